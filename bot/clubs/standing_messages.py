"""Messages of the bot's in a channel that stand for something and are kept up to date: a server's board, the card of a
tournament.

What one shows is made anew of what is kept, so nothing has to be delivered in order. That a message is to be sent is
kept before it is sent, with a number that stands in its last line; a kill between is healed by the nonce while Discord
remembers it, else by a look for that line. Messages over an hour old take few edits (Discord's 30046), so each is
edited at most once in ten minutes.
"""

import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable

import discord
import msgspec

from bot.connection import sending
from bot.connection.late_requests import KeptSending
from bot.connection.reading import all_words_of_message
from bot.delivery.closed_dms import UNSENT, failure_name
from bot.delivery.last_rendered import ALIEN, LOOK_BACK, TOO_OFTEN, UNKNOWN_MESSAGE
from bot.messages.card import MessageForm
from bot.messages.screen import Screen

log = logging.getLogger(__name__)
EDITS = 600.0  # seconds between two edits of the same message
SOON = 60.0  # seconds until another try where the connection broke
GONE = frozenset({10003, 50001})  # codes: unknown channel, no access
BEFORE = 100  # messages before the present one that are known by their nonces: a process may be stopped for days


class StandingMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Where a standing message is. number: how many there were of its kind; message: its id, 0 before it is known;
    tried: whether it may be there though its id is not known; posted, edited: Unix seconds; shown: a hash of what it
    shows; old: channel and id of the one before, which is still to be taken away."""

    channel: int
    number: int = 0
    message: int = 0
    tried: bool = False
    posted: float = 0.0
    edited: float = 0.0
    shown: str = ""
    old: tuple[int, int] | None = None


Save = Callable[[StandingMessage], Awaitable[object]]
Made = Callable[[int], Screen]  # by its number, what a message shows; the number stands in its last line


def message_posted_anew(kept: StandingMessage, channel: int, now: float) -> StandingMessage:
    """Return a message that is to be posted anew in a channel; the one before is to be taken away then."""
    old = (kept.channel, kept.message) if kept.message else kept.old
    return StandingMessage(channel=channel, number=kept.number + 1, posted=now, old=old)


def with_unknown_content(kept: StandingMessage) -> StandingMessage:
    """Return a message of which is not known what it shows, so that it is edited at the next look."""
    return msgspec.structs.replace(kept, shown="", edited=0.0)


class StandingMessages:
    """Posts, edits and takes away standing messages. kind: what they are, in their nonces; form: of what they are."""

    def __init__(self, client: Callable[[], discord.Client], kind: str, *, form: MessageForm = MessageForm.V2) -> None:
        self._client, self._kind, self._form = client, kind, form
        self._rests: dict[int, float] = {}  # by key: until when nothing is tried, since it was refused

    def nonce(self, key: int, number: int) -> str:
        """Return the nonce with which so-manieth a message is sent: 24 hex digits."""
        return hmac.digest(self._kind.encode(), f"{key}:{number}".encode(), "sha256").hex()[:24]

    def sent_as(self, nonce: str, key: int, kept: StandingMessage) -> KeptSending | None:
        """Return what is kept of the message with a nonce, which is the present one or one of the last before it; None
        where it is neither."""
        if nonce == self.nonce(key, kept.number):
            return KeptSending(kept.message, waits=not kept.message)
        earlier = range(max(1, kept.number - BEFORE), kept.number)
        return KeptSending(is_over=True) if nonce in (self.nonce(key, number) for number in earlier) else None

    async def bring_up_to_date(
        self, kept: StandingMessage, key: int, make: Made, now: float, save: Save, *, every: float = EDITS
    ) -> StandingMessage:
        """Let a message show what it should, as far as it may be edited now, and return where it is. key: whose message
        it is (a server, a tournament); every: seconds between two edits."""
        if now < self._rests.get(key, now):
            return kept
        try:
            if kept.message and not await self._edited(kept, make(kept.number), now, save, every):
                kept = message_posted_anew(kept, kept.channel, now)
            if not kept.message:
                kept = await self._posted(kept, key, make(kept.number), now, save)
            if kept.message and kept.old is not None:
                if kept.old[1] != kept.message:
                    await sending.delete_message(self._client(), *kept.old)
                kept = msgspec.structs.replace(kept, old=None)
                await save(kept)
        except UNSENT as error:
            log.info("a standing message was not brought up to date (%s)", failure_name(error))
            refused = isinstance(error, discord.HTTPException) and not isinstance(error, discord.DiscordServerError)
            self._rests[key] = now + (EDITS if refused else SOON)
        return kept

    async def take_away(self, kept: StandingMessage) -> None:
        """Delete a message that shall stand no longer."""
        for channel, message in filter(None, ((kept.channel, kept.message), kept.old)):
            try:
                if message:
                    await sending.delete_message(self._client(), channel, message)
            except UNSENT as error:
                log.info("a standing message was not taken away (%s)", failure_name(error))

    async def _edited(self, kept: StandingMessage, screen: Screen, now: float, save: Save, every: float) -> bool:
        """Let a message show something; return whether it is there still."""
        face = _face(screen)
        if face == kept.shown or now < kept.edited + every:
            return True
        try:
            await sending.edit_message(self._client(), kept.channel, kept.message, screen, form=self._form)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, ALIEN):
                return False
            if error.code != TOO_OFTEN and error.code not in GONE:
                raise
            return True
        await save(msgspec.structs.replace(kept, edited=now, shown=face))
        return True

    async def _posted(self, kept: StandingMessage, key: int, screen: Screen, now: float, save: Save) -> StandingMessage:
        """Post a message that is not there yet, once; return where it is."""
        message = await self.find_posted_message(kept, screen) if kept.tried else None
        if message is None:
            kept = msgspec.structs.replace(kept, tried=True)
            await save(kept)
            nonce = self.nonce(key, kept.number)
            message = await sending.send_message(self._client(), kept.channel, screen, nonce=nonce, form=self._form)
        kept = msgspec.structs.replace(
            kept, message=message, tried=False, posted=kept.posted or now, edited=now, shown=_face(screen)
        )
        await save(kept)
        return kept

    async def find_posted_message(self, kept: StandingMessage, screen: Screen) -> int | None:
        """Return a message of the bot's, where one was to be posted, that ends as this one does; None where there is
        none."""
        user, last = self._client().user, screen.words().rpartition("\n")[2]
        async for message in self._client().get_partial_messageable(kept.channel).history(limit=LOOK_BACK):
            if user is not None and message.author.id == user.id and all_words_of_message(message).endswith(last):
                return message.id
        return None


def _face(screen: Screen) -> str:
    """Return a hash of what a message shows."""
    buttons = [part.id for row in screen.rows if isinstance(row, tuple) for part in row]
    pictures = [hashlib.sha256(picture.data).hexdigest() for picture in screen.all_pictures]
    return hashlib.sha256("\0".join((screen.words(), *buttons, *pictures)).encode()).hexdigest()[:16]
