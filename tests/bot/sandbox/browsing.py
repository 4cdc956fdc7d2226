"""The page in a headless Chromium: how it is started, opened at a person's place, and one message pictured."""

import json
import shutil
from pathlib import Path

from playwright.async_api import Browser, Page, Playwright, Route

from bot.testbed.sandbox.launch import Sandbox
from bot.testbed.sandbox.people.person import Person
from bot.testbed.sandbox.world import Channel

NAMES = ("/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in NAMES if (found := shutil.which(name))), None)
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
WORDS_FONT, EMOJI_FONT = "gg sans", "Noto Color Emoji"
FONT_KINDS = {".ttf": "font/ttf", ".otf": "font/otf", ".woff": "font/woff", ".woff2": "font/woff2"}


async def launch(playwright: Playwright) -> Browser:
    """Start the browser."""
    return await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)


async def open_at(
    browser: Browser,
    sandbox: Sandbox,
    person: Person,
    place: Channel,
    width: int,
    *,
    fonts: dict[str, Path] | None = None,
) -> Page:
    """Open the page as a person who looks at a place.

    fonts: files to write in, by the family that the page asks for first ("gg sans", "Noto Color Emoji"), for machines
    that have none of these.
    """
    page = await browser.new_page(viewport={"width": width, "height": HEIGHT})
    kept = {"me": person.id, f"channel-{person.id}": place.id, "hintGone": True}
    await page.add_init_script(f"sessionStorage.setItem('praetor-sandbox', {json.dumps(json.dumps(kept))})")
    for family, file in (fonts or {}).items():
        await _give_font(page, sandbox, family, file)
    await page.goto(sandbox.page_url)
    await page.locator("#composer textarea, #composer .closed").first.wait_for()
    return page


async def _give_font(page: Page, sandbox: Sandbox, family: str, file: Path) -> None:
    path = f"page/fonts/{file.name}"

    async def give(route: Route) -> None:
        await route.fulfill(body=file.read_bytes(), content_type=FONT_KINDS[file.suffix])

    await page.route(f"{sandbox.page_url}{path}", give)
    face = f'@font-face {{ font-family: "{family}"; src: url("/{path}"); font-weight: 100 900; }}'
    await page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { const style = document.createElement('style');"
        f" style.textContent = {json.dumps(face)}; document.head.append(style); }})"
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
  const parts = ".who, .words, .embed, .container, .row > *, .gallery, .display, .file, .section, .only-you, .lead";
  const whole = message.getBoundingClientRect();
  const rights = [...message.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().right);
  return [whole.left, whole.top, Math.max(...rights, whole.left + 200), whole.bottom];
}"""
"""Returns left, top, right and bottom of what is drawn of a message; beside it the page is empty."""


async def picture(page: Page, message_id: str) -> bytes:
    """Return a picture (PNG) of a message as it stands on the page, cut to what is drawn of it.

    Raises a timeout of Playwright's where the person sees no such message.
    """
    message = page.locator(f"#m{message_id}")
    await message.wait_for()
    await message.evaluate(_LOADED)
    await message.scroll_into_view_if_needed()
    left, top, right, bottom = await message.evaluate(_DRAWN)
    width = (page.viewport_size or {"width": DESK})["width"]
    right = width if width <= PHONE else min(width, right + MARGIN)
    clip = {"x": left, "y": max(0, top - MARGIN / 2), "width": right - left, "height": bottom - top + MARGIN}
    return await page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]
