"""Command: the hierarchy of magistrates (section 5.51), how many legions one leads well (section 5.56), and their
markers in the cup (sections 4.16 and 5.24)."""

from collections.abc import Iterable, Mapping

from engine.games.rise_of_the_roman_republic.office_figures import FIGURES, Element, Office

MARKERS: tuple[str, ...] = tuple(dict.fromkeys(row.marker for row in FIGURES.offices.values() if row.marker))


def office_rank(office: Office) -> int:
    """Return the rank of an office: 1 commands all others (section 5.51)."""
    return FIGURES.offices[office].rank


def magistrate_marker_counts(holders: Iterable[tuple[Office, int]]) -> dict[str, int]:
    """Return how many markers of each kind magistrates bring (sections 4.16 and 5.24). holders: office and Initiative
    of each."""
    found = dict.fromkeys(MARKERS, 0)
    for office, initiative in holders:
        if kind := FIGURES.offices[office].marker:
            found[kind] += operations_phase_count(office, initiative)
    return found


def operations_phase_count(office: Office, initiative: int) -> int:
    """Return how many Operations Phases a turn a magistrate may have, which is how many markers they bring (sections
    4.17 and 5.24). An Urban Praetor brings none; they may act as often as their Initiative says (ruling G1)."""
    most = FIGURES.offices[office].most_markers
    return min(initiative, most) if most else initiative


def midturn_dictator_markers(initiative: int) -> int:
    """Return how many markers a Dictator or Master of Horse brings who is elected during a turn (section 5.28)."""
    return max(1, initiative - FIGURES.election.midturn_fewer_markers)


def efficient_legion_count(letter: str) -> int:
    """Return how many legions a commander of this rating leads well (section 5.56); 0 for none."""
    return FIGURES.command_efficiency[letter] if letter else 0


def excess_legion_count(letter: str, legions: int) -> int:
    """Return by how many legions a force exceeds what its commander leads well; all of them if nobody commands
    (section 5.57)."""
    return max(0, legions - efficient_legion_count(letter))


def battle_modifier(letter: str, legions: int, *, attacking: bool) -> int:
    """Return the die modifier of the excess in a battle; partial legions count (section 5.57)."""
    return -excess_legion_count(letter, legions) if attacking else excess_legion_count(letter, legions)


def attrition_modifier(letter: str, whole_legions: int) -> int:
    """Return the die modifier of the excess in siege attrition: one for two legions; partial ones do not count
    (section 5.57)."""
    return excess_legion_count(letter, whole_legions) // 2


def is_partial_legion(elements: Mapping[str, Element], composition: str) -> bool:
    """Return whether a legion lacks an element or has less than half of its infantry (ruling G63)."""
    full = FIGURES.legions[composition].elements
    have = sum(elements.get(name, (0, 0))[0] for name in full)
    return 2 * have < sum(infantry for infantry, _ in full.values()) or any(
        sum(elements.get(name, (0, 0))) == 0 for name in full
    )
