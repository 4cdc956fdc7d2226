"""Everybody against everybody, two at a table: Berger's tables, in which each plays one side as often as the other, or
once more."""

from collections.abc import Sequence

BYE = 0  # against whom it is a bye


def round_robin_rounds(players: Sequence[int]) -> int:
    """Return how many rounds it takes until everybody has met everybody."""
    return len(players) - 1 + len(players) % 2 if len(players) > 1 else 0


def round_robin_round(players: Sequence[int], number: int) -> list[tuple[int, int]]:
    """Return the pairs of a round, from 1; who has a bye is paired with BYE. The first of a pair plays the first side.

    >>> [round_robin_round([1, 2, 3, 4], number) for number in (1, 2, 3)]
    [[(1, 4), (2, 3)], [(4, 2), (3, 1)], [(3, 4), (1, 2)]]
    """
    seats = list(players) + ([BYE] if len(players) % 2 else [])
    last, around, turn = seats[-1], len(seats) - 1, number - 1
    pairs = [(seats[turn], last) if turn % 2 == 0 else (last, seats[turn])]
    for step in range(1, len(seats) // 2):
        one, other = seats[(turn + step) % around], seats[(turn - step) % around]
        pairs.append((one, other) if step % 2 else (other, one))
    return pairs
