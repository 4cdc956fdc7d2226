"""Who is whose enemy, whose city it is, who besieges it (rulings c.33, c.34, c.36, E33, G32, G40, G59 and
G75)."""

from operator import is_
from typing import NamedTuple

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import alliance_row_of, province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.stacks import infantry_sp, stack_key, stacks_in_hex, total_sp
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken, SiegeLifted, SiegePlaced
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import CityState, Power, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES


def are_enemies(state: RiseState, power: Power, other: Power) -> bool:
    """Return whether two powers are enemies: of different sides, or one of them nobody's."""
    side, beside = side_of(state, power), side_of(state, other)
    return power != other and (side != beside or not side)


class Enemies(NamedTuple):
    """The enemies of a power: units, not leaders alone. outside: those outside cities, by hex. inside: the cities with
    some in them."""

    outside: dict[str, list[Stack]]
    inside: frozenset[str]


class _Enemies:
    """The enemies of each power in the position that was asked about last: a state's dicts are replaced whole, never
    changed, so that the same ones say the same."""

    def __init__(self) -> None:
        self.kept: tuple[tuple[object, ...], dict[Power, Enemies]] = ((), {})


_ENEMIES = _Enemies()


def enemies_of(state: RiseState, power: Power) -> Enemies:
    """Return the enemies of a power."""
    position = (state.stacks, state.masters, state.players)
    known, found = _ENEMIES.kept  # taken at once: several threads may ask
    if not known or not all(map(is_, known, position)):
        found = {}
        _ENEMIES.kept = (position, found)
    if power not in found:
        there = [one for one in state.stacks.values() if one.legions or one.troops]
        there = [one for one in there if are_enemies(state, power, one.power)]
        outside: dict[str, list[Stack]] = {}
        for one in there:
            if not one.inside:
                outside.setdefault(one.hex, []).append(one)
        found[power] = Enemies(outside, frozenset([one.hex for one in there if one.inside]))
    return found[power]


def enemies_outside(state: RiseState, power: Power, place: str) -> tuple[Stack, ...]:
    """Return the enemy forces outside the city of a hex."""
    return tuple(
        [one for one in stacks_in_hex(state, place) if not one.inside and are_enemies(state, power, one.power)]
    )


def stacks_inside(state: RiseState, place: str) -> tuple[Stack, ...]:
    """Return the stacks with SP in the city of a hex."""
    return tuple([one for one in stacks_in_hex(state, place) if one.inside])


def city_strength(state: RiseState, place: str) -> int:
    """Return the strength of a city: the SP inside, and its militia (ruling c.5)."""
    return sum([total_sp(state, one) for one in stacks_inside(state, place)]) + state.cities[place].ids


def is_friendly_city(state: RiseState, power: Power, place: str) -> bool:
    """Return whether a city is a power's own, or its ally's (ruling c.33) which does not keep it."""
    city, side = state.cities.get(place), side_of(state, power)
    if city is None:
        return False
    if city.holder:
        if city.holder == power:
            return True
        joined = _joined(state, power, city.holder) and side_of(state, city.holder) == side
        return joined and not is_withheld(state, power, place)
    province = province_of(place)
    return _of_tribe(power, province) or (_joined(state, power) and _ally(state, side, province))


def is_withheld(state: RiseState, power: Power, place: str) -> bool:
    """Return whether a city is held by another power of the same side that never gives it up, whoever controls that
    power: it has to be taken (The Eagle, ruling E33)."""
    holder = state.cities[place].holder
    if holder == power or place not in scenario_of(state).posts.get(holder, ()):
        return False
    return bool(side_of(state, power)) and side_of(state, holder) == side_of(state, power)


def _joined(state: RiseState, *powers: Power) -> bool:
    """Return whether powers belong to a side, and share its cities: not tribes in revolt that are no allies (Samnite
    Wars)."""
    free = scenario_of(state).has_rule("tribal_revolts")
    lone = [one for one in powers if free and one in TABLES.tribes and one not in state.allied]
    return not lone and all(side_of(state, one) for one in powers)


def _of_tribe(power: Power, province: str) -> bool:
    return power in TABLES.tribes and province in TABLES.tribes[power].home


def _ally(state: RiseState, side: str, province: str) -> bool:
    """Return whether a province that nobody holds is a side's ally, by its tribe or by its level."""
    tribes = [one for one in state.allied if province in TABLES.tribes[one].home]
    if any(side_of(state, one) == side for one in tribes):
        return True
    return state.levels.get(alliance_row_of(province), {}).get(side, 0) >= TABLES.alliance.ally


def is_unheld(state: RiseState, place: str) -> bool:
    """Return whether nobody holds a city, as its people have no men in it, so that it is whose men are (ruling G75)."""
    of_people = any(_of_tribe(one.power, province_of(place)) for one in stacks_inside(state, place))
    return not state.cities[place].holder and not of_people


def is_enemy_city(state: RiseState, power: Power, place: str) -> bool:
    """Return whether a city is one that a power besieges, asks or takes: no friendly one, nor one that its own side
    holds or is in, as independent tribes are enemies of Rome alone (Samnite Wars); but for one that is withheld."""
    city, side = state.cities.get(place), side_of(state, power)
    if city is None or is_friendly_city(state, power, place):
        return False
    keeper = city.holder if is_withheld(state, power, place) else ""
    beside = [one for one in (city.holder, *[one.power for one in stacks_inside(state, place)]) if one != keeper]
    return not side or side not in [side_of(state, one) for one in beside if one]


def is_city_open(state: RiseState, power: Power, place: str) -> bool:
    """Return whether a power may go into a city: it is friendly, no enemy besieges it, and none is in it."""
    city = state.cities.get(place)
    if city is None or not is_friendly_city(state, power, place):
        return False
    if city.besieger and (are_enemies(state, power, city.besieger) or is_withheld(state, city.besieger, place)):
        return False
    return not any(are_enemies(state, power, one.power) for one in stacks_inside(state, place))


def is_stack_besieged(state: RiseState, one: Stack) -> bool:
    """Return whether a stack is under siege."""
    city = state.cities.get(one.hex)
    return one.inside and city is not None and bool(city.besieger)


def is_besieging(state: RiseState, one: Stack) -> bool:
    """Return whether a stack besieges the city of its hex."""
    city = state.cities.get(one.hex)
    return not one.inside and city is not None and city.besieger == one.power


def set_city(state: RiseState, place: str, **changed: object) -> CityState:
    """Change what has become of a city; return it."""
    new: CityState = msgspec.structs.replace(state.cities[place], **changed)
    state.cities = {**state.cities, place: new}
    return new


def may_besiege(state: RiseState, one: Stack, feet: int | None = None) -> bool:
    """Return whether a stack could besiege the city of its hex (ruling c.34): an enemy's that nobody besieges yet,
    with infantry enough, and no enemy outside. feet: infantry SP of who would do it, if not all."""
    city = state.cities.get(one.hex)
    if one.inside or city is None or city.besieger or not is_enemy_city(state, one.power, one.hex):
        return False
    strong = infantry_sp(state, one) if feet is None else feet
    return 0 < city_strength(state, one.hex) <= strong and not enemies_outside(state, one.power, one.hex)


def place_siege(play: RisePlay, one: Stack, leader: str, feet: int | None = None) -> None:
    """Place the city of a stack's hex under siege: all inside are besieged. feet: infantry SP of all who besiege it, if
    not the stack's alone."""
    state = play.state
    strength, strong = city_strength(state, one.hex), infantry_sp(state, one) if feet is None else feet
    set_city(state, one.hex, besieger=one.power)
    play.emit(SiegePlaced(one.hex, one.power, leader, strong, strength))


def owner_when_captor_leaves(state: RiseState, place: str) -> Power:
    """Return to whom a city goes back that a captor leaves: the owner of a Home province, else its tribe (ruling
    c.36)."""
    known, province = scenario_of(state), province_of(place)
    return next((side for side, homes in known.home.items() if province in homes), "")


def take_city(play: RisePlay, place: str, power: Power, how: str, garrison: int = 0) -> None:
    """Let a power take a city: its own defence is gone until the next Upgrade Phase (ruling G43), no siege goes on.
    power: "" gives it back to the tribe. how: assault, attrition, treachery, surrender, occupation."""
    state = play.state
    before = state.cities[place].holder
    holder = "" if _of_tribe(power, province_of(place)) else power
    set_city(state, place, holder=holder, ids=0, besieger="")
    play.emit(CityTaken(place, holder, before, how, garrison))


def lift_siege_of_city(play: RisePlay, place: str, reason: str) -> None:
    """Lift the siege of a city, if there is one. reason: left, weak, beaten, wish."""
    besieger = play.state.cities[place].besieger
    if besieger:
        set_city(play.state, place, besieger="")
        play.emit(SiegeLifted(place, besieger, reason))


def why_siege_ends(state: RiseState, besieger: Power, there: Stack | None, place: str) -> str:
    """Return why a siege cannot go on with what stands before the city, left or weak; "" if it can. there: the
    besieger's stack, None if it is gone (rulings c.34 and G32)."""
    if there is None or not total_sp(state, there) or is_friendly_city(state, besieger, place):
        return "left"
    return "weak" if not there.leaders and infantry_sp(state, there) < city_strength(state, place) else ""


def lift_broken_sieges(play: RisePlay) -> None:
    """Lift the sieges whose besieger has left or is gone, or is no enemy any more, and of those that a detachment goes
    on with alone such as it is too weak for (rulings c.34 and G32)."""
    state = play.state
    for place, city in state.cities.items():
        if city.besieger and (
            why := why_siege_ends(state, city.besieger, state.stacks.get(stack_key(city.besieger, place)), place)
        ):
            lift_siege_of_city(play, place, why)
