"""How many new messages a person gets by DM in a round (`praetor bench dms` counts more games)."""

import statistics

import pytest

from bot.testbed.bench.dms import counts
from engine.games import game as find_game
from engine.games import game_ids

A_TURN = 3  # messages: a round has a turn for each seat, in each of which every person may be asked


@pytest.mark.parametrize("game", game_ids())
async def test_new_messages_in_a_round_are_few(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Reminders and fights left out."""
    found = await counts(game, find_game(game).most_seats, 0, rounds=1)
    with capsys.disabled():
        print(f"\n{game}: new DMs in a round {sorted(found)}")  # noqa: T201
    assert found and statistics.median(found) <= A_TURN * len(found)
