"""The few words on pictures and in their descriptions; the caller may pass its own.

They lie with all other words in `data/<game>/locale/<language>/`: names under `name.<id>`, what is only drawn under
`picture` (there `picture.round`, here `round`); what games share in `data/common/locale/<language>/pictures.ftl`. A
message may call `NAME($id)`, also with a form of the language (`data/grammar.py`), and `GRAMMAR($id, "gender")`.
"""

from collections.abc import Mapping
from typing import ClassVar

from data.chart_names import with_chart_names
from data.charted_games import kept_by_game, plain_name
from data.charts import charted_names
from data.grammar import FORM, declined_name
from data.messages import Function, Message, as_words
from data.speaking import current_language
from data.words import folder_messages

Words = Mapping[str, Message]
Entries = tuple[tuple[str, Message], ...]  # words as something that can be cached by
COMMON = "common"
DRAWN = "picture."


def picture_words(game: str = COMMON, language: str | None = None) -> Words:
    """Return the words for a game's pictures: those that games share, what only its pictures say, names by `name.<id>`.
    Without a game, the shared ones alone. language: None for what is spoken (`data/speaking.py`). What it does not say
    yet is English."""
    return _picture_words(game, language or current_language())


@kept_by_game
def _picture_words(game: str, language: str) -> Words:
    found: dict[str, Message] = {}
    for folder in dict.fromkeys((COMMON, plain_name(game))):
        for key, said in folder_messages(folder, language).items():
            if key.startswith(DRAWN):
                found[key.removeprefix(DRAWN)] = said
            elif key.startswith(("name.", FORM)):
                found[key] = said
    if plain_name(game) != game and f"name.{plain_name(game)}" in found:
        found[f"name.{game}"] = found[f"name.{plain_name(game)}"]
    return with_chart_names(found, charted_names(game), language)


class _Pictures:
    """Who says the words on pictures."""

    functions: ClassVar[Mapping[str, Function]] = {}  # below

    def __init__(self, words: Words) -> None:
        self.messages = words


def say_message(words: Words, key: str, **args: object) -> str:
    """Say a message; a key without words shows as itself, made readable."""
    message = words.get(key)
    return _capitals(as_words(key)) if message is None else message.say(_Pictures(words), args)


def _capitals(said: str) -> str:
    """Return it with each word begun in a capital, the rest as it was: "II" is a numeral and no word."""
    return " ".join(word[:1].upper() + word[1:] for word in said.split(" "))


def _name(speaker: _Pictures, token: object, form: str = "") -> str:
    name = say_message(speaker.messages, f"name.{token}")
    return declined_name(speaker, f"name.{token}", form, name) if form else name


def _grammar(speaker: _Pictures, token: object, trait: str) -> str:
    message = speaker.messages.get(f"name.{token}")
    return (message.attribute(trait, speaker, {}) if message else None) or ""


_Pictures.functions = {"NAME": _name, "GRAMMAR": _grammar}
