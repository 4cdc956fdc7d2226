"""The unit's user of its own (`DynamicUser`, scripts/praetor.service), as far as a machine without systemd shows it:
the folders as systemd lays them out, the bot as a user without a name, the operator's commands as root."""

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.sandbox.launch import Sandbox
from testbed.fork_server import run_forked
from testbed.seeded_secrets import seed_for_next_process
from tests.bot.clockwork import thread_text
from tests.bot.hall import BEGUN, ROOT, Process, until
from tests.games import EXAMPLE

USER = 61234  # of those that systemd gives dynamic users, 61184 to 65519
READS = "+dac_read_search"  # of all files, so that Python and the checkout may lie in root's home; it writes none
ANOTHER = ("setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", "--no-new-privs")
AS_USER = (*ANOTHER, f"--inh-caps={READS}", f"--ambient-caps={READS}", sys.executable)


class Unit(Process):
    """The bot as the unit runs it: as another user, who may write in its state folder alone."""

    async def launch(self, *, wait: bool = True) -> None:
        """Start the bot."""
        self.process = await asyncio.create_subprocess_exec(
            *(*AS_USER, "-m", "testbed.drills.plain_pictures", "run"),
            env={**self.environment, **seed_for_next_process()}, cwd=ROOT, umask=0o077, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        self._log = bytearray()
        self._reading = asyncio.create_task(self._read(self.process))
        if wait:
            await until(lambda: not self.alive or (self.sandbox.gateway.is_connected and self.sandbox.world.commands))
            assert self.alive, self._log.decode()

    async def as_root(self, *words: str) -> tuple[int, str]:
        """Run a command as root, as docs/operating.md tells it."""
        done = await asyncio.to_thread(run_forked, "bot", *words, env=self.environment)
        return done.returncode, done.stdout


@pytest.fixture
def state() -> Iterator[Path]:
    """/var/lib with `private/praetor`, which is the user's, and `praetor`, which leads there."""
    if os.name != "posix" or os.geteuid() != 0:
        pytest.skip("only root can be others")
    tried = [*AS_USER, "-c", "import bot"]
    if not shutil.which("setpriv") or subprocess.run(tried, cwd=ROOT, capture_output=True, check=False).returncode:  # noqa: S603 - our own words
        pytest.skip("no process of another user can be started")
    with tempfile.TemporaryDirectory(dir="/tmp") as made:  # another user must get there
        library = Path(made)
        library.chmod(0o755)
        folder = library / "private" / "praetor"
        folder.mkdir(parents=True, mode=0o700)
        os.chown(folder, USER, USER)
        (library / "praetor").symlink_to("private/praetor")
        yield library / "praetor"


def owners(state: Path) -> set[int]:
    """Return whose the files are."""
    return {path.stat().st_uid for path in state.resolve().rglob("*")}


async def test_what_root_restores_and_does_is_the_units_own(stand_in: Sandbox, state: Path, tmp_path: Path) -> None:
    unit, copy = Unit(stand_in, state / "praetor.sqlite3", PRAETOR_CACHE="off"), tmp_path / "kept.sqlite3"
    try:
        await unit.launch()
        ada = unit.person("Ada")
        table = await unit.create("Ada", game=EXAMPLE, computers=3)
        started = await (await ada.slash("game start", "games", table=table)).wait_until_answered()
        assert BEGUN.search(started.text)
        assert (await unit.as_root("backup", str(copy)))[0] == 0
        assert (await unit.as_root("tables", "notice", "while it runs"))[0] == 0
        assert owners(state) == {USER}
        assert (await unit.end())[0] == 0
        status, said = await unit.as_root("restore", str(copy), "--replace")
        assert status == 0, said
        for lease in state.resolve().glob("*-lease"):  # as on a machine where the bot never ran
            lease.unlink()
        assert (await unit.as_root("tables", "notice", "while it is stopped"))[0] == 0
        assert owners(state) == {USER}
        await unit.launch()
        await until(lambda: "while it is stopped" in thread_text(unit, ada, table))
        assert "brought back" in thread_text(unit, ada, table)
        assert (await unit.as_root("doctor", "--offline"))[1].count("owner: databases are") == 1
    finally:
        if unit.process is not None:
            await unit.end()
