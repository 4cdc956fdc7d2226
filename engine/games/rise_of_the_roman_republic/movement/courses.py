"""The ways that lead magistrates directly to their provinces, for which nobody needs leave (sections 5.41, 5.52 and
5.61).

Who leads others marches so that each of them is where they are free all the way, or is brought directly to their own
province. So one course stands for each choice of those who go directly.
"""

from collections.abc import Collection, Iterator
from itertools import chain, combinations
from typing import NamedTuple

from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.politics.leave import (
    always_permitted_provinces,
    land_distances,
    permitted_provinces,
)
from engine.games.rise_of_the_roman_republic.state import RiseState


class ProvinceCourse(NamedTuple):
    """Directly to some provinces. ends: those in which it may end. free: those in which it has to stay for the sake of
    the others; None: any. far: by hex, how far it is to each goal; no step leads away from one."""

    ends: frozenset[str]
    free: frozenset[str] | None
    far: tuple[dict[str, int], ...]

    def bars(self, here: str, to: str) -> bool:
        """Return whether a step is none of this course."""
        if self.free is not None and province_of(to) not in self.free:
            return True
        for far in self.far:  # noqa: SIM110 - a generator takes longer, and this is asked of each hexside
            if far.get(to, 0) > far.get(here, 0):
                return True
        return False

    def leads(self, here: str, to: str) -> bool:
        """Return whether a step is one of this course."""
        return not self.bars(here, to)


def province_courses(state: RiseState, leader: str, led: Collection[str]) -> Iterator[ProvinceCourse]:
    """Yield the courses of a magistrate with those whom they lead; none if they have none, or may go anywhere."""
    known = list(dict.fromkeys([one for man in (leader, *led) if (one := _bounds(state, man)) is not None]))
    for direct in chain.from_iterable(combinations(known, count) for count in range(1, len(known) + 1)):
        ends = frozenset.intersection(*[frozenset(to) for _, to in direct])
        if ends:
            free = [where for where, to in known if (where, to) not in direct]
            yield ProvinceCourse(
                ends,
                frozenset.intersection(*free) if free else None,
                tuple([land_distances(state.scenario, to) for to in dict.fromkeys([to for _, to in direct])]),
            )


def _bounds(state: RiseState, leader: str) -> tuple[frozenset[str], tuple[str, ...]] | None:
    """Return where a magistrate is free, and the provinces to which they may always go; None: they may go anywhere. The
    Urban Praetor has no province but the city."""
    man, free = state.republic.office_of_leader(leader), permitted_provinces(state, leader)
    if man is None or free is None:
        return None
    return free, () if man.office == "urban_praetor" else tuple(sorted(always_permitted_provinces(state, man)))
