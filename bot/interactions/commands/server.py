"""/server: what those who manage a server allow: where tables are opened, how many run at once, who may open them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import discord
import msgspec

from bot.interactions.commands.hosting.office import name_host_for_server
from bot.interactions.commands.registry import CHANNEL, INTEGER, USER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_shown
from bot.interactions.context import InteractionContext
from bot.interactions.place import TYPES, lacking_permission_lines
from bot.messages.screen import Screen
from bot.tables.table_extra import extra_of
from bot.words import Words
from engine.games import game_ids
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import LOBBY, OPENING, RUNNING

COMMON = Words("common")
ROLE = 8
MANAGE_GUILD = 1 << 5  # those who manage a server see the commands; whom they show them to else is theirs to say
MOST = 1000
TABLES, A_PERSON = 50, 10  # open at once where nobody has said otherwise
_OPENING: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by server


class ServerLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What holds in a server. home: where tables are opened that name no place; 0: where they are asked for.
    channels: (): all; tables, person (those that one person has opened): 0: as many as they
    like; creators: "all", "managers", or the id of a role. What was kept before there were defaults has a 0 for the
    tables, and keeps it."""

    channels: tuple[int, ...] = ()
    tables: int = TABLES
    person: int = A_PERSON
    creators: str = "all"
    home: int = 0
    charts: bool = True  # whether owners' own figures may be handed in and played by here


def register(registry: CommandRegistry) -> None:
    """Add /server show, channels, place, tables and creators."""
    registry.group("server", description=COMMON("help.server"))
    allow = CommandOption(name="allow", description=COMMON("option.allow_channel"), type=CHANNEL)
    forbid = CommandOption(name="forbid", description=COMMON("option.forbid_channel"), type=CHANNEL)
    home = CommandOption(name="channel", description=COMMON("option.home"), type=CHANNEL, channel_types=TYPES)
    most = CommandOption(name="most", description=COMMON("option.most_tables"), type=INTEGER, low=0, high=MOST)
    person = CommandOption(name="person", description=COMMON("option.most_person"), type=INTEGER, low=0, high=MOST)
    who = CommandOption(
        name="who",
        description=COMMON("option.creators"),
        choices=tuple((COMMON.name(f"creators_{w}"), w) for w in ("all", "managers")),
    )
    role = CommandOption(name="role", description=COMMON("option.creator_role"), type=ROLE)
    charts = CommandOption(
        name="allowed",
        description=COMMON("option.server_charts"),
        required=True,
        choices=tuple((COMMON(f"value.{one}"), one) for one in ("yes", "no")),
    )
    to = CommandOption(name="to", description=COMMON("option.office"), type=USER, required=True)
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    for name, run, options in (
        ("show", _show, ()),
        ("channels", _channels, (allow, forbid)),
        ("place", _place, (home,)),
        ("tables", _tables, (most, person)),
        ("creators", _creators, (who, role)),
        ("charts", _charts, (charts,)),
        ("host", _host, (to, table)),
    ):
        description = COMMON(f"help.server_{name}")
        registry.add(
            Command(
                path=("server", name),
                description=description,
                run=run,
                options=options,
                complete=_complete,
                dm=False,
                needs=MANAGE_GUILD,
            )
        )


async def limits_of(context: InteractionContext) -> ServerLimits:
    """Return what holds in the server that the call comes from."""
    return _limits(await context.services.store.setting(f"server:{context.interaction.guild_id}"))


def _limits(kept: str | None) -> ServerLimits:
    return msgspec.json.decode(kept, type=ServerLimits) if kept else ServerLimits()


def can_manage_server(context: InteractionContext) -> bool:
    """Return whether the person may manage the server."""
    return bool(context.interaction.guild_id) and context.interaction.permissions.manage_guild


@asynccontextmanager
async def hold_table_creation_lock(context: InteractionContext, channel: int) -> AsyncIterator[None]:
    """Hold the server's door while a table is kept: those who open one at the same instant are counted one after
    another. RuleError where its limits forbid to open one here and now."""
    guild = context.interaction.guild_id or 0
    lock = _OPENING.setdefault(guild, asyncio.Lock())
    async with lock, context.services.opening:
        await _check(context, channel)
        yield


async def _check(context: InteractionContext, channel: int) -> None:
    limits = await limits_of(context)
    await check_channel(context, channel)
    await check_creators(context)
    rows = await context.services.store.tables(guild=context.interaction.guild_id, statuses=(OPENING, LOBBY, RUNNING))
    if limits.tables and len(rows) >= limits.tables:
        raise RuleError(keyed_text("error.server_tables", most=limits.tables))
    own = [row for row in rows if row.host == context.user and not extra_of(row).event]  # an organiser opens no game
    if limits.person and len(own) >= limits.person:
        raise RuleError(keyed_text("error.person_tables", most=limits.person))
    await _check_whole_bot(context)


async def check_creators(context: InteractionContext) -> None:
    """RuleError where the person may not open tables in the server."""
    if not _may_create(context, await limits_of(context)):
        raise RuleError(keyed_text("error.server_creators"))


async def _check_whole_bot(context: InteractionContext) -> None:
    """RuleError where as many tables are open in all servers together as the operator allows."""
    most = context.services.settings.tables
    if most:
        rows = await context.services.store.tables(statuses=(OPENING, LOBBY, RUNNING))
        if sum(not extra_of(row).practice for row in rows) >= most:
            raise RuleError(keyed_text("error.bot_tables", most=most))


async def check_channel(context: InteractionContext, channel: int) -> None:
    """RuleError where tables may not be opened in a channel."""
    limits = await limits_of(context)
    if limits.channels and channel not in (*limits.channels, limits.home):
        places = ", ".join(f"<#{allowed}>" for allowed in limits.channels[:10])
        raise RuleError(keyed_text("error.server_channel", channels=places))


def _may_create(context: InteractionContext, limits: ServerLimits) -> bool:
    if limits.creators == "all" or can_manage_server(context):
        return True
    member = context.interaction.user
    roles = getattr(member, "_roles", ()) if isinstance(member, discord.Member) else ()  # ids; the guild may be unknown
    return limits.creators.isdecimal() and int(limits.creators) in set(roles)


async def _change(context: InteractionContext, **fields: Any) -> None:
    if not can_manage_server(context):
        raise RuleError(keyed_text("error.not_manager"))

    def changed(kept: str | None) -> str:
        return msgspec.json.encode(msgspec.structs.replace(_limits(kept), **fields)).decode()

    await context.services.store.change_setting(f"server:{context.interaction.guild_id}", changed)
    await _show(context)


async def _channels(context: InteractionContext) -> None:
    kept = set((await limits_of(context)).channels)
    if context.text_option("allow"):
        kept.add(int(context.text_option("allow")))
    if context.text_option("forbid"):
        kept.discard(int(context.text_option("forbid")))
    await _change(context, channels=tuple(sorted(kept)))


async def _place(context: InteractionContext) -> None:
    """Let tables be opened in one channel wherever they are asked for; without one, where they are asked for."""
    await _change(context, home=int(context.text_option("channel") or 0))


COUNTED = {"most": "tables", "person": "person"}  # what is said, and the limit that it sets


async def _tables(context: InteractionContext) -> None:
    await _change(
        context, **{field: int(context.options[said]) for said, field in COUNTED.items() if said in context.options}
    )


async def _creators(context: InteractionContext) -> None:
    await _change(context, creators=context.text_option("role") or context.text_option("who") or "all")


async def _charts(context: InteractionContext) -> None:
    """Let owners' own figures be played by in the server, or not."""
    await _change(context, charts=context.text_option("allowed") == "yes")


async def _host(context: InteractionContext) -> None:
    if not can_manage_server(context):
        raise RuleError(keyed_text("error.not_manager"))
    await name_host_for_server(context)


async def _complete(context: InteractionContext, focused: str) -> list[tuple[str, str]]:
    return await complete_shown(context, context.text_option("table"), (LOBBY, RUNNING))


async def _show(context: InteractionContext) -> None:
    limits = await limits_of(context)
    creators = f"<@&{limits.creators}>" if limits.creators.isdecimal() else COMMON.name(f"creators_{limits.creators}")
    said = COMMON(
        "server.shown",
        channels=", ".join(f"<#{channel}>" for channel in limits.channels) or COMMON("server.all_channels"),
        tables=limits.tables or COMMON("server.no_limit"),
        person=limits.person or COMMON("server.no_limit"),
        creators=creators,
        charts=COMMON("value.yes" if limits.charts else "value.no"),
        home=f"<#{limits.home}>" if limits.home else COMMON("server.home_here"),
    )
    lines = [said, *await _lacks(context, limits)]
    await context.send(Screen(content="\n".join(lines)))


async def _lacks(context: InteractionContext, limits: ServerLimits) -> list[str]:
    """Return what lacks in the channels where tables are, or may be, opened."""
    rows = await context.services.store.tables(guild=context.interaction.guild_id, statuses=(OPENING, LOBBY, RUNNING))
    places = dict.fromkeys((*filter(None, (limits.home,)), *limits.channels, *(row.channel for row in rows)))
    return [line for channel in list(places)[:10] for line in lacking_permission_lines(context, channel, game_ids())]
