"""The defence of Africa (section 17, ruling 103), with two to four players: Hamilcar's return, and Carthago's end."""

from engine.games.sword_of_rome.board.stacks import cu_in, move_units, stack_with_leader
from engine.games.sword_of_rome.events.africa import HamilcarReturned
from engine.games.sword_of_rome.powers import CARTHAGINIAN, GREEK
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.siege.sieges import update_siege_after_losses
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import SPACES

CARTHAGO, KERKOUANE, HAMILCAR = "carthago", "kerkouane", "hamilcar_npp"
AFRICA = "africa"


def is_in_africa(space: str) -> bool:
    """Return whether a space is in Africa."""
    return SPACES[space].region == AFRICA


def carthage_is_lost(state: SwordState, space: str) -> bool:
    """Return whether a battle in a space has brought Greek CU into Carthago: it has no politics, as Carthage leaves the
    game with the turn."""
    return len(state.players) < 5 and space == CARTHAGO and cu_in(state, GREEK, CARTHAGO) > 0


def is_hamilcar_coming(state: SwordState, space: str, winner: str, loser: str) -> bool:
    """Return whether Hamilcar comes to Carthago: Carthage was beaten in Kerkouane, and they are elsewhere, not
    besieged, not displaced."""
    if len(state.players) == 5 or space != KERKOUANE or (winner, loser) != (GREEK, CARTHAGINIAN):
        return False
    stood = stack_with_leader(state, HAMILCAR)
    return stood is not None and not is_in_africa(stood.space) and HAMILCAR in stood.leaders and stood.cu_inside == 0


def bring_hamilcar(play: SwordPlay) -> None:
    """Hamilcar sails to Carthago with all CU of their space."""
    stood = stack_with_leader(play.state, HAMILCAR)
    if stood is None:
        return
    move_units(play, CARTHAGINIAN, stood.space, CARTHAGO, stood.cu, stood.leaders, HAMILCAR)
    play.emit(HamilcarReturned(stood.space, stood.cu))
    update_siege_after_losses(play, stood.space)
