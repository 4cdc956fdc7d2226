"""The card of a battle: who came from where with what, every modifier, why it ended so, what followed."""

from bot.titles.sword_of_rome.battle_course import CORE, LEAVES
from engine.games.sword_of_rome.battle_chances import win_chance
from engine.games.sword_of_rome.events.cards import SupportSpent
from engine.games.sword_of_rome.events.combat import (
    AutomaticVictory,
    BattleAgain,
    BattleBegan,
    BattleDecided,
    BattleRolled,
    Retreated,
    SupportGained,
)
from engine.games.sword_of_rome.events.siege import Plundered
from engine.games.sword_of_rome.events.turn import DesperatePlayed
from engine.games.sword_of_rome.game import GAME
from engine.kernel.events import Event, OfferAnswered, OfferMade
from tests.bot.titles.sword_of_rome.said import SHOWN, VIEW, WORDS, battle

BEGAN = BattleBegan("clusium", "gallic", "etruscan", 4, 2, "brennus", "etruscan_a", came_from="arretium")
ROLLED = BattleRolled(
    "clusium", "gallic", "etruscan", (6, 5, 2), (4, 3, 2),
    (("force_ratio", 2), ("leadership", 3)), (("friendly_space", 1), ("E16", 2)), 18, 12,
)  # fmt: skip
DECIDED = BattleDecided("clusium", "gallic", "etruscan", 6, 1, 2, ((4, 1),), ((6, 1), (5, 1)))


def test_it_says_who_came_from_where_with_how_many_and_under_whom() -> None:
    said = battle([BEGAN, ROLLED, DECIDED])
    assert said.startswith("⚔️ Clusium: the Gauls beat the Etruscans")
    assert "**Gauls** attack from Arretium with **4** under Brennus (tactics 4)" in said
    assert "**Etruscans** stand with **2** under Etruscan leader A (tactics 1)" in said


def test_every_modifier_has_its_reason() -> None:
    said = battle([BEGAN, ROLLED, DECIDED])
    assert "+2 for 4 against 2" in said and "+3 for tactics 4 to 1" in said
    assert "+1 friendly space" in said and f"+2 {WORDS.name('E16')}" in said
    assert "= **18**" in said and "= **12**" in said


def test_the_verdict_has_totals_odds_and_the_toll() -> None:
    said = battle([BEGAN, ROLLED, DECIDED])
    assert "**The Gauls win, 18 to 12.**" in said and f"{round(100 * win_chance(2))}%" in said
    lost = [line for line in said.split("\n") if "lose **" in line]
    assert len(lost) == 1 and "lose **1 CU**" in lost[0] and "lose **2 CU**" in lost[0]


def test_it_says_what_decided_where_dice_and_modifiers_differ() -> None:
    turned = BattleRolled("clusium", "gallic", "etruscan", (3, 3, 3), (4, 4, 4), (("leadership", 4),), (), 13, 12)
    assert "The dice alone (9 to 12) would have lost it; what decides is +4 against" in battle([BEGAN, turned, DECIDED])
    dice = BattleRolled("clusium", "gallic", "etruscan", (6, 6, 6), (1, 1, 1), (), (("friendly_space", 1),), 18, 4)
    assert "The dice, 18 to 3, outweigh +0 against +1" in battle([BEGAN, dice, DECIDED])


def test_a_tie_is_the_defender_s() -> None:
    tie = BattleRolled("clusium", "gallic", "etruscan", (3, 3, 3), (3, 3, 3), (), (), 9, 9)
    said = battle([BEGAN, tie, BattleDecided("clusium", "etruscan", "gallic", 0, 1, 0, ((3, 1),))])
    assert "the Etruscans hold against the Gauls" in said and "the Etruscans win as the defender" in said
    assert f"{100 - round(100 * win_chance(0))}%" in said and "lose nothing" in said


def test_four_to_one_needs_no_dice() -> None:
    said = battle([BEGAN, AutomaticVictory("clusium", "gallic", "etruscan", 8, 2, 2)])
    assert "overrun" in said and "8 to 2" in said and "🎲" not in said


def test_retreat_and_politics_stand_in_the_same_card() -> None:
    after: list[Event] = [
        Retreated("etruscan", "clusium", ("volsinii",), 1, 1, 1, 0),
        SupportGained("gallic", 2, 3, "clusium"),
        SupportSpent("gallic", "gallic", "clusium", "placed", "etruscan", "gallic"),
        SupportSpent("gallic", "gallic", "arretium", "independent", "etruscan", ""),
    ]
    said = battle([BEGAN, ROLLED, DECIDED, *after])
    assert "retreat from Clusium by way of Volsinii" in said
    assert "**Politics**: half of the 3 CU lost (rounded up) gives 2. 2 points of support" in said
    assert "**Clusium** goes from the Etruscans to the Gauls" in said and "**Arretium** falls away" in said


def test_a_retreat_that_nobody_survives_says_so() -> None:
    said = battle([BEGAN, ROLLED, DECIDED, Retreated("etruscan", "clusium", ("volsinii",), 0, 1, 1, 0)])
    assert "lose their last 1 CU on the retreat from Clusium by way of Volsinii" in said and "0 CU" not in said


def test_while_it_runs_nobody_has_won() -> None:
    said = battle([BEGAN], over=False)
    assert "attack the Etruscans" in said and "win" not in said.lower()
    assert "broken off" in battle([BEGAN])


def test_a_battle_that_is_fought_again_counts_its_second_dice() -> None:
    first = BattleRolled("clusium", "gallic", "etruscan", (1, 1, 1), (6, 6, 6), (), (), 3, 18)
    lost = BattleDecided("clusium", "etruscan", "gallic", 15, 2, 0)
    said = battle([BEGAN, first, lost, BattleAgain("clusium"), ROLLED, DECIDED])
    assert "the Gauls beat the Etruscans" in said and "fought again" in said and "**The Gauls win, 18 to 12.**" in said


def test_the_report_tells_the_same_in_plain_lines() -> None:
    lines = SHOWN.span_report_lines(VIEW, [BEGAN, ROLLED, DECIDED], WORDS)
    assert lines[0].startswith("⚔️ Clusium") and "lose **2 CU**" in "\n".join(lines)
    assert SHOWN.span_report_lines(VIEW, [], WORDS) == []


def test_what_comes_after_the_battle_is_not_told_in_it() -> None:
    """One decision of a computer's may end a battle and begin the next turn."""
    assert "Desperate" not in battle([BEGAN, ROLLED, DECIDED, DesperatePlayed("roman", "RD1")])
    tags = {kind.tag() for kind in GAME.events} | {OfferMade.tag(), OfferAnswered.tag()}
    assert tags >= LEAVES and not LEAVES & {kind.tag() for kind in (*CORE, Retreated, SupportSpent)}


def test_the_unrest_that_is_attacked_fights_under_a_sign_and_a_name() -> None:
    """It is no power and has no emblem of its own; "emblem unrest" is no word."""
    begun = BattleBegan("garrison_box", "carthaginian", "unrest", 6, 3, "hamilcar", "")
    rolled = BattleRolled("garrison_box", "carthaginian", "unrest", (2, 1, 6), (2, 2, 6), (), (), 15, 10)
    decided = BattleDecided("garrison_box", "carthaginian", "unrest", 6, 1, 2, ((6, 1),), ((6, 2),))
    said = battle([begun, rolled, decided])
    assert "emblem" not in said and "✊ **Rebels** stand with **3**" in said and "✊ lose **2 CU**" in said


def test_what_a_card_costs_beside_the_dice_has_its_reason() -> None:
    """With Gallic Fury the beaten lost 2 CU by a die that costs 1; without losses by the dice they lost one untold."""
    fury = BattleDecided("clusium", "gallic", "etruscan", 6, 0, 2, (), ((6, 1),))
    assert "lose **2 CU** by ⑥ (1) (1 by a card)" in battle([BEGAN, ROLLED, fury]).replace("🎲6", "⑥")
    spared = BattleDecided("clusium", "gallic", "etruscan", 6, 0, 1, bloodless=True)
    said = battle([BEGAN, ROLLED, spared])
    assert "the dice cost nobody anything" in said and "lose **1 CU** by a card" in said
    assert "by another the defender loses 1 CU." in WORDS.say(spared.label())
    assert "by a card" not in battle([BEGAN, ROLLED, DECIDED])


def test_plunder_that_cancels_the_other_gauls_says_so() -> None:
    """One marker was put on the track, "which is empty now"."""
    said = WORDS.say(Plundered("gallic", 1, 0).label())
    assert said.endswith("on the track, where one of the Transalpine Gauls is cancelled: it is empty now.")
    assert WORDS.say(Plundered("gallic", 2, 2).label()).endswith("on the track, which bears 2 of the Gauls now.")
    assert "where 2 of the Gauls are cancelled: it bears 1" in WORDS.say(Plundered("transalpine", 3, -1).label())
