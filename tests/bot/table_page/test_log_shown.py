"""How many entries the page's log has, and which is its newest, hangs on nothing that its reader does not know."""

from typing import Any

import msgspec
import pytest

from bot.table_page import log_shown
from bot.tables.live import LiveTable
from bot.tables.visible_events import visible_events
from engine.games import game_by_id as find_game
from engine.kernel.dice import KeyedDice, prompt_key
from testbed.drills.leaks.page import PageHistory
from testbed.drills.leaks.twin_tables import seated_table_row
from tests.games import EXAMPLE

LATE = 1000  # the number from which on the reader knows nothing of events


class Seen:
    """A table with its history."""

    def __init__(self, live: LiveTable, history: PageHistory) -> None:
        self.live, self.store = live, history


@pytest.mark.parametrize("hidden", [1, 40, 900])
async def test_what_a_reader_knows_nothing_of_changes_neither(hidden: int, monkeypatch: pytest.MonkeyPatch) -> None:
    visible = visible_events
    monkeypatch.setattr(
        log_shown, "visible_events", lambda game, rows, seat: visible(game, [r for r in rows if r.number < LATE], seat)
    )
    game = find_game(EXAMPLE)
    options = game.complete({})
    seats = tuple(str(n) for n in range(1, game.seat_range_for_options(options)[0] + 1))
    done = game.start(options, seats, prompt_key(bytes(32)), KeyedDice(bytes(32), 0))
    live: Any = LiveTable(seated_table_row(game.id, seats, options), done.state, 0)
    history = PageHistory().with_decision(game, None, None, done, 0, 0)
    known = history.rows
    late = [msgspec.structs.replace(known[0], decision=9, number=LATE + n) for n in range(hidden)]
    shown, names = [], []
    for rows in (known, [*known, *late]):
        seen: Any = Seen(live, PageHistory((), rows))
        shown.append(await log_shown.last_log_entries(seen, None, str))
        names.append(await log_shown.newest_entry(seen, None, str))
    assert shown[0] and shown[0] == shown[1] and names[0] == names[1] != ""
