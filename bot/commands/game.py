"""/game: open a table, join, leave, start; to end it: ending.py."""

from typing import Final

import discord

from bot.commands import ending, server
from bot.commands.registry import INTEGER, Command, CommandOption, Registry
from bot.commands.reply import Call
from bot.commands.tables import actor_of, complete_table, host_only
from bot.delivery import wire
from bot.screens.options_screen import option_pair
from bot.screens.screen import Screen, cut
from bot.screens.table_screen import lobby_screen
from bot.tables import lobby
from bot.tables.actor import Actor
from bot.tables.ending import last as is_last
from bot.tables.live import LiveTable
from bot.words import Words, unmarked
from engine.games import TITLES
from engine.games import game as find_game
from engine.kernel.errors import RuleError, SetupError
from engine.kernel.texts import text
from engine.store.kept import ABANDONED, LOBBY, OVER, PUBLIC, RUNNING, NewPost, Pace, TableRow

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
ARCHIVE_AFTER: Final = 10_080  # minutes: a week, Discord's longest
COMMON = Words("common")


def register(registry: Registry) -> None:
    """Add the commands of /game."""
    registry.group("game", description=COMMON("help.game"))
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    games = tuple((Words(g).name(g), g) for g in TITLES)
    create = (
        CommandOption(name="game", description=COMMON("option.game"), required=True, choices=games),
        CommandOption(name="name", description=COMMON("option.name")),
        CommandOption(name="computers", description=COMMON("option.computers"), type=INTEGER, low=0, high=5),
        CommandOption(
            name="pace",
            description=COMMON("option.pace"),
            choices=tuple((COMMON.name(f"pace_{p}"), p) for p in lobby.PACES),
        ),
        CommandOption(name="hold", description=COMMON("option.hold"), type=INTEGER, low=0, high=1440),
        CommandOption(name="deadline", description=COMMON("option.deadline"), type=INTEGER, low=0, high=336),
        CommandOption(name="options", description=COMMON("option.options"), autocomplete=True),
    )
    registry.add(
        Command(
            path=("game", "create"),
            description=COMMON("help.create"),
            run=create_table,
            options=create,
            complete=complete_options,
            dm=False,
        )
    )
    for name, run in (("join", _join), ("leave", _leave), ("start", _start), ("abandon", ending.end), ("show", _show)):
        registry.add(
            Command(
                path=("game", name),
                description=COMMON(f"help.{name}"),
                run=run,
                options=(table,),
                complete=_complete_table,
                dm=False,
            )
        )
    registry.add(Command(path=("game", "list"), description=COMMON("help.list"), run=list_tables, dm=False))
    registry.add(
        Command(
            path=("game", "thread"),
            description=COMMON("help.thread"),
            run=new_thread,
            options=(table,),
            complete=_complete_table,
            dm=False,
        )
    )


# Opening a table


async def create_table(call: Call) -> None:
    """Open a table: permissions and thread capacity first, by name; then the lobby card and its thread."""
    channel = _channel(call)
    await server.check(call, channel)
    await _check_room(call)
    row = await lobby.new_table(
        call.app.store,
        game=call.option("game"),
        name=call.option("name") or COMMON("lobby.default_name", host=call.name),
        options=parse_options(call.option("options")),
        pace=_pace(call),
        guild=call.interaction.guild_id or 0,
        channel=channel,
        host=call.user,
        host_name=call.name,
    )
    for _ in range(call.number("computers", 0)):
        row = await lobby.add_computer(call.app.store, row)
    call.app.warm_soon(row.game)
    row = await _open_thread(call, row)
    words = Words(row.game)
    dm = await call.app.probe_dm(call.user, row)
    lines = [words("lobby.created", name=row.name, id=row.id, thread=row.thread), words(dm, name=row.name)]
    await call.send(Screen(content="\n".join(lines)))
    call.app.house.posted()


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
    active = await call.app.client.http.get_active_threads(call.interaction.guild_id or 0)
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


def parse_options(said: str) -> dict[str, str]:
    """Return `key=value key=value` as options. SetupError names what is not of that form."""
    found = {}
    for part in said.replace(",", " ").split():
        key, sign, value = part.partition("=")
        if not sign:
            raise SetupError(text("error.option_form", said=part))
        found[key] = value
    return found


async def complete_options(call: Call, focused: str) -> list[tuple[str, str]]:
    """Return `key=value` lines for the options of the chosen game, added to what is typed."""
    typed = call.option("options")
    done, _, last = typed.rpartition(" ")
    if call.option("game") not in TITLES:
        return []
    words = Words(call.option("game"))
    out = []
    for option in find_game(call.option("game")).options:
        values = option.values or (str(option.low), option.default, str(option.high))
        for value in values:
            pair = f"{option.key}={value}"
            if pair.startswith(last) and f"{option.key}=" not in done:
                out.append((option_pair(words, option.key, value), f"{done} {pair}".strip()))
    return out


async def _open_thread(call: Call, row: TableRow) -> TableRow:
    """Post the lobby card and open the table's thread under it."""
    channel = call.app.client.get_partial_messageable(row.channel)
    card = await channel.send(**wire.sending(lobby_screen(LiveTable(row))))
    try:
        thread = await call.app.client.http.start_thread_with_message(
            row.channel,
            card.id,
            name=cut(unmarked(f"{Words(row.game).name(row.game)}: {row.name}"), 100),
            auto_archive_duration=ARCHIVE_AFTER,
        )
    except discord.HTTPException as error:
        await call.app.store.update_table(row.id, status=ABANDONED)
        await channel.get_partial_message(card.id).delete()
        key = "error.threads_full" if error.code == 160006 else "error.missing_permissions"
        raise RuleError(text(key, permissions=NEEDED["create_public_threads"])) from error
    return await call.app.store.update_table(row.id, thread=int(thread["id"]), lobby_card=card.id)


async def new_thread(call: Call) -> None:
    """Open a new thread for a table whose own is gone; what waited is posted there."""
    actor = await actor_of(call)
    host_only(call, actor)
    channel = _channel(call)
    await _check_room(call)
    async with actor.turn() as live:
        moved = await call.app.store.update_table(
            live.row.id, channel=channel, panel=None, extra={**live.row.extra, "told_host": None}
        )
        live.replace(row=await _open_thread(call, moved))
        panel = NewPost(audience=PUBLIC, kind="panel", payload={"anew": True}, replaces="panel", numbered=False)
        await call.app.store.post(live.row.id, [panel])
    await call.app.store.hasten(live.row.id, call.app.house.now())
    call.app.house.posted()
    await call.send(
        Screen(content=live.words("lobby.created", name=live.row.name, id=live.row.id, thread=live.row.thread))
    )


# Joining, leaving, starting


async def _join(call: Call) -> None:
    await join_table(call, await actor_of(call))


async def join_table(call: Call, actor: Actor) -> None:
    """Take a seat; the DM is probed now, on the person's own doing."""
    async with actor.turn() as live:
        live.replace(row=await lobby.join(call.app.store, live.row, call.user, call.name))
    call.app.house.posted()
    dm = await call.app.probe_dm(call.user, live.row)
    await call.send(Screen(content=live.words("lobby.joined", name=live.row.name, dm=text(dm))))


async def _leave(call: Call) -> None:
    await leave_table(call, await actor_of(call))


async def leave_table(call: Call, actor: Actor) -> None:
    """Give the seat up: free again before the start, a computer player's afterwards. With the last person the game
    ends, which is confirmed first."""
    async with actor.turn() as live:
        running, alone = live.row.status == RUNNING, is_last(live, call.user)
        if not alone:
            live.replace(row=await lobby.leave(call.app.store, live.row, call.user))
    if alone:
        await ending.show(call, actor)
        return
    call.app.house.settle(live.row.id)
    await call.send(Screen(content=live.words("lobby.left_running" if running else "lobby.left", name=live.row.name)))


async def _start(call: Call) -> None:
    await start_table(call, await actor_of(call))


async def start_table(call: Call, actor: Actor) -> None:
    """Start the game: the host, with enough seated."""
    host_only(call, actor)
    async with actor.turn() as live:
        if live.row.status != LOBBY:
            raise RuleError(text("error.already_started" if live.row.status == RUNNING else "error.table_over"))
        if len(live.row.seats) < live.game.least_seats:
            raise RuleError(text("error.too_few_players", least=live.game.least_seats))
        await actor.start(interaction=call.id)
        await call.app.store.post(live.row.id, [lobby.CARD])
    call.app.house.settle(live.row.id)
    await call.send(Screen(content=live.words("lobby.started", thread=live.row.thread)))


# Looking


async def _show(call: Call) -> None:
    actor = await actor_of(call, statuses=(LOBBY, RUNNING, OVER, ABANDONED))
    live = actor.live
    screen = lobby_screen(live) if live.row.status == LOBBY else call.app.composer.panel(live)
    await call.send(screen)


async def list_tables(call: Call) -> None:
    """List the server's tables, the last touched first."""
    rows = await call.app.store.tables(guild=call.interaction.guild_id, statuses=(LOBBY, RUNNING))
    lines = [
        COMMON(
            "list.table",
            name=row.name,
            id=row.id,
            game=Words(row.game).name(row.game),
            status=text(f"list.{row.status}"),
            thread=row.thread or row.channel,
            count=len(row.seats),
        )
        for row in rows[:20]
    ]
    await call.send(Screen(content=cut("\n".join(lines) or COMMON("list.empty"), 2000)))


async def _complete_table(call: Call, focused: str) -> list[tuple[str, str]]:
    mine = await complete_table(call, call.option("table"))
    here = await call.app.store.tables(guild=call.interaction.guild_id, statuses=(LOBBY, RUNNING))
    typed = call.option("table").lower()
    others = [(unmarked(f"{row.name} ({row.id})"), row.id) for row in here]
    return [pair for pair in dict.fromkeys((*mine, *others)) if typed in pair[0].lower()][:25]
