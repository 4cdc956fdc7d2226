"""`praetor health` and the sandbox's port: what is set is followed, and what is in the way is said."""

import asyncio
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.process.metrics import Metrics
from bot.process.monitor import Monitor
from engine.store.models import Backlog

ROOT = Path(__file__).parents[3]


def praetor(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    around = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "HOME": str(folder), **more}
    return subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-P", "-m", "bot", *words],
        cwd=folder, env=around, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip


class Watched:
    """A store of which only the backlog is asked."""

    def __init__(self, unwritable: str) -> None:
        self._unwritable = unwritable

    async def backlog(self, now: float) -> Backlog:
        return Backlog(unwritable=self._unwritable)


@pytest.mark.parametrize(("unwritable", "status"), [("", 0), ("the disk is full", 1)])
async def test_health_is_asked_where_it_is_set_to_answer(unwritable: str, status: int, tmp_path: Path) -> None:
    store: Any = Watched(unwritable)
    monitor = Monitor(Metrics(), store, lambda: {0: 0.1})
    port = await monitor.start("127.0.0.1", 0)
    try:
        for said in (str(port), f"0.0.0.0:{port}"):
            done = await asyncio.to_thread(praetor, tmp_path, "health", PRAETOR_MONITOR=said)
            assert done.returncode == status and '"connected": true' in done.stdout, done
            assert unwritable in done.stdout
    finally:
        await monitor.stop()


def test_nobody_who_answers_is_not_healthy(tmp_path: Path) -> None:
    done = praetor(tmp_path, "health", PRAETOR_MONITOR="1")
    assert done.returncode == 1 and "127.0.0.1:1 does not answer" in done.stderr and "Traceback" not in done.stderr
    done = praetor(tmp_path, "health")
    assert done.returncode == 1 and "PRAETOR_MONITOR is not set" in done.stderr


def test_a_port_of_the_sandbox_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        for done in (
            praetor(tmp_path, "sandbox", PRAETOR_PORT=str(port)),
            praetor(tmp_path, "sandbox", "--port", str(port)),
        ):
            assert done.returncode == 1 and f"port {port} cannot be used (another program has it)" in done.stderr
            assert f"make play PORT={port + 1}" in done.stderr


def test_make_play_takes_a_port() -> None:
    make = shutil.which("make")
    if make is None:
        pytest.skip("there is no make here")
    for words, expected in (((), "praetor sandbox ; fi"), (("PORT=8800",), "praetor sandbox --port 8800; fi")):
        done = subprocess.run(  # noqa: S603 - our own words
            [make, "--dry-run", "play", *words], cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert expected in done.stdout


def test_the_image_asks_where_it_is_set_to_answer() -> None:
    said = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    check = said.split("HEALTHCHECK", 1)[1].split("\n", 2)[1]
    assert check.strip() == 'CMD ["praetor", "health"]'


def test_the_unit_stops_after_many_starts_in_a_row() -> None:
    """Faults that stay (a damaged database, one of a newer version) end each start within seconds, status 1."""
    unit = dict(
        line.split("=", 1)
        for line in (ROOT / "scripts" / "praetor.service").read_text(encoding="utf-8").splitlines()
        if line.startswith(("StartLimit", "RestartSec", "RestartPreventExitStatus"))
    )
    assert unit["RestartPreventExitStatus"].split() == ["2", "78"]
    assert (
        int(unit["StartLimitBurst"]) * (int(unit["RestartSec"]) + 10) < 15 * 60
        and unit["StartLimitIntervalSec"] == "15min"
    )
