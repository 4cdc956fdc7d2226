"""Texts: what is said, as a key and arguments. The words stand in locale files, which only who
speaks reads (`bot/words/`).

>>> keyed_text("event.battle_won", winner="epirus", losses=2)
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


def keyed_text(key: str, **args: Any) -> Text:
    """Return the text `key` with `args`."""
    return Text(key, args)


def struct_fields_to_fill(one: msgspec.Struct) -> dict[str, Any]:
    """Return the fields of a struct to fill in, and of each that is a list its length: messages select by it.

    >>> class Drawn(msgspec.Struct):
    ...     seat: str
    ...     cards: tuple[str, ...]
    >>> struct_fields_to_fill(Drawn("1", ("a", "b")))
    {'seat': '1', 'cards': ('a', 'b'), 'cards_count': 2}
    """
    found = msgspec.structs.asdict(one)
    return found | {f"{name}_count": len(value) for name, value in found.items() if isinstance(value, (tuple, list))}


def snake_case_name(name: str) -> str:
    """Return a class name in snake_case, as types are tagged.

    >>> snake_case_name("WarEffort")
    'war_effort'
    """
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")
