"""A table that its spectators see some rounds late: nothing of the last rounds may be in anything that they are shown.

Two checks. No public line of a round that is still held back stands in what a spectator alone was shown. And whatever
they ask for is answered the same, byte for byte, as long as no further round may be seen: so nothing that goes on at
the table has a part in it, words or not. Pictures say in their alt text what they are drawn of (`plain_pictures`).
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from bot.sandbox.people.person import Person, Receipt
from bot.sandbox.people.visibility import visible_texts
from bot.sandbox.world import DM
from bot.tables.live import LiveTable
from bot.words import unmarked_text, without_stop
from engine.kernel.dice import UnverifiedRandom
from testbed.drills.leaks.curious import LOOKS, Curious
from testbed.drills.report import Report
from testbed.drills.stage import Stage

DELAY = 1  # rounds
SHORT = 12  # letters up to which a line may be found anywhere by chance
SAME = 0.5  # part of the looks that ask again for what was asked for before


class Late:
    """Knows what the spectators of a table may see by now, and holds what they are shown against it.

    allowed: the public lines that they may have read by now. held_back: all others, of steps that were undone too.
    """

    def __init__(self, stage: Stage, table: str, lots: UnverifiedRandom, report: Report) -> None:
        self.stage, self.table, self.lots, self.report = stage, table, lots, report
        self.rounds: dict[int, int] = {}  # of each decision
        self.lines: dict[int, set[str]] = {}  # what everybody was told of it
        self.allowed: set[str] = set()
        self.limit: int | None = None  # the last decision that they may see
        self.read: dict[str, set[str]] = {}
        self.answers: dict[str, str] = {}
        self.asked: list[tuple[str, ...]] = []

    async def delay_spectators(self, host: Person) -> None:
        """Let the host have spectators see the table late."""
        thread = self.stage.thread(self.table)
        await (await host.slash("host spectators", thread, delay=DELAY)).wait_until_answered()
        await self.stage.wait_until_quiet(self.table)
        self.note_what_may_be_seen(self.stage.records.live_table(self.table))

    def note_what_may_be_seen(self, live: LiveTable) -> None:
        """Work out what may be seen as the table stands."""
        path = self.stage.records.decisions(self.table)
        for decision in path:
            if decision not in self.rounds:
                self._learn(live, decision)
        early = [one for one in path if self.rounds[one] <= live.game.round(live.state) - DELAY]
        self.limit = early[-1] if early else None
        self.allowed |= {line for one in early for line in self.lines[one]}

    def _learn(self, live: LiveTable, decision: int) -> None:
        records = self.stage.records
        state = live.game.decode(records.saved_state(self.table, decision))
        self.rounds[decision] = live.game.round(state)
        rows = records.rows("SELECT event FROM events WHERE table_id = ? AND decision = ?", self.table, decision)
        self.lines[decision] = set()
        for row in rows:
            form = live.game.event(row["event"]).seen_by(None)
            told = form.label() if form is not None else None
            if told is not None:
                self.lines[decision] |= {without_signs_and_markup(line) for line in live.words.say(told).split("\n")}

    @property
    def lines_held_back(self) -> set[str]:
        """Return the lines that nobody without a seat may be shown now."""
        told = {line for lines in self.lines.values() for line in lines if len(line) > SHORT} - self.allowed
        return {line for line in told if not any(line in known for known in self.allowed)}

    def search_what_was_shown(self, name: str) -> None:
        """Search what a spectator alone has been shown since the last time."""
        seen = set(privately_shown(self.stage.sandbox.visible_to(self.stage.person(name))))
        new, self.read[name] = seen - self.read.get(name, set()), seen
        self.search_for_held_back_lines(name, new)

    def search_for_held_back_lines(self, name: str, said: Iterable[str]) -> None:
        """Search texts for lines that are held back."""
        held_back, looked = self.lines_held_back, 0
        for one in said:
            looked, text = looked + 1, without_signs_and_markup(one)
            for line in held_back:
                if line in text:
                    self.report.note(f"{name} could read {line[:60]!r} too early in {one[:90]!r}", "leaked")
        self.report.add("texts of late spectators read", looked)
        self.report.add("lines held back", len(held_back))

    async def ask_as_spectator(self, name: str, curious: Curious) -> None:
        """Let a spectator look at something, or ask for suggestions, and compare that with what they were answered
        before, if the same may be seen."""
        again = self.asked and self.lots.fraction() < SAME
        asked = self.lots.choose(self.asked) if again else self._new(curious, self.stage.person(name))
        self.asked.append(asked)
        key = json.dumps((self.limit, asked, self._follows(name)))  # whether they follow is their own doing
        answer = await self._answer(self.stage.person(name), asked)
        before = self.answers.setdefault(key, answer)
        if before != answer:
            pairs = zip(before.split("\n"), answer.split("\n"), strict=False)
            differs = next((pair for pair in pairs if len(set(pair)) > 1), (before, answer))
            self.report.note(f"{asked} tells {name} of what goes on: {differs}", "leaked")
        self.report.add("answers to late spectators compared")

    def _follows(self, name: str) -> bool:
        sql = "SELECT count(*) FROM followers WHERE table_id = ? AND person_id = ?"
        return bool(self.stage.records.first_value(sql, self.table, int(self.stage.person(name).id)))

    def _new(self, curious: Curious, who: Person) -> tuple[str, ...]:
        """Return something to ask for: a command, with an option and its value or without; "?", a command and the
        option that suggestions are asked for."""
        if self.lots.integer_below(3) == 0:
            return ("?", *self.lots.choose(curious.suggesting_options(who)))
        command, options = self.lots.choose(LOOKS)
        return (command, *(part for pair in options.items() for part in pair))

    async def _answer(self, who: Person, asked: tuple[str, ...]) -> str:
        thread = self.stage.thread(self.table)
        if asked[0] == "?":
            receipt = await who.autocomplete(asked[1], asked[2], "", thread)
            return json.dumps(receipt.choices)
        options = dict(zip(asked[1::2], asked[2::2], strict=True))
        return answer_as_text(await (await who.slash(asked[0], thread, **options)).wait_until_answered())


def answer_as_text(receipt: Receipt) -> str:
    """Return all that an answer shows, a line each: words, buttons, and of pictures their names and alt texts."""
    message = receipt.message
    if message is None:
        return receipt.text
    parts = [message.all_words, *map(json.dumps, message.components)]
    return "\n".join([*parts, *(f"{file.filename} {file.description}" for file in message.attachments)])


def privately_shown(seen: Any) -> Iterator[str]:
    """Yield what a person alone was shown: answers that they alone see, their DM, suggestions, forms."""
    for place in seen["places"]:
        told = [one for one in place["messages"] if place["type"] == DM or one["ephemeral"]]
        yield from visible_texts([[one["now"], one["before"]] for one in told])
    yield from visible_texts([seen["choices"], seen["modals"]])


def without_signs_and_markup(text: str) -> str:
    """Return a text as headings and lists say it too: without its signs, markup and last stop."""
    return without_stop(unmarked_text(text))
