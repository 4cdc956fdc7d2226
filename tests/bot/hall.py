"""The stand-in for Discord with the real bot, in the test's process or as one of its own, and people who use it."""

import asyncio
import os
import re
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.app import App
from bot.sandbox.launch import Sandbox
from bot.sandbox.people.person import Person, Receipt, controls_of, text_of
from bot.sandbox.world import Channel, Message
from bot.tables.actor import Actor
from bot.words import Words
from data.speaking import known_languages
from engine.games import game_by_id as find_game
from engine.store.places.opening import Place, place_text
from testbed.drills.plain_pictures import VIEWS
from testbed.drills.records import Records
from testbed.fork_server import ForkedProcess, start_module
from testbed.seeded_secrets import seed_for_next_process
from tests.games import EXAMPLE

ROOT = Path(__file__).parents[2]
SPOKEN = [Words("common", language=language) for language in known_languages()]
REFUSED = tuple(
    words(key).strip("-# ")
    for words in SPOKEN
    for key in ("error.unchanged", "error.stale", "error.changed", "screen.answered")
)
SEATED, BEGUN = (
    re.compile("|".join(re.escape(max(words.text_pieces_between_gaps(key), key=len).strip()) for words in SPOKEN))
    for key in ("lobby.joined", "lobby.started")
)  # in any language
OPENED = re.compile(r"\(\w+ ([0-9A-Z]{5})\)")  # (table ABCDE)
LABELLED = re.compile(r"-# \w+ ([0-9A-Z]{5})$", re.MULTILINE)
PRIMARY = 1  # the style of the button that leads on
PATIENCE = 300.0  # seconds; long, since a machine that is busy tenfold draws its first map in a minute


async def until(holds: Callable[[], Any] | Callable[[], Awaitable[Any]], seconds: float = PATIENCE) -> Any:
    """Wait until something holds, and return it."""
    end = time.monotonic() + seconds
    while True:
        found = holds()
        if asyncio.iscoroutine(found):
            found = await found
        if found:
            return found
        assert time.monotonic() < end, "it did not come to pass"
        await asyncio.sleep(0.01)


def button(message: Message, verb: str) -> str:
    """Return the custom id of the message's first button or select that does this."""
    for control in controls_of(message):
        if control.get("custom_id", "").split(":")[0] == verb:
            return str(control["custom_id"])
    raise AssertionError(f"no {verb} on {text_of(message)!r}")


def verbs(message: Message) -> list[str]:
    """Return what can be pressed on a message: the first part of each custom id."""
    return [str(c.get("custom_id", "")).split(":")[0] for c in controls_of(message)]


def forward(message: Message) -> str:
    """Return the custom id of the button that turns a page for newcomers to the next; "" on the last."""
    leaves = (str(c["custom_id"]) for c in controls_of(message) if c.get("style") == PRIMARY)
    return next((leaf for leaf in leaves if leaf.startswith("learn:")), "")


async def last_page(who: Person, message: Message | None) -> Message:
    """Leaf through the pages for newcomers from one on, and return the last."""
    assert message is not None
    while leaf := forward(message):
        turned = await (await who.press(message, custom_id=leaf)).wait_until_answered()
        message = turned.message or message
    return message


async def rest_of(who: Person, card: Message) -> Message:
    """Return what stands behind the last button of a lobby, for a person's eyes alone."""
    receipt = await (await who.press(card, custom_id=button(card, "rest"))).wait_until_answered()
    assert receipt.message is not None and receipt.message.ephemeral_to == who.id, receipt
    return receipt.message


async def my_table(who: Person, where: Channel) -> Message:
    """Return a person's "My table", for their eyes alone."""
    receipt = await (await who.slash("table", where)).wait_until_answered()
    assert receipt.message is not None and receipt.message.ephemeral_to == who.id, receipt
    return receipt.message


async def opened(who: Person, where: Channel, prompt: str) -> Message:
    """Return "My table" with a question open."""
    message = await my_table(who, where)
    for control in controls_of(message):
        if control.get("disabled"):
            continue  # the question is open already, and its Confirm says what is still to be chosen
        if str(control.get("custom_id")).startswith("open:") and f":{prompt}" in str(control["custom_id"]):
            receipt = await who.press(message, custom_id=control["custom_id"])
            assert receipt.message is not None
            return receipt.message
    return message


async def choose(who: Person, message: Message, value: str) -> Message:
    """Choose a value on a message, by button or select. Return the message that shows the result."""
    for control in controls_of(message):
        parts = str(control.get("custom_id", "")).split(":")
        if parts[0] == "add" and parts[3] == value:
            receipt = await who.press(message, custom_id=control["custom_id"])
        elif parts[0] in ("sel", "go") and value in [option["value"] for option in control["options"]]:
            receipt = await who.select(message, value, custom_id=control["custom_id"])
        else:
            continue
        receipt = await receipt.wait_until_answered()
        assert receipt.message is not None, receipt
        return receipt.message
    raise AssertionError(f"{value} is not offered on {text_of(message)!r}")


async def ends(who: Person, command: str, table: str, where: str | Channel = "games") -> Receipt:
    """Let a person ask for the end of a game and confirm it; return what they are told then."""
    shown = await (await who.slash(command, where, table=table)).wait_until_answered()
    assert shown.message is not None and shown.is_ephemeral, shown
    return await (await who.press(shown.message, "End the game")).wait_until_answered()


async def leaves(who: Person, table: str, where: str | Channel = "games") -> Receipt:
    """Let a person give up their seat in a running game, and confirm it; return what they are told then."""
    shown = await (await who.slash("game leave", where, table=table)).wait_until_answered()
    assert shown.message is not None and shown.is_ephemeral, shown
    return await (await who.press(shown.message, custom_id=button(shown.message, "goleave"))).wait_until_answered()


def carried_out(said: Receipt | str, pressed: str = "") -> bool:
    """Return whether an answer is that of a decision which was carried out: no refusal, and not the same question once
    more. pressed: the custom id of the press."""
    told = said if isinstance(said, str) else said.text
    if not told or any(words in told for words in REFUSED):
        return False
    again = f":{pressed.split(':')[2]}:" if pressed else ""
    message = None if isinstance(said, str) else said.message
    controls = controls_of(message) if message is not None and again else []
    return not any(c["custom_id"].startswith("ok:") and again in c["custom_id"] for c in controls)


class Hall:
    """The stand-in, with the people on it. The fixture `hall` gives one with the bot running."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox

    def person(self, name: str) -> Person:
        """Return a person by name."""
        return self.sandbox.person(name)

    async def create(self, host: str, *guests: str, where: str = "games", game: str = EXAMPLE, **options: Any) -> str:
        """Open a table of a game, let the guests join it, and return its id."""
        receipt = await self.person(host).slash("game create", where, game=game, **options)
        await receipt.wait_until_answered()
        opened = OPENED.search(receipt.text)
        assert opened is not None, receipt
        table = opened[1]
        for guest in guests:
            joined = await (await self.person(guest).slash("game join", "games", table=table)).wait_until_answered()
            assert SEATED.search(joined.text), joined
        return table

    def card(self, table: str) -> Message:
        """Return the newest lobby card of a table."""
        for channel in self.sandbox.world.channels.values():
            for message in reversed(channel.messages.values()):
                seen = message.ephemeral_to is None and not message.deleted and not channel.thread
                labelled = LABELLED.search(message.all_words)
                if seen and message.all_words.startswith(("### ", "## ")) and labelled and labelled[1] == table:
                    return message
        raise AssertionError(f"no card of {table}")

    def thread(self, table: str) -> Channel:
        """Return the newest thread of a table, by the card that it hangs on."""
        return self.sandbox.world.channels[self.card(table).id]


class InProcess(Hall):
    """The stand-in with the bot in the test's own process: fast, and the bot's objects can be looked at."""

    def __init__(self, sandbox: Sandbox, app: App) -> None:
        super().__init__(sandbox)
        self.app = app
        self.running = asyncio.create_task(app.run())

    async def up(self) -> None:
        """Wait until the bot is connected."""
        await until(lambda: self.sandbox.gateway.is_connected and self.sandbox.world.commands)

    async def close(self) -> int:
        """Let the bot end in good order."""
        self.app.stop()
        return await asyncio.wait_for(self.running, PATIENCE)

    async def actor(self, table: str) -> Actor:
        """Return a table's actor."""
        return await self.app.tables.actor(table)

    async def settled(self) -> None:
        """Wait until nothing is under way: no automatic decision, no post."""

        async def quiet() -> bool:
            tables, worker = self.app.tables, self.app.worker
            if tables._settling:  # what it will post is not due yet, and may be while that is asked
                return False
            due = await self.app.store.due_posts(tables.now(), 1)  # first: what is on its way is due no more
            return not (due or tables._settling or worker._busy)

        self.app.tables.posted()  # a test that acts on an actor by itself has not rung
        await until(quiet)

    async def start(self, host: str, *guests: str, **options: Any) -> str:
        """Open a table and start its game."""
        missing = find_game(options.get("game", EXAMPLE)).least_seats - 1 - len(guests)
        if missing > 0:  # computers take the seats that must be taken
            options["computers"] = max(missing, options.get("computers", 0))
        table = await self.create(host, *guests, **options)
        started = await (await self.person(host).slash("game start", "games", table=table)).wait_until_answered()
        assert BEGUN.search(started.text), started
        await self.settled()
        return table

    async def stand(self, table: str) -> object:
        """Return everything that refused input must leave unchanged."""
        row = await self.app.store.table(table)
        actor = await self.actor(table)
        live = actor.live
        saved = live.game.encode(live.state) if live.state is not None else b""
        kept = await self.app.store.load(table) if row is not None and row.head is not None else None
        decisions = await self.app.store.next_decision_id(table) if kept else 0
        assert row is not None
        return row.status, row.head, row.seats, row.options, row.host, live.head, saved, kept, decisions


class Process(Hall):
    """The stand-in with the bot as a process of its own, which can be killed and started again on the same database,
    whose rows `records` reads.

    drawn: whether it draws its pictures; else each is a pixel, with a hash of what was asked for (`plain_pictures`).
    """

    def __init__(self, sandbox: Sandbox, place: Place, *, drawn: bool = False, **environment: str) -> None:
        super().__init__(sandbox)
        self.records, self.drawn = Records(place), drawn
        self.environment = {
            **os.environ,
            **sandbox.environment,
            "PRAETOR_DATABASE": place_text(place),
            "PRAETOR_HOLD_SCALE": "0",
            "PRAETOR_GATHER": "0",
            "PRAETOR_EMOJIS": "0",  # each start would draw them all
            VIEWS: "1",
            **environment,
        }
        self.process: asyncio.subprocess.Process | ForkedProcess | None = None
        self._log = bytearray()
        self._reading: asyncio.Task[None] | None = None

    async def launch(self, *, wait: bool = True) -> None:
        """Start the bot."""
        module = "testbed.seeded_bot" if self.drawn else "testbed.drills.plain_pictures"
        self.process = await start_module(module, "run", env={**self.environment, **seed_for_next_process()}, cwd=ROOT)
        self._log = bytearray()
        self._reading = asyncio.create_task(self._read(self.process))
        if wait:
            await until(lambda: self.sandbox.gateway.is_connected and self.sandbox.world.commands)

    async def _read(self, process: asyncio.subprocess.Process | ForkedProcess) -> None:
        assert process.stderr is not None
        while said := await process.stderr.read(65536):
            self._log += said

    async def logs(self, *words: str) -> None:
        """Wait until the bot has logged one of these."""
        await until(lambda: any(one in self._log.decode(errors="replace") for one in words))

    @property
    def alive(self) -> bool:
        """Return whether the bot runs."""
        return self.process is not None and self.process.returncode is None

    async def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Send a signal, and return the exit status and what was logged."""
        assert self.process is not None and self._reading is not None
        process, self.process = self.process, None
        if process.returncode is None:
            process.send_signal(how)
        await asyncio.wait_for(asyncio.gather(process.wait(), self._reading), PATIENCE)
        if how is signal.SIGKILL:
            await until(lambda: not self.sandbox.gateway.is_connected)
        return process.returncode or 0, self._log.decode()


async def refused(receipt: Receipt, *says: str) -> str:
    """Check that a receipt is a private refusal with these words, and return its text."""
    await receipt.wait_until_answered()
    assert receipt.is_ephemeral or receipt.kind == 7, receipt
    for words in says:
        assert words.lower() in receipt.text.lower(), receipt.text
    return receipt.text
