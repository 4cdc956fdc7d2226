"""How a game says what it can be drawn as.

A game's package of pictures has a module `drawings` with one value:

    DRAWINGS = Drawings({"map": Drawing(draw_map, public=public_view), "hand": Drawing(draw_hand)}, warm=draw_plates)

Whoever wants a picture then asks the render service for (game, kind, view, options). The map of a game that only
declares its points or hexes is registered by `render.kit.map_drawings`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from render.map_places import MapPlaces
from render.picture import Picture
from render.signs import Signs
from render.touch.touch_map import MadeMap
from render.touch.touch_tokens import MadeTokens


@dataclass(frozen=True)
class Drawing:
    """One kind of picture.

    draw: `draw(view, **options)` returns the picture. A view is what is shown: a game's view, a hand's cards, a battle.
    public: takes a view and returns it without what the picture does not show. Viewers whose public views are equal
    share one drawing. None: everything in the view can be seen on the picture.
    views: names of options that are views too (an earlier one, whose changes are marked), and are treated alike.
    told: takes what `draw` takes, and returns the words of its alt text, without drawing; None: it has to be drawn.
    """

    draw: Callable[..., Picture]
    public: Callable[[Any], Any] | None = None
    views: tuple[str, ...] = ()
    told: Callable[..., str] | None = None

    def without_unseen(self, view: Any, options: Mapping[str, Any]) -> tuple[Any, dict[str, Any]]:
        """Return a view and options without what cannot be seen on the picture."""
        if self.public is None:
            return view, dict(options)
        found = dict(options)
        for name in self.views:
            if found.get(name) is not None:
                found[name] = self.public(found[name])
        return self.public(view), found


def _same(view: Any) -> Any:
    """Return None: the map is the same for all tables."""
    return None


@dataclass(frozen=True)
class TouchDrawings:
    """The map as data beside the drawing "map" (`render.touch`), in its layout.

    map: `map(printed, theme)` returns the places and the ground. tokens: `tokens(view, theme)` returns what stands on
    it, from what the drawing "map" shows of a view. printed: what of a public view the map itself depends on, such as a
    scenario; None: nothing. tile: `tile(printed, theme, number)` returns a square of its ground as a file, where the
    map has tiles.
    """

    map: Callable[[Any, str], MadeMap]
    tokens: Callable[[Any, str], MadeTokens]
    printed: Callable[[Any], Any] = _same
    tile: Callable[[Any, str, int], bytes] | None = None


def _nothing(theme: str) -> None:
    """Prepare nothing: the pictures of a game without plates need no start."""


def _nowhere(view: Any) -> MapPlaces:
    """Return {}: a game without a map has no places on it."""
    return {}


@dataclass(frozen=True)
class Drawings:
    """All that a game can be drawn as.

    kinds: its drawings by kind, as "map", "hand", "card".
    warm: `warm(theme)` draws what all pictures stand on (plates, palettes) before anybody waits for one.
    signs: what stands in lines of text instead of a Unicode symbol, by id (`render.signs`); {}: nothing does.
    places: `places(view)` returns where the places of the whole map stand on the drawing "map", by id, and what is
        said of each (`render.map_places`), from what that drawing shows of the view; {}: a replay stays far away.
    touch: the same map as data, for whoever touches it; None: there is none, and questions are lists alone.
    """

    kinds: Mapping[str, Drawing]
    warm: Callable[[str], None] = field(default=_nothing)
    signs: Signs = field(default_factory=dict)
    places: Callable[[Any], MapPlaces] = field(default=_nowhere)
    touch: TouchDrawings | None = None
