"""Event cards and what is counted: victory points, plunder, sieges, alliances; and what their requirements mean."""

from collections.abc import Mapping
from typing import Any

from engine.games.sword_of_rome.board.control import change_place
from engine.games.sword_of_rome.board.stacks import stack_with_leader as standing
from engine.games.sword_of_rome.board.stacks import stacks_of_power
from engine.games.sword_of_rome.diplomacy.alliances import end_alliance
from engine.games.sword_of_rome.effects import SPARED, add_effect, effect_in_force, price_of_keeping_leader
from engine.games.sword_of_rome.event_cards.interpreter import (
    OperationContext,
    Part,
    is_requirement_met,
    register_operation,
    register_predicate,
)
from engine.games.sword_of_rome.event_cards.selectors import selected_spaces
from engine.games.sword_of_rome.events.event_cards import EffectBegan, LeaderSpared, PointsByCard, SiegeHelped
from engine.games.sword_of_rome.frames.siege import Falls
from engine.games.sword_of_rome.hooks import GAME_TURN_ENDED
from engine.games.sword_of_rome.powers import POWERS_OF, SIDE_OF, are_allied, side_of
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.siege.plunder import add_plunder, change_vp
from engine.games.sword_of_rome.siege.sieges import siege_level_needed
from engine.games.sword_of_rome.state import TURN, Effect, SwordState
from engine.games.sword_of_rome.tables import TABLES
from engine.kernel.picks import Item
from engine.kernel.rulebook import Call
from engine.kernel.texts import keyed_text


def _moves(state: SwordState, at: OperationContext) -> bool:
    vp = state.vp[SIDE_OF[at.get("power")]]
    return TABLES.clamped_vp(vp + int(at.get("delta"))) != vp


@register_operation("vp", fields=("power", "delta"), useful=_moves)
def change_victory_points(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Change victory points, within the track."""
    side, delta = SIDE_OF[at.get("power")], int(at.get("delta"))
    play.emit(PointsByCard(side, delta, change_vp(play, side, delta), at.card))


@register_operation("plunder", fields=("power", "n"), useful=lambda state, at: True)
def add_plunder_markers(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Put plunder markers on the track."""
    add_plunder(play, at.get("power"), at.number(play.state))


# Sieges


def _sieges(state: SwordState, at: OperationContext) -> Part:
    return Part(tuple([Item(space) for space in selected_spaces(state, at.get("where"))]), 1, 1)


@register_operation("siege_points", fields=("n", "where"), chosen=_sieges)
def add_siege_points(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> Call:
    """Add points to a siege; what it brings down falls."""
    for space in targets:
        place, points = play.state.places[space], at.number(play.state)
        change_place(play, space, siege=place.siege + points)
        level = place.siege + points
        play.emit(SiegeHelped(place.besieger, space, at.card, points, level, siege_level_needed(play.state, space)))
    return Call(Falls(), "")


# Alliances


def _alliances(state: SwordState, at: OperationContext) -> Part:
    """Return the alliances of two player powers that may be ended: with `others` none of the side's own."""
    own = POWERS_OF[at.side] if at.get("others") else ()
    items = [
        Item(f"{a}-{b}", label=keyed_text("alliance.pair", one=a, other=b)) for a, b in state.alliances
        if side_of(state, a) and side_of(state, b) and not {a, b} & set(own)
    ]  # fmt: skip
    return Part(tuple(items), 1, 1)


@register_operation("end_alliance", fields=("others",), chosen=_alliances)
def part_allies(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> Call:
    """End an alliance without a price."""
    for target in targets:
        one, _, other = target.partition("-")
        end_alliance(play, one, other, at.card)
    return Call(Falls(), "")


# What lasts


@register_operation(
    "effect",
    fields=("kind", "power", "until", "amount"),
    useful=lambda state, at: effect_in_force(state, at.get("kind"), power=at.get("power")) is None,
)
def begin_effect(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Put an effect in force that lasts."""
    kind, power, amount = at.get("kind"), at.get("power"), int(at.get("amount", 0))
    until = at.side if at.get("until") == "own_turn" else at.get("until")
    add_effect(play, Effect(at.card, kind, until, power=power, amount=amount))
    play.emit(EffectBegan(at.card, kind, power))


def _unpaid(state: SwordState, at: OperationContext) -> Part:
    """Return the named leaders of a power on the map whom it would have to pay for."""
    leaders = [leader for one in stacks_of_power(state, at.get("power")) for leader in one.all_leaders]
    return Part(tuple([Item(leader) for leader in leaders if price_of_keeping_leader(state, leader)]), 1, 1)


@register_operation("spare", fields=("power",), chosen=_unpaid)
def keep_leader_free(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """A leader is kept this turn without a price."""
    for leader in targets:
        add_effect(play, Effect(at.card, SPARED, TURN, power=at.get("power"), leader=leader))
        play.emit(LeaderSpared(leader, at.get("power"), at.card))


# Requirements


@register_predicate("spaces_are", "where", "least")
def are_enough_spaces_as_selected(state: SwordState, at: OperationContext, need: Mapping[str, Any]) -> bool:
    """So many spaces are what the selector says."""
    return len(selected_spaces(state, need["where"])) >= int(need.get("least", 1))


@register_predicate("allied", "one", "other")
def powers_are_allied(state: SwordState, at: OperationContext, need: Mapping[str, Any]) -> bool:
    """Two powers are allied."""
    return are_allied(state, need["one"], need["other"])


@register_predicate("in_force", "kind")
def is_lasting_effect_in_force(state: SwordState, at: OperationContext, need: Mapping[str, Any]) -> bool:
    """A lasting effect is in force."""
    return effect_in_force(state, need["kind"]) is not None


@register_predicate("on_map", "leader")
def is_leader_on_map(state: SwordState, at: OperationContext, need: Mapping[str, Any]) -> bool:
    """A leader is on the map."""
    return standing(state, need["leader"]) is not None


@register_predicate("mines_open")
def are_mines_open(state: SwordState, at: OperationContext, need: Mapping[str, Any]) -> bool:
    """The Etruscan mines still yield."""
    return state.mines


@register_predicate("taken_this_turn", "power", "of", "space")
def was_city_taken_this_turn(state: SwordState, at: OperationContext, need: Mapping[str, Any]) -> bool:
    """A power has taken, or looted, a city this turn: of some power, or a certain one."""
    return any(
        one.taker == need["power"]
        and need.get("of", one.former) == one.former
        and need.get("space", one.space) == one.space
        for one in state.taken
    )


@register_predicate("any_of", "needs")
def is_any_requirement_met(state: SwordState, at: OperationContext, need: Mapping[str, Any]) -> bool:
    """One of several requirements holds."""
    return any(is_requirement_met(state, at, one) for one in need["needs"])


@GAME_TURN_ENDED.register_what_follows
def forget_cities_taken(play: SwordPlay) -> None:
    """Which cities changed hands counts for one turn."""
    play.state.taken = ()
