"""The narrator: text keys and arguments in, words out. All words are messages of Project Fluent in
`data/<folder>/locale/<language>/*.ftl` (`data/messages.py`), where `event.gold_spent` is `event-gold_spent`.

The functions that a message may call (`FUNCTIONS`):

NAME($region)      the name of an id; NAME($side, form: "di") in a form of the language (`data/grammar.py`)
SEAT($seat)        the name of a player; SEAT($seat, form: "a") in a form of the language
NAMES, SEATS       the same of a list: a, b and c; COMMAS($cards): without an "and"; KINDS($cards): equal ones counted;
                   NAMES, SEATS and COMMAS take a form too; ARROWS($order): what comes one after another, with arrows
ACTIONS            a list of actions by what they are called
SIGN("gold")       a sign of the game (`Words.sign`); SIGN($side, of: "emblem") that of an id, `emblem_<id>`
DICE($dice)        dice as their signs (`Words.dice`); DIE($colour), DIE($colour, face: "skull"): one
TEXT($why), TEXTS  a text within the text; a list of them
LINES, DOTS($texts)  texts, each in a line of its own; side by side with dots between
STEPS($texts)      texts as what was done one after another, cut where they are long: a; b
SIGNED($modifier)  a change: +1, −1
QUARTERS($cost)    what is counted in quarters: 6 as 1.5, with the decimal sign of the language
DECIMAL($mean)     a number as it was given, with that sign: 2.0, in Italian 2,0
TIME, MOMENT       a timestamp of Discord: how long until then; the date with it
PLAIN($said)       free text of a person, or a name, made harmless; of at most 100 characters, or PLAIN($said, "500")
GRAMMAR($side, "number")  what the name of an id says of itself as an attribute, to select by: `.number = plural`, in
                   other languages `.gender`; the number of a list goes by its length, else
                   what all of it have in common
INITIAL($last)     the first letter or figure of what is shown, small, where words are joined by their sound
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self

import discord

from bot.words.derived_words import RULES, derive_words
from bot.words.signs import SIGNS
from data import has_file, load_game_data
from data.chart_names import with_chart_names
from data.charted_games import kept_by_game, plain_name
from data.charts import charted_names
from data.grammar import declined_name
from data.language_facts import facts_of
from data.messages import MINUS, MISSING, Function, Message, signed_number_text, texts_of
from data.speaking import current_language
from data.words import LANGUAGE
from data.words import folder_messages as of_folder
from engine.kernel.events import TABLE
from engine.kernel.texts import Text

ESCAPED = re.compile(r"\\(.)")
MARKUP = re.compile(r"[\\*_~`\u200b]")  # what a text with marks, or with an escaped sign, cannot do without
MARKS = re.compile(r"(?<!\\)(?:\*\*|__|~~|`)")  # that a template sets; a person's own are escaped
STOP = re.compile(r"\.((?:\*\*|__|~~|`)*)$")  # that ends a line, also within marks
# A moment as Discord is given it (TIME, MOMENT), and how far off it is
TIMESTAMP = re.compile(r"<t:(\d+)(?::\w)?>(?: \(<t:\d+(?::\w)?>\))?")
STEP = 300  # characters that are shown of a step of a game
CONTROL = re.compile(r"[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")

# An address that Discord makes a link, or an invitation card; with another slash it reads the same and leads nowhere.
ADDRESS = re.compile(r"://|(?:discord(?:app)?\.com/invite|discord\.(?:gg|me|io))/", re.IGNORECASE)

FOOT = re.compile(r"([#✉◦]\d+(?:[–-]\d+)?)\s*·\s*(?=\w+\s*·)")  # the last line of a post, which checkers read


def harmless_text(said: str, limit: int = 100) -> str:
    """Return a person's free text without markup, mentions, links, control and direction marks, cut to `limit`.
    It never looks like the last line of a post."""
    plain = CONTROL.sub("", said).replace("\n", " ").strip()[:limit]
    plain = FOOT.sub(r"\1 - ", plain)
    plain = ADDRESS.sub(lambda found: found[0].replace("/", "\u2215"), plain)
    return discord.utils.escape_mentions(discord.utils.escape_markdown(plain))


def unmarked_text(said: str) -> str:
    """Return harmless text as it reads where Discord shows no markdown: names of threads, labels, pictures."""
    plain = SIGNS.without_emojis(said)
    if not MARKUP.search(plain):
        return plain  # as most are: labels are unmarked by the dozen for each screen
    return ESCAPED.sub(r"\1", MARKS.sub("", plain)).replace("\u200b", "")


def unicode_symbol(game: str, sign: str) -> str:
    """Return the Unicode symbol of a sign of a game."""
    return Words(game).symbol(sign)


def without_stop(said: str) -> str:
    """Return a line as it stands within a sentence or a heading: `**Raids.**` as `**Raids**`."""
    return STOP.sub(r"\1", said)


@kept_by_game
def game_messages(game: str, language: str = LANGUAGE) -> Mapping[str, Message]:
    """Return every message of a game and of the bot itself, by key; those made of the game's figures are filled."""
    found = {key: said for folder in ("common", plain_name(game)) for key, said in of_folder(folder, language).items()}
    found = {key: said for key, said in found.items() if not key.startswith("picture.")}  # what only pictures say
    if plain_name(game) != game and (named := found.get(f"name.{plain_name(game)}")) is not None:
        found[f"name.{game}"] = named  # by whatever charts, it is called the same
    found = with_chart_names(found, charted_names(game), language)
    if has_file(game, RULES):
        derive_words(found, game, load_game_data(game, RULES), Words.of(found))
    return found


class Words:
    """The words of one table: its game's, with the names of its players."""

    functions: ClassVar[Mapping[str, Function]] = {}  # those of messages: below

    def __init__(self, game: str, names: Mapping[str, str] | None = None, language: str | None = None) -> None:
        """language: None for what is spoken when something is said (`data/speaking.py`)."""
        self.game, self.names, self._language = game, names or {}, language
        self._messages: Mapping[str, Message] | None = None if language is None else game_messages(game, language)

    @classmethod
    def of(cls, found: Mapping[str, Message]) -> Self:
        """Return the words of these messages alone."""
        words = cls("", language=LANGUAGE)
        words._messages = found
        return words

    @property
    def messages(self) -> Mapping[str, Message]:
        """Every message by its key."""
        return game_messages(self.game, current_language()) if self._messages is None else self._messages

    @property
    def language(self) -> str:
        """The language that they are said in."""
        return self._language or current_language()

    def __call__(self, key: str, **args: Any) -> str:
        """Return the words of a key."""
        return self.say(Text(key, args))

    def say(self, text: Text | Mapping[str, Any]) -> str:
        """Return a text (or its kept JSON form) in words."""
        if not isinstance(text, Text):
            text = Text(str(text["key"]), dict(text.get("args", {})))
        message = self.messages.get(text.key)
        if message is None:
            return self.name(text.key.rsplit(".", 1)[-1])
        return message.say(self, text.args)

    def has_words(self, key: str) -> bool:
        """Return whether there are words for a key."""
        return key in self.messages

    def name(self, token: str) -> str:
        """Return the name of an id; an id without one is shown as words."""
        return self._named(token) or self.names.get(token) or token.replace("_", " ")

    def _named(self, token: str) -> str | None:
        message = self.messages.get(f"name.{token}")
        return None if message is None else message.say(self, {})

    def text_pieces_between_gaps(self, key: str) -> list[str]:
        """Return the texts of a message between its gaps, in their order."""
        return texts_of(self.messages[key])

    def sign(self, sign: str) -> str:
        """Return a sign of the game (`render.signs`) as it stands in a text: as an emoji of the application once it is
        there, else as its Unicode symbol."""
        return SIGNS.mention(plain_name(self.game), sign) or self.symbol(sign)

    def dice(self, dice: Iterable[Any]) -> str:
        """Return dice as their signs, side by side. dice: of each its kind (a colour, a number), or (kind, face)."""
        parts = ([str(die)] if isinstance(die, (str, int)) else [str(one) for one in die] for die in dice)
        return "".join(self.sign("_".join(("die", *part)).lower()) for part in parts)

    def decimal(self, number: float, digits: int = 1, *, sign: str = "") -> str:
        """Return a number as the language writes it, without noughts at its end: 1.5, in Italian 1,5. digits: the most
        behind the decimal sign, at least one. sign: "+" for a change."""
        said = f"{number:{sign}.{digits}f}".rstrip("0").removesuffix(".")
        return said.replace("-", MINUS).replace(".", facts_of(self.language).decimal)

    def symbol(self, sign: str) -> str:
        """Return the Unicode symbol of a sign."""
        return self(f"sign.{sign}")

    def seat(self, seat: str) -> str:
        """Return the name of a player."""
        return self.names.get(seat) or (self("seat.table") if seat == TABLE else self("seat.unnamed", seat=seat))

    def join(self, parts: Iterable[str]) -> str:
        """Return a list in words: a, b and c."""
        listed = list(parts)
        if not listed:
            return self("list.none")
        if len(listed) == 1:
            return listed[0]
        return self("list.and", first=", ".join(listed[:-1]), last=listed[-1])


# The functions of messages


def _name(words: Words, token: Any, form: str = "") -> str:
    name = words.name(str(token))
    return declined_name(words, f"name.{token}", form, name) if form else name


def _person(words: Words, name: str, form: str = "") -> str:
    """Return the name of a person in a form of the language: one without an article."""
    return declined_name(words, "", form, name) if form else name


def _plain(words: Words, said: Any, limit: str = "100", form: str = "") -> str:
    return _person(words, harmless_text(words._named(said) or str(said), int(limit)), form)


def _names(words: Words, tokens: Iterable[Any], form: str = "") -> str:
    return words.join(_name(words, one, form) for one in tokens)


def _commas(words: Words, tokens: Iterable[Any], form: str = "") -> str:
    return ", ".join(_name(words, one, form) for one in tokens)


def _arrows(words: Words, tokens: Iterable[Any]) -> str:
    return " → ".join(_name(words, one) for one in tokens)


def _grammar(words: Words, value: Any, trait: str) -> str:
    if isinstance(value, (list, tuple)):
        if trait == "number":
            return "plural" if len(value) > 1 else ""
        shared = {_grammar(words, one, trait) for one in value}
        return shared.pop() if len(shared) == 1 else ""
    message = words.messages.get(f"name.{value}")
    return (message.attribute(trait, words, {}) if message else None) or ""


def _initial(words: Words, said: Any) -> str:
    return next((letter for letter in unmarked_text(str(said)).lower() if letter.isalnum()), "")


def _kinds(words: Words, cards: Iterable[Any]) -> str:
    listed = [str(card) for card in cards]
    counts = {card: listed.count(card) for card in dict.fromkeys(listed)}
    return words.join(f"{n} × {words.name(card)}" if n > 1 else words.name(card) for card, n in counts.items())


def _sign(words: Words, sign: Any, of: str = "") -> str:
    return MISSING if sign == MISSING else words.sign(f"{of}_{sign}" if of else str(sign))


def _text(words: Words, text: Any) -> str:
    if isinstance(text, str):  # as older versions kept some, in words
        return "" if text == MISSING else text
    return words.say(text) if text else ""


def _steps(words: Words, texts: Any) -> str:
    said = "" if texts == MISSING else "; ".join(without_stop(words.say(one)) for one in texts)
    return said if len(said) <= STEP else f"{said[: STEP - 1].rstrip()}…"


def _time(words: Words, moment: Any) -> str:
    return MISSING if moment == MISSING else f"<t:{int(float(moment))}:R>"


def _moment(words: Words, moment: Any) -> str:
    return MISSING if moment == MISSING else f"<t:{int(float(moment))}:f> (<t:{int(float(moment))}:R>)"


Words.functions = {
    "NAME": _name,
    "SEAT": lambda words, seat, form="": _person(words, words.seat(str(seat)), form),
    "NAMES": _names,
    "SEATS": lambda words, seats, form="": words.join(_person(words, words.seat(str(one)), form) for one in seats),
    "ARROWS": _arrows,
    "COMMAS": _commas,
    "KINDS": _kinds,
    "ACTIONS": lambda words, tags: words.join(words(f"do.{tag}") for tag in tags),
    "DICE": lambda words, dice: MISSING if dice == MISSING else words.dice(dice) or words("list.none"),
    "DIE": lambda words, kind, face="": MISSING if kind == MISSING else words.dice([(kind, face) if face else kind]),
    "SIGN": _sign,
    "TEXT": _text,
    "TEXTS": lambda words, texts: words.join(words.say(one) for one in texts) if texts != MISSING else MISSING,
    "ROW": lambda words, texts: MISSING if texts == MISSING else " ".join(words.say(one) for one in texts),
    "DOTS": lambda words, texts: MISSING if texts == MISSING else " · ".join(words.say(one) for one in texts),
    "TIME": _time,
    "MOMENT": _moment,
    "LINES": lambda words, texts: MISSING if texts == MISSING else "\n".join(words.say(one) for one in texts),
    "STEPS": _steps,
    "QUARTERS": lambda words, number: MISSING if number == MISSING else words.decimal(float(number) / 4, 2),
    "DECIMAL": lambda words, number: str(number).replace(".", facts_of(words.language).decimal),
    "SIGNED": lambda words, number: MISSING if number == MISSING else signed_number_text(float(number)),
    "PLAIN": _plain,
    "GRAMMAR": _grammar,
    "INITIAL": _initial,
}
