"""Armies that may stand behind cards which a faction has not seen: some dozens, made by going through what it knows of
their course (traces.py) and guessing what it does not, as an owner with good sense would do.

All that is asked for is public or the faction's own memory, so equal knowledge gives equal armies: the chance in here
is seeded by nothing but that knowledge.
"""

from collections.abc import Callable, Collection, Iterable
from functools import cache, lru_cache

from engine.games.total_war_rome.army_cards import expected_kills
from engine.games.total_war_rome.board.armies import cards_without, has_room_for
from engine.games.total_war_rome.board.disunity import has_mixed_tribes
from engine.games.total_war_rome.campaign.conquest_rolls import Damage, cheapest_losses
from engine.games.total_war_rome.spending.recruiting import MARIAN, REFORMS, RETIRED
from engine.games.total_war_rome.tables import FACTIONS, PACKS, TROOPS
from engine.games.total_war_rome.traces import (
    CAME,
    EXCHANGED,
    FOUGHT,
    LOST,
    MIXED,
    REFORMED,
    SHOWN,
    VETERANS,
    Record,
    Trace,
)
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.state import Side

Cards = tuple[str, ...]
ARMIES = 48  # that are guessed
BASKETS = 6  # guesses at what was bought for a price; the nearest counts
KEENNESS = 6.0  # how much likelier a better bargain is bought: its worth to this power
LIGHT = 0.4  # how likely a skirmisher is bought beside a main battle card that is as good a bargain
GUNS = 0.15  # the same of artillery
WHIM = 0.06  # how often an owner gives up other cards than those that they are thought to miss least
HIRED = tuple(kind for pack in PACKS.values() for kind in pack if not TROOPS[kind].base)


@lru_cache(maxsize=512)
def plausible_armies(side: Side, count: int, hired: int, developments: Cards, record: Record = ()) -> tuple[Cards, ...]:
    """Return armies that a faction with these developments may have of so many cards, so many of them mercenaries, as
    likely as each other; an army may be there more than once. record: what is known of its course, to who asks."""
    lots = UnverifiedRandom(repr((side, count, hired, developments, record)))
    guess = Guess(side, developments, lots)
    return tuple(guess.army_of_counted_size(guess.cards_after_course(record), count, hired) for _ in range(ARMIES))


class Guess:
    """Guesses at the cards of one faction's armies."""

    def __init__(self, side: Side, developments: Collection[str], lots: UnverifiedRandom) -> None:
        self.lots, self.reformed = lots, REFORMS in developments
        self.kinds = recruitable_kinds(side, developments)

    def cards_after_course(self, record: Record) -> Cards:
        """Return the cards of an army after a course of events."""
        cards: Cards = ()
        for trace in record:
            cards = STEPS[trace.what](self, cards, trace)
        return cards

    def army_of_counted_size(self, cards: Cards, count: int, hired: int) -> Cards:
        """Return an army with as many cards and mercenaries as are counted now."""
        own, others = (tuple(k for k in cards if TROOPS[k].is_mercenary == is_hired) for is_hired in (False, True))
        own, others = self._least(own, len(own) - (count - hired)), self._least(others, len(others) - hired)
        cards = self.cards_after_purchase((*own, *others), hired - len(others), tuple(HIRED), -1)
        return tuple(sorted(self.cards_after_purchase(cards, count - len(cards), self.kinds, -1)))

    # What happens to an army

    def cards_that_were_shown(self, cards: Cards, trace: Trace) -> Cards:
        """Return what was shown."""
        return trace.kinds

    def cards_after_arrival(self, cards: Cards, trace: Trace) -> Cards:
        """Return the cards with as many more as came, bought for about what was paid."""
        price = trace.gold if trace.gold >= 0 else -1
        seen = sum(TROOPS[kind].is_mercenary for kind in trace.kinds)
        cards = self.cards_after_purchase((*cards, *trace.kinds), trace.hired - seen, HIRED, -1)
        return self.cards_after_purchase(cards, trace.count - trace.hired, self.kinds, price if not trace.hired else -1)

    def cards_after_losses(self, cards: Cards, trace: Trace) -> Cards:
        """Return the cards without those that the owner missed least."""
        others = tuple(k for k in cards if TROOPS[k].is_mercenary)
        others = self._least(others, trace.hired) if trace.hired else others
        own = tuple(k for k in cards if not TROOPS[k].is_mercenary)
        return (*self._least(own, trace.count - trace.hired), *others)

    def cards_after_battle(self, cards: Cards, trace: Trace) -> Cards:
        """Return who was seen alive in a battle, and of the others those who were not seen in it."""
        rest = cards_without(cards, (*trace.kinds, *trace.gone))
        rest = tuple(self.lots.shuffled(rest)[: trace.count])
        return self.cards_after_purchase((*trace.kinds, *rest), trace.count - len(rest), self.kinds, -1)

    def cards_with_more_veterans(self, cards: Cards, trace: Trace) -> Cards:
        """Return the cards with as many veterans more, mostly of the dearest."""
        left = list(cards)
        for _ in range(trace.count):
            able = [k for k in left if TROOPS[k].veteran]
            if able:
                kind = self._drawn(able, lambda k: recruit_bargain_value(k) ** KEENNESS)
                left[left.index(kind)] = TROOPS[kind].veteran
        return tuple(left)

    def cards_after_marian_reforms(self, cards: Cards, trace: Trace) -> Cards:
        """Return the cards as the Marian Reforms make them."""
        return tuple(_imperial(kind) for kind in cards)

    def cards_merged_with(self, cards: Cards, trace: Trace) -> Cards:
        """Return the cards with those of another army."""
        return (*cards, *self.cards_after_course(trace.other))

    def cards_after_exchange(self, cards: Cards, trace: Trace) -> Cards:
        """Return so many of the cards of two armies, the best or the rest of them: an owner makes one army strong."""
        pool = sorted((*cards, *self.cards_after_course(trace.other)), key=lambda k: -expected_kills(k, False))
        best = 2 * trace.count >= len(pool)
        return tuple(pool[: trace.count] if best else pool[len(pool) - trace.count :])

    # Choices

    def cards_after_purchase(self, cards: Cards, count: int, kinds: Collection[str], price: int) -> Cards:
        """Return the cards with so many more of these kinds that fit, for about this price (-1: for any)."""
        if count <= 0:
            return cards
        best, off = cards, 10**6
        for _ in range(BASKETS if price >= 0 else 1):
            found, left = cards, price
            for more in range(count - 1, -1, -1):
                able = [
                    k
                    for k in kinds
                    if has_room_for(found, k) and (has_mixed_tribes(found) or not has_mixed_tribes((*found, k)))
                ] or list(kinds)
                kind = self._drawn(_affordable(able, left, more) if price >= 0 else able, _liked)
                found, left = (*found, kind), left - _cost(kind)
            if price < 0 or not left:
                return found
            if abs(left) < off:
                best, off = found, abs(left)
        return best

    def _drawn(self, kinds: list[str], weight: Callable[[str], float]) -> str:
        weights = [weight(kind) for kind in kinds]
        point = self.lots.fraction() * sum(weights)
        for kind, part in zip(kinds, weights, strict=True):
            point -= part
            if point < 0:
                return kind
        return kinds[-1]

    def _least(self, cards: Cards, count: int) -> Cards:
        """Return the cards without as many as are lost, mostly those that are missed least."""
        if count <= 0:
            return cards
        if self.lots.fraction() < WHIM:
            return tuple(self.lots.shuffled(cards)[count:])
        return cards_without(cards, cheapest_losses(cards, Damage(count, 0)))


STEPS: dict[str, Callable[[Guess, Cards, Trace], Cards]] = {
    SHOWN: Guess.cards_that_were_shown,
    CAME: Guess.cards_after_arrival,
    LOST: Guess.cards_after_losses,
    FOUGHT: Guess.cards_after_battle,
    VETERANS: Guess.cards_with_more_veterans,
    REFORMED: Guess.cards_after_marian_reforms,
    MIXED: Guess.cards_merged_with,
    EXCHANGED: Guess.cards_after_exchange,
}


def recruitable_kinds(side: Side, developments: Collection[str]) -> Cards:
    """Return the kinds of troops that a faction with these developments may recruit."""
    able = [k for k in FACTIONS[side].troops if not TROOPS[k].base and _open(k, developments)]
    return tuple(k for k in able if k not in RETIRED) if REFORMS in developments else tuple(able)


def _open(kind: str, developments: Iterable[str]) -> bool:
    return not (needs := TROOPS[kind].needs) or needs in developments


def _affordable(kinds: list[str], left: int, more: int) -> list[str]:
    """Return the kinds after which so many more cards can still come to what is left of the price; all, if none."""
    costs = [_cost(kind) for kind in kinds]
    low, high = more * min(costs), more * max(costs)
    return [k for k, price in zip(kinds, costs, strict=True) if low <= left - price <= high] or kinds


def _cost(kind: str) -> int:
    return TROOPS[kind].cost or 0


@cache
def recruit_bargain_value(kind: str) -> float:
    """Return how good a bargain a kind is: the kills to be expected of it, for its price and in all."""
    kills = expected_kills(kind, False)
    return kills / max(1, TROOPS[kind].cost or 1) + 0.3 * kills


@cache
def _liked(kind: str) -> float:
    share = {"skirmisher": LIGHT, "artillery": GUNS}.get(TROOPS[kind].group, 1.0)
    return float(share * recruit_bargain_value(kind) ** KEENNESS)


@cache
def _imperial(kind: str) -> str:
    base = TROOPS[kind].base or kind
    if base not in MARIAN:
        return kind
    plain = MARIAN[base]
    return TROOPS[plain].veteran if TROOPS[kind].base else plain
