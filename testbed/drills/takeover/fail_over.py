"""A server that is lost, and whose replica, which had not got all of it, takes its place: what players have seen the
database does not know. Dice must be keyed anew, the thread told, and the game go on."""

import asyncio

from bot.words import Words
from engine.kernel.errors import SaveError
from testbed.drills.report import Report
from testbed.drills.script import Script, Unanswered
from testbed.drills.stage import SavedTable, StuckError, faults_in_log, wait_until
from testbed.drills.takeover.two_bots import TwoBots, stage_before_two_bots
from testbed.postgres_server import Server

BEFORE, LOST, AFTER = 2, 2, 3  # decisions: that the replica has, that it lacks, that are played on
TIRED = 40  # tries in a row that nobody answers
TOLD = max(Words("common").text_pieces_between_gaps("server.public"), key=len).strip()


async def play_through_fail_over(saved: SavedTable, server: Server, report: Report) -> None:
    """Play, lose the server, and play on."""
    async with stage_before_two_bots(saved, server) as stage:
        script = Script(stage, saved.table, "fail-over", saved.last)
        try:
            await _play(script, BEFORE)
            await asyncio.to_thread(server.make_replica)
            await _play(script, LOST)
            await stage.wait_until_quiet(saved.table)
            seen = stage.records.live_table(saved.table).head
            await asyncio.to_thread(server.fail_over)
            if stage.records.live_table(saved.table).head >= seen:
                report.note("the replica lacked nothing")
            await _play(script, AFTER)
            await wait_until(lambda: _is_told(stage, saved.table), "the thread is told")
        except StuckError as error:
            report.note(f"after a fail-over: {error}", "crashed")
            return
        if stage.records.first_value("SELECT restores FROM chains WHERE table_id = ?", saved.table) == "[]":
            report.note("after a fail-over dice had the same key", "changed")
        for fault in (fault for one in stage.bots for fault in faults_in_log(one.log)):
            report.note(fault, "crashed")
        report.add("fail-overs to a replica that lacked decisions")


def _is_told(stage: TwoBots, table: str) -> bool:
    """Return whether a table's thread tells that its database is another."""
    return any(TOLD in message.all_words for message in stage.thread(table).messages.values() if not message.deleted)


async def _play(script: Script, decisions: int) -> None:
    """Play so many decisions, or to the game's end."""
    end, tired = script.decided + decisions, 0
    while script.decided < end and tired < TIRED:
        try:
            if await script.answer_one_question():
                return
            tired = 0
        except (Unanswered, SaveError):  # or the drill itself does not reach the server
            tired += 1
            await asyncio.sleep(0.3)
    if tired == TIRED:
        raise StuckError("nobody answers")
