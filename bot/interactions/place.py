"""Where a table is opened: the channel that the command names, else the server's own place for tables, else where it is
asked. A text channel or a forum; what lacks there is said before anything is kept."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import discord

from bot.delivery.places.forum_posts import bot_rights_in_forum
from bot.interactions.commands.registry import CHANNEL, CommandOption
from bot.interactions.context import InteractionContext
from bot.tables.forum import GAME, MOST, STATES, Forum, missing_tags, tag_name, tags_of_post
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import OPENING

COMMON = Words("common")
TEXT, FORUM = discord.ChannelType.text.value, discord.ChannelType.forum.value
TYPES = (TEXT, FORUM)
NEEDED = (  # what the bot must be allowed in the channel; named as Discord does: `name.permission_<flag>`
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
    "pin_messages",
)
IN_TEXT_ALONE = "create_public_threads"  # a post of a forum is a message: Send Messages is enough


def where_option() -> CommandOption:
    """Return the option that names the channel."""
    return CommandOption(name="channel", description=COMMON("option.place"), type=CHANNEL, channel_types=TYPES)


class TableChannel(NamedTuple):
    """A channel where a table may be; forum: it is one, and the table a post of it."""

    channel: int
    forum: bool = False


def place_for_table(context: InteractionContext, home: int, game: str) -> TableChannel:
    """Return where a table shall be, by what the command says. home: the server's own place for
    tables, 0 for none. RuleError, in words, where it cannot be there."""
    if context.interaction.guild_id is None:
        raise RuleError(keyed_text("error.only_in_server"))
    named = _named(context)
    if named is not None:
        place = named
    elif home:
        place = _home(context, home)
    else:
        place = _here(context)
    check_table_permissions(context, place, game)
    return place


def _named(context: InteractionContext) -> TableChannel | None:
    """Return the channel that the command names. RuleError where the person may not write there themselves: the bot
    would do for them what they may not do."""
    wanted = context.text_option("channel")
    if not wanted:
        return None
    data: dict[str, Any] = dict(context.interaction.data or {})
    found: dict[str, Any] = (data.get("resolved", {}).get("channels") or {}).get(wanted) or {}
    if found.get("type") not in TYPES:
        raise RuleError(keyed_text("error.wrong_channel", channel=wanted))
    given = discord.Permissions(int(found.get("permissions") or 0))
    if not (given.administrator or (given.view_channel and given.send_messages)):
        raise RuleError(keyed_text("error.not_yours_there", channel=wanted))
    return TableChannel(int(wanted), found["type"] == FORUM)


def _home(context: InteractionContext, home: int) -> TableChannel:
    """Return the server's own place for tables. RuleError where it is gone."""
    found = context.services.client.get_channel(home)
    if not isinstance(found, (discord.TextChannel, discord.ForumChannel)):
        raise RuleError(keyed_text("error.home_gone"))
    return TableChannel(home, isinstance(found, discord.ForumChannel))


def _here(context: InteractionContext) -> TableChannel:
    """Return the channel where it is asked; in a post of a forum the forum. RuleError where no table can be."""
    channel = context.interaction.channel
    kind = channel.type if channel else None
    if kind is discord.ChannelType.text:
        return TableChannel(context.interaction.channel_id or 0)
    parent = getattr(channel, "parent_id", None)
    if parent and isinstance(context.services.client.get_channel(parent), discord.ForumChannel):
        return TableChannel(parent, forum=True)
    raise RuleError(keyed_text("error.no_threads_here"))


def check_table_permissions(context: InteractionContext, place: TableChannel, game: str) -> None:
    """RuleError where the bot lacks what it needs to open a table there, by name. What the gateway has not told of a
    channel is left to Discord to say."""
    if context.interaction.guild_id is None:
        raise RuleError(keyed_text("error.only_in_server"))
    missing = [f"permission_{flag}" for flag in lacking_permissions(_given(context, place), forum=place.forum)]
    if missing:
        raise RuleError(keyed_text("error.missing_permissions_in", permissions=missing, channel=place.channel))
    if place.forum and (found := _forum(context, place.channel)) is not None:
        rights = bot_rights_in_forum(context.services.client, place.channel)
        known = tags_of_post(found, game, OPENING, (), rights)
        if found.required and not known and found.unmakeable_tags(game, rights):
            names = ", ".join(f"“{tag_name(game, what)}”" for what in (*STATES, GAME))
            raise RuleError(keyed_text("error.tag_needed", channel=place.channel, tags=names))


def lacking_permissions(given: discord.Permissions | None, *, forum: bool) -> list[str]:
    """Return the flags of what is needed and not given; none where nothing is known."""
    if given is None or given.administrator:
        return []
    return [flag for flag in NEEDED if not getattr(given, flag) and not (forum and flag == IN_TEXT_ALONE)]


def _given(context: InteractionContext, place: TableChannel) -> discord.Permissions | None:
    if place.channel == context.interaction.channel_id:
        return context.interaction.app_permissions
    return bot_permissions_in_channel(context, place.channel)


def bot_permissions_in_channel(context: InteractionContext, channel: int) -> discord.Permissions | None:
    """Return what the bot may do in a channel; None where the gateway has not told of it."""
    found = context.services.client.get_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel) or found.guild.me is None:
        return None
    return found.permissions_for(found.guild.me)


def _forum(context: InteractionContext, channel: int) -> Forum | None:
    found = context.services.client.get_channel(channel)
    return Forum.from_channel(found) if isinstance(found, discord.ForumChannel) else None


# What lacks in a forum, for whoever manages the server


def lacking_permission_lines(context: InteractionContext, channel: int, games: Iterable[str]) -> Iterator[str]:
    """Yield what lacks in a channel where tables are opened, a line each; nothing where the gateway has not told of
    it, or nothing lacks."""
    place = _forum(context, channel)
    missing = lacking_permissions(bot_permissions_in_channel(context, channel), forum=place is not None)
    if missing:
        yield COMMON("server.lacks_rights", channel=channel, permissions=[f"permission_{flag}" for flag in missing])
    if place is None:
        return
    rights = bot_rights_in_forum(context.services.client, channel)
    absent, bound = missing_tags(place, games, rights)
    if absent:
        yield COMMON("server.lacks_tags", channel=channel, tags=", ".join(absent), count=len(absent), most=MOST)
    if bound and not rights.threads:
        yield COMMON("server.lacks_moderated", channel=channel, tags=", ".join(bound), count=len(bound))
