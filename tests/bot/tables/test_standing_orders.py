"""Standing orders with a game's own conditions and replies: by command and on the screen, and what they then do."""

from typing import ClassVar

import pytest

from bot.sandbox.people.person import Person, controls_of, text_of
from bot.sandbox.world import Message
from bot.screens.orders_screen import OrdersTopic, orders_screen, topic_from_argument
from engine.kernel.actions import Pass
from engine.kernel.conditions import Condition, OrderReply
from engine.kernel.orders import EVERY, StandingOrder, orderable_moments
from tests.bot.clockwork import Time, seat_of
from tests.bot.hall import InProcess, button, my_table
from tests.bot.hall import choose as chosen
from tests.bot.toy_table import decides, register, toy_table
from tests.engine.kernel.toy import TOY, Guard, Hide, Raid, Toy

RAIDED = "raided.start"


class Crowded(Toy):
    """The toy, with more conditions and replies than any list takes, of long names and numbers."""

    conditions: ClassVar = {
        **TOY.conditions,
        **{
            f"a_condition_of_forty_characters_in_all_{n}": Condition(holds=lambda view, prompt, n: True)
            for n in range(30)
        },
    }
    replies: ClassVar = {
        **TOY.replies,
        **{f"a_reply_{n}" + "x" * 90: OrderReply(action=lambda view, prompt: Hide()) for n in range(40)},
    }


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> InProcess:
    """The hall where the toy can be played."""
    register(monkeypatch, getattr(request, "param", TOY))
    hall: InProcess = request.getfixturevalue("hall")
    return hall


async def choose(who: Person, message: Message, verb: str, value: str) -> Message:
    receipt = await (await who.select(message, value, custom_id=button(message, verb))).wait_until_answered()
    assert receipt.message is not None, receipt
    return receipt.message


def values(message: Message, verb: str) -> list[str]:
    """Return what a select of a message offers."""
    for control in controls_of(message):
        if str(control["custom_id"]).split(":")[0] == verb:
            return [str(option["value"]) for option in control["options"]]
    return []


async def test_orders_by_command(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris", "Clara")
    boris, thread = toys.person("Boris"), toys.thread(table)
    offered = await boris.autocomplete("orders set", "answer", "", thread, window=RAIDED)
    assert [c["value"] for c in offered.choices] == ["ask", "guard_with_all"]  # nobody can pass on a raid
    offered = await boris.autocomplete("orders set", "condition", "rich", thread, window=RAIDED)
    assert [c["value"] for c in offered.choices] == [f"rich:{n}" for n in range(1, 10)]
    await boris.slash("orders set", thread, window=RAIDED, answer="guard_with_all", condition="rich:4")
    said = await boris.slash("orders set", thread, window=RAIDED, answer="ask", condition="rich 9", place=1)
    assert "1. Raided: if rich 9: Ask me" in said.text and "2. Raided: if rich 4: guard with all" in said.text
    for given, why in (
        ({"answer": "gone"}, "no answer"),
        ({"answer": "pass"}, "no answer"),
        ({"answer": "ask", "condition": "rich:10"}, "no condition"),
    ):
        assert why in (await boris.slash("orders set", thread, window=RAIDED, **given)).text
    await decides(toys, table, "1", Raid())
    await decides(toys, table, "3", Hide())
    state = (await toys.actor(table)).live.state
    assert state.gold == {"1": 5, "2": 0, "3": 5} and state.value == "2"
    assert [d.why for d in await toys.app.store.path(table) if d.seat == "2"] == ["order"]


async def test_a_reaction_is_not_answered_in_the_same_instant(toys: InProcess) -> None:
    """Else all would see that there was an order; it waits for a part of the time that a window is held."""
    time = Time(toys)
    table = await toy_table(toys, "Ada", "Boris", pace="daily")
    toys.app.tables.hold_scale = 1.0
    boris = toys.person("Boris")
    await boris.slash("orders set", toys.thread(table), window=RAIDED, answer="guard_with_all")
    await decides(toys, table, "1", Raid())
    live = (await toys.actor(table)).live
    assert [p.moment for p in live.prompts_waited_for()] == [RAIDED]
    await time.passes(live.window_hold_seconds(1.0) * 0.05, table)
    assert [p.moment for p in live.prompts_waited_for()] == [RAIDED]
    await time.passes(live.window_hold_seconds(1.0) * 0.5, table)
    assert live.state.gold == {"1": 5, "2": 0}


async def test_orders_on_the_screen(toys: InProcess) -> None:
    """Three presses from My table: the button, a condition, an answer."""
    table = await toy_table(toys, "Ada", "Boris")
    boris, actor = toys.person("Boris"), await toys.actor(table)
    await decides(toys, table, "1", Raid())
    mine = await my_table(boris, toys.thread(table))
    receipt = await boris.press(mine, custom_id=button(mine, "ord"))
    assert receipt.message is not None
    shown = await choose(boris, receipt.message, "ordc", "rich:6")
    assert "If: rich 6" in str(controls_of(shown)[0]["placeholder"])
    shown = await choose(boris, shown, "orda", "guard_with_all")
    assert "1. Raided: if rich 6: guard with all, for the whole game" in text_of(shown)
    assert actor.live.state.gold["2"] == 5  # not rich enough: its person is asked
    shown = await choose(boris, shown, "ordc", "rich:5")
    shown = await choose(boris, shown, "orda", "guard_with_all")
    assert actor.live.state.gold["2"] == 0
    kept = await toys.app.store.orders(table, seat_of(actor, boris))
    assert [o["condition"] for o in kept] == ["rich:5", "rich:6"]
    shown = await choose(boris, shown, "ordx", values(shown, "ordx")[0])
    assert [o["condition"] for o in await toys.app.store.orders(table, "2")] == ["rich:6"]


async def test_an_order_to_answer_as_drafted(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris", "Clara")
    boris = toys.person("Boris")
    await decides(toys, table, "1", Raid())
    mine = await my_table(boris, toys.thread(table))
    drafted = await chosen(boris, await chosen(boris, mine, "guard"), "2")
    receipt = await boris.press(drafted, custom_id=button(drafted, "ord"))
    assert receipt.message is not None and "drafted" in values(receipt.message, "orda")
    await choose(boris, receipt.message, "orda", "drafted")
    assert (await toys.app.store.orders(table, "2"))[0]["answer"] == Guard(2).as_builtins()
    await decides(toys, table, "3", Hide())
    assert (await toys.actor(table)).live.state.gold == {"1": 5, "2": 3, "3": 5}


async def test_orders_from_their_list(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris")
    boris = toys.person("Boris")
    listed = (await boris.slash("orders list", toys.thread(table))).message
    assert listed is not None and "no standing orders" in text_of(listed)
    shown = await choose(boris, listed, "ordm", values(listed, "ordm")[0])
    assert "Every window" in text_of(shown)
    shown = await choose(boris, shown, "orda", "pass")
    assert "1. Every window: Pass, for the whole game" in text_of(shown)


@pytest.mark.parametrize("toys", [Crowded()], indirect=True)
async def test_no_screen_of_orders_breaks_a_limit(toys: InProcess) -> None:
    live = (await toys.actor(await toy_table(toys, "Ada", "Boris"))).live
    orders = [StandingOrder(moment=RAIDED, condition=f"rich:{n}", answer="a_reply_1" + "x" * 90) for n in range(1, 10)]
    orders += [StandingOrder(moment=RAIDED, condition="gone", answer="gone") for _ in range(31)]
    assert len(live.game.conditions) > 25
    for moment in (EVERY, *orderable_moments(live.game)):
        for condition in ("always", "a_condition_of_forty_characters_in_all_29"):
            for page in range(3):
                asked = OrdersTopic(moment, condition, "turn", page)
                shown = orders_screen(live, orders, asked, "0" * 16, Pass())
                assert list(shown.broken_limits()) == []
                assert topic_from_argument(live.game, asked.argument(), page) == asked
    assert topic_from_argument(live.game, "00000000~always~game") is None
