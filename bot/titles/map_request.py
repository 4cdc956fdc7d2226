"""What is asked of a title's maps beside the view: whole or around a place, which letters, what was chosen so far."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec


class MapRequest(msgspec.Struct, frozen=True, kw_only=True):
    """How a map is to be drawn (`TitlePictures.draw_map`).

    theme: "light" or "dark".
    around: a place to show enlarged; None: the whole map.
    letters: by place, the letter that it has in the question that is open.
    show: one of the title's `shows`; "": the usual map.
    before: an earlier public view, so that what has changed since can be marked; None: nothing is marked.
    """

    theme: str = "light"
    around: str | None = None
    letters: Mapping[str, str] = {}
    show: str = ""
    before: Any = None


class PlacesRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Which part of the map stands with a list of places (`TitlePictures.draw_places`).

    letters: by place, its letter in the list.
    way: the places of the route that was chosen so far, without the one that it begins at.
    chosen: the tokens that were chosen so far, among them that of the force that is asked about.
    around: places that are shown beside these.
    by: whose the way is; "": that of the seat that is asked.
    """

    letters: Mapping[str, str] = {}
    way: Sequence[str] = ()
    chosen: Sequence[str] = ()
    around: Sequence[str] = ()
    by: str = ""


USUAL_MAP = MapRequest()  # the whole map, in light colours
