"""The page in a real browser, driven by what a person reads on it."""

import pytest
from playwright.async_api import Locator, Page, expect

from bot.sandbox.launch import Sandbox
from bot.sandbox.world import Tag

from .conftest import DESK_FIRST, Bot, Rest

pytestmark = pytest.mark.browser


def _box(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Message")


async def _run(page: Page, command: str) -> None:
    await _box(page).fill(f"/{command}")
    await page.get_by_role("option", name=f"/{command}").click()
    await page.get_by_role("button", name="Send").click()


async def _open(page: Page, place: str) -> None:
    menu = page.get_by_role("button", name="Open channels")
    if await menu.is_visible():
        await menu.click()
    await page.get_by_role("navigation").get_by_role("button", name=place).first.click()


async def test_a_newcomer_plays(page: Page, sandbox: Sandbox) -> None:
    await expect(page.get_by_role("note")).to_contain_text("Type /")
    await _box(page).fill("/game c")
    await page.get_by_role("option", name="/game create").click()
    await page.get_by_role("combobox", name="game", exact=True).fill("che")
    await page.get_by_role("option", name="Chess").click()
    await page.get_by_role("button", name="Add option size").click()
    await page.get_by_label("size (optional)").fill("4")
    await page.get_by_label("size (optional)").press("Enter")
    await page.get_by_role("button", name="Send").press("Enter")
    await expect(page.get_by_role("log")).to_contain_text("chess for 4")
    await _box(page).fill("a plain *word*")
    await _box(page).press("Enter")
    await expect(page.get_by_role("log").locator("em")).to_have_text("word")
    await page.get_by_role("radio", name="Boris, 2 unread").click()
    await expect(page.get_by_role("log")).to_contain_text("chess for 4")
    width = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


async def test_time_passes_by_a_press(page: Page, sandbox: Sandbox, rest: Rest) -> None:
    await rest.say(sandbox.channel("games").id, f"until <t:{int(sandbox.hub.clock.now()) + 7 * 3600}:R>")
    stamp = page.get_by_role("log").locator("time.stamp")
    await expect(stamp).to_have_text("in 7 hours")
    await page.get_by_role("button", name="Let time pass").click()
    shown = page.get_by_role("dialog", name="Let time pass")
    await expect(shown.get_by_role("status")).to_contain_text("No deadline runs.")
    await expect(shown.get_by_role("button", name="To the next deadline")).to_be_disabled()
    await shown.get_by_role("button", name="+1 hour").click()
    await expect(stamp).to_have_text("in 6 hours")
    await expect(shown.get_by_role("status")).to_contain_text("Passed: 1 hour. Nothing came that is still there.")
    assert sandbox.hub.clock.offset == pytest.approx(3600, abs=60)
    width = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


@DESK_FIRST
async def test_a_choice_is_typed_in_full_or_asked_for_again(page: Page, sandbox: Sandbox) -> None:
    """What is on no list is never left out in silence."""
    await _box(page).fill("/hurry")
    await page.get_by_role("option", name="/hurry").click()
    await page.get_by_role("button", name="Add option pace").click()
    pace = page.get_by_label("pace (optional)")
    await pace.fill("hurried")
    await page.get_by_role("button", name="Send").click()
    await expect(pace).to_be_focused()
    assert await pace.evaluate("input => input.validationMessage") == "Choose one from the list."
    await pace.fill("slow")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("log")).to_contain_text("pace is s")


async def test_a_command_is_pasted_whole(page: Page, sandbox: Sandbox) -> None:
    """A line that the bot says to copy ("/game from table:… step:…") was answered by "No such command here"."""
    await _box(page).fill("/game create size:4 game:chess")
    await expect(page.get_by_role("option", name="/game create")).to_contain_text("size: 4, game: chess")
    await _box(page).press("Enter")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("log")).to_contain_text("chess for 4")
    await _box(page).fill("/hurry pace:s")
    await page.get_by_role("option", name="/hurry").click()
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("log")).to_contain_text("pace is s")
    for wrong in ("/game create 4", "/game create hours:4", "/gone create size:4", "/hurrx pace:s"):
        await _box(page).fill(wrong)
        await expect(page.get_by_text("No such command here")).to_be_visible()


@DESK_FIRST
async def test_what_has_to_be_chosen_is_offered_again_after_an_empty_send(page: Page, sandbox: Sandbox) -> None:
    """The list closed as the button was pressed, and did not open again."""
    await _box(page).fill("/weather")
    await page.get_by_role("option", name="/weather").click()
    for _ in range(2):
        await page.get_by_role("button", name="Send").click()
        await expect(page.get_by_role("combobox", name="sky", exact=True)).to_be_focused()
        await page.wait_for_timeout(150)  # a list closes so late after its field was left
        await expect(page.get_by_role("option", name="Rain")).to_be_visible()
    await page.get_by_role("option", name="Rain").click()
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("log")).to_contain_text("the sky is r")


async def test_one_s_own_command_is_followed_to_its_answer(page: Page, sandbox: Sandbox) -> None:
    for n in range(12):
        await _box(page).fill(f"a word, and another {n}\nand a second line\nand a third")
        await _box(page).press("Enter")
    await expect(page.get_by_role("log")).to_contain_text("another 11")
    await page.evaluate("document.getElementById('scroll').scrollTop = 0")
    await _run(page, "hand")
    await expect(page.get_by_text("Only you can see this").last).to_be_in_viewport()
    await page.evaluate("document.getElementById('scroll').scrollTop = 0")
    await _box(page).fill("the last word")
    await _box(page).press("Enter")
    await expect(page.get_by_text("the last word")).to_be_in_viewport()


@DESK_FIRST
async def test_what_is_secret_is_shown_to_one(page: Page, sandbox: Sandbox) -> None:
    await _run(page, "hand")
    log = page.get_by_role("log")
    await expect(log).to_contain_text("Only you can see this")
    await page.get_by_role("button", name="Enlarge: The map").click()
    await expect(page.get_by_role("dialog")).to_contain_text("The map")
    await page.keyboard.press("Escape")
    await page.get_by_role("radio", name="Boris").click()
    await expect(log).not_to_contain_text("legion")
    await page.get_by_role("radio", name="Ada").click()
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(log).not_to_contain_text("legion")


@DESK_FIRST
async def test_controls_and_forms(page: Page, sandbox: Sandbox) -> None:
    await _run(page, "panel")
    log = page.get_by_role("log")
    await page.get_by_role("button", name="Count").click()
    await expect(log).to_contain_text("count 1")
    await page.get_by_role("combobox", name="Make a selection").first.click()
    await page.get_by_role("option", name="A").click()
    await page.get_by_role("option", name="C").click()
    await page.get_by_role("button", name="Done").click()
    await expect(log).to_contain_text("A+C")
    await page.get_by_role("button", name="Order").click()
    await page.get_by_role("dialog", name="War effort").get_by_label("Gold").fill("7")
    await page.get_by_role("button", name="Submit").click()
    await expect(log).to_contain_text("sealed 7")
    await expect(page.get_by_role("dialog")).to_have_count(0)


@DESK_FIRST
async def test_silence_says_so(page: Page, sandbox: Sandbox) -> None:
    sandbox.limits.callback_seconds = 0.3
    await _run(page, "silent")
    await expect(page.get_by_role("alert")).to_contain_text("The application did not respond")
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(page.get_by_role("alert")).to_have_count(0)


async def test_threads_pins_and_dms(page: Page, sandbox: Sandbox) -> None:
    await _run(page, "table")
    await sandbox.hub.wait_until(lambda: sandbox.person("Ada").dms())
    await _open(page, "First table")
    await page.get_by_role("button", name="Pinned messages").click()
    await expect(page.get_by_role("dialog", name="Pinned messages")).to_contain_text("First table")
    await page.get_by_role("button", name="Close").click()
    await _open(page, "Praetor")
    await expect(page.get_by_role("log")).to_contain_text("your hand")
    menu = page.get_by_role("button", name="Open channels")
    if await menu.is_visible():
        await menu.click()
    await page.get_by_role("switch", name="DMs closed").click()
    await expect(page.get_by_role("switch", name="DMs closed")).to_be_checked()
    assert not sandbox.person("Ada").user.dms_open


async def test_another_site_cannot_use_it(sandbox: Sandbox, bot: Bot) -> None:
    session = bot.http._HTTPClient__session  # type: ignore[attr-defined]
    headers = {"Origin": "http://evil.example", "Upgrade": "websocket", "Connection": "Upgrade"}
    async with session.get(sandbox.page_url + "sandbox/ws", headers=headers) as answer:
        assert answer.status == 403


@DESK_FIRST
async def test_it_says_that_the_bot_is_away_and_comes_back(page: Page, sandbox: Sandbox, bot: Bot) -> None:
    await bot.close()
    await expect(page.get_by_role("status")).to_contain_text("not connected", timeout=60_000)


@DESK_FIRST
async def test_a_thread_named_before_it_was_heard_of_gets_its_name(page: Page, sandbox: Sandbox, rest: Rest) -> None:
    games = str(sandbox.channel("games").id)
    card = await rest.say(games, "A table")
    await rest.say(games, f"Its thread: <#{card['id']}>")  # a thread has the id of the message that it was opened on
    log = page.get_by_role("log")
    await expect(log.get_by_role("button", name="#unknown")).to_be_visible()
    await rest("POST", f"/channels/{games}/messages/{card['id']}/threads", {"name": "Ada's table"})
    await expect(log.get_by_role("button", name="#Ada's table")).to_be_visible()


async def test_the_posts_of_a_forum_stand_at_the_top_with_their_tags(page: Page, sandbox: Sandbox, rest: Rest) -> None:
    """They hung at the bottom, as the last messages of a channel do."""
    place = sandbox.channel("tables")
    place.tags = [Tag(sandbox.hub.ids.next(), "Open")]
    body = {"name": "Ada's table", "message": {"content": "hello"}, "applied_tags": [place.tags[0].id]}
    status, _ = await rest("POST", f"/channels/{place.id}/threads", body)
    assert status == 201
    await _open(page, "tables")
    post = page.locator("#messages .post")
    await expect(post).to_contain_text("Ada's table")
    await expect(post.locator(".tag")).to_have_text("Open")
    box, view = await post.bounding_box(), page.viewport_size
    assert box is not None and view is not None and box["y"] < view["height"] / 2
