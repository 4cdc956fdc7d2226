"""What a power or a side places in the Reinforcement Phase, as one form: CU, the leaders that the Greeks pay for, and
leaders (section 5.10; rulings 50, 52 and 118)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.games.sword_of_rome.actions.turn import HIRED, Reinforce
from engine.games.sword_of_rome.board.control import is_city, is_controlled_by, support_left
from engine.games.sword_of_rome.board.stacks import (
    add_leader,
    go_inside,
    remove_leader,
    stack_in_space,
    stack_with_leader,
    stacks_of_power,
)
from engine.games.sword_of_rome.cards.mercenaries import mercenaries_due
from engine.games.sword_of_rome.cards.placement import (
    leader_label,
    leaders_in_off_map_box,
    minor_leader_spaces,
    named_leader_spaces,
    place_units,
    placement_spaces,
    reinforcement_phase_cu,
    unit_label,
)
from engine.games.sword_of_rome.cards.support import MINUS, Support, spend_support_point
from engine.games.sword_of_rome.effects import price_of_keeping_leader
from engine.games.sword_of_rome.events.turn import LeaderPlaced, LeadersKept, Reinforced
from engine.games.sword_of_rome.powers import CARTHAGINIAN, side_of
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import DISPLACED, GONE, RESERVE, Power, SwordState
from engine.games.sword_of_rome.tables import LEADERS, SPACES
from engine.games.sword_of_rome.turn.loyalty import loyalty_price_due, loyalty_price_reduction
from engine.kernel.forms import Form
from engine.kernel.picks import Item, Pick

Powers = Sequence[Power]
MINOR, AFRICA = "minor", "africa"
STAYS_IN_AFRICA = "bomilcar_npp"  # section 17


class Need(msgspec.Struct, frozen=True):
    """What is to be placed.

    units: how many CU. where: their places, as "power@space". hired: how many mercenaries come beside them. paid: the
    leaders who cost loyalty. must: the leaders who have to be placed, if an army is there. may: those who can be.
    """

    units: int
    where: tuple[str, ...]
    hired: int
    paid: tuple[str, ...]
    must: tuple[str, ...]
    may: tuple[str, ...]

    @property
    def is_needed(self) -> bool:
        """Return whether there is something to decide or to do."""
        return bool(self.units or self.hired or self.paid or self.must or self.may)

    @property
    def cu_to_place(self) -> int:
        """Return how many CU there are to place, mercenaries among them."""
        return self.units + self.hired

    @property
    def places_for_cu(self) -> tuple[str, ...]:
        """Return all places, those of mercenaries last."""
        hired = [f"{HIRED}@{token.partition('@')[2]}" for token in self.where] if self.hired else []
        return (*(self.where if self.units else ()), *hired)


def placement_need(state: SwordState, powers: Powers) -> Need:
    """Return what powers have to place. A side's powers pool their CU."""
    where_to = tuple([f"{power}@{space}" for power in powers for space in placement_spaces(state, power)])
    units = sum([reinforcement_phase_cu(state, power) for power in powers]) if where_to else 0
    hired = mercenaries_due(state, powers) if where_to else 0
    paid, must, may = [], [], []
    for power in powers:
        displaced = leaders_in_off_map_box(state, power, DISPLACED)
        must += [name for name in displaced if LEADERS[name].kind != MINOR]
        may += [
            name for name in (*displaced, *leaders_in_off_map_box(state, power, RESERVE)) if LEADERS[name].kind == MINOR
        ]
        on_map = [name for one in stacks_of_power(state, power) for name in one.leaders]
        may += [name for name in on_map if LEADERS[name].kind == MINOR]
        inside = [name for one in stacks_of_power(state, power) for name in one.leaders_inside]
        paid += [name for name in (*on_map, *inside, *displaced) if price_of_keeping_leader(state, name)]
    placed = any(minor_leader_spaces(state, power) for power in powers) or units or hired
    new = where_to if units or hired else ()
    return Need(
        units,
        new,
        hired,
        tuple([name for name in paid if stack_with_leader(state, name) or _spaces_for(state, name, new)]),
        tuple([name for name in must if _spaces_for(state, name, new)]),
        tuple(may) if placed else (),
    )


# The form


def placement_form(state: SwordState, powers: Powers) -> Form:
    """Return what may be placed."""
    needed = placement_need(state, powers)
    fields: dict[str, Any] = {}
    if needed.units or needed.hired:
        fields["units"] = _units(needed, mixed=len(powers) == 1)
    if needed.paid:
        cities = _cities(state, powers)
        fields["keep"] = _kept(state, needed.paid, sum(cities.values()))
        fields["pay"] = lambda chosen: _payment(state, cities, chosen.get("keep", ()))
    if needed.must or needed.may:
        fields["leaders"] = lambda chosen: _leaders(state, needed, powers, chosen)
    return Form(Reinforce, **fields)


def _kept(state: SwordState, paid: Sequence[str], most: int) -> Pick:
    """Return the choice of the leaders who are kept, for no more loyalty than the cities have."""

    def affordable(counts: Mapping[str, int]) -> bool:
        return loyalty_price_due(state, [name for name in paid if counts.get(name, 0)]) <= most

    less = loyalty_price_reduction(state, paid)
    items = [Item(name, cost=price_of_keeping_leader(state, name)) for name in paid]
    return Pick(items, 0, len(paid), budget=most + less, rule=affordable if less else None)


def _units(needed: Need, *, mixed: bool) -> Pick:
    """Return the choice of places for CU, and for mercenaries beside them. mixed: all are of one power."""
    limits = {"units": needed.units, HIRED: needed.hired}
    groups = {token: HIRED if token.partition("@")[0] == HIRED else "units" for token in needed.places_for_cu}
    items = [Item(t, count=limits[groups[t]], group=groups[t], label=unit_label(t)) for t in needed.places_for_cu]
    bounds = {group: (limits[group], limits[group]) for group in dict.fromkeys(groups.values())}
    rule = None if mixed else _unmixed
    return Pick(items, needed.cu_to_place, needed.cu_to_place, groups=bounds if needed.hired else None, rule=rule)


def _unmixed(counts: Mapping[str, int]) -> bool:
    """Return whether no two powers are placed in one space (ruling 110)."""
    spaces = [token.partition("@")[2] for token, count in counts.items() if count]
    return len(spaces) == len(set(spaces))


def _cities(state: SwordState, powers: Powers) -> dict[str, int]:
    """Return the loyalty that each city of these powers can pay."""
    return {
        space: support_left(state, space)
        for space in SPACES
        if is_city(state, space) and any(is_controlled_by(state, power, space) for power in powers)
    }


def _payment(state: SwordState, cities: Mapping[str, int], keep: Sequence[str]) -> Pick:
    """Return the choice of the cities that pay, once for each point; they may be paid down to 0 (ruling 52)."""
    total = loyalty_price_due(state, keep)
    return Pick([Item(city, count=loyalty) for city, loyalty in cities.items()], total, total)


def _leaders(state: SwordState, needed: Need, powers: Powers, chosen: Mapping[str, Any]) -> Pick:
    """Return the choice of leaders' places: each with CU of their own power, those just placed among them."""
    units, keep = chosen.get("units", ()), chosen.get("keep", ())
    items, groups = [], {}
    for name in (*needed.must, *needed.may):
        if price_of_keeping_leader(state, name) and name not in keep:
            continue
        spaces = _spaces_for(state, name, units)
        tokens = [f"{name}@{space}" for space in spaces]
        items += [Item(token, group=name, label=leader_label(token)) for token in tokens]
        if spaces:
            groups[name] = (1 if name in needed.must else 0, 1)
    least = sum([low for low, _ in groups.values()])
    return Pick(items, least, len(groups), groups=groups)


def _camps(state: SwordState, name: str) -> tuple[str, ...]:
    """Return where a leader finds CU: a minor one any, a named one where reinforcements may come too (5.10)."""
    known = LEADERS[name]
    return minor_leader_spaces(state, known.power) if known.kind == MINOR else named_leader_spaces(state, known.power)


def _spaces_for(state: SwordState, name: str, units: Sequence[str]) -> list[str]:
    power, at = LEADERS[name].power, stack_with_leader(state, name)
    own = (power, HIRED) if power == CARTHAGINIAN else (power,)
    new = {token.partition("@")[2] for token in units if token.partition("@")[0] in own}
    return [
        space
        for space in sorted({*_camps(state, name), *new})
        if (at is None or at.space != space) and (name != STAYS_IN_AFRICA or SPACES[space].region == AFRICA)
    ]


# What is done without an answer


def default_placement(state: SwordState, powers: Powers, *, minors: bool = False) -> Reinforce:
    """Return what is placed for who does not answer: CU with the largest army that may have them, leaders kept as far
    as the cities can pay, the displaced with the largest army. minors: those in the reserve too."""
    needed = placement_need(state, powers)
    units: tuple[str, ...] = ()
    if needed.where:
        best = max(needed.where, key=lambda token: _size(state, token, ()))
        units = (best,) * needed.units + (f"{HIRED}@{best.partition('@')[2]}",) * needed.hired
    keep, pay = _affordable(state, powers, needed)
    leaders = []
    on_map = {name for power in powers for one in stacks_of_power(state, power) for name in one.all_leaders}
    placed = [name for name in needed.may if name not in on_map] if minors else []
    for name in (*needed.must, *placed):
        spaces = _spaces_for(state, name, units)
        if spaces and (not price_of_keeping_leader(state, name) or name in keep):
            power = LEADERS[name].power
            leaders.append(f"{name}@{max(spaces, key=lambda space: _size(state, f'{power}@{space}', units))}")
    return Reinforce(units, keep, pay, tuple(leaders))


def _size(state: SwordState, token: str, units: Sequence[str]) -> int:
    power, _, space = token.partition("@")
    return stack_in_space(state, power, space).cu + units.count(token)


def _affordable(state: SwordState, powers: Powers, needed: Need) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the leaders that can be kept, and the cities that pay: the most loyal first, each down to 1 as long as
    that is enough."""
    cities = _cities(state, powers)
    keep: list[str] = []
    pay: list[str] = []
    left = sum(cities.values())
    for name in needed.paid:
        if loyalty_price_due(state, [*keep, name]) <= left:
            keep.append(name)
    for _ in range(loyalty_price_due(state, keep)):
        city = max(cities, key=lambda space: cities[space])
        cities[city] -= 1
        pay.append(city)
    order = list(_cities(state, powers))
    return tuple(keep), tuple(sorted(pay, key=order.index))


def placement_without_choice(state: SwordState, powers: Powers) -> Reinforce | None:
    """Return what powers place where they have no choice; None where they do."""
    needed = placement_need(state, powers)
    way = default_placement(state, powers, minors=True)
    if len(needed.where) > 1 or needed.paid:
        return None
    ways = {name: len(_spaces_for(state, name, way.units)) for name in (*needed.must, *needed.may)}
    stay = {name for name in ways if stack_with_leader(state, name) is not None}  # they may stay where they are
    return None if any(count + (name in stay) > 1 for name, count in ways.items()) else way


# Carrying it out


def carry_out(play: SwordPlay, powers: Powers, answer: Reinforce) -> None:
    """Place what was decided."""
    for power in powers:
        spaces = tuple([token.partition("@")[2] for token in answer.units if token.partition("@")[0] == power])
        hired = tuple([token.partition("@")[2] for token in answer.units if token.partition("@")[0] == HIRED])
        if spaces or hired:
            play.emit(Reinforced(power, spaces, hired))
        for space in spaces:
            place_units(play, power, space)
        for space in hired:
            place_units(play, power, space, hired=True)
    _pay(play, powers, answer)
    for token in answer.leaders:
        name, _, space = token.partition("@")
        at = stack_with_leader(play.state, name)
        before = at.space if at is not None else play.state.off_map.get(name, "")
        remove_leader(play, name, RESERVE)
        add_leader(play, name, space)
        if not stack_in_space(play.state, LEADERS[name].power, space).cu:  # the city is besieged (section 13.3)
            go_inside(play, LEADERS[name].power, space, 0, (name,))
        play.emit(LeaderPlaced(name, space, before))


def _pay(play: SwordPlay, powers: Powers, answer: Reinforce) -> None:
    paid = placement_need(play.state, powers).paid
    if not paid:
        return
    side = side_of(play.state, powers[0])
    gone = tuple([name for name in paid if name not in answer.keep])
    play.emit(LeadersKept(side, answer.keep, answer.pay, gone, loyalty_price_reduction(play.state, answer.keep)))
    for city in answer.pay:
        spend_support_point(play, Support(power="", side=side), MINUS + city)
    for name in gone:
        remove_leader(play, name, GONE)
