"""Scoring and victory (sections 4.4 and 5.8)."""

from engine.games.sword_of_rome.board.control import is_held_by_side, is_home_of_side, victory_spaces
from engine.games.sword_of_rome.course import current_scenario
from engine.games.sword_of_rome.events.turn import GameEnded, Scored
from engine.games.sword_of_rome.powers import (
    CARTHAGINIAN,
    GALLIC,
    has_paired_sides,
    sides_by_most_points,
    surviving_sides,
)
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import TABLES
from engine.games.sword_of_rome.unrest import points_lost_to_unrest
from engine.kernel.rulebook import Over
from engine.kernel.state import Outcome, Side
from engine.kernel.texts import keyed_text

TIE_BETWEEN_PAIRS: Side = GALLIC  # of two players, whose pair wins a tie (section 4.3)


def counted_victory_spaces(state: SwordState, side: Side) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the victory spaces that bring a side a point, and those of its home that cost it one. What either power of
    a side holds the side holds (ruling 111). The Gauls gain from none."""
    spaces = [space for space in victory_spaces(state) if space not in current_scenario(state).out_of_play]
    gained = [s for s in spaces if is_held_by_side(state, side, s) and not is_home_of_side(side, s) and side != GALLIC]
    lost = [s for s in spaces if is_home_of_side(side, s) and not is_held_by_side(state, side, s)]
    return tuple(gained), tuple(lost)


def score_victory_points(play: SwordPlay) -> None:
    """Adjust the victory points of all sides; what passes an end of the track is lost (ruling 41)."""
    state = play.state
    vp = dict(state.vp)
    for side in surviving_sides(state):
        gained, lost = counted_victory_spaces(state, side)
        unrest = points_lost_to_unrest(state) if side == CARTHAGINIAN else 0
        change = TABLES.vp.foreign * len(gained) + TABLES.vp.home_lost * len(lost) - unrest
        full = vp[side] + change
        vp[side] = TABLES.clamped_vp(full)
        play.emit(Scored(side, gained, lost, change, vp[side], unrest, end=vp[side] != full))
    state.vp = vp


def change_vp(play: SwordPlay, side: Side, change: int) -> None:
    """Change a side's victory points at any other time, as by plunder; the track's ends hold."""
    state = play.state
    state.vp = {**state.vp, side: TABLES.clamped_vp(state.vp[side] + change)}


def winners_now(state: SwordState) -> tuple[Side, ...]:
    """Return who has won automatically: of all that are at the level of this turn the one with the most points, ties in
    the tie order (ruling 54); () if none is."""
    level = TABLES.auto_victory(state.turn)
    if level is None or not any(state.vp[side] >= level for side in surviving_sides(state)):
        return ()
    return winners_at_end(state)


def winners_at_end(state: SwordState) -> tuple[Side, ...]:
    """Return who has won by points: one side, or with two players both sides of one person."""
    if not has_paired_sides(state):
        return sides_by_most_points(state)[:1]
    totals: dict[str, int] = {}
    for side, seat in state.players.items():
        totals[seat] = totals.get(seat, 0) + state.vp[side]
    best = max(totals, key=lambda seat: (totals[seat], seat == state.players[TIE_BETWEEN_PAIRS]))
    return tuple([side for side, seat in state.players.items() if seat == best])


def end_game_with_winners(play: SwordPlay, how: str, winners: tuple[Side, ...]) -> Over:
    """End the game. how: as in `GameEnded`."""
    state = play.state
    state.phase = "over"
    level = TABLES.auto_victory(state.turn) or 0
    most = max([state.vp[side] for side in winners], default=0)
    play.emit(GameEnded(how, winners, most, level if how == "automatic" else 0))
    reason = keyed_text(f"outcome.{how}", winners=winners, vp=most, level=level)
    return Over(Outcome(winners=winners, scores=dict(state.vp), reason=reason))
