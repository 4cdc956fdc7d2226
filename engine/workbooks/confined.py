"""What is done with what anybody hands in, as a process of its own with limits: `python -m engine.workbooks.confined
read GAME PATH` reads a workbook, `… try GAME NAME` tries the chart on its standard input. Answers are JSON, a line
each, on standard output.

No more memory and processor than the limits, no network: it is in a network of its own where the system lets it, and
Python refuses to open a connection at all.
"""

import ctypes
import json
import os
import resource
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from data.charts import Chart, canonical_chart_json

READ_MEMORY, READ_SECONDS = 300 * 2**20, 10  # of reading: bytes of address space, seconds of the processor
TRY_MEMORY, TRY_SECONDS = 700 * 2**20, 900
NEW_NETWORK = 0x40000000  # CLONE_NEWNET of Linux
MOST_FAULTS = 40
UNSAID = "-"  # the game whose sheets it has


def confine_process(memory: int, seconds: int) -> None:
    """Limit this process for good."""
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (2**20, 2**20))
    with suppress(OSError, AttributeError):  # on another system what follows holds alone
        ctypes.CDLL(None, use_errno=True).unshare(NEW_NETWORK)
    sys.addaudithook(_refuse_network)


def _refuse_network(event: str, _: tuple[Any, ...]) -> None:
    if event in ("socket.__new__", "socket.connect", "socket.getaddrinfo", "subprocess.Popen", "os.system", "os.exec"):
        raise PermissionError(f"{event} is not allowed here")


def read(game: str, path: Path) -> dict[str, Any]:
    """Return what a workbook says of a game: `said` as a chart, how many rows are `changed` by sheet, the `faults`."""
    from engine.workbooks.reading import UnreadableWorkbookError, read_grids
    from engine.workbooks.sheets import game_with_sheets, said_by

    try:
        grids = read_grids(path)
        game = game if game != UNSAID else game_with_sheets(grids)
        said, changed, faults = said_by(game, grids)
    except UnreadableWorkbookError as error:
        said, changed, faults = {}, {}, error.faults
    content = "" if faults else canonical_chart_json(said).decode()
    return {
        "game": game,
        "content": content,
        "changed": changed,
        "faults": [msgspec.to_builtins(one) for one in faults[:MOST_FAULTS]],
    }


def main(words: list[str]) -> int:
    """Do what is asked, and write the answer."""
    what, game, *rest = words
    if what == "read":
        confine_process(READ_MEMORY, READ_SECONDS)
        _answer(read(game, Path(rest[0])))
        return 0
    from engine.workbooks.trial import faults_of_tried_charts

    content = sys.stdin.buffer.read()
    os.nice(10)
    confine_process(TRY_MEMORY, TRY_SECONDS)
    chart, games = Chart(game, rest[0], content), int(rest[1])
    faults = faults_of_tried_charts(chart, games, lambda played: _answer({"played": played}))
    _answer({"faults": [msgspec.to_builtins(one) for one in faults]})
    return 0


def _answer(said: dict[str, Any]) -> None:
    print(json.dumps(said), flush=True)  # noqa: T201 - the pipe to who started it


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
