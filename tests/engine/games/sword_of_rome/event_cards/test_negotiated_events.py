"""Events that another side answers, and kin who change sides: the embassy, the ransom, the Gauls beyond the Alps."""

from collections.abc import Mapping

import pytest

from engine.games.sword_of_rome.actions.turn import ChooseTargets, PlayEvent
from engine.games.sword_of_rome.diplomacy.non_players import can_act_for
from engine.games.sword_of_rome.events.event_cards import CuPlaced
from engine.games.sword_of_rome.powers import are_allied
from engine.games.sword_of_rome.state import Place
from engine.games.sword_of_rome.tables import SPACES
from tests.engine.games.sword_of_rome.playing import Force, Table


def embassy(to: str) -> Table:
    table = Table(stacks={}, hands={"roman": ["R37"]}).turn_number_under_way("roman")
    return table.do("roman", PlayEvent("R37", (to,)))


def test_r37_who_accepts_is_an_ally_at_once() -> None:
    table = embassy("greek")
    assert table.asked() == {"greek"}
    table.do("greek", ChooseTargets(("greek-roman",)))
    assert are_allied(table.state, "greek", "roman") and table.moment() == "player_turn.menu"


def test_r37_who_refuses_loses_a_point_of_romes_choice() -> None:
    table = embassy("samnite")
    assert table.asked() == {"etruscan_samnite"}
    table.do("etruscan_samnite", ChooseTargets(()))
    assert not are_allied(table.state, "samnite", "roman") and table.asked() == {"roman"}
    assert not table.allowed("roman", ChooseTargets(("-pisae",)))  # an Etruscan city
    table.do("roman", ChooseTargets(("-luceria",)))
    assert not table.place("luceria").owner


def test_r37_goes_to_nobody_who_could_not_be_an_ally() -> None:
    besieged = {"neapolis": Place("greek", 2, siege=0, besieger="roman")}
    table = Table(stacks={"roman@neapolis": (3, "valerius")}, places=besieged, hands={"roman": ["R37"]})
    table.turn_number_under_way("roman")
    assert not table.allowed("roman", PlayEvent("R37", ("greek",)))
    assert not table.allowed("roman", PlayEvent("R37", ("volsci",)))


SIEGE = {"pisae": Place("etruscan", 3, siege=0, besieger="gallic")}
GAULS: dict[str, Force] = {"gallic@pisae": (3, "gaul_a")}


def demanded(stacks: dict[str, Force]) -> Table:
    table = Table(stacks=stacks, places=SIEGE, hands={"gallic": ["G28"]}).turn_number_under_way("gallic")
    return table.do("gallic", PlayEvent("G28", ("pisae",)))


def test_g28_the_owner_pays_and_the_army_goes() -> None:
    table = demanded(GAULS)
    assert table.asked() == {"etruscan_samnite"}
    table.do("etruscan_samnite", ChooseTargets(("ransom",)))
    assert table.state.plunder == 3 and table.asked() == {"gallic"}
    table.do("gallic", ChooseTargets(("luna",)))
    assert table.stack("gallic@luna").cu == 3 and table.stack("gallic@luna").commander == "gaul_a"
    assert table.place("pisae") == Place("etruscan", 3)


def test_g28_the_owner_holds_out() -> None:
    table = demanded(GAULS)
    table.do("etruscan_samnite", ChooseTargets(("hold",)))
    assert table.place("pisae").siege == 1 and table.state.plunder == 0
    assert table.moment() == "player_turn.menu"


def test_g28_where_nobody_could_go_there_is_only_the_point() -> None:
    around: dict[str, Force] = {f"roman@{space}": 1 for space in ("luna", "populonium", "faesulae", "arretium")}
    table = demanded({**GAULS, **around})
    assert table.place("pisae").siege == 1 and table.moment() == "player_turn.menu"


def kin(
    *,
    stand: int,
    space: str = "placentia",
    there: Mapping[str, Force] | None = None,
    places: Mapping[str, Place] | None = None,
) -> Table:
    stacks: dict[str, Force] = {f"transalpine@{space}": stand, "gallic@luna": 1, **(there or {})}
    table = Table(stacks=stacks, hands={"gallic": ["G32"]}, places=places).turn_number_under_way("gallic")
    return table.do("gallic", PlayEvent("G32", (f"transalpine@{space}",)))


def test_g32_two_kinsmen_become_gauls_where_they_stand() -> None:
    table = kin(stand=2)
    assert table.stack("gallic@placentia").cu == 2 and table.stack("transalpine@placentia").cu == 0
    assert "G32" in table.state.cards.zones["removed"]


def test_g32_where_others_stay_the_gauls_come_as_reinforcements() -> None:
    table = kin(stand=4)
    assert table.stack("transalpine@placentia").cu == 2 and table.asked() == {"gallic"}
    assert not table.allowed("gallic", ChooseTargets(("gallic@placentia", "gallic@placentia")))
    table.do("gallic", ChooseTargets(("gallic@genua", "gallic@genua")))
    assert table.stack("gallic@genua").cu == 2


def test_g32_from_the_box_they_come_to_eporedia() -> None:
    table = kin(stand=3, space="transalpine_box")
    assert table.stack("transalpine@transalpine_box").cu == 1 and table.stack("gallic@eporedia").cu == 2


@pytest.mark.ruling(261)
def test_ruling_261_a_marker_in_eporedia_does_not_keep_them_out_but_cu_do() -> None:
    marked = kin(stand=3, space="transalpine_box", places={"eporedia": Place("etruscan")})
    assert marked.stack("gallic@eporedia").cu == 2 and marked.place("eporedia").owner == "etruscan"
    held = kin(stand=3, space="transalpine_box", there={"etruscan@eporedia": 1})
    assert held.asked() == {"gallic"} and not held.stack("gallic@eporedia").cu
    held.do("gallic", ChooseTargets(("gallic@genua", "gallic@genua")))
    assert held.stack("gallic@genua").cu == 2


@pytest.mark.ruling(261)
def test_ruling_261_without_any_place_none_come() -> None:
    nowhere = {space: Place("etruscan") for space in SPACES if SPACES[space].home == "gallic"}
    table = kin(stand=3, space="transalpine_box", there={"etruscan@eporedia": 1}, places=nowhere)
    assert table.stack("transalpine@transalpine_box").cu == 1 and table.moment() == "player_turn.menu"
    assert not table.told(CuPlaced)


def test_g32_nobody_activates_the_others_this_turn() -> None:
    stacks: dict[str, Force] = {"transalpine@placentia": (4, "transalpine_a"), "gallic@luna": 1}
    table = Table(changed=stacks, hands={"gallic": ["G32"]}).turn_number_under_way("gallic")
    assert can_act_for(table.state, "roman", "transalpine", "R4")
    table.do("gallic", PlayEvent("G32", ("transalpine@placentia",)))
    table.do("gallic", ChooseTargets(("gallic@genua", "gallic@genua")))
    assert table.stack("transalpine@placentia").cu == 2
    assert not can_act_for(table.state, "roman", "transalpine", "R4")
