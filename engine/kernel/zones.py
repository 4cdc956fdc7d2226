"""Zones: where cards lie, and which seats know it.

The knowledge of a card is a bit mask: bit 0 stands for the public (and so for every seat), bit n for the n-th seat of
the table. The order of a deck is decided when it is shuffled; drawing takes the last card and uses no dice.

>>> seats = ("1", "2")
>>> cards = Cards(
...     zones={"deck": ["fleet", "legion", "siege"], "hand_1": []},
...     knows={"fleet": NOBODY, "legion": NOBODY, "siege": NOBODY},
... )
>>> cards.show(["siege"], seat_mask(seats, "1"))  # seat 1 learns something
True
>>> cards.move(["siege"], "deck", "hand_1")
>>> cards.seen("hand_1", seat_mask(seats, "1")), cards.seen("hand_1", seat_mask(seats, "2"))
(('siege',), ())
>>> cards.might_hold_any_of("hand_1", ["fleet"])  # for all that the public knows
True
"""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from engine.kernel.dice import Dice, UnverifiedRandom
from engine.kernel.errors import EngineBug

PUBLIC = 1
EVERYBODY = (1 << 16) - 1
NOBODY = 0


def seat_mask(seats: Sequence[str], *who: str) -> int:
    """Return the mask for the seats `who`, of the table's `seats` in seating order.

    >>> seat_mask(("1", "2", "3"), "1", "3")
    10
    """
    mask = 0
    for seat in who:
        mask |= 2 << seats.index(seat)
    return mask


class Cards(msgspec.Struct):
    """All cards of a table. The lists and dicts in it are replaced, never changed, so that copies share them.

    zones: by name, the ids of the cards that lie there; the last one is the top. Each card is in one zone.
    knows: by card, the mask of those who know where it lies.
    """

    zones: dict[str, list[str]]
    knows: dict[str, int]

    def copy(self) -> "Cards":
        """Return an independent copy."""
        new: Cards = self.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
        return new

    def show(self, cards: Iterable[str], mask: int = EVERYBODY) -> bool:
        """Let the seats of `mask` know where these cards lie. Return whether that was news to any of them."""
        knows = self.knows
        news = {card: knows[card] | mask for card in cards if knows[card] | mask != knows[card]}
        if news:
            self.knows = knows | news
        return bool(news)

    def move(self, cards: Sequence[str], source: str, target: str) -> None:
        """Move cards from one zone to the top of another, openly: who knew where they lay knows where they lie now.

        EngineBug if one does not lie in `source`.
        """
        pile = self.zones[source].copy()
        for card in cards:
            try:
                pile.remove(card)
            except ValueError:
                raise EngineBug(f"{card} is not in {source}") from None
        self.zones = {**self.zones, source: pile}
        self.zones[target] = [*self.zones[target], *cards]

    def hide(self, cards: Sequence[str], source: str, target: str, sees: int) -> None:
        """Move cards so that only the seats of `sees` see which. All others lose what they knew of the whole zone
        `source`, since any of its cards may be the one that was moved."""
        if not cards:
            return
        knows = self.knows.copy()
        for card in self.zones[source]:
            knows[card] &= sees
        for card in cards:
            knows[card] |= sees
        self.move(cards, source, target)
        self.knows = knows

    def shuffled(self, zone: str, order: Sequence[str]) -> None:
        """Put the cards of `zone` in the order that the dice gave. Nobody knows them any more. EngineBug if `order`
        has other cards."""
        if sorted(order) != sorted(self.zones[zone]):
            raise EngineBug(f"a shuffle of {zone} that is not its cards")
        self.zones = {**self.zones, zone: list(order)}
        self.knows = {**self.knows, **dict.fromkeys(order, NOBODY)}

    def with_unknown_shuffled(self, dice: Dice) -> "Cards":
        """Return the cards with those that nobody knows shuffled again among their places in each zone. What anybody
        knows, and how many cards lie where, stays as it is."""
        new = self.copy()
        for name in sorted(self.zones):
            places = [n for n, card in enumerate(self.zones[name]) if self.knows[card] == NOBODY]
            if len(places) > 1:
                pile = self.zones[name].copy()
                order = dice.shuffle(f"restored {name}", [pile[n] for n in places])
                for n, card in zip(places, order, strict=True):
                    pile[n] = card
                new.zones = {**new.zones, name: pile}
        return new

    def seen(self, zone: str, mask: int) -> tuple[str, ...]:
        """Return the cards in `zone` that all the seats of `mask` know to lie there, in their order."""
        return tuple(card for card in self.zones[zone] if self.knows[card] & mask == mask)

    def cards_known_elsewhere(self, zone: str, mask: int) -> set[str]:
        """Return the cards that all the seats of `mask` know to lie in some other zone than `zone`."""
        return {c for name, cards in self.zones.items() if name != zone for c in cards if self.knows[c] & mask == mask}

    def might_hold_any_of(self, zone: str, wanted: Iterable[str]) -> bool:
        """Return whether one of the cards `wanted` may lie in `zone`, as far as the public knows."""
        pile, knows = self.zones[zone], self.knows
        hidden = False  # whether the public does not know where one of them lies
        for card in wanted:
            if not knows[card] & PUBLIC:
                hidden = True
            elif card in pile:
                return True
        if hidden:
            for card in pile:
                if not knows[card] & PUBLIC:
                    return True
        return False

    def determinize(self, mask: int, lots: UnverifiedRandom) -> None:
        """Deal again all cards that the seat of `mask` does not know, among the places where they lie.

        Who else knows the card in a place stays the same, so that other seats still know their hands.
        """
        self._deal_again(mask, lots.shuffled)

    def sample(self, mask: int, lots: UnverifiedRandom) -> None:
        """Deal again all cards that the seat of `mask` does not know, each deal as likely, whichever it is in truth.

        As `determinize`, but the same lots give the same deal wherever the unknown cards lie: so nothing that is worked
        out of it can depend on that.
        """
        self._deal_again(mask, lambda unknown: lots.shuffled(sorted(unknown)))

    def _deal_again(self, mask: int, in_order: Callable[[Iterable[str]], list[str]]) -> None:
        """Put the cards that the seat of `mask` does not know into the places where they lie, in another order."""
        self.zones = {name: cards.copy() for name, cards in self.zones.items()}
        self.knows = self.knows.copy()
        places = [
            (name, n)
            for name, cards in self.zones.items()
            for n, card in enumerate(cards)
            if not self.knows[card] & mask
        ]
        unknown = in_order(self.zones[name][n] for name, n in places)
        masks = [self.knows[self.zones[name][n]] for name, n in places]
        for (name, n), card, known in zip(places, unknown, masks, strict=True):
            self.zones[name][n] = card
            self.knows[card] = known

    def violations(self) -> Iterable[str]:
        """Yield what is wrong with the zones, for `Game.check`."""
        lying = [card for cards in self.zones.values() for card in cards]
        if len(set(lying)) < len(lying):
            yield "a card lies in two places"
        if set(lying) != set(self.knows):
            yield "cards and what is known of them differ"
