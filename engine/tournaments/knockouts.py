"""Knockouts of tables of two to five: who goes on, and who meets whom."""

from collections.abc import Sequence

import msgspec

from engine.tournaments.grouping import table_sizes
from engine.tournaments.models import Pairing, Tournament

TWO = 2


def knockout_tables(seeded: Sequence[int], least: int, most: int) -> tuple[list[list[int]], list[int]]:
    """Return the tables of a round and who has a bye: the strongest, who are given first. They are spread, so that they
    meet each other late. Two at a table: as many byes as it takes that all later rounds come out even.

    >>> knockout_tables([1, 2, 3, 4, 5], 2, 2)
    ([[4, 5]], [1, 2, 3])
    >>> knockout_tables([1, 2, 3, 4, 5, 6, 7, 8], 4, 4)
    ([[1, 4, 5, 8], [2, 3, 6, 7]], [])
    """
    count = len(seeded)
    if most == TWO:
        whole = 1
        while whole < count:
            whole *= 2
        byes = whole - count
        sizes = [TWO] * ((count - byes) // TWO)
    else:
        sizes, byes = table_sizes(count, least, most)
    tables: list[list[int]] = [[] for _ in sizes]
    places, forward = list(seeded[byes:]), True
    while places:  # as a snake: first to last table, then back
        order = list(range(len(tables))) if forward else list(reversed(range(len(tables))))
        for number in order:
            if places and len(tables[number]) < sizes[number]:
                tables[number].append(places.pop(0))
        forward = not forward
    return tables, list(seeded[:byes])


def those_through(tournament: Tournament, pairings: Sequence[Pairing]) -> list[int]:
    """Return who goes on after a round: of each table so many by place, of those who are level by score, then by seed.
    Who has dropped out makes room for the next."""
    seeds = {number: n for n, number in enumerate(_by_seed(tournament))}
    found: list[int] = []
    for pairing in pairings:
        scores = pairing.scores or (0.0,) * len(pairing.players)
        ranked = sorted(
            zip(pairing.players, pairing.places, scores, strict=True), key=lambda one: (one[1], -one[2], seeds[one[0]])
        )
        able = [player for player, _, _ in ranked if (who := tournament.entrant(player)) and not who.dropped]
        found += able[: tournament.through]
    return sorted(found, key=seeds.__getitem__)


def final_table(tournament: Tournament, pairings: Sequence[Pairing]) -> list[int]:
    """Return who sits at the final after a round from which fewer go on than sit at a table: they alone where the game
    takes so few, else the next best of the round beside them."""
    found = those_through(tournament, pairings)
    fewest = tournament.fewest or tournament.least
    for through in range(tournament.through + 1, tournament.most + 1):
        if len(found) >= fewest:
            break
        more = those_through(msgspec.structs.replace(tournament, through=through), pairings)
        found += [player for player in more if player not in found][: fewest - len(found)]
    return found


def _by_seed(tournament: Tournament) -> list[int]:
    return [one.number for one in sorted(tournament.entrants, key=lambda one: (-one.seed, one.number))]
