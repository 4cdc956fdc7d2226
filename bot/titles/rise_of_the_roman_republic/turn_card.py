"""The cards of the thread: an Operations Phase, siege attrition, and what happens between them; the result first, then
a line an Operation."""

from collections.abc import Iterator, Sequence

from bot.messages.card import DIVIDER, Card, Part
from bot.messages.screen import SMALL
from bot.titles.card_keys import JOINS
from bot.titles.rise_of_the_roman_republic.office_lines import prorogued_in_vain
from bot.titles.rise_of_the_roman_republic.phase_lines import lines_of
from bot.titles.rise_of_the_roman_republic.results import MOST, bold_lines, leading_result_events
from bot.titles.rise_of_the_roman_republic.short_words import (
    legions_by_number,
    side_colour,
    side_emblem,
    side_or_tribe_of_leader,
)
from bot.words import Words
from engine.games.rise_of_the_roman_republic.events.cup import (
    ConquestCounted,
    ContinuationRolled,
    LeaderActivated,
    PhaseEnded,
    PointsCounted,
    TurnBegan,
)
from engine.games.rise_of_the_roman_republic.events.movement import InertiaRolled
from engine.games.rise_of_the_roman_republic.events.politics import LegionsRaised
from engine.games.rise_of_the_roman_republic.events.siege import SiegeAttritionRolled
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.options import OURS
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.events import Event
from engine.kernel.state import Side

PHASE, SIEGE = "phase", "siege_attrition"  # activities that are a card each
SEGMENTS = {  # by the key of its card, the events of a segment beyond Operations Phases
    "elections": "force_deployed turn_began legions_disbanded magistrates_prorogued pluto_visited emergency_found "
    "magistrate_elected imperium_assigned seat_left_open legions_raised leader_retained leader_drawn leader_placed "
    "commander_named magistrate_left",
    "cup": "cup_filled revolt_checked manpower_requested legions_reinforced auxiliaries_sent",
    "augury": "augury_read road_built plague_broke season_turned omens_seen senate_quarrelled omen_failed gauls_came",
    "ending": "devastation_tried recovery_rolled inertia_rolled sp_lost legion_trained forces_recovered points_counted "
    "conquest_counted",
}
OPENING = "strategic"  # the phase in which a turn begins
ELECTIONS = "elections"
COUNTED = (PointsCounted, ConquestCounted, InertiaRolled)  # with them a turn is over
SEGMENT_OF = {tag: key for key, tags in SEGMENTS.items() for tag in tags.split()}


def card_key_of_event(event: Event, within: Sequence[str]) -> str:
    """Return the key of the card that tells an event: a leader's phase, a marker of siege attrition, a segment; what is
    drawn next, or settled between them, joins the card before it."""
    own = next((one for one in within if one.rpartition("_")[0] in (PHASE, SIEGE)), "")
    return own or SEGMENT_OF.get(type(event).tag(), JOINS)


def turn_card(
    view: RiseView, actor: Side, events: Sequence[Event], words: Words, *, key: str, continued: bool = False
) -> Card:
    """Return the card of some events. actor: the side whose leader acts, as far as that is known. continued: it goes on
    from another of the same key."""
    first = leading_result_events(events)
    heads = bold_lines(first, words)
    rest = [event for event in events if event not in first]
    more = [line.replace("**", "") for line in heads[MOST:]]
    lines = [*more, *lines_of(rest, words, odds=view.charts == OURS, acted=bool(first))]
    if key == ELECTIONS and view.phase != OPENING and (idle := prorogued_in_vain(events)):
        lines.append(words("office.idle", leaders=idle, count=len(idle)))
    bold = "\n".join(heads[:MOST])
    parts: list[Part] = [bold, DIVIDER, "\n".join(lines)] if bold and lines else [bold or "\n".join(lines)]
    leader = next((event.leader for event in events if isinstance(event, LeaderActivated)), "")
    power = side_or_tribe_of_leader(leader)
    side = view.masters.get(power, power) or actor
    again = next((event.leader for event in events if isinstance(event, ContinuationRolled) and event.goes_on), "")
    if leader and not any(parts):
        parts = [*_stands(view, leader, words, begins=True)]
    elif again and not heads and all(line.startswith(SMALL) for line in lines):  # nothing has come of it yet
        parts = [*_stands(view, again, words, begins=False), *parts]
    elif continued and not heads and (own := _ended(events)) and all(line.startswith(SMALL) for line in lines):
        below = "\n".join(line for line in lines if line != words("phase_line.over"))  # that is said above
        parts = [words("outcome.ended", leader=own) + ".", below]  # its battle has a card of its own
    if key == ELECTIONS and not continued and not any(parts):
        parts = [words("turn.elections_begin")]
    accent = side_colour(side) if key.startswith(f"{PHASE}_") else None
    title = title_of(view, side, leader, events, words, key=key)
    if continued and not key.startswith(f"{PHASE}_"):  # that of a phase says so by itself
        title = words("turn.title_continued", title=title)
    return Card(title=title, parts=tuple(p for p in parts if p), colour=accent)


def _ended(events: Sequence[Event]) -> str:
    """Return whose phase is over, where these events end it without a roll; "" where they do not."""
    return next((event.leader for event in events if isinstance(event, PhaseEnded)), "")


def _stands(view: RiseView, leader: str, words: Words, *, begins: bool) -> Iterator[str]:
    """Yield where a leader stands with what, as their phase begins or goes on."""
    own = next((one for one in view.stacks if leader in one.leaders), None)
    if own is not None:
        yield words("turn.stands", begins=begins, place=own.hex, inside=own.inside, sp=own.sp,
                    legions=legions_by_number(own.legions), legions_count=len(own.legions))  # fmt: skip


def title_of(view: RiseView, side: Side, leader: str, events: Sequence[Event], words: Words, *, key: str) -> str:
    """Return whose phase a card is of, or of which segment."""
    if key.startswith(f"{PHASE}_"):
        if not leader:
            # By now another may act: whose phase it was say its rolls.
            own = next((event.leader for event in events if isinstance(event, ContinuationRolled | PhaseEnded)), "")
            return words("turn.goes_on", leader=own or view.acting or "none")
        office = next((man.office for man in view.magistrates if man.leader == leader), "none")
        return words("turn.phase", emblem=side_emblem(side, words), leader=leader, side=side, office=office,
                     own=side_or_tribe_of_leader(leader) == side)  # fmt: skip
    if key.startswith(f"{SIEGE}_"):
        dice = [event for event in events if isinstance(event, SiegeAttritionRolled)]
        besieged, marker = {event.place for event in dice}, max([event.marker for event in dice], default=0)
        return words("turn.sieges", count=len(besieged), marker=marker, most=FIGURES.siege_markers)
    began = next((event for event in events if isinstance(event, TurnBegan)), None)
    turn, year = (began.turn, began.year) if began is not None else (view.turn, view.year)
    if key == "ending" and began is None and view.phase == OPENING and turn > 1:  # the next turn has begun since
        turn, year = turn - 1, year + 1
    if key == "ending" and not any(isinstance(event, COUNTED) for event in events):
        key = "ending_begins"
    if key == ELECTIONS and events and all(isinstance(event, LegionsRaised) for event in events):  # by an augury
        key = "raised"
    elif key == ELECTIONS and turn == 1:
        key = "opening"
    known = key in (*SEGMENTS, "ending_begins", "opening", "raised")
    return words(f"turn.{key}" if known else "turn.other", turn=turn, last=view.last_turn, year=year)
