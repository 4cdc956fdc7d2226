"""Points of support in one line: what they have done where, equal things together."""

from collections.abc import Sequence

from bot.words import Words
from engine.games.sword_of_rome.events.cards import SupportSpent


def support_line(points: Sequence[SupportSpent], words: Words) -> str:
    """Return what points of one side have done."""
    return words("support.spent", count=len(points), parts=_parts(points, words))


def befallen_line(points: Sequence[SupportSpent], words: Words) -> str:
    """Return what points of one side have done to the reader, who did not spend them."""
    return words("support.befallen", side=points[0].side, count=len(points), parts=_parts(points, words))


def _parts(points: Sequence[SupportSpent], words: Words) -> str:
    return " · ".join(_part(key, spaces, words) for key, spaces in _alike(points).items())


Key = tuple[str, str, str, int]  # what was done, who held the space before, who holds it now, the loyalty


def _alike(points: Sequence[SupportSpent]) -> dict[Key, list[str]]:
    """Return the spaces by what has become of them. Of several points on one city the last counts."""
    last = {point.space: point for point in points}
    found: dict[Key, list[str]] = {}
    for point in last.values():
        loyalty = point.loyalty if point.what in ("raised", "lowered") else 0
        found.setdefault((point.what, point.before, point.after, loyalty), []).append(point.space)
    return found


def _part(key: Key, spaces: Sequence[str], words: Words) -> str:
    what, before, after, loyalty = key
    if what in ("placed", "taken"):
        what = "gained" if before else "freed"
    return words(f"support.{what}", spaces=spaces, count=len(spaces), before=before, after=after, loyalty=loyalty)
