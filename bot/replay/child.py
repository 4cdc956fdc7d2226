"""The process that makes a replay for the bot (`praetor replay --child`): one at a time, the others wait in line.

It stands back behind the bot, ends with it, and leaves nothing behind: what it has written is read and deleted.
"""

import asyncio
import contextlib
import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from data.words import LANGUAGE
from engine.kernel.errors import PraetorError
from engine.kernel.events import Seat
from render.service.own_python import command

SECONDS = 900.0  # that one may take
PAGE, FILM = "page", "film"


class ReplayError(PraetorError):
    """A replay could not be made; the message says why, for the log."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """A replay that is wanted: of a table, as a page or a film; seat: as this seat saw it, None: as everybody could;
    palette: in whose colours (`render.palettes`), "": as it is drawn; most: bytes that it may have; until: the last
    decision that may be in it, None: all; language: of its words."""

    table: str
    what: str
    seat: Seat | None = None
    theme: str = "light"
    palette: str = ""
    most: int
    until: int | None = None
    language: str = LANGUAGE


class Progress(msgspec.Struct, frozen=True):
    """How far a replay is: how many are made before it, how many of its maps are drawn, of how many (0: not known)."""

    ahead: int = 0
    done: int = 0
    of: int = 0


Told = Callable[[Progress], None]


def untold(_: Progress) -> None:
    """Tell nobody."""


class ReplayChild:
    """Makes replays of a database's tables, each by a process of its own."""

    def __init__(self, database: Path, *, seconds: float = SECONDS) -> None:
        self.database, self.seconds = database, seconds
        self._line: list[Told] = []  # whom to tell, the one whose replay is being made first
        self._free = asyncio.Lock()

    async def make(self, order: Order, told: Told = untold) -> bytes:
        """Return a replay as a file. told: how far it is. ReplayError where it could not be made."""
        self._line.append(told)
        told(Progress(ahead=len(self._line) - 1))
        try:
            async with self._free:
                with tempfile.TemporaryDirectory(prefix="praetor-replay-") as folder:
                    return await self._made(order, Path(folder) / order.what, told)
        finally:
            self._line.remove(told)
            for ahead, other in enumerate(self._line):
                other(Progress(ahead=ahead))

    async def _made(self, order: Order, out: Path, told: Told) -> bytes:
        seat = ("--seat", order.seat) if order.seat is not None else ()
        wanted = ("--film", str(out)) if order.what == FILM else ("--out", str(out))
        colours = ("--palette", order.palette) if order.palette else ()
        until = ("--until", str(order.until)) if order.until is not None else ()
        said = ("--theme", order.theme, "--language", order.language, "--most", str(order.most))
        asked = ("--table", order.table, *seat, *until, *colours, *wanted, *said)
        process = await asyncio.create_subprocess_exec(
            *command("bot", "replay", *asked, "--json", "--child"),
            stdin=asyncio.subprocess.PIPE,  # nothing is written there: by its end the child knows of ours
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=self._environment(),
        )
        try:
            found = await asyncio.wait_for(_read(process, told), self.seconds)
        except TimeoutError:
            raise ReplayError(f"it was not made in {self.seconds:.0f} seconds") from None
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if not found.get("ok"):
            raise ReplayError(str(found.get("error")))
        return out.read_bytes()

    def _environment(self) -> dict[str, str]:
        """Return the child's environment: ours without the token, which it has no use for."""
        found = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
        return {**found, "PRAETOR_DATABASE": str(self.database.absolute())}


async def _read(process: asyncio.subprocess.Process, told: Told) -> dict[str, Any]:
    """Return the last thing that the child says, and tell how far it is."""
    assert process.stdout is not None and process.stderr is not None  # noqa: S101 - they were asked for
    wrong = asyncio.create_task(process.stderr.read())
    found: dict[str, Any] = {}
    try:
        async for line in process.stdout:
            with contextlib.suppress(ValueError):
                found = json.loads(line)
                if "done" in found:
                    told(Progress(done=found["done"], of=found["of"]))
        status = await process.wait()
        last = (await wrong).decode(errors="replace").strip().splitlines()[-1:]
    finally:
        wrong.cancel()
    kind = "".join(last).split(":")[0]  # of an exception; its message may hold what nobody shall read
    return found if "ok" in found else {"error": f"exit status {status}: {kind}"}
