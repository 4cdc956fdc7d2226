"""What has come of a decision, for the side that took it: the result first, then why, then the dice.

Made from the events of the decision alone, in the form of the seat that reads it.
"""

from collections.abc import Sequence

from bot.titles.sentences import said
from bot.titles.sword_of_rome import battle_card
from bot.titles.sword_of_rome.battle_course import Course, course_of
from bot.titles.sword_of_rome.results import WEIGHTS, bold
from bot.titles.sword_of_rome.short_words import own_powers
from bot.titles.sword_of_rome.turn_lines import lines_of
from bot.titles.sword_of_rome.ways import DEEDS
from bot.words import Words, without_stop
from engine.games.sword_of_rome.events.cards import CardPlayed, SupportSpent
from engine.games.sword_of_rome.events.movement import ArmyMarched, LeaderActivated
from engine.games.sword_of_rome.events.siege import CityFell, SiegeRolled, TribeSubdued
from engine.games.sword_of_rome.events.turn import BecameActive
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.events import Event, ReplyReturned

BESIDE = 3  # lines that are told beside the one in bold
OBVIOUS = (CardPlayed, BecameActive)  # what the reader has just pressed, and what comes of every turn's end
GROUPED = (ArmyMarched, LeaderActivated, SupportSpent)  # told together, as in the thread


def outcome(view: SwordView, events: Sequence[Event], words: Words) -> list[str]:
    """Return what has come of a decision in a few lines; [] where nothing is told of it."""
    if any(isinstance(event, ReplyReturned) for event in events):
        others = [line for event in events if not isinstance(event, ReplyReturned) and (line := said(event, words))]
        return [words("outcome.returned"), *others[: BESIDE - 1]]
    course = course_of(events)
    if course is not None and course.winner:
        return battle(view, course, words)
    rolled = next((event for event in reversed(events) if isinstance(event, SiegeRolled)), None)
    if rolled is not None:
        return siege(rolled, events, words)
    return anything(view, events, words)


def battle(view: SwordView, course: Course, words: Words) -> list[str]:
    """Return how a battle ended for the reader, why, what it cost and what followed."""
    own = own_powers(view)
    begun = course.begun
    how = "won" if course.winner in own else "lost" if course.loser in own else "seen"
    other = course.loser if how == "won" else course.winner
    head = words(
        f"outcome.battle_{how}", space=begun.space, other=other, winner=course.winner, loser=course.loser,
        automatic="yes" if course.automatic is not None else "no",
    )  # fmt: skip
    lines = list(battle_card.verdict(course, words))
    after = lines_of(course.after, words)
    if course.automatic is not None:
        return [head, *lines, *after[: BESIDE - 1]]
    *dice, why, cost = lines
    return [head, why, " · ".join(dice), "\n".join((cost, *after[:BESIDE]))]


def siege(rolled: SiegeRolled, events: Sequence[Event], words: Words) -> list[str]:
    """Return what a roll on the siege table came to: the level against the loyalty that it must reach."""
    fell = next((e for e in events if isinstance(e, CityFell | TribeSubdued) and e.space == rolled.space), None)
    key = "outcome.siege_on"
    head = (
        bold(fell, words)
        if fell is not None
        else words(key, space=rolled.space, points=rolled.points, level=rolled.level, needed=rolled.needed)
    )
    table = words(
        "outcome.siege_dice", dice=rolled.dice, sum=sum(rolled.dice) + rolled.modifier, points=rolled.points,
        modifier=f"{rolled.modifier:+d}", changed="yes" if rolled.modifier else "no", lost=rolled.lost,
    )  # fmt: skip
    missing = rolled.needed - rolled.level
    return [head, table, *([words("outcome.siege_missing", count=missing)] if fell is None and missing > 0 else [])]


def anything(view: SwordView, events: Sequence[Event], words: Words) -> list[str]:
    """Return the weightiest event in bold (of equal ones the reader's own, then the last), then the others; marches and
    support in one line each, which come first where nothing weighs more."""
    told = [event for event in events if said(event, words) and not isinstance(event, OBVIOUS)]
    if not told:
        following = next((event for event in reversed(events) if isinstance(event, BecameActive)), None)
        if following is not None:
            return [words("outcome.turn_over", side=following.side)]
        return [bold(event, words) for event in events if said(event, words)][:1]
    own = own_powers(view) | {mine.side for mine in getattr(view, "own", ())}
    head = max(range(len(told)), key=lambda n: (_weight(told[n]), not own.isdisjoint(_whose(told[n])), n))
    if isinstance(told[head], (*DEEDS, *GROUPED)):
        first, *lines = [part for line in lines_of(told, words) for part in line.split("\n")]
        head_line = f"**{without_stop(first.replace('**', ''))}**"
    else:
        lines = lines_of([event for n, event in enumerate(told) if n != head], words)
        head_line = bold(told[head], words)
    more = [words("result.more", count=len(lines) - BESIDE)] if len(lines) > BESIDE else []
    return [head_line, *lines[:BESIDE], *more]


def _weight(event: Event) -> int:
    return WEIGHTS.get(type(event).tag(), 0)


def _whose(event: Event) -> tuple[str, ...]:
    """Return the sides and powers that an event is of."""
    return tuple([str(getattr(event, field, "")) for field in ("side", "power")])
