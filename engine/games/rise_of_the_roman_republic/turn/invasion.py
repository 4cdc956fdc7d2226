"""Victory of an invader, and points for provinces and cities (The Eagle; rulings G4, c.50, c.61, E7, E8, E23 and
E31)."""

from collections.abc import Iterable

from engine.games.rise_of_the_roman_republic.board.control import (
    alliance_row_of,
    has_province_control,
    province_of,
    scenario_of,
    side_of,
    sp_inside_by_power,
)
from engine.games.rise_of_the_roman_republic.events.cup import PointsCounted
from engine.games.rise_of_the_roman_republic.figures import Scenario
from engine.games.rise_of_the_roman_republic.overseas_figures import Invasion, Points
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.state import Outcome, Side
from engine.kernel.texts import Text, keyed_text


def invasion_terms(known: Scenario) -> tuple[Invasion, Points]:
    """Return how the invasion ends, and what is worth points."""
    assert known.invasion is not None and known.points is not None  # noqa: S101 - the scenario has the rule
    return known.invasion, known.points


def is_city_counted_for(state: RiseState, side: Side, place: str) -> bool:
    """Return whether a city counts for a side: it holds it, itself or by a power that it controls, or nobody does and
    it is an ally's; of some only who holds it directly. None that was sacked counts, until it is rebuilt (ruling
    E8)."""
    city, points = state.cities[place], invasion_terms(scenario_of(state))[1]
    if city.sacked:
        return False
    if not city.holder:  # its people's own
        return place not in points.garrisoned and has_province_control(state, side, province_of(place))
    return city.holder == side if place in points.garrisoned else side_of(state, city.holder) == side


def point_places_by_side(state: RiseState) -> dict[Side, dict[str, int]]:
    """Return by side what brings it points: provinces, then cities by their hex."""
    points = invasion_terms(scenario_of(state))[1]
    found: dict[Side, dict[str, int]] = {}
    for side in state.players:
        held = {one: points.each for one in points.provinces if has_province_control(state, side, one)}
        held |= {place: worth for place, worth in points.cities.items() if is_city_counted_for(state, side, place)}
        if all(is_city_counted_for(state, side, place) for place in points.together.places):
            held |= {points.together.places[0]: points.together.points}
        found[side] = held
    return found


def invasion_score(state: RiseState) -> dict[Side, int]:
    """Return the points of each side."""
    return {side: sum(held.values()) for side, held in point_places_by_side(state).items()}


def is_city_occupied_by(state: RiseState, side: Side, place: str) -> bool:
    """Return whether a side occupies a city: with one SP inside at least (ruling G4), of some with its own."""
    points = invasion_terms(scenario_of(state))[1]
    there = sp_inside_by_power(state, place)
    return any(power == side or (place not in points.garrisoned and side_of(state, power) == side) for power in there)


def rows_held(state: RiseState, side: Side, rows: Iterable[str]) -> tuple[str, ...]:
    """Return which rows of provinces a side controls: of Etruria both halves (rulings c.61 and E23)."""
    found = []
    for row in rows:
        provinces = [one for one in scenario_of(state).in_play if alliance_row_of(one) == row]
        if provinces and all(has_province_control(state, side, one) for one in provinces):
            found.append(row)
    return tuple(found)


def is_hero_lost(state: RiseState) -> bool:
    """Return whether the hero is dead or taken (ruling c.50)."""
    return invasion_terms(scenario_of(state))[0].hero in state.gone


def outcome_by_hero_death(state: RiseState) -> Outcome | None:
    """Return how the game has ended by the hero's death; None: it goes on."""
    known = invasion_terms(scenario_of(state))[0]
    return _won(state, known.enemy, keyed_text("outcome.hero_fell", leader=known.hero)) if is_hero_lost(state) else None


def invader_victory_text(state: RiseState) -> Text | None:
    """Return why the invader has won as a turn ends; None: they have not."""
    known = invasion_terms(scenario_of(state))[0]
    points = invasion_score(state)[known.side]
    if is_city_occupied_by(state, known.side, known.capital):
        return keyed_text("outcome.capital", place=known.capital)
    if all(is_city_occupied_by(state, known.side, place) for place in known.cities):
        return keyed_text("outcome.cities_held", side=known.side, places=known.cities)
    if points >= known.points:
        return keyed_text("outcome.points_reached", points=points, needed=known.points)
    rows = rows_held(state, known.side, known.among)
    if state.turn <= known.turns and len(rows) >= known.provinces and known.province in rows:
        return keyed_text("outcome.provinces_held", side=known.side, provinces=rows, province=known.province)
    return None


def invasion_verdict(play: RisePlay) -> Outcome | None:
    """Count the points; return how the game has ended with this turn: by a victory of the invader, after the last turn
    by most points, a tie shared (ruling E31)."""
    state = play.state
    known, points = invasion_terms(scenario_of(state))[0], invasion_score(state)
    play.emit(PointsCounted(points, point_places_by_side(state)))
    if (reason := invader_victory_text(state)) is not None:
        return _won(state, known.side, reason)
    if state.turn < scenario_of(state).turns:
        return None
    best = max(points.values())
    winners = tuple([side for side, count in points.items() if count == best])
    return Outcome(
        winners=winners, scores=points, reason=keyed_text("outcome.most_points", points=best, turns=state.turn)
    )


def _won(state: RiseState, side: Side, reason: Text) -> Outcome:
    return Outcome(winners=(side,), scores=invasion_score(state), reason=reason)
