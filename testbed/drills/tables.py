"""Requests that are refused, lost, or interrupted by a kill, while a table is opened, started, moved or ended.

After each, the table must stand as before or as after, never in between; nothing of it may be left over on Discord;
and nobody may have been told what is not so.
"""

import contextlib
from collections.abc import Iterator

import msgspec

from bot.sandbox import permissions, threads
from bot.sandbox.default_world import FORUM_NAME
from bot.sandbox.faults import Fault
from bot.sandbox.people import server_changes
from bot.sandbox.people.person import Receipt
from engine.kernel.dice import UnverifiedRandom
from engine.store.models import LOBBY, RUNNING
from testbed.drills.consistency import Look, check_answer_is_true, check_cards_and_threads, snapshot_of_stage
from testbed.drills.invariants import check_posts_told_once
from testbed.drills.kill_points import CALLBACK
from testbed.drills.refused_posts import ROUTES, check_post_refused_for_good
from testbed.drills.report import Report
from testbed.drills.script import LATE
from testbed.drills.stage import SavedTable, Stage, StuckError, faults_in_log, open_stage, wait_until
from testbed.drills.table_lifetime import ACTS, HOST, Act, Dead, make_saved_tables, wait_for_answer

STRIKES = 8.0  # seconds in which what has to go wrong does so
HEALED = 90.0  # seconds until all is told, on a busy machine
THREADS = ("/channels/{channel_id}/messages/{message_id}/threads", "/channels/{channel_id}/threads")
REFUSALS: dict[str, tuple[int, int]] = {
    "forbidden": (403, 50013),
    "gone": (404, 10003),
    "full": (400, 160006),
    "unavailable": (503, 0),
}
# What somebody does in the forum meanwhile; the request itself goes through, if it can still.
RIGHTS_LOST, ASLEEP, DELETED = IN_FORUM = ("rights lost", "post archived", "post deleted")
REFUSED = "refused for good"
EXPIRED = (404, 10062)  # how Discord refuses an answer
TROUBLES = (*REFUSALS, "limited", "request lost", "answer lost", "killed before", "killed after", *IN_FORUM, REFUSED)


class Point(msgspec.Struct, frozen=True):
    """The n-th request of a kind during an act, and what goes wrong with it."""

    act: Act
    method: str
    route: str
    nth: int
    trouble: str

    @property
    def name(self) -> str:
        """Return the point in words."""
        return f"{self.act.name}: {self.method} {self.route} no. {self.nth + 1}, {self.trouble}"

    def fault(self, stage: Stage) -> Fault:
        """Return the fault that goes wrong there."""
        made = Fault(self.method, self.route, skip=self.nth)
        match self.trouble:
            case "limited":
                made.limited = 1.0
            case "request lost":
                made.lose = "request"
            case "answer lost":
                made.lose = "answer"
            case "killed before":
                made.lose, made.then = "request", stage.kill
            case "killed after":
                made.lose, made.then = "answer", stage.kill
            case one if one in IN_FORUM:
                made.then = lambda: _meddle(stage, one)
            case _:
                late = self.route == CALLBACK and self.trouble != "unavailable"
                made.status, made.code = EXPIRED if late else REFUSALS[self.trouble]
        return made


def _meddle(stage: Stage, trouble: str) -> None:
    """Do in the forum what somebody may do there at any moment."""
    hub, world, place = stage.sandbox.hub, stage.sandbox.world, stage.sandbox.channel(FORUM_NAME)
    if trouble == RIGHTS_LOST:
        rights = permissions.SEND | permissions.SEND_IN_THREADS | permissions.MANAGE_CHANNELS
        server_changes.set_permission_overwrite(hub, place, world.bot_id, deny=rights)
        return
    for post in [c for c in world.channels.values() if c.parent_id == place.id and not c.deleted]:
        if trouble == DELETED:
            threads.delete_channel(hub, post)
        else:
            threads.archive_thread(hub, post, archived=True)


async def _mend(stage: Stage, point: Point) -> None:
    """Undo what was done in the forum: give the rights back; let the host make another post for a table whose own is
    gone."""
    hub, world = stage.sandbox.hub, stage.sandbox.world
    if point.trouble == RIGHTS_LOST:
        place = stage.sandbox.channel(FORUM_NAME)
        server_changes.set_permission_overwrite(hub, place, world.bot_id, allow=permissions.MANAGE_CHANNELS)
    elif point.trouble == DELETED:
        for row in snapshot_of_stage(stage).rows:
            thread = world.channels.get(str(row.thread))
            if row.status in (LOBBY, RUNNING) and thread is not None and thread.deleted:
                host = stage.person(HOST)
                await wait_for_answer(
                    stage, host.slash("game thread", "games", table=row.id, channel=stage.sandbox.channel(FORUM_NAME))
                )


async def requests_of_act(saved: SavedTable, act: Act, report: Report) -> list[tuple[str, str, int]]:
    """Return every request that an act makes if nothing goes wrong, each with how many of its kind came before."""
    for _ in range(LATE):
        found, told = await _undisturbed(saved, act)
        if told is None:
            return found
        if not told.has_failed:
            break
        report.add("answers that failed")
    report.note(f"{act.name}: it is not done though nothing was in its way: {told!r}")
    return found


async def _undisturbed(saved: SavedTable, act: Act) -> tuple[list[tuple[str, str, int]], Receipt | None]:
    """Carry an act out with nothing in its way. Return its requests, and its answer if it is not done."""
    async with open_stage(saved) as stage:
        await stage.launch()
        await _calm(stage)
        log, before = stage.sandbox.server.log, len(stage.sandbox.server.log)
        told = await act.do(stage, saved.table, saved.game)
        await _calm(stage)
        found: list[tuple[str, str, int]] = []
        for method, route, _ in log[before:]:
            found.append((method, route, sum((method, route) == (m, r) for m, r, _ in found)))
        return found, None if _done(stage, act, snapshot_of_stage(stage)) else told


def _points(act: Act, requests: list[tuple[str, str, int]], lots: UnverifiedRandom) -> Iterator[Point]:
    """Yield the points of an act: every request with the first fault, then every request with the next, and so on."""
    start = lots.integer_below(len(TROUBLES))
    for turn in range(len(TROUBLES)):
        for n, (method, route, nth) in enumerate(requests):
            trouble = TROUBLES[(start + n + turn) % len(TROUBLES)]
            if trouble == REFUSED and (method, route) != ROUTES[0]:
                continue
            if (trouble != "full" or route in THREADS) and (act.is_table_in_forum or trouble not in IN_FORUM):
                yield Point(act, method, route, nth, trouble)


async def _calm(stage: Stage, seconds: float = HEALED) -> None:
    """Wait until nothing more happens by itself, or the bot is dead."""

    def calm() -> bool:
        return not stage.is_alive or all(map(stage.records.is_all_delivered, _tables(stage)))

    await wait_until(calm, "it does not come to rest", seconds)


def _tables(stage: Stage) -> list[str]:
    return [str(row["id"]) for row in stage.records.rows("SELECT id FROM tables")]


async def _heal(stage: Stage) -> None:
    """Let nothing more go wrong, start the bot again if it is dead, and wait until everything is delivered."""
    stage.sandbox.faults.clear()
    if not stage.is_alive:
        await stage.end_bot()
        await stage.launch()
    for _ in range(2):  # what comes of it may have to wait for another try too
        for table in _tables(stage):
            await stage.make_retries_due(table)
        await _calm(stage)


def _done(stage: Stage, act: Act, now: Look) -> bool:
    """Return whether an act has taken place."""
    row = now.rows[-1] if now.rows else None  # the newest: what was refused stays, given up
    if row is None or row.status != act.after:
        return False
    if not act.moves:
        return True
    return row.channel == int(stage.sandbox.channel(act.place).id)


async def run_one_point(saved: SavedTable, point: Point, report: Report) -> bool:
    """Let one request go wrong, and check the table. Return whether that request was made at all."""
    if point.trouble == REFUSED:
        return await check_post_refused_for_good(saved, point.act, point.nth, _calm, report)
    said = len(report.said)
    async with open_stage(saved) as stage:
        fault = point.fault(stage)
        try:
            await stage.launch()
            await _calm(stage)
            before = snapshot_of_stage(stage)
            stage.sandbox.faults.add(fault)
            await _disturbed(stage, saved, point, before, report)
        except StuckError as error:
            report.note(f"{error}; {stage.log[-2:]}", "crashed")
        for found in faults_in_log(stage.log):
            report.note(found, "crashed")
        report.said[said:] = [f"{point.name}: {words}" for words in report.said[said:]]
        return fault.hit > 0


async def _disturbed(stage: Stage, saved: SavedTable, point: Point, before: Look, report: Report) -> None:
    act, told = point.act, ""
    with contextlib.suppress(Dead):
        told = (await act.do(stage, saved.table, saved.game)).text
    with contextlib.suppress(StuckError):  # what waits behind a refused post does not come to rest
        await _calm(stage, STRIKES)
    if point.trouble in IN_FORUM:  # until then posts wait, as they should
        await _mend(stage, point)
    await _heal(stage)
    now = snapshot_of_stage(stage)
    check_cards_and_threads(stage, report)
    done = _done(stage, act, now)
    if point.trouble not in IN_FORUM:  # there others have changed something too
        check_answer_is_true(told, stage.person(act.who), before, now, done=done, report=report)
    if done or (now.rows and act.name.startswith("create") and now.rows[-1].status != act.before):
        _as_after(stage, point, now, report)
        return
    stands = [row.status for row in now.rows] or [act.before]
    if stands != [act.before]:
        report.note(f"it stands neither as before nor as after: {stands}")
    for _ in range(LATE):
        answer = await act.do(stage, saved.table, saved.game)  # what was not done can be done still
        await _heal(stage)
        if not answer.has_failed or _done(stage, act, snapshot_of_stage(stage)):
            break
        report.add("answers that failed")
    if not _done(stage, act, snapshot_of_stage(stage)):
        report.note("it cannot be done any more")
    check_cards_and_threads(stage, report)


def _as_after(stage: Stage, point: Point, now: Look, report: Report) -> None:
    row, act = now.rows[-1], point.act
    if row.status != act.after:
        report.note(f"it stands neither as before nor as after: {row.status}")
    if row.status in (LOBBY, RUNNING) and not act.moves and point.trouble != DELETED:
        check_posts_told_once(stage, row.id, report)


async def drill(
    seed: str, rounds: int, *, game: str, acts: tuple[str, ...] = (), troubles: tuple[str, ...] = ()
) -> Report:
    """Let `rounds` requests go wrong, each in a fresh world. acts, troubles: only these."""
    report, lots = Report(name="tables"), UnverifiedRandom(f"tables {seed}")
    chosen = [act for act in ACTS if not acts or act.name in acts]
    worlds = await make_saved_tables(game, {act.saved for act in chosen})
    waiting = []
    for act in chosen:
        requests = await requests_of_act(worlds[act.saved], act, report)
        report.add("requests", len(requests))
        waiting.append(_points(act, requests, lots))
    while waiting and report.rounds < rounds:
        for points in list(waiting):
            point = next((p for p in points if not troubles or p.trouble in troubles), None)
            if point is None:
                waiting.remove(points)
            elif report.rounds < rounds:
                report.print_progress(f"{report.rounds + 1}. {point.name}")
                struck = await run_one_point(worlds[point.act.saved], point, report)
                report.rounds += struck
                report.add("requests that did not come", not struck)
    return report
