"""WINNING THE GAME: VICTORY POINTS. Glorious Victory and Victory at Sea are counted where the battles end."""

from engine.games.total_war_rome.board.armies import set_board
from engine.games.total_war_rome.events.rounds import FinalRound, VictoryPoints
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import SETUP
from engine.kernel.play import Play
from engine.kernel.state import Side

ECONOMIC_POWER = ((40, 4), (30, 3), (25, 2), (20, 1))  # gold raised in the Taxation Phase -> VP
ECONOMY, GLORY, SEA, ADVANCEMENT, INVADING, BROKEN = "economy", "glory", "sea", "advancement", "invading", "broken"


def trigger_point(state: RomeState) -> int:
    """Return the trigger point of the chosen game length."""
    return int(SETUP["lengths"][state.options["length"]])


def score_victory_points(play: Play[RomeState], side: Side, points: int, reason: str) -> None:
    """Give victory points; the first to reach the trigger point makes this the final round (ruling 2). A track never
    falls below 0 (ruling 3)."""
    state = play.state
    before = state.factions[side].vp
    low = 0 if state.options.get("below_zero", "no") == "no" else -99
    total = max(before + points, low)
    if total == before:
        return
    set_board(state, side, vp=total)
    play.emit(VictoryPoints(side=side, points=total - before, reason=reason, total=total))
    if total >= trigger_point(state) and not state.final:
        state.final = True
        play.emit(FinalRound(side=side, points=total))


def economic_power(raised: int) -> int:
    """Return the VP for so much gold raised in the Taxation Phase: Economic Power, the best bracket only (ruling 4)."""
    return next((points for gold, points in ECONOMIC_POWER if raised >= gold), 0)
