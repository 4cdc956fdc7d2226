"""The words of a folder: `data/<folder>/locale/<language>/<topic>.ftl`, Project Fluent's messages by their keys.

A file is cut into its messages, and each is parsed when it is first said (`data/messages.py`). What the functions in
them mean is for who says them: the bot (`bot/words/`) and the renderer (`render/words.py`).
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from data import game_data_folder as folder_of
from data.messages import Message, key_of

LANGUAGE = "en"  # which every folder has words in
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=[^\n]*(?:\n(?![A-Za-z#-])[^\n]*)*", re.MULTILINE)


@cache
def folder_messages(folder: str, language: str = LANGUAGE) -> Mapping[str, Message]:
    """Return every message of a folder by its key: those of a language, and in English what it does not say yet."""
    own = messages_of_folder(folder, language)
    return own if language == LANGUAGE else {**messages_of_folder(folder, LANGUAGE), **own}


@cache
def messages_of_folder(folder: str, language: str) -> Mapping[str, Message]:
    """Return the messages that a folder has in a language; none where it has no words in it."""
    found: dict[str, Message] = {}
    for path in language_files(folder, language):
        found.update(fluent_messages(path.read_text(encoding="utf-8"), language))
    return found


def language_files(folder: str, language: str = LANGUAGE) -> list[Path]:
    """Return the files of a folder in a language."""
    return sorted((folder_of(folder) / "locale" / language).glob("*.ftl"))


def folder_languages(folder: str) -> list[str]:
    """Return the languages that a folder has words in."""
    return _languages(folder_of(folder))


@cache
def _languages(of_folder: Path) -> list[str]:
    return sorted(path.name for path in (of_folder / "locale").iterdir() if any(path.glob("*.ftl")))


def fluent_messages(source: str, language: str = LANGUAGE) -> dict[str, Message]:
    """Return the messages that a text in Fluent's form holds, by their keys.

    >>> [message.source for message in fluent_messages("a-b = One\\nc = { $n }\\n").values()]
    ['a-b = One', 'c = { $n }']
    """
    found = (Message(key_of(one[1]), one[0].rstrip("\n"), language) for one in ENTRY.finditer(source))
    return {message.key: message for message in found}
