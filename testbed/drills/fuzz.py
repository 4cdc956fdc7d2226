"""Random hostile input: interactions of forms that no Discord client would send."""

from typing import Any

from bot.interactions.presses import ANYWHERE, HANDLERS
from bot.sandbox import interactions
from bot.sandbox.people.forms import typable_commands
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt

NASTY = (
    "@everyone @here <@1> <@&2> <#3>",
    "**bold** __under__ ~~gone~~ ||spoiler|| `code` ```block```",
    "\u202egnp.exe\u202c \u2066\u2067\u2069 \u200b\u200f",
    "[click](https://example.com) <https://example.com> discord.gg/abc",
    "Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307" * 40,
    "𒐫" * 200,
    "👩‍👩‍👧‍👦" * 50,
    "a" * 6000,
    "\n\n\n# Title\n> quote\n- list\n-# #1 · AAAAA",
    "{seat:seat} {0} %s %n ${jndi} {a.__class__}",
    "'; DROP TABLE tables; --",
    "\x00\x01\x1b[31m\x7f\ud7ff\ufffd",
    " ",
    "١٢٣",
    "-1",
    "--5",
    "9" * 4000,
    "1e309",
    "NaN",
    "null",
)
DECISIVE = (
    "add",
    "sel",
    "pick",
    "back",
    "page",
    "num",
    "ok",
    "do",
    "open",
)  # what a player may do with their own prompt
WATCHING = (
    "watch",
    "eyes",
    "bet",
    "follow",
    "nofollow",
    "alleyes",
    "uneyes",
    "replay",
    "analysis",
    "playon",
    "playas",
)  # what spectators press
LOOKING = ("log", "stats", "chart", "steps", "map", "hand", "learn")
OPENS = ("guide", "playsolo", "playwith", "whatif")  # verbs that open a table, which anybody may
LOOKS = (
    "hand", "map", "table", "log", "card", "rules", "help", "about",
    "watch", "replay", "stats", "records server", "records person", "records versus", "settings",
)  # fmt: skip


class Fuzz:
    """Draws hostile inputs for one table. sides: those that are betted on there, where bets are taken."""

    def __init__(
        self, table: str, asked: Prompt, commands: dict[str, Any], lots: UnverifiedRandom, sides: tuple[str, ...] = ()
    ) -> None:
        self.table, self.asked, self.lots, self.sides = table, asked, lots, sides
        self.commands = [
            (name, leaf) for c in commands.values() if c["type"] == 1 for name, leaf in typable_commands(c)
        ]

    def random_text(self) -> str:
        """Return a random text, often a nasty one."""
        lots = self.lots
        if lots.integer_below(3) == 0:
            return "".join(
                chr(lots.choose((lots.integer_below(0x80), 0x20 + lots.integer_below(0x2000))))
                for _ in range(lots.integer_below(60))
            )
        return lots.choose(NASTY)

    def random_interaction(self, *, outsider: bool, on_turn: bool) -> tuple[int, dict[str, Any], str]:
        """Return a random interaction: its kind, its data, and a short description. Never a decision that its sender
        may take."""
        draws = (self._component, self._component, self._modal, self._typed)
        kind, data = (*draws, self._command)[self.lots.integer_below(5)](outsider, on_turn)
        return kind, data, str(data)

    def _custom_id(self, outsider: bool, on_turn: bool) -> str:
        lots = self.lots
        if lots.integer_below(6) == 0:
            return self.random_text()[:100] or "x"
        verb = self._verb(outsider)
        # The one whose turn it is may not send what is legal: their prompt's own tokens and fingerprints are not drawn.
        mine = self.asked.id if not on_turn else "f" * 16
        prompt = lots.choose(("", "0" * len(self.asked.id), mine, "all", "1", self.random_text()))
        words = (
            "",
            "pass",
            "close",
            "declare_end",
            "000000000000",
            "999",
            "~",
            "0n",
            "3b",
            *self.sides,
            self.random_text(),
        )
        argument = lots.choose(words)
        page = lots.choose(("", "0", "1", "9999", "-1", "x"))
        return ":".join((verb, self.table, prompt, argument, page)).strip(":")[:100] or "x"

    def _verb(self, outsider: bool) -> str:
        """Return what a press asks for; every second press of an outsider is one of a spectator."""
        if outsider and self.lots.integer_below(2):
            return self.lots.choose(tuple(verb for verb in (*HANDLERS, *ANYWHERE) if verb not in OPENS))
        return self.lots.choose(WATCHING if outsider else (*DECISIVE, *WATCHING, *LOOKING))

    def _component(self, outsider: bool, on_turn: bool) -> tuple[int, dict[str, Any]]:
        data: dict[str, Any] = {"custom_id": self._custom_id(outsider, on_turn), "component_type": 2, "id": 1}
        if self.lots.integer_below(2):
            values = [self.random_text()[:100] for _ in range(self.lots.integer_below(4))]
            data |= {"component_type": 3, "values": values}
        return interactions.COMPONENT, data

    def _modal(self, outsider: bool, on_turn: bool) -> tuple[int, dict[str, Any]]:
        field = {
            "type": 4,
            "custom_id": self.lots.choose(("n", "word", "x", "")),
            "value": self.random_text()[:4000],
            "id": 3,
        }
        label = {"type": 18, "id": 2, "component": field}
        return interactions.MODAL, {"custom_id": self._custom_id(outsider, on_turn), "components": [label]}

    def _options(self, leaf: dict[str, Any], *, focused: bool) -> list[dict[str, Any]]:
        out: list[dict[str, Any]] = []
        for option in leaf.get("options", []):
            if option["type"] not in (3, 4) or (self.lots.integer_below(3) == 0 and not focused):
                continue
            value: Any = self.random_text() if option["type"] == 3 else self.lots.choose((-1, 0, 10**15, -(2**53)))
            if option["name"] == "table":
                value = self.lots.choose((self.table, "ZZZZZ", value))
            out.append({"name": option["name"], "type": option["type"], "value": value})
        if focused and out:
            self.lots.choose(out)["focused"] = True
        return out

    def _wrapped(self, name: str, options: list[dict[str, Any]]) -> dict[str, Any]:
        path = name.split(" ")
        for depth, part in reversed(list(enumerate(path[1:], 1))):
            kind = 1 if depth == len(path) - 1 else 2
            options = [{"name": part, "type": kind, "options": options}]
        return {"id": "1", "name": path[0], "type": 1, "options": options}

    def _typed(self, outsider: bool, on_turn: bool) -> tuple[int, dict[str, Any]]:
        name, leaf = self.lots.choose(self.commands)
        return interactions.AUTOCOMPLETE, self._wrapped(name, self._options(leaf, focused=True))

    def _command(self, outsider: bool, on_turn: bool) -> tuple[int, dict[str, Any]]:
        """Return a random command, but none that its sender is allowed to use, or that would be a decision of
        theirs."""
        allowed = [c for c in self.commands if self._harmless(c[0], outsider)]
        name, leaf = self.lots.choose(allowed)
        options = self._options(leaf, focused=False)
        if outsider and self.lots.integer_below(10) == 0:
            name, options = self.lots.choose(("nothing", "game nothing", "help x y z")), [{"name": "x", "type": 3}]
        return interactions.COMMAND, self._wrapped(name, options)

    @staticmethod
    def _harmless(name: str, outsider: bool) -> bool:
        if not outsider:
            return name in LOOKS
        return not name.startswith(("game create", "server", "away", "orders", "mytables"))
