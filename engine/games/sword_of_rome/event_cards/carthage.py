"""Events about Carthage with five players: what it takes from others, and what others take from it or its people.

Which CU pay, and which go, their owner says (rulings 59 and 124)."""

from engine.games.sword_of_rome.actions.turn import HIRED
from engine.games.sword_of_rome.board.displacement import displace_leader_by_card
from engine.games.sword_of_rome.board.stacks import is_minor, stacks_of_power
from engine.games.sword_of_rome.cards.hands import discard_card_openly, hand_cards_of_side
from engine.games.sword_of_rome.cards.support import MINUS
from engine.games.sword_of_rome.event_cards.hands import discard_random, random_card_label
from engine.games.sword_of_rome.event_cards.interpreter import (
    OTHER,
    UNIT,
    OperationContext,
    Part,
    register_operation,
    target_mark,
)
from engine.games.sword_of_rome.event_cards.registry import Question
from engine.games.sword_of_rome.event_cards.selectors import selected_spaces
from engine.games.sword_of_rome.event_cards.support_events import losable_support_points, side_and_allied_powers
from engine.games.sword_of_rome.event_cards.unit_events import (
    CITIZEN,
    MERCENARY,
    counts_by_space,
    is_open_for_card_units,
    place_card_units,
    take_cu,
    units_of,
)
from engine.games.sword_of_rome.events.cards import CardsDiscarded
from engine.games.sword_of_rome.frames.combat import SupportLoss
from engine.games.sword_of_rome.powers import CARTHAGINIAN, fewest_vp, player_powers, side_of, surviving_sides
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import CARDS, SPACES
from engine.games.sword_of_rome.unrest import can_unrest_rise, change_unrest
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text


def spaces_losing_support(state: SwordState, where: str) -> tuple[Item, ...]:
    """Return the spaces that a selector means where a point of support may be taken (section 7.3.3)."""
    found = [space for space in selected_spaces(state, where) if losable_support_points(state, space) > 0]
    return tuple([Item(MINUS + space, label=keyed_text("support.remove", space=space)) for space in found])


def _support_goes(at: OperationContext, targets: tuple[str, ...]) -> Call:
    return Call(SupportLoss(side=at.side, card=at.card, chosen=targets), "")


def _lay_aside(play: SwordPlay, side: Side, cards: tuple[str, ...]) -> None:
    for card in cards:
        discard_card_openly(play, side, card)
    play.emit(CardsDiscarded(side, cards))


# The unrest (K35)


@register_operation("unrest", fields=("n",), useful=lambda state, at: can_unrest_rise(state))
def raise_unrest(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """The unrest in Carthage's lands rises, as far as it goes."""
    change_unrest(play, at.number(play.state), cause="card")


# Cards or a leader (C7)


def _given_up(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    """Return the cards of the hand, and the named leaders on the map, of which one is given up."""
    leaders = [one for own in stacks_of_power(state, at.get("power")) for one in own.all_leaders if not is_minor(one)]
    items = [*hand_cards_of_side(state, at.side), *leaders]
    return Question(at.side, Pick(items, 1, 1)) if items else None


@register_operation("give_up", fields=("power",), asks=_given_up)
def lay_card_aside_or_displace_leader(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """A card is laid aside, or a leader displaced."""
    for target in targets:
        if target in CARDS:
            _lay_aside(play, at.side, (target,))
        else:
            displace_leader_by_card(play, target, at.card)


# Gold (C20)


def _sold(state: SwordState, at: OperationContext) -> dict[str, tuple[Item, ...]]:
    """Return what support can be bought off, by power."""
    spared = side_and_allied_powers(state, at.side)
    found = {
        power: spaces_losing_support(state, f"owner:{power}") for power in player_powers(state) if power not in spared
    }
    return {power: items for power, items in found.items() if items}


def _bought(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    """Return the points that as many can be taken as CU have been paid: at most one in a space, all of one power."""
    paid, sold = sum([target_mark(target) == UNIT for target in targets]), _sold(state, at)
    owners = {item.token: power for power, items in sold.items() for item in items}
    most = min(paid, max([len(items) for items in sold.values()], default=0))
    if not most:
        return None

    def of_one(counts: object) -> bool:
        taken = {owners[token] for token in owners if counts[token]}  # type: ignore[index]  # a Counter
        return len(taken) < 2

    return Question(at.side, Pick([item for items in sold.values() for item in items], 1, most, rule=of_one))


@register_operation("remove_as_many", asks=_bought, useful=lambda state, at: bool(_sold(state, at)))
def remove_support_for_paid_cu(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> Call:
    """Points of support go for the CU that were paid."""
    return _support_goes(at, targets)


# A monopoly (C28)


def _yields(state: SwordState, power: str, where: str) -> tuple[Item, ...]:
    """Return what a power may yield: a card that the dice say, or a point of support."""
    side = side_of(state, power)
    held = (Item(OTHER + side, label=random_card_label(side)),) if hand_cards_of_side(state, side) else ()
    return (*held, *spaces_losing_support(state, f"owner:{power}&{where}"))


def _pressed(state: SwordState, at: OperationContext) -> Part:
    spared, where = side_and_allied_powers(state, at.side), at.get("where")
    powers = [power for power in player_powers(state) if power not in spared and side_of(state, power) not in state.out]
    found = [
        power for power in powers if selected_spaces(state, f"owner:{power}&{where}") and _yields(state, power, where)
    ]
    return Part(tuple([Item(power) for power in found]), 1, 1)


@register_operation("press", fields=("where",), chosen=_pressed)
def press_power(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Name the power; it answers."""


def _yielded(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    items = _yields(state, targets[0], at.get("where"))
    return Question(side_of(state, targets[0]), Pick(items, 1, 1)) if items else None


@register_operation("give_way", fields=("where",), asks=_yielded)
def lose_what_power_prefers(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> Call | None:
    """The power loses what it prefers to lose."""
    if target_mark(targets[0]) != OTHER:
        return _support_goes(at, targets)
    discard_random(play, at, targets)
    return None


# Spies (C32)


def _spied(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    """Return the cards of the hand that has been seen, if there is a mercenary to pay with."""
    if not targets or not units_of(state, CARTHAGINIAN, MERCENARY):
        return None
    return Question(at.side, Pick(hand_cards_of_side(state, targets[0]), 0, 1))


@register_operation("pick_card", asks=_spied)
def pick_card(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Name the card that is to go; the price follows."""


def _payers(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    if len(targets) < 2:
        return None
    return Question(at.side, Pick(units_of(state, CARTHAGINIAN, MERCENARY), 1, 1))


@register_operation("pay_for", asks=_payers)
def pay_mercenary_for_card(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """A mercenary pays, and the card goes."""
    side, card = at.targets[:2]
    for space in counts_by_space(targets):
        take_cu(play, CARTHAGINIAN, space, 1, at.card, MERCENARY)
    _lay_aside(play, side, (card,))


# Swords for hire (G18)


def _hirer(state: SwordState, at: OperationContext) -> Side:
    """Return the side whose turn to answer it is: of those that are asked the one with the fewest points is first."""
    sides = [side for side in at.get("to") if side in surviving_sides(state)]
    for _ in range(int(at.get("nth"))):
        sides = [side for side in sides if side != fewest_vp(state, sides)]
    return fewest_vp(state, sides)


def _hired(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    """Return the armies that CU may join, unless another has taken them already."""
    side = _hirer(state, at)
    if not side or any(target_mark(target) == UNIT for target in targets):
        return None
    armies = [
        one
        for one in stacks_of_power(state, side)
        if one.cu and one.leaders and is_open_for_card_units(state, side, one.space)
    ]
    items = [
        Item(f"{side}@{one.space}", label=keyed_text("placed.unit", power=side, space=one.space)) for one in armies
    ]
    return Question(side, Pick(items, 0, 1)) if items else None


@register_operation("offer_cu", fields=("to", "nth", "n"), asks=_hired)
def take_offered_cu(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Whoever takes them has the CU with that army."""
    place_card_units(play, at, _hirer(play.state, at), dict.fromkeys(counts_by_space(targets), at.number(play.state)))


# Losing CU at home (K8)


def _garrisons(state: SwordState, at: OperationContext) -> tuple[Item, ...]:
    """Return the CU of a power in a region and in the box."""
    items = [item for unit in (CITIZEN, MERCENARY) for item in units_of(state, at.get("power"), unit)]
    there = [SPACES[item.token.partition("@")[2]] for item in items]
    return tuple([
        item for item, known in zip(items, there, strict=True)
        if known.region == at.get("region") or known.id == at.get("box")
    ])  # fmt: skip


def _lost(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    items = _garrisons(state, at)
    if not items or any(target_mark(target) == UNIT for target in targets):  # CU have come instead
        return None
    count = min(at.number(state), sum([item.count for item in items]))
    return Question(side_of(state, at.get("power")), Pick(items, count, count))


def _can_lose(state: SwordState, at: OperationContext) -> bool:
    return at.get("power") not in side_and_allied_powers(state, at.side) and bool(_garrisons(state, at))


@register_operation("lose_cu", fields=("power", "n", "region", "box"), asks=_lost, useful=_can_lose)
def lose_cu(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """The owner takes off which they like."""
    for target in dict.fromkeys(targets):
        word, _, space = target.partition("@")
        unit = MERCENARY if word == HIRED else CITIZEN
        take_cu(play, at.get("power"), space, targets.count(target), at.card, unit)


# An embassy to Carthage (R13)


def _demanded(state: SwordState, at: OperationContext) -> tuple[Item, ...]:
    """Return what the embassy takes where it is refused: a point of support, or a mercenary, in some spaces."""
    meant = selected_spaces(state, at.get("where"))
    points = [
        one for one in spaces_losing_support(state, f"owner:{CARTHAGINIAN}") if one.token.removeprefix(MINUS) in meant
    ]
    hired = [one for one in units_of(state, CARTHAGINIAN, MERCENARY) if one.token.partition("@")[2] in meant]
    return (*points, *(Item(one.token, label=one.label) for one in hired))


def _received(state: SwordState, at: OperationContext) -> bool:
    known = CARTHAGINIAN in surviving_sides(state) and CARTHAGINIAN not in side_and_allied_powers(state, at.side)
    return known and bool(hand_cards_of_side(state, CARTHAGINIAN) or _demanded(state, at))


def _answer(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    """Return the cards of Carthage; where there is nothing else to take, one of them has to go."""
    cards = hand_cards_of_side(state, CARTHAGINIAN)
    return Question(CARTHAGINIAN, Pick(cards, 0 if _demanded(state, at) else 1, 1)) if cards else None


@register_operation("appease", fields=("where",), asks=_answer, useful=_received)
def appease_by_discard(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Carthage lays a card aside, or refuses to."""
    if targets:
        _lay_aside(play, CARTHAGINIAN, targets)


def _enforced(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    items = _demanded(state, at)
    return Question(at.side, Pick(items, 1, 1)) if items and not targets else None


@register_operation("enforce", fields=("where",), asks=_enforced)
def enforce_refused_demand(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> Call | None:
    """Who was refused takes what they like."""
    if target_mark(targets[0]) != UNIT:
        return _support_goes(at, targets)
    for space in counts_by_space(targets):
        take_cu(play, CARTHAGINIAN, space, 1, at.card, MERCENARY)
    return None
