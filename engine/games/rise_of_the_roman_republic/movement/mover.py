"""Who goes along in a movement: what a leader can take from their stack (sections 5.45, 5.52 and 6.13; rulings c.13 and
c.14)."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from engine.games.rise_of_the_roman_republic.actions.movement import ALL, ALONE, GUARDED, OWN
from engine.games.rise_of_the_roman_republic.board.bonds import free_troops
from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.losses import (
    attrition_sp,
    force_arms,
    strength_by_arm,
    whole_stack_part,
)
from engine.games.rise_of_the_roman_republic.board.parts import unled_troops
from engine.games.rise_of_the_roman_republic.board.sieges import is_stack_besieged
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key, stack_of_leader
from engine.games.rise_of_the_roman_republic.forces import Force, Part, Troops, common_troops, number_of, numbers_of
from engine.games.rise_of_the_roman_republic.movement.guards import has_romans_beside_auxiliaries, leaves_lawfully
from engine.games.rise_of_the_roman_republic.politics.hierarchy import (
    allied_tribes,
    leaders_taken_along,
    legion_limit_of_leader,
    legions_under,
    overall_commanders,
    troops_under,
)
from engine.games.rise_of_the_roman_republic.state import Power, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.picks import Item
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

ARMS = ("infantry", "cavalry", "elephants")


class Mover(msgspec.Struct, frozen=True):
    """What is about to move. leader: whose phase it is. led: other leaders who go along. sp, size: its SP, and its
    Attrition SP. lone: leaders without units. goal: the only hex that it may go to; "": anywhere. beside: the army of
    an allied tribe that goes along."""

    side: Side
    power: str
    leader: str
    stack: str
    place: str
    inside: bool
    force: Force
    led: tuple[str, ...]
    sp: int
    size: int
    allies: bool = False
    goal: str = ""
    beside: tuple[Part, ...] = ()

    @property
    def is_lone(self) -> bool:
        """Return whether no units move, leaders alone."""
        return not self.sp


def mover_from_force(
    state: RiseState, leader: str, there: Stack, force: Force, *, allies: bool = False, goal: str = ""
) -> Mover:
    """Return a force of a stack as something that moves."""
    counted = force_arms(state, force)
    led = tuple([one for one in force.leaders if one != leader])
    name = stack_key(there.power, there.hex, there.inside)
    return Mover(
        side_of(state, there.power), there.power, leader, name, there.hex, there.inside,
        force, led, sum(counted), attrition_sp(counted), allies, goal,
    )  # fmt: skip


def movable_armies(state: RiseState, leader: str) -> dict[str, Mover]:
    """Return what a leader can move with, by name: all whom they may take, only their own command, all but one SP of
    infantry, themselves alone. Those that come to the same are there once."""
    there = stack_of_leader(state, leader)
    if there is None or is_stack_besieged(state, there):
        return {}
    found: dict[str, Mover] = {}
    led = leaders_taken_along(state, leader)
    most, troops = legion_limit_of_leader(state, leader), troops_under(state, leader, there)
    for name, others in ((ALL, led), (OWN, ())) if led else ((ALL, ()),):
        legions = legions_under(state, leader, others)
        if (legions or troops) and len(numbers_of(legions)) <= most:
            found[name] = mover_from_force(state, leader, there, Force((leader, *others), legions, troops))
    if there.power in TABLES.tribes:
        return found  # tribes detach nobody
    if ALL in found and there.inside and (guarded := _but_one(found[ALL].force)) is not None:
        found[GUARDED] = mover_from_force(state, leader, there, guarded)
    found[ALONE] = mover_from_force(state, leader, there, Force((leader,)))
    if has_romans_beside_auxiliaries(there):
        found = {name: one for name, one in found.items() if leaves_lawfully(state, there, one.force)}
    return found


def movers_with_tribes(state: RiseState, leader: str) -> dict[str, Mover]:
    """Return what a leader can march with beside an allied tribe that stands with them, by tribe: all whom they may
    take, they alone if that is nobody. A tribe never leaves its army behind."""
    there = stack_of_leader(state, leader)
    if there is None or is_stack_besieged(state, there) or there.power in TABLES.tribes:
        return {}
    beside = tribes_beside(state, there)
    found = movable_armies(state, leader) if beside else {}
    own = found.get(ALL) or found.get(ALONE)
    return {power: _joined(state, own, part) for power, part in beside.items()} if own is not None else {}


def tribes_beside(state: RiseState, there: Stack) -> dict[str, Part]:
    """Return the armies of allied tribes that stand with a stack, by tribe; a tribe goes with no other."""
    if there.power in TABLES.tribes:
        return {}
    keys = {one: stack_key(one, there.hex, there.inside) for one in allied_tribes(state, side_of(state, there.power))}
    return {one: whole_stack_part(state, name) for one, name in keys.items() if name in state.stacks}


def _joined(state: RiseState, own: Mover, part: Part) -> Mover:
    counted = strength_by_arm(state, (Part(own.stack, own.force), part))
    return msgspec.structs.replace(own, sp=sum(counted), size=attrition_sp(counted), beside=(part,))


def _but_one(force: Force) -> Force | None:
    """Return a force without one SP of infantry, of the largest contingent; None if nothing would be left."""
    large = max(force.troops, key=lambda one: one.infantry, default=None)
    if large is None or not large.infantry or (large.sp == 1 and len(force.troops) == 1 and not force.legions):
        return None
    kept = msgspec.structs.replace(large, infantry=large.infantry - 1)
    troops = tuple([one for one in [kept if one is large else one for one in force.troops] if one.sp])
    return msgspec.structs.replace(force, troops=troops)


# Part of a stack


def pickable_items(leaders: Iterable[str], legions: Iterable[str], troops: Iterable[Troops]) -> tuple[Item, ...]:
    """Return units as things to pick: leaders, legions, and SP by kind and arm."""
    counts: dict[str, int] = {}
    for one in troops:
        for arm, count in zip(ARMS, (one.infantry, one.cavalry, one.elephants), strict=True):
            token = f"{one.kind}:{arm}"
            counts[token] = counts.get(token, 0) + count
    return (
        *[Item(one, group="leaders") for one in leaders],
        *[Item(one, group="legions") for one in legions],
        *[Item(token, group="troops", count=count, label=_sp(token)) for token, count in counts.items() if count],
    )


def _sp(token: str) -> Text:
    """Return what SP of a kind and arm are called."""
    kind, _, arm = token.partition(":")
    return keyed_text("option.sp", kind=kind, arm=arm)


def force_from_picks(there: Stack, units: Iterable[str]) -> Force:
    """Return units that were picked from a stack as a force."""
    counts = Counter(units)
    troops = []
    for one in there.troops:
        taken = [min(counts[f"{one.kind}:{arm}"], getattr(one, arm)) for arm in ARMS]
        counts.subtract({f"{one.kind}:{arm}": count for arm, count in zip(ARMS, taken, strict=True)})
        if any(taken):
            troops.append(Troops(one.kind, taken[0], taken[1], taken[2], one.elite))
    leaders = tuple([one for one in there.leaders if counts[one] > 0])
    return Force(leaders, tuple([one for one in there.legions if counts[one] > 0]), tuple(troops))


def mover_with_all(state: RiseState, leader: str) -> Mover | None:
    """Return a leader with all whom they can take along, however many; None if they cannot march at all."""
    there = stack_of_leader(state, leader)
    if there is None or is_stack_besieged(state, there) or there.power in TABLES.tribes:
        return None
    led = leaders_taken_along(state, leader)
    troops = tuple([one for one in troops_under(state, leader, there) if one.sp])
    return mover_from_force(state, leader, there, Force((leader, *led), legions_under(state, leader, led), troops))


def units_of(whole: Mover) -> tuple[Item, ...]:
    """Return the units and leaders whom a leader takes along, as things to pick."""
    return pickable_items(whole.led, whole.force.legions, whole.force.troops)


def units_under(state: RiseState, leader: str) -> tuple[Item, ...]:
    """Return the units and leaders whom a leader can take along, as things to pick."""
    whole = mover_with_all(state, leader)
    return units_of(whole) if whole is not None else ()


def mover_of_units(state: RiseState, leader: str, units: Iterable[str]) -> Mover | None:
    """Return the mover that these units make with their leader. Commanders of legions that are picked come along. None
    if they are nowhere."""
    there = stack_of_leader(state, leader)
    if there is None:
        return None
    force = force_from_picks(there, units)
    present = leaders_taken_along(state, leader)
    commanders = [
        found.leader for one in force.legions if (found := state.republic.commander_of_legion(one)) is not None
    ]
    leaders = dict.fromkeys((leader, *force.leaders, *[one for one in commanders if one in present]))
    return mover_from_force(state, leader, there, msgspec.structs.replace(force, leaders=tuple(leaders)))


# Ally Movement (section 6.13)


def armies_movable_without_leader(state: RiseState, leader: str) -> dict[str, Mover]:
    """Return the forces that a leader can let move without them, by the key of their stack: as Overall Commander any
    leaderless troops of their power, or of a power that their side has won over (ruling E32), that no leader had with
    them as the turn began; a Roman magistrate legions of their own, into their hex, whoever else is with them; anybody
    an allied tribe in their hex."""
    here = stack_of_leader(state, leader)
    if here is None or here.power in TABLES.tribes:
        return {}
    supreme = leader in overall_commanders(state, here.power)
    found = _allied_tribes(state, leader, here)
    for name, there in state.stacks.items():
        lent = supreme and _lent(state, there.power, here.power)
        if (there.power != here.power and not lent) or is_stack_besieged(state, there):
            continue
        own = own_legions(state, leader, there) if there.hex != here.hex else ()
        if own:
            troops = () if there.leaders else troops_under(state, leader, there)  # those are with the other leader
            found[name] = mover_from_force(state, leader, there, Force((), own, troops), allies=True, goal=here.hex)
        elif there.leaders:
            continue
        elif supreme and (troops := common_troops(free_troops(state, there), unled_troops(state, name))):
            found[name] = mover_from_force(state, leader, there, Force((), (), troops), allies=True)
    return found


def _lent(state: RiseState, power: Power, chief: Power) -> bool:
    """Return whether a power serves another, a side itself, as one that it has won over, and marches for it (The Eagle;
    rulings E12 and E32)."""
    known = scenario_of(state)
    mine = chief in state.players and side_of(state, power) == chief
    return mine and power in known.protectorates and power not in known.stay


def _allied_tribes(state: RiseState, leader: str, here: Stack) -> dict[str, Mover]:
    """Return the allied tribes in a leader's hex, which they can let march within their provinces (First Alexander)."""
    tribes = allied_tribes(state, side_of(state, here.power))
    return {
        name: mover_from_force(state, leader, there, Force(there.leaders, (), there.troops), allies=True)
        for name, there in state.stacks.items()
        if there.power in tribes and there.hex == here.hex and there.troops and not is_stack_besieged(state, there)
    }


def own_legions(state: RiseState, leader: str, there: Stack) -> tuple[str, ...]:
    """Return the legions of a leader's imperium in a stack, though they are not in it."""
    own = state.republic.office_of_leader(leader)
    return tuple([one for one in there.legions if own is not None and number_of(one) in own.legions])
