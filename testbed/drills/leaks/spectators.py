"""Spectators who bet on battles: nobody may see that somebody has bet."""

import json

from bot.sandbox.people.person import Person
from bot.sandbox.world import Message
from engine.kernel.dice import UnverifiedRandom
from testbed.drills.report import Report
from testbed.drills.spectators import SPECTATORS, bet_buttons_at_table
from testbed.drills.stage import Stage


class Spectators:
    """Those who have no seat at a table."""

    def __init__(self, stage: Stage, table: str, lots: UnverifiedRandom, report: Report) -> None:
        self.stage, self.table, self.lots, self.report = stage, table, lots, report

    def bet_buttons(self) -> list[tuple[Message, str]]:
        """Return the buttons with which bets are taken now, each with its message."""
        return bet_buttons_at_table(self.stage, self.table)

    async def place_one_bet(self) -> None:
        """Let one of them bet, if bets are taken; whatever anybody else can see must stay as it was."""
        on = self.bet_buttons()
        if not on:
            return
        who = self.stage.person(self.lots.choose(SPECTATORS))
        before = self._seen_by_others(who)
        await (await who.forge(*self.lots.choose(on))).wait_until_answered()
        await self.stage.wait_until_quiet(self.table)
        after = self._seen_by_others(who)
        for user, seen in before.items():
            if seen != after[user]:
                name = self.stage.sandbox.world.users[user].username
                self.report.note(f"{name} sees that somebody has bet", "leaked")
        self.report.add("bets over the wire")

    def _seen_by_others(self, who: Person) -> dict[str, str]:
        world, sandbox = self.stage.sandbox.world, self.stage.sandbox
        others = [user for user in world.users if user not in (who.id, world.bot_id)]
        return {user: json.dumps(sandbox.visible_to(user)) for user in others}

    def report_bets(self) -> None:
        """Count what came of it."""
        sql = "SELECT count(*) FROM outbox WHERE table_id = ? AND kind = 'round_seen' AND status = 'sent'"
        self.report.add("rounds told to a follower", int(self.stage.records.first_value(sql, self.table)))
        counted = int(self.stage.records.first_value("SELECT count(*) FROM bets WHERE table_id = ?", self.table))
        self.report.add("bets kept", counted)
