"""Victory by provinces: a side must conquer contiguous ones, or fewer and a city; how many depends on the battles won;
it wins at once where it occupies the capital (Thunderbolt; rulings s.8, c.64, G4 and T12)."""

from functools import cache

from engine.games.rise_of_the_roman_republic.board.control import (
    has_province_control,
    hexes_of,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.hexmap import graph_of
from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.events.cup import ConquestCounted
from engine.games.rise_of_the_roman_republic.figures import Conquest
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.state import Outcome, Side
from engine.kernel.texts import Text, keyed_text


def conquest_terms(state: RiseState) -> Conquest:
    """Return what must be conquered."""
    found = scenario_of(state).conquest
    assert found is not None  # noqa: S101 - the scenario has the rule
    return found


def counting_provinces(state: RiseState) -> tuple[str, ...]:
    """Return the provinces that count: those of Roman Italy that the enemy held at the start."""
    known, figures = scenario_of(state), conquest_terms(state)
    return tuple([one for one in known.roman_italy if one in known.held[figures.enemy]])


@cache
def _beside(scenario_id: str, province: str) -> frozenset[str]:
    """Return the provinces that have a land hex next to one of this province (ruling s.8)."""
    steps = graph_of(scenario_id)
    near = [other for place in hexes_of(province) if place in steps for other in steps[place]]
    return frozenset([province_of(one) for one in near]) - {province}


def largest_conquered_group(state: RiseState) -> tuple[str, ...]:
    """Return the largest group of contiguous provinces that the side controls, of those that count."""
    figures = conquest_terms(state)
    left = [one for one in counting_provinces(state) if has_province_control(state, figures.side, one)]
    best: tuple[str, ...] = ()
    while left:
        group = [left.pop(0)]
        for one in group:
            near = [other for other in left if other in _beside(state.scenario, one)]
            left = [other for other in left if other not in near]
            group += near
        best = max(best, tuple(group), key=len)
    return best


def provinces_needed(state: RiseState) -> tuple[int, int]:
    """Return how many provinces it takes, and how many with the city: one less for each Major Victory of the hero, one
    more for each victory of the enemy; never less than the least (rulings c.64 and T12)."""
    figures = conquest_terms(state)
    change = state.victories.get(figures.enemy, 0) - state.majors.get(figures.hero, 0)
    return max(figures.least, figures.provinces + change), max(figures.least, figures.fewer + change)


def holds_city_replacing_provinces(state: RiseState) -> bool:
    """Return whether the side holds the city that makes up for provinces."""
    figures = conquest_terms(state)
    return side_of(state, state.cities[figures.city].holder) == figures.side


def is_capital_occupied(state: RiseState) -> bool:
    """Return whether the side occupies the capital: with one SP inside at least (ruling G4)."""
    figures = conquest_terms(state)
    there = [one for one in state.stacks.values() if one.inside and one.hex == figures.capital and total_sp(state, one)]
    return any(side_of(state, one.power) == figures.side for one in there)


def outcome_by_fallen_capital(state: RiseState) -> Outcome | None:
    """Return how the game has ended by the fall of the capital; None: it goes on."""
    figures = conquest_terms(state)
    return (
        _outcome(state, figures.side, keyed_text("outcome.capital", place=figures.capital))
        if is_capital_occupied(state)
        else None
    )


def conquest_verdict(play: RisePlay) -> Outcome | None:
    """Tell how far the conquest has come; return how the game has ended with the last turn."""
    state, figures = play.state, conquest_terms(play.state)
    group, (most, fewer), city = (
        largest_conquered_group(state),
        provinces_needed(state),
        holds_city_replacing_provinces(state),
    )
    play.emit(ConquestCounted(figures.side, group, most, fewer, city))
    if state.turn < scenario_of(state).turns:
        return None
    enough = len(group) >= (fewer if city else most)
    winner = figures.side if enough else figures.enemy
    key = "outcome.conquered" if enough else "outcome.not_conquered"
    return _outcome(
        state, winner, keyed_text(key, side=figures.side, provinces=len(group), needed=fewer if city else most)
    )


def conquest_score(state: RiseState) -> dict[Side, int]:
    """Return the provinces of the conqueror, and of the enemy those that they have kept from them."""
    figures, count = conquest_terms(state), len(largest_conquered_group(state))
    return {figures.enemy: len(counting_provinces(state)) - count, figures.side: count}


def _outcome(state: RiseState, winner: Side, reason: Text) -> Outcome:
    return Outcome(winners=(winner,), scores=conquest_score(state), reason=reason)
