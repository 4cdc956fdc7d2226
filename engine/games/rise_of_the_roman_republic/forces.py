"""Forces: what a leader takes from their stack (ruling c.13), as plain data that frames may keep."""

from collections.abc import Iterable

import msgspec


class Troops(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A contingent beside the legions: SP of one kind. elite: whether its cavalry is."""

    kind: str
    infantry: int = 0
    cavalry: int = 0
    elephants: int = 0
    elite: bool = False

    @property
    def sp(self) -> int:
        """Return all its SP."""
        return self.infantry + self.cavalry + self.elephants


ByKind = dict[tuple[str, bool], tuple[int, int, int]]  # infantry, cavalry, elephants, by kind and whether elite


def _by_kind(troops: Iterable[Troops]) -> ByKind:
    return {(one.kind, one.elite): (one.infantry, one.cavalry, one.elephants) for one in troops}


def remaining_troops(troops: tuple[Troops, ...], taken: tuple[Troops, ...]) -> tuple[Troops, ...]:
    """Return what is left of troops when some are taken away."""
    gone, left = _by_kind(taken), []
    for one in troops:
        infantry, cavalry, elephants = gone.get((one.kind, one.elite), (0, 0, 0))
        rest = (max(0, one.infantry - infantry), max(0, one.cavalry - cavalry), max(0, one.elephants - elephants))
        if any(rest):
            left.append(Troops(one.kind, *rest, one.elite))
    return tuple(left)


def common_troops(troops: tuple[Troops, ...], others: tuple[Troops, ...]) -> tuple[Troops, ...]:
    """Return the troops that are among both."""
    return remaining_troops(troops, remaining_troops(troops, others))


def combined_troops(troops: tuple[Troops, ...], added: tuple[Troops, ...]) -> tuple[Troops, ...]:
    """Return troops with others, those of a kind put together."""
    have = _by_kind(troops)
    for (kind, elite), new in _by_kind(added).items():
        old = have.get((kind, elite), (0, 0, 0))
        have[kind, elite] = (old[0] + new[0], old[1] + new[1], old[2] + new[2])
    return tuple([Troops(kind, *sp, elite) for (kind, elite), sp in have.items() if any(sp)])


def legion_half_name(number: str, element: str) -> str:
    """Return what one component of a legion is called while it stands apart (ruling G70): V_AL."""
    return f"{number}_{element}"


def number_of(piece: str) -> str:
    """Return the number of the legion that a piece is, or is a half of."""
    return piece.partition("_")[0]


def numbers_of(pieces: Iterable[str]) -> tuple[str, ...]:
    """Return the numbers of legions, each once: two halves are one legion (ruling G70)."""
    return tuple(dict.fromkeys([number_of(one) for one in pieces]))


class Force(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """Leaders, legions and troops out of one stack."""

    leaders: tuple[str, ...] = ()
    legions: tuple[str, ...] = ()
    troops: tuple[Troops, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing in it."""
        return not (self.leaders or self.legions or self.troops)


class Part(msgspec.Struct, frozen=True, array_like=True):
    """A force and the key of the stack that it is part of. A side of a battle has one or several."""

    key: str
    force: Force


class Taken(msgspec.Struct, frozen=True, array_like=True):
    """A force off the map. origin: the hex where it set out. status, engines: as of a stack. roamed_troops: which
    of its troops had come from another province before. fielded_troops: which of them a leader had with them as the
    turn began. roamed, fielded: the same of all its troops, in tables stored before SP were counted."""

    power: str
    force: Force
    origin: str
    status: int = 0
    engines: int = 0
    roamed: bool = False
    fielded: bool = False
    roamed_troops: tuple[Troops, ...] = ()
    fielded_troops: tuple[Troops, ...] = ()
