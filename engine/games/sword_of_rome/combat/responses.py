"""Response cards in and after battles: which, at which moment, by whom, and what they do (ruling 136).

A card registers itself for a moment. Who is asked hangs on what all know: a side whose hand may hold such a card, and
to whom the card could apply in this battle. What it does is a function of (play, frame, side, card).
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.cards.hands import in_hand, might_hold, play_response
from engine.games.sword_of_rome.powers import from_side
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.state import Frame, Side

AUTOMATIC, BEFORE, AFTER, LOST, WON = "automatic", "before", "after", "lost", "won"
RETREAT, SAIL = "retreat", "sail"
Fits = Callable[[SwordState, Any, Side], bool]
Does = Callable[[SwordPlay, Any, Side, str], None]


class Response(NamedTuple):
    """A card that may be played at a moment. fits: whether it applies, by what is public; does: what it does."""

    card: str
    fits: Fits
    does: Does


MOMENTS: dict[str, dict[str, Response]] = {
    AUTOMATIC: {}, BEFORE: {}, AFTER: {}, LOST: {}, WON: {}, RETREAT: {}, SAIL: {},
}  # fmt: skip


def response(moment: str, card: str, fits: Fits) -> Callable[[Does], Does]:
    """Register a card for a moment: a decorator of (play, frame, side, card)."""

    def register(does: Does) -> Does:
        MOMENTS[moment][card] = Response(card, fits, does)
        return does

    return register


def fitting(state: SwordState, frame: Frame, side: Side, moment: str) -> tuple[str, ...]:
    """Return the side's cards that would apply now, wherever they lie."""
    return tuple(
        [card for card, known in MOMENTS[moment].items() if CARDS[card].deck == side and known.fits(state, frame, side)]
    )


def askable(state: SwordState, frame: Frame, moment: str, first: Side) -> tuple[Side, ...]:
    """Return the sides that may hold a card that applies, clockwise from `first`."""
    order = from_side(state, first) if first in state.players else tuple(state.players)
    return tuple(
        [
            side
            for side in order
            if side not in state.out
            and (cards := fitting(state, frame, side, moment))
            and might_hold(state, side, cards)
        ]
    )


def menu(state: SwordState, frame: Frame, side: Side, moment: str) -> Menu:
    """Return the cards that a side can play at the moment."""
    cards = [card for card in in_hand(state, side) if card in fitting(state, frame, side, moment)]
    return Menu(Form(Respond, card=OneOf(cards))) if cards else Menu()


def carry_out(play: SwordPlay, frame: Any, side: Side, card: str, moment: str) -> None:
    """Play a card: it leaves the hand, it is told, it takes effect."""
    play_response(play, side, card)
    MOMENTS[moment][card].does(play, frame, side, card)
