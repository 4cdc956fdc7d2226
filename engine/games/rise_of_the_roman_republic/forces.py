"""Forces: what a leader takes from his stack (ruling c.13), as plain data that frames may keep."""

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


def half(number: str, element: str) -> str:
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
    def empty(self) -> bool:
        """Return whether there is nothing in it."""
        return not (self.leaders or self.legions or self.troops)


class Part(msgspec.Struct, frozen=True, array_like=True):
    """A force and the key of the stack that it is part of. A side of a battle has one or several."""

    key: str
    force: Force


class Taken(msgspec.Struct, frozen=True, array_like=True):
    """A force off the map. origin: the hex where it set out. status, engines: as of a stack. roamed: whether its troops
    had come from another province before. fielded: whether a leader had some of it with him as the turn began."""

    power: str
    force: Force
    origin: str
    status: int = 0
    engines: int = 0
    roamed: bool = False
    fielded: bool = False
