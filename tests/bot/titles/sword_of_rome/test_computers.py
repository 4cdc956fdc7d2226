"""A whole game of The Sword of Rome played by computer seats through the bot: everything is posted."""

import pytest

from bot.delivery.footers import post_numbers_of_table
from bot.messages.screen import has_raw_marks
from engine.games.sword_of_rome.tables import GAME_ID
from tests.bot.computers import draw_pixels, opened, over, to_computers
from tests.bot.hall import InProcess
from tests.tiers import thinned

PATIENCE = 600.0  # seconds, on a machine that others use too


@pytest.mark.parametrize("options", thinned(["last_round=3", ""], seconds=25), ids=["short and undrawn", "whole"])
async def test_a_game_by_four_computers(hall: InProcess, options: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game to its end; every public number is there once, no sentence has a hole."""
    if options:
        draw_pixels(monkeypatch)
    table = await opened(hall, GAME_ID, 3, **({"options": options} if options else {}))
    thread = hall.thread(table)
    await to_computers(hall, table, monkeypatch)
    await over(hall, table, PATIENCE)
    public = [m for m in thread.messages.values() if not m.deleted and m.ephemeral_to is None]
    borne = sorted(n for m in public for n in post_numbers_of_table(m.all_words, table))
    assert borne == sorted(set(borne))
    assert any("praetor verify" in m.all_words for m in public)
    for message in public:
        assert not any(has_raw_marks(line) for line in message.all_words.split("\n")), message.all_words
        assert "{" not in message.all_words, message.all_words
