"""A choice of several things as selects: 25 lines each, a line for every copy. Where there are more lines than one
select takes, those that cannot be chosen now are left out.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.screens.screen import OPTIONS
from engine.kernel.choices import Given
from engine.kernel.errors import IllegalAction
from engine.kernel.picks import Pick
from engine.kernel.texts import text

MOST_SELECTS = 4  # that one page shows
COPY = "~"  # parts a token from the number of its copy, where a pick holds several of a kind


def pick_chunks(pick: Pick, own: Given) -> list[tuple[str, list[tuple[str, int]]]]:
    """Return the lines of a pick's selects with `own` chosen so far: (group, [(token, number of the copy)]), 25 a
    select at most."""
    crowded = sum(item.count for item in pick.items) > OPTIONS
    copies = {i.token: own.count(i.token) + pick.more_of(i.token, own) if crowded else i.count for i in pick.items}
    out: list[tuple[str, list[tuple[str, int]]]] = []
    for group in dict.fromkeys(item.group for item in pick.items):
        lines = [(i.token, n) for i in pick.items if i.group == group for n in range(1, copies[i.token] + 1)]
        out += [(group, chunk) for chunk in chunks_of(lines)]
    apart = len(out) <= MOST_SELECTS or pick.limits_groups
    return out if apart and not pick.one_list else _together(out)


def chosen_at_once(pick: Pick, own: Given) -> bool:
    """Return whether what is chosen is all that a single list gives, and enough: then nobody has to say so."""
    return pick.one_list and pick.done(own) and len(pick_chunks(pick, own)) == 1


def _together(chunks: Sequence[tuple[str, list[tuple[str, int]]]]) -> list[tuple[str, list[tuple[str, int]]]]:
    """Return many small groups as few selects, each of as many groups as it takes: a page of its own for every four
    regions would be leafed through for long."""
    out: list[tuple[str, list[tuple[str, int]]]] = []
    for _, lines in chunks:
        if out and len(out[-1][1]) + len(lines) <= OPTIONS:
            out[-1] = ("", [*out[-1][1], *lines])
        else:
            out.append(("", list(lines)))
    return out


def picked(pick: Pick, own: Given, chunk: int, values: Sequence[str]) -> Given:
    """Return a pick's tokens after the select `chunk` was set to `values`; IllegalAction says what does not go."""
    chunks = pick_chunks(pick, own)
    if not 0 <= chunk < len(chunks):
        raise IllegalAction(text("error.not_offered", asked=str(chunk)))
    tokens = {token for token, _ in chunks[chunk][1]}
    kept = tuple(t for t in own if t not in tokens)
    return kept + tuple(value.split(COPY)[0] for value in values)


def chunks_of(items: Sequence[Any]) -> Iterator[list[Any]]:
    """Yield the items in lists that fit a select."""
    for n in range(0, len(items), OPTIONS):
        yield list(items[n : n + OPTIONS])
