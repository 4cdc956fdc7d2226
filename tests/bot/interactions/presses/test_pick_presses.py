"""Presses that choose several things of one field at once."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.interactions.pick_presses import add_as_many_as_needed
from bot.messages.ids import Press
from engine.kernel.errors import IllegalAction
from tests.bot.messages.test_picks import place_prompt


def pressed(given: tuple[str, ...], token: str, level: int) -> tuple[str, ...]:
    context = SimpleNamespace(press=Press("topup", "AAAAA", "0" * 16, token, level))
    return add_as_many_as_needed(cast(Any, context), place_prompt(), given)


def test_the_last_place_takes_all_that_are_missing_and_only_from_the_draft_that_was_shown() -> None:
    assert pressed(("test_place", "capua", "roma"), "roma", 3) == ("test_place", "capua", "roma", "roma", "roma")
    with pytest.raises(IllegalAction):
        pressed(("test_place", "capua", "capua", "roma"), "roma", 3)
