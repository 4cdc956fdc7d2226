"""Checks of layout that all pictures share, fast enough for many positions."""

from collections.abc import Iterable, Iterator

from render.drawing.labels import Box
from render.layout.placing import boxes_overlap

Named = tuple[str, Box]


def overlapping(found: Iterable[Named], slack: float) -> Iterator[tuple[Named, Named]]:
    """Yield the pairs of boxes that overlap by more than `slack`. Letters of one name may touch."""
    ordered = sorted(found, key=lambda one: one[1][0])
    for number, (what, box) in enumerate(ordered):
        for other, beside in ordered[number + 1 :]:
            if beside[0] > box[2]:
                break
            if (what != other or what.startswith("token")) and boxes_overlap(box, beside, slack):
                yield (what, box), (other, beside)


def outside(found: Iterable[Named], size: tuple[int, int], margin: float) -> Iterator[Named]:
    """Yield the boxes that reach beyond the picture."""
    for what, (left, top, right, bottom) in found:
        if left < margin or top < margin or right > size[0] - margin or bottom > size[1] - margin:
            yield what, (left, top, right, bottom)
