"""The entry of every interaction of Discord's (command, press, form, autocomplete): each is taken once, and let in by
the door, which the page's presses come in by, too."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import discord

from bot.interactions.command_sync import ENTRY
from bot.interactions.commands.registry import CommandRegistry, path_and_options
from bot.interactions.context import InteractionContext
from bot.interactions.door import Door
from bot.interactions.page_links import open_from_entry_point
from bot.interactions.presses import handle_press, verb_of_press
from bot.messages.screen import Screen
from bot.process.cost_limit import PICTURE_COMMANDS, PICTURE_PRESSES
from bot.process.faults import log_fault
from bot.process.logs import carry_log_ids
from bot.services import Services
from bot.words import Words
from data.speaking import language_context, language_of
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

log = logging.getLogger(__name__)
SEEN = 10_000  # interactions remembered, since Discord may deliver one twice
COMMON = Words("common")


class InteractionHandler:
    """Takes what Discord sends, and lets it in by the door."""

    def __init__(self, services: Services, registry: CommandRegistry) -> None:
        self.services, self.registry, self.door = services, registry, Door(services)
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._under_way: set[tuple[str, ...]] = set()  # presses on posted messages: by whom, on which, and what

    async def carry_out_once(self, interaction: discord.Interaction[Any]) -> None:
        """Carry an interaction out once and answer it. Nothing escapes: discord.py would log it with all it holds."""
        if interaction.id in self._seen:
            return
        self._seen[interaction.id] = None
        if len(self._seen) > SEEN:
            self._seen.popitem(last=False)
        with carry_log_ids(interaction=interaction.id):
            try:
                preferences = self.services.tables.preferences
                with language_context(await preferences.note_language(interaction.user.id, str(interaction.locale))):
                    await self._receive(interaction)
            except Exception as error:
                log_fault(error)

    async def refuse_while_ending(self, interaction: discord.Interaction[Any]) -> None:
        """Answer while the program ends: nothing was begun."""
        if interaction.id in self._seen:
            return
        self._seen[interaction.id] = None
        context = InteractionContext(self.services, interaction, {})
        language = language_of(str(interaction.locale))  # nothing is read or kept any more
        with contextlib.suppress(Exception), language_context(language):  # the connection may be gone by now
            if interaction.type is discord.InteractionType.autocomplete:
                await context.answer_autocomplete([])
            else:
                await context.send(Screen(content=COMMON("error.restarting")))

    async def _receive(self, interaction: discord.Interaction[Any]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.autocomplete:
            with self.services.metrics.count_interaction("autocomplete", "any"):
                await self._complete(interaction, data)
        elif interaction.type is discord.InteractionType.application_command:
            path, options, _ = path_and_options(data)
            launches = data.get("type") == ENTRY  # Discord's own command for an Activity, whatever it is called
            name = "launch" if launches else " ".join(path) if self.registry.find(path) else "unknown"
            with self.services.metrics.count_interaction("command", name) as outcome:
                context = InteractionContext(self.services, interaction, options)
                command = open_from_entry_point if launches else self._command(path)
                run = self.door.limited_to_allowed_callers(
                    command, picture=path[0] in PICTURE_COMMANDS, command=path[0]
                )
                await self.door.carry_out(context, run, outcome)
        elif interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self._press(interaction, str(data.get("custom_id", "")), data)

    async def _press(self, interaction: discord.Interaction[Any], custom_id: str, data: dict[str, Any]) -> None:
        """Carry a press or a form out. An impatient press for a picture, on what is not the person's own, is one with
        the same that is being carried out: a second answer would stand beside the first."""
        context = InteractionContext(self.services, interaction, _fields(data.get("components", ())))
        press = (str(context.user), str(context.pressed_message), custom_id, *context.values)
        if press in self._under_way:
            await context.acknowledge_repeated_press()
            return
        self.services.last_presses.note_press(interaction.user.id, interaction.id)
        verb = verb_of_press(custom_id)
        noted = self._noted(press, noted=verb in PICTURE_PRESSES and context.is_answered_by_new_message)
        with noted, self.services.metrics.count_interaction("press", verb) as outcome:
            run = self.door.limited_to_allowed_callers(
                lambda c: handle_press(c, custom_id), picture=verb in PICTURE_PRESSES
            )
            await self.door.carry_out(context, run, outcome)

    @contextlib.contextmanager
    def _noted(self, press: tuple[str, ...], *, noted: bool) -> Iterator[None]:
        """Note a press while it is carried out."""
        if noted:
            self._under_way.add(press)
        try:
            yield
        finally:
            self._under_way.discard(press)

    def _command(self, path: tuple[str, ...]) -> Callable[[InteractionContext], Awaitable[None]]:
        command = self.registry.find(path)
        if command is not None:
            return command.carry_out

        async def unknown(context: InteractionContext) -> None:
            raise RuleError(keyed_text("error.unknown_command"))

        return unknown

    async def _complete(self, interaction: discord.Interaction[Any], data: dict[str, Any]) -> None:
        path, options, focused = path_and_options(data)
        context = InteractionContext(self.services, interaction, options)
        command = self.registry.find(path)
        found: list[tuple[str, str]] = []
        blocked = self.services.block_list.refusal(context.user, interaction.guild_id, path[0])
        free = blocked is None and not self.door.cost_limit.count_request(context.user, picture=False)
        if command is not None and command.complete is not None and free:
            try:
                async with self.door.user_semaphore(context.user):
                    found = list(await command.complete(context, focused))
            except RuleError:
                found = []
            except asyncio.CancelledError:  # the program ends
                with contextlib.suppress(Exception):
                    await context.answer_autocomplete([])
                raise
        await context.answer_autocomplete(found)


def _fields(components: Any) -> dict[str, Any]:
    """Return the fields of a submitted form, by their custom ids."""
    found: dict[str, Any] = {}
    for component in components:
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        found.update(_fields(inner))
        if "custom_id" in component and "value" in component:
            found[str(component["custom_id"])] = component["value"]
    return found
