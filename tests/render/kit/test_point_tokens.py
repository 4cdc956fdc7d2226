"""Tokens on a map of points: marks, ratings, names that are kept, leaders that pass behind names."""

import io

import pytest
from PIL import Image

from render.drawing.projection import Point
from render.kit.points import point_drawing, token_layout
from render.kit.points.declared import Node, PointMap, PointMapOptions, PointMark, PointPosition, PointSide, PointStack
from render.kit.points.point_drawing import Layout
from render.layout.leader_lines import Line, line_meets_box
from render.layout.scene import Scene

RED = PointSide(id="red", name="Red", colour="#b02a25", glyph="eagle")


def board(*nodes: tuple[str, Point]) -> PointMap:
    return PointMap(
        id="tokens",
        name="Tokens",
        size=(1600, 1000),
        nodes=tuple(Node(id=name.lower(), name=name, place=place) for name, place in nodes),
        sides=(RED,),
    )


ALONE = board(("Alba", (800.0, 500.0)))


def laid(position: PointPosition, on: PointMap = ALONE) -> Layout:
    return point_drawing.layout_point_map(on, position, PointMapOptions())


def words_of(layout: Layout, stack: str) -> list[str]:
    """Return what is written on the ribbon of a stack."""
    token = next(token for token in layout.tokens if token.what == stack)
    items = token.stamps[0].args[2]
    return [what for _, what, _ in items]  # type: ignore[attr-defined]


def led(stack: str = "s", **fields: object) -> PointStack:
    return PointStack(id=stack, node="alba", side="red", count=4, commander="Camillus", **fields)  # type: ignore[arg-type]


def test_a_commander_has_his_sign_his_name_and_his_figures() -> None:
    layout = laid(PointPosition(stacks=(led(rating="3·4", glyph="walls", more=2),)))
    assert words_of(layout, "s") == ["walls", "Camillus", "3·4", "+2"]


def test_a_mark_lies_beside_its_node_and_is_told() -> None:
    now = PointPosition(marks=(PointMark(node="alba", glyph="olive", said="Truce", side="red"),))
    assert [(token.what, token.node) for token in laid(now).tokens] == [("mark 0 alba", "alba")]
    assert "Alba: Truce." in point_drawing.draw_point_map(ALONE, now).alt


def test_a_node_that_has_become_of_another_kind_looks_like_it() -> None:
    positions = (PointPosition(), PointPosition(kinds={"alba": "square"}))
    pictures = {point_drawing.draw_point_map(ALONE, position).data for position in positions}
    assert len(pictures) == 2


def test_stacks_without_a_name_take_the_places_beside_their_node_first() -> None:
    bare = tuple(PointStack(id=f"b{n}", node="alba", side="red", count=n) for n in range(1, 5))
    layout = laid(PointPosition(stacks=(led(), *bare)))
    assert [token.what for token in layout.tokens] == ["b1", "b2", "b3", "b4", "s"]
    assert not any(token.leader for token in layout.tokens if token.what != "s")


def test_a_name_is_kept_on_a_short_leader_rather_than_lost_beside_the_node() -> None:
    walls = [
        (f"N{n}", (800.0 + dx, 500.0 + dy)) for n, (dx, dy) in enumerate(((-130, 0), (130, 0), (0, -100), (0, 110)))
    ]
    crowded = board(("Alba", (800.0, 500.0)), *walls)
    layout = laid(PointPosition(stacks=(led(),)), crowded)
    assert words_of(layout, "s")[0].startswith("Cam")
    token = next(token for token in layout.tokens if token.what == "s")
    assert token.leader is not None


def test_a_whole_name_on_a_short_leader_comes_before_one_that_is_cut_beside_the_node() -> None:
    walls = [
        (f"N{n}", (800.0 + dx, 500.0 + dy)) for n, (dx, dy) in enumerate(((-220, 0), (220, 0), (0, -100), (0, 110)))
    ]
    layout = laid(PointPosition(stacks=(led(),)), board(("Alba", (800.0, 500.0)), *walls))
    assert words_of(layout, "s") == ["Camillus"] and layout.tokens[0].leader is not None


def crossing(layout: Layout) -> Line:
    """Lead the one token through the one name, and return the leader."""
    name = layout.board.ground.names[0]
    left, top, right, bottom = name.box
    line = (((left + right) / 2, top - 40), ((left + right) / 2, bottom + 40))
    assert line_meets_box(name.box, line)
    return line


@pytest.mark.parametrize("crossed", [True, False])
def test_a_leader_passes_behind_the_name_that_it_runs_through(crossed: bool) -> None:
    layout = laid(PointPosition(stacks=(led(),)))
    line = crossing(layout) if crossed else ((10.0, 10.0), (60.0, 60.0))
    token = token_layout.Token("s", "alba", -1, (0, 0, 10, 10), (), line)
    on = Scene()
    point_drawing._print_again(on, layout.board, [token])
    assert [label.text for label in on.labels] == (["Alba"] if crossed else [])


def test_a_position_drawn_again_is_the_same() -> None:
    """What was worked out for one position, and kept with the map, changes no other."""
    plain, full = PointPosition(stacks=(led(),)), PointPosition(stacks=tuple(led(f"s{n}") for n in range(9)))
    first = point_drawing.draw_point_map(ALONE, plain).data
    point_drawing.draw_point_map(ALONE, full)
    assert point_drawing.draw_point_map(ALONE, plain).data == first
    assert Image.open(io.BytesIO(first)).size == (1600, 1000)
