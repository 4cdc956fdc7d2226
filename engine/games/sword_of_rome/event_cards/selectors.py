"""Which spaces an operation of an event card means: the selectors of the data, put together once.

'owner:roman&type:walled&not_id:roma' holds where all three terms do; 'id:messana|id:capua' where either does. Spaces
of the map alone are meant, never boxes or what is out of play.
"""

from collections.abc import Callable, Mapping
from functools import cache

from engine.games.sword_of_rome.board.control import (
    enemies_at,
    is_besieged,
    is_city,
    is_controlled_by,
    is_friendly,
    is_plain,
    is_tribe,
    spaces_on_path,
)
from engine.games.sword_of_rome.board.roads import is_adjacent, is_port
from engine.games.sword_of_rome.board.stacks import stack_in_space, stacks_in_space, stacks_of_power
from engine.games.sword_of_rome.cards.support import is_home_of_ally
from engine.games.sword_of_rome.course import current_scenario
from engine.games.sword_of_rome.powers import POWERS
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import SPACES, report_bad_entry

Selector = Callable[[SwordState, str], bool]
INDEPENDENT = "independent"
KINDS: Mapping[str, Callable[[SwordState, str], bool]] = {"walled": is_city, "open": is_plain, "tribe": is_tribe}


def are_linked(a: str, b: str) -> bool:
    """Return whether two spaces are linked, in whichever direction."""
    return is_adjacent(a, b) or is_adjacent(b, a)


@cache
def _all_beside(space: str) -> tuple[str, ...]:
    return tuple([other for other in SPACES if are_linked(space, other)])


def is_army(state: SwordState, power: Power, space: str, least: int = 1) -> bool:
    """Return whether an army of a power, a leader with so many CU, stands outside in a space."""
    one = stack_in_space(state, power, space)
    return one.cu >= least and bool(one.leaders)


def _owner(state: SwordState, space: str, power: str) -> bool:
    return state.places[space].owner == ("" if power == INDEPENDENT else power)


def _linked(state: SwordState, space: str, start: str, power: str) -> bool:
    return is_controlled_by(state, power, start) and space in spaces_on_path(
        state, power, [start], lambda s: is_friendly(state, power, s)
    )


def _army(state: SwordState, space: str, power: str, least: str = "1") -> bool:
    return is_army(state, power, space, int(least))


def _no_cu(state: SwordState, space: str, power: str = "") -> bool:
    return not any(one.all_cu and power in ("", one.power) for one in stacks_in_space(state, space))


def _near_army(state: SwordState, space: str, power: str) -> bool:
    return any(one.cu and one.leaders and are_linked(one.space, space) for one in stacks_of_power(state, power))


TERMS: Mapping[str, Callable[..., bool]] = {
    "anywhere": lambda state, space: True,
    "id": lambda state, space, name: space == name,
    "not_id": lambda state, space, name: space != name,
    "owner": _owner,
    "not_owner": lambda state, space, power: not _owner(state, space, power),
    "home": lambda state, space, power: SPACES[space].home == power,
    "not_home": lambda state, space, power: SPACES[space].home != power,
    "no_allys_home": lambda state, space, power: not is_home_of_ally(state, power, space),
    "type": lambda state, space, kind: KINDS[kind](state, space),
    "region": lambda state, space, name: SPACES[space].region == name,
    "port": lambda state, space: is_port(space),
    "reinforcement": lambda state, space: bool(SPACES[space].reinforcement),
    "unbesieged": lambda state, space: not is_besieged(state, space),
    "besieged_by": lambda state, space, power: is_besieged(state, space) and state.places[space].besieger == power,
    "below": lambda state, space, level: is_city(state, space) and state.places[space].loyalty < int(level),
    "army": _army,
    "leader": lambda state, space, power: bool(stack_in_space(state, power, space).all_leaders),
    "cu": lambda state, space, power: bool(stack_in_space(state, power, space).all_cu),
    "no_cu": _no_cu,
    "no_enemy": lambda state, space, power: not enemies_at(state, power, space),
    "near": lambda state, space, other: are_linked(space, other),
    "near_army": _near_army,
    "near_owner": lambda state, space, power: any(
        other in state.places and state.places[other].owner == power for other in _all_beside(space)
    ),
    "near_home": lambda state, space, power: any(
        known.home == power and are_linked(space, other) for other, known in SPACES.items()
    ),
    "linked": _linked,
}
"""The terms of selectors: functions of (state, space, arguments of the term)."""

ARGUMENTS: Mapping[str, tuple[str, ...]] = {
    "anywhere": (), "id": ("space",), "not_id": ("space",), "near": ("space",), "owner": ("owner",),
    "not_owner": ("owner",), "cu": ("power",), "leader": ("power",),
    "home": ("power",), "not_home": ("power",), "no_allys_home": ("power",),
    "type": ("kind",), "region": ("region",), "port": (), "reinforcement": (), "unbesieged": (),
    "besieged_by": ("power",), "below": ("number",), "army": ("power", "number?"), "no_cu": ("power?",),
    "no_enemy": ("power",), "near_army": ("power",), "near_owner": ("power",), "near_home": ("power",),
    "linked": ("space", "power"),
}  # fmt: skip
"""What the arguments of each term are; what ends with "?" may be left out."""

KNOWN: Mapping[str, Callable[[str], bool]] = {
    "space": lambda word: word in SPACES,
    "power": lambda word: word in POWERS,
    "owner": lambda word: word in POWERS or word == INDEPENDENT,
    "kind": lambda word: word in KINDS,
    "region": lambda word: word in {known.region for known in SPACES.values()},
    "number": str.isdigit,
}


def check_selector(entry: str, where: str) -> None:
    """Check a selector. EngineBug where it has a term, or an argument, that nobody knows."""
    for words in where.replace("|", "&").split("&"):
        name, *given = words.split(":")
        expected = ARGUMENTS.get(name)
        if expected is None:
            report_bad_entry("cards", entry, f"there is no selector {words!r}")
        needed = [kind for kind in expected if not kind.endswith("?")]
        if not len(needed) <= len(given) <= len(expected):
            report_bad_entry("cards", entry, f"{words!r} has {len(given)} arguments")
        for word, kind in zip(given, expected, strict=False):
            if not KNOWN[kind.removesuffix("?")](word):
                report_bad_entry("cards", entry, f"{word!r} in {words!r} is no {kind.removesuffix('?')}")


PRINTED = frozenset(
    ("anywhere", "id", "not_id", "home", "not_home", "region", "port", "reinforcement", "near", "near_home")
)
"""The terms that hang on the printed map alone: they are looked at once for all games."""
Way = tuple[tuple[str, ...], tuple[Selector, ...]]  # spaces that the map lets it mean, and what must hold now


@cache
def _ways(where: str) -> tuple[Way, ...]:
    """Return the alternatives of a selector."""
    found = []
    for way in where.split("|"):
        words = way.split("&")
        printed = [_term(one) for one in words if one.split(":")[0] in PRINTED]
        now = tuple([_term(one) for one in words if one.split(":")[0] not in PRINTED])
        nothing: SwordState = None  # type: ignore[assignment]  # what is printed needs no state
        found.append((tuple([s for s in SPACES if all(term(nothing, s) for term in printed)]), now))
    return tuple(found)


@cache
def selector_function(where: str) -> Selector:
    """Return a selector as a function of (state, space)."""
    ways = [(frozenset(printed), now) for printed, now in _ways(where)]
    return lambda state, space: any(
        space in printed and all(term(state, space) for term in now) for printed, now in ways
    )


def _term(words: str) -> Selector:
    name, *given = words.split(":")
    found = TERMS[name]
    if not given:
        return found
    if len(given) == 1:
        only = given[0]
        return lambda state, space: found(state, space, only)
    return lambda state, space: found(state, space, *given)


def selected_spaces(state: SwordState, where: str) -> list[str]:
    """Return the spaces that a selector means now, in the order of the map."""
    out = current_scenario(state).out_of_play
    ways = _ways(where)
    meant: dict[str, None] = {}
    for printed, now in ways:
        for space in printed:
            if space in meant or space in out or SPACES[space].kind == "box":
                continue
            for term in now:
                if not term(state, space):
                    break
            else:
                meant[space] = None
    return list(meant) if len(ways) == 1 else [space for space in SPACES if space in meant]
