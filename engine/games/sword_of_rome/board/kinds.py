"""Citizens and mercenaries: Carthage says which of its CU go and which stay (sections 9.1.1 and 20.3, ruling 262)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.sword_of_rome.actions.movement import FEWEST
from engine.games.sword_of_rome.board.stacks import remove_cu, stack_in_space, stacks_of_power
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import Power, Stack, SwordState
from engine.kernel.choices import OneOf, Option
from engine.kernel.picks import Item, Pick
from engine.kernel.texts import Text, keyed_text

HIRED_FIRST, CITIZENS_FIRST = ":hired", ":citizens"  # the end of a leg that takes up, or leaves, these first


class Span(NamedTuple):
    """How many mercenaries there can be among some CU of a stack."""

    least: int
    most: int


def mercenary_range(force: Stack, cu: int) -> Span:
    """Return how many mercenaries may be among so many CU of a stack."""
    return Span(max(force.mercenaries - (force.all_cu - cu), 0), min(force.mercenaries, cu))


def mercenaries_among(force: Stack, cu: int, wanted: int = -1) -> int:
    """Return how many of so many CU of a stack are mercenaries, if so many of them are wanted (-1: as few as can
    be)."""
    span = mercenary_range(force, cu)
    return min(max(wanted, span.least), span.most)


def lose_cu_of_kinds(play: SwordPlay, power: Power, space: str, count: int, cu: int, hired: int) -> tuple[int, int]:
    """Take CU off a force outside of `cu` CU, of which so many are mercenaries (as in `hired_among`); others who stand
    there lose none. Return how many CU and how many mercenaries among them went."""
    before = stack_in_space(play.state, power, space)
    gone = remove_cu(play, power, space, min(count, cu), force=(cu, mercenaries_among(before, cu, hired)))
    return gone, before.mercenaries - stack_in_space(play.state, power, space).mercenaries


def mercenaries_wanted(token: str) -> int:
    """Return the number of mercenaries that an answer names; -1 for as few as can be."""
    return -1 if token == FEWEST else int(token)


def has_mixed_stack(state: SwordState, powers: Sequence[Power]) -> bool:
    """Return whether any stack of some powers has citizens and mercenaries."""
    return any(0 < one.mercenaries < one.all_cu for power in powers for one in stacks_of_power(state, power))


def mercenary_counts(force: Stack, cu: int) -> OneOf:
    """Return the choices of how many of so many CU are mercenaries."""
    span = mercenary_range(force, cu)
    more = [Option(str(hired), _label(hired, cu)) for hired in range(span.least + 1, span.most + 1)]
    return OneOf([Option(FEWEST, _label(span.least, cu)), *more])


def mercenary_counts_pick(forces: Sequence[tuple[Stack, int]]) -> Pick:
    """Return the choices for several armies of which so many CU go, as "2@lilybaeum" for two mercenaries from there."""
    items = [
        Item(f"{hired}@{force.space}", group=force.space, label=_label(hired, cu, force.space))
        for force, cu in forces
        for hired in range(mercenary_range(force, cu).least + 1, mercenary_range(force, cu).most + 1)
    ]
    groups = {item.group: (0, 1) for item in items}
    return Pick(items, 0, len(groups), groups=groups)


def army_mercenary(tokens: Sequence[str], space: str) -> int:
    """Return the number of mercenaries that such an answer names for an army; -1 for as few as can be."""
    return next((int(one.partition("@")[0]) for one in tokens if one.endswith(f"@{space}")), -1)


def _label(hired: int, cu: int, space: str = "none") -> Text:
    return keyed_text("option.kinds", hired=hired, citizens=cu - hired, space=space)


# Left and taken up on the way


def count_mercenaries_moved(token: str, count: int, hired: int, cu: int) -> int:
    """Return how many mercenaries are among CU that a leg leaves or takes up, of `cu` with `hired` mercenaries: those
    of the kind that it names go first. What is left is mercenaries first unless it says otherwise, and what is taken up
    citizens first."""
    first = token.endswith(HIRED_FIRST) or (token.startswith("drop:") and not token.endswith(CITIZENS_FIRST))
    return min(count, hired) if first else max(count - (cu - hired), 0)


def leg_variants_by_kind(token: str, count: int, hired: int, cu: int) -> Iterator[tuple[str, Text | None]]:
    """Yield a leg that leaves or takes up so many CU once for each way in which it can, with what it is called; None:
    as usual."""
    if not 0 < hired < cu:
        yield token, None
        return
    drops = token.startswith("drop:")
    other = CITIZENS_FIRST if drops else HIRED_FIRST
    found: dict[int, str] = {}
    for one in (token, token + other):
        found.setdefault(count_mercenaries_moved(one, count, hired, cu), one)
    for moved, one in found.items():
        facts = {"count": count, "hired": moved, "citizens": count - moved}
        yield one, keyed_text("leg.drop_kinds", **facts) if drops else keyed_text("leg.take_kinds", **facts)
