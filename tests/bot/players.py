"""People who play by themselves: they read their messages and press something that is offered there."""

import random
from typing import Any

from bot.sandbox.people.forms import RefusedError
from bot.sandbox.people.person import Person, controls_of, text_of
from bot.sandbox.world import Channel, Message
from tests.bot.hall import button, carried_out, verbs
from tests.games import EXAMPLE, GROUP

Json = dict[str, Any]
ACTS = {"do", "add", "sel", "pick", "ok", "num", "goto"}
STEPS = 14  # presses for one decision, at most


class Player:
    """A person who plays at random. `way`: where they answer: "dm", "mine" (the panel's button) or "slash"."""

    def __init__(self, person: Person, thread: Channel, seed: int, way: str) -> None:
        self.person, self.thread, self.way = person, thread, way
        self.chance = random.Random(seed)
        self.sealed = ""  # what they have sealed and is not revealed yet, in words
        self.found = ""  # the same as they found it when they looked last, before they may have changed it
        self.seals = "Sealed: "  # how a line begins that says what they have sealed: of which kind, where that matters
        self.decided = 0
        self.failed: list[str] = []

    async def play(self) -> bool:
        """Do one thing, if something is to be done; return whether something was decided."""
        message = await self._look()
        if message is None:
            return False
        self.sealed = self.found = self._sealed_in(message)
        if self.sealed and self.chance.random() < 0.9:
            return False
        if self.way == "slash":
            return await self._by_slash(message) or await self._by_buttons(message)
        return await self._by_buttons(message)

    def _sealed_in(self, message: Message) -> str:
        """Return what they have sealed, as their messages say in one way or another."""
        said = text_of(message).replace("*", "")
        start = said.find(self.seals)
        return said[start:].split("\n", 1)[0].split(".", 1)[0] if start >= 0 else ""

    async def _look(self) -> Message | None:
        """Return the message with what is asked of them."""
        if self.way == "dm":
            for message in reversed(self.person.messages("dm")):
                if (ACTS | {"open"}) & set(verbs(message)):
                    return message
        if self.way == "slash":
            return (await (await self.person.slash("table", self.thread)).wait_until_answered()).message
        for message in reversed(self.person.messages(self.thread)):
            if message.ephemeral_to is None and "mine" in verbs(message):  # the panel, or a word to them
                return (
                    await (await self.person.press(message, custom_id=button(message, "mine"))).wait_until_answered()
                ).message
        return None

    # By buttons

    async def _by_buttons(self, message: Message) -> bool:
        for _ in range(STEPS):
            live = [c for c in controls_of(message) if not c.get("disabled")]
            controls = [c for c in live if str(c.get("custom_id", "")).split(":")[0] in ACTS | {"open"}]
            confirm = [c for c in controls if c["custom_id"].startswith("ok:")]
            if confirm and self.chance.random() < 0.7:
                controls = confirm
            controls = [c for c in controls if self._wanted(c)]
            if not controls:
                return False
            control = self.chance.choice(controls)
            receipt = await self._use(message, control)
            verb = control["custom_id"].split(":")[0]
            if receipt.has_failed or "went wrong" in receipt.text:
                self.failed.append(f"{control['custom_id']}: {receipt}")
                return False
            if verb in ("ok", "do") and carried_out(receipt, control["custom_id"]):
                self.decided += 1
                self.sealed = self._sealed_in(receipt.message) if receipt.message else ""
                return True
            if receipt.message is None or "no longer open" in receipt.text or "Not done" in receipt.text:
                return False
            message = receipt.message
        return False

    def _wanted(self, control: Json) -> bool:
        """Say whether to use a control: rights at any time, which are grey, only now and then."""
        return not control["custom_id"].startswith("open:") or control["style"] == 1 or self.chance.random() < 0.1

    async def _use(self, message: Message, control: Json) -> Any:
        name = control["custom_id"]
        if control["type"] == 3:
            values = [option["value"] for option in control["options"]]
            least, most = control.get("min_values", 1), control.get("max_values", 1)
            count = self.chance.randint(max(least, min(1, most)), most)
            return await (
                await self.person.select(message, self.chance.sample(values, count), custom_id=name)
            ).wait_until_answered()
        receipt = await (await self.person.press(message, custom_id=name)).wait_until_answered()
        if receipt.modal is not None:
            return await (await self.person.submit(receipt, {"n": "1"})).wait_until_answered()
        return receipt

    # By slash commands

    async def _by_slash(self, message: Message) -> bool:
        """Ask the commands themselves what may be done: a refusal names it, autocomplete fills it in."""
        said = await self._slash(f"{GROUP} pass", {})
        if said is None or carried_out(said):
            return said is not None
        if "Possible now: " not in said:
            return False
        offered = said.split("Possible now: ")[1].split("\n")[0]
        commands = [c for c in self._commands() if c["label"] in offered]
        for command in self.chance.sample(commands, len(commands)):
            said = await self._slash(f"{GROUP} {command['name']}", await self._options(command))
            if said is not None and carried_out(said):
                return True
        return False

    def _commands(self) -> list[Json]:
        from bot.words import Words

        words = Words(EXAMPLE)
        group = next(c for c in self.person.commands(self.thread) if c["name"] == GROUP)
        return [{**c, "label": words("do." + c["name"].replace("-", "_"))} for c in group["options"]]

    async def _options(self, command: Json) -> Json:
        given: Json = {}
        for option in command.get("options", []):
            if option["name"] == "table":
                continue
            if option["type"] == 4:
                given[option["name"]] = self.chance.randint(0, 3)
                continue
            path = f"{GROUP} {command['name']}"
            receipt = await self.person.autocomplete(path, option["name"], "", self.thread, **given)
            if receipt.choices and (option.get("required") or self.chance.random() < 0.7):
                given[option["name"]] = self.chance.choice(receipt.choices)["value"]
        return given

    async def _slash(self, command: str, options: Json) -> str | None:
        try:
            receipt = await (await self.person.slash_with(command, self.thread, options)).wait_until_answered()
        except RefusedError:
            return None
        if receipt.has_failed or "went wrong" in receipt.text:
            self.failed.append(f"/{command} {options}: {receipt}")
        if carried_out(receipt):
            self.decided += 1
            self.sealed = self._sealed_in(receipt.message) if receipt.message else ""
        return receipt.text

    async def sees(self) -> str:
        """Return what they are asked, for the message of a test that is stuck."""
        message = await self._look()
        return f"{self.person.name} ({self.way}): {message and text_of(message)!r} {message and verbs(message)}"
