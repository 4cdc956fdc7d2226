"""What came of a decision is told with its result first, then why, then the dice."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.titles import title_of_game
from bot.words import Words
from engine.games.total_war_rome.events.agents import AgentLost, AgentMoved, DeedDeclared
from engine.games.total_war_rome.events.battle import (
    BattleDecided,
    BroadsidesFired,
    NavalBattleBegun,
    NavalBattleFought,
    RevealUsed,
)
from engine.games.total_war_rome.events.board import GoldMoved, RegionTaken, Rolled
from engine.games.total_war_rome.events.campaign import ArmyMoved, AssaultEnds, BattleAvoided, CardsLost, NavyMoved
from engine.games.total_war_rome.events.diplomacy import StatusChanged
from engine.games.total_war_rome.events.rounds import TaxRaised, TurnEnds, VictoryPoints
from engine.games.total_war_rome.events.spending import Bought, Developed
from engine.kernel.events import Event, ReplyReturned
from tests.engine.games.total_war_rome.scenario import CARTHAGE, ROME

WORDS = Words("total_war_rome", {"1": "Ada", "2": "Boris"})
GARRISON = Rolled(CARTHAGE, "garrison", ("RED", "RED"), ("skull", "skull"))


def told(*events: Event, side: str = ROME, turn: str = "") -> list[str]:
    """Return what a faction is told of a decision with these events."""
    view: Any = SimpleNamespace(sides=(side,), turn=turn, factions={side: SimpleNamespace(gold=7)})
    return title_of_game("total_war_rome").decision_result_lines(view, events, WORDS)


def assault(*faces: str) -> Rolled:
    return Rolled(ROME, "assault", ("GREEN",) * len(faces), faces)


def test_an_assault_that_takes_a_region() -> None:
    lines = told(
        GARRISON,
        assault("skull", "skull", "skull", "x"),
        AssaultEnds(ROME, "rome_1", "umbria_et_picenum", taken=True),
        RegionTaken("umbria_et_picenum", ROME, CARTHAGE, "conquest"),
        VictoryPoints(ROME, 2, "invading", 3),
        CardsLost(ROME, "1", "rome_1", 1, ("velites",)),
    )
    assert lines[0].startswith("**") and "is yours, +2 VP (3)" in lines[0]
    assert lines[1].startswith("3½ hits against 2, 2½ needed: ")
    assert len(lines) <= 4


@pytest.mark.parametrize(
    ("faces", "says"), [(("skull",), "1 hit against 2, 2½ needed"), (("skull", "skull", "s"), "so the 🌀 decide")]
)
def test_an_assault_that_fails_says_why(faces: tuple[str, ...], says: str) -> None:
    lines = told(GARRISON, assault(*faces), AssaultEnds(ROME, "rome_1", "umbria_et_picenum", taken=False))
    assert "holds out" in lines[0] and says in lines[1]


def test_the_defender_is_told_of_it_as_its_own() -> None:
    events = (GARRISON, assault("skull"), AssaultEnds(ROME, "rome_1", "zeugitana", taken=False))
    assert "holds against Rome" in told(*events, side=CARTHAGE)[0]


def test_a_battle_that_is_lost_though_fewer_cards_fell() -> None:
    """An army with fewer than two main battle cards is destroyed, whatever the other has lost."""
    dead = ("libyan_spearmen", "libyan_spearmen", "libyan_spearmen")
    lines = told(
        BattleDecided("victory", CARTHAGE, ROME, CARTHAGE, ("hastati",), dead), VictoryPoints(CARTHAGE, 1, "glory", 4)
    )
    assert "You lose the battle" in lines[0] and "Fewer than 2 main cards" in lines[1] and "destroyed" in lines[1]


def test_a_deed_that_fails_says_so_and_one_that_works_what_it_brought() -> None:
    declared = DeedDeclared(ROME, "rome_agent_1", "treasury_theft", ("zeugitana",))
    dice = Rolled(ROME, "treasury_theft", ("RED",), ("blank",))
    assert "fails" in told(declared, dice)[0]
    lines = told(declared, dice, GoldMoved(CARTHAGE, ROME, 5, "theft"))
    assert lines[0] == "**Rome steals 5 gold from Carthage.**" and any("Treasury Theft" in line for line in lines[1:])


def test_whoever_did_not_foil_a_deed_reads_that_it_failed() -> None:
    """Of a theft that failed its victim was told the die alone."""
    dice = Rolled(CARTHAGE, "treasury_theft", ("RED",), ("x",))
    assert told(dice) == ["**Carthage fails: the theft comes to nothing**", "Rolled 🟥✖️"]
    lost = told(dice, AgentLost(CARTHAGE, "carthage_agent_1"))
    assert lost[0] == "**Carthage fails: the theft comes to nothing, and Carthaginian agent 1 is lost**"
    assert "steals 5 gold" in told(dice, GoldMoved(ROME, CARTHAGE, 5, "theft"))[0]
    assert "nothing" not in told(dice, AgentLost(ROME, "rome_agent_1"))[0]


def test_all_dice_of_a_deed_stand_in_one_line() -> None:
    """The first of two was told apart, below the deed, as if it were another roll."""
    declared = DeedDeclared(ROME, "rome_agent_1", "assassinate_agent", ("carthage_agent_1",))
    dice = [Rolled(ROME, "assassination", ("RED",), (face,)) for face in ("x", "skull")]
    lines = told(declared, *dice, AgentLost(CARTHAGE, "carthage_agent_1"))
    assert [line for line in lines if "☠️" in line] == ["Rolled 🟥✖️ · 🟥☠️"] and "is lost" in lines[0]


def test_spending_is_told_in_all() -> None:
    bought = Bought(ROME, "market", places=("latium",), gold=4)
    lines = told(bought, Developed(ROME, "marian_reforms", 6), Bought(CARTHAGE, "road", places=("a-b",), gold=3))
    assert lines[0] == "**10 gold spent, 7 left**" and len(lines) == 3


def test_an_empty_basket_is_told_before_what_others_buy() -> None:
    lines = told(Developed(CARTHAGE, "siegecraft", 5), VictoryPoints(CARTHAGE, 1, "progress", 1))
    assert lines == ["**You buy nothing; 7 gold left**"]


def test_a_reveal_that_another_was_first_with_is_kept() -> None:
    """The line names whose came first; the one who was first is told what they see."""
    lines = told(RevealUsed(CARTHAGE, ROME, "2"), ReplyReturned("1", {"type": "use_reveal"}))
    assert lines[0] == "**Your reveal is kept: Carthage was first**" and "Carthage" in lines[1]
    assert "shows" in told(RevealUsed(ROME, CARTHAGE, "1", ("velites",)))[0]


def test_an_answer_that_came_second_says_so_first() -> None:
    lines = told(AssaultEnds(CARTHAGE, "carthage_1", "latium", taken=False), ReplyReturned("1", {"type": "foil"}))
    assert lines[0].startswith("**Another answer came first") and len(lines) == 2


def raised(side: str, total: int) -> TaxRaised:
    return TaxRaised(side, regions=total, markets=0, bonus=0, wonders=0, total=total)


def test_taxes_are_told_by_what_the_reader_raised() -> None:
    lines = told(raised(ROME, 9), raised(CARTHAGE, 10), VictoryPoints(ROME, 1, "economic_power", 2))
    assert lines[0] == "**Rome raises 9 gold from its regions**" and "1 VP" in lines[1] and len(lines) == 2
    assert "Carthage raises 10" in told(raised(ROME, 9), raised(CARTHAGE, 10), side=CARTHAGE)[0]


def test_a_turn_of_which_nothing_comes_says_that_it_is_over_and_who_is_next() -> None:
    assert told(TurnEnds(ROME, "agent")) == ["**Your agents’ turn is over**"]
    assert told(TurnEnds(ROME, "campaign"), turn=CARTHAGE) == ["**Your campaign is over**. Carthage is next."]


def test_an_agent_that_is_lost_is_told_first_with_its_die() -> None:
    declared = DeedDeclared(ROME, "rome_agent_1", "sabotage", ("zeugitana",))
    dice = Rolled(ROME, "sabotage", ("RED",), ("x",))
    lines = told(AgentMoved(ROME, "rome_agent_1", "zeugitana"), declared, dice, AgentLost(ROME, "rome_agent_1"))
    assert lines[0] == "**Sabotage fails, and Roman agent 1 is lost** (Zeugitana)"
    assert lines[1].startswith("Rolled ")


def test_a_deed_that_works_shows_its_die_below_what_it_brought() -> None:
    declared = DeedDeclared(ROME, "rome_agent_1", "treasury_theft", ("zeugitana",))
    dice = Rolled(ROME, "treasury_theft", ("RED",), ("skull",))
    lines = told(AgentMoved(ROME, "rome_agent_1", "zeugitana"), declared, dice, GoldMoved(CARTHAGE, ROME, 5, "theft"))
    assert lines[0] == "**Rome steals 5 gold from Carthage.**" and lines[1].startswith("Rolled ")


def test_a_march_of_several_legs_is_one_line_in_their_order() -> None:
    legs = (("samnium", "etruria"), ("etruria", "latium"), ("latium", "campania"))
    lines = told(*(ArmyMoved(ROME, "rome_1", frm, to) for frm, to in legs))
    assert lines == ["**First Roman army: Samnium → Etruria → Latium → Campania.**"]


def test_a_placed_navy_that_sails_is_one_line() -> None:
    lines = told(
        NavyMoved(ROME, "rome_fleet_1", "", "campania"), NavyMoved(ROME, "rome_fleet_1", "campania", "mare_tyrrhenum")
    )
    assert lines[0].startswith("**First Roman navy: placed in Campania → ")


def test_what_a_garrison_rolls_is_told_before_the_losses_are_chosen() -> None:
    lines = told(Rolled(CARTHAGE, "garrison", ("RED", "RED"), ("skull", "x")))
    assert lines[0] == "**The garrison strikes first: 🟥☠️🟥✖️, 1½ hits**"
    ways = ArmyMoved(ROME, "rome_1", "latium", "liguria")
    assert "Its people strike" in told(ways, Rolled(ROME, "defence", ("GREEN",), ("x",)))[0]


def test_the_dice_of_a_conquest_are_told_after_the_losses() -> None:
    """They belong to the decision before, which the choice of losses carries on."""
    lines = told(
        Rolled(ROME, "defence", ("GREEN",), ("skull",)),
        CardsLost(ROME, "1", "rome_1", 1, ("velites",)),
        RegionTaken("liguria", ROME, "", "conquest"),
    )
    assert lines[0].startswith("**Liguria is yours") and "🟩☠️" in lines[1] and "Velites" in lines[2]


def test_a_battle_at_sea_tells_its_dice_once() -> None:
    rolls = (("trireme", "", (("GREEN", "x"),)),)
    lines = told(
        NavalBattleBegun(ROME, CARTHAGE, "mare_ionium", "rome_fleet_1", "carthage_fleet_1", 1, 1),
        BroadsidesFired(ROME, CARTHAGE, rolls, rolls, 0, 0, 0, 0, 0, 0),
        NavalBattleFought("", ROME, CARTHAGE, "mare_ionium", attacker_rolls=rolls, defender_rolls=rolls),
    )
    assert lines[0].startswith("**A naval battle in Mare Ionium") and sum("✖️" in line for line in lines) == 1


# What befell a faction since its last move

MURDER = DeedDeclared(CARTHAGE, "carthage_agent_1", "assassinate", ("rome_agent_1",))


def befell(*events: Event) -> list[str]:
    return [line for _, line in title_of_game("total_war_rome").news_for_seat(events, WORDS)]


def test_a_deed_is_one_line_with_who_did_it_its_dice_and_what_came_of_it() -> None:
    thrown = Rolled(CARTHAGE, "assassination", ("RED", "RED"), ("skull", "x"))
    (line,) = befell(MURDER, thrown, AgentLost(ROME, "rome_agent_1"))
    assert line.startswith("Carthaginian agent 1: ") and "🟥☠️" in line and "is lost" in line
    stolen = GoldMoved(ROME, CARTHAGE, 2, "theft")
    assert len(befell(MURDER, thrown, AgentLost(ROME, "rome_agent_1"), MURDER, stolen)) == 2


def test_what_follows_a_deed_and_comes_of_armies_or_taxes_is_no_part_of_it() -> None:
    """An assault's enmity and dice, and gold for a wonder, stood behind the agent who had acted before them."""
    distrust = DeedDeclared(CARTHAGE, "carthage_agent_2", "sow_distrust", (ROME, "greek_states"))
    fell = StatusChanged(ROME, "greek_states", "friendly")
    war = StatusChanged("barbarian_tribes", ROME, "enemy")
    assault = Rolled("barbarian_tribes", "assault", ("GREEN",), ("x",))
    ends = AssaultEnds("barbarian_tribes", "barbarian_tribes_1", "etruria", taken=False)
    first, second, third = befell(distrust, fell, war, assault, ends)
    assert "friendly" in first and "enemies" not in first and "🟩" not in first
    assert "enemies" in second and "🟩✖️" in third
    thrown = Rolled(CARTHAGE, "assassinate_agent", ("RED",), ("skull",))
    wonder = GoldMoved(ROME, CARTHAGE, 2, "wonder")
    murder, paid = befell(MURDER, thrown, AgentLost(ROME, "rome_agent_1"), wonder)
    assert "gold" not in murder and "Ancient Wonder" in paid


def test_whoever_is_met_and_does_not_get_away_reads_that_before_the_dice() -> None:
    dice = [
        Rolled(CARTHAGE, "catch", ("YELLOW",), ("skull",)),
        Rolled(ROME, "avoid", ("WHITE",), ("blank",)),
    ]
    head, rolled, *_ = told(*dice)
    assert "do not get away" in head and "🟨☠️" in rolled and "⬜▫️" in rolled
    head, rolled, *_ = told(*dice, BattleAvoided(ROME, "rome_1"))
    assert "You get away" in head


def test_an_attack_on_a_region_says_its_dice() -> None:
    thrown = [Rolled(CARTHAGE, "assault", ("GREEN",), ("x",)), Rolled(ROME, "garrison", ("RED",), ("skull",))]
    (fails,) = befell(*thrown, AssaultEnds(CARTHAGE, "carthage_1", "apulia", taken=False))
    assert "fails (🟩✖️ : 🟥☠️)" in fails
    (falls,) = befell(*thrown, RegionTaken("apulia", CARTHAGE, ROME, "conquest"))
    assert "Apulia" in falls and "🟥☠️" in falls
