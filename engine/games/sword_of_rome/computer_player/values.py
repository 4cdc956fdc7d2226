"""What a position is worth to a side, in victory points that it may expect: spaces, sieges, garrisons, dangers.

A victory space counts for each turn that it is likely to be held. What rivals gain counts against the side, the more
the nearer they are to victory.
"""

import math

import msgspec

from engine.games.sword_of_rome.board.control import is_city, is_plain, is_tribe, victory_spaces
from engine.games.sword_of_rome.board.stacks import tactics_rating
from engine.games.sword_of_rome.computer_player.distances import movement_distance
from engine.games.sword_of_rome.computer_player.odds import expected_battle_result
from engine.games.sword_of_rome.computer_player.table import Table
from engine.games.sword_of_rome.computer_player.weights import at_work
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.powers import GALLIC, POWERS_OF, SIDE_OF, TRANSALPINE, are_allied
from engine.games.sword_of_rome.state import Place, Power, Stack
from engine.games.sword_of_rome.tables import SPACES, TABLES
from engine.kernel.state import Side

LASTING = 2.5  # turns for which a victory space is likely to be held
CU = 0.12  # one of one's own combat units
REINFORCING = 0.1  # a CU that a space brings each turn
MARKER = 0.03  # a marker of control without other worth
LOYALTY = (0.0, 0.0, 0.05, 0.08)  # beyond the first point
FALLS = (1.0, 0.72, 0.5, 0.33, 0.2)  # how likely a siege succeeds in the end, by the points that it lacks
STAYS = 0.75  # how likely an army is still there when markers are placed
LOST_OPEN, LOST_WALLED, GUARDED = 0.5, 0.4, 0.1  # how likely a space is lost to support of others; the share with CU
RIVAL, LEADER = 0.15, 0.3  # what a victory point of any rival counts; more, the nearer they are to the lead
CARD = 0.12  # a card of a hand
THREAT = 0.4  # how likely an army that could attack does


class Threat(msgspec.Struct, frozen=True):
    """An enemy army that may attack."""

    power: Power
    space: str
    cu: int
    tactics: int


class Values:
    """The worth of everything on a table, worked out when it is asked for and kept."""

    def __init__(self, table: Table) -> None:
        self.table, self.state = table, table.state
        self.weights = _weights(table)
        self.victory = frozenset(victory_spaces(table.state))
        self.turns = min(float(table.turns_left), LASTING)
        self.five = players_five(table.state)
        vp, cards = 1 / TABLES.unrest.vp_each, CARD / TABLES.unrest.hand_each
        self.unrest_point = self.turns * (vp + cards)  # what a point of unrest costs Carthage
        self.threats = _threats(table)
        self._owned: dict[tuple[str, Power], float] = {}
        self._risks: dict[tuple[str, int, int], float] = {}

    def is_friend(self, power: Power) -> bool:
        """Return whether a power is one of the side's, or acts for it."""
        return power in self.table.own_powers or power == self.table.acting

    def ownership_worth(self, space: str, owner: Power) -> float:
        """Return what it is worth that a power ("": nobody) controls a space."""
        found = self._owned.get((space, owner))
        if found is None:
            found = self._owned[space, owner] = self._worth(space, owner)
        return found

    def _worth(self, space: str, owner: Power) -> float:
        known = SPACES[space]
        holder, home = SIDE_OF.get(owner, ""), SIDE_OF.get(known.home, "")
        worth = 0.0
        if space in self.victory and holder != home:
            if home:
                worth += self.turns * self.weights.get(home, 0.0) * TABLES.vp.home_lost
            if holder and holder != GALLIC:
                worth += self.turns * self.weights.get(holder, 0.0) * TABLES.vp.foreign
        walled = known.kind == "walled"
        brings = TABLES.reinforcement_of_space(owner, space, walled=walled) if owner else 0
        worth += self.weights.get(holder, 0.0) * (REINFORCING * self.turns * brings + (MARKER if owner else 0))
        return worth

    def space_worth(self, space: str, place: Place) -> float:
        """Return what a space is worth as it is, with its loyalty, and with a siege that may take it."""
        now = self.ownership_worth(space, place.owner)
        if place.loyalty > 1 and place.owner:
            now += self.weights.get(SIDE_OF.get(place.owner, ""), 0.0) * LOYALTY[min(place.loyalty, 3)]
        if place.siege < 0 or not place.besieger:
            return now
        if place.besieger == place.owner:  # it has just fallen
            return self.capture_worth(space, place)
        tribe = SPACES[space].kind == "tribe" and not place.subdued
        lacks = max((SPACES[space].subjugation if tribe else place.loyalty) - place.siege, 0)
        falls = FALLS[min(lacks, len(FALLS) - 1)]
        if place.besieger in (GALLIC, TRANSALPINE) and lacks:
            falls *= 0.8
        return now + falls * (self.capture_worth(space, place) - now)

    def capture_worth(self, space: str, place: Place) -> float:
        """Return what it is worth if the besieger takes a space; Gauls loot what they can."""
        by = place.besieger
        if by in (GALLIC, TRANSALPINE) and place.owner and (SPACES[space].kind == "walled" or place.colony):
            return self.ownership_worth(space, "") + self.plunder_worth(by, TABLES.plunder.looted)
        return self.ownership_worth(space, by)

    def plunder_worth(self, power: Power, markers: float) -> float:
        """Return what plunder markers are worth: a full track is a victory point of the Gauls, or costs one;
        those of others fill none."""
        share = TABLES.plunder.full.get(power, 0) / TABLES.plunder.spaces
        return self.weights.get(GALLIC, 0.0) * share * markers

    # What stands where

    def standing_worth(self, power: Power, space: str, cu: int, lead: int) -> float:
        """Return what it is worth that so many CU of a power that acts stand outside in a space, beside what the CU are
        worth. lead: the tactics of their commander, -1 without one."""
        place = self.state.places[space]
        if SPACES[space].kind == "box":
            return 0.0
        if place.owner and are_allied(self.state, power, place.owner):
            return self._guarded(space, place, cu, lead)
        base = self.space_worth(space, place)
        mine = place.besieger == power
        if not cu:
            free = msgspec.structs.replace(place, siege=-1, besieger="")
            return self.space_worth(space, free) - base if mine else 0.0
        risk = self.defeat_risk(space, cu, lead)
        worth = -risk * min(cu, 4) * CU * 0.5
        if is_plain(self.state, space):
            worth += max(self.ownership_worth(space, power) - base, 0.0) * STAYS * (1 - risk)
        elif not mine and not place.besieger and cu >= TABLES.siege_table.least_cu:
            begun = msgspec.structs.replace(place, siege=0, besieger=power)
            soon = 1.0 if lead >= 0 else 0.4
            worth += max(self.space_worth(space, begun) - base, 0.0) * soon * (1 - risk)
        elif mine and (cu < TABLES.siege_table.least_cu or lead < 0):
            free = msgspec.structs.replace(place, siege=-1, besieger="")
            worth -= 0.6 * (base - self.space_worth(space, free))
        return worth

    def _guarded(self, space: str, place: Place, cu: int, lead: int) -> float:
        """Return what CU in a space of their own keep from harm: less than nothing, as something can always happen."""
        walled = is_city(self.state, space)
        risk = self.defeat_risk(space, cu, lead)
        loses = max(self.ownership_worth(space, place.owner) - self.ownership_worth(space, ""), 0.0)
        chance = LOST_WALLED / max(place.loyalty, 1) if walled else LOST_OPEN
        chance *= 0.0 if is_tribe(self.state, space) else GUARDED if cu else 1.0
        alone = at_work().lone * risk if cu == 1 and walled else 0.0
        if cu <= 3 and walled:
            risk *= 0.6
        chance += (1 - chance) * risk * (0.5 if walled or is_tribe(self.state, space) else 1.0)
        return -chance * loses - risk * min(cu, 4) * CU * 0.5 - alone

    def defeat_risk(self, space: str, cu: int, lead: int) -> float:
        """Return how likely an enemy army beats who stands in a space; of nobody there, how likely one comes."""
        key = (space, cu, lead)
        found = self._risks.get(key)
        if found is None:
            found = self._risks[key] = self._risk(space, cu, lead)
        return found

    def _risk(self, space: str, cu: int, lead: int) -> float:
        worst = 0.0
        for one in self.threats:
            far = movement_distance(one.power, one.space, space, fleets=self.five)
            if far > TABLES.movement.points:
                continue
            wins = expected_battle_result(one.cu, cu, one.tactics - max(lead, 0) - 1).wins if cu else 1.0
            worst = max(worst, wins * (THREAT if far else 0.7))
        return worst

    def cu_and_tactics_outside(self, power: Power, space: str) -> tuple[int, int]:
        """Return how many CU of a power stand outside in a space, and the tactics of their commander (-1: none)."""
        one = self.state.stacks.get(f"{power}@{space}") or Stack(power, space)
        return one.cu, tactics_rating(one.commander) if one.commander else -1


def _weights(table: Table) -> dict[Side, float]:
    """Return by side what one of its victory points is worth: 1 to oneself and a partner, less than 0 to rivals."""
    vp = table.state.vp
    most = max(vp.values())
    weights = dict.fromkeys((table.side, *table.other_sides_of_person), 1.0)
    for side in table.rivals:
        weights[side] = -(RIVAL + LEADER * math.exp(0.6 * (vp[side] - most)))
    return weights


def _threats(table: Table) -> tuple[Threat, ...]:
    """Return the enemy armies that have a leader and three CU or more."""
    mine = (*table.own_powers, table.acting)
    found = []
    for one in table.state.stacks.values():
        if one.power in mine or any(are_allied(table.state, power, one.power) for power in table.own_powers):
            continue
        players = SIDE_OF.get(one.power, "") in table.state.players
        if one.leaders and one.cu >= 3 and (players or one.power in POWERS_OF):
            found.append(Threat(one.power, one.space, one.cu, tactics_rating(one.commander)))
    return tuple(found)
