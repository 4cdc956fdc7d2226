"""The Surrender Phase (section 5.6): markers where CU stand in enemy spaces, and a roll for each siege (rulings 37, 114
and 126). Cards are played in the Action Phase alone (5.4 and 7.1.1), so none helps a roll here or voids it."""

from collections.abc import Mapping
from typing import Any

from engine.games.sword_of_rome.actions.turn import TakeSurrender
from engine.games.sword_of_rome.board.control import is_besieged, is_city, is_friendly, is_plain, is_tribe, set_place
from engine.games.sword_of_rome.board.shunning import is_shunning_etruscans
from engine.games.sword_of_rome.board.stacks import stack_in_space
from engine.games.sword_of_rome.cards.support import is_beyond_support, is_home_of_ally
from engine.games.sword_of_rome.contexts import SurrenderOf
from engine.games.sword_of_rome.events.turn import MarkerPlaced
from engine.games.sword_of_rome.frames.siege import SiegeRoll
from engine.games.sword_of_rome.frames.turn import Surrender
from engine.games.sword_of_rome.powers import are_permanent_allies, phase_decider_of_power, surviving_sides
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import Place, Power, Stack, SwordState
from engine.games.sword_of_rome.tables import SPACES, TABLES
from engine.games.sword_of_rome.turn.order import phase_order
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

RULES.procedure(Surrender)


def may_mark(state: SwordState, one: Stack) -> bool:
    """Return whether a stack's power may place its marker where the stack stands: an enemy space, neither city nor
    tribe. In an ally's home it only frees the space (ruling 37)."""
    space = one.space
    if not one.cu or not is_plain(state, space) or is_friendly(state, one.power, space):
        return False
    return bool(state.places[space].owner) or not is_home_of_ally(state, one.power, space)


def may_roll_siege(state: SwordState, one: Stack) -> bool:
    """Return whether a stack may roll: a commander and three CU or more at a city or tribe that it besieges, and that
    no card keeps it from (ruling 220)."""
    space = one.space
    if one.cu < TABLES.siege_table.least_cu or not one.leaders or is_beyond_support(state, space):
        return False
    if is_shunning_etruscans(state, one.power, space):
        return False
    if not (is_city(state, space) or is_tribe(state, space)) or not is_besieged(state, space):
        return False
    return state.places[space].besieger == one.power


def stacks_to_mark_and_to_siege(state: SwordState, side: Side) -> tuple[list[Stack], list[Stack]]:
    """Return the stacks whose markers a side may place, and those that may roll."""
    own = [one for one in state.stacks.values() if one.cu and phase_decider_of_power(state, one.power) == side]
    own.sort(key=lambda one: list(SPACES).index(one.space))
    return [one for one in own if may_mark(state, one)], [one for one in own if may_roll_siege(state, one)]


def _asked(state: SwordState) -> tuple[Side, ...]:
    return tuple([side for side in surviving_sides(state) if any(stacks_to_mark_and_to_siege(state, side))])


def _fields(state: SwordState, side: Side) -> dict[str, Any]:
    markers, sieges = stacks_to_mark_and_to_siege(state, side)
    fields: dict[str, Any] = {}
    if markers:
        fields["markers"] = Pick([one.space for one in markers], 0, len(markers))
    if sieges:
        fields["sieges"] = Pick([one.space for one in sieges], 0, len(sieges))
    return fields


def default_surrender(state: SwordState, side: Side) -> TakeSurrender:
    """Return what is done for who does not answer: all markers, and a roll unless it may end the siege (ruling 114)."""
    markers, sieges = stacks_to_mark_and_to_siege(state, side)
    least = TABLES.siege_table.least_cu
    rolls = [one.space for one in sieges if one.cu != least]
    return TakeSurrender(tuple([one.space for one in markers]), tuple(rolls))


def _context(state: SwordState, side: Side) -> SurrenderOf:
    markers, sieges = stacks_to_mark_and_to_siege(state, side)
    return SurrenderOf(tuple([one.space for one in markers]), tuple([one.space for one in sieges]), len(markers))


@RULES.ask(
    Surrender,
    sides=lambda state, frame: _asked(state),
    menu=lambda state, frame, side: Menu(Form(TakeSurrender, **_fields(state, side))),
    default=lambda state, frame, side: default_surrender(state, side),
    sealed=True,
    shown=True,
    section="5.6",
    context=lambda state, frame, side: _context(state, side),
)
def place_surrender_markers(play: SwordPlay, frame: Surrender, answers: Mapping[Side, TakeSurrender]) -> Goto:
    """Place the markers, in the order of the phase; the rolls follow in the same order."""
    rolls: list[tuple[str, ...]] = []
    for power in phase_order(play.state):
        answer = answers.get(phase_decider_of_power(play.state, power))
        if answer is None:
            continue
        for space in answer.markers:
            one = stack_in_space(play.state, power, space)
            if may_mark(play.state, one):
                place_marker(play, power, space)
        able = [
            space for space in answer.sieges if may_roll_siege(play.state, stack_in_space(play.state, power, space))
        ]
        rolls += [(power, space) for space in able]
    frame.rolls = tuple(rolls)
    return Goto("rolls")


def place_marker(play: SwordPlay, power: Power, space: str) -> None:
    """Place a power's marker; in an ally's home the space becomes independent, in the partner's home the partner's
    (rulings 97 and 111)."""
    old, home = play.state.places[space], SPACES[space].home
    after = "" if is_home_of_ally(play.state, power, space) else home if are_permanent_allies(home, power) else power
    set_place(play, space, Place(owner=after, subdued=old.subdued))
    play.emit(MarkerPlaced(power, space, old.owner, after))


@RULES.step(Surrender, "rolls")
def next_roll(play: SwordPlay, frame: Surrender) -> Next:
    """Roll for the next siege that still stands."""
    while frame.rolls:
        (power, space, *_), frame.rolls = frame.rolls[0], frame.rolls[1:]
        if may_roll_siege(play.state, stack_in_space(play.state, power, space)):
            side = phase_decider_of_power(play.state, power)
            return Call(SiegeRoll(side=side, power=power, space=space), "rolls")
    return End()
