"""/server board: one message that shows the server's tables and is kept up to date, and who is called for new ones."""

import logging

import discord

from bot.clubs.boards import decoded_board
from bot.interactions.commands.registry import CHANNEL, INTEGER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.server import MANAGE_GUILD, ROLE, can_manage_server
from bot.interactions.context import InteractionContext
from bot.interactions.place import TEXT, bot_permissions_in_channel
from bot.messages.screen import Screen
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

log = logging.getLogger(__name__)
COMMON = Words("common")
NEEDED = ("view_channel", "send_messages", "embed_links", "read_message_history")
WEEK = 168  # hours
YES = "yes"


def register(registry: CommandRegistry) -> None:
    """Add /server board."""
    options = (
        CommandOption(name="channel", description=COMMON("option.board"), type=CHANNEL, channel_types=(TEXT,)),
        CommandOption(name="role", description=COMMON("option.board_role"), type=ROLE),
        CommandOption(name="hours", description=COMMON("option.board_hours"), type=INTEGER, low=1, high=WEEK),
        CommandOption(name="end", description=COMMON("option.board_end"), choices=((COMMON("board.end_yes"), YES),)),
    )
    registry.add(
        Command(
            path=("server", "board"),
            description=COMMON("help.server_board"),
            run=change_board,
            options=options,
            dm=False,
            needs=MANAGE_GUILD,
        )
    )


async def change_board(context: InteractionContext) -> None:
    """Set the server's board up, change it, end it, or say how it stands."""
    if not can_manage_server(context):
        raise RuleError(keyed_text("error.not_manager"))
    guild, boards = context.guild or 0, context.services.boards
    kept = decoded_board(await context.services.store.board(guild))
    if context.text_option("end") == YES:
        await context.send(Screen(content=COMMON("board.ended" if await boards.end_board(guild) else "board.none")))
        return
    channel = int(context.text_option("channel") or (kept.board.channel if kept else 0))
    if not channel:
        await context.send(Screen(content=COMMON("board.none")))
        return
    given = bot_permissions_in_channel(context, channel)
    missing = [f"permission_{flag}" for flag in NEEDED if given is not None and not getattr(given, flag)]
    if missing:
        raise RuleError(keyed_text("error.missing_permissions_in", permissions=missing, channel=channel))
    role = int(context.text_option("role") or (kept.role if kept else 0))
    hours = context.number_option("hours", kept.hours if kept else 24)
    await boards.set_up_board(guild, channel, role, hours)
    lines = [COMMON("board.shown", channel=channel, role=role, hours=hours)]
    if role and not _may_ping(context, role):
        lines.append(COMMON("board.no_ping", role=role))
    await context.send(Screen(content="\n".join(lines)))


def _may_ping(context: InteractionContext, role: int) -> bool:
    """Return whether a mention of a role by the bot rings, as far as is known."""
    server = context.services.client.get_guild(context.guild or 0)
    found = server.get_role(role) if server is not None else None
    if server is None or found is None or server.me is None:
        return True
    return found.mentionable or server.me.guild_permissions.mention_everyone


async def change_being_called(context: InteractionContext) -> None:
    """Give the person who presses the role that is called for new tables, or take it from them."""
    guild = context.guild or 0
    kept = decoded_board(await context.services.store.board(guild)) if guild else None
    if kept is None or not kept.role:
        raise RuleError(keyed_text("error.no_call"))
    member = context.interaction.user
    has = kept.role in set(getattr(member, "_roles", ()))
    http = context.services.client.http
    try:
        await (http.remove_role if has else http.add_role)(guild, context.user, kept.role)
    except discord.HTTPException as error:
        if error.status not in (403, 404):
            raise
        log.info("a role was not given: code %s", error.code)
        raise RuleError(keyed_text("error.cannot_give_role", role=kept.role)) from error
    await context.send(Screen(content=COMMON("board.called_no_more" if has else "board.called", role=kept.role)))
