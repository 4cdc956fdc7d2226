"""/game create, /game thread, /host rebuild: a card and a thread are wanted, delivery makes them, and the person is
told what became of it: done, refused, or still to come."""

import discord
from aiohttp import ClientError

from bot.interactions.commands import server
from bot.interactions.commands.table_options import parse_options
from bot.interactions.commands.tables import actor_of, host_only
from bot.interactions.context import Call
from bot.screens.screen import Screen
from bot.tables import lobby, opening
from bot.tables.opening import CREATE, REBUILD, THREAD, Opening
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import text
from engine.store.interface import AlreadyDone
from engine.store.models import Pace, TableRow

NEEDED = {  # what the bot must be allowed in the channel, by Discord's own names
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "create_public_threads": "Create Public Threads",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
    "embed_links": "Embed Links",
    "read_message_history": "Read Message History",
    "pin_messages": "Pin Messages",
}
THREADS = 1000  # active threads that a server may have
PATIENCE = 12.0  # seconds that a person waits for card and thread before he is told that they are still to come
SHOWN = 3.0  # seconds more, for the card to show that the table is open
COMMON = Words("common")


async def create_table(call: Call) -> None:
    """Open a table: permissions and thread capacity first, by name; then the lobby card and its thread."""
    channel = _channel(call)
    await _check_room(call)
    with call.services.worker.openings.watched(call.id) as watch:
        async with server.admitted(call, channel):
            row = await _kept(call, channel)
        call.services.warm_soon(row.game)
        call.services.house.posted()
        if opening.became(row, call.id) is None:
            await watch.over(PATIENCE, SHOWN)
    row = await _now(call, row)
    became = opening.became(row, call.id)
    if became is None or became.why is not None:
        await call.send(Screen(content=_not_open(row, became, channel, move=False)))
        return
    lines = [_open(row), Words(row.game)(await call.services.probe_dm(call.user, row), name=row.name)]
    await call.send(Screen(content="\n".join(lines)))


async def _kept(call: Call, channel: int) -> TableRow:
    """Return the new table, kept with what opens it; that of the first time where the interaction came before."""
    wanted = _wanted(call, CREATE, channel)
    try:
        return await lobby.new_table(
            call.services.store,
            game=call.option("game"),
            name=call.option("name") or COMMON("lobby.default_name", host=call.name),
            options=parse_options(call.option("game"), call.option("options")),
            pace=_pace(call),
            guild=call.interaction.guild_id or 0,
            channel=channel,
            host=call.user,
            host_name=call.name,
            computers=call.number("computers", 0),
            extra=opening.asked(wanted),
            posts=(opening.post(wanted),),
            interaction=call.id,
        )
    except AlreadyDone as done:
        made = await call.services.store.table(str(done.answer["table"]))
        if made is None:
            raise
        return made


def _wanted(call: Call, what: str, channel: int) -> Opening:
    return Opening(
        id=call.id, channel=channel, what=what, by=call.user, name=call.name, since=call.services.house.now()
    )


async def _now(call: Call, row: TableRow) -> TableRow:
    """Return a table as it stands by now."""
    return await call.services.store.table(row.id) or row


def _open(row: TableRow) -> str:
    return Words(row.game)("lobby.created", name=row.name, id=row.id, thread=row.thread)


def _not_open(row: TableRow, became: opening.Opened | None, channel: int, *, move: bool) -> str:
    """Return what to tell of an opening that was refused, or is still to come (None)."""
    words = Words(row.game)
    if became is None:
        return words("opening.later_move" if move else "opening.later", name=row.name, id=row.id, channel=channel)
    return words("opening.stays" if move else "opening.refused", name=row.name, why=became.why)


async def new_thread(call: Call) -> None:
    """Open a new thread for a table whose own is gone; what waited is posted there."""
    await _move(call, THREAD)


async def rebuild(call: Call) -> None:
    """Open a new thread here from what is kept: the last events, the map, the panel."""
    await server.check_channel(call, call.interaction.channel_id or 0)
    await _move(call, REBUILD)


async def _move(call: Call, what: str) -> None:
    actor = await actor_of(call)
    host_only(call, actor)
    channel = _channel(call)
    await _check_room(call)
    with call.services.worker.openings.watched(call.id) as watch:
        async with actor.turn():
            await opening.move(actor, _wanted(call, what, channel))
        call.services.house.posted()
        if opening.became(actor.live.row, call.id) is None:
            await watch.over(PATIENCE, SHOWN)
    row = await _now(call, actor.live.row)
    became = opening.became(row, call.id)
    there = became is not None and became.why is None
    await call.send(Screen(content=_open(row) if there else _not_open(row, became, channel, move=True)))


def _channel(call: Call) -> int:
    """Return the text channel that the call comes from. RuleError where no table can be opened."""
    if call.interaction.guild_id is None:
        raise RuleError(text("error.only_in_server"))
    kind = call.interaction.channel.type if call.interaction.channel else None
    if kind is not discord.ChannelType.text:
        raise RuleError(text("error.no_threads_here"))
    missing = [name for flag, name in NEEDED.items() if not getattr(call.interaction.app_permissions, flag)]
    if missing:
        raise RuleError(text("error.missing_permissions", permissions=", ".join(missing)))
    return call.interaction.channel_id or 0


async def _check_room(call: Call) -> None:
    """RuleError where the server has no room for a thread more. Where Discord does not say, the opening will show."""
    try:
        active = await call.services.client.http.get_active_threads(call.interaction.guild_id or 0)
    except (discord.HTTPException, discord.RateLimited, ClientError, OSError):
        return
    if len(active.get("threads", ())) >= THREADS:
        raise RuleError(text("error.threads_full"))


def _pace(call: Call) -> Pace:
    pace = lobby.PACES[call.option("pace", "daily")]
    hold, deadline = call.options.get("hold"), call.options.get("deadline")
    if hold is None and deadline is None:
        return pace
    return Pace(
        name="custom",
        hold=pace.hold if hold is None else int(hold) * 60.0,
        deadline=pace.deadline if deadline is None else (int(deadline) * 3600.0 or None),
    )
