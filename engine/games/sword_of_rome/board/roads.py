"""The links between spaces: their kinds for a power, what a step costs, and the ports.

A Samnite finds every link of Bovianum and Aufidena clear, for everything. The Appian Way is an effect (section 21).
"""

from functools import cache

from engine.games.sword_of_rome.powers import SAMNITE
from engine.games.sword_of_rome.state import Power
from engine.games.sword_of_rome.tables import LINKS, SPACES

CLEAR, ROUGH, STRAIT, APPIAN = "clear", "rough", "strait", "appian"
SAMNITE_MOUNTAINS = ("aufidena", "bovianum")
BOX = "transalpine_box"


@cache
def _steps() -> dict[str, dict[str, str]]:
    steps: dict[str, dict[str, str]] = {space: {} for space in SPACES}
    for link in LINKS:
        steps[link.a][link.b] = link.kind
        if not link.one_way:
            steps[link.b][link.a] = link.kind
    return steps


def adjacent_spaces(space: str) -> tuple[str, ...]:
    """Return the spaces that a step leads to, by any kind of link."""
    return tuple(_steps()[space])


@cache
def step_distances_from(space: str) -> dict[str, int]:
    """Return how many steps it takes from a space to each that can be reached by links of any kind."""
    found, ends = {space: 0}, [space]
    for here in ends:
        for to in adjacent_spaces(here):
            if to not in found:
                found[to] = found[here] + 1
                ends.append(to)
    return found


def is_adjacent(a: str, b: str) -> bool:
    """Return whether a step leads from `a` to `b`."""
    return b in _steps()[a]


def link_kind(power: Power, a: str, b: str) -> str:
    """Return the kind of the link from `a` to `b` for a power: clear, rough or strait; "" if there is none. The Appian
    Way is clear."""
    printed = _steps()[a].get(b, "")
    if printed == APPIAN:
        return CLEAR
    if printed == ROUGH and power == SAMNITE and (a in SAMNITE_MOUNTAINS or b in SAMNITE_MOUNTAINS):
        return CLEAR
    return printed


def is_clear_link(power: Power, a: str, b: str) -> bool:
    """Return whether a power finds the link from `a` to `b` clear: neither rough nor a strait."""
    return link_kind(power, a, b) == CLEAR


def is_appian(a: str, b: str) -> bool:
    """Return whether the link is a stretch of the Appian Way."""
    return _steps()[a].get(b, "") == APPIAN


def is_port(space: str) -> bool:
    """Return whether a space is a port, the Carthaginian ones among them."""
    return SPACES[space].port != "none"
