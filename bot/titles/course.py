"""How long a game goes on, as everybody knows it."""

import msgspec


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """What ends a game. last: its last round, 0 where there is none; goal: points that end it, 0 where none do."""

    last: int = 0
    goal: int = 0
