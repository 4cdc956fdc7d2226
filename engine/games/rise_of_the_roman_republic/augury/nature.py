"""Auguries of nature: plague, drought and harvest (ruling W18)."""

from engine.games.rise_of_the_roman_republic.augury.reading import omen
from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario
from engine.games.rise_of_the_roman_republic.board.losses import lose_percent
from engine.games.rise_of_the_roman_republic.board.seasons import CHANGES, DROUGHT, HARVEST, PLAGUE, begin
from engine.games.rise_of_the_roman_republic.board.sieges import lift_broken
from engine.games.rise_of_the_roman_republic.board.stacks import key
from engine.games.rise_of_the_roman_republic.combat.fates import rescue_all
from engine.games.rise_of_the_roman_republic.events.augury import PlagueBroke, SeasonTurned
from engine.games.rise_of_the_roman_republic.rules import RisePlay

DEAD = 10  # percent of each force


@omen("plague")
def plague(play: RisePlay) -> None:
    """Let each force in a province lose, besieged ones too; no manpower comes from there this turn."""
    state = play.state
    province = play.dice.pick("plague", scenario(state).in_play)
    begin(state, f"{PLAGUE}:{province}")
    play.emit(PlagueBroke(province, DEAD))
    for one in list(state.stacks.values()):
        if province_of(one.hex) == province and (one.legions or one.troops):
            lose_percent(play, key(one.power, one.hex, one.inside), DEAD, "plague")
    lift_broken(play)
    rescue_all(play)


@omen(DROUGHT)
def drought(play: RisePlay) -> None:
    """Let every province cost one point more this turn."""
    _turn(play, DROUGHT)


@omen(HARVEST)
def harvest(play: RisePlay) -> None:
    """Let every province cost one point less this turn."""
    _turn(play, HARVEST)


def _turn(play: RisePlay, season: str) -> None:
    begin(play.state, season)
    play.emit(SeasonTurned(season, CHANGES[season]))
