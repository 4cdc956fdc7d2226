"""How many new messages a person gets by DM in a round, for `praetor bench dms`: reminders and fights left out.

The outbox, its worker and the cards are the real ones; Discord is a list of messages. Persons answer as computer
players would, on the live card in their DM, as soon as they are asked; the clock is moved when nobody is.
"""

import statistics
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot.delivery.compose import Composer
from bot.delivery.throttle import Throttle
from bot.delivery.worker import Worker
from bot.interactions import decisions
from bot.interactions.commands import orders
from bot.tables.actor import Actor
from bot.tables.computers.answers import answer_of_computer
from bot.tables.post_types import SeatNews, kind_of
from bot.tables.registry import TableRegistry
from bot.tables.upkeep.gaps import Unwatched
from bot.tables.visible_events import span_frames
from bot.titles import title_of_game
from engine.games import game_by_id as find_game
from engine.kernel.dice import dice_secret_hash
from engine.kernel.orders import StandingOrder
from engine.kernel.prompts import MAY, OFFER, WINDOW, Prompt
from engine.store.models import COMPUTER, HUMAN, LOBBY, Pace, SeatRow, TableRow
from engine.store.sqlite import SqliteStore, open_store
from render import Picture, RenderService

Figures = dict[str, dict[str, float]]
SEEDS, ROUNDS, MOST = 20, 2, 4000  # MOST: decisions after which a table is left
START = 1_800_000_000.0  # Unix seconds
THREAD = 10


class Plain(RenderService):
    """Pictures that nobody looks at."""

    async def draw(self, game: str, kind: str, view: Any, /, **options: Any) -> Picture:
        """Return an empty picture."""
        return Picture(data=b"", mime="image/png", filename="plain.png", alt="", width=1, height=1)


class Discord:
    """What the worker needs of discord.py's client: messages are taken, and counted by channel."""

    def __init__(self) -> None:
        self.user = SimpleNamespace(id=1)
        self.sent: dict[int, int] = {}  # message -> channel
        self.http = self

    async def start_private_message(self, user: int) -> dict[str, Any]:
        """Return the channel of a person."""
        return {"id": str(1000 + user)}

    async def send_message(self, channel: int, *, params: Any) -> dict[str, Any]:
        """Take a message."""
        self.sent[len(self.sent) + 1] = channel
        return {"id": str(len(self.sent))}

    async def edit_message(self, channel: int, message: int, *, params: Any) -> None:
        """Take an edit."""

    def get_partial_messageable(self, channel: int) -> Any:
        """Return a channel in which nothing is found again, and no message shows a picture."""

        async def history(limit: int) -> AsyncIterator[Any]:
            found: tuple[Any, ...] = ()
            for message in found:
                yield message

        async def done() -> None:
            return

        async def fetched(message: int) -> Any:
            no_form = SimpleNamespace(components_v2=False)
            return SimpleNamespace(id=message, embeds=(), components=(), attachments=(), flags=no_form)

        partial = SimpleNamespace(pin=done, delete=done)
        return SimpleNamespace(
            id=channel, history=history, get_partial_message=lambda _: partial, fetch_message=fetched
        )


class Pressed:
    """The press of a person on their live card, as far as `carry_out` looks at it."""

    def __init__(self, worker: Worker, user: int, name: str, number: int, card: Any) -> None:
        self.services = SimpleNamespace(worker=worker, tables=worker.tables, store=worker.store)
        self.user, self.id, self.card, self.done = user, number, card, ""
        self.name, self.is_server_nickname, self.is_named_by_discord = name, False, True

    async def change_pressed_message(self, screen: Any, owe: Any = None, *, anew: bool = False) -> bool:
        """Take the card as it shall look."""
        return True

    async def show(self, screen: Any) -> None:
        """Take an answer beside it."""


class Play:
    """One table, played to the end of some rounds. passing: each person passes on every window that they are asked, and
    by an order on all of its kind from then on."""

    def __init__(
        self, worker: Worker, store: SqliteStore, actor: Actor, discord: Discord, *, passing: bool = False
    ) -> None:
        self.worker, self.actor, self.discord, self.passing = worker, actor, discord, passing
        self.tables, self.now, self.decided = worker.tables, START, 0
        self.store = store
        self.tables.now = lambda: self.now
        self.tables.gaps = Unwatched(store, self.tables.now)
        self.heard: Counter[tuple[int, int]] = Counter()  # new messages, by person and round
        self.turns: Counter[int] = Counter()  # of seats, by round
        self.whose = ""

    async def play(self, rounds: int) -> None:
        """Play so many rounds."""
        await self._settle()
        while self._round() <= rounds and self.actor.live.is_running and self.decided < MOST:
            prompt = self._asked()
            if prompt is None:
                self.now = min((at for at, _ in self.tables._alarms if at > self.now), default=self.now) + 1
                self.tables.run_automatic(self.actor.live.row.id)
            else:
                await self._press(prompt)
            await self._settle()
            self._note_turn()

    def _round(self) -> int:
        live = self.actor.live
        if live.state is None:
            return 1
        return int(getattr(live.view(None), "round", 0)) or live.game.round(live.state)  # a turn may have rounds

    def _note_turn(self) -> None:
        """Count a turn of a seat where one begins."""
        live = self.actor.live
        whose = title_of_game(live.played).seat_on_turn(live.view(None)) if live.state is not None else ""
        if whose and whose != self.whose:
            self.turns[self._round()] += 1
        self.whose = whose

    def _asked(self) -> Prompt | None:
        live = self.actor.live
        found = (p for s in live.humans() for p in live.questions_seat_can_answer(s.seat) if p.kind not in (MAY, OFFER))
        return next((p for p in found if p.answered is None), None)

    async def _press(self, prompt: Prompt) -> None:
        live, self.decided = self.actor.live, self.decided + 1
        seat = live.seat_row(prompt.seat)
        if seat is None or seat.user is None:
            return
        if self.passing and prompt.kind == WINDOW:  # as *Pass on these* does
            async with self.actor.turn():
                await orders.add_order(self.actor, seat.seat, StandingOrder(moment=prompt.moment))
        action = await answer_of_computer(self.actor, seat, prompt) or prompt.default
        if action is None:
            return
        card = self.worker.seat_cards.live_card_message(live, seat.seat)
        pressed: Any = Pressed(self.worker, seat.user, seat.name, self.decided, card)
        await decisions.carry_out(pressed, self.actor, seat, prompt.id, action)

    async def _settle(self) -> None:
        """Let everything happen that is due, and everything be told."""
        table = self.actor.live.row.id
        while (task := self.tables._settling.get(table)) is not None:
            await task
        fights = bool(span_frames(self.actor.live.state, title_of_game(self.actor.live.played)))
        before, at = len(self.discord.sent), self._round()
        for queue in await self.tables.store.queues(self.now, 99, delay_scale=0.0):
            if queue.at <= self.now:
                await self.worker.send_queue((queue.table, queue.audience))
        for message in range(before + 1, len(self.discord.sent) + 1):
            channel = self.discord.sent[message]
            if channel >= 1000 and not fights and await self._counts(message):
                self.heard[channel - 1000, at] += 1

    async def _counts(self, message: int) -> bool:
        """Return whether a message is no reminder."""
        sql = "SELECT kind FROM outbox WHERE message = ? LIMIT 1"
        kinds = await self.store.database.read(lambda conn: conn.execute(sql, (message,)).fetchall())
        return not kinds or kinds[0][0] in (kind_of(SeatNews), "hand", "offer", "notice")


async def new_messages_by_round(game: str, humans: int, seed: int, rounds: int = ROUNDS) -> list[int]:
    """Return the new messages of each person in each round at one table of as many seats as the game has at most."""
    play = await play_rounds_at_table(game, humans, seed, rounds)
    return [play.heard[user, n] for user in range(1, humans + 1) for n in range(1, rounds + 1)]


async def play_rounds_at_table(
    game: str, humans: int, seed: int, rounds: int = ROUNDS, *, passing: bool = False
) -> Play:
    """Return one table after some rounds. passing: whether all persons pass on windows by standing orders."""
    seats = find_game(game).most_seats
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "dms.sqlite3")
        try:
            store.database.hasty = True
            secret = sha256(f"dms {seed}".encode()).digest()
            await store.create_table(_row(game, humans, seats, secret), secret)
            discord = Discord()
            client: Any = discord
            tables = TableRegistry(store)
            worker = Worker(client, tables, Composer(tables, Plain()), delay_scale=0.0)
            worker.throttle = Throttle(0)
            actor = await tables.actor("DMSAA")
            play = Play(worker, store, actor, discord, passing=passing)
            async with actor.turn():
                await actor.start()
            tables.run_automatic("DMSAA")
            await play.play(rounds)
            return play
        finally:
            await store.close()


def _row(game: str, humans: int, seats: int, secret: bytes) -> TableRow:
    people = [SeatRow(seat=str(n), kind=HUMAN, user=n, name=f"Person {n}") for n in range(1, humans + 1)]
    rest = [SeatRow(seat=str(n), kind=COMPUTER, name=f"Computer {n}") for n in range(humans + 1, seats + 1)]
    return TableRow(
        id="DMSAA",
        game=game,
        name="dms",
        status=LOBBY,
        guild=1,
        channel=2,
        thread=THREAD,
        host=1,
        options={},
        pace=Pace(weighted=True),
        seats=(*people, *rest),
        commitment=dice_secret_hash(secret),
        rules_version=find_game(game).version,
        data_hash=find_game(game).data_hash,
        head=None,
        created=START,
        touched=START,
    )


async def measure(game: str, seeds: int = SEEDS) -> Figures:
    """Return median and worst of the new messages in one person's DM in a round, by the number of persons."""
    figures: Figures = {}
    for humans in (1, find_game(game).most_seats):
        found = [n for seed in range(seeds) for n in await new_messages_by_round(game, humans, seed)]
        figures[f"{humans} persons"] = {"median": statistics.median(found), "worst": max(found), "rounds": len(found)}
    return figures
