"""What people do with a whole table (open, start, move, end it), and the saved tables to do it with."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Set
from typing import Any

import msgspec

from bot.messages.ids import Press
from bot.sandbox import permissions, threads
from bot.sandbox.default_world import FORUM_NAME
from bot.sandbox.people import server_changes
from bot.sandbox.people.person import Receipt
from bot.sandbox.world import FORUM, REQUIRE_TAG, Message
from bot.tables.dice_words.words_given import hash_of
from engine.store.models import ABANDONED, ARCHIVED, LOBBY, RUNNING
from testbed.drills.stage import (
    RefusedError,
    SavedTable,
    Stage,
    StuckError,
    begin_game,
    end_and_keep,
    open_stage,
    wait_until,
)

HOST, GUEST = "Ada", "Boris"
FORUMS = ("forum", "strict forum", "post", "sleeping post", "running forum")  # saved tables of forums
WORDS = {HOST: "hinc illae lacrimae", GUEST: "alea iacta"}  # for the dice
ANSWERED = 120.0  # seconds: an answer that waits for Discord comes within 40, on a starving machine later


class Dead(Exception):  # noqa: N818 - says what is
    """The bot was killed before it could answer."""


Doing = Callable[[Stage, str, str], Awaitable[Receipt]]


class Act(msgspec.Struct, frozen=True):
    """Something that is done with a whole table.

    before, after: how the table stands if it was not done, and if it was.
    moves: whether the table gets another thread.
    who: who does it.
    place: where the table is then, if it moves.
    """

    name: str
    saved: str
    do: Doing
    before: str
    after: str
    moves: bool = False
    who: str = HOST
    place: str = "general"

    @property
    def is_table_in_forum(self) -> bool:
        """Return whether its table lives, or is to live, in a forum."""
        return self.saved in FORUMS


async def wait_for_answer(stage: Stage, doing: Coroutine[Any, Any, Receipt]) -> Receipt:
    """Wait for the answer while the bot lives. Dead if it does not live any more."""
    task = asyncio.ensure_future(doing)
    while not task.done():
        await asyncio.wait({task}, timeout=0.05)
        if not stage.is_alive and not task.done():
            stage.sandbox.advance(stage.sandbox.limits.callback_seconds + 0.01)
    try:
        receipt = task.result()
    except RefusedError as error:
        raise Dead from error
    never = f"an answer was put off and never given: {receipt!r}"
    await wait_until(lambda: not receipt.is_pending or not stage.is_alive, never, ANSWERED)
    if not stage.is_alive:
        raise Dead
    return receipt


async def _create(stage: Stage, table: str, game: str) -> Receipt:
    return await wait_for_answer(stage, stage.person(HOST).slash("game create", "games", game=game, computers=1))


async def _create_post(stage: Stage, table: str, game: str) -> Receipt:
    where = stage.sandbox.channel(FORUM_NAME)
    doing = stage.person(HOST).slash("game create", "games", game=game, computers=1, channel=where)
    return await wait_for_answer(stage, doing)


async def _start(stage: Stage, table: str, game: str) -> Receipt:
    return await wait_for_answer(stage, stage.person(HOST).slash("game start", "games", table=table))


async def _press_start(stage: Stage, table: str, game: str) -> Receipt:
    return await wait_for_answer(stage, stage.person(HOST).forge(lobby_card(stage, table), Press("start", table).id()))


async def _open_word(stage: Stage, table: str, game: str) -> Receipt:
    """Let the guest open the last word, with which the game begins."""
    said = await _word(stage, table, GUEST, WORDS[GUEST])
    if "Your word is open" in said.text:  # the game begins by itself, a moment after the answer
        await wait_until(
            lambda: not stage.is_alive or stage.records.table_row(table)["status"] == RUNNING, "no start", ANSWERED
        )
    return said


async def _word(stage: Stage, table: str, who: str, said: str) -> Receipt:
    """Give a word for the dice, or its hash, or open it."""
    person = stage.person(who)
    form = await wait_for_answer(stage, person.forge(lobby_card(stage, table), Press("word", table).id()))
    return form if form.modal is None else await wait_for_answer(stage, person.submit(form, {"word": said}))


async def _go(stage: Stage, table: str, game: str) -> Receipt:
    """Let the guest leave the lobby."""
    return await wait_for_answer(stage, stage.person(GUEST).slash("game leave", "games", table=table))


async def _thread(stage: Stage, table: str, game: str) -> Receipt:
    return await wait_for_answer(stage, stage.person(HOST).slash("game thread", "general", table=table))


async def _into_forum(stage: Stage, table: str, game: str) -> Receipt:
    where = stage.sandbox.channel(FORUM_NAME)
    return await wait_for_answer(stage, stage.person(HOST).slash("game thread", "games", table=table, channel=where))


async def _rebuild(stage: Stage, table: str, game: str) -> Receipt:
    return await wait_for_answer(stage, stage.person(HOST).slash("host rebuild", "general", table=table))


async def _end(stage: Stage, table: str, game: str) -> Receipt:
    return await _confirmed(stage, table, "host end")


async def _leave(stage: Stage, table: str, game: str) -> Receipt:
    return await _confirmed(stage, table, "game leave")


async def _agree(stage: Stage, table: str, game: str) -> Receipt:
    """Let the guest agree to end the game, as the host has asked."""
    thread = stage.sandbox.world.channels[str(stage.records.table_row(table)["thread"])]
    asked = next(m for m in reversed(thread.messages.values()) if Press("agree", table).id() in str(m.components))
    return await wait_for_answer(stage, stage.person(GUEST).press(asked, "Agree"))


async def _confirmed(stage: Stage, table: str, command: str) -> Receipt:
    host = stage.person(HOST)
    shown = await wait_for_answer(stage, host.slash(command, "games", table=table))
    if shown.has_failed or shown.message is None or Press("noend", table).id() not in str(shown.message.components):
        return shown  # what was to be confirmed did not come
    return await wait_for_answer(stage, host.press(shown.message, "End the game"))


def lobby_card(stage: Stage, table: str) -> Message:
    """Return a table's lobby card."""
    row, channels = stage.records.table_row(table), stage.sandbox.world.channels
    card, place = str(row["lobby_card"]), channels[str(row["channel"])]
    return channels[card].messages[card] if place.type == FORUM else place.messages[card]


ACTS = (
    Act("create", "empty", _create, ABANDONED, LOBBY),
    Act("create in a forum", "forum", _create_post, ABANDONED, LOBBY),
    Act("create in a forum that requires a tag", "strict forum", _create_post, ABANDONED, LOBBY),
    Act("start in a forum", "post", _start, LOBBY, RUNNING),
    Act("start while the post sleeps", "sleeping post", _start, LOBBY, RUNNING),
    Act("close while the post sleeps", "sleeping post", _end, LOBBY, ABANDONED),
    Act("close in a forum", "post", _end, LOBBY, ABANDONED),
    Act("into a forum", "running forum", _into_forum, RUNNING, RUNNING, True, place=FORUM_NAME),
    Act("out of a forum", "post", _thread, LOBBY, LOBBY, True),
    Act("start", "lobby", _start, LOBBY, RUNNING),
    Act("start by button", "lobby", _press_start, LOBBY, RUNNING),
    Act("ask for words", "bound", _start, LOBBY, LOBBY),
    Act("open the last word", "words", _open_word, LOBBY, RUNNING, who=GUEST),
    Act("leave with words open", "words", _go, LOBBY, LOBBY, who=GUEST),
    Act("thread", "running", _thread, RUNNING, RUNNING, True),
    Act("rebuild", "running", _rebuild, RUNNING, RUNNING, True),
    Act("thread of a lobby", "lobby", _thread, LOBBY, LOBBY, True),
    Act("end", "alone", _end, RUNNING, ARCHIVED),
    Act("close", "lobby", _end, LOBBY, ABANDONED),
    Act("last leaves", "alone", _leave, RUNNING, ARCHIVED),
    Act("agree to end", "voting", _agree, RUNNING, ARCHIVED, who=GUEST),
)


async def make_saved_tables(game: str, wanted: Set[str]) -> dict[str, SavedTable]:
    """Return the saved tables that the acts start from. Each is made once."""
    return {name: await _saved_table(game, make) for name, make in SCENES.items() if name in wanted}


async def _nothing(stage: Stage, game: str) -> str:
    return ""


async def _forum(stage: Stage, game: str) -> str:
    """Let the bot make the tags of the forum."""
    place, world = stage.sandbox.channel(FORUM_NAME), stage.sandbox.world
    server_changes.set_permission_overwrite(stage.sandbox.hub, place, world.bot_id, allow=permissions.MANAGE_CHANNELS)
    return ""


async def _strict_forum(stage: Stage, game: str) -> str:
    """Let the forum require a tag of each post; the bot makes it."""
    stage.sandbox.channel(FORUM_NAME).flags |= REQUIRE_TAG
    return await _forum(stage, game)


async def _sleeping_post(stage: Stage, game: str) -> str:
    """Return a lobby in a forum, whose post was archived."""
    table = await _post(stage, game)
    post = stage.sandbox.world.channels[str(stage.records.table_row(table)["thread"])]
    threads.archive_thread(stage.sandbox.hub, post, archived=True)
    return table


async def _post(stage: Stage, game: str) -> str:
    """Return a lobby in a forum."""
    await _forum(stage, game)
    return await _lobby(stage, game, channel=stage.sandbox.channel(FORUM_NAME))


async def _running_forum(stage: Stage, game: str) -> str:
    """Return a game in a text channel of a server with a forum."""
    await _forum(stage, game)
    return await _running(stage, game)


async def _lobby(stage: Stage, game: str, **where: Any) -> str:
    host = stage.person(HOST)
    created = await (await host.slash("game create", "games", game=game, computers=1, **where)).wait_until_answered()
    if "(table " not in created.text:
        raise StuckError(f"no table was opened: {created!r}")
    table = created.text.split("(table ")[1][:5]
    await (await stage.person(GUEST).slash("game join", "games", table=table)).wait_until_answered()
    await stage.wait_until_quiet(table)
    return table


async def _running(stage: Stage, game: str) -> str:
    return await begin_game(stage, game, (HOST, GUEST))


async def _alone(stage: Stage, game: str) -> str:
    return await begin_game(stage, game, (HOST,))


async def _voting(stage: Stage, game: str) -> str:
    table = await _running(stage, game)
    await _end(stage, table, game)
    await stage.wait_until_quiet(table)
    return table


async def _bound(stage: Stage, game: str) -> str:
    """Return a lobby where both have given the hash of a word."""
    table = await _lobby(stage, game)
    for who, word in WORDS.items():
        await _word(stage, table, who, hash_of(word))
    await stage.wait_until_quiet(table)
    return table


async def _words(stage: Stage, game: str) -> str:
    """Return a lobby whose start waits for one word more."""
    table = await _bound(stage, game)
    await _start(stage, table, game)
    await _word(stage, table, HOST, WORDS[HOST])
    await stage.wait_until_quiet(table)
    return table


SCENES = {
    "empty": _nothing,
    "forum": _forum,
    "strict forum": _strict_forum,
    "post": _post,
    "sleeping post": _sleeping_post,
    "running forum": _running_forum,
    "lobby": _lobby,
    "bound": _bound,
    "words": _words,
    "running": _running,
    "alone": _alone,
    "voting": _voting,
}


async def _saved_table(game: str, make: Callable[[Stage, str], Awaitable[str]]) -> SavedTable:
    async with open_stage() as stage:
        await stage.launch()
        table = await make(stage, game)
        return await end_and_keep(stage, table, game, (HOST, GUEST))
