"""What a person does with a whole table, and in which scene: opening, starting, moving and ending it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Set
from typing import Any

import msgspec

from bot.screens.ids import Press
from bot.testbed.drills.stage import Hall, RefusedError, Scene, StuckError, begin, kept, opened, until
from bot.testbed.sandbox.people.person import Receipt
from bot.testbed.sandbox.world import Message
from engine.store.models import ABANDONED, ARCHIVED, LOBBY, RUNNING

HOST, GUEST = "Ada", "Boris"
ANSWERED = 40.0  # seconds: an answer that has to wait for Discord comes within them


class Dead(Exception):  # noqa: N818 - says what is
    """The bot was killed under it."""


Doing = Callable[[Hall, str, str], Awaitable[Receipt]]


class Act(msgspec.Struct, frozen=True):
    """Something that is done with a whole table. before, after: how it stands where it was not done, and where it was;
    moves: it gets another thread; who: does it."""

    name: str
    scene: str
    do: Doing
    before: str
    after: str
    moves: bool = False
    who: str = HOST


async def answered(hall: Hall, doing: Coroutine[Any, Any, Receipt]) -> Receipt:
    """Wait for an answer while the bot lives; Dead where it does not any more."""
    task = asyncio.ensure_future(doing)
    while not task.done():
        await asyncio.wait({task}, timeout=0.05)
        if not hall.alive and not task.done():
            hall.sandbox.advance(hall.sandbox.limits.callback_seconds + 0.01)
    try:
        receipt = task.result()
    except RefusedError as error:
        raise Dead from error
    await until(lambda: not receipt.pending or not hall.alive, "an answer was put off and never given", ANSWERED)
    if not hall.alive:
        raise Dead
    return receipt


async def _create(hall: Hall, table: str, game: str) -> Receipt:
    return await answered(hall, hall.person(HOST).slash("game create", "games", game=game, computers=1))


async def _start(hall: Hall, table: str, game: str) -> Receipt:
    return await answered(hall, hall.person(HOST).slash("game start", "games", table=table))


async def _press_start(hall: Hall, table: str, game: str) -> Receipt:
    return await answered(hall, hall.person(HOST).forge(card(hall, table), Press("start", table).id()))


async def _thread(hall: Hall, table: str, game: str) -> Receipt:
    return await answered(hall, hall.person(HOST).slash("game thread", "general", table=table))


async def _rebuild(hall: Hall, table: str, game: str) -> Receipt:
    return await answered(hall, hall.person(HOST).slash("host rebuild", "general", table=table))


async def _end(hall: Hall, table: str, game: str) -> Receipt:
    return await _confirmed(hall, table, "host end")


async def _leave(hall: Hall, table: str, game: str) -> Receipt:
    return await _confirmed(hall, table, "game leave")


async def _agree(hall: Hall, table: str, game: str) -> Receipt:
    """Let the guest agree to end the game, as the host has asked."""
    thread = hall.sandbox.world.channels[str(hall.records.row(table)["thread"])]
    asked = next(m for m in reversed(thread.messages.values()) if Press("agree", table).id() in str(m.components))
    return await answered(hall, hall.person(GUEST).press(asked, "Agree"))


async def _confirmed(hall: Hall, table: str, command: str) -> Receipt:
    host = hall.person(HOST)
    shown = await answered(hall, host.slash(command, "games", table=table))
    if shown.failed or shown.message is None or Press("noend", table).id() not in str(shown.message.components):
        return shown  # what was to be confirmed did not come
    return await answered(hall, host.press(shown.message, "End the game"))


def card(hall: Hall, table: str) -> Message:
    """Return a table's lobby card."""
    row = hall.records.row(table)
    return hall.sandbox.world.channels[str(row["channel"])].messages[str(row["lobby_card"])]


ACTS = (
    Act("create", "empty", _create, ABANDONED, LOBBY),
    Act("start", "lobby", _start, LOBBY, RUNNING),
    Act("start by button", "lobby", _press_start, LOBBY, RUNNING),
    Act("thread", "running", _thread, RUNNING, RUNNING, True),
    Act("rebuild", "running", _rebuild, RUNNING, RUNNING, True),
    Act("thread of a lobby", "lobby", _thread, LOBBY, LOBBY, True),
    Act("end", "alone", _end, RUNNING, ARCHIVED),
    Act("close", "lobby", _end, LOBBY, ABANDONED),
    Act("last leaves", "alone", _leave, RUNNING, ARCHIVED),
    Act("agree to end", "voting", _agree, RUNNING, ARCHIVED, who=GUEST),
)


async def scenes(game: str, wanted: Set[str]) -> dict[str, Scene]:
    """Return the scenes that acts begin in, each made once."""
    return {name: await _scene(game, make) for name, make in SCENES.items() if name in wanted}


async def _nothing(hall: Hall, game: str) -> str:
    return ""


async def _lobby(hall: Hall, game: str) -> str:
    host = hall.person(HOST)
    created = await (await host.slash("game create", "games", game=game, computers=1)).settled()
    if "(table " not in created.text:
        raise StuckError(f"no table was opened: {created!r}")
    table = created.text.split("(table ")[1][:5]
    await (await hall.person(GUEST).slash("game join", "games", table=table)).settled()
    await hall.quiet(table)
    return table


async def _running(hall: Hall, game: str) -> str:
    return await begin(hall, game, (HOST, GUEST))


async def _alone(hall: Hall, game: str) -> str:
    return await begin(hall, game, (HOST,))


async def _voting(hall: Hall, game: str) -> str:
    table = await _running(hall, game)
    await _end(hall, table, game)
    await hall.quiet(table)
    return table


SCENES = {"empty": _nothing, "lobby": _lobby, "running": _running, "alone": _alone, "voting": _voting}


async def _scene(game: str, make: Callable[[Hall, str], Awaitable[str]]) -> Scene:
    async with opened() as hall:
        await hall.launch()
        table = await make(hall, game)
        return await kept(hall, table, game, (HOST, GUEST))
