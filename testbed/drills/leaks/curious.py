"""People who look wherever they can, and try commands that are not theirs to use."""

import asyncio
import time
from typing import Any

from bot.interactions.commands.actions import action_command_path
from bot.sandbox.people.forms import typable_commands
from bot.sandbox.people.person import Person, Receipt, controls_of
from bot.sandbox.world import Attachment, Message
from engine.kernel.dice import UnverifiedRandom
from testbed.drills.leaks.replays import replay_data, replay_texts
from testbed.drills.leaks.visible import Still, action_as_options
from testbed.drills.report import Report
from testbed.drills.spectators import ONLOOKER
from testbed.drills.stage import RefusedError, Stage, StuckError, wait_until

NOW: dict[str, str] = {}
PAST = {"when": "1"}
LOOKS = (
    ("hand", NOW), ("map", NOW), ("map", PAST), ("table", NOW), ("log", NOW), ("log", PAST),
    ("rules", NOW), ("legal", NOW), ("learn", NOW), ("stats", NOW), ("watch", NOW), ("watch", PAST),
)  # fmt: skip
WATCH = "watch"
VOTES = {"agree", "refuse", "rematch", "film"}  # verbs in the thread that do something; all others show something
MADE = "being made"  # as the bot says of a replay until it is there
ALREADY = "being made already"  # as it says to who asks again before that
AGAIN = 0.2  # seconds until it is asked for again then
DRAWN = 300.0  # seconds in which a replay must be there, whose maps are really drawn
FIXED = {"card", "rules", "legal"}
"""Commands that suggest the same to everybody: every card, every phase, every action (some are called like a card; what
`/legal` says of them is compared with that of scrambled tables instead)."""


def _files(receipt: Receipt) -> list[Attachment]:
    return receipt.message.attachments if receipt.message is not None else []


def _shows(message: Message) -> list[str]:
    """Return the custom ids of a message's buttons that show something."""
    ids = [str(c["custom_id"]) for c in controls_of(message) if c.get("custom_id")]
    return [found for found in ids if found.partition(":")[0] not in VOTES]


class Curious:
    """People who look wherever they can, and try commands that are not theirs to use."""

    def __init__(self, stage: Stage, table: str, lots: UnverifiedRandom, report: Report) -> None:
        self.stage, self.table, self.lots, self.report = stage, table, lots, report
        self.typed: dict[str, set[str]] = {}  # what each typed last: a refusal repeats it
        seated = stage.records.live_table(table).humans()
        self.players = [Person(stage.sandbox.hub, str(row.user)) for row in seated]

    def _somebody(self) -> Person:
        """Return a player or an onlooker."""
        return self.lots.choose((*self.players, self.stage.person(ONLOOKER)))

    async def use_looking_command(self) -> None:
        """Let somebody, perhaps an onlooker, use a command that shows something."""
        self.typed.clear()
        who = self._somebody()
        command, options = self.lots.choose(LOOKS)
        receipt = await (await who.slash(command, self.table_thread, **options)).wait_until_answered()
        self.report.add(f"/{command} over the wire")
        if command == WATCH:
            await self._on(who, receipt)

    async def watch_as_onlooker(self) -> None:
        """Let the onlooker watch the table, at this step or an earlier one, and press what their screen offers."""
        who, options = self.stage.person(ONLOOKER), self.lots.choose((NOW, PAST))
        await self._on(who, await (await who.slash(WATCH, self.table_thread, **options)).wait_until_answered())
        self.report.add("looks of a spectator")

    async def _on(self, who: Person, receipt: Receipt) -> None:
        """Press one of the buttons of a screen that somebody has been shown: another step, a chart, what is told by
        DM."""
        shown = _shows(receipt.message) if receipt.message is not None else []
        found = [one for one in shown if one.partition(":")[0] != "replay"]  # which `replay` asks for, and searches
        if receipt.message is not None and found:
            await (await who.forge(receipt.message, self.lots.choose(found))).wait_until_answered()

    async def press_looking_button(self) -> None:
        """Let somebody press what shows something under a message of the thread: every step of a card, the log."""
        who, sees = self._somebody(), self.table_thread.messages.values()
        told = [m for m in sees if not m.deleted and m.ephemeral_to is None and _shows(m)]
        if told:
            message = self.lots.choose(told)
            custom_id = self.lots.choose(_shows(message))
            await (await who.forge(message, custom_id)).wait_until_answered()
            self.report.add(f"{custom_id.partition(':')[0]} pressed in the thread")

    async def ask_for_suggestions(self) -> None:
        """Let somebody ask for the suggestions of some option of some command, with no other option filled in."""
        who = self._somebody()
        await who.autocomplete(*self.lots.choose(self.suggesting_options(who)), "", self.table_thread)
        self.report.add("suggestions asked for")

    def suggesting_options(self, who: Person) -> list[tuple[str, str]]:
        """Return the commands and their options for which somebody is given suggestions that may tell something."""
        return [
            (name, option["name"])
            for command in who.commands(self.table_thread)
            for name, part in typable_commands(command)
            for option in part.get("options", ())
            if option.get("autocomplete") and name not in FIXED
        ]

    async def write_notes(self, kept: dict[str, str]) -> None:
        """Let each player write a word into their notebook that nobody else ever writes, and keep it in `kept`."""
        for who in self.players:
            word = kept.setdefault(who.user.username, f"notebook-{self.lots.integer_below(2**40):x}")
            await (await who.slash("note", self.table_thread, text=word)).wait_until_answered()
            self.report.add("notes written")

    async def undo_or_redo(self) -> None:
        """Let a player undo or redo their last step, if that is allowed."""
        who, command = self.lots.choose(self.players), self.lots.choose(("undo", "undo", "redo"))
        await (await who.slash(command, self.table_thread)).wait_until_answered()
        self.report.add(f"/{command} over the wire")

    async def ask_for_replay(self) -> tuple[Person, list[str]]:
        """Let somebody ask for the replay of the game so far; return them and the texts of its page, none where there
        is nothing that they may see yet."""
        who = self._somebody()
        receipt = await self._asked_for_replay(who)
        if not _files(receipt) and MADE not in receipt.text:
            self.report.add("replays refused")
            return who, [receipt.text]
        return who, list(replay_texts(replay_data(await self._replay_page(receipt))))

    async def _replay_page(self, receipt: Receipt) -> bytes:
        """Wait for the page of a replay as long as its message tells that more of it is done: on a busy machine that
        takes minutes. StuckError once it stands still."""
        while True:
            said = receipt.text
            try:
                found: bytes = await wait_until(
                    lambda: next((file.data for file in _files(receipt)), None), "no replay came", DRAWN
                )
            except StuckError as error:
                if said == receipt.text:
                    raise StuckError(f"{error}, but: {said[:200]}; {self.stage.log[-2:]}") from None
            else:
                return found

    async def _asked_for_replay(self, who: Person) -> Receipt:
        """Ask for a replay, again and again while one is being made for them that they asked for by a button."""
        end = time.monotonic() + DRAWN
        while ALREADY in (receipt := await (await who.slash("replay", self.table_thread)).wait_until_answered()).text:
            if time.monotonic() > end:
                raise StuckError(f"{who.name}'s replay is still being made after {DRAWN:.0f} seconds")
            await asyncio.sleep(AGAIN)
        return receipt

    @property
    def table_thread(self) -> Any:
        """Return the table's thread."""
        return self.stage.thread(self.table)

    async def type_action_command(self, live: Still) -> None:
        """Let somebody fill in the command of any action option by option, whether they are asked or not, and send
        it."""
        who = self._somebody()
        asked = [p for p in live.prompts() if p.answered is None and p.menu.forms]
        prompt = self.lots.choose(asked) if asked and self.lots.integer_below(3) else None
        action = prompt.menu.sample(self.lots) if prompt is not None else None
        kind = type(action) if action is not None else self.lots.choose(live.game.actions)
        command = " ".join(action_command_path(live.row.game, kind))
        said = (
            action_as_options(prompt.menu.forms[kind.tag()], action)
            if prompt is not None and action is not None
            else {}
        )
        given: dict[str, Any] = {}
        for column, value in said.items():
            for typed in ("", str(value)[:3]):
                try:
                    await who.autocomplete(command, column, typed, self.table_thread, **given)
                    self.report.add("suggestions asked for")
                except (RefusedError, StuckError):
                    break
            given[column] = value
        worded = sorted(column for column, value in said.items() if isinstance(value, str))
        wrong = {**said, **({self.lots.choose(worded): "nothing"} if worded and self.lots.integer_below(2) else {})}
        self.typed[who.user.username] = {kind.tag(), *map(str, wrong.values())}
        try:
            await (await who.slash(command, self.table_thread, **wrong)).wait_until_answered()
            self.report.add("commands typed")
        except RefusedError:
            self.report.add("commands that a client refuses")
