"""The large form of every kind of picture: its type is read 400 pixels wide, and nothing is whole in no part."""

import pytest

from render.large import MOST, READ, SHOWN, part_holds_box, parts_of, widest_part_width
from render.looks import enlarged_picture_parts
from render.named_parts import LEGIBLE
from tests.conformance.drawn.every_picture import in_large
from tests.conformance.walks import GAMES
from tests.render.ink_record import TEXT, recorded
from tests.tiers import thinned

BYTES = 3_000_000  # of all parts together
MAPPED = 4  # parts of a map, which names them itself
LOST = 0.03  # the share of what a map shows that may be whole in no part, where more than ten would be needed


@pytest.mark.parametrize("game_id", thinned(GAMES, seconds=3))
async def test_type_is_read_and_nothing_is_cut_in_all_parts(game_id: str) -> None:
    for one, picture in await in_large(game_id):
        parts = enlarged_picture_parts(picture)
        assert 1 <= len(parts) <= MOST and sum(len(part.data) for part in parts) < BYTES, one.kind
        if picture.parts:
            assert len(parts) == len({name for name, _ in picture.parts}) <= MAPPED and all(
                part.apart for part in parts
            ), one.kind
            assert all(picture.type_size * SHOWN / part.width >= LEGIBLE for part in parts), one.kind
            continue
        boxes = parts_of((picture.width, picture.height), picture.type_size, picture.whole)
        assert [(b[2] - b[0], b[3] - b[1]) for b in boxes] == [(part.width, part.height) for part in parts]
        if not picture.type_size:
            continue
        assert all(picture.type_size * SHOWN / part.width >= READ for part in parts), one.kind
        inside = [
            (max(0, b[0]), max(0, b[1]), min(picture.width, b[2]), min(picture.height, b[3])) for b in picture.whole
        ]
        fits = [
            b for b in inside if b[2] - b[0] <= widest_part_width(picture.type_size) and b[3] - b[1] < picture.height
        ]
        lost = [b for b in fits if not any(part_holds_box(part, b) for part in boxes)]
        assert len(lost) <= LOST * len(fits), (one.kind, lost)


@pytest.mark.parametrize("game_id", thinned(GAMES, seconds=3))
async def test_what_is_laid_out_anew_has_type_of_that_size(game_id: str) -> None:
    """Sheets are not cut: what is written on them itself is large enough. A card's own type has its tests."""
    for one, drawn in await in_large(game_id):
        if drawn.type_size:
            continue
        with recorded() as found:
            picture = one.drawn(large=True)
        sizes = {ink.what: ink.size for ink in found if ink.kind == TEXT and len(ink.what) > 3}
        small = {what: size for what, size in sizes.items() if size * SHOWN / picture.width < READ - 2}
        assert sizes and len(small) <= len(sizes) * 0.1, (one.kind, picture.width, small)
