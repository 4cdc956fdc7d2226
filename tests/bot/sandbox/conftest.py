"""A running sandbox, a small real bot in it, and a bare HTTP client to be rude with."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
import yarl
from discord import app_commands, ui
from playwright.async_api import Browser, Page, expect

from bot.sandbox.launch import Sandbox, serve_sandbox
from bot.sandbox.limits import Limits

from .browsing import _one_browser, open_browser, open_page

__all__ = ["_one_browser"]

Json = dict[str, Any]


class Rest:
    """Requests as the bot would send them, without a library's kindness."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.session = session
        self.headers: dict[str, str] = {}

    async def __call__(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        if body is not None:
            more["json"] = body
        async with self.session.request(method, self.sandbox.api_url + path, headers=headers, **more) as answer:
            self.headers = dict(answer.headers)
            return answer.status, await answer.json() if answer.status != 204 else None

    async def code(self, method: str, path: str, body: Any = None) -> int:
        status, answer = await self(method, path, body)
        assert status >= 400, answer
        return int(answer["code"])

    async def say(self, channel: str, content: str = "hello", **more: Any) -> Json:
        status, answer = await self("POST", f"/channels/{channel}/messages", {"content": content, **more})
        assert status == 200, answer
        return dict(answer)


in_one_loop = pytest_asyncio.fixture(loop_scope="session")  # as the tests that have them (tests/conftest.py)


@in_one_loop
async def sandbox() -> AsyncIterator[Sandbox]:
    running = await serve_sandbox(limits=Limits(rate_limits=False))
    try:
        yield running
    finally:
        await running.stop()
        if running.hub.openapi is not None:
            assert running.hub.openapi.violations == []


@in_one_loop
async def rest(sandbox: Sandbox) -> AsyncIterator[Rest]:
    async with aiohttp.ClientSession() as session:
        yield Rest(sandbox, session)


class Order(ui.Modal, title="War effort"):
    gold: ui.Label[Any] = ui.Label(text="Gold", component=ui.TextInput(max_length=2, custom_id="gold"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.gold.component, ui.TextInput)
        await interaction.response.send_message(f"sealed {self.gold.component.value}", ephemeral=True)


class Panel(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Count", custom_id="count")
    async def count(self, interaction: discord.Interaction, _: Any) -> None:
        assert interaction.message is not None
        number = int(interaction.message.content.split()[-1]) + 1
        await interaction.response.edit_message(content=f"count {number}")

    @ui.button(label="Order", custom_id="order")
    async def order(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_modal(Order())

    @ui.button(label="Quiet", custom_id="quiet")
    async def quiet(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.defer()
        await interaction.followup.send("later", ephemeral=True)

    @ui.select(custom_id="pick", min_values=1, max_values=2, options=[discord.SelectOption(label=x) for x in "ABC"])
    async def pick(self, interaction: discord.Interaction, select: Any) -> None:
        await interaction.response.send_message("+".join(select.values))

    @ui.select(cls=ui.UserSelect, custom_id="who")
    async def who(self, interaction: discord.Interaction, select: Any) -> None:
        await interaction.response.send_message(f"chose {select.values[0].name}")


PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030802000000368849d6"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)


class Board(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        box: Any = ui.Container(accent_colour=discord.Colour(0xA33B3B))
        button: Any = ui.Button(label="My table", custom_id="mine")
        box.add_item(ui.Section(ui.TextDisplay("## First table"), accessory=button))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://map.png", description="The map")))
        box.add_item(ui.Separator())
        self.add_item(box)


def picture() -> discord.File:
    return discord.File(io.BytesIO(PNG), "map.png", description="The map")


class Bot(discord.Client):
    """All that a serious bot does, small."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.seen: list[discord.Interaction] = []
        self.up = asyncio.Event()
        _define(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self.add_view(Panel())

    async def on_ready(self) -> None:
        self.up.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(interaction)


def _define(tree: app_commands.CommandTree[Bot]) -> None:
    game = app_commands.Group(name="game", description="Tables")

    @game.command(name="create", description="Open a table")
    async def create(interaction: discord.Interaction, game: str, size: app_commands.Range[int, 2, 6] = 2) -> None:
        await interaction.response.send_message(f"{game} for {size}")

    @create.autocomplete("game")
    async def names(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = {"Chess": "chess", "Three Kingdoms: War": "three_kingdoms"}
        return [app_commands.Choice(name=k, value=v) for k, v in known.items() if typed.lower() in k.lower()]

    tree.add_command(game)

    @tree.command(description="A choice of a fixed list")
    @app_commands.choices(
        pace=[app_commands.Choice(name="Slow", value="s"), app_commands.Choice(name="Live", value="l")]
    )
    async def hurry(interaction: discord.Interaction, pace: str = "none") -> None:
        await interaction.response.send_message(f"pace is {pace}")

    @tree.command(description="A choice that has to be made")
    @app_commands.choices(
        sky=[app_commands.Choice(name="Clear", value="c"), app_commands.Choice(name="Rain", value="r")]
    )
    async def weather(interaction: discord.Interaction, sky: str) -> None:
        await interaction.response.send_message(f"the sky is {sky}")

    @tree.command(description="Pong")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    @tree.command(description="Only for you")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("legion", file=picture())

    @tree.command(description="The trap")
    async def leak(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("the secret", ephemeral=True)
        await interaction.followup.send("the second", ephemeral=True)

    @tree.command(description="Never answers")
    async def silent(interaction: discord.Interaction) -> None:
        return

    @tree.command(description="Buttons")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("count 0", view=Panel())

    @tree.command(description="A board")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Board(), file=picture())

    @tree.command(description="A thread with a pin, and a DM")
    async def table(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name="First table", type=discord.ChannelType.public_thread)
        post = await thread.send(view=Board(), file=picture())
        await post.pin()
        await interaction.user.send("your hand")


@in_one_loop
async def run_bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callable[[], Awaitable[Bot]]]:
    monkeypatch.setattr(discord.http.Route, "BASE", sandbox.api_url)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))
    running: list[tuple[Bot, asyncio.Task[None]]] = []

    async def start() -> Bot:
        bot = Bot()
        running.append((bot, asyncio.create_task(bot.start(sandbox.token))))
        await asyncio.wait_for(bot.up.wait(), 60)
        return bot

    yield start
    for bot, task in running:
        await bot.close()
        with contextlib.suppress(Exception):
            await task


@in_one_loop
async def bot(run_bot: Callable[[], Awaitable[Bot]]) -> Bot:
    return await run_bot()


@in_one_loop
async def browser() -> AsyncIterator[Browser]:
    async with open_browser() as found:
        yield found


SIZES = {"desk": (1280, 800), "phone": (390, 844)}
# For a test of what the page says and does, which is the same however it is laid out: on a phone in soak.
DESK_FIRST = pytest.mark.parametrize(
    "page",
    [pytest.param(SIZES["desk"], id="desk"), pytest.param(SIZES["phone"], id="phone", marks=pytest.mark.soak(2))],
    indirect=True,
)


@pytest_asyncio.fixture(loop_scope="session", params=list(SIZES.values()), ids=list(SIZES))
async def page(request: pytest.FixtureRequest, browser: Browser, sandbox: Sandbox, bot: Bot) -> AsyncIterator[Page]:
    width, height = request.param
    page = await open_page(browser, viewport={"width": width, "height": height})
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    await page.goto(sandbox.page_url)
    await expect(page.get_by_role("combobox", name="Message")).to_be_visible()
    yield page
    await page.close()
    assert problems == []
