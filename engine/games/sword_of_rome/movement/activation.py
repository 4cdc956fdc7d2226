"""Activating a leader to march (sections 8.1 and 9.1): who, with whom, with how many, by which way."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.games.sword_of_rome.actions.movement import FEWEST, NONE, MarchArmy
from engine.games.sword_of_rome.board.kinds import (
    has_mixed_stack,
    mercenaries_among,
    mercenaries_wanted,
    mercenary_counts,
)
from engine.games.sword_of_rome.board.stacks import (
    is_minor,
    militia_moved,
    stack_in_space,
    stack_with_leader,
    stacks_of_power,
)
from engine.games.sword_of_rome.frames.movement import ASKED, March
from engine.games.sword_of_rome.frames.non_players import NonPlayerAction
from engine.games.sword_of_rome.movement.cards import (
    SHIPS,
    extra_movement_points,
    links_crossed_as_clear,
    links_fought_as_clear,
    raid_bonus,
)
from engine.games.sword_of_rome.movement.fleets import MOST_LENT, WANTED, may_ask
from engine.games.sword_of_rome.movement.limits import BOMILCAR
from engine.games.sword_of_rome.movement.marching import bribe_field, help_cards_field, route_field
from engine.games.sword_of_rome.movement.reach import has_anywhere_to_go, movable_cu
from engine.games.sword_of_rome.movement.spent import (
    finished_cu_at,
    forces_moved_so_far,
    leader_mp_at_joining,
    may_leader_move_along,
    takeable_cu_parts,
)
from engine.games.sword_of_rome.movement.walks import Walk, force_composed_of, freshest_cu
from engine.games.sword_of_rome.operations import Means, register_deed_effect, register_deed_form
from engine.games.sword_of_rome.powers import side_of
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import LEADERS
from engine.games.sword_of_rome.unrest import can_unrest_fall
from engine.kernel.choices import Number, OneOf, Option
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Call
from engine.kernel.texts import keyed_text

Values = Mapping[str, Any]


def possible_companions(state: SwordState, power: Power, leader: str) -> list[str]:
    """Return the leaders who may come along: a minor one takes no named ones (section 9.1.2)."""
    own = stack_with_leader(state, leader)
    others = own.leaders if own is not None else ()
    allowed = [one for one in others if one not in (leader, BOMILCAR) and (is_minor(one) or not is_minor(leader))]
    return [one for one in allowed if may_leader_move_along(state, one)]


def most_cu(state: SwordState, power: Power, space: str, leaders: Sequence[str]) -> int:
    """Return how many CU may set out with these leaders: 10, less a consul's garrison, less those whose movement is
    over."""
    own = stack_in_space(state, power, space).cu
    return max(min(movable_cu(state, power, space, leaders), own - finished_cu_at(state, power, space)), 0)


def force_setting_out(
    state: SwordState,
    leader: str,
    along: Sequence[str],
    cu: int,
    value: int,
    *,
    helping: Sequence[str] = (),
    flank: str = "",
    barred: str = "",
    fleet: str = NONE,
    mercenaries: str = FEWEST,
) -> Walk:
    """Return a force as it would set out, with the cards that help it: the CU that have most left of a Campaign
    (section 9.5.2). mercenaries: how many of its CU are such. fleet: `ASKED` if it reckons with ships of Carthage, as
    many as these may be."""
    own = stack_with_leader(state, leader)
    assert own is not None  # noqa: S101 - only leaders on the map are offered
    force = Walk(
        power=own.power,
        space=own.space,
        cu=cu,
        leaders=(leader, *along),
        mp=0,
        value=value,
        bonus=extra_movement_points(tuple(helping)),
        ships=any(card in SHIPS for card in helping),
        easy=links_crossed_as_clear(tuple(helping)),
        changed=(own.space,),
        flank=flank,
        barred=barred,
        militia=militia_moved(own, cu),
        hired=mercenaries_among(own, cu, mercenaries_wanted(mercenaries)),
        fleet=MOST_LENT if fleet == ASKED else 0,
    )
    led = [(one, leader_mp_at_joining(state, force, one)) for one in force.leaders]
    return force_composed_of(force, freshest_cu(takeable_cu_parts(state, force, own.space, own.cu), cu), led)


class _Board(NamedTuple):
    """What has been found out on a board: it holds as long as stacks and places are the very same, as they are replaced
    and never changed."""

    stacks: object
    places: object
    found: dict[Hashable, list[str]]


_KEPT: list[_Board] = [_Board(None, None, {})]


def leaders_able_to_march(
    state: SwordState, powers: Sequence[Power], value: int, barred: Sequence[str] = ()
) -> list[str]:
    """Return the leaders who can be activated to march with a card of a value: outside, with a way to go. Many
    decisions change nothing on the board, so what was found is kept until it changes."""
    board = _KEPT[0]
    if board.stacks is not state.stacks or board.places is not state.places:
        board = _KEPT[0] = _Board(state.stacks, state.places, {})
    moving = tuple([(one.power, one.side) for one in state.frames if isinstance(one, NonPlayerAction)])
    key = (
        *(tuple(powers), value, tuple(barred), moving, tuple(forces_moved_so_far(state))),
        *(state.alliances, state.effects, tuple(state.players), state.africa_out, can_unrest_fall(state)),
    )
    found = board.found.get(key)
    if found is None:
        found = board.found[key] = _marchers(state, powers, value, barred)
    return found


def _marchers(state: SwordState, powers: Sequence[Power], value: int, barred: Sequence[str]) -> list[str]:
    found = []
    for power in powers:
        for one in stacks_of_power(state, power):
            for leader in one.leaders:
                if LEADERS[leader].initiative > value or leader in barred or not may_leader_move_along(state, leader):
                    continue
                if least_cu(state, leader, (), value) is not None:
                    found.append(leader)
    return found


def least_cu(state: SwordState, leader: str, along: Sequence[str], value: int) -> int | None:
    """Return the fewest CU with which these leaders can set out: 0 if they can go alone, else 1; None if they cannot
    go at all."""
    own = stack_with_leader(state, leader)
    assert own is not None  # noqa: S101 - only leaders on the map are offered
    if has_anywhere_to_go(state, force_setting_out(state, leader, along, 0, value)):
        return 0
    most = most_cu(state, own.power, own.space, (leader, *along))
    if not most or has_anywhere_to_go(state, force_setting_out(state, leader, along, 1, value)):
        return 1 if most else None
    asks = may_ask(state, side_of(state, own.power), own.power, own.space)
    return (
        1
        if asks and has_anywhere_to_go(state, force_setting_out(state, leader, along, 1, value, fleet=ASKED))
        else None
    )


@register_deed_form(MarchArmy, activates=True)
def march_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield the marches that a card's value can set off."""
    values = sorted(set(means.cards.values()), reverse=True)
    by_value = {value: leaders_able_to_march(state, means.powers, value, means.barred) for value in values}
    cards = [card for card, worth in means.cards.items() if by_value[worth]]
    if not cards:
        return

    def value_of(before: Values) -> int:
        return means.cards[before["card"]]

    yield Form(MarchArmy, lambda: _fields(state, means, cards, by_value, value_of))


def _fields(
    state: SwordState,
    means: Means,
    cards: Sequence[str],
    by_value: Mapping[int, list[str]],
    value_of: Callable[[Values], int],
) -> dict[str, Any]:
    def along(before: Values) -> Pick:
        able_too = [
            one for one in possible_companions(state, _power(state, before["leader"]), before["leader"])
            if one not in means.barred
        ]  # fmt: skip
        return Pick(able_too, 0, len(able_too))

    def how_many(before: Values) -> Number:
        leader, others = before["leader"], before["along"]
        own = stack_with_leader(state, leader)
        assert own is not None  # noqa: S101 - they were offered
        least = least_cu(state, leader, others, value_of(before)) or 0
        return Number(least, max(most_cu(state, own.power, own.space, (leader, *others)), least))

    def walk(before: Values) -> Walk:
        return force_setting_out(
            state,
            before["leader"],
            before["along"],
            before["cu"],
            value_of(before),
            helping=before.get("help", ()),
            fleet=before.get("fleet", NONE),
            mercenaries=before.get("mercenaries", FEWEST),
        )

    def helping(before: Values) -> Pick:
        found = help_cards_field(state, means.side, _power(state, before["leader"]), (before["card"],))
        field: Pick = found.get("help") or Pick((), 0, 0)
        return field if before["cu"] else Pick((), 0, 0)

    def paying(before: Values) -> OneOf:
        found = bribe_field(state, means.side, walk(before), before["card"])
        field: OneOf = found.get("bribe") or OneOf([Option(NONE, keyed_text("option.no_card"))])
        return field

    fields: dict[str, Any] = {
        "card": OneOf(cards),
        "leader": lambda before: OneOf(by_value[value_of(before)]),
        "along": along,
        "cu": how_many,
    }
    if has_mixed_stack(state, means.powers):
        fields["mercenaries"] = lambda before: mercenary_count_choices(state, before["leader"], before["cu"])
    if any(help_cards_field(state, means.side, power) for power in means.powers if side_of(state, power) == means.side):
        fields["help"] = helping
    if any(bribe_field(state, means.side, _army(power)) for power in means.powers):
        fields["bribe"] = paying
    if may_ask_for_ships(state, means.side, means.powers):
        fields["fleet"] = lambda before: fleet_field(state, means.side, walk(before))
    fields["route"] = lambda before: route_field(state, walk(before))
    return fields


def mercenary_count_choices(state: SwordState, leader: str, cu: int) -> OneOf:
    """Return the choices of how many of the CU that go with a leader are mercenaries."""
    own = stack_with_leader(state, leader)
    assert own is not None  # noqa: S101 - they were offered
    return mercenary_counts(own, cu)


def may_ask_for_ships(state: SwordState, side: str, powers: Sequence[Power]) -> bool:
    """Return whether a side may ask Carthage for ships for any army of some powers."""
    return any(may_ask(state, side, one.power, one.space) for power in powers for one in stacks_of_power(state, power))


def fleet_field(state: SwordState, side: str, walk: Walk) -> OneOf:
    """Return whether Carthage is asked for ships before an army sets out; it must be if there is no other way."""
    without = (
        []
        if walk.cu and not walk.flank and not has_anywhere_to_go(state, walk)
        else [Option(NONE, keyed_text("option.no_card"))]
    )
    asks = walk.cu and may_ask(state, side, walk.power, walk.space)
    if asks and has_anywhere_to_go(state, msgspec.structs.replace(walk, fleet=MOST_LENT)):
        return OneOf([*without, WANTED])
    return OneOf([Option(NONE, keyed_text("option.no_card"))])


def _power(state: SwordState, leader: str) -> Power:
    return LEADERS[leader].power


def _army(power: Power) -> Walk:
    return Walk(power=power, space="", cu=1, leaders=(), mp=0)


@register_deed_effect(MarchArmy)
def start_march(play: SwordPlay, means: Means, action: MarchArmy) -> Call:
    """The leader is activated and sets out."""
    value = means.cards[action.card]
    return Call(march_of(play.state, means.side, action, value), "")


def march_of(state: SwordState, side: str, action: MarchArmy, value: int) -> March:
    """Return the march that an activation begins."""
    force = force_setting_out(
        state, action.leader, action.along, action.cu, value, helping=action.help, mercenaries=action.mercenaries
    )
    return March(
        side=side,
        power=force.power,
        leader=action.leader,
        space=force.space,
        cu=action.cu,
        leaders=force.leaders,
        mercenaries=force.hired,
        card=action.card,
        value=value,
        mp=force.mp,
        fresher=force.fresher,
        spry=force.spry,
        bonus=force.bonus,
        route=action.route,
        help=action.help,
        bribe="" if action.bribe == NONE else action.bribe,
        fleet=ASKED if action.fleet == ASKED else "",
        ships=force.ships,
        easy=force.easy,
        raiding=raid_bonus(action.help),
        unhindered=links_fought_as_clear(action.help),
    )
