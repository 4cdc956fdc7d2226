"""Kills while spectators bet on a battle and follow the table: no bet may be lost or counted twice, and no message to a
follower be missing or doubled.

Battles are rare where everybody plays at random, so the table is first played on, without a bot, to one on which bets
are taken and that waits for a person.
"""

import json
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from bot.delivery.footers import numbers_of
from bot.tables.actor import Actor
from bot.tables.event_spans import goes_on
from bot.tables.live import LiveTable
from bot.tables.table_extra import extra_of
from bot.testbed.drills.report import Report
from bot.testbed.drills.script import Script, asked_of_persons
from bot.testbed.drills.spectators import FOLLOWER, SPECTATORS, bets_in
from bot.testbed.drills.stage import SavedTable, Stage, kept, opened
from bot.testbed.drills.steps import Step
from bot.titles import title
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, Keys, Lots
from engine.kernel.errors import RuleError
from engine.kernel.events import Event
from engine.kernel.prompts import MAY, OFFER, Prompt
from engine.store.sqlite import open_store

SECONDS = 15.0  # of the processor, in which a battle is looked for
LONG = 1200  # decisions after which the search begins anew
LAST = 200  # events by which a battle is known
DELIVERED = 240.0  # seconds until all that came before it is told
NOTED = Words("common").pieces("bet.noted")[0].strip("*_ ")
Decision = tuple[str, str, Action]  # seat, prompt, answer


async def at_a_battle(saved: SavedTable) -> SavedTable | None:
    """Return a table played on to a battle on which bets are taken and that waits for a person; None if none is found
    soon, or the game has none."""
    with tempfile.TemporaryDirectory(prefix="praetor-drill-") as folder:
        path = Path(folder) / "p.sqlite3"
        path.write_bytes(saved.database)
        store = await open_store(path)
        try:
            row = await store.table(saved.table)
            assert row is not None and row.head is not None  # noqa: S101 - its game has begun
            live = LiveTable(row)
            live.replace(row=row, state=live.game.decode(await store.state_at(row.id, row.head)), head=row.head)
            actor = Actor(store, live, time.time)
            found = _search(live, await actor.keys(), await store.next_decision(row.id))
            if found is None:
                return None
            for seat, prompt, action in found:
                async with actor.turn():
                    await actor.decide(seat, prompt, action)
        finally:
            await store.close()
        moved = msgspec.structs.replace(saved, database=path.read_bytes())
    async with opened(moved) as stage:
        await stage.launch()
        await stage.quiet(saved.table, DELIVERED)
        return await kept(stage, saved.table, saved.game, saved.people) if bets_in(stage, saved.table) else None


def _search(live: LiveTable, keys: Keys, first: int) -> list[Decision] | None:
    """Return decisions that lead to such a battle, each as it will come out; None if none are found soon."""
    end, n = time.process_time() + SECONDS, 0
    while time.process_time() < end:
        lots, n, state, told, made = Lots(f"battle {n}"), n + 1, live.state, list[Event](), list[Decision]()
        for number in range(first, first + LONG):
            here = LiveTable(live.row, state, number)
            contest = title(live.row.game).contest(told[-LAST:])
            if contest is not None and contest.open and asked_of_persons(here):
                return made
            prompt = _asked(here, lots)
            if prompt is None:
                break
            action = prompt.default if prompt is here.closing() and prompt.default else prompt.menu.sample(lots)
            try:
                done = live.game.apply(state, prompt.id, action, KeyedDice(keys.of(number), number))
            except RuleError:
                break
            made.append((prompt.seat, prompt.id, action))
            told += [form for one in done.events if (form := one.event.seen_by(None)) is not None]
            state = done.state
    return None


def _asked(live: LiveTable, lots: Lots) -> Prompt | None:
    open_now = [
        p for p in live.waiting() if p.answered is None and p.kind not in (MAY, OFFER) and live.seat_row(p.seat)
    ]
    return lots.one(open_now) if open_now else live.closing()


class Watched(Script):
    """Plays the persons of a table before spectators, who bet whenever they can.

    said: by battle (the decision that it began with) and person, the side that he was last told is noted. tried: all
    that he pressed; of a press without an answer nobody can say whether it counted.
    """

    def __init__(self, stage: Stage, table: str, seed: str) -> None:
        super().__init__(stage, table, seed)
        self.lots = Lots(f"bets {seed}")
        self.said: dict[tuple[int, str], str] = {}
        self.tried: dict[tuple[int, str], set[str]] = {}

    async def step(self) -> bool:
        """Let everybody bet, then answer one question; return whether the game is over."""
        await self.bet()
        return await super().step()

    async def bet(self) -> None:
        """Let each spectator press one of the buttons, where there are any."""
        for name in SPECTATORS:
            on = bets_in(self.stage, self.table)
            course = extra_of(self.stage.records.live(self.table).row).course
            if not on or course is None:
                return
            who, (message, custom_id) = self.stage.person(name), self.lots.one(on)
            side = custom_id.split(":")[3]
            self.tried.setdefault((course.start, who.id), set()).add(side)
            self.confirming()
            receipt = await self._use(who, message, Step(custom_id))
            if NOTED in receipt.text:
                self.said[course.start, who.id] = side
                self.tried[course.start, who.id] = {side}

    async def fight_on(self, steps: int) -> None:
        """Play until no battle is under way, or for so many steps."""
        for _ in range(steps):
            live = self.stage.records.live(self.table)
            if not goes_on(live, live.state) or await self.step():
                break
            await self.stage.quiet(self.table)


def bets_kept(script: Watched, report: Report) -> None:
    """Check that each bet that somebody was told is noted is kept, and is counted in the report of its battle."""
    stage, table = script.stage, script.table
    rows = stage.records.all("SELECT start, user, side, ended, won FROM bets WHERE table_id = ?", table)
    kept_now = {(row["start"], str(row["user"])): row["side"] for row in rows}
    for key in script.said:
        if key not in kept_now:
            report.note(f"a bet that was noted is not kept: {key}", "lost")
        elif kept_now[key] not in script.tried[key]:
            report.note(f"a bet is on {kept_now[key]}, not on {script.tried[key]}", "changed")
    for key in kept_now.keys() - script.tried.keys():
        report.note(f"a bet that nobody made: {key}", "doubled")
    live = stage.records.live(table)
    course = extra_of(live.row).course
    going_on = course.start if course is not None and goes_on(live, live.state) else None  # its mark outlives a battle
    for start in {row["start"] for row in rows} - {going_on}:
        _told(stage, live, start, [row for row in rows if row["start"] == start], report)
    report.add("bets under kills", len(rows))


def _told(stage: Stage, live: LiveTable, start: int, rows: list[dict[str, Any]], report: Report) -> None:
    """Check that the bets on a battle that is over are settled, and that the thread says how many were right."""
    if any(row["ended"] is None for row in rows):
        report.note(f"the bets on the battle of decision {start} are not settled", "lost")
    won = [row["won"] for row in rows if row["won"] is not None]
    tally = live.words("bet.tally" if won else "bet.undecided", right=sum(won), count=len(rows))
    told = [m.said for m in stage.thread(live.row.id).messages.values() if not m.deleted and m.ephemeral_to is None]
    if not any(tally.strip("-# ") in one for one in told):
        report.note(f"{len(rows)} bets on the battle of decision {start} are told nowhere: {tally}", "lost")
    report.add("battles that were betted on")


def follower_told(stage: Stage, table: str, since: int, report: Report) -> None:
    """Check that all that was to be written to the follower is in his DM, once. since: the decision at which he began
    to follow."""
    who = stage.person(FOLLOWER)
    dm = stage.sandbox.world.channels[stage.sandbox.world.dms[who.id]]
    there = [m for m in dm.messages.values() if m.author_id == stage.sandbox.world.bot_id and not m.deleted]
    found = Counter(number for one in there for number in numbers_of(one.said, table, personal=True))
    for number, times in found.items():
        if times > 1:
            report.note(f"✉{number} of {table} stands {times} times", "doubled", times - 1)
    sql = "SELECT number, kind, status, message, payload FROM outbox WHERE table_id = ? AND audience = ? ORDER BY id"
    posts = stage.records.all(sql, table, f"user:{who.id}")
    for post in posts:
        if post["status"] == "void":
            continue
        if post["status"] != "sent" or (post["message"] is not None and str(post["message"]) not in dm.messages):
            report.note(f"✉{post['number']} ({post['kind']}) of {table} is {post['status']}, and not there", "lost")
    seen = [json.loads(post["payload"])["decision"] for post in posts if post["kind"] == "round_seen"]
    for begun in rounds_begun(stage, table, since):
        if seen.count(begun) != 1:
            key = "doubled" if begun in seen else "lost"
            report.note(f"the round that began with decision {begun} was told {seen.count(begun)} times", key)
    report.add("rounds told to a follower under kills", len(seen))


def rounds_begun(stage: Stage, table: str, since: int) -> list[int]:
    """Return the decisions after one with which a round of a game that goes on began."""
    live, found, before = stage.records.live(table), [], None
    for decision in stage.records.decisions(table):
        state = live.game.decode(stage.records.saved(table, decision))
        now = live.game.round(state)
        if before is not None and now > before and decision > since and live.game.outcome(state) is None:
            found.append(decision)
        before = now
    return found
