"""The rulebook's worked examples of battles (sections 12.2 to 12.5 and 7.3), marched into and fought by prompts."""

from typing import Any

import pytest

from engine.games.sword_of_rome.actions.combat import GoInside, SpendSupport
from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.events.combat import BattleDecided, BattleRolled, SupportGained
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Force, Table

CARD = "R10"  # of value 3


def to_the_dice(attackers: int, defenders: int) -> Table:
    """Let Camillus march from Capua on the Samnites at Fregellae, up to the window before the dice."""
    stacks: dict[str, Force] = {"roman@capua": (attackers, "camillus"), "samnite@fregellae": (defenders, "egnatius")}
    table = Table(stacks=stacks, hands={"roman": (CARD,), "etruscan_samnite": ("E4",)}).turn_number_under_way("roman")
    table.do("roman", MarchArmy(CARD, "camillus", (), attackers, ("fregellae",)))
    if table.moment() == "march.react":
        table.do("etruscan_samnite", React())
    while table.moment() != "battle.before":
        table.close()
    return table


def fought(attackers: int, defenders: int, *rolls: int) -> Table:
    """Return the table after the battle's dice: three of the Romans, three of the Samnites."""
    return cards_passed(to_the_dice(attackers, defenders).close(*rolls))


def cards_passed(table: Table) -> Table:
    """Close the windows for cards, up to what somebody has to choose."""
    while table.window():
        table.close()
    return table


@pytest.mark.parametrize(("name", "attackers", "defenders"), [("B01", 8, 4), ("B02", 10, 5)])
def test_b01_b02_twice_as_many_are_three_better(name: str, attackers: int, defenders: int) -> None:
    """Section 12.2."""
    (rolled,) = fought(attackers, defenders, 3, 3, 3, 3, 3, 3).told(BattleRolled)
    assert ("force_ratio", 3) in rolled.attacker_mods
    assert all(what != "force_ratio" for what, _ in rolled.defender_mods)


def test_b04_z03_the_losers_one_costs_him_too_and_five_lost_are_three_points() -> None:
    """Sections 12.3 and 12.5: 6, 5, 3 beat 5, 5, 1 among five and five: the loser loses 5, the winner 2."""
    table = fought(5, 5, 6, 5, 3, 5, 5, 1)
    (decided,) = table.told(BattleDecided)
    assert (decided.winner, decided.defender_lost, decided.attacker_lost) == ("roman", 5, 2)
    assert decided.attacker_losses == ((5, 1), (5, 1))
    assert sorted(decided.defender_losses) == [(1, 1), (5, 2), (6, 2)]
    (gained,) = table.told(SupportGained)
    assert (gained.power, gained.lost, gained.points) == ("roman", 5, 3)


def test_b05_the_dice_of_small_armies_hurt_less() -> None:
    """Section 12.3: the same dice of one against two are 3 and 2, of which each loses what he has."""
    (decided,) = fought(2, 1, 5, 5, 1, 6, 5, 3).told(BattleDecided)
    assert decided.winner == "samnite"
    assert sum(cu for _, cu in decided.attacker_losses) == 3
    assert sum(cu for _, cu in decided.defender_losses) == 2
    assert (decided.attacker_lost, decided.defender_lost) == (2, 1)


def test_b06_support_counts_what_was_really_lost() -> None:
    """Section 12.5: six CU of losses on an army of two are one point."""
    table = fought(3, 2, 6, 6, 6, 2, 2, 2)
    (decided,) = table.told(BattleDecided)
    assert sum(cu for _, cu in decided.defender_losses) == 6 and decided.defender_lost == 2
    assert [(one.lost, one.points) for one in table.told(SupportGained)] == [(2, 1)]


# B18: the Etruscans have won before Roma, which costs the Romans 4 CU; one Roman CU stands in Velitrae, one in Narnia.


def won_at_roma(**given: Any) -> Table:
    """Let the Etruscans march from Sutrium, and win before Roma; who is left of the Romans goes inside."""
    stacks: dict[str, Force] = {
        "etruscan@sutrium": (6, "etruscan_a"),
        "roman@roma": (6, "valerius"),
        "roman@velitrae": 1,
        "roman@narnia": 1,
    }
    places = {"sutrium": Place("roman", 1, siege=0, besieger="etruscan")}
    hands = {"roman": ("R16",), "etruscan_samnite": ("E11",)}
    table = Table(stacks=stacks, places=places, hands=hands).turn_number_under_way("etruscan_samnite")
    table.do("etruscan_samnite", MarchArmy("E11", "etruscan_a", (), 6, ("roma",)))
    while table.moment() != "battle.before":
        table.do("roman", React()) if table.moment() == "march.react" else table.close()
    cards_passed(table.close(6, 6, 3, 2, 2, 2))
    return table.do("roman", GoInside(2, ("valerius",)))


def test_b18_what_two_points_may_take_after_the_battle_at_roma() -> None:
    """Section 7.3.2: Roma, Capua, Sutrium, Praeneste or Tarracina; not Velitrae or Narnia, which CU hold."""
    table = won_at_roma()
    (gained,) = table.told(SupportGained)
    assert (gained.power, gained.lost, gained.points) == ("etruscan", 4, 2)
    spaces = ("roma", "capua", "sutrium", "praeneste", "tarracina", "velitrae", "narnia")
    legal = [space for space in spaces if table.allowed("etruscan_samnite", SpendSupport((f"-{space}",)))]
    assert legal == ["roma", "capua", "sutrium", "praeneste", "tarracina"]


def test_b18_capua_becomes_independent_and_sutrium_etruscan() -> None:
    """Section 7.3.4: Etruscans hold a space beside Sutrium, and none beside Capua."""
    table = cards_passed(won_at_roma().do("etruscan_samnite", SpendSupport(("-capua", "-sutrium"))))
    assert table.place("capua") == Place("", 1)
    assert (table.place("sutrium").owner, table.place("sutrium").loyalty) == ("etruscan", 1)


def test_b18_roma_loses_a_point_and_praeneste_its_marker() -> None:
    """Section 7.3.3."""
    table = cards_passed(won_at_roma().do("etruscan_samnite", SpendSupport(("-roma", "-praeneste"))))
    assert table.place("roma").loyalty == 2 and table.place("praeneste").owner == ""
