"""The messages by which the table was asked for its consent: each says until when that is open, and when it is no more
it loses its buttons and says how the vote ended."""

import logging
from collections.abc import Awaitable, Callable, Sequence

import discord
import msgspec

from bot.connection import sending
from bot.delivery.compose import Composer
from bot.delivery.footers import footer_of_joined_posts, post_footer, with_footer
from bot.messages.card import MessageForm
from bot.messages.screen import Screen, with_card
from bot.screens.table_screen import vote_over_screen
from bot.tables.live import LiveTable
from bot.tables.notices import vote_key
from bot.tables.post_types import Card, VoteOver, VoteTime, kind_of, typed_post_body
from bot.tables.registry import TableRegistry
from engine.store.models import Post

log = logging.getLogger(__name__)
FormOf = Callable[[LiveTable, Post], Awaitable[MessageForm]]  # of the messages of an audience
CARD = kind_of(Card)


class VoteMessages:
    """Edits the messages of votes. composer: makes them; form: of the messages of an audience."""

    def __init__(
        self, client: Callable[[], discord.Client], tables: TableRegistry, composer: Composer, form: FormOf
    ) -> None:
        self._client, self.store, self.composer, self._form = client, tables.store, composer, form

    async def deliver(self, live: LiveTable, post: Post) -> tuple[None, None]:
        """Let the message of a vote say how it ended, and return no message, since none was made. One that is there no
        more, or that Discord does not let us change, is left: a press on it is told how things stand."""
        ended = typed_post_body(post, VoteOver)
        screen = vote_over_screen(live, ended)

        async def over(_: Sequence[Post]) -> Screen:
            return screen

        await self._edit(live, post, ended.vote, over)
        return None, None

    async def update_vote_deadline(self, live: LiveTable, post: Post) -> tuple[None, None]:
        """Let the message of a vote say until when it is open by now, and return no message, since none was made."""
        vote = live.extra.votes.get(typed_post_body(post, VoteTime).vote)
        if vote is None:  # its end is told
            return None, None

        async def open_until(posts: Sequence[Post]) -> Screen | None:
            if not posts:
                return None
            said = typed_post_body(posts[0], Card).text
            later = {**posts[0].payload, "text": {**said, "args": {**said["args"], "until": vote.until}}}
            asked = await self.composer.card(live, [msgspec.structs.replace(posts[0], payload=later)])
            return with_card(asked) if await self._form(live, post) is MessageForm.V2 else asked

        await self._edit(live, post, vote.id, open_until)
        return None, None

    async def _edit(
        self, live: LiveTable, post: Post, vote: str, show: Callable[[Sequence[Post]], Awaitable[Screen | None]]
    ) -> None:
        """Make the messages that asked an audience for a vote into what `show` returns for their posts."""
        key, form = vote_key(vote), await self._form(live, post)
        for channel, message, number in await self.store.sent_messages(live.row.id, post.audience, CARD, replaces=key):
            posts = await self.store.posts_of_kind(live.row.id, post.audience, CARD, message=message)
            mark = footer_of_joined_posts(posts) if posts else post_footer((number,), live.row.id)
            screen = await show(posts)
            if screen is None:
                continue
            try:
                await sending.edit_message(self._client(), channel, message, with_footer(screen, mark), form=form)
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:
                log.info("the message of a vote could not be changed: code %s", error.code)
