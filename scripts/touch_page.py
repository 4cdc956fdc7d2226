"""Measure the page of a table as a phone and a desk get it, in headless Chromium before the real bot.

    python -m scripts.touch_page [--game NAME] [--decisions 6] [--out DIR] [--width 390]

At 390 pixels the processor is slowed four times. For each game the host's table is opened anew, its map warm: what
comes over the wire until the page rests, the first contentful paint, when the map can be touched, what the Table
weighs, how long frames take while a finger drags the map, and how long a press takes until it is shown. So many
`--decisions` are taken before, by the page, by first options alone. DIR gets a picture of each.

A machine without emojis of its own is sent a font of them, which is said apart. Times hang on what else the machine
does; what the page's main thread takes of the processor for a frame does so less.
"""

import argparse
import asyncio
import gzip
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from bot.app import App
from bot.delivery.throttle import Throttle
from bot.process.settings import read_settings
from bot.sandbox.launch import serve_sandbox
from bot.sandbox.limits import unhurried_limits
from bot.table_page.signed_tokens import Signer, page_signing_key
from bot.table_page.web_server import TablePage
from engine.games import game_ids
from engine.store.sqlite import open_store
from tests.bot.hall import InProcess, until
from tests.bot.sandbox.browsing import DESK, PHONE, launch
from tests.bot.table_page.answering import answer_by_page
from tests.bot.table_page.conftest import PUBLIC, ServedPage

SLOWER = {PHONE: 4, DESK: 1}  # times that the processor is slowed
TALL = {PHONE: 844, DESK: 800}
OPENINGS, PRESSES, DRAGS = 3, 5, 60
LARGEST = 12  # addresses that are said
RESTS = 1.0  # seconds without anything new
HEAD = (
    "game | width | first view KB (script, style, page gz; map; rest; emoji font) | FCP ms | touchable ms | "
    "Table KB gz | pan p95 / most ms | main thread ms a frame | press p95 ms"
)
WATCH = """() => { window.seen = {}; const look = () => {
  if (document.querySelector("#world .ground")?.complete && document.querySelector("#asked h2")
      && document.querySelector(".may, .chosen, #world .layer img[data-id]")) window.seen.touch = performance.now();
  else requestAnimationFrame(look); }; addEventListener("DOMContentLoaded", () => requestAnimationFrame(look)); }"""
NEARER = """async () => { const nearer = document.getElementById("nearer");
  for (let n = 0; n < 3; n += 1) { nearer.click(); await new Promise(requestAnimationFrame); }
  await new Promise((done) => setTimeout(done, 1500)); }"""
DRAG = """async (count) => { const map = document.getElementById("map"), box = map.getBoundingClientRect();
  const times = [], at = [box.left + 150, box.top + 150];
  const given = { bubbles: true, pointerId: 5, pointerType: "touch", isPrimary: true };
  const send = (kind, clientX, clientY) => map.dispatchEvent(new PointerEvent(kind, { ...given, clientX, clientY }));
  map.setPointerCapture = () => {}; map.hasPointerCapture = () => true;
  send("pointerdown", ...at);
  let last = await new Promise(requestAnimationFrame);
  for (let n = 0; n < count; n += 1) {
    send("pointermove", at[0] - 100 * Math.sin(n / 8), at[1] + 60 * Math.sin(n / 5));
    const now = await new Promise(requestAnimationFrame); times.push(now - last); last = now;
  }
  send("pointerup", ...at); return times; }"""
CHOICES = (
    '#acts [data-verb="back"], .field.one .option, .field.goal .option, .field.deed .option, '
    ".field.many .toggle:not([disabled])"
)
PRESS = """async (choices) => { const one = document.querySelector(choices), began = performance.now();
  if (!one) return null;
  one.click();
  const shown = (done) => requestAnimationFrame(() => requestAnimationFrame(done));
  await new Promise((done) => {
    const look = () => (document.body.classList.contains("busy") ? setTimeout(look, 1) : shown(done));
    setTimeout(look, 2);
  });
  document.querySelector("#paper[open] .close")?.click(); return performance.now() - began; }"""


class Wire:
    """Bytes that come over the wire, by address."""

    def __init__(self, session: CDPSession) -> None:
        self.at: dict[str, str] = {}
        self.bytes: dict[str, float] = {}
        session.on("Network.responseReceived", lambda one: self.at.update({one["requestId"]: one["response"]["url"]}))
        session.on("Network.loadingFinished", self._came)

    def _came(self, one: dict[str, Any]) -> None:
        where = self.at.get(one["requestId"], "")
        self.bytes[where] = self.bytes.get(where, 0) + one["encodedDataLength"]

    def kilobytes(self, *parts: str) -> float:
        """Return what came from addresses with one of these parts."""
        return sum(size for where, size in self.bytes.items() if any(part in where for part in parts)) / 1024


async def _opened(browser: Browser, served: ServedPage, table: str, width: int) -> tuple[Page, Wire, CDPSession]:
    context = await browser.new_context(
        viewport={"width": width, "height": TALL[width]}, device_scale_factor=2 if width == PHONE else 1, has_touch=True
    )
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Network.enable")
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER[width]})
    wire = Wire(session)
    await page.add_init_script(f"({WATCH})()")
    await page.goto(f"{served.at}/#{served.link(served.hall.person('ada'), table)}")
    await until(lambda: page.evaluate("window.seen.touch"))
    count = -1.0
    while count != (count := wire.kilobytes("")):
        await asyncio.sleep(RESTS)
    return page, wire, session


async def measured_row(
    browser: Browser, served: ServedPage, table: str, width: int, out: Path | None, *, wide: bool = False
) -> str:
    """Return a row of the table. wide: say what is largest on the wire."""
    paints, touches = [], []
    for _ in range(OPENINGS):
        page, wire, session = await _opened(browser, served, table, width)
        paints.append(await page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        touches.append(await page.evaluate("window.seen.touch"))
        if len(paints) < OPENINGS:
            await page.context.close()
    if out is not None:
        await page.screenshot(path=out / f"{(await page.title())[:5]}_{table}_{width}.png")
    emoji = wire.kilobytes("emoji.ttf")
    code, drawn, whole = wire.kilobytes("/page/", "/#") - emoji, wire.kilobytes("/map/"), wire.kilobytes("") - emoji
    weighed = f"{whole:.0f} ({code:.1f}; {drawn:.0f}; {whole - code - drawn:.0f}; {emoji:.0f})"
    if wide:
        for where, size in sorted(wire.bytes.items(), key=lambda one: -one[1])[:LARGEST]:
            print(f"    {size / 1024:6.1f} {where.partition('//')[2].partition('/')[2][:60]}")
    await page.evaluate(NEARER)
    before = await _busy(session)
    frames = sorted(await page.evaluate(DRAG, DRAGS))
    a_frame = 1000 * (await _busy(session) - before) / DRAGS
    presses = [one for _ in range(PRESSES) if (one := await page.evaluate(PRESS, CHOICES)) is not None]
    await page.context.close()
    return (
        f"{width} | {weighed} | {statistics.median(paints):.0f} | {statistics.median(touches):.0f} | "
        f"{await _weight(served, table):.1f} | "
        f"{frames[int(0.95 * len(frames))]:.1f} / {frames[-1]:.0f} | {a_frame:.1f} | {max(presses, default=0):.0f}"
    )


async def _busy(session: CDPSession) -> float:
    """Return how many seconds of the processor the page's main thread took so far."""
    found = (await session.send("Performance.getMetrics"))["metrics"]
    return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))


async def _weight(served: ServedPage, table: str) -> float:
    who = await served.person("ada", table)
    await who.shown()
    async with served.session.get(f"{served.at}/api/table", headers={"Authorization": f"Bearer {who.token}"}) as answer:
        return len(gzip.compress(await answer.read())) / 1024


async def _played(hall: InProcess, served: ServedPage, game: str, decisions: int) -> str:
    """Start a table and answer so many questions; return its id."""
    table = await hall.start("ada", game=game, computers=1)
    actor, who = await hall.app.tables.actor(table), await served.person("ada", table)
    seat = actor.live.humans()[0].seat
    for _ in range(decisions):
        await until(lambda: actor.live.questions_seat_can_answer(seat) or not actor.live.is_running)
        if actor.live.is_running:
            await answer_by_page(who, actor.live.questions_seat_can_answer(seat)[0])
    await until(lambda: actor.live.questions_seat_can_answer(seat) or not actor.live.is_running)
    await who.shown()
    return table


async def measure_all(args: argparse.Namespace) -> None:
    """Measure all that is wanted."""
    limits = unhurried_limits()
    limits.callback_seconds = 60.0
    sandbox = await serve_sandbox(limits=limits)
    with tempfile.TemporaryDirectory() as folder:
        given = {"PRAETOR_DATABASE": f"{folder}/p.sqlite3", "PRAETOR_HOLD_SCALE": "0", "PRAETOR_GATHER": "0"}
        settings = read_settings({**sandbox.environment, **given, "PRAETOR_EMOJIS": "0"})
        hall = InProcess(sandbox, App(settings, await open_store(settings.database)))
        hall.app.worker.throttle = Throttle(0)
        await hall.up()
        signer = Signer(page_signing_key(sandbox.token))
        page = TablePage(hall.app, hall.app._handler.door, signer, PUBLIC)
        page._too_often = lambda user: False  # type: ignore[method-assign]  # it presses faster than persons
        served = ServedPage(hall, page, signer)
        served.at = f"http://127.0.0.1:{await page.start('127.0.0.1', 0)}"
        try:
            async with async_playwright() as playwright:
                browser = await launch(playwright)
                print(HEAD)
                for game in args.game or game_ids():
                    table = await _played(hall, served, game, args.decisions)
                    for width in args.width or (PHONE, DESK):
                        print(
                            f"{game} | {await measured_row(browser, served, table, width, args.out, wide=args.wire)}",
                            flush=True,
                        )
                await browser.close()
        finally:
            await served.session.close()
            await page.stop()
            await hall.close()
            await sandbox.stop()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=game_ids())
    parser.add_argument("--width", action="append", type=int, choices=tuple(SLOWER))
    parser.add_argument("--decisions", type=int, default=6)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--wire", action="store_true", help="say what is largest on the wire")
    args = parser.parse_args()
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
    asyncio.run(measure_all(args))


if __name__ == "__main__":
    main()
