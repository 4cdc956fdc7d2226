"""Pictures that Discord refused together with the words of their message: they follow by a row of their own in the
outbox, put there before the words go alone, so that a kill in between loses neither.

The row carries a number like any post, hence the pictures come once. If they reached their message after all (it was
sent again after the kill, say, and taken whole), nothing follows.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord

from bot.connection.reading import files_shown_by_message
from bot.connection.sending import Owe
from bot.messages.screen import Screen
from bot.tables.live import LiveTable
from bot.tables.post_types import LatePictures, kind_of, late_pictures, typed_post_body
from engine.store.interface import Store
from engine.store.models import Post

Compose = Callable[[LiveTable, list[Post]], Awaitable[Screen | None]]


def late_pictures_owed(store: Store, posts: Sequence[Post]) -> Owe | None:
    """Return what notes that the pictures of posts that go out as one message are to follow; None where the posts are
    such late pictures: those are not tried a third time, and their alt texts stand for them."""
    if posts[0].kind == kind_of(LatePictures):
        return None

    async def owe() -> None:
        await store.post(posts[0].table, [late_pictures(posts)])

    return owe


class LateDelivery:
    """Makes the messages of pictures that follow. composers: by kind of post, what makes its message."""

    def __init__(self, client: Callable[[], discord.Client], store: Store) -> None:
        self._client, self.store = client, store
        self.composers: Mapping[str, Compose] = {}

    async def compose(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return the pictures of the posts that they are of; None where their message shows some or is gone, or where
        the posts have become pointless."""
        late = typed_post_body(posts[0], LatePictures)
        numbers = range(late.first, late.last + 1)
        told = await self.store.posts_of_kind(live.row.id, posts[0].audience, late.of, numbers=numbers)
        places = await self.store.sent_messages(live.row.id, posts[0].audience, late.of, numbers=numbers)
        if not told or not places or await self._shown(*places[-1][:2]):
            return None
        screen = await self.composers[late.of](live, told)
        return screen.screen_of_pictures_only() if screen is not None and screen.all_pictures else None

    async def _shown(self, channel: int, message: int) -> bool:
        """Return whether a message shows pictures, or is gone."""
        try:
            found = await self._client().get_partial_messageable(channel).fetch_message(message)
        except discord.NotFound:
            return True
        return bool(found.attachments or files_shown_by_message(found))
