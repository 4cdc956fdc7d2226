"""Fixtures: the stand-in for Discord with the real bot, in the test's process or as one of its own."""

import signal
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

import bot.app
from bot import services
from bot.app import App
from bot.delivery.throttle import Throttle
from bot.interactions import context, decisions
from bot.interactions.commands.all_commands import all_commands
from bot.interactions.commands.registry import CommandRegistry
from bot.process.settings import read_settings
from bot.sandbox.launch import Sandbox, serve_sandbox
from bot.sandbox.limits import Limits, unhurried_limits
from bot.tables import lobby
from bot.tables.dice_words import opening
from bot.titles import title_of_game
from bot.titles.map_request import MapRequest, PlacesRequest
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.game import Game
from engine.store.places.opening import open_at
from render import Picture, RenderService
from testbed import seeded_secrets
from testbed.drills.plain_pictures import PIXEL
from tests.bot import fresh_tables
from tests.bot.hall import PATIENCE, InProcess, Process
from tests.bot.plain_drawing import PlainRenderService
from tests.bot.plain_store import run_in_loop
from tests.empty_database import lay_empty_database
from tests.games import EXAMPLE
from tests.postgres import ON_A_SERVER, fresh_address


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where tables are on a server, choose what has a bot, but what looks at an SQLite file."""
    if not ON_A_SERVER:
        return
    chosen = [
        item
        for item in items
        if {"hall", "process"} & {*getattr(item, "fixturenames", ())} and item.get_closest_marker("sqlite_file") is None
    ]
    kept = set(chosen)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = chosen


def patient() -> Limits:
    """Return the limits of a Discord that waits for answers as long as a busy machine needs.

    Whether the bot answers within Discord's three seconds is checked by `praetor drill load` and `praetor bench
    wire`.
    """
    limits = unhurried_limits()
    limits.callback_seconds = PATIENCE
    return limits


@pytest.fixture
async def stand_in(request: pytest.FixtureRequest) -> AsyncIterator[Sandbox]:
    """The stand-in. A test fails where Discord would have refused what the bot said for its form, though the bot made
    up for it, unless it is marked with `refused_forms`."""
    running = await serve_sandbox(limits=patient())
    try:
        yield running
    finally:
        await running.stop()
        if running.hub.openapi is not None:
            assert running.hub.openapi.violations == []
        if request.node.get_closest_marker("refused_forms") is None:
            assert running.server.refused_forms == []


@pytest.fixture
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures without drawing, where a test is about something else: a pixel, with what was asked as alt text."""

    def pixel(name: str, alt: str) -> Picture:
        return Picture(
            data=PIXEL, mime="image/png", filename=f"{name.replace(' ', '_')}.png", alt=alt, width=2, height=3
        )

    async def draw_map(self: Any, renderer: Any, view: Any, words: Any, request: MapRequest | None = None) -> Picture:
        asked = request or MapRequest()
        return pixel("map", f"map {asked.theme} {asked.around} {dict(asked.letters)}")

    async def draw_places(self: Any, renderer: Any, view: Any, words: Any, request: PlacesRequest) -> Picture:
        return pixel("places", f"places {dict(request.letters)} {request.way}")

    async def draw_hand(self: Any, renderer: Any, view: Any, words: Any) -> Sequence[Picture]:
        return (pixel("hand", "hand"),) if view.hand else ()

    async def draw_card(self: Any, renderer: Any, card: str, words: Any) -> Picture:
        return pixel("card", words.name(card))

    async def draw_event(self: Any, renderer: Any, event: Any, words: Any) -> Picture:
        return pixel("effort", "effort")

    async def warm(self: RenderService, game: str, theme: str = "light") -> None:
        return

    for draw in (draw_map, draw_places, draw_hand, draw_card, draw_event):
        monkeypatch.setattr(type(title_of_game(EXAMPLE)), draw.__name__, draw)
    monkeypatch.setattr(RenderService, "draw_plates_ahead", warm)


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the dice secrets of tables depend on the test's name alone, here and in the processes that it starts, so
    that each test plays the same game every time."""
    name = request.node.nodeid.split("/")[-1]
    monkeypatch.setenv(seeded_secrets.SEED, name)
    monkeypatch.setattr(seeded_secrets, "_launched", defaultdict(count))
    monkeypatch.setattr(lobby, "secrets", seeded_secrets.secrets_stand_in(name))
    monkeypatch.setattr(opening, "secrets", seeded_secrets.secrets_stand_in(f"{name} opened"))


@cache
def registry_of(games: tuple[Game[Any], ...]) -> CommandRegistry:
    """Return the commands of these games, made once for all tests: they take a third of what a test's bot costs. Tests
    have several games under one id."""
    made = all_commands()
    found = made.fingerprint()
    made.fingerprint = lambda: found  # type: ignore[method-assign]  # asked three times by each bot; it is ten milliseconds
    return made


TOLD: dict[str, tuple[dict[str, Any], ...]] = {}  # the commands as the stand-in keeps them, by their fingerprint


async def commands_told(stand_in: Sandbox, app: App) -> None:
    """Let the bot and the stand-in begin as after an earlier start, in which the commands were told: to tell and check
    them took half of what a test's bot costs. The first test of a process tells them."""
    found, application = app.registry.fingerprint(), stand_in.world.application_id
    if found in TOLD:
        told = [{**one, "id": stand_in.hub.ids.next(), "application_id": application} for one in TOLD[found]]
        stand_in.world.commands[""] = {one["id"]: one for one in told}
        ids = {one["name"]: one["id"] for one in told}
        await app.store.set_bot_setting("command_ids", msgspec.json.encode(ids).decode())
        await app.store.set_bot_setting("commands", f"{application}:{found}")


@pytest.fixture
async def hall(
    request: pytest.FixtureRequest,
    stand_in: Sandbox,
    plain_pictures: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[InProcess]:
    """The real `App` in this process. Of its pictures only the kinds are drawn that the test is marked with
    (`plain_drawing.py`; `drawn("chart")`), in threads: `tests/render/service` and the tests of `process` have the real
    thing. Its database is asked in this thread, but in soak in one of its own (`plain_store.py`). An answer waits for
    pictures, and is not put off, however busy the machine is: a test of late answers says otherwise. Whatever a table
    gives of what it keeps is held against what is worked out anew."""
    mark = request.node.get_closest_marker("drawn")
    drawn = mark.args if mark is not None else ()
    for what in ("PATIENCE", "DRAWING"):
        monkeypatch.setattr(context, what, PATIENCE)
    monkeypatch.setattr(decisions, "DRAWING", PATIENCE)
    monkeypatch.setattr(services, "RenderService", lambda *, apart: PlainRenderService(drawn))
    monkeypatch.setattr(bot.app, "all_commands", lambda: registry_of(tuple(map(find_game, game_ids()))))
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)  # put back afterwards
    default = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", default)
    fresh_tables.watch(monkeypatch)
    settings = read_settings(
        {
            **stand_in.environment,
            "PRAETOR_DATABASE": fresh_address().text if ON_A_SERVER else str(tmp_path / "p.sqlite3"),
            "PRAETOR_HOLD_SCALE": "0",
            "PRAETOR_GATHER": "0",
            "PRAETOR_EMOJIS": "0",
        }
    )
    if not ON_A_SERVER and request.node.get_closest_marker("soak") is None:
        lay_empty_database(settings.database)
        run_in_loop(monkeypatch)
    app = App(settings, await open_at(settings.database_place))
    await commands_told(stand_in, app)
    before = set(stand_in.world.commands.get("", ()))
    running = InProcess(stand_in, app)
    running.app.worker.throttle = Throttle(0)  # the stand-in takes as many as come
    await running.up()
    assert not before or set(stand_in.world.commands[""]) == before, "the commands were told again"
    TOLD.setdefault(app.registry.fingerprint(), tuple(stand_in.world.commands[""].values()))
    try:
        yield running
    finally:
        assert await running.close() == 0


@pytest.fixture
async def process(request: pytest.FixtureRequest, stand_in: Sandbox, tmp_path: Path) -> AsyncIterator[Process]:
    """The real bot as a process, not yet started. It draws if the test is marked with `drawn`, whatever the kinds."""
    drawn = request.node.get_closest_marker("drawn") is not None
    made = Process(stand_in, fresh_address() if ON_A_SERVER else tmp_path / "praetor.sqlite3", drawn=drawn)
    try:
        yield made
    finally:
        made.records.close()
        if made.process is not None:
            await made.end(signal.SIGKILL)
