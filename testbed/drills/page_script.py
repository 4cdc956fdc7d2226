"""People who play by a script on the page of their table: the same answers as in the chat, pressed over HTTP.

Now and then the same answer is given twice at once, by two tabs or by page and chat, or a line breaks while a press is
on its way. A press whose answer was lost is sent again under its own name, as the page does: it must be done once.
"""

import asyncio
import hashlib
import json
import socket
import time
from typing import Any

import aiohttp
import msgspec

from bot.messages.ids import Press
from bot.sandbox.people.person import controls_of
from bot.table_page.signed_tokens import BEARER, BEARER_LASTS, WATCH, PagePass, Signer, page_signing_key
from bot.tables.live import LiveTable
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import Seat
from engine.kernel.prompts import MAY, Prompt
from testbed.drills.report import Report
from testbed.drills.script import Script, Unanswered
from testbed.drills.stage import Stage
from testbed.drills.steps import Step, presses_for_answer

Json = dict[str, Any]
JSON = "application/json"
ANSWER = aiohttp.ClientTimeout(total=60)  # seconds that a press may take on a busy machine
TWICE, BROKEN = 0.25, 0.15  # part of the answers that are given twice at once; whose line breaks
BREAKS = 0.05  # seconds after which a line breaks, at most
MANY = 429  # the status of who presses too often
REST = 2.5  # seconds that they wait then
SIGHT = 15.0  # seconds until two tabs must show the same


def web_settings() -> dict[str, str]:
    """Return the settings of a bot that serves its tables as pages, on a port that is free now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        at = f"127.0.0.1:{found.getsockname()[1]}"
    return {"PRAETOR_WEB": f"http://{at}", "PRAETOR_WEB_LISTEN": at}


class Tab(msgspec.Struct):
    """The page of one seat, open in a browser; seat "": of who looks on.

    user: its person. signer: signs as the bot does."""

    address: str
    table: str
    seat: Seat
    user: int
    signer: Signer
    name: str = "tab"

    def page_pass(self) -> PagePass:
        """Return the pass by which it asks."""
        until, kind = time.time() + BEARER_LASTS, BEARER if self.seat else WATCH
        return PagePass(kind, self.user, self.table, self.seat, 0, until, f"drill {self.name}")

    async def ask(self, path: str, body: Json | None = None) -> tuple[int, Any]:
        """Ask the bot. Return the status and what it says, a picture as it is. Unanswered: there is no answer."""
        headers = {"Authorization": f"Bearer {self.signer.sign(self.page_pass())}"}
        method = "GET" if body is None else "POST"
        try:
            async with (
                aiohttp.ClientSession(timeout=ANSWER) as session,
                session.request(method, self.address + path, json=body, headers=headers) as answer,
            ):
                said = await answer.read()
                return answer.status, json.loads(said or b"null") if answer.content_type == JSON else said
        except (aiohttp.ClientError, TimeoutError, json.JSONDecodeError) as error:
            raise Unanswered from error

    async def press(self, step: Step, once: str) -> Json:
        """Press something; return the answer. Unanswered: there is none."""
        while True:
            status, said = await self.ask("/api/press", _body(step, once))
            if status != MANY:
                break
            await asyncio.sleep(REST)
        if status != 200 or said["told"]["how"] == "failed":
            raise Unanswered
        return dict(said)

    async def table_shown(self) -> Json:
        """Return the table as it is shown."""
        status, said = await self.ask("/api/table")
        if status != 200:
            raise Unanswered
        return dict(said)


def _body(step: Step, once: str) -> Json:
    return {"once": once, "press": step.custom_id, "values": list(step.values), "fields": {}}


class PageScript(Script):
    """Plays the persons of one table on its page.

    lost: the press whose answer was lost last, with its tab, its question and its name. report: what is counted in it.
    """

    def __init__(self, stage: Stage, table: str, seed: str, last: int = 0, report: Report | None = None) -> None:
        super().__init__(stage, table, seed, last)
        self.report = report or Report(name="page")
        self.signer = Signer(page_signing_key(stage.sandbox.token))
        self.lots = UnverifiedRandom(f"page {seed}")
        self.lost: tuple[Tab, Prompt, Step, str] | None = None
        self.presses = 0

    def tab_of_seat(self, live: LiveTable, seat: Seat, name: str = "tab") -> Tab:
        """Return the page of a seat."""
        row = live.seat_row(seat)
        user = row.user or 0 if row is not None else 0
        return Tab(self.stage.environment["PRAETOR_WEB"], self.table, seat, user, self.signer, name)

    def _name(self, *parts: str) -> str:
        """Return the name of one press."""
        self.presses += 1
        return hashlib.sha256(f"{self.presses} {' '.join(parts)}".encode()).hexdigest()[:24]

    async def answer_one_question(self) -> bool:
        """Send again what was lost, then answer one question; return whether the game is over."""
        if self.lost is not None:
            tab, prompt, press, once = self.lost
            got = await tab.press(press, once)
            self.lost = None
            self.report.add("presses sent again")
            self._once(tab, prompt, got, once)
        return await super().answer_one_question()

    async def answer(self, live: LiveTable, prompt: Prompt, action: Action) -> None:
        """Give an answer: the choices one by one, Confirm."""
        tab = self.tab_of_seat(live, prompt.seat)
        *before, last = presses_for_answer(live, prompt, action)
        for step in before:
            await tab.press(step, self._name(prompt.id))
        once = self._name(prompt.id, "last")
        self.lost = (tab, prompt, last, once)
        self.confirming()
        drawn = self.lots.fraction()
        if drawn < TWICE:
            got = await self._twice(live, tab, prompt, last, once)
        elif drawn < TWICE + BROKEN:
            got = await self._broken(tab, last, once)
        else:
            got = await tab.press(last, once)
        sheet = got["told"].get("sheet")
        if sheet and got["told"]["how"] == "draft":  # it is asked once more
            sure = next(b["id"] for row in sheet["rows"] for b in row.get("buttons", ()) if b["id"].startswith("ok:"))
            last, once = Step(sure), self._name(prompt.id, "sure")
            self.lost = (tab, prompt, last, once)
            got = await tab.press(last, once)
        self.lost = None
        self._once(tab, prompt, got, once)

    def _once(self, tab: Tab, prompt: Prompt, got: Json, once: str) -> None:
        """Note how a press was answered, and that its question was decided once, if at all."""
        sql = "SELECT count(*) FROM decisions WHERE table_id = ? AND prompt = ? AND seat = ?"
        taken = int(self.stage.records.first_value(sql, self.table, prompt.id, prompt.seat))
        if taken > 1:
            self.report.note(f"{prompt.moment} was decided {taken} times", "doubled", taken - 1)
        if got["told"]["how"] == "done":
            self.decided += 1
            self.acknowledged[self.signer.once_number(tab.page_pass(), once)] = (prompt.seat, prompt.id)
            if not taken:
                self.report.note(f"{prompt.moment} was said to be done, and is not decided", "lost")
        self.report.add(f"page's presses {got['told']['how']}")

    async def _twice(self, live: LiveTable, tab: Tab, prompt: Prompt, last: Step, once: str) -> Json:
        """Give an answer twice at once, by two tabs or by page and chat; both show the same afterwards."""
        other, who = self.tab_of_seat(live, prompt.seat, "other"), self.person_of(live, prompt.seat)
        if self.lots.integer_below(2):
            pressed: Any = other.press(last, self._name(prompt.id, "other"))
            self.report.add("answers by two tabs at once")
        else:
            pressed = self._use(who, self._panel(who), last)
            self.report.add("answers by page and chat at once")
        first, beside = asyncio.ensure_future(tab.press(last, once)), asyncio.ensure_future(pressed)
        await asyncio.wait({first, beside})
        beside.result()
        got = first.result()
        await self._one_truth(live, tab, other, prompt.seat)
        return got

    async def _one_truth(self, live: LiveTable, tab: Tab, other: Tab, seat: Seat) -> None:
        """Check that two tabs and the chat show the same question; while a computer plays it may change meanwhile."""
        end = time.monotonic() + SIGHT
        while True:
            first, second = await tab.table_shown(), await other.table_shown()
            who = self.person_of(live, seat)
            receipt = await self._use(who, self._panel(who), Step(Press("mine", self.table).id()))
            third = await tab.table_shown()
            ids = " ".join(str(c.get("custom_id", "")) for c in controls_of(receipt.message)) if receipt.message else ""
            asked = [one["prompt"] for one in first["asked"] if one["kind"] != MAY]
            if first["mark"] == second["mark"] == third["mark"] and all(prompt in ids for prompt in asked):
                self.report.add("page and chat compared")
                return
            if time.monotonic() > end:
                self.report.note(f"page and chat do not show the same to {seat}: {asked}, {ids[:300]}", "changed")
                return

    async def _broken(self, tab: Tab, last: Step, once: str) -> Json:
        """Send a press on a line that breaks, then again."""
        sending = asyncio.ensure_future(tab.press(last, once))
        await asyncio.wait({sending}, timeout=BREAKS * self.lots.fraction())
        if not sending.done():
            sending.cancel()
            self.report.add("lines broken")
        elif sending.exception() is None:
            return sending.result()
        return await tab.press(last, once)
