"""The coach of a practice table: a process beside the bot that looks at an answer before it counts.

Whoever answers waits for it, but no longer than `PATIENCE`: then the answer counts without a word.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec

from bot.tables.computers.strengths import strength_of_table
from bot.tables.computers.thought import Position
from bot.tables.live import LiveTable
from engine.games import game_by_id, player_of_strength, prospects_for, prospects_of, sampler_of
from engine.kernel.actions import Action
from engine.kernel.prompts import OPTIONAL, Prompt
from engine.kit.player import DecidingPlayer
from engine.kit.weights import HARD, NORMAL
from engine.players.coaching import Coach, Mistake
from render.service.worker_process import WorkerProcess

log = logging.getLogger(__name__)
PATIENCE = 8.0  # seconds; what takes longer is let be, and its process killed


def can_coach(live: LiveTable) -> bool:
    """Return whether there can be a coach at a table: one person's practice of a game that knows how."""
    if not (live.is_practice and live.is_running) or live.played != live.row.game:  # charts have rules of their own
        return False
    return sampler_of(live.row.game) is not None and prospects_for(live.row.game, live.view(None)) is not None


def coach_answer_as_json(position: Position, action: dict[str, Any]) -> bytes:
    """Return what is wrong with an answer as JSON, "null" for nothing: what the process does."""
    game, player = game_by_id(position.game), player_of_strength(position.game, position.strength)
    sampler, prospects = sampler_of(position.game), prospects_of(position.game)
    state = game.decode(position.state)
    prompt = game.prompts(state).get(position.prompt)
    found = None
    if prompt is not None and sampler is not None and prospects is not None and isinstance(player, DecidingPlayer):
        found = Coach(game, sampler, prospects, player).mistake(state, prompt, game.action(action), position.lots)
    return msgspec.json.encode(found)


class Coaches:
    """Looks at answers, one after another. work: what the process does."""

    def __init__(self, *, work: Any = coach_answer_as_json, patience: float = PATIENCE) -> None:
        self._work, self._patience = work, patience
        self._worker: WorkerProcess | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._one = asyncio.Lock()
        self._held: dict[tuple[str, str], Action] = {}  # by table and question: what is to be confirmed

    def answer_warned_of(self, table: str, prompt: str) -> Action | None:
        """Return the answer that a word was said about; None where there is none any more."""
        return self._held.get((table, prompt))

    def keep_answer_warned_of(self, table: str, prompt: str, action: Action) -> None:
        """Keep an answer until its person has thought about it: one a table."""
        self._held = {key: kept for key, kept in self._held.items() if key[0] != table}
        self._held[table, prompt] = action

    async def mistake_in_answer(self, live: LiveTable, prompt: Prompt, action: Action) -> Mistake | None:
        """Return what is wrong with an answer at a practice table; None where it is no bad mistake, or that could not
        be found out in time."""
        if not (live.extra.coach and can_coach(live)) or prompt.kind in OPTIONAL or prompt.side_action:
            return None
        state, seed = live.game.encode(live.state), f"coach {live.row.id} {live.head} {prompt.id}"
        strength = HARD if strength_of_table(live.row) == HARD else NORMAL  # an easy one would advise its slips
        position = Position(live.row.game, state, prompt.seat, prompt.id, strength, seed)
        async with self._one:
            try:
                made = await asyncio.wait_for(self._asked(position, action), self._patience)
            except Exception:  # they play on without a word
                log.warning("an answer could not be looked at", exc_info=True)
                self.close()
                return None
        return msgspec.json.decode(made, type=Mistake | None)

    async def _asked(self, position: Position, action: Action) -> bytes:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(2, "coach")  # one more waits for a process to be killed
        if self._worker is None:
            self._worker = WorkerProcess()
        job = partial(self._work, position, action.as_builtins())
        made: bytes = await asyncio.get_running_loop().run_in_executor(self._pool, self._worker.draw, job)
        return made

    def close(self) -> None:
        """Let the process go."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close(wait=False)


COACHES = Coaches()
