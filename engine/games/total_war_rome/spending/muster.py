"""SPENDING PHASE: Buy Unit and Ship Cards: which troop cards may join which armies, and what keeps further ones out."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache

from engine.games.total_war_rome.board.armies import BOUNDS
from engine.games.total_war_rome.board.disunity import HIGHLAND, LOWLAND, has_mixed_tribes, is_disunited
from engine.games.total_war_rome.spending import recruiting
from engine.games.total_war_rome.spending.lines import Before, Counts, Purse, halves_of
from engine.games.total_war_rome.state import MOST_TROOPS
from engine.games.total_war_rome.tables import TROOPS
from engine.kernel.picks import Item
from engine.kernel.texts import keyed_text
from engine.kit.choices import Bar

Cards = tuple[str, ...]
QUARRELLING = (*HIGHLAND, *LOWLAND)
KINDS = {group: [kind for kind, troop in TROOPS.items() if troop.group == group] for group in BOUNDS}


class Muster:
    """The lines "<army>:<kind>" of a basket, each a troop card that joins an army. Nothing is worked out before it is
    asked for.

    purse: whose basket it is. before: the fields before.
    kinds: the kinds that may be taken from the reserve stack.
    bought: troop lines in fields before, which take from the same stock and count for the same limits.
    free: nothing is paid, and there are no mercenaries.
    """

    def __init__(
        self, purse: Purse, before: Before, kinds: Callable[[], list[str]], bought: tuple[str, ...], *, free: bool
    ) -> None:
        self.purse, self.free = purse, free
        self._before, self._kinds_of, self._bought = before, kinds, bought

    @cached_property
    def armies(self) -> dict[str, Cards]:
        """Return the cards of every army that new troops can reach, new armies included."""
        state = self.purse.state
        out = {a: state.armies[a].cards for a in recruiting.reinforceable_armies(state, self.purse.side)}
        for post in self._before["posts"]:
            army = halves_of(post)[1]
            if army not in state.armies:
                out[army] = ()
        return out

    @cached_property
    def _kinds(self) -> list[str]:
        return self._kinds_of()

    @cached_property
    def _hired(self) -> list[tuple[str, str]]:
        return [] if self.free else recruiting.hirable_mercenaries(self.purse.state, self.purse.side)

    def items(self) -> list[Item]:
        """Return the lines: cards of the reserve stack, then mercenaries by their regions."""
        state, side, prices = self.purse.state, self.purse.side, self.purse.prices
        cost = tuple([(kind, 0 if self.free else prices.troop_price(kind)) for kind in self._kinds])
        items = [item for army in self.armies for item in card_lines(army, cost, MOST_TROOPS)]
        own = [a for a, army in state.armies.items() if army.owner == side] if self._hired else []
        return items + [
            card_line(army, kind, prices.troop_price(kind), MOST_TROOPS)
            for region, kind in self._hired
            for army in dict.fromkeys((*self.armies, *own))
            if recruiting.in_hiring_reach(state, region, army)
        ]

    @cached_property
    def _stock(self) -> dict[str, int]:
        """Return how many cards there are of each kind."""
        reserve, packs = self.purse.holding.reserve, self.purse.state.packs
        return {kind: reserve.get(kind, 0) for kind in self._kinds} | {kind: packs[kind] for _, kind in self._hired}

    @cached_property
    def _cards(self) -> dict[str, Cards]:
        """Return the cards of all armies that lines are about."""
        armies = self.purse.state.armies
        hiring = {halves_of(item.token)[0] for item in self.items()} - self.armies.keys() if self._hired else ()
        return self.armies | {army: armies[army].cards for army in hiring}

    def limits_on_more_lines(self, counts: Counts) -> Bar | None:
        """Return what has something against further lines beside those taken: the stock, the limits of an army
        (Universal Rules 5), Disunity in the Barbarian Tribes."""
        added: dict[str, Cards] = {}
        bought: list[str] = []
        for army, kind in map(halves_of, (*self._bought, *[line for line, n in counts.items() for _ in range(n)])):
            added[army] = (*added.get(army, ()), kind)
            bought.append(kind)
        sold_out = [kind for kind, n in self._stock.items() if bought.count(kind) >= n]
        quarrels = is_disunited(self.purse.state, self.purse.side)
        shut = {
            army: refused_kinds_by_limit(cards, added.get(army, ()), disunited=quarrels)
            for army, cards in self._cards.items()
        }
        if not sold_out and not any(shut.values()):
            return None

        def bar(token: str) -> str:
            army, kind = halves_of(token)
            if kind in sold_out:
                return "pack" if TROOPS[kind].is_mercenary else "stock"
            return shut[army].get(kind, "")

        return bar


@lru_cache(maxsize=8192)
def refused_kinds_by_limit(here: Cards, added: Cards, *, disunited: bool) -> Mapping[str, str]:
    """Return, of each kind of card of which no more can join an army, which limit keeps it out.

    here: the cards of the army. added: those that join it in this phase already.
    disunited: whether Disunity limits it too: two main battle cards and one skirmisher a phase and army, no Highland
        with Lowland Warriors.
    """
    groups = [TROOPS[kind].group for kind in (*here, *added)]
    now = [TROOPS[kind].group for kind in added]
    full: dict[str, str] = {}
    for group, (_, most) in BOUNDS.items():
        if groups.count(group) >= most:  # Universal Rules 5
            full[group] = f"full_{group}"
        elif len(groups) >= MOST_TROOPS:
            full[group] = "full_army"
        elif disunited and now.count(group) >= recruiting.DISUNITY.get(group, MOST_TROOPS):
            full[group] = f"disunity_{group}"
    out = {kind: why for group, why in full.items() for kind in KINDS[group]}
    if disunited:
        out = {kind: "mixed" for kind in QUARRELLING if has_mixed_tribes((*here, *added, kind))} | out
    return out


@lru_cache(maxsize=2048)
def card_lines(army: str, kinds: tuple[tuple[str, int], ...], count: int) -> tuple[Item, ...]:
    """Return the lines of these kinds, each with its price, that join one army or navy (see `card_line`)."""
    return tuple([card_line(army, kind, cost, count) for kind, cost in kinds])


@lru_cache(maxsize=2048)
def card_line(army: str, kind: str, cost: int, count: int) -> Item:
    """Return the line of a card that joins an army or a navy. count: how often it can be taken at most."""
    return Item(f"{army}:{kind}", army, cost, count, keyed_text("line.troop", army=army, kind=kind, cost=cost))
