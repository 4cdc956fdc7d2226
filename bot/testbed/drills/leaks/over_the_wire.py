"""Leaks in a game with the real bot process: after each step, all that each person has seen is searched word for
word."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.interactions.commands.actions import path_of
from bot.learning.lessons import lessons_of
from bot.screens.help_screen import rules_of, rules_screen
from bot.tables.live import LiveTable
from bot.testbed.drills.leaks.chain_heads import check_heads
from bot.testbed.drills.leaks.events import cards_of, dealt, strings
from bot.testbed.drills.leaks.replays import data_of, texts_of
from bot.testbed.drills.leaks.visible import Still, options_of
from bot.testbed.drills.report import Report
from bot.testbed.drills.script import Script, Unanswered, asked_of_persons
from bot.testbed.drills.stage import RefusedError, Stage, StuckError, opened, saved_table_of, until
from bot.testbed.sandbox.people.forms import leaves
from bot.testbed.sandbox.people.person import Person, Receipt, controls_of
from bot.testbed.sandbox.people.visibility import texts
from bot.testbed.sandbox.world import Attachment, Message
from bot.words import Words
from engine.games import game as find_game
from engine.kernel.dice import Lots
from engine.kernel.prompts import Prompt

ONLOOKER = "Felix"
PLAYERS = ("Ada", "Boris", "Clara")
NOW: dict[str, str] = {}
PAST = {"when": "1"}
LOOKS = (
    ("hand", NOW), ("map", NOW), ("map", PAST), ("table", NOW), ("log", NOW), ("log", PAST),
    ("rules", NOW), ("legal", NOW), ("learn", NOW), ("stats", NOW), ("watch", NOW), ("watch", PAST),
)  # fmt: skip
WATCH = "watch"
VOTES = {"agree", "refuse", "rematch", "film"}  # verbs in the thread that do something; all others show something
FIXED = {"card", "rules", "legal"}
"""Commands that suggest the same to everybody: every card, every phase, every action (some are called like a card; what
`/legal` says of them is compared with that of scrambled tables instead)."""
ASIDE = 0.1  # part of the steps at which somebody does what may be done aside
BACK = 0.05  # the same for a step that is taken back
REPLAYS = 0.03  # the same for a replay, whose maps are really drawn
TELLING = 25  # letters from which on an answer in words is no chance likeness
TOKEN = re.compile(r"[a-z0-9_]+")
CLAUSES = re.compile(r"(?<=[,;:.]) ")
ENDS = " ,;:."


class Watcher:
    """Remembers what each person may know, and how far his messages were searched."""

    def __init__(self, stage: Stage, table: str, report: Report) -> None:
        self.stage, self.table, self.report = stage, table, report
        self.known: dict[str | None, set[str]] = {}
        self.read: dict[str, set[str]] = {}
        self.events = 0
        self.logged = 0

    def learn(self, live: LiveTable) -> None:
        """Add what everybody may know by now: his views, and the events as he was told them."""
        rows = self.stage.records.all(
            "SELECT event FROM events WHERE table_id = ? AND number > ? ORDER BY number", self.table, self.events
        )
        self.events += len(rows)
        events = [live.game.event(row["event"]) for row in rows]
        for seat in (None, *(s.seat for s in live.row.seats)):
            known = self.known.setdefault(seat, set())
            known |= strings(live.view(seat))
            for event in events:
                form = event.seen_by(seat)
                if form is not None:
                    known |= strings(form)

    def look(self, live: Still, name: str, seat: str | None, typed: set[str]) -> None:
        """Search what a person has seen since the last time for what only others may know.

        That is: names and ids of cards (except those that he has typed himself, since a refusal repeats them), and
        sealed answers.
        """
        hidden = self._hidden(live, seat, typed)
        secret = self._sealed(live, seat)
        seen = set(texts(self.stage.sandbox.visible_to(self.stage.person(name))))
        new, self.read[name] = seen - self.read.get(name, set()), seen
        for said in new:
            self._search(name, said, hidden, secret, live.words)
        self.report.add("texts read", len(new))
        self.report.add("secrets looked for", len(hidden) + len(secret))

    def page(self, live: Still, name: str, seat: str | None, texts_of_page: Iterable[str]) -> None:
        """Search the page of a replay that a person was given, as `look` does messages."""
        hidden, secret = self._hidden(live, seat, set()), self._sealed(live, seat)
        for said in set(texts_of_page):
            self._search(name, said, hidden, secret, live.words)
        self.report.add("replays over the wire")

    def _hidden(self, live: Still, seat: str | None, typed: set[str]) -> dict[str, str]:
        """Return the cards of others that a person does not know, by their names."""
        cards = cards_of(live)
        held = {c for s in live.row.seats if s.seat != seat for c in strings(live.view(s.seat)) if c in cards}
        # Greeks and Carthaginians have Triremes, and who develops War Chariots has none yet: a name that is known
        # already tells nothing.
        told = self.known[seat] | {part for said in typed for part in TOKEN.findall(said)}
        known = {live.words.name(c) for c in told}
        return {live.words.name(c): c for c in held - told if live.words.name(c) not in known}

    def _search(self, name: str, said: str, hidden: Mapping[str, str], secret: Iterable[str], words: Words) -> None:
        for card in hidden:
            if named_in(card, said) and named_in(card, _without_rules(said, card, words)):
                self.report.note(f"{name} could read {card!r} in {said[:90]!r}", "leaked")
        if " " not in said and not words.has(f"prompt.{said}"):  # the name of a question is no secret
            for token in set(TOKEN.findall(said)) & set(hidden.values()):
                self.report.note(f"{name} could read the id {token!r} in {said[:90]!r}", "leaked")
        for answer in secret:
            if answer in said:
                self.report.note(f"{name} could read the answer {answer!r} in {said[:90]!r}", "leaked")

    def _sealed(self, live: Still, seat: str | None) -> set[str]:
        """Return the sealed answers of others in words, without those so short that they might be found by accident."""
        answers = [p.answered for p in live.prompts() if p.seat != seat and p.answered is not None]
        said = {live.words.say(answer.told()) for answer in answers}
        own = {live.words.say(p.answered.told()) for p in live.prompts() if p.seat == seat and p.answered is not None}
        return {answer for answer in said - own if len(answer) >= TELLING}

    def logs(self, live: Still) -> None:
        """Search what the bot has logged since the last time for secrets: the token, the dice secret, anybody's
        cards."""
        lines, self.logged = self.stage.log[self.logged :], len(self.stage.log)
        dice = str(self.stage.records.one("SELECT hex(secret) FROM secrets WHERE table_id = ?", self.table)).lower()
        zones = dealt(live.state)
        named = {live.words.name(card).lower() for card in zones if " " in live.words.name(card)}
        ids = {card for card in zones if "_" in card}
        for line in map(str.lower, lines):
            if self.stage.sandbox.token.lower() in line or dice in line:
                self.report.note("a secret is in the log", "leaked")
            if set(TOKEN.findall(line)) & ids or any(card in line for card in named):
                self.report.note(f"a card is in the log: {line[:120]!r}", "leaked")
        self.report.add("lines of log read", len(lines))


def named_in(card: str, said: str) -> bool:
    """Return whether a text names a card, and not another whose name only begins like it ("spear 2" in "spear 21").

    Example: `named_in("Power", "You draw Power.")` is true.
    """
    return re.search(rf"(?<!\w){re.escape(card)}(?!\w)", said) is not None


def _without_rules(said: str, card: str, words: Words) -> str:
    """Return a text without the fixed words in which a card's name stands too, such as what a development allows, or
    what a sentence says about whatever is put into it."""
    fixed = {text for message in words.messages.values() if (text := message.fixed)}
    whole = {*fixed, *_literal_words(words.game), *_help_lines(words.game)}
    # A heading leaves the full stop away, or what comes after a comma.
    known = whole | {clause.strip(ENDS) for text in whole if card in text for clause in CLAUSES.split(text)}
    for text in sorted(known, key=len, reverse=True):  # a short one may stand in a long one
        if card in text and text != card:
            said = said.replace(text, "")
    return said


class _Literals(Visitor):
    """Gathers what a message says whatever is put into it."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's own name
        """Note a piece of text."""
        self.found.add(node.value.strip())


@cache
def _literal_words(game: str) -> frozenset[str]:
    """Return the pieces of text between what is put into the messages of a game."""
    pieces = _Literals()
    for message in Words(game).messages.values():
        tree = message.tree() if message.fixed is None else None
        if tree is not None:
            pieces.visit(tree)
    return frozenset(pieces.found)


@cache
def _help_lines(game: str) -> frozenset[str]:
    """Return the lines of all that everybody may read of a game at any time: short rules, pages for newcomers."""
    words = Words(game)
    ways = [{}, *({one.key: value} for one in find_game(game).options for value in one.values)]
    lessons = [lesson for options in ways for lesson in lessons_of(game, words, options=options)]
    texts_of = [page["text"] for page in rules_of(words)] + [lesson.text for lesson in lessons]
    texts_of += rules_screen(words, "").words().split("\n")  # the list of what there is
    return frozenset(line for text in texts_of for line in text.split("\n") if line)


def _files(receipt: Receipt) -> list[Attachment]:
    return receipt.message.attachments if receipt.message is not None else []


def _shows(message: Message) -> list[str]:
    """Return the custom ids of a message's buttons that show something."""
    ids = [str(c["custom_id"]) for c in controls_of(message) if c.get("custom_id")]
    return [found for found in ids if found.partition(":")[0] not in VOTES]


class Curious:
    """People who look wherever they can, and try commands that are not theirs to use."""

    def __init__(self, stage: Stage, table: str, lots: Lots, report: Report) -> None:
        self.stage, self.table, self.lots, self.report = stage, table, lots, report
        self.typed: dict[str, set[str]] = {}  # what each typed last: a refusal repeats it
        seated = stage.records.live(table).humans()
        self.players = [Person(stage.sandbox.hub, str(row.user)) for row in seated]

    def _somebody(self) -> Person:
        """Return a player or an onlooker."""
        return self.lots.one((*self.players, self.stage.person(ONLOOKER)))

    async def look(self) -> None:
        """Let somebody, perhaps an onlooker, use a command that shows something."""
        self.typed.clear()
        who = self._somebody()
        command, options = self.lots.one(LOOKS)
        receipt = await (await who.slash(command, self.thread, **options)).settled()
        self.report.add(f"/{command} over the wire")
        if command == WATCH:
            await self._on(who, receipt)

    async def spectate(self) -> None:
        """Let the onlooker watch the table, at this step or an earlier one, and press what his screen offers."""
        who, options = self.stage.person(ONLOOKER), self.lots.one((NOW, PAST))
        await self._on(who, await (await who.slash(WATCH, self.thread, **options)).settled())
        self.report.add("looks of a spectator")

    async def _on(self, who: Person, receipt: Receipt) -> None:
        """Press one of the buttons of a screen that somebody has been shown: another step, a chart, what is told by
        DM."""
        shown = _shows(receipt.message) if receipt.message is not None else []
        found = [one for one in shown if one.partition(":")[0] != "replay"]  # which `replay` asks for, and searches
        if receipt.message is not None and found:
            await (await who.forge(receipt.message, self.lots.one(found))).settled()

    async def press(self) -> None:
        """Let somebody press what shows something under a message of the thread: every step of a card, the log."""
        who, sees = self._somebody(), self.thread.messages.values()
        told = [m for m in sees if not m.deleted and m.ephemeral_to is None and _shows(m)]
        if told:
            message = self.lots.one(told)
            custom_id = self.lots.one(_shows(message))
            await (await who.forge(message, custom_id)).settled()
            self.report.add(f"{custom_id.partition(':')[0]} pressed in the thread")

    async def ask(self) -> None:
        """Let somebody ask for the suggestions of some option of some command, with no other option filled in."""
        who = self._somebody()
        asked = [
            (name, option["name"])
            for command in who.commands(self.thread)
            for name, part in leaves(command)
            for option in part.get("options", ())
            if option.get("autocomplete") and name not in FIXED
        ]
        await who.autocomplete(*self.lots.one(asked), "", self.thread)
        self.report.add("suggestions asked for")

    async def turn_back(self) -> None:
        """Let a player undo or redo his last step, if that is allowed."""
        who, command = self.lots.one(self.players), self.lots.one(("undo", "undo", "redo"))
        await (await who.slash(command, self.thread)).settled()
        self.report.add(f"/{command} over the wire")

    async def replay(self) -> tuple[Person, list[str]]:
        """Let somebody ask for the replay of the game so far; return him and the texts of its page."""
        who = self._somebody()
        receipt = await who.slash("replay", self.thread)
        page = await until(lambda: next((file.data for file in _files(receipt)), None), "no replay came", seconds=180)
        return who, list(texts_of(data_of(page)))

    @property
    def thread(self) -> Any:
        """Return the table's thread."""
        return self.stage.thread(self.table)

    async def type(self, live: Still) -> None:
        """Let somebody fill in the command of any action option by option, whether he is asked or not, and send it."""
        who = self._somebody()
        asked = [p for p in live.prompts() if p.answered is None and p.menu.forms]
        prompt = self.lots.one(asked) if asked and self.lots.below(3) else None
        action = prompt.menu.sample(self.lots) if prompt is not None else None
        kind = type(action) if action is not None else self.lots.one(live.game.actions)
        command = " ".join(path_of(live.row.game, kind))
        said = options_of(prompt.menu.forms[kind.tag()], action) if prompt is not None and action is not None else {}
        given: dict[str, Any] = {}
        for column, value in said.items():
            for typed in ("", str(value)[:3]):
                try:
                    await who.autocomplete(command, column, typed, self.thread, **given)
                    self.report.add("suggestions asked for")
                except (RefusedError, StuckError):
                    break
            given[column] = value
        worded = sorted(column for column, value in said.items() if isinstance(value, str))
        wrong = {**said, **({self.lots.one(worded): "nothing"} if worded and self.lots.below(2) else {})}
        self.typed[who.user.username] = {kind.tag(), *map(str, wrong.values())}
        try:
            await (await who.slash(command, self.thread, **wrong)).settled()
            self.report.add("commands typed")
        except RefusedError:
            self.report.add("commands that a client refuses")


class Wire:
    """One game with the real bot process."""

    def __init__(self, stage: Stage, table: str, seed: str, report: Report) -> None:
        self.stage, self.table, self.report = stage, table, report
        self.script, self.lots = Script(stage, table, seed), Lots(seed)
        self.watcher = Watcher(stage, table, report)
        self.curious = Curious(stage, table, self.lots, report)

    def live(self) -> Still:
        """Return the table as it stands."""
        now = self.stage.records.live(self.table)
        return Still(now.row, now.state, now.head)

    async def play(self) -> None:
        """Play to the end, and look at everything."""
        over = False
        while not over:
            over = await self.script.step()
            await self.stage.quiet(self.table)
            live = self.live()
            if not over and self.lots.chance() < ASIDE:
                await self._aside(live)
            self.report.add("decisions over the wire")
            if not over and self.lots.chance() < BACK:
                await self.curious.turn_back()
                await self.stage.quiet(self.table)
            await self.curious.look()
            await self.curious.spectate()
            await self.curious.press()
            await self.curious.ask()
            if not over:
                await self.curious.type(live)
            await self.stage.quiet(self.table)
            self.look(self.live())
            if not over and self.lots.chance() < REPLAYS:
                await self._replay(self.live())

    async def _replay(self, live: Still) -> None:
        """Search the replay of the running game that somebody asks for."""
        self.watcher.learn(live)
        who, said = await self.curious.replay()
        seat = live.seat_of(int(who.id))
        self.watcher.page(live, who.user.username, seat.seat if seat is not None else None, said)

    def look(self, live: Still) -> None:
        """Search what everybody has seen."""
        self.watcher.learn(live)
        for row in live.humans():
            name = self.stage.sandbox.world.users[str(row.user)].username
            self.watcher.look(live, name, row.seat, self.curious.typed.get(name, set()))
        self.watcher.look(live, ONLOOKER, None, self.curious.typed.get(ONLOOKER.lower(), set()))
        self.watcher.logs(live)

    async def _aside(self, live: Still) -> None:
        """Let somebody use a right that is open aside."""
        open_now: list[Prompt] = [p for row in live.humans() for p in live.asides_of(row.seat)]
        if open_now and asked_of_persons(live):
            prompt = self.lots.one(open_now)
            await self.script.answer(live, prompt, prompt.menu.sample(self.lots))
            self.report.add("asides over the wire")


async def watch(
    game: str, seed: str, report: Report, *, players: int = 0, options: str = "", drawn: bool = False
) -> None:
    """Play one game with the real bot process, and search everything that is seen.

    players: seats, at three of which persons sit, or at both of two; 0: three persons and a computer player.
    drawn: with real pictures, to check their alt texts and file names.
    """
    options = options or f"last_round={3 + Lots(seed).below(2)}"
    saved = await saved_table_of(game, PLAYERS[: players or None], players=players, options=options)
    async with opened(saved, plain=not drawn) as stage:
        await stage.launch("-v")
        wire = Wire(stage, saved.table, seed, report)
        try:
            await wire.play()
        except (Unanswered, StuckError) as error:
            report.note(f"over the wire: {type(error).__name__} {error}", "crashed")
        check_heads(stage.records, saved.table, report)
        report.add("games over the wire")
        report.add("rounds over the wire", find_game(game).round(wire.live().state))
        await stage.end()
