"""The running message of what goes on at a table (a battle): one message that is edited, never one a step."""

from collections.abc import Callable

import discord

from bot.delivery import wire
from bot.delivery.compose import Composer
from bot.delivery.faces import LOOK_BACK, UNKNOWN_MESSAGE, Faces
from bot.screens.screen import Screen
from bot.tables.house import House
from bot.tables.live import LiveTable
from engine.store.interface import Post

TOO_OFTEN = 30046  # it is old and was edited often: the report will tell (as it does where somebody deleted it)


class Courses:
    """Sends and edits running messages. Which message it is lies with the table, so that it outlives a restart."""

    def __init__(self, client: Callable[[], discord.Client], house: House, composer: Composer) -> None:
        self._client, self.house, self.composer = client, house, composer
        self.faces = Faces()

    async def deliver(self, live: LiveTable, post: Post) -> tuple[int | None, int | None]:
        """Bring the running message up to date; return (message, channel), None where there is nothing to show."""
        found = await self.composer.course(post)
        if found is None:
            return None, None
        start, over, screen = found
        channel_id = live.row.thread or live.row.channel
        channel = self._client().get_partial_messageable(channel_id)
        kept = live.row.extra.get("course") or {}
        if kept.get("start") == start:
            await self._edit(channel, int(kept["message"]), screen)
            return int(kept["message"]), channel_id
        if over or not await self.house.store.trying(post.id, self.house.now()):
            return None, None  # nobody saw it begin: the report tells it all
        new = await self._lost(channel, screen) if post.first_tried is not None else None
        if new is None:
            new = (await channel.send(**wire.sending(screen), nonce=post.nonce)).id
        self.faces.keep(new, screen)
        await self._remember(post.table, {"start": start, "message": new})
        return new, channel_id

    async def _edit(self, channel: discord.PartialMessageable, message: int, screen: Screen) -> None:
        if self.faces.same(message, screen):
            return
        try:
            await channel.get_partial_message(message).edit(**wire.editing(screen))
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_OFTEN):
                raise
        else:
            self.faces.keep(message, screen)

    async def _lost(self, channel: discord.PartialMessageable, screen: Screen) -> int | None:
        """Return the message that was sent just before a kill, of which nothing was noted: a battle that goes on says
        so in its first line, and only one goes on at a time."""
        first = screen.content.split("\n", 1)[0]
        user = self._client().user
        async for message in channel.history(limit=LOOK_BACK):
            if user is not None and message.author.id == user.id and message.content.split("\n", 1)[0] == first:
                return message.id
        return None

    async def _remember(self, table: str, course: dict[str, int]) -> None:
        actor = await self.house.actor(table)
        async with actor.turn() as live:
            extra = {**live.row.extra, "course": course}
            live.replace(row=await self.house.store.update_table(table, extra=extra))
