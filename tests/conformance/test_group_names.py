"""The lists of a pick are called after their groups: each has a name, and no list is headed by an id."""

from collections.abc import Iterator

import pytest

from bot.words import Words
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from tests.conformance.walks import GAMES, asked, walk

WALKS = 4  # random games of each game, so each number of seats comes up


def picks(prompt: Prompt) -> Iterator[Pick]:
    """Yield the picks that a prompt's answers begin with."""
    for form in prompt.menu.forms.values():
        opened = form.opened(())
        if opened is not None and isinstance(opened[1], Pick):
            yield opened[1]


@pytest.mark.parametrize("seed", range(WALKS))
@pytest.mark.parametrize("game_id", GAMES)
def test_every_group_with_limits_has_a_name(game_id: str, seed: int) -> None:
    words = Words(game_id)
    nameless = {
        item.group
        for step in walk(game_id, seed)
        for prompt in asked(game_id, step.state)
        for pick in picks(prompt)
        if pick.limits_groups
        for item in pick.items
        if item.group and not words.has_words(f"name.{item.group}")
    }
    assert not nameless
