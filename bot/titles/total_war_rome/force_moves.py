"""Where armies and navies went, place by place, for the arrows of a map."""

from collections.abc import Sequence

from engine.games.total_war_rome.events.campaign import ArmyMoved, NavyMoved
from engine.games.total_war_rome.view import RomeView
from engine.kernel.events import Event
from engine.kernel.state import Side


def force_routes_by_faction(view: RomeView, events: Sequence[Event]) -> list[tuple[Side, tuple[str, ...]]]:
    """Return which factions' forces went through which places; what goes on from where the force's last move ended is
    one move. A navy that an army goes aboard, or leaves, is where it stands in the view."""
    found: list[tuple[Side, str, tuple[str, ...]]] = []
    for event in events:
        match event:
            case (
                ArmyMoved(owner=owner, army=piece, frm=frm, to=to) | NavyMoved(owner=owner, navy=piece, frm=frm, to=to)
            ):
                step = tuple(place for place in (_place(view, frm), _place(view, to)) if place)
            case _:
                continue
        if len(step) < 2 or step[0] == step[1]:
            continue
        if found and found[-1][:2] == (owner, piece) and found[-1][2][-1] == step[0]:
            found[-1] = (owner, piece, (*found[-1][2], step[1]))
        else:
            found.append((owner, piece, step))
    return [(owner, way) for owner, _, way in found]


def _place(view: RomeView, where: str) -> str:
    """Return a region or sea area as it is, a navy's place for its id; "" where it is not known any more."""
    navy = view.navies.get(where)
    if navy is not None:
        return navy.sea or navy.port
    return "" if "_fleet_" in where else where
