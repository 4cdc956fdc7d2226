"""How a table stands, for whoever runs the bot: whom it waits for and since when, and what may be in the way.

It is made of what everybody at the table can see, and of how delivery stands: an operator may sit at the table, so a
hand, a sealed answer, or who has sealed before that is public, is never in it.
"""

from collections.abc import Sequence

import msgspec

from bot.process.monitor import post_name_for_operator
from bot.screens.table_screen import waiting_lines
from bot.tables.live import LiveTable
from bot.tables.table_extra import extra_of
from bot.tables.timing import opened_at, paused_at, question_deadline
from engine.kernel.texts import Text, keyed_text
from engine.store.models import LOBBY, RUNNING, TableRow
from engine.store.operators.interface import LATE, Undelivered


class TableReport(msgspec.Struct, frozen=True, kw_only=True):
    """A table as an operator sees it. Moments are Unix seconds.

    touched: when anything was last done there, None while it runs, since that would tell of sealed answers; waits_for:
    whom the game waits for, in words, as the panel in the thread says it; since: when that was asked; deadline: when it
    passes, None where there is none or the clock stands still; failures: how often its last automatic decision failed
    in a row, as far as whoever reports knows; in_the_way: what may hold it up, in words.
    """

    table: str
    game: str
    name: str
    status: str
    server: int
    thread: int | None
    touched: float | None = None
    practice: bool = False
    waits_for: Sequence[str] = ()
    since: float | None = None
    deadline: float | None = None
    paused: float | None = None
    due: int = 0
    aside: int = 0
    failures: int = 0
    in_the_way: Sequence[Text] = ()


def table_report(live: LiveTable, undelivered: Undelivered, scale: float, now: float, failures: int = 0) -> TableReport:
    """Return how a table stands."""
    row, running = live.row, live.row.status == RUNNING
    return msgspec.structs.replace(
        report_without_game(row, undelivered),
        waits_for=tuple(waiting_lines(live, scale, now)) if running else (),
        since=opened_at(live) if running else None,
        deadline=question_deadline(live, scale) if running else None,
        paused=paused_at(live) if running else None,
        failures=failures,
        in_the_way=tuple(_in_the_way(live, undelivered, scale, now, failures)),
    )


def report_without_game(row: TableRow, undelivered: Undelivered, *in_the_way: Text) -> TableReport:
    """Return what is known of a table whose game is not looked at (it is not installed)."""
    return TableReport(
        table=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        server=row.guild,
        thread=row.thread,
        touched=None if row.status == RUNNING else row.touched,
        practice=bool(extra_of(row).practice),
        due=undelivered.due,
        aside=len(undelivered.aside),
        in_the_way=in_the_way,
    )


def _in_the_way(live: LiveTable, undelivered: Undelivered, scale: float, now: float, failures: int) -> Sequence[Text]:
    """Return what may hold a table up, the worst first."""
    row, found = live.row, list[Text]()
    if failures:
        found.append(keyed_text("stuck.failing", count=failures))
    if row.thread is None and row.status in (LOBBY, RUNNING) and not live.is_practice:
        found.append(keyed_text("stuck.no_thread"))
    if undelivered.waited >= LATE:
        error = undelivered.error or "–"
        found.append(
            keyed_text("stuck.posts", count=undelivered.due, minutes=int(undelivered.waited // 60), error=error)
        )
    if undelivered.aside:
        found.append(
            keyed_text("stuck.aside", posts=", ".join(post_name_for_operator(post) for post in undelivered.aside[:5]))
        )
    paused, late = paused_at(live), question_deadline(live, scale)
    if row.status == RUNNING and paused is not None:
        found.append(keyed_text("stuck.paused", since=paused))
    if row.status == RUNNING and late is not None and late + LATE < now:
        found.append(keyed_text("stuck.late", when=late))
    return found
