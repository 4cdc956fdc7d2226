"""Deals and talk at the table: treaties and trades by buttons, told in the ledger; allies show each other cards."""

import pytest

from bot.sandbox.people.person import Person, controls_of, text_of
from bot.sandbox.world import Message
from bot.tables.posts import NEWS
from engine.games.total_war_rome.state import ALLY, FRIENDLY
from engine.games.total_war_rome.tables import faction_pair_id
from tests.bot.clockwork import Time
from tests.bot.hall import InProcess, button, carried_out, my_table, until
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, public, rome_table, said
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, TRIBES, Table


def agents(status: str) -> Table:
    """Return Rome's turn of the Agent Phase, with cards to treat and to trade; Carthage's agent stands in Latium."""
    table = Table()
    table.state.relations[faction_pair_id(ROME, CARTHAGE)] = status
    table.hold(ROME, "treaty", "trade")
    table.agent("carthage_agent_1", "latium")
    return table.agents(ROME)


async def go(who: Person, message: Message, *labels: str) -> Message:
    """Press, or choose, what bears these words, one after another."""
    for label in labels:
        for control in controls_of(message):
            chosen = [o["value"] for o in control.get("options", ()) if label in o["label"]]
            if label in (control.get("label") or ""):
                receipt = await who.press(message, custom_id=control["custom_id"])
            elif chosen:
                receipt = await who.select(message, chosen[0], custom_id=control["custom_id"])
            else:
                continue
            receipt = await receipt.wait_until_answered()
            assert receipt.message is not None, receipt
            message = receipt.message
            break
        else:
            raise AssertionError(f"{label}: {text_of(message)} {[c.get('label') for c in controls_of(message)]}")
    return message


@pytest.mark.parametrize("answer", ["Agree", "Refuse"])
async def test_a_treaty_by_buttons(hall: InProcess, monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    """Treaty: offered by buttons, with what it would be; answered by buttons; the ledger tells the agreement."""
    begin_as(monkeypatch, lambda: agents(FRIENDLY))
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()
    ada, boris = hall.person("Ada"), hall.person("Boris")
    message = await go(ada, await my_table(ada, thread), "Treaty", "Carthage", "Latium")
    assert "allies if they agree" in text_of(message)
    await go(ada, message, "Confirm")
    await hall.settled()
    asked = next(m for m in reversed(boris.messages("dm")) if "proposes" in text_of(m))
    assert "Rome proposes to become allies" in text_of(asked)
    await go(boris, asked, answer)
    await hall.settled()
    state = (await hall.actor(table)).live.state
    assert (state.relations[faction_pair_id(ROME, CARTHAGE)] == ALLY) == (answer == "Agree")
    told = said(thread)
    assert ("now allies" in told) == (answer == "Agree")
    assert "Treaty" in told and ("refuse" in told.lower() or answer == "Agree")


async def test_a_trade_by_buttons(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trade: both gain, as the preview says, and the ledger tells it."""
    begin_as(monkeypatch, lambda: agents(FRIENDLY))
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()
    ada = hall.person("Ada")
    before = {side: f.gold for side, f in (await hall.actor(table)).live.state.factions.items()}
    message = await go(ada, await my_table(ada, thread), "Trade", "Carthage", "Latium")
    assert "You gain **3 gold**, Carthage 3" in text_of(message)
    await go(ada, message, "Confirm")
    await hall.settled()
    after = {side: f.gold for side, f in (await hall.actor(table)).live.state.factions.items()}
    assert {side: after[side] - before[side] for side in after if after[side] != before[side]} == {ROME: 3, CARTHAGE: 3}
    assert "3 gold for Rome, 3 for Carthage" in said(thread)


async def test_allies_show_each_other_cards(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Universal Rules 4: by buttons, beside whatever is asked; the ally is told in private and finds it in their
    hand."""
    clock = Time(hall)
    begin_as(monkeypatch, lambda: agents(ALLY))
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()
    ada, boris, clara = (hall.person(name) for name in PEOPLE[:3])
    before, heard = [text_of(m) for m in public(thread)], len(clara.messages("dm"))
    message = await my_table(ada, thread)
    assert button(message, "aside")
    message = await go(ada, message, "Plans and allies", "Show an ally", "Show an ally cards", "Treaty", "Confirm")
    assert carried_out(text_of(message))
    await clock.passes(NEWS + 1, table)
    hall.app.tables.posted()
    await until(lambda: any("Rome shows Carthage Treaty" in text_of(m) for m in boris.messages("dm")))
    assert "Seen of Rome's hand" in (await (await boris.slash("hand", thread)).wait_until_answered()).text
    assert [text_of(m) for m in public(thread)] == before and len(clara.messages("dm")) == heard
    refused = await (
        await ada.slash_with("twr-agent show-army", thread, {"ally": TRIBES, "army": "rome_1"})
    ).wait_until_answered()
    assert "Not done" in refused.text and "Universal Rules 4" in refused.text
