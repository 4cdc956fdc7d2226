"""The map that one touches: places and pieces as data lie as they are drawn, tell nothing that is hidden, and hold what
questions ask for."""

import gzip
import io
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import Image

from engine.games import game_by_id as find_game
from engine.kernel.dice import UnverifiedRandom
from render.games import drawings_of, map_ground_tile_in_language, touch_map_in, touch_tokens_in
from render.layout.placing import boxes_overlap
from render.touch.touch_map import MadeMap, TouchPlace, tile_names
from render.touch.touch_paths import is_inside_path, path_rings
from render.touch.touch_tokens import MadeTokens, TouchToken
from tests.conformance.walks import GAMES, Step, seats_of, walk

TOUCHED = [game_id for game_id in GAMES if drawings_of(game_id).touch is not None]
SEED, MOST, EVERY = 6, 300, 60  # a random game, its decisions, and how many lie between two that are looked at
HEAVIEST = 12 * 1024  # bytes of a map's geometry, compressed
NEAR = 24  # pixels beside the edge of its place at which a token still lies on it
SLACK = 3.0  # pixels that two sprites may share: discs and banners leave their corners free


def shown(game_id: str, view: Any) -> Any:
    """Return what the map shows of a view."""
    return drawings_of(game_id).kinds["map"].without_unseen(view, {})[0]


def map_of(game_id: str, seen: Any) -> MadeMap:
    touch = drawings_of(game_id).touch
    assert touch is not None
    return _map(game_id, msgspec.msgpack.encode(touch.printed(seen)), touch.printed(seen))


_MAPS: dict[tuple[str, bytes], MadeMap] = {}


def _map(game_id: str, key: bytes, printed: Any) -> MadeMap:
    if (game_id, key) not in _MAPS:
        _MAPS[game_id, key] = touch_map_in("en", game_id, printed, "light")
    return _MAPS[game_id, key]


def looked_at(game_id: str) -> tuple[Step, ...]:
    """Return some steps of a random game, the last among them."""
    steps = walk(game_id, SEED, MOST)
    return (*steps[EVERY - 1 : -1 : EVERY], steps[-1])


@cache
def positions(game_id: str) -> tuple[tuple[MadeMap, MadeTokens], ...]:
    """Return maps of a random game with what stands on them."""
    game, out = find_game(game_id), []
    for step in looked_at(game_id):
        seen = shown(game_id, game.view(step.done.state, None))
        out.append((map_of(game_id, seen), touch_tokens_in("en", game_id, seen, "light")))
    return tuple(out)


@pytest.mark.parametrize("game_id", TOUCHED)
def test_a_map_names_each_place_once_and_has_the_files_that_it_names(game_id: str) -> None:
    for made, _ in positions(game_id):
        places = [place.id for place in made.map.places]
        assert len(set(places)) == len(places) > 5
        named = [*made.map.grounds, *made.map.over]
        assert {one.hash for one in named} == set(made.files)
        assert all(len(ends) == 2 and ends <= set(places) for ends in ({one.a, one.b} for one in made.map.links))
        assert len(gzip.compress(msgspec.json.encode(made.map))) <= HEAVIEST


@pytest.mark.parametrize("game_id", TOUCHED)
def test_tiles_are_drawn_one_by_one_and_cover_the_map(game_id: str) -> None:
    made, _ = positions(game_id)[0]
    game, touch, tiles = find_game(game_id), drawings_of(game_id).touch, made.map.tiles
    assert touch is not None and (tiles is None) == (touch.tile is None)
    if tiles is None:
        return
    seen = shown(game_id, game.view(looked_at(game_id)[0].done.state, None))
    wide, high = (round(side * tiles.scale) for side in made.map.size)
    count, down = len(tiles.hashes), len(tiles.hashes) // tiles.across
    assert (made.map.over_tiles is None) == (not made.map.over)
    names = tile_names(made.map)
    assert len(set(names)) == len(names) == count * (2 if made.map.over else 1) and count == tiles.across * down
    for number in range(count - 1, len(names), count):  # of the ground, and of the names over it
        with Image.open(
            io.BytesIO(map_ground_tile_in_language("en", game_id, touch.printed(seen), "light", "", number))
        ) as image:
            size = (tiles.across - 1) * tiles.side + image.width, (down - 1) * tiles.side + image.height
        assert size == (wide, high) and (image.mode == "RGB" or number >= count)


@pytest.mark.parametrize("game_id", TOUCHED)
def test_names_lie_over_washes(game_id: str) -> None:
    for made, standing in positions(game_id):
        assert made.map.over or not standing.tokens.washes


@pytest.mark.parametrize("game_id", TOUCHED)
def test_pieces_say_whose_they_are(game_id: str) -> None:
    for _, standing in positions(game_id):
        coloured = [one for one in standing.tokens.tokens if one.kind == "piece" and one.colour]
        assert all(one.owner for one in coloured), [one.id for one in coloured if not one.owner]


@pytest.mark.parametrize("game_id", TOUCHED)
def test_each_place_has_one_shape_and_lies_on_the_map(game_id: str) -> None:
    for made, _ in positions(game_id)[:1]:
        wide, high = made.map.size
        for place in made.map.places:
            shapes = [bool(place.outline), bool(place.disc), place.hex is not None, place.box is not None]
            assert sum(shapes) == 1, place
            x, y = heart_of(made, place)
            assert 0 <= x <= wide and 0 <= y <= high, place
            for ring in path_rings(place.outline):
                assert len(ring) >= 3 and all(0 <= a <= wide and 0 <= b <= high for a, b in ring[:1]), place


@pytest.mark.parametrize("game_id", TOUCHED)
def test_each_token_is_there_once_and_belongs_to_a_place_of_the_map(game_id: str) -> None:
    seen = set()
    for made, standing in positions(game_id):
        ids = [one for token in standing.tokens.tokens for one in (token.id, *token.holds)]
        assert len(set(ids)) == len(ids), [one for one in ids if ids.count(one) > 1]
        places = {place.id for place in made.map.places}
        assert {token.at for token in standing.tokens.tokens if token.kind != "counter"} <= places
        washed = {wash.sprite for wash in standing.tokens.washes if wash.sprite}
        assert {token.sprite for token in standing.tokens.tokens} | washed == set(standing.files)
        assert {wash.place for wash in standing.tokens.washes} | set(standing.tokens.rows) <= places
        seen |= {token.kind for token in standing.tokens.tokens}
    assert seen, game_id


@pytest.mark.parametrize("game_id", TOUCHED)
def test_a_piece_lies_on_its_place_or_a_leader_ties_it_to_that(game_id: str) -> None:
    for made, standing in positions(game_id):
        places = {place.id: place for place in made.map.places}
        starts = [path_rings(line.line)[0][0] for line in standing.tokens.lines if line.kind == "leader"]
        for token in standing.tokens.tokens:
            if token.kind in ("piece", "mark", "face"):
                left, top, wide, high = token.box
                led = any(left <= x <= left + wide and top <= y <= top + high for x, y in starts)
                assert led or lies_on(made, token, places[token.at]), (token, places[token.at].heart)


@pytest.mark.parametrize("game_id", TOUCHED)
def test_no_piece_covers_another(game_id: str) -> None:
    for _, standing in positions(game_id):
        pieces = [token for token in standing.tokens.tokens if token.kind in ("piece", "mark")]
        for one, other in combinations(pieces, 2):
            assert not boxes_overlap(corners(one), corners(other), SLACK + overhang(one, other)), (one, other)


@pytest.mark.parametrize("game_id", TOUCHED)
def test_what_stands_on_a_map_is_the_same_for_all_and_hangs_on_nothing_hidden(game_id: str) -> None:
    game = find_game(game_id)
    for n, step in enumerate(looked_at(game_id)[::2]):
        open_to_all = msgspec.msgpack.encode(shown(game_id, game.view(step.state, None)))
        for seat in seats_of(game_id, SEED):
            twin = game.determinize(step.state, seat, UnverifiedRandom(n))
            one, other = (shown(game_id, game.view(state, seat)) for state in (step.state, twin))
            assert msgspec.msgpack.encode(one) == msgspec.msgpack.encode(other) == open_to_all
        twin = game.determinize(step.state, None, UnverifiedRandom(n))
        first, second = (
            touch_tokens_in("en", game_id, shown(game_id, game.view(state, None)), "light")
            for state in (step.state, twin)
        )
        assert first == second and first.files == second.files


def heart_of(made: MadeMap, place: TouchPlace) -> tuple[float, float]:
    """Return where a place is, on its inset where it has one."""
    if place.heart is not None:
        return place.heart
    grid = made.map.grid
    assert grid is not None and place.hex is not None
    column, row = place.hex
    x = grid.x + column * grid.across
    y = grid.y + row * grid.down + (grid.down / 2 if column % 2 == grid.lower else 0)
    if place.inset < 0:
        return x, y
    inset = made.map.insets[place.inset]
    return inset.box[0] + (x - inset.source[0]) * inset.times, inset.box[1] + (y - inset.source[1]) * inset.times


def lies_on(made: MadeMap, token: TouchToken, place: TouchPlace) -> bool:
    """Return whether a token's middle lies on its place or close beside it."""
    x, y = heart_of(made, place)
    half = max(token.box[2:]) / 2
    if place.box is not None:
        left, top, right, bottom = place.box
        return left <= token.x <= right and top <= token.y <= bottom
    if place.outline:
        return any(is_inside_path(place.outline, spot) for spot in around(token))
    if place.kind == "water":
        return True  # a sea area has no line of its own; which of its middles is nearest is the layout's to say
    grid = made.map.grid
    reach = place.disc or (grid.radius * (made.map.insets[place.inset].times if place.inset >= 0 else 1) if grid else 0)
    return abs(token.x - x) <= reach + half + NEAR and abs(token.y - y) <= reach + half + NEAR


def around(token: TouchToken) -> Iterator[tuple[float, float]]:
    """Yield the middle of a token and places round it."""
    left, top, wide, high = token.box
    yield token.x, token.y
    yield from ((left + wide * a / 4, top + high * b / 4) for a in range(5) for b in range(5))


def corners(token: TouchToken) -> tuple[float, float, float, float]:
    left, top, wide, high = token.box
    return left, top, left + wide, top + high


def overhang(one: TouchToken, other: TouchToken) -> float:
    """Return how much of two sprites is edge and shadow, which leave their corners free."""
    return 0.08 * (min(one.box[2:]) + min(other.box[2:]))
