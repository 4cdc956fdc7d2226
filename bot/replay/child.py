"""The process that makes a replay for the bot (`praetor replay --child`): one at a time, the others wait in line, where
whoever has had the least of its time lately comes first.

It stands back behind the bot, ends with it, and leaves nothing behind: what it has written is read and deleted.
"""

import asyncio
import contextlib
import itertools
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bot.replay.limit import FILMS, Shares
from data.secret_settings import secretless_environment
from data.words import LANGUAGE
from engine.kernel.errors import PraetorError
from engine.kernel.events import Seat
from engine.store.places.opening import Place, place_text
from render.service.own_python import module_run_command

SECONDS = 900.0  # that one may take
PAGE, FILM = "page", "film"


class ReplayError(PraetorError):
    """A replay could not be made; the message says why, for the log."""


class ReplayOrder(msgspec.Struct, frozen=True, kw_only=True):
    """A replay that is wanted: of a table, as a page or a film; seat: as this seat saw it, None: as everybody could;
    palette: in whose colours (`render.palettes`), "": as it is drawn; most: bytes that it may have; until: the last
    decision that may be in it, None: all; ours: by our own figures, whatever charts it was played by; language: of its
    words."""

    table: str
    what: str
    seat: Seat | None = None
    theme: str = "light"
    palette: str = ""
    most: int
    until: int | None = None
    ours: bool = False
    language: str = LANGUAGE


class Progress(msgspec.Struct, frozen=True):
    """How far a replay is: how many are made before it, how many of its maps are drawn, of how many (0: not known)."""

    ahead: int = 0
    done: int = 0
    of: int = 0


Told = Callable[[Progress], None]


def report_to_nobody(_: Progress) -> None:
    """Tell nobody."""


class _Place:
    """A place in the line. who: whose share its time counts to; told: whom to tell; number: how many came before; turn:
    done when it is its turn."""

    def __init__(self, who: int, told: Told, number: int) -> None:
        self.who, self.told, self.number = who, told, number
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class ReplayChild:
    """Makes replays of a database's tables, each by a process of its own. shares: what each person has had of it."""

    def __init__(self, database: Place, *, seconds: float = SECONDS, shares: Shares | None = None) -> None:
        self.database, self.seconds, self.shares = database, seconds, shares or Shares()
        self._line: list[_Place] = []  # who waits
        self._made_now: _Place | None = None
        self._count = itertools.count()

    async def make_replay_file(self, order: ReplayOrder, told: Told = report_to_nobody, who: int = FILMS) -> bytes:
        """Return a replay as a file. told: how far it is; who: the person who has asked for it. ReplayError where it
        could not be made."""
        mine = _Place(who, told, next(self._count))
        self._line.append(mine)
        self._go_on()
        try:
            await mine.turn
            with self.shares.count_time_of_person(who), tempfile.TemporaryDirectory(prefix="praetor-replay-") as folder:
                return await self._made(order, Path(folder) / order.what, told)
        finally:
            if mine in self._line:
                self._line.remove(mine)
            if self._made_now is mine:
                self._made_now = None
            self._go_on()

    def _go_on(self) -> None:
        """Let the first of the line go where nothing is being made, and tell the others how many are before them."""
        self._line.sort(key=lambda place: (self.shares.used_seconds_of_person(place.who), place.number))
        if self._made_now is None and self._line:
            self._made_now = self._line.pop(0)
            self._made_now.told(Progress())
            if not self._made_now.turn.done():
                self._made_now.turn.set_result(None)
        for ahead, place in enumerate(self._line, 1):
            place.told(Progress(ahead=ahead))

    async def _made(self, order: ReplayOrder, out: Path, told: Told) -> bytes:
        seat = ("--seat", order.seat) if order.seat is not None else ()
        wanted = ("--film", str(out)) if order.what == FILM else ("--out", str(out))
        colours = ("--palette", order.palette) if order.palette else ()
        until = ("--until", str(order.until)) if order.until is not None else ()
        until = (*until, "--ours") if order.ours else until
        said = ("--theme", order.theme, "--language", order.language, "--most", str(order.most))
        asked = ("--table", order.table, *seat, *until, *colours, *wanted, *said)
        process = await asyncio.create_subprocess_exec(
            *module_run_command("bot", "replay", *asked, "--json", "--child"),
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
        """Return the child's environment."""
        return {**secretless_environment(), "PRAETOR_DATABASE": place_text(self.database)}


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
