"""Seasons of ratings: quarters of a year, in UTC, so that all servers have the same and nothing is kept of them."""

import re
from datetime import UTC, datetime

QUARTERS, MONTHS = 4, 3
FORM = re.compile(r"(\d{4})-([1-4])")
THIS, LAST = "this", "last"


def season_at(at: float) -> str:
    """Return the season of a moment.

    >>> season_at(0), season_at(1_800_000_000)
    ('1970-1', '2027-1')
    """
    moment = datetime.fromtimestamp(at, UTC)
    return f"{moment.year}-{(moment.month - 1) // MONTHS + 1}"


def season_before(season: str) -> str:
    """Return the season before one.

    >>> season_before("2027-1"), season_before("2026-3")
    ('2026-4', '2026-2')
    """
    year, quarter = map(int, season.split("-"))
    return f"{year}-{quarter - 1}" if quarter > 1 else f"{year - 1}-{QUARTERS}"


def asked_season(said: str, at: float) -> str:
    """Return the season that is asked for: this one, the last, or "" for all time."""
    return {THIS: season_at(at), LAST: season_before(season_at(at))}.get(said, "")


def is_season(said: str) -> bool:
    """Return whether this names a season, or all time ("")."""
    return not said or FORM.fullmatch(said) is not None


def is_in_season(season: str, at: float) -> bool:
    """Return whether a moment is in a season; "": in all time."""
    return not season or season_at(at) == season
