"""What questions of movement are about, as data."""

import msgspec


class Passing(msgspec.Struct, frozen=True):
    """A march that could be intercepted: whose, led by whom, of how many SP, from where to where by which hexes."""

    power: str
    leader: str
    sp: int
    start: str
    goal: str
    way: tuple[str, ...]


class Tried(msgspec.Struct, frozen=True):
    """A try to intercept that may be answered with Guile: who marches, who tries, where, up to which die."""

    leader: str
    enemy: str
    place: str
    needs: int
