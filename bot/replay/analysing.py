"""The analysis of a table's game (`engine.players.analysis`), worked out in a process of its own: one at a time, and
what was found is kept for whoever asks next."""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec

from bot.replay.child import ReplayError
from bot.tables.charts.chosen_charts import options_in_force
from engine.games import played_game, prospects_for, strongest_player
from engine.kernel.events import Seat
from engine.kernel.game import Game
from engine.players.analysis import Analysis, Analyst, Step
from engine.store.chain.origins import FIRST
from engine.store.charts.reading import know_kept_charts
from engine.store.decisions import EPOCH
from engine.store.models import Decision
from engine.store.places.opening import Place, open_at_read_only
from render.service.worker_process import WorkerGoneError, WorkerProcess

SECONDS = 300.0  # that one may take
KEPT = 20  # analyses of games that are over
SLICE = 64  # positions that are read at a time
BEHIND_THE_BOT = 10  # by so much its process stands back behind the bot's work (see nice(2))
Key = tuple[str, int, Seat | None]  # table, its head, for whom


class AnalysisOrder(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be looked at: a table of a database; reader: the seat of whoever looks at a game that goes on; None:
    it is over, and nothing of it is secret."""

    place: Place
    table: str
    reader: Seat | None = None


def analysis_as_json(order: AnalysisOrder) -> bytes:
    """Return the analysis of a table, as JSON: what the process does. ValueError for a game of which nobody's chances
    are told."""
    if hasattr(os, "nice") and os.nice(0) < BEHIND_THE_BOT:
        os.nice(BEHIND_THE_BOT)
    return asyncio.run(_analysed(order))


async def _analysed(order: AnalysisOrder) -> bytes:
    async with open_at_read_only(order.place) as store:
        row = await store.table(order.table)
        if row is None or row.head is None:
            raise ValueError(f"there is no game at table {order.table}")
        await store.unpack_table(row.id)
        options = options_in_force(row)
        await know_kept_charts(store, row.game, options)
        game, first = played_game(row.game, options), FIRST if row.extra.get("study") else 0
        path = [one for one in await store.path(row.id) if one.id >= first]
        saved = list[bytes]()
        for start in range(0, len(path), SLICE):
            saved += await store.states(row.id, [one.id for one in path[start : start + SLICE]])
    prospects = prospects_for(game.id, game.view(game.decode(saved[0]), None))
    if prospects is None:
        raise ValueError(f"nobody's chances are told in {row.game}")
    analyst = Analyst(game, prospects, strongest_player(game.id), order.reader)
    return msgspec.json.encode(
        analyst.analysis_of_game(game.decode(saved[0]), _course(game, path[1:], saved[1:]), first)
    )


def _course(game: Game[Any], path: Sequence[Decision], saved: Sequence[bytes]) -> Iterator[tuple[Step, Any]]:
    """Yield the decisions of a game with the position after each; without those that no rule has made."""
    for one, state in zip(path, saved, strict=True):
        if one.why != EPOCH:
            step = Step(
                decision=one.id, seat=one.seat, prompt=one.prompt, action=one.action, label=one.label,
                draws=bool(one.draws),
            )  # fmt: skip
            yield step, game.decode(state)


class Analyses:
    """Works analyses out, one after another. place: of the database; work: what the process does with an order."""

    def __init__(self, place: Place, *, work: Any = analysis_as_json, seconds: float = SECONDS) -> None:
        self._place, self._work, self._seconds = place, work, seconds
        self._kept: OrderedDict[Key, Analysis] = OrderedDict()
        self._one = asyncio.Lock()
        self._pool: ThreadPoolExecutor | None = None

    def cached_analysis(self, table: str, head: int, reader: Seat | None = None) -> Analysis | None:
        """Return the analysis of a table at a head, where that was worked out before."""
        return self._kept.get((table, head, reader))

    async def analyse_table(self, table: str, head: int, reader: Seat | None = None) -> Analysis:
        """Return the analysis of a table, which takes some seconds. ReplayError where it could not be made."""
        async with self._one:
            found = self.cached_analysis(table, head, reader)
            if found is None:
                order = AnalysisOrder(place=self._place, table=table, reader=reader)
                found = self._kept[table, head, reader] = msgspec.json.decode(await self._made(order), type=Analysis)
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            return found

    async def _made(self, order: AnalysisOrder) -> bytes:
        """Return what a process makes of an order; it ends with that, or is killed."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, "analysis")
        worker = WorkerProcess()
        working = asyncio.get_running_loop().run_in_executor(self._pool, worker.draw, partial(self._work, order))
        try:
            made: bytes = await asyncio.wait_for(asyncio.shield(working), self._seconds)
        except TimeoutError:
            raise ReplayError(f"an analysis was not made in {self._seconds:.0f} seconds") from None
        except (WorkerGoneError, ValueError, OSError) as error:
            raise ReplayError(f"an analysis could not be made ({type(error).__name__})") from None
        finally:
            worker.close(wait=False)
            working.add_done_callback(_let_be)
        return made


def _let_be(working: "asyncio.Future[Any]") -> None:
    """Take the error of work that nobody waits for, so that it is not told as lost."""
    if not working.cancelled():
        working.exception()
