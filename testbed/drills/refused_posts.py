"""Posts that Discord refuses for good, in the drill of tables: each is put aside, its queue goes on, those who read it
and the host are told, and a later version sends it once."""

import contextlib
import re
from collections.abc import Awaitable, Callable

from bot.delivery.refused.refused_posts import OVER, TRIES
from bot.sandbox.faults import Fault
from testbed.drills.invariants import check_posts_told_once
from testbed.drills.report import Report
from testbed.drills.stage import SavedTable, Stage, StuckError, open_stage, wait_until
from testbed.drills.table_lifetime import HOST, Act, Dead

MESSAGES = "/channels/{channel_id}/messages"
ROUTES = (("POST", MESSAGES), ("PATCH", f"{MESSAGES}/{{message_id}}"))
FAULT = re.compile(r"`[0-9a-f]{6}`")
EVER = 10**9  # times that a post is refused
PATIENCE = 120.0  # seconds, on a busy machine


async def check_post_refused_for_good(
    saved: SavedTable, act: Act, later: int, calm: Callable[[Stage], Awaitable[None]], report: Report
) -> bool:
    """Let the post `later` after the last be refused, in an act and ever after, and check what comes of
    it. Return whether there was such a post. calm: waits until nothing more happens by itself."""
    async with open_stage(saved) as stage:
        await stage.launch()
        await calm(stage)
        number = 1 + later + max((int(r["n"]) for r in stage.records.rows(LAST)), default=0)
        marks = (f"#{number} · ", f"#{number}–", f"–{number} · ")
        faults = [Fault(*route, status=400, code=50035, words=mark, times=EVER) for route in ROUTES for mark in marks]
        for fault in faults:
            stage.sandbox.faults.add(fault)
        with contextlib.suppress(Dead):
            await act.do(stage, saved.table, saved.game)
        with contextlib.suppress(StuckError):
            await _put_aside(stage)
        if not any(fault.hit for fault in faults):
            return False
        await _checked(stage, report)
        stage.sandbox.faults.clear()
        stage.kill()
        await stage.end_bot()
        stage.records.change("UPDATE outbox SET aside_by = 'before' WHERE status = 'aside'")
        await stage.launch()
        await calm(stage)
        for row in (
            stage.records.rows("SELECT id FROM tables") if not act.moves else ()
        ):  # else older posts are elsewhere
            check_posts_told_once(stage, str(row["id"]), report)
        return True


LAST = "SELECT max(number) AS n FROM outbox WHERE numbered AND audience = 'public' HAVING n IS NOT NULL"
WAITING = "SELECT id FROM outbox WHERE status = 'waiting' AND (refused OR attempts OR not_before < unixepoch() + 60)"
ASIDE = "SELECT table_id, audience, number, kind FROM outbox WHERE status = 'aside' AND numbered"


async def _put_aside(stage: Stage) -> None:
    """Let half an hour of refusals pass at once, until nothing waits any more."""

    def nothing_waits() -> bool:
        stage.records.change(
            "UPDATE outbox SET not_before = 0, refused = CASE WHEN refused > ? THEN refused ELSE ? END, "
            "refused_since = refused_since - ? WHERE status = 'waiting' AND refused > 0",
            TRIES - 1,
            TRIES - 1,
            OVER,
        )
        return not stage.records.rows(WAITING)

    await wait_until(nothing_waits, "what was refused holds its queue up", PATIENCE, 0.5)


async def _checked(stage: Stage, report: Report) -> None:
    """Check that nothing waits behind what was put aside, and that it was told of: in the thread by its number, to the
    host with the number of the fault."""
    waiting = stage.records.rows(WAITING)
    if waiting:
        report.note(f"{len(waiting)} posts wait behind one that is refused for good", "lost")
    for post in stage.records.rows(ASIDE):
        report.add("posts put aside")
        table, number = str(post["table_id"]), int(post["number"])
        if post["audience"] != "public" or stage.records.table_row(table)["thread"] is None:
            continue
        said = [
            m.all_words for m in stage.thread(table).messages.values() if f"#{number} could not be shown" in m.all_words
        ]
        if len(said) != 1:
            report.note(f"the thread was told {len(said)} times that #{number} ({post['kind']}) was put aside")
        heard = [m.all_words for m in stage.person(HOST).messages("dm") if f"#{number} of this table" in m.all_words]
        if len(heard) != 1 or not FAULT.search(heard[0]):
            report.note(f"the host heard {len(heard)} times of #{number} ({post['kind']}), which was put aside")
