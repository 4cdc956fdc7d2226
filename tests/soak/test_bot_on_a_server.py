"""The bot's own tests, those with the bot in the test's process, with their tables on a PostgreSQL server: each folder
of them in a process of its own, by the same tests and the same seeds as on a file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.postgres import require_server

ROOT = Path(__file__).parents[2]
BOT = ROOT / "tests" / "bot"
FOLDERS = sorted(folder.name for folder in BOT.iterdir() if (folder / "__init__.py").exists())
NOTHING = 5  # pytest's exit status where no test was chosen


@pytest.mark.soak(300)
@pytest.mark.parametrize("folder", [*FOLDERS, "test_*.py"])
def test_the_bot_plays_on_a_server_as_on_a_file(folder: str) -> None:
    require_server()
    places = [str(place) for place in sorted(BOT.glob(folder))]
    words = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not soak", *places]
    environment = {**os.environ, "TEST_DATABASE": "postgresql"}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own tests
    assert done.returncode in (0, NOTHING), done.stdout[-5000:]
