"""The steps that `/undo` lists, in the words of one reader.

A step begins and ends where no secret answer is half collected, so that neither the list nor an undo tells who has
answered. A decision of which a reader can see nothing belongs to the next one that they see.
"""

from collections.abc import Sequence

import msgspec

from bot.tables.actor import Actor
from bot.tables.visible_events import visible_events
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.play import SIDE_ACTION
from engine.kernel.texts import Text, keyed_text
from engine.store.models import Decision

LOOK_BACK = 80  # decisions that are listed at most
EVENTS = 12  # events a decision that are read at most


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """A step that can be gone back before: `to` is the decision that then stands at the head, `decisions` all that
    would be undone. `said`: the step as the reader knows it; `steps`: how many steps of their list would be undone."""

    to: int
    decisions: tuple[Decision, ...]
    said: Text
    steps: int


async def named_undo_points(actor: Actor, reader: Seat | None) -> list[Point]:
    """Return the steps that a reader (None: the public) may name, the latest first."""
    path = await _path(actor)
    lines = await _lines(actor, reader, path)
    found: list[Point] = []
    start: int | None = None  # the clean decision that the step under way began at
    said: list[Text] = []
    for decision in path:
        if start is not None:
            said += lines[decision.id]
        if not await _clean(actor, decision.id):
            continue
        if start is not None and said:
            undone = tuple(d for d in path if d.id > start)
            named = keyed_text("undo.step", lines=tuple(said[:2]))
            found.append(Point(to=start, decisions=undone, said=named, steps=0))
        if start is None or said:
            start, said = decision.id, []
    found.reverse()
    return [msgspec.structs.replace(point, steps=n) for n, point in enumerate(found, 1)]


async def _path(actor: Actor) -> list[Decision]:
    """Return the last decisions without what was done aside, which is no step, nor may the list end sooner for it."""
    read = await actor.store.path(actor.live.row.id, last=2 * LOOK_BACK + 1)
    first = actor.live.first_decision
    return [decision for decision in read if decision.barrier != SIDE_ACTION and decision.id >= first][-LOOK_BACK - 1 :]


async def _lines(actor: Actor, reader: Seat | None, path: Sequence[Decision]) -> dict[int, list[Text]]:
    """Return what a reader may know of each decision: their own label, and the events in their form."""
    live, words = actor.live, actor.live.words
    out: dict[int, list[Text]] = {d.id: [] for d in path}
    for decision in path:
        if decision.id and decision.seat == reader:
            out[decision.id].append(keyed_text("undo.own_step", seat=decision.seat, label=decision.label))
    if not path:
        return out
    rows = await actor.store.events(live.row.id, last=EVENTS * len(path))
    for row, form in await visible_events(live.game, (row for row in rows if row.decision in out), reader):
        told = form.label()
        if told is not None and words.say(told):
            out[row.decision].append(told)
    return out


async def _clean(actor: Actor, decision: int) -> bool:
    """Return whether no answer was half collected after a decision. Snapshots never change, so it is kept."""
    known = actor.clean.get(decision)
    if known is None:
        live = actor.live
        state = live.state if decision == live.head else None
        if state is None:
            state = live.game.decode(await actor.store.state_at(live.row.id, decision))
        known = actor.clean[decision] = state.pending is None or not state.pending.answers
    return known


def can_undo_alone(actor: Actor, seat: Seat, point: Point) -> bool:
    """Return whether a seat may go back before a step without asking anybody: it is all its own, nothing bars it."""
    if any(p.kind != "must" for p in actor.live.prompts_waited_for()):
        return False
    return all(d.seat == seat and not d.barrier for d in point.decisions)


async def last_step_without_pending_answers(actor: Actor, way: Sequence[Decision]) -> int:
    """Return the farthest step of a way forth after which no answer is half collected. RuleError if there is none."""
    for decision in reversed(way):
        if await _clean(actor, decision.id):
            return decision.id
    raise RuleError(keyed_text("redo.nothing"))
