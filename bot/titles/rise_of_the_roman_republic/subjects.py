"""The hexes that a question is about, which its picture shows: where the leader stands who acts, the land of a tribe,
the way of a march where somebody could intercept it."""

from bot.titles.rise_of_the_roman_republic.notes import ACT, AT, acting_stack
from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE, Intercept
from engine.games.rise_of_the_roman_republic.board.control import alliance_row_of, hexes_of
from engine.games.rise_of_the_roman_republic.movement.contexts import Passing, Tried
from engine.games.rise_of_the_roman_republic.tables import PROVINCES
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from render.games.rise_of_the_roman_republic.rise_map import SEA_HEXES

WHERE_THEY_STAND = (ACT, "phase.regroup", "phase.emergency", "devastation.attempt")
FLEETS = "fleets."
TRIBE = "tribe_roll.guile"
AROUND = 2  # hexes of a way that are shown before and behind those where it could be intercepted


def way_in_question(prompt: Prompt) -> tuple[str, ...]:
    """Return the way that a question is about: of a march that could be intercepted, near where it could be."""
    return way_near_hexes(prompt.context.way, _tried(prompt)) if isinstance(prompt.context, Passing) else ()


def hexes_in_question(view: RiseView, prompt: Prompt) -> tuple[str, ...]:
    """Return the hexes that a question is about; () for none."""
    if isinstance(prompt.context, Tried):
        return (prompt.context.place,)
    if prompt.moment.startswith(FLEETS):
        return tuple(SEA_HEXES[zone] for zone in view.naval)
    if prompt.moment == TRIBE and prompt.subject is not None:
        return _land(str(prompt.subject.args["tribe"]))
    own = acting_stack(view) if prompt.moment in WHERE_THEY_STAND else None
    return (own.hex,) if own is not None else ()


def _land(tribe: str) -> tuple[str, ...]:
    """Return the hexes of a tribe's provinces: Etruria has two."""
    return tuple(place for province in PROVINCES if alliance_row_of(province) == tribe for place in hexes_of(province))


def _tried(prompt: Prompt) -> frozenset[str]:
    """Return the hexes in which the asked side could intercept."""
    form = prompt.menu.forms.get(Intercept.tag())
    opened = form.opened(()) if form is not None else None
    if opened is None or not isinstance(opened[1], Pick):
        return frozenset()
    return frozenset(item.token.partition(AT)[2].removesuffix(INSIDE) for item in opened[1].items)


def way_near_hexes(way: tuple[str, ...], tried: frozenset[str]) -> tuple[str, ...]:
    """Return the part of a way from shortly before to shortly behind these hexes; all of it where none is on it."""
    at = [n for n, place in enumerate(way) if place in tried]
    return way[max(0, at[0] - AROUND) : at[-1] + AROUND + 1] if at else way
