"""What has come of a decision, for the side that took it: the result first, then why, then the dice.

Made from the events of the decision alone, up to the end of the phase in which it was taken.
"""

from collections.abc import Sequence

from bot.titles.rise_of_the_roman_republic import battle_card
from bot.titles.rise_of_the_roman_republic.battle_course import BattleProgress, course_of
from bot.titles.rise_of_the_roman_republic.marches import interception_line, others_deeds_during_march
from bot.titles.rise_of_the_roman_republic.phase_lines import lines_of
from bot.titles.rise_of_the_roman_republic.results import bold_lines, leading_result_events
from bot.titles.rise_of_the_roman_republic.short_words import die_text, own_sides, side_or_tribe_of_leader
from bot.titles.rise_of_the_roman_republic.siege_lines import SIEGE, siege_attrition_lines
from bot.titles.sentences import event_sentence, joined_parts, without_bold_marks
from bot.words import Words, without_stop
from engine.games.rise_of_the_roman_republic.events.combat import BattleBegan, CommandRolled, SpLost
from engine.games.rise_of_the_roman_republic.events.cup import (
    ContinuationRolled,
    CupFilled,
    LeaderActivated,
    MarkerDrawn,
    PhaseEnded,
)
from engine.games.rise_of_the_roman_republic.events.movement import InterceptionTried
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken, SiegeAttritionRolled
from engine.games.rise_of_the_roman_republic.events.tribes import TribeMastered, TribeMustered, TribeRolled
from engine.games.rise_of_the_roman_republic.options import OURS
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.events import Event, ReplyReturned

SMALL = "-# "  # before small print
TRIBES = (TribeRolled, TribeMastered, TribeMustered)  # what becomes of a tribe that takes up arms
BESIDE = 3  # lines that are shown beside the one in bold


def outcome_lines(view: RiseView, events: Sequence[Event], words: Words, *, is_latest: bool = True) -> list[str]:
    """Return what has come of a decision in a few lines; [] where nothing is said of it. is_latest: nobody has decided
    anything since; else it is no news any more who goes on, or acts next."""
    if any(isinstance(event, ReplyReturned) for event in events):
        return [words("outcome.returned")]
    own, later = _parted(events)
    own = [event for event in own if not (later and isinstance(event, CupFilled))]  # the thread lists its markers
    course = course_of(own)
    if course is not None and (course.rolled is not None or course.is_avoided):
        lines = battle_outcome_lines(view, course, words)
    else:
        lines = outcome_lines_results_first(view, own, words)
    if not lines and (begins := next((event for event in own if isinstance(event, LeaderActivated)), None)):
        lines = [words("outcome.begins", leader=begins.leader)]
    return (
        [*lines, *_meanwhile(view, later, words), *_after(view, own, later, words, is_latest=is_latest)]
        if lines or later
        else []
    )


def battle_summary_text(events: Sequence[Event], words: Words) -> str:
    """Return a battle in one line for whoever has not seen it: how it ended where, and who came with what; of one that
    they saw begin the dice. events: from its beginning on, or from the dice."""
    again = next((n for n, event in enumerate(events) if n and isinstance(event, BattleBegan)), len(events))
    course = course_of(events[:again])
    if course is None:
        return ""
    if course.rolled is not None and not isinstance(events[0], BattleBegan):
        return joined_parts([f"**{battle_card.title_of(course, words, over=False)}**",
                       battle_card.dice_line(course.rolled, words)])  # fmt: skip
    title = battle_card.title_of(course, words, over=course.rolled is not None)
    return joined_parts([f"**{title}**", next(battle_card.arrival_lines(course, words))])


def _parted(events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """Return what belongs to the decision, and what the table went on with: the next marker and its phase."""
    at = next((n for n, event in enumerate(events) if isinstance(event, MarkerDrawn)), len(events))
    return list(events[:at]), list(events[at:])


def battle_outcome_lines(view: RiseView, course: BattleProgress, words: Words) -> list[str]:
    """Return how a battle ended for the reader, why, what it cost and what followed."""
    own = own_sides(view)
    how = "avoided" if course.is_avoided else "draw" if not course.winner else "seen"
    if course.winner in own or view.masters.get(course.winner) in own:
        how = "won"
    elif course.loser in own or view.masters.get(course.loser) in own:
        how = "lost"
    begun = course.begun
    head = words(f"outcome.battle_{how}", place=begun.place, winner=course.winner or "none", attacker=begun.attacker,
                 loser=course.loser or "none", defender=begun.defender)  # fmt: skip
    odds = view.charts == OURS
    after = lines_of(course.after, words, odds=odds)
    return [head, *battle_card.battle_verdict_lines(course, words, over=False, odds=odds), *after[:BESIDE]]


def outcome_lines_results_first(view: RiseView, events: Sequence[Event], words: Words) -> list[str]:
    """Return the results in bold, or the first thing that was done, then what else happened."""
    first = _deeds(events) or list(events)
    first.sort(key=lambda event: isinstance(event, CommandRolled))  # who commanded never stands first
    heads = bold_lines(leading_result_events(first), words)
    if not heads and first and isinstance(first[0], TribeRolled):  # who added Guile to their die asks what it brought
        tribe = [event for event in first if isinstance(event, TRIBES) and event.tribe == first[0].tribe]
        heads, first = (
            [_bold(others_deeds_during_march(tribe, words)[0])],
            [event for event in first if event not in tribe],
        )
    tries = [one for one in first if isinstance(one, InterceptionTried) and one.power in _powers(view)]
    if not heads and tries:  # whoever tried asks first whether they have caught them
        tried = next((one for one in tries if one.caught), tries[0])
        heads, first = [_bold(interception_line(tried, words))], [event for event in first if event is not tried]
    rest = [event for event in first if event not in leading_result_events(first)]
    lines = lines_of(rest, words, odds=view.charts == OURS)
    ended = rest[0] if rest else None
    if not heads and isinstance(ended, PhaseEnded) and len(rest) == 1:
        return [_bold(words("outcome.ended", leader=ended.leader))]  # by its leader, or before, by a die
    if not heads and lines:
        heads, lines = [_bold(lines[0].removeprefix(SMALL))], lines[1:]
    return [*heads[:2], *_few(lines, words)]


def _deeds(events: Sequence[Event]) -> list[Event]:
    """Return what happened but for how the phase went on."""
    return [event for event in events if not isinstance(event, ContinuationRolled | PhaseEnded)]


def _bold(line: str) -> str:
    return f"**{without_stop(without_bold_marks(line))}**"


def _meanwhile(view: RiseView, later: Sequence[Event], words: Words) -> list[str]:
    """Return what befell the reader's side before somebody acts again: men lost in sieges, and which cities fell."""
    own = own_sides(view)
    sieges = dict(siege_attrition_lines(later, _powers(view), words))
    rolled = any(isinstance(one, SiegeAttritionRolled) for one in later)

    def told(event: Event) -> bool:
        lost = isinstance(event, SpLost) and event.power in own and not (rolled and event.cause == SIEGE)
        return lost or isinstance(event, CityTaken)

    return _few(
        [sieges.get(n) or event_sentence(one, words) for n, one in enumerate(later) if n in sieges or told(one)], words
    )


def _powers(view: RiseView) -> set[str]:
    """Return the powers that the reader leads."""
    own = own_sides(view)
    return {*own, *[power for power, side in view.masters.items() if side in own]}


def _few(lines: Sequence[str], words: Words) -> list[str]:
    """Return the first of some lines and how many more there are; all if it is only one more."""
    if len(lines) <= BESIDE + 1:
        return list(lines)
    return [*lines[:BESIDE], words("result.more", count=len(lines) - BESIDE)]


def _after(view: RiseView, own: Sequence[Event], later: Sequence[Event], words: Words, *, is_latest: bool) -> list[str]:
    """Return whether the phase goes on, and what was drawn then. Of a decision from before others': only with which die
    the reader's own leader went on or was finished."""
    rolls = [event for event in own if isinstance(event, ContinuationRolled)]
    if not is_latest:
        powers, later = _powers(view), ()
        rolls = [event for event in rolls if side_or_tribe_of_leader(event.leader) in powers]
    told = []
    if rolls:
        last = rolls[-1]
        key = "outcome.goes_on" if last.goes_on else "outcome.finished"
        told.append(words(key, leader=last.leader, die=die_text(last.die, words), campaign=last.campaign))
    elif is_latest and _deeds(own) and (ended := [event for event in own if isinstance(event, PhaseEnded)]):
        told.append(words("outcome.ended", leader=ended[-1].leader))
    drawn = [event.marker for event in later if isinstance(event, MarkerDrawn)]
    acts = next((event.leader for event in later if isinstance(event, LeaderActivated)), "")
    if acts:
        told.append(words("outcome.acts", leader=acts, side=LEADERS[acts].side))
    elif drawn:
        told.append(words("outcome.drawn", marker=drawn[-1]))
    line = joined_parts(told)
    return [line[:1].upper() + line[1:]] if told else []
