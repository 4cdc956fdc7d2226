"""The rulebook's worked examples of marches, raids, reactions and the sea (sections 9 to 11 and 14), by prompts."""

import pytest

from engine.games.sword_of_rome.actions.movement import Halt, MarchArmy, MarchOn
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.actions.siege import Solidarity
from engine.games.sword_of_rome.events.combat import AutomaticVictory
from engine.games.sword_of_rome.events.movement import AvoidRolled, InterceptionRolled, NavalRoll, PursuitRolled
from engine.games.sword_of_rome.events.siege import Plundered, Raided
from engine.games.sword_of_rome.state import Effect, Place
from tests.engine.games.sword_of_rome.playing import Force, Table

GALLIC = {1: "G8", 2: "G6", 3: "G33"}  # a card of each value


@pytest.mark.parametrize(("value", "points"), [(1, 3), (2, 4), (3, 5)])
def test_z05_gauls_go_two_spaces_more_than_the_cards_value(value: int, points: int) -> None:
    """Section 9.2.2."""
    way = ("luna", "pisae", "populonium", "vulci", "tarquinii")
    table = Table(stacks={"gallic@genua": (4, "brennus")}, hands={"gallic": (GALLIC[value],)}).turn_number_under_way(
        "gallic"
    )
    reached = [n for n in range(1, 6) if table.allowed("gallic", MarchArmy(GALLIC[value], "brennus", (), 4, way[:n]))]
    assert reached == list(range(1, points + 1))


def raiding(**given: object) -> Table:
    """Let five Gauls at Sentinum, which is Etruscan, hold a card of value 3; one Transalpine marker is on the track."""
    table = Table(stacks={"gallic@sentinum": (5, "gaul_a")}, hands={"gallic": (GALLIC[3],)}, **given)  # type: ignore[arg-type]
    table.state.plunder = -1
    return table.turn_number_under_way("gallic")


def test_b14_five_movement_points_are_four_raids_and_a_march() -> None:
    """Section 14.3: a 10 succeeds; on to Spoletium; a 5 and a 3 fail, the 3 costs a CU; a 7 succeeds and costs one."""
    table = raiding().do("gallic", MarchArmy(GALLIC[3], "gaul_a", (), 5, ("raid",)), 5, 5)
    assert table.place("sentinum") == Place() and table.state.plunder == 0
    table.do("gallic", MarchOn(("spoletium", "raid")), 2, 3)
    assert table.stack("gallic@spoletium").cu == 5 and table.place("spoletium").owner == "etruscan"
    table.do("gallic", MarchOn(("raid",)), 1, 2)
    assert table.stack("gallic@spoletium").cu == 4 and table.place("spoletium").owner == "etruscan"
    table.do("gallic", MarchOn(("raid",)), 3, 4)
    raids = [(one.space, one.success, one.lost) for one in table.told(Raided)]
    assert raids == [
        ("sentinum", True, 0), ("spoletium", False, 0), ("spoletium", False, 1), ("spoletium", True, 1),
    ]  # fmt: skip
    assert table.place("spoletium") == Place() and table.stack("gallic@spoletium").cu == 3
    assert [one.track for one in table.told(Plundered)] == [0, 1] and table.state.plunder == 1
    assert table.moment() == "player_turn.menu"  # no point is left


def test_b19_three_markers_less_two_for_solidarity_are_one() -> None:
    """Section 14.6: two raids succeed, then Sena Gallica and Patavium are cleared of strange markers."""
    table = raiding(places={"sena_gallica": Place("etruscan"), "patavium": Place("")})
    table.state.plunder = 1
    table.do("gallic", MarchArmy(GALLIC[3], "gaul_a", (), 5, ("raid",)), 5, 5)
    table.do("gallic", MarchOn(("spoletium", "raid")), 5, 5)
    assert table.state.plunder == 3
    table.do("gallic", Halt()).do("gallic", Solidarity("sena_gallica")).do("gallic", Solidarity("patavium"))
    assert table.place("sena_gallica").owner == table.place("patavium").owner == "gallic"
    assert table.state.plunder == 1


# Reactions


def test_b15_three_go_inside_ten_avoid_and_one_is_caught() -> None:
    """Section 11.1: of fourteen Etruscans at Pisae, who are entered from Luna; the one outside is overrun."""
    stacks: dict[str, Force] = {"gallic@luna": (8, "gaul_a"), "etruscan@pisae": (14, "etruscan_a", "etruscan_b")}
    table = Table(stacks=stacks, hands={"gallic": (GALLIC[3],)}).turn_number_under_way("gallic")
    table.do("gallic", MarchArmy(GALLIC[3], "gaul_a", (), 8, ("pisae",)))
    parting = React(inside=3, inside_with=("etruscan_a",), avoid="populonium", avoid_with=("etruscan_b",), avoid_cu=10)
    table.do("etruscan_samnite", parting, 1)
    assert table.told(AvoidRolled)[0].success and table.stack("etruscan@populonium").cu == 10
    assert [(one.winner, one.lost) for one in table.told(AutomaticVictory)] == [("gallic", 1)]
    assert (table.stack("etruscan@pisae").cu, table.stack("etruscan@pisae").cu_inside) == (0, 3)


@pytest.mark.parametrize(("die", "success"), [(1, True), (2, True), (3, True), (4, False), (5, False), (6, False)])
def test_b16_claudius_intercepts_on_his_tactics_of_three(die: int, success: bool) -> None:
    """Section 10.2."""
    stacks: dict[str, Force] = {"roman@capua": (5, "claudius"), "samnite@bovianum": (4, "egnatius")}
    table = Table(stacks=stacks, places={"beneventum": Place("roman")}, hands={"etruscan_samnite": ("E11",)})
    table.turn_number_under_way("etruscan_samnite")
    table.do("etruscan_samnite", MarchArmy("E11", "egnatius", (), 4, ("beneventum",)))
    table.do("roman", React(intercept=("roman@capua",)), die)
    assert [(one.needs, one.success) for one in table.told(InterceptionRolled)] == [(3, success)]
    assert table.stack("roman@capua").cu == (0 if success else 5)


@pytest.mark.parametrize(("die", "success"), [(1, True), (2, True), (3, True), (4, True), (5, False), (6, False)])
def test_b17_pyrrhus_pursues_on_his_tactics_of_four(die: int, success: bool) -> None:
    """Section 11.3."""
    stacks: dict[str, Force] = {"greek@metapontum": (8, "pyrrhus"), "roman@tarentum": (3, "claudius")}
    places = {"tarentum": Place("roman", 1), "canusium": Place("roman")}
    table = Table(stacks=stacks, places=places, hands={"greek": ("K10",)}).turn_number_under_way("greek")
    table.do("greek", MarchArmy("K10", "pyrrhus", (), 8, ("tarentum",)))
    table.do("roman", React(avoid="canusium", avoid_with=("claudius",), avoid_cu=3), 1)
    table.do("greek", MarchOn(("brundisium",)), die)
    assert [(one.needs, one.success) for one in table.told(PursuitRolled)] == [(4, success)]
    assert table.stack("greek@brundisium" if success else "greek@tarentum").cu == 8


# The sea


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(
    ("port", "results"),
    [
        ("neapolis", ("success", "success", "success", "success", "return", "return")),
        ("pisae", ("success", "success", "return", "return", "attrition", "attrition")),
    ],
    ids=["friendly", "enemy"],
)
def test_s12_the_naval_table_is_two_better_to_a_friendly_port(port: str, results: tuple[str, ...], die: int) -> None:
    """Section 9.6.4, every die, in play: to a friendly port a 3 succeeds; elsewhere a 3 returns, a 5 is attrition."""
    result = results[die - 1]
    table = Table(stacks={"greek@tarentum": (3, "dionysius")}, hands={"greek": ("K10",)})
    table.state.effects = (Effect("R14", "treaty"),)  # all Greek voyages roll
    attrition = (6,) if result == "attrition" else ()
    table.turn_number_under_way("greek").do(
        "greek", MarchArmy("K10", "dionysius", (), 3, (f"sea:{port}",)), die, *attrition
    )
    assert [one.result for one in table.told(NavalRoll)] == [result]
    there = 3 if result == "success" else 0
    assert table.stack(f"greek@{port}").cu == there
    assert table.stack("greek@tarentum").cu == (3 - there - len(attrition))
