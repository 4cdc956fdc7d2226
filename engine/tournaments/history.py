"""What was played before, and what a table would cost by it: sides even within one first, repeated pairs second, how
far apart its players stand last."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

from engine.tournaments.models import Pairing

SIDES, REPEATS = 10**9, 10**5  # what one uneven side, and one repeated meeting, cost against all that counts less
Roles = Callable[[int], Sequence[str]]  # by number of players, what can be played; as many as players, or more


class PairingHistory:
    """Who has met whom, and played what."""

    def __init__(self, pairings: Iterable[Pairing] = ()) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.played: Counter[tuple[int, str]] = Counter()
        self.games: Counter[int] = Counter()
        for one in pairings:
            self.add(one)

    def add(self, pairing: Pairing) -> None:
        """Count a pairing."""
        if pairing.is_bye:
            return
        self.games.update(pairing.players)
        for a, b in combinations(sorted(pairing.players), 2):
            self.met[a, b] += 1
        for player, side in zip(pairing.players, pairing.sides, strict=True):
            self.played[player, side] += 1

    def repeats(self, players: Sequence[int]) -> int:
        """Return how often those of a table have met before, each pair counted."""
        return sum(self.met[pair] for pair in combinations(sorted(players), 2)) if self.met else 0


def assigned_sides(
    players: Sequence[int], roles: Sequence[str], history: PairingHistory
) -> tuple[int, tuple[str, ...]]:
    """Return which side each player of a table plays so that sides are as even as they can be, worked out exactly, and
    by how much they are not: for each the number of times beyond one that they have played it more often than another
    side of this table. Of equal ways the first.

    roles: as many as players, or more.

    >>> assigned_sides((1, 2), ("white", "black"), PairingHistory())
    (0, ('white', 'black'))
    """
    counts = [[history.played[player, role] for role in roles] for player in players]
    excess = [[count - min(own) for count in own] for own in counts]
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}  # by the roles that are taken, as bits
    for own in excess:
        found: dict[int, tuple[int, tuple[int, ...]]] = {}
        for taken, (cost, chosen) in best.items():
            for number, more in enumerate(own):
                if taken >> number & 1:
                    continue
                after, option = taken | 1 << number, (cost + more * more, (*chosen, number))
                if after not in found or option < found[after]:
                    found[after] = option
        best = found
    cost, chosen = min(best.values())
    return cost, tuple([roles[number] for number in chosen])


class TableCosts:
    """What tables cost, each worked out once. rank: where each stands; those of a table should stand near one
    another; {}: it does not matter."""

    def __init__(self, history: PairingHistory, roles: Roles, rank: Mapping[int, int] | None = None) -> None:
        self.history, self._roles, self._rank = history, roles, rank or {}
        self._known: dict[tuple[int, ...], int] = {}

    def cost_of_table(self, players: Iterable[int]) -> int:
        """Return what a table of these players costs."""
        seated = tuple(sorted(players))
        found = self._known.get(seated)
        if found is None:
            uneven, _ = assigned_sides(seated, self._roles(len(seated)), self.history)
            found = SIDES * uneven + REPEATS * self.history.repeats(seated) + self._apart(seated)
            self._known[seated] = found
        return found

    def sides_of_players(self, players: Sequence[int]) -> tuple[str, ...]:
        """Return which side each of these players plays."""
        return assigned_sides(players, self._roles(len(players)), self.history)[1]

    def _apart(self, seated: Sequence[int]) -> int:
        if not self._rank:
            return 0
        ranks = sorted(self._rank[player] for player in seated)
        return min(REPEATS - 1, sum((b - a) ** 2 for a, b in combinations(ranks, 2)))
