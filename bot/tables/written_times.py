"""Moments as people write them, in each language that Praetor speaks: "3 days", "tra 2 ore", "tomorrow 8pm",
"domani alle 20", "friday 18:00", "1 agosto", "2026-08-01 18:00".

Which words mean what are messages (`written-…` in `tables.ftl`), so another language brings its own. Whoever reads one
language may write another. Why no library: `dateparser` reads "domani alle 20" as tomorrow at this hour, and a wrong
moment that is taken in silence is worse than one that is refused.
"""

import re
import unicodedata
from calendar import monthrange
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, time, timedelta, tzinfo
from functools import cache

from bot.words import Words
from data.speaking import known_languages
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

TOKEN = re.compile(r"\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[:.]\d{2}(?!\d)|\d{1,2}/\d{1,2}(?:/\d{4})?|\d+|[^\W\d_]+")
BETWEEN = re.compile(r"[\s,;.]*")  # what may stand between two of them
SECONDS = {"minute": 60.0, "hour": 3600.0, "day": 86_400.0, "week": 604_800.0}
MOST = 9999  # of any unit
DAYS = ("today", "tomorrow", "after_tomorrow")
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip
MEANINGS = (*SECONDS, *DAYS, *WEEKDAYS, *MONTHS, "one", "and", "in", "at", "next", "am", "pm")


def parse_moment(said: str, now: float, zone: tzinfo) -> float:
    """Return the moment that somebody has written, as seconds since the epoch. RuleError where it is none.

    now: the present moment; zone: the writer's. A day without an hour begins at midnight, one that has a name
    ("monday", "1 August") is the next of that name, an hour without a day the next such hour.
    """
    words = _split(said)
    for read in (_length, _day_and_hour) if words else ():
        found = read(words, datetime.fromtimestamp(now, zone))
        if found is not None:
            return found.timestamp()
    raise RuleError(keyed_text("error.no_moment", said=said.strip()[:100]))


# What is written, as a list of numbers and meanings


def _split(said: str) -> list[str]:
    """Return what was written piece by piece, small and without accents; [] if there is more in it than that."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", said.lower()) if not unicodedata.combining(c))
    found, at = [], 0
    for match in TOKEN.finditer(plain):
        if not BETWEEN.fullmatch(plain, at, match.start()):
            return []
        found.append(match[0])
        at = match.end()
    return found if BETWEEN.fullmatch(plain, at) else []


@cache
def date_word_meanings() -> Mapping[str, frozenset[str]]:
    """Return what each word may mean, of all languages together: "mar" is a Tuesday in one and March in another."""
    found: dict[str, set[str]] = {}
    for language in known_languages():
        words = Words("common", language=language)
        for meaning in MEANINGS:
            key = f"written.{meaning}"
            for word in words(key).split() if words.has_words(key) else ():
                for piece in _split(word):
                    found.setdefault(piece, set()).add(meaning)
    return {word: frozenset(some) for word, some in found.items()}


def _means(word: str, meaning: str) -> bool:
    return meaning in date_word_meanings().get(word, ())


def _first(word: str, kinds: Sequence[str]) -> int | None:
    """Return which of some meanings a word has, by its place among them; None if it has none."""
    return next((number for number, kind in enumerate(kinds) if _means(word, kind)), None)


# "3 days", "in 1h 30m", "una settimana"


def _length(words: Sequence[str], now: datetime) -> datetime | None:
    rest = list(words[1:] if _means(words[0], "in") else words)
    total, units = 0.0, tuple(SECONDS)
    while rest:
        count = rest.pop(0)
        if total and _means(count, "and") and rest:
            count = rest.pop(0)
        amount = 1 if _means(count, "one") else int(count) if count.isdecimal() else None
        unit = _first(rest.pop(0), units) if rest else None
        if amount is None or unit is None or amount > MOST:
            return None
        total += amount * SECONDS[units[unit]]
    return now.fromtimestamp(now.timestamp() + total, now.tzinfo) if total else None


# "tomorrow 8pm", "venerdì alle 20", "1 August", "18:00"


def _day_and_hour(words: Sequence[str], now: datetime) -> datetime | None:
    for day, passes, rest in _days(words, now.date()):
        hour = _hour(rest)
        if rest and hour is None:
            continue
        found = datetime.combine(day, hour or time(0), now.tzinfo)
        if passes is not None and found <= now and (rest or day < now.date()):
            found = datetime.combine(passes, hour or time(0), now.tzinfo)
        return found
    return None


def _days(words: Sequence[str], today: date) -> Iterator[tuple[date, date | None, Sequence[str]]]:
    """Yield the days that the words may begin with: the day, the one that is meant if that has passed (None: no other),
    and the words that are left."""
    first, rest = words[0], words[1:]
    named = _first(first, DAYS)
    if named is not None:
        yield today + timedelta(days=named), None, rest
    if _means(first, "next") and rest:
        first, rest = rest[0], rest[1:]
    elif rest and _means(rest[0], "next"):
        rest = rest[1:]
    weekday = _first(first, WEEKDAYS)
    if weekday is not None:
        ahead = today + timedelta(days=(weekday - today.weekday()) % 7)
        yield ahead, ahead + timedelta(days=7), rest
    written = _date(first, rest, today)
    if written is not None:
        yield written
    yield today, today + timedelta(days=1), words


def _date(first: str, rest: Sequence[str], today: date) -> tuple[date, date | None, Sequence[str]] | None:
    """Return the day of a date: 2026-08-01, 1/8, 1/8/2026, 1 August, August 1, each with or without its year."""
    if first.count("-") == 2:
        year, month, day = map(int, first.split("-"))
        found = _day(year, month, day)
        return (found, None, rest) if found else None
    if "/" in first:
        day, month, *years = map(int, first.split("/"))
        return _of_year(years[0] if years else None, month, day, today, rest)
    if not rest:
        return None
    number, name = (first, rest[0]) if first.isdecimal() else (rest[0], first)
    named = _first(name, MONTHS)
    if named is None or not number.isdecimal():
        return None
    left = rest[1:]
    if left and re.fullmatch(r"\d{4}", left[0]):
        return _of_year(int(left[0]), named + 1, int(number), today, left[1:])
    return _of_year(None, named + 1, int(number), today, left)


def _of_year(
    year: int | None, month: int, day: int, today: date, rest: Sequence[str]
) -> tuple[date, date | None, Sequence[str]] | None:
    """Return a day of a year; without one, of this year, or the next where it has passed."""
    found = _day(year or today.year, month, day)
    if found is None:
        return None
    return found, None if year else _day(today.year + 1, month, day), rest


def _day(year: int, month: int, day: int) -> date | None:
    fits = 2000 <= year <= 2200 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]
    return date(year, month, day) if fits else None


def parse_hour(said: str) -> time | None:
    """Return the time of the day that somebody has written, an hour alone too; None if it is none."""
    words = _split(said)
    if len(words) == 1 and words[0].isdecimal():
        return time(int(words[0])) if int(words[0]) < 24 else None
    return _hour(words) if words else None


def _hour(words: Sequence[str]) -> time | None:
    """Return an hour of the day: 18:00, 18.00, at 8pm, alle 20; None if it is none."""
    rest = list(words)
    while rest and _means(rest[0], "at"):
        rest.pop(0)
    if not rest or len(rest) > 2 or not rest[0][0].isdecimal():
        return None
    hour, _, minute = rest[0].replace(".", ":").partition(":")
    if not hour.isdecimal() or (len(rest) == 1 and not minute and len(rest) == len(words)):
        return None  # a bare number says no hour
    half = _first(rest[1], ("am", "pm")) if len(rest) == 2 else None
    if len(rest) == 2 and (half is None or not 1 <= int(hour) <= 12):
        return None
    value = int(hour) if half is None else int(hour) % 12 + 12 * half
    return time(value, int(minute or 0)) if value < 24 and int(minute or 0) < 60 else None
