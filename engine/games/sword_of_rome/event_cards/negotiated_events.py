"""Events that another side has to answer: an embassy (R37), a ransom for a besieged city (G28)."""

from engine.games.sword_of_rome.board.control import change_place
from engine.games.sword_of_rome.board.displacement import displace_lone
from engine.games.sword_of_rome.board.roads import adjacent_spaces, is_clear_link
from engine.games.sword_of_rome.board.stacks import move_units, stack_in_space
from engine.games.sword_of_rome.board.stacks import stacks_in_space as standing_at
from engine.games.sword_of_rome.cards.support import MINUS
from engine.games.sword_of_rome.diplomacy.alliances import make_alliance, may_ally
from engine.games.sword_of_rome.event_cards.interpreter import OperationContext, Part, register_operation
from engine.games.sword_of_rome.event_cards.registry import Question
from engine.games.sword_of_rome.event_cards.selectors import selected_spaces
from engine.games.sword_of_rome.event_cards.support_events import losable_support_points
from engine.games.sword_of_rome.events.event_cards import ArmyBoughtOff, EmbassyAnswered, SiegeHelped
from engine.games.sword_of_rome.frames.combat import SupportLoss
from engine.games.sword_of_rome.frames.siege import Falls
from engine.games.sword_of_rome.movement.limits import may_enter
from engine.games.sword_of_rome.powers import are_allied, deciding_side, player_powers, side_of, sorted_power_pair
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.siege.plunder import add_plunder
from engine.games.sword_of_rome.siege.sieges import siege_level_needed, update_siege_after_losses
from engine.games.sword_of_rome.state import Power, SwordState
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call
from engine.kernel.texts import keyed_text

RANSOM, HOLD = "ransom", "hold"

# An embassy


def _receivers(state: SwordState, at: OperationContext) -> Part:
    power = at.get("power")
    others = [one for one in player_powers(state) if side_of(state, one) not in state.out]
    return Part(tuple([Item(one) for one in others if may_ally(state, power, one)]), 1, 1)


@register_operation("propose", fields=("power",), chosen=_receivers)
def propose_embassy(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Name whom the embassy goes to; the answer follows at once."""


def _answer(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    other = targets[0]
    one, two = sorted_power_pair(at.get("power"), other)
    accepted = Item(f"{one}-{two}", label=keyed_text("alliance.pair", one=one, other=two))
    return Question(side_of(state, other), Pick([accepted], 0, 1))


@register_operation("answer", fields=("power",), asks=_answer)
def answer_embassy(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """The alliance is made, or not."""
    power, other = at.get("power"), at.targets[0]
    play.emit(EmbassyAnswered(power, other, bool(targets)))
    if targets and may_ally(play.state, power, other):
        make_alliance(play, power, other)


def _price(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    """Return the points of who has refused: one of them goes (section 7.3.3)."""
    power, other = at.get("power"), targets[0]
    if are_allied(state, power, other):
        return None
    items = [
        Item(MINUS + space, label=keyed_text("support.remove", space=space))
        for space in selected_spaces(state, f"owner:{other}") if losable_support_points(state, space) > 0
    ]  # fmt: skip
    return Question(at.side, Pick(items, 1, 1)) if items else None


@register_operation("make_pay", fields=("power",), asks=_price)
def take_support_for_refusal(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> Call:
    """Who has refused loses support."""
    return Call(SupportLoss(side=at.side, card=at.card, chosen=targets), "")


# A ransom


def _besieged(state: SwordState, at: OperationContext) -> Part:
    owned = [space for space in selected_spaces(state, at.get("where")) if state.places[space].owner]
    return Part(tuple([Item(space) for space in owned]), 1, 1)


@register_operation("demand", fields=("where",), chosen=_besieged)
def name_demanded_city(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Name the city; its owner answers."""


def spaces_for_leaving_besieger(state: SwordState, power: Power, space: str) -> list[str]:
    """Return where a besieger may go: a neighbouring space over a clear link, without anybody else's CU."""
    return [
        to for to in adjacent_spaces(space)
        if is_clear_link(power, space, to) and may_enter(state, power, to, stack_in_space(state, power, space).leaders)
        and not any(one.power != power and one.all_cu for one in standing_at(state, to))
    ]  # fmt: skip


def _owners_choice(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    space = targets[0]
    if not spaces_for_leaving_besieger(state, at.get("power"), space):
        return None
    return Question(deciding_side(state, state.places[space].owner), Pick([HOLD, RANSOM], 1, 1))


@register_operation("buy_off", fields=("power",), asks=_owners_choice)
def buy_off(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """The owner has said what they prefer."""


@register_operation("settle", fields=("power", "n"))
def settle_demand(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> Call | None:
    """Pay with plunder, or have the siege go on by a point."""
    power, space = at.get("power"), at.targets[0]
    if RANSOM in at.targets:
        add_plunder(play, power, at.number(play.state))
        return None
    level = play.state.places[space].siege + 1
    change_place(play, space, siege=level)
    play.emit(SiegeHelped(power, space, at.card, 1, level, siege_level_needed(play.state, space)))
    return Call(Falls(), "")


def _where_to(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    if RANSOM not in targets:
        return None
    return Question(at.side, Pick(spaces_for_leaving_besieger(state, at.get("power"), targets[0]), 1, 1))


@register_operation("depart", fields=("power",), asks=_where_to)
def lift_siege(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """The army leaves the city alone."""
    power, start, goal = at.get("power"), at.targets[0], targets[0]
    army = stack_in_space(play.state, power, start)
    move_units(play, power, start, goal, army.cu, army.leaders)
    play.emit(ArmyBoughtOff(power, start, goal, army.cu))
    update_siege_after_losses(play, start)
    displace_lone(play, goal)
