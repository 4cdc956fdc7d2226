"""The map from near: a step's places, its arrows, what stands in each place; signs that the page draws itself."""

import base64
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image
from playwright.async_api import Page

from bot.replay.close_view import CloseView, rows_by_place
from bot.replay.drawn_signs import drawn_signs, texts_in
from bot.replay.fitting import ReplayStep
from bot.replay.making import Made, replay_page_within_limit
from bot.replay.places_named import places_in
from bot.replay.steps import Beat, LogLine
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from engine.games import game_ids
from engine.kernel.events import Event
from engine.store.models import OVER, RUNNING
from render import RenderService
from render.games import drawings_of
from render.map_places import MapPlace, PlaceRow
from render.replay.small_signs import SIZE
from testbed.drills.leaks.replays import replay_data
from tests.bot.replay.games import TABLE, played
from tests.bot.replay.test_pages import LEAST, MATRIX, SCALE, go, of_table, opened, rgb, shown, until_shown
from tests.bot.sandbox.browsing import DESK, PHONE
from tests.engine.store.players import a_table
from tests.games import EXAMPLE

RED = (176, 42, 37)
# Ends when what was asked before it is drawn: the page draws in the next frame, and one asked now comes after it.
NEXT_FRAME = "new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); })"


class Went(Event, frozen=True, tag="test_went"):
    """Somebody went by some places."""

    power: str
    way: tuple[str, ...]
    by: dict[str, tuple[str, ...]]


@pytest.fixture(scope="module")
def renderer() -> Iterator[RenderService]:
    found = RenderService()
    yield found
    found.close()


def a_beat(*, at: tuple[str, ...] = (), ways: tuple[tuple[str, tuple[str, ...]], ...] = ()) -> Beat:
    return Beat(lines=(), saved=b"", drawn=True, gap=False, chapter=0, round=0, standing={}, at=at, ways=ways)


def test_places_are_those_that_events_name_in_their_order() -> None:
    known = frozenset({"roma", "capua", "ostia"})
    found = places_in([Went("roma_power", ("capua", "roma"), {"ostia": ("capua", "Roma")})], known)
    assert found == ("capua", "roma", "ostia")


def test_what_is_said_of_a_place_is_told_once_and_only_where_it_changes() -> None:
    places = {
        "a": MapPlace(0.5, 0.25, "Alba"),
        "b": MapPlace(0.1, 1.0, "Bola", (), 0, (0.2, 0.3)),
        "7": MapPlace(0, 0, "7"),
    }
    army = (PlaceRow("army: 3", RED),)
    steps = [
        ReplayStep((a_beat(at=("b",)),), 0, rows={"a": army}),
        ReplayStep((a_beat(ways=(("rome", ("a", "b")),)),), 1, rows={"a": army, "b": army}),
        ReplayStep((a_beat(ways=(("rome", ("a", "nowhere")),)),), 2, rows={"b": army}),
    ]
    view = CloseView(places, steps, lambda side: {"light": f"#{side}", "dark": "#1"}, lambda colour: colour)
    assert view.places == [
        {"id": "a", "name": "Alba"},
        {"id": "b", "name": "Bola"},
    ], "a place without a name of its own is left out as long as nothing names it"
    assert [view.close_view_of_step(step) for step in steps] == [
        {"at": [1], "ways": [], "near": {0: 1}},
        {"at": [], "ways": [{"light": "#rome", "dark": "#1", "through": [0, 1]}], "near": {1: 1}},
        {"at": [], "ways": [], "near": {0: 0}},
    ]
    assert view.all_lines_said_of_places == [[], [["army: 3", "#b02a25"]]]


@pytest.mark.parametrize("game", game_ids())
async def test_every_reader_is_told_of_places_what_the_map_shows(tmp_path: Path, game: str) -> None:
    """A seat's own secrets are no part of the map, and of what is said beside it."""
    store = await played(tmp_path / "game.db", game, most=25)
    row = await store.table(TABLE)
    assert row is not None and row.head is not None
    live = LiveTable(row)
    (saved,) = await store.states(TABLE, [row.head])
    await store.close()
    state = live.game.decode(saved)
    tell = drawings_of(game).places
    public = tell(live.game.view(state, None))
    assert public.keys() >= title_of_game(game).places - {"garrison_box"} or len(public) > 100, (
        "hexes beyond a scenario"
    )
    assert all(0 <= one.x <= 1 and 0 <= one.y <= 1 and one.name for one in public.values())
    assert rows_by_place(public)
    for seat in row.seats:
        assert tell(live.game.view(state, seat.seat)) == public


def test_signs_are_drawn_small_the_longest_symbols_first() -> None:
    live, signs = LiveTable(a_table(game=EXAMPLE)), drawings_of(EXAMPLE).signs
    symbols = {sign: live.words.symbol(sign) for sign in signs}
    die, other = next(one for one in signs if one.startswith("die_")), list(signs)[-1]
    texts = list(texts_in({"a": [f"{symbols[other]} Ann won", {"b": f"They throw {symbols[die]}"}], symbols[die]: 1}))
    assert texts == [f"{symbols[other]} Ann won", f"They throw {symbols[die]}"]
    found = drawn_signs(EXAMPLE, live.words, texts)
    assert {symbols[die], symbols[other]} <= {symbol for symbol, _, _ in found}
    assert [len(symbol) for symbol, _, _ in found] == sorted((len(symbol) for symbol, _, _ in found), reverse=True)
    for _, spoken, picture in found:
        image = Image.open(BytesIO(base64.b64decode(picture)))
        assert image.size == (SIZE, SIZE) and len(picture) < 3000 and spoken and "." not in spoken


async def moving(path: Path, renderer: RenderService) -> tuple[Made, list[str]]:
    """Return a game of four steps in which something happens at one place, then moves from it to another, and the
    places: two of the map that lie apart."""
    (made,) = await of_table(path, EXAMPLE, renderer, 4, None)
    places = sorted(made.places, key=lambda place: made.places[place].x)
    one, other, sides = places[0], places[-1], list(made.seen.rounds[-1].end)
    first, lines = made.steps[0], (LogLine(f"{made.live.words.symbol('die_1')} they rest."), LogLine("They go!"))
    seen = [
        replace(a_beat(), lines=lines),
        replace(a_beat(at=(one,)), lines=lines),
        replace(a_beat(ways=((sides[0], (one, other)),)), lines=lines),
        replace(a_beat(), lines=lines),
    ]
    steps = tuple(replace(first, beats=(beat,)) for beat in seen)
    return replace(made, steps=steps), [one, other]


@pytest.mark.browser
async def test_the_view_goes_where_a_step_takes_place(tmp_path: Path, renderer: RenderService) -> None:
    made, (one, other) = await moving(tmp_path, renderer)
    written = replay_page_within_limit(made, language="en")
    names = {place: made.places[place].name for place in (one, other)}
    shown_plates = "[...document.querySelectorAll('.plate.seen.here b')].map(one => one.textContent)"
    whole = f"Math.abs({SCALE} - {LEAST}) < 0.001"
    async with opened(tmp_path, written) as (chromium, saved, wrong):
        for width in (PHONE, DESK):
            view = await shown(chromium, saved, wrong, width)
            await view.emulate_media(reduced_motion="reduce")  # no glide: the view is at once where it goes
            await until_shown(view, whole)
            assert await view.locator("#follow").get_attribute("aria-pressed") == "true"
            await go(view, 1)
            await in_sight(view, one, made)
            assert not await view.evaluate(whole)
            assert await view.evaluate(shown_plates) == [names[one]]
            near = await view.evaluate(SCALE)
            await go(view, 2)
            await until_shown(view, f"{SCALE} < {near}")
            assert await view.locator(".moves .head").count() == 1
            colour = f"rgb{rgb(replay_data(written)['steps'][2]['ways'][0]['light'])}"
            own = "document.querySelector('.moves .way.own')"  # which the map draws anew as it moves
            await until_shown(view, f"{own} && getComputedStyle({own}).stroke === '{colour}'")
            await in_sight(view, one, made)
            await in_sight(view, other, made)
            await go(view, 3)
            assert await view.locator(".moves *").count() == 0, "arrows are of their step"
            await view.locator("#follow").click()
            await view.locator("#whole").click()
            await until_shown(view, whole)
            await go(view, 1)
            assert await view.evaluate(whole), "it does not follow where one does not want it"
            await view.keyboard.press("f")
            await in_sight(view, one, made)
            assert not await view.evaluate(whole)
            await view.close()


async def in_sight(view: Page, place: str, made: Made) -> None:
    """Wait until a place of the map lies within what is shown of it, the view being nearer than all of it."""
    assert made.standing is not None
    (ground,) = made.standing.pack_maps([0]).maps
    heart = next(one.heart for one in ground.places if one.id == place)
    assert heart is not None
    await until_shown(
        view,
        f"""(() => {{ const [x, y] = [{heart[0]}, {heart[1]}], box = document.getElementById("map"), m = {MATRIX};
        const [a, b] = [x * m.a + m.e, y * m.a + m.f];
        return m.a > {LEAST} + 0.01 && a > 0 && b > 0 && a < box.clientWidth && b < box.clientHeight; }})()""",
    )


@pytest.mark.browser
async def test_a_place_that_is_tapped_says_what_stands_there(tmp_path: Path, renderer: RenderService) -> None:
    (made,) = await of_table(tmp_path, EXAMPLE, renderer, 4, None)
    assert made.standing is not None
    (ground,) = made.standing.pack_maps([0]).maps
    place = next(one for one in ground.places if one.id in made.steps[0].rows and one.inset < 0 and one.heart)
    async with opened(tmp_path, replay_page_within_limit(made, language="en")) as (chromium, saved, wrong):
        view = await shown(chromium, saved, wrong, DESK)
        spot = await view.evaluate(
            f"([x, y]) => {{ const m = {MATRIX}; return [x * m.a + m.e, y * m.a + m.f]; }}", place.heart
        )
        box = await view.locator("#map").bounding_box()
        assert box is not None and await view.locator(".plate.seen").count() == 0, "from afar nothing is said"
        await view.mouse.click(box["x"] + spot[0], box["y"] + spot[1])
        said = await view.locator(".plate.seen").inner_text()
        assert said.startswith(made.places[place.id].name) and made.steps[0].rows[place.id][0].said in said


@pytest.mark.browser
async def test_no_control_covers_the_map_and_none_needs_a_font_of_emojis(
    tmp_path: Path, renderer: RenderService
) -> None:
    made, _ = await moving(tmp_path, renderer)
    covered = """() => { const box = (one) => one.getBoundingClientRect();
      const stage = box(document.getElementById("map"));
      return [...document.querySelectorAll("button, select, input")].filter((one) => one.offsetParent).map(box)
        .filter((one) => one.left < stage.right && one.right > stage.left && one.top < stage.bottom
          && one.bottom > stage.top).length; }"""
    symbols = "[...document.querySelectorAll('button')].map(one => one.textContent).join('').match(/[^\\x00-\\x7f]/g)"
    async with opened(tmp_path, replay_page_within_limit(made, language="en")) as (chromium, saved, wrong):
        view = await shown(chromium, saved, wrong, PHONE)
        for height in (844, 568):
            await view.set_viewport_size({"width": PHONE, "height": height})
            assert await view.evaluate(covered) == 0
        await go(view, 1)
        line = view.locator("#lines li[aria-current] .sign").first
        assert await line.get_attribute("alt") and await line.evaluate("one => one.naturalWidth") == SIZE
        assert made.live.words.symbol("die_1") not in await view.locator("body").inner_text()
        assert await view.evaluate(symbols) is None
        heard = await view.locator("#heard").inner_text()
        assert ".." not in heard and "!." not in heard and heard.endswith("they rest. They go!")
        assert await view.locator("#play").get_attribute("title") == "Play"
        assert await view.locator("#play .plays").is_visible() and not await view.locator("#play .rests").is_visible()
        await view.locator("#play").click()
        assert await view.locator("#play .rests").is_visible()
        await view.locator("body[data-step='2']").wait_for()
        await view.close()


@pytest.mark.browser
async def test_what_a_step_says_is_on_the_first_screen_of_a_phone(tmp_path: Path, renderer: RenderService) -> None:
    made, _ = await moving(tmp_path, renderer)
    lines = [(LogLine(f"Step {n} of many."),) for n in range(30)]
    steps = tuple(replace(made.steps[0], beats=(replace(a_beat(), lines=said),)) for said in lines)
    in_first_screen = """(() => { const [line, tabs] = ["#lines li[aria-current]", "[role=tablist]"]
        .map((one) => document.querySelector(one).getBoundingClientRect());
      return scrollY === 0 && line.top >= tabs.bottom && line.bottom <= innerHeight; })()"""
    async with opened(tmp_path, replay_page_within_limit(replace(made, steps=steps), language="en")) as (
        chromium,
        saved,
        wrong,
    ):
        view = await shown(chromium, saved, wrong, PHONE)
        for step in (20, 21, 9, 29, 0):
            await go(view, step)
            assert await view.evaluate(in_first_screen), step
        await view.close()


@pytest.mark.browser
async def test_a_plate_covers_no_piece_where_there_is_room_beside_it(tmp_path: Path, renderer: RenderService) -> None:
    made, _ = await moving(tmp_path, renderer)
    plant = """() => { const [plate, stage] = [".plate.seen.here", "#map"].map((one) => document.querySelector(one)
        .getBoundingClientRect());
      const m = new DOMMatrix(getComputedStyle(document.getElementById("world")).transform);
      const piece = document.createElement("img");
      const [left, top] = [(plate.left - stage.left - m.e) / m.a, (plate.top - stage.top - m.f) / m.a];
      const [wide, tall] = [plate.width / m.a, plate.height / m.a];
      piece.spot = [left, top, wide, tall];
      piece.style = `left: ${left}px; top: ${top}px; width: ${wide}px; height: ${tall}px`;
      piece.id = "planted";
      [...document.querySelectorAll("#world > div.layer")].at(-1).append(piece); }"""
    covers = """(() => { const [plate, piece] = [".plate.seen.here", "#planted"]
        .map((one) => document.querySelector(one).getBoundingClientRect());
      return plate.left < piece.right && plate.right > piece.left && plate.top < piece.bottom
        && plate.bottom > piece.top; })()"""
    async with opened(tmp_path, replay_page_within_limit(made, language="en")) as (chromium, saved, wrong):
        view = await shown(chromium, saved, wrong, PHONE)
        await view.emulate_media(reduced_motion="reduce")
        await go(view, 1)
        await until_shown(view, "document.querySelector('.plate.seen.here') !== null")
        await view.evaluate(NEXT_FRAME)  # what the step still moves is drawn before the piece is put under the plate
        await view.evaluate(plant)
        assert await view.evaluate(covers)
        await view.evaluate("dispatchEvent(new Event('resize'))")
        await view.evaluate(NEXT_FRAME)
        assert not await view.evaluate(covers)
        await view.close()


@pytest.mark.browser
async def test_a_plate_goes_farther_from_its_place_where_pieces_stand_all_round(
    tmp_path: Path, renderer: RenderService
) -> None:
    """It stood on counters where each of four places beside its own had one."""
    made, (one, _) = await moving(tmp_path, renderer)
    assert made.standing is not None
    (ground,) = made.standing.pack_maps([0]).maps
    heart = next(place.heart for place in ground.places if place.id == one and place.inset < 0)
    assert heart is not None
    x, y = heart
    around = f"""() => {{ const m = {MATRIX}, near = Math.max(14, 34 * m.a) + 10;
      const found = document.createElement("img");
      found.spot = [{x} - near / m.a, {y} - near / m.a, 2 * near / m.a, 2 * near / m.a];
      const [left, top, wide, high] = found.spot;
      found.style = `left: ${{left}}px; top: ${{top}}px; width: ${{wide}}px; height: ${{high}}px`;
      found.id = "planted";
      [...document.querySelectorAll("#world > div.layer")].at(-1).append(found); }}"""
    covers = """(() => { const [plate, piece] = [".plate.seen.here", "#planted"]
        .map((one) => document.querySelector(one).getBoundingClientRect());
      return plate.left < piece.right && plate.right > piece.left && plate.top < piece.bottom
        && plate.bottom > piece.top; })()"""
    async with opened(tmp_path, replay_page_within_limit(made, language="en")) as (chromium, saved, wrong):
        view = await shown(chromium, saved, wrong, DESK)
        await view.emulate_media(reduced_motion="reduce")
        await go(view, 1)
        await until_shown(view, "document.querySelector('.plate.seen.here') !== null")
        await view.evaluate(NEXT_FRAME)
        await view.evaluate(around)
        assert await view.evaluate(covers)
        await view.evaluate("dispatchEvent(new Event('resize'))")
        await view.evaluate(NEXT_FRAME)
        assert not await view.evaluate(covers)
        await view.close()


@pytest.mark.browser
@pytest.mark.parametrize(("status", "warned"), [(RUNNING, True), (OVER, False)])
async def test_only_while_a_game_runs_a_page_warns_of_its_secrets(
    tmp_path: Path, renderer: RenderService, status: str, warned: bool
) -> None:
    made, _ = await moving(tmp_path, renderer)
    made.live.replace(row=replace(made.live.row, status=status))
    written = replay_page_within_limit(replace(made, reader=made.live.row.seats[0].seat), language="en")
    async with opened(tmp_path, written) as (chromium, saved, wrong):
        view = await shown(chromium, saved, wrong, PHONE)
        said = await view.locator("#reader").inner_text()
        assert said.startswith("As Ann") and ("while the game runs" in said) is warned
        await view.close()
