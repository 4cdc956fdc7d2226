"""Threads that a replaced process has called otherwise or given other tags are called as they should be again; a post
in a forum that it has started, though the process after it had started the table's, is taken away."""

from collections.abc import Collection, Mapping
from typing import Any

import discord

from bot.connection.late_requests import LateRequest
from bot.delivery.worker import Worker
from bot.process.repeating import each_of
from bot.tables.forum import tag_update_post
from bot.tables.places.thread_names import rename_posts, thread_name
from bot.tables.registry import tables_with_installed_games
from bot.tables.table_extra import extra_of, with_extra
from engine.store.interface import Store
from engine.store.models import TableRow


class LatePlaces:
    """Sees to the threads and posts of tables that a replaced process has made or changed too late."""

    def __init__(self, worker: Worker, store: Store) -> None:
        self._worker, self._store = worker, store

    async def show_again(self, threads: Collection[int]) -> None:
        """Let the threads of tables that are among these have their names and tags."""
        found = [row for one in threads if (row := await self._store.table_of_thread(one)) is not None]
        await each_of(tables_with_installed_games(found), self._of_table)

    async def _of_table(self, row: TableRow) -> None:
        if (said := await self._said(row.thread or 0)) is None:
            return
        if said.get("name") not in (None, extra_of(row).thread_name):
            actor = await self._worker.tables.actor(row.id)
            async with actor.turn() as live:
                row = await self._store.update_table(live.row, extra=with_extra(live.row, thread_name=said["name"]))
                live.replace(row=row)
        posts = [*rename_posts(row), *([tag_update_post()] if extra_of(row).forum else [])]
        if posts:
            await self._store.post(row.id, posts)
            self._worker.notify()

    async def take_back(self, late: LateRequest) -> bool:
        """Take away a post of a forum that no table knows; return whether nothing is left to be looked for. A table
        that waits for its post and has found this one makes another."""
        said = await self._said(late.message) if late.message else None
        if said is None or await self._store.tables_showing({late.message}):
            return True
        rows = tables_with_installed_games(await self._store.tables(guild=int(said.get("guild_id") or 0)))
        for row in rows:
            if row.channel == late.channel and extra_of(row).forum and thread_name(row) == said.get("name"):
                live = (await self._worker.tables.actor(row.id)).live
                posts = self._worker.openings.forum_posts
                await posts.withdraw(live, late.channel, late.message, thread_name(row))
                return True
        return False

    async def _said(self, channel: int) -> Mapping[str, Any] | None:
        """Return what Discord says of a thread; None where it is gone, or cannot be seen."""
        try:
            found: Mapping[str, Any] = await self._worker.client.http.get_channel(channel)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            return None
        return found
