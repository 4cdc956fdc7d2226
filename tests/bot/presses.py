"""Counts presses: the interactions that a person sends from a question's card until their answer is carried out."""

from typing import Any

from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.world import Message

DEFERRED_UPDATE = 6  # the type of the answer "I shall change this message in a moment"


class Presses:
    """A person at a message, with the count of what they have pressed since `task` began."""

    def __init__(self, who: Person, message: Message) -> None:
        self.who, self.message, self.count = who, message, 0

    async def choose(self, *values: str, verb: str = "") -> None:
        """Press the button or set the select that offers these values (of several, in one select)."""
        for control in controls_of(self.message):
            parts = str(control.get("custom_id", "")).split(":")
            if verb and parts[0] != verb:
                continue
            listed = [option["value"] for option in control.get("options", ())]
            if listed and set(values) <= set(listed):
                await self._sent(self.who.select(self.message, list(values), custom_id=control["custom_id"]))
                return
            if not listed and parts[0] in ("add", "do", "goto", "quick") and (parts[3],) == values:
                await self._sent(self.who.press(self.message, custom_id=control["custom_id"]))
                return
        raise AssertionError(f"{values} is not offered: {[c.get('custom_id') for c in controls_of(self.message)]}")

    async def press(self, verb: str) -> None:
        """Press the first button that does this."""
        found = next(c for c in controls_of(self.message) if str(c.get("custom_id", "")).split(":")[0] == verb)
        await self._sent(self.who.press(self.message, custom_id=found["custom_id"]))

    async def _sent(self, sending: Any) -> None:
        before = len(self.message.versions)
        receipt = await (await sending).wait_until_answered()
        if receipt.kind == DEFERRED_UPDATE:  # a busy machine: the message changes later
            await self.who.hub.wait_until(lambda: len(self.message.versions) > before or receipt.followups)
        self.count += 1
        assert "Not done" not in receipt.text, receipt.text
        self.message = receipt.message or self.message


def table_of(counts: dict[str, tuple[int, int]]) -> str:
    """Return a table of tasks with their presses and the most that is allowed."""
    return "\n".join(f"{task:<24}{count:>3} of {most}" for task, (count, most) in counts.items())
