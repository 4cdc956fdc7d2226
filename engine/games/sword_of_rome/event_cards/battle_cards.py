"""Response cards of battles and retreats: G5, G9, G10, G11, E9, K19 (section 21 and rulings, part C)."""

from engine.games.sword_of_rome.board.control import controls, is_city
from engine.games.sword_of_rome.board.stacks import stack
from engine.games.sword_of_rome.combat.battle import loser_of
from engine.games.sword_of_rome.combat.responses import BEFORE, LOST, RETREAT, SAIL, WON, response
from engine.games.sword_of_rome.combat.strength import WILD_BEASTS
from engine.games.sword_of_rome.effects import add_effect
from engine.games.sword_of_rome.frames.combat import Battle, Retreat
from engine.games.sword_of_rome.powers import GALLIC, GREEK, ROMAN, side_of
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import TURN, Effect, SwordState
from engine.kernel.state import Side


def fights(power: str, frame: Battle) -> bool:
    """Return whether a power is one of the two in a battle."""
    return power in (frame.attacker, frame.defender)


def foe(power: str, frame: Battle) -> str:
    """Return the other of the two."""
    return frame.defender if frame.attacker == power else frame.attacker


@response(BEFORE, "E9", lambda state, frame, side: fights(ROMAN, frame))
def death_of_aulius(play: SwordPlay, frame: Battle, side: Side, card: str) -> None:
    """The Romans fight at a disadvantage of two."""
    frame.mods = (*frame.mods, (ROMAN, card, -2))


@response(BEFORE, "G11", lambda state, frame, side: fights(GALLIC, frame) and not frame.bloodless)
def titus_manlius(play: SwordPlay, frame: Battle, side: Side, card: str) -> None:
    """The dice of this battle inflict no losses."""
    frame.bloodless = True


def _before_the_walls(state: SwordState, frame: Battle, side: Side) -> bool:
    if state.active != GALLIC or not fights(GALLIC, frame) or frame.shut:
        return False
    other = foe(GALLIC, frame)
    return is_city(state, frame.space) and controls(state, other, frame.space) and frame.defender == other


@response(BEFORE, "G9", _before_the_walls)
def too_far_before(play: SwordPlay, frame: Battle, side: Side, card: str) -> None:
    """In the Gauls' own action none of the enemy army may go inside its city, after the battle either."""
    frame.shut = foe(GALLIC, frame)


def _flees_from_gauls(state: SwordState, frame: Retreat, side: Side) -> bool:
    at_home = is_city(state, frame.space) and controls(state, frame.power, frame.space)
    return state.active == GALLIC and frame.winner == GALLIC and not frame.shut and not frame.attacker and at_home


@response(RETREAT, "G9", _flees_from_gauls)
def too_far_retreat(play: SwordPlay, frame: Retreat, side: Side, card: str) -> None:
    """The beaten may not go inside their city."""
    frame.shut = True


@response(
    LOST,
    "G10",
    lambda state, frame, side: (
        loser_of(frame) == GALLIC and not frame.refought and bool(stack(state, GALLIC, frame.space).cu)
    ),
)
def to_the_brave(play: SwordPlay, frame: Battle, side: Side, card: str) -> None:
    """The battle is fought again, with what is left; the siege is not lifted."""
    frame.refought = True


@response(
    WON,
    "G5",
    lambda state, frame, side: frame.winner == GALLIC and not frame.automatic and bool(loser_of(frame)),
)
def wild_beasts(play: SwordPlay, frame: Battle, side: Side, card: str) -> None:
    """The beaten power fears the Gauls for the rest of the turn: -1 in battles against them."""
    add_effect(play, Effect(card, WILD_BEASTS, TURN, power=loser_of(frame)))


@response(
    SAIL, "K19", lambda state, frame, side: side_of(state, frame.power) != GREEK and not frame.tried_sea
)  # fmt: skip
def storms_at_sea(play: SwordPlay, frame: Retreat, side: Side, card: str) -> None:
    """A retreat by sea fails: the force goes by land, or is lost."""
    frame.tried_sea = True
