"""Replies that never took effect: what they said stays secret, also when the game is over."""

from collections.abc import Sequence, Set
from typing import Any

import msgspec

from engine.kernel.actions import Close
from engine.kernel.dice import KeyedDice, Keys
from engine.kernel.errors import EngineBug, PraetorError
from engine.kernel.game import Game
from engine.kernel.play import SIDE_ACTION
from engine.store.decisions import EPOCH
from engine.store.interface import Store
from engine.store.models import Decision, EventRow
from engine.store.verification.replay import Differs, draws_of, plain_data_of


async def decisions_without_effect(
    store: Store, table_id: str, game: Game[Any], path: Sequence[Decision], events: Sequence[EventRow]
) -> set[int]:
    """Return the decisions on the path that never took effect: answers still sealed at the end, answers that were
    replaced before the last was in, replies that came to nothing since another's counted in their window.

    Where lots were drawn among the replies to a window, those that lost had their part in it: they are not void, for
    the dice could not be checked without them.
    """
    _, saved = await store.load(table_id)
    still_sealed = {p.id for p in game.prompts(game.decode(saved)).values() if p.answered is not None}
    last = {decision.prompt: decision.id for decision in path if decision.prompt in still_sealed}
    void = {*last.values(), *await _replaced(store, table_id, game, path)}
    keys = await store.dice_keys(table_id)
    by_id = {decision.id: decision for decision in path}
    for closing_id, returned in _returned(events).items():
        closing = by_id[closing_id]
        if await _come_to_nothing(store, table_id, game, keys, closing, returned):
            void |= _senders(path, closing, returned, void)
    return void


def state_without_void_answers(
    game: Game[Any], saved: bytes, at: int, path: Sequence[Decision], void: Set[int]
) -> bytes:
    """Return a state that was kept at decision `at` without the answers in it that never took effect: those of which
    the last that was given before is void. The same words said twice are two answers."""
    try:
        state = game.decode(saved)
        asked = {p.id: p.side for p in game.prompts(state).values() if p.answered is not None}
    except PraetorError:
        return saved  # other rules by now
    last = {decision.prompt: decision.id for decision in path if decision.id < at}
    gone = {side for prompt, side in asked.items() if last.get(prompt) in void}
    if state.pending is None or not gone:
        return saved
    state = state.copy()
    state.pending.answers = {side: given for side, given in state.pending.answers.items() if side not in gone}
    return game.encode(state)


async def _replaced(store: Store, table_id: str, game: Game[Any], path: Sequence[Decision]) -> set[int]:
    """Return the answers that were still sealed when their prompt was answered again: one may be replaced until the
    last is in. Where a position was set by hand, the same may be asked again after an answer has taken effect: that
    one was not replaced."""
    replaced: set[int] = set()
    latest: dict[tuple[str, str], Decision] = {}
    for decision in path:
        # what is done aside has the same prompt throughout, and each takes effect
        if decision.prompt and decision.seat != "table" and decision.barrier != SIDE_ACTION:
            asked = (decision.seat, decision.prompt)
            before = latest.get(asked)
            if before is not None and await _sealed_until(store, table_id, game, path, before, decision):
                replaced.add(before.id)
            latest[asked] = decision
    return replaced


async def _sealed_until(
    store: Store, table_id: str, game: Game[Any], path: Sequence[Decision], answer: Decision, then: Decision
) -> bool:
    """Return whether an answer was still sealed before a later one to the same prompt, or before the first epoch
    between them, whose position may be another."""
    epochs = (step for step in path if answer.id < step.id < then.id and step.why == EPOCH)
    at = next(epochs, then).parent
    assert at is not None  # noqa: S101 - another answer came before it
    try:
        asked = game.prompts(game.decode(await store.state_at(table_id, at))).get(answer.prompt)
    except (PraetorError, EngineBug):
        return True  # other rules by now: nobody will replay it, so nothing is lost by keeping the secret
    return asked is not None and asked.answered is not None


def _returned(events: Sequence[EventRow]) -> dict[int, list[dict[str, Any]]]:
    """Return the replies that were handed back, by the decision that closed their window."""
    found: dict[int, list[dict[str, Any]]] = {}
    for row in events:
        if b"reply_returned" in row.event:
            kept = msgspec.json.decode(row.event)
            if kept.get("is") == "reply_returned":
                found.setdefault(row.decision, []).append(kept)
    return found


def _senders(
    path: Sequence[Decision], closing: Decision, returned: Sequence[dict[str, Any]], void: set[int]
) -> set[int]:
    """Return the decisions that gave the replies handed back: each seat's last of that window before it closed."""
    found: set[int] = set()
    for kept in returned:
        for decision in reversed(path):
            if (
                decision.id < closing.id
                and decision.id not in void
                and (decision.seat, decision.moment, decision.action) == (kept["seat"], closing.moment, kept["action"])
            ):
                found.add(decision.id)
                break
    return found


async def _come_to_nothing(
    store: Store, table_id: str, game: Game[Any], keys: Keys, closing: Decision, returned: Sequence[dict[str, Any]]
) -> bool:
    """Return whether the window closes just the same without the replies handed back."""
    assert closing.parent is not None  # noqa: S101 - a window is never closed by the set-up
    try:
        state = game.decode(await store.state_at(table_id, closing.parent)).copy()
        given, seats = state.pending.answers, state.pending.seats
        back = [(kept["seat"], kept["action"]) for kept in returned]
        for side in [side for side, action in given.items() if (seats[side], action.as_builtins()) in back]:
            del given[side]
        done = game.apply(state, closing.prompt, Close(), KeyedDice(keys.of(closing.id), closing.id))
        then = plain_data_of(await store.state_at(table_id, closing.id))
        return done.draws == draws_of(closing.draws) and plain_data_of(game.encode(done.state)) == then
    except (PraetorError, EngineBug, Differs):
        return True  # other rules by now: nobody will replay it, so nothing is lost by keeping the secret
