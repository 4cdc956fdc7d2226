"""What has come of a decision, for the side that took it: the result first, then why, then the dice.

Made from the events of the decision alone, in the form of the seat that reads it.
"""

from collections.abc import Iterator, Sequence, Set

from bot.titles.sentences import event_sentence
from bot.titles.sword_of_rome import battle_card
from bot.titles.sword_of_rome.battle_course import BattleProgress, course_by_dice, course_of
from bot.titles.sword_of_rome.dice_tables import siege_table_line
from bot.titles.sword_of_rome.notes import space_view_of
from bot.titles.sword_of_rome.results import WEIGHTS, bold_event_text
from bot.titles.sword_of_rome.short_words import SEA, own_powers
from bot.titles.sword_of_rome.turn_lines import lines_of
from bot.titles.sword_of_rome.ways import DEEDS, way_begun_by_event
from bot.words import Words, without_stop
from engine.games.sword_of_rome.board.roads import adjacent_spaces
from engine.games.sword_of_rome.events.cards import CardPlayed, SupportSpent
from engine.games.sword_of_rome.events.diplomacy import AllianceBroken
from engine.games.sword_of_rome.events.movement import (
    ArmyMarched,
    InterceptionDeclared,
    InterceptionRolled,
    LeaderActivated,
)
from engine.games.sword_of_rome.events.siege import CityFell, SiegeRolled, TribeSubdued
from engine.games.sword_of_rome.events.turn import (
    AttritionRolled,
    BecameActive,
    DesperatePlayed,
    Isolated,
    MarkerPlaced,
    Scored,
    TurnBegan,
)
from engine.games.sword_of_rome.tables import SPACES
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.events import Event, ReplyReturned
from engine.kernel.texts import keyed_text

BESIDE = 3  # lines that are shown beside the one in bold
OBVIOUS = (CardPlayed, BecameActive)  # what the reader has just pressed, and what comes of every turn's end
LATER = (
    AttritionRolled,
    MarkerPlaced,
    Isolated,
    Scored,
    TurnBegan,
)  # with which another part of the turn begins
GRAVE = 70  # weight from which an event comes first, whosever it is
GROUPED = (ArmyMarched, LeaderActivated, SupportSpent)  # told together, as in the thread


def outcome_lines(view: SwordView, events: Sequence[Event], words: Words, *, is_latest: bool = True) -> list[str]:
    """Return what has come of a decision in a few lines; [] where nothing is said of it. is_latest: nobody has decided
    anything since; else it is no news any more whose turn came next."""
    if any(isinstance(event, ReplyReturned) for event in events):
        others = [
            line for event in events if not isinstance(event, ReplyReturned) and (line := event_sentence(event, words))
        ]
        return [words("outcome.returned"), *others[: BESIDE - 1]]
    course = course_of(events) or course_by_dice(events)
    if course is not None and course.winner:
        return battle_outcome_lines(view, course, words)
    rolled = next((event for event in reversed(events) if isinstance(event, SiegeRolled)), None)
    if rolled is not None and not any(isinstance(event, LATER) for event in events):
        return siege_outcome_lines(rolled, events, words)
    own = own_powers(view) | {mine.side for mine in getattr(view, "own", ())}
    events = [event for event in events if not isinstance(event, DesperatePlayed) or _is_own(event, own)]
    if not is_latest:
        events = [event for event in events if not isinstance(event, BecameActive)]
    return [*weightiest_outcome_lines(view, events, words), *not_intercepted_lines(view, events, words)]


def not_intercepted_lines(view: SwordView, events: Sequence[Event], words: Words) -> Iterator[str]:
    """Yield which armies stand beside the way of the reader's own, where nobody has intercepted it."""
    own = own_powers(view)
    marched = [event for event in events if isinstance(event, ArmyMarched) and event.power in own]
    if not marched or any(isinstance(event, InterceptionDeclared) for event in events):
        return
    way = {event.goal.removeprefix(SEA) for event in marched}
    friends = {power for pair in view.alliances if own.intersection(pair) for power in pair} | own
    near = {beside for space in way if space in SPACES for beside in adjacent_spaces(space)} - way
    armies = [one for one in view.stacks if one.space in near and one.cu and one.leaders and one.power not in friends]
    if armies:
        parts = tuple(keyed_text("outcome.army_near", leader=one.leaders[0], space=one.space) for one in armies)
        yield words("outcome.not_intercepted", parts=parts)


def battle_outcome_lines(view: SwordView, course: BattleProgress, words: Words) -> list[str]:
    """Return how a battle ended for the reader, why, what it cost and what followed."""
    own = own_powers(view)
    begun = course.begun
    how = "won" if course.winner in own else "lost" if course.loser in own else "seen"
    other = course.loser if how == "won" else course.winner
    head = words(
        f"outcome.battle_{how}", space=begun.space, other=other, winner=course.winner, loser=course.loser,
        automatic="yes" if course.automatic is not None else "no",
    )  # fmt: skip
    lines = list(battle_card.battle_verdict_lines(course, words))
    after = lines_of(course.after, words)
    if course.automatic is not None:
        return [head, *lines, *after[: BESIDE - 1]]
    if course.decided is not None and not course.decided.bloodless:
        *dice, why, cost, table = lines
        cost = f"{cost}\n{table}"
    else:
        *dice, why, cost = lines
    return [head, why, " · ".join(dice), "\n".join((cost, *after[:BESIDE]))]


def siege_outcome_lines(rolled: SiegeRolled, events: Sequence[Event], words: Words) -> list[str]:
    """Return what a roll on the siege table came to: the level against the loyalty that it must reach."""
    fell = next((e for e in events if isinstance(e, CityFell | TribeSubdued) and e.space == rolled.space), None)
    key = "outcome.siege_on"
    head = (
        bold_event_text(fell, words)
        if fell is not None
        else words(key, space=rolled.space, points=rolled.points, level=rolled.level, needed=rolled.needed)
    )
    table = words(
        "outcome.siege_dice", dice=rolled.dice, sum=sum(rolled.dice) + rolled.modifier, points=rolled.points,
        modifier=f"{rolled.modifier:+d}", changed="yes" if rolled.modifier else "no", lost=rolled.lost,
    )  # fmt: skip
    missing = rolled.needed - rolled.level
    table = f"{table}\n{siege_table_line(words)}"
    return [head, table, *([words("outcome.siege_missing", count=missing)] if fell is None and missing > 0 else [])]


def weightiest_outcome_lines(view: SwordView, events: Sequence[Event], words: Words) -> list[str]:
    """Return the weightiest event in bold (the reader's own before another's, of equal ones the last; none of what came
    after their deed, such as the end of a turn), then the others; marches and support in one line each, which come
    first where nothing weighs more."""
    rolled = {(event.leader, event.space) for event in events if isinstance(event, InterceptionRolled)}
    told = [event for event in events if event_sentence(event, words) and not isinstance(event, OBVIOUS)]
    told = [e for e in told if not isinstance(e, InterceptionDeclared) or (e.leader, e.space) not in rolled]
    if not told:
        following = next((event for event in reversed(events) if isinstance(event, BecameActive)), None)
        if following is not None:
            return [words("outcome.turn_over", side=following.side)]
        return [bold_event_text(event, words) for event in events if event_sentence(event, words)][:1]
    own = own_powers(view) | {mine.side for mine in getattr(view, "own", ())}
    prices = [broken_price_line(view, event, words) for event in told if isinstance(event, AllianceBroken)]
    after = next((n for n, event in enumerate(told) if isinstance(event, LATER)), 0) or len(told)
    deed = told[:after]
    head = max(range(after), key=lambda n: (_weight(deed[n]) >= GRAVE, _matters(deed[n], own), _weight(deed[n]), n))
    if isinstance(deed[head], DEEDS) and not any(way_begun_by_event(event) for event in deed):
        rest = [event for event in told if event is not deed[head]]
        return [bold_event_text(deed[head], words), *_beside([], rest, own, words)]
    if isinstance(deed[head], (*DEEDS, *GROUPED)):
        start = next(
            (n for n, event in enumerate(deed) if way_begun_by_event(event) or isinstance(event, SupportSpent)), 0
        )
        first, *lines = [*_parts(deed[start:], words), *_parts(deed[:start], words)]
        return [f"**{without_stop(first.replace('**', ''))}**", *_beside(lines, told[after:], own, words)]
    rest = [event for n, event in enumerate(told) if n != head]
    return [bold_event_text(deed[head], words), *_beside(prices, rest, own, words)]


def broken_price_line(view: SwordView, broken: AllianceBroken, words: Words) -> str:
    """Return what became of the spaces that paid for breaking an alliance."""
    parts = []
    for space in dict.fromkeys(broken.cost):
        place = space_view_of(view, space)
        is_held = place is not None and place.owner == broken.power
        key = "outcome.paid_loyalty" if is_held else "outcome.paid_lost"
        parts.append(keyed_text(key, space=space, loyalty=place.loyalty if place is not None else 0))
    return words("outcome.paid", parts=tuple(parts))


def _beside(lines: Sequence[str], rest: Sequence[Event], own: Set[str], words: Words) -> list[str]:
    """Return what stands below the result: some lines, then what else has happened; where that is too much the reader's
    own first, and how many lines are left out."""
    others = _parts(rest, words)
    whole = [*lines, *others]
    if len(whole) <= BESIDE + 1:  # a line that says "1 more" is no shorter
        return whole
    mine = sorted((event for event in rest if _is_own(event, own)), key=_weight, reverse=True)
    kept = dict.fromkeys([*lines, *_parts(mine, words), *others])
    shown = list(kept)[:BESIDE]
    return [*shown, words("result.more", count=len(whole) - len(shown))]


def _parts(events: Sequence[Event], words: Words) -> list[str]:
    return [part for line in lines_of(events, words) for part in line.split("\n")]


def _matters(event: Event, own: Set[str]) -> bool:
    """Return whether an event is the reader's own and no mere trifle, such as that a dictator's time is over."""
    return _weight(event) > 0 and _is_own(event, own)


def _is_own(event: Event, own: Set[str]) -> bool:
    return not own.isdisjoint(_whose(event))


def _weight(event: Event) -> int:
    return WEIGHTS.get(type(event).tag(), 0)


def _whose(event: Event) -> tuple[str, ...]:
    """Return the sides and powers that an event is of."""
    return tuple([str(getattr(event, field, "")) for field in ("side", "power")])
