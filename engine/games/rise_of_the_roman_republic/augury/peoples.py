"""Auguries of other peoples: revolts, Gauls, Samnites, assassins, the mood of provinces (ruling W18)."""

from engine.games.rise_of_the_roman_republic.augury.reading import register_omen
from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.hexmap import GAULS
from engine.games.rise_of_the_roman_republic.combat.boxes import shift_alliance_level
from engine.games.rise_of_the_roman_republic.combat.fates import rescue_stranded_leaders, roll_commander_casualty
from engine.games.rise_of_the_roman_republic.combat.sides import is_tribe_counter
from engine.games.rise_of_the_roman_republic.events.augury import OmenFailed
from engine.games.rise_of_the_roman_republic.frames.manpower import SamniteLevy
from engine.games.rise_of_the_roman_republic.frames.tribes import Invasion, Revolt
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.games.rise_of_the_roman_republic.tribes.armies import stacks_of
from engine.kernel.state import Frame


@register_omen("tribal_revolt")
def tribal_revolt(play: RisePlay) -> Frame:
    """Let a tribe revolt that the dice name."""
    return Revolt(why="augury")


@register_omen("gauls")
def bring_senones(play: RisePlay) -> Frame | None:
    """Let the Senones come, if they are not there."""
    if stacks_of(play.state, GAULS):
        play.emit(OmenFailed("gauls", "there"))
        return None
    return Invasion()


@register_omen("samnite_levy")
def samnite_levy(play: RisePlay) -> Frame:
    """Let the Samnites roll for manpower once more."""
    return SamniteLevy()


def foreign_leaders(state: RiseState) -> tuple[str, ...]:
    """Return the leaders on the map who are no Romans; tribes' counters have no life of their own."""
    found = [one for there in state.stacks.values() for one in there.leaders]
    return tuple(sorted([one for one in found if LEADERS[one].side != ROMANS and not is_tribe_counter(one)]))


@register_omen("assassins")
def roll_for_assassins(play: RisePlay) -> None:
    """Roll for one of them whether they are hit."""
    found = foreign_leaders(play.state)
    if not found:
        play.emit(OmenFailed("assassins", "nobody"))
        return
    roll_commander_casualty(play, play.dice.pick("assassins", found), major=False)
    rescue_stranded_leaders(play)


def alliance_level_totals(state: RiseState) -> dict[str, int]:
    """Return the sum of the levels in favour of each side."""
    return {side: sum([boxes.get(side, 0) for boxes in state.levels.values()]) for side in state.players}


def unallied_alliance_rows(state: RiseState) -> tuple[str, ...]:
    """Return the rows of the alliance track that are nobody's ally; in the Eagle Italian ones alone."""
    ally, known = TABLES.alliance.ally, scenario_of(state).invasion
    rows = [row for row in state.levels if known is None or row in known.among]
    return tuple([row for row in rows if max(state.levels[row].values(), default=0) < ally])


@register_omen("diplomatic_swing")
def swing_random_province(play: RisePlay) -> None:
    """Move a random independent province a box towards the side that has less; at a tie nothing happens."""
    state = play.state
    count, rows = alliance_level_totals(state), unallied_alliance_rows(state)
    low = [side for side, total in count.items() if total == min(count.values())]
    if len(low) > 1 or not rows:
        play.emit(OmenFailed("diplomatic_swing", "tie" if rows else "allies"))
        return
    shift_alliance_level(
        play,
        play.dice.pick("swing", rows),
        side_of(state, low[0]),
        max(0, TABLES.auguries["diplomatic_swing"]),
        "swing",
    )
