"""Where an army may withdraw or flee to: after a battle, before it, out of the territory of a former ally
(ruling 39)."""

from engine.games.total_war_rome.campaign.movement import armies_met_at, asks_leave, enemies_at, is_passage_denied
from engine.games.total_war_rome.frames.campaign import CampaignTurn
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import REGIONS
from engine.kernel.state import Side


def refuge_regions(state: RomeState, army_id: str) -> tuple[str, ...]:
    """Return the adjacent regions to which an army may withdraw or flee: controlled by itself or an ally and without
    enemies, or without a garrison and empty (ruling 39). Those where an ally is asked, or where another army of its own
    stands, come last; what an ally has refused it this turn is left out."""
    army = state.armies[army_id]
    found = [r for r in REGIONS[army.at].neighbours if is_refuge(state, army.owner, r)] if army.at else []
    open_to = [region for region in found if not is_passage_denied(state, army, region)]

    def burden(region: str) -> tuple[bool, bool]:
        return bool(own_army_in_region(state, army.owner, region)), asks_leave(state, army.owner, region)

    return tuple(sorted(open_to, key=burden))


def escape_places(state: RomeState, army_id: str) -> tuple[str, ...]:
    """Return where an army that avoids battle may go: an adjacent region, or aboard an adjacent friendly navy, its own
    or an ally's (Meeting Enemy Armies 3, rulings 39 and 135)."""
    army = state.armies[army_id]
    coast = REGIONS[army.at].coast
    boats = [
        n for n, navy in state.navies.items()
        if state.are_allied(navy.owner, army.owner) and (navy.sea in coast or (navy.port and navy.port == army.at))
    ]  # fmt: skip
    free = [n for n in boats if not state.carried_by(n) and n not in army.denied]
    return (*refuge_regions(state, army_id), *sorted(free, key=lambda n: asks_leave(state, army.owner, n)))


def is_refuge(state: RomeState, side: Side, region: str) -> bool:
    """Return whether an army of this faction may withdraw to the region (ruling 39). Another army of its own is no
    hindrance in its own campaign turn, at whose end there must be but one (Universal Rules 5, ruling 132)."""
    if own_army_in_region(state, side, region) and not _campaigns(state, side):
        return False
    if state.are_allied(state.regions[region].owner, side):
        return not enemies_at(state, side, region)
    return not state.is_garrisoned(region) and not armies_met_at(state, side, region)


def own_army_in_region(state: RomeState, side: Side, region: str) -> str:
    """Return the army of a faction that stands in a region, "" if there is none."""
    return next((a for a in state.armies_at(region) if state.armies[a].owner == side), "")


def _campaigns(state: RomeState, side: Side) -> bool:
    """Return whether this is a faction's own turn of the Campaign Phase."""
    return any(isinstance(frame, CampaignTurn) and frame.side == side for frame in state.frames)
