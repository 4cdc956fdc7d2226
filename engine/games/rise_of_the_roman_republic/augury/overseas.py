"""Auguries of the Eagle: Syracuse's invitation, storms, unrest at Tarentum, plots, the northern border (ruling E12)."""

from engine.games.rise_of_the_roman_republic.augury.reading import register_omen
from engine.games.rise_of_the_roman_republic.board.bonds import UNREST
from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.board.fleets import MOST, change_fleet_level
from engine.games.rise_of_the_roman_republic.board.seasons import NORTH, begin_season_effect
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.combat.boxes import shift_alliance_level
from engine.games.rise_of_the_roman_republic.combat.fates import rescue_stranded_leaders, roll_commander_casualty
from engine.games.rise_of_the_roman_republic.events.augury import OmenFailed
from engine.games.rise_of_the_roman_republic.events.naval import StormBroke
from engine.games.rise_of_the_roman_republic.events.powers import BorderOpened, UnrestBroke
from engine.games.rise_of_the_roman_republic.powers.protectorates import has_joined_for_good
from engine.games.rise_of_the_roman_republic.powers.review import review_powers
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.tables import TABLES

INVITES = "syracuse_invites_pyrrhus"


@register_omen(INVITES)
def invite_invader(play: RisePlay) -> None:
    """Let Syracuse call the invader: the city and its men are theirs, and the province is their ally."""
    state, known = play.state, scenario_of(play.state).landing
    if known is None or has_joined_for_good(state, known.host):
        play.emit(OmenFailed(INVITES, "theirs"))
        return
    boxes, ally = state.levels.get(known.invaded, {}), TABLES.alliance.ally
    against = sum([count for side, count in boxes.items() if side != known.side])
    shift_alliance_level(play, known.invaded, known.side, max(0, ally - boxes.get(known.side, 0)) + against, INVITES)
    review_powers(play)


@register_omen("gallic_or_etruscan_stir")
def open_northern_border(play: RisePlay) -> None:
    """Open the northern border for the turn: one force may cross it."""
    begin_season_effect(play.state, NORTH)
    play.emit(BorderOpened())


@register_omen("storm")
def sink_fleet_level(play: RisePlay) -> None:
    """Take a level from who has more ships in a zone."""
    state = play.state
    zone = play.dice.pick("storm", sorted(state.naval))
    boxes = state.naval[zone]
    best = [side for side, level in boxes.items() if level == max(boxes.values())]
    side = best[0] if len(best) == 1 and boxes[best[0]] > -MOST else ""
    if side:
        change_fleet_level(state, side, zone, -1)
    play.emit(StormBroke(zone, side, state.naval[zone].get(side, 0)))


@register_omen(UNREST)
def hold_back_tarentines(play: RisePlay) -> None:
    """Let the Tarentines stay where they are this turn."""
    known = scenario_of(play.state).reluctant
    begin_season_effect(play.state, UNREST)
    play.emit(UnrestBroke(known.kinds[0] if known is not None else ""))


@register_omen("plot_against_the_king")
def roll_assassination_plot(play: RisePlay) -> None:
    """Roll whether the invader's hero is hit."""
    state, known = play.state, scenario_of(play.state).reluctant
    if known is None or stack_of_leader(state, known.hero) is None:
        play.emit(OmenFailed("plot_against_the_king", "nobody"))
        return
    roll_commander_casualty(play, known.hero, major=False)
    rescue_stranded_leaders(play)
