"""What the short drills begin from is made once in a process: to open a table and play its game out undisturbed takes
longer than what most of them show with it, and neither is changed by whoever gets it."""

from collections.abc import Awaitable, Callable
from types import ModuleType
from typing import Any

import pytest

from testbed.drills import cheats, disk, invariants, kill, outages, stage, tables
from testbed.drills.leaks import over_the_wire

KEPT: dict[tuple[Any, ...], Any] = {}
USERS: dict[str, tuple[ModuleType, ...]] = {
    "play_undisturbed": (invariants, kill, outages, disk),
    "begin_saved_table": (stage, invariants, cheats, over_the_wire),
    "make_saved_tables": (tables,),
}


def once(make: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Return a function that makes a thing once for each of its arguments."""

    async def kept(*args: Any, **named: Any) -> Any:
        key = (make.__name__, *map(repr, args), *sorted((name, repr(value)) for name, value in named.items()))
        if key not in KEPT:
            KEPT[key] = await make(*args, **named)
        return KEPT[key]

    return kept


@pytest.fixture(autouse=True)
def made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, users in USERS.items():
        shared = once(getattr(users[0], name))
        for user in users:
            monkeypatch.setattr(user, name, shared)
