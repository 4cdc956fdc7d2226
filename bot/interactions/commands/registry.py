"""Commands as data: what Discord is told of them, and who carries them out.

discord.py makes commands from Python signatures; ours come from action types and data, so we write the payload that
Discord documents ourselves and find the handler by the command's path.
"""

import hashlib
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.interactions.context import InteractionContext
from bot.interactions.localised import LOCAL, group_name, local_name, localised_payloads
from bot.words import Words
from data.speaking import current_language, language_context
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

COMMON = Words("common")
STRING, INTEGER, USER, CHANNEL = 3, 4, 6, 7
ATTACHMENT = 11
SNOWFLAKES = (USER, CHANNEL, 8, ATTACHMENT)  # of a user, a channel, a role, a file
INT = 2**53  # what Discord takes at most
WHOLE = re.compile(r"-?[0-9]{1,16}")
SUB_COMMAND, SUB_GROUP = 1, 2
GUILD, BOT_DM = 0, 1  # contexts: a server, the DM with the bot; never between users

Handler = Callable[[InteractionContext], Awaitable[None]]
Autocomplete = Callable[
    [InteractionContext, str], Awaitable[Sequence[tuple[str, str]]]
]  # (call, option) -> (label, value)s


class CommandOption(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a command. called: what it is called in words, for its name in other languages."""

    name: str
    description: str
    type: int = STRING
    required: bool = False
    choices: tuple[tuple[str, str], ...] = ()  # (label, value)
    autocomplete: bool = False
    low: int | None = None
    high: int | None = None
    channel_types: tuple[int, ...] = ()  # of a channel: what it may be; (): anything
    called: str = ""

    def payload(self) -> dict[str, Any]:
        """Return what Discord is told, with its name in the language that is spoken."""
        out: dict[str, Any] = {"name": self.name, "description": self.description, "type": self.type}
        out[LOCAL] = local_name(COMMON, self.name, self.called)
        if self.required:
            out["required"] = True
        if self.choices:
            out["choices"] = [{"name": label, "value": value} for label, value in self.choices]
        if self.autocomplete:
            out["autocomplete"] = True
        if self.low is not None:
            out["min_value"] = self.low
        if self.high is not None:
            out["max_value"] = self.high
        if self.channel_types:
            out["channel_types"] = list(self.channel_types)
        return out

    def check(self, value: Any) -> None:
        """RuleError where a value is none that Discord would let through; None: it was not given."""
        if value is None or value == "":
            if self.required:
                raise RuleError(keyed_text("error.option_missing", option=self.name))
            return
        said = str(value)
        fits = not self.choices or said in [choice for _, choice in self.choices]
        if self.type == INTEGER:
            low, high = (-INT if self.low is None else self.low), (INT if self.high is None else self.high)
            fits = WHOLE.fullmatch(said) is not None and low <= int(said) <= high
        elif self.type in SNOWFLAKES:
            fits = said.isascii() and said.isdecimal() and len(said) <= 20
        if not fits:
            raise RuleError(keyed_text("error.option_unfit", option=self.name, asked=said[:100]))


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """A command by its path: ("table",), ("game", "create") or ("chess-piece", "move").

    called: what it is called in words, for its name in other languages.
    """

    path: tuple[str, ...]
    description: str
    run: Handler
    options: tuple[CommandOption, ...] = ()
    complete: Autocomplete | None = None
    dm: bool = True  # whether it can be used in the DM with the bot
    needs: int = 0  # permissions without which Discord does not show it; of a group, its first command's hold
    called: str = ""

    async def carry_out(self, context: InteractionContext) -> None:
        """Run the command with options that are what they were declared to be. Discord sees to that, but what comes
        may be older than what it was told last."""
        for option in self.options:
            option.check(context.options.get(option.name))
        await self.run(context)


class CommandRegistry:
    """All commands, described in the language that was spoken when they were added.

    translations: by language the same commands once more.
    """

    def __init__(self) -> None:
        self._commands: dict[tuple[str, ...], Command] = {}
        self._groups: dict[tuple[str, ...], str] = {}
        self.language = current_language()
        self.translations: dict[str, CommandRegistry] = {}
        self._payload_kept: list[dict[str, Any]] | None = None  # of the commands added so far

    def localized(self) -> "CommandRegistry":
        """Return the commands as they are described in the language that is spoken now."""
        return self.translations.get(current_language(), self)

    def command_as_typed(self, path: tuple[str, ...]) -> str:
        """Return a command, or a group of them, as its reader types it: "game create"."""
        with language_context(self.language):
            parts = [group_name(path[0]), *(local_name(COMMON, part) for part in path[1:])]
            command = self.find(path)
            if command is not None and len(path) > 1:
                parts[-1] = local_name(COMMON, path[-1], command.called)
        return " ".join(parts)

    def group(self, *path: str, description: str) -> None:
        """Describe a group of commands, or a group within a group."""
        self._payload_kept = None
        self._groups[path] = description

    def add(self, command: Command) -> None:
        """Add a command; a path that is taken is a mistake of ours."""
        if command.path in self._commands:
            raise ValueError(f"/{' '.join(command.path)} is there twice")
        self._payload_kept = None
        self._commands[command.path] = command

    def find(self, path: tuple[str, ...]) -> Command | None:
        """Return the command at a path."""
        return self._commands.get(path)

    def __iter__(self) -> Iterator[Command]:
        return iter(self._commands.values())

    def payload(self) -> list[dict[str, Any]]:
        """Return all commands as Discord's bulk overwrite takes them, with explicit contexts; not to be changed. It is
        made once, when all commands are there."""
        if self._payload_kept is None:
            others = {one: told._payload() for one, told in self.translations.items()}
            self._payload_kept = localised_payloads(self._payload(), others)
        return self._payload_kept

    def _payload(self) -> list[dict[str, Any]]:
        with language_context(self.language):
            return self._parts()

    def _parts(self) -> list[dict[str, Any]]:
        out: dict[str, dict[str, Any]] = {}
        for command in self._commands.values():
            name = command.path[0]
            options = [option.payload() for option in sorted(command.options, key=lambda o: not o.required)]
            if len(command.path) == 1:
                out[name] = _top(command, command.description, options)
                continue
            top = out.setdefault(name, _top(command, self._groups[name,], []))
            within = top["options"] if len(command.path) == 2 else self._inner(top["options"], command.path[:2])
            part = _part(SUB_COMMAND, command.path[-1], command.description, options)
            within.append({**part, LOCAL: local_name(COMMON, command.path[-1], command.called)})
        return list(out.values())

    def _inner(self, options: list[dict[str, Any]], path: tuple[str, ...]) -> list[dict[str, Any]]:
        """Return the options of a group within a group, which is there from its first command on."""
        found = next((o for o in options if o["type"] == SUB_GROUP and o["name"] == path[1]), None)
        if found is None:
            found = _part(SUB_GROUP, path[1], self._groups[path], [])
            options.append(found)
        inner: list[dict[str, Any]] = found["options"]
        return inner

    def fingerprint(self) -> str:
        """Return a hash of the payload: commands are synced only when it has changed."""
        return hashlib.sha256(msgspec.json.encode(self.payload(), order="deterministic")).hexdigest()


def _part(kind: int, name: str, description: str, options: list[dict[str, Any]]) -> dict[str, Any]:
    local = local_name(COMMON, name)
    return {"type": kind, "name": name, LOCAL: local, "description": description, "options": options}


def _top(command: Command, description: str, options: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "type": 1,
        "name": command.path[0],
        LOCAL: group_name(command.path[0]),
        "description": description,
        "options": options,
        "contexts": [GUILD, BOT_DM] if command.dm else [GUILD],
        "default_member_permissions": command.needs or None,
        "integration_types": [0],  # installed in servers, not by users
    }


def path_and_options(data: Mapping[str, Any]) -> tuple[tuple[str, ...], dict[str, Any], str]:
    """Return a command interaction's path, its options' values, and the option that is being typed ("" if none)."""
    path, given = [str(data.get("name", ""))], data.get("options", [])
    while given and given[0].get("type") in (1, 2):
        path.append(str(given[0].get("name", "")))
        given = given[0].get("options", [])
    focused = next((str(o["name"]) for o in given if o.get("focused")), "")
    return tuple(path), {str(o["name"]): o.get("value") for o in given}, focused
