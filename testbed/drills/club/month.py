"""A club's month over the wire: people of two servers play at tables of all titles, in a pool, a knockout and a ladder,
look for each other, go on holiday; clocks are changed in the middle, and the bot may be killed at any moment.

It is played twice, side by side, by the same people: once each table calls them by itself, once a digest does.
"""

import asyncio

from bot.sandbox.limits import unhurried_limits
from testbed.drills.club.checks import check_month, told_of_tournaments
from testbed.drills.club.club_world import club_world, month_start
from testbed.drills.club.organisers import Organisers
from testbed.drills.club.town import FULL, Club, Size
from testbed.drills.report import Report
from testbed.drills.script import Unanswered
from testbed.drills.stage import StuckError, faults_in_log, open_stage

AFTER = 1800.0  # seconds in which what a kill broke off is tried again
PATIENT = 60.0  # seconds until an answer counts as missing: two bots share a machine with whatever else runs
EVERY = 6  # hours between two digests, of who has them


async def live_through_days(
    seed: str, days: int, report: Report, *, digest: int = 0, kills: int = 0, game: str = "", size: Size = FULL
) -> Club:
    """Let a club live for some days, and check it; return it as it is then."""
    limits = unhurried_limits()
    limits.callback_seconds = PATIENT
    world = club_world(size.people, month_start(days))
    async with open_stage(limits=limits, led=True, world=world, PRAETOR_GATHER="0") as stage:
        await stage.launch()
        club = Club(stage, seed, days, digest, game, size, report)
        try:
            organisers = Organisers(club)
            await club.set_preferences_and_open_tables()
            await organisers.begin_tournaments()
            organisers.plan_tournaments()
            club.plan_month(kills)
            await club.live_through_month()
            await club.look_at_tournaments()
            await club.pass_until(club.clock.now() + AFTER)
            club.ended, club.told = club.clock.now(), list(told_of_tournaments(club))
            check_month(club, report)
        except (StuckError, Unanswered) as error:
            report.note(f"{type(error).__name__}: {error}", "crashed")
        for fault in faults_in_log(stage.log):
            report.note(fault, "crashed")
        await stage.end_bot()
    return club


async def drill(seed: str, rounds: int, *, game: str = "", size: Size = FULL, kills: int = -1) -> Report:
    """Let a club live for `rounds` days, without digests and with them. game: what the pool plays; kills: of each time;
    -1: one a day."""
    report, struck = Report(name="club", rounds=rounds), rounds if kills < 0 else kills
    await asyncio.gather(
        *(live_through_days(seed, rounds, report, digest=one, kills=struck, game=game, size=size) for one in (0, EVERY))
    )
    return report
