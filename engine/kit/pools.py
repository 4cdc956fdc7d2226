"""Pools: dice that are thrown together, of several kinds, and the exact odds of what they show.

Odds are worked out die by die, not by listing every throw, so a pool may have many dice.
"""

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from itertools import product
from typing import Generic, TypeVar

F = TypeVar("F", bound=Hashable)
V = TypeVar("V", bound=Hashable)
K = TypeVar("K", bound=Hashable)
Chances = dict[V, float]


class Pool(Generic[F]):
    """Kinds of dice, by how often each has each face, and the order of the faces, best first.

    >>> pool = Pool({"red": {"hit": 3, "miss": 3}, "grey": {"hit": 1, "miss": 5}}, ("hit", "miss"))
    >>> pool.chance("red", "hit"), pool.face("grey", 1), pool.face("grey", 2)
    (0.5, 'hit', 'miss')
    >>> pool.throws(("red", "red"))
    {('hit', 'hit'): 0.25, ('hit', 'miss'): 0.5, ('miss', 'miss'): 0.25}
    >>> coins = Pool({"coin": {0: 1, 1: 1}}, (1, 0))
    >>> coins.sums(("coin", "coin"), {0: 0, 1: 10})
    {0: 0.25, 10: 0.5, 20: 0.25}
    >>> coins.success_chances(("coin",) * 3, {1})
    {0: 0.125, 1: 0.375, 2: 0.375, 3: 0.125}
    """

    __slots__ = ("_chances", "_rank", "faces", "order")

    def __init__(self, kinds: Mapping[str, Mapping[F, int]], order: Sequence[F]) -> None:
        self.order = tuple(order)
        self.faces = {kind: tuple([f for f, n in faces.items() for _ in range(n)]) for kind, faces in kinds.items()}
        """The faces of each kind, one by one, in the order given."""
        self._rank = {face: n for n, face in enumerate(self.order)}
        self._chances = {
            kind: {face: faces.count(face) / len(faces) for face in self.order} for kind, faces in self.faces.items()
        }

    def face(self, kind: str, roll: int) -> F:
        """Return the face that a roll shows, a number from 1 to the number of sides."""
        return self.faces[kind][roll - 1]

    def chance(self, kind: str, face: F) -> float:
        """Return how likely a face is on a die of this kind."""
        return self._chances[kind][face]

    def throws(self, dice: Sequence[str]) -> Chances[tuple[F, ...]]:
        """Return every result of throwing these dice together, sorted best first, and how likely it is."""
        out: Chances[tuple[F, ...]] = {(): 1.0}
        for kind in dice:
            after: Chances[tuple[F, ...]] = {}
            for (faces, likely), face in product(out.items(), self.order):
                more = self._chances[kind][face]
                if more:
                    key = tuple(sorted((*faces, face), key=self._rank.__getitem__))
                    after[key] = after.get(key, 0.0) + likely * more
            out = after
        return out

    def sums(self, dice: Sequence[str], worth: Mapping[F, int]) -> Chances[int]:
        """Return the odds of each sum. worth: what each face counts."""
        return self._added(dice, 0, lambda sum_, face: sum_ + worth[face])

    def totals(self, dice: Sequence[str], worth: Mapping[F, tuple[int, ...]]) -> Chances[tuple[int, ...]]:
        """Return the odds of several sums counted at once, such as (damage, specials). worth: what each face counts
        for each.

        >>> pool = Pool({"red": {"hit": 1, "flag": 1}}, ("hit", "flag"))
        >>> pool.totals(("red", "red"), {"hit": (2, 0), "flag": (0, 1)})
        {(4, 0): 0.25, (2, 1): 0.5, (0, 2): 0.25}
        """
        nothing = (0,) * len(next(iter(worth.values())))

        def plus(sums: tuple[int, ...], face: F) -> tuple[int, ...]:
            return tuple([a + b for a, b in zip(sums, worth[face], strict=True)])

        return self._added(dice, nothing, plus)

    def success_chances(self, dice: Sequence[str], wanted: Container[F]) -> Chances[int]:
        """Return the odds of each number of dice that show one of the wanted faces, the smallest number first."""
        found = self._added(dice, 0, lambda count, face: count + (face in wanted))
        return {count: found[count] for count in sorted(found)}

    def _added(self, dice: Sequence[str], start: V, plus: Callable[[V, F], V]) -> Chances[V]:
        out: Chances[V] = {start: 1.0}
        for kind in dice:
            after: Chances[V] = {}
            faces = self.faces[kind]
            for value, likely in out.items():
                for face in faces:
                    key = plus(value, face)
                    after[key] = after.get(key, 0.0) + likely / len(faces)
            out = after
        return out


def numbered_dice_pool(sides: int) -> Pool[int]:
    """Return the pool of plain dice with the faces 1 up to `sides`, the kind "die".

    >>> two = numbered_dice_pool(6).sums(("die", "die"), {n: n for n in range(1, 7)})
    >>> round(36 * two[7]), round(36 * two[12])
    (6, 1)
    """
    return Pool({"die": dict.fromkeys(range(1, sides + 1), 1)}, range(sides, 0, -1))


def outcome_chances(chances: Mapping[K, float], what: Callable[[K], V]) -> Chances[V]:
    """Return the odds of each outcome, from those of the results that lead to it.

    >>> outcome_chances({1: 0.25, 2: 0.5, 3: 0.25}, lambda roll: roll > 1)
    {False: 0.25, True: 0.75}
    """
    out: Chances[V] = {}
    for result, likely in chances.items():
        key = what(result)
        out[key] = out.get(key, 0.0) + likely
    return out


def win_and_tie_chances(ours: Mapping[int, float], theirs: Mapping[int, float]) -> tuple[float, float]:
    """Return how likely ours is more than theirs, and how likely they are equal.

    >>> win_and_tie_chances({0: 0.5, 1: 0.5}, {0: 0.5, 1: 0.5})
    (0.25, 0.5)
    """
    more = sum(p * q for a, p in ours.items() for b, q in theirs.items() if a > b)
    return more, sum(p * theirs.get(a, 0.0) for a, p in ours.items())
