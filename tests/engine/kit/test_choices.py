"""Choices of the kit: lists allowed line by line, rankings, yes or no, reasons that are found when asked."""

from collections.abc import Callable, Mapping
from itertools import permutations
from typing import Any

import pytest

from engine.kernel.choices import OneOf, Option
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import IllegalAction
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item
from engine.kernel.texts import Text, keyed_text
from engine.kit.choices import YES_NO, Lines, Ranking, Reasons
from tests.engine.kernel.test_choices import tokens, words
from tests.engine.kernel.toy import Objection

BUILDINGS = (Item("house", cost=3), Item("tower", cost=2), Item("wall", cost=1, count=2))


class Works(Lines):
    """Buildings, in words of their own."""

    dear = "poor"

    def reason(self, key: str, facts: Mapping[str, Any]) -> Text:
        return keyed_text(f"works.{key}", section="Building", **facts)


def bars(counts: Mapping[str, int]) -> Callable[[str], str]:
    return lambda token: "house_first" if token == "tower" and not counts.get("house") else ""


def works(purse: int = 6, high: int = 3, kind: type[Lines] = Works) -> Lines:
    return kind(
        BUILDINGS,
        high,
        bars,
        absent=lambda token: "ruin" if token == "ruin" else "",
        priced=True,
        purse=purse,
        facts=lambda token: {"what": token},
    )


def refusal(lines: Lines, *given: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        lines.tokens_of_value(given)
    return refused.value


def test_a_list_offers_line_by_line_what_is_allowed() -> None:
    found = {tuple(sorted(word)) for word in words(works())}
    assert found == {
        (), ("house",), ("wall",), ("wall", "wall"), ("house", "wall"), ("house", "tower"), ("house", "wall", "wall"),
        ("house", "tower", "wall"),
    }  # fmt: skip
    assert tokens(works().choices_after(())) == ["house", "wall"] and tokens(works().choices_after(("house",))) == [
        "tower",
        "wall",
    ]


def test_a_line_may_be_given_before_the_one_it_needs() -> None:
    for word in permutations(("house", "tower", "wall")):
        assert works().value_of_tokens(word) == ("house", "tower", "wall")


def test_a_refusal_says_the_rule_and_what_else_there_is() -> None:
    rule = refusal(works(), "tower")
    assert rule.why == keyed_text("works.house_first", section="Building", what="tower") and rule.section == "Building"
    assert rule.possible is not None and rule.possible.args["options"] == ("house", "wall")
    dear = refusal(works(purse=4), "house", "tower")
    assert dear.why == keyed_text("works.poor", section="Building", what="tower", total=5, left=4)
    assert refusal(works(9, 1), "house", "wall").why.key == "works.full"
    assert refusal(works(9, 0), "house").why.key == "works.shut"
    assert refusal(works(), "ruin").why.key == "works.ruin"
    assert refusal(works(), "moat").why.key == "error.not_offered"
    assert refusal(works(kind=Lines, purse=2), "house").why.key == "refused.dear"


def test_a_list_without_rules_or_prices_takes_anything() -> None:
    lines = Lines(["x", "y"], 2, absent=lambda token: "")
    assert words(lines) == {(), ("x",), ("y",), ("x", "y"), ("y", "x")}


def test_a_list_of_which_nothing_is_drawn_is_never_made() -> None:
    def made() -> tuple[Item, ...]:
        asked.append("items")
        return BUILDINGS

    def purse() -> int:
        asked.append("purse")
        return 6

    asked: list[str] = []
    drawn = [
        (Lines(made, lambda: 3, bars, absent=lambda token: "", priced=True, purse=purse), UnverifiedRandom(n))
        for n in range(30)
    ]
    for lines, lots in drawn:
        asked.clear()
        assert bool(lines.sample(lots)) == (asked == ["items", "purse"]) and asked in ([], ["items", "purse"])
        assert tokens(lines.choices_after(())) == ["house", "wall"] and (lines.high, lines.spending_limit) == (3, 6)


def test_a_list_may_cost_more_than_its_lines_say() -> None:
    lines = Lines(("x", "y"), 2, absent=lambda token: "", total=lambda counts: lambda token: 3 ** len(counts), purse=2)
    assert words(lines) == {(), ("x",), ("y",)}
    assert refusal(lines, "x", "y").why == keyed_text("refused.dear", total=3, left=2)


def test_samples_of_a_list_keep_its_rules() -> None:
    found = {works().sample(UnverifiedRandom(n)) for n in range(200)}
    assert found == {works().value_of_tokens(word) for word in words(works())}


def test_a_ranking_takes_some_of_its_items_in_any_order() -> None:
    ranking = Ranking(("x", Option("y"), "z"))
    assert words(ranking) == {word for n in range(4) for word in permutations("xyz", n)}
    assert {ranking.sample(UnverifiedRandom(n)) for n in range(300)} == words(ranking)
    for wrong in (("x", "x"), ("w",)):
        assert not ranking.contains(wrong)


def test_yes_or_no() -> None:
    assert (
        words(YES_NO) == {("yes",), ("no",)}
        and YES_NO.value_of_tokens(("yes",)) is True
        and YES_NO.value_of_tokens(("no",)) is False
    )
    assert YES_NO.tokens_of_value(True) == ("yes",) and YES_NO.tokens_of_value(False) == ("no",)
    assert {YES_NO.sample(UnverifiedRandom(n)) for n in range(30)} == {True, False}
    with pytest.raises(IllegalAction):
        YES_NO.value_of_tokens(("perhaps",))


def test_reasons_are_worked_out_when_asked() -> None:
    asked: list[str] = []

    def why(tag: str) -> Text:
        asked.append(tag)
        return keyed_text("why.later", tag=tag, section="S")

    menu = Menu(Form(Objection, ware=OneOf("xy")), barred=Reasons(("bid", "home"), why))
    assert menu.contains(Objection("x")) and not menu.contains(Objection("z")) and not asked
    assert len(menu.barred) == 2 and list(menu.barred) == ["bid", "home"] and "home" in menu.barred
    assert asked == []
    with pytest.raises(IllegalAction) as refused:
        menu.choices_after(("home",))
    assert refused.value.why == keyed_text("why.later", tag="home", section="S") and asked == ["home"]
    with pytest.raises(IllegalAction) as refused:
        menu.choices_after(("nothing",))
    assert refused.value.why.key == "error.not_asked" and menu.barred.get("nothing") is None
