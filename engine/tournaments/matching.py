"""Two at a table: the pairing of least cost, found exactly (Edmonds' blossom algorithm)."""

from collections.abc import Callable, Sequence


def least_cost_pairs(players: Sequence[int], cost: Callable[[tuple[int, int]], int]) -> list[tuple[int, int]]:
    """Return pairs of all these players, an even number, that cost least together, in the order of their first ones.

    >>> least_cost_pairs([1, 2, 3, 4], lambda pair: abs(pair[0] - pair[1]))
    [(1, 2), (3, 4)]
    """
    if len(players) % 2:
        raise ValueError("an odd number of players cannot be paired")
    from networkx import Graph, max_weight_matching  # takes a while to import, and is wanted seldom

    costs = {(a, b): cost((a, b)) for n, a in enumerate(players) for b in players[n + 1 :]}
    most = max(costs.values(), default=0) + 1
    graph = Graph()
    graph.add_weighted_edges_from((a, b, most - one) for (a, b), one in costs.items())
    order = {player: n for n, player in enumerate(players)}
    found = [tuple(sorted(pair, key=order.__getitem__)) for pair in max_weight_matching(graph, maxcardinality=True)]
    return [(a, b) for a, b in sorted(found, key=lambda pair: order[pair[0]])]
