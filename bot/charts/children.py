"""The processes that read what an owner hands in, and try it: each with limits of its own
(`engine/workbooks/confined.py`)."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from data.charts import Chart
from data.secret_settings import secretless_environment
from engine.kernel.texts import keyed_text
from engine.workbooks.cells import CellFault
from render.service.own_python import module_run_command

MODULE = "engine.workbooks.confined"
READ_WITHIN = 240.0  # seconds that reading may take where the machine is busy; what it may work is limited in itself
TRY_WITHIN = 1800.0
TOO_MUCH = CellFault("", "", keyed_text("charts.too_much"))  # it was ended by its limits, or by something else


class ReadWorkbook(msgspec.Struct):
    """What was read: of which game, what it says as a chart (""  where anything is wrong), how many rows of each sheet
    differ from ours, and what is wrong."""

    game: str = ""
    content: str = ""
    changed: dict[str, int] = {}
    faults: list[CellFault] = []


def read_workbook(game: str, path: Path) -> ReadWorkbook:
    """Return what a workbook, or a folder of CSV files, says. game: "" for the one whose sheets it has. Blocks."""
    command = module_run_command(MODULE, "read", game or "-", str(path))
    try:
        done = subprocess.run(  # noqa: S603 - ourselves
            command, capture_output=True, env=_environment(), timeout=READ_WITHIN, check=False
        )
        return msgspec.json.decode(done.stdout, type=ReadWorkbook)
    except (subprocess.TimeoutExpired, msgspec.MsgspecError):  # it was ended by its limits, or could not go on
        return ReadWorkbook(faults=[TOO_MUCH])


def try_chart(chart: Chart, games: int, told: Callable[[int], None] = lambda played: None) -> list[CellFault]:
    """Return what is wrong with a chart after the title's own checks and some random games. told: is called with the
    number of games played. Blocks."""
    process = subprocess.Popen(  # noqa: S603 - ourselves
        module_run_command(MODULE, "try", chart.game, chart.name, str(games)),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=_environment(),
    )  # fmt: skip
    with process:
        if process.stdin is None or process.stdout is None:
            return [TOO_MUCH]
        process.stdin.write(chart.content)
        process.stdin.close()
        for line in process.stdout:
            said: dict[str, Any] = json.loads(line)
            if "faults" in said:
                return msgspec.convert(said["faults"], list[CellFault])
            told(int(said["played"]))
    return [TOO_MUCH]


def _environment() -> dict[str, str]:
    """Return what such a process is told: nothing of the database, and that one thread is enough for it."""
    kept = secretless_environment()
    return {**{key: value for key, value in kept.items() if not key.startswith("PRAETOR_")}, "OMP_NUM_THREADS": "1"}
