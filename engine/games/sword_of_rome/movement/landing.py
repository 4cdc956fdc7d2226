"""Setting sail on a march: who stays behind; a voyage that nobody stops and a landing that nobody intercepts (Night
Landing)."""

from engine.games.sword_of_rome.cards.hands import play_response
from engine.games.sword_of_rome.events.movement import CardHelped, StayedBehind
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.movement.cards import NIGHT
from engine.games.sword_of_rome.movement.forces import leave_units
from engine.games.sword_of_rome.movement.sea import SEA
from engine.games.sword_of_rome.movement.voyages import declared_voyage
from engine.games.sword_of_rome.rules import SwordPlay


def hide_landing_by_card(play: SwordPlay, frame: March) -> bool:
    """Play the card that hides the voyage that is declared, if the mover has put one in. Return whether it is hidden:
    no card stops it, and nobody intercepts where it lands."""
    card = next((card for card in frame.help if card in NIGHT), "")
    if card:
        play_response(play, frame.side, card)
        play.emit(CardHelped(frame.side, card, frame.leg.removeprefix(SEA)))
        frame.help = tuple([one for one in frame.help if one != card])
    return bool(card)


def leave_unshipped_units(play: SwordPlay, frame: March) -> None:
    """Leave the CU behind that the ships do not hold (section 9.6.3)."""
    stay = frame.cu - declared_voyage(play.state, frame).cu
    if stay:
        leave_units(play, frame, stay)
        play.emit(StayedBehind(frame.power, frame.space, stay, ships=True))
