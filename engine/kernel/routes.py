"""Routes: a way over a map, chosen leg by leg.

>>> roads = {"roma": ["capua", "cosa"], "capua": ["beneventum"], "cosa": [], "beneventum": []}
>>> march = Route(lambda given: roads[given[-1] if given else "roma"], most=2)
>>> march.value(("capua", "beneventum"))
('capua', 'beneventum')
>>> march.done(("capua",)), march.contains(("beneventum",))
(True, False)
"""

from collections.abc import Callable, Sequence

from engine.kernel.choices import Barred, Choices, Given, Level, Option, illegal
from engine.kernel.dice import Lots
from engine.kernel.texts import Text


class Leg(Option, frozen=True):
    """A leg of a way that its token alone does not tell of: the place that it comes to (`to`, "" if it comes to none:
    somebody is dropped, say), what it costs, a note on it. Its kind (by sea, a raid) is its group."""

    to: str = ""
    cost: int | None = None
    note: Text | None = None


class Route(Choices[tuple[str, ...]]):
    """A way of at least one leg. `legs(given)` says where it may go on after the legs that are given (none: it ends
    there); it may stop after any leg. It costs what is walked, nothing is listed before it is asked for."""

    __slots__ = ("_barred", "_legs", "most")

    def __init__(self, legs: Callable[[Given], Sequence[str]], most: int = 20, barred: Barred | None = None) -> None:
        self._legs, self.most, self._barred = legs, most, barred

    def next(self, given: Given) -> Level:
        """Return the legs that may follow."""
        self._check(given)
        return Level(tuple(Option(leg) for leg in self._legs(given)) if len(given) < self.most else ())

    def done(self, given: Given) -> bool:
        """Return whether it is a way of one leg or more."""
        return 0 < len(given) <= self.most and all(leg in self._legs(given[:n]) for n, leg in enumerate(given))

    def value(self, given: Given) -> tuple[str, ...]:
        """Return the legs."""
        self._check(given)
        if not given:
            raise illegal("", self._barred, self._legs(()))
        return given

    def tokens(self, value: tuple[str, ...]) -> Given:
        """Return the word, which is the legs themselves."""
        return self.value(tuple(value))

    def sample(self, lots: Lots) -> tuple[str, ...]:
        """Return a random way of a random length."""
        given: Given = ()
        while len(given) < self.most:
            legs = self._legs(given)
            if not legs:
                break
            given += (lots.one(legs),)
            if lots.below(3) == 0:
                break
        return given

    def _check(self, given: Given) -> None:
        for n, leg in enumerate(given):
            legs = self._legs(given[:n]) if n < self.most else ()
            if leg not in legs:
                raise illegal(leg, self._barred, legs)
