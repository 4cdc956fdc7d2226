"""Cities that come to who keeps men in them: those of a people that is an ally, which nobody else holds (section 11.2,
rulings c.33 and G75)."""

from engine.games.rise_of_the_roman_republic.board.sieges import is_unheld, set_city
from engine.games.rise_of_the_roman_republic.board.stacks import stacks_in_hex, total_sp
from engine.games.rise_of_the_roman_republic.events.siege import CityHeld
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import Power, RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES


def holder_to_be(state: RiseState, place: str) -> Power:
    """Return the power whose men make a city theirs now; "" nobody's do. Of several of one side it is the side's own,
    then the strongest."""
    if not is_unheld(state, place):
        return ""
    men = [one for one in stacks_in_hex(state, place) if one.inside and one.power not in TABLES.tribes]
    best = max(men, key=lambda one: (one.power in state.players, total_sp(state, one)), default=None)
    return best.power if best is not None else ""


def hold_allied_cities(play: RisePlay) -> None:
    """Let powers hold the cities into which they have brought men, as guests of an ally: its own defence stays."""
    state = play.state
    for place in sorted({one.hex for one in state.stacks.values() if one.inside}):
        if power := holder_to_be(state, place):
            set_city(state, place, holder=power)
            play.emit(CityHeld(place, power))
