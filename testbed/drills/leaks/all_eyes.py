"""Somebody who is out of the game: they see their own side, and by everybody's eyes once all others agree.

Games put people out seldom, so the process of this drill calls a seat out from a round on (`plain_pictures`); the host
has defaults played for it.
"""

from bot.messages.ids import Press
from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.world import Message
from bot.tables.live import LiveTable
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import Seat
from engine.kernel.prompts import WINDOW, Prompt
from testbed.drills.plain_pictures import OUT
from testbed.drills.report import Report
from testbed.drills.script import Script
from testbed.drills.stage import Stage

SINCE = 2  # the round from which on a seat is out
LOOKS_BEFORE = 4  # looks before they ask for everybody's eyes


def elimination_environment(seat: Seat) -> dict[str, str]:
    """Return the environment of a bot to which a seat is out of its game."""
    return {OUT: f"{seat}:{SINCE}"}


class OneOut:
    """The person at a seat that is out, and those who let them see all."""

    def __init__(self, stage: Stage, table: str, seat: Seat, lots: UnverifiedRandom, report: Report) -> None:
        self.stage, self.table, self.seat, self.lots, self.report = stage, table, seat, lots, report
        self.looks = 0

    def is_eliminated(self, live: LiveTable) -> bool:
        """Return whether they are out by now."""
        return live.is_running and live.game.round(live.state) >= SINCE

    def sees_all(self, live: LiveTable, seat: Seat | None) -> bool:
        """Return whether a seat is theirs, and they may see everything."""
        return seat == self.seat and seat in live.extra.all_eyes

    async def look_by_others_eyes(self, live: LiveTable) -> None:
        """Let them look by somebody's eyes, whether they may or not; after some looks they ask for everybody's."""
        if not self.is_eliminated(live):
            return
        who, thread = self._person(live, self.seat), self.stage.thread(self.table)
        page = (await (await who.slash("watch", thread)).wait_until_answered()).message
        self.looks += 1
        asks = [one for one in _ids(page) if one.startswith("alleyes:")]
        if page is not None and asks and self.looks > LOOKS_BEFORE and not live.extra.votes:
            await (await who.forge(page, asks[0])).wait_until_answered()
            await self.stage.wait_until_quiet(self.table)
            await self._agree(live)
            self.report.add("votes on everybody's eyes")
        seat = self.lots.choose([row.seat for row in live.row.seats])
        if page is not None and self.lots.integer_below(2):
            await (await who.forge(page, Press("eyes", self.table, "all", "0n").id(), (seat,))).wait_until_answered()
        else:
            await (await who.slash("watch", thread, side=seat)).wait_until_answered()
        self.report.add("looks of one who is out")
        if self.sees_all(self.stage.records.live_table(self.table), self.seat):
            self.report.add("looks by everybody's eyes")

    async def _agree(self, live: LiveTable) -> None:
        """Let all others agree."""
        for row in live.humans():
            cards = [m for m in self.stage.thread(self.table).messages.values() if not m.deleted]
            found = next(((m, i) for m in reversed(cards) for i in _ids(m) if i.startswith("agree:")), None)
            if row.seat != self.seat and found is not None:
                await (await self._person(live, row.seat).forge(*found)).wait_until_answered()
                await self.stage.wait_until_quiet(self.table)

    def _person(self, live: LiveTable, seat: Seat) -> Person:
        row = live.seat_row(seat)
        return Person(self.stage.sandbox.hub, str(row.user if row else 0))


class Forcing(Script):
    """Plays the persons of a table, but for one who is out: for their seat the host has the default played."""

    def __init__(self, stage: Stage, table: str, seed: str, one_out: OneOut) -> None:
        super().__init__(stage, table, seed)
        self.one_out = one_out

    async def answer(self, live: LiveTable, prompt: Prompt, action: Action) -> None:
        """Give an answer as a person does, or force it."""
        if prompt.seat != self.one_out.seat or not self.one_out.is_eliminated(live) or prompt.default is None:
            await super().answer(live, prompt, action)
            return
        host = Person(self.stage.sandbox.hub, str(live.row.host))
        whom = {} if prompt.kind == WINDOW else {"seat": prompt.seat}
        await (await host.slash("host force", self.stage.thread(self.table), **whom)).wait_until_answered()
        await self.stage.wait_until_quiet(self.table)
        self.decided += 1


def _ids(message: Message | None) -> list[str]:
    return [str(c.get("custom_id", "")) for c in controls_of(message)] if message is not None else []
