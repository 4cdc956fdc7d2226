"""Cards in the thread that grow: a numbered post whose card goes on is put into its message by an edit.

A post joins the card before it where both have one key, nothing numbered was posted between them, the card is younger
than an hour, it has room, and Discord takes the edit; else a new card goes on from it. Which message it is lies with
the table. An edit says all that the card says, so doing it twice does no harm; after a kill between the edit and its
note the message is found by the numbers that it carries.
"""

from collections.abc import Callable, Sequence

import discord
import msgspec

from bot.connection import sending
from bot.delivery.compose import Composer
from bot.delivery.footers import footer_of_joined_posts, with_footer
from bot.delivery.last_rendered import ALIEN, ARCHIVED_THREAD, TOO_OFTEN, UNKNOWN_MESSAGE
from bot.delivery.late_pictures import late_pictures_owed
from bot.delivery.thread_cards import card_key_of_posts
from bot.messages.card import thread_form
from bot.screens.looks import picture_look_of_table, screen_in_look
from bot.tables.live import LiveTable
from bot.tables.post_types import Ledger, kind_of, typed_post_body
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import CardMark, with_extra
from bot.titles.card_keys import JOINS
from engine.store.models import Post

GROWS = 3600.0  # seconds: Discord lets older messages be edited only now and then
REFUSED = frozenset({ALIEN, ARCHIVED_THREAD, TOO_OFTEN, UNKNOWN_MESSAGE})


class TurnCards:
    """Puts posts into the card before them, and keeps in mind which that is."""

    def __init__(self, client: Callable[[], discord.Client], tables: TableRegistry, composer: Composer) -> None:
        self._client, self.tables, self.composer = client, tables, composer

    async def put_into_message(self, live: LiveTable, group: list[Post]) -> int | None:
        """Put posts into the card before them and return its message; None where they need one of their own."""
        mark, key = live.extra.card, _key(group)
        if mark is None or key not in (mark.key, JOINS) or group[0].number != mark.last + 1:
            return None
        if self.tables.now() - mark.since >= GROWS:
            return None
        before = await self.tables.store.posts_of_kind(
            live.row.id, live.public_audience, kind_of(Ledger), message=mark.message, since=mark.post
        )
        return mark.message if await self._edited(live, mark, [*before, *group], group) else None

    async def _edited(self, live: LiveTable, mark: CardMark, posts: list[Post], group: Sequence[Post] = ()) -> bool:
        """Let a card tell these posts; return whether it does. group: those that it did not tell before."""
        screen = await self.composer.card_extended_by_posts(live, posts, continued=mark.continued)
        if screen is None:
            return False
        try:
            shown = with_footer(
                await screen_in_look(screen, picture_look_of_table(live.extra)), footer_of_joined_posts(posts)
            )
            place, owe = (live.row.thread or 0, mark.message), late_pictures_owed(self.tables.store, group or posts)
            await sending.edit_message(self._client(), *place, shown, form=thread_form(plain=live.is_plain), owe=owe)
        except discord.HTTPException as error:
            if error.code not in REFUSED:
                raise
            return False
        except discord.RateLimited:  # too many edits of an old message: a new one may be edited again
            return False
        return True

    async def show_again(self, live: LiveTable) -> None:
        """Let the last card say all that it has to: it may have been edited to something older."""
        mark = live.extra.card
        if mark is None:
            return
        posts = await self.tables.store.posts_of_kind(
            live.row.id, live.public_audience, kind_of(Ledger), message=mark.message, since=mark.post
        )
        if posts:
            await self._edited(live, mark, posts)

    async def note_sent(self, live: LiveTable, group: list[Post], message: int) -> None:
        """Note that posts are in a message: what comes may join it."""
        mark, key = live.extra.card, _key(group)
        if not key:
            return
        if mark is not None and mark.message == message:
            now = msgspec.structs.replace(mark, last=max(mark.last, group[-1].number))
        else:
            now = CardMark(
                key=key,
                message=message,
                post=group[0].id,
                last=group[-1].number,
                since=self.tables.now(),
                continued=card_goes_on(live, key),
            )
        actor = await self.tables.actor(live.row.id)
        async with actor.turn() as held:
            extra = with_extra(held.row, card=now)
            held.replace(row=await self.tables.store.update_table(live.row, extra=extra))


def _key(group: list[Post]) -> str:
    return card_key_of_posts([typed_post_body(post, Ledger) for post in group])


def card_goes_on(live: LiveTable, key: str) -> bool:
    """Return whether a new card of a key goes on from the last one."""
    mark = live.extra.card
    return mark is not None and mark.key == key
