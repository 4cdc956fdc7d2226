"""Plates are drawn ahead once for each edition, in a process that ends then; nothing hangs on it."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from render import games
from render.plates import plate_cache
from render.service import plates_ahead
from render.service.plates_ahead import draw_ahead
from render.service.worker_process import WorkerGoneError
from tests.games import EXAMPLE


class Worker:
    """Notes what it is asked to draw."""

    made: ClassVar[list["Worker"]] = []
    gone = False

    def __init__(self) -> None:
        self.drawn: list[tuple[Any, ...]] = []
        self.closed = threading.Event()
        self.made.append(self)

    def draw(self, job: Any) -> None:
        if self.gone and job.func is games.warm_game_plates:
            raise WorkerGoneError
        if job.func is games.warm_game_plates:
            self.drawn.append(job.args)

    def close(self, *, wait: bool) -> None:
        self.closed.set()


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Worker]:
    monkeypatch.setenv("PRAETOR_CACHE", str(tmp_path))
    monkeypatch.setattr(plates_ahead, "WorkerProcess", Worker)
    monkeypatch.setattr(Worker, "made", [])
    return Worker.made


async def test_once_for_each_edition(workers: list[Worker], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert await draw_ahead(("one", "two"))
    assert [worker.drawn for worker in workers] == [[("one", "light"), ("two", "light")]]
    assert workers[0].closed.is_set()
    assert await draw_ahead(("one", "two")) and len(workers) == 1
    monkeypatch.setattr(plate_cache, "plate_edition_hash", lambda: "another")
    assert await draw_ahead(("one", "two")) and len(workers) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["ahead-another"]


async def test_nothing_is_drawn_where_nothing_is_kept(workers: list[Worker], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRAETOR_CACHE", "off")
    assert not await draw_ahead(("one",)) and workers == []


async def test_a_worker_that_goes_away_is_tried_again_at_the_next_start(
    workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Worker, "gone", True)
    assert not await draw_ahead(("one",)) and workers[0].closed.is_set()
    monkeypatch.setattr(Worker, "gone", False)
    assert await draw_ahead(("one",)) and len(workers) == 2


async def test_a_bot_that_ends_lets_the_worker_go(workers: list[Worker], monkeypatch: pytest.MonkeyPatch) -> None:
    begun = threading.Event()

    def slow(worker: Worker, job: Callable[[], object]) -> None:
        begun.set()
        worker.closed.wait()

    monkeypatch.setattr(Worker, "draw", slow)
    drawing = asyncio.create_task(draw_ahead(("one",)))
    await asyncio.to_thread(begun.wait)
    drawing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await drawing
    assert workers[0].closed.is_set()


@pytest.mark.soak(10)
async def test_the_real_ones_lie_on_the_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PRAETOR_CACHE", str(tmp_path))
    assert await draw_ahead((EXAMPLE,))
    assert any(path.suffix in (".plate", ".tiles") for path in tmp_path.iterdir()), list(tmp_path.iterdir())
