"""What a server is told when the bot comes: once, in the first channel where it may write, else its owner by DM.

That it is to be said is kept (setting `greetings`) before it is said, and that it was said afterwards
(`greeting:<server>`), so that a kill between the two is healed at the next start: by the nonce while Discord remembers
it, else by a look at what the bot has written there. A server that was there before is told nothing.
"""

import hmac
import logging
from collections.abc import Callable, Sequence

import discord

from bot.connection import sending
from bot.connection.late_requests import KeptSending
from bot.connection.reading import was_screen_posted_last
from bot.delivery.closed_dms import UNSENT, failure_name
from bot.delivery.dms import Dms
from bot.messages.card import Card, MessageForm
from bot.messages.screen import Screen
from bot.words import Words
from data.speaking import language_context, language_of
from engine.store.interface import Store

log = logging.getLogger(__name__)
COMMON = Words("common")
SAID = "said"
SERVERS = "greetings"  # the setting that lists those to whom it is still to be said


def greeting_screen() -> Screen:
    """Return what a server is told: what the bot is, and how to begin. It pings nobody."""
    return Screen(card=Card(title=COMMON("greeting.title"), parts=(COMMON("greeting.text"),)))


class Greetings:
    """Greets servers that the bot has just come to."""

    def __init__(self, client: Callable[[], discord.Client], store: Store, dms: Callable[[], Dms]) -> None:
        self._client, self.store, self._dms = client, store, dms

    async def greet(self, guild: discord.Guild) -> None:
        """Greet a server that the bot has come to, unless that was done at any time before."""
        if await self.store.setting(f"greeting:{guild.id}") is None:
            await self._list(add=guild.id)
            await self._greet(guild)

    async def catch_up(self, guilds: Sequence[discord.Guild]) -> None:
        """Greet those that a kill came between."""
        wanted = set((await self.store.setting(SERVERS) or "").split())
        for guild in guilds:
            if str(guild.id) in wanted:
                await self._greet(guild)

    async def sent_as(self, nonce: str) -> KeptSending | None:
        """Return that nobody keeps where a greeting is, of the nonce of one; None of another."""
        return KeptSending() if any(nonce == _nonce(guild.id) for guild in self._client().guilds) else None

    async def _greet(self, guild: discord.Guild) -> None:
        nonce = _nonce(guild.id)
        with language_context(language_of(str(guild.preferred_locale))):
            screen = greeting_screen()
        try:
            for channel in sorted(guild.text_channels, key=lambda found: (found.position, found.id)):
                may = channel.permissions_for(guild.me) if guild.me is not None else discord.Permissions.none()
                if not (may.view_channel and may.send_messages):
                    continue
                if not await was_screen_posted_last(self._client(), channel.id, screen):
                    await sending.send_message(self._client(), channel.id, screen, nonce=nonce, form=MessageForm.V2)
                break
            else:
                await self._dms().write(guild.owner_id or 0, screen)
        except UNSENT as error:
            if not isinstance(error, discord.HTTPException):
                log.warning("a server could not be greeted (%s)", failure_name(error))
                return  # at the next start
            log.info("a server is not greeted (%s)", failure_name(error))
        await self.store.set_bot_setting(f"greeting:{guild.id}", SAID)
        await self._list(drop=guild.id)

    async def _list(self, *, add: int = 0, drop: int = 0) -> None:
        def listed(kept: str | None) -> str:
            servers = set((kept or "").split()) | ({str(add)} if add else set())
            return " ".join(sorted(servers - {str(drop)}))

        await self.store.change_setting(SERVERS, listed)


def _nonce(guild: int) -> str:
    return hmac.digest(b"greeting", str(guild).encode(), "sha256").hex()[:24]
