"""A thousand tables: a world and a database in which that many games have just begun."""

import time
from pathlib import Path

from bot.messages.ids import Press
from bot.sandbox import messages
from bot.sandbox.hub import Hub
from bot.sandbox.launch import Sandbox
from bot.sandbox.world import PUBLIC_THREAD, Channel, Member, Thread, User
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.watching.followers import follow_table
from engine.games import game_by_id as find_game
from engine.kernel.dice import UnverifiedRandom, dice_secret_hash
from engine.store.models import COMPUTER, HUMAN, LOBBY, Pace, SeatRow, TableRow
from engine.store.sql.interface import NO_LOCK
from engine.store.sqlite import SqliteStore, open_store
from testbed.drills.random_play import random_positions, take_decisions

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
TABLES_A_PERSON = 10
FOLLOWED, FOLLOWERS = 4, 3  # one table of so many is followed, by so many people each


def table_id(n: int) -> str:
    """Return the id of the n-th table."""
    out = ""
    for _ in range(5):
        n, rest = divmod(n, len(LETTERS))
        out = LETTERS[rest] + out
    return out


class Crowd:
    """Many tables, each with two persons, and computers at the other seats; some are followed by people without a seat.

    players: seats of each table; 0: as few as the game can be played with.
    """

    def __init__(self, sandbox: Sandbox, game: str, tables: int, players: int = 0) -> None:
        self.sandbox, self.game, self.tables = sandbox, game, tables
        self.players = players or find_game(game).least_seats
        self.people = [self._person(n) for n in range(max(2, 2 * tables // TABLES_A_PERSON))]
        following = max(FOLLOWERS, FOLLOWERS * (tables // FOLLOWED) // TABLES_A_PERSON)
        self.spectators = [self._person(len(self.people) + n) for n in range(following)]
        self.panels: dict[str, str] = {}  # table -> message

    @property
    def _hub(self) -> Hub:
        return self.sandbox.hub

    def _person(self, n: int) -> str:
        world, hub = self.sandbox.world, self._hub
        user = User(hub.ids.next(), f"person{n}", f"Person {n}")
        world.users[user.id] = user
        self.sandbox.guild.members[user.id] = Member(user.id, time.time())
        hub.open_dm_with(user.id)
        return user.id

    def players_at(self, n: int) -> tuple[str, str]:
        """Return who plays at the n-th table."""
        count = len(self.people)
        return self.people[2 * n % count], self.people[(2 * n + 1) % count]

    def followers_of(self, n: int) -> list[str]:
        """Return who follows the n-th table."""
        if n % FOLLOWED:
            return []
        first, count = FOLLOWERS * (n // FOLLOWED), len(self.spectators)
        return [self.spectators[one % count] for one in range(first, first + FOLLOWERS)]

    def followers_by_table(self) -> dict[str, list[str]]:
        """Return who follows each table that somebody follows."""
        return {table_id(n): self.followers_of(n) for n in range(0, self.tables, FOLLOWED)}

    def _thread(self, n: int) -> Channel:
        hub, guild, now = self._hub, self.sandbox.guild, time.time()
        parent = self.sandbox.channel("games")
        thread = Thread(owner_id=hub.bot_id, created_at=now, active_at=now, archive_at=now, auto_archive=10080)
        thread.members = dict.fromkeys((hub.bot_id, *self.players_at(n)), now)
        made = Channel(hub.ids.next(), PUBLIC_THREAD, f"Table {n}", guild.id, parent.id, thread=thread)
        self.sandbox.world.channels[made.id] = made
        guild.threads.append(made.id)
        return made

    def _panel(self, thread: Channel, table: str) -> str:
        button = {"type": 2, "style": 1, "label": "My table", "custom_id": Press("mine", table).id()}
        body = {"content": "The panel", "components": [{"type": 1, "components": [button]}]}
        message = messages.create_message(self._hub, thread, self._hub.bot_id, body)
        self.panels[table] = message.id
        return message.id

    async def start_games(self, database: Path) -> None:
        """Start every game."""
        store = await open_store(database)
        store.database.hasty = True
        try:
            for n in range(self.tables):
                await self._begin(store, n)
            await store.database.write(lambda conn: conn.execute("UPDATE outbox SET status = 'sent'"), lock=NO_LOCK)
            for user in (*self.people, *self.spectators):
                dm = int(self.sandbox.world.dms[user])
                await store.set_person(int(user), dm_channel=dm, dm_open=True)
        finally:
            await store.close()

    async def _begin(self, store: SqliteStore, n: int) -> None:
        game, table, secret = find_game(self.game), table_id(n), n.to_bytes(32, "big")
        thread = self._thread(n)
        seats = [
            SeatRow(seat=str(s), kind=HUMAN, user=int(user), name=self.sandbox.world.users[user].global_name or "")
            for s, user in enumerate(self.players_at(n), 1)
        ]
        while len(seats) < self.players:
            seats.append(SeatRow(seat=str(len(seats) + 1), kind=COMPUTER, name="Appius"))
        row = TableRow(
            id=table,
            game=self.game,
            name=f"Table {n}",
            status=LOBBY,
            guild=int(self.sandbox.guild.id),
            channel=int(thread.parent_id or 0),
            thread=int(thread.id),
            host=int(self.players_at(n)[0]),
            options=game.complete({}),
            pace=Pace(),
            seats=tuple(seats),
            commitment=dice_secret_hash(secret),
            rules_version=game.version,
            data_hash=game.data_hash,
            head=None,
            created=time.time(),
            touched=time.time(),
            panel=int(self._panel(thread, table)),
        )
        await store.create_table(row, secret)
        actor = Actor(store, LiveTable(row), time.time)
        await actor.start()
        users = self.followers_of(n)
        if users:
            await _before_a_new_round(actor, UnverifiedRandom(f"crowd {n}"))
        for user in users:
            await follow_table(store, actor.live, int(user))


async def _before_a_new_round(actor: Actor, lots: UnverifiedRandom) -> None:
    """Play a table on to the last decision of its round, or near it: else a short drill would tell them nothing."""
    live = actor.live
    begun, first = live.game.round(live.state), await actor.store.next_decision_id(live.row.id)
    for here, made, _ in random_positions(live, await actor.dice_keys(), first, lots):
        if live.game.round(here.state) > begun:
            await take_decisions(actor, made[:-1])
            return
