"""The few words on pictures and in their descriptions; the caller may pass its own.

They lie with all other words in `data/<game>/locale/`: names under `name.<id>`, what is only drawn under `picture`
(there `picture.round`, here `round`); what games share in `data/common/locale/pictures_<language>.yaml`.
"""

from collections.abc import Mapping
from functools import cache
from string import Formatter

from data.words import templates

Words = Mapping[str, str]
COMMON = "common"
DRAWN = "picture."


@cache
def picture_words(game: str = COMMON, language: str = "en") -> Words:
    """Return the words for a game's pictures: those that games share, what only its pictures say, names by `name.<id>`.
    Without a game, the shared ones alone. A language that has no words is English."""
    found: dict[str, str] = {}
    for folder in dict.fromkeys((COMMON, game)):
        for key, said in (templates(folder, language) or templates(folder)).items():
            if key.startswith(DRAWN):
                found[key.removeprefix(DRAWN)] = said
            elif key.startswith("name."):
                found[key] = said
    return found


class _Counted(Formatter):
    """Fills templates; `{cards:card|cards}` is a number with its word."""

    def format_field(self, value: object, format_spec: str) -> str:
        """Return a field in words."""
        if "|" in format_spec:
            one, many = format_spec.split("|", 1)
            return f"{value} {one if str(value) == '1' else many}"
        return str(super().format_field(value, format_spec))


FORMATTER = _Counted()


def say(words: Words, key: str, **args: object) -> str:
    """Fill a template; a key without words shows as itself, made readable."""
    template = words.get(key)
    return (
        FORMATTER.format(template, **args) if template is not None else key.rsplit(".", 1)[-1].replace("_", " ").title()
    )
