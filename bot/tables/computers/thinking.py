"""Computer players that think their answers out elsewhere: in a process beside the bot, never in its interpreter.

A thought begins from the position at a head, outside the table's turn, and counts only as long as that head and that
question stand. The table does not wait for it: it looks again at a fixed time after the question came, so that nothing
tells how long was thought. By then most thoughts are there; one that is not has until `PATIENCE`, and what is not
thought out then is answered by rule. A process that hangs is killed, one that has died is started anew.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec

from bot.tables.actor import Actor
from bot.tables.computers.strengths import strength_of_seat, strength_of_table
from bot.tables.computers.thought import (
    Position,
    advice_thought_out,
    prepare_to_think,
    reckoning_from_plain_data,
    think_out_answer,
)
from bot.tables.live import LiveTable
from engine.kernel.actions import Action
from engine.kernel.prompts import OPTIONAL, WINDOW, Prompt
from engine.kit.reckoning import Reckoning
from engine.kit.weights import HARD
from engine.store.models import SeatRow
from render.service.worker_process import WorkerProcess

log = logging.getLogger(__name__)
AT_A_TIME = 1  # processes that think
RELEASE = 0.6  # seconds after which an answer that was thought out is given, however soon it was there
PATIENCE = 2.0  # seconds after which there is no waiting for one any more
ADVICE = 8.0  # seconds for which a person waits who asks for advice; what is not thought out then is by rule
HUNG = 5.0  # seconds after which a process that thinks still is killed
ADVISED = "advised"  # beside a seat: what is thought about for the advice of its person
STARTS = 120.0  # seconds in which one must have started: until then its tables go on by rule


Work = Callable[[Position], dict[str, Any] | None]  # what a process does


class Thought(msgspec.Struct):
    """A thought under way or done. head: of the table when it began. since: when that was, by the table's clock."""

    head: int
    prompt: str
    since: float
    is_done: bool = False
    answer: dict[str, Any] | None = None
    task: asyncio.Task[None] | None = None


class Thinkers:
    """Thinks positions out, a bounded number at a time. think, advise: what a process does with a position. advice:
    how long is waited for advice."""

    def __init__(
        self, at_a_time: int = AT_A_TIME, *, think: Work = think_out_answer, advise: Work = advice_thought_out,
        patience: float = PATIENCE, hung: float = HUNG, advice: float = ADVICE,
    ) -> None:  # fmt: skip
        self._workers: list[WorkerProcess] = []  # those that wait for work
        self._most = at_a_time
        self._bound: tuple[asyncio.AbstractEventLoop, asyncio.Semaphore] | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._think, self._advise = think, advise
        self.patience, self._hung, self._advice = patience, hung, advice
        self._thoughts: dict[tuple[str, str], Thought] = {}  # by table and seat

    def thought_on_question(self, table: str, seat: str, head: int, prompt: str) -> Thought | None:
        """Return the thought about a question, if it has begun and the table stands as it stood then."""
        found = self._thoughts.get((table, seat))
        return found if found is not None and (found.head, found.prompt) == (head, prompt) else None

    def begin_thinking(self, table: str, head: int, position: Position, now: float) -> Thought:
        """Begin to think a position out; what was thought about for that seat before is dropped."""
        return self._begin((table, position.seat), head, position, now, self._think)

    async def advise(self, table: str, head: int, position: Position) -> dict[str, Any] | None:
        """Return advice about a position (`thought.Advice`); None where there is none in time. Asked again, it is the
        same: it is thought out once, as long as the table stands."""
        seat = f"{position.seat} {ADVISED}"
        thought = self.thought_on_question(table, seat, head, position.prompt)
        if thought is None or (thought.is_done and thought.answer is None):
            thought = self._begin((table, seat), head, position, 0.0, self._advise)
        if thought.task is not None:
            await asyncio.wait({thought.task}, timeout=self._advice)
        return thought.answer

    def _begin(self, key: tuple[str, str], head: int, position: Position, now: float, work: Work) -> Thought:
        self.forget(*key)
        thought = Thought(head=head, prompt=position.prompt, since=now)
        self._thoughts[key] = thought
        thought.task = asyncio.get_running_loop().create_task(self._carry_out(thought, position, work))
        return thought

    def forget(self, table: str, seat: str) -> None:
        """Drop what is thought about for a seat."""
        before = self._thoughts.pop((table, seat), None)
        if before is not None and before.task is not None and not before.is_done:
            before.task.cancel()

    async def _carry_out(self, thought: Thought, position: Position, work: Work) -> None:
        async with self._room():
            try:
                thought.answer = await self._answer(position, work)
            except Exception:  # its table goes on by rule
                log.warning("a computer player could not think its answer out", exc_info=True)
            finally:
                thought.is_done = True

    def _room(self) -> asyncio.Semaphore:
        """Return what lets so many thoughts run at a time: one for each event loop, as such things are bound to it."""
        loop = asyncio.get_running_loop()
        if self._bound is None or self._bound[0] is not loop:
            self._bound = (loop, asyncio.Semaphore(self._most))
        return self._bound[1]

    async def _answer(self, position: Position, work: Work) -> dict[str, Any] | None:
        worker, is_new = (self._workers.pop(), False) if self._workers else (WorkerProcess(), True)
        try:
            if is_new:
                await self._work(worker, partial(prepare_to_think, position.game), STARTS)
            answer: dict[str, Any] | None = await self._work(worker, partial(work, position), self._hung)
        except BaseException:  # it hangs, has died twice, or nobody wants to know any more
            worker.close(wait=False)
            raise
        self._workers.append(worker)
        return answer

    async def _work(self, worker: WorkerProcess, job: Callable[[], Any], seconds: float) -> Any:
        """Return what a process makes of a job. TimeoutError where that takes longer."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(2 * self._most, "thinker")  # one more waits for a process to be killed
        working = asyncio.get_running_loop().run_in_executor(self._pool, worker.draw, job)
        working.add_done_callback(_let_be)
        return await asyncio.wait_for(asyncio.shield(working), seconds)

    async def close(self) -> None:
        """Let the processes go."""
        for table, seat in tuple(self._thoughts):
            self.forget(table, seat)
        workers, self._workers = self._workers, []
        for worker in workers:
            await asyncio.to_thread(worker.close, wait=False)
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None


def _let_be(working: "asyncio.Future[Any]") -> None:
    """Take the error of a thought that nobody waits for, so that it is not told as lost."""
    if not working.cancelled():
        working.exception()


THINKERS = Thinkers()


async def thought_answer(
    actor: Actor, seat: SeatRow, prompt: Prompt, now: float, scale: float
) -> Action | float | None:
    """Return what a computer player that looks ahead has thought out about a question; when to look again, as long as
    it thinks; None where it answers by rule. It begins to think where it has not.

    now: the table's clock. scale: of its holds. Call within the table's turn.
    """
    live = actor.live
    if not _is_thought_about(live, seat, prompt, scale):
        return None
    thought = THINKERS.thought_on_question(live.row.id, seat.seat, live.head, prompt.id)
    if thought is None:
        position = await _position(actor, seat, prompt, strength_of_seat(live.row, seat))
        thought = THINKERS.begin_thinking(live.row.id, live.head, position, now)
    if now < thought.since + RELEASE:
        return thought.since + RELEASE
    if not thought.is_done:
        return thought.since + THINKERS.patience if now < thought.since + THINKERS.patience else None
    answer = None if thought.answer is None else live.game.action(thought.answer)
    return answer if answer is not None and prompt.menu.contains(answer) else None


def answer_thought_out_so_far(actor: Actor, seat: SeatRow, prompt: Prompt) -> Action | None:
    """Return what was thought out about a question so far; None where nothing was. Call within the table's turn."""
    live = actor.live
    thought = THINKERS.thought_on_question(live.row.id, seat.seat, live.head, prompt.id)
    answer = None if thought is None or thought.answer is None else live.game.action(thought.answer)
    return answer if answer is not None and prompt.menu.contains(answer) else None


async def advice_thought_through(actor: Actor, seat: SeatRow, prompt: Prompt) -> Reckoning | None:
    """Return what the hard player would answer in the place of a seat, with its reasons, at a table whose computer
    players are such; None where they are not, or where it was not thought out in time."""
    live = actor.live
    if strength_of_table(live.row) != HARD or prompt.side_action:
        return None
    head = live.head
    advice = await THINKERS.advise(live.row.id, head, await _position(actor, seat, prompt, HARD))
    if advice is None or live.head != head:
        return None
    found = reckoning_from_plain_data(live.game, advice)
    return found if found.answer is None or prompt.menu.contains(found.answer) else None


async def _position(actor: Actor, seat: SeatRow, prompt: Prompt, strength: str) -> Position:
    """Return what is asked of a seat as a process is given it."""
    live = actor.live
    lots = await actor.lots_seed(seat.seat, prompt.id)
    return Position(live.played, live.game.encode(live.state), seat.seat, prompt.id, strength, lots)


def _is_thought_about(live: LiveTable, seat: SeatRow, prompt: Prompt, scale: float) -> bool:
    """Return whether a seat's player looks ahead at a question. Not in a window that closes once all have answered: how
    long it is open would tell who had a choice."""
    if strength_of_seat(live.row, seat) != HARD or prompt.kind in OPTIONAL or prompt.side_action:
        return False
    return prompt.kind != WINDOW or live.window_hold_seconds(scale) > RELEASE
