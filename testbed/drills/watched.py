"""Kills while spectators bet on a battle and follow the table: no bet may be lost or counted twice.

Battles are rare where everybody plays at random, so the table is first played on, without a bot, to one on which bets
are taken and that waits for a person.
"""

import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from bot.tables.actor import Actor
from bot.tables.event_spans import may_event_span_go_on
from bot.tables.live import LiveTable
from bot.tables.table_extra import extra_of
from bot.titles import title_of_game
from bot.words import Words
from engine.kernel.dice import Keys, UnverifiedRandom
from engine.store.sqlite import open_store
from testbed.drills.random_play import Decision, random_positions, take_decisions
from testbed.drills.report import Report
from testbed.drills.script import Script, asked_of_persons
from testbed.drills.spectators import SPECTATORS, bet_buttons_at_table
from testbed.drills.stage import SavedTable, Stage, end_and_keep, open_stage
from testbed.drills.steps import Step

SECONDS = 15.0  # of the processor, in which a battle is looked for
LAST = 200  # events by which a battle is known
DELIVERED = 240.0  # seconds until all that came before it is told
NOTED = Words("common").text_pieces_between_gaps("bet.noted")[0].strip("*_ ")


async def play_to_betting_battle(saved: SavedTable, before: int = 1000) -> SavedTable | None:
    """Return a table played on to a battle on which bets are taken and that waits for a person, in a round before one;
    None if none is found soon, or the game has none."""
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
            found = _search(live, await actor.dice_keys(), await store.next_decision_id(row.id), before)
            if found is None:
                return None
            await take_decisions(actor, found)
        finally:
            await store.close()
        moved = msgspec.structs.replace(saved, database=path.read_bytes())
    async with open_stage(moved) as stage:
        await stage.launch()
        await stage.wait_until_quiet(saved.table, DELIVERED)
        return (
            await end_and_keep(stage, saved.table, saved.game, saved.people)
            if bet_buttons_at_table(stage, saved.table)
            else None
        )


def _search(live: LiveTable, keys: Keys, first: int, before: int) -> list[Decision] | None:
    """Return decisions that lead to such a battle, each as it will come out; None if none are found soon."""
    end, n = time.process_time() + SECONDS, 0
    while time.process_time() < end:
        for here, made, told in random_positions(live, keys, first, UnverifiedRandom(f"battle {n}")):
            contest = title_of_game(live.played).battle_sides(told[-LAST:])
            if here.game.round(here.state) >= before:
                break
            if contest is not None and contest.open and asked_of_persons(here):
                return list(made)
        n += 1
    return None


class Watched(Script):
    """Plays the persons of a table before spectators, who bet whenever they can.

    said: by battle (the decision that it began with) and person, the side that they were last told is noted. tried: all
    that they pressed; of a press without an answer nobody can say whether it counted.
    """

    def __init__(self, stage: Stage, table: str, seed: str) -> None:
        super().__init__(stage, table, seed)
        self.lots = UnverifiedRandom(f"bets {seed}")
        self.said: dict[tuple[int, str], str] = {}
        self.tried: dict[tuple[int, str], set[str]] = {}

    async def answer_one_question(self) -> bool:
        """Let everybody bet, then answer one question; return whether the game is over."""
        await self.press_bet_buttons()
        return await super().answer_one_question()

    async def press_bet_buttons(self) -> None:
        """Let each spectator press one of the buttons, where there are any."""
        for name in SPECTATORS:
            on = bet_buttons_at_table(self.stage, self.table)
            course = extra_of(self.stage.records.live_table(self.table).row).course
            if not on or course is None:
                return
            who, (message, custom_id) = self.stage.person(name), self.lots.choose(on)
            side = custom_id.split(":")[3]
            self.tried.setdefault((course.start, who.id), set()).add(side)
            self.confirming()
            receipt = await self._use(who, message, Step(custom_id))
            if NOTED in receipt.text:
                self.said[course.start, who.id] = side
                self.tried[course.start, who.id] = {side}

    async def play_through_battle(self, steps: int) -> None:
        """Play until no battle is under way, or for so many steps."""
        for _ in range(steps):
            live = self.stage.records.live_table(self.table)
            if not may_event_span_go_on(live, live.state) or await self.answer_one_question():
                break
            await self.stage.wait_until_quiet(self.table)


def check_bets_kept(script: Watched, report: Report) -> None:
    """Check that each bet that somebody was told is noted is kept, and is counted in the report of its battle."""
    stage, table = script.stage, script.table
    rows = stage.records.rows("SELECT start, person_id AS user, side, ended, won FROM bets WHERE table_id = ?", table)
    kept_now = {(row["start"], str(row["user"])): row["side"] for row in rows}
    for key in script.said:
        if key not in kept_now:
            report.note(f"a bet that was noted is not kept: {key}", "lost")
        elif kept_now[key] not in script.tried[key]:
            report.note(f"a bet is on {kept_now[key]}, not on {script.tried[key]}", "changed")
    for key in kept_now.keys() - script.tried.keys():
        report.note(f"a bet that nobody made: {key}", "doubled")
    live = stage.records.live_table(table)
    course = live.extra.course
    going_on = course.start if course is not None and may_event_span_go_on(live, live.state) else None
    for start in {row["start"] for row in rows} - {going_on}:
        _told(stage, live, start, [row for row in rows if row["start"] == start], report)
    report.add("bets under kills", len(rows))


def _told(stage: Stage, live: LiveTable, start: int, rows: list[dict[str, Any]], report: Report) -> None:
    """Check that the bets on a battle that is over are settled, and that the thread says how many were right."""
    if any(row["ended"] is None for row in rows):
        report.note(f"the bets on the battle of decision {start} are not settled", "lost")
    won = [row["won"] for row in rows if row["won"] is not None]
    tally = live.words("bet.tally" if won else "bet.undecided", right=sum(won), count=len(rows))
    told = [
        m.all_words for m in stage.thread(live.row.id).messages.values() if not m.deleted and m.ephemeral_to is None
    ]
    if not any(tally.strip("-# ") in one for one in told):
        report.note(f"{len(rows)} bets on the battle of decision {start} are told nowhere: {tally}", "lost")
    report.add("battles that were betted on")
