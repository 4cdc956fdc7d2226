"""How many new messages a person gets by DM in a round (`praetor bench dms` counts more games)."""

import statistics

import pytest

from engine.games import game_by_id as find_game
from engine.games import game_ids
from testbed.bench.dms import play_rounds_at_table
from tests.games import EXAMPLE
from tests.tiers import thinned

A_TURN = 5  # messages: a round has a turn for each seat, or several, in each of which every person may be asked, in
# windows also who can only pass: it was 3 before, when the silence of those told who could respond
A_DECISION = 3  # messages of what is no window, and of the first window of each kind
GAMES = (EXAMPLE, *(game for game in game_ids() if game != EXAMPLE))


@pytest.mark.parametrize("game", thinned(GAMES, len(GAMES), seconds=5))
async def test_new_messages_in_a_round_are_few(
    game: str, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    """Reminders and fights left out. Each is delivered: what could not be would be tried, and counted, again."""
    seats = find_game(game).most_seats
    play = await play_rounds_at_table(game, seats, 0, rounds=1)
    found, turns = [play.heard[user, 1] for user in range(1, seats + 1)], max(seats, play.turns[1])
    with capsys.disabled():
        print(f"\n{game}: new DMs in a round of {turns} turns {sorted(found)}")  # noqa: T201 - shown by `pytest -s`
    assert any(found) and statistics.median(found) <= A_TURN * turns
    assert "could not be delivered" not in caplog.text


async def test_who_passes_on_windows_by_order_is_written_to_for_decisions_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In the game with most windows: of 26 messages in a round of six turns 17 were of windows, which all are asked who
    might hold a card. Each calls, since a window waits for the answers of all. *Pass on these* ends that."""
    play = await play_rounds_at_table("samnite_wars", 6, 0, rounds=1, passing=True)
    found = [play.heard[user, 1] for user in range(1, 7)]
    with capsys.disabled():
        print(f"\nwindows passed on by order: new DMs in a round {sorted(found)}")  # noqa: T201 - shown by `pytest -s`
    assert all(found) and statistics.median(found) <= A_DECISION * play.turns[1]
