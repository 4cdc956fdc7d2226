"""What came of something that a person did with the bot."""

from __future__ import annotations

import contextlib
from typing import Any

from bot.sandbox.hub import PATIENCE, Hub
from bot.sandbox.interactions import DEFER_UPDATE
from bot.sandbox.validation import components
from bot.sandbox.world import Interaction, Message

Json = dict[str, Any]
FAILED = "The application did not respond"


def text_of(message: Message) -> str:
    """Put together all the words of a message: content, embeds, displays, labels not."""
    return message.all_words


def controls_of(message: Message) -> list[Json]:
    """List the buttons and selects of a message."""
    kinds = {components.BUTTON, *components.SELECTS}
    return [c for _, c in components.components_with_paths(message.components) if c["type"] in kinds]


def labels_of(message: Message) -> list[str]:
    """List the labels of a message's buttons."""
    return [c.get("label", "") for c in controls_of(message) if c["type"] == components.BUTTON]


class Receipt:
    """One interaction as the person sees it, live: look again later and it may say more."""

    def __init__(self, hub: Hub, interaction: Interaction) -> None:
        self.hub = hub
        self.interaction = interaction

    @property
    def has_failed(self) -> bool:
        """Whether the client says that the application did not respond."""
        return self.interaction.failed

    @property
    def latency(self) -> float | None:
        """Seconds from the press to the bot's first answer."""
        what = self.interaction
        return None if what.ack_at is None else what.ack_at - what.at

    @property
    def kind(self) -> int | None:
        """The type of the bot's first answer."""
        return self.interaction.ack

    @property
    def is_pending(self) -> bool:
        """Whether it says "thinking…", or the message that was pressed is still to be changed. A bot may do that by an
        edit of its own message as well as by the interaction's token: in a DM the person sees the same."""
        if not self.interaction.pending or self.message is None:
            return False
        if self.kind == DEFER_UPDATE:
            return len(self.message.versions) == self.interaction.edits_at_ack
        return self.message.is_loading

    @property
    def message(self) -> Message | None:
        """The message that answered, or that was updated."""
        channel = self.hub.world.channels[self.interaction.channel_id]
        message = channel.messages.get(self.interaction.response_id or "")
        return None if message is None or message.deleted else message

    @property
    def followups(self) -> list[Message]:
        """Messages that came after the answer."""
        channel = self.hub.world.channels[self.interaction.channel_id]
        return [channel.messages[i] for i in self.interaction.followups if not channel.messages[i].deleted]

    @property
    def is_ephemeral(self) -> bool:
        """Whether only this person sees the answer."""
        return self.interaction.ephemeral

    @property
    def text(self) -> str:
        """The words of the answer."""
        if self.has_failed:
            return FAILED
        return text_of(self.message) if self.message else ""

    @property
    def modal(self) -> Json | None:
        """The form that was opened."""
        return self.interaction.modal

    @property
    def choices(self) -> list[Json]:
        """The suggestions of an autocomplete."""
        return self.interaction.choices or []

    @property
    def labels(self) -> list[str]:
        """The suggestions as they are read."""
        return [choice["name"] for choice in self.choices]

    async def wait_until_answered(self, timeout: float = PATIENCE) -> Receipt:
        """Wait until the answer is there. A put-off change of the pressed message may never come, as where a card
        elsewhere shows what came of it."""
        with contextlib.suppress(*((TimeoutError,) if self.kind == DEFER_UPDATE else ())):
            await self.hub.wait_until(lambda: not self.is_pending, timeout)
        return self

    def __repr__(self) -> str:
        what = self.interaction
        return f"<Receipt {what.name!r} ack={what.ack} failed={what.failed} ephemeral={what.ephemeral} {self.text!r}>"
