"""The Senones, who come over the mountains when an augury calls them (Samnite Wars; rulings W1 and W15)."""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.tribes import PlaceTribe
from engine.games.rise_of_the_roman_republic.board.control import hexes_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.hexmap import GAULS, may_be_in_hex
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack, stack_at
from engine.games.rise_of_the_roman_republic.cup.markers import add_markers
from engine.games.rise_of_the_roman_republic.events.tribes import GaulsCame
from engine.games.rise_of_the_roman_republic.frames.tribes import Invasion
from engine.games.rise_of_the_roman_republic.manpower.levies import tribal_army
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState, Troops
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.games.rise_of_the_roman_republic.tribes.allegiance import SAMNITES
from engine.games.rise_of_the_roman_republic.tribes.armies import troop_kind_of_tribe
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import End, Goto
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

RULES.procedure(Invasion)


def gallic_starting_hexes(state: RiseState) -> tuple[str, ...]:
    """Return where the Gauls may begin."""
    found = [one for province in scenario_of(state).gallic for one in hexes_of(province)]
    return tuple([one for one in found if may_be_in_hex(state, one, GAULS)])


@RULES.step(Invasion)
def roll_invasion_size(play: RisePlay, frame: Invasion) -> Goto:
    """Roll how strong they are."""
    frame.die = roll_d10(play, "tribal_army")
    return Goto("place")


@RULES.ask(
    Invasion,
    "place",
    sides=lambda state, frame: (SAMNITES,),
    menu=lambda state, frame, side: Menu(Form(PlaceTribe, place=OneOf(gallic_starting_hexes(state)))),
    default=lambda state, frame, side: PlaceTribe(gallic_starting_hexes(state)[0]),
    subject=lambda state, frame, side: keyed_text("prompt.invasion.place", sp=sum(tribal_army(GAULS, frame.die))),
    section="scenarios",
)
def place_invaders(play: RisePlay, frame: Invasion, answers: Mapping[Side, PlaceTribe]) -> End:
    """Put them down, led by the Samnite player, and their markers into the cup."""
    state, place = play.state, answers[SAMNITES].place
    infantry, cavalry = tribal_army(GAULS, frame.die)
    leader = TABLES.tribes[GAULS].leader
    army = msgspec.structs.replace(stack_at(state, GAULS, place), leaders=(leader,))
    state.masters = {**state.masters, GAULS: SAMNITES}
    set_stack(state, add_troops(army, (Troops(troop_kind_of_tribe(GAULS), infantry, cavalry),)))
    add_markers(state, leader, LEADERS[leader].initiative)
    play.emit(GaulsCame(frame.die, infantry, cavalry, place))
    return End()
