"""Graphs against plain enumeration: distances, reach, cheapest ways, with and without what bars them."""

from collections.abc import Container, Iterator
from itertools import pairwise

import pytest

from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import EngineBug
from engine.kit.graph import (
    Graph,
    GraphLink,
    GraphStep,
    GraphWay,
    area_graph,
    cost_by_step_kind,
    cost_per_step,
    point_graph,
)

PRICES = {"clear": 1, "rough": 2, "sea": 3, "free": 0}
SEEDS = range(25)


class Only(Container[str]):
    """A set that can be asked what it contains and nothing else: its order may decide nothing."""

    def __init__(self, *places: str) -> None:
        self.inside = places

    def __contains__(self, place: object) -> bool:
        return place in self.inside


def random_graph(lots: UnverifiedRandom, size: int = 7) -> Graph:
    names = [chr(ord("a") + n) for n in range(size)]
    links = [
        GraphLink(here, to, lots.choose(list(PRICES)), one_way=lots.integer_below(5) == 0)
        for n, here in enumerate(names)
        for to in names[:n]
        for _ in range(1 + lots.integer_below(2))
        if lots.integer_below(3) == 0
    ]
    return point_graph(links, names, cost_by_step_kind(PRICES))


def simple_ways(graph: Graph, here: str, avoiding: Container[str], halting: Container[str]) -> Iterator[GraphWay]:
    """Yield every way that comes to no place twice, with what it costs by kinds."""

    def on(legs: tuple[GraphStep, ...], cost: int) -> Iterator[GraphWay]:
        yield GraphWay(here, legs, cost)
        at = legs[-1].to if legs else here
        if legs and at in halting:
            return
        for step in graph.steps(at):
            if step.to != here and step.to not in avoiding and step.to not in [leg.to for leg in legs]:
                yield from on((*legs, step), cost + PRICES[step.by])

    return on((), 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_ways_are_the_cheapest_and_of_these_the_shortest(seed: int) -> None:
    lots = UnverifiedRandom(seed)
    graph = random_graph(lots)
    for _ in range(8):
        start = lots.choose(graph.places)
        avoiding, halting = Only(*lots.shuffled(graph.places)[:2]), Only(*lots.shuffled(graph.places)[:2])
        budget = lots.choose([None, 2, 4])
        best: dict[str, tuple[int, int]] = {}
        for way in simple_ways(graph, start, avoiding, halting):
            if budget is None or way.cost <= budget:
                best[way.goal] = min(best.get(way.goal, (99, 99)), (way.cost, len(way.legs)))
        ways = graph.ways(start, budget, avoiding=avoiding, halting=halting)
        assert {goal: (way.cost, len(way.legs)) for goal, way in ways.items()} == best
        assert graph.reach((start,), budget, avoiding=avoiding, halting=halting) == {g: c for g, (c, _) in best.items()}
        assert [way.cost for way in ways.values()] == sorted(way.cost for way in ways.values())
        for goal in graph.places:
            found = graph.way(start, goal, budget=budget, avoiding=avoiding, halting=halting)
            assert found == ways.get(goal) and (found is None or walks(graph, found))


def walks(graph: Graph, way: GraphWay) -> bool:
    """Return whether each leg is a step of the graph and the cost is theirs."""
    along = (way.start, *way.places)
    paid = sum(PRICES[leg.by] for leg in way.legs)
    return paid == way.cost and all(
        leg in graph.steps(here) for (here, _), leg in zip(pairwise(along), way.legs, strict=True)
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_distances_are_those_of_a_search_and_worked_out_once(seed: int) -> None:
    graph = random_graph(UnverifiedRandom(seed))
    plain = Graph({place: graph.steps(place) for place in graph.places})
    for one in (graph, plain):
        for start in one.places:
            assert dict(one.distances(start)) == one.reach((start,)) and one.distances(start) is one.distances(start)
            assert list(one.distances(start).values()) == sorted(one.distances(start).values())
            for to in one.places:
                assert one.distance(start, to) == one.reach((start,)).get(to)
    start = plain.places[0]
    assert plain.reach((start,), cost=cost_per_step) == dict(plain.distances(start))


def test_distances_cannot_be_changed() -> None:
    graph = Graph({"a": ["b"], "b": []})
    with pytest.raises(TypeError):
        graph.distances("a")["b"] = 5  # type: ignore[index]


def test_the_order_that_is_given_breaks_ties() -> None:
    for first, second in (("b", "c"), ("c", "b")):
        graph = Graph({"a": [first, second], "b": ["d"], "c": ["d"], "d": []})
        found = graph.way("a", "d")
        assert found is not None and found.places == (first, "d")
        assert list(graph.distances("a")) == ["a", first, second, "d"] == list(graph.reach(["a"]))


def test_parallel_steps_and_what_bars_them() -> None:
    graph = point_graph(
        [GraphLink("a", "b", "rough"), GraphLink("a", "b", "sea"), GraphLink("b", "c", "sea")],
        cost=cost_by_step_kind(PRICES),
    )
    assert graph.kinds("a", "b") == ("rough", "sea") and graph.kinds("a", "c") == () and graph.neighbours("a") == ("b",)
    assert graph.way("a", "c") == GraphWay("a", (GraphStep("b", "rough"), GraphStep("c", "sea")), 5)
    by_sea = graph.way("a", "c", cost=cost_by_step_kind({"sea": 1}))
    assert by_sea == GraphWay("a", (GraphStep("b", "sea"), GraphStep("c", "sea")), 2)
    assert graph.way("a", "c", cost=cost_by_step_kind({"rough": 1})) is None
    assert "a" in graph and "z" not in graph and graph.places == ("a", "b", "c")


def test_a_one_way_link_leads_one_way() -> None:
    graph = point_graph([GraphLink("box", "a", one_way=True), GraphLink("a", "b")], ["b"])
    assert graph.places == ("b", "box", "a") and graph.neighbours("box") == ("a",) and graph.neighbours("a") == ("b",)
    assert graph.distance("box", "b") == 2 and graph.distance("b", "box") is None


RING = Graph({"a": ["b", "d"], "b": ["a", "c"], "c": ["b", "d"], "d": ["c", "a"]})


def places(way: GraphWay | None) -> tuple[str, ...] | None:
    return None if way is None else way.places


def test_waypoints_are_come_to_in_their_order() -> None:
    assert places(RING.way("a", "c", via=("d",))) == ("d", "c")
    assert places(RING.way("a", "a", via=("c",))) == ("b", "c", "b", "a")
    assert places(RING.way("a", "c", via=("d", "b"), budget=4)) == ("d", "c", "b", "c")
    assert RING.way("a", "c", via=("d", "b"), budget=3) is None
    assert places(RING.way("a", "c", via=("a", "b", "b"))) == ("b", "c")
    assert RING.way("a", "c", via=("b",), avoiding={"b"}) is None
    assert places(RING.way("a", "c", via=("d",), avoiding={"a"})) == ("d", "c")  # where it starts hinders nothing


def test_who_must_halt_goes_no_further() -> None:
    assert RING.reach(["a"], halting={"b", "d"}) == {"a": 0, "b": 1, "d": 1}
    assert RING.way("a", "c", via=("d",), halting={"d"}) is None
    assert places(RING.way("a", "d", via=("d",), halting={"d"})) == ("d",)
    assert places(RING.way("a", "c", halting={"a", "b"})) == ("d", "c")
    assert RING.way("c", "b", via=("a",), halting={"a"}) is None


def test_the_nearest_goal_and_several_starts() -> None:
    line = Graph({"a": ["b"], "b": ["a", "c"], "c": ["b", "d"], "d": ["c"]})
    assert places(line.nearest("b", {"a", "d"})) == ("a",) and places(line.nearest("b", {"b", "d"})) == ()
    assert line.nearest("b", {"d"}, budget=1) is None and line.nearest("b", ()) is None
    assert line.reach(["a", "d"], 1) == {"a": 0, "d": 0, "b": 1, "c": 1}
    assert line.reach([]) == {}


def test_a_map_that_is_wrong_is_a_bug() -> None:
    with pytest.raises(EngineBug, match="no place"):
        Graph({"a": ["b"]})
    with pytest.raises(EngineBug, match="does not touch"):
        area_graph({"a": ["b"], "b": []})
    with pytest.raises(EngineBug, match="costs -1"):
        Graph({"a": ["b"], "b": []}).way("a", "b", cost=lambda here, to, by: -1)
