"""The response cards of movement, by what they do: ships, storms, an ambush, shut gates, a flight (rulings 135 and
136)."""

from engine.games.sword_of_rome.cards.hands import in_hand, might_hold
from engine.games.sword_of_rome.movement.sea import TRANSPORT_CARDS
from engine.games.sword_of_rome.powers import from_side
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.state import Side


def _cards(op: str, **fields: str) -> tuple[str, ...]:
    """Return the responses with an operation of this kind."""
    return tuple(
        card.id for card in CARDS.values()
        if card.kind == "response" and any(one["op"] == op and fields.items() <= one.items() for one in card.ops)
    )  # fmt: skip


SHIPS = TRANSPORT_CARDS
STORM = _cards("cancel", what="naval_move")
FORKS = _cards("ambush")
GATES = _cards("forbid", what="enter_city")
FLIGHT = _cards("force_retreat")


def held(state: SwordState, side: Side, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return which of some cards a side has in its hand: its secret."""
    return tuple([card for card in in_hand(state, side) if card in cards])


def askable(state: SwordState, cards: tuple[str, ...], mover: Side) -> tuple[Side, ...]:
    """Return the sides, other than the mover's, that may hold one of some cards, clockwise from the mover
    (ruling 136)."""
    return tuple(
        [
            side for side in from_side(state, mover)
            if side != mover and side not in state.out and might_hold(state, side, _of(cards, side))
        ]
    )  # fmt: skip


def _of(cards: tuple[str, ...], side: Side) -> list[str]:
    return [card for card in cards if CARDS[card].deck == side]
