"""The bot's own tests, those with the bot in the test's process or as a process, with their tables on a PostgreSQL
server: by the same tests and the same seeds as on a file. Each piece is some files of a folder, in a process of its
own, and small enough for a share of soak."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.postgres import require_server
from tests.scheduling import costs

ROOT = Path(__file__).parents[2]
BOT = ROOT / "tests" / "bot"
STARTS = re.compile(r"\b(hall|process)\b", re.IGNORECASE)  # only such tests have a bot
TESTS = re.compile(r"^(?:async )?def test_", re.MULTILINE)
A_TEST, START, MOST = 0.6, 12.0, 50.0  # processor seconds of a test, to start a server, of the tests of a piece
NOTHING = 5  # pytest's exit status where no test was chosen


class Piece(NamedTuple):
    """Some files of a folder. number: which of the folder's pieces it is."""

    folder: str
    number: int
    files: tuple[str, ...]
    seconds: float


def seconds_of(file: Path) -> float:
    """Return the processor seconds that a file's tests are planned to take."""
    known = costs().get(str(file.relative_to(ROOT)), 0.0)
    return max(known, A_TEST * len(TESTS.findall(file.read_text(encoding="utf-8"))))


def parted(files: Sequence[Path]) -> Iterator[list[Path]]:
    """Yield files in order, some at a time; one that takes long alone."""
    some: list[Path] = []
    for file in files:
        if some and sum(map(seconds_of, [*some, file])) > MOST:
            yield some
            some = []
        some.append(file)
    yield some


def pieces() -> Iterator[Piece]:
    """Yield all files in which there is a bot, in pieces."""
    found = [file for file in sorted(BOT.rglob("test_*.py")) if STARTS.search(file.read_text(encoding="utf-8"))]
    found.sort(key=lambda file: (str(file.parent), file.name))
    for folder, files in groupby(found, key=lambda file: str(file.parent.relative_to(ROOT / "tests"))):
        for number, some in enumerate(parted(list(files)), 1):
            names = tuple(str(file.relative_to(ROOT)) for file in some)
            yield Piece(folder, number, names, START + sum(map(seconds_of, some)))


PIECES = [
    pytest.param(one.files, id=f"{one.folder}/{one.number}", marks=pytest.mark.soak(round(one.seconds)))
    for one in pieces()
]


@pytest.mark.parametrize("files", PIECES)
def test_the_bot_plays_on_a_server_as_on_a_file(files: Sequence[str]) -> None:
    require_server()
    words = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not soak", *files]
    environment = {**os.environ, "TEST_DATABASE": "postgresql"}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own tests
    assert done.returncode in (0, NOTHING), done.stdout[-5000:]
