"""A march by its goal: on the screen, in five presses, and by command."""

import pytest

from bot.delivery.seat_drafts import keep_draft
from bot.interactions import drafting
from bot.messages.drafts import Draft
from bot.sandbox.people.person import Person, controls_of, text_of
from bot.sandbox.world import Message
from bot.screens.table_screen import draft_preview
from bot.tables.actor import Actor
from bot.tables.chronicle import public_events
from engine.games.total_war_rome.events.campaign import ArmyMoved
from engine.store.models import SeatRow
from tests.bot.hall import InProcess, button, choose, my_table, verbs
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, rome_table
from tests.bot.titles.total_war_rome.test_odds import campaign
from tests.engine.games.total_war_rome.table import Table


async def goes_to(who: Person, message: Message, place: str) -> Message:
    receipt = await (await who.select(message, place, custom_id=button(message, "goto"))).wait_until_answered()
    assert receipt.message is not None
    return receipt.message


async def pressed(who: Person, message: Message, label: str) -> Message:
    receipt = await (await who.press(message, label)).wait_until_answered()
    assert receipt.message is not None, receipt
    return receipt.message


def labels(message: Message) -> list[str]:
    return [str(c.get("label")) for c in controls_of(message)]


async def test_a_march_by_its_goal(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_as(monkeypatch, campaign)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    ada, actor = hall.person("Ada"), await hall.actor(table)
    listed = await choose(ada, await my_table(ada, thread), "march:rome_2")
    (goals,) = [c["options"] for c in controls_of(listed) if c.get("options")]
    shown = {o["value"]: (o["label"], o["description"]) for o in goals}
    assert shown["latium"][0].endswith(" · Latium") and shown["latium"][1].startswith("1 MU · Rome")
    assert shown["boii"][1].startswith("100% to take it · 2 MU")
    own = ["· Rome ·" in said for _, said in shown.values()]
    assert own == sorted(own), "what can be taken stands first"
    message = await goes_to(ada, listed, "apulia")
    assert " to Apulia**" in text_of(message) and "To Apulia: 3 MU, 3 places on" in text_of(message)
    by_hand = await pressed(ada, message, "Place by place")
    assert "goto" not in verbs(by_hand) and " to Apulia**" in text_of(by_hand)
    back = await pressed(ada, by_hand, "Go somewhere else")
    assert button(back, "goto")
    message = await goes_to(ada, back, "umbria")
    message = await pressed(ada, message, "Through a place…")
    message = await pressed(ada, message, next(one for one in labels(message) if " · Latium" in one))
    assert "through Latium to Umbria et Picenum**" in text_of(message) and "via Latium" in text_of(message)
    message = await pressed(ada, message, "Back")
    assert button(message, "goto") and not actor.live.state.armies["rome_2"].spent
    message = await goes_to(ada, message, "latium")
    await pressed(
        ada, message, "March Second Roman army to Latium"
    )  # march, army, goal, confirm: four presses from My table
    assert actor.live.state.armies["rome_2"].at == "latium"


def with_roads() -> Table:
    board = campaign()
    for border in ("etruria-latium", "latium-umbria"):
        board.state.roads[border] = True
    return board


BY_ROAD = "By road (1 MU): March Second Roman army through Latium to Umbria et Picenum"


async def test_other_ways_are_weighed_though_a_card_has_weighed_the_draft(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card that was drawn between the keeping of a draft and its answer left the button with a bare price."""
    begin_as(monkeypatch, with_roads)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    ada = hall.person("Ada")
    kept: list[Draft] = []

    async def keep_and_draw(on: Actor, seat: SeatRow, draft: Draft) -> None:
        await keep_draft(on, seat, draft)
        (prompt,) = [one for one in on.live.questions_seat_can_answer(seat.seat) if one.id == draft.prompt]
        assert draft_preview(on.live, prompt, draft.given) is not None or not draft.given
        kept.append(draft)

    monkeypatch.setattr(drafting, "keep_draft", keep_and_draw)
    message = await goes_to(ada, await choose(ada, await my_table(ada, thread), "march:rome_2"), "umbria")
    assert kept[-1].way.to == "umbria"
    assert BY_ROAD in labels(message)


async def test_another_way_that_costs_as_much_is_one_press(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """It had to be chosen and then confirmed; nothing was said of it beside its price, which stands on the button."""
    begin_as(monkeypatch, with_roads)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    ada, actor = hall.person("Ada"), await hall.actor(table)
    message = await goes_to(ada, await choose(ada, await my_table(ada, thread), "march:rome_2"), "umbria")
    (other,) = [one for one in labels(message) if one.startswith("By road")]
    assert other == BY_ROAD
    assert labels(message).index("March Second Roman army to Umbria et Picenum") < labels(message).index(other)
    await pressed(ada, message, other)
    army = actor.live.state.armies["rome_2"]
    assert (army.at, army.spent) == ("umbria", 1)
    moved = [(one.frm, one.to) for one in await public_events(actor) if isinstance(one, ArmyMoved)]
    assert moved == [("etruria", "latium"), ("latium", "umbria")]


async def test_a_march_by_its_goal_as_a_command(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_as(monkeypatch, campaign)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    ada, actor = hall.person("Ada"), await hall.actor(table)
    offered = (await ada.autocomplete("twr-army march", "to", "", thread, army="rome_2")).choices or []
    named = {c["value"]: c["name"] for c in offered}
    assert named["latium"].startswith("Latium: 1 MU · ") and "win about" in named["liguria"]
    more = (await ada.autocomplete("twr-army march", "via", "latium, ", thread, army="rome_2", to="umbria")).choices
    assert all(c["value"].startswith("latium, ") for c in more or []) and more
    variants = (await ada.autocomplete("twr-army march", "by", "", thread, army="rome_2", to="umbria")).choices
    assert variants == [{"name": "By road", "value": "road"}]
    for wrong, why in (({"to": "Gades"}, "Gades"), ({"to": "umbria", "by": "road"}, "No such way")):
        assert (
            why
            in (await (await ada.slash("twr-army march", thread, army="rome_2", **wrong)).wait_until_answered()).text
        )
    await (
        await ada.slash("twr-army march", thread, army="rome_2", to="Umbria et Picenum", via="latium")
    ).wait_until_answered()
    army = actor.live.state.armies["rome_2"]
    assert (army.at, army.spent) == ("umbria", 2)
