"""/server: what those who manage a server allow: where tables are opened, how many run at once, who may open them."""

from typing import Any

import discord
import msgspec

from bot.commands.registry import INTEGER, Command, CommandOption, Registry
from bot.commands.reply import Call
from bot.screens.screen import Screen
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import text
from engine.store.kept import LOBBY, OPENING, RUNNING

COMMON = Words("common")
CHANNEL, ROLE = 7, 8
MANAGE_GUILD = 1 << 5  # those who manage a server see the commands; whom they show them to else is theirs to say
MOST = 1000


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What holds in a server. channels: (): all; tables: 0: as many as they like; creators: "all", "managers", or the
    id of a role."""

    channels: tuple[int, ...] = ()
    tables: int = 0
    creators: str = "all"


def register(registry: Registry) -> None:
    """Add /server show, channels, tables and creators."""
    registry.group("server", description=COMMON("help.server"))
    allow = CommandOption(name="allow", description=COMMON("option.allow_channel"), type=CHANNEL)
    forbid = CommandOption(name="forbid", description=COMMON("option.forbid_channel"), type=CHANNEL)
    most = CommandOption(
        name="most", description=COMMON("option.most_tables"), type=INTEGER, required=True, low=0, high=MOST
    )
    who = CommandOption(
        name="who",
        description=COMMON("option.creators"),
        choices=tuple((COMMON.name(f"creators_{w}"), w) for w in ("all", "managers")),
    )
    role = CommandOption(name="role", description=COMMON("option.creator_role"), type=ROLE)
    for name, run, options in (
        ("show", _show, ()),
        ("channels", _channels, (allow, forbid)),
        ("tables", _tables, (most,)),
        ("creators", _creators, (who, role)),
    ):
        description = COMMON(f"help.server_{name}")
        registry.add(
            Command(
                path=("server", name), description=description, run=run, options=options, dm=False, needs=MANAGE_GUILD
            )
        )


async def limits_of(call: Call) -> Limits:
    """Return what holds in the server that the call comes from."""
    kept = await call.app.store.setting(f"server:{call.interaction.guild_id}")
    return msgspec.json.decode(kept, type=Limits) if kept else Limits()


def manages(call: Call) -> bool:
    """Return whether the person may manage the server."""
    return bool(call.interaction.guild_id) and call.interaction.permissions.manage_guild


async def check(call: Call, channel: int) -> None:
    """RuleError where the server's limits forbid to open a table here and now."""
    limits = await limits_of(call)
    await check_channel(call, channel)
    if not _may_create(call, limits):
        raise RuleError(text("error.server_creators"))
    if limits.tables:
        rows = await call.app.store.tables(guild=call.interaction.guild_id, statuses=(OPENING, LOBBY, RUNNING))
        if len(rows) >= limits.tables:
            raise RuleError(text("error.server_tables", most=limits.tables))


async def check_channel(call: Call, channel: int) -> None:
    """RuleError where tables may not be opened in a channel."""
    limits = await limits_of(call)
    if limits.channels and channel not in limits.channels:
        places = ", ".join(f"<#{allowed}>" for allowed in limits.channels[:10])
        raise RuleError(text("error.server_channel", channels=places))


def _may_create(call: Call, limits: Limits) -> bool:
    if limits.creators == "all" or manages(call):
        return True
    member = call.interaction.user
    roles = getattr(member, "_roles", ()) if isinstance(member, discord.Member) else ()  # ids; the guild may be unknown
    return limits.creators.isdecimal() and int(limits.creators) in set(roles)


async def _change(call: Call, **fields: Any) -> None:
    if not manages(call):
        raise RuleError(text("error.not_manager"))
    changed = msgspec.structs.replace(await limits_of(call), **fields)
    await call.app.store.set_setting(f"server:{call.interaction.guild_id}", msgspec.json.encode(changed).decode())
    await _show(call)


async def _channels(call: Call) -> None:
    kept = set((await limits_of(call)).channels)
    if call.option("allow"):
        kept.add(int(call.option("allow")))
    if call.option("forbid"):
        kept.discard(int(call.option("forbid")))
    await _change(call, channels=tuple(sorted(kept)))


async def _tables(call: Call) -> None:
    await _change(call, tables=call.number("most", 0))


async def _creators(call: Call) -> None:
    await _change(call, creators=call.option("role") or call.option("who") or "all")


async def _show(call: Call) -> None:
    limits = await limits_of(call)
    creators = f"<@&{limits.creators}>" if limits.creators.isdecimal() else COMMON.name(f"creators_{limits.creators}")
    said = COMMON(
        "server.shown",
        channels=", ".join(f"<#{channel}>" for channel in limits.channels) or COMMON("server.all_channels"),
        tables=limits.tables or COMMON("server.no_limit"),
        creators=creators,
    )
    await call.send(Screen(content=said))
