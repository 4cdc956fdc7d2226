"""What a side wants: the victory conditions of a scenario, as points for provinces, cities and battles."""

from collections.abc import Mapping, Sequence
from math import exp, sqrt

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import alliance_row_of as alliance_row_of
from engine.games.rise_of_the_roman_republic.board.control import cities_of
from engine.games.rise_of_the_roman_republic.combat.odds import BattleOdds
from engine.games.rise_of_the_roman_republic.figures import Conquest, Scenario
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.tables import HEXES, PROVINCES, SCENARIOS, TABLES
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.state import Side

CONQUERED = 2.0  # points: a province, where so many must be conquered
HOME = 0.5  # points: a city of somebody's home, where neither points nor a conquest are counted
SUBDUED, OTHERS = 6.0, 0.5  # points: the province all of which must be subdued, and any that is nobody's home
FORTRESS, LAST = 1.2, 15.0  # points: a city of that province, and all together that are not yet taken
CAPITAL = 10.0  # points: the city that wins at once
SURE, DRIFT = 0.05, 0.5  # boxes by which a level may move: at the very end, and in a turn


class Aims(msgspec.Struct, frozen=True, kw_only=True):
    """provinces: what each is worth. cities: what some are worth beside that. holders: who has a province where nobody
    controls it by arms, and how likely in the end: as an ally, or as printed."""

    provinces: dict[str, float]
    cities: dict[str, float]
    holders: Mapping[str, Mapping[Side, float]]


def scenario_aims(view: RiseView) -> Aims:
    """Return what the scenario of a view is about."""
    known = SCENARIOS[view.scenario]
    provinces = {one.province: float(PROVINCES[one.province].attrition) for one in view.provinces}
    cities: dict[str, float] = {}
    if known.conquest is not None:
        provinces = _conquest(known, known.conquest)
        cities = {known.conquest.capital: CAPITAL, known.conquest.city: CONQUERED}
    elif known.points is not None:
        provinces = dict.fromkeys(known.points.provinces, float(known.points.each))
        cities = {place: float(worth) for place, worth in known.points.cities.items()}
    elif not known.has_rule("victory_points"):
        homes = [home for found in known.home.values() for home in found]
        cities = {place: HOME for home in homes for place in cities_of(view.scenario, home)}
        if known.has_rule("samnite_victory"):
            provinces = {one: worth if one in known.roman_italy else OTHERS for one, worth in provinces.items()}
            enemy = provinces_to_subdue(view.scenario)
            provinces |= dict.fromkeys(enemy, SUBDUED)
            forts = [place for home in enemy for place in cities_of(view.scenario, home)]
            cities |= _fortresses(view, forts)
    holders = _allies(view) if known.points is not None else _holders(view, known)
    return Aims(provinces=provinces, cities=cities, holders=holders)


def provinces_to_subdue(scenario: str) -> tuple[str, ...]:
    """Return the provinces all of which Rome has to subdue; () in most scenarios."""
    known = SCENARIOS[scenario]
    if not known.has_rule("samnite_victory"):
        return ()
    return tuple([one for side, found in known.home.items() if side != ROMANS for one in found])


def _fortresses(view: RiseView, places: Sequence[str]) -> dict[str, float]:
    """Return what each city of the province is worth that must be subdued: more, the fewer are left."""
    held = {one.place: one.side for one in view.cities}
    left = cities_left_to_subdue(view)
    return {one: FORTRESS + LAST / max(1, left + (held.get(one) == ROMANS)) for one in places}


def cities_left_to_subdue(view: RiseView) -> int:
    """Return how many cities Rome does not hold of the provinces that it must subdue."""
    held = {one.place: one.side for one in view.cities}
    places = [one for home in provinces_to_subdue(view.scenario) for one in cities_of(view.scenario, home)]
    return len([one for one in places if held.get(one) != ROMANS])


def is_tribe_in_arms(view: RiseView, stack: StackView) -> bool:
    """Return whether a stack is of a tribe that is in arms, and not for Rome; where no Roman may go it does not count
    (ruling G72)."""
    reached = HEXES[stack.hex].province in SCENARIOS[view.scenario].in_play
    return reached and stack.power in TABLES.tribes and stack.side != ROMANS and stack.sp > 0


def _conquest(known: Scenario, figures: Conquest) -> dict[str, float]:
    counting = [one for one in known.roman_italy if one in known.held.get(figures.enemy, ())]
    return dict.fromkeys(counting, CONQUERED)


def would_end_war(view: RiseView, place: str) -> bool:
    """Return whether the fall of a city ends the war."""
    conquest = SCENARIOS[view.scenario].conquest
    return conquest is not None and place == conquest.capital


def conquering_leader(view: RiseView) -> str:
    """Return the leader whose victories count towards a conquest; "" where there is none."""
    conquest = SCENARIOS[view.scenario].conquest
    return conquest.hero if conquest is not None else ""


def _holders(view: RiseView, known: Scenario) -> dict[str, dict[Side, float]]:
    found: dict[str, dict[Side, float]] = {}
    for one in view.provinces:
        levels = view.levels.get(alliance_row_of(one.province), {})
        printed = [
            side for side, held in known.held.items() if one.province in held and known.has_rule("printed_control")
        ]
        allies = [side for side, level in levels.items() if level >= TABLES.alliance.ally]
        if holder := next(iter((*allies, *printed)), ""):
            found[one.province] = {holder: 1.0}
    return found


def _allies(view: RiseView) -> dict[str, dict[Side, float]]:
    """Return how likely each side has each province for its ally when points are counted."""
    left, sides = float(max(0, view.last_turn - view.turn)), [one.side for one in view.sides]
    found: dict[str, dict[Side, float]] = {}
    for one in view.provinces:
        levels = view.levels.get(alliance_row_of(one.province))
        if levels is not None:
            level = {side: levels.get(side, 0) - sum(levels.values()) + levels.get(side, 0) for side in sides}
            found[one.province] = {side: alliance_probability(boxes, left) for side, boxes in level.items()}
    return found


def alliance_probability(level: int, time: float) -> float:
    """Return how likely a province is an ally in so many turns, by the boxes that speak for a side, or fewer than 0
    against it."""
    return 1 / (1 + exp((TABLES.alliance.ally - 0.5 - level) / (SURE + DRIFT * sqrt(time))))


def gain_of_battle_itself(
    view: RiseView, side: Side, attackers: Sequence[StackView], defenders: Sequence[StackView], odds: BattleOdds
) -> float:
    """Return what a battle itself brings a side, in points, whatever becomes of the armies: where victories count
    towards a conquest."""
    figures = SCENARIOS[view.scenario].conquest
    if figures is None:
        return 0.0
    found, chances = 0.0, odds.chances
    for stacks, major, win in (
        (attackers, chances["a_major"], chances["a_win"]),
        (defenders, chances["d_major"], chances["d_win"]),
    ):
        if any(figures.hero in one.leaders for one in stacks):
            found += major / 100
        if any(one.side == figures.enemy for one in stacks):
            found -= (major + win) / 100
    return CONQUERED * (found if side == figures.side else -found)
