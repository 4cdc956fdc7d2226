"""How likely each player is to win as a turn ends, by what everybody sees: what imagined turns are compared by.

It is judged once the Consul's Prestige is counted, as if the next turn began already. The weights lie in the title's
data (`player/outlook.yaml`), by how many regions are missing to the game's end.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

import data
from engine.games.samnite_wars.state import SamniteState, controlled_regions
from engine.games.samnite_wars.tables import GAME_ID, TABLES
from engine.games.samnite_wars.view import SamniteView
from engine.kernel.events import Seat
from engine.kit.prospects import Measures, Weighing, chances

FILE = "player/outlook"
ENDING = "etcetera"  # the phase at whose beginning a turn is judged
FURTHEST = 5  # regions that are missing to the game's end: more count as so many


def chance_to_win(state: SamniteState, seat: Seat) -> float:
    """Return how likely a seat is to win, at a turn's end; once the game is over, its share of the victory."""
    if state.outcome is not None:
        return (seat in state.outcome.winners) / len(state.outcome.winners)
    best = max(state.triumph.values())
    leaders = [one for one in state.seats if state.triumph[one] == best]
    held = len(controlled_regions(state))
    if _ends_now(state, leaders, held):
        return (seat in leaders) / len(leaders)
    measures = _measures(state.triumph, (*state.foes, state.consul), state.treasury, held)
    return chances(_weighings()[measures.kind], measures)[seat]


def _ends_now(state: SamniteState, leaders: Sequence[Seat], held: int) -> bool:
    """Return whether the game ends with this turn: it is the last, or the Consul leads and can declare it over."""
    if state.turn >= int(state.options["last_round"]) * len(state.seats):
        return True
    return held >= TABLES.victory.regions and state.consul in leaders and len(leaders) < len(state.seats)


def turn_end_measures(view: SamniteView) -> Measures | None:
    """Return what counts as a turn ends; None at any other time."""
    if view.phase != ENDING:
        return None
    seats = [player.seat for player in view.players]
    following = seats.index(view.consul) + 1
    triumph = {player.seat: player.triumph for player in view.players}
    held = sum(region.controlled for region in view.regions)
    return _measures(triumph, (*seats[following:], *seats[:following]), view.treasury, held)


def _measures(triumph: Mapping[Seat, int], order: Sequence[Seat], treasury: int, held: int) -> Measures:
    """Return what counts. order: of the turns to come. held: how many regions Rome controls."""
    taxed = treasury + TABLES.taxation.base + TABLES.taxation.each_region * held
    sides = {
        seat: {
            "prestige": float(triumph[seat]),
            "next": float(place == 0),
            "after": float(place == 1),
            "treasury": float(taxed) if place == 0 else 0.0,
        }
        for place, seat in enumerate(order)
    }
    return Measures(sides=sides, course=0.0, kind=f"missing_{min(max(TABLES.victory.regions - held, 0), FURTHEST)}")


@cache
def _weighings() -> dict[str, Weighing]:
    kept: dict[str, dict[str, Any]] = data.load_game_data(GAME_ID, FILE)
    parts = {kind: {part: found[part] for part in ("measures", "sides")} for kind, found in kept.items()}
    return msgspec.convert(parts, dict[str, Weighing])
