"""The computer player's agents: trade first, harm the leader, cash what is not worth keeping."""

from collections.abc import Mapping
from typing import Any

from engine.games.total_war_rome.actions.agents import Levy
from engine.games.total_war_rome.actions.event_cards import HostageExchange
from engine.games.total_war_rome.agents.requirements import SPEC
from engine.games.total_war_rome.agents.results import uprising_returns
from engine.games.total_war_rome.board.geography import land_distance
from engine.games.total_war_rome.computer_player.diplomacy import hostage_offer, treaty_worth
from engine.games.total_war_rome.computer_player.event_uses import card_worth
from engine.games.total_war_rome.computer_player.values import (
    diplomatic_status,
    leading_opponent,
    region_worth,
    threat_of_winning,
    viewing_faction,
)
from engine.games.total_war_rome.computer_player.weights import at_work
from engine.games.total_war_rome.tables import CARDS, REGIONS, stars_of
from engine.games.total_war_rome.victory import economic_power
from engine.games.total_war_rome.view import RomeView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import best_scored, form_of, offered_first_tokens, partial_form_fillings, possible_next_tokens

SUCCESS, DEATH = 0.5, 1 / 3
HARMFUL = (
    "riots", "protests", "rebel_uprising", "sabotage", "treasury_theft", "assassinate_general", "assassinate_agent",
    "double_agent", "bribe_army",
)  # fmt: skip


def choose_agent_turn(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Return the best agent action; else cash the cards that are not worth keeping; else end the turn."""
    deeds = (
        (deed_worth(view, form.tag, way), (form, way))
        for form in prompt.menu.forms.values()
        if form.action in SPEC
        for way in partial_form_fillings(form, *SPEC[form.action].fields)
    )
    found = best_scored(deeds, above=at_work().least_deed)
    if found is not None:
        return _with_card(view, *found, lots)
    form = form_of(prompt, HostageExchange)
    if form is not None:
        other = hostage_offer(view, offered_first_tokens(form, "side"))
        if other:
            return HostageExchange(card=offered_first_tokens(form, "card")[0], side=other)
    cash = tuple(card for card in view.hand if card_worth(view, card) < CARDS[card].tax)
    if cash and form_of(prompt, Levy) is not None:
        action = Levy(cash)
        in_order = tuple(card for card in possible_next_tokens(prompt.menu, ("levy",)) if card in cash)
        return action if prompt.menu.contains(action) else Levy(in_order)
    return None


def _with_card(view: RomeView, form: Form, way: Mapping[str, str], lots: UnverifiedRandom) -> Action:
    """Return an agent action with what it is played with: the card that is worth least otherwise."""
    values: dict[str, Any] = dict(way)
    for name in form.fields[len(way) :]:
        options = offered_first_tokens(form, name, values)
        if name == "card":
            values[name] = min(options, key=lambda card: card_worth(view, card) + CARDS[card].tax)
        else:
            values[name] = options[-1] == "yes" if name == "reroll" else lots.choose(options)
    return form.action(**values)


def deed_worth(view: RomeView, tag: str, values: dict[str, Any]) -> float:
    """Return what an agent action is worth, in gold."""
    return _plain_worth(view, tag, values) - (harm_price(view, values) if tag in HARMFUL else 0.0)


def harm_price(view: RomeView, values: Mapping[str, Any]) -> float:
    """Return what it costs to harm whom an agent action is aimed at: trust, and a rival for those who are ahead."""
    region, army = values.get("region", ""), values.get("army", "")
    victim = view.armies[army].owner if army else view.regions[region].owner if region else values.get("side", "")
    if victim not in view.factions or victim == viewing_faction(view):
        return 0.0
    others = [faction.vp for side, faction in view.factions.items() if side not in (victim, viewing_faction(view))]
    is_last = view.factions[victim].vp < min(others, default=0)
    price = at_work().harming.get(diplomatic_status(view, viewing_faction(view), victim), 0.0)
    return price + at_work().harming_last * is_last


def _plain_worth(view: RomeView, tag: str, values: dict[str, Any]) -> float:
    """Return what an agent action is worth by what it does."""
    side, first = viewing_faction(view), leading_opponent(view)
    region = values.get("region", "")
    owner = view.regions[region].owner if region else ""
    weight = 1.0 + at_work().thwarting * threat_of_winning(view, first) if owner == first else 0.5
    match tag:
        case "trade":
            ports = sum(land.market and REGIONS[r].port for r, land in view.regions.items() if land.owner == side)
            other = 0.4 if values["side"] == first else 0.2
            return at_work().trade[diplomatic_status(view, side, values["side"])] * (1 - other) + ports
        case "treaty":
            return treaty_worth(view, values["side"])
        case "sow_distrust":
            return _distrust_worth(view, values["side"], values["other"])
        case "riots" | "protests":
            return weight * _unrest_worth(view, region, 2 if tag == "riots" else 1, owner)
        case "rebel_uprising":
            return _uprising_worth(view, region, weight)
        case "bribe_region":
            cost = 2 * view.garrisons.get(region, len(REGIONS[region].dice))
            enmity = at_work().enmity[diplomatic_status(view, side, owner)]  # it is an attack (ruling 131)
            return SUCCESS * bribed_region_worth(view, region) - cost - DEATH * at_work().agent - enmity
        case "sabotage":
            return weight * (SUCCESS * 3.0 - DEATH * at_work().agent) + 0.3
        case "treasury_theft":
            return SUCCESS * ((view.factions[owner].gold + 1) // 2) * 1.4 - DEATH * at_work().agent
        case _:
            return _against_pieces(view, tag, values)


def _uprising_worth(view: RomeView, region: str, weight: float) -> float:
    """Return what it is worth to raise a region: that its master loses it, and if it is a home region of one's own that
    it comes back, which is an attack on them (ruling 131)."""
    owner, gold = view.regions[region].owner, at_work().region_gold * REGIONS[region].gold
    guarded = any(army.at == region and army.owner == owner for army in view.armies.values())
    own = uprising_returns(region, viewing_faction(view))
    worth = 0.4 if guarded else (weight + own) * gold
    return worth - (at_work().enmity[diplomatic_status(view, viewing_faction(view), owner)] if own else 0.0)


def _against_pieces(view: RomeView, tag: str, values: dict[str, Any]) -> float:
    match tag:
        case "assassinate_general":
            army = view.armies[values["army"]]
            weight = 1.0 + threat_of_winning(view, army.owner)
            return SUCCESS * 1.2 * stars_of(army.general or "") * weight - DEATH * at_work().agent
        case "assassinate_agent":
            return 0.75 * at_work().agent - 0.11 * at_work().agent
        case "double_agent":
            return 0.9
        case "recruit_mercenary":
            army = view.armies[values["army"]]
            return (
                0.6 * at_work().troop_card if army.count < 9 and view.factions[viewing_faction(view)].gold > 6 else 0.0
            )
        case "spy":
            return _spy_worth(view, values["army"])
        case "bribe_army":
            return _bribe_worth(view, values["army"])
        case _:
            return 0.0


def _distrust_worth(view: RomeView, side: str, other: str) -> float:
    """Return what it is worth that two factions trust each other less: the leader's friends, not one's own."""
    if viewing_faction(view) in (side, other):
        return 0.0
    first = leading_opponent(view) in (side, other)
    return (1.0 if first else 0.4) + 0.6 * (diplomatic_status(view, side, other) == "ally")


def _spy_worth(view: RomeView, army_id: str) -> float:
    """Return what it is worth to see the cards of an army: if one's own stands near and may meet it."""
    army = view.armies[army_id]
    if army.cards is not None or diplomatic_status(view, viewing_faction(view), army.owner) == "ally":
        return 0.0
    near = any(
        own.owner == viewing_faction(view)
        and own.at
        and land_distance(own.at, army.at) <= 2
        and abs(own.count - army.count) < 4
        for own in view.armies.values()
    )
    return 0.9 if near else 0.3


def _bribe_worth(view: RomeView, army_id: str) -> float:
    """Return what it is worth to bribe an army: its mercenaries and half of the rest, if it threatens or the leader
    owns it, less the price."""
    army = view.armies[army_id]
    stars = stars_of(army.general or "")
    lost = army.mercenaries + (army.count - army.mercenaries) // 2
    near = any(
        land.owner == viewing_faction(view) and land_distance(region, army.at) <= 2
        for region, land in view.regions.items()
    )
    weight = (1.0 if near else 0.4) * (
        1.0 + threat_of_winning(view, army.owner) if army.owner == leading_opponent(view) else 0.8
    )
    return (
        SUCCESS * at_work().troop_card * lost * weight
        - (army.count - army.mercenaries + stars)
        - DEATH * at_work().agent
    )


def _unrest_worth(view: RomeView, region: str, markers: int, owner: str) -> float:
    """Return what unrest costs a region's owner: taxes, and points of Economic Power that they fall short of."""
    gold, before = REGIONS[region].gold, view.regions[region].unrest
    tax = [gold, gold // 2, 0]
    lost = tax[min(before, 2)] - tax[min(before + markers, 2)]
    return float(lost) + 0.4 * markers + points_denied(view, owner, lost)


def points_denied(view: RomeView, side: str, gold: int) -> float:
    """Return what it is worth that a faction raises so much less gold in the next taxation: the points of Economic
    Power that it then falls short of, more of one who is about to win; and how near it comes to that."""
    income = view.factions[side].income
    points = economic_power(income) - economic_power(income - gold)
    return (
        at_work().victory_point
        * (at_work().point_denied + threat_of_winning(view, side))
        * (points + at_work().nearer_step * gold * (points == 0 and economic_power(income) > 0))
    )


def bribed_region_worth(view: RomeView, region: str) -> float:
    """Return what a region is worth without victory points (a bribe gives none)."""
    return min(region_worth(view, region), 1.3 * at_work().region_gold * REGIONS[region].gold)
