"""Those who read the page of a table in a game with the real bot process: all that it gives them is searched."""

from typing import Any

from bot.sandbox.people.person import Person
from bot.table_page.signed_tokens import Signer, page_signing_key
from engine.kernel.dice import UnverifiedRandom
from testbed.drills.leaks.late import Late
from testbed.drills.leaks.replays import replay_texts
from testbed.drills.leaks.visible import Still, card_ids_of_game
from testbed.drills.leaks.watcher import Watcher
from testbed.drills.page_script import Tab
from testbed.drills.report import Report
from testbed.drills.spectators import ONLOOKER
from testbed.drills.stage import Stage

GIVEN = 200


class PageReaders:
    """Looks at the page of a table by somebody's eyes, a player's or an onlooker's."""

    def __init__(self, stage: Stage, table: str, lots: UnverifiedRandom, report: Report) -> None:
        self.stage, self.table, self.lots, self.report = stage, table, lots, report
        self.signer = Signer(page_signing_key(stage.sandbox.token))

    async def search_page_of_reader(self, live: Still, watcher: Watcher, late: Late | None) -> None:
        """Let somebody look, and search what they are given, also where they ask for another's card."""
        if "PRAETOR_WEB" not in self.stage.environment or not live.is_running:
            return
        row = self.lots.choose((None, *live.humans()))
        who = Person(self.stage.sandbox.hub, str(row.user)) if row is not None else self.stage.person(ONLOOKER)
        seat = row.seat if row is not None else ""
        tab = Tab(self.stage.environment["PRAETOR_WEB"], self.table, seat, int(who.id), self.signer)
        said = list(replay_texts(await self._given(tab, live)))
        watcher.search_page(live, who.user.username, seat or None, said, "pages of the table over the wire")
        watcher.search_for_tokens_and_accounts(who.user.username, said)
        if late is not None and not seat:
            late.search_for_held_back_lines(who.user.username, said)

    async def _given(self, tab: Tab, live: Still) -> list[Any]:
        """Return all that the page gives at once, and some of what can be asked for."""
        status, table = await tab.ask("/api/table")
        glances = [one["id"] for one in table.get("glances", ())] if status == GIVEN else []
        paths = ["/api/log", *(f"/api/glance/{one}" for one in self.lots.shuffled(glances)[:1])]
        found = [table]
        for path in paths:
            status, said = await tab.ask(path)
            found.append(said if status == GIVEN else None)
        card = self.lots.choose(card_ids_of_game(live))
        given, _ = await tab.ask(f"/api/card/{card}")
        if given == GIVEN and card not in [one["id"] for one in table.get("cards", ())]:
            self.report.note(f"{tab.user} was given the card {card}, which they do not hold", "leaked")
        return found
