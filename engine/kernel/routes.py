"""Routes: a way over a map, chosen leg by leg, or by its goal where the game says where it may lead.

>>> roads = {"roma": ["capua", "cosa"], "capua": ["beneventum"], "cosa": [], "beneventum": []}
>>> march = Route(lambda given: roads[given[-1] if given else "roma"], most=2)
>>> march.value_of_tokens(("capua", "beneventum"))
('capua', 'beneventum')
>>> march.is_complete(("capua",)), march.contains(("beneventum",))
(True, False)
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel.choices import Barred, Choices, Given, Level, Option, illegal_token_error
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import IllegalAction
from engine.kernel.texts import Text

GOALS = 6  # goals of a route that the test battery tries at a step


class Leg(Option, frozen=True):
    """A leg of a way about which there is more to say than its token.

    to: the place that it leads to; "" if it leads to none, as when somebody is dropped on the way.
    cost: what it costs; None: nothing is said of that.
    note: a few words about it; None for none.

    Its kind, such as "by sea" or "a raid", is its `group`.

    >>> Leg("sea:ostia", group="sea", to="ostia", cost=3).to
    'ostia'
    """

    to: str = ""
    cost: int | None = None
    note: Text | None = None


class Trip(msgspec.Struct, frozen=True):
    """A whole way to a goal.

    legs: the tokens of its legs. cost: what they cost together.
    places: the places that it comes through, the goal last.

    >>> Trip(("sea:ostia", "veii"), 4, ("ostia", "veii")).places[-1]
    'veii'
    """

    legs: Given
    cost: int
    places: tuple[str, ...] = ()


class Ways:
    """Where a route may lead, and the cheapest way there; a game gives a subclass. `engine/kit/ways.py` has one for
    graphs.

    variants: names of other kinds of ways that can be asked for, such as "road" (by roads only) or "safe" (past no
        enemy). Their words are `way.<name>`.
    """

    variants: Sequence[str] = ()

    def goals(self) -> Sequence[Leg]:
        """Return each place that can be reached, by its token, with the cost of the cheapest way; the nearest first."""
        raise NotImplementedError

    def foremost_goals_by_kind(self) -> Mapping[str, Sequence[str]]:
        """Return the goals (tokens) that one will mostly want, the best first, by what they are: where there are more
        goals than a list shows, each kind is a list of its own before all others (`name.foremost_<kind>`)."""
        return {}

    def places_out_of_reach(self) -> Sequence[Leg]:
        """Return places of the map beside the goals, so that who names one can be told why no way leads there; () where
        the game does not say."""
        return ()

    def cheapest_way(
        self, goal: str, *, via: Sequence[str] = (), avoiding: Sequence[str] = (), variant: str = ""
    ) -> Trip | None:
        """Return the cheapest way to a goal; None if there is none.

        via: places to come through, in this order. avoiding: places not to enter. variant: one of `variants`; "": any
            way.
        """
        raise NotImplementedError


class _Stop:
    """A position to which a way has come, and what may follow from there, worked out when it is asked for."""

    __slots__ = ("after", "at", "legs", "tokens")

    def __init__(self, at: Any) -> None:
        self.at = at
        self.legs: Sequence[str | Leg] | None = None
        self.tokens: frozenset[str] = frozenset()
        self.after: dict[str, _Stop] = {}


def _on(given: Given, token: str) -> Given:
    return (*given, token)


class Route(Choices[tuple[str, ...]]):
    """A way of at least one leg and at most `most`; it may stop after any. Nothing is listed before it is asked for.

    `legs(position)` says where it may go on (none: it ends there), as tokens or `Leg`s. The position is what the legs
    so far have come to: the legs themselves, or with `start` and `step(position, token)` whatever the game makes of
    them, so that a way of eighty legs is not walked from its start for each. What has been walked is remembered, so
    that each further leg costs one call. `ways` gives where it may lead, for who names their goal first; it is called
    when that is asked for.

    >>> beads = Route(lambda left: ["one"] * (left > 0) + ["two"] * (left > 1), start=3,
    ...               step=lambda left, token: left - {"one": 1, "two": 2}[token])
    >>> [option.token for option in beads.choices_after(("two",)).options]
    ['one']
    >>> beads.is_complete(("two", "one")), beads.is_complete(("two", "two"))
    (True, False)
    """

    __slots__ = ("_barred", "_legs", "_root", "_start", "_step", "_ways", "_ways_found", "most")

    def __init__(
        self,
        legs: Callable[[Any], Sequence[str | Leg]],
        most: int = 20,
        barred: Barred | None = None,
        *,
        start: Any = (),
        step: Callable[[Any, str], Any] = _on,
        ways: Callable[[], Ways] | None = None,
    ) -> None:
        self._legs, self.most, self._barred, self._start, self._step = legs, most, barred, start, step
        self._ways = ways
        self._ways_found: Ways | None = None
        self._root: _Stop | None = None

    @property
    def ways(self) -> Ways | None:
        """Return where it may lead, for who names their goal first; None where it is only walked leg by leg."""
        if self._ways_found is None and self._ways is not None:
            self._ways_found = self._ways()
        return self._ways_found

    def why_not_place(self, token: str) -> Text | None:
        """Return why a leg to this place is not allowed, as far as that does not hang on the way; None: nothing is
        known of it."""
        return self._barred(token) if self._barred is not None else None

    def why_not_after(self, given: Given, token: str) -> Text | None:
        """Return why a token may not follow these legs, where that hangs on them; None: nothing is known of it. token:
        anything that a person may type."""
        return None

    def choices_after(self, given: Given) -> Level:
        """Return the legs that may follow."""
        stop, walked = self._walk(given)
        if stop is None:
            raise self._refused(given, walked)
        if len(given) >= self.most:
            return Level()
        return Level(tuple([leg if isinstance(leg, Leg) else Option(leg) for leg in self._on_from(stop)]))

    def is_complete(self, given: Given) -> bool:
        """Return whether these legs are a way: at least one, each allowed after those before it."""
        return bool(given) and self._walk(given)[0] is not None

    def value_of_tokens(self, given: Given) -> tuple[str, ...]:
        """Return the legs."""
        stop, walked = self._walk(given)
        if stop is None or not given:
            raise self._refused(given, walked)
        return given

    def tokens_of_value(self, value: tuple[str, ...]) -> Given:
        """Return the value, which is its own tokens."""
        return self.value_of_tokens(tuple(value))

    def sample(self, lots: UnverifiedRandom) -> tuple[str, ...]:
        """Return a random way of random length."""
        given: list[str] = []
        at = self._start
        while len(given) < self.most:
            legs = self._legs(at)
            if not legs:
                break
            leg = lots.choose(legs)
            token = leg if isinstance(leg, str) else leg.token
            given.append(token)
            if lots.integer_below(3) == 0:
                break
            at = self._step(at, token)
        return tuple(given)

    def position(self, given: Given) -> Any:
        """Return the position to which these legs lead. IllegalAction if they are no way."""
        stop, walked = self._walk(given)
        if stop is None:
            raise self._refused(given, walked)
        return stop.at

    def _on_from(self, stop: _Stop) -> Sequence[str | Leg]:
        if stop.legs is None:
            stop.legs = self._legs(stop.at)
            stop.tokens = frozenset([leg if isinstance(leg, str) else leg.token for leg in stop.legs])
        return stop.legs

    def _walk(self, given: Given) -> tuple[_Stop | None, int]:
        """Return the position to which these legs lead (None if one of them is not allowed), and how many of them are
        allowed."""
        if self._root is None:
            self._root = _Stop(self._start)
        stop = self._root
        for walked, token in enumerate(given):
            after = stop.after.get(token)
            if after is None:
                if walked >= self.most:
                    return None, walked
                self._on_from(stop)
                if token not in stop.tokens:
                    return None, walked
                after = stop.after[token] = _Stop(self._step(stop.at, token))
            stop = after
        return stop, len(given)

    def _refused(self, given: Given, walked: int) -> IllegalAction:
        """Return the error for the first leg that is not allowed, with those that are."""
        before, token = given[:walked], given[walked] if walked < len(given) else ""
        return illegal_token_error(
            token,
            lambda one: self.why_not_after(before, one) or self.why_not_place(one),
            self.choices_after(before).options,
        )


def ways_law(route: Route, lots: UnverifiedRandom) -> Iterator[str]:
    """Check, for the test battery, some goals of a route: the way there is allowed, costs what is said, and has every
    variant."""
    ways = route.ways
    if ways is None:
        return
    for goal in lots.shuffled(ways.goals())[:GOALS]:
        for variant in ("", *ways.variants):
            trip = ways.cheapest_way(goal.token, variant=variant)
            if trip is None and not variant:
                yield f"no way leads to the goal {goal.token}"
            elif trip is not None and not route.is_complete(trip.legs):
                yield f"the way to the goal {goal.token} ({variant}) is none: {trip.legs}"
            elif trip is not None and not variant and trip.cost != goal.cost:
                yield f"the goal {goal.token} costs {goal.cost}, the way there {trip.cost}"
