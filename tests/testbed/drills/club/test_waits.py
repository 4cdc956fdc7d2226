"""What phones said held against each other: digests that bring nothing new, calls by night, last calls."""

from datetime import UTC, datetime

import pytest

from testbed.drills.club.phones import DIGEST, REMINDER, Ring
from testbed.drills.club.waits import HOUR, Reader, Wait, check_none_called_twice
from testbed.drills.report import Report

NOON = datetime(2027, 3, 1, 12, tzinfo=UTC).timestamp()
SLEEPER = Reader(digest=6, night=9, bed=23)
ASKED = ("ABCDE", "first")


def digest(hours: float, until: float, *asked: tuple[str, str], kind: str = DIGEST) -> Ring:
    """Return what rings so many hours after noon and names a deadline."""
    at, moments = NOON + hours * HOUR, frozenset({NOON + until * HOUR})
    return Ring(at, "ada", kind, "⏰ A table waits for you", frozenset(asked or (ASKED,)), moments, False, "")


def found(*rings: Ring, opened: float = 0.0) -> Report:
    """Return what is found in rings of a question that is open since so many hours after noon."""
    report, since = Report(name="club"), NOON + opened * HOUR
    wait = Wait("ada", *ASKED, since, since)
    check_none_called_twice([wait], rings, {"ada": SLEEPER}, {}, report)
    return report


@pytest.mark.parametrize(
    ("later", "until", "doubled"),
    [
        (6, 30, 1),  # the same once more, a day before the deadline
        (23, 30, 0),  # a day later
        (10.5, 18, 0),  # the last call before they go to bed, of a deadline that passes by night
        (10.5, 24, 1),
        (8, 14, 0),  # the last call
    ],
)
def test_a_digest_that_brings_nothing_new_is_found(later: float, until: float, doubled: int) -> None:
    assert found(digest(0, until), digest(later, until)).doubled == doubled


def test_of_two_in_the_last_hours_before_a_deadline_the_second_is_one_too_many() -> None:
    assert found(digest(0, 24), digest(5, 9), digest(6, 9)).doubled == 1
    assert not found(digest(0, 9), digest(4, 9), digest(6, 9), opened=3).doubled, "most of the time was left"


@pytest.mark.parametrize(("hours", "woken"), [(10.9, 0), (11.1, 1), (19.9, 1), (20.1, 0)])
@pytest.mark.parametrize("kind", [DIGEST, REMINDER])
def test_a_reminder_by_night_is_found(hours: float, woken: int, kind: str) -> None:
    assert found(digest(hours, 100, kind=kind)).violations == woken
