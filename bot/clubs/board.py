"""What a server's board shows: tables that are open, those that run and whom they wait for, those that are over.

It shows nothing that somebody without a seat would not see where the table is. A table in a channel that not everybody
reads, and one that whoever has no seat sees some rounds later, is told by its name and its players alone.
"""

from collections.abc import Iterator, Sequence

import msgspec

from bot.clubs.standing_messages import StandingMessage
from bot.messages.card import TEXTS, Card
from bot.messages.ids import Press
from bot.messages.screen import LABEL, PER_ROW, Button, Row, Screen, cut_text
from bot.screens.options_screen import pace_name
from bot.screens.table_screen import waiting_lines
from bot.tables.live import LiveTable
from bot.tables.notices import outcome_text
from bot.words import Words, unmarked_text
from engine.store.models import LOBBY, OVER, RUNNING

COMMON = Words("common")
OPEN, RUNS, ENDED = 10, 12, 6  # tables of each kind that are shown at most
ROOM = 1150  # characters of the lines of a kind


class ServerBoard(msgspec.Struct, frozen=True, kw_only=True):
    """A server's board as it is kept. role: who may be called for new tables, 0: nobody; hours: how long at least
    between two calls; called: when that was last; call: the message of the last call, called_for: its tables; told:
    tables for which somebody was called, or is just being called."""

    board: StandingMessage
    role: int = 0
    hours: int = 24
    called: float = 0.0
    call: StandingMessage | None = None
    called_for: tuple[str, ...] = ()
    told: tuple[str, ...] = ()


class BoardTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be shown. open: everybody reads the channel that it is in."""

    live: LiveTable
    open: bool

    @property
    def may_show_details(self) -> bool:
        """Return whether more may be told of it than its name and its players."""
        kept = self.live.extra
        return self.open and not (kept.delay and self.live.row.status == RUNNING)

    @property
    def is_seated_by_tournament(self) -> bool:
        """Return whether nobody can join it: a tournament has seated those who play."""
        return bool(self.live.extra.event)


def board_screen(tables: Sequence[BoardTable], number: int, hold_scale: float, now: float, *, role: bool) -> Screen:
    """Return a server's board. number: how many it has had; role: whether there is a role to be called by."""
    opened = [one for one in tables if one.live.row.status == LOBBY and not one.is_seated_by_tournament][:OPEN]
    runs = [one for one in tables if one.live.row.status == RUNNING][:RUNS]
    ended = [one for one in tables if one.live.row.status == OVER][:ENDED]
    kinds = (
        ("board.open", [_open_line(one) for one in opened]),
        ("board.running", [_running_line(one, hold_scale, now) for one in runs]),
        ("board.over", [_over_line(one) for one in ended]),
    )
    parts = [_part(key, lines) for key, lines in kinds if lines] or [COMMON("board.empty")]
    card = Card(title=COMMON("board.title"), parts=tuple(parts), below=COMMON("board.number", number=number))
    return Screen(card=card, rows=tuple(_rows(opened, role=role)))


def _part(key: str, lines: Sequence[str]) -> str:
    shown, room = [COMMON(key)], min(ROOM, TEXTS)
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            shown.append(COMMON("board.more", count=len(lines) - len(shown) + 1))
            break
        shown.append(line)
    return "\n".join(shown)


def _rows(opened: Sequence[BoardTable], *, role: bool) -> Iterator[Row]:
    """Yield the buttons: a seat at each open table, and to be called for new ones."""
    joins = [
        Button(
            id=Press("join", one.live.row.id).id(),
            label=cut_text(COMMON("button.board_join", name=unmarked_text(one.live.row.name)), LABEL),
            style="success",
        )
        for one in opened
        if one.may_show_details
        and not one.is_seated_by_tournament
        and one.live.game.seat_range_for_options(one.live.row.options)[1] > len(one.live.row.seats)
    ]
    for start in range(0, len(joins), PER_ROW):
        yield tuple(joins[start : start + PER_ROW])
    if role:
        yield (Button(id=Press("callme").id(), label=cut_text(COMMON("button.callme"), LABEL)),)


def _named(one: BoardTable) -> dict[str, object]:
    """Return what is told of every table: its name, its game, who sits there; where it is, if more may be told."""
    live = one.live
    place = f"https://discord.com/channels/{live.row.guild}/{live.row.thread or live.row.channel}"
    return {
        "name": live.row.name,
        "game": live.words.name(live.row.game),
        "players": ", ".join(live.names.get(seat.seat, seat.name) for seat in live.row.seats),
        "link": place if one.may_show_details else "none",
    }


def _open_line(one: BoardTable) -> str:
    live = one.live
    if not one.may_show_details:
        return COMMON("board.named", **_named(one))
    least, most = live.game.seat_range_for_options(live.row.options)
    return COMMON(
        "board.open_table",
        **_named(one),
        count=len(live.row.seats),
        least=least,
        most=most,
        pace=pace_name(live.words, live.row.pace),
    )


def _running_line(one: BoardTable, hold_scale: float, now: float) -> str:
    """Return a table that runs: below it what its panel says of whom it waits for."""
    if not one.may_show_details or one.live.state is None:
        return COMMON("board.named", **_named(one))
    waits = next(iter(waiting_lines(one.live, hold_scale, now)), "")
    return COMMON("board.running_table", **_named(one)) + (f"\n-# {waits}" if waits else "")


def _over_line(one: BoardTable) -> str:
    if not one.may_show_details or one.live.state is None:
        return COMMON("board.named", **_named(one))
    ended = outcome_text(one.live)
    key = {"dm.won": "board.won", "dm.drawn": "board.drawn"}[ended.key]  # that it is over stands above
    said = msgspec.structs.replace(ended, key=key)
    return COMMON("board.over_table", **_named(one), won=one.live.words.say(said))


def new_table_call_screen(tables: Sequence[BoardTable], role: int, number: int) -> Screen:
    """Return what calls those who want to hear of new tables."""
    lines = [COMMON("board.call", role=role, count=len(tables)), *map(_open_line, tables[:OPEN])]
    lines.append("-# " + COMMON("board.call_number", number=number))
    return Screen(content=cut_text("\n".join(lines), 2000), rows=tuple(_rows(tables, role=True)), roles=(role,))
