"""A process that has imported the bot and begins others by forking: a start takes a tenth of the processor's time.

Tests and drills start the bot some hundred times; most of what a start takes are imports and figures that are the same
each time. What is begun here is a process as any other: it has its own environment, folder and streams, can be killed,
and its status comes back. Starts from nothing are shown where they matter (`tests/bot/cli`, `tests/bot/process`).
"""

import array
import asyncio
import atexit
import contextlib
import gc
import json
import os
import random
import selectors
import signal
import socket
import subprocess
import sys
import threading
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from runpy import run_module
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[1]
# What decides which code and figures there are: where one of these is otherwise than here, a start is from nothing.
DECIDING = ("PYTHONPATH", "PYTHONHASHSEED", "PRAETOR_OVERLAYS", "PYTHONDONTWRITEBYTECODE")
_LENGTH = 4  # bytes in front of a request
spent: list[float] = []  # seconds of the processor that each forked process took which has ended


class ForkServer:
    """Begins processes for the process that has started it, and ends with it."""

    _one: "ForkServer | None" = None
    _owner = 0

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        self._process = subprocess.Popen(  # noqa: S603 - ourselves
            [sys.executable, "-m", "testbed.fork_server", str(theirs.fileno())],
            cwd=ROOT,
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
        )
        theirs.close()
        self._socket, self._asking = ours, threading.Lock()
        self._deciding = {name: os.environ.get(name) for name in DECIDING}

    @classmethod
    def of_this_process(cls) -> "ForkServer":
        """Return the one of this process, started when it is first asked for."""
        if cls._one is None or cls._owner != os.getpid() or cls._one._process.poll() is not None:
            cls._one, cls._owner = cls(), os.getpid()
            atexit.register(cls._one.close)
        return cls._one

    def close(self) -> None:
        """Let it end, with all that it has begun, and wait for that."""
        self._socket.close()
        self._process.wait()

    def is_for_environment(self, environment: Mapping[str, str]) -> bool:
        """Return whether a process of this environment would have the code and figures that are known here."""
        return all(environment.get(name) == value for name, value in self._deciding.items())

    def fork_module(
        self, module: str, words: Sequence[str], environment: Mapping[str, str], cwd: Path, streams: Sequence[int]
    ) -> tuple[int, socket.socket]:
        """Begin `python -m MODULE WORDS...`; return its id, and a socket on which its status comes when it has ended.

        streams: what are its standard input, output and errors.
        """
        ours, theirs = socket.socketpair()
        asked = json.dumps([module, list(words), dict(environment), str(cwd)]).encode()
        handed = array.array("i", [*streams, theirs.fileno()])
        with self._asking:
            self._socket.sendmsg(
                [len(asked).to_bytes(_LENGTH, "big")], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, handed.tobytes())]
            )
            self._socket.sendall(asked)
        theirs.close()
        return int(_line(ours)), ours


class ForkedProcess:
    """A process that was forked, with what drills and tests use of an `asyncio.subprocess.Process`.

    stdin: is closed when it ends, or before by who wants it to see that. stdout: what it says, if that was asked for.
    """

    def __init__(
        self,
        pid: int,
        told: socket.socket,
        stdin: IO[bytes],
        stderr: asyncio.StreamReader,
        stdout: asyncio.StreamReader | None = None,
    ) -> None:
        self.pid, self.stdin, self.stderr, self.stdout = pid, stdin, stderr, stdout
        self.returncode: int | None = None
        self._told = told
        told.setblocking(False)
        self._ending = asyncio.create_task(self._until_ended())

    async def _until_ended(self) -> None:
        said = await asyncio.get_running_loop().sock_recv(self._told, 64)
        self.returncode = _status(said.decode())
        self._told.close()
        self.stdin.close()

    def send_signal(self, how: int) -> None:
        """Send a signal; ProcessLookupError if it has ended."""
        if self.returncode is not None:
            raise ProcessLookupError(self.pid)
        os.kill(self.pid, how)

    def kill(self) -> None:
        """Kill it."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Wait for its end, and return its status: that of a signal is negative."""
        await asyncio.shield(self._ending)
        assert self.returncode is not None  # noqa: S101 - it has ended
        return self.returncode


async def start_module(
    module: str, *words: str, env: Mapping[str, str], cwd: Path, heard: bool = False
) -> "ForkedProcess | asyncio.subprocess.Process":
    """Start a module of ours, its standard input and errors piped: forked where that comes to the same. heard: what it
    says on standard output is piped, too."""
    server = ForkServer.of_this_process()
    if not server.is_for_environment(env):
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", module, *words), env=env, cwd=cwd, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE if heard else None, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
    (stdin, written), (read, stderr) = os.pipe(), os.pipe()
    says, stdout = os.pipe() if heard else (None, sys.__stdout__.fileno() if sys.__stdout__ else 2)
    try:
        pid, told = await asyncio.to_thread(server.fork_module, module, words, env, cwd, (stdin, stdout, stderr))
    finally:
        for one in (stdin, stderr, *((stdout,) if heard else ())):
            os.close(one)
    out = await _reader(says) if says is not None else None
    return ForkedProcess(pid, told, os.fdopen(written, "wb", 0), await _reader(read), out)


async def _reader(pipe: int) -> asyncio.StreamReader:
    """Return what comes out of a pipe as a stream."""
    said, loop = asyncio.StreamReader(), asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(said), os.fdopen(pipe, "rb", 0))
    return said


def run_forked(
    module: str, *words: str, env: Mapping[str, str], cwd: Path = ROOT
) -> "subprocess.CompletedProcess[str]":
    """Run a module of ours to its end, and return what it said: forked where that comes to the same."""
    server = ForkServer.of_this_process()
    if not server.is_for_environment(env):
        command = [sys.executable, "-m", module, *words]
        return subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    (out, told_out), (errors, told_errors) = os.pipe(), os.pipe()
    with (
        Path(os.devnull).open("rb") as nothing,
        os.fdopen(out, "rb") as out_file,
        os.fdopen(errors, "rb") as error_file,
    ):
        try:
            _, told = server.fork_module(module, words, env, cwd, (nothing.fileno(), told_out, told_errors))
        finally:
            os.close(told_out)
            os.close(told_errors)
        said = _both(out_file, error_file)
        with told:
            status = _status(_line(told))
    return subprocess.CompletedProcess([module, *words], status, said[0].decode(), said[1].decode())


def _status(said: str) -> int:
    """Return with what a process has ended, and note what it took."""
    status, _, took = said.partition(" ")
    spent.append(float(took or 0.0))
    return int(status or -signal.SIGKILL)


def _both(*files: Any) -> list[bytes]:
    """Return all that is said on two pipes."""
    said, reading = [b""] * len(files), selectors.DefaultSelector()
    with reading:
        for n, file in enumerate(files):
            reading.register(file, selectors.EVENT_READ, n)
        while reading.get_map():
            for key, _ in reading.select():
                if part := os.read(key.fd, 65536):
                    said[key.data] += part
                else:
                    reading.unregister(key.fileobj)
    return said


def _line(told: socket.socket) -> str:
    said = b""
    while not said.endswith(b"\n"):
        part = told.recv(1)
        if not part:
            break
        said += part
    return said.decode().strip()


# In the server


def _know_all() -> None:
    """Import and read what every start of the bot does."""
    import bot.__main__
    import bot.cli.run_commands  # noqa: F401 - to have it
    import testbed.seeded_secrets  # noqa: F401 - as before
    from bot.titles import title_of_game
    from bot.words import Words
    from data.speaking import known_languages
    from engine.games import game_by_id, game_ids
    from render.games import drawings_of
    from render.plates.plate_cache import plate_edition_hash

    for game in game_ids():
        _ = game_by_id(game).version, title_of_game(game), drawings_of(game)
        for language in known_languages():
            Words(game, language=language)
    plate_edition_hash()
    _keep_commands()


def _keep_commands() -> None:
    """Let each bot that is forked have the commands that are made here, which are those that it would make: that, and
    what they are told by, take a third of a start."""
    import bot.app
    from bot.interactions.commands.all_commands import all_commands

    made = all_commands()
    found = made.fingerprint()
    made.fingerprint = lambda: found  # type: ignore[method-assign]
    bot.app.all_commands = lambda: made  # type: ignore[attr-defined]  # imported there, for itself


def begin_modules_on_request(control: socket.socket) -> None:
    """Begin what is asked for until nobody can ask any more."""
    _know_all()
    gc.collect()
    gc.freeze()
    asking: dict[int, socket.socket] = {}
    ended, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    waiting = selectors.DefaultSelector()
    waiting.register(control, selectors.EVENT_READ)
    waiting.register(ended, selectors.EVENT_READ)
    while True:
        for key, _ in waiting.select():
            if key.fileobj is control:
                asked = _asked(control)
                if asked is None:
                    _leave(asking)
                    return
                _begin(control, asking, *asked)
            else:
                os.read(ended, 4096)
        _tell_of_ends(asking)


def _asked(control: socket.socket) -> tuple[list[Any], list[int]] | None:
    length, handed, *_ = control.recvmsg(_LENGTH, socket.CMSG_SPACE(4 * array.array("i").itemsize))
    if not length:
        return None
    files = array.array("i")
    for _, _, data in handed:
        files.frombytes(data)
    said, size = b"", int.from_bytes(length, "big")
    while len(said) < size:
        said += control.recv(size - len(said))
    return json.loads(said), list(files)


def _begin(control: socket.socket, asking: dict[int, socket.socket], asked: list[Any], files: list[int]) -> None:
    *streams, told = files
    pid = os.fork()
    if pid == 0:
        _become(control, asking, asked, streams, told)
    for one in streams:
        os.close(one)
    asking[pid] = socket.socket(fileno=told)
    asking[pid].sendall(f"{pid}\n".encode())


def _become(
    control: socket.socket, asking: dict[int, socket.socket], asked: list[Any], streams: list[int], told: int
) -> None:
    """Be the process that was asked for, and end with it."""
    status = 1
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        control.close()
        for other in asking.values():
            other.close()
        os.close(told)
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)
        module, words, environment, cwd = asked
        os.environ.clear()
        os.environ.update(environment)
        os.chdir(cwd)
        random.seed()
        sys.argv = [module, *words]
        sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)  # noqa: SIM115 - its own
        status = _run(module)
        with contextlib.suppress(BrokenPipeError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
    except BaseException:
        sys.excepthook(*sys.exc_info())
        sys.stderr.flush()
    finally:
        os._exit(status)


def _run(module: str) -> int:
    # What is run is imported already by the way; that it is run again does no harm.
    warnings.filterwarnings("ignore", ".*found in sys.modules", RuntimeWarning)
    try:
        run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as left:
        if isinstance(left.code, str):
            print(left.code, file=sys.stderr)  # noqa: T201 - as Python does
            return 1
        return left.code or 0
    return 0


def _tell_of_ends(asking: dict[int, socket.socket]) -> None:
    while asking:
        try:
            pid, status, took = os.wait4(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        with asking.pop(pid) as told, contextlib.suppress(OSError):
            told.sendall(f"{os.waitstatus_to_exitcode(status)} {took.ru_utime + took.ru_stime:.3f}\n".encode())


def _leave(asking: Mapping[int, socket.socket]) -> None:
    for pid in asking:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    begin_modules_on_request(socket.socket(fileno=int(sys.argv[1])))
