"""Direct messages: a person's channel is opened once and remembered, and opened again where Discord knows it no
more."""

from collections.abc import Callable

import discord

from bot.connection import sending
from bot.connection.reading import was_screen_posted_last
from bot.messages.card import MessageForm, form_for
from bot.messages.screen import Screen
from bot.screens.looks import picture_look_of_table, screen_in_look
from bot.tables import practice
from bot.tables.live import LiveTable
from bot.tables.registry import TableRegistry
from engine.kernel.events import Seat
from engine.store.models import HUMAN, PUBLIC, Post

LOST = frozenset({10003, 50001})  # unknown channel, no access: that of another application, say
PERSON = "user:"  # what the audience of a person begins with
FRESH = 60.0  # seconds: a channel that was opened since then and is lost again would be lost once more


def person_of_audience(live: LiveTable, audience: str) -> int | None:
    """Return the person that an audience is; None for the seat of a computer, and for all that is no seat."""
    if audience.startswith("user:"):
        return int(audience[5:])
    seat = live.seat_row(audience)
    return seat.user if seat is not None and seat.kind == HUMAN else None


class Dms:
    """The DM channels of persons."""

    def __init__(self, client: Callable[[], discord.Client], tables: TableRegistry) -> None:
        self._client, self.tables, self.store = client, tables, tables.store
        self._opened: dict[int, float] = {}

    async def channel(self, user: int) -> int:
        """Return the DM channel of a person, opened once and then remembered (40003 comes of opening too many)."""
        known = (await self.store.person(user)).get("dm_channel")
        if known is None:
            opened = await self._client().http.start_private_message(user)
            known = int(opened["id"])
            await self.store.set_person(user, dm_channel=known)
        return int(known)

    async def wants_words_alone(self, live: LiveTable, audience: Seat) -> bool:
        """Return whether who plays a seat, or is written to as a person, wants words alone."""
        user = _user_of(live, audience)
        return user is not None and (await self.tables.preferences.of(user)).plain

    async def message_as_reader_sees_it(self, live: LiveTable, post: Post, screen: Screen) -> Screen:
        """Return a message that tells a post with its pictures as who is told it sees them best."""
        if post.audience == PUBLIC:
            return await screen_in_look(screen, picture_look_of_table(live.extra))
        user = _user_of(live, post.audience)
        return (
            screen
            if user is None
            else await screen_in_look(screen, (await self.tables.preferences.of(user)).picture_look)
        )

    async def reader_language(self, post: Post) -> str:
        """Return the language of whoever is told by a post: a person's own, the table's for everybody."""
        live = (await self.tables.actor(post.table)).live
        user = person_of_audience(live, post.audience)
        return live.language if user is None else await self.tables.preferences.language(user)

    async def message_form_of_post(self, live: LiveTable, post: Post) -> MessageForm:
        """Return the form of a message that tells a post: as the table, or who is told it, wants it."""
        plain = live.is_plain if post.audience == PUBLIC else await self.wants_words_alone(live, post.audience)
        return form_for(practice.practice_message_form(post), plain=plain)

    async def forget_channel(self, user: int) -> bool:
        """Forget a channel in which nothing can be written, so that the next message opens a new one. Return whether
        that may help: not where it was opened again a moment ago."""
        now = self.tables.now()
        if now < self._opened.get(user, -FRESH) + FRESH:
            return False
        self._opened[user] = now
        await self.store.set_person(user, dm_channel=None)
        return True

    async def write(self, user: int, screen: Screen, *, nonce: str = "") -> None:
        """Write to a person beside the outbox. HTTPException, with one of the codes of CLOSED or LOST where that
        cannot be. nonce: by which Discord knows for some minutes that it was written."""
        try:
            await self._send(user, screen, nonce)
        except discord.HTTPException as error:
            if error.code not in LOST or not await self.forget_channel(user):
                raise
            await self._send(user, screen, nonce)

    async def has_written(self, user: int, screen: Screen, *, since: float) -> bool:
        """Return whether the bot has written a message with the first line of a screen to a person since a moment."""
        return await was_screen_posted_last(self._client(), await self.channel(user), screen, since=since)

    async def _send(self, user: int, screen: Screen, nonce: str) -> None:
        shown = await screen_in_look(screen, (await self.tables.preferences.of(user)).picture_look)
        await sending.send_message(self._client(), await self.channel(user), shown, nonce=nonce)


def _user_of(live: LiveTable, audience: str) -> int | None:
    """Return the person that an audience is; None for the public, and for the seat of a computer."""
    if audience.startswith(PERSON):
        return int(audience.removeprefix(PERSON))
    row = live.seat_row(audience) if audience != PUBLIC else None
    return row.user if row is not None else None
