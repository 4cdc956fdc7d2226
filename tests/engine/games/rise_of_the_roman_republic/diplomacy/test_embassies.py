"""Embassies to provinces (section 12.3)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.diplomacy import Negotiate, Persuade
from engine.games.rise_of_the_roman_republic.diplomacy.embassies import embassy_modifiers, rows_within_reach
from engine.games.rise_of_the_roman_republic.events.diplomacy import EmbassySent
from engine.games.rise_of_the_roman_republic.forecast import forecast_lines
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.kernel.errors import IllegalAction
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy
from tests.engine.games.rise_of_the_roman_republic.playing import Table

GOES_ON = 1
NEAR_SAMNIUM = {"sabinus", "picenum", "campania", "apulia", "lucania"}


def pontius() -> Table:
    """Gaius Pontius, of Diplomatic Rating 2 and 3 Guile, begins a phase at Bovianum."""
    return italy().begin(Phase(leader="pontius", side="samnites"))


def amounts(table: Table, row: str, leader: str = "pontius", guile: int = 0) -> dict[str, int]:
    return {one.name: one.amount for one in embassy_modifiers(table.state, leader, row, guile)}


def test_an_embassy_goes_to_the_province_of_the_leader_or_beside_it() -> None:
    """Samnium touches these; Latium and Samnium are nobody's to win. Brutulus has no talent for it."""
    table = pontius()
    assert set(rows_within_reach(table.state, "pontius")) == NEAR_SAMNIUM
    table.stand("samnites", "4109", 0, "brutulus", inside=True)
    assert rows_within_reach(table.state, "brutulus") == ()


@pytest.mark.ruling("W10")
def test_samnites_add_one_an_enemy_ally_one_and_the_neighbour_of_an_enemys_home_two() -> None:
    table = pontius()
    assert amounts(table, "apulia") == {"samnite_embassy": 1}
    assert amounts(table, "campania", guile=2) == {
        "samnite_embassy": 1, "enemy_ally": 1, "enemy_home": 2, "guile_embassy": -2,
    }  # fmt: skip
    assert amounts(table, "apulia", leader="110") == {"enemy_home": 2}
    table.stand("samnites", "4508", 20)
    assert amounts(table, "apulia") == {"samnite_embassy": 1, "army_there": -1}


def test_a_die_of_no_more_than_the_rating_wins_a_box_and_more_wins_nothing() -> None:
    """1 and the Samnites' 1 are 2, his rating; 2 and 1 are 3."""
    table = pontius().do("samnites", Negotiate("apulia"), 1, GOES_ON)
    assert table.state.levels["apulia"] == {"samnites": 3} and table.told(EmbassySent)[0].boxes == 1
    assert pontius().do("samnites", Negotiate("apulia"), 2, GOES_ON).state.levels["apulia"] == {"samnites": 2}
    helped = pontius().do("samnites", Negotiate("apulia", 1), 2, GOES_ON)
    assert helped.state.levels["apulia"] == {"samnites": 3} and helped.state.guile["pontius"] == 2


@pytest.mark.ruling("W10")
def test_a_natural_nought_wins_two_boxes_and_a_nine_gives_the_enemy_one() -> None:
    table = pontius().do("samnites", Negotiate("campania"), 10, GOES_ON)
    assert table.state.levels["campania"] == {"rome": 2}
    assert pontius().do("samnites", Negotiate("apulia", 3), 9, GOES_ON).state.levels["apulia"] == {"samnites": 1}


@pytest.mark.ruling("c.15", "W10")
def test_a_leader_sends_one_embassy_a_phase_and_a_side_two_a_province_and_turn() -> None:
    table = pontius().do("samnites", Negotiate("apulia"), 1, GOES_ON)
    assert not any(table.allowed("samnites", Negotiate(row)) for row in ("apulia", "lucania"))
    assert not table.allowed("samnites", Persuade("apulia"))
    table.do("samnites", EndPhase(), 1)
    table.begin(Phase(leader="pontius", side="samnites")).do("samnites", Negotiate("apulia"), 5, GOES_ON)
    third = table.begin(Phase(leader="pontius", side="samnites"))
    assert not third.allowed("samnites", Negotiate("apulia")) and third.allowed("samnites", Negotiate("lucania"))
    third.begin(Phase(leader="111", side="rome"))
    assert third.state.embassies == ("samnites:apulia", "samnites:apulia")


@pytest.mark.ruling("W11")
def test_a_point_of_guile_moves_a_box_without_a_roll_once_a_province_and_turn() -> None:
    table = pontius().do("samnites", Persuade("lucania"), GOES_ON)
    assert table.state.levels["lucania"] == {"rome": 2} and table.state.guile["pontius"] == 2
    again = table.begin(Phase(leader="pontius", side="samnites"))
    assert not again.allowed("samnites", Persuade("lucania")) and again.allowed("samnites", Persuade("apulia"))


def test_the_first_alexander_has_no_diplomacy() -> None:
    table = Table().stand("samnites", "4109", 5, "pontius", inside=True)
    assert rows_within_reach(table.state, "pontius") == ()


def refused(table: Table, given: tuple[str, ...]) -> tuple[str, str]:
    """Return the reason and the section by which an embassy is refused."""
    with pytest.raises(IllegalAction) as error:
        table.prompt("samnites").menu.choices_after(given)
    return error.value.why.key, error.value.section


def test_who_asks_for_a_province_in_vain_hears_why() -> None:
    """He was told that it is not among the choices."""
    table = pontius()
    assert refused(table, ("negotiate", "latium", "0")) == ("why.level_fixed", "12.3")
    assert refused(table, ("negotiate", "etruria", "0")) == ("why.out_of_reach", "12.3")
    assert refused(table, ("negotiate", "northern_etruria", "0")) == ("why.out_of_reach", "12.3")
    assert refused(table, ("negotiate", "rome", "0"))[0] == "error.not_offered"
    table.state.embassies = ("samnites:apulia", "samnites:apulia", "samnites:lucania:guile")
    assert refused(table, ("negotiate", "apulia", "0")) == ("why.embassies_there", "12.3")
    assert refused(table, ("persuade", "lucania")) == ("why.persuaded_there", "12.3")


def test_who_can_send_no_embassy_hears_why() -> None:
    sent = pontius().do("samnites", Negotiate("apulia"), 1, GOES_ON)
    assert refused(sent, ("negotiate",)) == ("why.envoy_gone", "12.3") == refused(sent, ("persuade",))
    poor = italy()
    poor.state.guile = {}
    poor.begin(Phase(leader="pontius", side="samnites"))
    assert refused(poor, ("persuade",)) == ("why.guile_spent", "12.3")
    dumb = (
        italy().stand("samnites", "4109", 3, "brutulus", inside=True).begin(Phase(leader="brutulus", side="samnites"))
    )
    assert refused(dumb, ("negotiate",)) == ("why.no_diplomat", "12.3")


def test_who_ends_a_phase_reads_that_guile_could_still_persuade() -> None:
    """An embassy and a persuasion are one kind of Operation, and only the embassy was named."""
    table = pontius()
    (found,) = forecast_lines(table.state, table.prompt("samnites"), EndPhase())
    named = [one.key for one in found.args["deeds"]]
    assert {"do.persuade", "do.negotiate"} <= set(named) and len(named) == len(set(named))
    assert "do.march" in named and "do.march_with" not in named


def test_who_has_nobody_to_part_hears_so() -> None:
    table = italy().begin(Phase(leader="111", side="rome"))
    with pytest.raises(IllegalAction) as error:
        table.prompt("rome").menu.choices_after(("march_with",))
    assert (error.value.why.key, error.value.section) == ("why.no_part", "5.5")


def test_a_persuasion_is_foretold_with_its_price_and_the_level_that_comes_of_it() -> None:
    """Campania is at 4 for Rome, Apulia at 2 for the Samnites."""
    table = pontius()
    for row, told in (("campania", {"against": 4, "then": 3, "level": 0}), ("apulia", {"against": 0, "level": 3})):
        [found] = forecast_lines(table.state, table.prompt("samnites"), Persuade(row))
        assert found.key == "preview.persuade" and found.args["guile"] == 1 and found.args["left"] == 2
        assert {name: found.args[name] for name in told} == told
    done = pontius().do("samnites", Persuade("campania"), GOES_ON)
    assert done.state.levels["campania"] == {"rome": 3} and done.state.guile["pontius"] == 2
    assert pontius().do("samnites", Persuade("apulia"), GOES_ON).state.levels["apulia"] == {"samnites": 3}
