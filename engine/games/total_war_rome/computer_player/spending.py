"""The computer player's basket: markets and roads first, then troops and development, a wonder when it can."""

from collections.abc import Callable
from typing import Any

from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.army_cards import expected_kills
from engine.games.total_war_rome.board.geography import land_distance
from engine.games.total_war_rome.computer_player.defence import region_peril
from engine.games.total_war_rome.computer_player.diplomacy import hostage_offer
from engine.games.total_war_rome.computer_player.values import army_strength, diplomatic_status, viewing_faction
from engine.games.total_war_rome.computer_player.weights import at_work
from engine.games.total_war_rome.spending.basket import NO_ONE
from engine.games.total_war_rome.tables import (
    CARDS,
    COSTS,
    DEVELOPMENTS,
    FACTIONS,
    GENERALS,
    LIMITS,
    REGIONS,
    SHIPS,
    TROOPS,
    border_id,
    stars_of,
)
from engine.games.total_war_rome.view import RomeView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from engine.kit.player import greedy_basket, possible_next_tokens

Score = Callable[[str], float]
ENOUGH_MAIN = 6


def fill_basket(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Fill a basket field by field."""
    form = prompt.menu.forms["spend"]
    shop = Shop(view, form)
    values: dict[str, Any] = {}
    for name in form.fields:
        values[name] = shop.fill(name, values)
    return Spend(**values)


class Shop:
    """One basket in the making."""

    def __init__(self, view: RomeView, form: Form) -> None:
        self.view, self.form, self.side = view, form, viewing_faction(view)
        self.gold = view.factions[self.side].gold
        self.own = [region for region, land in view.regions.items() if land.owner == self.side]
        self.markets = [region for region in self.own if view.regions[region].market]
        self.armies = [army for army in view.armies.values() if army.owner == self.side]
        self.wonder = self._wonder_site()
        self.perils = {region: region_peril(view, region, self._guard(region)) for region in self.own}
        feared = sum(loss > at_work().fear for loss in self.perils.values())
        build = min(self.gold, 4 + 2 * (len(self.markets) > 0) + 2 * min(2, feared))
        weak = sum(max(0, 7 - army.count) for army in self.armies)
        self.build = build
        self.muster = min(max(0, self.gold - build), int(2.2 * weak) + (4 if view.round > 1 else 0))
        self.develop = max(0, self.gold - build - self.muster)
        self.is_last = view.final or view.round >= view.last_round

    def fill(self, name: str, values: dict[str, Any]) -> Any:
        """Return the value of a field."""
        choices = self.form.field(name, values)
        if name == "hostages":
            others = [side for side in possible_next_tokens(choices) if side != NO_ONE]
            return hostage_offer(self.view, others) or NO_ONE
        assert isinstance(choices, Pick)  # noqa: S101 - every other field is one
        match name:
            case "events":
                return tuple(i.token for i in choices.items if CARDS[i.token].event not in ("festival_games",))
            case "developments" if self.is_last and at_work().finishes_columns:
                return self._take(choices, self._finishing, self.gold, _price)
            case "developments":
                return self._take(choices, self._development, self._budget(self.develop), _price)
            case "generals":
                more = len(self.armies) < (3 if self.gold < 22 else 4) and self.gold >= 9
                leaderless = any(not army.general for army in self.armies)
                return self._take(choices, _general, 1 if more or leaderless else 0, lambda t: 1)
            case "posts":
                return self._take(choices, self._post, LIMITS["armies"], lambda t: 1)
            case "troops" | "free_troops":
                high = self.gold if self.gold - self.build < 6 else self.gold - self.build
                return self._take(choices, self._troop(values), high, _troop_price)
            case "veterans":
                return self._take(choices, lambda t: float(TROOPS[t.split(":")[1]].cost or 1), 9, lambda t: 1)
            case "improvements" | "free_works":
                return self._take(choices, self._work, 99, lambda t: 1)
            case "roads":
                return self._take(choices, self._road(values), 99, lambda t: 1)
            case "ships":
                return self._ships(choices)
            case _:
                return self._rest(name, choices)

    def _rest(self, name: str, choices: Pick) -> tuple[str, ...]:
        """Fill the fields that do not depend on others."""
        if name == "agents":
            return self._take(choices, lambda t: 1.0, 1, lambda t: 1)
        if name == "unrest":
            return self._take(choices, lambda t: REGIONS[t].gold - 0.5, 99, lambda t: 1)
        return ()

    def _post(self, token: str) -> float:
        """A gap is filled and a new army founded before a general is relieved by one who is better."""
        general, army_id = token.split(":")
        army = self.view.armies.get(army_id)
        return 1.0 if army is None or not army.general else 0.5 * (stars_of(general) > stars_of(army.general))

    def _budget(self, wish: int) -> int:
        return max(wish, self.gold // 4 if self.view.round > 2 else 0)

    def _take(self, choices: Pick, score: Score, limit: float, price: Callable[[str], int]) -> tuple[str, ...]:
        given = greedy_basket(choices, score, limit, price)
        return choices.value_of_tokens(given) if choices.is_complete(given) else given

    def _development(self, kind: str) -> float:
        development = DEVELOPMENTS[kind]
        column = FACTIONS[self.side].columns[development.column]
        owned = self.view.factions[self.side].developments
        missing = sum(DEVELOPMENTS[d].cost for d in column if d not in owned)
        use = sum(at_work().useful.get(effect["op"], 0.3) for effect in development.effects)
        return 10.0 / max(missing, 2) + use

    def _finishing(self, kind: str) -> float:
        """Return what a development is worth that nothing comes after: if its column is finished with one's gold, more
        the cheaper that is."""
        column = FACTIONS[self.side].columns[DEVELOPMENTS[kind].column]
        owned = self.view.factions[self.side].developments
        missing = sum(DEVELOPMENTS[d].cost for d in column if d not in owned)
        return 10.0 / max(missing, 1) if missing <= self.gold else 0.0

    def _troop(self, values: dict[str, Any]) -> Score:
        cards = {army.id: list(army.cards or ()) for army in self.armies}
        bought: dict[str, int] = {}

        def score(token: str) -> float:
            army, kind = token.split(":")
            here = cards.get(army, [])
            troop = TROOPS[kind]
            if troop.group == "artillery":
                return 0.3
            worth = expected_kills(kind, False) / max(1, troop.cost or 1) + 0.3 * expected_kills(kind, False)
            if troop.group == "skirmisher":
                worth *= 0.6 if len(here) >= 4 else 0.1
            if len(here) + bought.get(army, 0) >= at_work().full_army:
                return 0.0
            return worth + 0.05 * (7 - len(here))

        return score

    def _fleet(self) -> int:
        """Return the gold for ships: for two navies that can carry and fight, once there is gold to spare; more where a
        stronger fleet is about."""
        mine = sum(navy.count for navy in self.view.navies.values() if navy.owner == self.side)
        strongest = max(
            (n.count for n in self.view.navies.values() if diplomatic_status(self.view, self.side, n.owner) == "enemy"),
            default=0,
        )
        wanted = max(at_work().fleet, min(strongest, at_work().most_fleet))
        return max(0, self.gold // 6) if mine < wanted and self.gold >= at_work().spare_gold else 0

    def _ships(self, choices: Pick) -> tuple[str, ...]:
        """Return ships for the smaller navy; of two that are new all for the first: one strong navy before a second."""
        navies = dict.fromkeys(item.group for item in choices.items)
        first = next((navy for navy in navies if navy not in self.view.navies), "")

        def score(token: str) -> float:
            navy, kind = token.split(":")
            there = self.view.navies.get(navy)
            behind = 0.2 * there.count if there else 0.0 if navy == first else 0.1
            return len(SHIPS[kind].dice) + 0.1 * SHIPS[kind].cost - behind

        return self._take(choices, score, self._fleet(), _ship_price)

    def _wonder_site(self) -> str:
        """Return the region with the fewest borders among the safest: where a wonder costs least."""
        homes = [region for region in self.own if REGIONS[region].home == self.side]
        return min(homes, key=lambda r: (len(REGIONS[r].neighbours), r), default="")

    def _work(self, token: str) -> float:
        region, what = token.split(":")
        if what == "wonder":
            return 9.0
        safe = REGIONS[region].home == self.side
        if what == "market":
            linked = any(other in self.markets for other in REGIONS[region].neighbours)
            return 3.0 + REGIONS[region].port + linked + safe if safe or len(self.markets) < 8 else 1.0
        if what in ("walls", "barracks") and safe and self._threatened(region):
            return 2.6 + REGIONS[region].gold + 0.5 * (what == "walls") + 0.5 * self.perils[region]
        rich = self.view.factions[self.side].gold > 16
        if region == self.wonder and len(self.markets) > 2 and rich:
            return 2.0
        return 0.0

    def _guard(self, region: str) -> float:
        """Return the strength of one's own army in a region."""
        return sum(army_strength(army) for army in self.armies if army.at == region)

    def _threatened(self, region: str) -> bool:
        """Return whether a foreign army stands within two regions."""
        return any(
            army.at
            and land_distance(region, army.at) <= 2
            and diplomatic_status(self.view, self.side, army.owner) != "ally"
            for army in self.view.armies.values()
        )

    def _road(self, values: dict[str, Any]) -> Score:
        works = (*values.get("improvements", ()), *values.get("free_works", ()))
        markets = {*self.markets, *(t.split(":")[0] for t in works if t.endswith(":market"))}
        wonder = self.wonder if self.wonder and self.view.regions[self.wonder].walls else ""

        def score(road: str) -> float:
            one, two = road.split("-")
            if one in markets and two in markets:
                return 3.0 if not self._linked(one, two) else 0.2
            return 2.0 if wonder in (one, two) and wonder else 0.0

        return score

    def _linked(self, one: str, two: str) -> bool:
        roads = self.view.roads
        return all(any(border_id(r, o) in roads for o in REGIONS[r].neighbours) for r in (one, two))


def _general(general: str) -> float:
    """Return what a general is worth: their stars; of as good ones a characteristic decides."""
    return stars_of(general) - 1.0 + 0.1 * bool(GENERALS[general].characteristic)


def _price(kind: str) -> int:
    return DEVELOPMENTS[kind].cost


def _ship_price(token: str) -> int:
    return SHIPS[token.split(":")[1]].cost


def _troop_price(token: str) -> int:
    return TROOPS[token.split(":")[1]].cost or COSTS["general_2star"]
