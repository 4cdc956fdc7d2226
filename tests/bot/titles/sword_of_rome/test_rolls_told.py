"""Whoever reads of a die reads what was needed, and whoever is called what is at stake."""

import pytest
from msgspec.structs import replace

from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id
from engine.games.sword_of_rome.events import siege
from engine.games.sword_of_rome.events.siege import Raided
from engine.games.sword_of_rome.tables import GAME_ID, TABLES
from engine.kernel.prompts import MUST, SEALED
from tests.bot.titles.rolls_told import unexplained_rolls
from tests.conformance.walks import walk

WORDS = Words(GAME_ID)
AMOUNTS = {  # dice that a table or the other side's dice judge, which stand beside them
    "battle_rolled", "dice_rerolled", "gallic_event_rolled", "siege_rolled", "siege_thrown",
}  # fmt: skip


def test_each_die_that_decides_says_what_it_needed() -> None:
    assert unexplained_rolls(GAME_ID) == AMOUNTS


def test_a_raid_says_what_its_dice_needed() -> None:
    said = WORDS.say(Raided("gallic", "luceria", "greek", (4, 2), False, 0).label())
    assert said.endswith("= 6 (needs 7 or more), in vain.")
    helped = WORDS.say(Raided("gallic", "luceria", "greek", (4, 2), True, 0, 2).label())
    assert "(+2) = 8 (needs 7 or more), the space becomes independent" in helped


def test_a_raid_that_by_an_owners_charts_no_dice_bring_about_names_none(monkeypatch: pytest.MonkeyPatch) -> None:
    table = TABLES.siege_table
    barren = replace(table, rows={roll: row._replace(points=-1) for roll, row in table.rows.items()})
    monkeypatch.setattr(siege, "TABLES", replace(TABLES, siege_table=barren))
    said = WORDS.say(Raided("gallic", "luceria", "greek", (4, 2), False, 0).label())
    assert said.endswith("= 6, in vain.")


def test_no_question_of_a_random_game_calls_without_its_stake() -> None:
    game, shown = game_by_id(GAME_ID), title_of_game(GAME_ID)
    for step in (step for seed in range(2) for step in walk(GAME_ID, seed, 150)):
        if step.prompt.kind in (MUST, SEALED):
            assert shown.stake_sentence(game.view(step.state, None), step.prompt, WORDS), step.prompt.moment
