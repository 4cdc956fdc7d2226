"""Words as keys with arguments; the words themselves live in locale files, which only the narrator reads."""

from typing import Any

import msgspec


class Text(msgspec.Struct, frozen=True):
    """A template's key and its arguments: plain values, ids, or further texts."""

    key: str
    args: dict[str, Any] = {}


def text(key: str, **args: Any) -> Text:
    """Return the text `key` with `args`."""
    return Text(key, args)


def snake(name: str) -> str:
    """Return a class name as the snake_case tag that is saved and shown: `WarEffort` -> `war_effort`."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")
