"""Diplomacy: enemy, neutral, friendly, ally on both trackers (ruling 85), attacks, and BROKEN ALLIANCE."""

from engine.games.total_war_rome.events.diplomacy import AllianceBroken, StatusChanged
from engine.games.total_war_rome.state import ALLY, ENEMY, FRIENDLY, NEUTRAL, STATUSES, RomeState
from engine.games.total_war_rome.tables import faction_pair_id
from engine.games.total_war_rome.victory import BROKEN, score_victory_points
from engine.kernel.play import Play
from engine.kernel.state import Side


def set_status(play: Play[RomeState], a: Side, b: Side, status: str) -> None:
    """Set the status of two factions on both trackers."""
    state, both = play.state, faction_pair_id(a, b)
    if state.relations[both] != status:
        state.relations = {**state.relations, both: status}
        play.emit(StatusChanged(a=a, b=b, status=status))


def shift_status(play: Play[RomeState], a: Side, b: Side, steps: int) -> None:
    """Move the status of two factions up or down, within enemy and ally."""
    at = STATUSES.index(play.state.relations[faction_pair_id(a, b)]) + steps
    set_status(play, a, b, STATUSES[min(max(at, 0), len(STATUSES) - 1)])


def attack_faction(play: Play[RomeState], side: Side, victim: Side) -> tuple[str, ...]:
    """A faction attacks another (an army, a navy, or tries to take a region): they are enemies from now on (ruling 20).
    Attacking an ally is BROKEN ALLIANCE (ruling 84). Return the armies that are stranded by it, in turn order."""
    state = play.state
    if not victim or victim == side or victim not in state.factions:
        return ()
    if state.relations[faction_pair_id(side, victim)] != ALLY:
        set_status(play, side, victim, ENEMY)
        return ()
    armies = left_stranded(state, side, victim)
    play.emit(AllianceBroken(side=side, victim=victim))
    set_status(play, side, victim, ENEMY)
    for other in state.players:
        if other not in (side, victim) and state.relations[faction_pair_id(side, other)] in (ALLY, FRIENDLY):
            set_status(play, side, other, NEUTRAL)
    score_victory_points(play, side, -1, BROKEN)
    return armies


def left_stranded(state: RomeState, side: Side, victim: Side) -> tuple[str, ...]:
    """Return the armies that would stand in the territory of a former ally if a faction now broke its alliance with
    another, in turn order of their owners."""
    former = [other for other in state.players if other == victim or (other != side and state.are_allied(side, other))]
    out = []
    for mover in state.turn_order_from(side):
        for army_id, army in state.armies.items():
            host = state.regions[army.at].owner if army.at else ""
            if army.owner == mover and ((mover == side and host in former) or (mover in former and host == side)):
                out.append(army_id)
    return tuple(out)
