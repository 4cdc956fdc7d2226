"""Frames of movement (chapter 6) and of Inertia (section 3.0 G)."""

import msgspec

from engine.games.rise_of_the_roman_republic.forces import Force, Part, Taken
from engine.kernel.state import Frame, Side


class Try(msgspec.Struct, frozen=True, array_like=True):
    """A try to intercept: by which side and leader, in which hex, with how much Guile, who and what of their force
    stays behind, and which allied tribes go along."""

    side: Side
    leader: str
    hex: str
    guile: int = 0
    without: tuple[str, ...] = ()
    tribes: tuple[str, ...] = ()


class Movement(Frame):
    """A march under way, by the leader whose phase it is.

    side, power, leader: who moves, and whose ratings count. allies: whether it is an Ally Movement.
    stack: the key of the stack that it is part of now. force: what goes. taken: the same off the map, while it walks.
    led: other leaders who go along. beside: the army of an allied tribe that goes along; escort: the same off the map.
    here: where it is. walked: the hexes so far, the start first. route: legs that it has still to go.
    strays: whether it leaves its province by Hot Pursuit. tolls: quarters for Overruns.
    tries: interceptions that are still to be tried. attacker: the force that has intercepted it. helpers: allied tribes
        that have come with that force. ambush: whether out of an ambush.
    """

    side: Side
    power: str
    leader: str
    stack: str
    force: Force
    taken: Taken | None = None
    allies: bool = False
    led: tuple[str, ...] = ()
    here: str = ""
    walked: tuple[str, ...] = ()
    route: tuple[str, ...] = ()
    strays: bool = False
    tolls: int = 0
    tries: tuple[Try, ...] = ()
    attacker: Part | None = None
    ambush: bool = False
    beside: tuple[Part, ...] = ()
    escort: tuple[Taken, ...] = ()
    helpers: tuple[Part, ...] = ()


class Inertia(Frame):
    """The Inertia Attrition Segment."""
