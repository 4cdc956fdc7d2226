"""What the map shows of a game: plain structs that the game's view fills, and nothing else reaches the picture.

    MapView(
        scenario="alexander",
        turn=1,
        year=327,
        stacks=(PieceView(side="rome", hex="3714", sp=31, units=4, inside=True),),
        control={"latium": "rome"},
        cities={"3714": CityPiece(side="rome", ids=8)},
    )

A side is "" where a power is nobody's.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec


class PieceView(msgspec.Struct, frozen=True, kw_only=True):
    """A stack: whose, where, all its SP, and of how many units. power: who owns it, where that is not the side."""

    side: str
    hex: str
    sp: int
    units: int
    inside: bool = False
    power: str = ""


class CityPiece(msgspec.Struct, frozen=True, kw_only=True):
    """A city: who holds it, the strength of its own defence, who besieges it, and whether it is sacked."""

    side: str = ""
    ids: int = 0
    besieger: str = ""
    sacked: bool = False


class MoveView(msgspec.Struct, frozen=True, kw_only=True):
    """A march that is drawn as an arrow; dashed, where it is only planned."""

    side: str
    hexes: tuple[str, ...]
    planned: bool = False


class ConquestPiece(msgspec.Struct, frozen=True, kw_only=True):
    """How many provinces a side has conquered, and how many it needs."""

    side: str
    count: int
    needed: int


class MapView(msgspec.Struct, frozen=True, kw_only=True):
    """All that the map shows. control: provinces by the side that controls them. points: victory points by side. seas:
    levels of Naval Superiority by zone and side. fleet: who commands that of the power which has one. needed: points
    that win at once; 0: none do. last: the turn after which the game ends at the latest; 0: as the scenario has it."""

    scenario: str
    turn: int
    year: int
    stacks: tuple[PieceView, ...] = ()
    control: Mapping[str, str] = {}
    cities: Mapping[str, CityPiece] = {}
    devastated: tuple[str, ...] = ()
    roads: tuple[str, ...] = ()
    points: Mapping[str, int] = {}
    conquest: ConquestPiece | None = None
    seas: Mapping[str, Mapping[str, int]] = {}
    fleet: str = ""
    needed: int = 0
    last: int = 0


class MapOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How the map is to be drawn.

    theme: light, dark or grey. letters: of a list, by hex. crop: hexes round which it is cut; (): all of it. moves:
    drawn as arrows. width: of a preview in pixels; 0: full.
    """

    theme: Literal["light", "dark", "grey"] = "light"
    letters: Mapping[str, str] = {}
    crop: tuple[str, ...] = ()
    moves: tuple[MoveView, ...] = ()
    width: int = 0
