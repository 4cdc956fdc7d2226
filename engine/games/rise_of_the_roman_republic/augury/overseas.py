"""Auguries of the Eagle: Syracuse's invitation, storms, unrest at Tarentum, plots, the northern border (ruling E12)."""

from engine.games.rise_of_the_roman_republic.augury.reading import omen
from engine.games.rise_of_the_roman_republic.board.bonds import UNREST
from engine.games.rise_of_the_roman_republic.board.control import scenario
from engine.games.rise_of_the_roman_republic.board.fleets import MOST, changed
from engine.games.rise_of_the_roman_republic.board.seasons import NORTH, begin
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.combat.boxes import shift
from engine.games.rise_of_the_roman_republic.combat.fates import casualty, rescue_all
from engine.games.rise_of_the_roman_republic.events.augury import OmenFailed
from engine.games.rise_of_the_roman_republic.events.naval import StormBroke
from engine.games.rise_of_the_roman_republic.events.powers import BorderOpened, UnrestBroke
from engine.games.rise_of_the_roman_republic.powers.protectorates import has_joined_for_good
from engine.games.rise_of_the_roman_republic.powers.review import review
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.tables import TABLES

INVITES = "syracuse_invites_pyrrhus"


@omen(INVITES)
def invitation(play: RisePlay) -> None:
    """Let Syracuse call the invader: the city and its men are theirs, and the province is their ally."""
    state, known = play.state, scenario(play.state).landing
    if known is None or has_joined_for_good(state, known.host):
        play.emit(OmenFailed(INVITES, "theirs"))
        return
    boxes, ally = state.levels.get(known.invaded, {}), TABLES.alliance.ally
    against = sum([count for side, count in boxes.items() if side != known.side])
    shift(play, known.invaded, known.side, max(0, ally - boxes.get(known.side, 0)) + against, INVITES)
    review(play)


@omen("gallic_or_etruscan_stir")
def stir(play: RisePlay) -> None:
    """Open the northern border for the turn: one force may cross it."""
    begin(play.state, NORTH)
    play.emit(BorderOpened())


@omen("storm")
def storm(play: RisePlay) -> None:
    """Take a level from who has more ships in a zone."""
    state = play.state
    zone = play.dice.pick("storm", sorted(state.naval))
    boxes = state.naval[zone]
    best = [side for side, level in boxes.items() if level == max(boxes.values())]
    side = best[0] if len(best) == 1 and boxes[best[0]] > -MOST else ""
    if side:
        changed(state, side, zone, -1)
    play.emit(StormBroke(zone, side, state.naval[zone].get(side, 0)))


@omen(UNREST)
def unrest(play: RisePlay) -> None:
    """Let the Tarentines stay where they are this turn."""
    known = scenario(play.state).reluctant
    begin(play.state, UNREST)
    play.emit(UnrestBroke(known.kinds[0] if known is not None else ""))


@omen("plot_against_the_king")
def plot(play: RisePlay) -> None:
    """Roll whether the invader's hero is hit."""
    state, known = play.state, scenario(play.state).reluctant
    if known is None or stack_of_leader(state, known.hero) is None:
        play.emit(OmenFailed("plot_against_the_king", "nobody"))
        return
    casualty(play, known.hero, major=False)
    rescue_all(play)
