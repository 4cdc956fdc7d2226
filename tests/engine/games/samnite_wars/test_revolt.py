"""REVOLT."""

import pytest

from engine.games.samnite_wars.actions import ChooseRebels, CommitEffort
from engine.games.samnite_wars.events import BattleDecided, FreedomRolled, RebelsChosen, RegionFreed
from engine.games.samnite_wars.state import Revolt
from engine.kernel.prompts import SEALED
from tests.engine.games.samnite_wars.table import GAME, Table

HANDS = {"1": ["legions", "siege", "fortifications"], "2": ["cavalry", "surprise", "city_states"], "3": ["spears"]}


def test_revolt_with_the_latins_alone_a_latin_city_rebels() -> None:
    table = Table(hands=HANDS).resolve(Revolt())
    assert table.told(RebelsChosen).region == "latins"
    assert table.moment() == "war_effort.effort"


def test_revolt_one_other_region_rebels_unasked() -> None:
    table = Table(hands=HANDS, rome=["gauls"]).resolve(Revolt())
    assert table.told(RebelsChosen).region == "gauls"


@pytest.mark.ruling(11)
def test_ruling_11_one_foe_chooses() -> None:
    table = Table(hands=HANDS, rome=["gauls", "umbrians"]).resolve(Revolt())
    assert table.asked() == {"2"}
    assert table.options("2", ChooseRebels, "region") == ("gauls", "umbrians")  # never the Latins
    table.do("2", ChooseRebels("umbrians"))
    assert table.state.combat_under_way().region == "umbrians"


@pytest.mark.ruling(11)
def test_ruling_11_the_foes_vote_in_secret_and_most_votes_win() -> None:
    table = Table(4, hands=HANDS, rome=["gauls", "umbrians"]).resolve(Revolt())
    assert table.asked() == {"2", "3", "4"}
    assert {p.kind for s in "234" for p in table.prompts(s)} == {SEALED}
    table.do("2", ChooseRebels("gauls")).do("3", ChooseRebels("umbrians"))
    assert table.count(RebelsChosen) == 0
    table.do("4", ChooseRebels("umbrians"))
    told = table.told(RebelsChosen)
    assert told.region == "umbrians" and told.votes == {"2": "gauls", "3": "umbrians", "4": "umbrians"}


@pytest.mark.ruling(11)
def test_ruling_11_a_tie_is_broken_by_die() -> None:
    table = Table(3, hands=HANDS, rome=["gauls", "umbrians"]).resolve(Revolt())
    table.do("2", ChooseRebels("gauls")).do("3", ChooseRebels("umbrians"), 2)
    assert table.told(RebelsChosen).tied == ("gauls", "umbrians")
    assert table.state.combat_under_way().region == "umbrians"


def test_a_vote_can_be_replaced_until_the_last_is_in() -> None:
    table = Table(3, hands=HANDS, rome=["gauls", "umbrians"]).resolve(Revolt())
    table.do("2", ChooseRebels("gauls")).do("2", ChooseRebels("umbrians")).do("3", ChooseRebels("umbrians"))
    assert table.state.combat_under_way().region == "umbrians"


@pytest.mark.ruling(15)
def test_ruling_15_in_a_revolt_rome_is_the_attacker() -> None:
    table = Table(hands=HANDS, rome=["etruscans"]).resolve(Revolt())
    assert "siege" in table.options("1", CommitEffort, "cards")
    assert "fortifications" not in table.options("1", CommitEffort, "cards")
    assert "city_states" in table.options("2", CommitEffort, "cards")
    view = GAME.view(table.state, None)
    assert view.combat is not None and view.combat.rome_attacks and view.combat.kind == "revolt"


def test_revolt_won_gains_three() -> None:
    table = Table(hands=HANDS, rome=["gauls"], treasury=0).resolve(Revolt()).fight(["legions"], ["cavalry"]).let_go()
    assert table.prestige["1"] == 13
    assert table.told(BattleDecided).winner == "consul"
    assert table.count(FreedomRolled) == 0
    assert not table.state.lost


def test_revolt_lost_costs_six_and_frees_on_three() -> None:
    table = Table(hands=HANDS, rome=["gauls"], treasury=0).resolve(Revolt()).fight(["legions"], ["cavalry", "surprise"])
    table.let_go(3)
    assert table.prestige["1"] == 4
    assert table.state.tokens["gauls"] == 0
    assert table.told(RegionFreed).region == "gauls"
    assert table.state.lost


@pytest.mark.parametrize("roll", [4, 6])
def test_revolt_lost_but_the_region_is_kept(roll: int) -> None:
    table = Table(hands=HANDS, rome=["gauls"], treasury=0).resolve(Revolt()).fight(["siege"], ["cavalry", "surprise"])
    table.let_go(roll)
    assert table.state.tokens["gauls"] == 1 and not table.told(FreedomRolled).freed


@pytest.mark.ruling(5)
def test_ruling_5_prestige_never_below_none() -> None:
    table = Table(hands=HANDS, triumph=2, treasury=0).resolve(Revolt()).fight(["siege"], ["cavalry", "surprise"])
    table.let_go(5)
    assert table.prestige["1"] == 0
    assert table.told(BattleDecided).prestige == 2


@pytest.mark.ruling(9)
def test_ruling_9_the_latins_never_leave_rome() -> None:
    table = Table(hands=HANDS, treasury=0).resolve(Revolt()).fight(["siege"], ["cavalry", "surprise"]).let_go(1)
    assert table.state.tokens["latins"] == 1
    assert not table.told(FreedomRolled).freed and table.count(RegionFreed) == 0


@pytest.mark.ruling(10)
def test_ruling_10_samnium_loses_one_token_at_a_time() -> None:
    table = Table(hands=HANDS, rome=["samnites"], treasury=0).resolve(Revolt())
    table.fight(["siege"], ["cavalry", "surprise"]).let_go(1)
    assert table.state.tokens["samnites"] == 2
    region = next(r for r in GAME.view(table.state, None).regions if r.region == "samnites")
    assert (region.tokens, region.needed, region.controlled) == (2, 3, False)


@pytest.mark.ruling(10)
def test_ruling_10_part_of_samnium_does_not_rebel() -> None:
    table = Table(hands=HANDS, rome=["gauls"])
    table.state.tokens["samnites"] = 2
    assert table.resolve(Revolt()).told(RebelsChosen).region == "gauls"


def test_a_revolt_that_came_from_a_war_has_its_region() -> None:
    table = Table(3, hands=HANDS, rome=["gauls", "umbrians"]).resolve(Revolt(region="umbrians"))
    assert table.count(RebelsChosen) == 0 and table.state.combat_under_way().region == "umbrians"
