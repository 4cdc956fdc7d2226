"""The bench of pairing in short: what it counts, and that its search finds what there is."""

import pytest

from engine.tournaments.models import POOL
from testbed.bench import pairing


def test_a_search_finds_a_season_in_which_no_pair_meets_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairing, "COOLING", 20_000)
    assert pairing.fewest_repeats_found(2, 3, seconds=60) == 0
    monkeypatch.setattr(pairing, "PEOPLE", 8)
    assert pairing.fewest_repeats_found(4, 3, seconds=0.5) == 8, "36 meetings of 28 pairs"


def test_a_season_that_is_counted_leaves_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairing, "FORMS", ((POOL, 4, 2),))
    monkeypatch.setattr(pairing, "PEOPLE", 16)
    (found,) = pairing.measure(2, seconds=20).values()
    assert (found["left_out"], found["repeats"], found["by_search"]) == (0, 0, 0)
