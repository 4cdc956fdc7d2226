"""The page in a headless Chromium: how it is started, opened at a person's place, and one message pictured.

To start it takes a second of the processor. Tests that are marked with `browser` share one a process, where they can
run in one event loop (`tests/conftest.py`).
"""

import asyncio
import json
import re
from asyncio import AbstractEventLoop
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest_asyncio
from playwright.async_api import Browser, Page, Playwright, Route, async_playwright, expect

from bot.sandbox.launch import Sandbox
from bot.sandbox.people.person import Person
from bot.sandbox.world import Channel
from tests.chromium import CHROMIUM

ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK, PHONE = 1280, 390
HEIGHT = 2400  # a card of any length is whole on it
MARGIN = 16  # pixels about a message in its picture
ALONE = ".box { visibility: hidden; }"  # the input box, below a message at the bottom of the page
WORDS_FONT, EMOJI_FONT = "gg sans", "Noto Color Emoji"  # by which names the page asks for them
CUT = re.compile(r".*-(latin|emoji)-(\d+)-normal\.woff2")


PATIENCE = 120_000  # milliseconds: no machine is so slow, and only what hangs waits so long

expect.set_options(timeout=PATIENCE)


class Face(NamedTuple):
    """A cut of a font in a file: the family that the page asks for, and its weight."""

    family: str
    weight: int
    file: Path


def faces(package: Path) -> list[Face]:
    """Return the upright cuts in an unpacked package of Fontsource: of Latin, or of emojis."""
    found = [(match, file) for file in sorted(package.glob("files/*.woff2")) if (match := CUT.fullmatch(file.name))]
    families = {"latin": WORDS_FONT, "emoji": EMOJI_FONT}  # the folder is called `package`, whichever it is
    return [Face(families[match[1]], int(match[2]), file) for match, file in found]


async def launch(playwright: Playwright) -> Browser:
    """Start the browser."""
    return await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)


async def open_page(browser: Browser, **options: Any) -> Page:
    """Open an empty page with Playwright's options of a context, which waits as long as a slow machine needs."""
    page = await browser.new_page(**options)
    page.set_default_timeout(PATIENCE)
    return page


class _Kept:
    """The browser that the tests of one process share, and the loop in which it lives."""

    loop: AbstractEventLoop | None = None
    playwright: Playwright | None = None
    browser: Browser | None = None


@pytest_asyncio.fixture(scope="session", loop_scope="session", autouse=True)
async def _one_browser() -> AsyncIterator[None]:
    """Say in which loop a browser may be kept, and close it at the end if one was asked for."""
    _Kept.loop = asyncio.get_running_loop()
    yield
    if _Kept.browser is not None and _Kept.playwright is not None:
        await _Kept.browser.close()
        await _Kept.playwright.stop()
    _Kept.loop = _Kept.playwright = _Kept.browser = None


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """Give a browser: the one that is kept, or in another loop than its own one more."""
    if asyncio.get_running_loop() is not _Kept.loop:
        async with async_playwright() as playwright:
            browser = await launch(playwright)
            try:
                yield browser
            finally:
                await browser.close()
        return
    if _Kept.browser is None:
        _Kept.playwright = await async_playwright().start()
        _Kept.browser = await launch(_Kept.playwright)
    try:
        yield _Kept.browser
    finally:
        for context in _Kept.browser.contexts:
            await context.close()


async def open_at(
    browser: Browser, sandbox: Sandbox, person: Person, place: Channel, width: int, *, fonts: Sequence[Face] = ()
) -> Page:
    """Open the page as a person who looks at a place, each message with its author's name.

    fonts: to write in, on a machine that has not those that the page asks for.
    """
    page = await open_page(browser, viewport={"width": width, "height": HEIGHT})
    kept = {"me": person.id, f"channel-{person.id}": place.id, "hintGone": True, "apart": True}
    await page.add_init_script(f"sessionStorage.setItem('praetor-sandbox', {json.dumps(json.dumps(kept))})")
    if fonts:
        await _give_fonts(page, sandbox, fonts)
    await page.goto(sandbox.page_url)
    await page.locator("#composer textarea, #composer .closed").first.wait_for()
    return page


async def _give_fonts(page: Page, sandbox: Sandbox, fonts: Sequence[Face]) -> None:
    files = {face.file.name: face.file for face in fonts}

    async def give(route: Route) -> None:
        await route.fulfill(body=files[route.request.url.rpartition("/")[2]].read_bytes(), content_type="font/woff2")

    await page.route(f"{sandbox.page_url}page/fonts/*", give)
    sheet = "".join(
        f'@font-face {{ font-family: "{face.family}"; font-weight: {face.weight};'
        f' src: url("/page/fonts/{face.file.name}"); }}'
        for face in fonts
    )
    await page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { const style = document.createElement('style');"
        f" style.textContent = {json.dumps(sheet)}; document.head.append(style); }})"
    )


_LOADED = """async (message) => {
  await document.fonts.ready;
  await Promise.all([...message.querySelectorAll("img")].map((image) => {
    image.loading = "eager";
    return image.complete ? null : new Promise((done) => { image.onload = image.onerror = done; });
  }));
}"""
"""Waits until all that a message shows has come."""
_DRAWN = """(message) => {
  const whole = message.getBoundingClientRect();
  const rights = [whole.left + 200];
  const boxes = ".embed, .container, .btn, .select, .picture, .file, .thread-link, hr, pre";
  for (const part of message.querySelectorAll(boxes)) {
    rights.push(part.getBoundingClientRect().right);
  }
  const texts = document.createTreeWalker(message, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    rights.push(range.getBoundingClientRect().right);
  }
  return [whole.left, whole.top, Math.max(...rights), whole.bottom];
}"""
"""Returns left, top, right and bottom of what is drawn of a message; beside it the page is empty."""


async def picture(page: Page, message_id: str) -> bytes:
    """Return a picture (PNG) of a message as it stands on the page, cut to what is drawn of it.

    Raises a timeout of Playwright's where the person sees no such message.
    """
    message = page.locator(f"#m{message_id}")
    earlier = page.get_by_role("button", name="Show earlier messages")
    while not await message.count() and await earlier.count():
        await earlier.click()
        await asyncio.sleep(0.1)
    await message.wait_for()
    await message.evaluate(_LOADED)
    await message.scroll_into_view_if_needed()
    left, top, right, bottom = await message.evaluate(_DRAWN)
    width = (page.viewport_size or {"width": DESK})["width"]
    right = width if width <= PHONE else min(width, right + MARGIN)
    clip = {"x": left, "y": max(0, top - MARGIN / 2), "width": right - left, "height": bottom - top + MARGIN}
    return await page.screenshot(clip=clip, animations="disabled", style=ALONE)  # type: ignore[arg-type]
