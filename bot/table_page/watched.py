"""What who has no seat is shown of a table by its page: what everybody may know, as late as `/watch` shows it, and
nothing to press."""

from bot.screens.table_screen import waiting_lines
from bot.table_page.glances import glances_of
from bot.table_page.table_state import TableNamed, TableShown, lines_with_plain_symbols
from bot.tables.live import LiveTable
from bot.tables.watching.sight import TableSnapshot, VisibleTable, delay_notice_lines
from bot.titles import title_of_game
from engine.kernel.errors import RuleError


def table_as_public_sees_it(seen: VisibleTable, scale: float, now: float, language: str) -> TableShown:
    """Return a table as everybody may see it."""
    live, words = seen.live, seen.live.words
    view = live.view(None) if live.state is not None else None
    status = title_of_game(live.played).status_lines(view, words) if view is not None else []
    late = isinstance(seen, TableSnapshot)
    waits = waiting_lines(live, scale, now) if live.is_running and not late else []
    over = [] if live.is_running or late else [words("error.not_running")]
    seen_so = delay_notice_lines(seen)
    named = _named(
        live,
        lines_with_plain_symbols(status),
        lines_with_plain_symbols([*over, words("watch.public"), *seen_so, *status, *waits]),
    )
    return TableShown(
        table=named, me=None, language=language, glances=glances_of(live, view) if view is not None else ()
    )


def table_shown_as_hidden(live: LiveTable, why: RuleError, language: str) -> TableShown:
    """Return a table of which nothing may be seen yet, with the reason."""
    return TableShown(table=_named(live, (), (live.words.say(why.why),)), me=None, language=language)


def _named(live: LiveTable, status: tuple[str, ...], waits: tuple[str, ...]) -> TableNamed:
    row = live.row
    return TableNamed(row.id, row.name, live.words.name(row.game), live.is_running, status, waits, None)
