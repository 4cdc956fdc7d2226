"""Armies whose cards a seat does not know: what is sure of them, and how they are drawn.

Each is drawn as the odds draw it (`forecast.plausible_armies`: what its owner's course makes likely), all armies of an
owner together, and drawn again until they agree with all that is sure and with the cards that there are. So the chances
are those of the plausible armies under these conditions. Where that does not come about soon, one of them is altered
until it agrees.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import product
from math import gcd, prod

import msgspec

from engine.games.total_war_rome.army_cards import ARTILLERY, MAIN, SKIRMISHER
from engine.games.total_war_rome.battle.secrets import groups_public_can_tell_apart
from engine.games.total_war_rome.board.armies import BOUNDS, SWIFT, cards_without, has_room_for, too_large
from engine.games.total_war_rome.forecast.plausible_armies import Cards, plausible_armies, recruitable_kinds
from engine.games.total_war_rome.state import MERCENARIES
from engine.games.total_war_rome.tables import FACTIONS, TROOPS
from engine.games.total_war_rome.traces import Record
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.state import Side

LEAST_MAIN, MOST_OTHERS = BOUNDS[MAIN][0], BOUNDS[MAIN][1] + BOUNDS[SKIRMISHER][1]
Stock = tuple[tuple[str, int], ...]
TRIES, MOST_TOGETHER = 8, 2000  # draws of all armies of an owner; combinations of theirs that are looked through


class HiddenArmy(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is sure of about an army that it does not see.

    count: its cards. hired: its mercenaries, whose packs lie open. record: what is known of its course. known: cards of
    its own that are seen. apart: of cards that wait in a battle, the kind of troops that all can tell
    (`groups_public_can_tell_apart`).
    declared: whether mounted ones are told from foot. is_swift: it has moved as mounted troops alone can. is_placed: it
    stands on the board. is_moving: it is its owner's turn, in which an army may be too large for a while.
    """

    owner: Side
    count: int
    hired: Cards
    record: Record = ()
    known: Cards = ()
    apart: Cards = ()
    declared: bool = False
    is_swift: bool = False
    is_placed: bool = True
    is_moving: bool = False

    def can_have(self, own: Cards) -> bool:
        """Return whether these cards may be its own ones, for all that is sure."""
        rest = cards_without(own, self.known)
        if len(own) != self.count - len(self.hired) or len(rest) != len(own) - len(self.known):
            return False
        if self.apart and not Counter(self.apart) <= Counter(
            [groups_public_can_tell_apart(kind, self.declared) for kind in rest]
        ):
            return False
        if self.is_swift and not SWIFT.issuperset(own):
            return False
        cards = tuple(sorted((*own, *self.hired)))
        if self.is_placed and main_count(cards) < LEAST_MAIN:
            return False
        return self.is_moving or not too_large(cards)


def main_count(cards: Iterable[str]) -> int:
    """Return how many of some cards are main battle cards."""
    return sum([TROOPS[kind].group == MAIN for kind in cards])


def drawn_armies(
    armies: Sequence[HiddenArmy], stock: Counter[str], developments: Cards, lots: UnverifiedRandom
) -> list[Cards]:
    """Return the own cards of each of an owner's hidden armies. stock: the owner's cards that may be in them."""
    there = tuple(sorted(stock.items()))
    likely = [likely_cards(army, developments, there) for army in armies]
    drawn: list[Cards] = [lots.choose(found or ((),)) for found in likely]
    for _ in range(TRIES if all(likely) else 0):
        if _in_stock(drawn, stock):
            return drawn
        drawn = [lots.choose(found) for found in likely]
    together = likely_together(tuple(armies), developments, there) if all(likely) else ()
    if together:
        return list(lots.choose(together))
    return _altered(armies, drawn, stock, developments, lots)


@lru_cache(maxsize=64)
def likely_together(armies: tuple[HiddenArmy, ...], developments: Cards, stock: Stock) -> tuple[tuple[Cards, ...], ...]:
    """Return what cards all armies of an owner may have together, each as likely as the others; () where there are
    none, or too many to look at them all."""
    counts = [Counter(likely_cards(army, developments, stock)) for army in armies]
    if prod(map(len, counts)) > MOST_TOGETHER:
        return ()
    there = Counter(dict(stock))
    fitting = [drawn for drawn in product(*counts) if _in_stock(drawn, there)]
    times = [prod(count[cards] for count, cards in zip(counts, drawn, strict=True)) for drawn in fitting]
    once = gcd(*times)
    return tuple([drawn for drawn, many in zip(fitting, times, strict=True) for _ in range(many // once)])


@lru_cache(maxsize=512)
def likely_cards(army: HiddenArmy, developments: Cards, stock: Stock) -> tuple[Cards, ...]:
    """Return the own cards that are plausible and agree with what is sure, each as likely as the others. stock: how
    many there are of each kind."""
    plausible = plausible_armies(army.owner, army.count, len(army.hired), developments, army.record)
    own = [tuple([kind for kind in cards if kind not in MERCENARIES]) for cards in plausible]
    there = Counter(dict(stock))
    return tuple([cards for cards in own if army.can_have(cards) and Counter(cards) <= there])


def _in_stock(drawn: Iterable[Cards], stock: Counter[str]) -> bool:
    return Counter([kind for cards in drawn for kind in cards]) <= stock


def _altered(
    armies: Sequence[HiddenArmy],
    drawn: Sequence[Cards],
    stock: Counter[str],
    developments: Cards,
    lots: UnverifiedRandom,
) -> list[Cards]:
    """Return armies that agree with what is sure, as near to those that were drawn as may be: first what is seen and
    told apart, then what each must have to keep the limits, then the rest."""
    filling = [_Filling(army, cards, developments) for army, cards in zip(armies, drawn, strict=True)]
    left = stock - Counter([kind for army in armies for kind in army.known])
    for one in filling:
        for apart in one.army.apart:
            one.fill(left, lots, partial(_is_told, apart, one.army.declared))
    for one in filling:
        while group := one.needed_group:
            one.fill(left, lots, partial(_is_of_group, group))
    for one in sorted(filling, key=lambda one: -one.army.count):
        while one.missing > 0:
            one.fill(left, lots, one.has_room)
    return [tuple(sorted(one.cards)) for one in filling]


def _is_told(apart: str, declared: bool, kind: str) -> bool:
    return groups_public_can_tell_apart(kind, declared) == apart


def _is_of_group(group: str, kind: str) -> bool:
    return TROOPS[kind].group == group


class _Filling:
    """An army as its cards are put together. wished: those that were drawn and are not in it yet."""

    def __init__(self, army: HiddenArmy, drawn: Cards, developments: Collection[str]) -> None:
        self.army, self.cards = army, army.known
        self.wished = cards_without(drawn, army.known)
        self.usual = set(recruitable_kinds(army.owner, developments))

    @property
    def missing(self) -> int:
        """Return how many cards it still lacks."""
        return self.army.count - len(self.army.hired) - len(self.cards)

    @property
    def needed_group(self) -> str:
        """Return of which group it needs a card: two main battle cards where it stands on the board, and artillery
        where it has more cards than all others may be; "" for none."""
        here = [TROOPS[kind].group for kind in (*self.cards, *self.army.hired)]
        if self.missing <= 0:
            return ""
        if self.army.is_placed and here.count(MAIN) < LEAST_MAIN:
            return MAIN
        return ARTILLERY if here.count(ARTILLERY) < self.army.count - MOST_OTHERS else ""

    def has_room(self, kind: str) -> bool:
        """Return whether a card fits."""
        return has_room_for(tuple(sorted((*self.cards, *self.army.hired))), kind)

    def fill(self, left: Counter[str], lots: UnverifiedRandom, fits: Callable[[str], bool]) -> None:
        """Add a card: one that was drawn if it fits, else one that the owner could buy, else any."""
        able = [kind for kind in sorted(left) if left[kind] > 0]
        kind = lots.choose(next(found for found in self._choices(able, fits) if found))
        self.cards = (*self.cards, kind)
        self.wished = cards_without(self.wished, (kind,))
        left[kind] -= 1

    def _choices(self, able: list[str], fits: Callable[[str], bool]) -> Iterator[list[str]]:
        fitting = [kind for kind in able if fits(kind)]
        if self.army.is_swift:
            fitting = [kind for kind in fitting if kind in SWIFT] or fitting
        yield [kind for kind in self.wished if kind in fitting]
        yield [kind for kind in fitting if kind in self.usual]
        yield fitting
        yield able


def printed_stock(owner: Side) -> Counter[str]:
    """Return all troop cards of a faction."""
    return Counter({kind: TROOPS[kind].count for kind in FACTIONS[owner].troops})
