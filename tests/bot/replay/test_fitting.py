"""What is left out of a page that would be too large: maps before lines, small lines before others, dice never; and the
page says so."""

import random
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.replay import making
from bot.replay.fitting import (
    Cut,
    ReplayStep,
    fewer_maps,
    map_numbers_of_steps,
    merged_replay_steps,
    smallest_fitting_cut,
)
from bot.replay.making import Made, replay_page_within_limit
from bot.replay.steps import Beat, LogLine
from render import Picture, RenderService
from render.replay.tiles import Tiles
from testbed.drills.leaks.replays import replay_data
from tests.bot.replay.test_pages import of_table, opened, shown
from tests.bot.sandbox.browsing import PHONE
from tests.games import EXAMPLE

CHAPTERS = ("Round 1", "Round 2", "Round 3", "Round 4")


def a_beat(chapter: int, *lines: LogLine) -> Beat:
    return Beat(lines=lines, saved=b"", drawn=True, gap=False, chapter=chapter, round=0, standing={})


def a_step(number: int) -> ReplayStep:
    """Return a step without a word, whose map has this number."""
    return ReplayStep((a_beat(0),), number)


def talkative(made: Made) -> Made:
    """Return a game of four steps in four chapters, each with as much as cannot be squeezed: half of it small print."""
    lots = random.Random(1)

    def line(*, small: bool) -> LogLine:
        return LogLine(lots.randbytes(60_000).hex(), small=small)

    first = made.steps[0]
    steps = [
        replace(first, beats=(replace(first.beats[-1], chapter=n, lines=(line(small=False), line(small=True), DICE)),))
        for n in range(len(CHAPTERS))
    ]
    return replace(made, steps=tuple(steps), seen=replace(made.seen, chapters=list(CHAPTERS)))


DICE = LogLine("Rome throws a five.", ("5",), small=True)
LINE = 60_000 * 4 / 3  # bytes of the page that a long line takes, about


@pytest.fixture(scope="module")
def renderer() -> Iterator[RenderService]:
    found = RenderService()
    yield found
    found.close()


@pytest.fixture
async def made(tmp_path: Path, renderer: RenderService, monkeypatch: pytest.MonkeyPatch) -> Made:
    monkeypatch.setattr(making, "STEPS", 2)
    (found,) = await of_table(tmp_path, EXAMPLE, renderer, 4, None)
    return talkative(found)


def test_neighbours_are_put_together_and_keep_their_lines() -> None:
    steps = [ReplayStep((a_beat(0, LogLine(str(n))),), n) for n in range(10)]
    found = merged_replay_steps(steps, 3)
    assert [step.map for step in found] == [2, 6, 9]
    assert [line.said for step in found for line in step.lines] == [str(n) for n in range(10)]


def test_as_many_maps_stay_as_there_is_room_for() -> None:
    maps = Tiles()
    for n in range(20):  # each map has squares of its own beside those of the first
        image = Image.new("RGB", (320, 320))
        for place in range(5):
            image.paste((10 * n, place, 99), (place * 64, 0, place * 64 + 32, 32))
        file = BytesIO()
        image.save(file, "PNG")
        maps.add_map(Picture(file.getvalue(), "image/png", "map.png", "", 320, 320))
    steps = [ReplayStep((a_beat(0),), n) for n in range(20)]
    assert maps.size_of_later_maps(map_numbers_of_steps(steps)) == 95
    for share in (0.9, 0.5, 0.3):
        found = fewer_maps(steps, maps, share, 2)
        assert (
            maps.size_of_later_maps(map_numbers_of_steps(found))
            <= 95 * share
            < maps.size_of_later_maps(map_numbers_of_steps(merged_replay_steps(steps, len(found) + 1)))
        )
    assert len(fewer_maps(steps, maps, -1.0, 2)) == 2 and len(fewer_maps(steps, maps, 2.0, 2)) == 19


def test_no_more_is_cut_than_must_be() -> None:
    tried: list[Cut] = []

    def found(least: Cut) -> Cut:
        def fits(cut: Cut) -> bool:
            tried.append(cut)
            return _key(cut) >= _key(least)

        return smallest_fitting_cut(20, fits)

    for chapters in (1, 7, 20):
        for small in (True, False):
            assert found(Cut(chapters, small)) == Cut(chapters, small)
    assert len(tried) < 6 * 7, "each try makes a page"
    assert smallest_fitting_cut(20, lambda cut: False) == Cut(20, small=False)


def _key(cut: Cut) -> tuple[bool, int]:
    return not cut.small, cut.chapters


def test_a_page_that_fits_is_whole(made: Made) -> None:
    data = replay_data(replay_page_within_limit(made, language="en"))
    assert data["cut"] is None and not any(step["cut"] for step in data["steps"])


def test_small_print_of_the_first_chapters_is_left_out_first(made: Made) -> None:
    whole = len(replay_page_within_limit(made, language="en"))
    limit = int(whole - 1.5 * LINE)
    page = replay_page_within_limit(made, language="en", limit=limit)
    data = replay_data(page)
    assert len(page) <= limit and data["cut"] == {"first": "Round 1", "last": "Round 2", "small": True}
    assert [len(step["lines"]) for step in data["steps"]] == [2, 2, 3, 3]
    assert [step["cut"] for step in data["steps"]] == [True, True, False, False]
    assert all(list(step["dice"].values()) == [["5"]] for step in data["steps"]), "dice are counted"


@pytest.mark.browser
async def test_other_lines_only_then_and_the_page_says_which(made: Made, tmp_path: Path) -> None:
    whole = len(replay_page_within_limit(made, language="en"))
    page = replay_page_within_limit(made, language="en", limit=int(whole - 5.5 * LINE))
    data = replay_data(page)
    assert data["cut"] == {"first": "Round 1", "last": "Round 3", "small": False}
    assert [len(step["lines"]) for step in data["steps"]] == [1, 1, 1, 3]
    async with opened(tmp_path, page) as (chromium, saved, wrong):
        view = await shown(chromium, saved, wrong, PHONE)
        told = await view.locator("#cut").inner_text()
        assert "“Round 1” to “Round 3”" in told and "dice" in told
        assert await view.locator("#lines li").inner_text() == DICE.said


def test_a_step_without_a_line_left_says_so(made: Made) -> None:
    bare = replace(made.steps[0], beats=(a_beat(0, LogLine("said")),))
    assert Cut(1, small=False).lines_of(bare) == [] and Cut(1).lines_of(bare) == bare.lines
