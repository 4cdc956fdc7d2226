"""Tables in a forum on Discord: their posts made, found again and taken away, and the tags that they carry.

A post is made with its first message, the lobby card, in one request, and has that message's id. Discord takes no nonce
there, so what was made just before a kill is looked for among the forum's posts by its words.
"""

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

import discord

from bot.connection import sending
from bot.connection.reading import all_words_of_message
from bot.delivery.last_rendered import UNKNOWN_MESSAGE
from bot.messages.card import MessageForm
from bot.messages.screen import text_without_heading_marks, with_card
from bot.screens.lobby.lobby_screen import opening_screen, withdrawn_screen
from bot.tables.actor import Actor
from bot.tables.forum import Forum, Rights, scenario_of, tags_of_post
from bot.tables.live import LiveTable
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import Opening, extra_of
from engine.store.models import ABANDONED, Post, TableRow

log = logging.getLogger(__name__)
UNKNOWN_CHANNEL = 10003
FORBIDDEN = frozenset({50001, 50013})


class ForumPosts:
    """Makes posts of forums, and keeps their tags."""

    def __init__(self, client: Callable[[], discord.Client], tables: TableRegistry) -> None:
        self._client, self.tables, self.store = client, tables, tables.store

    # Making a post

    async def create(self, live: LiveTable, wanted: Opening, name: str) -> int:
        """Make a table's post with its card and return its id."""
        row = live.row
        forum, rights = await self._prepared(wanted.channel, row), bot_rights_in_forum(self._client(), wanted.channel)
        tags = tags_of_post(forum, row.game, row.status, (), rights, scenario_of(row))
        screen = with_card(opening_screen(live))
        return await sending.start_post(self._client(), wanted.channel, name, screen, tags, form=MessageForm.V2)

    async def _prepared(self, channel: int, row: TableRow) -> Forum:
        """Return a forum's tags, those that are lacking made first where the bot may do so."""
        client = self._client()
        said: Mapping[str, Any] = await client.http.get_channel(channel)
        forum = Forum.forum_from_discord_json(said)
        new = [{"name": name} for name in forum.tag_names_to_make(row.game, scenario_of(row))]
        if not new or not bot_rights_in_forum(client, channel).channels:
            return forum
        try:
            changed = await client.http.edit_channel(channel, available_tags=[*said["available_tags"], *new])
        except discord.HTTPException as error:  # a table without tags is a table still
            log.info("tags of forum %d could not be made: code %s", channel, error.code)
            return forum
        return Forum.forum_from_discord_json(changed)

    async def unnoted_post(self, live: LiveTable, channel: int, name: str) -> int | None:
        """Return the post that was made just before a kill, of which nothing was noted."""
        screen, me = opening_screen(live), self._client().user
        async for thread in self._posts(live.row.guild, channel):
            mine = me is not None and int(thread.get("owner_id") or 0) == me.id and thread.get("name") == name
            post = int(thread["id"])
            if not mine or post == live.row.thread:
                continue
            try:
                card = await self._client().get_partial_messageable(post).fetch_message(post)
            except discord.NotFound:
                continue
            if text_without_heading_marks(all_words_of_message(card)) == text_without_heading_marks(screen.words()):
                return post
        return None

    async def _posts(self, guild: int, channel: int) -> AsyncIterator[Mapping[str, Any]]:
        """Yield a forum's posts: those that are open, then the last that were closed."""
        active = await self._client().http.get_active_threads(guild)
        for thread in active.get("threads", ()):
            if int(thread.get("parent_id") or 0) == channel:
                yield thread
        archived = await self._client().http.get_public_archived_threads(channel)
        for thread in archived.get("threads", ()):
            yield thread

    async def withdraw(self, live: LiveTable, channel: int, post: int | None, name: str) -> None:
        """Take away a post that leads nowhere. Only who manages threads may delete one: else it says that it is none,
        and is closed."""
        if post is None:
            post = await self.unnoted_post(live, channel, name)
        if post is None:
            return
        client = self._client()
        try:
            if bot_rights_in_forum(client, channel).threads:
                await client.http.delete_channel(post)
                return
            await sending.edit_message(client, post, post, with_card(withdrawn_screen(live)), form=MessageForm.V2)
            await client.http.edit_channel(post, archived=True)
        except discord.NotFound as error:
            if error.code not in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE):
                raise

    async def reopen_sleeping_post(self, post: int) -> None:
        """Open a post again that has gone to sleep: what is in it cannot be edited else."""
        await self._client().http.edit_channel(post, archived=False)

    # Tags

    async def deliver(self, actor: Actor, post: Post) -> None:
        """Let the post of a table carry the tags that tell how it stands; nothing is edited where it does."""
        await self.store.note_try(post.id, self.tables.now())
        async with actor.turn() as live:
            row = live.row
        if extra_of(row).forum and row.thread is not None:
            await self.set_state_tags(row, row.channel, row.thread, row.status)
        await self.store.mark_sent(post.id, None, None, self.tables.now())

    async def mark_left(self, row: TableRow, channel: int, post: int) -> None:
        """Let the post that a table has left tell that nothing goes on there; one that is gone is left alone."""
        try:
            await self.set_state_tags(row, channel, post, ABANDONED)
        except discord.NotFound:
            return

    async def set_state_tags(self, row: TableRow, channel: int, post: int, status: str) -> None:
        """Let a post carry the tags of a table that stands so."""
        client = self._client()
        forum, rights = await self._prepared(channel, row), bot_rights_in_forum(client, channel)
        thread: Mapping[str, Any] = await client.http.get_channel(post)
        state, applied = thread.get("thread_metadata") or {}, [str(tag) for tag in thread.get("applied_tags") or ()]
        new = tags_of_post(forum, row.game, status, applied, rights, scenario_of(row))
        if set(new) == set(applied) or (state.get("locked") and not rights.threads):
            return
        woken: dict[str, Any] = {"archived": False} if state.get("archived") else {}
        await client.http.edit_channel(post, applied_tags=new, **woken)


def bot_rights_in_forum(client: discord.Client, channel: int) -> Rights:
    """Return what the bot may do in a forum beyond writing there, as far as the gateway has told; else nothing."""
    found = client.get_channel(channel)
    if not isinstance(found, discord.ForumChannel) or found.guild.me is None:
        return Rights()
    given = found.permissions_for(found.guild.me)
    return Rights(channels=given.manage_channels, threads=given.manage_threads)
