"""The computer player's treaties: which it asks for and grants, what an alliance is worth, when breaking one pays."""

from engine.games.total_war_rome.agent_actions import Agree, Refuse
from engine.games.total_war_rome.campaign_actions import Betray
from engine.games.total_war_rome.geography import land_distance
from engine.games.total_war_rome.player_values import VP, attack_worth, leader, me, status
from engine.games.total_war_rome.view import RomeView
from engine.kernel.actions import Action
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kernel.state import Side

NEAR = 2  # regions from which an army threatens
THREAT = 0.8  # what it is worth that an army near one's regions will not attack
PROSPECT = 0.35  # share of a prospect that is given up with an alliance (it can be broken)
TRADE_GAIN = 0.8  # a better status in trade, for what is left of the game
RUNAWAY = 4  # VP that a leader may be ahead before he is left alone
BREACH = 2.5  # gold that breaking an alliance must be worth, beyond the victory point
OTHER_FRIEND = 1.5  # what the trust of another friend or ally is worth


def running_away(view: RomeView, other: Side) -> bool:
    """Return whether a faction leads by so much that it should not be helped."""
    factions = view.factions
    return other == leader(view) and factions[other].vp > factions[me(view)].vp + RUNAWAY


def prospects_in(view: RomeView, other: Side) -> float:
    """Return the best that one's armies could take from a faction nearby."""
    side = me(view)
    best = 0.0
    for army in view.armies.values():
        if army.owner != side or not army.at or army.cards is None:
            continue
        for region, land in view.regions.items():
            if land.owner == other and land_distance(army.at, region) <= NEAR:
                best = max(best, attack_worth(view, army, region, betrays=True))
    return best


def threats_of(view: RomeView, other: Side) -> int:
    """Return how many armies of a faction stand near one's regions."""
    own = [region for region, land in view.regions.items() if land.owner == me(view)]
    return sum(
        army.owner == other and bool(army.at) and any(land_distance(army.at, region) <= NEAR for region in own)
        for army in view.armies.values()
    )


def alliance_worth(view: RomeView, other: Side) -> float:
    """Return what it is worth to be allied with a faction: trade, and peace, less what one would take from it."""
    if running_away(view, other) or view.final:
        return -1.0
    return TRADE_GAIN + THREAT * threats_of(view, other) - PROSPECT * prospects_in(view, other)


def treaty_worth(view: RomeView, other: Side) -> float:
    """Return what it is worth to ask a faction for a treaty."""
    match status(view, me(view), other):
        case "enemy":
            return 1.5 if other != leader(view) else 0.4
        case "neutral":
            return 1.4 if other != leader(view) else 0.4
        case "friendly":
            return alliance_worth(view, other)
        case _:
            return 0.0


def answer_treaty(view: RomeView, prompt: Prompt) -> Action:
    """Agree to better trade, and to an alliance that serves; not with one who runs away with the game."""
    asked = prompt.subject.args if prompt.subject else {}
    other = str(asked.get("side", ""))
    if running_away(view, other):
        return Refuse()
    return Agree() if asked.get("status") != "ally" or alliance_worth(view, other) > 0 else Refuse()


def betrayal(view: RomeView, form: Form) -> Action | None:
    """Return an attack on an ally that pays more than a victory point and the trust of the others."""
    side = me(view)
    best: tuple[float, Action] | None = None
    for army_id in [option.token for option in form.field("army", {}).next(()).options]:
        army = view.armies[army_id]
        for region in [option.token for option in form.field("region", {"army": army_id}).next(()).options]:
            victims = {view.regions[region].owner, *(a.owner for a in view.armies.values() if a.at == region)} - {side}
            others = [o for o in view.factions if o not in victims and o != side]
            trust = sum(status(view, side, o) in ("friendly", "ally") for o in others) * OTHER_FRIEND
            price = VP + (0.0 if view.final else trust + BREACH)
            worth = attack_worth(view, army, region, betrays=True) - price
            if worth > 0 and (best is None or worth > best[0]):
                best = (worth, Betray(army_id, region))
    return best[1] if best else None
