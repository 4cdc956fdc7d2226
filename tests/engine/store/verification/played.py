"""Exports of whole games that were really played, with everything that can happen in one: sealed answers that were
replaced, responses that did not count, undo, redo, asides, an epoch."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bot.tables import epochs
from bot.tables.actor import Actor
from bot.tables.dice_words.words_given import hash_of
from bot.tables.live import LiveTable
from bot.tables.table_extra import WordsOpen, with_extra
from engine.games import game_by_id as find_game
from engine.kernel.errors import RuleError
from engine.kernel.game import Game
from engine.kernel.prompts import MUST, SEALED, WINDOW
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.models import COMPUTER, OVER, SeatRow, TableRow
from engine.store.sqlite import SqliteStore, open_store
from engine.store.verification.export import export_table
from tests.engine.store.players import SECRET, Table, a_table
from tests.engine.store.toy import TOY

Document = dict[str, Any]
OPTIONS = {"last_round": "3"}  # where a game has a last round among its options


def shortened(game: Game[Any]) -> dict[str, str]:
    """Return the options of a table whose game ends early, where it can be made to."""
    return dict(game.complete({key: value for key, value in OPTIONS.items() if key in {o.key for o in game.options}}))


OLD = "0" * 16  # the hash of figures that are installed nowhere


class Course:
    """A game of a real title, played by chance at a real actor."""

    def __init__(self, store: SqliteStore, title: str, seed: int, *, bound: bool = False) -> None:
        self.bound, self.store, self.game, self.chance = bound, store, find_game(title), random.Random(seed)
        self.seed, self.counts = seed, {"epoch": 0, "undo": 0, "redo": 0, "again": 0}

    async def begin(self) -> "Course":
        options = shortened(self.game)
        row = a_table("REAL1", game=self.game.id, options=options)
        more = range(len(row.seats) + 1, self.game.least_seats + 1)
        seats = (*row.seats, *(SeatRow(seat=str(n), kind=COMPUTER, name=f"Seat {n}") for n in more))
        rules = {"rules_version": self.game.version, "data_hash": self.game.data_hash}
        row = msgspec.structs.replace(row, seats=seats, **rules)
        row = with_bound_words(row) if self.bound else row
        self.run = Run(self.game, {seat.seat: RandomPlayer() for seat in row.seats}, str(self.seed))
        await self.store.create_table(row, SECRET)
        self.actor = Actor(self.store, LiveTable(row), lambda: 1.0)
        await self.actor.start()
        return self

    async def play(self, epoch_at: int = 60) -> None:
        number = 0
        while self.actor.live.row.status != OVER:
            number += 1
            if number == epoch_at:
                await self._other_figures()
            what = self.chance.random()
            if what < 0.15:
                await self._undo()
                while self.chance.random() < 0.7:
                    await self._redo()
            elif what < 0.25:
                await self._answer_again()
            else:
                prompt, action = self.run._decide(self.actor.live.state)
                await self.actor.decide(prompt.seat, prompt.id, action)

    async def _other_figures(self) -> None:
        """Let the game go on as if other figures had been installed when it began."""
        with closing(sqlite3.connect(self.store.database.path)) as conn, conn:
            conn.execute("UPDATE epochs SET data_hash = ?", (OLD,))
            conn.execute("UPDATE tables SET data_hash = ?", (OLD,))
            begin_the_chain_anew(conn)
        await self.actor.reload()
        await epochs.open_epoch(self.store, self.actor.live, "the figures of the test")
        await self.actor.reload()
        self.counts["epoch"] += 1

    async def _undo(self) -> None:
        """Go back a few steps, as by consent, now that nothing secret is under way."""
        if any(p.kind != MUST for p in self.actor.live.prompts_waited_for()):
            return
        path = [d.id for d in await self.store.path("REAL1", last=6) if d.barrier != "aside"]
        now = path.index((await self.store.last_step("REAL1"))[0].id) if path else 0
        if now:
            marker = {"what": "undone", "seat": "1", "user": 1, "label": {"key": "list.none"}}
            await self.actor.move_head(self.chance.choice(path[:now]), marker, lead="ledger.undone_agreed")
            self.counts["undo"] += 1

    async def _redo(self) -> None:
        again = await self.store.last_undone_step("REAL1")
        if again is not None:
            try:
                await self.actor.redo(again.seat, user=1)
            except RuleError:
                return
            self.counts["redo"] += 1

    async def _answer_again(self) -> None:
        given = [p for p in self.actor.live.prompts() if p.answered is not None and p.kind in (SEALED, WINDOW)]
        if given:
            prompt = self.chance.choice(given)
            await self.actor.decide(prompt.seat, prompt.id, prompt.menu.sample(self.run.lots))
            self.counts["again"] += 1


def with_bound_words(row: TableRow) -> TableRow:
    """Return a table whose persons have given the hashes of their words and then opened these."""
    words = {str(seat.user): f"word of {seat.seat}" for seat in row.seats if seat.user is not None}
    hashes = {user: hash_of(word) for user, word in words.items()}
    return msgspec.structs.replace(
        row, extra=with_extra(row, hashes=hashes, words_open=WordsOpen(until=2.0, opened=words))
    )


def begin_the_chain_anew(conn: sqlite3.Connection) -> None:
    """Take the chain of a table apart, so that its next link binds all that is kept as it stands now."""
    conn.execute("DELETE FROM links")
    conn.execute("UPDATE chains SET next = 0, chained = 0, head = x''")
    conn.execute("UPDATE chain_notes SET link = NULL")


def unchained(document: Document) -> Document:
    """Return an export in the form of older ones, without chain and salts."""
    older = {key: value for key, value in document.items() if key not in ("bound", "restores", "chain", "long_from")}
    steps = [{key: step[key] for key in step if key != "salt"} for step in document["decisions"]]
    epochs = [{key: e[key] for key in e if key not in ("salt", "state_hash")} for e in document["epochs"]]
    return {**older, "praetor_export": 1, "decisions": steps, "epochs": epochs}


def again(document: Document) -> Document:
    """Return a document as it is read from its file."""
    read: Document = msgspec.json.decode(msgspec.json.encode(document))
    return read


async def real_game(folder: Path, title: str, seed: int = 1, *, bound: bool = False) -> Document:
    """Return the export of a whole game of a title in which everything has come to pass; bound: with bound words."""
    for attempt in range(seed, seed + 20):
        store = await open_store(folder / f"{title}{attempt}.sqlite3", clock=lambda: 1.0)
        store.database.hasty = True
        try:
            course = await Course(store, title, attempt, bound=bound).begin()
            await course.play()
            document = again(await export_table(store, "REAL1"))
        finally:
            await store.close()
        if all(course.counts.values()) and document["void"] and document["undone"]:
            return document
    raise AssertionError(course.counts)


async def toy_game(folder: Path, *, plainly: bool = False, seed: int = 1, secret: bytes = SECRET) -> Document:
    """Return the export of a toy game; not plainly: with undos, redos, an epoch, replies that came to nothing."""
    store = await open_store(folder / f"toy{plainly}{seed}.sqlite3", clock=lambda: 1.0)
    store.database.hasty = True
    try:
        table = await Table(store, seed=seed, secret=secret).begin()
        if not plainly:
            await _back_and_forth(table)
            await table.play(12)
            await store.new_epoch(
                table.id, table.head, TOY.encode(table.state), reason="rules", rules_version="1", data_hash="toydata"
            )
            await table.load()
            await table.play(7)
            await _back_and_forth(table)
        await table.play(plainly=plainly)
        return again(await export_table(store, table.id, game=TOY))
    finally:
        await store.close()


async def older_toy_game(folder: Path, **how: Any) -> Document:
    """Return the export of a toy game in the form without a chain."""
    return unchained(await toy_game(folder, **how))


async def _back_and_forth(table: Table) -> None:
    """Undo some steps, do one of them again, and go on."""
    await table.play(4)
    head = table.head
    way = [d.id for d in await table.store.path(table.id)]
    await table.undo(way[-4])
    (first, *_) = await table.store.redo_path(table.id)
    saved = await table.store.move_head(table.id, table.head, first.id, {}, ())
    table.head, table.state = first.id, TOY.decode(saved)
    assert table.head < head
