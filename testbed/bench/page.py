"""What the page of a table asks of the bot, over real HTTP and WebSocket, for `praetor bench page`.

A hundred tables that have just begun, in a bot of its own. How long until a hundred readers have the table and what
stands on its map: of a hundred tables that nobody has opened yet (cold), again (warm), and of one. How long after a
decision five hundred open pages of one table are told, and what they take in memory. How long a press in the chat takes
beside readers who ask without a pause, and without them.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import aiohttp

from bot.messages.ids import Press
from bot.sandbox import interactions
from bot.sandbox.limits import Limits
from bot.sandbox.people.person import Receipt
from bot.table_page.signed_tokens import Signer, page_signing_key
from engine.games import game_ids
from testbed.drills.load import percentile
from testbed.drills.many_tables import Crowd, table_id
from testbed.drills.page_script import Tab, web_settings
from testbed.drills.script import asked_of_persons, scripted_answer
from testbed.drills.stage import Stage, open_stage, wait_until
from testbed.drills.steps import presses_for_answer
from testbed.process_memory import rss_mib

Figures = dict[str, dict[str, float]]
READERS, IDLE, PRESSES = 100, 500, 60
AT_ONCE = 10  # pages that open their line at the same time
SETTLED = 2.0  # seconds after which memory is looked at
ONLOOKERS = 8_000_000_000_000_000_000  # ids of persons who sit nowhere


async def measure(game: str) -> Figures:
    """Return the figures of a game, or of each that is installed."""
    return {one: await figures_of_game(one) for one in ((game,) if game else game_ids())}


async def figures_of_game(
    game: str, readers: int = READERS, idle: int = IDLE, presses: int = PRESSES
) -> dict[str, float]:
    """Return the figures of a game. readers: tables, each with one, and readers of the first; idle: its open pages.

    In milliseconds until the last of all readers has it (cold_ms: of tables that nobody has opened, each another;
    warm_ms: again; one_table_ms), of presses in the chat, and from an answer until open pages are told of it.
    """
    limits = Limits(active_threads=10**6, rate_limits=False)
    async with open_stage(limits=limits, plain=False) as stage:
        stage.environment |= web_settings()
        crowd = Crowd(stage.sandbox, game, readers)
        await crowd.start_games(stage.database)
        await stage.launch("-v")
        await wait_until(lambda: any("plates" in line for line in stage.log), "the plates are never drawn")
        async with _Pages(stage, crowd) as pages:
            figures = {"cold_ms": await pages.read_all(pages.of_players())}
            figures["warm_ms"] = await pages.read_all(pages.of_players())
            figures["one_table_ms"] = await pages.read_all(pages.of_onlookers(readers))
            figures["press_p50_ms"], figures["press_p99_ms"] = await pages.chat_presses(presses)
            async with pages.asking_for_ever(pages.of_players()):
                beside = await pages.chat_presses(presses)
            figures["press_beside_p50_ms"], figures["press_beside_p99_ms"] = beside
            before = pages.memory_mib()
            async with pages.open_lines(pages.of_onlookers(idle)) as told:
                await asyncio.sleep(SETTLED)
                figures["idle_mib"] = round(pages.memory_mib() - before, 1)
                figures["news_p50_ms"], figures["news_most_ms"] = await pages.news_after_decision(told, idle)
        return figures


class _Pages:
    """The pages of a crowd's tables, asked over one pool of connections."""

    def __init__(self, stage: Stage, crowd: Crowd) -> None:
        self.stage, self.crowd = stage, crowd
        self.address = stage.environment["PRAETOR_WEB"]
        self.signer = Signer(page_signing_key(stage.sandbox.token))
        self.session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))

    async def __aenter__(self) -> "_Pages":
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.session.close()

    def memory_mib(self) -> float:
        """Return what the bot's own process takes."""
        if self.stage.process is None:
            raise RuntimeError("there is no bot")
        return rss_mib(self.stage.process.pid)[0]

    def of_players(self) -> list[Tab]:
        """Return the pages of a player of each table."""
        return [
            Tab(self.address, table_id(n), "1", int(self.crowd.players_at(n)[0]), self.signer)
            for n in range(self.crowd.tables)
        ]

    def of_onlookers(self, count: int) -> list[Tab]:
        """Return so many pages of the first table, by people who look on."""
        return [Tab(self.address, table_id(0), "", ONLOOKERS + n, self.signer) for n in range(count)]

    async def _get(self, tab: Tab, path: str) -> Any:
        headers = {"Authorization": f"Bearer {self.signer.sign(tab.page_pass())}"}
        async with self.session.get(self.address + path, headers=headers) as answer:
            if answer.status != 200:
                raise RuntimeError(f"{path}: {answer.status}")
            return await answer.json()

    async def read(self, tab: Tab) -> None:
        """Ask for a table until its map is there, and for what stands on it."""
        while True:
            shown = await self._get(tab, "/api/table")
            if shown.get("board") or not shown.get("mapped"):
                break
            await asyncio.sleep(0.02)
        if shown.get("board"):
            await self._get(tab, f"/map/{shown['board']['tokens']}.json")

    async def read_all(self, tabs: Sequence[Tab]) -> float:
        """Let all read at once; return how long it takes until the last has it, in milliseconds."""
        began = time.perf_counter()
        await asyncio.gather(*map(self.read, tabs))
        return round(1000 * (time.perf_counter() - began), 1)

    @contextlib.asynccontextmanager
    async def asking_for_ever(self, tabs: Sequence[Tab]) -> AsyncIterator[None]:
        """Meanwhile let a tenth of the readers ask, one of the tables after the other, without a pause."""

        async def reader(first: int) -> None:
            while True:
                for n in range(len(tabs)):
                    await self.read(tabs[(first + n) % len(tabs)])

        asking = [asyncio.create_task(reader(n)) for n in range(0, len(tabs), 10)]
        try:
            yield
        finally:
            for one in asking:
                one.cancel()
            await asyncio.gather(*asking, return_exceptions=True)

    async def chat_presses(self, count: int) -> tuple[float, float]:
        """Press *My table* in the threads of so many tables, one after another; return p50 and p99 of the answers in
        milliseconds."""
        hub, took = self.stage.sandbox.hub, list[float]()
        for n in range(count):
            table = table_id(n % self.crowd.tables)
            thread = self.stage.thread(table)
            data = {"custom_id": Press("mine", table).id(), "component_type": 2, "id": 1}
            interaction, done = interactions.start_interaction(
                hub, interactions.COMPONENT, self.crowd.players_at(n % self.crowd.tables)[0], thread.id, data,
                name="mine", message=thread.messages[self.crowd.panels[table]],
            )  # fmt: skip
            await done
            took.append(1000 * (Receipt(hub, interaction).latency or 0.0))
        return round(percentile(took, 0.5), 1), round(percentile(took, 0.99), 1)

    @contextlib.asynccontextmanager
    async def open_lines(self, tabs: Sequence[Tab]) -> AsyncIterator[list[float]]:
        """Meanwhile keep pages open that wait for news. The list gets the moment of each piece of news."""
        news = list[float]()
        lines = [asyncio.create_task(asyncio.sleep(0))]
        try:
            for first in range(0, len(tabs), AT_ONCE):
                some = tabs[first : first + AT_ONCE]
                ready = [asyncio.Event() for _ in some]
                lines += [asyncio.create_task(self._line(tab, on, news)) for tab, on in zip(some, ready, strict=True)]
                await asyncio.gather(*(one.wait() for one in ready))
            news.clear()
            yield news
        finally:
            for one in lines:
                one.cancel()
            await asyncio.gather(*lines, return_exceptions=True)

    async def _line(self, tab: Tab, ready: asyncio.Event, news: list[float]) -> None:
        async with self.session.ws_connect(f"{self.address}/api/live", heartbeat=None) as socket:
            await socket.send_json({"token": self.signer.sign(tab.page_pass())})
            async for _ in socket:
                news.append(time.perf_counter())
                ready.set()
        raise RuntimeError("a line was closed")

    async def news_after_decision(self, news: list[float], count: int) -> tuple[float, float]:
        """Answer questions of the first table until something that all may see changes; return how long after the press
        was answered half of the open pages, and the last of so many, are told, in milliseconds."""
        table = table_id(0)
        while True:
            live = self.stage.records.live_table(table)
            prompt = asked_of_persons(live)[0]
            row = live.seat_row(prompt.seat)
            tab = Tab(self.address, table, prompt.seat, (row.user if row is not None else 0) or 0, self.signer)
            news.clear()
            for number, step in enumerate(presses_for_answer(live, prompt, scripted_answer(prompt, "bench"))):
                await tab.press(step, f"bench {prompt.id} {number}")
            answered = time.perf_counter()
            if await _is_soon(lambda: len(news) >= count):
                took = sorted(1000 * (one - answered) for one in news)
                return round(percentile(took, 0.5), 1), round(took[-1], 1)


async def _is_soon(test: Callable[[], bool], seconds: float = 3.0) -> bool:
    end = time.monotonic() + seconds
    while not test() and time.monotonic() < end:
        await asyncio.sleep(0.01)
    return test()
