"""SPENDING PHASE: Buy Unit and Ship Cards: troops from the reserve stack, mercenaries, ships, what event cards add."""

from functools import lru_cache

from engine.games.total_war_rome.board.armies import BOUNDS
from engine.games.total_war_rome.board.disunity import disunited, mixes
from engine.games.total_war_rome.board.regions import cut_off
from engine.games.total_war_rome.spending import recruiting
from engine.games.total_war_rome.spending.lines import (
    CONSCRIPT_COST,
    CONSCRIPTION,
    RECALLED,
    BasketLines,
    Before,
    Counts,
    Purse,
    halves_of,
    spaces,
)
from engine.games.total_war_rome.state import MOST_TROOPS, RomeState
from engine.games.total_war_rome.tables import FACTIONS, LIMITS, PACKS, SHIPS, SPECIALS, TROOPS
from engine.kernel.choices import Choices
from engine.kernel.picks import Item
from engine.kernel.state import Side
from engine.kernel.texts import text
from engine.kit.choices import Bar, added_up

Armies = dict[str, tuple[str, ...]]
Full = dict[tuple[str, str], str]  # (army, group) -> the limit that one more card would break, "" if none


class Recruiting(Purse):
    """The fields of a basket for troop and ship cards."""

    def __init__(self, state: RomeState, side: Side) -> None:
        super().__init__(state, side)
        self.reached = recruiting.reinforceable(state, side)
        self.recruits = recruiting.recruitable(state, side)

    # Troops

    def troops(self, before: Before) -> Choices[tuple[str, ...]]:
        """Troop cards from the reserve stack, mercenaries from controlled regions with barracks."""
        return self._lines(self._armies(before), self.recruits, (), MOST_TROOPS * LIMITS["armies"], self.left(before))

    def free_troops(self, before: Before) -> Choices[tuple[str, ...]]:
        """Conscription: a recruitable card of cost 3 or less, free."""
        kinds = [kind for kind in self.recruits if (TROOPS[kind].cost or 9) <= CONSCRIPT_COST]
        return self._lines(self._armies(before), kinds, before["troops"], self.uses(before, CONSCRIPTION), None)

    def _armies(self, before: Before) -> Armies:
        """Return the cards of every army that can be reinforced, new ones included."""
        out = {a: self.state.armies[a].cards for a in self.reached}
        for post in before["posts"]:
            army = halves_of(post)[1]
            if army not in self.state.armies:
                out[army] = ()
        return out

    def _lines(
        self, armies: Armies, kinds: list[str], bought: tuple[str, ...], high: int, gold: int | None
    ) -> Choices[tuple[str, ...]]:
        """Return troop lines "<army>:<kind>" within limits, supply, disunity and the gold (None: free, and no
        mercenaries)."""
        state, side = self.state, self.side
        cost = {kind: self.prices.troop(kind) for kind in kinds}
        hired = recruiting.hirable(state, side) if gold is not None else []
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
        limited = disunited(state, side)
        already = [halves_of(line) for line in bought]

        def bars(counts: Counts) -> Bar:
            lines = [*already, *[halves_of(line) for line, n in counts.items() for _ in range(n)]]
            bought = [kind for _, kind in lines]
            full: Full = {}

            def bar(token: str) -> str:
                army, kind = halves_of(token)
                if bought.count(kind) >= supply[kind]:
                    return "pack" if TROOPS[kind].mercenary else "stock"
                group = TROOPS[kind].group
                known = full.get((army, group))  # a limit is the same for all kinds of a group
                if known is not None and (known or not limited):
                    return known
                here = armies.get(army, state.armies[army].cards if army in state.armies else ())
                added = [what for to, what in lines if to == army]
                full[army, group] = overfull(here, added, kind)
                return full[army, group] or (disunity(here, added, kind) if limited else "")

            return bar

        return BasketLines(
            items,
            high,
            bars,
            absent=lambda token: self._not_recruited(token, armies, free=gold is None),
            total=added_up({item.token: item.cost for item in items}) if gold is not None else None,
            purse=gold or 0,
            facts=_army_and_card,
        )

    def _not_recruited(self, token: str, armies: Armies, *, free: bool) -> str:
        """Return why a card does not join an army at all, "" if there is no such card."""
        army_id, kind = halves_of(token)
        if kind not in TROOPS or kind in SPECIALS:
            return ""
        army = self.state.armies.get(army_id)
        if army_id not in armies and (army is None or army.owner != self.side):
            return "no_such_army"
        if TROOPS[kind].mercenary:
            return self._not_hired(army_id, kind, free=free)
        why = self._not_in_stock(kind)
        if why:
            return why
        if army_id not in armies and army is not None:
            return "besieged" if cut_off(self.state, self.side, army.at) else "supply_line"
        return "conscript"  # all else could be bought

    def _not_in_stock(self, kind: str) -> str:
        troop = TROOPS[kind]
        if kind not in FACTIONS[self.side].troops:
            return "foreign_card"
        if troop.cost is None:
            return "upgrade_only"
        if recruiting.REFORMS in self.holding.developments and kind in recruiting.RETIRED:
            return "retired"
        if not self.state.unlocked(self.side, troop.needs):
            return "locked"
        return "" if self.holding.reserve.get(kind) else "stock"

    def _not_hired(self, army_id: str, kind: str, *, free: bool) -> str:
        if free:
            return "conscript"
        if TROOPS[kind].base:
            return "upgrade_only"
        region = next(region for region, pack in PACKS.items() if kind in pack)
        land = self.state.regions[region]
        if land.owner != self.side or not land.barracks:
            return "mercenary_region"
        army = self.state.armies.get(army_id)
        if self.besieged(region) or (army is not None and cut_off(self.state, self.side, army.at)):
            return "besieged"
        return "pack" if not self.state.packs[kind] else "mercenary_reach"

    def veterans(self, before: Before) -> Choices[tuple[str, ...]]:
        """Recalled Veterans: a troop card is upgraded (reserve cards permitting)."""
        reserve = self.holding.reserve
        items: list[Item] = []
        for army_id, army in self.state.armies.items():
            if army.owner == self.side:
                kinds = [kind for kind in dict.fromkeys(army.cards) if reserve.get(TROOPS[kind].veteran, 0)]
                items += [_card(army_id, kind, 0, army.cards.count(kind)) for kind in kinds]

        def bars(counts: Counts) -> Bar:
            upgraded = [halves_of(line)[1] for line, n in counts.items() for _ in range(n)]

            def bar(token: str) -> str:
                kind = halves_of(token)[1]
                return "no_veteran" if upgraded.count(kind) >= reserve.get(TROOPS[kind].veteran, 0) else ""

            return bar

        return BasketLines(items, self.uses(before, RECALLED), bars, absent=self._not_upgraded, facts=_army_and_card)

    def _not_upgraded(self, token: str) -> str:
        army_id, kind = halves_of(token)
        army = self.state.armies.get(army_id)
        if army is None or army.owner != self.side:
            return "no_such_army" if kind in TROOPS else ""
        return "no_veteran" if kind in army.cards else "no_such_card"

    # Ships

    def ships(self, before: Before) -> Choices[tuple[str, ...]]:
        """Ship cards, up to five a navy, two navies (Universal Rules 6 and 7)."""
        state, side, most = self.state, self.side, LIMITS["ships_per_navy"]
        kinds = recruiting.buildable(state, side)
        cost = {kind: self.prices.ship(kind) for kind in kinds}
        navies = {n: len(state.navies[n].ships) for n in recruiting.docks(state, side)}
        navies |= dict.fromkeys(spaces(state, side, "navies"), 0)

        def bars(counts: Counts) -> Bar:
            lines = [halves_of(line) for line, n in counts.items() for _ in range(n)]
            joined, bought = [to for to, _ in lines], [kind for _, kind in lines]

            def bar(token: str) -> str:
                navy, kind = halves_of(token)
                if navies[navy] + joined.count(navy) >= most:
                    return "full_navy"
                return "stock" if bought.count(kind) >= self.holding.reserve[kind] else ""

            return bar

        items = [_card(navy, kind, cost[kind], most) for navy in navies for kind in kinds]
        return BasketLines(
            items,
            sum(most - aboard for aboard in navies.values()),
            bars,
            absent=lambda token: self._not_built(token, list(navies)),
            total=added_up({item.token: item.cost for item in items}),
            purse=self.left(before),
            facts=_army_and_card,
        )

    def _not_built(self, token: str, navies: list[str]) -> str:
        navy_id, kind = halves_of(token)
        if kind not in SHIPS:
            return ""
        if navy_id not in navies:
            navy = self.state.navies.get(navy_id)
            if navy is not None and navy.owner == self.side:
                return "no_dock"
            return "no_navy_space" if not spaces(self.state, self.side, "navies") else "no_such_navy"
        if SHIPS[kind].faction != self.side and not self.holding.reserve.get(kind):
            return "foreign_card"
        return "stock" if self.state.unlocked(self.side, SHIPS[kind].needs) else "locked"


def overfull(here: tuple[str, ...], added: list[str], kind: str) -> str:
    """Return which limit of an army one more card of this kind would break, "" if none (Universal Rules 5)."""
    group = TROOPS[kind].group
    if [TROOPS[other].group for other in (*here, *added)].count(group) >= BOUNDS[group][1]:
        return f"full_{group}"
    return "full_army" if len(here) + len(added) >= MOST_TROOPS else ""


def disunity(here: tuple[str, ...], added: list[str], kind: str) -> str:
    """Return what Disunity has against a card, "" if nothing: two main battle cards and one skirmisher a phase and
    army, no Highland with Lowland Warriors."""
    group = TROOPS[kind].group
    most = recruiting.DISUNITY.get(group)
    if most is not None and sum(TROOPS[k].group == group for k in added) >= most:
        return f"disunity_{group}"
    return "mixed" if mixes((*here, *added, kind)) else ""


@lru_cache(maxsize=2048)
def _card(army: str, kind: str, cost: int, count: int) -> Item:
    return Item(f"{army}:{kind}", army, cost, count, text("line.troop", army=army, kind=kind, cost=cost))


def _army_and_card(token: str) -> dict[str, str]:
    army, kind = halves_of(token)
    needs = TROOPS[kind].needs if kind in TROOPS else SHIPS[kind].needs
    return {"where": army, "what": kind, "needs": needs}
