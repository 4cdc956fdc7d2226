"""What questions of sieges are about, as data."""

import msgspec


class Taken(msgspec.Struct, frozen=True):
    """A city that has just been taken: where, and how: assault, attrition, treachery or surrender."""

    place: str
    how: str
