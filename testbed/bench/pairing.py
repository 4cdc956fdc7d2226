"""What pairing brings over whole seasons of 64 persons, against a long search of its own, for `praetor bench pairing`.

The search shares no code with the tournaments: it anneals all rounds of a season together, and for nothing but pairs
that meet again. The same for every season, it is made once for each form.
"""

import math
import random
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.tournaments.changes import advanced_tournament, begin_tournament, signed_up, with_result
from engine.tournaments.models import POOL, RUNNING, SWISS, Tournament

Figures = dict[str, dict[str, float]]
PEOPLE = 64
FORMS = ((SWISS, 2, 7), (POOL, 4, 7), (POOL, 4, 14), (POOL, 4, 21))  # kind, players at a table, rounds
SECONDS = 600.0  # that the search may take for a form, if it does not find a season without a repeated pair before
HOT, COLD, COOLING = 0.6, 0.1, 400_000  # temperatures of the search, and swaps from the one to the other
DRAWS = 0.1
SIDES = "abcde"


def measure(seasons: int, seconds: float = SECONDS) -> Figures:
    """Return for each form how many persons were left out and how many pairs met again in all seasons, and how many
    would have by the search; and what a round takes to be paired."""
    found: Figures = {}
    for kind, seats, rounds in FORMS:
        began = time.process_time()
        played = [play_season(kind, seats, rounds, seed) for seed in range(seasons)]
        paired = time.process_time() - began
        began = time.perf_counter()
        least = fewest_repeats_found(seats, rounds, seconds)
        found[f"{kind} of {seats}, {rounds} rounds"] = {
            "seasons": seasons,
            "left_out": sum(PEOPLE - len(set(table_players)) for one in played for table_players in _by_round(one)),
            "repeats": sum(map(count_repeated_meetings, played)),
            "by_search": least * seasons,
            "a_round_s": paired / (seasons * rounds),
            "search_s": time.perf_counter() - began,
        }
    return found


def play_season(kind: str, seats: int, rounds: int, seed: int) -> Tournament:
    """Return a season that was played to its end, by lot: the lower number is the stronger, and wins mostly."""
    lots = random.Random(seed)  # noqa: S311 - a tournament of the bench
    tournament = Tournament(kind=kind, least=seats, most=seats, rounds=rounds)
    for _ in range(PEOPLE):
        tournament, _ = signed_up(tournament)
    tournament = begin_tournament(tournament, _roles, 0.0)
    while tournament.status == RUNNING:
        for one in tournament.pairings:
            if not one.is_over:
                shown = [lots.gauss(-player, 20) for player in one.players]
                places = [1 + sum(other > mine for other in shown) for mine in shown]
                level = lots.random() < DRAWS
                tournament = with_result(tournament, one.number, [1] * len(places) if level else places)
        tournament = advanced_tournament(tournament, _roles, 0.0)
    return tournament


def _roles(count: int) -> Sequence[str]:
    return SIDES[:count]


def _by_round(tournament: Tournament) -> Iterable[list[int]]:
    for number in range(1, tournament.round + 1):
        yield [player for one in tournament.pairings if one.round == number for player in one.players]


def count_repeated_meetings(tournament: Tournament) -> int:
    """Return how many meetings of a season were not the first of their pair."""
    met = Counter(pair for one in tournament.pairings for pair in combinations(sorted(one.players), 2))
    return sum(count - 1 for count in met.values())


def fewest_repeats_found(seats: int, rounds: int, seconds: float, seed: int = 1) -> int:
    """Return the fewest meetings again that a search finds in so many seconds of its own time."""
    best, end = PEOPLE * PEOPLE * rounds, time.process_time() + seconds
    while best and time.process_time() < end:
        lots = random.Random(seed)  # noqa: S311 - a search
        best = min(best, _annealed(lots, seats, rounds, end))
        seed += 1
    return best


def _annealed(lots: random.Random, seats: int, rounds: int, end: float) -> int:
    """Return the fewest meetings again on one way from hot to cold."""
    plan = [lots.sample(range(PEOPLE), PEOPLE) for _ in range(rounds)]
    met = [[0] * PEOPLE for _ in range(PEOPLE)]
    for order in plan:
        for start in range(0, PEOPLE, seats):
            for a, b in combinations(order[start : start + seats], 2):
                met[a][b] += 1
                met[b][a] += 1
    cost = sum(max(met[a][b] - 1, 0) for a, b in combinations(range(PEOPLE), 2))
    best, steps = cost, COOLING * rounds
    for step in range(steps):
        if not cost or (step % 1000 == 0 and time.process_time() > end):
            break
        heat = HOT * (COLD / HOT) ** (step / steps)
        order = plan[lots.randrange(rounds)]
        one, other = lots.randrange(PEOPLE), lots.randrange(PEOPLE)
        if one // seats != other // seats:
            cost += _swapped(lots, order, (one, other), seats, met, heat)
            best = min(best, cost)
    return best


def _swapped(
    lots: random.Random, order: list[int], places: tuple[int, int], seats: int, met: list[list[int]], heat: float
) -> int:
    """Let two of a round change places, if that costs less or the heat allows it; return what it costs more."""
    (a, mates), (b, others) = (_with_mates(order, place, seats) for place in places)
    of_a, of_b, more = met[a], met[b], 0
    for mate in mates:
        more += (of_b[mate] > 0) - (of_a[mate] > 1)
    for mate in others:
        more += (of_a[mate] > 0) - (of_b[mate] > 1)
    if more > 0 and lots.random() >= math.exp(-more / heat):
        return 0
    for mine, left, joined in ((of_a, mates, others), (of_b, others, mates)):
        who = a if mine is of_a else b
        for mate in left:
            mine[mate] -= 1
            met[mate][who] -= 1
        for mate in joined:
            mine[mate] += 1
            met[mate][who] += 1
    order[places[0]], order[places[1]] = b, a
    return more


def _with_mates(order: list[int], place: int, seats: int) -> tuple[int, list[int]]:
    start = place // seats * seats
    return order[place], [order[n] for n in range(start, start + seats) if n != place]
