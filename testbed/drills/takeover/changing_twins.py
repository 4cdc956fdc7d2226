"""Twins over the wire at which another bot takes over while a secret question is open: nobody may see by what comes, by
what is edited, or by when, who could have answered, or how they did.

The bots run in this process, by a clock that is moved by hand, one after the other on one PostgreSQL server: the first
ends in good order, or has written an answer down and told nobody, as one that was killed then.
"""

from bot.tables.live import LiveTable
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import Seat
from testbed.drills.leaks.twin_tables import has_others_choice, secretly_asked
from testbed.drills.leaks.twins import Change, Twins, open_twins, twin_questions
from testbed.drills.report import Report
from testbed.postgres_server import Server

QUESTIONS = 2  # of a game


async def watch_changing_twins(game: str, seed: str, count: int, server: Server, report: Report) -> None:
    """Play so many questions of random games beside their twins, with a takeover in each."""
    number = 0
    while count > 0:
        walk, number = f"{seed} twins {number}", number + 1
        pairs = list(twin_questions(game, walk, min(count, QUESTIONS)))
        count -= len(pairs)
        async with open_twins(server.schema_address(f"twins{number}")) as made:  # nobody may have many tables
            for live, twin, eyes in pairs:
                await _watch(made, live, twin, eyes, walk, report)


async def _watch(made: Twins, live: LiveTable, twin: LiveTable, eyes: Seat | None, walk: str, report: Report) -> None:
    """Play one question beside its twin."""
    moment = secretly_asked(live)[0].moment
    lots = UnverifiedRandom(f"{walk} {moment}")
    made.change = Change(lots.fraction(), lots.fraction() < 0.5, lots.fraction() < 0.5)
    found = await made.difference(live, twin, eyes, walk, walk)
    report.add("twins with a takeover")
    report.add("twins with a takeover and other sealed answers", int(has_others_choice(twin, eyes)))
    report.add("twins whose answer the one before told nobody", int(made.change.untold))
    report.add("twins who respond after the takeover, not before", int(made.change.late))
    if found is not None:
        here, there = found
        differs = next((pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]), found)
        report.note(f"twins {walk}: {moment}: {eyes} sees across a takeover: {differs}", "leaked")
