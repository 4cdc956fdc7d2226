"""Marches: where armies can go, and what each way is expected to gain."""

from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

import msgspec

from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.board.control import enemy_outside, is_friendly
from engine.games.sword_of_rome.board.roads import ROUGH, STRAIT, link_kind
from engine.games.sword_of_rome.board.stacks import stack_in_space, stacks_of_power, tactics_rating
from engine.games.sword_of_rome.computer_player.ideas import Idea
from engine.games.sword_of_rome.computer_player.odds import Fight, expected_battle_result, siege_odds
from engine.games.sword_of_rome.computer_player.targets import Targets
from engine.games.sword_of_rome.computer_player.values import CU, Values
from engine.games.sword_of_rome.movement.activation import force_setting_out, most_cu, possible_companions
from engine.games.sword_of_rome.movement.reach import RAID, SEAFARERS, all_legs, force_after, may_end
from engine.games.sword_of_rome.movement.walks import Walk
from engine.games.sword_of_rome.siege.plunder import PLUNDERERS
from engine.games.sword_of_rome.siege.raids import may_raid
from engine.games.sword_of_rome.state import Power, Stack
from engine.games.sword_of_rome.tables import LEADERS, TABLES

KILLED = 0.05  # an enemy CU
POINT = 0.22  # a support point after a battle
LEFT = (0, 1, 2, 3)  # CU that may be left where an army sets out
IDLE = 0.05  # a CU that is left without a leader, beside what it guards
DEFEAT = 0.1  # the trouble of a lost battle, beside the CU


class Way(NamedTuple):
    """A way to a space: its legs, the force at its end, and where the last step came from."""

    legs: tuple[str, ...]
    walk: Walk
    came_from: str


def cheapest_ways(values: Values, walk: Walk) -> dict[str, Way]:
    """Return the cheapest way to each space where a force may stop."""
    return {space: way for space, way in _cheapest(values, walk).items() if may_end(values.state, way.walk)}


def raids_in_passing(values: Values, walk: Walk) -> list[Way]:
    """Return the ways, each with a raid at its end, to spaces where a force may not stop: it goes on from there."""
    return [way for way in raids_on_the_way(values, walk) if way.legs[:-1] and not may_end(values.state, way.walk)]


def raids_on_the_way(values: Values, walk: Walk) -> list[Way]:
    """Return the ways, each with a raid at its end, after which a force can still end its march where it may; the walk
    of each is as it stands before the raid."""
    state = values.state
    found = [Way((), walk, ""), *_cheapest(values, walk).values()]
    return [
        Way((*way.legs, RAID), way.walk, way.came_from)
        for way in found
        if way.walk.mp and way.walk.cu and not way.walk.ended and may_raid(state, walk.power, way.walk.space)
        and may_end(state, force_after(state, way.walk, RAID))
    ]  # fmt: skip


def halts_after(values: Values, way: Way) -> list[str]:
    """Return the spaces where a force can end its march after the raid at the end of a way."""
    raided = msgspec.structs.replace(force_after(values.state, way.walk, RAID), ended=False, pauses=False)
    stays = [raided.space] if may_end(values.state, raided) else []
    return [*stays, *cheapest_ways(values, raided)]


def _cheapest(values: Values, walk: Walk) -> dict[str, Way]:
    """Return the cheapest way to each space that a force can come to."""
    state, found = values.state, dict[str, Way]()
    seen: dict[str, int] = {}
    heap: list[tuple[int, int, Way]] = [(0, 0, Way((), walk, ""))]
    count = 0
    while heap:
        cost, _, way = heappop(heap)
        here = way.walk
        if here.space in seen:
            continue
        seen[here.space] = cost
        if way.legs:
            found[here.space] = way
        if here.ended:
            continue
        for leg in all_legs(state, here):
            if leg.to and leg.to not in seen:
                count += 1
                on = force_after(state, here, leg.token)
                extra = 1 if leg.token != leg.to else 0
                heappush(heap, (cost + (leg.cost or 0) + extra, count, Way((*way.legs, leg.token), on, here.space)))
    return found


class Marches:
    """The marches of the powers that act."""

    def __init__(self, values: Values) -> None:
        self.values, self.state, self.table = values, values.state, values.table
        self.targets = Targets(values)

    def marches_with_worth(
        self, cards: Mapping[str, int], price: Mapping[str, float], barred: Sequence[str] = ()
    ) -> Iterator[Idea]:
        """Yield marches with their worth. cards: with the value at which each counts; price: what each is worth if it
        is kept."""
        for power in self.table.powers:
            for one in stacks_of_power(self.state, power):
                for leader in one.leaders:
                    if leader not in barred:
                        yield from self._of_leader(one, leader, cards, price)

    def _of_leader(
        self, one: Stack, leader: str, cards: Mapping[str, int], price: Mapping[str, float]
    ) -> Iterator[Idea]:
        able = {card: value for card, value in cards.items() if value >= LEADERS[leader].initiative}
        cheapest: dict[int, str] = {}
        for card, value in able.items():
            if value not in cheapest or price[card] < price[cheapest[value]]:
                cheapest[value] = card
        done: set[tuple[int, int]] = set()
        along = tuple(possible_companions(self.state, one.power, leader))
        most = most_cu(self.state, one.power, one.space, (leader, *along))
        if not most:
            return
        for value, card in sorted(cheapest.items(), key=lambda pair: price[pair[1]]):
            walk = force_setting_out(self.state, leader, along, most, value)
            reach = (walk.mp, value if one.power in SEAFARERS else 0)
            if reach in done:
                continue
            done.add(reach)
            yield from self._of_card(one, leader, along, most, value, card, price[card])

    def _of_card(
        self, one: Stack, leader: str, along: tuple[str, ...], most: int, value: int, card: str, price: float
    ) -> Iterator[Idea]:
        walk = force_setting_out(self.state, leader, along, most, value)
        lead = tactics_rating(leader)
        found = cheapest_ways(self.values, walk)
        if may_raid(self.state, one.power, one.space) and walk.mp:
            gain = self.raid_worth(one.power, one.space, most, walk.mp)
            yield Idea(gain - price, MarchArmy(card, leader, along, most, (RAID,)), leader, one.space)
        if one.power in PLUNDERERS:
            for way in raids_in_passing(self.values, walk):
                gain = self.raid_worth(one.power, way.walk.space, way.walk.cu, way.walk.mp)
                yield Idea(gain - price, MarchArmy(card, leader, along, most, way.legs), leader, way.walk.space)
        sizes = sorted({most - left for left in LEFT if most - left > 0}, reverse=True)
        for way in found.values():
            for cu in sizes:
                moved = min(cu, way.walk.cu)
                worth = self.march_gain(one, leader, along, moved, lead, way)
                legs = way.legs
                if may_raid(self.state, one.power, way.walk.space) and way.walk.mp and not way.walk.ended:
                    worth += self.raid_worth(one.power, way.walk.space, cu, way.walk.mp)
                    legs = (*legs, RAID)
                yield Idea(worth - price, MarchArmy(card, leader, along, cu, legs), leader, way.walk.space)

    def raid_worth(self, power: Power, space: str, cu: int, mp: int) -> float:
        """Return what raids are worth: here, and on the way as far as the movement points go."""
        odds = siege_odds()
        hits = 1 - odds.points[0]
        loss = odds.lost * CU * (1.0 if cu > 3 else 1.5)
        owner = self.state.places[space].owner
        here = hits * (
            self.values.plunder_worth(power, 1)
            + self.values.ownership_worth(space, "")
            - self.values.ownership_worth(space, owner)
        )
        more = (mp - 1) // 2 * max(hits * self.values.plunder_worth(power, 1) - loss, 0.0)
        return here - loss + more

    def march_gain(self, one: Stack, leader: str, along: tuple[str, ...], cu: int, lead: int, way: Way) -> float:
        """Return what a march gains: what the army does in the goal, less what it did before."""
        goal, power = way.walk.space, one.power
        left, stay = one.cu - cu, [each for each in one.leaders if each not in (leader, *along)]
        left_lead = tactics_rating(stay[0]) if stay else -1
        before = self.position_worth(power, one.space, one.cu, tactics_rating(one.commander))
        behind = self.position_worth(power, one.space, left, left_lead)
        there, there_lead = self.values.cu_and_tactics_outside(power, goal)
        now_there = self.position_worth(power, goal, there, there_lead)
        enemy = enemy_outside(self.state, power, goal)
        if not enemy:
            at_goal = self.position_worth(power, goal, there + cu, max(lead, there_lead))
            return behind + at_goal - before - now_there
        met = self.battle_odds_of_march(power, goal, cu, lead, way.came_from)
        size = max(round(cu - met.lost_winning), 1)
        won = behind + self.position_worth(power, goal, size, lead) - before - now_there
        won += POINT * ((met.killed_winning + 1) // 2)
        worth = met.wins * won - (1 - met.wins) * DEFEAT - met.attacker_losses * CU
        return worth + met.defender_losses * KILLED

    def battle_odds_of_march(
        self, power: Power, goal: str, cu: int, lead: int, came_from: str, flank: int = 0
    ) -> Fight:
        """Return the odds of a battle that a march leads to. flank: CU of a force that comes by another link, which
        counts half."""
        enemy = enemy_outside(self.state, power, goal)
        theirs = stack_in_space(self.state, enemy, goal)
        edge = lead - (tactics_rating(theirs.commander) if theirs.commander else 0)
        edge += int(is_friendly(self.state, power, goal)) - int(is_friendly(self.state, enemy, goal))
        if came_from and link_kind(power, came_from, goal) in (ROUGH, STRAIT):
            edge += TABLES.combat.rough
        edge += TABLES.combat.flank if flank else 0
        return expected_battle_result(cu + (flank + 1) // 2, theirs.cu, edge)

    def position_worth(self, power: Power, space: str, cu: int, lead: int) -> float:
        """Return what an army is worth in a space: what it does there, and what it could do next."""
        stands = self.values.standing_worth(power, space, cu, lead)
        if not cu or lead < 0:
            return stands - IDLE * cu
        return stands + self.targets.potential_gain(power, space, cu, lead)
