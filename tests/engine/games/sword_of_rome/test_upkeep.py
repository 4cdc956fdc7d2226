"""Sections 5.5 and 5.7: attrition and isolation."""

import pytest

from engine.games.sword_of_rome.events.combat import LeaderDisplaced
from engine.games.sword_of_rome.events.siege import SiegeLifted
from engine.games.sword_of_rome.events.turn import AttritionRolled, Isolated
from engine.games.sword_of_rome.state import Place, Stack
from engine.games.sword_of_rome.turn.upkeep import isolated_spaces
from tests.engine.games.sword_of_rome.playing import Force, Table


def test_one_roll_for_each_enemy_space_in_the_order_of_the_phase() -> None:
    """Non-players first, then by descending points: Volsci, Romans (7), Samnites (6)."""
    stacks: dict[str, Force] = {
        "volsci@velitrae": 4,
        "roman@fregellae": (5, "camillus"),
        "samnite@tarracina": 2,
        "roman@roma": 3,
    }
    table = Table(stacks=stacks, vp={"roman": 7}, strict=False).at("attrition", 4, 6, 5)
    assert table.told(AttritionRolled) == [
        AttritionRolled("volsci", "velitrae", 4, 4, 1),
        AttritionRolled("roman", "fregellae", 5, 6, 2),
        AttritionRolled("samnite", "tarracina", 2, 5, 1),
    ]
    assert table.stack("roman@fregellae").cu == 3


@pytest.mark.ruling(38)
def test_ruling_38_besiegers_roll_and_who_is_inside_his_walls_does_not() -> None:
    table = Table(
        stacks={"samnite@capua": (4, "samnite_a"), "roman@roma": 2},
        places={"capua": Place("roman", 1, siege=0, besieger="samnite")},
    )
    table.state.stacks = {**table.state.stacks, "roman@capua": Stack("roman", "capua", cu_inside=2)}
    table.at("attrition", 1)
    assert table.told(AttritionRolled) == [AttritionRolled("samnite", "capua", 4, 1, 0)]


@pytest.mark.ruling(38)
def test_ruling_38_independent_and_tribal_spaces_are_enemy() -> None:
    table = Table(stacks={"greek@lucani": 3, "greek@paestum": 2}, places={"paestum": Place()}, vp={"greek": 7})
    table.at("attrition", 1, 1)
    assert {event.space for event in table.told(AttritionRolled)} == {"lucani", "paestum"}


def test_the_last_cu_lost_ends_the_siege_and_displaces_the_leader() -> None:
    table = Table(
        stacks={"samnite@capua": (1, "samnite_a"), "roman@roma": 2},
        places={"capua": Place("roman", 1, siege=0, besieger="samnite")},
    )
    table.state.stacks = {**table.state.stacks, "roman@capua": Stack("roman", "capua", cu_inside=2)}
    table.at("attrition", 6)
    assert table.told(LeaderDisplaced) == [LeaderDisplaced("samnite_a", "samnite", "capua", True)]
    assert table.told(SiegeLifted) and table.place("capua").siege == -1
    assert table.stack("roman@capua") == Stack("roman", "capua", 2)


def test_an_ally_is_no_enemy() -> None:
    table = Table(stacks={"roman@sentinum": 3}, alliances=[("roman", "etruscan")])
    assert not table.at("attrition").told(AttritionRolled)


# Isolation


def test_nothing_is_isolated_at_the_start() -> None:
    table = Table()
    assert not any(isolated_spaces(table.state, power) for power in ("roman", "greek", "gallic", "etruscan", "samnite"))


def test_what_is_cut_off_becomes_independent() -> None:
    """Praeneste with its neighbours in Samnite hands has no way to a Roman city but over a rough link."""
    samnite = {space: Place("samnite") for space in ("velitrae", "fregellae")}
    taken = {**samnite, "roma": Place("samnite", 1)}
    table = Table(stacks={"samnite@roma": 3}, places=taken, strict=False).at("isolation")
    assert Isolated("roman", ("praeneste", "tarracina")) not in table.told(Isolated)  # Tarracina reaches Capua
    assert Isolated("roman", ("praeneste",)) in table.told(Isolated)
    assert table.place("praeneste").owner == ""


def test_own_cu_and_a_besieged_city_save_a_space() -> None:
    samnite = {space: Place("samnite") for space in ("velitrae", "fregellae")}
    table = Table(stacks={"roman@praeneste": 1}, places={**samnite, "roma": Place("samnite", 1)}, strict=False)
    assert "praeneste" not in isolated_spaces(table.state, "roman")
    besieged = {**samnite, "roma": Place("roman", 3, siege=1, besieger="samnite")}
    table = Table(stacks={"samnite@roma": 3}, places=besieged, strict=False)
    assert "praeneste" not in isolated_spaces(table.state, "roman")


def test_rough_links_are_no_path_but_clear_to_samnites_in_their_mountains() -> None:
    """Teate is linked to Larinum by a clear link, to Aufidena by a rough one that is clear for Samnites."""
    table = Table(stacks={}, places={"larinum": Place("roman", subdued=True), "asculum": Place("roman")}, strict=False)
    assert "teate" not in isolated_spaces(table.state, "samnite")
    table = Table(
        stacks={},
        places={**dict.fromkeys(("larinum", "asculum"), Place("greek", subdued=True)), "teate": Place("roman")},
        strict=False,
    )
    assert isolated_spaces(table.state, "roman") == ("teate",)


@pytest.mark.ruling(260)
def test_ruling_260_a_captured_reinforcement_space_saves_a_marker() -> None:
    """Section 5.7.1: Roman Bononia, Gallic by colour and with a figure, saves itself; Placentia, without one, not."""
    for held, cut in (("bononia", ()), ("placentia", ("placentia",))):
        table = Table(stacks={}, places={held: Place("roman")}, strict=False)
        assert isolated_spaces(table.state, "roman") == cut


def test_a_path_leads_through_an_allys_space() -> None:
    taken = {"velitrae": Place("samnite"), "fregellae": Place("samnite"), "roma": Place("etruscan", 1)}
    table = Table(stacks={}, places=taken, strict=False)
    assert "praeneste" in isolated_spaces(table.state, "roman")
    table.state.alliances = (("etruscan", "roman"),)
    assert "praeneste" not in isolated_spaces(table.state, "roman")


def test_an_allys_cu_in_an_enemys_space_carry_a_path() -> None:
    """Sections 5.7.1 and 15.2: an ally's CU are friendly CU, on the way and at its end."""
    taken = {space: Place("samnite") for space in ("velitrae", "fregellae")} | {"roma": Place("samnite", 1)}
    table = Table(stacks={"etruscan@velitrae": 2}, places=taken, strict=False)
    assert "praeneste" in isolated_spaces(table.state, "roman")
    table.state.alliances = (("etruscan", "roman"),)
    assert "praeneste" not in isolated_spaces(table.state, "roman")


def test_an_allys_cu_are_a_link_to_what_lies_behind_them() -> None:
    """Through Velitrae, which Samnites hold and Etruscan CU stand in, Praeneste reaches Tarracina and Capua."""
    taken = {space: Place("samnite") for space in ("velitrae", "fregellae")} | {"roma": Place("samnite", 1)}
    table = Table(stacks={"etruscan@velitrae": 2}, places=taken, alliances=[("etruscan", "roman")], strict=False)
    assert isolated_spaces(table.state, "roman") == ()
