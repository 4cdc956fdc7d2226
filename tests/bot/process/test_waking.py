"""After a start every table catches up, and nobody waits for all of them."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables import registry
from bot.tables.computers import answers
from bot.tables.registry import AWAKENED, TableRegistry
from engine.games import game_by_id as find_game
from engine.games import game_ids


def of_now(table_id: str) -> SimpleNamespace:
    """Return the row of a running table that is pinned to the installed rules."""
    game = find_game(game_ids()[0])
    pinned = {"game": game.id, "rules_version": game.version, "data_hash": game.data_hash}
    return SimpleNamespace(id=table_id, status="running", extra={}, options={}, **pinned)


class Rows:
    """A store that knows many running tables."""

    def __init__(self, count: int) -> None:
        self.rows = [of_now(f"T{n:04}") for n in range(count)]

    async def setting(self, key: str) -> None:
        return None

    async def set_bot_setting(self, key: str, value: str) -> None:
        return None

    async def tables(self, *, statuses: tuple[str, ...], **_: Any) -> list[Any]:
        return [row for row in self.rows if row.status in statuses]


class Counted(TableRegistry):
    """A registry whose tables only count how many settle at the same time."""

    def __init__(self, count: int) -> None:
        super().__init__(Rows(count))  # type: ignore[arg-type]
        self.now_settling, self.most, self.settled = 0, 0, 0
        self.quick = asyncio.Event()  # no table has anything more to do

    async def _settle(self, table_id: str) -> None:
        self.now_settling += 1
        self.most = max(self.most, self.now_settling)
        await self.quick.wait()
        await asyncio.sleep(0)
        self.now_settling, self.settled = self.now_settling - 1, self.settled + 1
        self._settling.pop(table_id, None)


class Locked(TableRegistry):
    """A registry whose tables are locks, and whose computer players think for ever."""

    def __init__(self) -> None:
        super().__init__(Rows(0))  # type: ignore[arg-type]
        self.locks: dict[str, asyncio.Lock] = {}

    async def actor(self, table_id: str) -> Any:
        return SimpleNamespace(turn=lambda: self.locks.setdefault(table_id, asyncio.Lock()))


async def test_computers_that_wait_to_think_do_not_hold_up_who_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table held its turn while its computer player waited behind those of all others."""
    monkeypatch.setattr(registry, "next_step", lambda *_: asyncio.Event().wait())
    tables = Locked()
    for n in range(20):
        tables.run_automatic(f"T{n:04}")
    for _ in range(5):
        await asyncio.sleep(0)
    assert sum(lock.locked() for lock in tables.locks.values()) == registry.ABREAST
    await tables.drain(0.01)


async def test_a_thousand_tables_wake_a_few_at_a_time() -> None:
    counted = Counted(1000)
    counted.quick.set()
    await counted.wake_all()
    await counted.drain()
    assert counted.settled == 1000
    assert counted.most <= AWAKENED + 1


async def test_tables_with_much_to_do_do_not_hold_up_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "PATIENCE", 0.001)
    counted = Counted(40)
    await asyncio.wait_for(counted.wake_all(), 60)  # none of them is done
    assert counted.most == 40 and counted.settled == 0
    counted.quick.set()
    await counted.drain()
    assert counted.settled == 40


async def test_computers_think_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six that thought in six threads took the interpreter from whoever pressed a button, by turns; and the odds that
    somebody had asked for waited behind them."""
    now, most = 0, 0

    def think(*asked: Any) -> None:
        nonlocal now, most
        now, most = now + 1, max(most, now + 1)
        time.sleep(0.01)
        now -= 1

    async def lots(*of: str) -> None:
        return None

    monkeypatch.setattr(answers, "_think", think)
    live = SimpleNamespace(view=lambda seat: None, row=SimpleNamespace(game="any"), played="any")
    actor: Any = SimpleNamespace(live=live, computer_lots=lots)
    seat: Any = SimpleNamespace(seat="2")
    prompt: Any = SimpleNamespace(id="p")
    await asyncio.gather(*(answers.answer_of_computer(actor, seat, prompt, "normal") for _ in range(12)))
    assert most == 1
