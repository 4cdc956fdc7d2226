"""How many presses decisions take on their screens (`praetor bench presses` counts more games)."""

from collections import Counter
from itertools import islice

import pytest

from engine.games import game_ids
from testbed.bench.presses import counts, measure


@pytest.mark.parametrize("game", game_ids())
def test_every_decision_of_a_game_can_be_pressed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The screens lead to each answer of a random game; else counting fails."""
    found = Counter(count for _, count in islice(counts(game, 0), 300))
    with capsys.disabled():
        print(f"\n{game}: decisions by presses {sorted(found.items())}")  # noqa: T201
    assert found.total() > 20 and min(found) == 1 and found[2] > 0


def test_presses_are_told_by_action() -> None:
    found = measure("samnite_wars", 1)
    assert found and all(one["worst"] >= one["median"] >= 1 for one in found.values())
    one = next(iter(found))
    assert measure("samnite_wars", 1, only=one.split(" ")[1]) == {one: found[one]}
