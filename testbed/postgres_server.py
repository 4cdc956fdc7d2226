"""A PostgreSQL server for tests and drills: of its own user, on a socket in a temporary folder, and gone with the
process that started it."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

from engine.kernel.errors import SaveError
from engine.store.postgres.address import PostgresAddress, address_of

REPLICA = "replica"
USERS = ("postgres", "nobody")  # who runs it where root runs the tests: the server refuses root


def programs_folder() -> Path | None:
    """Return the folder of the server's programs, of the newest that is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def why_no_server() -> str:
    """Return why there is no server to test with; "" where there is one."""
    try:
        import psycopg  # noqa: F401 - whether it is there
    except ImportError:
        return "psycopg is not installed (the extra `postgresql`)"
    return "" if programs_folder() else "no PostgreSQL server is installed on this machine"


class Server:
    """A server in a temporary folder. It can be stopped, killed and started again."""

    def __init__(self, *, fsync: bool) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="praetor-pg-", dir="/tmp"))
        self.user = next((name for name in USERS if _is_user(name)), None) if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.data = self.folder / "data"
        self.options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c max_connections=200"
        self.options += f" -c fsync={'on' if fsync else 'off'} -c shared_buffers=32MB"
        self._keeper = self._ended_with_this_process()
        self.run("initdb", "-D", str(self.data), "-A", "trust", "-U", "praetor", "-E", "UTF8", "--no-locale", "-N")

    def _ended_with_this_process(self) -> "subprocess.Popen[bytes]":
        """Start a shell that outlives this process, however it dies, for as long as it takes to stop the server and to
        remove its data: it reads a pipe that ends when this process does."""
        script = 'read -r _; kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")" && sleep 1; rm -rf "$1"'
        return subprocess.Popen(  # noqa: S603 - a script of ours
            ["/bin/sh", "-c", script, "sh", str(self.folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def run(self, program: str, *words: str) -> None:
        """Run one of the server's programs as its user."""
        bin_ = programs_folder()
        if bin_ is None:
            raise SaveError(why_no_server())
        kwargs: dict[str, Any] = (
            {} if self.user is None else {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid}
        )
        done = subprocess.run(  # noqa: S603 - the server's own programs
            [bin_ / program, *words], cwd=self.folder, capture_output=True, text=True, timeout=300, **kwargs
        )
        if done.returncode:
            raise SaveError(f"{program}: {done.stdout[-500:]} {done.stderr[-500:]}")

    def start(self) -> "Server":
        """Start it, and wait until it answers."""
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-w", "-t", "250", "-o", self.options, "start")
        return self

    def stop(self, how: str = "immediate") -> None:
        """Stop it: `fast` in good order, `immediate` as if it were killed."""
        self.run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    def crash(self) -> None:
        """Kill its first process, as if its memory had run out: all others end by themselves."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(first, signal.SIGKILL)
        while _is_running(first):
            time.sleep(0.02)

    def restart(self) -> None:
        """Stop it in good order, and start it again."""
        self.stop("fast")
        self.start()

    def make_replica(self) -> None:
        """Make a replica of it as it is now, which gets nothing of what is written from then on."""
        words = (
            "-D",
            str(self.folder / REPLICA),
            "-X",
            "stream",
            "-c",
            "fast",
            "-h",
            str(self.folder),
            "-U",
            "praetor",
        )
        self.run("pg_basebackup", *words)

    def fail_over(self) -> None:
        """Lose it, and let the replica take its place."""
        self.stop()
        shutil.rmtree(self.data)
        (self.folder / REPLICA).rename(self.data)
        standby = self.data / "standby.signal"
        standby.touch()
        if self.user is not None:
            shutil.chown(standby, self.user)
        self.start()
        self.run("pg_ctl", "-D", str(self.data), "-w", "-t", "250", "promote")

    def schema_address(self, schema: str = "praetor", through: Path | None = None) -> PostgresAddress:
        """Return the address of a schema. through: the folder of another socket, which stands before the server's."""
        host = quote(str(through or self.folder), safe="")
        return address_of(f"postgresql://praetor@/postgres?host={host}&schema={schema}")

    def stop_for_good(self) -> None:
        """Stop it for good, with its data."""
        if (self.data / "postmaster.pid").exists():
            with contextlib.suppress(SaveError):  # it is just starting: what keeps it ends it
                self.stop()
        self._keeper.communicate()
        shutil.rmtree(self.folder, ignore_errors=True)


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
