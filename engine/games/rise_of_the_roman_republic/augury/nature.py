"""Auguries of nature: plague, drought and harvest (ruling W18)."""

from engine.games.rise_of_the_roman_republic.augury.reading import register_omen
from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.losses import lose_percent
from engine.games.rise_of_the_roman_republic.board.seasons import CHANGES, DROUGHT, HARVEST, PLAGUE, begin_season_effect
from engine.games.rise_of_the_roman_republic.board.sieges import lift_broken_sieges
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key
from engine.games.rise_of_the_roman_republic.combat.fates import rescue_stranded_leaders
from engine.games.rise_of_the_roman_republic.events.augury import PlagueBroke, SeasonTurned
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.tables import TABLES

DEAD = max(0, TABLES.auguries[PLAGUE])  # percent of each force


@register_omen("plague")
def inflict_plague(play: RisePlay) -> None:
    """Let each force in a province lose, besieged ones too; no manpower comes from there this turn."""
    state = play.state
    province = play.dice.pick("plague", scenario_of(state).in_play)
    begin_season_effect(state, f"{PLAGUE}:{province}")
    play.emit(PlagueBroke(province, DEAD))
    for one in list(state.stacks.values()):
        if province_of(one.hex) == province and (one.legions or one.troops):
            lose_percent(play, stack_key(one.power, one.hex, one.inside), DEAD, "plague")
    lift_broken_sieges(play)
    rescue_stranded_leaders(play)


@register_omen(DROUGHT)
def raise_province_costs(play: RisePlay) -> None:
    """Let every province cost one point more this turn."""
    _turn(play, DROUGHT)


@register_omen(HARVEST)
def lower_province_costs(play: RisePlay) -> None:
    """Let every province cost one point less this turn."""
    _turn(play, HARVEST)


def _turn(play: RisePlay, season: str) -> None:
    begin_season_effect(play.state, season)
    play.emit(SeasonTurned(season, CHANGES[season]))
