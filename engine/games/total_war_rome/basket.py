"""SPENDING PHASE: the form of a basket. Every field hangs on those before it: what is left of the gold, the generals
bought, the armies raised. All of it is the faction's own knowledge."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.games.total_war_rome import recruiting
from engine.games.total_war_rome.actions import Spend
from engine.games.total_war_rome.armies import BOUNDS
from engine.games.total_war_rome.diplomacy import may_propose
from engine.games.total_war_rome.generals import near_home
from engine.games.total_war_rome.hands import held
from engine.games.total_war_rome.prices import Prices
from engine.games.total_war_rome.state import ENEMY, MOST_TROOPS, RomeState
from engine.games.total_war_rome.tables import (
    CARDS,
    DEVELOPMENTS,
    FACTIONS,
    LIMITS,
    REGIONS,
    TROOPS,
    border,
    stars_of,
)
from engine.games.total_war_rome.taxation import calm_items
from engine.games.total_war_rome.wealth import BARRACKS, MARKET, WALLS, WONDER
from engine.kernel.choices import Choices, Item, OneOf, Pick
from engine.kernel.forms import Form, Menu
from engine.kernel.state import Side
from engine.kernel.texts import text

CONSCRIPTION, RECALLED, WORKS, LEARNED = "conscription", "recalled_veterans", "public_works", "learned_men"
FESTIVAL, HOSTAGES = "festival_games", "hostage_exchange"
BASKET_EVENTS = (CONSCRIPTION, RECALLED, WORKS, LEARNED, FESTIVAL)
CONSCRIPT_COST = 3
KINDS = (MARKET, BARRACKS, WALLS)
PER_REGION, PER_KIND, PER_ROUND = 2, 2, 5  # Buy Regional Improvements 3
NO_ONE = "none"

Before = Mapping[str, Any]
Counts = Mapping[str, int]


class Lines(Pick):
    """A Pick whose items are allowed one by one: `allows(token, counts)` looks at what the new item touches only."""

    __slots__ = ("_allows",)

    def __init__(self, items: Iterable[Item], high: int, allows: Callable[[str, Counts], bool], low: int = 0) -> None:
        super().__init__(items, low, high)
        self._allows, self._plain = allows, False

    def _may_add(self, item: Item, counts: Counter[str]) -> bool:
        if counts[item.token] >= item.count or counts.total() >= self.high:
            return False
        return self._allows(item.token, counts)


class Basket:
    """The form for one faction."""

    def __init__(self, state: RomeState, side: Side) -> None:
        self.state, self.side = state, side
        self.holding = state.factions[side]
        self.prices = Prices(state, side)
        self.cards = held(state, side, *BASKET_EVENTS)
        self.reached = recruiting.reinforceable(state, side)
        self.recruits = recruiting.recruitable(state, side)
        self.sieges = [army.at for army in state.armies.values() if army.siege]

    def left(self, before: Before) -> int:
        """Return the gold left after the fields before."""
        return self.holding.gold - self.prices.total(before)

    def menu(self) -> Menu:
        """Return the whole form; fields that only an event card opens are left out without one."""
        events = {CARDS[card].event for card in self.cards}
        fields: dict[str, Any] = {}
        if self.cards:
            fields["events"] = Pick(self.cards, 0, len(self.cards))
        fields["developments"] = self.developments
        fields["generals"] = self.generals
        fields["posts"] = self.posts
        fields["troops"] = self.troops
        if CONSCRIPTION in events:
            fields["free_troops"] = self.free_troops
        if RECALLED in events:
            fields["veterans"] = self.veterans
        fields["ships"] = self.ships
        fields["improvements"] = self.improvements
        if WORKS in events:
            fields["free_works"] = self.free_works
        fields["roads"] = self.roads
        fields["agents"] = self.agents
        fields["unrest"] = self.unrest
        others = [other for other in self.state.players if may_propose(self.state, self.side, other)]
        if held(self.state, self.side, HOSTAGES) and others:
            fields["hostages"] = OneOf((NO_ONE, *others))
        return Menu(Form(Spend, **fields))

    def _uses(self, before: Before, event: str) -> int:
        return sum(CARDS[card].event == event for card in before.get("events", ()))

    # Developments, generals, agents

    def developments(self, before: Before) -> Choices[tuple[str, ...]]:
        """One on each row a round, each after the one above it (Buy Developments)."""
        owned = self.holding.developments
        rows: dict[int, list[str]] = {}
        for kind in FACTIONS[self.side].developments:
            development = DEVELOPMENTS[kind]
            ready = not development.needs or development.needs in owned
            if kind not in owned and ready:
                rows.setdefault(development.row, []).append(kind)

        def allows(token: str, counts: Counts) -> bool:
            taken = [kind for kind, n in counts.items() if n]
            if any(DEVELOPMENTS[kind].row == DEVELOPMENTS[token].row for kind in taken):
                return False
            return self.prices.developments((*taken, token), self._uses(before, LEARNED)) <= self.holding.gold

        items = [Item(kind, f"row_{row}") for row, kinds in sorted(rows.items()) for kind in kinds]
        return Lines(items, len(rows), allows)

    def generals(self, before: Before) -> Choices[tuple[str, ...]]:
        """New generals of 2 stars, or of 3 with the development for it (Buy a General)."""
        reserve = Counter(stars_of(general) for general in self.holding.generals)
        room = 4 - len(self.holding.spare)
        items = [Item(str(stars), cost=cost, count=reserve[stars]) for stars, cost in self.prices.generals.items()]
        return Pick([i for i in items if i.count], 0, max(0, room), budget=self.left(before))

    def posts(self, before: Before) -> Choices[tuple[str, ...]]:
        """Spare and new generals take over armies without one, or found a new army in an army space (New Armies)."""
        generals = Counter((*self.holding.spare, *before["generals"]))
        leaderless = [
            a
            for a, army in self.state.armies.items()
            if army.owner == self.side
            and not army.general
            and (not army.placed or (army.at and near_home(self.state, self.side, army.at)))
        ]
        free = [a for n in range(1, LIMITS["armies"] + 1) if (a := f"{self.side}_{n}") not in self.state.armies]
        armies = [*leaderless, *free[: generals.total()]]

        def allows(token: str, counts: Counts) -> bool:
            general, army = token.split(":")
            taken = [line.split(":") for line, n in counts.items() if n]
            return all(a != army for _, a in taken) and sum(g == general for g, _ in taken) < generals[general]

        items = [
            Item(f"{general}:{army}", army, label=text("line.post", general=general, army=army))
            for general in generals
            for army in armies
        ]
        return Lines(items, len(armies), allows)

    def agents(self, before: Before) -> Choices[tuple[str, ...]]:
        """Replacements up to the limit, in home regions (Buy an Agent)."""
        homes = [r for r in FACTIONS[self.side].home if self.state.regions[r].owner == self.side]
        here = sum(agent.owner == self.side for agent in self.state.agents.values())
        room = max(0, self.prices.agent_limit - here)
        items = [Item(r, cost=self.prices.agent, count=room) for r in homes] if room else []
        return Pick(items, 0, room, budget=self.left(before))

    # Troops

    def _armies(self, before: Before) -> dict[str, tuple[str, ...]]:
        """Return the cards of every army that can be reinforced, new ones included."""
        out = {a: self.state.armies[a].cards for a in self.reached}
        for post in before["posts"]:
            army = post.split(":")[1]
            if army not in self.state.armies:
                out[army] = ()
        return out

    def _lines(
        self,
        armies: dict[str, tuple[str, ...]],
        kinds: list[str],
        bought: tuple[str, ...],
        high: int,
        left: int | None = None,
    ) -> Choices[tuple[str, ...]]:
        """Return troop lines "<army>:<kind>" within limits, supply, disunity and the gold `left` (None: free, and no
        mercenaries)."""
        state, side = self.state, self.side
        cost = {kind: self.prices.troop(kind) for kind in kinds}
        hired = [(r, k) for r, k in recruiting.hirable(state, side) if left is not None]
        cost |= {kind: self.prices.troop(kind) for _, kind in hired}
        items = [_card(army, kind, cost[kind], MOST_TROOPS) for army in armies for kind in kinds]
        own = [a for a, army in state.armies.items() if army.owner == side]
        items += [
            _card(army, kind, cost[kind], MOST_TROOPS)
            for region, kind in hired
            for army in dict.fromkeys((*armies, *own))
            if recruiting.in_hiring_reach(state, region, army)
        ]
        supply = {kind: self.holding.reserve.get(kind, 0) for kind in kinds} | {k: state.packs[k] for _, k in hired}
        disunited = recruiting.disunited(state, side)
        already = [line.split(":") for line in bought]

        def allows(token: str, counts: Counts) -> bool:
            army, kind = token.split(":")
            spent, same, added = 0, 0, []
            for line, n in counts.items():
                to, what = line.split(":")
                spent += n * cost[what]
                same += n * (what == kind)
                if to == army:
                    added += [what] * n
            for to, what in already:
                same += what == kind
                if to == army:
                    added.append(what)
            if (left is not None and spent + cost[kind] > left) or same >= supply[kind]:
                return False
            here = armies.get(army, state.armies[army].cards if army in state.armies else ())
            return _has_room(here, added, kind) and (not disunited or _united(here, added, kind))

        return Lines(items, high, allows)

    def troops(self, before: Before) -> Choices[tuple[str, ...]]:
        """Troop cards from the reserve stack, mercenaries from controlled regions with barracks."""
        return self._lines(self._armies(before), self.recruits, (), MOST_TROOPS * 4, self.left(before))

    def free_troops(self, before: Before) -> Choices[tuple[str, ...]]:
        """Conscription: a recruitable card of cost 3 or less, free."""
        kinds = [kind for kind in self.recruits if (TROOPS[kind].cost or 9) <= CONSCRIPT_COST]
        return self._lines(self._armies(before), kinds, before["troops"], self._uses(before, CONSCRIPTION))

    def veterans(self, before: Before) -> Choices[tuple[str, ...]]:
        """Recalled Veterans: a troop card is upgraded (reserve cards permitting)."""
        items = []
        for army_id, army in self.state.armies.items():
            if army.owner == self.side:
                for kind in dict.fromkeys(army.cards):
                    veteran = TROOPS[kind].veteran
                    if veteran and self.holding.reserve.get(veteran, 0):
                        items.append(_card(army_id, kind, 0, army.cards.count(kind)))

        def allows(token: str, counts: Counts) -> bool:
            kind = token.split(":")[1]
            same = sum(n for line, n in counts.items() if line.split(":")[1] == kind)
            return same < self.holding.reserve.get(TROOPS[kind].veteran, 0)

        return Lines(items, self._uses(before, RECALLED), allows)

    def ships(self, before: Before) -> Choices[tuple[str, ...]]:
        """Ship cards, up to five a navy, two navies (Universal Rules 6 and 7)."""
        state, side = self.state, self.side
        kinds = recruiting.buildable(state, side)
        navies = {n: len(state.navies[n].ships) for n in recruiting.docks(state, side)}
        free = next((n for k in (1, 2) if (n := f"{side}_fleet_{k}") not in state.navies), "")
        if free:
            navies[free] = 0
        left = self.left(before)

        def allows(token: str, counts: Counts) -> bool:
            navy, kind = token.split(":")
            lines = [(line.split(":"), n) for line, n in counts.items()]
            spent = sum(n * self.prices.ship(what) for (_, what), n in lines)
            aboard = navies[navy] + sum(n for (to, _), n in lines if to == navy)
            same = sum(n for (_, what), n in lines if what == kind)
            fits = aboard < LIMITS["ships_per_navy"] and same < self.holding.reserve[kind]
            return fits and spent + self.prices.ship(kind) <= left

        items = [_card(n, k, self.prices.ship(k), LIMITS["ships_per_navy"]) for n in navies for k in kinds]
        return Lines(items, sum(LIMITS["ships_per_navy"] - n for n in navies.values()), allows)

    # Regional improvements

    def _sites(self, kinds: tuple[str, ...]) -> list[Item]:
        state, side = self.state, self.side
        out = []
        for region, land in state.regions.items():
            if land.owner != side or (region in self.sieges and state.besieged(region)):
                continue
            missing = [what for what in KINDS if not getattr(land, what)]
            out += [_works(region, what, self.prices.improvement(what)) for what in missing if what in kinds]
            if WONDER in kinds and not missing and not land.wonder and self._all_roads(region):
                out.append(_works(region, WONDER, self.prices.improvement(WONDER)))
        return out

    def _all_roads(self, region: str) -> bool:
        return all(border(region, other) in self.state.roads for other in REGIONS[region].neighbours)

    def _build(
        self, items: list[Item], bought: tuple[str, ...], high: int, left: int | None
    ) -> Choices[tuple[str, ...]]:
        done = [line.split(":") for line in bought]
        price = {item.token: item.cost for item in items}

        def allows(token: str, counts: Counts) -> bool:
            region, what = token.split(":")
            lines = [line.split(":") for line, n in counts.items() if n]
            both = [*lines, *done]
            if left is not None and sum(price[line] for line, n in counts.items() if n) + price[token] > left:
                return False
            if [region, what] in both:
                return False
            near = sum(r == region for r, _ in both) < PER_REGION
            return near and sum(w == what for _, w in both) < PER_KIND and len(both) < PER_ROUND

        return Lines(items, high, allows)

    def improvements(self, before: Before) -> Choices[tuple[str, ...]]:
        """Markets, barracks, walls, wonders: two in a region, two of a kind, five in all (Regional Improvements)."""
        return self._build(self._sites((*KINDS, WONDER)), (), PER_ROUND, self.left(before))

    def free_works(self, before: Before) -> Choices[tuple[str, ...]]:
        """Public Works: an improvement free of charge within the usual limits."""
        return self._build(self._sites(KINDS), before["improvements"], self._uses(before, WORKS), None)

    def roads(self, before: Before) -> Choices[tuple[str, ...]]:
        """Roads on borders of which one side is one's own and the other no enemy's (ruling 17)."""
        free, left = self.prices.free_roads, self.left(before)
        items = [_road(b) for b in buildable_roads(self.state, self.side)]
        return Lines(
            items, len(items), lambda token, counts: self.prices.road * (sum(counts.values()) + 1 - free) <= left
        )

    def unrest(self, before: Before) -> Choices[tuple[str, ...]]:
        """Remove unrest: 1 gold a marker, some free (Pay to Remove Disruption)."""
        items = calm_items(self.state, self.side)
        free, left = self.prices.free_calm(before), self.left(before)
        most = sum(item.count for item in items)
        return Lines(items, most, lambda token, counts: self.prices.calm * (sum(counts.values()) + 1 - free) <= left)


def buildable_roads(state: RomeState, side: Side) -> list[str]:
    """Return the borders where a faction may build a road: it controls one side, no enemy controls the other (ruling
    17; in its second reading it controls both). Nothing is built from a besieged region (Besieging 2)."""
    out: dict[str, None] = {}
    both = state.options["roads"] == "both_sides"
    for region, land in state.regions.items():
        if land.owner != side or state.besieged(region):
            continue
        for other in REGIONS[region].neighbours:
            owner = state.regions[other].owner
            if both and owner != side:
                continue
            if border(region, other) not in state.roads and not (owner and state.status(owner, side) == ENEMY):
                out[border(region, other)] = None
    return list(out)


def _card(army: str, kind: str, cost: int, count: int) -> Item:
    return Item(f"{army}:{kind}", army, cost, count, text("line.troop", army=army, kind=kind, cost=cost))


def _works(region: str, what: str, cost: int) -> Item:
    return Item(f"{region}:{what}", region, cost, 1, text("line.works", region=region, what=what, cost=cost))


def _road(at: str) -> Item:
    one, two = at.split("-")
    return Item(at, one, label=text("line.road", one=one, two=two))


def _has_room(here: tuple[str, ...], added: list[str], kind: str) -> bool:
    group = TROOPS[kind].group
    same = sum(TROOPS[k].group == group for k in here) + sum(TROOPS[k].group == group for k in added)
    return same < BOUNDS[group][1] and len(here) + len(added) < MOST_TROOPS


def _united(here: tuple[str, ...], added: list[str], kind: str) -> bool:
    """Disunity: two main battle cards and one skirmisher a phase and army, no Highland with Lowland Warriors."""
    group = TROOPS[kind].group
    most = recruiting.DISUNITY.get(group)
    if most is not None and sum(TROOPS[k].group == group for k in added) >= most:
        return False
    return not recruiting.mixes((*here, *added, kind))
