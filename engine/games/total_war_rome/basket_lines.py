"""SPENDING PHASE: a list of purchases whose lines are allowed one by one; a refused one is told the rule against it.

A list says of each line which rule bars it, by its `buy.` key, or "" if none does: the same words decide what is
offered and why something is not.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from engine.games.total_war_rome.armies import ARTILLERY, BOUNDS, MAIN, SKIRMISHER
from engine.games.total_war_rome.generals import GENERAL_REACH
from engine.games.total_war_rome.hands import held
from engine.games.total_war_rome.prices import Prices
from engine.games.total_war_rome.recruiting import DISUNITY, MERCENARY_REACH
from engine.games.total_war_rome.state import MOST_TROOPS, RomeState
from engine.games.total_war_rome.tables import CARDS, LIMITS
from engine.kernel.choices import Given, Item, Pick, illegal
from engine.kernel.errors import IllegalAction
from engine.kernel.state import Side
from engine.kernel.texts import text

CONSCRIPTION, RECALLED, WORKS, LEARNED = "conscription", "recalled_veterans", "public_works", "learned_men"
FESTIVAL, HOSTAGES = "festival_games", "hostage_exchange"
BASKET_EVENTS = (CONSCRIPTION, RECALLED, WORKS, LEARNED, FESTIVAL)

Before = Mapping[str, Any]
Counts = Mapping[str, int]
Bars = Callable[[str, Counts], str]
GOLD, MOST, UNPLAYED = "gold", "most", "unplayed"
CONSCRIPT_COST = 3

PER_REGION, PER_KIND, PER_ROUND = 2, 2, 5  # Buy Regional Improvements 3

UNITS, IMPROVING = "Buy Unit and Ship Cards", "Buy Regional Improvements"
RULES, EVENT = "Universal Rules", "Playing Events from the Action Cards"
REFUSALS: Mapping[str, tuple[str, int]] = {
    GOLD: ("Spending Phase", 0),
    MOST: ("Spending Phase", 0),
    # Buy Developments
    "row": ("Buy Developments", 1),
    "above": ("Buy Developments", 0),
    "above_owned": ("Buy Developments", 0),
    "owned": ("Buy Developments", 0),
    "foreign_board": ("Buy Developments", 0),
    # Buy a General, New Armies, Buy an Agent
    "rank": ("Buy a General", 0),
    "no_general": ("Buy a General", 0),
    "far_from_home": ("Buy a General", GENERAL_REACH),
    "led": ("Buy a General", 0),
    "not_spare": ("New Armies", 0),
    "posted": ("New Armies", 0),
    "no_army_space": (RULES, LIMITS["armies"]),
    "agent_limit": ("Buy an Agent", 0),
    "agent_home": ("Buy an Agent", 0),
    # Buy Unit and Ship Cards
    "no_such_army": (UNITS, 0),
    "no_such_navy": (UNITS, 0),
    "stock": (UNITS, 0),
    "foreign_card": (UNITS, 0),
    "upgrade_only": (UNITS, 0),
    "locked": ("Buy Developments", 0),
    "retired": ("The Marian Reforms", 0),
    "supply_line": ("Lines of Communication", 0),
    "besieged": ("Besieging a Garrisoned Region", 0),
    "full_army": (RULES, MOST_TROOPS),
    "full_main": (RULES, BOUNDS[MAIN][1]),
    "full_skirmisher": (RULES, BOUNDS[SKIRMISHER][1]),
    "full_artillery": (RULES, BOUNDS[ARTILLERY][1]),
    "disunity_main": ("Disunity in the Barbarian Tribes", DISUNITY[MAIN]),
    "disunity_skirmisher": ("Disunity in the Barbarian Tribes", DISUNITY[SKIRMISHER]),
    "mixed": ("Disunity in the Barbarian Tribes", 0),
    "mercenary_region": ("Buy Mercenaries", 0),
    "mercenary_reach": ("Buy Mercenaries", MERCENARY_REACH),
    "pack": ("Buy Mercenaries", 0),
    "no_dock": (UNITS, 0),
    "full_navy": (RULES, LIMITS["ships_per_navy"]),
    "no_navy_space": (RULES, LIMITS["navies"]),
    # Event cards
    UNPLAYED: (EVENT, 0),
    "conscript": (EVENT, CONSCRIPT_COST),
    "no_veteran": (EVENT, 0),
    "no_such_card": (EVENT, 0),
    "wonder_free": (EVENT, 0),
    # Buy Regional Improvements, Pay to Remove Disruption
    "not_yours": (IMPROVING, 0),
    "built": (IMPROVING, 1),
    "per_region": (IMPROVING, PER_REGION),
    "per_kind": (IMPROVING, PER_KIND),
    "per_round": (IMPROVING, PER_ROUND),
    "wonder_improvements": (IMPROVING, 0),
    "wonder_roads": (IMPROVING, 0),
    "no_border": (IMPROVING, 0),
    "road_control": (IMPROVING, 0),
    "road_besieged": ("Besieging a Garrisoned Region", 0),
    "road_both_sides": (IMPROVING, 0),
    "road_enemy": (IMPROVING, 0),
    "calm": ("Pay to Remove Disruption", 0),
}
"""The rule behind each `buy.` key: its section, and the cap that it sets (0: none)."""


def never(token: str, counts: Counts) -> str:
    """Return that no rule but the price bars anything of a list."""
    return ""


class Lines(Pick):
    """A Pick whose items are allowed one by one.

    `bars(token, counts)`: the key of the rule that keeps an item out beside those taken, "" if none does; `absent`:
    the key for a token that is not among the items; `total(token, counts)`: what all would cost with it, at most
    `gold`; `facts(token)`: what the words need to know. All but `bars` and `total` are asked on a refusal only.
    """

    __slots__ = ("_absent", "_bars", "_facts", "_gold", "_total")

    def __init__(
        self,
        items: Iterable[Item],
        high: int,
        bars: Bars = never,
        *,
        absent: Callable[[str], str],
        total: Callable[[str, Counts], int] | None = None,
        gold: int = 0,
        facts: Callable[[str], Mapping[str, Any]] | None = None,
    ) -> None:
        super().__init__(items, 0, high)
        self._plain = False
        self._bars, self._absent, self._total, self._gold, self._facts = bars, absent, total, gold, facts

    def _may_add(self, item: Item, counts: Counter[str]) -> bool:
        if counts[item.token] >= item.count or counts.total() >= self.high:
            return False
        if self._total is not None and self._total(item.token, counts) > self._gold:
            return False
        return not self._bars(item.token, counts)

    def _counts(self, given: Given) -> Counter[str]:
        """Count what is given in the order of the items, whatever order it came in: a line may need one before it."""
        return super()._counts(tuple(sorted(given, key=lambda token: self._rank.get(token, len(self._rank)))))

    def _refused(self, token: str, counts: Counter[str]) -> IllegalAction:
        key, facts = self._why(token, counts)
        if not key:
            return super()._refused(token, counts)
        section, most = REFUSALS[key]
        known = {"most": most, **(self._facts(token) if self._facts else {}), **facts}
        reason = text(f"buy.{key}", section=section, **known)
        return illegal(token, lambda _: reason, [i.token for i in self.items if self._may_add(i, counts)])

    def _why(self, token: str, counts: Counter[str]) -> tuple[str, dict[str, Any]]:
        if token not in self._rank:
            return self._absent(token), {}
        key = self._bars(token, counts)
        if key:
            return key, {}
        if self._total is not None and (total := self._total(token, counts)) > self._gold:
            return GOLD, {"total": total, "left": self._gold}
        return (MOST, {"most": self.high}) if self.high else (UNPLAYED, {})


class Purse:
    """What a faction spends from: its gold, its prices, the event cards that it may play on its basket."""

    def __init__(self, state: RomeState, side: Side) -> None:
        self.state, self.side = state, side
        self.holding = state.factions[side]
        self.prices = Prices(state, side)
        self.cards = held(state, side, *BASKET_EVENTS)
        self.sieges = [army.at for army in state.armies.values() if army.siege]

    def left(self, before: Before) -> int:
        """Return the gold left after the fields before."""
        return self.holding.gold - self.prices.total(before)

    def uses(self, before: Before, event: str) -> int:
        """Return how many cards of an event the basket plays."""
        return sum(CARDS[card].event == event for card in before.get("events", ()))

    def besieged(self, region: str) -> bool:
        """Return whether a region is besieged."""
        return region in self.sieges and self.state.besieged(region)


def spaces(state: RomeState, side: Side, kind: str) -> list[str]:
    """Return the ids of the army spaces ("armies") or navy spaces ("navies") that are free (Universal Rules 7)."""
    taken = state.armies if kind == "armies" else state.navies
    stem = side if kind == "armies" else f"{side}_fleet"
    return [space for n in range(1, LIMITS[kind] + 1) if (space := f"{stem}_{n}") not in taken]


@lru_cache(maxsize=4096)
def halves_of(token: str) -> tuple[str, str]:
    """Return the two halves of a line "<where>:<what>"; the second is empty in a line of one half."""
    first, _, second = token.partition(":")
    return first, second
