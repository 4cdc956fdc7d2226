"""Whose a tribe in revolt is: independent, though the Samnite player leads it, or an ally of the Samnites; and how a
revolt ends (Samnite Wars; rulings W5, W7, W14, W15, W24 and W31)."""

from engine.games.rise_of_the_roman_republic.board.control import (
    alliance_row_of,
    has_province_control,
    military_controller,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.hexmap import GAULS, may_be_in_hex
from engine.games.rise_of_the_roman_republic.board.sieges import (
    is_friendly_city,
    lift_broken_sieges,
    lift_siege_of_city,
    set_city,
)
from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.events.combat import BoxesMoved
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken
from engine.games.rise_of_the_roman_republic.events.tribes import ForceEvicted, TribeRevolted, TribeTurned
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import ROME, TABLES
from engine.games.rise_of_the_roman_republic.tribes.armies import (
    is_destroyed,
    put_others_outside_city,
    remove_tribe_army,
    stacks_of,
    tribe_controller,
    tribe_home_provinces,
    tribes_on_map,
)

SAMNITES = "samnites"


def is_favoured(state: RiseState, province: str, side: str) -> bool:
    """Return whether the level of a province is in favour of a side, by any number of boxes."""
    return state.levels.get(alliance_row_of(province), {}).get(side, 0) > 0


def held_by_rome(state: RiseState, tribe: str) -> bool:
    """Return whether Rome controls all provinces of a tribe: Etruria is one (ruling W24)."""
    return bool(tribe_home_provinces(tribe)) and all(
        has_province_control(state, ROMANS, one) for one in tribe_home_provinces(tribe)
    )


def is_ally_of_samnites(state: RiseState, tribe: str) -> bool:
    """Return whether a tribe in revolt is an ally of the Samnites: the level of its province is in their favour, or
    they control it by arms. The Gauls never are."""
    if tribe == GAULS or side_of(state, tribe) != SAMNITES:
        return False
    return is_favoured(state, tribe_home_provinces(tribe)[0], SAMNITES) or tribe_controller(state, tribe) == SAMNITES


def start_tribe_revolt(play: RisePlay, tribe: str, why: str) -> None:
    """Let a tribe revolt: the Samnite player leads it, and what spoke for Rome in its province is gone. Where Rome held
    the province by arms already, only a lost battle ends the revolt."""
    state, row = play.state, alliance_row_of(tribe_home_provinces(tribe)[0])
    if all(military_controller(state, one) == ROMANS for one in tribe_home_provinces(tribe)):
        state.stubborn = (*state.stubborn, tribe)
    level = state.levels.get(row, {})
    lost = level.get(ROMANS, 0)
    play.emit(TribeRevolted(tribe, why, lost))
    if lost:
        state.levels = {**state.levels, row: {side: boxes for side, boxes in level.items() if side != ROMANS}}
        play.emit(BoxesMoved(row, ROMANS, -lost, 0, "revolt"))
    state.masters = {**state.masters, tribe: SAMNITES}
    if is_ally_of_samnites(state, tribe):
        state.allied = (*state.allied, tribe)


def is_tribe_besieging(state: RiseState, tribe: str) -> bool:
    """Return whether a tribe besieges the city of its hex."""
    return any(not one.inside and _besieger(state, one.hex) == tribe for one in stacks_of(state, tribe))


def _besieger(state: RiseState, place: str) -> str:
    return state.cities[place].besieger if place in state.cities else ""


def review_tribes(play: RisePlay) -> None:
    """Look at every tribe in arms: whether its revolt is over, whether the siege is over for which Rome leads it, and
    whether it is an ally; then put out of cities who is no friend there any more."""
    state = play.state
    if not scenario_of(state).has_rule("tribal_revolts"):
        return
    for tribe in tribes_on_map(state):
        _review(play, tribe)
    _evict(play)
    lift_broken_sieges(play)


def _review(play: RisePlay, tribe: str) -> None:
    state = play.state
    if why := _why_over(state, tribe):
        remove_tribe_army(play, tribe, why)
        return
    if side_of(state, tribe) == ROMANS:
        if is_tribe_besieging(state, tribe):
            return
        state.masters = {**state.masters, tribe: SAMNITES}
    ally = is_ally_of_samnites(state, tribe)
    if ally == (tribe in state.allied):
        return
    others = tuple([one for one in state.allied if one != tribe])
    state.allied = (*others, tribe) if ally else others
    play.emit(TribeTurned(tribe, SAMNITES, ally))
    if not ally:
        _part(play, tribe)


def _part(play: RisePlay, tribe: str) -> None:
    """Let a tribe that goes its own way keep the city at home in which it stands, though a former ally held it; out of
    another's elsewhere it is put, as `_evict` puts the former allies out of the tribe's."""
    state = play.state
    for one in [one for one in stacks_of(state, tribe) if one.inside]:
        city = state.cities[one.hex]
        if city.holder and province_of(one.hex) in tribe_home_provinces(tribe):
            set_city(state, one.hex, holder="")
            play.emit(CityTaken(one.hex, "", city.holder, "independence"))
        elif city.holder not in ("", tribe):
            _leave_city(play, one)


def _why_over(state: RiseState, tribe: str) -> str:
    """Return why a tribe's army goes home: it has no men; its province is Rome's now; it was raised for a siege that is
    over; Gauls are in Rome. "" if it stays."""
    if is_destroyed(state, tribe):
        return "men"
    if tribe == GAULS:
        return "sated" if any(one.hex == ROME and one.inside for one in stacks_of(state, tribe)) else ""
    if tribe in state.levies:
        return "" if is_tribe_besieging(state, tribe) else "alone"
    return "land" if tribe not in state.stubborn and held_by_rome(state, tribe) else ""


def _evict(play: RisePlay) -> None:
    """Put outside the units that stand in a city of a tribe that is no ally any more: of the tribe's enemies, and of
    its former friends."""
    state = play.state
    for place, city in state.cities.items():
        if city.holder and city.holder not in TABLES.tribes:
            continue
        for one in [one for one in state.stacks.values() if _stranger(state, one, place)]:
            _leave_city(play, one)


def _stranger(state: RiseState, one: Stack, place: str) -> bool:
    return one.inside and one.hex == place and not is_friendly_city(state, one.power, place)


def _leave_city(play: RisePlay, one: Stack) -> None:
    """Put a stack outside its city; a siege of it by its own side ends."""
    besieger = play.state.cities[one.hex].besieger
    if besieger and side_of(play.state, besieger) == side_of(play.state, one.power):
        lift_siege_of_city(play, one.hex, "wish")
    put_others_outside_city(play.state, one.hex, "", only=one.power)
    if total_sp(play.state, one):
        play.emit(ForceEvicted(one.power, one.hex))


def tribes_in_revolt(state: RiseState) -> tuple[str, ...]:
    """Return the tribes in arms but for those that Rome leads for a while: Gauls count too (ruling W15), unless they
    stand where no Roman may go (ruling G72)."""
    return tuple(
        [one for one in tribes_on_map(state) if one not in state.levies and (one != GAULS or _within(state, one))]
    )


def _within(state: RiseState, tribe: str) -> bool:
    return any(may_be_in_hex(state, one.hex, ROMANS) for one in stacks_of(state, tribe))
