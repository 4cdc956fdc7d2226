"""What stood on the map step by step, as data (`render.touch`) with its files: whatever is equal is kept once.

A page that has the shapes of places, a ground and the pieces as sprites needs no picture a step, and shows all of it
from as near as one likes. A game whose map is drawn but not declared as data has its pictures instead, cut into squares
(`render.replay.tiles`); its places are points then (`groundless_point_map`).
"""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from render import RenderService
from render.map_places import MapPlaces
from render.touch.touch_map import TouchMap, TouchPlace, TouchTiles, file_hash, tile_names
from render.touch.touch_tokens import TouchTokens

DARK = "dark"  # a palette that is a theme of maps as data


class Stand(msgspec.Struct, frozen=True):
    """What stands on which map, by the numbers that maps, tokens, washes and lines have in a page."""

    map: int
    tokens: tuple[int, ...] = ()
    washes: tuple[int, ...] = ()
    lines: tuple[int, ...] = ()


class PackedStands(msgspec.Struct, frozen=True):
    """All that a page has of its maps. files: WebP files by their hashes, grounds, squares and sprites."""

    maps: tuple[TouchMap, ...]
    tokens: tuple[Any, ...]
    washes: tuple[Any, ...]
    lines: tuple[Any, ...]
    stands: tuple[Stand, ...]
    files: dict[str, bytes]


class Numbers:
    """Things by number, equal ones once: `all` has them in their order."""

    def __init__(self) -> None:
        self.all: dict[Hashable, int] = {}

    def numbers_of_things(self, things: Iterable[Hashable]) -> tuple[int, ...]:
        """Return the numbers of things."""
        return tuple([self.all.setdefault(one, len(self.all)) for one in things])


class Standing:
    """Maps with what stood on them, added one after another. theme, palette: of the maps."""

    def __init__(self, renderer: RenderService, game: str, *, theme: str = "light", palette: str = "") -> None:
        self._renderer, self._game = renderer, game
        self._look = (DARK, "") if palette == DARK else (theme, palette)
        self._added: list[tuple[TouchMap, TouchTokens]] = []
        self._files: dict[str, bytes] = {}
        self._squares: dict[str, str] = {}  # by the name of a square, the file that shows it, which several maps share

    def __len__(self) -> int:
        return len(self._added)

    async def add_map(self, view: Any) -> None:
        """Add the map of a view; its number is the count of those before."""
        ground = await self._renderer.touch_map(self._game, view, *self._look)
        tokens = await self._renderer.map_tokens_as_data(self._game, view, *self._look)
        for name in (*(one.hash for one in (*ground.grounds, *ground.over)), *_sprites(tokens)):
            found = None if name in self._files else self._renderer.touch_file(name)
            if found is not None:
                self._files[name] = found
        self._added.append((ground, replace(tokens, rows={})))

    async def draw_squares(self) -> None:
        """Add the squares of the maps, which show their grounds in more detail."""
        for name in dict.fromkeys(name for ground in self._grounds(range(len(self))) for name in tile_names(ground)):
            found = await self._renderer.touch_tile(name)
            if found is not None:
                self._squares[name] = file_hash(found)
                self._files[self._squares[name]] = found

    def size_of_later_maps(self, kept: Sequence[int]) -> int:
        """Return how many bytes the sprites of these maps have beside those of the first of them."""
        names = {name for number in kept for name in _sprites(self._added[number][1])}
        return sum(len(self._files.get(name, b"")) for name in names.difference(_sprites(self._added[kept[0]][1])))

    def pack_maps(self, kept: Sequence[int], *, in_detail: bool = True) -> PackedStands:
        """Return those of the maps with these numbers, in their order. in_detail: with the squares of their grounds."""
        grounds = self._grounds(kept)
        numbers, tokens, washes, lines = {one.key: n for n, one in enumerate(grounds)}, Numbers(), Numbers(), Numbers()
        stands = []
        for ground, made in (self._added[number] for number in kept):
            found = (
                tokens.numbers_of_things(made.tokens),
                washes.numbers_of_things(made.washes),
                lines.numbers_of_things(made.lines),
            )
            stands.append(Stand(numbers[ground.key], *found))
        shown = tuple([self._shown(ground, in_detail=in_detail) for ground in grounds])
        names = [name for ground in shown for name in _named(ground)]
        names += [name for number in kept for name in _sprites(self._added[number][1])]
        files = {name: self._files[name] for name in dict.fromkeys(names) if name in self._files}
        return PackedStands(shown, tuple(tokens.all), tuple(washes.all), tuple(lines.all), tuple(stands), files)

    def _grounds(self, kept: Sequence[int]) -> list[TouchMap]:
        """Return the maps that differ, in the order in which they come."""
        return list({ground.key: ground for ground, _ in (self._added[number] for number in kept)}.values())

    def _shown(self, ground: TouchMap, *, in_detail: bool) -> TouchMap:
        """Return a map with what a replay shows of it: its widest ground, its squares, nothing on where one may go."""

        def drawn(tiles: TouchTiles | None) -> TouchTiles | None:
            if tiles is None or not in_detail or not self._squares.keys() >= set(tiles.hashes):
                return None
            return replace(tiles, hashes=tuple([self._squares[name] for name in tiles.hashes]))

        bare = replace(ground, grounds=ground.grounds[-1:], over=ground.over[-1:], links=())
        return replace(bare, tiles=drawn(ground.tiles), over_tiles=drawn(ground.over_tiles))


def _sprites(made: TouchTokens) -> list[str]:
    """Return the names of the sprites of what stands on a map."""
    return [*(one.sprite for one in made.tokens), *(one.sprite for one in made.washes if one.sprite)]


def _named(ground: TouchMap) -> list[str]:
    """Return the names of the files of a map."""
    return [*(one.hash for one in (*ground.grounds, *ground.over)), *tile_names(ground)]


def groundless_point_map(places: MapPlaces, size: tuple[int, int]) -> TouchMap:
    """Return a map of points without a ground, for a game that declares none. size: of its pictures, in pixels."""
    wide, high = size

    def spot(share: tuple[float, float]) -> tuple[int, int]:
        return round(share[0] * wide), round(share[1] * high)

    found = [
        TouchPlace(
            id=place, kind="node", name=one.name, heart=spot((one.x, one.y)), inset=one.inset,
            main=None if one.main is None else spot(one.main),
        )
        for place, one in places.items()
    ]  # fmt: skip
    return TouchMap(key="plain", size=size, grounds=(), places=tuple(found))
