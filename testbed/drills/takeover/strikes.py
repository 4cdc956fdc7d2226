"""Two bots on one PostgreSQL server, of which one stands ready: the one that plays is killed, stopped for a while and
woken, or told to end, and the server breaks off. Nothing may be lost or told twice, who was replaced ends, and each
game ends as it would have.

A stop of a few seconds is one that no other can have noticed; one of more than a lease's is one that it must have.
While bots change places people press, each quarter of a second: how long that takes is what they see of it.
"""

import asyncio
import contextlib
import signal
import statistics
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import count

import msgspec

from bot.app import REPLACED
from bot.sandbox.gateway import CLOSED, EACH, NEWEST
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import SaveError
from engine.store.postgres.lease import SECONDS
from testbed.drills.invariants import (
    Ending,
    are_posts_doubled,
    check_acknowledged_kept,
    check_messages_readable,
    check_one_panel,
    check_posts_told_once,
    check_same_ending,
    ending_of,
    play_undisturbed,
)
from testbed.drills.report import Report
from testbed.drills.script import Script, Unanswered
from testbed.drills.stage import SavedTable, Stage, StuckError, faults_in_log, wait_until
from testbed.drills.takeover.changing_twins import watch_changing_twins
from testbed.drills.takeover.fail_over import play_through_fail_over
from testbed.drills.takeover.plan import (
    BESIDE,
    CRASH,
    CUT,
    FAIL_OVER,
    HAND_OVER,
    KILL,
    KILL_READY,
    KILLED,
    REQUESTS,
    RESTART,
    SPANS,
    STOP_POST_DEATH,
    TWINS,
    Strike,
    planned_strikes,
)
from testbed.drills.takeover.pressing import median_to_hundredths, people_pressing_meanwhile
from testbed.drills.takeover.standing import Standing
from testbed.drills.takeover.two_bots import is_up, stage_before_two_bots
from testbed.postgres_server import Server

OPTIONS = "last_round=2"
STRIKES_A_GAME = 6
PAIRS = 4  # of bots that play side by side, each on a server of its own
DOUBLED = (EACH, NEWEST, CLOSED)  # what becomes of two sessions of one shard, game by game
LATE = SECONDS + 1.0  # seconds from which on a stop must have been noticed
WITHIN = 10.0  # seconds after which another must answer: the lease, the look of who waits, its connection
ANSWERABLE = 3.0  # seconds that a press may wait on Discord
PACE = 0.2  # seconds of thought before each decision
DECISIONS = 12  # that are taken during a stop, so that a game outlasts a long one
BEFORE = 1.2  # seconds of play before a strike, at most
COMMITS = 20.0  # seconds within which somebody commits
AGREED = 4.0  # seconds after which it is known who of two goes on
HEALED = 60.0  # seconds after waking in which a process may leave something double or old
SETTLED = 240.0  # seconds until all must be told
TRIES = 6  # of a stop before a request that does not come
TIRED = 40  # presses in a row that nobody answers


class Striker:
    """Strikes the bot that plays, while a script plays on. took: the seconds until a press was answered after each
    strike, by what it was; of a hand-over the longest that anybody waited."""

    def __init__(
        self, standing: Standing, lots: UnverifiedRandom, report: Report, took: dict[str, list[float]]
    ) -> None:
        self.standing, self.stage, self.saved = standing, standing.stage, standing.saved
        self.lots, self.report, self.took = lots, report, took
        self._wakes: float | None = None  # when a process that is stopped goes on
        self._stopped_for = 0.0
        self._others: Mapping[str, Callable[[], Awaitable[object]]] = {
            CUT: self._cut,
            RESTART: lambda: asyncio.to_thread(self.stage.database_server.restart),
            CRASH: self._crash,
        }

    async def wait_as_people_think(self) -> None:
        """Wait as long as people think before a decision: long while a process is stopped for long."""
        pace = PACE
        if self._wakes is not None:
            pace = max(PACE, self._stopped_for / DECISIONS)
            pace = max(0.0, min(pace, self._wakes - asyncio.get_running_loop().time()))
        await asyncio.sleep(pace)

    async def strike_once(self, what: Strike) -> bool:
        """Strike once, and see to it that two bots are there again. Return False where there was nothing to strike."""
        await asyncio.sleep(BEFORE * self.lots.fraction())
        playing, has_struck = self.stage.bots[0], True
        if what.how == KILL:
            playing.kill()
            await self._taken_over(what.how)
            await self._gone(playing, signal.SIGKILL)
        elif what.how == HAND_OVER:
            await self._hand_over(playing)
        elif what.how == KILL_READY:
            ready = self.stage.bots[1]
            ready.kill()
            await self._gone(ready, signal.SIGKILL)
        elif what.how in self._others:
            await self._others[what.how]()
            await self._answers(what.how)
            await self._agreed("takeovers while the server was away")
        else:
            has_struck = await self._stopped(playing, what)
        self.report.add(f"strikes: {what.how}", int(has_struck))
        if len(self.stage.bots) == 1:
            await self.stage.add()
        return has_struck

    # Stops

    async def _stopped(self, playing: Stage, what: Strike) -> bool:
        """Stop the process that plays, and wake it; after a long stop it must have been replaced, and end. Return False
        where it sends no request to stop before."""
        if what.how in REQUESTS:
            if not await self._is_stopped_before(what.how, playing):
                return False
        else:
            playing.send_signal(signal.SIGSTOP)
        self._stopped_for = what.seconds
        self._wakes = wakes = asyncio.get_running_loop().time() + what.seconds
        try:
            if what.seconds > LATE:
                await self._taken_over(what.how)
            if what.how in BESIDE:
                await self.standing.change()  # so that what it is about to show is old
            await asyncio.sleep(max(0.0, wakes - asyncio.get_running_loop().time()))
        finally:
            self._wakes = None
            if what.how in KILLED:
                self.stage.death.touch()
            playing.send_signal(signal.SIGCONT)
        if what.seconds > LATE:
            await self._replaced(playing, is_killed=what.how in KILLED)
            self.stage.death.unlink(missing_ok=True)
        else:
            await self._agreed("takeovers from one that was stopped for as long as a lease")
        if what.how in BESIDE:
            with contextlib.suppress(StuckError):
                await wait_until(self.standing.is_right, "all is right beside the tables", HEALED, 0.5)
            self.standing.check(self.report, what.how)
        elif what.how == STOP_POST_DEATH:  # what the heir knows of it the one after it would not
            with contextlib.suppress(StuckError):
                await wait_until(lambda: not are_posts_doubled(self.stage, self.saved.table), "told once", HEALED, 0.5)
        return True

    async def _is_stopped_before(self, how: str, playing: Stage) -> bool:
        """Wait until a bot has stopped itself before a request; return False where it sends none."""
        self.stage.trigger.write_text(REQUESTS[how])
        provoking = asyncio.create_task(self.standing.provoke(BESIDE[how])) if how in BESIDE else None
        try:
            return await self.stage.wait_until_stopped(playing)
        finally:
            if provoking is not None:
                provoking.cancel()  # who stopped answers no more
                await asyncio.wait({provoking})

    async def _replaced(self, one: Stage, *, is_killed: bool = False) -> None:
        """Wait until a bot that was replaced has ended. is_killed: as soon as its request was answered, if it was."""
        assert one.process is not None  # noqa: S101 - it was there a moment ago
        status = await asyncio.wait_for(one.process.wait(), SETTLED)
        if is_killed and status == -signal.SIGKILL:
            self.report.add("processes that were killed as they woke")
        elif status != REPLACED:
            self.report.note(f"who was replaced ended with {status}: {one.log[-3:]}", "crashed")
        await self._gone(one, signal.SIGKILL)

    # The end of a bot

    async def _hand_over(self, playing: Stage) -> None:
        """Tell the one that plays to end; no press that is made meanwhile may go unanswered."""
        async with people_pressing_meanwhile(self.stage, self.saved.table, self.saved.people) as presses:
            ending = asyncio.create_task(playing.end_bot(alone=False))
            await self._plays(self.stage.bots[1])
            await asyncio.sleep(1.0)
            if status := await ending:
                self.report.note(f"a bot that was told to end ended with {status}: {playing.log[-3:]}", "crashed")
            self.stage.bots.remove(playing)
        await presses.wait_until_all_settled()
        self.report.add("presses at hand-overs", len(presses.made))
        self.report.add(
            "presses at hand-overs that waited too long", sum(one > ANSWERABLE for one in presses.answer_seconds)
        )
        if presses.count_unanswered:
            logs = [playing.log[-6:], self.stage.bots[0].log[-8:]]
            self.report.note(
                f"{presses.count_unanswered} presses at a hand-over had no answer: {logs}",
                "lost",
                presses.count_unanswered,
            )
        self.took.setdefault(HAND_OVER, []).append(max(presses.answer_seconds, default=0.0))

    async def _taken_over(self, how: str) -> None:
        """Wait until the bot that stood ready answers a press."""
        async with people_pressing_meanwhile(self.stage, self.saved.table, self.saved.people) as presses:
            took = await presses.seconds_to_first_answer()
        await self._plays(self.stage.bots[1])
        self.took.setdefault(how, []).append(took)
        if took > WITHIN:
            self.report.add(f"takeovers of more than {WITHIN:g} s")

    async def _plays(self, heir: Stage) -> None:
        await wait_until(lambda: is_up(heir) or not heir.is_alive, "nobody takes over")
        if not heir.is_alive:
            raise StuckError(f"the heir left: {heir.log[-3:]}")

    async def _gone(self, one: Stage, how: signal.Signals) -> None:
        await one.end_bot(how, alone=False)
        self.stage.bots.remove(one)

    # The server

    async def _cut(self) -> None:
        """Cut off the next COMMIT of the one that plays."""
        proxy = self.stage.proxy
        before, proxy.armed = proxy.cuts, True
        with contextlib.suppress(StuckError):
            await wait_until(lambda: proxy.cuts > before, "a COMMIT", COMMITS)
        if proxy.cuts == before:
            self.report.add("no COMMIT to cut")
        proxy.armed = False

    async def _crash(self) -> None:
        """Kill the server, and start it again."""
        await asyncio.to_thread(self.stage.database_server.crash)
        await asyncio.to_thread(self.stage.database_server.start)

    async def _answers(self, how: str) -> None:
        """Wait until somebody answers."""
        async with people_pressing_meanwhile(self.stage, self.saved.table, self.saved.people) as presses:
            self.took.setdefault(how, []).append(await presses.seconds_to_first_answer())

    async def _agreed(self, figure: str) -> None:
        """Wait until it is known who of the two goes on: where the server or one of them was away for about as long as
        a lease, whoever asks first. figure: what is counted if it is the other."""
        with contextlib.suppress(StuckError):
            await wait_until(self._has_changed, "the other plays", AGREED)
        if self._has_changed():
            self.report.add(figure)
            await self._replaced(self.stage.bots[0])

    def _has_changed(self) -> bool:
        return is_up(self.stage.bots[1]) or not self.stage.bots[0].is_alive


async def _play(script: Script, striker: Striker, plan: deque[Strike]) -> None:
    """Play the game to its end, with strikes on the way: as many as it has room for."""
    tired, is_over = 0, False

    async def strikes() -> None:
        for _ in range(STRIKES_A_GAME):
            if plan and not is_over and plan[0].how != FAIL_OVER:
                what = plan.popleft()
                if not await striker.strike_once(what) and what.tries < TRIES:
                    plan.append(msgspec.structs.replace(what, tries=what.tries + 1))

    striking = asyncio.create_task(strikes())
    try:
        while not is_over and tired < TIRED:
            if striking.done():
                striking.result()
            try:
                is_over, tired = await script.answer_one_question(), 0
                await striker.wait_as_people_think()
            except Unanswered:
                tired += 1
                striker.report.add("presses that nobody answered")
            except SaveError:  # the drill itself does not reach the server
                await asyncio.sleep(0.5)
        if not is_over:
            raise StuckError(f"nobody answers {TIRED} presses: {[one.log[-2:] for one in striker.stage.bots]}")
        await striking
    finally:
        striking.cancel()
        with contextlib.suppress(asyncio.CancelledError, StuckError):
            await striking


def _is_right(standing: Standing, undisturbed: Ending) -> bool:
    """Return whether nothing is told twice, and nothing shows something old."""
    stage, table, found = standing.stage, standing.saved.table, Report(name="")
    check_posts_told_once(stage, table, found)
    check_same_ending(ending_of(stage, table), undisturbed, found)
    return found.has_held and standing.is_right(is_over=True)


async def play_game_with_strikes(
    saved: SavedTable, undisturbed: Ending, plan: deque[Strike], seed: str, server: Server, report: Report,
    took: dict[str, list[float]], doubled: str = EACH,
) -> None:  # fmt: skip
    """Play one game with strikes and check what is there in the end."""
    async with stage_before_two_bots(saved, server, doubled) as stage:
        script, standing = Script(stage, saved.table, "drill", saved.last), Standing(stage, saved)
        try:
            await standing.set_up()
            await _play(script, Striker(standing, UnverifiedRandom(seed), report, took), plan)
            await stage.wait_until_quiet(saved.table, SETTLED)
            await wait_until(lambda: len(stage.panels(saved.table)) == 1, "one panel", SETTLED)
            with contextlib.suppress(StuckError):  # what a process did as it woke is seen to by then
                await wait_until(lambda: _is_right(standing, undisturbed), "all is right", HEALED, 0.5)
        except StuckError as error:
            report.note(str(error), "crashed")
            return
        for fault in (fault for one in stage.bots for fault in faults_in_log(one.log)):
            report.note(fault, "crashed")
        check_acknowledged_kept(stage, saved.table, script.acknowledged, report)
        check_posts_told_once(stage, saved.table, report)
        check_messages_readable(stage, saved.table, report)
        check_one_panel(stage, saved.table, report)
        check_same_ending(ending_of(stage, saved.table), undisturbed, report)
        standing.check(report, "as the game is over", is_over=True)


async def drill(
    seed: str,
    rounds: int,
    *,
    game: str,
    players: int = 0,
    options: str = OPTIONS,
    decisions: int = 0,
    pairs: int = PAIRS,
    strikes: Sequence[str] = (),
) -> Report:
    """Strike `rounds` times, at so many pairs of bots side by side. strikes: of which kinds; none named: of all.
    players, decisions: as for `play_undisturbed`. SaveError where there is no server."""
    report, took = Report(name="takeover", rounds=rounds), dict[str, list[float]]()
    saved, undisturbed, _ = await play_undisturbed(game, options, players, decisions)
    drawn, games = planned_strikes(seed, rounds, strikes), count()
    plan = deque(one for one in drawn if one.how != TWINS)
    await _watch_twins(game, seed, len(drawn) - len(plan), report)

    async def play_pair() -> None:
        server = (await asyncio.to_thread(Server, fsync=True)).start()
        try:
            while plan:
                if plan[0].how == FAIL_OVER:
                    plan.popleft()
                    await play_through_fail_over(saved, server, report)
                else:
                    number = next(games)
                    doubled, lots = DOUBLED[number % len(DOUBLED)], f"takeover {seed} {number}"
                    await play_game_with_strikes(saved, undisturbed, plan, lots, server, report, took, doubled)
                report.print_progress(f"{len(plan)} strikes are left")
        finally:
            await asyncio.to_thread(server.stop_for_good)

    async with asyncio.TaskGroup() as group:
        for _ in range(min(pairs, len(plan))):
            group.create_task(play_pair())
    _tell_seconds(report, took)
    return report


async def _watch_twins(game: str, seed: str, count: int, report: Report) -> None:
    """Let bots take over from others at so many pairs of twins."""
    if count:
        server = (await asyncio.to_thread(Server, fsync=True)).start()
        try:
            await watch_changing_twins(game, seed, count, server, report)
        finally:
            await asyncio.to_thread(server.stop_for_good)
        report.print_progress(f"{count} twins were watched")


def _tell_seconds(report: Report, took: Mapping[str, Sequence[float]]) -> None:
    """Put into a report how long people waited: in the middle, at most, and the share of takeovers that were quick."""
    takeovers = [one for how in (KILL, *SPANS) for one in took.get(how, ())]
    for how, seconds in {**took, **({"takeovers": takeovers} if takeovers else {})}.items():
        report.figures[f"{how}: seconds, p50"] = median_to_hundredths(seconds)
        report.figures[f"{how}: seconds, most"] = round(max(seconds), 2)
    if takeovers:
        share = statistics.fmean(one < WITHIN for one in takeovers)
        report.figures[f"takeovers: share below {WITHIN:g} s"] = round(share, 3)
