"""Ways to a goal on graphs and along legs: the same where both can be used, and always allowed."""

import pytest

from engine.kernel.dice import UnverifiedRandom
from engine.kernel.routes import Leg, Route, Trip, Ways, ways_law
from engine.kit.graph import Graph, GraphLink, GraphStep, cost_by_step_kind, point_graph
from engine.kit.ways import GraphWays, LegWays, Variant
from tests.tiers import thinned

PRICES = {"road": 1, "hill": 2, "sea": 3}
BUDGET = 14


def land(seed: int, places: int = 24) -> Graph:
    """Return a random land of points joined by roads, hills and sea."""
    lots = UnverifiedRandom(f"land {seed}")
    links = [GraphLink(f"p{n}", f"p{lots.integer_below(n)}", lots.choose(tuple(PRICES))) for n in range(1, places)]
    links += [
        GraphLink(f"p{lots.integer_below(places)}", f"p{lots.integer_below(places)}", lots.choose(tuple(PRICES)))
        for _ in range(places)
    ]
    return point_graph([link for link in links if link.a != link.b], cost=cost_by_step_kind(PRICES))


def made(graph: Graph) -> tuple[Route, Ways, Ways]:
    """Return a route over a graph by the kinds of its steps, and its ways found on the graph and along the legs."""
    variants = {"road": Variant(cost=cost_by_step_kind({"road": 1})), "safe": Variant(avoiding={"p3", "p5"})}

    def legs(at: tuple[str, int]) -> list[Leg]:
        return [
            Leg(f"{by}:{to}", group=by, to=to, cost=PRICES[by]) for to, by in graph.steps(at[0]) if PRICES[by] <= at[1]
        ]

    def step(at: tuple[str, int], token: str) -> tuple[str, int]:
        by, _, to = token.partition(":")
        return to, at[1] - PRICES[by]

    def tokens(steps: tuple[GraphStep, ...]) -> tuple[str, ...]:
        return tuple(f"{s.by}:{s.to}" for s in steps)

    start = ("p0", BUDGET)
    on_graph = GraphWays(graph, "p0", budget=BUDGET, variants=variants, legs=lambda way: tokens(way.legs))
    along = LegWays(legs, start, step, start="p0", same=lambda at: at[0], variants=variants, most=80)
    return Route(legs, 80, start=start, step=step, ways=lambda: along), on_graph, along


@pytest.mark.parametrize("seed", range(8))
def test_both_find_the_cheapest_ways(seed: int) -> None:
    route, on_graph, along = made(land(seed))
    costs = {goal.token: goal.cost for goal in on_graph.goals()}
    assert costs == {goal.token: goal.cost for goal in along.goals()} and len(costs) > 5
    assert list(costs.values()) == sorted(costs.values(), key=lambda cost: cost or 0)
    for ways in (on_graph, along):
        for goal in costs:
            for variant in ("", *ways.variants):
                trip = ways.cheapest_way(goal, variant=variant)
                assert trip is None or (route.is_complete(trip.legs) and trip.places[-1] == goal)
    assert list(ways_law(route, UnverifiedRandom(str(seed)))) == []


@pytest.mark.parametrize("seed", thinned(range(8), seconds=1))
def test_waypoints_and_places_to_avoid(seed: int) -> None:
    route, on_graph, along = made(land(seed))
    goals = [goal.token for goal in on_graph.goals()]
    for goal in goals:
        for other in goals:
            if other == goal:
                continue
            for ways in (on_graph, along):
                through, past = ways.cheapest_way(goal, via=(other,)), ways.cheapest_way(goal, avoiding=(other,))
                assert through is None or (other in through.places and route.is_complete(through.legs))
                assert past is None or other not in past.places
            trips = [ways.cheapest_way(goal, via=(other,)) for ways in (on_graph, along)]
            assert [t and t.cost for t in trips][:1] == [t and t.cost for t in trips][1:]


def test_variants() -> None:
    steps = (("p0", "p1", "sea"), ("p0", "p2", "road"), ("p2", "p1", "road"), ("p1", "p3", "hill"))
    graph = point_graph([GraphLink(*step) for step in steps], cost=cost_by_step_kind(PRICES))
    _, on_graph, along = made(graph)
    for ways in (on_graph, along):
        assert ways.cheapest_way("p1") == Trip(("road:p2", "road:p1"), 2, ("p2", "p1"))
        assert ways.cheapest_way("p1", avoiding=("p2",)) == Trip(("sea:p1",), 3, ("p1",))
        assert ways.cheapest_way("p3", variant="road") is None and ways.cheapest_way("p3", variant="gone") is None
        assert ways.cheapest_way("p3", variant="safe") is None and ways.cheapest_way("nowhere") is None
        assert ways.cheapest_way("p3", via=("nowhere",)) is None


def test_no_more_legs_than_may_be() -> None:
    line = point_graph([GraphLink(f"p{n}", f"p{n + 1}", "road") for n in range(9)], cost=cost_by_step_kind(PRICES))
    ways = GraphWays(line, "p0", most=3)
    assert [goal.token for goal in ways.goals()] == ["p1", "p2", "p3"]
    assert ways.cheapest_way("p4") is None and ways.cheapest_way("p3", via=("p1",)) is not None


def test_what_follows_a_position_is_worked_out_once() -> None:
    """A screen asks for the way through each of some ten places, and each of these searches walks the same legs."""
    graph, asked = land(1), list[str]()

    def legs(at: str) -> list[Leg]:
        asked.append(at)
        return [Leg(to, to=to, cost=1) for to, _ in graph.steps(at)]

    along = LegWays(legs, "p0", lambda at, token: token, start="p0")
    goals = [goal.token for goal in along.goals()]
    for goal in goals:
        for other in goals:
            along.cheapest_way(goal, via=(other,))
    assert len(goals) > 5 and len(asked) == len(set(asked))
