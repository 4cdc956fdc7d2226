"""The page in a browser: questions answered by touch alone and by keys alone, on the sheet and on the map."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.tables.actor import Actor
from engine.games import game_ids
from render.games import drawings_of
from tests.bot.hall import PATIENCE, InProcess, until
from tests.bot.sandbox.browsing import DESK, PHONE, open_page
from tests.bot.table_page.conftest import ServedPage
from tests.games import EXAMPLE

ROUND = 4  # questions that one answers here
STEPS = 40  # touches or keys for them, many more than it takes
SHOWN = 1000 * PATIENCE  # milliseconds: a busy machine draws its first map in a minute
WIDTHS = [PHONE, DESK]
Step = Callable[[Page], Awaitable[None]]
CHOICES = ".field.one .option, .field.goal .option, .field.deed .option, .field.many .option.toggle:not([disabled])"


@pytest.fixture
async def browser(chromium_address: str) -> AsyncIterator[Browser]:
    """The browser of all, with contexts of the test's own alone."""
    async with async_playwright() as playwright:
        found = await playwright.chromium.connect_over_cdp(chromium_address)
        yield found
        await found.close()


async def opened(browser: Browser, served: ServedPage, table: str, width: int) -> Page:
    """Open the page of a table as its host."""
    page = await open_page(browser, viewport={"width": width, "height": 844}, has_touch=True)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    await page.goto(f"{served.at}/#{served.link(served.hall.person('ada'), table)}")
    await page.wait_for_selector("#asked h2", timeout=SHOWN)
    assert faults == []
    return page


async def rested(page: Page) -> None:
    """Wait until nothing is on its way."""
    await page.wait_for_selector("body:not(.busy)", timeout=SHOWN)
    if await page.locator("#paper[open]").count():
        await page.locator("#paper .close").tap()


async def first(page: Page) -> Locator:
    """Return what carries the answer out, where it is whole, else the first choice."""
    confirm = page.locator('#acts [data-verb="ok"]:not([disabled])')
    return confirm if await confirm.count() else page.locator(CHOICES).first


async def by_touch(page: Page) -> None:
    """Touch the first choice, or Confirm."""
    await (await first(page)).tap()


async def by_keys(page: Page) -> None:
    """Go on by keys alone: a number takes a choice, Control and Enter carry the answer out."""
    whole = await page.locator('#acts [data-verb="ok"]:not([disabled])').count()
    await page.keyboard.press("Control+Enter" if whole else "1")


async def answers(page: Page, actor: Actor, step: Step) -> int:
    """Answer questions for a while; return how many were decided by the person."""
    person, seat = await page.evaluate("document.title"), actor.live.humans()[0]
    assert person
    made = 0
    for _ in range(STEPS):
        path = await actor.store.path(actor.live.row.id)
        made = sum(1 for one in path if one.user == seat.user)
        if made >= ROUND or not actor.live.is_running:
            break
        await until(lambda: actor.live.questions_seat_can_answer(seat.seat))
        await page.wait_for_selector(f"{CHOICES}, #acts button", timeout=SHOWN)
        await step(page)
        await rested(page)
    return made


async def on_map(page: Page) -> None:
    """Touch what may be chosen on the map itself, where anything may; else go on as on the sheet."""
    confirm = page.locator('#acts [data-verb="ok"]:not([disabled])')
    picked = page.locator("#picked:not([hidden]) .option")
    if await confirm.count() or await picked.count():
        await (confirm if await confirm.count() else picked.first).tap()
        return
    spots = await page.evaluate(TARGETS)
    if spots:
        await page.touchscreen.tap(*spots[0])
    else:
        await by_touch(page)


TARGETS = """() => [...document.querySelectorAll(".layer .may")].map((one) => one.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => x > 4 && y > 4 && document.elementFromPoint(x, y)?.closest("#map"))
    .filter(([x, y]) => !document.elementFromPoint(x, y).closest("#tools"))"""


EACH = [pytest.param(one, marks=() if one == EXAMPLE else pytest.mark.soak(30)) for one in game_ids()]


@pytest.mark.parametrize(("width", "step"), [(PHONE, by_touch), (DESK, by_keys)], ids=["touch", "keys"])
@pytest.mark.parametrize("game", EACH)
async def test_questions_are_answered_on_the_sheet(
    hall: InProcess, served: ServedPage, browser: Browser, game: str, width: int, step: Step
) -> None:
    table = await hall.start("ada", game=game)
    page = await opened(browser, served, table, width)
    assert await answers(page, await hall.app.tables.actor(table), step) >= ROUND
    assert await page.evaluate(THREE) == [True, True, True], "a button has to be scrolled to"


THREE = """() => { const acts = document.getElementById("acts");
  const said = ["Confirm: march to Tarentum, 72 %", "Back a step", "Pass on all of these"];
  const made = (one, n) => Object.assign(document.createElement("button"),
    { textContent: one, className: n ? "secondary" : "success" });
  acts.hidden = false;
  acts.replaceChildren(...said.map(made));
  return [...acts.children].map((one) => one.getBoundingClientRect())
    .map((box) => box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight); }"""
NOTICE = """() => {
  document.body.classList.remove("no-map");
  const byId = (id) => document.getElementById(id).getBoundingClientRect();
  document.getElementById("toast").textContent = "What has happened since your last move. ".repeat(12);
  const toast = byId("toast"), apart = (other) => toast.right <= other.left || toast.left >= other.right
    || toast.bottom <= other.top || toast.top >= other.bottom;
  return { width: toast.width, ...Object.fromEntries(["tools", "sheet"].map((id) => [id, apart(byId(id))])) };
}"""


@pytest.mark.parametrize("width", WIDTHS, ids=["phone", "desk"])
async def test_a_notice_covers_neither_buttons_nor_sheet_and_goes_by_a_tap(
    hall: InProcess, served: ServedPage, browser: Browser, width: int
) -> None:
    page = await opened(browser, served, await hall.start("ada"), width)
    shown = await page.evaluate(NOTICE)
    assert shown["width"] > 200 and shown["tools"] and shown["sheet"], shown
    await page.locator("#toast").tap()
    assert not await page.locator("#toast").is_visible()


HELD = """([kind, x, y]) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(kind,
  { bubbles: true, pointerId: 7, pointerType: "touch", clientX: x, clientY: y }))"""
PIECES = """() => [...document.querySelectorAll("#world .layer img[data-id]")].map((one) => one.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => x > 4 && y > 4 && document.elementFromPoint(x, y)?.closest("#map"))
    .filter(([x, y]) => !document.elementFromPoint(x, y).closest("#tools"))"""


@pytest.mark.drawn("touch")
@pytest.mark.parametrize("width", WIDTHS, ids=["phone", "desk"])
async def test_what_lies_under_a_finger_or_a_mouse_is_told_and_not_chosen(
    hall: InProcess, served: ServedPage, browser: Browser, width: int
) -> None:
    table = await hall.start("ada")
    page, actor = await opened(browser, served, table, width), await hall.app.tables.actor(table)
    await page.wait_for_selector("#world .layer img[data-id]", state="attached", timeout=SHOWN)
    x, y = (await until(lambda: page.evaluate(PIECES)))[0]
    asked, head = await page.locator("#asked").inner_text(), actor.live.head
    if width == DESK:
        await page.mouse.move(x, y)
        told = page.locator("#tip:not(:empty)")
    else:
        await page.evaluate(HELD, ["pointerdown", x, y])
        told = page.locator("#picked:not([hidden])")
    await told.wait_for(timeout=SHOWN)
    assert (await told.inner_text()).strip("✕\n ")
    if width == DESK:
        await page.mouse.move(DESK - 20, 20)
        await page.locator("#tip:empty").wait_for(state="attached", timeout=SHOWN)
    else:
        await page.evaluate(HELD, ["pointerup", x, y])
    assert await page.locator("#asked").inner_text() == asked and actor.live.head == head


@pytest.mark.soak(60)
@pytest.mark.drawn("touch")
@pytest.mark.parametrize("width", WIDTHS, ids=["phone", "desk"])
@pytest.mark.parametrize("game", [game for game in game_ids() if drawings_of(game).touch is not None])
async def test_questions_are_answered_on_the_map(
    hall: InProcess, served: ServedPage, browser: Browser, game: str, width: int
) -> None:
    table = await hall.start("ada", game=game)
    page = await opened(browser, served, table, width)
    await page.wait_for_selector("#world .ground", state="attached", timeout=SHOWN)
    assert await answers(page, await hall.app.tables.actor(table), on_map) >= ROUND


async def test_the_sandbox_shows_the_table_beside_the_chat(
    hall: InProcess, served: ServedPage, browser: Browser
) -> None:
    hall.sandbox.show_tables(served.at)
    table, ada = await hall.start("ada", deadline=240), hall.person("ada")
    hall.sandbox.advance(3 * 86_400.0)
    await until(lambda: any(ada.messages(place) for place in ada.dms()))
    page = await open_page(browser, viewport={"width": DESK, "height": 800})
    await page.goto(hall.sandbox.page_url)
    shown = page.frame_locator("#table")
    await shown.locator("#asked h2").wait_for(timeout=SHOWN)
    live = (await hall.app.tables.actor(table)).live
    assert live.row.name in await shown.locator("#above").inner_text()
    time = shown.locator("time[data-left]").first
    await expect(time).to_have_text("in 7 days", timeout=SHOWN)  # by the clock of the sandbox, which was moved on
    await page.get_by_role("button", name="Let time pass").click()
    await page.get_by_role("button", name="+1 day").click()
    await expect(time).to_have_text("in 6 days", timeout=SHOWN)
    await page.keyboard.press("Escape")
    await page.locator("#touch").click()
    assert not await page.locator("#table").is_visible()


async def test_a_table_beside_the_chat_that_is_over_is_opened_anew_with_the_next_message(
    hall: InProcess, served: ServedPage, browser: Browser
) -> None:
    """As after a seat was lost to a computer player and taken back: the page that was open stays shut."""
    hall.sandbox.show_tables(served.at)
    await hall.start("ada")
    ada = hall.person("ada")
    await until(lambda: any(ada.messages(place) for place in ada.dms()))
    page = await open_page(browser, viewport={"width": DESK, "height": 800})
    await page.goto(hall.sandbox.page_url)
    shown = page.frame_locator("#table")
    await shown.locator("#asked h2").wait_for(timeout=SHOWN)
    await hall.app.tables.preferences.edit(int(ada.id), lambda kept: {"page_epoch": kept.page_epoch + 1})
    await page.locator("#table").evaluate("frame => frame.contentWindow.dispatchEvent(new Event('focus'))")
    await shown.locator("body.ended").wait_for(timeout=SHOWN)
    ada.post("games", "Here I am again.")
    await shown.locator("body:not(.ended) #asked h2").wait_for(timeout=SHOWN)


async def test_open_the_table_opens_it_beside_the_sandboxes_chat_as_an_activity(
    hall: InProcess, served: ServedPage, browser: Browser
) -> None:
    hall.sandbox.show_tables(served.at)
    hall.app.page_link, hall.app.launches.are_on, hall.app.tables.have_pages = served.page.link, True, True
    table, ada = await hall.start("ada"), hall.person("ada")
    await until(lambda: any(ada.messages(place) for place in ada.dms()))
    page = await open_page(browser, viewport={"width": 1000, "height": 800})  # less than what shows it by itself
    await page.goto(hall.sandbox.page_url)
    await page.locator(".place", has_text="Praetor").first.click()
    await page.get_by_role("button", name="Open the table").last.click()
    shown = page.frame_locator("#table")
    await shown.locator("#asked h2").wait_for(timeout=SHOWN)
    live = (await hall.app.tables.actor(table)).live
    assert live.row.name in await shown.locator("#above").inner_text()
    assert await page.locator("#touch").get_attribute("aria-pressed") == "true"
    assert "instance_id=i-" in (await page.locator("#table").get_attribute("src") or "")
