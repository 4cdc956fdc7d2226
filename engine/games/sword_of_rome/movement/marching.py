"""The fields of a march: the way, cards that help it, a bribe to pass by (rulings 135 and 142)."""

from typing import Any

from engine.games.sword_of_rome.actions.movement import NONE
from engine.games.sword_of_rome.cards.hands import cards_worth_three
from engine.games.sword_of_rome.movement.cards import AT_ONCE, FLIGHT, NIGHT, PURSUERS, held_cards, is_for_power
from engine.games.sword_of_rome.movement.reach import MarchRoute
from engine.games.sword_of_rome.movement.reactions import reacting_army_count
from engine.games.sword_of_rome.movement.walks import Walk
from engine.games.sword_of_rome.powers import ETRUSCAN, POWERS_OF
from engine.games.sword_of_rome.state import Power, SwordState
from engine.kernel.choices import OneOf, Option
from engine.kernel.picks import Pick
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text


def route_field(state: SwordState, walk: Walk) -> MarchRoute:
    """Return the ways of a force; of equally cheap ones the way past the fewest who may react comes first."""
    return MarchRoute(
        state,
        walk,
        lambda space: reacting_army_count(state, walk.power, walk.cu, space) if walk.cu else 0,
        stay=bool(walk.flank),
    )


def march_helping_cards(
    state: SwordState, side: Side, power: Power, *, under_way: bool = False, pursuing: bool = False
) -> tuple[str, ...]:
    """Return the cards of a side's hand that may help a march of a power: those of an activation as it sets out, Flight
    Before the Barbarians for a Gallic army, what hides a voyage, those that help a pursuit where one is due."""
    if power not in POWERS_OF[side]:
        return ()
    cards = (*FLIGHT, *NIGHT) if under_way else (*AT_ONCE, *FLIGHT, *NIGHT)
    found = tuple([card for card in held_cards(state, side, cards) if is_for_power(card, power)])
    return (*found, *held_cards(state, side, PURSUERS)) if pursuing else found


def help_cards_field(
    state: SwordState,
    side: Side,
    power: Power,
    used: tuple[str, ...] = (),
    *,
    under_way: bool = False,
    pursuing: bool = False,
) -> dict[str, Any]:
    """Return the field for cards that help, where the side has such; `used` are in already."""
    found = march_helping_cards(state, side, power, under_way=under_way, pursuing=pursuing)
    cards = [card for card in found if card not in used]
    return {"help": Pick(cards, 0, len(cards))} if cards else {}


def bribe_field(state: SwordState, side: Side, walk: Walk, spent: str = "") -> dict[str, Any]:
    """Return the field for the card that pays whoever stands in an Etruscan army's way (section 7.2.2); `spent` is
    the card that activates it."""
    if walk.power != ETRUSCAN or not walk.cu or not state.mines or ETRUSCAN not in POWERS_OF[side]:
        return {}
    cards = [card for card in cards_worth_three(state, side) if card != spent]
    return {"bribe": OneOf([Option(NONE, keyed_text("option.no_card")), *cards])} if cards else {}
