"""The few words on pictures and in their descriptions; the caller may pass its own.

They lie with all other words in `data/<game>/locale/<language>/`: names under `name.<id>`, what is only drawn under
`picture` (there `picture.round`, here `round`); what games share in `data/common/locale/<language>/pictures.ftl`. A
message may call `NAME($id)`.
"""

from collections.abc import Mapping
from functools import cache

from data.messages import Function, Message, as_words
from data.words import LANGUAGE, messages

Words = Mapping[str, Message]
Entries = tuple[tuple[str, Message], ...]  # words as something that can be cached by
COMMON = "common"
DRAWN = "picture."


@cache
def picture_words(game: str = COMMON, language: str = LANGUAGE) -> Words:
    """Return the words for a game's pictures: those that games share, what only its pictures say, names by `name.<id>`.
    Without a game, the shared ones alone. A language that has no words is English."""
    found: dict[str, Message] = {}
    for folder in dict.fromkeys((COMMON, game)):
        for key, said in messages(folder, language).items():
            if key.startswith(DRAWN):
                found[key.removeprefix(DRAWN)] = said
            elif key.startswith("name."):
                found[key] = said
    return found


class _Pictures:
    """Who says the words on pictures."""

    functions: Mapping[str, Function] = {"NAME": lambda speaker, token: say(speaker.messages, f"name.{token}")}

    def __init__(self, words: Words) -> None:
        self.messages = words


def say(words: Words, key: str, **args: object) -> str:
    """Say a message; a key without words shows as itself, made readable."""
    message = words.get(key)
    return as_words(key).title() if message is None else message.say(_Pictures(words), args)
