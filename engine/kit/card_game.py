"""The base of a game whose only hidden things are cards: with `determinize` and `check` done.

>>> from engine.kernel.actions import Action
>>> from engine.kernel.rulebook import Rulebook
>>> from engine.kernel.state import Frame
>>> class Lead(Action, frozen=True):
...     card: str
>>> class Trick(Frame):
...     pass
>>> class HeartsState(CardState[Trick, Lead], kw_only=True):
...     score: dict[str, int]
>>> class Hearts(CardGame[HeartsState]):  # a `Game` without `determinize` and `check`
...     rules = Rulebook()
>>> dealt = unknown_cards_in_zones(("ace", "king"), ("1", "2"))
>>> table = HeartsState(prompt_key=b"", seats=("1", "2"), cards=dealt, score={})
>>> same = Hearts().determinize(table, "1", UnverifiedRandom(1))
>>> sorted(same.cards.zones["deck"]), list(Hearts().check(same))
(['ace', 'king'], [])
"""

from collections.abc import Iterable
from typing import Any, Generic, Self, TypeVar

from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import Seat
from engine.kernel.game import Game
from engine.kernel.state import ActionT, FrameT, State
from engine.kernel.zones import NOBODY, PUBLIC, Cards, seat_mask

S = TypeVar("S", bound="CardState[Any, Any]")


class CardState(State[FrameT, ActionT], Generic[FrameT, ActionT], kw_only=True):
    """A state with cards: `cards` holds their zones and who knows them. A subclass copies its own lists and dicts in
    `copy`, after `super().copy()`."""

    cards: Cards

    def copy(self) -> Self:
        """Return an independent copy."""
        new = super().copy()
        new.cards = self.cards.copy()
        return new


def unknown_cards_in_zones(cards: Iterable[str], seats: Iterable[Seat]) -> Cards:
    """Return cards that nobody knows: all in the zone `deck`, with a zone `discard` and a hand for each seat.

    >>> unknown_cards_in_zones(("ace", "king"), ("1", "2")).zones
    {'deck': ['ace', 'king'], 'discard': [], '1': [], '2': []}
    """
    deck = list(cards)
    return Cards({"deck": deck, "discard": [], **{seat: [] for seat in seats}}, dict.fromkeys(deck, NOBODY))


class CardGame(Game[S]):
    """A game that hides nothing but cards, sealed answers, and offers between some seats."""

    def determinize(self, state: S, seat: Seat | None, lots: UnverifiedRandom) -> S:
        """Return a state that looks the same to `seat`: the cards that it does not know are dealt again, answers
        replaced."""
        new = state.copy()
        new.cards.determinize(PUBLIC if seat is None else seat_mask(state.seats, seat), lots)
        self.machine.replace_secret_answers(new, seat, lots)
        return new

    def check(self, state: S) -> Iterable[str]:
        """Yield what is wrong with the cards, such as one that lies in two places."""
        yield from state.cards.violations()
