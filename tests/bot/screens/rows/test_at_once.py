"""The list of what can be set going at once says what all of it does in its heading, or in each line."""

import pytest

from bot.messages.screen import Select
from bot.screens.aid import aid_of
from bot.screens.prompt_screen import PromptScreen
from bot.words import Words
from engine.games import game_by_id
from engine.kernel.events import TABLE
from tests.conformance.walks import GAMES, walk


@pytest.mark.parametrize("game_id", GAMES)
def test_what_all_lines_do_stands_once(game_id: str) -> None:
    game, words = game_by_id(game_id), Words(game_id)
    several, headings = words("screen.at_once"), set[str]()
    for step in walk(game_id, 0)[::5]:
        prompt = step.prompt
        if prompt.seat == TABLE:
            continue
        view = game.view(step.state, prompt.seat)
        made = PromptScreen(words, "AAAAA", prompt, aid=aid_of(game, step.state, view, prompt, words))
        for row in made.screen().rows:
            if not isinstance(row, Select) or row.id != made.press("go"):
                continue
            actions = {option.value.partition(":")[0] for option in row.options}
            names = [words(f"do.{action}") for action in actions]
            if len(actions) > 1:
                assert row.placeholder == several
                assert all(any(option.label.startswith(f"{name}: ") for name in names) for option in row.options)
            else:
                assert row.placeholder.startswith(f"{names[0]}: ")
                assert not any(option.label.startswith(f"{names[0]}: ") for option in row.options)
            headings.add(row.placeholder)
    assert headings or game_id in ("samnite_wars",), "nothing is set going at once there"
