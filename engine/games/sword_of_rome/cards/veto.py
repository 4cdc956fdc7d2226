"""The Tribune's Veto: a marker that cancels the next small event or neutral activation of another player (R36)."""

from engine.games.sword_of_rome.effects import effect_in_force, remove_effect
from engine.games.sword_of_rome.events.event_cards import Vetoed
from engine.games.sword_of_rome.powers import POWERS_OF
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.state import Side

VETO = "veto"
MOST = 2  # the value of cards that it cancels, at most


def cancel_by_veto(play: SwordPlay, side: Side, card: str) -> bool:
    """Cancel a card that a side plays in an action of its own, if the marker lies there for it; the marker goes."""
    found = effect_in_force(play.state, VETO)
    if found is None or found.power in POWERS_OF[side] or CARDS[card].value > MOST or play.state.active != side:
        return False
    remove_effect(play, VETO)
    play.emit(Vetoed(side, card, found.power))
    return True
