"""Leaks: what each person could see at every step of random games, against what the rules let him know.

The measure is `resample`: deal everything anew that a seat cannot know, and no message, button, suggestion, refusal or
picture made for that seat may change by a byte. Most games are played in memory; some over the wire (`leak_wire`).
"""

import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.commands.filling import build, fields_of, suggestions
from bot.decisions import error_screen
from bot.drills import leak_wire
from bot.drills.leak_time import A_GAME, Timer, just_opened, timer
from bot.drills.report import Report
from bot.screens.prompt_screen import PromptScreen
from bot.screens.screen import Screen
from bot.screens.table_screen import mine_screen, panel_screen, prompt_screen
from bot.tables.live import LiveTable
from bot.titles import title
from engine.games import game as find_game
from engine.kernel.choices import Given
from engine.kernel.dice import KeyedDice, Lots, commitment, game_key, prompt_key
from engine.kernel.errors import RuleError
from engine.kernel.game import TableOption
from engine.kernel.prompts import MAY, OFFER, Prompt
from engine.store.kept import HUMAN, RUNNING, Pace, SeatRow, TableRow
from render import Studio

WIRE_EVERY = 50  # games in memory for one over the wire
PICTURES = 0.01  # part of the steps at which pictures are drawn and compared
STEPS = 3000
WHOLE = 25  # games for one that is played to the end that its rules give it
NOW = 1_000_000.0


def row_of(game: str, seats: tuple[str, ...], options: dict[str, str]) -> TableRow:
    """Return a table at which persons sit."""
    title_of = find_game(game)
    return TableRow(
        id="DRILL",
        game=game,
        name="The drill",
        status=RUNNING,
        guild=1,
        channel=2,
        thread=3,
        host=11,
        options=options,
        pace=Pace(),
        seats=tuple(SeatRow(seat=s, kind=HUMAN, user=10 + int(s), name=f"Player {s}") for s in seats),
        commitment=commitment(bytes(32)),
        rules_version=title_of.version,
        data_hash=title_of.data_hash,
        head=0,
        created=NOW,
        touched=NOW,
    )


def shown_to(live: LiveTable, seat: str | None, lots: Lots) -> Iterator[tuple[str, bytes]]:
    """Yield everything that is made for a seat (None: an onlooker): what it is, and its bytes."""
    yield "panel", _bytes(panel_screen(live, 1.0, NOW))
    view = live.view(seat)
    yield "view", msgspec.json.encode(view)
    yield "status", repr(title(live.row.game).status(view, live.words)).encode()
    row = live.seat_row(seat) if seat is not None else None
    if row is None:
        return
    yield "my table", _bytes(mine_screen(live, row))
    yield "hand", repr(title(live.row.game).hand(view, live.words)).encode()
    yield "hand line", repr(title(live.row.game).hand_line(view, live.words)).encode()
    for prompt in live.prompts_of(row.seat):
        yield from _walked(live, prompt, lots)
        yield from _typed(live, prompt, lots)


def _bytes(screen: Screen) -> bytes:
    return msgspec.json.encode(screen)


def _walked(live: LiveTable, prompt: Prompt, lots: Lots) -> Iterator[tuple[str, bytes]]:
    """Yield the screens of one way through a prompt, every page of each: labels, custom ids, previews."""
    given: Given = ()
    for token in ("", *prompt.menu.tokens(prompt.menu.sample(lots))):
        given = (*given, token) if token else given
        for page in range(2):
            with contextlib.suppress(RuleError):
                yield f"{prompt.moment} {given}", _bytes(prompt_screen(live, prompt, given, page=page))
    yield "question", PromptScreen(live.words, live.row.id, prompt).question().encode()


def _typed(live: LiveTable, prompt: Prompt, lots: Lots) -> Iterator[tuple[str, bytes]]:
    """Yield what is suggested for every option of every command, and what a wrong one is refused with."""
    cards = sorted(title(live.row.game).cards()) or ["x"]
    for tag, form in prompt.menu.forms.items():
        given: dict[str, Any] = {}
        for name, kind, _ in fields_of(form.action):
            for column in form.action.COLUMNS.get(name, (name,)):
                with contextlib.suppress(RuleError):
                    yield f"/{tag} {column}", repr(suggestions(live.words, form, column, given)).encode()
                given[column] = 10**6 if kind is int else lots.one(cards)
        yield f"/{tag} refused", _refused(live, prompt, form, given)


def _refused(live: LiveTable, prompt: Prompt, form: Any, options: dict[str, Any]) -> bytes:
    try:
        action = build(live.words, form, options)
        live.game.apply(live.state, prompt.id, action, KeyedDice(bytes(32), 1))
    except RuleError as error:
        return _bytes(error_screen(live.words, error))
    return b"not refused"


class Hunt:
    """One random game in memory, looked at through everybody's eyes."""

    def __init__(self, game: str, seed: str, report: Report, studio: Studio, timer: Timer | None = None) -> None:
        self.game, self.report, self.studio, self.lots = find_game(game), report, studio, Lots(seed)
        self.timer, self.timed = timer, 0
        count = self.game.least_seats + self.lots.below(self.game.most_seats - self.game.least_seats + 1)
        self.seats = tuple(str(n) for n in range(1, count + 1))
        self.key = game_key(bytes(32), {"1": seed})
        options = {o.key: self.lots.one(o.values) if o.values else self._number(o) for o in self.game.options}
        self.options = self.game.complete({k: v for k, v in options.items() if self._allowed(k, v)})
        self.seed = seed

    def _number(self, option: TableOption) -> str:
        """Return a number for an option: most games are short, one in a few is as long as it comes."""
        low = option.low or 0
        return option.default if self.lots.below(WHOLE) == 0 else str(low + self.lots.below(3))

    def _allowed(self, key: str, value: str) -> bool:
        return next(o for o in self.game.options if o.key == key).accepts(value)

    async def run(self) -> None:
        """Play to the end."""
        state = self.game.start(self.options, self.seats, prompt_key(self.key), KeyedDice(self.key, 0)).state
        row = row_of(self.game.id, self.seats, self.options)
        for number in range(1, STEPS):
            live = LiveTable(row, state, number)
            await self._look(live)
            if self.timer is not None and self.timed < A_GAME and just_opened(live):
                self.timed += 1
                await self.timer.look(live, self.lots, self.seed)
            prompts = [p for p in live.prompts() if p.answered is None]
            if not prompts:
                return
            prompt = self.lots.one([p for p in prompts if p.kind not in (MAY, OFFER)] or prompts)
            action = prompt.menu.sample(self.lots)
            done = self.game.apply(state, prompt.id, action, KeyedDice(self.key, number))
            self._events(live, done, number)
            state = done.state

    async def _look(self, live: LiveTable) -> None:
        pictures = self.lots.chance() < PICTURES
        for seat in (None, *self.seats):
            other = LiveTable(live.row, self.game.resample(live.state, seat, self.lots), live.head)
            walk = str(self.lots.below(2**30))
            for (what, here), (_, there) in zip(
                shown_to(live, seat, Lots(walk)), shown_to(other, seat, Lots(walk)), strict=True
            ):
                self.report.add("compared")
                if here != there:
                    self._leak(f"{what} for {seat} hangs on what it cannot know")
            if pictures:
                await self._drawn(live, other, seat)

    async def _drawn(self, live: LiveTable, other: LiveTable, seat: str | None) -> None:
        shown = title(self.game.id)
        for one, two in ((live, other),):
            here = await shown.draw_map(self.studio, one.view(seat), one.words)
            there = await shown.draw_map(self.studio, two.view(seat), two.words)
            self.report.add("pictures compared")
            if (here.data, here.alt, here.filename) != (there.data, there.alt, there.filename):
                self._leak(f"the map for {seat} hangs on what it cannot know")

    def _events(self, before: LiveTable, done: Any, number: int) -> None:
        """Check that what a seat is told of a decision names no card that it does not know then."""
        after = LiveTable(before.row, done.state, number)
        cards = set(title(self.game.id).cards())
        for seat in (None, *self.seats):
            known = _strings(before.view(seat)) | _strings(after.view(seat))
            forms = [f for t in done.events if (f := t.event.seen_by(seat)) is not None]
            public = {s for t in done.events if (f := t.event.seen_by(None)) is not None for s in _strings(f)}
            for form in forms:
                hidden = (_strings(form) & cards) - known - public
                if hidden and not _own_draw(form, seat):
                    self._leak(f"{type(form).__name__} tells {seat} of {sorted(hidden)}")
            self.report.add("events looked at", len(forms))

    def _leak(self, what: str) -> None:
        self.report.note(f"game {self.seed}: {what}", "leaked")


def _own_draw(form: Any, seat: str | None) -> bool:
    """What was in his own hand for a moment is his to know, though no view at rest shows it."""
    return seat is not None and getattr(form, "seat", None) == seat


def _strings(value: Any) -> set[str]:
    """Return every string in a view or an event."""
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, str):
            found.add(node)
        elif isinstance(node, dict):
            for key, inner in node.items():
                found.add(str(key))
                walk(inner)
        elif isinstance(node, list | tuple | set | frozenset):
            for inner in node:
                walk(inner)

    walk(msgspec.to_builtins(value))
    return found


async def drill(seed: str, rounds: int, *, game: str = "samnite_wars") -> Report:
    """Look through everybody's eyes at `rounds` random games."""
    report, studio = Report(name="leak"), Studio()
    try:
        async with timer(report) as clock:
            for n in range(rounds):
                await Hunt(game, f"{seed} {n}", report, studio, clock).run()
                report.rounds += 1
                if report.rounds % 20 == 0:
                    report.begin(f"{report.rounds} games")
    finally:
        studio.close()
    for n in range(-(-rounds // WIRE_EVERY)):
        await leak_wire.watch(game, f"{seed} wire {n}", report)
    return report
