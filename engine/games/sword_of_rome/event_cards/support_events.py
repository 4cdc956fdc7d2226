"""Event cards and support: what they add, take, and turn over (section 7.3)."""

from collections.abc import Mapping
from itertools import chain

from engine.games.sword_of_rome.board.control import (
    INDEPENDENT_LOYALTY,
    change_place,
    enemies_at,
    is_city,
    is_plain,
    support_left,
)
from engine.games.sword_of_rome.board.stacks import cu_in
from engine.games.sword_of_rome.cards.support import (
    Support,
    can_lose_support,
    highest_raisable_loyalty,
    is_beyond_support,
    is_home_of_ally,
    new_space_owner,
    securing_cu,
    spend_support_point,
)
from engine.games.sword_of_rome.event_cards.interpreter import MINUS, PLUS, OperationContext, Part, register_operation
from engine.games.sword_of_rome.event_cards.selectors import selected_spaces
from engine.games.sword_of_rome.events.cards import SupportSpent
from engine.games.sword_of_rome.events.event_cards import ColonyByCard, LoyaltyRaised, MarkerSet
from engine.games.sword_of_rome.frames.combat import SupportLoss
from engine.games.sword_of_rome.powers import POWERS_OF, are_allied
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.kernel.picks import Item
from engine.kernel.rulebook import Call
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

# Adding


def room_for_support(state: SwordState, power: Power, space: str, *, independents: bool = False) -> int:
    """Return how many points of support a power can add in a space by 7.3.1; independents: also its marker where
    nobody's is and no enemy CU are."""
    place = state.places[space]
    if is_beyond_support(state, space):
        return 0
    if place.owner == power:
        raisable = is_city(state, space) and place.siege < 0
        return max(highest_raisable_loyalty(power) - place.loyalty, 0) if raisable else 0
    if not is_plain(state, space) or is_home_of_ally(state, power, space):
        return 0
    if place.owner and are_allied(state, place.owner, power):
        return 0
    free = independents and not place.owner and not enemies_at(state, power, space)
    return 1 if free or cu_in(state, power, space) else 0


def _named(state: SwordState, at: OperationContext) -> list[str]:
    """Return the spaces that an operation names; all where it names none."""
    return selected_spaces(state, at.get("where", "anywhere"))


def _addable(state: SwordState, at: OperationContext) -> Part:
    power, most, each = at.get("power"), at.number(state), int(at.get("max_per_space", 0))
    items = []
    for space in _named(state, at):
        count = room_for_support(state, power, space, independents=bool(at.get("independents")))
        count = min(count, most, each or most)
        if count:
            items.append(Item(PLUS + space, count=count, label=keyed_text("support.add", space=space)))
    return Part(tuple(items), 1, most)


@register_operation(
    "add_support",
    fields=("power", "n", "where", "max_per_space", "independents"),
    mark=PLUS,
    chosen=_addable,
)
def add_support(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Add the points one after another."""
    power = at.get("power")
    for target in targets:
        space = target.removeprefix(PLUS)
        if play.state.places[space].owner or cu_in(play.state, power, space):
            spend_support_point(play, Support(power=power, side=at.side), PLUS + space)
        else:
            owner = new_space_owner(play.state, power, space)
            change_place(play, space, owner=owner)
            play.emit(SupportSpent(at.side, power, space, "placed", "", owner))


def _settable(state: SwordState, at: OperationContext) -> Part:
    value = int(at.get("value"))
    items = [Item(s) for s in selected_spaces(state, at.get("where")) if state.places[s].loyalty < value]
    return Part(tuple(items), 1, 1)


@register_operation("set_loyalty", fields=("where", "value"), chosen=_settable)
def set_loyalty(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Raise a city to a loyalty."""
    for space in targets:
        change_place(play, space, loyalty=int(at.get("value")))
        play.emit(LoyaltyRaised(play.state.places[space].owner, space, int(at.get("value"))))


# Taking


def side_and_allied_powers(state: SwordState, side: Side) -> set[Power]:
    """Return the powers of a side and their allies, from whom an event of theirs takes nothing (section 15.2). Who is
    allied with the Etruscans alone, or with the Samnites alone, is not spared by their player (15.1.2)."""
    own = POWERS_OF[side]
    return set(own) | {p for p in set(chain(*POWERS_OF.values())) if all(are_allied(state, p, one) for one in own)}


def losable_support_points(state: SwordState, space: str) -> int:
    """Return how many points may be taken in a space before its garrison secures it (section 7.3.3), or it falls."""
    place = state.places[space]
    if not place.owner or is_beyond_support(state, space) or not can_lose_support(state, space):
        return 0
    return min(place.loyalty - securing_cu(state, space), support_left(state, space)) if is_city(state, space) else 1


def _removable(state: SwordState, at: OperationContext) -> Part:
    wanted = at.get("power")
    powers = None if wanted == "any_other" else wanted.split("|")
    spared, most, each = side_and_allied_powers(state, at.side), at.number(state), int(at.get("max_per_space", 0))
    items, owners = [], {}
    for space in _named(state, at):
        owner = state.places[space].owner
        if not owner or owner in spared or (powers is not None and owner not in powers):
            continue
        count = min(losable_support_points(state, space), most, each or most)
        if count > 0:
            owners[MINUS + space] = owner
            items.append(Item(MINUS + space, count=count, label=keyed_text("support.remove", space=space)))

    def of_one(counts: Mapping[str, int]) -> bool:
        return len({owners[token] for token, count in counts.items() if count and token in owners}) < 2

    return Part(tuple(items), 1, most, of_one if at.get("of_one") else None)


@register_operation(
    "remove_support",
    fields=("power", "n", "where", "max_per_space", "of_one"),
    mark=MINUS,
    chosen=_removable,
)
def remove_support(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> Call:
    """Take the points; cards may save some."""
    return Call(SupportLoss(side=at.side, card=at.card, chosen=targets), "")


# Turning over


def _reached(state: SwordState, at: OperationContext) -> list[str]:
    """Return the spaces that a card could give to a power: independent ones, and those of others that can be taken."""
    spared = side_and_allied_powers(state, at.side)
    return [
        s for s in selected_spaces(state, at.get("where"))
        if not state.places[s].owner or (state.places[s].owner not in spared and can_lose_support(state, s))
    ]  # fmt: skip


def _convertible(state: SwordState, at: OperationContext) -> Part:
    return Part(tuple([Item(space) for space in _reached(state, at)]), 1, 1)


def give_spaces_to_power(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Give the chosen spaces, as far as nobody holds them now, to the power."""
    power = at.get("power")
    for space in targets:
        if play.state.places[space].owner or enemies_at(play.state, power, space):
            continue
        owner = new_space_owner(play.state, power, space)
        change_place(play, space, owner=owner, loyalty=INDEPENDENT_LOYALTY if is_city(play.state, space) else 0)
        play.emit(MarkerSet(owner, space, at.card))


@register_operation("convert", fields=("power", "where"), chosen=_convertible, after=give_spaces_to_power)
def convert_support_marker(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> Call | None:
    """Take another's marker away; then the power's is put there."""
    owned = tuple([MINUS + space for space in targets if play.state.places[space].owner])
    return Call(SupportLoss(side=at.side, card=at.card, chosen=owned), "") if owned else None


@register_operation("claim", fields=("power", "where"))
def claim_independent_place(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Give a place that the operation before has made independent to the power."""
    give_spaces_to_power(play, at, tuple(selected_spaces(play.state, at.get("where"))))


def _settled(state: SwordState, at: OperationContext) -> Part:
    return Part(tuple([Item(space) for space in selected_spaces(state, at.get("where"))]), 1, 1)


@register_operation("found_colony", fields=("where",), chosen=_settled)
def found_colony(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Make a city of a marker, with no CU spent."""
    for space in targets:
        change_place(play, space, colony=True, loyalty=INDEPENDENT_LOYALTY)
        play.emit(ColonyByCard(space, at.card))
