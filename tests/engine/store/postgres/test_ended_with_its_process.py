"""The tests' own PostgreSQL server ends with the test process that started it, also where that one is killed."""

import asyncio
import signal
import sys
from pathlib import Path

from tests.postgres import require_server

STARTED_AND_KILLED = """
import os, signal
from testbed.postgres_server import Server
print(Server(fsync=False).start().folder, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


async def test_a_killed_process_leaves_no_server_and_no_data() -> None:
    require_server()
    killed = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STARTED_AND_KILLED, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await killed.communicate()
    folder = Path(said.decode().strip())
    assert killed.returncode == -signal.SIGKILL
    while folder.exists() or any(_of(folder)):
        await asyncio.sleep(0.05)


def _of(folder: Path) -> list[str]:
    """Return the processes that name a folder on their command line."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = file.read_text(encoding="utf-8")
        except OSError:  # it ended meanwhile
            continue
        if str(folder) in words:
            found.append(words)
    return found
