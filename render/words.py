"""The few words on pictures and in their descriptions, by language; the bot may pass its own."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from data import parsed

Words = Mapping[str, str]


@cache
def table(language: str = "en") -> Words:
    """Return every word of a language; an unknown language is English."""
    raw = parsed(Path(__file__).parent / "words.yaml")
    return dict(raw.get(language) or raw["en"])


def say(words: Words, key: str, **args: object) -> str:
    """Fill a template; a key without words shows as itself, made readable."""
    template = words.get(key)
    return template.format(**args) if template is not None else key.rsplit(".", 1)[-1].replace("_", " ").title()
