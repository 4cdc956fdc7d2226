"""The render service: one drawing however many ask, kept by what is seen, the event loop never held."""

import asyncio
import pickle
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from render import Picture, RenderService, bench
from render.games.samnite_wars import italy_map
from render.games.samnite_wars.cards import Face, draw_card
from render.games.samnite_wars.italy_map import draw_map
from render.games.samnite_wars.map_options import MapOptions
from render.games.total_war_rome import board_map
from render.games.total_war_rome import map_options as board_options
from render.games.total_war_rome.faction_board import draw_board
from render.games.total_war_rome.naval_battle import draw_naval
from render.service.priority_queue import LOW_PRIORITY
from tests.render.games.samnite_wars.sample_views import MIDDLE, NAMES, START
from tests.render.games.total_war_rome import sample_faces, sample_views


async def test_ten_who_ask_at_once_cost_one_drawing() -> None:
    renderer = RenderService()
    timed: list[tuple[str, str]] = []
    renderer.timed = lambda game, kind, seconds: timed.append((game, kind)) if seconds > 0 else None
    try:
        pictures = await asyncio.gather(*(renderer.draw("samnite_wars", "map", MIDDLE, names=NAMES) for _ in range(10)))
        assert renderer.drawings == 1
        assert all(picture is pictures[0] for picture in pictures)
        assert (
            await renderer.draw("samnite_wars", "map", msgspec.structs.replace(MIDDLE), names=dict(NAMES))
            is pictures[0]
        )
        assert renderer.drawings == 1
        assert pictures[0] == draw_map(MIDDLE, NAMES)
        mine = msgspec.structs.replace(MIDDLE, seat="2", hand=("siege",))
        assert (
            await renderer.draw("samnite_wars", "map", mine, names=NAMES) is pictures[0]
        )  # a map shows nothing that one seat alone knows
        assert renderer.drawings == 1
        await renderer.draw("samnite_wars", "map", START, names=NAMES)
        await renderer.draw("samnite_wars", "map", MIDDLE, names={**NAMES, "1": "Otho"})
        assert renderer.drawings == 3 and timed == [("samnite_wars", "map")] * 3
    finally:
        renderer.close()


async def test_the_loop_runs_on_while_a_picture_is_drawn() -> None:
    renderer = RenderService()
    try:
        await renderer.draw_plates_ahead("samnite_wars")
        drawing = asyncio.create_task(renderer.draw("samnite_wars", "map", MIDDLE, names=NAMES))
        ticks = 0
        while not drawing.done():
            await asyncio.sleep(0.001)
            ticks += 1
        assert ticks > 3
    finally:
        renderer.close()


async def test_one_who_stops_waiting_does_not_take_it_from_the_others() -> None:
    renderer = RenderService()
    try:
        first = asyncio.create_task(renderer.draw("samnite_wars", "map", MIDDLE, names=NAMES))
        second = asyncio.create_task(renderer.draw("samnite_wars", "map", MIDDLE, names=NAMES))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).data
        assert renderer.drawings == 1
    finally:
        renderer.close()


async def test_a_drawing_that_fails_fails_for_who_asked_and_is_not_kept() -> None:
    renderer = RenderService()
    try:
        with pytest.raises(KeyError):
            await renderer.draw("samnite_wars", "map", MIDDLE, names=NAMES, theme="sepia")
        assert (
            await renderer.draw("samnite_wars", "card", Face(id="siege", name="Siege", kind="battle", force=2))
        ).data
    finally:
        renderer.close()


async def test_a_person_who_has_pressed_is_drawn_for_before_posts() -> None:
    renderer, done = RenderService(), []

    async def ask(name: str, patient: bool) -> None:
        LOW_PRIORITY.set(patient)
        await renderer.draw("samnite_wars", "card", Face(id="x", name=name, kind="peace"))
        done.append(name)

    try:
        posts = [asyncio.create_task(ask(f"post {n}", True)) for n in range(4)]
        await asyncio.sleep(0)
        await asyncio.gather(
            *posts, asyncio.create_task(ask("person", False)), asyncio.create_task(ask("post 3", False))
        )
        assert done == ["post 0", "post 3", "post 3", "person", "post 1", "post 2"]
        assert renderer.drawings == 5
    finally:
        renderer.close()


async def test_the_oldest_pictures_are_let_go() -> None:
    one = draw_card(Face(id="x", name="Card 0", kind="peace"))
    renderer = RenderService(kept=int(2.5 * len(one.data)))
    try:
        for number in range(4):
            await renderer.draw("samnite_wars", "card", Face(id="x", name=f"Card {number}", kind="peace"))
        await renderer.draw("samnite_wars", "card", Face(id="x", name="Card 3", kind="peace"))
        assert renderer.drawings == 4
        await renderer.draw("samnite_wars", "card", Face(id="x", name="Card 0", kind="peace"))
        assert renderer.drawings == 5
    finally:
        renderer.close()


@pytest.mark.parametrize("runs", [pytest.param(15, marks=pytest.mark.soak(25))])
def test_the_bench_measures_and_a_map_is_small(runs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", runs)
    found = bench.measure_all_games(time.thread_time)
    assert found["map_bytes"] < 1_000_000
    assert found["map_p50_ms"] > 0


@pytest.mark.parametrize(
    ("draw", "given"),
    [
        (italy_map.draw_italy_map, (MIDDLE, MapOptions(NAMES, crop="changes", before=START))),
        (board_map.draw_board_map, (sample_views.MIDDLE, board_options.MapOptions(sample_views.NAMES, crop="latium"))),
        (draw_naval, (sample_faces.naval(),)),
        (draw_board, (sample_faces.board(),)),
    ],
)
def test_a_drawing_may_be_made_in_another_process(draw: Callable[..., Picture], given: tuple[Any, ...]) -> None:
    there = pickle.loads(pickle.dumps(partial(draw, *given)))  # noqa: S301 - our own bytes
    assert pickle.loads(pickle.dumps(there())) == draw(*given)  # noqa: S301 - what was packed here


async def test_what_a_seat_alone_knew_before_does_not_part_its_map_from_the_others() -> None:
    renderer = RenderService()
    try:
        mine = msgspec.structs.replace(sample_views.START, seat="1", hand=("ac_01",))
        first = await renderer.draw(
            "total_war_rome", "map", sample_views.MIDDLE, names=sample_views.NAMES, before=sample_views.START
        )
        assert (
            await renderer.draw("total_war_rome", "map", sample_views.MIDDLE, names=sample_views.NAMES, before=mine)
            is first
        )
    finally:
        renderer.close()
