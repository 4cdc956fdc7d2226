"""The response cards of movement that are part of a declaration, by what they do (ruling 135); and the ambush, which
has a window of its own (ruling 136)."""

from engine.games.sword_of_rome.cards.hands import hand_cards_of_side, might_hold
from engine.games.sword_of_rome.movement.sea import TRANSPORT_CARDS
from engine.games.sword_of_rome.powers import POWERS_OF, sides_clockwise_from
from engine.games.sword_of_rome.responses.operations import Op, card_operations
from engine.games.sword_of_rome.responses.registry import (
    operation_named,
    register_riding_cards,
    responses_with_operation,
)
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.state import Side

AS_CLEAR = "_as_clear"  # the end of operations that let a force cross a kind of link as if it were clear
register_riding_cards(
    (
        *("on_activation", "on_own_enter_enemy", "on_avoid_declared", "on_refuse_declared", "on_intercept_declared"),
        *("on_pursuit", "on_enemy_enter", "on_bribe_window", "after_intercept_and_avoid", "on_naval_move_declared"),
        *("on_retreat", "on_naval_combat"),
    ),
    (
        *("mp_bonus", "siege_mod", "permit_naval", "permit_strait_as_clear", "permit_rough_as_clear"),
        *("force_retreat", "auto_avoid", "auto_refuse", "react_mod_intercept", "react_mod_pursuit"),
        *("permit_intercept_across_rough", "bribe", "ambush", "cancel_leadership_modifier"),
        *("forbid_intercept", "forbid_cancel", "naval_mod"),
    ),
)

SHIPS = TRANSPORT_CARDS
FORKS = responses_with_operation("ambush")
FLIGHT = responses_with_operation("force_retreat")
NIGHT = responses_with_operation("forbid_intercept")  # a voyage that is neither stopped nor intercepted
SURE = responses_with_operation("auto_avoid")  # an attempt to avoid battle succeeds
BACK = responses_with_operation("auto_refuse")  # an attempt to refuse it does
TRACKERS = tuple(
    card
    for card in responses_with_operation("react_mod_intercept")
    if card not in responses_with_operation("permit_intercept_across_rough")
)
CLIMBERS = responses_with_operation("permit_intercept_across_rough")  # an interception over a rough link
QUINQUEREMES = responses_with_operation("naval_mod")  # what makes Carthage's contest harder
PURSUERS = tuple(card for card in responses_with_operation("react_mod_pursuit") if card not in SURE)


def _activating(card: str) -> tuple[Op, ...]:
    """Return what a card does for the army that is being activated."""
    if "on_activation" not in CARDS[card].timing:
        return ()
    words = ("mp_bonus", "siege_mod", "permit_naval")
    return tuple([op for op in card_operations(CARDS[card]) if op.name in words or op.name.endswith(AS_CLEAR)])


AT_ONCE = tuple(card.id for card in CARDS.values() if card.kind == "response" and _activating(card.id))
"""Cards that are played as the leader takes command."""


def is_for_power(card: str, power: Power) -> bool:
    """Return whether a card of an activation is for a power's armies."""
    return power in POWERS_OF[CARDS[card].deck] and all(op.get("power", power) == power for op in _activating(card))


def extra_movement_points(cards: tuple[str, ...]) -> int:
    """Return the movement points that cards add."""
    return _sum(cards, "mp_bonus", "n")


def raid_bonus(cards: tuple[str, ...]) -> int:
    """Return what cards add to the raids of an activation."""
    return _sum([card for card in cards if card in AT_ONCE], "siege_mod", "mod")


def _sum(cards: tuple[str, ...] | list[str], name: str, field: str) -> int:
    found = [operation_named(card, name) for card in cards]
    return sum([op.number(field) for op in found if op is not None])


def links_crossed_as_clear(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return the kinds of links that cards let a force cross as if they were clear."""
    names = [op.name for card in cards if card in AT_ONCE for op in _activating(card)]
    return tuple([name.removeprefix("permit_").removesuffix(AS_CLEAR) for name in names if name.endswith(AS_CLEAR)])


def links_fought_as_clear(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return the kinds of links over which cards let a force attack as if they were clear, too (ruling 160)."""
    return tuple(
        [
            op.name.removeprefix("permit_").removesuffix(AS_CLEAR)
            for card in cards
            if card in AT_ONCE
            for op in _activating(card)
            if op.name.endswith(AS_CLEAR) and op.get("combat", False)
        ]
    )


def card_roll_bonus(card: str, what: str = "pursuit") -> int:
    """Return by how much a card raises the highest roll that succeeds; less than 0: it lowers it."""
    op = operation_named(card, f"react_mod_{what}") if card else None
    return -op.number("mod") if op is not None else 0


def held_cards(state: SwordState, side: Side, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return which of some cards a side has in its hand: its secret."""
    return tuple([card for card in hand_cards_of_side(state, side) if card in cards])


def possible_card_holders(state: SwordState, cards: tuple[str, ...], mover: Side) -> tuple[Side, ...]:
    """Return the sides, other than the mover's, that may hold one of some cards, clockwise from the mover
    (ruling 136)."""
    return tuple(
        [
            side for side in sides_clockwise_from(state, mover)
            if side != mover and side not in state.out and might_hold(state, side, _of(cards, side))
        ]
    )  # fmt: skip


def _of(cards: tuple[str, ...], side: Side) -> list[str]:
    return [card for card in cards if CARDS[card].deck == side]


def rough_power(card: str) -> Power:
    """Return whose armies a card lets intercept over a rough link."""
    op = operation_named(card, "permit_intercept_across_rough")
    return str(op.get("power")) if op is not None else ""
