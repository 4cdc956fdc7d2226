"""The course of a game, decision by decision: from the database, or from an exported file that is played again.

Each moment has the position after a decision and the events that came of it, both whole: what of them a reader may
know is for `bot.replay.steps` to say. An export of a running game holds public events alone, and no position.
"""

import zlib
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel.dice import Keys
from engine.kernel.errors import SaveError
from engine.kernel.events import Event
from engine.kernel.game import Game
from engine.store.chain.origins import FIRST, origin_of
from engine.store.interface import Store
from engine.store.models import Pace, SeatRow, TableRow
from engine.store.undo_redo import RESTORED
from engine.store.verification.export_format import Epoch, Finished, Running, document_as_struct, unfit_document_field
from engine.store.verification.replay import Differs, Replay
from engine.store.verification.replayed_epochs import base_of
from engine.store.verification.verify import installed_game

SLICE = 32  # decisions whose positions are read at a time


class Moment(msgspec.Struct, frozen=True):
    """What came of a decision.

    saved: the position after it, compressed; b"" where it is not known. state: the same, to be looked at at once.
    gap: decisions before it are missing, since they were played by other rules. decision: its number at the table, -1
    where it is not of one.
    """

    saved: bytes
    state: Any
    events: tuple[Event, ...]
    gap: bool = False
    decision: int = -1


def unpacked_position(game: Game[Any], saved: bytes) -> Any:
    """Return the position of a moment."""
    return game.decode(zlib.decompress(saved))


# From the database


async def moments_from_store(
    store: Store, row: TableRow, game: Game[Any], until: int | None = None
) -> AsyncIterator[Moment]:
    """Yield the moments of a table's path, from the set-up on, to the decision `until` where it is not wanted whole.
    SaveError where it has not begun."""
    if row.head is None:
        raise SaveError(f"table {row.id} was not started: there is nothing to replay yet")
    await store.unpack_table(row.id)
    happened: dict[int, list[Event]] = {}
    for one in await store.events_between(row.id, 0):
        happened.setdefault(one.decision, []).append(game.event(one.event))
    first = FIRST if row.extra.get("study") else 0
    path = [one.id for one in await store.path(row.id) if one.id >= first and (until is None or one.id <= until)]
    for start in range(0, len(path), SLICE):
        some = path[start : start + SLICE]
        for decision, saved in zip(some, await store.states(row.id, some), strict=True):
            state = game.decode(saved)
            yield Moment(zlib.compress(saved, 1), state, tuple(happened.get(decision, ())), decision=decision)


# From a file


class Exported:
    """An exported game. SaveError, in a few words, if the document is none, or of no game that is installed."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.document, strange = document_as_struct(document)
        wrong = strange or unfit_document_field(self.document)
        if wrong:
            raise SaveError(f"it is not an export of Praetor: {wrong}")
        self.game: Game[Any] = installed_game(self.document.game, self.document.options)

    @property
    def row(self) -> TableRow:
        """Return the table of the file, as far as the file knows it."""
        found = self.document
        seats = tuple(
            SeatRow(seat=one.seat, kind=one.kind, name="" if one.name is msgspec.UNSET else one.name)
            for one in found.seats
        )
        return TableRow(
            id=found.table, game=found.game, name=found.table, status=found.status, guild=0, channel=0, thread=None,
            host=0, options=found.options, pace=Pace(), seats=seats, commitment=found.commitment,
            rules_version=found.rules_version, data_hash=found.data_hash, head=0, created=0.0, touched=0.0,
        )  # fmt: skip

    async def moments(self) -> AsyncIterator[Moment]:
        """Yield the moments of the game. Decisions under rules that are not installed, and that come out otherwise, are
        left out up to the next position that the file holds."""
        if isinstance(self.document, Running):
            for kept in self.document.events:
                yield Moment(b"", None, (self.game.event(msgspec.json.encode(kept)),))
            return
        for moment in self._played(self.document):
            yield moment

    def _played(self, document: Finished) -> Iterator[Moment]:
        restores = [] if document.restores is msgspec.UNSET else document.restores
        keys = Keys(bytes.fromhex(document.secret), document.words, [(one.n, one.decision) for one in restores])
        gap = False
        for n, epoch in enumerate(document.epochs):
            until = document.epochs[n + 1].decision if n + 1 < len(document.epochs) else None
            steps = [
                one for one in document.decisions if one.id >= epoch.decision and (until is None or one.id < until)
            ]
            replay = Replay(self.game, keys)
            try:
                if epoch.decision:
                    yield self._based(replay, epoch, gap)
                    gap = False
                for step in steps:
                    if step.id == 0 and n + 1 < len(document.epochs) and origin_of(document.epochs[n + 1].reason):
                        continue  # the game does not begin with its set-up
                    yield self._step(replay, document, step, gap)
                    gap = False
            except Differs:
                gap = True
        if gap:
            raise SaveError(
                "its last decisions were played by other rules than those that are installed here, so that it cannot "
                "be shown; the Praetor of that time can, or this one from its database"
            )

    def _based(self, replay: Replay, epoch: Epoch, gap: bool) -> Moment:
        replay.start_from_state(base_of(epoch))
        return self._moment(replay, (), gap and epoch.reason != RESTORED, epoch.decision)

    def _step(self, replay: Replay, document: Finished, step: Any, gap: bool) -> Moment:
        if step.id == 0:
            replay.start(document.options, [seat.seat for seat in document.seats], step.draws)
        else:
            replay.step(step.id, step.seat, step.prompt, step.action, step.draws)
        return self._moment(replay, replay.told, gap, step.id)

    def _moment(self, replay: Replay, told: Sequence[Event], gap: bool, decision: int) -> Moment:
        return Moment(zlib.compress(self.game.encode(replay.state), 1), replay.state, tuple(told), gap, decision)
