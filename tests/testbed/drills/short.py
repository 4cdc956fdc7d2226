"""What tests of short drills share."""

from typing import Any

from testbed.drills.report import Report

KEYS = {"name", "rounds", "lost", "doubled", "leaked", "crashed", "changed", "violations"}
SHORT = "last_round=1"  # an option that makes games short


def held(report: Report) -> dict[str, Any]:
    """Return what a drill tells, which must have held."""
    assert report.held, report.said
    assert report.told().keys() >= KEYS
    return report.told()
