"""A kill at each write of a table while an account ends: what the table chose happens once, whole, and is told once."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.delivery.footers import post_numbers_of_table
from bot.tables.clocks.time_terms import DEFAULT, Bank
from bot.tables.table_extra import with_extra
from engine.store.models import ABANDONED
from tests.bot.clockwork import DAY, HOUR, Time
from tests.bot.hall import InProcess
from tests.bot.toy_table import register, toy_table
from tests.engine.kernel.hidden_choices import with_hidden_choices

NAMES = ("Ada", "Boris", "Clara")
MOST = 4  # writes at which it strikes: what the computer player decides comes later
NEVER = 10_000
TELLS = ("used up the time", "has a free seat", "is free", "takes the seat back", "deadline")  # how an account ended


class KilledError(Exception):
    """The bot was killed at this write."""


class Killer:
    """Kills the bot at the n-th write from now on: before it, or after it and before anything that follows."""

    def __init__(self, hall: InProcess, patch: pytest.MonkeyPatch, at: int, *, after: bool) -> None:
        self.count, self.at, self.after = 0, at, after
        for name in ("commit", "update_table"):
            patch.setattr(hall.app.store, name, self._striking(getattr(hall.app.store, name)))

    @property
    def has_struck(self) -> bool:
        return self.count >= self.at

    def _striking(self, real: Callable[..., Any]) -> Callable[..., Any]:
        async def write(*args: Any, **more: Any) -> Any:
            self.count += 1
            if self.count < self.at or (self.after and self.count == self.at):
                found = await real(*args, **more)
                if self.count < self.at:
                    return found
            raise KilledError

        return write


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, with_hidden_choices(monkeypatch))


async def account_ends(hall: InProcess, then: str, at: int, *, after: bool) -> tuple[bool, list[Any]]:
    """Let an account end at a table of its own, with a kill on the way. Return whether there was one, and how the table
    stands and what was told of it then."""
    time = Time(hall)
    table = await toy_table(hall, *NAMES)
    actor = await hall.actor(table)
    async with actor.turn() as live:
        extra = with_extra(live.row, bank=Bank(DAY, HOUR, then))
        pace = msgspec.structs.replace(live.row.pace, deadline=None)
        live.replace(row=await hall.app.store.update_table(live.row, extra=extra, pace=pace))
    await time.passes(1, table)
    with pytest.MonkeyPatch.context() as patch:
        killer = Killer(hall, patch, at, after=after)
        time.at += 25 * HOUR
        hall.app.tables.run_automatic(table)
        while hall.app.tables.is_deciding(table):
            await hall.app.tables._settling[table]
        struck = killer.has_struck
    time.at += 60  # as of a start; a queue that was broken off by no kill but an error waits for half of that
    hall.app.tables.forget([table], [])
    hall.app.tables.retry_automatic_decision(table)
    await hall.settled()
    found = await told(hall, table)
    actor = await hall.actor(table)
    async with actor.turn() as live:  # a person may have only so many tables
        live.replace(row=await hall.app.store.update_table(live.row, status=ABANDONED))
    return struck, found


async def told(hall: InProcess, table: str) -> list[Any]:
    """Return how a table stands, how its account ended, and how often that was told to whom. Nothing may wait to be
    told, and no message be there twice."""
    actor = await hall.actor(table)
    ended = [(one.seat, one.why) for one in await hall.app.store.path(table)][1:2]
    seats = [(seat.kind, seat.owner is not None) for seat in actor.live.row.seats]
    places = {"thread": hall.person("Ada").messages(hall.thread(table))}
    places |= {name: hall.person(name).messages("dm") for name in NAMES}
    words: Counter[tuple[str, str]] = Counter()
    for place, messages in places.items():
        said = [m.all_words for m in messages if place == "thread" or table in m.all_words]
        numbers = [number for one in said for number in post_numbers_of_table(one, table)]
        assert len(numbers) == len(set(numbers)), (place, numbers)
        words.update((place, tell) for one in said for tell in TELLS if tell in one)
    assert not await hall.app.store.due_posts(hall.app.tables.now(), 1)
    return [ended, seats, actor.live.extra.open_seats, sorted(words.items())]


async def test_a_kill_as_an_account_ends_loses_and_doubles_nothing(toys: None, hall: InProcess) -> None:
    """Where the default is played: that a computer player sits down is one write, whole or not there."""
    _, undisturbed = await account_ends(hall, DEFAULT, NEVER, after=False)
    assert undisturbed[0] == [("1", "deadline")] and undisturbed[3]
    kills = 0
    for at in range(1, MOST):
        for after in (False, True):
            struck, found = await account_ends(hall, DEFAULT, at, after=after)
            kills += struck
            assert found == undisturbed, (at, after)
    assert kills >= 3
