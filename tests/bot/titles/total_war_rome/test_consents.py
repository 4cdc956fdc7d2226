"""A treaty that is proposed: who asks what, what it changes, what it costs, until when."""

import re
from typing import Any

import msgspec
import pytest

from bot.sandbox.people.person import controls_of, text_of
from engine.games.total_war_rome.actions.agents import Treaty
from engine.games.total_war_rome.actions.rounds import Season
from engine.games.total_war_rome.frames.rounds import TaxationPhase
from tests.bot.delivery.test_seat_cards import cards
from tests.bot.hall import InProcess, verbs
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, rome_table
from tests.engine.games.total_war_rome.scenario import Board
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, Table


@pytest.mark.parametrize(("now", "then"), [("enemy", "neutral"), ("neutral", "friendly"), ("friendly", "allies")])
async def test_a_treaty_asks_for_consent_in_the_receivers_dm(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, now: str, then: str
) -> None:
    table = Table()
    (card,) = table.hold(ROME, "treaty")
    table.status(ROME, CARTHAGE, now)
    table.agents(ROME).do(ROME, Treaty(card, "rome_agent_1", CARTHAGE, "lilybaeum"))
    begin_as(monkeypatch, lambda: table)
    name = await rome_table(hall, *PEOPLE[1:])
    await begin(hall, name)
    await hall.settled()
    actor, boris = await hall.actor(name), hall.person("Boris")
    (message,) = cards(boris)
    push = next(push.text for push in hall.sandbox.pushes(boris) if push.message_id == message.id)
    assert f"Rome proposes to become {then}. Do you agree? Answer within" in push
    said = text_of(message)
    assert f"become {then}. Do you agree?" in said and f"you are **{then}**" in said and "It costs" in said
    assert re.search("Without an answer in time it is refused", said) and {"do", "rules"} & set(verbs(message))
    receipt = await (await boris.press(message, f"Agree: {then} with Rome")).wait_until_answered()
    answer = next(one for one in reversed(await actor.store.path(name)) if one.user == int(boris.id))
    assert actor.live.words.say(answer.label) == f"Agree: {then} with Rome"  # as it stands on a folded card
    assert receipt.message is not None
    assert "Carthage agrees to the treaty with Rome" in text_of(receipt.message)  # it said "Carthage agrees."


async def test_who_plays_no_event_seals_it_by_one_press(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """ "Next" led to a page on which nothing but that could be sealed, in each round."""
    board = Board().holds(ROME, "blight").begin(TaxationPhase())

    def taxes() -> Any:
        return board

    begin_as(monkeypatch, taxes)
    table = await rome_table(hall, *PEOPLE[1:])
    await begin(hall, table)
    await hall.settled()
    ada, actor = hall.person("Ada"), await hall.actor(table)
    (message,) = cards(ada)
    seal = next(c for c in controls_of(message) if str(c.get("label", "")).startswith("Seal"))
    assert seal["label"] == "Seal: Play no event"
    await (await ada.press(message, custom_id=seal["custom_id"])).wait_until_answered()
    given = [one.action for one in await actor.store.path(table) if one.moment == "taxation_phase.season"]
    assert msgspec.convert(given[0], Season) == Season(()), given
