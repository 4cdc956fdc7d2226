"""Long lists of places with those first that are mostly wanted."""

from collections.abc import Collection, Sequence

from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.choices import Option

LISTED = 25  # places that one list shows
OWN, MANNED = "foremost_own", "foremost_manned"


def own_cities_first(state: RiseState, places: Sequence[str]) -> list[Option]:
    """Return places as options; of more than a list shows, Rome's own cities are a list before the others."""
    return _first(OWN, {one for one in places if one in state.cities and state.cities[one].holder == ROMANS}, places)


def manned_cities_first(state: RiseState, places: Sequence[str]) -> list[Option]:
    """Return places as options; of more than a list shows, those where Roman troops stand are a list before the
    others."""
    manned = {one.hex for one in state.stacks.values() if one.power == ROMANS and total_sp(state, one)}
    return _first(MANNED, manned, places)


def _first(group: str, first: Collection[str], places: Sequence[str]) -> list[Option]:
    return [Option(one, group=group if len(places) > LISTED and one in first else "") for one in places]
