"""Whether events tell too much: each decision's events as each seat is told them, and the export of a running game.

The form of an event that a seat gets may name a card only if the seat may know it by then: it stands in its view
before or after, or everybody is told of it. What everybody is told of must lie open afterwards, or have been played.
The export that anybody may ask for must be the same as one made of the public forms alone.
"""

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.titles import title_of_game
from engine.kernel.events import Event
from engine.kernel.game import Game
from engine.kernel.play import Transition
from engine.store.models import EventRow, TableRow
from engine.store.verification.export import export_table
from testbed.drills.leaks.visible import Still


def strings_in(value: Any) -> set[str]:
    """Return every string in a view or an event, keys of dictionaries included."""
    found: set[str] = set()
    stack = [msgspec.to_builtins(value)]
    while stack:
        node = stack.pop()
        if isinstance(node, str):
            found.add(node)
        elif isinstance(node, dict):
            found.update(map(str, node))
            stack.extend(node.values())
        elif isinstance(node, list | tuple | set | frozenset):
            stack.extend(node)
    return found


def all_card_ids(live: Still) -> frozenset[str]:
    """Return the ids of all cards: those that `/card` shows, and all that lie in the game's zones."""
    return frozenset(title_of_game(live.played).card_names_by_id()) | cards_in_zones(live.state)


def cards_in_zones(state: Any) -> frozenset[str]:
    """Return the ids of all cards in a state's zones; none where the game is not one of cards."""
    cards = getattr(state, "cards", None)
    return frozenset(card for zone in cards.zones.values() for card in zone) if cards is not None else frozenset()


class Told:
    """Reads the events of one game as each seat is told of them."""

    def __init__(self, game: Game[Any], seats: tuple[str, ...], leak: Callable[[str], None]) -> None:
        self.game, self.leak, self.shown = game, leak, title_of_game(game.id)
        self.eyes: tuple[str | None, ...] = (None, *seats)
        self.open: set[str] = set()  # what the public has known at some time
        self.looked = 0
        self.all: list[Event] = []

    def check_decision(self, before: Still, after: Still, done: Transition[Any]) -> None:
        """Check the events of one decision."""
        forms = {seat: [f for t in done.events if (f := t.event.seen_by(seat)) is not None] for seat in self.eyes}
        self.looked += sum(map(len, forms.values()))
        self.all += [t.event for t in done.events]
        self.open |= strings_known_to_seat(before, None)
        cards = all_card_ids(before)
        named = {seat: [(form, strings_in(form) & cards) for form in told] for seat, told in forms.items()}
        if not any(found for told in named.values() for _, found in told):
            return
        held = {s for live in (before, after) for seat in self.eyes for s in strings_known_to_seat(live, seat)}
        public = {s for _, found in named[None] for s in found}
        fought = {s for form, found in named[None] if type(form).tag() in self.shown.running for s in found}
        shuffled = any("," in draw.result for draw in done.draws)
        for seat, told in named.items():
            known = (
                strings_known_to_seat(before, seat)
                | strings_known_to_seat(after, seat)
                | (self.open | fought if seat is None else public)
            )
            for form, found in told:
                hidden = (found & held) - known - _played(form, before, after, shuffled=shuffled)
                if hidden and not _own_draw(form, seat):
                    self.leak(f"{type(form).__name__} tells {seat} of {sorted(hidden)}")

    async def check_export(self, row: TableRow) -> None:
        """Check the export of the game so far."""
        public = [form for event in self.all if (form := event.seen_by(None)) is not None]
        if await export_table(_Shelf(row, self.all), row.id) != await export_table(_Shelf(row, public), row.id):  # type: ignore[arg-type]
            self.leak("the export tells more than the public was told")


class _Shelf:
    """A stand-in for the store, with only what the export of a running game may read."""

    def __init__(self, row: TableRow, events: Sequence[Event]) -> None:
        self.row = row
        self.kept = [
            EventRow(decision=1, number=n, event=msgspec.json.encode(event), within=())
            for n, event in enumerate(events)
        ]  # fmt: skip

    async def table(self, table_id: str) -> TableRow:
        return self.row

    async def unpack_table(self, table_id: str) -> bool:
        return False  # a running table is never packed

    async def events(self, table_id: str, *, last: int) -> list[EventRow]:
        return self.kept


def strings_known_to_seat(live: Still, seat: str | None) -> set[str]:
    """Return every string in what a seat knows."""
    if seat not in live.strings:
        live.strings[seat] = strings_in(live.view(seat))
    return live.strings[seat]


def _played(form: Any, before: Still, after: Still, *, shuffled: bool) -> set[str]:
    """Return the cards that the event's own seat, side or power had and nobody has now: played, and at once shuffled
    away with the discards. shuffled: cards were shuffled in this decision, so what was laid open may be in a hand
    again."""
    seat = getattr(form, "seat", None)
    if seat is None:
        with contextlib.suppress(LookupError):  # a side that nobody plays
            seat = before.game.rules.decider(before.state, getattr(form, "side", ""))
    if seat is None and hasattr(form, "power"):
        seat = before.game.seat_of_name(before.state, form.power)
    if before.seat_row(str(seat)) is None:
        return set()
    if shuffled:
        return strings_known_to_seat(before, seat)
    left = {s for row in after.row.seats for s in strings_known_to_seat(after, row.seat)}
    return strings_known_to_seat(before, seat) - left


def _own_draw(form: Any, seat: str | None) -> bool:
    """Return the cards that a seat held for a moment during the decision: it may know them, though they are in no
    view."""
    return seat is not None and getattr(form, "seat", None) == seat
