"""The Manpower Operation of Rome: the roll on the Legion Request Table (sections 10.11 to 10.15; rulings c.15, c.40,
G46 and G47)."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.actions.manpower import RaiseManpower
from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.halves import legions_in_play
from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.events.manpower import ManpowerRequested
from engine.games.rise_of_the_roman_republic.frames.manpower import Raising
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.manpower.levies import reinforcement_sp, requested_legion_count
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.politics.emergency import MAJOR, MINOR, emergency_degree
from engine.games.rise_of_the_roman_republic.politics.hierarchy import overall_commanders
from engine.games.rise_of_the_roman_republic.politics.raising import free_legion_numbers
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import ROME, TABLES
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form
from engine.kernel.rulebook import Call

LEGIONS, REINFORCEMENTS = "legions", "reinforcements"


def may_raise(state: RiseState, leader: str) -> bool:
    """Return whether a leader may ask for manpower: Rome's Overall Commander for it, once a turn; not where it is
    raised in a segment of its own, nor in the first turn of Thunderbolt."""
    known = scenario_of(state)
    if known.has_rule("manpower_segment") or (known.has_rule("schedule") and state.turn == 1) or ROMANS in state.levied:
        return False
    return leader in overall_commanders(state, ROMANS, manpower=True)


def manpower_modifiers(state: RiseState) -> tuple[Modifier, ...]:
    """Return the modifiers of the die: the Emergency's (the larger alone, ruling G46), few legions, Rome lost."""
    figures, count = TABLES.legion_request.modifiers, len(legions_in_play(state))
    found = (
        Modifier("emergency", {MINOR: figures.minor, MAJOR: figures.major}.get(emergency_degree(state)[0], 0)),
        Modifier("few_legions", figures.few if count < figures.few_below else 0, count),
        Modifier("rome_lost", figures.rome_lost if _rome_occupied(state) else 0),
    )
    return tuple([one for one in found if one.amount])


def modifiers_with_fleets(state: RiseState) -> tuple[Modifier, ...]:
    """Return the modifiers of either roll for men: those of the die, and the ships that were built (section 7.11)."""
    ships = Modifier("ships_built", TABLES.legion_request.modifiers.naval * state.fleets, state.fleets)
    return (*manpower_modifiers(state), *([ships] if ships.amount else []))


def _rome_occupied(state: RiseState) -> bool:
    there = [one for one in state.stacks.values() if one.inside and one.hex == ROME and total_sp(state, one)]
    return any(side_of(state, one.power) != ROMANS for one in there)


@register_operation_form(RaiseManpower, "manpower")
def manpower_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer new legions, or reinforcements for old ones: never both (section 10.14)."""
    if may_raise(state, frame.leader):
        yield Form(RaiseManpower, what=OneOf((LEGIONS, REINFORCEMENTS)))


@register_operation_effect(RaiseManpower)
def raise_manpower(play: RisePlay, frame: Phase, action: RaiseManpower) -> Call:
    """Roll, and put on the map what comes."""
    state = play.state
    die = roll_d10(play, "manpower")
    found = modifiers_with_fleets(state)
    change = sum(one.amount for one in found)
    numbers: tuple[str, ...] = ()
    infantry = cavalry = 0
    if action.what == LEGIONS:
        numbers = free_legion_numbers(state, requested_legion_count(die + change, len(legions_in_play(state))))
    else:
        infantry, cavalry = reinforcement_sp(die + change)
    extra = scenario_of(state).has_rule("auxiliaries") and die + change >= TABLES.legion_request.auxiliaries.at
    state.levied = (*state.levied, ROMANS)
    play.emit(ManpowerRequested(frame.leader, action.what, die, change, len(numbers), infantry, cavalry, extra, found))
    return Call(Raising(step="engine", legions=numbers, infantry=infantry, cavalry=cavalry, auxiliaries=extra), "")
