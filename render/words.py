"""The few words on pictures and in their descriptions, by language; the bot may pass its own."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import Formatter

from data import parsed

Words = Mapping[str, str]


@cache
def table(language: str = "en") -> Words:
    """Return every word of a language; an unknown language is English."""
    raw = parsed(Path(__file__).parent / "words.yaml")
    return dict(raw.get(language) or raw["en"])


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
