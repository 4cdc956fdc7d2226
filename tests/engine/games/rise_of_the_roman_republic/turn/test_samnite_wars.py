"""The start of the Samnite Wars, and who wins them."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import Activate
from engine.games.rise_of_the_roman_republic.actions.diplomacy import DrawLeader, DrawNobody
from engine.games.rise_of_the_roman_republic.actions.politics import NameCommander, PlaceLeader
from engine.games.rise_of_the_roman_republic.actions.setup import PlaceForce
from engine.games.rise_of_the_roman_republic.board.control import cities_of, has_province_control
from engine.games.rise_of_the_roman_republic.board.hexmap import GAULS, distance, may_be_in_hex
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.events.cup import CupFilled
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.politics.emergency import alarms_by_position
from engine.games.rise_of_the_roman_republic.politics.hierarchy import legions_under
from engine.games.rise_of_the_roman_republic.politics.leave import needs_leave
from engine.games.rise_of_the_roman_republic.state import CityState, RiseState
from engine.games.rise_of_the_roman_republic.tables import ROME
from engine.games.rise_of_the_roman_republic.turn.samnite_wars import (
    holds_italy,
    last_turn,
    pro_samnite_rows,
    rome_has_won,
    rome_is_occupied,
    samnium_cities_not_roman,
)
from engine.kernel.state import Outcome
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy
from tests.engine.games.rise_of_the_roman_republic.playing import Table


@pytest.mark.ruling("s.1", "W22")
def test_the_praetor_comes_first_then_albinus_then_the_second_samnite_then_a_consuls_phase() -> None:
    table = Table("central_italy", turn=1).begin(Turns(), 1)
    assert table.rome().in_office("urban_praetor") and table.moment() == "rome: opening.place"
    assert not table.allowed("rome", PlaceForce(ROME)) and not table.allowed("rome", PlaceForce("4109"))
    table.do("rome", PlaceForce("3914"))
    assert table.at("rome", "3914").legions == ("III",) and table.at("rome", "3914").leaders == ("111",)
    table.do("samnites", DrawLeader(), 1)  # brutulus
    assert table.allowed("samnites", PlaceLeader("4512")) and not table.allowed("samnites", PlaceLeader("4109"))
    table.do("samnites", PlaceLeader("4510"))
    assert table.at("samnites", "4510", inside=True).leaders == ("brutulus",)
    table.do("samnites", NameCommander("pontius"))
    [filled] = table.told(CupFilled)
    assert filled.markers["augury"] == 1 and filled.markers["siege"] == 3 and filled.markers["pontius"] == 3
    assert table.moment() == "rome: turns.activate"
    praetor = table.rome().in_office("urban_praetor")[0].leader
    assert table.allowed("rome", Activate("110")) and not table.allowed("rome", Activate(praetor))


@pytest.mark.ruling("W22")
def test_the_second_samnite_may_be_declined() -> None:
    table = Table("central_italy", turn=1).begin(Turns(), 1).do("rome", PlaceForce("3914"))
    table.do("samnites", DrawNobody())
    assert table.moment() == "rome: turns.activate" and stack_of_leader(table.state, "brutulus") is None


@pytest.mark.parametrize(("scenario", "side", "city"), [("central_italy", "rome", "4114"), ("eagle", "epirus", "5701")])
def test_who_is_placed_at_an_own_city_before_the_start_is_inside_it(scenario: str, side: str, city: str) -> None:
    """Initial deployments: units at a city are in it unless the list says otherwise; Tarracina, and Hydruntum."""
    table = Table(scenario, turn=1).begin(Turns(), 1).do(side, PlaceForce(city))
    assert table.at(side, city, inside=True).leaders and not table.at(side, city).leaders


@pytest.mark.ruling("a.3.2")
def test_calvinus_commands_legions_i_and_ii_and_may_leave_roman_italy() -> None:
    """The example of section 5.1 (line 571), but for its last sentence, which the scenario overrules."""
    table = italy()
    assert table.man("110").legions == ("I", "II") and table.man("110").army == 1
    assert legions_under(table.state, "110") == ("I", "II") and legions_under(table.state, "111") == ("III",)
    assert not needs_leave(table.state, "110", (), ("3714", "3814", "4109"))


@pytest.mark.ruling("a.3.12")
def test_calabria_begins_neutral_and_campania_as_romes_ally() -> None:
    state = italy().state
    assert state.levels["calabria"] == {} and has_province_control(state, "rome", "campania")
    assert pro_samnite_rows(state) == ("etruria", "umbria", "apulia")


def test_reate_in_enemy_hands_is_a_major_emergency_as_it_is_three_hexes_from_rome() -> None:
    table = italy().stand("samnites", "3512", 1, inside=True)
    assert distance(ROME, "3512") == 3
    assert ("near_rome", True) in {(one.kind, one.major) for one in alarms_by_position(table.state)}


def subdued(table: Table) -> RiseState:
    """Rome holds Samnium, and nobody speaks for the Samnites."""
    state = table.state
    held = {place: CityState("rome", 0, sacked=2) for place in cities_of("central_italy", "samnium")}
    state.cities = {**state.cities, **held}
    state.levels = {row: {"rome": boxes.get("rome", 0)} for row, boxes in state.levels.items()}
    return state


def over(table: Table, turn: int) -> Outcome | None:
    table.state.turn = turn
    return table.begin(Turns(step="recovery")).state.outcome


@pytest.mark.ruling("W15")
def test_rome_wins_with_samnium_no_province_for_the_samnites_and_no_tribe_in_arms() -> None:
    state = subdued(italy())
    assert rome_has_won(state) and samnium_cities_not_roman(state) == ()
    found = over(_table(state), 4)
    assert found is not None and found.winners == ("rome",) and found.reason.key == "outcome.samnium_subdued"
    state = subdued(italy())
    state.levels = {**state.levels, "umbria": {"samnites": 1}}
    assert not rome_has_won(state)
    assert not rome_has_won(subdued(italy().stand("gaul", "3112", 9, "gaul")))
    state = subdued(italy())
    state.cities = {**state.cities, "4010": CityState("samnites", 1)}
    assert not rome_has_won(state)


@pytest.mark.ruling("G72")
def test_gauls_count_from_the_hex_on_in_which_rome_can_meet_them() -> None:
    """Else the Samnites would only have to leave them in Liguria or Cispadana, where no Roman may go."""
    away = "1915"
    assert may_be_in_hex(italy().state, away, GAULS) and not may_be_in_hex(italy().state, away, "rome")
    assert rome_has_won(subdued(italy().stand("gaul", away, 9, "gaul")))
    assert not rome_has_won(subdued(italy().stand("gaul", "3112", 9, "gaul")))


def _table(state: RiseState) -> Table:
    table = italy()
    table.state = state
    return table


def test_after_the_tenth_turn_the_samnites_have_won() -> None:
    found = over(italy(), 10)
    assert found is not None and found.winners == ("samnites",) and found.reason.key == "outcome.samnium_stands"
    assert set(found.scores) == {"rome", "samnites"}


@pytest.mark.ruling("W16", "G4")
def test_who_occupies_rome_wins_at_once_with_one_sp_inside() -> None:
    table = italy()
    rome = table.state.stacks["rome@3714+in"]
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one is not rome}
    table.state.legions = {"III": table.state.legions["III"]}
    table.state.cities = {**table.state.cities, ROME: CityState("samnites", 0)}
    assert not rome_is_occupied(table.state)
    table.stand("samnites", ROME, 1, inside=True).begin(Turns(step="draw"))
    assert table.state.outcome is not None and table.state.outcome.winners == ("samnites",)
    assert table.state.outcome.reason.key == "outcome.capital"


@pytest.mark.ruling("c.65", "s.9")
def test_open_ended_it_goes_on_after_ten_turns_and_ends_after_twenty_five() -> None:
    table = italy(samnite_end="open")
    assert last_turn(table.state) == 25 and last_turn(italy().state) == 10
    found = over(italy(samnite_end="open"), 25)
    assert found is not None and found.winners == ("samnites",)


@pytest.mark.ruling("W17")
def test_open_ended_the_samnites_win_with_all_provinces_but_latium_as_allies_too() -> None:
    table = italy(samnite_end="open")
    state = table.state
    state.levels = {row: {"samnites": 4} for row in state.levels}
    rome = set(cities_of("central_italy", "campania"))
    state.cities = {place: msgspec.structs.replace(one, holder="" if place in rome else one.holder)
                    for place, one in state.cities.items()}  # fmt: skip
    assert holds_italy(state)
    found = over(table, 12)
    assert found is not None and found.reason.key == "outcome.italy_united"
    state.levels = {**state.levels, "calabria": {}}
    assert not holds_italy(state)
