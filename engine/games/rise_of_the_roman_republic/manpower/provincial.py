"""Provincial manpower: what the provinces that a side controls send it (sections 10.41 to 10.47 as the text numbers
them: RRR 10.4; rulings T13 and T16)."""

from collections.abc import Iterator, Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.manpower import BuildEngine, CallUpProvinces, PlaceLevy
from engine.games.rise_of_the_roman_republic.board.bonds import is_leader_in_area, turn_when_won_over
from engine.games.rise_of_the_roman_republic.board.control import (
    alliance_row_of,
    cities_of,
    city_size,
    has_province_control,
    hexes_of,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.fleets import is_port_open_to
from engine.games.rise_of_the_roman_republic.board.hexmap import land_neighbours
from engine.games.rise_of_the_roman_republic.board.seasons import is_plagued
from engine.games.rise_of_the_roman_republic.board.sieges import (
    are_enemies,
    is_friendly_city,
    is_stack_besieged,
    stacks_inside,
)
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack, stack_at, stack_key, total_sp
from engine.games.rise_of_the_roman_republic.events.manpower import LevyRaised, SyracusanEngineBuilt
from engine.games.rise_of_the_roman_republic.frames.manpower import Levying
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.politics.hierarchy import overall_commanders
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack, Troops
from engine.games.rise_of_the_roman_republic.table_figures import Yield
from engine.games.rise_of_the_roman_republic.tables import CITIES, LEADERS, TABLES
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

RULES.procedure(Levying)


def provinces_of_chart_row(state: RiseState, row: str) -> tuple[str, ...]:
    """Return the provinces of a row of the Provincial Information Chart: Etruria has two."""
    return tuple([one for one in scenario_of(state).in_play if row in (one, alliance_row_of(one))])


def provincial_yields(state: RiseState, side: Side) -> dict[str, Yield]:
    """Return what a side could raise, by row: it controls all of the row's provinces (ruling T16), none of them is
    devastated, and it holds the city that some depend on (ruling T13)."""
    rows = TABLES.provincial_manpower.get(state.scenario, {})
    found = {row: known for row, known in rows.items() if _available(state, side, row, known)}
    return found | (TABLES.east_sicilian_cities if is_sending_city_men(state, side) else {})


def is_sending_city_men(state: RiseState, side: Side) -> bool:
    """Return whether the cities of a province send men: from the year after their power was won over, while the hero is
    in the area, to who controls the province (The Eagle; ruling E13)."""
    known = scenario_of(state).city_levies
    if known is None or known.side != side or not 0 < turn_when_won_over(state, known.power) < state.turn:
        return False
    healthy = known.province not in state.devastated and not is_plagued(state, known.province)
    return (
        healthy
        and has_province_control(state, side, known.province)
        and is_leader_in_area(state, known.hero, known.area)
    )


def yield_of_row(state: RiseState, row: str) -> Yield:
    """Return what a row, or a city of its own row, yields."""
    return TABLES.east_sicilian_cities.get(row) or TABLES.provincial_manpower[state.scenario][row]


def _available(state: RiseState, side: Side, row: str, known: Yield) -> bool:
    provinces = provinces_of_chart_row(state, row)
    if known.city and side_of(state, state.cities[known.city].holder) != side:
        return False
    if any(one in state.devastated or is_plagued(state, one) for one in provinces):
        return False
    return bool(provinces) and all(has_province_control(state, side, one) for one in provinces)


def provincial_levy_places(state: RiseState, side: Side, row: str) -> tuple[Stack, ...]:
    """Return where the men of a row can be placed: with the side's forces in its provinces or beside them, where the
    scenario says so (Thunderbolt); else in a city of the province (RRR 10.14)."""
    provinces = provinces_of_chart_row(state, row) if row not in CITIES else (province_of(row),)
    if scenario_of(state).has_rule("levies_join_forces"):
        return _forces(state, side, provinces)
    towns = [place for one in provinces for place in cities_of(state.scenario, one)]
    towns.sort(key=lambda place: place != row)  # a city's men in their own, if that is open
    if yield_of_row(state, row).kind in _reluctant(state):
        towns = [scenario_of(state).reluctant.city]  # type: ignore[union-attr]  # in no other city
    return tuple([Stack(side, place, True) for place in towns if _takes_men(state, side, place)])


def _reluctant(state: RiseState) -> tuple[str, ...]:
    known = scenario_of(state).reluctant
    return known.kinds if known is not None else ()


def _forces(state: RiseState, side: Side, provinces: tuple[str, ...]) -> tuple[Stack, ...]:
    home = {place for one in provinces for place in hexes_of(one)}
    near = home | {other for place in home for other in land_neighbours(place)}
    own = [one for one in state.stacks.values() if one.power == side and one.hex in near and one.leaders]
    return tuple([one for one in own if total_sp(state, one) and not is_stack_besieged(state, one)])


def _takes_men(state: RiseState, side: Side, place: str) -> bool:
    """Return whether men can be placed in a city: a friendly one with no enemy in it; one under siege takes half of
    them, if it is Medium or Large, or all if the side's ships keep it open (RRR 10.14, exceptions 1 and 2)."""
    if any(are_enemies(state, side, one.power) for one in stacks_inside(state, place)) or not is_friendly_city(
        state, side, place
    ):
        return False
    shut = state.cities[place].besieger and city_size(scenario_of(state), place) == "small"
    return not shut or is_port_open_to(state, side, place)


def rows_to_place(state: RiseState, side: Side) -> tuple[str, ...]:
    """Return the rows that bring men and have a place for them."""
    return tuple([row for row in provincial_yields(state, side) if provincial_levy_places(state, side, row)])


@register_operation_form(CallUpProvinces, "manpower")
def call_up_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer it to the Overall Commander of another side than Rome, once a turn (RRR 10.12 and 10.13, ruling c.15)."""
    side = LEADERS[frame.leader].side
    if not scenario_of(state).has_rule("provincial_manpower") or side == ROMANS or side in state.levied:
        return
    if frame.leader in overall_commanders(state, side) and rows_to_place(state, side):
        yield Form(CallUpProvinces)


@register_operation_effect(CallUpProvinces)
def call_up_provinces(play: RisePlay, frame: Phase, action: CallUpProvinces) -> Call:
    """Raise the men of all provinces at once, then say where those of each join."""
    state, side = play.state, LEADERS[frame.leader].side
    state.levied = (*state.levied, side)
    return Call(Levying(side=side, rows=rows_to_place(state, side)), "")


def _tokens(state: RiseState, frame: Levying) -> dict[str, Stack]:
    if not frame.rows:
        return {}
    return {
        stack_key(one.power, one.hex, one.inside): one
        for one in provincial_levy_places(state, frame.side, frame.rows[0])
    }


def _hexes(state: RiseState, frame: Levying) -> tuple[str, ...]:
    return tuple(dict.fromkeys([one.hex for one in _tokens(state, frame).values()]))


def _subject(state: RiseState, frame: Levying, side: Side) -> Text:
    row = frame.rows[0]
    known = yield_of_row(state, row)
    return keyed_text("prompt.levying.men", province=row, infantry=known.infantry, cavalry=known.cavalry)


def _engine(state: RiseState, frame: Levying) -> bool:
    """Return whether a siege engine can be built instead of a city's men: once a game, where a garrison keeps it
    (The Eagle, ruling c.60)."""
    known = scenario_of(state).city_levies
    if known is None or not frame.rows or frame.rows[0] != known.engine or f"engine:{known.power}" in state.once:
        return False
    return total_sp(state, stack_at(state, frame.side, known.engine, inside=True)) > 0


def _menu(state: RiseState, frame: Levying, side: Side) -> Menu:
    place = Form(PlaceLevy, place=OneOf(_hexes(state, frame)))
    return Menu(place, Form(BuildEngine, place=OneOf(frame.rows[:1]))) if _engine(state, frame) else Menu(place)


@RULES.ask(
    Levying,
    sides=lambda state, frame: (frame.side,) if len(_hexes(state, frame)) > 1 or _engine(state, frame) else (),
    menu=_menu,
    default=lambda state, frame, side: PlaceLevy(_hexes(state, frame)[0]),
    section="10.4",
    subject=_subject,
)
def place_provincial_levy(play: RisePlay, frame: Levying, answers: Mapping[Side, PlaceLevy | BuildEngine]) -> Next:
    """Put the men of a province down, all of them in one place (RRR 10.14), or a siege engine instead."""
    state = play.state
    if not frame.rows:
        return End()
    found, action = _tokens(state, frame), answers.get(frame.side)
    if isinstance(action, BuildEngine):
        return _build(play, frame, action.place)
    place = action.place if action is not None else next(iter(found.values())).hex
    to = next(one for one in found.values() if one.hex == place)
    _raise(play, frame.rows[0], to)
    frame.rows = frame.rows[1:]
    return Goto("start")


def _build(play: RisePlay, frame: Levying, place: str) -> Goto:
    """Build a siege engine in a city, in the place of its men."""
    state, known = play.state, scenario_of(play.state).city_levies
    there = stack_at(state, frame.side, place, inside=True)
    set_stack(state, msgspec.structs.replace(there, engines=there.engines + 1))
    state.once = (*state.once, f"engine:{known.power if known is not None else ''}")
    play.emit(SyracusanEngineBuilt(frame.side, place))
    frame.rows = frame.rows[1:]
    return Goto("start")


def _raise(play: RisePlay, row: str, to: Stack) -> None:
    state = play.state
    known = yield_of_row(state, row)
    there = stack_at(state, to.power, to.hex, to.inside)
    city = state.cities.get(to.hex)
    whole = known.kind in _reluctant(state) or is_port_open_to(state, to.power, to.hex)
    share = 2 if to.inside and city is not None and city.besieger and not whole else 1
    feet, horse = known.infantry // share, known.cavalry // share
    if feet + horse:
        set_stack(state, add_troops(there, (Troops(known.kind, feet, horse),)))
        why = "halved" if share > 1 else "province"
        play.emit(LevyRaised(to.power, known.kind, feet, horse, to.hex, why, (row,)))
