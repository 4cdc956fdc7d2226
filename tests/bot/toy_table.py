"""The toy game of the engine's tests at a table on the stand-in: offers, weights and roles, which no title may have."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.titles.title_base import PlainTitle
from bot.words import Words
from engine import games
from engine.kernel.actions import Action
from engine.kernel.game import Game
from engine.kernel.registration import Registration
from render import Picture
from render.drawings import Drawings
from testbed.drills.plain_pictures import PIXEL
from tests.bot.hall import InProcess
from tests.engine.kernel.toy import TOY


class ToyTitle(PlainTitle[Any]):
    """The toy at the table: no pictures to speak of."""

    group = "toy"
    places: frozenset[str] = frozenset()
    map_after: frozenset[str] = frozenset()
    pictured_events: frozenset[str] = frozenset()

    async def warm(self, renderer: Any) -> None:
        return

    def status_lines(self, view: Any, words: Words) -> list[str]:
        return [f"Gold: {view.gold}"] if hasattr(view, "gold") else []

    def hand_lines(self, view: Any, words: Words) -> list[str]:
        return [str(self.hand_data(view))]

    def hand_line(self, view: Any, words: Words) -> str:
        return str(self.hand_data(view))

    def hand_data(self, view: Any) -> Any:
        return view.secrets if hasattr(view, "secrets") else view.known

    def card_names_by_id(self) -> Mapping[str, str]:
        return {}

    def card_text(self, card: str, words: Words) -> str:
        return ""

    def record_lines(self, view: Any, events: Sequence[Any], words: Words) -> list[str]:
        return []

    async def draw_map(self, renderer: Any, view: Any, words: Words, request: Any = None) -> Picture:
        return Picture(data=PIXEL, mime="image/png", filename="map.png", alt="map", width=2, height=3)

    async def draw_hand(self, renderer: Any, view: Any, words: Words) -> Sequence[Picture]:
        return ()

    async def draw_card(self, renderer: Any, card: str, words: Words) -> Picture:
        raise NotImplementedError

    async def draw_event(self, renderer: Any, event: Any, words: Words) -> Picture | None:
        return None


TITLE, DRAWINGS, GAME = ToyTitle(), Drawings({}), TOY


def register(monkeypatch: pytest.MonkeyPatch, toy: Game[Any] = TOY) -> None:
    """Let the toy be one of the games, until the test is over. Before the bot is made."""
    here = f"{__name__}:"
    made = Registration(
        id="toy", game=here + "GAME", title=here + "TITLE", drawings=here + "DRAWINGS", data=Path(__file__).parent
    )
    monkeypatch.setattr(sys.modules[__name__], "GAME", toy)
    monkeypatch.setitem(games.installed_games().games, "toy", made)
    monkeypatch.setitem(games.installed_games().origins, "toy", "the tests")
    games.game_by_id.cache_clear()


async def toy_table(hall: InProcess, *people: str, **more: Any) -> str:
    """Open a table of the toy, start it and return its id. The first person is the host."""
    host = hall.person(people[0])
    receipt = await (await host.slash("game create", "games", game="toy", **more)).wait_until_answered()
    assert "is open (table" in receipt.text, receipt
    table = receipt.text.split("(table ")[1][:5]
    for guest in people[1:]:
        await (await hall.person(guest).slash("game join", "games", table=table)).wait_until_answered()
    await begin(hall, people[0], table)
    return table


async def begin(hall: InProcess, host: str, table: str) -> None:
    """Let the host start the game."""
    started = await (await hall.person(host).slash("game start", "games", table=table)).wait_until_answered()
    assert "begins" in started.text, started
    await hall.settled()


async def decides(hall: InProcess, table: str, seat: str, action: Action, side: str = "") -> None:
    """Let a seat (for one of its sides) decide something, as a press would, and wait for all that comes of it."""
    actor = await hall.actor(table)
    async with actor.turn() as live:
        mine = [p for p in live.prompts_of(seat) if side in ("", p.side)]
        prompt = next(p for p in mine if action.tag() in p.menu.forms)
        await actor.decide(seat, prompt.id, action, user=1)
    hall.app.tables.run_automatic(table)
    await hall.settled()
