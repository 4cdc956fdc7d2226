"""Which part of the map shows what has happened: the space and those next to it, all on one sheet of the map."""

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Any

from engine.games.sword_of_rome.board.roads import BOX, adjacent_spaces
from engine.games.sword_of_rome.tables import SPACES
from render.games.sword_of_rome.board import inset_by_space

Move = tuple[str, tuple[str, ...]]  # of which power, through which spaces
DRAWN = frozenset(space for space in SPACES if space != "garrison_box")  # the box is drawn with five players only
CLOSE_UPS = MappingProxyType({"latium": "velitrae", "etruria": "clusium", "strait": "messana"})  # by a space in it
FEW = 3  # spaces of which a crop shows what lies next to them too
MOST = 2  # pictures of one card


def inset_holding_space(space: str) -> str:
    """Return the inset that a space stands on; "" of the map itself."""
    return inset_by_space().get(space, "")


def with_neighbours(spaces: Sequence[str]) -> tuple[str, ...]:
    """Return spaces with those next to them on the same sheet; without the box beyond the Alps, which lies apart."""
    beside = [
        other
        for space in spaces
        for other in adjacent_spaces(space)
        if other != BOX and other in DRAWN and inset_holding_space(other) == inset_holding_space(space)
    ]
    return tuple(dict.fromkeys([*spaces, *beside]))


def spaces_in_close_up(space: str) -> tuple[str, ...]:
    """Return what a crop round a space shows: all of an inset for the space that stands for it."""
    inset = next((inset for inset, middle in CLOSE_UPS.items() if middle == space), "")
    return tuple(one for one, on in inset_by_space().items() if on == inset) if inset else with_neighbours((space,))


def map_options_by_sheet(moves: Sequence[Move], places: Sequence[str], *, at: str = "") -> Iterator[dict[str, Any]]:
    """Yield the options of the map for each sheet on which something has ended: a move, or what befell a place.

    at: the space that alone matters; "": all that moves led to, and all places.
    """
    shown = [(power, tuple(space for space in way if space in DRAWN)) for power, way in moves]
    shown = [(power, way) for power, way in shown if len(way) > 1]
    glow = tuple(space for space in places if space in DRAWN)
    ends = [at] if at in DRAWN else [*(way[-1] for _, way in shown), *glow]
    arrows = [{"power": power, "spaces": way} for power, way in shown]
    for sheet in list(dict.fromkeys(map(inset_holding_space, ends)))[:MOST]:
        way = dict.fromkeys([*(space for _, way in shown for space in way), *glow])
        here = [space for space in way if inset_holding_space(space) == sheet]
        crop = with_neighbours(here) if len(here) < FEW else tuple(here)
        yield {"crop": crop, "moves": arrows, "glow": glow}
