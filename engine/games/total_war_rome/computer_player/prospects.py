"""What everybody sees of how the factions of Total War: Rome stand, for their chances of winning."""

from engine.games.total_war_rome.view import RomeView
from engine.kit.prospects import Measures


def measures_of(view: RomeView) -> Measures:
    """Return what counts: points, income, gold, troops, ships, cards, regions, developments."""
    sides = {}
    for side, faction in view.factions.items():
        armies = [army for army in view.armies.values() if army.owner == side]
        sides[side] = {
            "points": float(faction.vp),
            "income": float(faction.income),
            "gold": float(faction.gold),
            "troops": float(sum(army.count for army in armies)),
            "armies": float(len(armies)),
            "ships": float(sum(navy.count for navy in view.navies.values() if navy.owner == side)),
            "cards": float(faction.hand_size),
            "regions": float(sum(land.owner == side for land in view.regions.values())),
            "developments": float(len(faction.developments)),
        }
    most = max((faction.vp for faction in view.factions.values()), default=0)
    return Measures(
        sides=sides, course=min(1.0, max(view.round / max(1, view.last_round), most / max(1, view.trigger)))
    )
