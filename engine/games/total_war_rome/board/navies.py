"""Universal Rules, navies: every change of a navy and its ships, with the army aboard."""

from collections.abc import Iterable
from typing import Any

from engine.games.total_war_rome.board.armies import cards_without, change, destroy_army, lose_cards, to_reserve
from engine.games.total_war_rome.events.campaign import NavyDestroyed, ShipsLost
from engine.games.total_war_rome.state import Navy, RomeState
from engine.games.total_war_rome.tables import LIMITS, SHIPS
from engine.kernel.play import Play
from engine.kernel.state import Side


def set_navy(state: RomeState, navy_id: str, **fields: Any) -> Navy:
    """Replace fields of a navy."""
    navy = change(state.navies[navy_id], **fields)
    state.navies[navy_id] = navy
    return navy


def show_navy(state: RomeState, navy_id: str, sides: Iterable[Side]) -> None:
    """Let factions know all ships of a navy as of this round (ruling 103)."""
    navy = state.navies[navy_id]
    others = [side for side in sides if side != navy.owner]
    kept = [entry for entry in navy.seen if entry[0] not in others]
    set_navy(state, navy_id, seen=tuple(sorted([*kept, *((side, state.round) for side in others)])))


def destroy_navy(play: Play[RomeState], navy_id: str) -> None:
    """Remove a navy and the army aboard (rulings 70 to 72)."""
    state = play.state
    carried = state.carried_by(navy_id)
    if carried:
        destroy_army(play, carried)
    navy = state.navies.pop(navy_id)
    to_reserve(state, navy.owner, navy.ships)
    play.emit(NavyDestroyed(owner=navy.owner, navy=navy_id))


def free_navy_slot(state: RomeState, side: Side) -> str:
    """Return the id of a free navy space, "" if both are taken (Universal Rules 7)."""
    ids = (f"{side}_fleet_{n}" for n in range(1, LIMITS["navies"] + 1))
    return next((navy_id for navy_id in ids if navy_id not in state.navies), "")


def sink_ships(play: Play[RomeState], navy_id: str, count: int) -> None:
    """Sink the cheapest ships of a navy; the army aboard loses its share at random (Naval Battles, rulings 68, 70)."""
    state = play.state
    navy = state.navies[navy_id]
    if count >= len(navy.ships):
        destroy_navy(play, navy_id)
        return
    if not count:
        return
    gone = tuple(sorted(navy.ships, key=lambda kind: SHIPS[kind].cost)[:count])
    to_reserve(state, navy.owner, gone)
    set_navy(state, navy_id, ships=cards_without(navy.ships, gone), seen=())
    play.emit(ShipsLost(owner=navy.owner, seat=state.players[navy.owner], navy=navy_id, count=count, ships=gone))
    carried = state.carried_by(navy_id)
    if carried:
        cards = state.armies[carried].cards
        drowned: list[str] = []
        for _ in range(-(-count * len(cards) // len(navy.ships))):
            drowned.append(play.dice.pick("drowned", cards_without(cards, drowned)))
        lose_cards(play, carried, drowned)
