"""Purchases over the wire: what the thread and `/log` tell when the baskets of a Spending Phase are revealed."""

from typing import Any

import pytest

from bot.sandbox.people.person import text_of
from engine.games.total_war_rome.frames.rounds import Rounds, SpendingPhase
from tests.bot.hall import InProcess
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, public, rome_table
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, Table


def spending() -> Table:
    """Return the Spending Phase, with gold to spend."""
    table = Table()
    for side in (ROME, CARTHAGE):
        table.faction(side, gold=20)
    table.army("rome_1", "messana")
    return table.enter(Rounds(step="end"), SpendingPhase())


async def test_the_thread_and_the_log_say_what_was_bought(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 94: by army, number and price, and no kind of card; nothing before all have sealed theirs."""
    begin_as(monkeypatch, spending)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)

    async def spend(who: str, **options: Any) -> str:
        return (await (await hall.person(who).slash_with("twr spend", thread, options)).wait_until_answered()).text

    bought = "rome_1:velites, rome_1:italian_infantry"
    assert "Not done" not in await spend(
        "Ada", troops=bought, improvements="latium:market", developments="rome_engineers"
    )
    for who in PEOPLE[1:]:
        await hall.settled()
        assert not any("Market (" in text_of(message) for message in public(thread))
        assert "Not done" not in await spend(who)
    await hall.settled()
    told = "\n".join(text_of(message) for message in public(thread))
    log = await (await hall.person("Boris").slash("log", thread, last=60)).wait_until_answered()
    assert "Rome: 2 cards for First Roman army, 3 gold." in log.text
    assert "Rome buys: Market (Latium), 2 gold." in log.text and "develops Military Engineers, 2 gold" in log.text
    (line,) = (line for line in told.split("\n") if "Rome spends 7** of 20" in line)
    assert "2 cards (First army +2)" in line and "Market in Latium" in line and "**Military Engineers**" in line
    assert "Velites" not in log.text + told
