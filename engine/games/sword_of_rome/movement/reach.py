"""How far an army or a lone leader can move: legs, their costs, and where they may end (section 9).

Pure functions of the open map, used by forms, previews and computer players. A leg is a space ("capua"), a landing
("sea:ostia"), a raid ("raid"), or CU and leaders that are left or taken up on the way ("drop:2", "take:greek_a").
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

import msgspec

from engine.games.sword_of_rome.board import roads
from engine.games.sword_of_rome.board.control import enemy_outside
from engine.games.sword_of_rome.board.kinds import count_mercenaries_moved, leg_variants_by_kind
from engine.games.sword_of_rome.board.roads import CLEAR, ROUGH, STRAIT, is_appian, is_port, link_kind
from engine.games.sword_of_rome.board.stacks import is_minor, stack_in_space
from engine.games.sword_of_rome.movement.limits import is_kept_out, may_enter, may_stop
from engine.games.sword_of_rome.movement.sea import SEA, leaves_africa, lent_room, may_use_port, sailing_capacity
from engine.games.sword_of_rome.movement.spent import leader_mp_at_joining, may_leader_move_along, takeable_cu_parts
from engine.games.sword_of_rome.movement.walks import MOST_LEGS, Walk, force_joined, force_split, freshest_cu
from engine.games.sword_of_rome.powers import CARTHAGINIAN, ETRUSCAN
from engine.games.sword_of_rome.siege.raids import may_raid
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import LEADERS, SPACES, TABLES
from engine.games.sword_of_rome.unrest import GARRISON, can_unrest_fall
from engine.kernel.choices import Given
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.routes import Leg, Route, Trip
from engine.kernel.texts import keyed_text
from engine.kit.ways import LegWays, Variant

RAID, QUELL, DROP, TAKE = "raid", "unrest", "drop:", "take:"
DEEDS = {RAID: TABLES.movement.raid, QUELL: TABLES.movement.quell}  # MP of legs after which nothing is foreseen
PARTS = (1, 2, 3, 5)  # how many CU are left or taken up at once
PORTS = tuple(space for space in SPACES if is_port(space))
SEAFARERS = frozenset(row.power for row in TABLES.capacity)  # powers that may ever have ships
APPIAN_WAY = "appian_way"  # the effect of the card that builds it
CONSUL = "consul"


def appian_built(state: SwordState) -> bool:
    """Return whether the Appian Way has been built."""
    return any(effect.kind == APPIAN_WAY for effect in state.effects)


def step_cost(state: SwordState, walk: Walk, to: str) -> int:
    """Return the MP of a step to an adjacent space. The built Appian Way costs 1 MP in all (ruling 25)."""
    if is_appian(walk.space, to) and appian_built(state):
        return 0 if walk.on_way else TABLES.step_cost(CLEAR)
    return TABLES.step_cost(link_kind_for(walk, to))


def link_kind_for(walk: Walk, to: str) -> str:
    """Return the kind of the link to a space for a force, whose card may make some as good as clear."""
    printed = link_kind(walk.power, walk.space, to)
    return CLEAR if printed in walk.easy else printed


def cu_that_must_stay(leaders: Iterable[str]) -> int:
    """Return how many CU must stay with leaders who are left behind: 1 with a Roman consul (section 9.1.2)."""
    return int(any(LEADERS[one].kind == CONSUL for one in leaders))


def movable_cu(state: SwordState, power: Power, space: str, leaders: Sequence[str]) -> int:
    """Return how many CU outside in a space these leaders can move off with."""
    own = stack_in_space(state, power, space)
    kept = cu_that_must_stay(one for one in own.leaders if one not in leaders)
    return min(max(own.cu - kept, 0), TABLES.movement.most_cu)


def ship_room(state: SwordState, walk: Walk, goal: str) -> int:
    """Return how many CU the force's ships hold to a port; 0 if it has none."""
    value = walk.value if walk.power != ETRUSCAN or walk.ships else 0
    ships = sailing_capacity(state, walk.power, walk.space, goal, value)
    if walk.fleet:
        ships = max(ships, lent_room(state, walk.power, walk.space, goal, walk.fleet))
    return min(ships, walk.cu - walk.militia) if walk.militia and leaves_africa(walk.space, goal) else ships


# Legs


def _open_to(state: SwordState, walk: Walk, to: str) -> bool:
    if not may_enter(state, walk.power, to, walk.leaders, lone=walk.is_lone):
        return False
    return walk.is_lone or not is_kept_out(state, walk.power, to)


def _by_land(state: SwordState, walk: Walk) -> Iterable[Leg]:
    for to in roads.adjacent_spaces(walk.space):
        cost, way = step_cost(state, walk, to), link_kind_for(walk, to)
        if cost > walk.mp or (walk.smooth and way in (ROUGH, STRAIT)) or to == walk.flank:
            continue
        if _open_to(state, walk, to):
            yield Leg(to, group=way, to=to, cost=cost)


def _by_sea(state: SwordState, walk: Walk) -> Iterable[Leg]:
    if walk.mp < TABLES.movement.sea or not (walk.fleet or walk.power in SEAFARERS):
        return
    if not may_use_port(state, walk.power, walk.space):
        return
    stays = may_stop(state, walk.power, walk.space)  # nobody is left behind in an ally's port
    for to in (*PORTS, GARRISON) if walk.power == CARTHAGINIAN else PORTS:
        room = ship_room(state, walk, to)
        if to == walk.flank or not room or (room < walk.cu and not stays):
            continue
        if _open_to(state, walk, to):
            yield Leg(f"{SEA}{to}", keyed_text("leg.by_sea", port=to), group="sea", to=to, cost=TABLES.movement.sea)


def _left_or_taken(state: SwordState, walk: Walk) -> Iterable[Leg]:
    """Yield what may be left here or taken up. A consul who stays keeps a CU (section 9.1.2)."""
    if walk.space in walk.changed or not may_stop(state, walk.power, walk.space, lone=walk.is_lone):
        return
    own = stack_in_space(state, walk.power, walk.space)
    others = _others(state, walk)
    rest = [one for one in own.leaders if one not in walk.leaders]
    for part in sorted({part for part in PARTS if part < walk.cu and walk.net >= 0}):
        for token, said in leg_variants_by_kind(f"{DROP}{part}", part, walk.hired, walk.cu):
            yield Leg(token, said or keyed_text("leg.drop", count=part), group="drop", cost=0)
    rested = sum([part.cu for part in takeable_cu_parts(state, walk, walk.space, others)])
    room = min(others - cu_that_must_stay(rest), rested, TABLES.movement.most_cu - walk.cu) if walk.net <= 0 else 0
    for part in sorted({part for part in (*PARTS, room) if 0 < part <= room}):
        for token, said in leg_variants_by_kind(f"{TAKE}{part}", part, _hired_others(state, walk), others):
            yield Leg(token, said or keyed_text("leg.take", count=part), group="take", cost=0)
    for one in walk.leaders[1:]:
        if others or not cu_that_must_stay((one,)):
            yield Leg(f"{DROP}{one}", keyed_text("leg.drop_leader", leader=one), group="drop", cost=0)
    for one in [one for one in rest if may_leader_move_along(state, one)]:
        last = cu_that_must_stay(other for other in rest if other != one)
        if (is_minor(one) or not is_minor(walk.leaders[0])) and others >= last:
            yield Leg(f"{TAKE}{one}", keyed_text("leg.take_leader", leader=one), group="take", cost=0)


def _hired_others(state: SwordState, walk: Walk) -> int:
    """Return how many mercenaries stand where a force is and do not belong to it."""
    own = stack_in_space(state, walk.power, walk.space)
    return max(own.mercenaries - walk.hired if walk.here else own.mercenaries + walk.hired_net, 0)


def _others(state: SwordState, walk: Walk) -> int:
    """Return how many CU of the power stand where a force is and do not belong to it."""
    own = stack_in_space(state, walk.power, walk.space)
    return own.cu - walk.cu if walk.here else own.cu + walk.net


def all_legs(state: SwordState, walk: Walk) -> list[Leg]:
    """Return every leg that may follow, wherever it may lead to."""
    if walk.ended or not walk.legs_left:
        return []
    legs = [*_by_land(state, walk), *_by_sea(state, walk), *_left_or_taken(state, walk)]
    if walk.mp >= TABLES.movement.raid and walk.cu and may_raid(state, walk.power, walk.space):
        legs.append(Leg(RAID, keyed_text("leg.raid"), group="raid", cost=TABLES.movement.raid))
    if walk.space == GARRISON and walk.cu and walk.mp >= TABLES.movement.quell and can_unrest_fall(state):
        legs.append(Leg(QUELL, keyed_text("leg.unrest", level=state.unrest), group="raid", cost=TABLES.movement.quell))
    return legs


def force_after(state: SwordState, walk: Walk, token: str) -> Walk:
    """Return the force after a leg, if nobody reacts. Once enemies are met, or after a raid or an attack on the unrest,
    no more is foreseen."""
    replace = msgspec.structs.replace
    walk = replace(walk, legs_left=walk.legs_left - 1)
    if token in DEEDS:
        return replace(walk, mp=walk.mp - DEEDS[token], ended=True, pauses=token == RAID)
    if token.startswith((DROP, TAKE)):
        return _changed(state, walk, token)
    if token.startswith(SEA):
        to = token.removeprefix(SEA)
        room, cost, on_way = ship_room(state, walk, to), TABLES.movement.sea, False
    else:
        to, room, cost = token, walk.cu, step_cost(state, walk, token)
        on_way = is_appian(walk.space, to) and appian_built(state)
    met = bool(enemy_outside(state, walk.power, to))
    changed = (*walk.changed, walk.space) if walk.net or walk.here else walk.changed
    behind = max(walk.cu - room, 0)
    if behind:
        walk = replace(force_split(walk, behind)[1], militia=0)
    return replace(
        walk,
        space=to,
        hired=max(walk.hired - behind, 0),
        hired_net=0,
        mp=walk.mp - cost,
        on_way=on_way,
        smooth=False,
        changed=changed,
        net=0,
        here=False,
        ended=met,
    )


def _changed(state: SwordState, walk: Walk, token: str) -> Walk:
    """Return the force after it has left or taken up somebody: of those who stand there, those with the most MP."""
    what, taken = token.split(":")[1], token.startswith(TAKE)
    if not what.isdecimal():
        joining = [(what, leader_mp_at_joining(state, walk, what))] if taken else []
        return force_joined(walk, leaders=joining) if taken else force_split(walk, leaders=(what,))[1]
    count, hired = int(what), hired_in_leg(state, walk, token)
    more = freshest_cu(takeable_cu_parts(state, walk, walk.space, _others(state, walk)), count) if taken else []
    return msgspec.structs.replace(
        force_joined(walk, more) if taken else force_split(walk, count)[1],
        net=walk.net + (-count if taken else count),
        militia=walk.militia if taken else max(walk.militia - count, 0),
        hired=walk.hired + (hired if taken else -hired),
        hired_net=walk.hired_net + (-hired if taken else hired),
    )


def hired_in_leg(state: SwordState, walk: Walk, token: str) -> int:
    """Return how many mercenaries are among the CU that a leg leaves or takes up."""
    count = int(token.split(":")[1])
    if token.startswith(DROP):
        return count_mercenaries_moved(token, count, walk.hired, walk.cu)
    return count_mercenaries_moved(token, count, _hired_others(state, walk), _others(state, walk))


def may_end(state: SwordState, walk: Walk) -> bool:
    """Return whether a plan may end here: in a place to stop, or where enemies are met; a flanking force where it can
    join the battle. After a raid a plan only pauses: it is enough that the force can go on to such a place."""
    if _may_stay(state, walk):
        return True
    return walk.pauses and _can_end(state, msgspec.structs.replace(walk, ended=False, pauses=False))


def must_go_on(state: SwordState, walk: Walk) -> bool:
    """Return whether a plan that pauses after a raid does so where the force may not stay."""
    return walk.pauses and not _may_stay(state, walk)


def _may_stay(state: SwordState, walk: Walk) -> bool:
    stays = may_stop(state, walk.power, walk.space, lone=walk.is_lone)
    return stays and (not walk.flank or may_flank(state, walk))


def may_flank(state: SwordState, walk: Walk) -> bool:
    """Return whether a force stands next to a battle, with MP left to join it by another link than the primary force
    (section 9.5.6)."""
    if walk.space in (walk.flank, walk.barred) or not walk.cu or enemy_outside(state, walk.power, walk.space):
        return False
    return roads.is_adjacent(walk.space, walk.flank) and step_cost(state, walk, walk.flank) <= walk.mp


def next_legs(state: SwordState, walk: Walk) -> list[Leg]:
    """Return the legs that may follow and from which the plan can still end somewhere."""
    return [leg for leg in all_legs(state, walk) if _can_end(state, force_after(state, walk, leg.token))]


def has_anywhere_to_go(state: SwordState, walk: Walk) -> bool:
    """Return whether there is anywhere to go, or anything to raid; leaving somebody behind is no reason to be asked."""
    if walk.ended:
        return False
    if any(_can_end(state, force_after(state, walk, leg.token)) for leg in _by_land(state, walk)):
        return True
    return any(leg.to or leg.token in DEEDS for leg in next_legs(state, walk))


def any_way(state: SwordState, walk: Walk) -> tuple[str, ...]:
    """Return a way of fewest legs to where the plan may end, without a raid; () if there is none. As in `_can_end` a
    position is looked at once; how many CU are left on the way changes nothing."""
    open_ends: list[tuple[tuple[str, ...], Walk]] = [((), walk)]
    known = set()
    for way, here in open_ends:
        position = (here.space, here.mp, here.on_way, here.is_lone, here.leaders, here.ended)
        if position in known:
            continue
        known.add(position)
        for leg in next_legs(state, here) if len(way) < MOST_LEGS else ():
            if leg.token in DEEDS:
                continue
            on = force_after(state, here, leg.token)
            if may_end(state, on):
                return (*way, leg.token)
            open_ends.append(((*way, leg.token), on))
    return ()


def _can_end(state: SwordState, walk: Walk) -> bool:
    """Return whether a plan that has come so far can still end somewhere. Steps on the Appian Way may be free, so
    positions are looked at once, with as many legs left as can be."""
    open_ends, known = [walk], set()
    for here in open_ends:
        if may_end(state, here):
            return True
        place = (here.space, here.mp, here.on_way)
        if place not in known:
            known.add(place)
            open_ends += [force_after(state, here, leg.token) for leg in all_legs(state, here) if leg.to]
    return False


# The route


class MarchRoute(Route):
    """The way of a march: leg by leg, or by its goal. It may end only where the force may stop. stay: it may also be
    empty, as of a flanking force that stands next to the battle already."""

    __slots__ = ("_state", "_stay")

    def __init__(
        self, state: SwordState, walk: Walk, risk: Callable[[str], int] | None = None, *, stay: bool = False
    ) -> None:
        def ways() -> MarchWays:
            return MarchWays(state, walk, risk or (lambda space: 0))

        super().__init__(partial(next_legs, state), MOST_LEGS, start=walk, step=partial(force_after, state), ways=ways)
        self._state, self._stay = state, stay and may_end(state, walk)

    def is_complete(self, given: Given) -> bool:
        """Return whether these legs are allowed, and the last of them ends where the force may stop."""
        if not given:
            return self._stay
        return super().is_complete(given) and may_end(self._state, self.position(given))

    def value_of_tokens(self, given: Given) -> tuple[str, ...]:
        """Return the legs. IllegalAction if the force may not stop at the end of them."""
        if not given and self._stay:
            return ()
        legs_given = super().value_of_tokens(given)
        if not may_end(self._state, self.position(given)):
            raise self._refused(given, len(given))
        return legs_given

    def sample(self, lots: UnverifiedRandom) -> tuple[str, ...]:
        """Return a random way: mostly steps, seldom somebody left or taken up."""
        given: Given = ()
        walk = self._start
        stop: tuple[str, ...] | None = None  # the last place so far where the way may end
        while True:
            options = next_legs(self._state, walk) if len(given) < MOST_LEGS else []
            moves = [leg for leg in options if leg.to or leg.token in DEEDS]
            rest = [leg for leg in options if not leg.to and leg.token not in DEEDS]
            chosen = rest if rest and (not moves or lots.integer_below(8) == 0) else moves
            ends = self._stay if not given else may_end(self._state, walk)
            stop = given if ends else stop
            if not chosen:
                return any_way(self._state, self._start) if stop is None else stop
            if ends and lots.integer_below(3) == 0:
                return given
            token = lots.choose(chosen).token
            given, walk = (*given, token), force_after(self._state, walk, token)


class MarchWays(LegWays):
    """The cheapest ways to goals where the force may stop; of equally cheap ones the way past the fewest who may react
    (ruling 142). The variant "safe" enters no space with enemy CU."""

    def __init__(self, state: SwordState, walk: Walk, risk: Callable[[str], int]) -> None:
        self._table, self._walk, self._risk = state, walk, risk
        held = {s for s in SPACES if enemy_outside(state, walk.power, s)}
        super().__init__(
            lambda at: next_legs(state, at),
            walk,
            lambda at, token: force_after(state, at, token),
            start=walk.space,
            same=lambda at: (at.space, at.mp, at.on_way, at.cu),
            variants={"safe": Variant(avoiding=held)},
            most=MOST_LEGS,
        )

    def _all(self) -> Mapping[str, Trip]:
        """Return the way to each place where the force may stop: cheapest first, then fewest who may react."""
        if self._trips is None:
            found: dict[str, tuple[tuple[int, int, int], Trip]] = {}
            for trip, walk in self._every():
                if not trip.legs or not may_end(self._table, walk):
                    continue
                rank = (trip.cost, sum([self._risk(space) for space in trip.places]), len(trip.legs))
                if walk.space not in found or rank < found[walk.space][0]:
                    found[walk.space] = (rank, trip)
            order = sorted(found.items(), key=lambda pair: pair[1][0])
            self._trips = {goal: trip for goal, (_, trip) in order if goal != self._walk.space}
        return self._trips

    def cheapest_way(
        self, goal: str, *, via: Sequence[str] = (), avoiding: Sequence[str] = (), variant: str = ""
    ) -> Trip | None:
        """Return the cheapest way to a goal; None if there is none, or the force may not stop there."""
        return super().cheapest_way(goal, via=via, avoiding=avoiding, variant=variant) if goal in self._all() else None

    def _every(self) -> Iterable[tuple[Trip, Walk]]:
        """Yield all ways without a detour: there are few, as an army has few MP."""
        best: dict[tuple[str, bool, int], list[tuple[int, int]]] = {}
        open_ends: list[tuple[Trip, Walk, int]] = [(Trip((), 0), self._walk, 0)]
        while open_ends:
            trip, walk, risk = open_ends.pop()
            yield trip, walk
            for leg in self.legs_after(walk) if len(trip.legs) < MOST_LEGS else ():
                if isinstance(leg, str) or not leg.to or leg.to in trip.places or leg.to == self._walk.space:
                    continue
                on = self.position_after(walk, leg.token)
                cost, danger = trip.cost + (leg.cost or 0), risk + self._risk(leg.to)
                known = best.setdefault((on.space, on.on_way, on.cu), [])
                if any(c <= cost and r <= danger for c, r in known):
                    continue
                known.append((cost, danger))
                open_ends.append((Trip((*trip.legs, leg.token), cost, (*trip.places, leg.to)), on, danger))
