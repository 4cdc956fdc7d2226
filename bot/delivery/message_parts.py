"""Sends what one message of a post takes as several, each with a mark by which it is found again."""

import contextlib
from collections.abc import Callable, Sequence

import aiohttp
import discord

from bot.connection import sending
from bot.connection.reading import all_words_of_message
from bot.delivery.dms import Dms
from bot.delivery.footers import footer_of_joined_posts, split_screen, with_footer
from bot.delivery.last_rendered import LOOK_BACK
from bot.delivery.late_pictures import late_pictures_owed
from bot.delivery.missing_permissions import MissingPermissions
from bot.delivery.refused.refused_posts import RefusedPosts, refuses_for_good
from bot.messages.card import MessageForm
from bot.messages.screen import Screen, with_card
from bot.tables.live import LiveTable
from bot.tables.registry import TableRegistry
from engine.store.models import Post


class MessageParts:
    """Sends the message of posts, in parts where it is long."""

    def __init__(
        self,
        client: Callable[[], discord.Client],
        tables: TableRegistry,
        dms: Dms,
        missing_permissions: MissingPermissions,
        refused: RefusedPosts,
    ) -> None:
        self._client, self.tables, self.store, self.dms = client, tables, tables.store, dms
        self.missing_permissions, self.refused = missing_permissions, refused

    async def send(self, live: LiveTable, channel: int, group: Sequence[Post], screen: Screen) -> int:
        """Send a screen as one message or several, each with a mark and nonce of its own; return the id of the last."""
        post, sent, form = group[0], list[int](), await self.dms.message_form_of_post(live, group[0])
        seen = await self.dms.message_as_reader_sees_it(live, post, screen)
        parts = split_screen(with_card(seen) if form is MessageForm.V2 and not seen.mention else seen, form)
        for n, part in enumerate(parts, 1):
            count = f" ({n}/{len(parts)})" if len(parts) > 1 else ""
            mark = footer_of_joined_posts(group) + count
            found = await self._find(channel, mark) if post.first_tried is not None else None
            if found is None:
                nonce = post.nonce if n == 1 else f"{post.nonce[:21]}.{n}"
                shown, owe = with_footer(part, mark), late_pictures_owed(self.store, group)
                lacks, send = self.missing_permissions.pictures_refused_note(live), self.refused.send
                try:
                    found = await send(self._client(), channel, shown, nonce=nonce, form=form, owe=owe, lacks=lacks)
                except (discord.HTTPException, discord.RateLimited) as error:
                    if sent:
                        await self._partly_there(channel, group, sent, error)
                    raise
            sent.append(found)
        return sent[-1]

    async def _partly_there(
        self, channel: int, group: Sequence[Post], sent: Sequence[int], error: discord.DiscordException
    ) -> None:
        """See to it that the parts which are there come no second time: they are looked for at the next try. Where
        several posts are refused for good each is tried by itself then, under a mark of its own: what they have sent
        together is taken back."""
        if len(group) > 1 and isinstance(error, discord.HTTPException) and refuses_for_good(error):
            with contextlib.suppress(discord.HTTPException, discord.RateLimited, OSError, aiohttp.ClientError):
                for message in reversed(sent):
                    await sending.delete_message(self._client(), channel, message)
        else:
            await self.store.note_posts_tried([one.id for one in group], self.tables.now())

    async def _find(self, channel: int, mark: str) -> int | None:
        """Return the message of ours that ends with a mark."""
        client = self._client()
        me = client.user.id if client.user else 0
        async for message in client.get_partial_messageable(channel).history(limit=LOOK_BACK):
            if message.author.id == me and all_words_of_message(message).endswith(mark):
                return message.id
        return None
