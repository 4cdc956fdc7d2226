"""A choice of several things as selects: 25 lines each, a line for every copy."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.screens.screen import OPTIONS
from engine.kernel.choices import Given, Pick
from engine.kernel.errors import IllegalAction
from engine.kernel.texts import text

COPY = "~"  # parts a token from the number of its copy, where a pick holds several of a kind


def pick_chunks(pick: Pick) -> list[tuple[str, list[tuple[str, int]]]]:
    """Return the lines of a pick's selects: (group, [(token, number of the copy)]), 25 a select at most."""
    out: list[tuple[str, list[tuple[str, int]]]] = []
    for group in dict.fromkeys(item.group for item in pick.items):
        lines = [(i.token, copy) for i in pick.items if i.group == group for copy in range(1, i.count + 1)]
        out += [(group, chunk) for chunk in chunks_of(lines)]
    return out


def picked(pick: Pick, own: Given, chunk: int, values: Sequence[str]) -> Given:
    """Return a pick's tokens after the select `chunk` was set to `values`; IllegalAction says what does not go."""
    chunks = pick_chunks(pick)
    if not 0 <= chunk < len(chunks):
        raise IllegalAction(text("error.not_offered", asked=str(chunk)))
    tokens = {token for token, _ in chunks[chunk][1]}
    kept = tuple(t for t in own if t not in tokens)
    return kept + tuple(value.split(COPY)[0] for value in values)


def chunks_of(items: Sequence[Any]) -> Iterator[list[Any]]:
    """Yield the items in lists that fit a select."""
    for n in range(0, len(items), OPTIONS):
        yield list(items[n : n + OPTIONS])
