"""SPENDING PHASE: what everything costs a faction, developments' discounts included."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from engine.games.total_war_rome.board.regions import troop_cost
from engine.games.total_war_rome.state import EFFECTS, RomeState
from engine.games.total_war_rome.tables import (
    COSTS,
    DEVELOPMENTS,
    FACTIONS,
    LIMITS,
    SHIPS,
    figures_of_event_cards,
    stars_of,
)
from engine.kernel.state import Side

_IMPROVEMENTS = {"market": "market", "barracks": "barracks", "walls": "walls", "wonder": "ancient_wonder"}


class Figures(NamedTuple):
    """What the developments of a faction make of its prices and limits.

    generals: the price of a general by their stars, for those who may be bought.
    """

    free_roads: int
    free_calm: int
    agent_limit: int
    generals: Mapping[int, int]
    ship_off: int
    development_off: int
    improvement_off: Mapping[str, int]


@lru_cache(maxsize=4096)
def faction_figures(side: Side, works: frozenset[str]) -> Figures:
    """Return the figures of a faction whose developments `works` have an effect already."""

    def values(op: str) -> list[int]:
        return [int(str(effect["value"])) for effect in effects(op)]

    def effects(op: str) -> list[dict[str, object]]:
        return [effect for development, effect in EFFECTS.get(op, ()) if development in works]

    dearer = {int(str(e["stars"])): int(str(e["cost"])) for e in effects("may_buy_general")}
    return Figures(
        free_roads=sum(values("free_roads_per_round")),
        free_calm=sum(values("remove_unrest_per_round")),
        agent_limit=max([LIMITS["agents_start"], *values("set_agent_limit")]),
        generals={2: FACTIONS[side].general_cost} | dearer,
        ship_off=sum(values("ship_discount")),
        development_off=sum(values("development_discount")),
        improvement_off={
            str(effect["improvement"]): int(str(effect["value"])) for effect in effects("improvement_discount")
        },
    )


class Prices:
    """The prices of one faction in this Spending Phase."""

    def __init__(self, state: RomeState, side: Side) -> None:
        self._state, self._side = state, side
        self.agent: int = COSTS["agent"]
        self.road: int = COSTS["road"]
        self.calm: int = COSTS["remove_unrest"]
        owned, now = state.factions[side].developments, state.round
        found = faction_figures(side, frozenset([kind for kind, bought in owned.items() if bought < now]))
        self.free_roads, self._free_calm, self.agent_limit, self.generals = found[:4]
        self._ship_off, self._development_off, self._improvement_off = found[4:]

    def troop_price(self, kind: str) -> int:
        """Return the price of a troop card."""
        return troop_cost(self._state, self._side, kind)

    def ship_price(self, kind: str) -> int:
        """Return the price of a ship card."""
        return max(1, SHIPS[kind].cost - self._ship_off)

    def price_of_improvement(self, what: str) -> int:
        """Return the price of a market, barracks, walls or an Ancient Wonder."""
        return max(1, COSTS[_IMPROVEMENTS[what]] - self._improvement_off.get(what, 0))

    def each_development(self, kinds: tuple[str, ...], learned: Sequence[int]) -> dict[str, int]:
        """Return the price of each of some developments; Learned Men make the dearest cheaper."""
        costs = {kind: max(1, DEVELOPMENTS[kind].cost - self._development_off) for kind in kinds}
        dearest = sorted(costs, key=lambda kind: -costs[kind]) if learned else ()
        for kind, less in zip(dearest, sorted(learned, reverse=True), strict=False):
            costs[kind] = max(1, costs[kind] - less)
        return costs

    def price_of_developments(self, kinds: tuple[str, ...], learned: Sequence[int]) -> int:
        """Return the price of some developments."""
        return sum(self.each_development(kinds, learned).values())

    def unrest_price(self, basket: Mapping[str, Any]) -> int:
        """Return the price of the unrest markers that a basket removes."""
        return self.calm * max(0, len(basket.get("unrest", ())) - self.free_calm(basket))

    def free_calm(self, basket: Mapping[str, Any]) -> int:
        """Return how many unrest markers are removed free: Druid Council, Festival Games."""
        events = basket.get("events")
        return self._free_calm + (sum(figures_of_event_cards(events, "festival_games")) if events else 0)

    def price_of_basket(self, basket: Mapping[str, Any]) -> int:
        """Return the price of a basket, or of its first fields."""
        total = 0
        if kinds := basket.get("developments"):
            total += self.price_of_developments(tuple(kinds), learned_men(basket))
        if generals := basket.get("generals"):
            total += sum([self.generals[stars_of(general)] for general in generals])
        if lines := basket.get("troops"):
            total += sum([self.troop_price(line.split(":")[1]) for line in lines])
        if lines := basket.get("ships"):
            total += sum([self.ship_price(line.split(":")[1]) for line in lines])
        if lines := basket.get("improvements"):
            total += sum([self.price_of_improvement(line.split(":")[1]) for line in lines])
        if roads := basket.get("roads"):
            total += self.road * max(0, len(roads) - self.free_roads)
        if agents := basket.get("agents"):
            total += self.agent * len(agents)
        return total + (self.unrest_price(basket) if basket.get("unrest") else 0)


def learned_men(basket: Mapping[str, Any]) -> list[int]:
    """Return by how much each of the Learned Men that a basket plays makes a development cheaper."""
    events = basket.get("events")
    return figures_of_event_cards(events, "learned_men") if events else []
