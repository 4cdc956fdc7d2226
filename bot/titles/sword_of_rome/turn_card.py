"""The card of a turn: a force's way as one line, support of one kind as one line, and no more of who is active than is
needed."""

from collections.abc import Sequence

from bot.titles.sentences import counted, said
from bot.words import Words
from engine.games.sword_of_rome.events.cards import SupportSpent
from engine.games.sword_of_rome.events.movement import ArmyMarched
from engine.games.sword_of_rome.events.turn import BecameActive
from engine.kernel.events import Event


def lines_of(events: Sequence[Event], words: Words) -> list[str]:
    """Return what happened, a line each: legs of one march together, points of support of one kind together."""
    told: list[str] = []
    rest = list(events)
    while rest:
        event = rest.pop(0)
        if isinstance(event, BecameActive) and rest:
            continue
        if isinstance(event, ArmyMarched):
            legs = [event]
            while rest and isinstance(rest[0], ArmyMarched) and goes_on(legs[-1], rest[0]):
                legs.append(rest.pop(0))  # type: ignore[arg-type]  # checked just now
            told.append(way(legs, words))
        elif isinstance(event, SupportSpent):
            points = [event]
            while rest and isinstance(rest[0], SupportSpent) and alike(event, rest[0]):
                points.append(rest.pop(0))  # type: ignore[arg-type]
            told.append(support(points, words))
        else:
            told.append(said(event, words))
    return counted([line for line in told if line], words)


def goes_on(before: ArmyMarched, after: ArmyMarched) -> bool:
    """Return whether a leg goes on from the one before."""
    return (before.leader, before.goal, before.cu) == (after.leader, after.start, after.cu)


def way(legs: Sequence[ArmyMarched], words: Words) -> str:
    """Return a march in one sentence."""
    if len(legs) == 1 or not legs[0].cu:
        return " ".join(said(leg, words) for leg in legs)
    first, last = legs[0], legs[-1]
    through = [leg.goal for leg in legs[:-1]]
    return words(
        "turn.marched", leader=first.leader, start=first.start, goal=last.goal, through=through, cu=first.cu,
        cost=sum(leg.cost for leg in legs), left=last.left,
    )  # fmt: skip


def alike(one: SupportSpent, other: SupportSpent) -> bool:
    """Return whether two points say the same of different spaces."""
    return (one.side, one.what, one.before, one.after) == (other.side, other.what, other.before, other.after)


def support(points: Sequence[SupportSpent], words: Words) -> str:
    """Return points of support of one kind in one sentence."""
    spaces = list(dict.fromkeys(point.space for point in points))
    if len(spaces) == 1 or points[0].what in ("raised", "lowered"):
        return " ".join(dict.fromkeys(said(point, words) for point in points))
    first = points[0]
    return words(
        "turn.support", side=first.side, what=first.what, spaces=spaces, before=first.before, after=first.after
    )
