"""Choices and forms as prefix languages."""

from itertools import product
from typing import Any

import pytest

from engine.kernel.choices import STOP, Choices, Level, Number, OneOf, Option, Order
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import IllegalAction
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.texts import keyed_text
from tests.engine.kernel.toy import Bid, Home, Objection


def tokens(level: Level) -> list[str]:
    return [option.token for option in level.options]


def words(choices: Choices[Any], given: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """Return every word, found by walking; each offered prefix must lead to one."""
    found = {given} if choices.is_complete(given) else set()
    level = choices.choices_after(given)
    following = tokens(level) if level.low is None else [str(n) for n in range(level.low, (level.high or 0) + 1)]
    for token in following:
        below = words(choices, (*given, token))
        assert below, f"{(*given, token)} cannot be completed"
        found |= below
    return found


def test_one_of() -> None:
    choices = OneOf(["x", Option("y", keyed_text("label.y"), "group")])
    assert tokens(choices.choices_after(())) == ["x", "y"] and tokens(choices.choices_after(("x",))) == []
    assert choices.value_of_tokens(("y",)) == "y" and choices.tokens_of_value("x") == ("x",)
    assert choices.is_complete(("x",)) and not choices.is_complete(()) and not choices.is_complete(("x", "y"))
    assert not choices.contains("z")
    with pytest.raises(IllegalAction) as refused:
        choices.value_of_tokens(("z",))
    assert refused.value.possible is not None


def test_one_of_gives_the_rules_reason() -> None:
    choices = OneOf(["x"], lambda token: keyed_text("why.not", token=token, section="S"))
    with pytest.raises(IllegalAction) as refused:
        choices.tokens_of_value("z")
    assert refused.value.why.key == "why.not" and refused.value.section == "S"


def test_number() -> None:
    choices = Number(-2, 3)
    assert choices.choices_after(()) == Level(low=-2, high=3)
    assert choices.value_of_tokens(("-2",)) == -2 and choices.tokens_of_value(3) == ("3",)
    for wrong in ("4", "x", "", "1.5", "--1"):
        assert not choices.is_complete((wrong,))
        with pytest.raises(IllegalAction):
            choices.value_of_tokens((wrong,))
    assert {choices.sample(UnverifiedRandom(n)) for n in range(60)} == set(range(-2, 4))


def test_order() -> None:
    choices = Order(["x", "y", "z"])
    assert len(words(choices)) == 6
    with pytest.raises(IllegalAction):
        choices.choices_after(("x", "x"))
    with pytest.raises(IllegalAction):
        choices.value_of_tokens(("x", "y"))
    assert sorted(choices.sample(UnverifiedRandom(1))) == ["x", "y", "z"]


PICKS = [
    Pick(["a", "b", "c"], 0, 2),
    Pick(["a", "b", "c"], 2, 2),
    Pick(["a", "b", "c"], 1, 3),
    Pick([], 0, 0),
    Pick([Item("a", "x"), Item("b", "x"), Item("c", "y")], 1, 3, groups={"x": (0, 1), "y": (0, 1)}),
    Pick([Item("a", "x"), Item("b", "x"), Item("c", "y")], 0, 3, groups={"x": (1, 2), "y": (1, 1)}),
    Pick([Item("a", cost=2), Item("b", cost=3), Item("c", cost=1)], 0, 3, budget=4),
    Pick([Item("a", cost=2), Item("b", cost=3), Item("c", cost=1)], 2, 3, budget=4),
    Pick([Item("a", count=3), Item("b", count=1)], 2, 4),
    Pick([Item("a", "x", 1, 2), Item("b", "y", 3, 2)], 1, 4, groups={"x": (1, 2), "y": (0, 1)}, budget=5),
    Pick(["a", "b", "c"], 0, 3, rule=lambda counts: counts.get("a", 0) + counts.get("b", 0) < 2),
]


@pytest.mark.parametrize("choices", PICKS)
def test_pick_offers_exactly_what_is_allowed(choices: Pick) -> None:
    found = {tuple(sorted(word)) for word in words(choices)}
    for count in range(choices.high + 2):
        for word in product([item.token for item in choices.items], repeat=count):
            allowed = _allowed(choices, word)
            assert (tuple(sorted(word)) in found) is allowed, word
            assert choices.contains(word) is allowed, word


def _allowed(choices: Pick, word: tuple[str, ...]) -> bool:
    """Say it again, plainly and slowly."""
    items = {item.token: item for item in choices.items}
    if not choices.low <= len(word) <= choices.high or any(word.count(t) > items[t].count for t in word):
        return False
    groups = [items[t].group for t in word]
    if any(not low <= groups.count(group) <= high for group, (low, high) in choices._groups.items()):
        return False
    if choices.budget is not None and sum(items[t].cost for t in word) > choices.budget:
        return False
    return choices.rule is None or choices.rule({t: word.count(t) for t in word})


@pytest.mark.parametrize("choices", PICKS)
def test_pick_samples_what_it_allows(choices: Pick) -> None:
    seen = set()
    for n in range(200):
        picked = choices.sample(UnverifiedRandom(n))
        assert choices.tokens_of_value(picked) == picked
        seen.add(tuple(sorted(picked)))
    assert seen == {tuple(sorted(word)) for word in words(choices)}


def test_pick_stands_in_the_order_of_its_items() -> None:
    assert PICKS[2].value_of_tokens(("c", "a")) == ("a", "c")


def test_pick_says_how_many_go_together() -> None:
    """One too many was called “hired@lilybaeum”, which is not among the choices, though it stood in the list."""
    pick = Pick([Item("hired@carthago", count=2), Item("hired@lilybaeum", count=2)], 2, 2)
    with pytest.raises(IllegalAction) as refused:
        pick.value_of_tokens(("hired@carthago", "hired@carthago", "hired@lilybaeum"))
    assert refused.value.why == keyed_text("error.too_many", high=2)
    with pytest.raises(IllegalAction) as refused:
        pick.value_of_tokens(("hired@carthago", "hired@carthago", "roma"))
    assert refused.value.why.key == "error.not_offered"


def test_pick_says_why() -> None:
    choices = Pick(["a"], 1, 1, barred=lambda token: keyed_text("why.no", section="T") if token == "z" else None)
    with pytest.raises(IllegalAction) as refused:
        choices.tokens_of_value(["z"])
    assert refused.value.why.key == "why.no" and refused.value.section == "T"
    with pytest.raises(IllegalAction) as refused:
        choices.value_of_tokens(())
    assert refused.value.why.key == "error.too_few"
    with pytest.raises(IllegalAction):
        choices.choices_after(("z",))


def bid() -> Form:
    return Form(Bid, gold=Number(0, 2), wares=lambda before: Pick(["x", "y"], 0, before["gold"]))


def test_a_field_may_hang_on_those_before() -> None:
    form = bid()
    assert form.contains(Bid(1, ("x",))) and not form.contains(Bid(0, ("x",)))
    assert form.contains(Bid(2, ("x", "y"))) and not form.contains(Bid(3, ()))
    two = {("2", *rest) for rest in ((), ("x",), ("y",), ("x", "y"), ("y", "x"))}
    assert words(form) == {("0",), ("1",), ("1", "x"), ("1", "y")} | two


def test_form_knows_its_open_field() -> None:
    form = bid()
    for given, name, own in (((), "gold", ()), (("1",), "wares", ()), (("1", "x"), "wares", ("x",))):
        opened = form.opened(given)
        assert opened is not None and (opened[0], opened[2]) == (name, own)
    assert not form.is_complete(()) and form.is_complete(("1",))
    assert form.value_of_tokens(("1", "x")) == Bid(1, ("x",)) and form.tokens_of_value(Bid(1, ("x",))) == ("1", "x")


def test_a_field_of_no_fixed_length_ends_with_stop() -> None:
    form = Form(Bid, wares=Pick(["x", "y"], 0, 2), gold=Number(0, 1))
    assert STOP in tokens(form.choices_after(())) and STOP in tokens(form.choices_after(("x",)))
    assert form.value_of_tokens(("x", STOP, "1")) == Bid(1, ("x",))
    assert form.tokens_of_value(Bid(0, ())) == (STOP, "0")
    assert not form.is_complete(("x",)) and not form.is_complete(("x", STOP))
    least = Form(Bid, wares=Pick(["x", "y"], 1, 2), gold=Number(0, 1))
    assert STOP not in tokens(least.choices_after(()))
    with pytest.raises(IllegalAction):
        form.value_of_tokens(("x",))


def test_a_form_without_fields() -> None:
    form = Form(Home)
    assert (
        form.is_complete(())
        and form.value_of_tokens(()) == Home()
        and form.choices_after(()) == Level()
        and form.length == 0
    )
    assert not form.is_complete(("x",))


def test_a_form_refuses_fields_that_it_does_not_ask_for() -> None:
    assert not Form(Bid, gold=Number(0, 2)).contains(Bid(1, ("x",)))


def test_menu() -> None:
    menu = Menu(Form(Home), Form(Objection, ware=OneOf(["x"])), barred={"bid": keyed_text("why.no_bid", section="U")})
    assert tokens(menu.choices_after(())) == ["home", "objection"] and tokens(menu.choices_after(("objection",))) == [
        "x"
    ]
    assert menu.is_complete(("home",)) and not menu.is_complete(("objection",)) and not menu.is_complete(())
    assert menu.value_of_tokens(("objection", "x")) == Objection("x") and menu.tokens_of_value(Home()) == ("home",)
    assert not menu.contains(Objection("y"))
    with pytest.raises(IllegalAction) as refused:
        menu.tokens_of_value(Bid(1))
    assert refused.value.why.key == "why.no_bid" and refused.value.section == "U"
    with pytest.raises(IllegalAction) as refused:
        Menu(Form(Home)).tokens_of_value(Bid(1))
    assert refused.value.why.key == "error.not_asked"
    assert {type(menu.sample(UnverifiedRandom(n))) for n in range(20)} == {Home, Objection}
