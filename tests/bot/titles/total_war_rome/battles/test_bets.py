"""Bets on a battle: spectators bet before anything is rolled, nobody sees what, and its report says how many were
right."""

import pytest

from bot.sandbox.people.person import controls_of
from bot.sandbox.world import Message
from bot.tables.actor import Actor
from bot.tables.table_extra import with_extra
from bot.titles import title_of_game
from engine.games.total_war_rome.actions.campaign import Confront
from engine.games.total_war_rome.events.battle import (
    BattleBegun,
    BattleDecided,
    BroadsidesFired,
    CombatFought,
    NavalBattleBegun,
    NavalBattleFought,
)
from engine.games.total_war_rome.frames.battle import LandBattle
from tests.bot.clockwork import default
from tests.bot.hall import InProcess, button, refused, verbs
from tests.bot.titles.total_war_rome.battles.test_battle_steps import FIGHT, beside_an_enemy
from tests.bot.titles.total_war_rome.table import begin, begin_as, public, rome_table

SPECTATORS = ("Eva", "Felix")


def bets_on(message: Message) -> dict[str, str]:
    """Return the buttons with which one bets, by their labels."""
    return {str(c["label"]): str(c["custom_id"]) for c in controls_of(message) if "bet:" in str(c.get("custom_id"))}


async def at_battle(hall: InProcess, monkeypatch: pytest.MonkeyPatch, delay: int = 0) -> tuple[str, Actor]:
    """Return a table at which a battle waits for both to deploy."""
    begin_as(monkeypatch, beside_an_enemy)
    table = await rome_table(hall, "Boris")
    if delay:
        actor = await hall.actor(table)
        async with actor.turn() as live:
            live.replace(row=await actor.store.update_table(live.row, extra=with_extra(live.row, delay=delay)))
    await begin(hall, table)
    actor = await hall.actor(table)
    for seat, action in (("1", Confront("rome_1", "carthage_1")), ("1", FIGHT), ("2", FIGHT)):
        async with actor.turn() as live:
            prompt = next(p for p in live.prompts_waited_for() if p.seat == seat and p.answered is None)
            await actor.decide(seat, prompt.id, action)
    await hall.settled()
    assert any(isinstance(frame, LandBattle) for frame in actor.live.state.frames)
    return table, actor


def card_of(hall: InProcess, table: str) -> Message:
    """Return the message of the battle that goes on."""
    return next(m for m in public(hall.thread(table)) if bets_on(m))


async def over(hall: InProcess, table: str, actor: Actor) -> Message:
    """Fight the battle to its end, and return what tells it."""
    while any(isinstance(frame, LandBattle) for frame in actor.live.state.frames):
        await default(actor)
        await hall.settled()
    return next(m for m in reversed(public(hall.thread(table))) if "steps" in verbs(m) and "⚔️" in m.all_words)


async def test_spectators_bet_and_the_report_counts_them(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, actor = await at_battle(hall, monkeypatch)
    card, before = card_of(hall, table), len(public(hall.thread(table)))
    on = bets_on(card)
    assert list(on) == ["Bet on Rome", "Bet on Carthage"]
    said = card.all_words
    for name, label in (("Eva", "Bet on Rome"), ("Felix", "Bet on Rome"), ("Felix", "Bet on Carthage")):
        answer = await (await hall.person(name).press(card, custom_id=on[label])).wait_until_answered()
        assert answer.is_ephemeral and label.removeprefix("Bet on ") in answer.text
    await hall.settled()
    assert len(public(hall.thread(table))) == before and card.all_words == said, "nobody is told what was bet"
    start = (await actor.store.events(table, last=99))[-1].decision
    kept = [await actor.store.bets_on_battle(table, n) for n in range(start + 1)]
    assert [sorted(one.values()) for one in kept if one] == [["carthage", "rome"]]
    report = await over(hall, table, actor)
    assert not bets_on(report) and "🎲" in report.all_words
    events = [actor.live.game.event(row.event) for row in await actor.store.events(table, last=200)]
    winner = next(e for e in events if isinstance(e, BattleDecided)).side
    assert ("1 of 2 spectators saw it coming" if winner else "2 spectators had bet on it") in report.all_words
    tallies = [await actor.store.bet_success_counts(int(hall.person(name).id)) for name in SPECTATORS]
    assert sorted(tallies) == ([(0, 1), (1, 1)] if winner else [(0, 0), (0, 0)])
    await refused(await hall.person("Eva").forge(report, on["Bet on Rome"]), "No bets are taken")


async def test_who_has_a_part_in_the_table_does_not_bet(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, actor = await at_battle(hall, monkeypatch)
    card = card_of(hall, table)
    for name in ("Ada", "Boris"):
        await refused(await hall.person(name).press(card, custom_id=button(card, "bet")), "Bets are for spectators")
    async with actor.turn() as live:
        host = int(hall.person("Eva").id)
        live.replace(row=await actor.store.update_table(live.row, host=host))
    await refused(await hall.person("Eva").press(card, custom_id=button(card, "bet")), "Bets are for spectators")


async def test_a_bet_is_on_the_battle_of_its_message_and_on_a_side_of_it(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await at_battle(hall, monkeypatch)
    eva, card = hall.person("Eva"), card_of(hall, table)
    other = next(m for m in public(hall.thread(table)) if m.id != card.id)
    await refused(await eva.forge(other, button(card, "bet")), "No bets are taken")
    await refused(await eva.forge(card, f"bet:{table}::syracuse"), "")


async def test_a_table_with_a_delay_takes_no_bets(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """A battle is of a round that spectators may not see yet."""
    table, actor = await at_battle(hall, monkeypatch, delay=1)
    assert not [m for m in public(hall.thread(table)) if bets_on(m)]
    live = next(m for m in public(hall.thread(table)) if str(m.id) == str(actor.live.row.extra["course"]["message"]))
    await refused(await hall.person("Eva").forge(live, f"bet:{table}::rome"), "No bets are taken")


async def test_what_was_taken_back_counts_for_nobody(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, actor = await at_battle(hall, monkeypatch)
    eva, card = hall.person("Eva"), card_of(hall, table)
    for side in bets_on(card).values():
        await (await eva.press(card, custom_id=side)).wait_until_answered()
    head = actor.live.head
    await over(hall, table, actor)
    async with actor.turn():
        path = await actor.store.path(table)
        await actor.move_head(head - 1, {"what": "undone", "seat": "1", "user": 1, "label": path[-1].label})
    assert await actor.store.bet_success_counts(int(eva.id)) == (0, 0)


async def test_a_persons_bets_stand_in_his_records_and_go_with_him(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, actor = await at_battle(hall, monkeypatch)
    eva, card = hall.person("Eva"), card_of(hall, table)
    await (await eva.press(card, custom_id=bets_on(card)["Bet on Rome"])).wait_until_answered()
    await actor.store.settle_bets(table, (await start_of(actor)), actor.live.head, "rome")
    assert "1 of 1 right" in (await (await eva.slash("records person", "games")).wait_until_answered()).text
    await refused(await hall.person("Felix").slash("records person", "games", who=eva.id), "takes no part")
    assert (await actor.store.person_data(int(eva.id)))["bets"][0]["side"] == "rome"
    await (await eva.slash("forgetme", "games", sure="yes")).wait_until_answered()
    assert await actor.store.bets_on_battle(table, await start_of(actor)) == {}


async def start_of(actor: Actor) -> int:
    """Return the decision with which the battle began."""
    return int(actor.live.row.extra["course"]["start"])


def test_bets_close_with_the_first_roll() -> None:
    shown = title_of_game("total_war_rome")
    begun = BattleBegun("rome", "carthage", "latium", 3, 3)
    found = shown.battle_sides((begun,))
    assert found is not None and found.open and found.sides == ("rome", "carthage") and not found.winner
    fought = CombatFought("centre", 1, "rome", "carthage", ("hastati",), ("hastati",))
    found = shown.battle_sides((begun, fought))
    assert found is not None and not found.open
    found = shown.battle_sides((begun, fought, BattleDecided("victory", "carthage", "rome", "carthage")))
    assert found is not None and found.winner == "carthage"
    sea = NavalBattleBegun("rome", "carthage", "mare_siculum", "rome_fleet_1", "carthage_fleet_1", 1, 1)
    found = shown.battle_sides((sea,))
    assert found is not None and found.open
    fired = BroadsidesFired("rome", "carthage", (), (), 0, 1, 0, 0, 0, 0)
    found = shown.battle_sides((sea, fired, NavalBattleFought("rome", "rome", "carthage", "mare_siculum")))
    assert found is not None and not found.open and found.winner == "rome"
    assert shown.battle_sides(()) is None
