"""Samnite manpower: once a turn any of their leaders rolls on their table (Samnite Wars; rulings c.15 and W9)."""

from collections.abc import Iterator, Mapping

from engine.games.rise_of_the_roman_republic.actions.diplomacy import RaiseSamnites
from engine.games.rise_of_the_roman_republic.actions.manpower import PlaceLevy, SplitLevy
from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.seasons import is_plagued
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.events.manpower import SamnitesRaised
from engine.games.rise_of_the_roman_republic.frames.manpower import SamniteLevy
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.manpower.levies import samnite_levy_size
from engine.games.rise_of_the_roman_republic.manpower.segment import (
    SAMNITES,
    levy_menu,
    put_samnite_levy_into_town,
    samnite_towns,
)
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.forms import Form
from engine.kernel.rulebook import Call, End, Goto
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

RULES.procedure(SamniteLevy)


def samnite_sp(state: RiseState) -> int:
    """Return the SP that the Samnites have in play."""
    return sum([total_sp(state, one) for one in state.stacks.values() if one.power == SAMNITES])


def samnite_levy_cities(state: RiseState) -> tuple[str, ...]:
    """Return where a levy may appear: in the cities of Samnium that are theirs, besieged ones too; none in a plague."""
    return tuple([one for one in samnite_towns(state) if not is_plagued(state, province_of(one))])


@register_operation_form(RaiseSamnites, "manpower")
def levy_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer it to any Samnite leader, once a turn."""
    if not scenario_of(state).has_rule("samnite_manpower") or SAMNITES in state.levied:
        return
    there = stack_of_leader(state, frame.leader)
    if there is not None and there.power == SAMNITES and samnite_levy_cities(state):
        yield Form(RaiseSamnites)


@register_operation_effect(RaiseSamnites)
def raise_samnite_levy(play: RisePlay, frame: Phase, action: RaiseSamnites) -> Call:
    """Roll, and place what comes."""
    play.state.levied = (*play.state.levied, SAMNITES)
    return Call(SamniteLevy(), "")


@RULES.step(SamniteLevy)
def roll_samnite_levy(play: RisePlay, frame: SamniteLevy) -> Goto | End:
    """Roll by the SP that are in play: never more than a hundred come together."""
    in_play = samnite_sp(play.state)
    die = roll_d10(play, "samnite_levy")
    frame.levy = samnite_levy_size(die, in_play)
    play.emit(SamnitesRaised(die, in_play, *frame.levy))
    return Goto("place") if sum(frame.levy) and samnite_levy_cities(play.state) else End()


@RULES.ask(
    SamniteLevy,
    "place",
    sides=lambda state, frame: (SAMNITES,),
    menu=lambda state, frame, side: levy_menu(samnite_levy_cities(state), *frame.levy),
    default=lambda state, frame, side: PlaceLevy(samnite_levy_cities(state)[0]),
    subject=lambda state, frame, side: keyed_text(
        "prompt.samnite_levy.place", infantry=frame.levy[0], cavalry=frame.levy[1]
    ),
    section="scenarios",
)
def place_samnite_levy(play: RisePlay, frame: SamniteLevy, answers: Mapping[Side, PlaceLevy | SplitLevy]) -> Goto | End:
    """Put the men into a town, or a part of them, and ask again."""
    frame.levy = put_samnite_levy_into_town(play, frame.levy, answers[SAMNITES])
    return Goto("place") if sum(frame.levy) else End()
