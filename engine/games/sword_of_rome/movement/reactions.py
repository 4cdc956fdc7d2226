"""Who may react when an army enters a space, how, and at what odds (sections 9.3, 10 and 11).

Pure functions of the open map: for the reaction form, for previews, for the way with the fewest reactions, and for
computer players.
"""

from collections.abc import Iterable, Iterator

import msgspec

from engine.games.sword_of_rome.board.control import enemies_at, enemy_outside, is_city, is_controlled_by, is_friendly
from engine.games.sword_of_rome.board.roads import CLEAR, ROUGH, adjacent_spaces, is_clear_link, is_port, link_kind
from engine.games.sword_of_rome.board.stacks import (
    cu_in,
    leaders_commander_first,
    stack_in_space,
    stack_key,
    stacks_in_space,
    tactics_rating,
)
from engine.games.sword_of_rome.movement.limits import BOMILCAR, CARTHAGO, is_kept_out, may_end_near_home, may_enter
from engine.games.sword_of_rome.movement.reach import cu_that_must_stay
from engine.games.sword_of_rome.movement.sea import SEA, fleeing_capacity, leaves_africa, sea_goals
from engine.games.sword_of_rome.powers import CARTHAGINIAN, are_allied, side_of
from engine.games.sword_of_rome.state import Power, Stack, SwordState
from engine.games.sword_of_rome.tables import TABLES

THROUGH = 4  # spaces that an army enters at most when it avoids through allied ones (section 11.2)


class Entering(msgspec.Struct, frozen=True):
    """An army that enters a space, or would.

    came_from: the space that it left, or "sea:<port>". cu: how many CU it has.
    tried: stacks that have tried to intercept it in this action. bribed: stacks that it has paid.
    engaged: of a flanking force, the space of the battle whose defenders leave it alone (ruling 86).
    sortie: it has come out of the city: nobody intercepts or is paid. unseen: it has landed by night: nobody
    intercepts.
    arrived: whether it stands there already, so that its CU are among those in the space.
    """

    power: Power
    space: str
    came_from: str
    cu: int
    tried: tuple[str, ...] = ()
    bribed: tuple[str, ...] = ()
    engaged: str = ""
    arrived: bool = True
    sortie: bool = False
    unseen: bool = False

    @property
    def space_departed_from(self) -> str:
        """Return the space that it left, the port of a landing too."""
        return self.came_from.removeprefix(SEA)


class Interceptor(msgspec.Struct, frozen=True):
    """An army that may intercept. needs: the highest roll of a die that succeeds (1 to 5)."""

    power: Power
    origin: str
    leader: str
    cu: int
    needs: int

    @property
    def id(self) -> str:
        """Return the army's name in a reaction: "roman@capua"."""
        return stack_key(self.power, self.origin)


# Interception (section 10)


def _barred_by_others(state: SwordState, entering: Entering, power: Power) -> bool:
    """Return whether CU of another power, which neither move nor are shut up in the city, keep interceptors out."""
    for one in stacks_in_space(state, entering.space):
        moving = entering.cu if entering.arrived and one.power == entering.power else 0
        if one.power != power and one.cu > moving:
            return True
    return False


def intercept_target(state: SwordState, power: Power, leader: str, space: str) -> int:
    """Return the highest roll with which a leader intercepts into a space: their tactics, and one less where the space
    is not friendly and holds none of their CU (section 10.3, ruling 27)."""
    hostile = not is_friendly(state, power, space) and not cu_in(state, power, space)
    return min(tactics_rating(leader) - int(hostile), 6)


def possible_interceptors(state: SwordState, entering: Entering, easier: int = 0) -> Iterator[Interceptor]:
    """Yield the armies that may try to intercept: adjacent over a clear link, outside, with a leader (section 10.2,
    rulings 16, 26 and 110). easier: what a card adds to the highest roll that succeeds."""
    if not entering.cu or entering.sortie or entering.unseen:
        return
    for origin in adjacent_spaces(entering.space):
        for one in stacks_in_space(state, origin):
            if _may_intercept(state, entering, one):
                needs = intercept_target(state, one.power, one.commander, entering.space) + easier
                if needs > 0:
                    yield Interceptor(one.power, origin, one.commander, min(one.cu, TABLES.movement.most_cu), needs)


def rough_link_interceptors(state: SwordState, entering: Entering, power: Power, easier: int) -> Iterator[Interceptor]:
    """Yield the armies of a power that may try to intercept over a rough link with a card, which makes it so much
    easier."""
    if not entering.cu or entering.sortie or entering.unseen:
        return
    for origin in adjacent_spaces(entering.space):
        one = state.stacks.get(f"{power}@{origin}")
        if one is not None and _may_intercept(state, entering, one, ROUGH):
            needs = intercept_target(state, power, one.commander, entering.space) + easier
            if needs > 0:
                yield Interceptor(power, origin, one.commander, min(one.cu, TABLES.movement.most_cu), min(needs, 6))


def _may_intercept(state: SwordState, entering: Entering, one: Stack, link: str = CLEAR) -> bool:
    if not one.cu or not one.commander or are_allied(state, one.power, entering.power):
        return False
    name = stack_key(one.power, one.space)
    if name in entering.bribed or (entering.engaged and one.space == entering.engaged):
        return False
    if link_kind(one.power, one.space, entering.space) != link:
        return False
    if not may_enter(state, one.power, entering.space, one.leaders[:1]) or is_kept_out(
        state, one.power, entering.space
    ):
        return False
    return may_end_near_home(state, one.power, entering.space) and not _barred_by_others(state, entering, one.power)


# Inside or outside (section 9.3.1)


def defender_of(state: SwordState, entering: Entering) -> Power:
    """Return the power whose army stands outside where the mover enters; "" if there is none."""
    return enemy_outside(state, entering.power, entering.space)


def room_inside(state: SwordState, power: Power, space: str) -> int:
    """Return how many more CU of a power its own city in the space can take in: three in all (ruling 30). In Carthago
    nobody goes inside with two to four players (ruling 103)."""
    if (
        not is_city(state, space)
        or not is_controlled_by(state, power, space)
        or is_unplayed_carthage_at_home(state, power, space)
    ):
        return 0
    return max(TABLES.movement.inside - stack_in_space(state, power, space).cu_inside, 0)


def is_unplayed_carthage_at_home(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a power neither avoids nor goes inside: unplayed Carthage in Carthago (ruling 103)."""
    return power == CARTHAGINIAN and space == CARTHAGO and not side_of(state, power)


# Avoiding battle (section 11)


def may_avoid(state: SwordState, entering: Entering) -> bool:
    """Return whether the army in the space may try to avoid battle: it has a leader and CU outside, and has not tried
    to intercept the same mover (ruling 92)."""
    power = defender_of(state, entering)
    if not power or entering.engaged == entering.space or is_unplayed_carthage_at_home(state, power, entering.space):
        return False
    return (
        bool(stack_in_space(state, power, entering.space).commander)
        and stack_key(power, entering.space) not in entering.tried
    )


def land_refuges(state: SwordState, entering: Entering, power: Power) -> dict[str, tuple[str, ...]]:
    """Return where the army may avoid to over land, with the spaces entered, the goal last: an adjacent friendly space
    without enemies or another power's CU; only where there is none, those behind allied armies, however many of these
    are passed (rulings 29 and 91)."""
    ends: list[tuple[str, ...]] = [()]
    found: dict[str, tuple[str, ...]] = {}
    for depth in range(THROUGH):
        further: list[tuple[str, ...]] = []
        for way in ends:
            for to in adjacent_spaces(way[-1] if way else entering.space):
                if to in way or not _passable(state, entering, power, way[-1] if way else entering.space, to):
                    continue
                others = [
                    one
                    for one in stacks_in_space(state, to)
                    if one.power != power and are_allied(state, power, one.power)
                ]
                if others:  # an enemy's lone leader there is displaced
                    further.append((*way, to))
                elif may_end_near_home(state, power, to):
                    found.setdefault(to, (*way, to))
        if found and not depth:
            return found
        ends = further
    return found


def _passable(state: SwordState, entering: Entering, power: Power, here: str, to: str) -> bool:
    """Return whether an avoiding army may enter a space: over a clear link, friendly, without enemy CU, never that
    from which the mover came."""
    if to in (entering.space_departed_from, entering.space) or not is_clear_link(power, here, to):
        return False
    return is_friendly(state, power, to) and not enemies_at(state, power, to) and may_enter(state, power, to)


def sea_refuges(state: SwordState, entering: Entering, power: Power, value: int, lent: int = 0) -> dict[str, int]:
    """Return the ports that the army may avoid to with a card of a value (0: without one), or with ships that Carthage
    lends it with such a card, as "sea:<port>", with the
    CU that its ships hold; with Bomilcar only those in Africa, which they never leave (section 17.1)."""
    if not is_port(entering.space):
        return {}
    stays = BOMILCAR in stack_in_space(state, power, entering.space).leaders
    found = {}
    for goal in sea_goals(state, power, entering.space):
        room = fleeing_capacity(state, power, entering.space, goal, value, lent)
        taken = any(one.power != power and are_allied(state, power, one.power) for one in stacks_in_space(state, goal))
        if stays and leaves_africa(entering.space, goal):
            continue
        if room and not taken and entering.space_departed_from != goal and may_end_near_home(state, power, goal):
            found[SEA + goal] = room
    return found


def avoiding_cu(outside: tuple[str, ...], going: tuple[str, ...], cu: int) -> int:
    """Return how many of the CU outside may avoid with some of the leaders outside (the commander is the first of
    them): 1 stays with a commander who is left, and with a consul (ruling 89)."""
    stay = [one for one in outside if one not in going]
    kept = max(int(bool(stay) and stay[0] == outside[0]), cu_that_must_stay(stay))
    return min(max(cu - kept, 0), TABLES.movement.most_cu)


def avoiding_leaders(state: SwordState, power: Power, space: str, going: Iterable[str]) -> tuple[str, ...]:
    """Return the leaders who go along with an army that avoids, the one whose tactics it rolls on first: the commander
    of the space, if they go (sections 8.2.1 and 11.1)."""
    return leaders_commander_first(going, stack_in_space(state, power, space).commander)


# At a glance


def reacting_army_count(state: SwordState, power: Power, cu: int, space: str) -> int:
    """Return how many armies may react to an army that enters a space."""
    entering = Entering(power, space, "", cu, arrived=False)
    return sum([1 for _ in possible_interceptors(state, entering)]) + bool(defender_of(state, entering))
