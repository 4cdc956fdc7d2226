"""What a table keeps of its state, held against what is worked out anew: a view that outlives its state would tell what
the rules hide by now, or an answer that is possible no more."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.tables.live import LiveTable
from bot.tables.table_extra import Extra, extra_of
from engine.kernel.events import Seat
from tests.bot.press_work import uncounted

VIEW, EXTRA, REPLACE = LiveTable.view, LiveTable.extra, LiveTable.replace


def stale_parts(live: LiveTable) -> Iterator[str]:
    """Yield what a table gives otherwise than its row and state say."""
    if EXTRA.fget(live) != extra_of(live.row):  # type: ignore[attr-defined]
        yield "extra"
    if live.state is None:
        return
    anew = LiveTable(live.row, live.state, live.head)
    if [(p.id, p.seat, p.answered) for p in live.prompts()] != [(p.id, p.seat, p.answered) for p in anew.prompts()]:
        yield "prompts"
    for seat in (None, *(row.seat for row in live.row.seats)):
        if VIEW(live, seat) != live.game.view(live.state, seat):
            yield f"view of {seat}"


def watch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every table in this process fail where it gives a view, or what is kept with it, that is not of its present
    state and row."""

    def view(live: LiveTable, seat: Seat | None) -> Any:
        found = VIEW(live, seat)
        with uncounted():
            assert found == live.game.view(live.state, seat), f"a view of seat {seat} was kept too long"
        return found

    def extra(live: LiveTable) -> Extra:
        found: Extra = EXTRA.fget(live)  # type: ignore[attr-defined]
        with uncounted():
            assert found == extra_of(live.row), "what is kept with a table was decoded too early"
        return found

    monkeypatch.setattr(LiveTable, "view", view)
    monkeypatch.setattr(LiveTable, "extra", property(extra))


@contextmanager
def kept_over_changes(monkeypatch: pytest.MonkeyPatch, part: str) -> Iterator[None]:
    """Plant a fault: a table keeps one thing that it has worked out whatever becomes of it. Nothing else looks at it
    meanwhile (`watch` would let whatever the bot does beside the test fail first, at a moment that nobody chooses)."""

    def replace(live: LiveTable, **changed: Any) -> None:
        kept = getattr(live, part)
        REPLACE(live, **changed)
        setattr(live, part, kept)

    def go_on_as(live: LiveTable, after: LiveTable, kept: bytes) -> None:
        replace(live, state=after.state, kept=kept, head=after.head)

    with monkeypatch.context() as planted:
        planted.setattr(LiveTable, "view", VIEW)
        planted.setattr(LiveTable, "extra", EXTRA)
        planted.setattr(LiveTable, "replace", replace)
        planted.setattr(LiveTable, "take_over_prepared_state", go_on_as)
        yield
