"""What the people of a club do when they look in: answer what they find, by presses alone."""

import asyncio
import zlib
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from bot.messages.ids import Press
from bot.sandbox.people.person import Person, Receipt
from bot.sandbox.world import Message
from bot.tables.live import LiveTable
from engine.kernel.prompts import MAY, OFFER, Prompt
from testbed.drills.script import REFUSED, Unanswered, scripted_answer
from testbed.drills.stage import RefusedError, Stage, wait_until
from testbed.drills.steps import Step, presses_for_answer

AT_ONCE = 12  # questions that somebody answers at a table before they look elsewhere


class Member(msgspec.Struct, frozen=True):
    """Somebody of a club. hours: of the day (UTC) at which they look in; home: the channel where they type."""

    name: str
    user: str
    hours: tuple[float, ...]
    home: str


class Answers:
    """Answers for all members. What each says depends on the seed and the question alone."""

    def __init__(self, stage: Stage, seed: str, pressed: Callable[[str, str], None]) -> None:
        self.stage, self.seed, self._pressed = stage, seed, pressed
        self.acknowledged: defaultdict[str, dict[int, tuple[str, str]]] = defaultdict(dict)
        self.count = 0

    def tables_of(self, member: Member, status: str = "running") -> list[str]:
        """Return the tables at which somebody sits, as long as they run."""
        sql = (
            "SELECT table_id FROM seats JOIN tables ON tables.id = table_id "
            "WHERE person_id = ? AND status = ? ORDER BY table_id"
        )
        return [str(row["table_id"]) for row in self.stage.records.rows(sql, int(member.user), status)]

    async def answer_at_table(self, member: Member, table: str) -> None:
        """Answer what a table asks of somebody. Unanswered: the bot does not answer."""
        for _ in range(AT_ONCE):
            live = self.stage.records.live_table(table)
            seat = live.seat_of(int(member.user)) if live.is_running else None
            asked = [
                one
                for one in live.questions_seat_can_answer(seat.seat)
                if one.answered is None and one.kind not in (MAY, OFFER)
            ] if seat is not None else []  # fmt: skip
            if not asked or not await self._answer(member, live, asked[0]):
                return

    async def _answer(self, member: Member, live: LiveTable, prompt: Prompt) -> bool:
        """Press what answers a question; return whether it was carried out."""
        who, table = Person(self.stage.sandbox.hub, member.user), live.row.id
        where = self._message(who, table)
        self._pressed(member.user, table)
        receipt = await self._use(who, where, Step(Press("mine", table).id()))
        for step in presses_for_answer(live, prompt, scripted_answer(prompt, self.seed)):
            receipt = await self._use(who, receipt.message or where, step)
        if any(words in receipt.text for words in REFUSED):
            return False
        self.acknowledged[table][int(receipt.interaction.id)] = (prompt.seat, prompt.id)
        self.count += 1
        return True

    def _message(self, who: Person, table: str) -> Message:
        """Return the newest message with buttons in somebody's DM, or the table's panel. Unanswered: neither is there
        yet, as where the table has just begun."""
        dm = next(iter(who.dms()), None)
        found = [m for m in who.messages(dm) if m.components] if dm is not None else []
        if not (found := found or self.stage.panels(table)):
            raise Unanswered
        return found[-1]

    async def _use(self, who: Person, message: Message, step: Step) -> Receipt:
        try:
            return await wait_for_outcome(self.stage, who.forge(message, step.custom_id, step.values))
        except RefusedError as error:
            raise Unanswered from error


async def wait_for_outcome(stage: Stage, doing: Any) -> Receipt:
    """Return what came of something that a person does with the bot. Unanswered: nothing; the bot does not live, then
    nobody waits for the client's three seconds."""
    task: asyncio.Future[Receipt] = asyncio.ensure_future(doing)
    while not task.done():
        await asyncio.wait({task}, timeout=0.05)
        if not stage.is_alive and not task.done():
            stage.sandbox.advance(stage.sandbox.limits.callback_seconds + 0.01)
    receipt = task.result()
    if receipt.has_failed:
        raise Unanswered
    if receipt.is_pending:
        await wait_until(lambda: not receipt.is_pending or not stage.is_alive, "an answer was put off and never given")
        if receipt.is_pending:
            raise Unanswered
    return receipt


def number_hashed_from_text(text: str) -> int:
    """Return a number that hangs on a text alone."""
    return zlib.crc32(text.encode())
