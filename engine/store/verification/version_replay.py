"""Whether a running table comes out the same by the rules that are installed: it is replayed from the base of its last
epoch, and after every decision its state must be the one that was kept. What was undone and may come back counts too.

`patch --check` tells the answer beforehand, the bot acts on it before the first decision under other rules.
"""

import asyncio
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec

from engine.kernel.errors import PraetorError
from engine.kernel.game import Game
from engine.store.decisions import EPOCH
from engine.store.interface import Store
from engine.store.models import Decision, EpochRow, TableRow
from engine.store.verification.replay import Differs, Replay, draws_of

SLICE = 32  # decisions that are read and carried out at a time


class Replayed(msgspec.Struct, kw_only=True):
    """How many decisions were carried out again, and the first difference that was met ("" if there is none)."""

    decisions: int = 0
    difference: str = ""


async def replay_with_version(store: Store, table: TableRow, game: Game[Any]) -> Replayed:
    """Replay a running table by `game`, off the event loop and a few decisions at a time."""
    found = Replayed()
    try:
        epoch = (await store.epochs(table.id))[-1]
        path = await store.path(table.id)
        replay = Replay(game, await store.dice_keys(table.id))
        saved = await store.state_at(table.id, epoch.decision)
        await asyncio.to_thread(_from_base, table, replay, epoch, saved, path[0])
        await _steps(store, table.id, replay, [step for step in path if step.id > epoch.decision], found)
        undone = list(takewhile(lambda step: step.why != EPOCH, await store.redoable_decisions(table.id)))
        if undone and undone[0].parent is not None:
            replay.start_from_state(await store.state_at(table.id, undone[0].parent))
            await _steps(store, table.id, replay, undone, found)
    except Differs as difference:
        found.difference = str(difference)
    except PraetorError as error:
        found.difference = f"the table cannot be read: {error}"
    return found


async def _steps(store: Store, table_id: str, replay: Replay, steps: Sequence[Decision], found: Replayed) -> None:
    for start in range(0, len(steps), SLICE):
        some = steps[start : start + SLICE]
        states = await store.states(table_id, [step.id for step in some])
        found.decisions += await asyncio.to_thread(_slice, replay, some, states)


def _from_base(table: TableRow, replay: Replay, epoch: EpochRow, saved: bytes, setup: Decision) -> None:
    try:
        if epoch.decision == 0:
            replay.start(table.options, [seat.seat for seat in table.seats], draws_of(setup.draws))
            replay.check_same_as_kept(saved)
        replay.start_from_state(saved)
    except Differs as difference:
        raise Differs(f"decision {epoch.decision} ({EPOCH if epoch.decision else 'set-up'}): {difference}") from None


def _slice(replay: Replay, steps: Sequence[Decision], states: Sequence[bytes]) -> int:
    """Carry out some decisions, and return how many they were."""
    for step, saved in zip(steps, states, strict=True):
        try:
            replay.step(step.id, step.seat, step.prompt, step.action, draws_of(step.draws))
            replay.check_same_as_kept(saved)
        except Differs as difference:
            raise Differs(f"decision {step.id} ({step.moment}): {difference}") from None
    return len(steps)
