"""What Discord's own client would not send, and what is sent too often: refused kindly, told truly, kept once."""

import asyncio
from typing import Any

import pytest

from bot.interactions import drafting
from bot.interactions.commands.registry import Command
from bot.messages.drafts import Draft
from bot.messages.ids import Press
from bot.sandbox import interactions
from bot.sandbox.people.person import Person, Receipt, controls_of
from bot.sandbox.world import Channel, Message
from bot.tables.actor import Actor
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import SEALED, Prompt
from tests.bot.clockwork import default, seat_of, seated
from tests.bot.hall import InProcess, button, choose, my_table, opened, refused, until, verbs

SHOWING = ("mine", "map", "rules", "log", "leaf", "then", "hand", "opts", "join", "take")
GROUP, SUB = 2, 1


async def typed(hall: InProcess, who: Person, where: Channel, *path: str, **options: Any) -> Receipt:
    """Send a command as no client would: anywhere, with any options."""
    given: list[dict[str, Any]] = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
    for depth, name in enumerate(reversed(path[1:])):
        given = [{"name": name, "type": GROUP if depth else SUB, "options": given}]
    data = {"id": "1", "name": path[0], "type": 1, "options": given}
    receipt = await who._send(interactions.COMMAND, where, data, " ".join(path))
    return await receipt.wait_until_answered()


# Tables of another server


async def test_a_press_shows_no_table_of_another_server(hall: InProcess) -> None:
    """A button's custom id can be forged, or its message come from elsewhere: the press passes where a name does."""
    table = await hall.start("Ada", "Boris")
    live = (await hall.actor(table)).live
    live.replace(row=await hall.app.store.update_table(live.row, guild=1))
    clara, boris = hall.person("Clara"), hall.person("Boris")
    onto = await hall.create("Clara")
    for verb in SHOWING:
        receipt = await clara.press(hall.card(onto), "Join", forged=f"{verb}:{table}")
        said = await refused(receipt, "There is no table", "Nothing has changed")
        assert "Ada" not in said
    for message in (hall.card(onto), boris.messages("dm")[-1]):  # whose table it is may, from anywhere
        receipt = await (await boris.forge(message, f"map:{table}")).wait_until_answered()
        assert "There is no table" not in receipt.text, receipt


async def test_a_list_in_a_dm_names_no_server_s_tables(hall: InProcess) -> None:
    theirs, mine = await hall.create("Ada", name="Theirs"), await hall.create("Clara", name="Mine")
    clara, felix = hall.person("Clara"), hall.person("Felix")
    said = (await typed(hall, clara, clara.open_dm(), "game", "list")).text
    assert mine in said and theirs not in said and "Theirs" not in said
    assert (await typed(hall, felix, felix.open_dm(), "game", "list")).text.startswith("No tables here")
    here = (await felix.slash("game list")).text
    assert mine in here and theirs in here


async def test_suggestions_in_a_dm_name_no_server_s_tables(hall: InProcess) -> None:
    theirs = await hall.create("Ada", name="Theirs")
    felix = hall.person("Felix")
    data = {
        "id": "1",
        "name": "game",
        "type": 1,
        "options": [
            {"name": "join", "type": SUB, "options": [{"name": "table", "type": 3, "value": "", "focused": True}]}
        ],
    }
    receipt = await felix._send(interactions.AUTOCOMPLETE, felix.open_dm(), data, "game join")
    assert not any(theirs in str(choice) for choice in receipt.choices)


# Options


def lacking(hall: InProcess) -> list[tuple[Command, str]]:
    return [(command, o.name) for command in hall.app.registry for o in command.options if o.required]


async def test_a_command_without_a_required_option_is_refused_kindly(hall: InProcess) -> None:
    table, _, consul, _ = await seated(hall)
    thread, before = hall.thread(table), await hall.stand(table)
    found = lacking(hall)
    assert {" ".join(c.path) for c, _ in found} >= {"game create", "orders set", "host office", "card", "away"}
    for command, name in found:
        receipt = await typed(hall, consul, thread, *command.path)
        said = await refused(receipt, "is missing", "Nothing has changed")
        assert "went wrong" not in said, (command.path, said)
        assert name
    assert await hall.stand(table) == before


@pytest.mark.parametrize(
    ("path", "options"),
    [
        (("game", "create"), {"game": "chess"}),
        (("game", "create"), {"game": "samnite_wars", "pace": "never"}),
        (("game", "create"), {"game": "samnite_wars", "computers": "many"}),
        (("game", "create"), {"game": "samnite_wars", "deadline": 10**9}),
        (("host", "office"), {"to": "somebody"}),
        (("orders", "set"), {"window": "*", "answer": "pass", "until": "never"}),
        (("samnite", "buy-cards"), {"gold": "all of it"}),
        (("server", "channels"), {"allow": "#games"}),
        (("log",), {"last": "few"}),
        (("extend",), {"hours": -5}),
    ],
)
async def test_an_option_that_is_none_is_refused_kindly(
    hall: InProcess, path: tuple[str, ...], options: dict[str, Any]
) -> None:
    table, _, consul, _ = await seated(hall)
    before = await hall.stand(table)
    said = await refused(await typed(hall, consul, hall.thread(table), *path, **options), "Nothing has changed")
    assert "went wrong" not in said and "takes" in said
    assert await hall.stand(table) == before


@pytest.mark.parametrize(
    "forged", ["bag:{t}:{p}", "bagp:{t}:{p}:x:40", "bagc:{t}:{p}:99999999", "optof:{t}", "opt:{t}:x"]
)
async def test_a_press_without_what_it_needs_is_refused_kindly(hall: InProcess, forged: str) -> None:
    table, actor, consul, _ = await seated(hall)
    message, before = await my_table(consul, hall.thread(table)), await hall.stand(table)
    asked = actor.live.prompts_waited_for()[0].id
    receipt = await (
        await consul.press(message, "My hand", forged=forged.format(t=table, p=asked))
    ).wait_until_answered()
    assert "went wrong" not in receipt.text and not receipt.has_failed, receipt
    assert await hall.stand(table) == before


# Sealed answers


async def to_sealed(hall: InProcess, actor: Actor) -> Prompt:
    """Play defaults until persons seal answers."""
    for _ in range(200):
        await hall.settled()
        found = next((p for p in actor.live.prompts_waited_for() if p.kind == SEALED and p.answered is None), None)
        if found is not None:
            return found
        await default(actor)
    raise AssertionError("nothing is sealed")


async def test_a_sealed_answer_that_is_pressed_ten_times_is_one_decision(hall: InProcess) -> None:
    """Each press of the same answer was kept as another decision, as long as others had not answered."""
    table, actor, ada, boris = await seated(hall)
    thread, asked = hall.thread(table), await to_sealed(hall, actor)
    seat = actor.live.seat_row(asked.seat)
    assert seat is not None
    who = next(p for p in (ada, boris) if int(p.id) == seat.user)
    before = await hall.app.store.next_decision_id(table)
    shown = await opened(who, thread, asked.id)
    while "ok" not in verbs(shown):
        shown = await choose(who, shown, _first_choice(shown))
    confirm = button(shown, "ok")
    receipts = await asyncio.gather(*(who.press(shown, custom_id=confirm) for _ in range(5)))
    for _ in range(5):
        receipts.append(await who.forge(shown, confirm))
    await until(lambda: not hall.app.calls)
    mine = [d for d in await hall.app.store.path(table) if d.id >= before and d.prompt == asked.id]
    assert len(mine) == 1
    assert not any(r.has_failed or "went wrong" in r.text or "older draft of your choice" in r.text for r in receipts)
    assert any("sealed already" in r.text for r in receipts)
    # Another answer is another decision.
    other = next(
        a
        for a in (asked.menu.sample(UnverifiedRandom(f"another {n}")) for n in range(99))
        if a != _answer(actor, asked)
    )
    async with actor.turn():
        await actor.decide(asked.seat, asked.id, other, user=int(who.id))
    assert len([d for d in await hall.app.store.path(table) if d.prompt == asked.id]) == 2


def _answer(actor: Actor, asked: Prompt) -> Any:
    return next(p for p in actor.live.prompts() if p.id == asked.id).answered


def _first_choice(message: Message) -> str:
    for control in controls_of(message):
        parts = str(control.get("custom_id", "")).split(":")
        if parts[0] == "add":
            return parts[3]
        if parts[0] == "sel":
            return str(control["options"][0]["value"])
    raise AssertionError("nothing can be chosen")


async def test_a_list_of_a_basket_whose_draft_is_gone_shows_the_question_anew(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a question has several forms an empty draft does not say which of them the list was for."""
    table, actor, consul, _ = await seated(hall)
    prompt = next(p for p in actor.live.prompts_waited_for() if p.seat == seat_of(actor, consul))

    async def gone(*of: object, suggest: bool = True) -> Draft:
        return Draft(prompt.id)

    monkeypatch.setattr(drafting, "current_draft_of_seat", gone)
    card = consul.last("dm")
    for verb in ("bag", "bagp", "bagc"):
        receipt = await (
            await consul.forge(card, Press(verb, table, prompt.id, "0").id(), ["offer:0"])
        ).wait_until_answered()
        assert "went wrong" not in receipt.text
