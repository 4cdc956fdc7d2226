"""Every kind of picture of a game, as the bot asks for them in random games: all that goes out, drawn or told.

Whatever a title draws it asks of the render service by kind, view and options. `Asked` stands in its place and notes
what is asked; then some of each kind are drawn, those of most to show.
"""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any, NamedTuple

import msgspec

from bot.messages.card import Card
from bot.screens.charts import PLAIN_LINE
from bot.titles import title_of_game
from bot.titles.map_request import MapRequest, PlacesRequest
from bot.words import Words
from data.speaking import current_language
from engine.games import game_by_id as find_game
from engine.kernel.events import Event
from render import Picture, RenderService, games
from render.games import drawings_of
from render.kit.chart import ChartLine, LineChart
from render.kit.standings import StandingsColumn, StandingsTable
from tests.conformance.walks import Step, walk

SEEDS, MOST = range(1, 9), 900  # random games, and decisions of each
LATELY = 12  # events that a card tells
EVERY = 45  # decisions between two looks at the map
DUMMY = Picture(b"", "image/png", "none.png", "nothing", 1, 1)
STANDINGS = StandingsTable(  # of a tournament of any game, as `bot.tournaments.screens` asks for it
    title="Spring cup",
    columns=(StandingsColumn("#", 55), StandingsColumn("Name", 0), StandingsColumn("Points", 110)),
    rows=(("Pool 1",), ("1", "Ada", "3"), ("2", "Boris", "1.5"), ("Pool 2",), ("1", "A long name of a person", "0")),
)


class Request(NamedTuple):
    """A picture that was asked for."""

    game: str
    kind: str
    view: Any
    options: dict[str, Any]

    def drawn(self, *, large: bool = False, **more: Any) -> Picture:
        """Return it as it is drawn, in the language that is spoken; large: in large type; `more`: other options."""
        view, options = (
            games.drawings_of(self.game).kinds[self.kind].without_unseen(self.view, {**self.options, **more})
        )
        return games.draw_picture_in_language(current_language(), self.game, self.kind, view, options, large)

    def weight(self) -> int:
        """Return how much there is to show."""
        return len(msgspec.msgpack.encode((self.view, sorted(self.options.items()))))


class Asked(RenderService):
    """A render service that draws nothing and notes what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, list[Request]] = {}

    async def draw(self, game: str, kind: str, view: Any, /, **options: Any) -> Picture:
        """Note a picture."""
        self.found.setdefault(kind, []).append(Request(game, kind, view, options))
        return DUMMY


_KNOWN: dict[tuple[str, str], dict[str, list[Request]]] = {}


async def requests(game_id: str) -> dict[str, list[Request]]:
    """Return what a game is asked to draw in random games, by kind, until every kind was asked for once."""
    key = (game_id, current_language())
    if key not in _KNOWN:
        asked = Asked()
        await _still(game_id, asked)
        for seed in SEEDS:
            await _played(game_id, walk(game_id, seed, MOST), asked)
            if not missing(game_id, asked.found):
                break
        asked.close()
        _KNOWN[key] = asked.found
    return _KNOWN[key]


def missing(game_id: str, found: dict[str, list[Request]]) -> set[str]:
    """Return the kinds that were not asked for."""
    return set(drawings_of(game_id).kinds) - set(found)


async def some(game_id: str, each: int = 2) -> list[Request]:
    """Return so many of each kind, and of each that the map can show: those of most to show."""
    out: list[Request] = []
    for kind, found in (await requests(game_id)).items():
        sorts: dict[str, list[Request]] = {}
        for one in found:
            crop = bool(one.options.get("crop") or one.options.get("around"))
            sorts.setdefault(f"{kind} {one.options.get('show', '')} {crop}", []).append(one)
        for alike in sorts.values():
            out += sorted(alike, key=Request.weight)[-each:]
    return out


_LARGE: dict[str, list[tuple[Request, Picture]]] = {}


async def in_large(game_id: str) -> list[tuple[Request, Picture]]:
    """Return one of each kind, drawn in large type; drawn once in a process."""
    if game_id not in _LARGE:
        _LARGE[game_id] = [(one, one.drawn(large=True)) for one in await some(game_id, 1)]
    return _LARGE[game_id]


async def _still(game_id: str, asked: Asked) -> None:
    """Ask for what needs no game: the key, and every card."""
    shown, words = title_of_game(game_id), Words(game_id)
    await shown.draw_key(asked)
    for card in shown.card_names_by_id():
        await shown.draw_card(asked, card, words)
    await asked.draw(game_id, "standings", STANDINGS)


async def _played(game_id: str, steps: Sequence[Step], asked: Asked) -> None:
    game, shown = find_game(game_id), title_of_game(game_id)
    words = Words(game_id, {seat: f"Player {seat}" for seat in steps[0].state.seats})
    begun: list[Event] = []  # the events of the battle that goes on
    told: list[Event] = []  # what happened of late
    before = game.view(steps[0].state, None)
    for number, step in enumerate(steps):
        public = game.view(step.done.state, None)
        events = [form for one in step.done.events if (form := one.event.seen_by(None)) is not None]
        for event in events:
            tag = event.__struct_config__.tag
            begun = [event] if tag in shown.opens else [*begun, event] if begun else []
            await shown.draw_event(asked, event, words)
        seat = step.prompt.seat if step.prompt.seat in step.done.state.seats else step.done.state.seats[0]
        own = game.view(step.done.state, seat)
        told = [*told[-LATELY:], *events]
        if number % LATELY == LATELY - 1:
            await shown.card_with_pictures(asked, Card(title="What happened"), public, told, words)
        if begun:
            await shown.draw_live_message(asked, public, begun, words)
        if begun or not shown.opens:
            await shown.draw_battle_board(asked, own, begun, words)
        if number % EVERY == EVERY - 1 or number == len(steps) - 1:
            await _looked_at(game_id, public, before, own, words, asked)
            before = public


async def _looked_at(game_id: str, public: Any, before: Any, own: Any, words: Words, asked: Asked) -> None:
    """Ask for all that can be looked at in a position."""
    shown = title_of_game(game_id)
    for show in ("", *shown.shows):
        await shown.draw_map(asked, public, words, MapRequest(show=show, before=before if shown.shows else None))
    for around in shown.close_ups.values():
        await shown.draw_map(asked, public, words, MapRequest(around=around))
    places = sorted(shown.places)
    if places:
        letters = dict(zip(places[:: max(1, len(places) // 3)], ascii_uppercase, strict=False))
        near = dict(zip(places[:3], ascii_uppercase, strict=False))
        await shown.draw_places(asked, own, words, PlacesRequest(letters=letters))
        await shown.draw_places(asked, own, words, PlacesRequest(letters=near))
    await shown.draw_hand(asked, own, words)
    sides = shown.points_by_side(public)
    lines = tuple(
        ChartLine(name=side, colour=_ink(shown.chart_colour(side)), values=(0, 3, n)) for n, side in enumerate(sides)
    )
    await asked.draw(game_id, "chart", (LineChart(title="Points", lines=lines),))


def _ink(ink: int | None) -> tuple[int, int, int]:
    return PLAIN_LINE if ink is None else (ink >> 16, ink >> 8 & 255, ink & 255)
