"""What tests of short drills share."""

import re
from typing import Any

import pytest

from testbed.drills.report import Report

KEYS = {"name", "rounds", "lost", "doubled", "leaked", "crashed", "changed", "violations"}
SHORT = "last_round=1"  # an option that makes games short


def held(report: Report) -> dict[str, Any]:
    """Return what a drill tells, which must have held."""
    assert report.has_held, report.said
    assert report.as_printed().keys() >= KEYS
    return report.as_printed()


class LeakFoundError(Exception):
    """A leak was found, which ends the game: what comes after it takes long and tells a test nothing."""


def stop_at_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a drill end at the first leak that it finds, by an error that says which."""
    note = Report.note

    def stop(report: Report, what: str, key: str = "violations", count: int = 1) -> None:
        note(report, what, key, count)
        if key == "leaked":
            raise LeakFoundError(re.sub("^game [^:]*: ", "", what))

    monkeypatch.setattr(Report, "note", stop)
