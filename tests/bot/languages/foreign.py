"""Words that only one language has, and all that somebody reads of a message, to find the one in the other."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.sandbox.hub import Hub
from bot.sandbox.world import Message
from bot.tables.lobby import NAMES
from data.messages import texts_of
from data.words import messages_of_folder
from engine.games import game_ids

Json = dict[str, Any]
WORD = re.compile(r"[^\W_]+")
CUT = re.compile(r"([^\W_]+)…")
NO_PROSE = re.compile(r"<[^>]*>|https?://\S+|`[^`]*`|:\w+:|\b[0-9A-Z]{5}\b")  # mentions, links, code, emojis, ids
TITLES = {f"name.{game}" for game in game_ids()} | {f"forum.short_{game}" for game in game_ids()}
READ = ("content", "label", "placeholder", "description", "title", "text", "name")  # what a client shows of a message


def words_in(text: str) -> set[str]:
    """Return the words of a text, small; what holds digits is none, nor is a single letter."""
    return {word.lower() for word in WORD.findall(NO_PROSE.sub(" ", text)) if word.isalpha() and len(word) > 1}


def cut_in(text: str) -> set[str]:
    """Return the beginnings of words that are cut with a sign of it, small: they may look like words of another
    language."""
    return {word.lower() for word in CUT.findall(text)}


@cache
def titles() -> tuple[str, ...]:
    """Return the games' titles, which stay English in every language, the longest first."""
    found = {said for game in game_ids() for key, one in messages_of_folder(game, "en").items() if key in TITLES
             for said in texts_of(one)}  # fmt: skip
    return tuple(sorted(found, key=len, reverse=True))


@cache
def headings() -> re.Pattern[str]:
    """Return how a section of a rulebook is named, which is called as the book calls it."""
    said = {
        "".join(texts_of(messages_of_folder("common", one)["rules.one"])).partition("-# ")[2] for one in ("en", "it")
    }
    return re.compile("(" + "|".join(re.escape(one.split(":")[0]) for one in sorted(said)) + r"): [^.\n]*")


def without_names(text: str, *names: str) -> str:
    """Return a text without the games' titles, the names of persons and tables, and headings of rulebooks."""
    text = headings().sub(" ", text)
    for one in (*names, *titles(), *NAMES):
        text = text.replace(one, " ")
    return text


@cache
def vocabulary(game: str, language: str) -> frozenset[str]:
    """Return the words of everything that is said in a game in a language, of the bot's own messages too."""
    found = set[str]()
    for room in ("common", "checker", "replay", game):
        for key, message in messages_of_folder(room, language).items():
            if key not in TITLES and not key.startswith("slash."):
                found |= words_in(without_names(" ".join(texts_of(message))))
    return frozenset(found)


@cache
def foreign(game: str, language: str, other: str) -> frozenset[str]:
    """Return the words that a language does not have and another has: a text in the one holds none of them."""
    return vocabulary(game, other) - vocabulary(game, language)


def wrong_in(text: str, game: str, language: str, other: str) -> set[str]:
    """Return the words of a text in a language that only the other one has; a word that is cut may be any of the
    language's own that begins like it."""
    own = vocabulary(game, language)
    begun = {cut for cut in cut_in(text) if any(word.startswith(cut) for word in own)}
    return words_in(text) & foreign(game, language, other) - begun


# What is read


def read_in(hub: Hub, message: Message) -> Iterator[str]:
    """Yield every text of a message that somebody reads or hears: words, labels, lists, descriptions of pictures."""
    yield from _texts(hub.shape_message(message))


def _texts(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for one in part:
            yield from _texts(one)
    elif isinstance(part, dict):
        for key, one in part.items():
            if key in ("author", "interaction", "interaction_metadata", "emoji", "thread", "mentions"):
                continue
            if isinstance(one, str):
                if key in READ:
                    yield one
            else:
                yield from _texts(one)
