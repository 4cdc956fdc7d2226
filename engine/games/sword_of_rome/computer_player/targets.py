"""Where armies of a power want to be, and what it is worth to be near."""

from typing import NamedTuple

import msgspec

from engine.games.sword_of_rome.board.control import enemy_outside, is_friendly, is_plain
from engine.games.sword_of_rome.board.stacks import stack_in_space, tactics_rating
from engine.games.sword_of_rome.computer_player.distances import movement_distance
from engine.games.sword_of_rome.computer_player.odds import expected_battle_result, siege_odds
from engine.games.sword_of_rome.computer_player.values import CU, STAYS, Values
from engine.games.sword_of_rome.movement.limits import may_end_near_home, may_enter
from engine.games.sword_of_rome.siege.raids import may_raid
from engine.games.sword_of_rome.state import Power
from engine.games.sword_of_rome.tables import SPACES, TABLES

NEXT = 0.6  # what a gain counts for each activation that it is away
LEAST = 0.1  # a gain that is worth a march


class Target(NamedTuple):
    """A space that is worth going to: the gain, who defends it, and whether CU must stay to besiege it."""

    space: str
    gain: float
    cu: int
    tactics: int
    ground: int
    siege: bool


class Targets:
    """The targets of each power, and how near an army is to them."""

    def __init__(self, values: Values) -> None:
        self.values, self.state = values, values.state
        self._of: dict[Power, list[Target]] = {}
        self._potential: dict[tuple[Power, str, int, int], float] = {}

    def targets_of_power(self, power: Power) -> list[Target]:
        """Return the targets of a power."""
        found = self._of.get(power)
        if found is None:
            every = [self._target(power, space) for space in self.state.places]
            found = self._of[power] = [one for one in every if one is not None and one.gain > LEAST]
        return found

    def _target(self, power: Power, space: str) -> Target | None:
        state, values, place = self.state, self.values, self.state.places[space]
        if (
            SPACES[space].kind == "box"
            or not may_enter(state, power, space)
            or not may_end_near_home(state, power, space)
        ):
            return None
        if is_friendly(state, power, space) or (stack_in_space(state, power, space).cu and is_plain(state, space)):
            return None
        siege = not is_plain(state, space)
        if siege and place.besieger:
            return None
        if siege:
            begun = msgspec.structs.replace(place, siege=0, besieger=power)
            gain = values.space_worth(space, begun) - values.space_worth(space, place)
        else:
            gain = (values.ownership_worth(space, power) - values.ownership_worth(space, place.owner)) * STAYS
            if may_raid(state, power, space):
                gain = max(gain, 0.0) + (1 - siege_odds().points[0]) * values.plunder_worth(power, 1)
        enemy = enemy_outside(state, power, space)
        theirs = stack_in_space(state, enemy, space) if enemy else None
        ground = int(bool(enemy) and is_friendly(state, enemy, space))
        lead = tactics_rating(theirs.commander) if theirs is not None and theirs.commander else 0
        return Target(space, gain, theirs.cu if theirs else 0, lead, ground, siege)

    def potential_gain(self, power: Power, space: str, cu: int, lead: int) -> float:
        """Return what an army could gain in its next activations."""
        key = (power, space, cu, lead)
        found = self._potential.get(key)
        if found is None:
            found = self._potential[key] = self._worked_out(power, space, cu, lead)
        return found

    def _worked_out(self, power: Power, space: str, cu: int, lead: int) -> float:
        points = TABLES.movement_points_by_card(power, 2)
        best = second = 0.0
        for one in self.targets_of_power(power):
            far = movement_distance(power, space, one.space, fleets=self.values.five)
            if not far or (one.siege and cu < TABLES.siege_table.least_cu):
                continue
            gain = one.gain
            if one.cu:
                met = expected_battle_result(cu, one.cu, lead - one.tactics - one.ground)
                gain = gain * met.wins - met.attacker_losses * CU
            gain *= NEXT ** (-(-far // points)) * (1.0 if cu > 2 else 0.7) * (1 - 0.01 * far)
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        return best + 0.3 * second
