"""A map of hexes as data: hexes by a grid, off-map boxes below the sheet, stacks in their hexes or on leaders."""

import io

import msgspec
from PIL import Image

from render.kit.hexes import hex_chart
from render.kit.hexes.hex_data import HexPosition, HexStack
from render.kit.hexes.hex_touch import touch_hex_map, touch_hex_tile, touch_hex_tokens
from render.touch.ground_files import SIDE
from render.touch.touch_paths import is_inside_path
from tests.render.kit import hex_sample

FIELD = hex_sample.italy()


def test_each_hex_is_where_its_grid_says() -> None:
    made, chart = touch_hex_map(FIELD, "light").map, hex_chart.hex_map_chart(FIELD)
    grid, left, top = made.grid, *chart.sheet[:2]
    assert grid is not None
    for place in made.places:
        if place.hex is not None:
            column, row = place.hex
            down = grid.down / 2 if column % 2 == grid.lower else 0
            x, y = chart.middle_of_hex(place.id)
            assert (grid.x + column * grid.across, grid.y + row * grid.down + down) == (x - left, y - top)
    assert {place.id for place in made.places if place.kind == "hex"} == set(chart.nodes)


def test_a_province_is_the_line_round_its_hexes() -> None:
    made, chart = touch_hex_map(FIELD, "light").map, hex_chart.hex_map_chart(FIELD)
    left, top = chart.sheet[:2]
    areas = {place.id: place for place in made.places if place.kind == "area"}
    assert set(areas) == set(chart.provinces) and areas
    for number, cell in chart.cells.items():
        x, y = chart.middle_of_hex(number)
        within = {area for area, place in areas.items() if is_inside_path(place.outline, (x - left, y - top))}
        assert within == ({cell.province} if cell.province else set()), number


def test_off_map_boxes_stand_below_the_sheet_with_what_is_in_them() -> None:
    made, chart = touch_hex_map(FIELD, "light").map, hex_chart.hex_map_chart(FIELD)
    boxes = {place.id: place.box for place in made.places if place.box is not None}
    assert set(boxes) == {off.id for off in FIELD.boxes} and boxes
    low = chart.sheet[3] - chart.sheet[1]
    assert all(low < box[1] < box[3] < made.size[1] for box in boxes.values())
    name, box = next(iter(boxes.items()))
    standing = touch_hex_tokens(FIELD, HexPosition(stacks=(HexStack(name, 0, 9, id="fleet"),)), "light")
    token = next(one for one in standing.tokens.tokens if one.kind == "piece")
    assert (token.id, token.at, token.count) == ("fleet", name, 9)
    assert box[0] < token.x < box[2] and box[1] < token.y < box[3]
    assert made.tiles is not None
    number = box[1] // SIDE * made.tiles.across + box[0] // SIDE
    with Image.open(io.BytesIO(touch_hex_tile(FIELD, "light", number))) as image:
        assert len(image.convert("RGB").getcolors(SIDE * SIDE) or ()) > 8  # its frame and its name are drawn


def test_three_stacks_in_a_hex_do_not_cover_one_another() -> None:
    cell = next(one.number for one in FIELD.cells if one.terrain != "sea" and one.province)
    stacks = tuple(HexStack(cell, side % 2, 9 - side, id=f"s{side}") for side in range(4))
    standing = touch_hex_tokens(FIELD, HexPosition(stacks=stacks), "light").tokens
    pieces = [one for one in standing.tokens if one.kind == "piece"]
    assert [one.id for one in pieces] == ["s0", "s1", "s2", "s3"] and len(standing.lines) == 2
    for one in pieces:
        for other in pieces:
            apart = abs(one.x - other.x) >= (one.box[2] + other.box[2]) / 2 - 2
            assert one is other or apart or abs(one.y - other.y) >= (one.box[3] + other.box[3]) / 2 - 2


def test_a_wash_lies_over_its_province_alone() -> None:
    province = FIELD.cells[0].province or next(one.province for one in FIELD.cells if one.province)
    standing = touch_hex_tokens(FIELD, HexPosition(held={province: 1}), "light")
    (wash,) = standing.tokens.washes
    assert wash.place == province and wash.box is not None and wash.sprite in standing.files
    assert touch_hex_tokens(FIELD, HexPosition(held={province: 1}), "light").tokens == standing.tokens
    assert msgspec.json.decode(msgspec.json.encode(standing.tokens))["washes"][0]["sprite"] == wash.sprite
