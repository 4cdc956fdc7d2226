"""The page of a replay: of a finished and of a running game of each title, in a headless Chromium at both widths. What
stands on its maps is the renderer's, and nothing is in it that its reader may not know."""

import base64
import json
import re
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Page

from bot.replay import making, map_drawing
from bot.replay.making import Made, make_replay, replay_page_within_limit
from bot.replay.page import PARTS, squeezed_page_data
from bot.replay.recording import Exported, moments_from_store, unpacked_position
from bot.replay.steps import SeenGame
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from data.speaking import language_context
from data.words import folder_messages
from engine.games import game_ids
from engine.store.verification.export import export_table
from render import RenderService
from render.drawing.contrast import contrast
from render.drawing.style import Colour
from render.games import drawings_of
from render.palettes import PALETTES
from render.replay.tiles import Tiles
from render.touch.touch_map import file_hash
from testbed.drills.leaks.events import all_card_ids, cards_in_zones, strings_in
from testbed.drills.leaks.replays import DATA, FILES, Undrawn, replay_data, replay_texts
from testbed.drills.leaks.replays import searchable_page_source as in_the_clear
from testbed.drills.leaks.visible import Still
from testbed.drills.leaks.watcher import names_card, without_fixed_words
from tests.bot.languages.foreign import without_names, wrong_in
from tests.bot.replay.games import NAMES, TABLE, played
from tests.bot.replay.twins import dealt_anew
from tests.bot.sandbox.browsing import DESK, PHONE, open_browser, open_page
from tests.conformance.walks import some_games
from tests.engine.store.players import SECRET, a_table
from tests.games import EXAMPLE


def soaked(in_test: bool) -> tuple[pytest.MarkDecorator, ...]:
    """Return the marks of a case that is tried in every run of the tests, or in soak alone."""
    return () if in_test else (pytest.mark.soak(20),)


STEPS = 8  # of a page that is tested: drawing takes most of the time
# A running game of one title, as its first seat sees it, and a finished one of another; those of all titles in soak.
LAST = game_ids()[-1]
CASES = [
    *(pytest.param(game, 600, None, id=f"finished-{game}", marks=soaked(game == EXAMPLE)) for game in game_ids()),
    *(
        pytest.param(game, 40, "1", id=f"running-{game}", marks=soaked(n == len(game_ids()) - 1))
        for n, game in enumerate(game_ids())
    ),
]
COMPARED = 5  # steps whose map is compared with the renderer's
SUM = """() => { const map = document.querySelector("#world canvas");
  const pixels = map.getContext("2d").getImageData(0, 0, map.width, map.height).data;
  const table = Uint32Array.from({ length: 256 }, (_, n) => {
    for (let k = 0; k < 8; k += 1) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n; });
  let sum = 0xffffffff;
  for (let n = 0; n < pixels.length; n += 1) sum = table[(sum ^ pixels[n]) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0; }"""
STANDS = """async () => { const shown = [...document.querySelectorAll("#world img[data-id]")];
  await Promise.all(shown.map((one) => one.decode()));
  return shown.map((one) => [one.dataset.id, one.dataset.sprite, one.offsetLeft, one.offsetTop, one.offsetWidth,
    one.offsetHeight]); }"""
GO = """n => { const slider = document.getElementById("slider");
  slider.value = String(n + 1);
  slider.dispatchEvent(new Event("input")); }"""
MATRIX = "new DOMMatrix(getComputedStyle(document.getElementById('world')).transform)"
SCALE = f"{MATRIX}.a"
LEAST = """(() => { const [box, world] = ["map", "world"].map((id) => document.getElementById(id));
  return Math.min(box.clientWidth / world.offsetWidth, box.clientHeight / world.offsetHeight); })()"""


@pytest.fixture(scope="module")
def renderer() -> Iterator[RenderService]:
    found = RenderService()
    yield found
    found.close()


@pytest.fixture(autouse=True)
def few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "STEPS", STEPS)


async def of_table(
    path: Path, game: str, renderer: RenderService, most: int, reader: str | None, *, twin: bool = False
) -> list[Made]:
    """Return a played game as its reader saw it; twin: and then another as they would see it that they cannot tell from
    it."""
    store = await played(path / f"{game}.db", game, most=most)
    row = await store.table(TABLE)
    assert row is not None
    live = LiveTable(row)
    made = [await make_replay(moments_from_store(store, row, live.game), live, reader, renderer)]
    if twin:
        moments = dealt_anew(moments_from_store(store, row, live.game), live.game, reader)
        made.append(await make_replay(moments, LiveTable(row), reader, renderer))
    await store.close()
    return made


FIFTEEN: dict[str | None, Made] = {}  # by the reader


async def fifteen_decisions(path: Path, renderer: RenderService, reader: str | None) -> Made:
    """Return the first fifteen decisions of a game as its reader saw them, drawn once for all tests; nothing in it is
    to be changed."""
    if reader not in FIFTEEN:
        (FIFTEEN[reader],) = await of_table(path, EXAMPLE, renderer, 15, reader)
    return FIFTEEN[reader]


@asynccontextmanager
async def opened(folder: Path, written: bytes) -> AsyncIterator[tuple[Any, Path, list[str]]]:
    """Give a browser, the page as a file, and what goes wrong; whatever is fetched beyond the file goes wrong."""
    saved = folder / "game.html"
    saved.write_bytes(written)
    wrong: list[str] = []
    async with open_browser() as browser:
        yield browser, saved, wrong
    assert wrong == []


async def shown(browser: Any, saved: Path, wrong: list[str], width: int) -> Page:
    view: Page = await open_page(browser, viewport={"width": width, "height": 844})
    view.on("pageerror", lambda error: wrong.append(str(error)))
    view.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    view.on(
        "request", lambda one: wrong.append(one.url) if not one.url.startswith(("file:", "data:", "blob:")) else None
    )
    await view.goto(saved.as_uri())
    await view.locator("body[data-step='0']").wait_for()
    return view


async def stepped(view: Page, steps: int) -> None:
    """Go from the first step to the last by the keyboard, and back to the first by a button."""
    for n in range(1, steps):
        await view.keyboard.press("ArrowRight")
        await view.locator(f"body[data-step='{n}']").wait_for()
    assert await view.locator("#next").is_disabled()
    await view.locator("#first").click()
    await view.locator("body[data-step='0']").wait_for()


async def until_shown(view: Page, said: str) -> None:
    """Wait for an expression to be true; the page's own policy forbids what Playwright would do for that."""
    while not await view.evaluate(said):
        await view.evaluate("new Promise((done) => { requestAnimationFrame(done); })")


async def go(view: Page, step: int) -> None:
    """Go to a step by the slider."""
    await view.evaluate(GO, step)
    await view.locator(f"body[data-step='{step}']").wait_for()


def compared(made: Made) -> list[int]:
    """Return five steps, in no order."""
    return sorted({round(n * (len(made.steps) - 1) / (COMPARED - 1)) for n in range(COMPARED)}, key=lambda n: n % 3)


def view_at(made: Made, step: int) -> Any:
    """Return what the reader of a game saw after a step."""
    state = unpacked_position(made.live.game, made.steps[step].beats[-1].saved)
    return made.live.game.view(state, made.reader)


async def same_maps(view: Page, made: Made, renderer: RenderService) -> None:
    """Compare what stands on the page's map with what the renderer says."""
    for n in compared(made):
        tokens = await renderer.map_tokens_as_data(made.live.row.game, view_at(made, n))
        ordered = sorted(tokens.tokens, key=lambda one: one.kind != "emblem")
        await go(view, n)
        assert await view.evaluate(STANDS) == [[one.id, one.sprite, *one.box] for one in ordered], f"step {n}"


async def same_pictures(view: Page, made: Made, renderer: RenderService) -> None:
    """Compare the page's map with the renderer's picture."""
    shown = title_of_game(made.live.row.game)
    for n in compared(made):
        picture = await shown.draw_map(renderer, view_at(made, n), made.live.words)
        image, packed = Image.open(BytesIO(picture.data)).convert("RGB"), made.maps.image(made.steps[n].map)
        if image.size != packed.size:
            image = image.resize(packed.size, Image.Resampling.LANCZOS)
        assert max(ImageStat.Stat(ImageChops.difference(image, packed)).mean) < 4, f"step {n}"
        await go(view, n)
        assert await view.evaluate(SUM) == zlib.crc32(packed.convert("RGBA").tobytes()), f"step {n}"


async def fits(view: Page) -> None:
    """Nothing hangs over the edge, and every button can be met by a finger."""
    assert await view.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = "[...document.querySelectorAll('button')].filter(b => b.offsetParent && b.offsetHeight < 30).length"
    assert await view.evaluate(small) == 0
    for tab in ("points", "dice", "words", "log"):
        await view.locator(f"#tab-{tab}").click()
        assert await view.locator(f"#{tab}").is_visible()
        assert await view.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab


def hidden_from(made: Made) -> set[str]:
    """Return the cards that others held in a game so far and that the reader of its page has never known."""
    live, known, held = made.live, set[str](), set[str]()
    for step in made.steps:
        for beat in step.beats:
            state = unpacked_position(live.game, beat.saved)
            known |= strings_in(live.game.view(state, made.reader))
            cards = cards_in_zones(state)
            for row in live.row.seats:
                held |= strings_in(live.game.view(state, row.seat)) & cards
    return held - known


def secrets_in(written: bytes, made: Made) -> list[str]:
    """Return what of a game's secrets stands in the source of a page, its data in the clear: what its dice are made of,
    ids and names of cards that its reader does not know. Pictures are left out: they are only numbers."""
    source, words = in_the_clear(written), made.live.words
    found = [SECRET.hex()] if SECRET.hex() in source else []
    if made.reader is None:  # the game is over, and all that was hidden is out
        return found
    hidden, data = hidden_from(made), replay_data(written)
    rest = DATA.sub("", written.decode())
    said = [*replay_texts(data), *re.findall(r"<!--.*?-->", rest)]
    found += sorted(card for card in hidden if any(card in re.findall(r"\w+", text) for text in (*said, source)))
    known = {words.name(card) for card in all_card_ids(Still(made.live.row, made.live.state)) - hidden}
    names = {words.name(card) for card in hidden} - known
    for name in sorted(names):
        found += [
            name for text in said if names_card(name, text) and names_card(name, without_fixed_words(text, name, words))
        ]
    return found


@pytest.mark.browser
@pytest.mark.parametrize(("game", "most", "reader"), CASES)
async def test_a_game_is_stepped_through(
    tmp_path: Path, game: str, most: int, reader: str | None, renderer: RenderService
) -> None:
    made, *others = await of_table(tmp_path, game, renderer, most, reader, twin=reader is not None)
    written = replay_page_within_limit(made, language="en")
    for other in others:
        assert written == replay_page_within_limit(other, language="en"), "it tells what its reader cannot know"
    assert len(written) <= making.LIMIT
    data = replay_data(written)
    assert (
        bool(data["result"]) == (made.live.game.outcome(made.live.state) is not None) and len(data["steps"]) > STEPS / 2
    )
    assert [one["name"] for one in data["sides"]] and sum(len(step["lines"]) for step in data["steps"]) > STEPS
    assert secrets_in(written, made) == []
    assert all(file_hash(data) == name for name, data in files_of(written).items())
    async with opened(tmp_path, written) as (chromium, saved, wrong):
        for width in (DESK, PHONE):
            view = await shown(chromium, saved, wrong, width)
            await stepped(view, len(data["steps"]))
            await fits(view)
            if width == DESK:
                await same_maps(view, made, renderer)
            await view.close()


def files_of(written: bytes) -> dict[str, bytes]:
    """Return the files in a page, by their names."""
    found = FILES.search(written.decode())
    assert found is not None
    return {name: base64.b64decode(data) for name, data in json.loads(found[2]).items()}


def without_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be maps as pictures alone."""
    bare = replace(drawings_of(EXAMPLE), touch=None)
    monkeypatch.setattr(map_drawing, "drawings_of", lambda game: bare)


@pytest.mark.browser
async def test_a_game_without_a_map_as_data_has_its_pictures(
    tmp_path: Path, renderer: RenderService, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_data(monkeypatch)
    (made,) = await of_table(tmp_path, EXAMPLE, renderer, 10, None)
    assert made.standing is None and len(made.maps) > 3
    async with opened(tmp_path, replay_page_within_limit(made, language="en")) as (chromium, saved, wrong):
        view = await shown(chromium, saved, wrong, PHONE)
        await same_pictures(view, made, renderer)


async def test_a_secret_in_the_source_of_a_page_is_found(tmp_path: Path, renderer: RenderService) -> None:
    made = await fifteen_decisions(tmp_path, renderer, "1")
    written = replay_page_within_limit(made, language="en")
    assert secrets_in(written, made) == []
    card = sorted(hidden_from(made))[0]
    name = made.live.words.name(card)
    for planted in (SECRET.hex(), f"{{'id': '{card}'}}", f"Ben holds {name}."):
        outside = written.replace(b"</body>", f"<!-- {planted} --></body>".encode())
        assert secrets_in(outside, made), planted
        data = replay_data(written)
        data["texts"][-1] += planted
        within = repacked(written, data)
        assert planted.encode() not in within and secrets_in(within, made), planted


def repacked(written: bytes, data: Mapping[str, Any]) -> bytes:
    """Return a page with other data in it."""
    return DATA.sub(lambda found: found[1] + squeezed_page_data(data) + found[3], written.decode()).encode()


async def test_the_secret_of_the_dice_is_found_in_a_finished_game_too(tmp_path: Path, renderer: RenderService) -> None:
    made = await fifteen_decisions(tmp_path, renderer, None)
    written = replay_page_within_limit(made, language="en")
    assert secrets_in(written, made) == []
    assert secrets_in(repacked(written, {**replay_data(written), "name": SECRET.hex()}), made) == [SECRET.hex()]


@pytest.mark.browser
async def test_what_cannot_be_unpacked_is_said(tmp_path: Path, renderer: RenderService) -> None:
    made = await fifteen_decisions(tmp_path, renderer, None)
    written = replay_page_within_limit(made, language="en")
    (packed,) = (found[2] for found in DATA.finditer(written.decode()))
    broken = written.replace(packed.encode(), (packed[:40] + "AAAA" + packed[44:]).encode())
    async with opened(tmp_path, written) as (chromium, saved, wrong):
        for page, without, said in ((broken, "", "damaged"), (written, "delete window.DecompressionStream", "too old")):
            saved.write_bytes(page)
            view = await open_page(chromium, viewport={"width": PHONE, "height": 844})
            view.on("pageerror", lambda error: wrong.append(str(error)))
            await view.add_init_script(without)
            await view.goto(saved.as_uri())
            assert said in await view.locator("#alarm").inner_text()
            assert not await view.locator("main").is_visible()
            await view.close()


def test_every_word_that_it_says_is_there_and_none_is_left_over() -> None:
    sources = "".join(path.read_text() for path in sorted(PARTS.iterdir()))
    said = set(re.findall(r"[\"{ ](page\.[a-z_]+)[\" }]", sources))
    assert said == set(folder_messages("replay")) and len(said) > 30


@pytest.mark.browser
async def test_it_is_moved_by_fingers_wheel_and_keys(tmp_path: Path, renderer: RenderService) -> None:
    made = await fifteen_decisions(tmp_path, renderer, None)
    written = replay_page_within_limit(made, language="en")
    data = replay_data(written)
    for line in data["charts"][0]["lines"]:
        line["name"] = "Etruscans and Samnites"
    async with opened(tmp_path, repacked(written, data)) as (chromium, saved, wrong):
        view = await shown(chromium, saved, wrong, PHONE)
        least = await view.evaluate(SCALE)
        await view.locator("#nearer").click()
        await view.keyboard.press("d")
        await until_shown(view, f"{SCALE} > {least}")
        before = await view.evaluate(f"{MATRIX}.e")
        await view.locator("#map").hover()
        await view.mouse.down()
        await view.mouse.move(100, 200)
        await view.mouse.up()
        await until_shown(view, f"{MATRIX}.e !== {before}")
        await view.mouse.wheel(0, 5000)
        await until_shown(view, f"Math.abs({SCALE} - {least}) < 0.001")
        await view.keyboard.press(" ")
        await view.locator("body[data-step='1']").wait_for()
        await view.keyboard.press(" ")
        assert await view.locator("#play").get_attribute("aria-pressed") == "false"
        await view.locator("#slider").focus()
        await view.keyboard.press("End")
        await view.locator(f"body[data-step='{len(made.steps) - 1}']").wait_for()
        heard = await view.locator("#heard[role=status]").inner_text()
        last = replay_data(saved.read_bytes())["texts"][replay_data(saved.read_bytes())["steps"][-1]["lines"][0]]
        assert heard.startswith(f"{len(made.steps)} of {len(made.steps)}, ") and last in heard
        await in_their_colours(view, replay_data(saved.read_bytes())["sides"])


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("palette", ["", *PALETTES])
def test_the_colour_of_each_side_stands_out_on_both_grounds(game: str, palette: str) -> None:
    style = (PARTS / "style.css").read_text()
    grounds = [bytes(ground).hex() for ground in making.SHEETS.values()]
    assert re.findall(r"--sheet: #(\w+);", style) == grounds
    live = LiveTable(a_table(game=game))
    made = Made(live, None, SeenGame(), (), Tiles(), palette)
    seats = [str(seat) for seat in range(1, live.game.most_seats + 1)]  # of some games each is a side
    sides = [*seats, *(key.removeprefix("name.") for key in folder_messages(game) if key.startswith("name."))]
    found = [colours for side in sides if (colours := making._colours(made, side))["light"]]
    assert found
    for colours in found:
        for name, ground in making.SHEETS.items():
            assert contrast(rgb(colours[name]), ground) >= 3, (colours, name)


def rgb(said: str) -> Colour:
    """Return a colour of the page's data."""
    red, green, blue = bytes.fromhex(said.removeprefix("#"))
    return red, green, blue


async def in_their_colours(view: Page, sides: list[dict[str, str]]) -> None:
    """Lines and marks have the colours that their sides have on the ground of the reader's theme."""
    await view.locator("#tab-points").click()
    ends = "[...document.querySelectorAll('#charts text')].map(one => one.getBBox().x + one.getBBox().width)"
    wide = await view.evaluate("document.querySelector('#charts svg').viewBox.baseVal.width")
    assert max(await view.evaluate(ends)) <= wide, "a name is cut off by the chart's edge"
    for theme in making.SHEETS:
        await view.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        for part, style in (("#charts .own polyline", "stroke"), ("#standing .own", "backgroundColor")):
            seen = f"[...document.querySelectorAll('{part}')].map(one => getComputedStyle(one).{style})"
            assert set(await view.evaluate(seen)) == {f"rgb{rgb(side[theme])}" for side in sides}, (theme, part)


async def test_a_file_is_replayed_as_its_table_is(tmp_path: Path, renderer: RenderService) -> None:
    store = await played(tmp_path / "game.db", EXAMPLE)
    row = await store.table(TABLE)
    assert row is not None
    document = await export_table(store, TABLE, names=True)
    live = LiveTable(row)
    ours = replay_data(
        replay_page_within_limit(
            await make_replay(moments_from_store(store, row, live.game), live, None, renderer), language="en"
        )
    )
    await store.close()
    exported = Exported(document)
    theirs = replay_data(
        replay_page_within_limit(
            await make_replay(exported.moments(), LiveTable(exported.row), None, renderer), language="en"
        )
    )
    assert {**theirs, "name": ""} == {**ours, "name": ""}


async def test_the_file_of_a_running_game_has_no_maps(tmp_path: Path, renderer: RenderService) -> None:
    store = await played(tmp_path / "game.db", EXAMPLE, most=40)
    exported = Exported(await export_table(store, TABLE))
    await store.close()
    made = await make_replay(exported.moments(), LiveTable(exported.row), None, renderer)
    data = replay_data(replay_page_within_limit(made, language="en"))
    assert data["maps"] is None is data["stands"] and data["charts"] == [] and len(data["steps"]) > 3
    assert making.film_of(made) is None


async def test_a_long_game_of_pictures_is_made_to_fit(
    tmp_path: Path, renderer: RenderService, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_data(monkeypatch)
    monkeypatch.setattr(making, "LEAST", 4)
    monkeypatch.setattr(making, "PICTURES", STEPS)
    (made,) = await of_table(tmp_path, EXAMPLE, renderer, 30, None)
    whole = replay_page_within_limit(made, language="en")
    lines = sum(len(step["lines"]) for step in replay_data(whole)["steps"])
    smaller = replay_page_within_limit(made, language="en", limit=len(whole) - 20_000)
    data = replay_data(smaller)
    assert len(smaller) <= len(whole) - 20_000 or len(data["steps"]) == making.LEAST
    assert len(data["steps"]) < len(replay_data(whole)["steps"])
    assert sum(len(step["lines"]) for step in data["steps"]) == lines, "no line is lost"


@pytest.mark.parametrize("game", some_games(1, 2))
async def test_a_page_is_in_its_readers_language(tmp_path: Path, game: str) -> None:
    """All that it says, of the game and of itself; what its maps say is tested where they are drawn."""
    undrawn = Undrawn()
    with language_context("it"):
        (made,) = await of_table(tmp_path, game, undrawn, 25, "1")
        data = replay_data(replay_page_within_limit(made, language="it"))
    undrawn.close()
    said = {*data["texts"], *data["chapters"], data["game"], *(side["name"] for side in data["sides"])}
    said |= {chart["title"] for chart in data["charts"]}
    assert len(said) > 20
    names = (*NAMES, data["name"])
    assert {one: found for one in said if (found := wrong_in(without_names(one, *names), game, "it", "en"))} == {}
