"""Zones: where cards lie, and who knows it.

Who knows a card's place is a bit mask: bit 0 is the public (and then every seat), bit n the n-th seat. A shuffle or a
hidden move forgets. Nothing here draws: the order of a deck is fixed when it is shuffled.
"""

from collections.abc import Iterable, Sequence

import msgspec

from engine.kernel.dice import Lots
from engine.kernel.errors import EngineBug

PUBLIC = 1
EVERYBODY = (1 << 16) - 1
NOBODY = 0


def bit(seats: Sequence[str], *who: str) -> int:
    """Return the mask of the seats `who` among the table's `seats`."""
    mask = 0
    for seat in who:
        mask |= 2 << seats.index(seat)
    return mask


class Cards(msgspec.Struct):
    """All zones of a table. The top of a zone is its last card; `knows` has a mask for every card."""

    zones: dict[str, list[str]]
    knows: dict[str, int]

    def copy(self) -> "Cards":
        """Return an independent copy."""
        return Cards({name: cards.copy() for name, cards in self.zones.items()}, self.knows.copy())

    def show(self, cards: Iterable[str], mask: int = EVERYBODY) -> bool:
        """Let the seats of `mask` know where the cards lie; return whether any of them learned something."""
        learned = False
        for card in cards:
            before = self.knows[card]
            self.knows[card] = before | mask
            learned |= before | mask != before
        return learned

    def move(self, cards: Sequence[str], source: str, target: str) -> None:
        """Move cards in the sight of all who know them: whoever knew where they lay knows where they lie now."""
        pile = self.zones[source]
        for card in cards:
            try:
                pile.remove(card)
            except ValueError:
                raise EngineBug(f"{card} is not in {source}") from None
        self.zones[target].extend(cards)

    def hide(self, cards: Sequence[str], source: str, target: str, sees: int) -> None:
        """Move cards that only the seats of `sees` see move: all others forget what they knew of the whole source,
        since any of its cards may have been the one that moved."""
        if not cards:
            return
        for card in self.zones[source]:
            self.knows[card] &= sees
        self.move(cards, source, target)
        for card in cards:
            self.knows[card] |= sees

    def shuffled(self, zone: str, order: Sequence[str]) -> None:
        """Put the cards of `zone` in the order that the dice gave; nobody knows them any more."""
        if sorted(order) != sorted(self.zones[zone]):
            raise EngineBug(f"a shuffle of {zone} that is not its cards")
        self.zones[zone] = list(order)
        for card in order:
            self.knows[card] = NOBODY

    def seen(self, zone: str, mask: int) -> tuple[str, ...]:
        """Return the cards of `zone` that the seats of `mask` (all of them) know to lie there."""
        return tuple(card for card in self.zones[zone] if self.knows[card] & mask == mask)

    def elsewhere(self, zone: str, mask: int) -> set[str]:
        """Return the cards that the seats of `mask` know to lie in another zone than `zone`."""
        return {c for name, cards in self.zones.items() if name != zone for c in cards if self.knows[c] & mask == mask}

    def might_hold(self, zone: str, wanted: Iterable[str]) -> bool:
        """Return whether, as far as the public knows, one of `wanted` may lie in `zone`."""
        pile, knows = self.zones[zone], self.knows
        hidden = False  # one of them lies where the public cannot say
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

    def determinize(self, mask: int, lots: Lots) -> None:
        """Deal anew every card that the seat of `mask` does not know, into the same places. What others know stays
        with the place, so that hands remain known to their owners."""
        places = [
            (name, n)
            for name, cards in self.zones.items()
            for n, card in enumerate(cards)
            if not self.knows[card] & mask
        ]
        unknown = lots.shuffled(self.zones[name][n] for name, n in places)
        masks = [self.knows[self.zones[name][n]] for name, n in places]
        for (name, n), card, known in zip(places, unknown, masks, strict=True):
            self.zones[name][n] = card
            self.knows[card] = known

    def broken(self) -> Iterable[str]:
        """Yield what is wrong: a card that lies in two places, or one whose knowledge is lost."""
        lying = [card for cards in self.zones.values() for card in cards]
        if len(set(lying)) < len(lying):
            yield "a card lies in two places"
        if set(lying) != set(self.knows):
            yield "cards and what is known of them differ"
