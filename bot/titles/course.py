"""How long a game goes on, as everybody knows it."""

import msgspec


class GameLength(msgspec.Struct, frozen=True, kw_only=True):
    """What ends a game. last: its last round, 0 where there is none; goal: points that end it, 0 where none do; most:
    points that nobody can pass, 0 where anybody can. foretold: whether the pace of each side tells who is going to
    win; not where the points of several count together."""

    last: int = 0
    goal: int = 0
    most: int = 0
    foretold: bool = True
