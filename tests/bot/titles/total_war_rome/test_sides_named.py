"""Commands whose own option is a side: with whom to trade is not for whom one acts."""

import pytest

from tests.bot.hall import InProcess, carried_out
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, rome_table
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, Table


def trading() -> Table:
    """Return Rome's turn of agents: one stands in Carthage's Sardinia, and Rome holds a card to trade."""
    table = Table()
    table.hold(ROME, "trade")
    table.agent("rome_agent_1", "sardinia")
    return table.agents(ROME)


async def test_one_trades_by_command(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_as(monkeypatch, trading)
    thread = await begin(hall, await rome_table(hall, *PEOPLE[1:]))
    ada = hall.person("Ada")
    sides = (await ada.autocomplete("twr-agent trade", "side", "", thread)).choices or []
    assert CARTHAGE in {choice["value"] for choice in sides} and ROME not in {choice["value"] for choice in sides}
    chosen = {"side": CARTHAGE}
    for option in ("region", "agent", "card"):
        listed = (await ada.autocomplete("twr-agent trade", option, "", thread, **chosen)).choices or []
        chosen[option] = listed[0]["value"]
    done = await (await ada.slash("twr-agent trade", thread, **chosen)).wait_until_answered()
    assert carried_out(done.text), done
