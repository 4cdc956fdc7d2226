"""What stands beside the question, in a browser: log, hand, boards, hints; arrows that are skipped; nothing hidden."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from bot.titles import title_of_game
from engine.games import game_ids
from tests.bot.hall import InProcess, until
from tests.bot.sandbox.browsing import DESK, PHONE
from tests.bot.table_page.conftest import ServedPage
from tests.bot.table_page.test_browser import SHOWN, browser, opened
from tests.games import EXAMPLE

__all__ = ["browser"]
AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")
SERIOUS = ("serious", "critical")
VIEWS = ("asked", "log", "hand", "boards")
MOVES = """async ([through, later]) => { const log = await import("/page/log.js"), map = await import("/page/map.js");
  const way = { colour: "#aa2211", through };
  log.take([{ id: later, said: ["One."] }]);
  log.take([{ id: `${later}2`, said: ["Two."], at: through, ways: [way] }, { id: later, said: ["One."] }]);
  const skip = document.getElementById("skip"), played = document.querySelectorAll(".moves .head").length;
  const offered = skip.offsetParent !== null;
  if (offered) skip.click(); // at once: an arrow is gone by itself after a second
  return [played, offered, skip.offsetParent !== null, document.querySelectorAll(".moves .head").length]; }"""


NOTES = """async (places) => { const map = await import("/page/map.js");
  map.light(new Map(places.map((id) => [id, [{ odds: "intercepted 70%" }]])));
  const boxes = [...document.querySelectorAll(".told .note")].map((one) => one.getBBox());
  const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x
    || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return [boxes.length > 1, boxes.every((a, n) => boxes.slice(n + 1).every((b) => apart(a, b)))]; }"""


@pytest.fixture(autouse=True)
def modules_apart(served: ServedPage) -> None:
    """Let the page load each module by itself, so that a test has the same ones as the page."""
    served.page.serves_modules_apart = True


async def view(page: Page, name: str) -> bool:
    """Open what stands beside the question; return whether there is any of it."""
    tab = page.locator(f'#views [data-view="{name}"]')
    if not await tab.count():
        return False
    await tab.click()
    await page.locator(f"#{name}").wait_for(timeout=SHOWN)
    return True


async def serious(page: Page) -> list[Any]:
    """Return what axe finds serious, in short."""
    found = await page.evaluate(f"async () => {{ {AXE}; return await axe.run(document); }}")
    return [
        (one["id"], node["html"][:200], node["failureSummary"][:300])
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize(("game", "width"), [(game, DESK if n % 2 else PHONE) for n, game in enumerate(game_ids())])
async def test_all_views_can_be_used_by_everybody(
    hall: InProcess, served: ServedPage, browser: Browser, game: str, width: int
) -> None:
    page = await opened(browser, served, await hall.start("ada", game=game), width)
    shown = [name for name in VIEWS if await view(page, name) and not await serious(page)]
    there = [name for name in VIEWS if await page.locator(f'#views [data-view="{name}"]').count()]
    assert shown == there and {"asked", "log"} <= set(there), await serious(page)
    if await view(page, "hand") and await page.locator(".held").count():
        await page.locator(".held img[src]").first.wait_for(timeout=SHOWN)
        await page.locator(".held").first.click()
        await page.locator("#paper[open] .card img[src]").wait_for(timeout=SHOWN)
        assert await serious(page) == []
        await page.keyboard.press("Escape")
        assert not await page.locator("#paper[open]").count()
    await page.emulate_media(color_scheme="dark")
    await view(page, "asked")
    assert await serious(page) == []


@pytest.mark.drawn("touch")
async def test_who_moved_is_played_as_arrows_that_one_can_skip(
    hall: InProcess, served: ServedPage, browser: Browser
) -> None:
    page = await opened(browser, served, await hall.start("ada", game=EXAMPLE), DESK)
    await page.wait_for_selector("#world .layer img[data-id]", state="attached", timeout=SHOWN)
    places = sorted(title_of_game(EXAMPLE).places)[:2]
    assert await page.evaluate(MOVES, [places, "a"]) == [1, True, False, 0]
    await page.emulate_media(reduced_motion="reduce")
    assert await page.evaluate(MOVES, [places, "b"]) == [0, False, False, 0]
    assert await page.evaluate(NOTES, sorted(title_of_game(EXAMPLE).places)[:40]) == [True, True]
    assert await view(page, "log")
    await page.locator("button.entry").first.focus()
    await page.locator(".moves .here").first.wait_for(state="attached", timeout=SHOWN)


ON_MAP = """async () => { const { onMap } = await import("/page/sheet.js");
  const heart = (id) => (id === "card" ? null : [0, 0]);
  const said = (asked, free) => { const { way, chosen } = onMap(asked, heart, free); return [way, chosen]; };
  return [said({ picked: ["card", "army"], way: ["b", "c"] }, false), said({ about: ["a", "b"] }, true),
    said({ around: ["a"] }, true), said({ around: ["a"] }, false), said(undefined, true)]; }"""


async def test_a_moment_is_shown_as_a_day_and_hour_and_as_what_is_left(
    hall: InProcess, served: ServedPage, browser: Browser
) -> None:
    """A deadline was told twice in the same words: in 15 hours (in 15 hours)."""
    page = await opened(browser, served, await hall.start("ada"), PHONE)
    said = await page.evaluate(
        """async () => { const dom = await import("/page/dom.js"), at = Math.round(Date.now() / 1000) + 15 * 3600;
        return dom.plain(`Until <t:${at}:f> (<t:${at}:R>)`); }"""
    )
    assert re.fullmatch(r"Until \w{3},? .*\d\d:\d\d.* \(in 15 hours\)", said), said


async def test_a_way_begins_where_the_force_stands_and_a_question_shows_its_places(
    hall: InProcess, served: ServedPage, browser: Browser
) -> None:
    page = await opened(browser, served, await hall.start("ada"), PHONE)
    assert await page.evaluate(ON_MAP) == [
        [["army", "b", "c"], ["card", "army"]],
        [["a", "b"], ["b"]],
        [[], ["a"]],
        [[], []],
        [[], []],
    ]


async def test_hints_come_once_and_go_by_their_button(hall: InProcess, served: ServedPage, browser: Browser) -> None:
    table = await hall.start("ada")
    page = await opened(browser, served, table, PHONE)
    await page.locator("#hint").wait_for(timeout=SHOWN)
    for _ in range(3):
        await page.locator("#hint .primary").tap()
    assert not await page.locator("#hint").is_visible()
    await page.reload()
    await page.wait_for_selector("#asked h2", timeout=SHOWN)
    assert await page.evaluate("localStorage.getItem('praetor-hints')") == "1"
    assert not await page.locator("#hint").is_visible()


TOLD = """() => { document.body.classList.remove("no-map"); document.getElementById("hint").hidden = true;
  document.getElementById("sheet").dataset.height = "all";
  const toast = document.getElementById("toast"); toast.className = "stale";
  toast.replaceChildren(...Array.from({ length: 6 }, () => Object.assign(document.createElement("p"),
    { textContent: "This cannot be done, since somebody else stands there already. ".repeat(3) })));
  const box = toast.getBoundingClientRect();
  return [box.top + 4, box.bottom - 4].map((y) => toast.contains(document.elementFromPoint(box.left + 20, y))); }"""


async def test_a_long_refusal_is_seen_over_a_sheet_at_full_height(
    hall: InProcess, served: ServedPage, browser: Browser
) -> None:
    page = await opened(browser, served, await hall.start("ada"), PHONE)
    assert await until(lambda: page.evaluate(TOLD)) == [True, True]
