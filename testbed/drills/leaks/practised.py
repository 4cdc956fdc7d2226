"""Leaks at a practice table, with the real bot process: the pages of `/learn`, then a guided round with "Why this?" at
each question. Its person must read nothing of what the computers hold, and others nothing at all."""

from bot.messages.ids import Press
from bot.screens.lessons import lessons_of
from bot.words import Words
from testbed.drills.leaks.over_the_wire import PLAYERS, Wire
from testbed.drills.report import Report
from testbed.drills.script import Unanswered, asked_of_persons
from testbed.drills.stage import StuckError, open_stage

PERSON = PLAYERS[0]
DECISIONS = 12  # of a round, about


async def watch_practice(game: str, seed: str, report: Report) -> None:
    """Read the pages, play a guided round and search everything that is seen."""
    async with open_stage() as stage:
        await stage.launch("-v")
        who = stage.person(PERSON)
        page = (await (await who.slash("learn", "games", game=game)).wait_until_answered()).message
        assert page is not None  # noqa: S101 - nothing goes wrong here
        try:
            for number, _ in enumerate(lessons_of(game, Words(game)), 1):
                page = (
                    await (await who.forge(page, Press("learn", "", "", game, number).id())).wait_until_answered()
                ).message or page
                report.add("pages of /learn read")
            await (await who.forge(page, Press("guide", argument=game).id())).wait_until_answered()
            table = str(
                stage.records.first_value("SELECT id FROM tables WHERE json_extract(extra, '$.practice') IS NOT NULL")
            )
            wire = Wire(stage, table, seed, report)
            for _ in range(DECISIONS):
                await stage.wait_until_quiet(table)
                live = wire.table_now()
                for prompt in asked_of_persons(live)[:1]:
                    why = Press("advice", table, prompt.id).id()
                    await (await who.forge(who.last("dm"), why)).wait_until_answered()
                    report.add("advice asked for")
                if await wire.script.answer_one_question():
                    break
                await stage.wait_until_quiet(table)
                wire.search_what_all_saw(wire.table_now())
        except (Unanswered, StuckError) as error:
            report.note(f"at a practice table: {type(error).__name__} {error}", "crashed")
        report.add("practice tables over the wire")
        await stage.end_bot()
