"""Ratings by which the tests reckon, whatever the data say.

Most leaders' ratings are not printed; they are reconstructed, tuned for balance, and true ones may take their place.
What a test shows is the rule, with the dice that it needs at these ratings.
"""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.tables import LEADERS

RATED = {
    "104": {"initiative": 3, "campaign": 7, "battle": "B", "guile": 1},
    "107": {"initiative": 3, "campaign": 7, "battle": "B", "guile": 1},
    "pontius": {"initiative": 3, "campaign": 7, "battle": "B", "guile": 3},
    "egnatius": {"initiative": 2, "campaign": 6, "battle": "C", "guile": 1},
    "minatius": {"initiative": 2, "campaign": 5, "battle": "D", "guile": 0},
    "brutulus": {"initiative": 2, "campaign": 5, "battle": "D", "guile": 0},
}


@pytest.fixture(autouse=True)
def _ratings_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    for leader, ratings in RATED.items():
        monkeypatch.setitem(LEADERS, leader, msgspec.structs.replace(LEADERS[leader], **ratings))
