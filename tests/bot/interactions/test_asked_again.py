"""What looks like a slip is asked again before it is carried out; a standing order says for how long it holds."""

import pytest

from bot.sandbox.people.person import text_of
from bot.tables.live import LiveTable
from engine.games.total_war_rome.actions.campaign import MeetFirst
from engine.games.total_war_rome.frames.rounds import Rounds, SpendingPhase
from engine.games.total_war_rome.state import ALLY, NEUTRAL
from engine.games.total_war_rome.tables import faction_pair_id
from engine.kernel.prompts import WINDOW
from tests.bot.clockwork import seated
from tests.bot.hall import InProcess, button, carried_out, choose, my_table, verbs
from tests.bot.interactions.test_host import to_window
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, rome_table
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, Table


def spending() -> Table:
    """Return the Spending Phase, Rome with 7 gold and an army."""
    table = Table()
    table.faction(ROME, gold=7)
    table.army("rome_1", "messana")
    return table.enter(Rounds(step="end"), SpendingPhase())


async def test_an_empty_basket_is_sealed_only_when_it_is_meant(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_as(monkeypatch, spending)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()
    ada, live = hall.person("Ada"), (await hall.actor(table)).live

    def sealed(at: LiveTable) -> bool:
        return any(p.seat == "1" and p.answered is not None for p in at.prompts())

    filled = await my_table(ada, thread)
    shown = (await (await ada.press(filled, "Start again")).wait_until_answered()).message
    assert shown is not None
    asked = (await (await ada.press(shown, custom_id=button(shown, "ok"))).wait_until_answered()).message
    assert asked is not None and "You have **7 gold** unspent: seal an empty basket?" in text_of(asked)
    assert not sealed(live) and verbs(asked) == ["ok", "page"]
    back = (await (await ada.press(asked, "Back")).wait_until_answered()).message
    assert back is not None and "bag" in verbs(back) and not sealed(live)
    again = (await (await ada.press(back, custom_id=button(back, "ok"))).wait_until_answered()).message
    assert again is not None and not sealed(live)
    done = await (await ada.press(again, "Seal")).wait_until_answered()
    assert carried_out(done.text) and sealed(live)


async def test_a_button_for_help_in_a_battle_says_first_whom_it_makes_an_enemy_of(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stage() -> Table:
        table = Table()
        table.state.relations |= {faction_pair_id(ROME, CARTHAGE): "enemy", faction_pair_id(ROME, GREEKS): NEUTRAL}
        table.state.relations[faction_pair_id(CARTHAGE, GREEKS)] = ALLY
        table.army("rome_2", "etruria")
        table.army("carthage_1", "liguria")
        table.army("greek_states_1", "liguria")
        return table.campaign(ROME)

    begin_as(monkeypatch, stage)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()
    ada, clara, actor = hall.person("Ada"), hall.person("Clara"), await hall.actor(table)
    live = actor.live
    marched = await (
        await ada.slash_with("twr-army march", thread, {"army": "rome_2", "route": "liguria"})
    ).wait_until_answered()
    assert carried_out(marched.text)
    await hall.settled()
    first = next(prompt for prompt in live.prompts_waited_for() if prompt.moment == "advance.first")
    async with actor.turn():
        await actor.decide(first.seat, first.id, MeetFirst("carthage_1"))
    await hall.settled()
    while live.state.status(ROME, GREEKS) != NEUTRAL:  # the march made an enemy of both who stand there
        live.state.relations[faction_pair_id(ROME, GREEKS)] = NEUTRAL
        live.replace(state=live.state)
    shown = await my_table(clara, thread)
    joined = await choose(clara, shown, "join_battle")
    offered = await (await clara.select(joined, "hoplites~1", custom_id=button(joined, "pick"))).wait_until_answered()
    joined = offered.message or joined
    assert "you and Rome become **enemies**" in text_of(joined) and "ok" in verbs(joined), text_of(joined)
    assert not any(p.seat == "3" and p.answered is not None for p in live.prompts())


async def test_passing_on_windows_says_for_how_long(hall: InProcess) -> None:
    table, actor, _, _ = await seated(hall)
    assert await to_window(hall, table)
    prompt = next(
        p for p in actor.live.prompts_waited_for() if p.kind == WINDOW and p.seat != "table" and p.answered is None
    )
    who = hall.person("Ada" if prompt.seat == "1" else "Boris")
    mine = (await who.slash("table", "games", table=table)).message
    assert mine is not None and "for the whole game; </orders clear:" in text_of(mine)
    said = await (await who.press(mine, "Pass on these")).wait_until_answered()
    assert "From now on you pass on" in said.text and "for the whole game" in said.text
