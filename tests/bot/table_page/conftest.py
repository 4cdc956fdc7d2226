"""The page's server before the bot in this process, and people who use it over HTTP."""

import secrets
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from playwright.sync_api import sync_playwright

from bot.process.settings import Secret
from bot.sandbox.people.person import Person
from bot.table_page import boards
from bot.table_page.activity import ActivityLogin
from bot.table_page.signed_tokens import LINK_LASTS, PagePass, Signer, new_name, page_signing_key
from bot.table_page.web_server import TablePage
from tests.bot.hall import InProcess
from tests.bot.sandbox.browsing import ARGS
from tests.chromium import CHROMIUM

Json = dict[str, Any]
PUBLIC = "https://tables.example"


class PagePerson:
    """A person at the page of a table."""

    def __init__(self, served: "ServedPage", who: Person, table: str) -> None:
        self.served, self.who, self.table, self.token = served, who, table, ""

    async def ask(self, path: str, body: Json | None = None, **headers: str) -> tuple[int, Json]:
        """Ask the server; return the status and what it says."""
        sent = {"Authorization": f"Bearer {self.token}", **headers}
        method = "GET" if body is None else "POST"
        async with self.served.session.request(method, self.served.at + path, json=body, headers=sent) as answer:
            said = await answer.json() if answer.status != 304 else {}
            return answer.status, said

    async def begin(self, link: str = "") -> int:
        """Open a link, one's own if none is given; return the status."""
        status, said = await self.ask("/api/begin", {"link": link or self.served.link(self.who, self.table)})
        self.token = str(said.get("token", ""))
        return status

    async def shown(self) -> Json:
        """Return the table as the person is shown it, with its map."""
        status, said = await self.ask("/api/table")
        assert status == 200, said
        return said

    async def press(self, press: str, values: list[str] | None = None, once: str = "", **fields: str) -> Json:
        """Press something; return the answer."""
        body = {"once": once or secrets.token_hex(8), "press": press, "values": values or [], "fields": fields}
        status, said = await self.ask("/api/press", body)
        assert status == 200, (status, said)
        return said


class ServedPage:
    """The page's server on a free port."""

    def __init__(self, hall: InProcess, page: TablePage, signer: Signer) -> None:
        self.hall, self.page, self.signer = hall, page, signer
        self.at = ""
        self.session = aiohttp.ClientSession()

    def link(self, who: Person, table: str, **other: Any) -> str:
        """Return a link as the bot signs it; other: what is otherwise in it."""
        given = {"kind": "link", "seat": "", "epoch": 0, "until": time.time() + LINK_LASTS, "once": new_name(), **other}
        return self.signer.sign(PagePass(user=int(who.id), table=table, **given))

    async def person(self, name: str, table: str) -> PagePerson:
        """Return a person whose page is open."""
        found = PagePerson(self, self.hall.person(name), table)
        assert await found.begin() == 200
        return found


@pytest.fixture
async def served(
    hall: InProcess, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[ServedPage]:
    """The page's server before the bot. Only a test that is marked with `drawn("touch")` has maps to touch."""
    signer = Signer(page_signing_key(hall.sandbox.token))
    login = ActivityLogin(hall.app, Secret(hall.sandbox.hub.activities.secret))
    page = TablePage(hall.app, hall.app._handler.door, signer, PUBLIC, login)
    found = ServedPage(hall, page, signer)
    mark = request.node.get_closest_marker("drawn")
    if mark is None or "touch" not in mark.args:
        monkeypatch.setattr(page.boards, "has_map", lambda live: False)
    monkeypatch.setattr(boards, "DRAWING", None)  # an answer waits for its map, however busy the machine is
    found.at = f"http://127.0.0.1:{await page.start('127.0.0.1', 0)}"
    try:
        yield found
    finally:
        await found.session.close()
        await page.stop()


@pytest.fixture(scope="session")
def chromium_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Chromium for all tests of a process, each of which has an event loop of its own: where one reaches it. To start
    one takes a second of the processor. A thread holds it, since Playwright's own loop is in nobody's way there."""
    folder, is_up, is_over = tmp_path_factory.mktemp("chromium"), threading.Event(), threading.Event()
    holder = threading.Thread(target=_hold_chromium, args=(folder, is_up, is_over))
    holder.start()
    try:
        is_up.wait()
        yield f"http://127.0.0.1:{(folder / 'DevToolsActivePort').read_text(encoding='utf-8').split()[0]}"
    finally:
        is_over.set()
        holder.join()


def _hold_chromium(folder: Path, is_up: threading.Event, is_over: threading.Event) -> None:
    try:
        with sync_playwright() as playwright:
            held = playwright.chromium.launch_persistent_context(
                folder, executable_path=CHROMIUM, args=[*ARGS, "--remote-debugging-port=0"]
            )
            is_up.set()
            is_over.wait()
            held.close()
    finally:
        is_up.set()  # who waits sees that it is not there
