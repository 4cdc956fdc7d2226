"""What everybody sees of how the players of Samnite Wars stand, for their chances of winning."""

from engine.games.samnite_wars.view import SamniteView
from engine.kit.prospects import Measures


def measures_of(view: SamniteView) -> Measures:
    """Return what counts: Prestige, cards, and the Treasury where it will be one's own."""
    seats = [player.seat for player in view.players]
    turn = seats.index(view.consul) if view.consul in seats else 0
    sides = {}
    for n, player in enumerate(view.players):
        sides[player.seat] = {
            "prestige": float(player.triumph),
            "cards": float(player.hand_size),
            "treasury": float(view.treasury if player.seat == view.consul else 0),
            "consul_next": float((n - turn) % len(seats) == 1),
        }
    held = sum(region.controlled for region in view.regions) / max(1, len(view.regions))
    return Measures(sides=sides, course=min(1.0, max(view.round / max(1, view.last_round), held)))
