"""The log: one JSON object a line for programs, plain text on a terminal, a file that is rotated where one is set.

The standard library does it: what is wanted is one formatter and a context variable, and discord.py, aiohttp and
asyncio log by it already; another library would have to be led back into it.

Each record carries, where there are such, `table`, `interaction` and `fault`: what it is about without saying what
somebody chose. Nothing secret gets in: of an exception stand its type and its lines of code, never its message (but
Discord's own as it refuses the login or the commands), and the bot's token and the tokens of interactions in addresses
are blotted out, whoever logs them.
"""

import contextlib
import json
import logging
import math
import os
import re
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from bot.process.settings import JSON, TEXT, Settings

log = logging.getLogger(__name__)
TELL = 60.0  # seconds between two lines about a log that cannot be written
TEXT_FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
BYTES, FILES = 10_000_000, 5  # of a file before the next is begun; older files that are kept
TABLE = re.compile(r"table ([A-Z0-9]{5})\b")  # how a message that is about a table begins
IDS = ("table", "interaction", "fault")
ADDRESS = re.compile(r"/(webhooks|interactions)/(\d+)/[^/\s?'\"]+")  # an interaction's token is in its addresses
OWNER_ALONE = 0o600
_about: ContextVar[dict[str, str]] = ContextVar("about", default={})  # noqa: B039 - it is replaced, never changed
Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


@contextmanager
def carry_log_ids(**ids: object) -> Iterator[None]:
    """Let every record of this task carry these ids (`table`, `interaction`)."""
    before = _about.set({**_about.get(), **{name: str(value) for name, value in ids.items()}})
    try:
        yield
    finally:
        _about.reset(before)


class Cleaned(logging.Formatter):
    """Plain text, without secrets. token: what is blotted out, "" if there is none."""

    def __init__(self, token: str = "") -> None:
        super().__init__(TEXT_FORM)
        self._token = token

    def clean(self, said: str) -> str:
        """Return a text without tokens."""
        said = ADDRESS.sub(r"/\1/\2/…", said)
        return said.replace(self._token, "…") if self._token else said

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text."""
        return self.clean(super().format(record))

    def formatException(self, ei: Raised) -> str:  # noqa: N802 - the library's name
        """Return where an exception came from and its type; its message may hold anything."""
        kind, _, trace = ei
        lines = "".join(traceback.format_tb(trace))
        return f"Traceback (most recent call last):\n{lines}{kind.__name__ if kind else ''}"


class JsonLines(Cleaned):
    """One JSON object a line: time (UTC), level, logger, message; table, interaction, fault; exception and its
    frames."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told: dict[str, Any] = {
            "time": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.clean(record.getMessage()),
        }
        ids = {**_about.get(), **{name: getattr(record, name) for name in IDS if hasattr(record, name)}}
        named = TABLE.match(told["message"])
        if named:
            ids["table"] = named[1]
        told |= {name: ids[name] for name in IDS if ids.get(name)}
        if record.exc_info and record.exc_info[0] is not None:
            told["exception"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            told["frames"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(told, ensure_ascii=False)


class Discreet(logging.Handler):
    """A handler that never prints what it could not write: the library prints the raw record, with its arguments and
    with what an exception says. It tells what kind of error it met, at most once a minute."""

    _told = -math.inf

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """Say that the log is not written, on standard error if there is one."""
        error, now = sys.exc_info()[1], time.monotonic()
        if now - self._told < TELL or sys.stderr is None:
            return
        self._told = now
        why = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(
                f"praetor: {self.log_target_name()} cannot be written ({why}); records are missing from it\n"
            )

    def log_target_name(self) -> str:
        """Return what is written to."""
        return "the log"


class Stream(Discreet, logging.StreamHandler[TextIO]):
    """Standard error."""


class PrivateFile(Discreet, RotatingFileHandler):
    """A file of the log that its owner alone may read: who plays when is in it."""

    def log_target_name(self) -> str:
        """Return what is written to."""
        return f"the log file {Path(self.baseFilename).name}"

    def reopen(self) -> None:
        """Open the file anew: another program has renamed it (logrotate). Where that fails it is tried at each
        record."""
        with contextlib.suppress(OSError):  # what is still to be written to a full disk
            self.acquire()
            try:
                stream, self.stream = self.stream, None  # the next record opens it
                if stream is not None:
                    stream.close()
            finally:
                self.release()

    def _open(self) -> Any:
        stream = super()._open()
        os.chmod(self.baseFilename, OWNER_ALONE)  # noqa: PTH101 - the library keeps a text
        return stream


def set_up_log(settings: Settings | None = None, *, verbose: bool = False) -> None:
    """Log to standard error, and to the file that is set. No settings: plain text. verbose: libraries say more.

    OSError: the file cannot be written.
    """
    settings = settings or Settings(log_format=TEXT)
    token = settings.token.value if settings.token else ""
    as_json = settings.log_format == JSON or (settings.log_format != TEXT and not sys.stderr.isatty())
    handlers: list[logging.Handler] = [Stream(sys.stderr)]
    handlers[0].setFormatter(JsonLines(token) if as_json else Cleaned(token))
    if settings.log is not None:
        handlers.append(_file(settings.log, token))
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=handlers)
    logging.getLogger("bot").setLevel(logging.INFO)
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns that it cannot do voice, which we do not
    logging.getLogger("discord").setLevel(logging.WARNING)
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(shorten_reconnect_record)


def reopen_log() -> None:
    """Open the log's file again (SIGHUP). Nothing to do where none is set."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, PrivateFile):
            handler.reopen()
    log.info("the log was opened anew")


def _file(path: Path, token: str) -> logging.Handler:
    handler = PrivateFile(path, maxBytes=BYTES, backupCount=FILES, encoding="utf-8")
    handler.setFormatter(JsonLines(token))
    return handler


def shorten_reconnect_record(record: logging.LogRecord) -> bool:
    """Return in one line why a connection is made again, without the traceback: losing one is no fault of ours."""
    if record.exc_info and record.exc_info[0] is not None:
        record.msg = f"{record.msg} ({record.exc_info[0].__name__})"
        record.exc_info = None
    return True
