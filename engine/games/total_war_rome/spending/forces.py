"""SPENDING PHASE: Buy Unit and Ship Cards: troops from the reserve stack, mercenaries, ships, what event cards add."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections.abc import Callable, Iterator
from functools import cached_property

from engine.games.total_war_rome.board.regions import is_cut_off_from_recruiting
from engine.games.total_war_rome.spending import recruiting
from engine.games.total_war_rome.spending.lines import (
    CONSCRIPT_COST,
    CONSCRIPTING,
    RECALLED,
    BasketLines,
    Before,
    Counts,
    Purse,
    free_spaces_of_kind,
    halves_of,
)
from engine.games.total_war_rome.spending.muster import Muster, card_line, card_lines
from engine.games.total_war_rome.state import MOST_TROOPS
from engine.games.total_war_rome.tables import FACTIONS, LIMITS, PACKS, SHIPS, SPECIALS, TROOPS, card_figure
from engine.kernel.choices import Choices
from engine.kernel.picks import Item
from engine.kit.choices import Bar

Armies = dict[str, tuple[str, ...]]


class Recruiting(Purse):
    """The fields of a basket for troop and ship cards."""

    @cached_property
    def recruits(self) -> list[str]:
        """Return the kinds of troop cards that may be bought."""
        return recruiting.recruitable_troops(self.state, self.side)

    def recruits_beside(self, before: Before) -> list[str]:
        """Return those that may be bought beside the developments of the basket: one cannot upgrade to a type and
        recruit it at the same time (Buy Developments, ruling 96)."""
        reforms = recruiting.REFORMS in before["developments"]
        return [kind for kind in self.recruits if not (reforms and kind in recruiting.RETIRED)]

    # Troops

    def troops(self, before: Before) -> Choices[tuple[str, ...]]:
        """Troop cards from the reserve stack, mercenaries from controlled regions with barracks."""
        return self._lines(before, lambda: self.recruits_beside(before), (), MOST_TROOPS * LIMITS["armies"], free=False)

    def free_troops(self, before: Before) -> Choices[tuple[str, ...]]:
        """Conscription: a recruitable card of some cost at most, by the strictest of the cards, free. Where none is
        played, what one would give is refused as such."""

        def cheap() -> list[str]:
            return [kind for kind in self.recruits_beside(before) if (TROOPS[kind].cost or 9) <= highest]

        most = [card_figure(card, "max_cost") for card in before["events"] if card in CONSCRIPTING]
        highest = min(most, default=CONSCRIPT_COST)
        return self._lines(before, cheap, before["troops"], len(most), free=True)

    def _lines(
        self, before: Before, kinds: Callable[[], list[str]], bought: tuple[str, ...], high: int, *, free: bool
    ) -> Choices[tuple[str, ...]]:
        """Return troop lines "<army>:<kind>" within limits, supply, disunity and the gold (free: none is needed, and
        there are no mercenaries)."""
        muster = Muster(self, before, kinds, bought, free=free)
        return BasketLines(
            muster.items,
            high,
            muster.limits_on_more_lines,
            absent=lambda token: self._not_recruited(token, before, muster.armies, free=free),
            priced=not free,
            purse=lambda: self.gold_left(before),
            facts=_army_and_card,
        )

    def _not_recruited(self, token: str, before: Before, armies: Armies, *, free: bool) -> str:
        """Return why a card does not join an army at all, "" if there is no such card."""
        army_id, kind = halves_of(token)
        if kind not in TROOPS or kind in SPECIALS:
            return ""
        army = self.state.armies.get(army_id)
        if army_id not in armies and (army is None or army.owner != self.side):
            return "no_such_army"
        if TROOPS[kind].is_mercenary:
            return self._not_hired(army_id, kind, free=free)
        why = self._not_in_stock(kind)
        if why:
            return why
        if army_id not in armies and army is not None:
            return "besieged" if is_cut_off_from_recruiting(self.state, self.side, army.at) else "supply_line"
        if kind not in self.recruits_beside(before):
            return "retired_now"
        return "conscript"  # all else could be bought

    def _not_in_stock(self, kind: str) -> str:
        troop = TROOPS[kind]
        if kind not in FACTIONS[self.side].troops:
            return "foreign_card"
        if troop.cost is None:
            return "upgrade_only"
        if recruiting.REFORMS in self.holding.developments and kind in recruiting.RETIRED:
            return "retired"
        if not self.state.is_unlocked(self.side, troop.needs):
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
        if region in self.besieged_regions or (
            army is not None and is_cut_off_from_recruiting(self.state, self.side, army.at)
        ):
            return "besieged"
        return "pack" if not self.state.packs[kind] else "mercenary_reach"

    def veterans(self, before: Before) -> Choices[tuple[str, ...]]:
        """Recalled Veterans: a troop card is upgraded (reserve cards permitting)."""
        reserve = self.holding.reserve

        def items() -> Iterator[Item]:
            for army_id, army in self.state.armies.items():
                if army.owner == self.side:
                    kinds = [kind for kind in dict.fromkeys(army.cards) if reserve.get(TROOPS[kind].veteran, 0)]
                    yield from [card_line(army_id, kind, 0, army.cards.count(kind)) for kind in kinds]

        def bars(counts: Counts) -> Bar:
            upgraded = [halves_of(line)[1] for line, n in counts.items() for _ in range(n)]

            def bar(token: str) -> str:
                kind = halves_of(token)[1]
                return "no_veteran" if upgraded.count(kind) >= reserve.get(TROOPS[kind].veteran, 0) else ""

            return bar

        return BasketLines(
            items, self.uses_from_event_cards(before, RECALLED), bars, absent=self._not_upgraded, facts=_army_and_card
        )

    def _not_upgraded(self, token: str) -> str:
        army_id, kind = halves_of(token)
        army = self.state.armies.get(army_id)
        if army is None or army.owner != self.side:
            return "no_such_army" if kind in TROOPS else ""
        return "no_veteran" if kind in army.cards else "no_such_card"

    # Ships

    def ships(self, before: Before) -> Choices[tuple[str, ...]]:
        """Ship cards, up to five a navy, two navies (Universal Rules 6 and 7)."""
        most = LIMITS["ships_per_navy"]
        navies = {n: len(self.state.navies[n].ships) for n in recruiting.navies_for_new_ships(self.state, self.side)}
        navies |= dict.fromkeys(free_spaces_of_kind(self.state, self.side, "navies"), 0)

        def items() -> list[Item]:
            kinds = recruiting.buildable_ships(self.state, self.side)
            cost = tuple([(kind, self.prices.ship_price(kind)) for kind in kinds])
            return [item for navy in navies for item in card_lines(navy, cost, most)]

        def bars(counts: Counts) -> Bar:
            lines = [halves_of(line) for line, n in counts.items() for _ in range(n)]
            joined, bought = [to for to, _ in lines], [kind for _, kind in lines]

            def bar(token: str) -> str:
                navy, kind = halves_of(token)
                if navies[navy] + joined.count(navy) >= most:
                    return "full_navy"
                return "stock" if bought.count(kind) >= self.holding.reserve[kind] else ""

            return bar

        return BasketLines(
            items,
            lambda: sum([most - aboard for aboard in navies.values()]),
            bars,
            absent=lambda token: self._not_built(token, list(navies)),
            priced=True,
            purse=lambda: self.gold_left(before),
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
            return "no_navy_space" if not free_spaces_of_kind(self.state, self.side, "navies") else "no_such_navy"
        if SHIPS[kind].faction != self.side and not self.holding.reserve.get(kind):
            return "foreign_card"
        return "stock" if self.state.is_unlocked(self.side, SHIPS[kind].needs) else "locked"


def _army_and_card(token: str) -> dict[str, str]:
    army, kind = halves_of(token)
    needs = TROOPS[kind].needs if kind in TROOPS else SHIPS[kind].needs
    return {"where": army, "what": kind, "needs": needs}
