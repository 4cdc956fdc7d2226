"""What is left out of a page that would be too large: the detail of the ground first, then maps, and lines only where
that is not enough.

Neighbouring steps are put together, which costs maps but no line. Where even few maps leave no room for what is said,
small lines go, of the first chapters first; then the other lines. Dice stay, since the page counts them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from bot.replay.steps import Beat, LogLine
from render.map_places import PlaceRow


class Sized(Protocol):
    """Maps that know what they take."""

    def size_of_later_maps(self, kept: Sequence[int]) -> int:
        """Return how much these maps take beside the first of them, in squares or in bytes."""
        ...


class ReplayStep(msgspec.Struct, frozen=True):
    """A step: what it is made of, the number of its map (-1: none), what stands beside it in words; rows: what stands
    in the places of its map."""

    beats: tuple[Beat, ...]
    map: int
    alt: str = ""
    status: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    rows: Mapping[str, tuple[PlaceRow, ...]] = {}

    @property
    def lines(self) -> list[LogLine]:
        """All its lines."""
        return [line for beat in self.beats for line in beat.lines]


class Cut(msgspec.Struct, frozen=True):
    """Lines that are left out: of so many chapters, the first ones; small: only small print, else all but dice."""

    chapters: int = 0
    small: bool = True

    def lines_of(self, step: ReplayStep) -> list[LogLine]:
        """Return the lines of a step that stay."""
        return [line for beat in step.beats for line in beat.lines if self._stays(beat.chapter, line)]

    def _stays(self, chapter: int, line: LogLine) -> bool:
        return chapter >= self.chapters or bool(line.dice) or (self.small and not line.small)


def merged_replay_steps(steps: Sequence[ReplayStep], count: int) -> list[ReplayStep]:
    """Return neighbours as one step each, so that so many are left; the last map of each stands."""
    found, start = [], 0
    for end in (round((n + 1) * len(steps) / count) for n in range(count)):
        beats = tuple(beat for step in steps[start:end] for beat in step.beats)
        found.append(msgspec.structs.replace(steps[end - 1], beats=beats))
        start = end
    return found


def map_numbers_of_steps(steps: Sequence[ReplayStep]) -> list[int]:
    """Return the numbers of the maps of steps."""
    return sorted({step.map for step in steps if step.map >= 0})


def fewer_maps(steps: Sequence[ReplayStep], maps: Sized, share: float, least: int) -> list[ReplayStep]:
    """Return steps put together, fewer by one at least but not fewer than `least`: as many as leave no more than a
    share of what the maps take beside the first."""
    room = maps.size_of_later_maps(map_numbers_of_steps(steps)) * share
    low, high = least, len(steps) - 1
    while low < high:
        middle = (low + high + 1) // 2
        fits = maps.size_of_later_maps(map_numbers_of_steps(merged_replay_steps(steps, middle))) <= room
        low, high = (middle, high) if fits else (low, middle - 1)
    return merged_replay_steps(steps, low)


def smallest_fitting_cut(chapters: int, fits: Callable[[Cut], bool]) -> Cut:
    """Return what leaves out least of so many chapters and fits; where nothing does, what leaves out most."""
    for small in (True, False):
        if fits(Cut(chapters, small)):
            low, high = 0, chapters  # with `low` it does not fit, with `high` it does
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (low, middle) if fits(Cut(middle, small)) else (middle, high)
            return Cut(high, small)
    return Cut(chapters, small=False)
