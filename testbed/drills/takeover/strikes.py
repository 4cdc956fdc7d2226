"""Two bots on one PostgreSQL server, of which one stands ready: the one that plays is killed, stopped for a while and
woken, or told to end. Nothing may be lost or told twice, who was replaced ends, and each game ends as it would have.

A stop of a few seconds is one that no other can have noticed; one of more than a lease's is one that it must have.
"""

import asyncio
import contextlib
import signal
import statistics

from bot.app import REPLACED
from engine.kernel.dice import UnverifiedRandom
from engine.store.postgres.lease import SECONDS
from testbed.drills.invariants import (
    Ending,
    check_acknowledged_kept,
    check_messages_readable,
    check_one_panel,
    check_posts_told_once,
    check_same_ending,
    ending_of,
    undisturbed_run,
)
from testbed.drills.report import Report
from testbed.drills.script import Script, Unanswered
from testbed.drills.stage import SavedTable, Stage, StuckError, faults_in, wait_until
from testbed.drills.takeover.two_bots import TwoBots, two_bots
from testbed.postgres_server import Server

OPTIONS = "last_round=2"
STRIKES_A_GAME = 6
KILL, WAKE_SOON, WAKE_LATE, HAND_OVER, KILL_READY = "kill", "short stop", "long stop", "hand-over", "kill of the other"
HOWS = (KILL, WAKE_LATE, KILL, WAKE_SOON, HAND_OVER, KILL, WAKE_LATE, KILL_READY)
SOON, LATE = (0.2, 4.0), (SECONDS + 1.0, SECONDS + 6.0)  # seconds of a stop, from and to
WITHIN = 10.0  # seconds after which another must be the bot: the lease, the look of who waits, the start
BEFORE = 1.2  # seconds of play before a strike, at most
SETTLED = 240.0  # seconds until all must be told
TIRED = 40  # presses in a row that nobody answers


class Striker:
    """Strikes the bot that plays, while a script plays on. took: the seconds of each takeover, by what led to it."""

    def __init__(self, stage: TwoBots, lots: UnverifiedRandom, report: Report, took: dict[str, list[float]]) -> None:
        self.stage, self.lots, self.report, self.took = stage, lots, report, took

    async def strike(self, how: str) -> None:
        """Strike once, and see to it that two bots are there again."""
        await asyncio.sleep(BEFORE * self.lots.fraction())
        self.report.add(f"strikes: {how}")
        playing = self.stage.bots[0]
        if how == KILL:
            playing.kill()
            await self._taken_over(how)
            await self._gone(playing, signal.SIGKILL)
        elif how == HAND_OVER:
            ending = asyncio.create_task(playing.end_bot(alone=False))
            await self._taken_over(how)
            if status := await ending:
                self.report.note(f"a bot that was told to end ended with {status}: {playing.log[-3:]}", "crashed")
            self.stage.bots.remove(playing)
        elif how == KILL_READY:
            ready = self.stage.bots[1]
            ready.kill()
            await self._gone(ready, signal.SIGKILL)
        else:
            await self._stopped(playing, how)
        if len(self.stage.bots) == 1:
            await self.stage.add()

    async def _stopped(self, playing: Stage, how: str) -> None:
        """Stop the process that plays, and wake it; after a long stop it must have been replaced, and end."""
        least, most = SOON if how == WAKE_SOON else LATE
        playing.send_signal(signal.SIGSTOP)
        waking = asyncio.get_running_loop().call_later(
            least + (most - least) * self.lots.fraction(), playing.send_signal, signal.SIGCONT
        )
        if how == WAKE_LATE:
            await self._taken_over(how)
        await wait_until(lambda: waking.when() <= asyncio.get_running_loop().time(), "the stop has no end")
        if how == WAKE_LATE:
            assert playing.process is not None  # noqa: S101 - it was stopped
            status = await asyncio.wait_for(playing.process.wait(), SETTLED)
            if status != REPLACED:
                self.report.note(f"who was replaced ended with {status}: {playing.log[-3:]}", "crashed")
            await self._gone(playing, signal.SIGKILL)

    async def _taken_over(self, how: str) -> None:
        took = await self.stage.replaced()
        self.took.setdefault(how, []).append(took)
        if took > WITHIN:
            self.report.add(f"takeovers of more than {WITHIN:g} s")

    async def _gone(self, one: Stage, how: signal.Signals) -> None:
        await one.end_bot(how, alone=False)
        self.stage.bots.remove(one)


async def _play(script: Script, striker: Striker, hows: list[str]) -> None:
    """Play the game to its end, with strikes on the way."""

    async def strikes() -> None:
        for how in hows:
            await striker.strike(how)

    striking, tired, is_over = asyncio.create_task(strikes()), 0, False
    try:
        while not is_over and tired < TIRED:
            if striking.done():
                striking.result()
            try:
                is_over, tired = await script.step(), 0
            except Unanswered:
                tired += 1
                striker.report.add("presses that nobody answered")
        if not is_over:
            raise StuckError(f"nobody answers {TIRED} presses: {[one.log[-2:] for one in striker.stage.bots]}")
        await striking
    finally:
        striking.cancel()
        with contextlib.suppress(asyncio.CancelledError, StuckError):
            await striking


async def one_game(
    saved: SavedTable, undisturbed: Ending, hows: list[str], seed: str, server: Server, report: Report,
    took: dict[str, list[float]],
) -> None:  # fmt: skip
    """Play one game with strikes and check what is there in the end."""
    async with two_bots(saved, server) as stage:
        script = Script(stage, saved.table, "drill", saved.last)
        try:
            await _play(script, Striker(stage, UnverifiedRandom(seed), report, took), hows)
            await stage.wait_until_quiet(saved.table, SETTLED)
            await wait_until(lambda: len(stage.panels(saved.table)) == 1, "one panel", SETTLED)
        except StuckError as error:
            report.note(str(error), "crashed")
            return
        for fault in (fault for one in stage.bots for fault in faults_in(one.log)):
            report.note(fault, "crashed")
        check_acknowledged_kept(stage, saved.table, script.acknowledged, report)
        check_posts_told_once(stage, saved.table, report)
        check_messages_readable(stage, saved.table, report)
        check_one_panel(stage, saved.table, report)
        check_same_ending(ending_of(stage, saved.table), undisturbed, report)


async def drill(
    seed: str, rounds: int, *, game: str, players: int = 0, options: str = OPTIONS, decisions: int = 0
) -> Report:
    """Strike `rounds` times. players, decisions: as for `undisturbed_run`. SaveError where there is no server."""
    report, took = Report(name="takeover"), dict[str, list[float]]()
    saved, undisturbed, _ = await undisturbed_run(game, options, players, decisions)
    server = (await asyncio.to_thread(Server, fsync=True)).start()
    try:
        hows = [HOWS[n % len(HOWS)] for n in range(rounds)]
        for first in range(0, rounds, STRIKES_A_GAME):
            given = hows[first : first + STRIKES_A_GAME]
            await one_game(saved, undisturbed, given, f"takeover {seed} {first}", server, report, took)
            report.begin(f"{first + len(given)} strikes")
    finally:
        await asyncio.to_thread(server.end)
    report.rounds = rounds
    for how, seconds in took.items():
        report.figures[f"{how}: seconds, p50"] = round(statistics.median(seconds), 2)
        report.figures[f"{how}: seconds, most"] = round(max(seconds), 2)
    return report
