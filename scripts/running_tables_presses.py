"""The presses that `scripts/running_tables.py` makes at each table, and what they are answered with."""

from collections.abc import Sequence
from typing import Any

from bot.sandbox.launch import Sandbox
from bot.sandbox.people.person import Person, Receipt, controls_of
from bot.sandbox.world import Channel, Message
from bot.words import Words
from tests.engine.store.running_tables import Asked, Press

COMMON = Words("common")
PEOPLE = ("Ada", "Boris", "Clara")
DECIDING = ("ok", "do", "quick", "agree", "refuse", "passon", "take", "retake", "start", "join", "leave", "bot",
            "unbot", "opt", "pace", "end", "noend", "revive")  # fmt: skip
LEADING = ("bag", "bagp", "sel", "pick", "add", "num", "more", "page", "back")  # through a question, in this order


class Walk:
    """The presses at one table."""

    def __init__(
        self, sandbox: Sandbox, table: str, folk: Sequence[str], thread: Channel | None, prompts: Sequence[Asked] = ()
    ) -> None:
        self.sandbox, self.table, self.folk, self.thread = sandbox, table, folk, thread
        self.guests = [name for name in PEOPLE if name not in folk]
        self.pressed: list[Press] = []
        self.deciding: Press | None = None
        self.seen: set[str] = set()
        self.open = {p.id for p in prompts if not (p.answered or p.aside)}

    async def press_harmless_lobby_buttons(self) -> None:
        """Press what changes nothing on a lobby card; a third person could join."""
        games = self.sandbox.channel("games")
        card = next(m for m in reversed(games.messages.values()) if f"join:{self.table}" in ids_of(m))
        self.seen |= set(ids_of(card))
        host, guest = (self.sandbox.person(n) for n in (self.folk[0], *self.guests))
        for custom_id in ids_of(card):
            if custom_id.split(":")[0] in ("word", "opts"):
                await self._press(host, card, custom_id)
        self.deciding = Press(guest.name, card.channel_id, card.id, f"join:{self.table}", [], "words")

    async def press_all_offered_to(self, who: Person) -> None:
        """Press what a person is offered: on the panel, in their last DM of the table, in My table, in its
        questions."""
        assert self.thread is not None  # noqa: S101 - the game has begun
        public = [m for m in self.thread.messages.values() if m.ephemeral_to is None and not m.deleted and ids_of(m)]
        panel = next(
            m for m in reversed(public) if f"mine:{self.table}" in ids_of(m) and f"map:{self.table}" in ids_of(m)
        )
        dms = [m for m in who.messages("dm") if any(f":{self.table}" in one for one in ids_of(m))][-3:]
        for message in (*public[-3:], panel, *dms):
            for control in controls_of(message):
                self.seen.add(control["custom_id"])
                if control["custom_id"].split(":")[0] in ("agree", "passon") and who.name != self.folk[0]:
                    self.deciding = Press(who.name, message.channel_id, message.id, control["custom_id"], [], "words")
        for custom_id in ids_of(panel):
            shown = await self._press(who, panel, custom_id)
            if custom_id.startswith("log:"):
                await self._leaf(who, shown.message)
        for message in dms[-1:]:
            for control in controls_of(message):
                if control["custom_id"].split(":")[0] not in DECIDING:
                    await self._press(who, message, control["custom_id"], _first(control))
        mine = await self._press(who, panel, f"mine:{self.table}")
        if not mine.message:
            return
        opens = sorted(one for one in ids_of(mine.message) if one.split(":")[0] in ("open", "aside"))
        for custom_id in opens:
            shown = await self._press(who, mine.message, custom_id)
            await self.walk_through_question(who, shown)
        if not any(one.startswith("open") for one in opens):
            await self.walk_through_question(who, await self._press(who, panel, f"mine:{self.table}"))

    async def _leaf(self, who: Person, message: Message | None) -> None:
        for control in controls_of(message)[:2] if message else ():
            if control["custom_id"].split(":")[0] in ("leaf", "then"):
                await self._press(who, message, control["custom_id"], _first(control))

    async def walk_through_question(self, who: Person, shown: Receipt) -> None:
        """Go through a question, a press a level, until it can be confirmed."""
        for _ in range(10):
            message = shown.message
            if message is None:
                return
            self.seen |= set(ids_of(message))
            decides = [one for one in ids_of(message) if one.split(":")[0] in ("ok", "do") and not one.endswith(":1")]
            if decides:
                vote = self.deciding is not None and self.deciding.id.split(":")[0] == "agree"
                if not vote and decides[0].split(":")[2] in self.open:
                    self.deciding = Press(who.name, message.channel_id, message.id, decides[0], [], "buttons")
            tried = {p.id for p in self.pressed[-8:]}
            ready = any(one.startswith("ok") for one in decides)  # a basket can be confirmed before anything is in it
            leads = [
                c
                for verb in (LEADING[:2] if ready else LEADING)
                for c in controls_of(message)
                if c.get("custom_id", "").split(":")[0] == verb
            ]
            lead = next((c for c in leads if c["custom_id"] not in tried), None)
            if lead is None:
                return
            shown = await self._press(who, message, lead["custom_id"], _first(lead))

    async def _press(self, who: Person, message: Message | None, custom_id: str, values: Sequence[str] = ()) -> Receipt:
        assert message is not None  # noqa: S101 - it was shown
        receipt = await (await who.forge(message, custom_id, values)).wait_until_answered()
        shown = receipt.message
        if receipt.has_failed or "went wrong" in receipt.text:
            raise SystemExit(f"{self.table}: {custom_id}: {receipt!r}")
        if COMMON("error.unchanged") in receipt.text:
            kind = "refused"
        elif COMMON("error.stale") in receipt.text:
            kind = "closed"
        elif receipt.modal is not None:
            kind = "form"
        elif shown is not None and shown.attachments:
            kind = "picture"
        else:
            kind = "buttons" if shown is not None and ids_of(shown) else "words"
        self.seen |= set(ids_of(shown))
        self.pressed.append(Press(who.name, message.channel_id, message.id, custom_id, list(values), kind))
        return receipt


def ids_of(message: Message | None) -> list[str]:
    """Return the custom ids of a message."""
    return [str(c["custom_id"]) for c in controls_of(message) if c.get("custom_id")] if message else []


def _first(control: dict[str, Any]) -> list[str]:
    """Return the least that can be chosen in a select; nothing for a button."""
    options = [str(option["value"]) for option in control.get("options", ())]
    return options[: max(1, int(control.get("min_values", 1)))]
