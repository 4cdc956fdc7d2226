"""The drill of a club in short: some days of five persons, a pool and a search; and that it finds what is planted."""

from copy import copy

import pytest

from testbed.drills.club.checks import check_standings
from testbed.drills.club.club_world import ZONE, days_of_change, month_start
from testbed.drills.club.month import EVERY, live_through_days
from testbed.drills.club.phones import CARD, EVENT, REMINDER, SEEK
from testbed.drills.club.recount import standings_told
from testbed.drills.club.town import Club, Size
from testbed.drills.report import Report
from tests.games import EXAMPLE
from tests.testbed.drills.short import held

SMALL = Size(people=3, tables=0, pool=2, heirs=0, cup=0, ladder=0, seekers=2, absent=1, looks=6, titles=(EXAMPLE,))
LIVED: dict[int, tuple[Club, Report]] = {}


async def lived(digest: int) -> tuple[Club, Report]:
    """Return a club that has lived for two days, in which the bot was killed twice, and what was found in it."""
    if digest not in LIVED:
        report = Report(name="club")
        LIVED[digest] = (
            await live_through_days("short", 2, report, digest=digest, kills=2, game=EXAMPLE, size=SMALL),
            report,
        )
    return LIVED[digest]


@pytest.mark.parametrize("digest", [0, EVERY], ids=["each table calls", "digest"])
async def test_some_days_of_a_club_hold(digest: int) -> None:
    told = held((await lived(digest))[1])
    assert told["kills"] == 2 and told["standings counted again"] == 1 and told["questions to persons"] > 5
    assert told["searches that found somebody"] == 1 and told["holidays"] == 1


async def test_a_call_that_was_sent_twice_is_found() -> None:
    club, _ = await lived(0)
    for kind in (CARD, EVENT, SEEK):
        report, ring = (
            Report(name="club"),
            next(one for one in club.phones.rings if one.kind == kind and not one.silent),
        )
        club.phones.rings.insert(club.phones.rings.index(ring), ring._replace(at=ring.at + 60))
        club.check_told_once(report)
        club.phones.rings.remove(ring._replace(at=ring.at + 60))
        assert report.doubled == 1, (kind, report.said)


async def test_what_reminds_before_a_question_is_shown_is_of_the_one_before() -> None:
    club, _ = await lived(0)
    shown = next(one for one in club.phones.rings if one.kind == CARD and not one.silent)
    for later, found in ((-60, 0), (60, 1)):
        report, asked = Report(name="club"), frozenset((table, "") for table in shown.tables_named)
        reminder = shown._replace(at=shown.at + later, kind=REMINDER, asked=asked, moments=frozenset())
        club.phones.rings.append(reminder)
        club.check_told_once(report)
        club.phones.rings.remove(reminder)
        assert report.doubled == found, (later, report.said)


@pytest.mark.parametrize("digest", [0, EVERY], ids=["each table calls", "digest"])
async def test_somebody_who_waits_without_being_told_is_found(digest: int) -> None:
    club, _ = await lived(digest)
    wait = next(one for one in club.waits.all if not one.own and one.told)
    heard, forgotten = club.phones.rings, copy(wait)
    forgotten.ended = wait.seen + club.readers[wait.user].patience_seconds + 60  # nobody had looked in so long
    club.waits.all.append(forgotten)
    kept = Report(name="club")
    club.check_told_once(kept)
    club.phones.rings = [one for one in heard if one.user != wait.user]
    report = Report(name="club")
    club.check_told_once(report)
    club.waits.all.remove(forgotten)
    club.phones.rings = heard
    assert kept.has_held and report.violations
    assert all(f"{wait.user} was not told" in one for one in report.said)


async def test_a_standing_that_is_off_by_one_is_found() -> None:
    club, _ = await lived(0)
    told, report = club.told, Report(name="club")
    last = told[0].shows[-1]
    games = standings_told(last)[0].games
    for said, planted in (
        (f"{games} game", f"{games + 1} game"),
        ("**2.**", "**3.**"),
        ("**1** point", "**2** points"),
    ):
        assert said in last
        club.told = [told[0]._replace(shows=[*told[0].shows, last.replace(said, planted)])]
        check_standings(club, report)
        club.told = told
        assert report.changed, planted
        report = Report(name="club")
    check_standings(club, report)
    assert report.has_held


def test_clocks_are_changed_in_the_middle_of_the_month() -> None:
    start = month_start(28, 0.0)
    middle = start + 14 * 86_400
    assert any(one.timestamp() == middle for one in days_of_change(1970)), ZONE
