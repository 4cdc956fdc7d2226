"""What is told of a round and of everybody's dice: from public events, and only of dice that were seen."""

from types import SimpleNamespace
from typing import Any

from bot.titles import title_of_game
from bot.titles.samnite_wars import turn_card
from bot.titles.samnite_wars.round_story import throws_for_one_player
from bot.words import Words
from engine.games.samnite_wars.events import (
    BattleDecided,
    EffortsRevealed,
    PaxRomanaHeld,
    PeacePlayed,
    PrestigeCounted,
    RegionConquered,
    RegionFreed,
    TieRolled,
    TriumphRolled,
)
from engine.games.samnite_wars.statistics import prestige_sources
from engine.kernel.events import Event

WORDS = Words("samnite_wars", {"1": "Ada", "2": "Boris"})
SHOWN = title_of_game("samnite_wars")
START = (TriumphRolled("1", 6), TriumphRolled("2", 3))
TIE = EffortsRevealed("1", "2", "gauls", (), (), 4, 4, ties=((2, 2), (1, 6)))


def battle(winner: str, prestige: int, kind: str = "war", consul: str = "1") -> BattleDecided:
    return BattleDecided(kind, "samnites", consul, "2" if consul == "1" else "1", winner, prestige)


def test_luck_ranks_the_players_and_names_the_extremes() -> None:
    said = SHOWN.luck_lines([*START, TIE], WORDS).split("\n")
    # Ada: 6 - 3.5, 2 - 3.5, 1 - 3.5; Boris: 3 - 3.5, 2 - 3.5, 6 - 3.5
    assert said[0].startswith("Boris +0.5 · Ada −1.5")
    assert said[1].startswith("🎲 Luckiest: ") and ", 6 of 6 " in said[1]
    assert said[2] == f"🎲 Unluckiest: Ada, 1 of 6 in a tie over the {WORDS.name('gauls')}"


def test_a_high_die_for_what_was_lost_is_bad_luck() -> None:
    lost, won = battle("enemy", 2), battle("consul", 12, consul="2")
    said = SHOWN.luck_lines([TriumphRolled("1", 6), lost, won], WORDS).split("\n")
    assert said[0].startswith("Ada +7.5 · Boris +5")  # 7 were to be expected: 2 lost is 5 pips to the good
    assert "Boris, 12 of 12 for the victory" in said[1]


def test_good_dice_are_not_called_unlucky() -> None:
    said = SHOWN.luck_lines([TriumphRolled("1", 6), TriumphRolled("2", 4)], WORDS)
    assert "Luckiest: Ada" in said and "Unluckiest" not in said


def test_dice_that_were_not_seen_are_left_out() -> None:
    """Who had less than they lost shows what they had, not the dice; a revolt has none."""
    broke = [TriumphRolled("1", 3), battle("enemy", 3), battle("consul", 3, "revolt")]
    assert [throw.what for throw in throws_for_one_player(broke)] == ["luck.start"]
    assert sum(prestige_sources(broke)["1"].values()) == 3
    assert SHOWN.luck_lines([], WORDS) == ""


def test_a_round_tells_regions_and_battles() -> None:
    events: list[Event] = [
        battle("consul", 4), battle("enemy", 6, "revolt"),
        RegionConquered("2", "conquest", "gauls", 2, 1, controlled=False), RegionFreed("etruscans", 0),
    ]  # fmt: skip
    said = "\n".join(SHOWN.round_story_lines(None, events, WORDS))
    assert f"footing among the {WORDS.name('gauls')}" in said and f"Free again: the {WORDS.name('etruscans')}" in said
    assert f"Ada beat the {WORDS.name('samnites')}" in said and "led by Boris, beat Ada" in said
    assert "{" not in said and " – " not in said


def test_what_a_peaceful_turn_of_another_brought_is_told() -> None:
    """Above one's next question stood "Round 4: Boris is Consul", and nothing of the 19 Prestige that followed."""
    events = [PaxRomanaHeld("2", 1), PeacePlayed("2", "build", 8, 0, 4), PrestigeCounted("2", 10, 47)]
    view: Any = None
    lines = SHOWN.deeds_of_others(view, events, WORDS)
    assert [line.split(" ")[1] for line in lines] == ["keeps", "plays", "gains"] and "47 in all" in lines[2]


def test_a_tie_tells_its_dice_once() -> None:
    view: Any = SimpleNamespace(round=3)
    card = turn_card.turn_card(view, "1", [TIE, TieRolled(2, 2), TieRolled(1, 6)], WORDS, continued=False)
    assert "Why: both have 4" in card.text() and "A tie; the dice" not in card.text()
