"""The computer player's defence: its own regions that others may take, and a leader who is about to win."""

from collections.abc import Mapping

from engine.games.total_war_rome.board.geography import land_distance
from engine.games.total_war_rome.computer_player.values import (
    army_strength,
    assault_success_chance,
    battle_chance,
    diplomatic_status,
    has_development,
    is_garrisoned,
    rounds_left,
    threat_of_winning,
    viewing_faction,
)
from engine.games.total_war_rome.computer_player.weights import at_work
from engine.games.total_war_rome.tables import REGIONS, stars_of
from engine.games.total_war_rome.view import ArmyView, RomeView
from engine.kernel.state import Side


def region_peril(view: RomeView, region: str, guard: float = 0.0) -> float:
    """Return what may be lost in a region of one's own, in gold, if an army of this strength guards it."""
    side, worst = viewing_faction(view), 0.0
    for army in view.armies.values():
        near = at_work().comes_from.get(land_distance(army.at, region), 0.0) if army.at and army.owner != side else 0.0
        if not near:
            continue
        chance = near * at_work().wary[diplomatic_status(view, side, army.owner)] * _falls(view, army, region)
        if guard:
            chance *= battle_chance(army_strength(army), guard) * 0.8
        worst = max(worst, chance * _stake(view, region, army.owner))
    return worst


def _falls(view: RomeView, army: ArmyView, region: str) -> float:
    """Return the chance that an army takes a region of one's own that no army guards."""
    if not is_garrisoned(view, region):
        return 0.9 if army.count > 3 else 0.4
    land = view.regions[region]
    easy = has_development(view, army.owner, "siegecraft") or has_development(view, army.owner, "siege_train")
    easy = easy or REGIONS[region].home == army.owner
    dice = view.garrisons[region] - 1  # the odds add the one that every garrison has
    foot = min(6, round(at_work().foot_share * army.count))
    return assault_success_chance(foot, (), 1, stars_of(army.general or ""), dice, land.walls, easy)


def _stake(view: RomeView, region: str, taker: Side) -> float:
    """Return what one loses, and what it is worth that the taker does not win it."""
    printed, side = REGIONS[region], viewing_faction(view)
    own = at_work().region_gold * printed.gold * min(1.0, 0.2 + 0.15 * rounds_left(view))
    prize = at_work().victory_point * (1 + printed.gold) if printed.home == side else 0.0
    return own + prize * (at_work().point_denied + threat_of_winning(view, taker))


def endangered_regions(view: RomeView) -> dict[str, float]:
    """Return one's own regions that are in danger, and the gold that may be lost in each while it is unguarded."""
    side = viewing_faction(view)
    found = {region: region_peril(view, region) for region, land in view.regions.items() if land.owner == side}
    return {region: loss for region, loss in found.items() if loss}


def guarding_worth(view: RomeView, army: ArmyView, unguarded: Mapping[str, float]) -> dict[str, float]:
    """Return what an army is worth in each region of one's own that is in danger (`endangered_regions`) and has no
    other army of one's own."""
    side, strength = viewing_faction(view), army_strength(army)
    held = [a.at for a in view.armies.values() if a.owner == side and a.id != army.id]
    out = {}
    for region, loss in unguarded.items():
        if region not in held:
            saved = loss - region_peril(view, region, strength)
            if saved > 0:
                out[region] = saved
    return out
