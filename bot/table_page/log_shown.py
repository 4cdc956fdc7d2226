"""What happened at a table as the page tells it, newest first: each entry in its reader's words, with the places that
it names and the ways of those who moved, as a replay has them (`bot.replay.places_named`, `Title.arrows`).

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
from render.touch.touch_tokens import hex_colour

ROWS, NEWEST = 150, 30  # stored events of which entries are made; among which the newest entry is looked for
ENTRIES = 50  # at most
GREY: Colour = (96, 96, 96)  # of a way of nobody's colour
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


async def log_shown(seen: VisibleTable, seat: Seat | None, named: Named, palette: str = "") -> list[LogEntry]:
    """Return the last entries of a table's log, the newest first."""
    live = seen.live
    if live.state is None:
        return []
    title, view, found = title_of_game(live.row.game), live.view(seat), list[LogEntry]()
    for rows, forms in await _by_decision(seen, seat, ROWS):
        said = tuple([line for form in forms if (line := _said(live.words, form))])
        if not said:
            continue
        moved = [(side, tuple(way)) for side, way in title.arrows(view, forms) if len(way) > 1]
        ways = tuple([LogWay(_ink(title.ink(side), palette), way) for side, way in moved])
        found.append(LogEntry(named(rows[-1].number), said, places_in(forms, title.places), ways))
    return found[-ENTRIES:][::-1]


async def newest_entry(seen: VisibleTable, seat: Seat | None, named: Named) -> str:
    """Return the name of the newest entry; "" for none."""
    if seen.live.state is None:
        return ""
    for rows, forms in reversed(await _by_decision(seen, seat, NEWEST)):
        if any(_said(seen.live.words, form) for form in forms):
            return named(rows[-1].number)
    return ""


async def _by_decision(seen: VisibleTable, seat: Seat | None, last: int) -> list[tuple[list[EventRow], list[Event]]]:
    """Return the last events in their reader's form, those of one decision together."""
    rows = await seen.store.events(seen.live.row.id, last=last)
    told = await visible_events(seen.live.game, rows, seat)
    return [_apart(some) for _, some in groupby(told, lambda one: one[0].decision)]


def _apart(some: Iterable[tuple[EventRow, Event]]) -> tuple[list[EventRow], list[Event]]:
    found = list(some)
    return [row for row, _ in found], [form for _, form in found]


def _said(words: Any, form: Event) -> str:
    told = form.label()
    return SIGNS.without_emojis(words.say(told)) if told is not None else ""


def _ink(ink: int | None, palette: str) -> str:
    colour = GREY if ink is None else (ink >> 16, ink >> 8 & 255, ink & 255)
    return hex_colour(colour_in_palette(palette, colour) if palette in PALETTES else colour)
