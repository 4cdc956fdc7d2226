"""The plunder track (section 14): markers, victory points when it is full, Gallic solidarity."""

from collections.abc import Iterator

from engine.games.sword_of_rome.actions.siege import Solidarity
from engine.games.sword_of_rome.board.control import change_place, enemy_cu, is_home, is_plain
from engine.games.sword_of_rome.events.siege import Plundered, SolidarityShown, TrackFilled
from engine.games.sword_of_rome.operations import Means, register_deed_effect, register_deed_form
from engine.games.sword_of_rome.powers import GALLIC, TRANSALPINE, are_allied
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import SPACES, TABLES
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form

PLUNDERERS = (GALLIC, TRANSALPINE)


def change_vp(play: SwordPlay, side: str, change: int) -> int:
    """Change a side's victory points, within the track. Return how many it has now."""
    state = play.state
    state.vp = {**state.vp, side: TABLES.clamped_vp(state.vp[side] + change)}
    return state.vp[side]


def add_plunder(play: SwordPlay, power: Power, markers: int) -> None:
    """Put markers of the Gauls or the Transalpine Gauls on the track, one at a time: each cancels one of the other
    kind; a full track changes the Gauls' victory points and is cleared (14.1, ruling 40)."""
    state, step = play.state, 1 if power == GALLIC else -1
    if GALLIC not in state.vp:
        return  # three players: there is no track
    placed = 0
    for n in range(markers):
        state.plunder += step
        placed += 1
        full = abs(state.plunder) == TABLES.plunder.spaces
        if full or n == markers - 1:
            play.emit(Plundered(power, placed, state.plunder))  # before what the full track brings
            placed = 0
        if full:
            filled = GALLIC if state.plunder > 0 else TRANSALPINE
            vp = TABLES.plunder.full[filled]
            state.plunder = 0
            play.emit(TrackFilled(filled, vp, change_vp(play, GALLIC, vp)))


def clearable_gallic_spaces(state: SwordState) -> tuple[str, ...]:
    """Return the Gallic home spaces with an enemy's marker, or none, and without enemy CU (14.6, rulings 44 and 119).
    An ally's marker is not removed (15.2.2)."""
    return tuple(
        [
            space
            for space in SPACES
            if is_home(GALLIC, space)
            and is_plain(state, space)
            and not (state.places[space].owner and are_allied(state, GALLIC, state.places[space].owner))
            and not enemy_cu(state, GALLIC, space)
        ]
    )


@register_deed_form(Solidarity, extra=True, ever=lambda state, means: GALLIC in means.powers and GALLIC in state.vp)
def solidarity_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield the clearing of home spaces, while there is Gallic plunder."""
    if means.free and GALLIC in means.powers and state.plunder > 0 and (spaces := clearable_gallic_spaces(state)):
        yield Form(Solidarity, space=OneOf(spaces))


@register_deed_effect(Solidarity)
def make_space_gallic_by_solidarity(play: SwordPlay, means: Means, action: Solidarity) -> None:
    """A marker goes; the space counts as Gallic by its colour."""
    former = play.state.places[action.space].owner
    play.state.plunder -= 1
    change_place(play, action.space, owner=GALLIC)
    play.emit(SolidarityShown(action.space, former))
