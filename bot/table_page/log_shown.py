"""What happened at a table as the page tells it, newest first: each entry in its reader's words, with the places that
it names and the ways of those who moved, as a replay has them (`bot.replay.places_named`, `Title.move_arrows`).

An entry is what came of one decision. It is named by a keyed hash, so that a page can say from where on it has not seen
any: how many decisions there were of which its reader knows nothing, nobody is told.
"""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

import msgspec

from bot.replay.places_named import places_in
from bot.tables.visible_events import visible_events
from bot.tables.watching.sight import VisibleTable
from bot.titles import title_of_game
from bot.words.signs import SIGNS
from engine.kernel.events import Event, Seat
from engine.store.models import EventRow
from render.drawing.style import Colour
from render.palettes import PALETTES, colour_in_palette
from render.touch.touch_tokens import css_colour

ENTRIES = 50  # at most
FEWEST = 4  # stored events that are read first for an entry; more where its reader knows nothing of many of them
GREY: Colour = (96, 96, 96)  # of a way of nobody's colour
Told = tuple[list[EventRow], list[Event], tuple[str, ...]]  # of a decision what is stored, its forms, what is said
Named = Callable[[int], str]  # the name of an entry, by the number of its last event


class LogWay(msgspec.Struct, frozen=True):
    """Somebody's way from place to place, in the colour of their side."""

    colour: str
    through: tuple[str, ...]


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a decision. at: the places of the map that it names."""

    id: str
    said: tuple[str, ...]
    at: tuple[str, ...] = ()
    ways: tuple[LogWay, ...] = ()


async def last_log_entries(seen: VisibleTable, seat: Seat | None, named: Named, palette: str = "") -> list[LogEntry]:
    """Return the last entries of a table's log, the newest first."""
    live = seen.live
    if live.state is None:
        return []
    title, view, found = title_of_game(live.played), live.view(seat), list[LogEntry]()
    for rows, forms, said in await _told(seen, seat, ENTRIES):
        moved = [(side, tuple(way)) for side, way in title.move_arrows(view, forms) if len(way) > 1]
        ways = tuple([LogWay(_ink(title.chart_colour(side), palette), way) for side, way in moved])
        found.append(LogEntry(named(rows[-1].number), said, places_in(forms, title.places), ways))
    return found[::-1]


async def newest_entry(seen: VisibleTable, seat: Seat | None, named: Named) -> str:
    """Return the name of the newest entry; "" for none."""
    told = await _told(seen, seat, 1) if seen.live.state is not None else []
    return named(told[-1][0][-1].number) if told else ""


async def _told(seen: VisibleTable, seat: Seat | None, most: int) -> list[Told]:
    """Return the last decisions of which a reader is told something, the newest last: so many however much has happened
    meanwhile of which they know nothing, else that could be counted."""
    count = most * FEWEST
    while True:
        stored = await seen.store.events(seen.live.row.id, last=count)
        is_all = len(stored) < count
        visible = await visible_events(seen.live.game, stored, seat)
        if not is_all:  # of the oldest decision there may be a part alone
            visible = [one for one in visible if one[0].decision != stored[0].decision]
        by_decision = (_apart(some) for _, some in groupby(visible, lambda one: one[0].decision))
        told = [(rows, forms, said) for rows, forms in by_decision if (said := _lines(seen.live.words, forms))]
        if is_all or len(told) >= most:
            return told[-most:]
        count *= 4


def _apart(some: Iterable[tuple[EventRow, Event]]) -> tuple[list[EventRow], list[Event]]:
    found = list(some)
    return [row for row, _ in found], [form for _, form in found]


def _lines(words: Any, forms: Iterable[Event]) -> tuple[str, ...]:
    """Return what is said of events."""
    return tuple([line for form in forms if (line := _said(words, form))])


def _said(words: Any, form: Event) -> str:
    told = form.label()
    return SIGNS.without_emojis(words.say(told)) if told is not None else ""


def _ink(ink: int | None, palette: str) -> str:
    colour = GREY if ink is None else (ink >> 16, ink >> 8 & 255, ink & 255)
    return css_colour(colour_in_palette(palette, colour) if palette in PALETTES else colour)
