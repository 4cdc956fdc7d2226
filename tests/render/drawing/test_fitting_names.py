"""A name along a curve keeps about to it, whatever an owner's charts call a region."""

import pytest

from render.drawing import fonts, labels

PATH = [(0.0, 0.0), (100.0, 6.0), (200.0, 0.0)]


@pytest.mark.parametrize(
    ("name", "shown", "size"),
    [
        ("LATINS", "LATINS", 32),
        ("CAMPANIANSA", "CAMPANIANSA", 29),
        ("THE CAMPANIANS AND THEIR FRIENDS", "THE CAMPANI…", 28),
    ],
)
def test_what_is_too_long_is_set_smaller_and_then_cut(name: str, shown: str, size: int) -> None:
    found = labels.fit_along_path(name, fonts.TITLE, 32, PATH, 28)
    assert found == (shown, size)
    assert labels.least_width(*(found[0], fonts.TITLE, found[1])) <= 200.2 * labels.REACH + 1
