"""A map that takes long to be drawn comes onto the page by itself."""

from typing import Any

import pytest
from playwright.async_api import Browser

from tests.bot.hall import InProcess
from tests.bot.sandbox.browsing import DESK
from tests.bot.table_page.conftest import ServedPage
from tests.bot.table_page.test_browser import SHOWN, browser, opened

__all__ = ["browser"]
UNDRAWN = 4  # times that the table is asked for before its map is there


@pytest.mark.drawn("touch")
async def test_the_page_asks_until_its_map_is_drawn(
    hall: InProcess, served: ServedPage, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = served.page.boards
    drawn, asked = boards.board_of, []

    async def late(*args: Any) -> Any:
        asked.append(args)
        return None if len(asked) <= UNDRAWN else await drawn(*args)

    monkeypatch.setattr(boards, "board_of", late)
    table = await hall.start("ada")
    page = await opened(browser, served, table, DESK)
    await page.wait_for_selector("#world img.ground", timeout=SHOWN)
    assert len(asked) > UNDRAWN
