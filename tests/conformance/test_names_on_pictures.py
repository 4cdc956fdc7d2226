"""A picture is never the only place of a person's name: whoever cannot see it, or whose name has letters that no font
here has, finds it in the alt text."""

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any

import pytest

from bot.titles import title_of_game
from bot.titles.map_request import MapRequest
from bot.words import Words, unmarked_text
from engine.games import game_by_id as find_game
from render import Picture, RenderService
from render.kit.chart import ChartLine, LineChart
from tests.conformance.walks import some_games, walk

SEED, LOOKED = 5, 60  # a random game, and after how many decisions its map is drawn
Draw = Callable[[Words], Awaitable[Picture | None]]


@pytest.fixture
def renderer() -> Iterator[RenderService]:
    service = RenderService()
    yield service
    service.close()


async def _first_live(face: Any, renderer: RenderService, view: Any, events: Any, words: Words) -> Picture | None:
    """Return the first picture of a live message, if it has one."""
    return next(iter(await face.draw_live_message(renderer, view, events, words)), None)


def _battles(game_id: str, renderer: RenderService) -> Iterator[tuple[str, Draw]]:
    """Yield the live messages of battles in a game, and their boards."""
    game, face = find_game(game_id), title_of_game(game_id)
    begun: list[Any] = []  # of the battle that goes on
    for step in walk(game_id, SEED):
        for form in (one.event.seen_by(None) for one in step.done.events):
            if form is not None and (begun or type(form).tag() in face.opens):
                begun = [form] if type(form).tag() in face.opens else [*begun, form]
        public, seats = game.view(step.done.state, None), step.done.state.seats
        if begun:
            yield "live", partial(_first_live, face, renderer, public, tuple(begun))
        if begun or not face.opens:  # else the board is made of the view alone
            own = game.view(step.done.state, step.prompt.seat if step.prompt.seat in seats else seats[0])
            yield "board", partial(face.draw_battle_board, renderer, own, tuple(begun))


def drawings(game_id: str, renderer: RenderService) -> Iterator[tuple[str, Draw]]:
    """Yield what a title draws of a game: the map and its crops, a seat's hand, the first picture of each event, live
    messages and boards of battles, the chart."""
    game, face, steps = find_game(game_id), title_of_game(game_id), walk(game_id, SEED)
    state = steps[min(LOOKED, len(steps) - 1)].state
    view = game.view(state, state.seats[0])
    yield "map", lambda words: face.draw_map(renderer, view, words)

    async def mapped(request: MapRequest, words: Words) -> Picture:
        return await face.draw_map(renderer, view, words, request)

    for around in face.close_ups.values():
        yield "crop", partial(mapped, MapRequest(around=around))
    for show in face.shows:
        yield f"map {show}", partial(mapped, MapRequest(show=show, before=view))

    async def hand(words: Words) -> Picture | None:
        return next(iter(await face.draw_hand(renderer, view, words)), None)

    yield "hand", hand
    told: dict[str, Any] = {}
    for step in steps:
        for one in step.done.events:
            form = one.event.seen_by(None)
            if form is not None and type(form).tag() in face.pictured_events:
                told.setdefault(type(form).tag(), form)
    for tag, event in told.items():
        yield tag, partial(face.draw_event, renderer, event)
    yield from _battles(game_id, renderer)

    async def chart(words: Words) -> Picture | None:
        lines = tuple(
            ChartLine(name=unmarked_text(words.seat(seat)), colour=(96, 96, 96), values=(1, 2)) for seat in state.seats
        )
        return await renderer.draw(game_id, "chart", (LineChart(title="Points", lines=lines),))

    yield "chart", chart


@pytest.mark.parametrize("game_id", some_games(0, seconds=4))
async def test_each_name_that_a_picture_shows_stands_in_its_alt_text(game_id: str, renderer: RenderService) -> None:
    """Which names it shows is found by calling one seat otherwise: then it is another picture."""
    seats = walk(game_id, SEED)[0].state.seats
    plain = {seat: f"Aulus {seat}" for seat in seats}
    drawn: set[str] = set()
    for kind, draw in drawings(game_id, renderer):
        if kind in drawn:
            continue
        picture = await draw(Words(game_id, plain))
        if picture is None:
            continue
        drawn.add(kind)
        for seat in seats:
            other = await draw(Words(game_id, {**plain, seat: "Besso Xy"}))
            assert other is not None
            if other.data != picture.data:
                assert plain[seat] in picture.alt and "Besso Xy" in other.alt, (kind, seat, picture.alt)
    assert {"map", "chart"} <= drawn
    face = title_of_game(game_id)
    assert not face.close_ups or "crop" in drawn
    assert not face.opens or drawn & {"live", "board"}
