"""Which places of the map events name: where a step of a replay takes place."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from engine.kernel.events import Event


def places_in(events: Iterable[Event], known: frozenset[str]) -> tuple[str, ...]:
    """Return the places that events name, in their order. events: in the reader's form; known: all places of the map.

    Example: a march from "roma" to "capua" gives ("roma", "capua").
    """
    found: dict[str, None] = {}
    for event in events:
        found.update(dict.fromkeys(one for one in _strings(msgspec.to_builtins(event)) if one in known))
    return tuple(found)


def _strings(value: Any) -> Iterator[str]:
    """Yield the texts in plain data, those that a thing is kept under included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield str(key)
            yield from _strings(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _strings(one)
