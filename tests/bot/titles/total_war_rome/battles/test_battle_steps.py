"""Under a battle's verdict "Every step" tells all that happened in it, with its dice."""

import re

import pytest

from bot.sandbox.world import Message
from bot.tables.event_spans import span_ended_by_decision
from bot.tables.post_types import Report, kind_of, typed_post_body
from engine.games.total_war_rome.actions.campaign import Confront, Meet
from engine.games.total_war_rome.events.battle import CombatFought, UnopposedAttackMade
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.state import ENEMY
from engine.games.total_war_rome.tables import faction_pair_id
from tests.bot.clockwork import default
from tests.bot.hall import InProcess
from tests.bot.titles.total_war_rome.table import begin, begin_as, public, rome_table
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, Table

FIGHT = Meet("fight", "stay", "none")


def beside_an_enemy() -> Table:
    """Return Rome's campaign turn with an enemy army in the same region."""
    table = Table(players=2)
    table.state.relations[faction_pair_id(ROME, CARTHAGE)] = ENEMY
    table.army("rome_1", "messana")
    table.army("carthage_1", "messana")
    return table.campaign(ROME)


async def fought(hall: InProcess, table: str) -> Message:
    """Let Rome attack and all be deployed as it is put in; return the battle's verdict."""
    actor = await hall.actor(table)
    for seat, action in (("1", Confront("rome_1", "carthage_1")), ("1", FIGHT), ("2", FIGHT)):
        async with actor.turn() as live:
            prompt = next(p for p in live.prompts_waited_for() if p.seat == seat and p.answered is None)
            await actor.decide(seat, prompt.id, action)
    while any(isinstance(frame, LandBattle) for frame in actor.live.state.frames):
        await default(actor)
        await hall.settled()
    thread = hall.thread(table)
    return next(m for m in public(thread) if m.all_words.startswith("### ⚔️"))


async def test_every_step_of_a_battle(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_as(monkeypatch, beside_an_enemy)
    table = await rome_table(hall, "Boris")
    await begin(hall, table)
    verdict = await fought(hall, table)
    shown = await (await hall.person("Ada").press(verdict, "Every step")).wait_until_answered()
    heading, begun, *steps = shown.text.split("\n")
    assert heading.endswith("Every step, #6") and "Battle in Messana" in begun
    actor = await hall.actor(table)
    kept = [actor.live.game.event(row.event) for row in await actor.store.events(actor.live.row.id, last=99)]
    combats = [one for one in kept if isinstance(one, CombatFought | UnopposedAttackMade)]
    told = [line for line in steps if line.startswith(("Terrain ", "Flanks ", "Centre ", "Envelopment", "Nobody"))]
    assert len(told) == len(combats) > 1
    assert all(re.search("[▫️✖️🌀☠️]", line) for line in told)  # each with its dice


async def test_a_decision_that_ended_no_battle_has_no_steps_of_one(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_as(monkeypatch, beside_an_enemy)
    table = await rome_table(hall, "Boris")
    await begin(hall, table)
    await fought(hall, table)
    actor = await hall.actor(table)
    report = (
        await actor.store.posts_of_kind(
            actor.live.row.id, actor.live.public_audience, kind_of(Report), numbers=range(1, 99)
        )
    )[0]
    decision = typed_post_body(report, Report).decision
    assert await span_ended_by_decision(actor.store, actor.live, decision) is not None
    assert await span_ended_by_decision(actor.store, actor.live, decision, later=1) is None  # it ended one alone
    assert await span_ended_by_decision(actor.store, actor.live, decision - 1) is None
