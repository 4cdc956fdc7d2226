"""The leak drill looks at the table's page: a leak planted in each part is found, and none where there is none."""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest
from aiohttp import web

from bot.messages.screen import Button, Screen
from bot.table_page import lookups, table_state
from bot.table_page.boards import Boards
from bot.table_page.log_shown import LogEntry
from bot.table_page.signed_tokens import Signer
from bot.table_page.table_state import TouchBoard
from render import Picture, RenderService
from testbed.drills.leaks import hunt
from testbed.drills.leaks.page import PageHistory, StillPage
from testbed.drills.report import Report
from tests.testbed.drills.short import LeakFoundError, stop_at_a_leak

GAME = "samnite_wars"
Plant = Callable[[pytest.MonkeyPatch, list[StillPage]], None]


def told(live: Any) -> str:
    """Return what tells any state from another."""
    return hashlib.sha256(live.game.encode(live.state)).hexdigest()[:16]


async def found(monkeypatch: pytest.MonkeyPatch, steps: int = 12) -> str:
    """Return the first leak of a page that the drill finds, "" if there is none."""

    monkeypatch.setattr(hunt, "PICTURES", 0.0)
    monkeypatch.setattr(hunt, "EXPORTS", 0.0)
    monkeypatch.setattr(hunt, "STEPS", steps)
    stop_at_a_leak(monkeypatch)
    monkeypatch.setattr(hunt.Hunt, "_questions", lambda *seen: None)
    renderer = RenderService()
    try:
        await hunt.Hunt(GAME, "page", Report(name="leak"), renderer).play_to_end()
    except LeakFoundError as error:
        return str(error)
    finally:
        renderer.close()
    return ""


async def test_a_page_that_keeps_secrets_is_not_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await found(monkeypatch) == ""


def in_the_table(monkeypatch: pytest.MonkeyPatch, pages: list[StillPage]) -> None:
    monkeypatch.setattr(table_state, "_tools", lambda live: (Button(id="x", label=told(live)),))


def in_its_mark(monkeypatch: pytest.MonkeyPatch, pages: list[StillPage]) -> None:
    mark = Signer.keyed_hash_of_shown

    def leaky(signer: Signer, bearer: Any, said: bytes) -> str:
        return mark(signer, bearer, said + told(pages[-1].actor.live).encode())

    monkeypatch.setattr(Signer, "keyed_hash_of_shown", leaky)


def in_the_name_of_a_map(monkeypatch: pytest.MonkeyPatch, pages: list[StillPage]) -> None:
    async def leaky(boards: Boards, live: Any, bearer: Any) -> TouchBoard:
        return TouchBoard("0", told(live))

    monkeypatch.setattr(Boards, "board_of", leaky)


def on_the_map(monkeypatch: pytest.MonkeyPatch, pages: list[StillPage]) -> None:
    async def leaky(boards: Boards, request: web.Request) -> web.Response:
        return web.Response(body=told(pages[-1].actor.live).encode())

    monkeypatch.setattr(Boards, "map_data", leaky)


def in_the_log(monkeypatch: pytest.MonkeyPatch, pages: list[StillPage]) -> None:
    """What happened, as it was."""

    async def leaky(seen: Any, *asked: Any) -> list[LogEntry]:
        return [LogEntry(str(row.event), ()) for row in await seen.store.events(seen.live.row.id, last=1000)]

    monkeypatch.setattr(lookups, "last_log_entries", leaky)


def in_something_to_look_at(monkeypatch: pytest.MonkeyPatch, pages: list[StillPage]) -> None:
    async def leaky(services: Any, seen: Any, bearer: Any, wanted: str) -> Screen:
        return Screen(content=told(seen.live))

    monkeypatch.setattr(lookups, "glanced_screen", leaky)


def in_what_is_said_of_a_card(monkeypatch: pytest.MonkeyPatch, pages: list[StillPage]) -> None:
    """Where it is."""

    async def leaky(services: Any, live: Any, bearer: Any, card: str) -> Picture | None:
        zone = next((name for name, cards in live.state.cards.zones.items() if card in cards), "")
        return Picture(data=zone.encode(), mime="image/png", filename="x", alt="", width=1, height=1)

    monkeypatch.setattr(lookups, "picture_of_held_card", leaky)


def of_a_secret_answer(monkeypatch: pytest.MonkeyPatch, pages: list[StillPage]) -> None:
    """How many have answered: each who does makes news for all."""
    monkeypatch.setattr(
        table_state, "waiting_lines", lambda live, *when: [str([p.answered is None for p in live.prompts()])]
    )


@pytest.mark.parametrize(
    ("plant", "where"),
    [
        (in_the_table, "the page's table"),
        (in_its_mark, "the page's table"),  # where it stands too
        (in_the_name_of_a_map, "the page's table"),
        (on_the_map, "the page's /map/"),
        (in_the_log, "the page's /api/log"),
        (in_something_to_look_at, "the page's /api/glance/"),
        (in_what_is_said_of_a_card, "the page's /api/card/"),
        (of_a_secret_answer, "the page's table"),
    ],
)
async def test_a_planted_leak_is_found(plant: Plant, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pages: list[StillPage] = []
    before = StillPage.serve_table

    def noted(page: StillPage, live: Any, history: PageHistory) -> None:
        pages.append(page)
        before(page, live, history)

    monkeypatch.setattr(StillPage, "serve_table", noted)
    plant(monkeypatch, pages)
    assert where in await found(monkeypatch, 40)
