"""Makes the messages of posts: words by the locale, pictures by the renderer, from what the audience may know."""

import hashlib
from collections.abc import Sequence, Set
from typing import Any

import msgspec

from bot.screens.records_screen import records_screen
from bot.screens.screen import Screen, cut
from bot.screens.table_screen import card_screen, nudge_screen, offer_screen, panel_screen, table_row_buttons
from bot.tables.event_spans import LOOK_BACK, EventSpan, frames, goes_on, spans_of
from bot.tables.live import LiveTable
from bot.tables.post_types import Card, Hand, Ledger, Map, Notice, Nudge, Offer, PicturedEvent, Report, typed
from bot.tables.registry import TableRegistry
from bot.tables.visible_events import visible_events
from bot.titles import title
from bot.words import Words
from engine.kernel.events import Event
from engine.store.models import Post
from engine.store.verification.export import export
from engine.store.verification.export_format import fingerprint_of
from render import Picture, RenderService

ROUND = 3000  # events that are looked back at for a round's story


class Composer:
    """Makes messages. Each method for a type of post takes the table and the posts of one message; it returns None
    where they have become pointless."""

    def __init__(self, tables: TableRegistry, renderer: RenderService) -> None:
        self.tables, self.renderer = tables, renderer
        self._hands: dict[tuple[str, str], str] = {}  # what each seat's hand looked like when it was sent last

    # One method for each type of message (`bot.delivery.routes`): the table, and posts of that type

    async def ledger(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return what happened, a line an event."""
        words, lines = live.words, []
        for post in posts:
            told = typed(post, Ledger)
            if told.lead:
                lines.append(words(told.lead, **told.lead_args))
            lines += event_lines(live, words, told.events)
        return Screen(content="\n".join(lines))

    async def nudge(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return that there is something for a seat whose DMs are closed."""
        seat = live.seat_row(typed(posts[0], Nudge).seat)
        return nudge_screen(live, seat) if seat and seat.user else None

    async def offer(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return an offer to whom it is made, with its buttons."""
        return offer_screen(live, posts[0].audience, typed(posts[0], Offer).prompt)

    async def card(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return words with buttons."""
        return card_screen(live, typed(posts[0], Card))

    async def notice(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return words to a person, below the table's label."""
        label = live.words("label", id=live.row.id, name=live.row.name)
        return Screen(content=f"{label}\n{live.words.say(typed(posts[0], Notice).text)}")

    async def map(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return the map with the story of what has happened since the last one."""
        asked = typed(posts[0], Map)
        view = live.game.view(await self._state(live, asked.decision), None)
        words, shown = live.words, title(live.row.game)
        lines, before = [shown.status(view, words)[0]], None
        if shown.shows:
            since, events = await self._since(live, asked, shown.map_after)
            lines += shown.story(view, events, words)
            if since is not None:
                before = live.game.view(live.game.decode(await self.tables.store.state_at(live.row.id, since)), None)
        picture = await shown.draw_map(self.renderer, view, words, before=before)
        return Screen(content="\n".join(lines), pictures=(picture,))

    async def _since(self, live: LiveTable, asked: Map, marks: Set[str]) -> tuple[int | None, list[Event]]:
        """Return the public events between the last two marks (from the last one on, when the game is over), and the
        decision of the first of them."""
        kept = await self._public_events(live, asked.decision, ROUND)
        found = [n for n, (_, event) in enumerate(kept) if type(event).tag() in marks]
        if not asked.over:
            found, end = found[:-1], (found or [len(kept)])[-1]
            kept = kept[:end]
        start = found[-1] if found else None
        if start is None:
            return None, []
        return kept[start][0], [event for _, event in kept[start:]]

    async def _public_events(self, live: LiveTable, decision: int, last: int) -> list[tuple[int, Event]]:
        """Return events up to a decision as the public may know them, each with its decision."""
        rows = await self.tables.store.events(live.row.id, last=last)
        upto = (row for row in rows if row.decision <= decision)
        return [(row.decision, form) for row, form in await visible_events(live.game, upto, None)]

    async def live_message(self, live: LiveTable, start: int | None) -> tuple[list[EventSpan], Screen | None]:
        """Return the spans of a table as it stands (a battle), the last one last; and as a live message the last
        one, or the one that began with decision `start`: None where it is not among them."""
        shown, words = title(live.row.game), live.words
        told = await self._public_events(live, live.head, LOOK_BACK)
        found = spans_of(told, shown, on=goes_on(live, live.state), at=live.head)
        span = next((s for s in reversed(found) if start in (None, s.start)), None)
        if span is None:
            return found, None
        view = live.view(None)
        first, rest = shown.live_message(view, span.events, words, over=span.end is not None)
        pictures = await shown.draw_live_message(self.renderer, view, span.events, words)
        return found, Screen(content=cut(f"{first}\n{rest}", 1900), pictures=tuple(pictures))

    async def report(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return the report of a span that is over, with its pictures: of those that a decision ended the last but
        `later`."""
        shown, words = title(live.row.game), live.words
        asked = typed(posts[0], Report)
        decision, state = asked.decision, await self._state(live, asked.decision)
        told = await self._public_events(live, decision, LOOK_BACK)
        on = bool(frames(state, shown))
        ended = [s for s in spans_of(told, shown, on=on, at=decision) if s.end == decision]
        view, number = live.game.view(state, None), asked.later + 1
        if len(ended) < number:
            return None
        lines = shown.report(view, ended[-number].events, words)
        pictures = await shown.draw_live_message(self.renderer, view, ended[-number].events, words, over=True)
        return Screen(content="\n".join(lines), pictures=tuple(pictures))

    async def pictured_event(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return the picture of an event, if its title draws one."""
        event = live.game.event(typed(posts[0], PicturedEvent).event.encode())
        picture = await title(live.row.game).draw_event(self.renderer, event, live.words)
        return Screen(pictures=(picture,)) if picture else None

    async def _state(self, live: LiveTable, decision: int) -> Any:
        """Return the state after a decision, which may be older than the table's."""
        if decision == live.head:
            return live.state
        return live.game.decode(await self.tables.store.state_at(live.row.id, decision))

    def panel(self, live: LiveTable) -> Screen:
        """Return the status panel as the table stands now."""
        return panel_screen(live, self.tables.hold_scale, self.tables.now())

    async def hand_if_new(self, live: LiveTable, seat: str) -> list[Picture]:
        """Return the pictures of a seat's hand, where it is another than was sent last; [] else."""
        if not self.hand_changed(live, seat):
            return []
        view = live.view(seat)
        self._hands[live.row.id, seat] = _holding(live, view)
        return list(await title(live.row.game).draw_hand(self.renderer, view, live.words))

    def hand_changed(self, live: LiveTable, seat: str) -> bool:
        """Return whether a seat's hand is another than was sent last, as far as this process knows."""
        return live.state is not None and self._hands.get((live.row.id, seat)) != _holding(live, live.view(seat))

    async def hand(self, live: LiveTable, posts: list[Post]) -> Screen | None:
        """Return a seat's hand as it is now, whatever it was shown before (after an undo, to a new person)."""
        if live.state is None:
            return None
        seat, lead = posts[0].audience, typed(posts[0], Hand).lead
        words, shown, view = live.words, title(live.row.game), live.view(seat)
        self._hands.pop((live.row.id, seat), None)
        pictures = await self.hand_if_new(live, seat)
        label = words("label", id=live.row.id, name=live.row.name)
        lines = (label, words(lead), *shown.hand(view, words))
        rows = (table_row_buttons(live, words, seat),)
        return Screen(content=cut("\n".join(lines), 1900), rows=rows, pictures=tuple(pictures))

    async def records(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return the figures of a game that is over."""
        return await records_screen(await self.tables.actor(live.row.id))

    async def secret(self, live: LiveTable, posts: list[Post]) -> Screen:
        """Return the secret of a game's dice with its export as a file, for whoever wants to check it."""
        document = await export(self.tables.store, live.row.id)
        name = f"praetor-{live.row.id}.json"
        file = Picture(
            data=msgspec.json.format(msgspec.json.encode(document), indent=1),
            mime="application/json",
            filename=name,
            alt=live.words("ledger.export_alt"),
            width=0,
            height=0,
        )
        posted = {"commitment": live.row.commitment, "fingerprint": fingerprint_of(document)}
        return Screen(content=live.words("ledger.secret", file=name, **posted), pictures=(file,))


def _holding(live: LiveTable, view: Any) -> str:
    """Return a hash of what a hand looks like."""
    return hashlib.sha256(msgspec.json.encode(title(live.row.game).holding(view))).hexdigest()


def event_lines(live: LiveTable, words: Words, kept: Sequence[str]) -> list[str]:
    """Return kept events in words, a line each."""
    lines = []
    for one in kept:
        told = live.game.event(one.encode()).told()
        if told is not None and (line := words.say(told)):
            lines.append(line)
    return lines
