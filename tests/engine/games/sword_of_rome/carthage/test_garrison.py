"""The garrison box, the fleet of Carthage, and attacks on the unrest (sections 9.6, 19 and 20.3)."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.games.sword_of_rome.actions.movement import EndCampaign, PlayCampaign
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.carthage import UnrestAttacked, UnrestChanged
from engine.games.sword_of_rome.events.combat import (
    AutomaticVictory,
    BattleDecided,
    BattleRolled,
    LeaderDisplaced,
    SupportGained,
)
from engine.games.sword_of_rome.events.movement import StayedBehind
from engine.games.sword_of_rome.movement.limits import may_enter
from engine.games.sword_of_rome.movement.sea import may_use_port, sailing_capacity, sea_goals
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.test_march import march

CARTHAGO, BOX = "carthaginian@carthago", "carthaginian@garrison_box"
THREE, TWO, ONE, CAMPAIGN, SACRED_BAND = "C8", "C15", "C32", "C1", "C29"
QUELL = "unrest"
S21_DICE = (1, 1, 2, 6, 4, 4)


def five(
    stacks: Mapping[str, Force], unrest: int = 0, hand: tuple[str, ...] = (THREE, TWO, ONE), **given: Any
) -> Table:
    """Return Carthage's turn in a game of five, with these stacks alone."""
    table = Table(players=5, stacks=stacks, hands={"carthaginian": hand}, **given)
    table.state.unrest = unrest
    return table.turn_number_under_way("carthaginian")


def settled(table: Table, *rolls: int) -> Table:
    """Close the windows of a battle, the last before the dice with these rolls."""
    while table.window():
        if rolls and table.moment() == "battle.before":
            table.close(*rolls)
            rolls = ()
        else:
            table.close()
    assert not rolls
    return table


# By sea


@pytest.mark.parametrize(("card", "cu"), [(ONE, 3), (TWO, 6), (THREE, 10)])
def test_s09_s10_the_card_says_how_many_sail(card: str, cu: int) -> None:
    """S09, S10: from Lilybaeum to Messana, then on to Catina with the last MP."""
    table = five({"carthaginian@lilybaeum": (10, "gisgo")})
    table.do("carthaginian", march("gisgo", 10, "sea:messana", "catina", card=card))
    settled(table)
    assert table.stack("carthaginian@catina").cu == cu
    assert table.stack("carthaginian@lilybaeum").cu == 10 - cu
    assert bool(table.told(StayedBehind)) == (cu < 10)


@pytest.mark.ruling(24)
def test_s15_ruling_24_from_the_box_to_carthago_costs_three_and_one_is_left() -> None:
    table = five({BOX: (5, "hanno", "carthage_a")})
    assert table.allowed("carthaginian", march("hanno", 3, "sea:carthago", "kerkouane", card=ONE))
    assert not table.allowed("carthaginian", march("hanno", 3, "sea:carthago", "kerkouane", "carthago", card=ONE))
    table.do("carthaginian", march("hanno", 3, "sea:carthago", card=ONE))
    settled(table)
    assert (table.stack(CARTHAGO).cu, table.stack(BOX).cu) == (3, 2)
    assert table.stack(BOX).leaders == ("carthage_a",)


@pytest.mark.ruling(22)
def test_ruling_22_only_carthage_enters_the_box() -> None:
    state = Table(players=5, alliances=[("carthaginian", "greek")]).state
    assert may_use_port(state, "carthaginian", "garrison_box") and may_enter(state, "carthaginian", "garrison_box")
    for power in ("greek", "roman", "gallic"):
        assert not may_use_port(state, power, "garrison_box") and not may_enter(state, power, "garrison_box")
    four = Table().state
    assert not may_use_port(four, "carthaginian", "garrison_box")


@pytest.mark.ruling(170)
def test_ruling_170_nobody_avoids_or_retreats_into_the_box() -> None:
    state = Table(players=5).state
    assert "garrison_box" not in sea_goals(state, "carthaginian", "lilybaeum")
    assert "carthago" in sea_goals(state, "carthaginian", "lilybaeum")
    assert sailing_capacity(state, "carthaginian", "lilybaeum", "garrison_box", 3) == 10


def test_african_ports_are_ports_for_all() -> None:
    """9.6.2."""
    state = Table(players=5).state
    assert may_use_port(state, "greek", "carthago") and may_use_port(state, "roman", "kerkouane")


def test_greeks_in_lilybaeum_sail_with_ten() -> None:
    """9.6.3: to or from Syracusae or Lilybaeum, with a 3."""
    table = Table(players=5)
    assert sailing_capacity(table.state, "greek", "lilybaeum", "tarentum", 3) == 3
    place = table.state.places["lilybaeum"]
    table.state.places = {**table.state.places, "lilybaeum": type(place)("greek", 1)}
    assert sailing_capacity(table.state, "greek", "lilybaeum", "tarentum", 3) == 10
    assert sailing_capacity(table.state, "greek", "messana", "tarentum", 3) == 3
    assert sailing_capacity(table.state, "greek", "syracusae", "tarentum", 2) == 0


# Against the unrest


@pytest.mark.ruling(3, 65)
def test_s18_a_victory_ends_the_unrest_by_support_that_its_size_does_not_limit() -> None:
    """S18 and S22: 26 against 16, 8 CU of losses, 4 support."""
    table = five({BOX: (2, "hasdrubal")}, 4, (SACRED_BAND, TWO))
    table.do("carthaginian", march("hasdrubal", 2, QUELL, card=TWO))
    assert table.told(UnrestAttacked) == [UnrestAttacked("hasdrubal", 2, 4)]
    table.do("carthaginian", Respond(SACRED_BAND))
    settled(table, 6, 6, 6, 6, 4, 4, 5)
    rolled, decided = table.told(BattleRolled)[0], table.told(BattleDecided)[0]
    assert (rolled.attacker_total, rolled.defender_total) == (26, 16)
    assert dict(rolled.attacker_mods) == {"leadership": 2} and dict(rolled.defender_mods) == {"force_ratio": 3}
    assert (decided.attacker_lost, decided.defender_lost) == (2, 8)
    assert table.told(SupportGained)[0].points == 4
    assert table.told(UnrestChanged) == [UnrestChanged(-4, 0, 10, "quelled")]
    assert table.stack(BOX).cu == 0


@pytest.mark.ruling(3)
def test_s19_had_carthage_lost_the_unrest_had_risen_by_one() -> None:
    """S19: support counts the CU that were there."""
    table = five({BOX: (2, "hasdrubal")}, 4)
    table.do("carthaginian", march("hasdrubal", 2, QUELL, card=TWO))
    settled(table, 2, 2, 2, 4, 4, 5)
    assert table.told(BattleDecided)[0].attacker_lost == 2
    assert table.state.unrest == 5
    assert [event.leader for event in table.told(LeaderDisplaced)] == ["hasdrubal"]


@pytest.mark.ruling(2, 106)
def test_s20_ruling_106_dice_never_change_the_unrest_and_a_small_one_rolls_small() -> None:
    table = five({BOX: (2, "bomilcar")}, 1)
    table.do("carthaginian", march("bomilcar", 2, QUELL, card=THREE))
    settled(table, 2, 2, 5, 6, 5, 5)
    rolled, decided = table.told(BattleRolled)[0], table.told(BattleDecided)[0]
    assert (rolled.attacker_total, rolled.defender_total) == (15, 16)
    assert decided.attacker_lost == 2
    assert table.state.unrest == 2  # a point of support for the two CU


def test_s21_the_garrison_that_stands_aside_keeps_the_unrest_down() -> None:
    """S21: Bomilcar sails in with ten and attacks with six."""
    table = five({BOX: (2, "carthage_a"), CARTHAGO: (10, "bomilcar")}, 4, (THREE,))
    table.do(
        "carthaginian", march("bomilcar", 10, "sea:garrison_box", "drop:3", "drop:1", QUELL, card=THREE), *S21_DICE
    )
    settled(table)
    rolled, decided = table.told(BattleRolled)[0], table.told(BattleDecided)[0]
    assert (rolled.attacker_total, rolled.defender_total) == (8, 14)
    assert dict(rolled.attacker_mods) == {"leadership": 3, "force_ratio": 1}
    assert decided.attacker_lost == 6 and table.told(SupportGained)[0].points == 3
    assert table.state.unrest == 4 and not table.told(UnrestChanged)
    assert table.stack(BOX).cu == 6 and table.stack(BOX).leaders == ("carthage_a",)
    assert [event.leader for event in table.told(LeaderDisplaced)] == ["bomilcar"]


@pytest.mark.parametrize("level", [2, 4])
def test_s22_s23_support_is_not_capped_by_the_unrest(level: int) -> None:
    """S22, S23: else a level of 2 would take two battles, and one of 4 three."""
    table = five({BOX: (4, "bomilcar")}, level)
    table.do("carthaginian", march("bomilcar", 4, QUELL, card=THREE))
    settled(table, 6, 6, 6, 1, 1, 1)
    assert table.told(BattleDecided)[0].defender_lost == 9 and table.told(SupportGained)[0].points == 5
    assert table.state.unrest == 0


def test_s29_an_automatic_victory_ends_the_unrest_without_a_roll() -> None:
    table = five({BOX: (8, "bomilcar")}, 2)
    table.do("carthaginian", march("bomilcar", 8, QUELL, card=THREE))
    settled(table)
    assert table.told(AutomaticVictory) and not table.told(BattleRolled)
    assert table.state.unrest == 0 and table.stack(BOX).cu == 8


@pytest.mark.ruling(5)
def test_ruling_5_the_unrest_wins_automatically_against_a_quarter_of_its_level() -> None:
    table = five({BOX: (2, "bomilcar", "hanno")}, 8)
    table.do("carthaginian", march("bomilcar", 2, QUELL, card=THREE, along=("hanno",)))
    settled(table)
    assert table.told(AutomaticVictory)[0].winner == "unrest"
    assert table.state.unrest == 9 and table.stack(BOX).is_empty
    assert {event.leader for event in table.told(LeaderDisplaced)} == {"bomilcar", "hanno"}


@pytest.mark.ruling(63)
def test_ruling_63_without_unrest_there_is_nothing_to_attack_and_who_arrives_needs_a_point() -> None:
    calm = five({BOX: (4, "bomilcar")})
    assert not calm.allowed("carthaginian", march("bomilcar", 4, QUELL, card=THREE))
    table = five({"carthaginian@selinus": (4, "bomilcar"), CARTHAGO: (4, "hanno")}, 3)
    assert table.allowed("carthaginian", march("hanno", 4, "sea:garrison_box", QUELL, card=THREE))
    assert not table.allowed("carthaginian", march("bomilcar", 4, "lilybaeum", "sea:garrison_box", QUELL, card=THREE))
    assert not table.allowed("carthaginian", march("hanno", 4, QUELL, card=THREE))


@pytest.mark.ruling(64)
def test_ruling_64_survivors_of_a_lost_attack_stay_in_the_box() -> None:
    table = five({BOX: (6, "bomilcar")}, 3)
    table.do("carthaginian", march("bomilcar", 6, QUELL, card=THREE))
    settled(table, 2, 2, 2, 6, 5, 4)
    assert table.told(BattleDecided)[0].winner == "unrest"
    assert table.stack(BOX).cu == 6 - table.told(BattleDecided)[0].attacker_lost
    assert table.stack(BOX).leaders == ("bomilcar",)


def test_a_leader_who_stands_aside_is_not_lost_while_others_attack() -> None:
    """The laws are looked at while a card is asked for, in the middle of the battle."""
    table = five({BOX: (4, "bomilcar", "hanno")}, 4, (THREE, SACRED_BAND))
    table.do("carthaginian", march("bomilcar", 4, QUELL, card=THREE))
    assert table.moment() == "battle.before" and table.stack(BOX).leaders == ("bomilcar",)
    settled(table, 6, 6, 6, 2, 2, 2)
    assert set(table.stack(BOX).leaders) == {"bomilcar", "hanno"}


@pytest.mark.ruling(65)
def test_ruling_65_nobody_plays_for_the_unrest() -> None:
    others = {"greek": ("K29", "K21"), "roman": ("R9", "R25"), "gallic": ("G10",), "etruscan_samnite": ("E4", "E12_5p")}
    table = Table(players=5, stacks={BOX: (4, "bomilcar")}, hands={"carthaginian": (THREE, SACRED_BAND), **others})
    table.state.unrest = 4
    table.turn_number_under_way("carthaginian")
    table.do("carthaginian", march("bomilcar", 4, QUELL, card=THREE))
    asked = set()
    while table.window():
        if table.moment().startswith("battle."):
            asked |= {
                side for side in table.state.players if any(p.moment.startswith("battle.") for p in table.prompts(side))
            }
        table.close(*((6, 6, 6, 2, 2, 2) if table.moment() == "battle.before" else ()))
    assert asked <= {"carthaginian"}


@pytest.mark.ruling(105)
def test_ruling_105_a_campaign_attacks_twice_with_different_leaders_and_cu() -> None:
    table = five({BOX: (6, "bomilcar", "hanno")}, 9, (CAMPAIGN,))
    table.do("carthaginian", PlayCampaign(CAMPAIGN))
    table.do("carthaginian", march("bomilcar", 4, QUELL, card=CAMPAIGN), 4, 4, 4, 2, 2, 2)
    settled(table)
    left = table.stack(BOX).cu - 2  # two have not fought
    assert not table.allowed("carthaginian", march("bomilcar", 1, QUELL, card=CAMPAIGN))
    assert not table.allowed("carthaginian", march("hanno", 3, QUELL, card=CAMPAIGN))
    assert left >= 0 and table.allowed("carthaginian", march("hanno", 2, QUELL, card=CAMPAIGN))
    assert table.offered("carthaginian", EndCampaign)
