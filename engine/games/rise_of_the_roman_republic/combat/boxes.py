"""The alliance track: boxes that battles, sieges and devastation move (section 12.31; rulings W13, W24 and T15).
Scenarios without levels have none."""

from engine.games.rise_of_the_roman_republic.board.control import (
    alliance_row_of,
    hexes_of,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.hexmap import land_neighbours
from engine.games.rise_of_the_roman_republic.events.combat import BoxesMoved
from engine.games.rise_of_the_roman_republic.rules import RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import Power, RiseState
from engine.games.rise_of_the_roman_republic.tables import PROVINCES, TABLES
from engine.kernel.state import Side


def _row(state: RiseState, name: str) -> str:
    """Return the row of the track that a province belongs to; a row is its own."""
    return name if name in state.levels else alliance_row_of(name)


def shift_alliance_level(play: RisePlay, province: str, side: Side, boxes: int, why: str, die: int = -1) -> None:
    """Move the level of a province towards a side: first what speaks for others goes."""
    state, row = play.state, _row(play.state, province)
    if row not in state.levels or not side or row in scenario_of(state).fixed_levels:
        return
    level, left = dict(state.levels[row]), boxes
    for other in [one for one in level if one != side]:
        gone = min(left, level[other])
        level[other] -= gone
        left -= gone
    level[side] = min(TABLES.alliance.most, level.get(side, 0) + left)
    state.levels = {**state.levels, row: {one: count for one, count in level.items() if count}}
    play.emit(BoxesMoved(row, side, boxes, level[side], why, die))


def track_rows_beside_province(state: RiseState, province: str) -> tuple[str, ...]:
    """Return the other rows of the track whose provinces touch a province."""
    here = alliance_row_of(province)
    row = [one for one in PROVINCES if alliance_row_of(one) == here]  # Etruria is one (ruling W12)
    near = [province_of(other) for one in row for place in hexes_of(one) for other in land_neighbours(place)]
    rows = {alliance_row_of(one) for one in near if one}
    fixed = scenario_of(state).fixed_levels
    return tuple([one for one in state.levels if one in rows and one != here and one not in fixed])


def shift_boxes_of_victory(play: RisePlay, place: str, winner: Power, *, major: bool) -> None:
    """Move the boxes of a victory: after a Major one also those of each province beside it, at an even die. Where few
    things move them, no other victory does (Thunderbolt)."""
    state, figures = play.state, TABLES.alliance
    if not major and scenario_of(state).has_rule("few_boxes"):
        return
    side, province = side_of(state, winner), province_of(place)
    shift_alliance_level(
        play, province, side, figures.major if major else figures.victory, "major_victory" if major else "victory"
    )
    if major:
        shift_neighbouring_provinces(play, province, side, figures.major_near, "major_victory")


def shift_neighbouring_provinces(play: RisePlay, province: str, side: Side, boxes: int, why: str) -> None:
    """Roll for each province beside a province: an even die moves its level."""
    for row in track_rows_beside_province(play.state, province):
        die = roll_d10(play, f"boxes_{row}")
        if die % 2 == 0:
            shift_alliance_level(play, row, side, boxes, why, die)


def shift_province_against(play: RisePlay, province: str, side: Side, why: str) -> None:
    """Move the level of a province one box away from a side: from what speaks for it, else towards its only
    opponent."""
    state, row = play.state, _row(play.state, province)
    if row not in state.levels or row in scenario_of(state).fixed_levels:
        return
    others = [one for one in state.players if one != side]
    if state.levels[row].get(side, 0):
        level = {**state.levels[row], side: state.levels[row][side] + TABLES.alliance.devastated}
        state.levels = {**state.levels, row: {one: count for one, count in level.items() if count}}
        play.emit(BoxesMoved(row, side, TABLES.alliance.devastated, level[side], why))
    elif len(others) == 1:
        shift_alliance_level(play, province, others[0], -TABLES.alliance.devastated, why)
