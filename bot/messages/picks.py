"""A choice of several things as selects: 25 lines each. Of a thing of which there are several the n-th line stands for
n of them, the greatest that is chosen counts. Where there are more lines than one select takes, those that cannot be
chosen now are left out; in a choice that is one list, and of a thing of which there are more than a select has lines,
lines stand for amounts that add up instead: 1, 2, 4, 8 and 15 for thirty of a kind.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.messages.screen import OPTIONS
from engine.kernel.choices import Given
from engine.kernel.errors import IllegalAction
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kernel.texts import keyed_text

MOST_SELECTS = 4  # that one page shows
COPY = "~"  # parts a token from the number of its copy, where a pick holds several of a kind
SIZE = "x"  # parts the number of a line from how many it stands for, where that is not one


class Line(NamedTuple):
    """A line of a select. copy: its number among the lines of its token. size: how many it stands for where amounts add
    up; 0: as many as its number."""

    token: str
    copy: int
    size: int = 0

    @property
    def value(self) -> str:
        """Return what the select sends for it."""
        return f"{self.token}{COPY}{self.copy}" + (f"{SIZE}{self.size}" if self.size else "")

    @property
    def count_it_stands_for(self) -> int:
        """Return how many of its thing it stands for."""
        return self.size or self.copy


Chunk = tuple[str, list[Line]]  # the lines of a select, and their group


def pick_chunks(pick: Pick, own: Given) -> list[Chunk]:
    """Return the lines of a pick's selects with `own` chosen so far, 25 a select at most."""
    crowded = sum(item.count for item in pick.items) > OPTIONS
    copies = {
        i.token: own.count(i.token) + pick.count_addable(i.token, own) if crowded else i.count for i in pick.items
    }
    most = {i.token: max(own.count(i.token), min(pick.high, pick.most_of(i.group))) for i in pick.items}
    amounts = {i.token for i in pick.items if i.count > OPTIONS or (crowded and pick.one_list)}
    out: list[Chunk] = []
    for group in dict.fromkeys(item.group for item in pick.items):
        own_items = [i.token for i in pick.items if i.group == group]
        lines = [
            line for i in own_items for line in (_amounts if i in amounts else _copies)(i, min(copies[i], most[i]))
        ]
        out += [(group, chunk) for chunk in chunks_of(lines)]
    apart = len(out) <= MOST_SELECTS or pick.limits_groups
    return out if apart and not pick.one_list else _together(out)


def _copies(token: str, count: int) -> list[Line]:
    return [Line(token, n) for n in range(1, count + 1)]


def _amounts(token: str, count: int) -> list[Line]:
    """Return lines whose amounts add up to every number up to a count: doubled each time, and what is left."""
    sizes: list[int] = []
    while (left := count - sum(sizes)) > 0:
        sizes.append(min(2 ** len(sizes), left))
    return [Line(token, n, size) for n, size in enumerate(sorted(sizes), 1)]


def chosen_line_values(lines: Iterable[Line], own: Given) -> frozenset[str]:
    """Return the values of the lines that stand for what is chosen: of amounts that add up the greatest first."""
    left = {token: own.count(token) for token in own}
    found = []
    for line in sorted(lines, key=lambda one: (-one.size, one.copy)):
        count = left.get(line.token, 0)
        if (line.size and count >= line.size) or (not line.size and count == line.copy):
            left[line.token] -= line.count_it_stands_for
            found.append(line.value)
    return frozenset(found)


def tokens_of_select_value(value: str, lines: Iterable[Line]) -> Given:
    """Return the things that what a select sends stands for: as many as its line says, one if it is no line's."""
    count = next((line.count_it_stands_for for line in lines if line.value == value), 1)
    return (value.partition(COPY)[0],) * count


def _chosen_of(values: Sequence[str], lines: Sequence[Line]) -> Iterator[str]:
    """Yield the things that the chosen lines of a select stand for."""
    known = {line.value: line for line in lines}
    greatest: dict[str, int] = {}
    for line in (known[value] for value in values if value in known):
        if not line.size:
            greatest[line.token] = max(greatest.get(line.token, 0), line.copy)
    for value in values:
        one = known.get(value)
        if one is None or one.size or one.copy == greatest[one.token]:
            yield from tokens_of_select_value(value, lines)


def takes_any(pick: Pick) -> bool:
    """Return whether of several things any may be chosen: else there is nothing to ask."""
    return pick.high > 0 and any(pick.may_add(item, Counter()) for item in pick.items)


def leaves_a_choice(pick: Pick, own: Given) -> bool:
    """Return whether of several things any can still be added or left out: not where all must be chosen, and are."""
    return takes_any(pick) and (pick.low < sum(item.count for item in pick.items) or pick.low > len(own))


def is_added_singly(pick: Pick) -> bool:
    """Return whether things are added one by one, a row a thing: of some there are several, and no list of few things
    shows them all with their amounts."""
    counted = pick.high > 1 and any(item.count > 1 for item in pick.items)
    return counted and not pick.one_list and len({item.group for item in pick.items}) == 1


def filled_up(pick: Pick, own: Given, token: str) -> Given:
    """Return what is chosen with as many more of a thing as are needed, of a pick that needs none as it takes."""
    wanted = max(pick.missing(own), 0 if pick.low else pick.high - len(own))
    return (*own, *(token,) * min(wanted, pick.count_addable(token, own)))


def is_complete_in_single_list(pick: Pick, own: Given) -> bool:
    """Return whether what is chosen is all that a single list gives, and enough: then nobody has to say so."""
    return pick.one_list and pick.is_complete(own) and len(pick_chunks(pick, own)) == 1


def first_pick_of_form(form: Form) -> Pick | None:
    """Return the choice of several things that a form begins with, where one list shows all of it; else None."""
    opened = form.opened(())
    if opened is None or not isinstance(opened[1], Pick) or not opened[1].one_list:
        return None
    return opened[1] if len(pick_chunks(opened[1], ())) == 1 else None


def _together(chunks: Sequence[Chunk]) -> list[Chunk]:
    """Return many small groups as few selects, each of as many groups as it takes: a page of its own for every four
    regions would be leafed through for long."""
    out: list[Chunk] = []
    for _, lines in chunks:
        if out and len(out[-1][1]) + len(lines) <= OPTIONS:
            out[-1] = ("", [*out[-1][1], *lines])
        else:
            out.append(("", list(lines)))
    return out


def tokens_after_selection(pick: Pick, own: Given, chunk: int, values: Sequence[str]) -> Given:
    """Return a pick's tokens after the select `chunk` was set to `values`; IllegalAction says what does not go."""
    chunks = pick_chunks(pick, own)
    if not 0 <= chunk < len(chunks):
        raise IllegalAction(keyed_text("error.not_offered", asked=str(chunk)))
    tokens = {line.token for line in chunks[chunk][1]}
    kept = tuple(t for t in own if t not in tokens)
    return kept + tuple(_chosen_of(values, chunks[chunk][1]))


def chunks_of(items: Sequence[Any]) -> Iterator[list[Any]]:
    """Yield the items in lists that fit a select."""
    for n in range(0, len(items), OPTIONS):
        yield list(items[n : n + OPTIONS])
