"""What the page shows of a map from near: where a step takes place, the ways of those who moved, and what stands in
each place, in words.

All of it comes from the reader's form of what happened, and from what the map shows (`render.map_places`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.replay.fitting import ReplayStep
from render.drawing.style import Colour
from render.map_places import MapPlaces, PlaceRow

WAYS = 12  # arrows of a step at most, the last ones
Rows = Mapping[str, tuple[PlaceRow, ...]]


def rows_by_place(places: MapPlaces) -> Rows:
    """Return what stands in each place where anything does."""
    return {place: one.rows for place, one in places.items() if one.rows}


class CloseView:
    """All places of a game's page by number, and what is said of them.

    places: those of the map, with their names; steps: those of the page; ink: the colours of a side on the page's
    grounds; worn: a colour of the map in the palette of the page.
    """

    def __init__(
        self,
        places: MapPlaces,
        steps: Sequence[ReplayStep],
        ink: Callable[[str], Mapping[str, str]],
        worn: Callable[[Colour], Colour],
    ) -> None:
        self._ink, self._worn = ink, worn
        named = {place for step in steps for beat in step.beats for place in beat.at}
        named |= {place for step in steps for beat in step.beats for _, way in beat.ways for place in way}
        named |= {place for step in steps for place in step.rows}
        kept = [place for place, one in places.items() if place in named or one.name != place]
        self.numbers = {place: n for n, place in enumerate(kept)}
        self.places = [{"id": place, "name": places[place].name} for place in kept]
        self._said: dict[tuple[PlaceRow, ...], int] = {(): 0}
        self._last: Rows = {}

    @property
    def all_lines_said_of_places(self) -> list[list[list[str]]]:
        """Return everything that was said of a place so far, by number: lines, each with the colour of whose it is."""
        return [[[row.said, self._colour(row)] for row in rows] for rows in self._said]

    def _colour(self, row: PlaceRow) -> str:
        return "" if row.colour is None else "#" + bytes(self._worn(row.colour)).hex()

    def close_view_of_step(self, step: ReplayStep) -> dict[str, Any]:
        """Return of a step its places, its ways, and the places of which something else is said than in the step that
        was asked for before."""
        at = dict.fromkeys(place for beat in step.beats for place in beat.at)
        ways = [way for beat in step.beats for way in beat.ways][-WAYS:]
        changed = [place for place in self.numbers if step.rows.get(place, ()) != self._last.get(place, ())]
        self._last = step.rows
        return {
            "at": [self.numbers[place] for place in at if place in self.numbers],
            "ways": [found for side, way in ways if len((found := self._way(side, way))["through"]) > 1],
            "near": {self.numbers[place]: self._number(step.rows.get(place, ())) for place in changed},
        }

    def _number(self, rows: tuple[PlaceRow, ...]) -> int:
        return self._said.setdefault(rows, len(self._said))

    def _way(self, side: str, way: Sequence[str]) -> dict[str, Any]:
        return {**self._ink(side), "through": [self.numbers[place] for place in way if place in self.numbers]}
