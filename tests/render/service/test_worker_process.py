"""The worker: what is drawn apart is what is drawn here; it is replaced when it has gone, and never stays behind."""

import asyncio
import io
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from render import RenderService
from render.games.samnite_wars.italy_map import draw_map
from render.games.total_war_rome.rome_cards import draw_hand as draw_rome_hand
from render.service.worker_process import WorkerGoneError, WorkerProcess, serve_jobs
from tests.render.games.samnite_wars.sample_views import MIDDLE, NAMES
from tests.render.games.total_war_rome import sample_faces


@pytest.fixture
def worker() -> Iterator[WorkerProcess]:
    made = WorkerProcess()
    yield made
    made.close(wait=False)


class StubbornError(Exception):
    """An error that cannot be made again of what it holds."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(one)
        self.other = other


def stubborn() -> None:
    raise StubbornError(1, 2)


def chatter() -> int:
    print("a stray word")  # noqa: T201 - that is what is tested
    return 7


def leave_once(marker: Path) -> str:
    """Die like a process that ran out of memory, the first time."""
    if marker.exists():
        return "drawn"
    marker.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return "never"


def leave() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def wait_for(marker: Path, begun: Path) -> None:
    begun.touch()
    while not marker.exists():
        time.sleep(0.01)


def gone(pid: int) -> bool:
    """Return whether a process has ended, waiting for it a little."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def test_it_works_elsewhere_and_keeps_what_it_has_loaded(worker: WorkerProcess) -> None:
    there = worker.draw(os.getpid)
    assert there != os.getpid()
    assert there == worker.pid == worker.draw(os.getpid)


def test_it_is_not_given_the_token(worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "of the bot")
    monkeypatch.setenv("PRAETOR_CACHE", "off")
    assert worker.draw(partial(os.getenv, "DISCORD_TOKEN", "none")) == "none"
    assert worker.draw(partial(os.getenv, "PRAETOR_CACHE")) == "off"


def test_what_a_drawing_raises_is_raised_here(worker: WorkerProcess) -> None:
    with pytest.raises(KeyError, match="sepia"):
        worker.draw(partial(dict[str, int]().__getitem__, "sepia"))
    with pytest.raises(RuntimeError, match="StubbornError"):
        worker.draw(stubborn)
    assert worker.draw(chatter) == 7, "what a drawing prints gets among the answers"


def test_what_cannot_be_sent_is_refused_and_the_worker_stands(worker: WorkerProcess) -> None:
    pid = worker.draw(os.getpid)
    with pytest.raises((pickle.PicklingError, AttributeError)):
        worker.draw(lambda: 1)
    assert worker.draw(os.getpid) == pid


def test_a_worker_that_has_gone_is_replaced(worker: WorkerProcess, tmp_path: Path) -> None:
    first = worker.draw(os.getpid)
    os.kill(first, signal.SIGKILL)
    assert worker.draw(os.getpid) != first
    assert worker.draw(partial(leave_once, tmp_path / "once")) == "drawn"
    with pytest.raises(WorkerGoneError):
        worker.draw(leave)
    assert worker.draw(chatter) == 7


def test_one_that_is_put_away_draws_no_more(worker: WorkerProcess) -> None:
    pid = worker.draw(os.getpid)
    worker.close()
    assert gone(pid)
    assert worker.pid is None
    with pytest.raises(WorkerGoneError):
        worker.draw(os.getpid)


def test_it_ends_with_who_started_it_however_that_ends() -> None:
    code = (
        "import os, sys\nfrom render.service.worker_process import WorkerProcess\n"
        "print(WorkerProcess().draw(os.getpid), flush=True)\nsys.stdin.read()\n"
    )
    command = [sys.executable, "-c", code]
    parent = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - our own code
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    parent.kill()
    parent.communicate()
    assert gone(pid)


def test_it_leaves_when_nobody_wants_the_answer() -> None:
    class Closed(io.BytesIO):
        def flush(self) -> None:
            raise BrokenPipeError

    jobs = io.BytesIO(pickle.dumps(os.getpid) + b"half a job")
    serve_jobs(jobs, Closed())
    assert jobs.tell() == len(pickle.dumps(os.getpid))
    answers = io.BytesIO()
    serve_jobs(jobs, answers)
    assert answers.getvalue() == b""


async def test_a_service_draws_the_same_apart() -> None:
    renderer = RenderService(apart=True)
    try:
        await renderer.draw_plates_ahead("samnite_wars")
        assert await renderer.draw("samnite_wars", "map", MIDDLE, names=NAMES) == draw_map(MIDDLE, NAMES)
        assert await renderer.draw("total_war_rome", "hand", sample_faces.HAND) == draw_rome_hand(sample_faces.HAND)
        with pytest.raises(KeyError):
            await renderer.draw("samnite_wars", "map", MIDDLE, names=NAMES, theme="sepia")
    finally:
        renderer.close()


async def test_a_service_that_is_closed_in_a_hurry_waits_for_no_drawing(tmp_path: Path) -> None:
    renderer, begun = RenderService(apart=True), tmp_path / "begun"
    drawing = asyncio.create_task(renderer._made(partial(wait_for, tmp_path / "never", begun)))
    while not begun.exists():
        await asyncio.sleep(0.01)
    started = time.monotonic()
    renderer.close(wait=False)
    with pytest.raises(WorkerGoneError):
        await drawing
    assert time.monotonic() - started < 5
