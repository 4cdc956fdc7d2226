"""Leaks over the wire: a game with the real bot, and after each step all that each person has seen, word for word."""

import msgspec

from bot.drills.hall import Hall, StuckError, opened, scene_of
from bot.drills.report import Report
from bot.drills.script import Script, Unanswered
from bot.sandbox.oracle import texts
from bot.tables.live import LiveTable
from bot.titles import title
from bot.words import Words
from engine.kernel.dice import Lots

ONLOOKER = "Felix"
NOW: dict[str, str] = {}
PAST = {"when": "1"}
LOOKS = (("hand", NOW), ("map", NOW), ("map", PAST), ("table", NOW), ("log", NOW), ("log", PAST))


class Watcher:
    """Remembers what each person may know, and what each was shown already."""

    def __init__(self, hall: Hall, table: str, report: Report) -> None:
        self.hall, self.table, self.report = hall, table, report
        self.known: dict[str | None, set[str]] = {}
        self.read: dict[str, set[str]] = {}
        self.events = 0

    def learn(self, live: LiveTable) -> None:
        """Add what everybody may know by now: his views, and the events as he was told them."""
        seats = [None, *(s.seat for s in live.row.seats)]
        rows = self.hall.records.all(
            "SELECT event FROM events WHERE table_id = ? AND number > ? ORDER BY number", self.table, self.events
        )
        self.events += len(rows)
        for seat in seats:
            known = self.known.setdefault(seat, set())
            known |= _words(live.view(seat))
            for row in rows:
                form = live.game.event(row["event"]).seen_by(seat)
                if form is not None:
                    known |= _words(form)

    def look(self, live: LiveTable, name: str, seat: str | None) -> None:
        """Search what a person has seen since the last look for cards that only others know of."""
        shown = title(live.row.game)
        held = {c for s in live.row.seats if s.seat != seat for c in _words(live.view(s.seat)) if c in shown.cards()}
        # Greeks and Carthaginians have Triremes: a name that is known already tells nothing.
        known = {live.words.name(c) for c in self.known[seat] if c in shown.cards()}
        hidden = {live.words.name(c) for c in held - self.known[seat]} - known
        seen = set(texts(self.hall.sandbox.visible_to(self.hall.person(name))))
        new, self.read[name] = seen - self.read.get(name, set()), seen
        for said in new:
            for card in hidden:
                if card in _without_rules(said, card, live.words):
                    self.report.note(f"{name} could read {card!r} in {said[:90]!r}", "leaked")
        self.report.add("texts read", len(new))

    def logs(self, live: LiveTable) -> None:
        """Search the log for secrets: the token, the dice, anybody's cards."""
        secret = self.hall.records.one("SELECT hex(secret) FROM secrets WHERE table_id = ?", self.table)
        for line in self.hall.log:
            for what in (self.hall.sandbox.token, str(secret).lower()):
                if what in line.lower():
                    self.report.note("a secret is in the log", "leaked")


def _without_rules(said: str, card: str, words: Words) -> str:
    """Return what was said without the fixed texts that name the card too: what a development allows, say."""
    for text in words.templates.values():
        if card in text and text != card and "{" not in text:
            said = said.replace(text, "")
    return said


def _words(value: object) -> set[str]:
    found: set[str] = set()
    stack = [msgspec.to_builtins(value)]
    while stack:
        node = stack.pop()
        if isinstance(node, str):
            found.add(node)
        elif isinstance(node, dict):
            stack.extend(node.values())
        elif isinstance(node, list | tuple):
            stack.extend(node)
    return found


async def watch(game: str, seed: str, report: Report, *, options: str = "last_round=2") -> None:
    """Play one game over the wire and look at everything."""
    scene = await scene_of(game, ("Ada", "Boris", "Clara"), computers=1, options=options)
    async with opened(scene) as hall:
        await hall.launch("-v")
        script, lots = Script(hall, scene.table, seed), Lots(seed)
        watcher = Watcher(hall, scene.table, report)
        try:
            over = False
            while not over:
                over = await script.step()
                await hall.quiet(scene.table)
                live = hall.records.live(scene.table)
                watcher.learn(live)
                await _curious(hall, scene.table, lots)
                for row in live.humans():
                    watcher.look(live, hall.sandbox.world.users[str(row.user)].username, row.seat)
                watcher.look(live, ONLOOKER, None)
        except (Unanswered, StuckError) as error:
            report.note(f"over the wire: {error}", "crashed")
        watcher.logs(hall.records.live(scene.table))
        report.add("games over the wire")
        await hall.end()


async def _curious(hall: Hall, table: str, lots: Lots) -> None:
    """Let somebody look wherever he can, an onlooker too."""
    who = hall.person(lots.one(("Ada", "Boris", "Clara", ONLOOKER)))
    command, options = lots.one(LOOKS)
    await (await who.slash(command, hall.thread(table), **options)).settled()
