"""Who waits for the first victory: troops that will not march before it, a garrison that mutinies after it (The Eagle;
rulings E14 and E15)."""

from engine.games.rise_of_the_roman_republic.board.bonds import OVER_ENEMY, TAKEN, VICTORY, WILLING
from engine.games.rise_of_the_roman_republic.board.control import (
    cities_of,
    city_size,
    is_in_area,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.sieges import lift_siege_of_city, set_city
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack, stack_at, stack_key
from engine.games.rise_of_the_roman_republic.events.powers import GarrisonMutinied, ReluctantWilling
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tribes.armies import put_others_outside_city
from engine.kernel.state import Side

MUTINY = "mutiny"
BATTLE, CITY = "battle", "city"  # what has changed their minds


def captured_cities(state: RiseState, side: Side) -> tuple[str, ...]:
    """Return the Medium and Large cities that a side has taken: it holds them, and did not at the start; or it has
    left them again."""
    known = scenario_of(state)
    own = {place for province in known.held.get(side, ()) for place in cities_of(state.scenario, province)}
    held = [place for place, city in state.cities.items() if city.holder == side and place not in own]
    left = [place for place in state.cities if f"{TAKEN}:{place}" in state.once]
    return (*[place for place in held if city_size(known, place) != "small"], *left)


def review_prestige(play: RisePlay) -> None:
    """See whether they have what they waited for."""
    state, known = play.state, scenario_of(play.state)
    waits, rebels = known.reluctant, known.mutiny
    if waits is not None and WILLING not in state.once:
        why = BATTLE if OVER_ENEMY in state.once else CITY if captured_cities(state, waits.side) else ""
        if why:
            state.once = (*state.once, WILLING)
            play.emit(ReluctantWilling(waits.kinds[0], why))
    if rebels is not None and MUTINY not in state.once:
        cities = [
            one
            for one in captured_cities(state, rebels.side)
            if not any(is_in_area(one, area) for area in rebels.abroad)
        ]
        if VICTORY in state.once or cities:
            state.once = (*state.once, MUTINY)
            _mutiny(play)


def _mutiny(play: RisePlay) -> None:
    """Let the garrison hold its city for itself; others who are in it are put outside."""
    state, known = play.state, scenario_of(play.state).mutiny
    assert known is not None  # noqa: S101 - they mutiny
    there = state.stacks.get(stack_key(ROMANS, known.place, True))
    men = tuple([one for one in there.troops if one.kind == known.kind]) if there is not None else ()
    if there is None or not men:
        return
    set_stack(state, add_troops(there, [type(one)(one.kind, -one.infantry, -one.cavalry) for one in men]))
    set_stack(state, add_troops(stack_at(state, known.power, known.place, inside=True), men))
    put_others_outside_city(state, known.place, "", only=ROMANS)
    if side_of(state, state.cities[known.place].besieger) == ROMANS:
        lift_siege_of_city(play, known.place, "wish")
    set_city(state, known.place, holder=known.power)
    play.emit(GarrisonMutinied(known.power, known.place, sum([one.sp for one in men])))
