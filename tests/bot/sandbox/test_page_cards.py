"""Cards on the page: components v2, embeds, emojis, and what the phone was told, as Discord shows them."""

import io
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Browser, Locator, Page, expect

from bot.sandbox.launch import Sandbox

from .browsing import PHONE, open_at, picture
from .conftest import DESK_FIRST, PNG, Json, Rest
from .test_emojis import make
from .test_v2 import V2, box, button, row, section, send, text

pytestmark = pytest.mark.browser


async def post(page: Page, rest: Rest, body: Json, **files: bytes) -> Locator:
    """Send a message into the place that the page shows; return it as it stands there."""
    path = f"/channels/{rest.sandbox.channel('games').id}/messages"
    status, sent = await send(rest, "POST", path, body, **files)
    assert status == 200, sent
    shown = page.locator(f"#m{sent['id']}")
    await expect(shown).to_be_visible()
    return shown


def components(*parts: Json) -> Json:
    return {"flags": V2, "components": list(parts)}


async def bounds(part: Locator) -> dict[str, float]:
    """Return where a part stands in its message, whatever the page is scrolled to."""
    await expect(part).to_be_visible()
    found: Any = await part.evaluate(
        "p => { const [own, all] = [p, p.closest('li')].map((e) => e.getBoundingClientRect());"
        " return {x: own.x - all.x, y: own.y - all.y, width: own.width, height: own.height}; }"
    )
    return dict(found)


async def test_a_container_has_its_bar_and_a_section_its_picture_at_the_right(page: Page, rest: Rest) -> None:
    seal: Json = {"type": 11, "media": {"url": "attachment://seal.png"}, "description": "The seal"}
    card = box(section(seal, text("### Taken\n**+2 VP**\n-# #17")), {"type": 14}, text("after"), accent_color=0x8A9A2B)
    shown = await post(page, rest, components(card), seal_png=PNG)
    bar = await shown.locator(".container").evaluate("c => getComputedStyle(c, '::before').backgroundColor")
    assert bar == "rgb(138, 154, 43)"
    words, seal_at = await bounds(shown.locator(".section-text")), await bounds(shown.get_by_alt_text("The seal"))
    assert words["x"] + words["width"] <= seal_at["x"] and (seal_at["width"], seal_at["height"]) == (84, 84)
    await expect(shown.get_by_role("heading", name="Taken")).to_be_visible()
    await expect(shown.locator("small.subtext")).to_have_text("#17")
    await expect(shown.get_by_role("separator")).to_have_count(1)
    assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


async def test_a_gallery_stands_in_rows_and_opens_on_a_click(page: Page, rest: Rest) -> None:
    plans = [[1], [2], [2, 2], [2, 3], [3, 3], [1, 3, 3], [2, 3, 3], [3, 3, 3], [1, 3, 3, 3]]
    for rows in plans:
        places = [await bounds(one) for one in await gallery_of(page, rest, sum(rows))]
        tops = [round(place["y"]) for place in places]
        assert [tops.count(top) for top in sorted(set(tops))] == rows
    one, *others = await gallery_of(page, rest, 3)
    large, small, below = [await bounds(part) for part in (one, *others)]
    assert large["height"] > 1.9 * small["height"] and small["x"] == below["x"] > large["x"]
    await one.click()
    await expect(page.get_by_role("dialog", name="Picture 0")).to_contain_text("Picture 0")


async def gallery_of(page: Page, rest: Rest, count: int) -> list[Locator]:
    """Send a gallery of so many pictures; return what one clicks to enlarge them."""
    files = {f"p{i}_png": PNG for i in range(count)}
    items = [{"media": {"url": f"attachment://p{i}.png"}, "description": f"Picture {i}"} for i in range(count)]
    shown = await post(page, rest, components({"type": 12, "items": items}), **files)
    return [shown.get_by_role("button", name=f"Enlarge: Picture {i}", exact=True) for i in range(count)]


@DESK_FIRST
async def test_emojis_of_the_application_are_drawn(page: Page, rest: Rest) -> None:
    made = await make(rest)
    mention = f"<:die_6:{made['id']}>"
    options = [
        {"label": "a", "value": "a", "description": "what it does", "emoji": {"id": made["id"], "name": "die_6"}}
    ]
    pick: Json = {"type": 3, "custom_id": "pick", "options": options, "placeholder": "Which?"}
    badge = button("b") | {"emoji": {"id": made["id"], "name": "die_6"}}
    shown = await post(page, rest, components(text(f"You rolled {mention}"), row(pick), row(badge)))
    drawn = shown.get_by_alt_text(":die_6:")
    assert await drawn.evaluate("async i => { await i.decode(); return i.naturalWidth; }") == 2
    assert 16 <= (await bounds(drawn))["height"] <= 24
    await expect(shown.get_by_role("button", name="b").locator("img")).to_be_visible()
    await shown.get_by_role("combobox", name="Which?").click()
    option = page.get_by_role("option")
    await expect(option.locator("img")).to_be_visible()
    await expect(option).to_contain_text("what it does")
    await page.keyboard.press("Escape")
    alone = await post(page, rest, {"content": f"{mention} 🎲"})
    assert (await bounds(alone.get_by_alt_text(":die_6:")))["height"] == 48


@DESK_FIRST
async def test_coloured_squares_have_their_colours_without_a_font_of_emojis(page: Page, rest: Rest) -> None:
    """The page's own font is of one colour: a garrison's dice were empty boxes."""
    option = {"label": "Latium 🟨", "value": "a", "description": "garrison 🟥🟥"}
    pick: Json = {"type": 3, "custom_id": "pick", "options": [option | {"default": True}], "placeholder": "Which?"}
    shown = await post(page, rest, components(text("They roll 🟥☠️ **🟩**"), row(pick)))
    colours = "all => all.map(one => one.textContent + getComputedStyle(one).backgroundColor)"
    red, yellow, green = "🟥rgb(201, 54, 44)", "🟨rgb(240, 200, 60)", "🟩rgb(79, 154, 69)"
    assert await shown.locator(".tile").evaluate_all(colours) == [red, green, yellow, red, red]
    await shown.get_by_role("combobox").click()
    assert await page.get_by_role("option").locator(".tile").evaluate_all(colours) == [yellow, red, red]
    await expect(page.get_by_role("option")).to_contain_text("garrison 🟥🟥")


@DESK_FIRST
async def test_a_link_to_a_place_leads_there(page: Page, sandbox: Sandbox, rest: Rest) -> None:
    """It led out of the sandbox, to a page of Discord's on which there is no such place."""
    there = sandbox.channel("no-posting")
    link = f"https://discord.com/channels/1/{there.id}"
    shown = await post(page, rest, {"content": f"Its place: {link} and https://example.org/1"})
    await expect(shown.get_by_role("link")).to_have_text("https://example.org/1")
    await shown.get_by_role("button", name="#no-posting").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("#no-posting")


async def test_an_embed_is_a_card_too(page: Page, rest: Rest) -> None:
    small = {"name": "VP", "value": "7", "inline": True}
    embed: Json = {
        "title": "Your campaign",
        "description": "-# round 5\n**Since your last move**\n- one\n1. first",
        "color": 0xC0392B,
        "image": {"url": "attachment://map.png"},
        "fields": [small, small | {"name": "Gold"}, {"name": "Wide", "value": "alone"}],
        "footer": {"text": "#231"},
    }
    off = button("off") | {"disabled": True}
    body: Json = {"content": "Answer by six", "embeds": [embed], "components": [row(button("on"), off)]}
    shown = await post(page, rest, body, map_png=PNG)
    await expect(shown.get_by_role("heading", name="Your campaign")).to_be_visible()
    await expect(shown.locator("ul li")).to_have_text("one")
    await expect(shown.locator("ol li")).to_have_text("first")
    first, second = [await bounds(shown.get_by_text(name, exact=True)) for name in ("VP", "Gold")]
    assert first["y"] == second["y"] and first["x"] < second["x"]
    await expect(shown.get_by_role("article").locator("img")).to_be_visible()
    await expect(shown.get_by_role("button", name="off")).to_be_disabled()
    bar = await shown.get_by_role("article").evaluate("e => getComputedStyle(e).borderLeftColor")
    assert bar == "rgb(192, 57, 43)"


@DESK_FIRST
async def test_what_the_phone_was_told_can_be_read(page: Page, rest: Rest, sandbox: Sandbox) -> None:
    ada = sandbox.person("Ada")
    _, dm = await rest("POST", "/users/@me/channels", {"recipient_id": ada.id})
    await rest.say(dm["id"], "**Your campaign**: answer by six", embeds=[{"title": "A card"}])
    await rest.say(dm["id"], "", **components(text("Words that no phone says")))
    await page.get_by_role("button", name="Notifications, 2 new").click()
    told = page.get_by_role("dialog", name="Notifications on the phone").get_by_role("listitem")
    await expect(told.nth(0)).to_contain_text("(no words)")
    await expect(told.nth(1)).to_contain_text("Your campaign: answer by six")
    await told.nth(1).get_by_role("button").click()
    await expect(page.get_by_role("log")).to_contain_text("Words that no phone says")
    await expect(page.get_by_role("button", name="Notifications", exact=True)).to_be_visible()


async def test_a_message_is_pictured_alone(browser: Browser, rest: Rest, sandbox: Sandbox) -> None:
    games = sandbox.channel("games")
    sent = await rest.say(games.id, "", **components(box(text("x\n" * 80))))
    for number in range(70):  # more than the page asks for at once
        await rest.say(games.id, f"later {number}")
    phone = await open_at(browser, sandbox, sandbox.person("Boris"), games, PHONE)
    try:
        taken = await picture(phone, sent["id"])
        height = int.from_bytes(taken[20:24], "big")
        assert int.from_bytes(taken[16:20], "big") == PHONE and 1600 < height < 2400
    finally:
        await phone.close()


async def test_the_picture_of_a_message_shows_nothing_of_the_input_box(
    browser: Browser, rest: Rest, sandbox: Sandbox
) -> None:
    """Below a message that stands at the bottom of the page was a strip of it."""
    games = sandbox.channel("games")
    sent = [await rest.say(games.id, "a line\n" * 10) for _ in range(40)][20]  # more than the page shows at once
    phone = await open_at(browser, sandbox, sandbox.person("Boris"), games, PHONE)
    try:
        await phone.locator(f"#m{sent['id']}").evaluate("m => m.scrollIntoView({block: 'end'})")
        taken = Image.open(io.BytesIO(await picture(phone, sent["id"]))).convert("RGB")
        below = taken.crop((0, taken.height - 4, taken.width, taken.height)).getcolors()
        assert below is not None and len(below) == 1
        await expect(phone.locator(".box")).to_be_visible()
    finally:
        await phone.close()
