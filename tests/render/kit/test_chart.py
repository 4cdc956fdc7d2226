"""Charts of figures by round: they read without colour, and hold what they are given."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from render.drawing.style import MIN_TYPE
from render.games import draw_game_picture
from render.kit.chart import DASHES, FIGURE, MARKERS, NAME, SIZE, ChartLine, LineChart, draw_chart, name_rows
from tests.games import EXAMPLE

INKS = ((176, 44, 40), (110, 70, 140), (40, 100, 160), (60, 130, 60), (150, 110, 20), (20, 20, 20))


def chart(count: int, rounds: int = 6, most: int = 20) -> LineChart:
    lines = tuple(
        ChartLine(name=f"Side {n}", colour=INKS[n], values=tuple((k * (n + 1)) % (most + 1) for k in range(rounds)))
        for n in range(count)
    )
    return LineChart(title="Victory points by round", lines=lines)


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_one_to_six_sides_are_drawn_and_told(count: int, theme: str) -> None:
    picture = draw_chart(chart(count), theme=theme)
    assert (picture.width, picture.height) == SIZE
    assert all(f"Side {n}: 0, " in picture.alt for n in range(count))
    assert draw_chart(chart(count), theme=theme).data == picture.data


def test_lines_differ_without_their_colours() -> None:
    assert len(set(zip(MARKERS, DASHES, strict=True))) == 6
    grey = [
        Image.open(io.BytesIO(draw_chart(LineChart(title="x", lines=(line,))).data)).convert("L").tobytes()
        for line in (
            ChartLine(name="A", colour=INKS[0], values=(0, 1, 4)),
            ChartLine(name="A", colour=INKS[0], values=(0, 3, 4)),
        )
    ]
    assert grey[0] != grey[1]


def test_type_is_large_enough_on_a_phone() -> None:
    assert min(NAME, FIGURE) * 400 / SIZE[0] >= 13.3 and min(NAME, FIGURE) >= MIN_TYPE


def test_a_long_name_is_broken_and_not_cut() -> None:
    """On a phone "Etruscans and Samnites" ended in an ellipsis."""
    rows = name_rows(ChartLine(name="Etruscans and Samnites", colour=INKS[0], values=(3, 12)))
    assert " ".join(rows) == "12 Etruscans and Samnites" and len(rows) == 2
    assert name_rows(ChartLine(name="Romans", colour=INKS[0], values=(7,))) == ["7 Romans"]


@pytest.mark.parametrize("values", [(), (0,), (-4, -2), (0,) * 60, (5000, 12000)])
def test_any_figures_are_drawn(values: tuple[int, ...]) -> None:
    assert draw_chart(LineChart(title="x", lines=(ChartLine(name="A", colour=INKS[0], values=values),))).data


def test_every_game_has_charts_without_declaring_them() -> None:
    assert draw_game_picture(EXAMPLE, "chart", chart(2)).data == draw_chart(chart(2)).data


def test_several_charts_stand_one_below_the_other() -> None:
    """Each as it stands alone, and told in the same order."""
    charts = (chart(2), LineChart(title="Income by round", lines=chart(3).lines))
    both = draw_chart(charts)
    assert (both.width, both.height) == (SIZE[0], 2 * SIZE[1])
    whole = Image.open(io.BytesIO(both.data)).convert("RGB")
    for n, one in enumerate(charts):
        part = whole.crop((0, n * SIZE[1], SIZE[0], (n + 1) * SIZE[1]))
        alone = Image.open(io.BytesIO(draw_chart(one).data)).convert("RGB")
        off = ImageStat.Stat(ImageChops.difference(part, alone)).mean
        assert max(off) < 1, (n, off)  # each picture has a palette of its own
    assert both.alt.index("Victory points") < both.alt.index("Income by round")
