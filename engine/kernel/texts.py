"""Texts: what is said, as a key and arguments. The words stand in locale files, which only who
speaks reads (`bot/words.py`).

>>> text("event.battle_won", winner="epirus", losses=2)
Text(key='event.battle_won', args={'winner': 'epirus', 'losses': 2})
"""

from typing import Any

import msgspec


class Text(msgspec.Struct, frozen=True):
    """Something to be said, in no language yet.

    key: the message in the locale files, where its dots are hyphens.
    args: what fills its gaps: plain values, ids (whose names are looked up), or further texts.
    """

    key: str
    args: dict[str, Any] = {}


def text(key: str, **args: Any) -> Text:
    """Return the text `key` with `args`."""
    return Text(key, args)


def snake(name: str) -> str:
    """Return a class name in snake_case, as types are tagged.

    >>> snake("WarEffort")
    'war_effort'
    """
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")
