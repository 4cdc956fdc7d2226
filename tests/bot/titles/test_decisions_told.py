"""Newcomers are told how many decisions a round asks of them: as many as are counted in games among strong computers.

`scripts/decisions_a_round.py` counts. The few first rounds of one game are held to twice and half, whole games to a
third.
"""

import re
from collections.abc import Iterator

import pytest

from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id as find_game
from scripts.decisions_a_round import measure_decisions
from tests.conformance.walks import GAMES

ROUNDS = 2


def tables(game_id: str) -> Iterator[tuple[dict[str, str], int]]:
    """Yield each table for which a title tells a figure of its own: by its scenarios, or by how many play."""
    key = title_of_game(game_id).lesson_option
    scenarios = next((option.values for option in find_game(game_id).options if option.key == key), ())
    for settled in [{key: value} for value in scenarios] or [{}]:
        least, most = find_game(game_id).seat_range_for_options(settled)
        yield from ((settled, seats) for seats in range(least, most + 1))


def told(game_id: str, settled: dict[str, str], seats: int) -> tuple[int, bool]:
    """Return the figure that is told, and whether it leaves out answers to others."""
    said = Words(game_id)("learn.time", **title_of_game(game_id).lesson_figures(settled, seats))
    found = re.search(r"\d+", said)
    assert found is not None, said
    return int(found[0]), "answers to others" in said


def measured(game_id: str, settled: dict[str, str], seats: int, *, rounds: int, own: bool) -> float:
    return measure_decisions(game_id, seats, settled, 1, "told", rounds, own=own)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_round_asks_about_as_many_decisions_as_newcomers_are_told(game_id: str) -> None:
    settled, seats = next(tables(game_id))
    figure, own = told(game_id, settled, seats)
    assert figure / 2 <= measured(game_id, settled, seats, rounds=ROUNDS, own=own) <= 2 * figure


@pytest.mark.soak(150)
@pytest.mark.parametrize("game_id", GAMES)
def test_whole_games_ask_as_many_decisions_as_newcomers_are_told(game_id: str) -> None:
    wrong = {}
    for settled, seats in tables(game_id):
        figure, own = told(game_id, settled, seats)
        found = measured(game_id, settled, seats, rounds=0, own=own)
        if not figure * 2 / 3 <= found <= figure * 4 / 3:
            wrong[str(settled), seats] = (figure, found)
    assert not wrong
