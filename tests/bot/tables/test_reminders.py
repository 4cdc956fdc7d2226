"""When a person is called last before a deadline: awake, and not beside the card that has just called them."""

from datetime import UTC, datetime

import pytest

from bot.tables.persons.preferences import Preferences
from bot.tables.reminders import last_call_at
from bot.tables.timing import HOUR

MIDNIGHT = datetime(2027, 3, 1, tzinfo=UTC).timestamp()
SLEEPER = Preferences(quiet=(23, 8), zone="UTC")


@pytest.mark.parametrize(
    ("opened", "late", "call"),
    [
        (12, 36, 32),  # six hours before the deadline they sleep, and are awake again before it passes
        (12, 20, 18),  # a quarter of eight hours
        (19, 27, 22),  # it passes as they sleep: an hour before they go to bed
        (22.5, 30.5, None),  # the card has called them half an hour before that
        (23, 31, None),  # they sleep when they are asked, and still when it passes: nothing reminds them by night
        (24, 33, 32),
    ],
)
def test_a_last_call_comes_while_they_are_awake(opened: float, late: float, call: float | None) -> None:
    found = last_call_at(SLEEPER, MIDNIGHT + opened * HOUR, MIDNIGHT + late * HOUR)
    assert found == (None if call is None else pytest.approx(MIDNIGHT + call * HOUR))
