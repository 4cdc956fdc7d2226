"""Legions whose citizens and allies stand apart (sections 2.2 and 10.21; ruling G70).

A legion has one number and, in the later scenarios, two components: Roman citizens (RL) and allies (AL). They are one
piece, "V", until a new legion is placed in two cities: then "V_RL" and "V_AL" are pieces of their own, which stand,
march and lose as such. Imperium, consular armies and training are of the number (`forces.number_of`). Halves that meet
are one piece again, at the next moment at which no force is on its way.
"""

from collections.abc import Iterable

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack, stack_of_legion
from engine.games.rise_of_the_roman_republic.forces import number_of, numbers_of
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES, Element
from engine.games.rise_of_the_roman_republic.state import Legion, RiseState


def legion_composition(state: RiseState) -> dict[str, Element]:
    """Return the components of a legion at full strength: infantry and cavalry SP of each."""
    return FIGURES.legions[scenario_of(state).legions].elements


def legions_in_play(state: RiseState) -> tuple[str, ...]:
    """Return the numbers of the legions in play."""
    return numbers_of(state.legions)


def legion_pieces(state: RiseState, number: str) -> tuple[str, ...]:
    """Return the pieces of a legion: one, or its two halves, or the half that is left."""
    return tuple([one for one in state.legions if number_of(one) == number])


def legion_piece_with_element(state: RiseState, number: str, element: str) -> str:
    """Return the piece of a legion that has a component; "" if none has."""
    return next((one for one in legion_pieces(state, number) if element in state.legions[one].elements), "")


def legion_hexes(state: RiseState, numbers: Iterable[str]) -> tuple[str, ...]:
    """Return the hexes where legions stand, or one half of them."""
    found = [stack_of_legion(state, piece).hex for number in numbers for piece in legion_pieces(state, number)]
    return tuple(dict.fromkeys(found))


def legions_from_pieces(state: RiseState, pieces: Iterable[str]) -> dict[str, Legion]:
    """Return legions by their numbers, each with the components that are among these pieces."""
    found: dict[str, Legion] = {}
    for piece in pieces:
        known, number = state.legions[piece], number_of(piece)
        before = found.get(number)
        elements = {**before.elements, **known.elements} if before is not None else known.elements
        found[number] = msgspec.structs.replace(known, elements=elements)
    return found


def set_training(state: RiseState, numbers: Iterable[str], *, veteran: bool) -> None:
    """Make legions Veteran or Recruit: both halves, wherever they stand (ruling G70)."""
    pieces = [piece for number in numbers for piece in legion_pieces(state, number)]
    new = {one: msgspec.structs.replace(state.legions[one], veteran=veteran) for one in pieces}
    state.legions = {**state.legions, **new}


def unite_legion_halves(state: RiseState) -> None:
    """Make one piece of halves that have met, and of a half whose other one is lost (ruling G70)."""
    for number in dict.fromkeys([number_of(one) for one in state.legions if one != number_of(one)]):
        pieces = legion_pieces(state, number)
        if len({(there.hex, there.inside) for there in [stack_of_legion(state, one) for one in pieces]}) == 1:
            _unite(state, number, pieces)


def _unite(state: RiseState, number: str, pieces: tuple[str, ...]) -> None:
    there, known = stack_of_legion(state, pieces[0]), [state.legions[one] for one in pieces]
    elements = {name: strength for one in known for name, strength in one.elements.items()}
    ordered = {name: elements[name] for name in legion_composition(state) if name in elements}
    new = Legion(ordered, known[0].veteran, elephants=max(one.elephants for one in known))
    place = there.legions.index(pieces[0])
    legions = [one for one in there.legions if one not in pieces]
    set_stack(state, msgspec.structs.replace(there, legions=(*legions[:place], number, *legions[place:])))
    state.legions = {**{one: legion for one, legion in state.legions.items() if one not in pieces}, number: new}
    state.roamed = _renamed(state.roamed, number, pieces)
    turns = [state.beaten[one] for one in pieces if one in state.beaten]
    if turns:
        kept = {name: turn for name, turn in state.beaten.items() if name not in pieces}
        state.beaten = {**kept, number: max(turns)}


def _renamed(names: tuple[str, ...], number: str, pieces: tuple[str, ...]) -> tuple[str, ...]:
    """Return names with the pieces of a legion called by its number."""
    return tuple(dict.fromkeys([number if one in pieces else one for one in names]))
