"""People who play by a script. What each answers depends on the seed and the question alone, so a game in which
things go wrong must end like one in which nothing does."""

import asyncio
from collections.abc import Callable
from typing import Any

from bot.messages.ids import Press
from bot.sandbox.people.person import Person, Receipt
from bot.sandbox.world import Message
from bot.tables.live import LiveTable
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import MAY, OFFER, Prompt
from testbed.drills.stage import RefusedError, Stage, StuckError, wait_until
from testbed.drills.steps import Step, presses_for_answer

REFUSED = tuple(
    Words("common")(key).strip("-# ") for key in ("error.unchanged", "error.stale", "error.changed", "error.disk")
)
AGAIN = 25  # times that an answer may be refused because the table had gone on
LATE = 3  # presses in a row that a living bot leaves unanswered: on a busy machine one answer may come too late
WAIT = 0.05  # seconds more each time: what is in the database already waits for the disk before it counts


class Unanswered(Exception):  # noqa: N818 - says what is
    """The bot did not answer a press. The person will press again."""


def scripted_answer(prompt: Prompt, seed: str) -> Action:
    """Return what the script says to a prompt."""
    return prompt.menu.sample(UnverifiedRandom(f"{seed} {prompt.id}"))


def asked_of_persons(live: LiveTable) -> list[Prompt]:
    """Return the prompts that wait for persons, in the order of seats."""
    persons = [seat.seat for seat in live.humans()]
    return [
        p
        for seat in persons
        for p in live.questions_seat_can_answer(seat)
        if p.answered is None and p.kind not in (MAY, OFFER)
    ]  # fmt: skip


class Script:
    """Plays the persons of one table.

    last: the decision of the table after which the game counts as over; 0: it is played to its end.
    """

    def __init__(self, stage: Stage, table: str, seed: str, last: int = 0) -> None:
        self.stage, self.table, self.seed, self.last = stage, table, seed, last
        self.acknowledged: dict[int, tuple[str, str]] = {}  # interaction -> (seat, prompt) that was said to be done
        self.decided = 0
        self.pressed = 0
        self._refusing, self._again = "", 0  # the question whose answer was refused last, and how often in a row
        self.refused: list[str] = []  # what presses were told that were not carried out
        self.confirming: Callable[[], None] = lambda: None  # told as a decision is sent to the bot

    async def play(self, decisions: int | None = None) -> bool:
        """Play until the game is over (return True), or until so many decisions were taken (False)."""
        end = None if decisions is None else self.decided + decisions
        while end is None or self.decided < end:
            if await self.answer_one_question():
                return True
        return False

    async def answer_one_question(self) -> bool:
        """Answer one question, when one is put to a person; return whether the game is over."""
        live = await self._turn()
        if not live.is_running or 0 < self.last <= live.head:
            return True
        prompt = asked_of_persons(live)[0]
        await self.answer(live, prompt, scripted_answer(prompt, self.seed))
        await asyncio.sleep(WAIT * self._again)
        return False

    async def _turn(self) -> LiveTable:
        """Wait until a person is asked or the game is over, and return the table."""
        found: list[LiveTable] = []

        def there() -> bool:
            if not self.stage.is_alive:
                raise Unanswered
            live = self.stage.records.live_table(self.table)
            found[:] = [live]
            return not live.is_running or bool(asked_of_persons(live))

        await wait_until(there, f"nobody is asked at {self.table}, and the game is not over")
        return found[0]

    def person_of(self, live: LiveTable, seat: str) -> Person:
        """Return the person at a seat."""
        row = live.seat_row(seat)
        return Person(self.stage.sandbox.hub, str(row.user if row else 0))

    async def answer(self, live: LiveTable, prompt: Prompt, action: Action) -> None:
        """Give an answer as a person does: "My table", the choices one by one, Confirm."""
        who = self.person_of(live, prompt.seat)
        receipt = await self._use(who, self._panel(who), Step(Press("mine", self.table).id()))
        *before, last = presses_for_answer(live, prompt, action)
        message = receipt.message or self._panel(who)
        for step in before:
            message = (await self._use(who, message, step)).message or message
        self.confirming()
        self._note(await self._use(who, message, last), prompt)

    def _note(self, last: Receipt, prompt: Prompt) -> None:
        self.decided += 1
        if any(words in last.text for words in REFUSED):  # the table had gone on meanwhile, and said so
            self.refused.append(last.text[:120])
            self._again = self._again + 1 if prompt.id == self._refusing else 1
            self._refusing = prompt.id
            if self._again > AGAIN:
                raise StuckError(f"{prompt.moment}: an answer that was offered is refused each time: {last.text[:300]}")
            return
        self._refusing, self._again = "", 0
        self.acknowledged[int(last.interaction.id)] = (prompt.seat, prompt.id)

    def forget_last(self) -> None:
        """Note that the last answer was refused after all, so it need not have taken effect."""
        if self.acknowledged:
            self.acknowledged.popitem()
            self.decided -= 1

    def _panel(self, who: Person) -> Message:
        panels, thread = self.stage.panels(self.table), self.stage.thread(self.table)
        asleep = thread.thread is not None and thread.thread.archived
        if panels and who.sees(thread) and not asleep:
            return panels[-1]
        return who.last("dm")  # every message to a seat bears the table's buttons

    async def _use(self, who: Person, message: Message, step: Step) -> Receipt:
        """Press, and wait for the answer; Unanswered if there comes none."""
        self.pressed += 1
        try:
            receipt = await self._answered(asyncio.ensure_future(who.forge(message, step.custom_id, step.values)))
        except RefusedError as error:
            raise Unanswered from error
        if receipt.has_failed:
            raise Unanswered
        return receipt

    async def _answered(self, pressing: "asyncio.Future[Receipt]") -> Receipt:
        """Wait for the answer to a press. If the bot dies meanwhile, do not wait for the client's three seconds."""
        while not pressing.done():
            await asyncio.wait({pressing}, timeout=0.05)
            if not self.stage.is_alive and not pressing.done():
                self.stage.sandbox.advance(self.stage.sandbox.limits.callback_seconds + 0.01)
        receipt = pressing.result()
        if receipt.is_pending and not receipt.has_failed:
            await self.stage.wait_until_answered(receipt)
            if receipt.is_pending:
                raise Unanswered
        return receipt


async def play_to_end(stage: Stage, table: str, seed: str, last: int = 0) -> Script:
    """Play a game to its end (last: or to that decision) with nothing going wrong."""
    script, late = Script(stage, table, seed, last), 0
    while True:
        try:
            if await script.answer_one_question():
                break
            late = 0
        except Unanswered as error:
            late += 1
            if late == LATE or not stage.is_alive:
                raise StuckError("an undisturbed bot did not answer") from error
    await stage.wait_until_quiet(table)
    return script


def answer_for_finding(receipt: Receipt) -> Any:
    """Return what an interaction was answered with, for a finding."""
    return (receipt.kind, receipt.text[:80])
