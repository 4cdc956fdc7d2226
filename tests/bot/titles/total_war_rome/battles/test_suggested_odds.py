"""A button that gives a whole answer at once names the odds that a press on it commits to."""

import msgspec

from bot.messages.aid import NO_AID
from bot.messages.screen import LABEL, Button
from bot.screens.prompt_screen import PromptScreen
from bot.words import Words
from engine.games.total_war_rome.actions.campaign import Confront, Meet
from engine.kernel.prompts import Prompt
from tests.bot.titles.total_war_rome.battles.test_battle_steps import beside_an_enemy
from tests.engine.games.total_war_rome.table import ROME

FIGHT = Meet("fight", "stay", "none")


def label(prompt: Prompt, odds: str) -> str:
    """Return the label of the suggested answer, where fighting has these odds."""
    aid = msgspec.structs.replace(
        NO_AID, quick={"suggested": FIGHT}, odds=lambda given: odds if given == ("meet", "fight") else ""
    )
    screen = PromptScreen(Words("total_war_rome"), "AAAAA", prompt, aid=aid).screen()
    buttons = [b for row in screen.rows if not hasattr(row, "options") for b in row if isinstance(b, Button)]
    return next(b.label for b in buttons if b.label.startswith("As suggested"))


def test_the_suggested_answer_bears_its_odds_and_the_enmity() -> None:
    table = beside_an_enemy()
    table.do(ROME, Confront("rome_1", "carthage_1"))
    prompt = table.prompt(ROME)
    assert "%" not in label(prompt, "")
    said = label(prompt, "win 41%, tie 9%")
    assert said.endswith(" · win 41%, tie 9%") and len(said) <= LABEL
