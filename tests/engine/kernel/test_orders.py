"""Standing orders with the conditions and replies that a game names."""

from typing import Any, ClassVar, cast

import pytest

from engine.kernel.actions import Pass
from engine.kernel.conditions import Condition, OrderReply, conditions_at, replies_at
from engine.kernel.orders import (
    ALWAYS,
    ASK,
    StandingOrder,
    answer_by_orders,
    order_rule_faults,
    orderable_moments,
    orders_from,
)
from tests.engine.kernel.test_machine import after, debate, prompt, start
from tests.engine.kernel.toy import TOY, Guard, Hide, Raid, Toy, ToyState

RAIDED = "raided.start"
WITH_ALL = StandingOrder(moment=RAIDED, answer="guard_with_all")


def raided() -> ToyState:
    """Return a state in which b and c may react to a raid."""
    return after(start("a", "b", "c"), ("a", Raid()))


def answer(state: ToyState, *orders: StandingOrder, side: str = "b") -> Any:
    return answer_by_orders(TOY, state, prompt(state, side), orders)


def test_a_reaction_is_a_moment_of_orders() -> None:
    assert (
        RAIDED in orderable_moments(TOY)
        and "debate.start" in orderable_moments(TOY)
        and "market.ask" not in orderable_moments(TOY)
    )
    state = raided()
    assert prompt(state, "b").reaction and answer(state, WITH_ALL) == Guard(5)
    assert answer(state, StandingOrder(moment=RAIDED, answer=Hide().as_builtins())) == Hide()
    assert answer(state, StandingOrder()) is None  # nobody can pass on it: b is asked
    assert answer(after(state, ("b", Hide())), WITH_ALL) is None  # answered already


@pytest.mark.parametrize(("least", "stands"), [(5, True), (6, False)])
def test_a_condition_with_a_number(least: int, stands: bool) -> None:
    order = StandingOrder(moment=RAIDED, condition=f"rich:{least}", answer="guard_with_all")
    assert answer(raided(), order) == (Guard(5) if stands else None)


def test_orders_are_gone_through_in_their_sequence() -> None:
    state = raided()
    rich = StandingOrder(moment=RAIDED, condition="rich:6", answer="guard_with_all")
    hide = StandingOrder(moment=RAIDED, answer=Hide().as_builtins())
    assert answer(state, rich, hide) == Hide()
    assert answer(state, hide, rich) == Hide()
    assert answer(state, StandingOrder(moment=RAIDED, condition="rich:2", answer=ASK), hide) is None
    assert answer(state, StandingOrder(moment=RAIDED, condition="rich:7", answer=ASK), hide) == Hide()


@pytest.mark.parametrize("condition", ["gone", "rich", "rich:", "rich:10", "rich:x", "raided:1", "always:1", ":", ""])
def test_a_condition_of_another_version_asks(condition: str) -> None:
    state, then = raided(), StandingOrder(moment=RAIDED, answer=Hide().as_builtins())
    assert answer(state, StandingOrder(moment=RAIDED, condition=condition, answer="guard_with_all"), then) is None


@pytest.mark.parametrize("said", ["gone", "", {"do": "gone"}, {"do": "guard", "gold": "x"}, {}])
def test_an_answer_of_another_version_asks(said: Any) -> None:
    state, then = raided(), StandingOrder(moment=RAIDED, answer=Hide().as_builtins())
    assert answer(state, StandingOrder(moment=RAIDED, answer=said), then) is None


def test_an_order_that_cannot_be_read_asks() -> None:
    (order,) = orders_from([{"moment": 3}])
    assert (order.moment, order.condition, order.answer) == ("*", ALWAYS, ASK)
    assert orders_from([{"moment": RAIDED, "of_a_later_version": 1}]) == (StandingOrder(moment=RAIDED),)


def test_a_condition_of_one_moment_holds_at_no_other() -> None:
    window = debate()
    every = StandingOrder(condition="raided", answer=ASK)
    assert answer(window, every, StandingOrder()) == Pass()
    assert answer(window, StandingOrder(moment="debate.start", condition="raided"), StandingOrder()) is None


def test_what_may_be_named_for_a_moment() -> None:
    assert conditions_at(TOY.conditions, "debate.start") == [f"rich:{n}" for n in range(1, 10)]
    assert conditions_at(TOY.conditions, RAIDED)[-1] == "raided"
    assert replies_at(TOY.replies, RAIDED) == ["guard_with_all"] and not replies_at(TOY.replies, "debate.start")


def test_the_law_finds_replies_that_are_no_choices() -> None:
    class Wrong(Toy):
        replies: ClassVar = {"too_much": OrderReply(action=lambda view, prompt: Guard(99))}
        conditions: ClassVar = {"maybe": Condition(holds=lambda view, prompt, n: cast("bool", None))}

    state = raided()
    assert list(order_rule_faults(TOY, state, prompt(state, "b"))) == []
    said = "\n".join(order_rule_faults(Wrong(), state, prompt(state, "b")))
    assert "too_much is none of the choices" in said and "maybe says neither" in said
