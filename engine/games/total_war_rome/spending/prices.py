"""SPENDING PHASE: what everything costs a faction, developments' discounts included."""

from collections.abc import Mapping
from typing import Any

from engine.games.total_war_rome.board.regions import troop_cost
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import CARDS, COSTS, DEVELOPMENTS, EVENTS, FACTIONS, LIMITS, SHIPS
from engine.games.total_war_rome.taxation import FESTIVAL_MARKERS
from engine.kernel.state import Side

LEARNED_DISCOUNT: int = EVENTS["learned_men"].effects[0]["value"]
_IMPROVEMENTS = {"market": "market", "barracks": "barracks", "walls": "walls", "wonder": "ancient_wonder"}


class Prices:
    """The prices of one faction in this Spending Phase."""

    def __init__(self, state: RomeState, side: Side) -> None:
        self._state, self._side = state, side
        self.agent = COSTS["agent"]
        self.road = COSTS["road"]
        self.calm = COSTS["remove_unrest"]
        self.free_roads = state.total(side, "free_roads_per_round")
        self._free_calm = state.total(side, "remove_unrest_per_round")
        limits = [int(str(e["value"])) for e in state.effects(side, "set_agent_limit")]
        self.agent_limit: int = max([LIMITS["agents_start"], *limits])
        self.generals = {2: FACTIONS[side].general_cost}
        for effect in state.effects(side, "may_buy_general"):
            self.generals[int(str(effect["stars"]))] = int(str(effect["cost"]))
        self._ship_off = state.total(side, "ship_discount")
        self._development_off = state.total(side, "development_discount")
        self._improvement_off = {
            str(e["improvement"]): int(str(e["value"])) for e in state.effects(side, "improvement_discount")
        }

    def troop(self, kind: str) -> int:
        """Return the price of a troop card."""
        return troop_cost(self._state, self._side, kind)

    def ship(self, kind: str) -> int:
        """Return the price of a ship card."""
        return max(1, SHIPS[kind].cost - self._ship_off)

    def improvement(self, what: str) -> int:
        """Return the price of a market, barracks, walls or an Ancient Wonder."""
        return max(1, COSTS[_IMPROVEMENTS[what]] - self._improvement_off.get(what, 0))

    def each_development(self, kinds: tuple[str, ...], learned: int) -> dict[str, int]:
        """Return the price of each of some developments; Learned Men make the dearest cheaper."""
        costs = {kind: max(1, DEVELOPMENTS[kind].cost - self._development_off) for kind in kinds}
        for kind in sorted(costs, key=lambda kind: -costs[kind])[:learned] if learned else ():
            costs[kind] = max(1, costs[kind] - LEARNED_DISCOUNT)
        return costs

    def developments(self, kinds: tuple[str, ...], learned: int) -> int:
        """Return the price of some developments."""
        return sum(self.each_development(kinds, learned).values())

    def calming(self, basket: Mapping[str, Any]) -> int:
        """Return the price of the unrest markers that a basket removes."""
        return self.calm * max(0, len(basket.get("unrest", ())) - self.free_calm(basket))

    def free_calm(self, basket: Mapping[str, Any]) -> int:
        """Return how many unrest markers are removed free: Druid Council, Festival Games."""
        festivals = sum(CARDS[card].event == "festival_games" for card in basket.get("events", ()))
        return self._free_calm + FESTIVAL_MARKERS * festivals

    def total(self, basket: Mapping[str, Any]) -> int:
        """Return the price of a basket, or of its first fields."""
        total = 0
        if kinds := basket.get("developments"):
            total += self.developments(tuple(kinds), learned_men(basket))
        if generals := basket.get("generals"):
            total += sum([self.generals[int(stars)] for stars in generals])
        for field, price in (("troops", self.troop), ("ships", self.ship), ("improvements", self.improvement)):
            if lines := basket.get(field):
                total += sum([price(line.split(":")[1]) for line in lines])
        if roads := basket.get("roads"):
            total += self.road * max(0, len(roads) - self.free_roads)
        if agents := basket.get("agents"):
            total += self.agent * len(agents)
        return total + (self.calming(basket) if basket.get("unrest") else 0)


def learned_men(basket: Mapping[str, Any]) -> int:
    """Return how many Learned Men a basket plays."""
    return sum(CARDS[card].event == "learned_men" for card in basket.get("events", ()))
