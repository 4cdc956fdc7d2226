"""Event cards and CU: what they bring, take, replace, and wear down (rulings 124 and 125)."""

from collections.abc import Mapping

from engine.games.sword_of_rome.actions.turn import HIRED
from engine.games.sword_of_rome.board.control import enemies_at, is_besieged, is_city, is_friendly
from engine.games.sword_of_rome.board.displacement import displace_all
from engine.games.sword_of_rome.board.stacks import (
    remove_cu,
    remove_mercenaries,
    remove_non_mercenary_cu,
    stack_in_space,
    stacks_of_power,
)
from engine.games.sword_of_rome.board.stacks import stacks_in_space as standing_at
from engine.games.sword_of_rome.cards.placement import place_units, placement_spaces, unit_label
from engine.games.sword_of_rome.event_cards.interpreter import (
    UNIT,
    OperationContext,
    Part,
    register_operation,
    target_mark,
)
from engine.games.sword_of_rome.event_cards.registry import Question
from engine.games.sword_of_rome.event_cards.selectors import selected_spaces, selector_function
from engine.games.sword_of_rome.event_cards.support_events import side_and_allied_powers
from engine.games.sword_of_rome.events.event_cards import CuPlaced, CuTaken
from engine.games.sword_of_rome.movement.minors import available_minor_leaders, put_minor
from engine.games.sword_of_rome.powers import are_allied
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.siege.attrition import roll_attrition_in_space
from engine.games.sword_of_rome.siege.sieges import update_siege_after_losses
from engine.games.sword_of_rome.state import Power, Stack, SwordState
from engine.games.sword_of_rome.tables import SPACES
from engine.kernel.picks import Item, Pick

ONE_SPACE, EACH, LEGAL = "one", "each", "legal"
MERCENARY, CITIZEN = "mercenary", "citizen"  # kinds of CU of Carthage, where a card names one


def is_open_for_card_units(state: SwordState, power: Power, space: str) -> bool:
    """Return whether CU of a power may be put where a card says (ruling 125): not with enemy CU or another power's,
    not in a besieged space of its own or its allies'."""
    if enemies_at(state, power, space):
        return False
    if SPACES[space].kind != "box" and is_besieged(state, space) and is_friendly(state, power, space):
        return False
    return all(one.power == power or not one.all_cu for one in standing_at(state, space))


def _items(power: Power, found: list[str], count: int = 1) -> tuple[Item, ...]:
    return tuple([Item(f"{power}@{space}", count=count, label=unit_label(f"{power}@{space}")) for space in found])


def _placeable(state: SwordState, at: OperationContext) -> Part:
    power, count = at.get("power"), at.number(state)
    if at.get("spread") == LEGAL:
        return Part(_items(power, list(placement_spaces(state, power)), count), count, count)
    found = [*selected_spaces(state, at.get("where")), *([at.get("box")] if at.get("box") else [])]
    found = [space for space in found if is_open_for_card_units(state, power, space)]
    if at.get("spread") == EACH:
        return Part(_items(power, found), min(count, len(found)), min(count, len(found)))
    return Part(_items(HIRED if at.get("unit") == MERCENARY else power, found), 1, 1)


def place_card_units(play: SwordPlay, at: OperationContext, power: Power, where: Mapping[str, int]) -> None:
    """Put CU of a power, of the kind that the card names, into spaces, so many in each."""
    hired = at.get("unit") == MERCENARY
    for space, count in where.items():
        place_units(play, power, space, count, hired=hired)
        play.emit(CuPlaced(power, space, count, at.card, hired))


def counts_by_space(targets: tuple[str, ...]) -> dict[str, int]:
    """Return how often each space stands among "power@space"."""
    found = [target.partition("@")[2] for target in targets]
    return {space: found.count(space) for space in dict.fromkeys(found)}


@register_operation("place_cu", fields=("power", "n", "where", "spread", "unit", "box"), mark=UNIT, chosen=_placeable)
def place_cu(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Place the CU: all in one space, one in each of several, or anywhere as reinforcements (`spread`). `box`: a box
    where they may come too."""
    split = at.get("spread") in (EACH, LEGAL)
    where = counts_by_space(targets) if split else dict.fromkeys(counts_by_space(targets), at.number(play.state))
    place_card_units(play, at, at.get("power"), where)


# A minor leader who comes where the card has put CU


def _leaders(state: SwordState, at: OperationContext) -> Part:
    return Part(tuple([Item(leader) for leader in available_minor_leaders(state, at.get("power"))]), 1, 1)


@register_operation("bring_minor", fields=("power",), chosen=_leaders)
def bring_minor(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """A minor leader goes where the CU of the card have come, wherever they were."""
    for space in counts_by_space(tuple([target for target in at.targets if target_mark(target) == UNIT])):
        for leader in targets:
            put_minor(play, leader, space)


# Taking CU


def cu_count_of_kind(one: Stack, unit: str = "") -> int:
    """Return how many CU of a kind a stack has: mercenaries, others ("citizen"), or all."""
    return one.mercenaries if unit == MERCENARY else one.all_cu - (one.mercenaries if unit == CITIZEN else 0)


def units_of(state: SwordState, power: Power, unit: str = "") -> tuple[Item, ...]:
    """Return the CU of a kind that a power has, by space."""
    word = HIRED if unit == MERCENARY else power
    return tuple([
        Item(f"{word}@{one.space}", count=cu_count_of_kind(one, unit), label=unit_label(f"{word}@{one.space}"))
        for one in stacks_of_power(state, power) if cu_count_of_kind(one, unit)
    ])  # fmt: skip


def _own_cu(state: SwordState, at: OperationContext) -> Part:
    items, most = units_of(state, at.get("power"), at.get("unit")), at.number(state)
    least = int(at.get("least", most))
    return Part(items if sum([item.count for item in items]) >= least else (), least, most)


def take_cu(play: SwordPlay, power: Power, space: str, count: int, card: str, unit: str = "") -> None:
    """Take CU off, of a kind where the card names one, those outside first; who is left alone is looked after."""
    if unit == MERCENARY:
        remove_mercenaries(play, space, count)
    elif unit == CITIZEN:
        remove_non_mercenary_cu(play, power, space, count)
    else:
        outside = remove_cu(play, power, space, count)
        count = outside + remove_cu(play, power, space, count - outside, inside=True)
    play.emit(CuTaken(power, space, count, card))
    rest = stack_in_space(play.state, power, space)
    if SPACES[space].kind == "box":
        return
    if not rest.all_cu:
        displace_all(play, power, space, rest.all_leaders)
    update_siege_after_losses(play, space)


@register_operation("remove_cu", fields=("power", "n", "unit", "least"), mark=UNIT, chosen=_own_cu)
def remove_own(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Take the chosen CU off: `n` of them; with `least` so many may be fewer."""
    for space, count in counts_by_space(targets).items():
        take_cu(play, at.get("power"), space, count, at.card, at.get("unit"))


def _others_cu(state: SwordState, at: OperationContext) -> Part:
    holds, most, spared = selector_function(at.get("where")), at.number(state), side_and_allied_powers(state, at.side)
    items = [
        Item(name, count=min(one.all_cu, most), label=unit_label(name)) for name, one in state.stacks.items()
        if one.power in at.get("power").split("|") and one.power not in spared and one.all_cu
        and SPACES[one.space].kind != "box" and holds(state, one.space)
    ]  # fmt: skip
    return Part(tuple(items), 1, most)


@register_operation("take_cu", fields=("power", "n", "where"), mark=UNIT, chosen=_others_cu)
def take_others(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Take chosen CU of others off."""
    for target in dict.fromkeys(targets):
        power, _, space = target.partition("@")
        take_cu(play, power, space, targets.count(target), at.card)


def _as_many(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    """Return where as many CU may be placed as the card has taken off."""
    power, count = at.get("power"), sum([target_mark(target) == UNIT for target in targets])
    items = _items(power, list(placement_spaces(state, power)), count)
    return Question(at.side, Pick(items, count, count)) if items and count else None


@register_operation("place_as_many", fields=("power",), asks=_as_many)
def place_as_many(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Place as many CU, as reinforcements."""
    place_card_units(play, at, at.get("power"), counts_by_space(targets))


# Kin who change sides


def _kin(state: SwordState, at: OperationContext) -> Part:
    """Return the spaces, and the box, where enough CU of the one power stand."""
    names = [
        f"{one.power}@{one.space}" for one in stacks_of_power(state, at.get("frm")) if one.all_cu >= at.number(state)
    ]
    return Part(tuple([Item(name, label=unit_label(name)) for name in names]), 1, 1)


@register_operation("leave_kin", fields=("frm", "n"), mark=UNIT, chosen=_kin)
def remove_cu_of_one_power(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """CU of the one power go."""
    for space in counts_by_space(targets):
        take_cu(play, at.get("frm"), space, at.number(play.state), at.card)


def _taken_over(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> str:
    """Return where the others come in their place: the space itself, or that of the box, if they may stand there; ""
    if they come as reinforcements instead."""
    power = at.get("power")
    space = next(target.partition("@")[2] for target in targets if target_mark(target) == UNIT)
    goal = at.get("box") if SPACES[space].kind == "box" else space
    return goal if is_open_for_card_units(state, power, goal) else ""


def _elsewhere(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    if not targets or _taken_over(state, at, targets):
        return None
    power, count = at.get("power"), at.number(state)
    items = _items(power, list(placement_spaces(state, power)), count)
    return Question(at.side, Pick(items, count, count)) if items else None


@register_operation("join_kin", fields=("power", "n", "box"))
def add_cu_of_other_power(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """CU of the other power come in their place."""
    goal = _taken_over(play.state, at, at.targets) if at.targets else ""
    if goal:
        place_card_units(play, at, at.get("power"), {goal: at.number(play.state)})


@register_operation("join_elsewhere", fields=("power", "n", "box"), asks=_elsewhere)
def add_cu_as_reinforcements(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """They come as reinforcements instead."""
    place_card_units(play, at, at.get("power"), counts_by_space(targets))


# Attrition


def _worn(state: SwordState, at: OperationContext) -> Part:
    """Return the armies, leaders with CU outside, of who is no ally, where the selector holds; `besieging`: those alone
    that besiege a city."""
    holds, power = selector_function(at.get("where", "anywhere")), at.get("power")
    items = [
        Item(name, label=unit_label(name)) for name, one in state.stacks.items()
        if one.cu and one.leaders and SPACES[one.space].kind != "box"
        and not are_allied(state, power, one.power) and holds(state, one.space)
        and (not at.get("besieging") or _besieges(state, one))
    ]  # fmt: skip
    return Part(tuple(items), 1, 1)


def _besieges(state: SwordState, one: Stack) -> bool:
    return is_city(state, one.space) and state.places[one.space].besieger == one.power


@register_operation("attrition", fields=("power", "where", "besieging", "times"), mark=UNIT, chosen=_worn)
def roll_attrition_for_army(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """An army rolls on the attrition table, once or several `times`; the last CU end it."""
    for target in targets:
        power, _, space = target.partition("@")
        for _ in range(int(at.get("times", 1))):
            cu = stack_in_space(play.state, power, space).cu
            if cu:
                roll_attrition_in_space(play, power, space, cu)
