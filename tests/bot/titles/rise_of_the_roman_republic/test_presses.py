"""A march takes five presses at most: with whom, the page of the list, the goal, another way, Confirm."""

from bot.testbed.bench.presses import counts
from engine.games.rise_of_the_roman_republic.tables import GAME_ID

MOST = 5
IN_PARTS = 7  # units of each kind are picked in a list of their own first


def test_every_march_of_random_games_takes_five_presses_at_most() -> None:
    found: dict[str, list[int]] = {}
    for seed in range(2):
        for tag, count in counts(GAME_ID, seed):
            found.setdefault(tag, []).append(count)
    marches = [*found["march"], *found["march_allies"]]
    assert len(marches) > 60 and max(marches) == MOST
    assert max(found["march_with"]) <= IN_PARTS
