"""Picture the screens that a person gets on the sandbox's page, at 1280 and at 390 pixels, in order.

    python scripts/screens.py --game NAME --rounds 2 --out DIR     plays against computers: what is suggested, else the
                                                                   first answer that is offered
    python scripts/screens.py --world FILE --out DIR --show "Ada:dm:Your campaign" --show "Ada:games:begins"
                                                                   of a world that the sandbox kept: the newest message
                                                                   that this person sees in this place with these words

    python scripts/screens.py --club --out DIR                     all that a server's people have beside their games

DIR gets NUMBER-PLACE-WIDTH.png for each message that is new or has changed, and `screens.txt`: the same as text,
with what the phone said of each. `--plain` makes the text alone. Chromium is needed. A machine without Discord's fonts
or without emojis gets them by `--fonts FOLDER` (any number of times), an unpacked package of Fontsource:

    npm pack @fontsource/noto-sans @fontsource/noto-color-emoji
"""

import argparse
import asyncio
import contextlib
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

import msgspec
from playwright.async_api import Browser, Page, async_playwright

from bot.app import App
from bot.delivery.throttle import Throttle
from bot.process.settings import read_settings
from bot.sandbox.launch import Sandbox, load_world, serve_sandbox
from bot.sandbox.limits import unhurried_limits
from bot.sandbox.people.person import Person
from bot.sandbox.validation.components import components_with_paths
from bot.sandbox.world import DM, Channel, Message
from engine.games import game_ids
from engine.store.sqlite import open_store
from scripts.screens_play import Play, PlayError
from tests.bot.clubs.every_screen import Club
from tests.bot.hall import InProcess
from tests.bot.sandbox.browsing import DESK, PHONE, Face, faces, launch, open_at, picture

WIDTHS = (DESK, PHONE)
GUESTS = ("Boris", "Clara", "Dmitri", "Elena")
SAID = (0, 19, 20)  # types of messages that somebody wrote, and not Discord itself
EMOJI = re.compile(r"<a?:(\w+?)(?:_[0-9a-f]{6})?:\d+>")  # without the hash of its drawing
DRAWN = 0.25  # seconds until the page has drawn what it was told of
CALM = 2.0  # seconds without a new emoji, after which they have all been uploaded


class Album:
    """Screens, pictured and written down as they come. `person`: through whose eyes; it may be set anew."""

    def __init__(
        self,
        sandbox: Sandbox,
        person: Person,
        out: Path,
        browser: Browser | None,
        fonts: Sequence[Face],
        widths: Sequence[int] = WIDTHS,
    ) -> None:
        self.sandbox, self.person, self.out, self.browser, self.fonts = sandbox, person, out, browser, fonts
        self.widths = widths
        self.count = 0
        self._known: dict[str, bytes] = {}
        self._pages: dict[tuple[str, str, int], Page] = {}
        self._text = (out / "screens.txt").open("w", encoding="utf-8")

    def close(self) -> None:
        """Write down what is left."""
        self._text.close()

    async def picture_new_messages(self, places: Sequence[Channel]) -> None:
        """Take every message of these places that is new or has changed since the last look."""
        fresh = []
        for place in places:
            for message in (m for m in self.person.messages(place) if m.type in SAID and not m.is_loading):
                now = msgspec.json.encode([message.content, message.embeds, message.components, message.flags])
                if self._known.get(message.id) != now:
                    fresh.append((place, message, message.id in self._known))
                    self._known[message.id] = now
        fresh.sort(key=lambda one: one[1].edited_at or one[1].at)
        if fresh and self.browser is not None:
            for place in {place.id: place for place, _, _ in fresh}.values():
                for width in self.widths:
                    await self._page(place, width)
            await asyncio.sleep(DRAWN)
        for place, message, edited in fresh:
            await self.picture_message(place, message, "edited" if edited else "new")

    async def picture_message(self, place: Channel, message: Message, what: str = "") -> None:
        """Picture one message at both widths, and write it down."""
        self.count += 1
        where = "dm" if place.type == DM else "thread" if place.thread else place.name
        self._text.write(f"{self.count:03} · {where} · {what}\n{self._said(message, what)}\n\n")
        self._text.flush()
        if self.browser is None:
            return
        for width in self.widths:
            taken = await picture(await self._page(place, width), message.id)
            (self.out / f"{self.count:03}-{where}-{width}.png").write_bytes(taken)

    async def _page(self, place: Channel, width: int) -> Page:
        key = self.person.id, place.id, width
        page = self._pages.get(key)
        if page is None:
            assert self.browser is not None  # noqa: S101 - the caller has found it
            page = await open_at(self.browser, self.sandbox, self.person, place, width, fonts=self.fonts)
            self._pages[key] = page
        return page

    def _said(self, message: Message, what: str) -> str:
        private = ["(only you can see this)"] if message.ephemeral_to else []
        told = [p.text for p in self.sandbox.pushes(self.person) if p.message_id == message.id and what == "new"]
        pushed = [f"(push: {words or 'no words'})" for words in told]
        return EMOJI.sub(r":\1:", "\n".join([*private, *pushed, *_lines(message)]))


def _lines(message: Message) -> list[str]:
    """Return a message as text, from top to bottom: its words, its pictures' alt texts, its controls."""
    lines = [message.content] if message.content else []
    pictures = {f"attachment://{file.filename}": file.description or "" for file in message.attachments}
    for embed in message.embeds:
        lines += [f"| {embed['title']}"] if embed.get("title") else []
        lines += [f"| {line}" for line in (embed.get("description") or "").split("\n") if line]
        lines += [f"| {field['name']}: {field['value']}" for field in embed.get("fields") or ()]
        lines += [f"| <picture: {pictures.get(embed['image']['url'], '')}>"] if embed.get("image") else []
        lines += [f"| {embed['footer']['text']}"] if embed.get("footer") else []
    for _, part in components_with_paths(message.components):
        match part:
            case {"type": 10, "content": words}:
                lines.append(words)
            case {"type": 12, "items": items}:
                lines += [f"<picture: {item.get('description') or ''}>" for item in items]
            case {"type": 14}:
                lines.append("---")
            case {"options": options}:
                lines.append(f"[{part.get('placeholder') or ''} v]")
                lines += [
                    f"    {o['label']} - {o['description']}" if o.get("description") else f"    {o['label']}"
                    for o in options
                ]
            case {"type": 2}:
                label = part.get("label") or (part.get("emoji") or {}).get("name", "")
                lines.append(f"[{label}]{' (grey)' if part.get('disabled') else ''}")
    return lines


@contextlib.asynccontextmanager
async def _browser(wanted: bool) -> AsyncIterator[Browser | None]:
    if not wanted:
        yield None
        return
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        try:
            yield browser
        finally:
            await browser.close()


async def _emojis(sandbox: Sandbox) -> None:
    """Wait until the bot has uploaded its emojis, or uploads none."""
    count, since = -1, time.monotonic()
    while time.monotonic() - since < CALM:
        if len(sandbox.world.emojis) != count:
            count, since = len(sandbox.world.emojis), time.monotonic()
        await asyncio.sleep(0.1)


async def picture_game(args: argparse.Namespace) -> int:
    """Play a game, and picture every screen. Return the program's exit status."""
    limits = unhurried_limits()
    limits.callback_seconds = 60.0
    sandbox = await serve_sandbox(limits=limits)
    fonts = [face for folder in args.fonts for face in faces(folder)]
    with tempfile.TemporaryDirectory() as folder:
        settings = read_settings(
            {
                **sandbox.environment,
                "PRAETOR_DATABASE": f"{folder}/praetor.sqlite3",
                "PRAETOR_HOLD_SCALE": "0",
                "PRAETOR_GATHER": "0",
            }
        )
        hall = InProcess(sandbox, App(settings, await open_store(settings.database)))
        hall.app.worker.throttle = Throttle(0)
        for user in sandbox.world.users.values():
            user.locale = args.language
        for guild in sandbox.world.guilds.values():
            guild.locale = args.language
        await hall.up()
        await _emojis(sandbox)
        try:
            async with _browser(not args.plain) as browser:
                album = Album(sandbox, sandbox.person("Ada"), args.out, browser, fonts, args.width or WIDTHS)
                said = await _played(hall, album, args)
                album.close()
        finally:
            await hall.close()
            await sandbox.stop()
    print(f"{album.count} screens in {args.out}: {said}")
    return 0


async def _played(hall: InProcess, album: Album, args: argparse.Namespace) -> str:
    if args.club:
        return await Club(hall, partial(_look_of, album)).run()
    people = [album.person, *map(hall.person, GUESTS[: args.guests])]
    game = Play(hall, people, album.picture_new_messages, partial(setattr, album, "person"))
    try:
        return await game.run(args.game, args.rounds, {"computers": args.computers, "options": args.options})
    except PlayError as stopped:
        return f"stopped: {stopped}"


async def _look_of(album: Album, person: Person, places: Sequence[Channel]) -> None:
    """Picture what is new to a person."""
    album.person = person
    await album.picture_new_messages(places)


async def picture_single_messages(args: argparse.Namespace) -> int:
    """Picture single messages of a kept world. Return the program's exit status."""
    sandbox = await serve_sandbox(world=load_world(args.world), limits=unhurried_limits())
    fonts = [face for folder in args.fonts for face in faces(folder)]
    try:
        async with _browser(not args.plain) as browser:
            wanted = [one.split(":", 2) for one in args.show]
            album = Album(sandbox, sandbox.person(wanted[0][0]), args.out, browser, fonts, args.width or WIDTHS)
            for name, place, words in wanted:
                album.person = sandbox.person(name)
                await album.picture_message(album.person.place(place), album.person.last(place, words), "kept")
            album.close()
    finally:
        await sandbox.stop()
    return 0


def main() -> int:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_ids(), help="the game to play")
    parser.add_argument("--club", action="store_true", help="all that a server's people have beside their games")
    parser.add_argument("--rounds", type=int, default=1, help="how many rounds to play (default 1)")
    parser.add_argument("--computers", type=int, default=1, help="how many computers play too (default 1)")
    parser.add_argument("--guests", type=int, default=0, help="how many more persons play, by presses too (default 0)")
    parser.add_argument("--options", default="", help="options of the table, such as last_round=3 for its end")
    parser.add_argument("--language", default="en-US", help="of everybody's Discord, and of the server: it, say")
    parser.add_argument("--world", type=Path, help="a world that the sandbox has kept")
    parser.add_argument("--show", action="append", default=[], metavar="PERSON:PLACE:WORDS", help="a message of it")
    parser.add_argument("--fonts", action="append", default=[], type=Path, help="an unpacked package of Fontsource")
    parser.add_argument("--width", action="append", type=int, choices=WIDTHS, help="one width alone")
    parser.add_argument("--plain", action="store_true", help="no pictures, the text alone")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    args = parser.parse_args()
    if bool(args.game or args.club) == bool(args.world and args.show):
        parser.error("either --game or --club, or --world and --show")
    args.out.mkdir(parents=True, exist_ok=True)
    return asyncio.run(picture_game(args) if args.game or args.club else picture_single_messages(args))


if __name__ == "__main__":
    sys.exit(main())
