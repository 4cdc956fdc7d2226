"""What the map shows of a game: plain structs that the game's view fills, and nothing else reaches the picture.

    MapView(
        players=4,
        turn=1,
        round=2,
        spaces={"roma": SpaceView(owner="roman", loyalty=3), "antium": SpaceView(owner="volsci", loyalty=2, siege=0)},
        stacks=(StackView(power="roman", space="roma", cu=7, leaders=("valerius",)),),
        vp={"roman": 6, "etruscan_samnite": 6},
    )

Ids are those of data/sword_of_rome; a space that `spaces` leaves out stands as it was printed.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

Shape = Literal["open", "walled", "tribe"]


class SpaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A space.

    owner: the power that controls it; "": independent. loyalty: pips that a city has.
    kind: what it is now, if it is no longer what was printed: a colony is walled, a subjugated tribe open.
    siege: the level of a siege or subjugation, from 0; None: there is none.
    """

    owner: str = ""
    loyalty: int = 0
    kind: Shape | None = None
    siege: int | None = None


class StackView(msgspec.Struct, frozen=True, kw_only=True):
    """All of a power that stands together in a space, or in an off-map box.

    cu: None, if the viewer does not know. leaders: ids, the commander first. inside: within the walls.
    mercenaries, militia: how many of the CU are such.
    """

    power: str
    space: str
    cu: int | None
    leaders: tuple[str, ...] = ()
    inside: bool = False
    mercenaries: int = 0
    militia: int = 0


class MarkerView(msgspec.Struct, frozen=True, kw_only=True):
    """A marker: of what kind (an id of `board.MARKERS`), on which space, and whose ("": nobody's)."""

    kind: str
    space: str
    power: str = ""


class MoveView(msgspec.Struct, frozen=True, kw_only=True):
    """A move that is shown with arrows: of which power, through which spaces, the first included."""

    power: str
    spaces: tuple[str, ...]


class MapView(msgspec.Struct, frozen=True, kw_only=True):
    """All that the map shows.

    players: of the game: with five the map has the victory spaces and the box of Carthage.
    turn, round: round 0: none is under way. last_turn: the last that is played, with which its track ends.
    vp: by side. plunder: markers on the track by kind, gallic or transalpine; they never lie there together.
    alliances: pairs of powers. support: the side that has support to spend, and how much; None: nobody has.
    unrest: of Carthage, with five players.
    appian_way: whether it is built.
    """

    players: int
    turn: int
    last_turn: int = 9
    round: int = 0
    spaces: Mapping[str, SpaceView] = {}
    stacks: tuple[StackView, ...] = ()
    markers: tuple[MarkerView, ...] = ()
    vp: Mapping[str, int] = {}
    plunder: Mapping[str, int] = {}
    alliances: tuple[tuple[str, str], ...] = ()
    support: tuple[str, int] | None = None
    unrest: int | None = None
    appian_way: bool = False


class MapOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How the map is to be drawn.

    theme: light, dark or grey. letters: of a list, by space. glow: spaces to point at. moves: drawn with arrows.
    crop: spaces round which it is cut; (): all of it. width: of a preview in pixels; 0: full.
    """

    theme: Literal["light", "dark", "grey"] = "light"
    letters: Mapping[str, str] = {}
    glow: tuple[str, ...] = ()
    moves: tuple[MoveView, ...] = ()
    crop: tuple[str, ...] = ()
    width: int = 0
