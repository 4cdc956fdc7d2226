"""Tables whose channel or thread is gone or forbidden to the bot: the host is told once, and waiting posts are tried
again when Discord reports a change of roles, channels or the server."""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Sequence
from functools import partial

from bot.connection.sending import Owe
from bot.delivery.last_rendered import UNKNOWN_MESSAGE
from bot.tables import notices
from bot.tables.live import LiveTable
from bot.tables.post_types import LOBBY_CARD, panel_post
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import extra_of, with_extra
from bot.tables.timing import DAY
from engine.kernel.errors import SaveError
from engine.kernel.texts import keyed_text
from engine.store.models import LOBBY, OPENING, RUNNING, Post

log = logging.getLogger(__name__)
NO_CHANNEL = 10003
GONE = {NO_CHANNEL, 10004, UNKNOWN_MESSAGE, 50083, 160005}  # channel, guild, message gone; thread archived, locked
FORBIDDEN = {50001, 50013}
NO_FILES = -50013  # no code of Discord's: words are let through, and pictures are not
SOON = 1.0  # seconds after a change, since one seldom comes alone
LATER = 300.0  # seconds until what was refused is tried again; whoever mends it hastens it
JUST_NOW = 15.0  # seconds after a change in which a refusal may be of before it
APART = 4.0  # seconds more between two tries: a server that is rearranged says a hundred things


class MissingPermissions:
    """Knows the tables whose posts were refused: they carry Discord's code (`Extra.told_host`)."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables, self.store = tables, tables.store
        self._guilds: set[int] = set()
        self._changed: dict[int, float] = {}  # by server: when something changed there last, by a clock that counts on
        self._looking: asyncio.Task[None] | None = None

    async def note_missing(self, live: LiveTable, code: int) -> None:
        """Note that a table's place refuses what is posted, and tell the host once."""
        key = "notice.thread_gone" if code in GONE else "notice.no_files" if code == NO_FILES else "notice.forbidden"
        actor = await self.tables.actor(live.row.id)
        async with actor.turn():
            row = live.row
            if extra_of(row).told_host == code:
                return
            told = notices.personal_notice_post(row.host, keyed_text(key, channel=row.thread or row.channel))
            extra = with_extra(row, told_host=code)
            live.replace(row=await self.store.update_table(row, extra=extra, posts=[told]))

    def pictures_refused_note(self, live: LiveTable) -> Owe:
        """Return what notes that words are let through at a table and pictures are not."""
        return partial(self.note_missing, live, NO_FILES)

    async def give_up_thread_posts(self, live: LiveTable, code: int, posts: Sequence[Post]) -> bool:
        """Give posts up whose thread was deleted after their table had ended: it gets no other one, and its host is
        told of no command that would make one. Return whether that is so."""
        if code != NO_CHANNEL or live.row.status in (OPENING, LOBBY, RUNNING):
            return False
        for post in posts:
            await self.store.give_up(post.id, str(code))
        return True

    def seconds_until_retry(self, live: LiveTable) -> float:
        """Return the seconds until what was refused is tried again: soon where something has just changed, since the
        refusal may be of before and no other event may come."""
        ago = time.monotonic() - self._changed.get(live.row.guild, -math.inf)
        return APART if ago < JUST_NOW else LATER

    async def change_lobby_card_later(self, post: Post, code: int) -> None:
        """Change the lobby card later, which may show something that is true no more; it holds up nothing else. Where
        somebody took it away the thread is enough."""
        if code == UNKNOWN_MESSAGE or self.tables.now() > post.created + DAY:
            await self.store.give_up(post.id, str(code))
        else:
            await self.store.retry_later(post.id, self.tables.now() + LATER, str(code))

    async def note_post_sent(self, live: LiveTable) -> None:
        """Note that a post has gone out: should it come to a refusal again, the host is told again."""
        if live.extra.told_host in (None, NO_FILES):  # of files only a change of rights can tell
            return
        await self._forget(live)

    async def _forget(self, live: LiveTable) -> None:
        actor = await self.tables.actor(live.row.id)
        async with actor.turn():
            extra = with_extra(live.row, told_host=None)
            live.replace(row=await self.store.update_table(live.row, extra=extra))

    def note_change(self, guild: int) -> None:
        """Note that roles, channels or the bot's own place in a server have changed."""
        self._guilds.add(guild)
        self._changed[guild] = time.monotonic()
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while self._guilds:
            await asyncio.sleep(SOON)
            guilds, self._guilds = self._guilds, set()
            try:
                for table in await self.store.refused_tables(sorted(guilds), sorted(GONE | FORBIDDEN)):
                    await self._again(table)
            except SaveError as error:
                log.error("what waits for a permission was not looked at: %s", error)
            except Exception as error:
                log.error("what waits for a permission was not looked at (%s)", type(error).__name__)
            await asyncio.sleep(APART)

    async def _again(self, table: str) -> None:
        """Let what waits at a table go now, and its board with it, which was given up."""
        actor = await self.tables.actor(table)
        if actor.live.extra.told_host == NO_FILES:
            await self._forget(actor.live)
            return  # nothing waits
        async with actor.turn() as live:
            board = LOBBY_CARD if live.state is None else panel_post()
            await self.store.post(table, [board])
        await self.store.retry_now(table, self.tables.now())
        self.tables.posted()

    async def stop(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking
