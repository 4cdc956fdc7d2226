"""SPENDING PHASE: a list of purchases whose lines are allowed one by one; a refused one is answered with the rule
against it.

A list says of each line which rule bars it, by its `buy.` key, or "" if none does: the same words decide what is
offered and why something is not.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from engine.games.total_war_rome.action_cards import held_event_cards
from engine.games.total_war_rome.board.armies import ARTILLERY, BOUNDS, MAIN, SKIRMISHER
from engine.games.total_war_rome.campaign.generals import GENERAL_REACH
from engine.games.total_war_rome.spending.prices import Prices
from engine.games.total_war_rome.spending.recruiting import DISUNITY, MERCENARY_REACH
from engine.games.total_war_rome.state import MOST_TROOPS, RomeState
from engine.games.total_war_rome.tables import CARDS, LIMITS, card_figure, figures_of_event_cards
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text
from engine.kit.choices import Counts as Counts
from engine.kit.choices import Lines

CONSCRIPTION, RECALLED, WORKS, LEARNED = "conscription", "recalled_veterans", "public_works", "learned_men"
FESTIVAL, HOSTAGES = "festival_games", "hostage_exchange"
BASKET_EVENTS = (CONSCRIPTION, RECALLED, WORKS, LEARNED, FESTIVAL)

Before = Mapping[str, Any]
GOLD, MOST, UNPLAYED = "gold", "most", "unplayed"
CONSCRIPTING = tuple(card.id for card in CARDS.values() if card.event == CONSCRIPTION)
CONSCRIPT_COST: int = min([card_figure(card, "max_cost") for card in CONSCRIPTING], default=0)

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
    "retired_now": ("Buy Developments", 0),
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


class BasketLines(Lines):
    """A list of purchases; a refusal says the section of the rule, and the cap that it sets."""

    __slots__ = ()

    dear, full, shut = GOLD, MOST, UNPLAYED

    def reason(self, key: str, facts: Mapping[str, Any]) -> Text:
        """Return the words of a refusal."""
        section, most = REFUSALS[key]
        return keyed_text(f"buy.{key}", section=section, **{"most": most, **facts})


class Purse:
    """What a faction spends from: its gold, its prices, the event cards that it may play on its basket."""

    def __init__(self, state: RomeState, side: Side) -> None:
        self.state, self.side = state, side
        self.holding = state.factions[side]
        self.prices = Prices(state, side)
        self.cards = held_event_cards(state, side, *BASKET_EVENTS)
        self.besieged_regions = state.besieged_regions()

    def gold_left(self, before: Before) -> int:
        """Return the gold left after the fields before."""
        return self.holding.gold - self.prices.price_of_basket(before)

    def uses_from_event_cards(self, before: Before, event: str) -> int:
        """Return how many things the cards of an event give that the basket plays."""
        events = before.get("events")
        return sum(figures_of_event_cards(events, event)) if events else 0


def free_spaces_of_kind(state: RomeState, side: Side, kind: str) -> list[str]:
    """Return the ids of the army spaces ("armies") or navy spaces ("navies") that are free (Universal Rules 7)."""
    taken = state.armies if kind == "armies" else state.navies
    stem = side if kind == "armies" else f"{side}_fleet"
    return [space for n in range(1, LIMITS[kind] + 1) if (space := f"{stem}_{n}") not in taken]


@lru_cache(maxsize=4096)
def halves_of(token: str) -> tuple[str, str]:
    """Return the two halves of a line "<where>:<what>"; the second is empty in a line of one half."""
    first, _, second = token.partition(":")
    return first, second
