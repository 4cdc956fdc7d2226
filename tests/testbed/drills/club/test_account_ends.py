"""The drill of accounts that end in short: kills where others may take the seat; and that it finds what differs."""

import time
from types import SimpleNamespace

import pytest

from bot.tables.clocks.time_terms import REPLACE
from testbed.drills.club.account_ends import (
    HOUR,
    REQUEST,
    WRITE,
    Moment,
    Outcome,
    game_saved_before_account_ends,
    kill_and_compare,
    let_account_end,
)
from testbed.drills.report import Report
from testbed.drills.stage import open_stage
from testbed.seeded_secrets import SEED
from tests.games import EXAMPLE
from tests.testbed.drills.short import held

MOMENTS = (Moment(WRITE, 0, after=True), Moment(REQUEST, 2, after=True))


async def test_a_kill_as_an_account_ends_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first write the seat is a computer player's: the host's office was lost with its person then."""
    monkeypatch.setenv(SEED, "accounts short")
    report = Report(name="accounts")
    saved = await game_saved_before_account_ends(EXAMPLE, REPLACE)
    undisturbed, _ = await let_account_end(saved, report)
    assert [one["kind"] for one in undisturbed.seats].count("computer") == 1
    for moment in MOMENTS:
        assert await kill_and_compare(saved, undisturbed, moment, report)
    held(report)
    other = Outcome(undisturbed.ending, [], {}, {})
    await kill_and_compare(saved, other, MOMENTS[0], report)
    assert report.changed == 3, report.said


async def test_each_run_begins_at_the_same_moment_however_long_the_drill_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a quarter of an hour went by between two kills, and the next deadline passed in every run."""
    monkeypatch.setenv(SEED, "accounts late")
    saved = await game_saved_before_account_ends(EXAMPLE, REPLACE)
    later = SimpleNamespace(time=lambda: time.time() + HOUR, monotonic=time.monotonic)
    monkeypatch.setattr("testbed.drills.stage.time", later)
    async with open_stage(saved, led=True) as stage:
        assert stage.sandbox.hub.clock.now() == pytest.approx(saved.now - HOUR, abs=60)
