"""One interaction, as its handler sees it: who, where, with what; and the one place where it is answered.

Everything is answered ephemerally: after a public deferral Discord ignores the ephemeral flag of the first follow-up,
so a deferral here is always ephemeral too.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.delivery import direct, wire
from bot.screens.ids import Press
from bot.screens.screen import Modal, Screen
from engine.kernel.errors import RuleError
from engine.kernel.texts import text

if TYPE_CHECKING:
    from bot.app import App

log = logging.getLogger(__name__)
PATIENCE = 1.5  # seconds before a slow answer is deferred; Discord gives up after three
EXPIRED = {10062, 40060}  # unknown interaction, already acknowledged: nobody is there to be answered


class Call:
    """An interaction under way."""

    def __init__(
        self, app: "App", interaction: discord.Interaction[Any], options: dict[str, Any], press: Press | None = None
    ) -> None:
        self.app, self.interaction, self.options, self.press = app, interaction, options, press
        self.user: int = interaction.user.id
        self.name: str = interaction.user.display_name
        data: dict[str, Any] = dict(interaction.data or {})
        self.values: list[str] = [str(v) for v in data.get("values", ())]
        self._deferral: asyncio.Task[None] | None = None
        self._answering = asyncio.Lock()

    @property
    def id(self) -> int:
        """Return the interaction's id: what it asks for is done once."""
        return self.interaction.id

    @property
    def private(self) -> bool:
        """Return whether the message that was pressed is for this person's eyes alone."""
        message = self.interaction.message
        if message is None:
            return False
        return self.interaction.guild_id is None or message.flags.ephemeral

    def option(self, name: str, default: str = "") -> str:
        """Return a text option."""
        value = self.options.get(name)
        return default if value is None else str(value)

    def number(self, name: str, default: int) -> int:
        """Return a whole-number option."""
        value = self.options.get(name)
        return default if value is None else int(value)

    # Answering

    def begin(self) -> None:
        """Start the clock that defers the answer if it takes long."""
        self._deferral = asyncio.create_task(self._defer_late())

    def end(self) -> None:
        """Stop the clock."""
        if self._deferral is not None:
            self._deferral.cancel()

    async def _defer_late(self) -> None:
        await asyncio.sleep(PATIENCE)
        async with self._answering:
            if not self.interaction.response.is_done():
                await self._quietly(self.interaction.response.defer(ephemeral=True, thinking=True))

    async def send(self, screen: Screen) -> None:
        """Answer with a new message that only this person sees."""
        self.end()
        async with self._answering:
            if self.interaction.response.is_done():
                await self._quietly(self.interaction.followup.send(ephemeral=True, **wire.sending(screen)))
            elif screen.pictures:
                await self._quietly(self.interaction.response.send_message(ephemeral=True, **wire.sending(screen)))
            else:
                await self._quietly(direct.answer(self.interaction, screen, direct.MESSAGE))

    async def show(self, screen: Screen) -> None:
        """Answer by changing the pressed message where it is this person's own, else with a new private one."""
        if not self.private or self.interaction.response.is_done() or screen.pictures:
            await self.send(screen)
            return
        self.end()
        async with self._answering:
            await self._quietly(direct.answer(self.interaction, screen, direct.EDIT))  # its pictures stay

    async def modal(self, modal: Modal) -> None:
        """Answer with a form. RuleError where a form was sent that is empty: Discord takes no form in answer to one."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise RuleError(text("error.not_offered", asked=""))
        self.end()
        async with self._answering:
            await self._quietly(self.interaction.response.send_modal(wire.Form(modal)))

    async def choices(self, choices: list[tuple[str, str]]) -> None:
        """Answer an autocomplete."""
        found = [discord.app_commands.Choice(name=label[:100], value=value[:100]) for label, value in choices[:25]]
        await self._quietly(self.interaction.response.autocomplete(found))

    async def _quietly(self, answer: Any) -> None:
        """Send an answer; where nobody waits for it any more, that is no failure of what was done."""
        try:
            await answer
        except discord.HTTPException as error:
            if error.code not in EXPIRED:
                raise
            log.info("an answer came too late")
        except discord.InteractionResponded:
            log.info("an interaction was answered twice")
