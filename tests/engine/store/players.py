"""Whoever plays the toy at a store: what the bot's actor does, without the bot."""

import hashlib
import random
from typing import Any

import msgspec

from engine.kernel.actions import Action, Close, Pass
from engine.kernel.dice import KeyedDice, UnverifiedRandom, dice_secret_hash, game_key, prompt_key
from engine.kernel.errors import IllegalAction
from engine.kernel.events import TABLE, EmittedEvent
from engine.kernel.game import Game
from engine.kernel.prompts import WINDOW, Prompt
from engine.store.interface import Store
from engine.store.models import (
    COMPUTER,
    HUMAN,
    LOBBY,
    OVER,
    PUBLIC,
    RUNNING,
    Decision,
    EventRow,
    NewPost,
    Pace,
    SeatRow,
    TableRow,
)
from engine.store.sqlite import SqliteStore
from tests.engine.store.toy import TOY, Boost

SECRET = bytes(range(32))
WORDS = {"1": "ave", "2": "", "3": "salve"}
BOUND = {"1": hashlib.sha256(b"ave").hexdigest()}  # whose hash was given before any word was opened


async def row_of(store: Store, table_id: str) -> TableRow:
    """Return a table's row as it is kept."""
    row = await store.table(table_id)
    assert row is not None, table_id
    return row


def a_table(table_id: str = "ABCDE", secret: bytes = SECRET, **fields: Any) -> TableRow:
    seats = (
        SeatRow(seat="1", kind=HUMAN, user=9001, name="Marcus", word="ave"),
        SeatRow(seat="2", kind=COMPUTER, name="Livia"),
        SeatRow(seat="3", kind=HUMAN, user=9003, name="Gnaeus", word="salve"),
    )
    row = TableRow(
        id=table_id,
        game="toy",
        name="The first table",
        status=LOBBY,
        guild=1,
        channel=2,
        thread=3,
        host=9001,
        options={},
        pace=Pace(),
        seats=seats,
        commitment=dice_secret_hash(secret),
        rules_version="1",
        data_hash="toydata",
        head=None,
        created=1000.0,
        touched=1000.0,
    )
    return msgspec.structs.replace(row, **fields)


def rows_of(decision: int, told: tuple[EmittedEvent, ...]) -> list[EventRow]:
    return [EventRow(decision=decision, number=0, event=msgspec.json.encode(t.event), within=t.within) for t in told]


def ledger(**payload: Any) -> NewPost:
    return NewPost(audience=PUBLIC, kind="ledger", payload=payload)


class Table:
    """One table, played by chance."""

    def __init__(
        self,
        store: SqliteStore,
        game: Game[Any] = TOY,
        table_id: str = "ABCDE",
        seed: int = 1,
        secret: bytes = SECRET,
    ) -> None:
        self.store, self.game, self.id, self.secret = store, game, table_id, secret
        self.random = random.Random(seed)
        self.key = game_key(secret, WORDS)
        self.head = 0
        self.state: Any = None

    async def begin(self) -> "Table":
        await self.store.create_table(a_table(self.id, self.secret), self.secret)
        done = self.game.start({}, ("1", "2", "3"), prompt_key(self.key), KeyedDice(self.key, 0))
        await self.store.start(
            self.id,
            self.game.encode(done.state),
            rows_of(0, done.events),
            done.draws,
            [ledger(decision=0)],
            key_words=WORDS,
            bound=BOUND,
            rules_version=self.game.version,
            data_hash=self.game.data_hash,
        )
        return await self.load()

    async def load(self) -> "Table":
        self.head, saved = await self.store.load(self.id)
        self.state = self.game.decode(saved)
        return self

    @property
    def over(self) -> bool:
        return self.game.outcome(self.state) is not None

    def choose(self, plainly: bool = False) -> tuple[Prompt, Action]:
        prompts = list(self.game.prompts(self.state).values())
        asked = [p for p in prompts if p.seat != TABLE]
        closing = [p for p in prompts if p.seat == TABLE]
        open_ = [p for p in asked if p.answered is None]
        if closing and (plainly or not open_):
            return closing[0], Close()
        prompt = self.random.choice(open_ if open_ and (plainly or self.random.random() < 0.8) else asked)
        if prompt.kind == WINDOW and (self.random.random() < 0.5 or not self.state.hands[prompt.side]):
            return prompt, Pass()
        hand = self.state.hands[prompt.side]
        if prompt.kind == WINDOW:
            return prompt, Boost(self.random.choice(hand))
        return prompt, prompt.menu.sample(UnverifiedRandom(self.random.random().hex()))

    async def step(self, *, posts: int = 1, plainly: bool = False, **more: Any) -> Decision:
        prompt, action = self.choose(plainly)
        return await self.decide(prompt, action, posts=posts, **more)

    async def decide(self, prompt: Prompt, action: Action, *, posts: int = 1, **more: Any) -> Decision:
        number = await self.store.next_decision_id(self.id)
        done = self.game.apply(self.state, prompt.id, action, KeyedDice(self.key, number))
        over = self.game.outcome(done.state) is not None
        decision = Decision(
            id=number,
            parent=self.head,
            seat=prompt.seat,
            prompt=prompt.id,
            moment=prompt.moment,
            action=action.as_builtins(),
            label=msgspec.to_builtins(action.label()),
            barrier=done.barrier,
            draws=done.draws,
            at=1000.0 + number,
            user=9001,
        )
        await self.store.commit(
            self.id,
            self.head,
            decision,
            self.game.encode(done.state),
            rows_of(number, done.events),
            [ledger(decision=number, n=n) for n in range(posts)],
            status=OVER if over else RUNNING,
            **more,
        )
        self.head, self.state = number, done.state
        return decision

    async def undo(self, to: int, *, posts: tuple[NewPost, ...] = ()) -> None:
        saved = await self.store.move_head(self.id, self.head, to, {"what": "undone"}, posts)
        self.head, self.state = to, self.game.decode(saved)

    async def play(self, most: int = 10_000, *, plainly: bool = False) -> "Table":
        """Play on; plainly: nothing is answered twice and no window held open: no reply comes to nothing."""
        for _ in range(most):
            if self.over:
                break
            try:
                await self.step(plainly=plainly)
            except IllegalAction:  # chance chose a card that the window does not ask for
                continue
        return self


async def answer_of(store: SqliteStore, interaction: int) -> dict[str, Any] | None:
    """Return what an interaction was answered as its work was kept; None if none was carried out under its id."""
    found = await store.database.read(
        lambda conn: conn.execute("SELECT answer FROM done WHERE interaction = ?", (interaction,)).fetchone()
    )
    kept: dict[str, Any] | None = msgspec.json.decode(found[0]) if found else None
    return kept
