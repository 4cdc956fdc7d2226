"""How many new messages a person gets by DM in a round (`praetor bench dms` counts more games)."""

import statistics

import pytest

from engine.games import game as find_game
from engine.games import game_ids
from testbed.bench.dms import played

A_TURN = 5  # messages: a round has a turn for each seat, or several, in each of which every person may be asked, in
# windows also who can only pass: it was 3 before, when the silence of those told who could respond


@pytest.mark.parametrize("game", game_ids())
async def test_new_messages_in_a_round_are_few(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Reminders and fights left out."""
    seats = find_game(game).most_seats
    play = await played(game, seats, 0, rounds=1)
    found, turns = [play.heard[user, 1] for user in range(1, seats + 1)], max(seats, play.turns[1])
    with capsys.disabled():
        print(f"\n{game}: new DMs in a round of {turns} turns {sorted(found)}")  # noqa: T201
    assert any(found) and statistics.median(found) <= A_TURN * turns
