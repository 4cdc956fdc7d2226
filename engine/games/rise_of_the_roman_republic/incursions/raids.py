"""Raids of independent tribes: abroad only to attack a force or besiege a city (Samnite Wars)."""

from engine.games.rise_of_the_roman_republic.board.control import hexes_of, province_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.hexmap import distance, may_be_in_hex
from engine.games.rise_of_the_roman_republic.board.losses import whole_stack_part
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.sieges import enemies_outside, lift_broken_sieges
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key, stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.combat.attack import ATTACKED
from engine.games.rise_of_the_roman_republic.events.tribes import TribeReturned
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.games.rise_of_the_roman_republic.tribes.allegiance import is_tribe_besieging
from engine.games.rise_of_the_roman_republic.tribes.armies import confining_provinces


def send_idle_tribe_home(play: RisePlay, frame: Phase) -> None:
    """Put a tribe that is abroad, and has neither attacked nor stormed in this phase nor besieges a city, back into the
    nearest hex of its province where no enemy is (ruling G76)."""
    state = play.state
    there = stack_of_leader(state, frame.leader)
    if there is None or there.power not in TABLES.tribes or not total_sp(state, there):
        return
    homes = confining_provinces(state, there.power)
    if not homes or province_of(there.hex) in homes or not scenario_of(state).has_rule("tribal_revolts"):
        return
    if ATTACKED in frame.done or is_tribe_besieging(state, there.power):
        return
    own = [one for province in homes for one in hexes_of(province) if may_be_in_hex(state, one)]
    free = [one for one in own if not enemies_outside(state, there.power, one)] or own
    to = min(free, key=lambda one: (distance(there.hex, one), one))
    name = stack_key(there.power, there.hex, there.inside)
    move_force_to_hex(state, name, whole_stack_part(state, name).force, to)
    play.emit(TribeReturned(there.power, to))
    lift_broken_sieges(play)
