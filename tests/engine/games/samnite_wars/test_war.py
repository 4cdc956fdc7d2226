"""WAR and THE REGION TABLE."""

import pytest

from engine.games.samnite_wars.actions import CommitEffort, FreeRegion, Invade, NegateWar, PaxRomana
from engine.games.samnite_wars.events import BattleDecided, FreedomRolled, RegionFreed, RegionRolled, WarNegated
from engine.games.samnite_wars.resolution.war import region_roll_meaning
from engine.games.samnite_wars.state import War
from engine.kernel.actions import Pass
from tests.engine.games.samnite_wars.table import GAME, Table

HANDS = {"1": ["legions", "siege", "fortifications"], "2": ["cavalry", "surprise", "city_states"]}
UMBRIANS, ETRUSCANS = 6, 2


@pytest.mark.parametrize(
    ("roll", "rome", "becomes", "region"),
    [
        (1, (), "revolt", "latins"),
        (2, (), "war", "etruscans"),
        (3, (), "war", "samnites"),
        (4, (), "war", "campanians"),
        (5, (), "war", "etruscans"),  # the Gauls do not border on Rome
        (5, ("umbrians",), "war", "gauls"),
        (5, ("etruscans",), "war", "gauls"),
        (6, (), "war", "umbrians"),
        (7, (), "war", "samnites"),
        (7, ("samnites",), "war", "messapians"),
        (8, (), "peace", ""),
        (8, ("campanians",), "war", "lucanians"),
        (9, (), "peace", ""),
        (9, ("lucanians",), "war", "bruttians"),
        (10, (), "peace", ""),
        (10, ("messapians",), "war", "tarentines"),
        (2, ("etruscans",), "revolt", "etruscans"),
        (3, ("samnites",), "revolt", "samnites"),
        (1, ("etruscans",), "revolt", "latins"),
    ],
)
def test_region_table(roll: int, rome: tuple[str, ...], becomes: str, region: str) -> None:
    table = Table(hands=HANDS, rome=rome).resolve(War(), roll)
    told = table.told(RegionRolled)
    assert (told.becomes, told.region) == (becomes, region)
    assert table.state.event == becomes


@pytest.mark.ruling(8)
def test_ruling_8_the_result_in_parentheses_already_controlled_revolts() -> None:
    table = Table(hands=HANDS)
    table.state.tokens["etruscans"] = 1
    table.state.tokens["samnites"] = 3
    table.state.tokens["umbrians"] = 0
    assert region_roll_meaning(table.state, "gauls") == ("war", "gauls")  # Etruria borders on them
    table.state.tokens["etruscans"] = 0
    assert region_roll_meaning(table.state, "messapians") == ("war", "messapians")
    table.state.tokens["samnites"] = 2  # part of Samnium: no borders, and not Rome's
    assert region_roll_meaning(table.state, "messapians") == ("war", "samnites")


@pytest.mark.ruling(15)
def test_ruling_15_in_a_war_rome_defends() -> None:
    table = Table(hands=HANDS).resolve(War(), ETRUSCANS).let_go()
    assert "fortifications" in table.options("1", CommitEffort, "cards")
    assert "siege" not in table.options("1", CommitEffort, "cards")
    assert "city_states" not in table.options("2", CommitEffort, "cards")


def test_war_won_gains_two_dice() -> None:
    table = Table(hands=HANDS, treasury=0).resolve(War(), UMBRIANS).let_go().fight(["legions"], ["cavalry"], 3, 5)
    table.let_go()
    assert table.prestige["1"] == 18
    assert table.told(BattleDecided).kind == "war" and table.count(FreedomRolled) == 0


def test_war_lost_costs_two_dice_half_the_treasury_and_perhaps_a_region() -> None:
    table = Table(hands=HANDS, treasury=7, triumph=20, rome=["gauls", "lucanians"]).resolve(War(), ETRUSCANS)
    table.let_go().fight(["legions"], ["cavalry", "surprise"], 4, 4)
    assert table.prestige["1"] == 12
    assert table.treasury == 4  # half of seven, rounded down, is lost
    table.let_go(3)
    assert table.options("1", FreeRegion, "region") == ("gauls", "lucanians")  # never the Latins
    table.do("1", FreeRegion("lucanians"))
    assert table.state.tokens["lucanians"] == 0 and table.state.tokens["gauls"] == 1
    assert table.state.lost


def test_war_lost_one_region_goes_unasked() -> None:
    table = Table(hands=HANDS, rome=["gauls"], triumph=20).resolve(War(), ETRUSCANS).let_go()
    table.fight(["legions"], ["cavalry", "surprise"], 1, 1).let_go(1)
    assert table.told(RegionFreed).region == "gauls"


@pytest.mark.ruling(9)
def test_ruling_9_war_lost_with_the_latins_alone_frees_nothing() -> None:
    table = Table(hands=HANDS, triumph=20).resolve(War(), ETRUSCANS).let_go()
    table.fight(["legions"], ["cavalry", "surprise"], 1, 1).let_go(1)
    assert table.count(RegionFreed) == 0 and not table.told(FreedomRolled).freed


def test_war_lost_the_die_keeps_the_region() -> None:
    table = Table(hands=HANDS, rome=["gauls"], triumph=20).resolve(War(), ETRUSCANS).let_go()
    table.fight(["legions"], ["cavalry", "surprise"], 1, 1).let_go(4)
    assert table.state.tokens["gauls"] == 1


@pytest.mark.ruling(19)
@pytest.mark.parametrize("card", ["treaty", "hostages", "diplomacy"])
def test_ruling_19_any_player_may_negate_a_war(card: str) -> None:
    table = Table(hands={"1": ["siege"], "2": [card]}).resolve(War(), ETRUSCANS)
    assert table.moment("2") == "war.negate"
    table.do("2", NegateWar(card)).close()
    assert table.told(WarNegated) == WarNegated("2", card, "etruscans")
    assert table.moment("1") == "peace.start" and table.state.event == "peace"


@pytest.mark.ruling(24)
def test_ruling_24_the_peace_of_a_treaty_may_be_a_campaign() -> None:
    table = Table(hands={"1": ["treaty"], "2": ["siege"]}).resolve(War(), ETRUSCANS)
    table.do("1", NegateWar("treaty")).close()
    assert table.may("1", Invade) and table.may("1", PaxRomana)


@pytest.mark.ruling(19)
def test_ruling_19_option_the_consul_only() -> None:
    table = Table(hands={"1": ["siege"], "2": ["treaty"]}, negate_war="consul_only").resolve(War(), ETRUSCANS)
    assert table.asked() == {"1"}


def test_no_window_where_all_know_that_nobody_can_answer() -> None:
    table = Table(hands={"1": ["siege"], "2": ["spears"]}, discards=["treaty", "hostages", "diplomacy"])
    table.state.cards.show(["treaty", "hostages", "diplomacy"])
    assert not table.resolve(War(), ETRUSCANS).window()


def test_all_who_might_answer_are_asked_whatever_they_hold() -> None:
    table = Table(3, hands={"1": ["siege"], "2": ["treaty"], "3": []}).resolve(War(), ETRUSCANS)
    assert table.asked() == {"1", "2"}  # an empty hand holds nothing, and all see that it is empty


def test_the_window_goes_in_order_and_a_later_reply_is_void() -> None:
    table = Table(3, hands={"1": ["siege"], "2": ["treaty"], "3": ["hostages"]}).resolve(War(), ETRUSCANS)
    table.do("3", NegateWar("hostages")).do("2", NegateWar("treaty")).do("1", Pass()).close()
    assert table.told(WarNegated).seat == "2"
    assert "hostages" in table.hand("3")
    returned = [e for e in table.events if e.tag() == "reply_returned"]
    assert len(returned) == 1 and returned[0].seen_by("1") is None and returned[0].seen_by("3") is not None


def test_passes_let_the_war_come() -> None:
    table = Table(hands={"1": ["siege"], "2": ["treaty"]}).resolve(War(), ETRUSCANS)
    table.do("1", Pass()).do("2", Pass()).close()
    assert table.moment("1") == "war_effort.effort"
    assert GAME.view(table.state, None).event == "war"
