"""Moments as people write them, in each language."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.written_times import MEANINGS, date_word_meanings, parse_moment
from engine.kernel.errors import RuleError

ROME = ZoneInfo("Europe/Rome")
NOW = datetime(2026, 11, 28, 15, 0, tzinfo=ROME)  # a Saturday


def read(said: str, now: datetime = NOW) -> str:
    found = datetime.fromtimestamp(parse_moment(said, now.timestamp(), ROME), ROME)
    return f"{found:%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("said", "moment"),
    [
        ("3d", "2026-12-01 15:00"), ("12h", "2026-11-29 03:00"), ("30m", "2026-11-28 15:30"),
        ("2w", "2026-12-12 15:00"),
        ("3 days", "2026-12-01 15:00"), ("3 giorni", "2026-12-01 15:00"), ("tra 2 ore", "2026-11-28 17:00"),
        ("in 1h 30m", "2026-11-28 16:30"), ("un giorno e 2 ore", "2026-11-29 17:00"), ("a week", "2026-12-05 15:00"),
        ("fra una settimana", "2026-12-05 15:00"), ("1h30m", "2026-11-28 16:30"),
        ("tomorrow 8pm", "2026-11-29 20:00"), ("Tomorrow at 8 PM", "2026-11-29 20:00"),
        ("domani alle 20", "2026-11-29 20:00"), ("dopodomani alle 9", "2026-11-30 09:00"),
        ("domani", "2026-11-29 00:00"), ("oggi alle 18", "2026-11-28 18:00"), ("today 18:00", "2026-11-28 18:00"),
        ("domani alle ore 20", "2026-11-29 20:00"), ("tomorrow at 12am", "2026-11-29 00:00"),
        ("monday", "2026-11-30 00:00"), ("lunedì", "2026-11-30 00:00"), ("lunedi alle 20", "2026-11-30 20:00"),
        ("next friday 18:00", "2026-12-04 18:00"), ("venerdì prossimo", "2026-12-04 00:00"),
        ("saturday 14:00", "2026-12-05 14:00"), ("saturday 16:00", "2026-11-28 16:00"),
        ("18:00", "2026-11-28 18:00"), ("9.30", "2026-11-29 09:30"), ("at 8pm", "2026-11-28 20:00"),
        ("alle 20", "2026-11-28 20:00"), ("8pm", "2026-11-28 20:00"),
        ("2026-12-24", "2026-12-24 00:00"), ("2026-12-24 18:00", "2026-12-24 18:00"),
        ("1 agosto", "2027-08-01 00:00"), ("24 December 20:30", "2026-12-24 20:30"), ("August 1", "2027-08-01 00:00"),
        ("1/8", "2027-08-01 00:00"), ("24/12/2026 alle 9", "2026-12-24 09:00"), ("24 dic 2027", "2027-12-24 00:00"),
    ],
)  # fmt: skip
def test_what_people_write_is_the_moment_that_they_mean(said: str, moment: str) -> None:
    assert read(said) == moment


@pytest.mark.parametrize(
    "said",
    [
        "", " ", "soon", "presto", "8", "3", "3 days later", "domani sera", "mar", "31/2", "30 febbraio", "25:00",
        "13pm",        "99999 days", "0h", "2026-13-01", "tomorrow tomorrow", "8pm 9pm", "-3d", "3d!", "1e5 h", "in",
        "2026-08-01 18:00:00", "d", "h 3", "domani 20",
    ],
)  # fmt: skip
def test_what_is_no_moment_is_refused_with_examples(said: str) -> None:
    with pytest.raises(RuleError) as refused:
        read(said)
    assert refused.value.why.key == "error.no_moment"


def test_a_day_of_the_summer_time_keeps_its_hour_and_a_length_its_seconds() -> None:
    before = datetime(2026, 3, 28, 20, 0, tzinfo=ROME)  # the clocks go forward at night
    assert read("domani alle 20", before) == "2026-03-29 20:00"
    assert parse_moment("24h", before.timestamp(), ROME) == before.timestamp() + 24 * 3600
    assert read("24h", before) == "2026-03-29 21:00"


def test_every_meaning_has_a_word_and_no_word_of_a_length_means_a_day() -> None:
    known = set().union(*date_word_meanings().values())
    assert known == set(MEANINGS)
    assert parse_moment("2026-03-10 14:00", 0, UTC) == datetime(2026, 3, 10, 14, tzinfo=UTC).timestamp()
