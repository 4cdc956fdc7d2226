"""An interpreter of its own to draw in, so that a drawing never shares the lock of the one that answers people.

Pillow lets go of that lock in its inner loops, but half of a drawing is layout, which does not: with much to draw every
answer waited for the lock, and every drawing too. The plates lie in that process alone, so that nothing is held twice.

It is the module `render`, run by itself: jobs come in by its standard input, answers leave by its standard
output. It ends when the input does, so that none stays behind whatever happens to who started it.
"""

import os
import pickle
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any, BinaryIO, TypeVar

from data.secret_settings import secretless_environment
from render.memory import release_drawing_memory
from render.service.carried_charts import packed_job
from render.service.own_python import module_run_command as command_of

T = TypeVar("T")
GONE = (EOFError, OSError, ValueError, pickle.UnpicklingError)  # what is met when the other end goes, or is put away
REST = 3.0  # seconds without a job after which memory is given back
LEAVE = 5.0  # seconds in which a worker that has nothing to do any more must have ended


class WorkerGoneError(Exception):
    """The worker went away twice over one drawing (out of memory, say), or was put away."""


class WorkerProcess:
    """One drawing at a time, elsewhere. Jobs and what they return must be picklable: functions of modules, views."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._starting = threading.Lock()

    def draw(self, job: Callable[[], T]) -> T:
        """Carry out a job there and return what it returns, or raise what it raises; blocks meanwhile. A worker that
        has gone is replaced once. WorkerGoneError where that does not help."""
        for _ in range(2):
            process = self._started()
            try:
                well, made = _ask(process, job)
            except GONE:
                self._drop(process)
                continue
            if not well:
                raise made
            found: T = made
            return found
        raise WorkerGoneError

    @property
    def pid(self) -> int | None:
        """The process that draws now, None before the first drawing."""
        return self._process.pid if self._process else None

    def close(self, *, wait: bool = True) -> None:
        """Let the process go. wait: a drawing under way is finished first; else it is lost, and fails."""
        with self._starting:
            self._closed = True
            process, self._process = self._process, None
        if process is None:
            return
        if not wait:
            process.kill()
        _end(process)

    def _started(self) -> subprocess.Popen[bytes]:
        with self._starting:
            if self._closed:
                raise WorkerGoneError
            if self._process is None:
                command = command_of("render")
                self._process = subprocess.Popen(  # noqa: S603 - ourselves
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=secretless_environment()
                )
            return self._process

    def _drop(self, process: subprocess.Popen[bytes]) -> None:
        with self._starting:
            if self._process is process:
                self._process = None
        process.kill()
        _end(process)


def _ask(process: subprocess.Popen[bytes], job: Callable[[], Any]) -> tuple[bool, Any]:
    stdin, stdout = process.stdin, process.stdout
    if stdin is None or stdout is None:
        raise EOFError
    stdin.write(packed_job(job))
    stdin.flush()
    found: tuple[bool, Any] = pickle.load(stdout)  # noqa: S301 - our own process, by a pipe that nobody else has
    return found


def _end(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:  # what was still in the buffer can go nowhere
                continue
    try:
        process.wait(LEAVE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


# The other end


def serve_jobs(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Carry out jobs one after another until no more come, or nobody wants the answers."""
    while True:
        if _at_rest(jobs):
            release_drawing_memory()
        try:
            job: Callable[[], Any] = pickle.load(jobs)  # noqa: S301 - as above
        except GONE:
            return
        try:
            answer = pickle.dumps((True, job()), protocol=5)
        except Exception as error:
            answer = pickle.dumps((False, _portable(error)), protocol=5)
        try:
            answers.write(answer)
            answers.flush()
        except OSError:
            return


def _at_rest(jobs: BinaryIO) -> bool:
    """Wait for the next job, for a while; return whether none has come. Memory is given back at rest alone: with every
    picture, as it was first, that took half as long again as the drawing."""
    try:
        return not select.select([jobs], [], [], REST)[0]
    except (OSError, ValueError):  # not a pipe, or not here: then there is nothing to wait with
        return False


def _portable(error: Exception) -> Exception:
    """Return an error as it can be sent: some cannot be pickled, or not be made again of what they hold."""
    try:
        again: Exception = pickle.loads(pickle.dumps(error))  # noqa: S301 - made in this line
    except Exception:
        return RuntimeError(type(error).__name__)
    return again


def main() -> None:
    """Be a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for who started it, whose end closes the input
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not get among the answers
    serve_jobs(sys.stdin.buffer, answers)
