"""Posts as screens: the narrator's words and the renderer's pictures, made from what the audience may know."""

import hashlib
import re
from collections.abc import Set
from typing import Any

import msgspec

from bot.screens.prompt_screen import PromptScreen
from bot.screens.records_screen import records_screen
from bot.screens.screen import ROWS, Screen, cut, pages
from bot.screens.table_aid import LEISURE, aid_for, weigh
from bot.screens.table_screen import (
    card_screen,
    lobby_screen,
    nudge_screen,
    offer_screen,
    panel_screen,
    table_row_buttons,
)
from bot.tables import notices
from bot.tables.event_spans import LOOK_BACK, EventSpan, frames, goes_on, spans_of
from bot.tables.live import LiveTable
from bot.tables.registry import TableRegistry
from bot.tables.visible_events import visible_events
from bot.titles import title
from bot.words import Words
from engine.kernel.errors import EngineBug
from engine.kernel.events import Event
from engine.store.models import Post
from engine.store.verification.export import export
from engine.store.verification.export_format import fingerprint_of
from render import Picture, RenderService

PERSONAL = "✉"
FOOT = re.compile(
    rf"-# (?P<sign>[#{PERSONAL}])(?P<first>\d+)(?:–(?P<last>\d+))? · (?P<table>\w+)"
    r"(?: \((?P<part>\d+)/(?P<parts>\d+)\))?$"
)
ROUND = 3000  # events that are looked back at for a round's story
FOOTER = 40  # characters kept free for the number of the post


def footer(numbers: tuple[int, ...], table: str, *, personal: bool = False) -> str:
    """Return the number that a post bears for its audience; it is also how a post is found again after an outage.
    personal: the post is to a person, whose DMs bring his seat's posts too, under numbers of their own."""
    sign = PERSONAL if personal else "#"
    span = f"{sign}{numbers[0]}" if len(numbers) == 1 else f"{sign}{numbers[0]}–{numbers[-1]}"
    return f"-# {span} · {table}"


def numbers_of(content: str, table: str, *, personal: bool = False) -> range:
    """Return the numbers that a message bears at its foot for a table; of one in several parts the last counts."""
    found = FOOT.search(content)
    if found is None or found["table"] != table or found["part"] != found["parts"]:
        return range(0)
    if (found["sign"] == PERSONAL) != personal:
        return range(0)
    return range(int(found["first"]), int(found["last"] or found["first"]) + 1)


class Composer:
    """Makes messages of posts."""

    def __init__(self, tables: TableRegistry, renderer: RenderService) -> None:
        self.tables, self.renderer = tables, renderer
        self._hands: dict[tuple[str, str], str] = {}  # what each seat's hand looked like when it was sent last

    async def screen(self, post: Post) -> Screen | None:
        """Return the message of a post; None where it has become pointless (a question that is no longer asked)."""
        live = (await self.tables.actor(post.table)).live
        match post.kind:
            case "ledger":
                return Screen(content=await self.ledger_text([post]))
            case "map":
                return await self._map(live, post)
            case "scene" | "report":
                return await (self._pictured_event if post.kind == "scene" else self._report)(live, post)
            case "panel":
                return self.panel(live)
            case "lobby":
                return lobby_screen(live)
            case "dm":
                return await self.dm([post])
            case "offer":
                return offer_screen(live, post.audience, str(post.payload["prompt"]))
            case "nudge":
                seat = live.seat_row(str(post.payload["seat"]))
                return nudge_screen(live, seat) if seat and seat.user else None
            case "records" | "secret" | "hand":
                return await self._made(live, post)
            case "card":
                return card_screen(live, post.payload)
            case "notice":
                return Screen(content=f"{live.words('label', id=live.row.id, name=live.row.name)}\n"
                              + live.words.say(post.payload["text"]))  # fmt: skip
            case _:
                raise EngineBug(f"no such post: {post.kind}")

    async def _made(self, live: LiveTable, post: Post) -> Screen | None:
        """Return a message that takes some work: a hand, or what a game's end is told with."""
        if post.kind == "hand":
            return await self._hand(live, post)
        return await (self._records if post.kind == "records" else self._secret)(live)

    async def ledger_text(self, posts: list[Post]) -> str:
        """Return what happened, a line an event."""
        live = (await self.tables.actor(posts[0].table)).live
        words, lines = live.words, []
        for post in posts:
            lead = post.payload.get("lead")
            if lead:
                lines.append(words(str(lead), **post.payload.get("lead_args", {})))
            lines += event_lines(live, words, post.payload["events"])
        return "\n".join(lines)

    async def _map(self, live: LiveTable, post: Post) -> Screen:
        """Return the map with the story of what has happened since the last one."""
        view = live.game.view(await self._state(live, post), None)
        words, shown = live.words, title(live.row.game)
        lines, before = [shown.status(view, words)[0]], None
        if shown.shows:
            since, events = await self._since(live, post, shown.map_after)
            lines += shown.story(view, events, words)
            if since is not None:
                before = live.game.view(live.game.decode(await self.tables.store.state_at(live.row.id, since)), None)
        picture = await shown.draw_map(self.renderer, view, words, before=before)
        return Screen(content="\n".join(lines), pictures=(picture,))

    async def _since(self, live: LiveTable, post: Post, marks: Set[str]) -> tuple[int | None, list[Event]]:
        """Return the public events between the last two marks (from the last one on, when the game is over), and the
        decision of the first of them."""
        kept = await self._public_events(live, int(post.payload["decision"]), ROUND)
        found = [n for n, (_, event) in enumerate(kept) if type(event).tag() in marks]
        if not post.payload.get("over"):
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

    async def _report(self, live: LiveTable, post: Post) -> Screen | None:
        """Return the report of a span that is over, with its pictures: of those that a decision ended the last but
        `later`."""
        shown, words = title(live.row.game), live.words
        decision, state = int(post.payload["decision"]), await self._state(live, post)
        told = await self._public_events(live, decision, LOOK_BACK)
        on = bool(frames(state, shown))
        ended = [s for s in spans_of(told, shown, on=on, at=decision) if s.end == decision]
        view, number = live.game.view(state, None), int(post.payload.get("later", 0)) + 1
        if len(ended) < number:
            return None
        lines = shown.report(view, ended[-number].events, words)
        pictures = await shown.draw_live_message(self.renderer, view, ended[-number].events, words, over=True)
        return Screen(content="\n".join(lines), pictures=tuple(pictures))

    async def _pictured_event(self, live: LiveTable, post: Post) -> Screen | None:
        event = live.game.event(str(post.payload["event"]).encode())
        picture = await title(live.row.game).draw_event(self.renderer, event, live.words)
        return Screen(pictures=(picture,)) if picture else None

    async def _state(self, live: LiveTable, post: Post) -> Any:
        """Return the state that the post is about, which may be older than the table's."""
        decision = int(post.payload["decision"])
        if decision == live.head:
            return live.state
        return live.game.decode(await self.tables.store.state_at(live.row.id, decision))

    def panel(self, live: LiveTable) -> Screen:
        """Return the status panel as the table stands now."""
        return panel_screen(live, self.tables.hold_scale, self.tables.now())

    async def dm(self, posts: list[Post]) -> Screen | None:
        """Return what a seat has learned and is asked, as one message; a question that is closed by now is left out."""
        live = (await self.tables.actor(posts[0].table)).live
        seat, words = posts[0].audience, live.words
        lines = _told(live, posts)
        ids = {prompt for post in posts for prompt in post.payload["prompts"]}
        asked = [p for p in live.prompts_of(seat) if p.id in ids and p.answered is None]
        if any(post.payload.get("over") for post in posts):
            lines.append(words.say(notices.over(live)))
        if not lines and not asked:
            return None
        news = all(post.payload.get("news") for post in posts)
        view = live.view(seat)
        pictures = await self._hand_if_new(live, seat, view)
        asked = [p for p in asked if live.asks(p)]  # the table may have gone on while the pictures were drawn
        label = words("label", id=live.row.id, name=live.row.name)
        if pictures:
            lines.append(title(live.row.game).hand_line(view, words))
        lead = cut("\n".join((label, *filter(None, lines))), 1200 if asked else 1900)
        if len(asked) == 1:
            await weigh(live, asked[0], PromptScreen.forward(asked[0], ()), LEISURE)
            made = PromptScreen(words, live.row.id, asked[0], aid=aid_for(live, asked[0]))
            screen = made.screen(lead)
            if len(screen.rows) < ROWS:
                below = table_row_buttons(live, words, seat, asked[0])
                screen = msgspec.structs.replace(screen, rows=(*screen.rows, below))
        else:
            questions = [PromptScreen(words, live.row.id, p).question() for p in asked]
            screen = Screen(content="\n".join((lead, *questions)), rows=(table_row_buttons(live, words, seat),))
        silent = news or all(post.payload.get("own") for post in posts)
        return msgspec.structs.replace(
            screen, pictures=tuple(pictures), content=cut(screen.content, 1900), silent=silent
        )

    async def _hand_if_new(self, live: LiveTable, seat: str, view: Any) -> list[Picture]:
        shown = title(live.row.game)
        holding = hashlib.sha256(msgspec.json.encode(shown.holding(view))).hexdigest()
        if self._hands.get((live.row.id, seat)) == holding:
            return []
        self._hands[live.row.id, seat] = holding
        return list(await shown.draw_hand(self.renderer, view, live.words))

    async def _hand(self, live: LiveTable, post: Post) -> Screen | None:
        """Return a seat's hand as it is now, whatever it was shown before (after an undo, to a new person)."""
        if live.state is None:
            return None
        words, shown, view = live.words, title(live.row.game), live.view(post.audience)
        self._hands.pop((live.row.id, post.audience), None)
        pictures = await self._hand_if_new(live, post.audience, view)
        label = words("label", id=live.row.id, name=live.row.name)
        lines = (label, words(str(post.payload["lead"])), *shown.hand(view, words))
        rows = (table_row_buttons(live, words, post.audience),)
        return Screen(content=cut("\n".join(lines), 1900), rows=rows, pictures=tuple(pictures))

    async def _records(self, live: LiveTable) -> Screen:
        return await records_screen(await self.tables.actor(live.row.id))

    async def _secret(self, live: LiveTable) -> Screen:
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


def _told(live: LiveTable, posts: list[Post]) -> list[str]:
    """Return what posts tell a seat, with a heading before the first that befell it in another's turn."""
    lines: list[str] = []
    heading = live.words("dm.news")
    for post in posts:
        found = event_lines(live, live.words, post.payload["events"])
        lines += [heading] if found and post.payload.get("news") and heading not in lines else []
        lines += found
    return lines


def event_lines(live: LiveTable, words: Words, kept: list[str]) -> list[str]:
    """Return kept events in words, a line each."""
    lines = []
    for one in kept:
        told = live.game.event(one.encode()).told()
        if told is not None and (line := words.say(told)):
            lines.append(line)
    return lines


def split(content: str) -> list[str]:
    """Return a long text as several messages."""
    return pages(content.split("\n"), 2000 - FOOTER)
