"""The page in Discord's frame, as a browser shows it: it opens by itself, is played, and goes on when it is cut off."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, Frame, Page

from bot.sandbox.world import Channel
from testbed.activity_host import ActivityHost
from tests.bot.hall import InProcess, ends, until
from tests.bot.sandbox.browsing import PHONE, open_page
from tests.bot.table_page.arriving import dm_of
from tests.bot.table_page.conftest import PUBLIC, ServedPage
from tests.bot.table_page.test_browser import SHOWN, browser, by_touch, rested

__all__ = ["browser"]


@pytest.fixture
async def host(hall: InProcess, served: ServedPage) -> AsyncIterator[ActivityHost]:
    """Discord around the page."""
    found = ActivityHost(hall.sandbox.hub.activities, served.at, PUBLIC.removeprefix("https://"))
    found.activities.are_on = True
    await found.start()
    served.page.guard.frames = (found.outer,)
    try:
        yield found
    finally:
        await found.stop()


async def opened(browser: Browser, host: ActivityHost, channel: Channel, user: str, **other: str) -> tuple[Page, Frame]:
    """Return the outer page, and the Activity in it."""
    page = await open_page(browser, viewport={"width": PHONE, "height": 844}, has_touch=True)
    await page.goto(host.instance_address(user, host.activities.launch(channel, user), **other))
    await until(lambda: any(one.url.startswith(host.frame) for one in page.frames))
    return page, next(one for one in page.frames if one.url.startswith(host.frame))


async def test_the_page_is_played_in_discords_frame(
    hall: InProcess, served: ServedPage, host: ActivityHost, browser: Browser
) -> None:
    ada = hall.person("ada")
    tables = [await hall.start("ada"), await hall.start("ada")]
    host.signs_for, faults = ada.id, []
    page, frame = await opened(browser, host, dm_of(hall, "ada"), ada.id)
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    await frame.locator("#asked .option").first.wait_for(timeout=SHOWN)
    name = (await hall.app.tables.actor(tables[0])).live.row.name
    await frame.locator("#asked .option", has_text=name).first.tap()
    await frame.wait_for_selector("#acts button, .field .option", timeout=SHOWN)
    await by_touch(frame)  # type: ignore[arg-type]
    await rested(frame)  # type: ignore[arg-type]
    said = [one[1].get("cmd") for one in await page.evaluate("seen")]
    assert said == [None, "SUBSCRIBE", "AUTHORIZE"] and faults == []
    await page.evaluate("layout(1)")
    await frame.wait_for_selector("body.small", timeout=SHOWN)


async def test_it_opens_though_the_client_is_never_ready_and_asks_again_where_it_was_refused(
    hall: InProcess, served: ServedPage, host: ActivityHost, browser: Browser
) -> None:
    ada, table = hall.person("ada"), await hall.start("ada")
    host.says_no, host.cut_after = True, 0.2
    _, frame = await opened(browser, host, hall.thread(table), ada.id, ready="never")
    retry = frame.locator("#asked button.primary")
    await retry.wait_for(timeout=SHOWN)
    host.says_no = False
    await retry.tap()
    await frame.wait_for_selector("#asked h2", timeout=SHOWN)
    await ends(ada, "host end", table)  # its socket was cut more than once by now
    await frame.wait_for_selector("#asked h2", state="detached", timeout=SHOWN)
    assert "ended" not in await frame.evaluate("document.body.className")
