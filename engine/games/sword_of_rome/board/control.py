"""Control: whose a space is, to whom it is friendly, what is besieged, what counts for victory, and who is cut off."""

from collections.abc import Callable, Iterable

import msgspec

from engine.games.sword_of_rome.board.roads import CLEAR, adjacent_spaces, is_port, link_kind
from engine.games.sword_of_rome.board.stacks import stacks_in_space
from engine.games.sword_of_rome.powers import POWERS_OF, ROMAN, are_allied, side_of
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import Place, Power, SwordState, Taken
from engine.games.sword_of_rome.tables import SPACES
from engine.kernel.state import Side

INDEPENDENT_LOYALTY = 1  # of every independent city, which cannot be raised (ruling 43)


def space_status(state: SwordState, space: str) -> Place:
    """Return what has become of a space."""
    return state.places[space]


def set_place(play: SwordPlay, space: str, new: Place) -> None:
    """Set what has become of a space. A city that a power takes is noted for the turn."""
    old = play.state.places[space]
    if new.owner and new.owner != old.owner and is_city(play.state, space):
        play.state.taken = (*play.state.taken, Taken(space, new.owner, old.owner))
    play.state.places = {**play.state.places, space: new}


def change_place(play: SwordPlay, space: str, **changes: object) -> None:
    """Change some fields of what has become of a space."""
    set_place(play, space, msgspec.structs.replace(play.state.places[space], **changes))


def is_city(state: SwordState, space: str) -> bool:
    """Return whether a space is a walled city, Roman colonies among them."""
    return SPACES[space].kind == "walled" or state.places[space].colony


def is_tribe(state: SwordState, space: str) -> bool:
    """Return whether a space is that of a tribe that has not been subjugated yet."""
    return SPACES[space].kind == "tribe" and not state.places[space].subdued


def is_plain(state: SwordState, space: str) -> bool:
    """Return whether control of a space is a mere marker (PC): neither a city, nor a tribe, nor a box."""
    return SPACES[space].kind != "box" and not is_city(state, space) and not is_tribe(state, space)


def is_controlled_by(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a power controls a space. The Transalpine Gauls hold their box."""
    if SPACES[space].kind == "box":
        return SPACES[space].home == power
    return state.places[space].owner == power


def is_home(power: Power, space: str) -> bool:
    """Return whether a space is, by its printed colour, home to a power."""
    return SPACES[space].home == power


def is_friendly(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a power or an ally of it controls a space. To the Transalpine Gauls, who are hostile to the Gauls,
    Gallic spaces are as any others (glossary)."""
    if SPACES[space].kind == "box":
        return SPACES[space].home == power
    owner = state.places[space].owner
    return bool(owner) and are_allied(state, power, owner)


def enemies_at(state: SwordState, power: Power, space: str) -> list[Power]:
    """Return the powers, other than a power and its allies, that have CU in a space, outside or inside."""
    return [
        one.power for one in stacks_in_space(state, space) if one.all_cu and not are_allied(state, power, one.power)
    ]


def enemy_outside(state: SwordState, power: Power, space: str) -> Power:
    """Return the power that has CU outside in a space and is neither `power` nor its ally; "" if there is none."""
    return next(
        (one.power for one in stacks_in_space(state, space) if one.cu and not are_allied(state, power, one.power)), ""
    )


def enemy_cu(state: SwordState, power: Power, space: str) -> int:
    """Return how many CU of enemies of a power are in a space, outside and inside."""
    return sum([one.all_cu for one in stacks_in_space(state, space) if not are_allied(state, power, one.power)])


def is_besieged(state: SwordState, space: str) -> bool:
    """Return whether a city or tribe is under siege (it has a siege marker)."""
    return state.places[space].siege >= 0


def support_left(state: SwordState, space: str) -> int:
    """Return how many points of support the owner of a space has there: a marker is one, a city has its loyalty, and
    besieged what is above the siege level, at which it falls at once (ruling 33)."""
    place = state.places[space]
    return place.loyalty - max(place.siege, 0) if is_city(state, space) else 1


def end_siege(play: SwordPlay, space: str) -> None:
    """Take the siege marker off."""
    change_place(play, space, siege=-1, besieger="")


def victory_spaces(state: SwordState) -> tuple[str, ...]:
    """Return the victory spaces of the game with this number of sides (section 2.2)."""
    counts = ("all", "5p") if len(state.players) == 5 else ("all",)
    return tuple([space for space, known in SPACES.items() if known.victory in counts])


def is_held_by_side(state: SwordState, side: Side, space: str) -> bool:
    """Return whether a side holds a space through any of its powers (ruling 111)."""
    return state.places[space].owner in POWERS_OF[side]


def is_home_of_side(side: Side, space: str) -> bool:
    """Return whether a space is home to a power of a side."""
    return SPACES[space].home in POWERS_OF[side]


def is_friendly_city(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a space is a walled city that a power or an ally controls."""
    return is_city(state, space) and is_friendly(state, power, space)


def reinforcement_spaces(state: SwordState, power: Power) -> set[str]:
    """Return the reinforcement spaces of a power: those printed in its home that it controls; for Rome every city of
    its own (section 5.10)."""
    if power == ROMAN:
        return {s for s in SPACES if is_city(state, s) and is_controlled_by(state, ROMAN, s)}
    return {
        s for s, known in SPACES.items()
        if known.reinforcement and known.home == power and is_controlled_by(state, power, s)
    }  # fmt: skip


def spaces_on_path(state: SwordState, power: Power, start: Iterable[str], enters: Callable[[str], bool]) -> set[str]:
    """Return the spaces that a power's path leads to over clear links from any of `start`, entering only spaces for
    which `enters` is true. A path uses neither rough links nor straits."""
    found = set(start)
    open_ends = sorted(found)
    while open_ends:
        here = open_ends.pop()
        for to in adjacent_spaces(here):
            if to not in found and link_kind(power, here, to) == CLEAR and enters(to):
                found.add(to)
                open_ends.append(to)
    return found


def is_port_open_to(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a space is a port that a power controls or an ally does."""
    return is_port(space) and is_friendly(state, power, space)


def owner_side(state: SwordState, space: str) -> Side:
    """Return the side whose power controls a space; "" if it is independent or a non-player's."""
    owner = state.places[space].owner
    return side_of(state, owner) if owner else ""
