"""Whole tournaments, played by lot with a fixed seed: entrants of different strength, some of whom drop out."""

import random
from collections import Counter
from collections.abc import Sequence

from engine.tournaments.changes import advanced_tournament, begin_tournament, dropped_out, signed_up, with_result
from engine.tournaments.models import RUNNING, Pairing, Tournament

SIDES = {2: ("a", "b"), 3: ("a", "b", "c"), 4: ("a", "b", "c", "d"), 5: ("a", "b", "c", "d", "e")}


def roles(count: int) -> Sequence[str]:
    return SIDES[count]


def entered(tournament: Tournament, count: int) -> Tournament:
    for _ in range(count):
        tournament, _ = signed_up(tournament)
    return tournament


def places_by_lot(pairing: Pairing, lots: random.Random, draws: float = 0.1) -> list[int]:
    """Return places of a game: the lower number is the stronger, and wins mostly; now and then all are level."""
    if lots.random() < draws:
        return [1] * len(pairing.players)
    shown = [lots.gauss(-player, 20) for player in pairing.players]
    return [1 + sum(other > one for other in shown) for one in shown]


def round_played(tournament: Tournament, lots: random.Random, at: float = 0.0) -> Tournament:
    """Play the present round, and go on as far as it goes."""
    for one in tournament.pairings:
        if not one.is_over:
            tournament = with_result(tournament, one.number, places_by_lot(one, lots))
    return advanced_tournament(tournament, roles, at)


def season(tournament: Tournament, count: int, seed: int, *, dropping: float = 0.0) -> Tournament:
    """Play a tournament to its end, or for as many rounds as it says. dropping: how likely each drops out of a
    round."""
    lots = random.Random(seed)
    tournament = begin_tournament(entered(tournament, count), roles, 0.0)
    rounds = 0
    while tournament.status == RUNNING and tournament.season == 1 and rounds < 100:
        rounds += 1
        for number in tournament.entrants_to_pair:
            if dropping and lots.random() < dropping:
                tournament = dropped_out(tournament, number, 0.0)
        tournament = round_played(tournament, lots)
    return tournament


def repeated_pairs(tournament: Tournament) -> int:
    """Return how many pairs met more than once, each as often as it was more than once."""
    met: Counter[tuple[int, int]] = Counter()
    for one in tournament.pairings_of_season(1):
        players = sorted(one.players)
        met.update((a, b) for n, a in enumerate(players) for b in players[n + 1 :])
    return sum(count - 1 for count in met.values())


def most_uneven(tournament: Tournament) -> int:
    """Return by how much an entrant played one side more often than another, at most: of those that are played by as
    many as sat at their tables."""
    played: Counter[tuple[int, str]] = Counter()
    sizes = {len(one.players) for one in tournament.pairings if not one.is_bye}
    for one in tournament.pairings_of_season(1):
        if not one.is_bye:
            played.update(zip(one.players, one.sides, strict=True))
    whole = SIDES[max(sizes)]
    spans = [
        max(played[one.number, side] for side in whole) - min(played[one.number, side] for side in whole)
        for one in tournament.entrants
    ]
    return max(spans)
