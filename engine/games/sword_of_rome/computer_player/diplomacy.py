"""Alliances: what an alliance is worth to a power, to offer it, to take it, to renew it, and to break it.

An alliance is looked at as a change of the table: with it some armies threaten nobody any more, and some spaces are no
targets. What that is worth is the difference of two positions, for oneself and, at the price of a rival's points, for
the other.
"""

from collections.abc import Iterator

import msgspec

from engine.games.sword_of_rome.actions.diplomacy import Alliance, BreakAlliance, OfferAlliance
from engine.games.sword_of_rome.board.control import is_city
from engine.games.sword_of_rome.board.stacks import tactics_rating
from engine.games.sword_of_rome.computer_player.ideas import Idea
from engine.games.sword_of_rome.computer_player.table import Table, table_of
from engine.games.sword_of_rome.computer_player.targets import Targets
from engine.games.sword_of_rome.computer_player.values import Values
from engine.games.sword_of_rome.diplomacy.alliances import may_ally, own_support
from engine.games.sword_of_rome.powers import POWERS_OF, SIDE_OF, sorted_power_pair
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import TABLES
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.actions import Accept, Action, Decline
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kernel.state import Side
from engine.kit.player import offered_first_tokens as tokens_of

OFFERS = 0.1  # what an alliance must bring to be offered
BREAKS = 1.0  # what an alliance must cost, beside its price, to be broken
WAR = 2  # rounds of a turn that must be left to break an alliance


def board_position_value(table: Table) -> float:
    """Return what the armies and spaces of a side's powers are worth as things stand: what they guard, what they could
    take."""
    values = Values(table)
    targets, total = Targets(values), 0.0
    powers = POWERS_OF[table.side]
    held = {one.space for one in table.state.stacks.values() if one.power in powers and one.cu}
    for one in table.state.stacks.values():
        if one.power in powers and one.cu:
            lead = tactics_rating(one.commander) if one.commander else -1
            total += values.standing_worth(one.power, one.space, one.cu, lead)
            total += targets.potential_gain(one.power, one.space, one.cu, lead) if lead >= 0 else 0.0
    for space, place in table.state.places.items():
        if place.owner in powers and space not in held:
            total += values.standing_worth(place.owner, space, 0, -1)
    return total


def _with(table: Table, alliances: tuple[tuple[Power, Power], ...], side: Side) -> Table:
    """Return the table with these alliances, as another side looks at it."""
    state: SwordState = table.state.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
    state.alliances = alliances
    return msgspec.structs.replace(table, state=state, side=side)


def alliance_values(table: Table, own: Power, other: Power) -> tuple[float, float]:
    """Return what an alliance of two powers is worth: to the side of the first, and to that of the second."""
    both, now = sorted_power_pair(own, other), table.state.alliances
    apart = tuple([one for one in now if one != both])
    sides = (SIDE_OF[own], SIDE_OF[other])
    gains = [
        board_position_value(_with(table, (*apart, both), side)) - board_position_value(_with(table, apart, side))
        for side in sides
    ]
    return gains[0], gains[1]


def alliance_gain_for_side(table: Table, own: Power, other: Power) -> float:
    """Return what an alliance serves a side: what it brings, less what the other's gain costs it."""
    mine, theirs = alliance_values(table, own, other)
    return _net(table, mine, theirs, other)


def _net(table: Table, mine: float, theirs: float, other: Power) -> float:
    return mine + Values(table).weights.get(SIDE_OF[other], 0.0) * max(theirs, 0.0)


def is_ahead(table: Table, other: Power) -> bool:
    """Return whether a power's side has more points than every other: it is to be stopped, not helped."""
    vp, side = table.state.vp, SIDE_OF[other]
    return all(vp[side] > points for one, points in vp.items() if one != side)


def is_trusted_ally(table: Table, own: Power, other: Power) -> bool:
    """Return whether an alliance serves, and does not help who is ahead."""
    return not is_ahead(table, other) and alliance_gain_for_side(table, own, other) > 0


def choose_alliance_offered(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Take an alliance that serves."""
    terms = prompt.context
    if not prompt.is_received_offer or not isinstance(terms, Alliance):
        return None
    return Accept() if is_trusted_ally(table_of(view, prompt), terms.to, terms.power) else Decline()


def alliance_offer_choice(table: Table, prompt: Prompt) -> Action | None:
    """Return the alliance to offer, in the first round of a turn, so that it lasts longest, and one at a time: the one
    that brings most of those that serve the other too. None if there is none, or one was not taken."""
    form = prompt.menu.forms.get(OfferAlliance.tag())
    if form is None or table.view.round != 1 or _has_offered(table, alliance_partners_by_power(prompt)):
        return None
    ideas = [*_offers(table, alliance_partners_by_power(prompt))]
    best = max(ideas, key=lambda idea: idea.worth, default=None)
    return best.action if best is not None and best.worth > OFFERS else None


def alliance_partners_by_power(prompt: Prompt) -> dict[Power, list[Power]]:
    """Return to whom each power may still offer an alliance."""
    form = prompt.menu.forms[OfferAlliance.tag()]
    return {power: tokens_of(form, "to", {"power": power}) for power in tokens_of(form, "power")}


def _has_offered(table: Table, still: dict[Power, list[Power]]) -> bool:
    """Return whether an offer of the side was not taken in this turn: one who could be asked is missing."""
    others = [power for side in table.rivals for power in POWERS_OF[side]]
    return any(
        may_ally(table.state, own, to) and to not in still.get(own, ()) for own in table.own_powers for to in others
    )


def _offers(table: Table, still: dict[Power, list[Power]]) -> Iterator[Idea]:
    """Yield the alliances that serve both, as far as one can see."""
    for own, others in still.items():
        for other in others:
            if is_ahead(table, own) or is_ahead(table, other):
                continue
            mine, theirs = alliance_values(table, own, other)
            seen = _with(table, table.state.alliances, SIDE_OF[other])
            if _net(seen, theirs, mine, own) > 0:
                yield Idea(_net(table, mine, theirs, other), OfferAlliance(own, other))


def alliance_breaking_choice(table: Table, prompt: Prompt) -> Action | None:
    """Return the alliance to break: one that keeps the side from more than its price, with rounds left to use that."""
    form = prompt.menu.forms.get(BreakAlliance.tag())
    if form is None or table.view.rounds - table.view.round < WAR:
        return None
    ideas = []
    for own in tokens_of(form, "power"):
        for other in tokens_of(form, "to", {"power": own}):
            cost, price = _price(table, own)
            ideas.append(Idea(-alliance_gain_for_side(table, own, other) - price, BreakAlliance(own, other, cost)))
    best = max(ideas, key=lambda idea: idea.worth, default=None)
    return best.action if best is not None and best.worth > BREAKS else None


def _price(table: Table, own: Power) -> tuple[tuple[str, ...], float]:
    """Return the support that hurts least to pay, and what it is worth: loyalty beyond the first point before markers,
    those before cities."""
    values, costs = Values(table), []
    for item in own_support(table.state, own):
        lost = values.ownership_worth(item.token, own) - values.ownership_worth(item.token, "")
        for n in range(item.count):
            last = n == item.count - 1
            costs.append((lost if last or not is_city(table.state, item.token) else 0.05, item.token))
    costs.sort()
    chosen = costs[: TABLES.support.breaking]
    order = list(table.state.places)
    return tuple(sorted([space for _, space in chosen], key=order.index)), sum([cost for cost, _ in chosen])
