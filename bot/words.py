"""The narrator: text keys and arguments in, words out. All words live in `locale/<language>*.yaml` of
each game's data.

A template holds fields with a conversion after the colon: `{region:name}` (the name of an id), `{seat:seat}` (a
player), `{cards:names}`, `{cards:commas}` (the same without an "and"), `{seats:seats}`, `{gold:coin|coins}` (a number
with its word), `{side:plays/play}` (the verb of a name that is one, or of several: those have `plural.<id>`; of a list,
by its length), `{why:text}` (a nested text), `{when:time}` and `{when:moment}` (a Discord timestamp: how long until
then, or both), `{said:plain}` (free text, made harmless), or none (a plain value).
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from string import Formatter
from typing import Any, Self

import discord

from bot.derived_words import derive
from bot.signs import SIGNS
from data.words import derived
from data.words import templates as of_folder
from engine.kernel.events import TABLE
from engine.kernel.texts import Text

ESCAPED = re.compile(r"\\(.)")
MARKS = re.compile(r"(?<!\\)(?:\*\*|__|~~|`)")  # that a template sets; a person's own are escaped
STOP = re.compile(r"\.((?:\*\*|__|~~|`)*)$")  # that ends a line, also within marks
CONTROL = re.compile(r"[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")


def harmless(said: str, limit: int = 100) -> str:
    """Return a person's free text without markup, mentions, control and direction marks, cut to `limit`."""
    plain = CONTROL.sub("", said).replace("\n", " ").strip()[:limit]
    return discord.utils.escape_mentions(discord.utils.escape_markdown(plain))


def unmarked(said: str) -> str:
    """Return harmless text as it reads where Discord shows no markdown: names of threads, labels, pictures."""
    return ESCAPED.sub(r"\1", MARKS.sub("", SIGNS.without_emojis(said))).replace("\u200b", "")


def symbol(game: str, sign: str) -> str:
    """Return the Unicode symbol of a sign of a game."""
    return Words(game).symbol(sign)


def without_stop(said: str) -> str:
    """Return a line as it stands within a sentence or a heading: `**Raids.**` as `**Raids**`."""
    return STOP.sub(r"\1", said)


@cache
def templates(game: str, language: str = "en") -> Mapping[str, str]:
    """Return every template of a game and of the bot itself, by key; those made of the game's figures are filled."""
    folders = ("common", game)
    found = {key: said for folder in folders for key, said in of_folder(folder, language).items()}
    found = {key: said for key, said in found.items() if not key.startswith("picture.")}  # what only pictures say
    rules = [rule for folder in folders for rule in derived(folder, language)]
    derive(found, game, rules, Words.of(found).strictly)
    return found


@cache
def _parts(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """Return the fields of a template, each with the text before it and its conversion: read once, filled often."""
    return tuple((before, field, how or "") for before, field, how, _ in Formatter().parse(template))


class Words(Formatter):
    """The words of one table: its game's, with the names of its players."""

    def __init__(self, game: str, names: Mapping[str, str] | None = None, language: str = "en") -> None:
        self.game, self.templates = game, templates(game, language)
        self.names = names or {}

    @classmethod
    def of(cls, found: Mapping[str, str]) -> Self:
        """Return the words of these templates alone."""
        words = cls.__new__(cls)
        words.game, words.templates, words.names = "", found, {}
        return words

    def strictly(self, template: str, args: Mapping[str, Any]) -> str:
        """Return a template filled; LookupError if it names what the arguments lack."""
        for _, field, _, _ in self.parse(template):
            if field and field not in args:
                raise LookupError(f"{template!r} names {field!r}, there is only {', '.join(args)}")
        return self.vformat(template, (), args)

    def __call__(self, key: str, **args: Any) -> str:
        """Return the words of a key."""
        return self.say(Text(key, args))

    def say(self, text: Text | Mapping[str, Any]) -> str:
        """Return a text (or its kept JSON form) in words."""
        if not isinstance(text, Text):
            text = Text(str(text["key"]), dict(text.get("args", {})))
        template = self.templates.get(text.key)
        if template is None:
            return self.name(text.key.rsplit(".", 1)[-1])
        return self.vformat(template, (), text.args)

    def has(self, key: str) -> bool:
        """Return whether there are words for a key."""
        return key in self.templates

    def name(self, token: str) -> str:
        """Return the name of an id; an id without one is shown as words."""
        return self.templates.get(f"name.{token}") or self.names.get(token) or token.replace("_", " ")

    def sign(self, sign: str) -> str:
        """Return a sign of the game (`render.signs`) as it stands in a text: as an emoji of the application once it is
        there, else as its Unicode symbol."""
        return SIGNS.mention(self.game, sign) or self.symbol(sign)

    def symbol(self, sign: str) -> str:
        """Return the Unicode symbol of a sign."""
        return self(f"sign.{sign}")

    def seat(self, seat: str) -> str:
        """Return the name of a player."""
        return self.names.get(seat) or (self("seat.table") if seat == TABLE else self("seat.unnamed", seat=seat))

    def vformat(self, format_string: str, args: Any, kwargs: Mapping[str, Any]) -> str:
        """Return a template filled; its fields are plain names."""
        out = ""
        for before, field, how in _parts(format_string):
            out += before
            if field is not None:
                out += self.format_field(self.get_value(field, args, kwargs), how)
        return out

    def get_value(self, key: int | str, args: Any, kwargs: Mapping[str, Any]) -> Any:
        """Return an argument; a missing one is a dash, since a ledger line must never fail."""
        return kwargs.get(str(key), "–")

    def format_field(self, value: Any, format_spec: str) -> str:
        """Return a field in words, by its conversion."""
        if "|" in format_spec:
            one, many = format_spec.split("|", 1)
            return f"{value} {one if str(value) in ('1', '-1') else many}"
        if "/" in format_spec:
            one, many = format_spec.split("/", 1)
            several = len(value) > 1 if isinstance(value, (list, tuple)) else self.has(f"plural.{value}")
            return many if several else one
        match format_spec:
            case "name":
                return self.name(str(value))
            case "seat":
                return self.seat(str(value))
            case "text":
                return self.say(value) if value and value != "–" else ""
            case "time":
                return f"<t:{int(float(value))}:R>"
            case "moment":
                return f"<t:{int(float(value))}:f> (<t:{int(float(value))}:R>)"
            case "plain":
                return harmless(self.templates.get(f"name.{value}") or str(value))
            case "":
                return str(value)
            case _:
                return self._listed(value, format_spec)

    def _listed(self, value: Any, format_spec: str) -> str:
        """Return a field of several things in words, by its conversion."""
        match format_spec:
            case "actions":
                return self.join(self("do." + str(v)) for v in value)
            case "names" | "seats":
                return self.join((self.seat if format_spec == "seats" else self.name)(str(v)) for v in value)
            case "commas":
                return ", ".join(self.name(str(v)) for v in value)
            case "kinds":
                listed = [str(v) for v in value]
                counts = {v: listed.count(v) for v in dict.fromkeys(listed)}
                return self.join(f"{n} × {self.name(v)}" if n > 1 else self.name(v) for v, n in counts.items())
            case "dice":
                return "".join(self(f"die_sign.{v}") for v in value) or self("list.none")
            case "texts":
                return self.join(self.say(v) for v in value)
            case _:
                return str(value)

    def join(self, parts: Iterable[str]) -> str:
        """Return a list in words: a, b and c."""
        listed = list(parts)
        if not listed:
            return self("list.none")
        if len(listed) == 1:
            return listed[0]
        return self("list.and", first=", ".join(listed[:-1]), last=listed[-1])
