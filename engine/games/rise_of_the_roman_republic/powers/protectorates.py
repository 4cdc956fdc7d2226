"""Powers that are somebody's while the level of their row makes it their ally: Carthage, Syracuse and the Greeks of
Sicily, the Mamertines (The Eagle; rulings c.57, c.59, E12, E22 and E28)."""

import msgspec

from engine.games.rise_of_the_roman_republic.board.bonds import WON
from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.sieges import is_friendly_city, lift_broken_sieges
from engine.games.rise_of_the_roman_republic.board.stacks import (
    add_troops,
    set_stack,
    stack_at,
    stack_of_leader,
    total_sp,
)
from engine.games.rise_of_the_roman_republic.cup.markers import add_markers
from engine.games.rise_of_the_roman_republic.events.powers import PowerEnlisted, PowerLost, PowersAwoke, PowerWon
from engine.games.rise_of_the_roman_republic.events.tribes import ForceEvicted
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.setup import place_setup_row
from engine.games.rise_of_the_roman_republic.state import Power, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.games.rise_of_the_roman_republic.tribes.armies import put_others_outside_city
from engine.kernel.state import Side

AWAKE = "awake"  # before a power, among what has happened


def allied_side(state: RiseState, power: Power) -> Side:
    """Return the side whose ally a power is now; "" nobody's."""
    boxes = state.levels.get(scenario_of(state).protectorates.get(power, ""), {})
    return next((side for side in state.players if boxes.get(side, 0) >= TABLES.alliance.ally), "")


def has_joined_for_good(state: RiseState, power: Power) -> bool:
    """Return whether a power's men have joined a side for good."""
    serves = scenario_of(state).enlists.get(power, "")
    return bool(serves) and state.masters.get(power) == serves


def wake_dormant_powers(play: RisePlay, powers: tuple[Power, ...], why: str) -> None:
    """Put the units of powers on the map that have kept still so far; none for a city that has been taken before."""
    state = play.state
    new = tuple([one for one in dict.fromkeys(powers) if f"{AWAKE}:{one}" not in state.once])
    later = [row for row in scenario_of(state).later if row.power in new]
    rows = [row for row in later if state.cities[row.hex].holder == row.power]
    for row in rows:
        place_setup_row(state, row)
    state.once = (*state.once, *[f"{AWAKE}:{one}" for one in new])
    if rows:
        play.emit(PowersAwoke(tuple(dict.fromkeys([row.power for row in rows])), why))


def review_protectorates(play: RisePlay) -> None:
    """See which powers have become whose ally: they are theirs at once. What a side has lost is not its own any more
    when the next turn begins, or another wins it."""
    state = play.state
    for power in scenario_of(state).protectorates:
        side = allied_side(state, power)
        if side and side != state.masters.get(power, "") and not has_joined_for_good(state, power):
            _win(play, power, side)


def _win(play: RisePlay, power: Power, side: Side) -> None:
    state = play.state
    before = state.masters.get(power, "")
    if before:
        _lose(play, power, before)
    wake_dormant_powers(play, (power,), "won")
    state.masters = {**state.masters, power: side}
    state.once = (*state.once, f"{WON}:{power}:{state.turn}")
    play.emit(PowerWon(power, side))
    if scenario_of(state).enlists.get(power) == side:
        _enlist(play, power, side)
    for leader in leaders_of(state, power):
        add_markers(state, leader, LEADERS[leader].initiative)
    lift_broken_sieges(play)


def leaders_of(state: RiseState, power: Power) -> tuple[str, ...]:
    """Return the leaders of a power who act for who controls it: those on the map, and one who is still to come with
    their army."""
    known = scenario_of(state)
    men = [one for one, man in LEADERS.items() if man.side == power and state.scenario in man.scenarios]
    on_map = [one for one in men if stack_of_leader(state, one) is not None]
    coming = known.expedition
    if coming is not None and coming.power == power and coming.leader not in (*on_map, *state.gone, *state.wounded):
        on_map.append(coming.leader)
    return tuple(on_map)


def _enlist(play: RisePlay, power: Power, side: Side) -> None:
    """Let the units of a power in its cities join a side's own, with their leaders (ruling E12)."""
    state = play.state
    for one in [one for one in state.stacks.values() if one.power == power and one.inside]:
        own = stack_at(state, side, one.hex, inside=True)
        set_stack(state, Stack(power, one.hex, True))
        joined = msgspec.structs.replace(own, leaders=(*own.leaders, *one.leaders), engines=own.engines + one.engines)
        set_stack(state, add_troops(joined, one.troops))
        play.emit(PowerEnlisted(power, side, one.hex, total_sp(state, one)))


def _lose(play: RisePlay, power: Power, side: Side) -> None:
    state = play.state
    state.masters = {one: master for one, master in state.masters.items() if one != power}
    men = [one for one, man in LEADERS.items() if man.side == power]
    left = tuple([one for one in state.cup.markers if one not in men])
    state.cup = msgspec.structs.replace(state.cup, markers=left)
    play.emit(PowerLost(power, side))
    evict_from_unfriendly_cities(play)
    lift_broken_sieges(play)


def evict_from_unfriendly_cities(play: RisePlay) -> None:
    """Put outside who stands in a city that is no friend's any more."""
    state = play.state
    for one in [one for one in state.stacks.values() if one.inside and not is_friendly_city(state, one.power, one.hex)]:
        put_others_outside_city(state, one.hex, "", only=one.power)
        if total_sp(state, one):
            play.emit(ForceEvicted(one.power, one.hex))


def release_lapsed_allies(play: RisePlay) -> tuple[Power, ...]:
    """Take from sides the powers that are not their allies any more; return which."""
    state, lost = play.state, []
    for power, side in list(state.masters.items()):
        if (
            power in scenario_of(state).protectorates
            and allied_side(state, power) != side
            and not has_joined_for_good(state, power)
        ):
            _lose(play, power, side)
            lost.append(power)
    return tuple(lost)


def is_controlled_by_player(state: RiseState, power: Power) -> bool:
    """Return whether a player controls a power."""
    return side_of(state, power) in state.players
