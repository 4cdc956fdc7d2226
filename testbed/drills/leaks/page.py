"""The page of a table in memory: all that it gives one reader, asked for at its own addresses.

The server is the bot's own, and so are its sessions and marks; nothing listens, and nothing is drawn: what would be
seen on a map or a picture stands in its place, as a hash.
"""

import gzip
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import msgspec
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from bot.delivery.seat_drafts import draft_place
from bot.messages.drafts import Draft
from bot.table_page.glances import glances_of
from bot.table_page.signed_tokens import BEARER, WATCH, PagePass, Signer
from bot.table_page.web_server import TablePage
from bot.tables.live import LiveTable
from bot.tables.persons.preferences import Preferences
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import Seat
from engine.kernel.game import Game
from engine.kernel.play import SIDE_ACTION, Transition
from engine.kernel.prompts import Prompt
from engine.store.models import Decision, EventRow
from testbed.drills.leaks.replays import Undrawn
from testbed.drills.leaks.visible import NOW, Piece, card_ids_of_game, is_basket_prompt

ADDRESS = "https://tables.example"
ONLOOKER = 9  # somebody without a seat, by user
LATER = 1e12  # until when bearers hold
FAULT = 500
ADDRESSES = 2  # that are asked for at once, of each kind one
Saved = Callable[[], bytes]  # gives a snapshot of a game
HALF = 0.1  # part of the questions of which something is chosen already: each option of the rest may have odds


# The end of a line that is not there, made once: a new one for each request takes longer than what is asked for.
_END: Any = Mock(**{"get_extra_info.return_value": None})


class PageFailedError(Exception):
    """The page's server has found a fault of its own."""


class PageHistory:
    """What has happened at a table, as its page reads it.

    states: after each decision. drafts: what is chosen of a question, by where it is kept."""

    def __init__(
        self,
        decisions: Sequence[Decision] = (),
        rows: Sequence[EventRow] = (),
        states: Sequence[Saved] = (),
    ) -> None:
        self.decisions, self.rows, self._states = tuple(decisions), tuple(rows), tuple(states)
        self.forms: dict[tuple[Seat | None, bytes], bytes | None] = {}  # events as a reader could imagine them
        self.drafts: Callable[[str], Draft | None] = lambda place: None

    def with_decision(
        self, game: Game[Any], prompt: Prompt | None, action: Any, done: Transition[Any], number: int, user: int
    ) -> "PageHistory":
        """Return it with one more decision, of a person."""
        first = self.rows[-1].number + 1 if self.rows else 1
        rows = [
            EventRow(decision=number, number=n, event=msgspec.json.encode(told.event), within=told.within)
            for n, told in enumerate(done.events, first)
        ]
        decision = Decision(
            id=number,
            parent=number - 1 if number else None,
            seat=prompt.seat if prompt is not None else "",
            prompt=prompt.id if prompt is not None else "",
            moment=prompt.moment if prompt is not None else "",
            action=action.as_builtins() if action is not None else {},
            label=msgspec.to_builtins(action.label()) if action is not None else {},
            barrier=done.barrier,
            draws=done.draws,
            at=NOW,
            user=user,
        )
        states = (*self._states, lambda: game.encode(done.state))
        made = PageHistory((*self.decisions, decision), (*self.rows, *rows), states)
        made.forms = self.forms
        return made

    def as_imagined(self, game: Game[Any], seat: Seat | None, lots: UnverifiedRandom) -> "PageHistory":
        """Return it as a reader could imagine it: of what others did, their form alone; what they know nothing of is
        not there, nor what others were dealt or answered."""
        for row in self.rows:
            if (seat, row.event) not in self.forms:
                self.forms[seat, row.event] = _known(game, row.event, seat)
        forms = ((row, self.forms[seat, row.event]) for row in self.rows)
        rows = [msgspec.structs.replace(row, event=form) for row, form in forms if form is not None]
        told = {row.decision for row in rows}
        kept = [one for one in self.decisions if one.seat == seat or one.barrier != SIDE_ACTION or one.id in told]
        unknown = [one if one.seat == seat else msgspec.structs.replace(one, action={}, label={}) for one in kept]
        states = [partial(_imagined, game, saved, seat, lots) for saved in self._states]
        return PageHistory(unknown, rows, states)

    # As the store gives it

    async def path(self, table_id: str, *, last: int | None = None) -> list[Decision]:
        """Return the decisions that took effect (or the last `last` of them)."""
        return list(self.decisions if last is None else self.decisions[-last:])

    async def events(self, table_id: str, *, last: int = 50, before: int | None = None) -> list[EventRow]:
        """Return the last events."""
        return (await self.events_between(table_id, 0, before))[-last:]

    async def events_between(self, table_id: str, first: int, before: int | None = None) -> list[EventRow]:
        """Return events by their numbers."""
        return [row for row in self.rows if first <= row.number and (before is None or row.number < before)]

    async def milestones(self, table_id: str, tags: Collection[str]) -> list[EventRow]:
        """Return the events of some tags."""
        return [row for row in self.rows if msgspec.json.decode(row.event).get("is", "") in tags]

    async def states(self, table_id: str, decisions: Sequence[int]) -> list[bytes]:
        """Return the snapshots after several decisions; the drill counts a table's head one too many."""
        return [self._states[min(decision, len(self._states) - 1)]() for decision in decisions]

    async def draft(self, table_id: str, place: str) -> dict[str, Any] | None:
        """Return what is chosen of a question."""
        found = self.drafts(place)
        return found.as_stored() if found is not None else None

    async def set_draft(self, table_id: str, place: str, draft: Any) -> None:
        """Keep nothing."""


def _known(game: Game[Any], said: bytes, seat: Seat | None) -> bytes | None:
    """Return an event as if a reader's form were all of it; as it is where the public would then be told otherwise;
    None where the reader knows nothing of it."""
    event = game.event(said)
    form = event.seen_by(seat)
    if form is None or form.seen_by(None) != event.seen_by(None):
        return said if form is not None else None
    return msgspec.json.encode(form)


def _imagined(game: Game[Any], saved: Saved, seat: Seat | None, lots: UnverifiedRandom) -> bytes:
    return game.encode(game.determinize(game.decode(saved()), seat, lots))


class StillPreferences:
    """The settings of persons who have never changed any."""

    async def of(self, user: int | None) -> Preferences:
        """Return the settings of a person."""
        return Preferences()

    async def language(self, user: int | None) -> str:
        """Return the language of a person."""
        return "en"

    async def unexplained_terms(self, user: int, terms: Sequence[str], place: str) -> list[str]:
        """Return no terms: what is explained hangs on what the person has read elsewhere."""
        return []


class StillPage:
    """The page's server before tables that do not change."""

    def __init__(self) -> None:
        self.actor: Any = None
        self.renderer, self.now = Undrawn(), NOW
        tables = SimpleNamespace(
            hold_scale=1.0, now=lambda: self.now, preferences=StillPreferences(), actor=self._actor
        )
        block_list = SimpleNamespace(refusal=lambda *who: None)
        services: Any = SimpleNamespace(tables=tables, renderer=self.renderer, block_list=block_list)
        self.signer = Signer(b"the drill's own key")
        self.page = TablePage(services, None, self.signer, ADDRESS)  # type: ignore[arg-type]
        self.app = self.page.app()
        self.app.freeze()

    async def _actor(self, table: str) -> Any:
        return self.actor

    def close(self) -> None:
        """Let what draws go."""
        self.renderer.close()

    def serve_table(self, live: LiveTable, history: Any) -> None:
        """Serve a table. history: of it, as `PageHistory` or a store gives it. What is worked out for the page is not
        kept at the table: its other screens tell it, too."""
        tables: Any = self.page.services.tables
        own = LiveTable(live.row)
        own.take_over_prepared_state(live, b"")
        live = own
        self.actor = SimpleNamespace(live=live, store=history, now=tables.now, preferences=tables.preferences)

    def pass_of_reader(self, live: LiveTable, seat: Seat | None) -> PagePass:
        """Return the pass of a reader."""
        row = live.seat_row(seat) if seat is not None else None
        kind, user = (WATCH, ONLOOKER) if row is None or row.user is None else (BEARER, row.user)
        return PagePass(kind, user, live.row.id, seat or "", 0, LATER, "drill")

    async def ask(self, bearer: PagePass, path: str) -> tuple[str, bytes]:
        """Return the mark of an answer with its status, and what it says."""
        headers = {"Host": "tables.example", "Authorization": f"Bearer {self.signer.sign(bearer)}"}
        asked = make_mocked_request(
            "GET", path, headers, app=self.app, transport=_END, protocol=_END, writer=_END, loop=_END
        )
        answer = await self.app._handle(asked)
        body = answer.body if isinstance(answer, web.Response) and isinstance(answer.body, bytes) else b""
        if answer.status >= FAULT:
            raise PageFailedError(path)
        packed = answer.headers.get("Content-Encoding") == "gzip"
        return f"{answer.status} {answer.headers.get('ETag', '')}", gzip.decompress(body) if packed else body

    async def table_pieces(self, live: LiveTable, seat: Seat | None) -> list[Piece]:
        """Return the table as a reader is shown it, and its mark, which a socket tells whenever it is another."""
        mark, said = await self.ask(self.pass_of_reader(live, seat), "/api/table")
        return [("the page's table", said), ("the page's mark", mark.encode())]

    async def page_pieces(self, live: LiveTable, seat: Seat | None, lots: UnverifiedRandom) -> list[Piece]:
        """Return all that the page gives a reader at once, and some of what can be asked for then."""
        found, bearer = await self.table_pieces(live, seat), self.pass_of_reader(live, seat)
        for path in lots.shuffled(self._addresses(live, bearer, found[0][1], lots))[:ADDRESSES]:
            mark, said = await self.ask(bearer, path)
            found.append((f"the page's {path}", mark.encode() + said))
        return found

    @staticmethod
    def _addresses(live: LiveTable, bearer: PagePass, table: bytes, lots: UnverifiedRandom) -> Iterator[str]:
        """Yield what a reader may ask for: the maps that the table names, the log, something to look at, a card, which
        the reader may hold or not."""
        board = msgspec.json.decode(table).get("board") or {}
        yield from (f"/map/{board[one]}.json" for one in ("map", "tokens") if one in board)
        yield "/api/log"
        yield from (
            f"/api/glance/{one.id}" for one in lots.shuffled(glances_of(live, live.view(bearer.reader_seat)))[:1]
        )
        yield f"/api/card/{lots.choose(card_ids_of_game(live))}"


class Drafted:
    """A store at which a reader has chosen something of every question that would come filled in: what a computer
    player suggests there is compared by itself."""

    def __init__(self, store: Any, live: LiveTable, seat: Seat | None) -> None:
        self._store, self._draft = store, drafts_of(live, seat, "", "")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def draft(self, table_id: str, place: str) -> dict[str, Any] | None:
        """Return what is chosen of a question."""
        found = self._draft(place)
        return found.as_stored() if found is not None else None


def drafts_of(live: LiveTable, seat: Seat | None, walk: str, others: str) -> Callable[[str], Draft | None]:
    """Return what a reader has chosen of their questions, by lot; others: what everybody else has."""
    lots, row = UnverifiedRandom(walk), live.seat_row(seat) if seat is not None else None
    found: dict[str, Draft] = {}
    for prompt in live.prompts_of(row.seat) if row is not None else ():
        word = prompt.menu.tokens_of_value(prompt.menu.sample(lots))
        half = word[: lots.integer_below(len(word) + 1)] if lots.fraction() < HALF else ()
        assert row is not None  # noqa: S101 - it is its own prompt
        found[draft_place(live, row, prompt.id)] = Draft(prompt.id, word if is_basket_prompt(prompt, word) else half)

    def draft(place: str) -> Draft | None:
        return found.get(place) if place.partition("/")[0] == seat else Draft(others, (others,))

    return draft
