"""Makes, moves and removes a table's lobby card and thread on Discord.

Every step can be repeated after a crash: a card is found by its nonce and later by its words; a thread that is started
from a message has that message's id, and starting it twice is refused with code 160004. After a refusal it is checked
whether an earlier try had succeeded all the same.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Set
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import discord

from bot.connection import sending
from bot.connection.reading import all_words_of_message
from bot.delivery.last_rendered import LOOK_BACK, UNKNOWN_MESSAGE
from bot.delivery.places.forum_posts import ForumPosts
from bot.messages.card import MessageForm
from bot.messages.screen import Screen, text_without_heading_marks, with_card
from bot.screens.lobby.lobby_screen import moved_screen, opening_screen
from bot.tables import opening
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.places.thread_names import thread_name
from bot.tables.post_types import CardRemoval, OpeningWork, PlaceLeft, kind_of, typed_post_body
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import Opening, extra_of, with_extra
from engine.kernel.texts import Text, keyed_text
from engine.store.models import Post

log = logging.getLogger(__name__)
ARCHIVE_AFTER: Final = 10_080  # minutes: a week, Discord's longest
THREAD_THERE, THREADS_FULL = 160004, 160006
TAG_NEEDED = frozenset({40066, 40067})  # a forum whose posts must carry a tag, and none that we may give
WRONG_TYPE = frozenset({50008, 50024})  # of the channel
ARCHIVED = 50083
GONE = frozenset({10003, 10004})
FORBIDDEN = frozenset({50001, 50013})
NOT_NOW = frozenset({401, 408, 429})  # refusals that say nothing of what was asked for
LATER = 300.0  # seconds between two tries to take away what the bot may not reach
# of them, by what Discord says: what was forbidden may be allowed
TRIES = {50001: 288, 50013: 288, 10003: 3, 10004: 3, ARCHIVED: 3}
TO_POST = ("view_channel", "send_messages", "embed_links", "read_message_history")
WORK = kind_of(OpeningWork)
TO_OPEN = ("view_channel", "create_public_threads")
IN_FORUM = ("view_channel", "send_messages", "send_messages_in_threads", "embed_links", "read_message_history")


class Watch:
    """Somebody who waits for what becomes of an opening."""

    def __init__(self) -> None:
        self.decided, self.shown = asyncio.Event(), asyncio.Event()
        self.near = False  # it is being kept this very moment: worth waiting for

    async def wait_until_known(self, seconds: float, more: float) -> None:
        """Wait until it is known, and `more` for the card to show it; but not for long."""
        for event, patience in ((self.decided, seconds), (self.shown, more)):
            try:
                await asyncio.wait_for(event.wait(), patience)
            except TimeoutError:
                break
        if self.near and not self.decided.is_set():
            try:
                await asyncio.wait_for(self.decided.wait(), seconds)
            except TimeoutError:
                return


class Openings:
    """Carries openings out, and takes away what is left of them."""

    def __init__(self, client: Callable[[], discord.Client], tables: TableRegistry) -> None:
        self._client, self.tables, self.store = client, tables, tables.store
        self.forum_posts = ForumPosts(client, tables)
        self._watches: dict[int, Watch] = {}

    # Who waits for it

    @contextmanager
    def wait_for(self, opening_id: int) -> Iterator[Watch]:
        """Wait for an opening; whoever is not waited for is told by DM."""
        watch = self._watches.setdefault(opening_id, Watch())
        try:
            yield watch
        finally:
            self._watches.pop(opening_id, None)

    def note_shown(self, live: LiveTable) -> None:
        """Note that a table's card shows how it stands, or is gone."""
        opened = live.extra.opened
        watch = self._watches.get(opened.id) if opened is not None else None
        if watch is not None:
            watch.shown.set()

    def _unwatched(self, wanted: Opening) -> bool:
        """Return whether nobody waits for an opening, who would hear now what becomes of it."""
        watch = self._watches.get(wanted.id)
        if watch is not None:
            watch.near = True
        return watch is None

    def _decided(self, wanted: Opening) -> None:
        watch = self._watches.get(wanted.id)
        if watch is not None:
            watch.decided.set()

    # Carrying out

    async def open(self, actor: Actor, post: Post) -> None:
        """Make the card and the thread of the opening that is under way, and move the table there."""
        await self._open(actor, post)
        await self._noted(post)

    async def _noted(self, post: Post) -> None:
        await self.store.mark_sent(post.id, None, None, self.tables.now())

    async def _open(self, actor: Actor, post: Post) -> None:
        async with actor.turn():  # what is wanted is in the store a moment before the table itself has moved on
            wanted = self._wanted(actor, post)
        if wanted is None or not await self.store.note_try(post.id, self.tables.now()):
            return
        if self.tables.now() > wanted.since + opening.LIMIT:
            await self._give_up(actor, wanted, keyed_text("opening.why_late"), begun=True)
            return
        card, thread = await self._made(actor, wanted, post)
        tell = self._unwatched(wanted)
        async with actor.turn() as live:
            if opening.opening_under_way(live.row) is not None:
                await opening.finish_opening(
                    actor, opening.opening_under_way(live.row) or wanted, card, thread, tell=tell
                )
        self._decided(wanted)
        self.tables.posted()

    @staticmethod
    def _wanted(actor: Actor, post: Post) -> Opening | None:
        """Return the opening that a post is about; None where it has come to its end."""
        wanted = opening.opening_under_way(actor.live.row)
        return wanted if wanted is not None and wanted.id == typed_post_body(post, OpeningWork).id else None

    async def _made(self, actor: Actor, wanted: Opening, post: Post) -> tuple[int, int]:
        """Return card and thread, made where they are not there yet."""
        if wanted.forum:
            made = await self._with_post(actor, wanted, post)
            return made, made
        for anew in (False, True):
            wanted = await self._with_card(actor, wanted, post, anew=anew)
            card = wanted.card or 0
            try:
                return card, await self._thread(actor.live, wanted, card)
            except discord.NotFound as error:  # somebody took the card away meanwhile
                if error.code != UNKNOWN_MESSAGE or anew:
                    raise
            async with actor.turn():
                wanted = await opening.note_card_posted(actor, wanted, None)
        raise AssertionError  # unreachable: the second try returns or raises

    async def _with_post(self, actor: Actor, wanted: Opening, post: Post) -> int:
        """Return the table's post in a forum, which is its card and its thread in one."""
        if wanted.card is not None and await self._is_there(wanted.card):
            return wanted.card
        live, made, name = actor.live, None, thread_name(actor.live.row)
        if post.first_tried is not None:
            made = await self.forum_posts.unnoted_post(live, wanted.channel, name)
        if made is None:
            made = await self.forum_posts.create(live, wanted, name)
        async with actor.turn():
            await opening.note_card_posted(actor, wanted, made)
        return made

    async def _with_card(self, actor: Actor, wanted: Opening, post: Post, *, anew: bool) -> Opening:
        if wanted.card is not None:
            return wanted
        live, channel = actor.live, self._client().get_partial_messageable(wanted.channel)
        screen, card = with_card(opening_screen(live)), None
        if (post.first_tried is not None or wanted.look) and not anew:
            card = await self._lost(channel, live, screen, alive=wanted.look)
        if card is None:
            nonce = f"{post.nonce[:21]}.2" if anew else post.nonce
            card = await sending.send_message(self._client(), wanted.channel, screen, nonce=nonce, form=MessageForm.V2)
        async with actor.turn():
            return await opening.note_card_posted(actor, wanted, card)

    async def _lost(
        self, channel: discord.PartialMessageable, live: LiveTable, screen: Screen, *, alive: bool = False
    ) -> int | None:
        """Return the card that was posted just before a kill, of which nothing was noted. alive: a lobby card of before
        will do."""
        user = self._client().user
        title = screen.first_line()
        async for message in channel.history(limit=LOOK_BACK):
            if user is None or message.author.id != user.id or message.id == live.row.lobby_card:
                continue
            said = text_without_heading_marks(all_words_of_message(message))
            lobby = alive and said.startswith(title) and f"-# table {live.row.id}" in said
            if said == text_without_heading_marks(screen.words()) or lobby:
                return message.id
        return None

    async def _thread(self, live: LiveTable, wanted: Opening, card: int) -> int:
        """Return the thread of a card, started where it has none."""
        try:
            made = await self._client().http.start_thread_with_message(
                wanted.channel, card, name=thread_name(live.row), auto_archive_duration=ARCHIVE_AFTER
            )
        except discord.HTTPException as error:
            if error.code == THREAD_THERE:
                return card
            if _for_good(error) and error.code != UNKNOWN_MESSAGE and await self._is_there(card):
                return card
            raise
        return int(made["id"])

    async def _is_there(self, thread: int) -> bool:
        """Return whether a thread is there: an earlier try may have made it, whose answer was lost."""
        try:
            await self._client().http.get_channel(thread)
        except discord.HTTPException as error:
            if not _for_good(error):
                raise
            return False
        return True

    async def deliver_forum_tags(self, actor: Actor, post: Post) -> None:
        """Let the post of a table in a forum carry the tags that tell how it stands."""
        await self.forum_posts.deliver(actor, post)

    async def deliver_thread_name(self, actor: Actor, post: Post) -> None:
        """Call a table's thread after what is played there. Where Discord does not allow it, it keeps its name."""
        await self.store.note_try(post.id, self.tables.now())
        async with actor.turn() as live:
            row, name = live.row, thread_name(live.row)
        if row.thread is not None and name != extra_of(row).thread_name:
            try:
                await self._client().http.edit_channel(row.thread, name=name)
            except discord.HTTPException as error:
                if not _for_good(error):
                    raise
                log.info("table %s: its thread keeps its name: code %s", row.id, error.code)
            else:
                async with actor.turn() as live:
                    extra = with_extra(live.row, thread_name=name, renamed=self.tables.now())
                    live.replace(row=await self.store.update_table(live.row, extra=extra))
        await self._noted(post)

    # When Discord refuses

    async def give_up_refused(
        self, post: Post, error: discord.HTTPException, retry: Callable[..., Awaitable[Any]]
    ) -> bool:
        """Give up what Discord refuses for good, and try the rest again later; return whether the queue can go on."""
        actor = await self.tables.actor(post.table)
        if not _for_good(error):
            wait = float(min(2 ** min(post.attempts, 8), 300))
            await retry([post], wait, str(error.code or error.status), unsent=error.status < 500)
            return False
        wanted = self._wanted(actor, post) if post.kind == WORK else None
        if wanted is not None:
            begun = wanted.card is not None or post.first_tried is not None
            await self._give_up(actor, wanted, _why(wanted, error), begun=begun)
        elif post.kind != WORK and post.attempts < TRIES.get(error.code, 0):
            await retry([post], LATER, str(error.code), unsent=True)
            return False
        await self.store.give_up(post.id, str(error.code))
        return True

    async def _give_up(self, actor: Actor, wanted: Opening, why: Text, *, begun: bool) -> None:
        tell = self._unwatched(wanted)
        async with actor.turn() as live:
            if opening.opening_under_way(live.row) is not None:
                await opening.undo_opening(actor, wanted, why, tell=tell, begun=begun)
        self._decided(wanted)
        if not begun:
            self.note_shown(actor.live)
        self.tables.posted()

    # Taking away

    async def withdraw(self, actor: Actor, post: Post) -> None:
        """Delete a card that leads nowhere, wherever it is."""
        await self.store.note_try(post.id, self.tables.now())
        live, gone = actor.live, typed_post_body(post, CardRemoval)
        if gone.forum:
            await self.forum_posts.withdraw(live, gone.channel, gone.card, thread_name(live.row))
            self.note_shown(live)
            await self._noted(post)
            return
        channel, card = self._client().get_partial_messageable(gone.channel), gone.card
        try:
            if card is None:
                card = await self._lost(channel, live, opening_screen(live))
            if card is not None:
                await channel.get_partial_message(card).delete()
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
        self.note_shown(live)
        await self._noted(post)

    async def leave_old_thread(self, actor: Actor, post: Post) -> None:
        """Let the card that a table has left say where it is now, and take the panel out of its old thread."""
        await self.store.note_try(post.id, self.tables.now())
        left = typed_post_body(post, PlaceLeft)
        await self._show_moved(actor.live, left)
        if left.forum is not None and left.thread is not None:
            await self.forum_posts.mark_left(actor.live.row, left.forum, left.thread)
        if left.panel is not None and left.thread is not None:
            panel = self._client().get_partial_messageable(left.thread).get_partial_message(left.panel)
            await _unless_gone(panel.delete(), {UNKNOWN_MESSAGE, *GONE})
        await self._noted(post)

    async def _show_moved(self, live: LiveTable, left: PlaceLeft) -> None:
        """Let a card say where its table is now. In a forum it lies in its post, which is opened again if it sleeps."""
        client, screen = self._client(), with_card(moved_screen(live))
        edit = partial(sending.edit_message, client, left.channel, left.card, screen, form=MessageForm.V2)
        try:
            await _unless_gone(edit(), {UNKNOWN_MESSAGE})
        except discord.HTTPException as error:
            if error.code != ARCHIVED or left.forum is None:
                raise
            await self.forum_posts.reopen_sleeping_post(left.channel)
            await _unless_gone(edit(), {UNKNOWN_MESSAGE})


async def _unless_gone(request: Awaitable[Any], codes: Set[int]) -> None:
    try:
        await request
    except discord.NotFound as error:
        if error.code not in codes:
            raise


def _for_good(error: discord.HTTPException) -> bool:
    """Return whether asking again would be answered in the same way."""
    return 400 <= error.status < 500 and error.status not in NOT_NOW


def _why(wanted: Opening, error: discord.HTTPException) -> Text:
    """Return in words why an opening was refused, and what would help."""
    if error.code in FORBIDDEN:
        needed = IN_FORUM if wanted.forum else TO_POST if wanted.card is None else TO_OPEN
        return keyed_text(
            "opening.why_forbidden", channel=wanted.channel, permissions=[f"permission_{one}" for one in needed]
        )
    if error.code == THREADS_FULL:
        return keyed_text("error.threads_full")
    if error.code in TAG_NEEDED:
        return keyed_text("opening.why_tag", channel=wanted.channel)
    if error.code in WRONG_TYPE:
        return keyed_text("opening.why_type", channel=wanted.channel)
    if error.code in GONE:
        return keyed_text("opening.why_gone")
    return keyed_text("opening.why_other", channel=wanted.channel, code=error.code or error.status)
