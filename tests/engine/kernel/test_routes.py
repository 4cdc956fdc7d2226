"""Routes: what they cost to walk, legs with labels, and the law of their goals."""

from collections.abc import Sequence

import pytest

from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import IllegalAction
from engine.kernel.routes import Leg, Route, Trip, Ways, ways_law

LONG = 80


def counted(most: int = LONG) -> tuple[Route, list[int]]:
    """Return a route on a line, and what will hold each position for which its legs were asked."""
    asked: list[int] = []

    def legs(at: int) -> list[str]:
        asked.append(at)
        return [str(at - 1), str(at + 1)]

    return Route(legs, most, start=0, step=lambda at, token: int(token)), asked


def test_a_long_way_is_looked_at_once_a_leg() -> None:
    route, asked = counted()
    way = tuple(str(n) for n in range(1, LONG + 1))
    assert route.is_complete(way) and asked == list(range(LONG))
    for end in range(1, LONG):  # every prefix that a screen or the validation walks
        assert route.is_complete(way[:end]) and route.choices_after(way[:end]).options[1].token == way[end]
    assert route.value_of_tokens(way) == route.tokens_of_value(way) == way and not route.choices_after(way).options
    assert asked == list(range(LONG))
    assert not route.is_complete((*way, "81")) and not route.is_complete(()) and not route.is_complete(("1", "3"))


def test_the_legs_may_hang_on_all_before_them() -> None:
    route = Route(lambda given: [place for place in "abc" if place not in given])
    assert [o.token for o in route.choices_after(("b",)).options] == ["a", "c"]
    assert route.is_complete(("a", "b", "c")) and not route.is_complete(("a", "a"))
    with pytest.raises(IllegalAction) as refused:
        route.value_of_tokens(("a", "b", "b", "c"))
    assert refused.value.why.args["asked"] == "b" and refused.value.possible
    with pytest.raises(IllegalAction):
        route.value_of_tokens(())


def test_legs_with_labels() -> None:
    sea = Leg("sea:b", group="sea", to="b", cost=3)
    route = Route(lambda given: [sea, "b"] if not given else [Leg("drop:1")])
    assert route.choices_after(()).options[0] == sea and route.choices_after(("sea:b",)).options == (Leg("drop:1"),)
    assert route.value_of_tokens(("sea:b", "drop:1")) == ("sea:b", "drop:1") and route.position(("b",)) == ("b",)
    for seed in range(20):
        assert (
            route.contains(route.sample(UnverifiedRandom(str(seed))))
            or len(route.sample(UnverifiedRandom(str(seed)))) > 2
        )


def test_samples_are_ways() -> None:
    route, _ = counted(6)
    drawn = {route.sample(UnverifiedRandom(str(n))) for n in range(60)}
    assert all(route.is_complete(way) for way in drawn) and {len(way) for way in drawn} >= {1, 2, 3, 4}


class Wrong(Ways):
    """Ways that lead nowhere, or elsewhere."""

    variants = ("odd",)

    def goals(self) -> list[Leg]:
        return [Leg("1", to="1", cost=1), Leg("2", to="2", cost=5), Leg("9", to="9", cost=9)]

    def cheapest_way(
        self, goal: str, *, via: Sequence[str] = (), avoiding: Sequence[str] = (), variant: str = ""
    ) -> Trip | None:
        return {"1": Trip(("7",), 1), "2": Trip(("1", "2"), 2)}.get(goal)


def test_the_law_of_goals_finds_what_is_wrong() -> None:
    route = Route(lambda at: [str(at + 1)], start=0, step=lambda at, token: int(token), ways=Wrong)
    said = "\n".join(ways_law(route, UnverifiedRandom("x")))
    assert "goal 1 () is none" in said and "goal 1 (odd) is none" in said
    assert "goal 2 costs 5" in said and "no way leads to the goal 9" in said
    assert list(ways_law(counted()[0], UnverifiedRandom("x"))) == []
