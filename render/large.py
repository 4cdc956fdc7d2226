"""The large form of pictures: type that is read where a phone shows a picture 400 pixels wide without a tap.

No text is smaller there than that of the messages beside it, 16 pixels. What is set in columns (hands, tables, keys,
charts, boards) is laid out again for it, in fewer columns, by drawings that ask `is_drawing_large`. What cannot be
(maps, the two sides of a battle) is cut into parts that are narrow enough: along borders that cut the least, and so
that each name, token and panel lies whole in one of them.
"""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

Box = tuple[float, float, float, float]
Part = tuple[int, int, int, int]

SHOWN: Final = 400  # pixels of a picture on a phone
READ: Final = 16  # pixels of its smallest type there
MOST: Final = 10  # parts: Discord takes ten pictures
TALL: Final = 1.5  # a part's height, of its width, where nothing that should stay whole is higher
LAP: Final = 0.25  # of a part's width: as much lies in the part beside it, too
STEP: Final = 6  # pixels between two borders that are tried
_LARGE: ContextVar[bool] = ContextVar("large", default=False)


def is_drawing_large() -> bool:
    """Return whether the large form is drawn now."""
    return _LARGE.get()


@contextmanager
def drawing_in_large_type(on: bool = True) -> Iterator[None]:
    """Draw all within it in the large form."""
    token = _LARGE.set(on)
    try:
        yield
    finally:
        _LARGE.reset(token)


def widest_part_width(type_size: float) -> int:
    """Return how wide a part with type of so many pixels may be.

    >>> widest_part_width(28)
    700
    """
    return math.floor(type_size * SHOWN / READ)


def parts_of(size: tuple[int, int], type_size: float, whole: Sequence[Box]) -> list[Part]:
    """Return the parts that a picture is cut into, row by row; the whole of it where that is narrow enough.

    type_size: pixels of its smallest type. whole: what should not be cut. What is wider or higher than a part is cut
    all the same; of more than MOST parts those are left out that show the least which no other shows.
    """
    width, height = size
    wide = min(width, widest_part_width(type_size))
    if not type_size or width <= wide:
        return [(0, 0, width, height)]
    high = round(max([wide * TALL, *(b[3] - b[1] for b in whole if b[2] - b[0] <= wide)]))
    found: list[Part] = []
    for top, bottom in _intervals(height, high, [(b[1], b[3]) for b in whole]):
        here = [(b[0], b[2]) for b in whole if b[1] < bottom and b[3] > top]
        found += [(left, top, right, bottom) for left, right in _intervals(width, wide, here)]
    _add_missing(found, size, (wide, high), whole)
    return sorted(_needed(found, whole), key=lambda part: (part[1], part[0]))


def part_holds_box(part: Part, box: Box) -> bool:
    """Return whether a box lies whole in a part."""
    return part[0] <= box[0] and part[1] <= box[1] and part[2] >= box[2] and part[3] >= box[3]


def _intervals(length: int, most: int, spans: Sequence[tuple[float, float]]) -> list[tuple[int, int]]:
    """Return intervals that cover a length, each at most so long, that overlap; their ends stand where they cut the
    fewest spans."""
    if length <= most:
        return [(0, length)]
    lap = most * LAP
    count = math.ceil((length - lap) / (most - lap))
    each = (length + lap * (count - 1)) / count
    step = (length - each) / (count - 1)
    found = []
    for number in range(count):
        start, end = number * step, number * step + each
        found.append((
            0 if number == 0 else _border(start, lap, spans),
            length if number == count - 1 else _border(end, -lap, spans),
        ))  # fmt: skip
    return found


def _border(at: float, lap: float, spans: Sequence[tuple[float, float]]) -> int:
    """Return where a border cuts nothing, within half of what two parts share; if that cannot be, where it cuts the
    fewest spans without moving far, so that the part beside it shows those."""
    steps = max(1, int(abs(lap) / 2 / STEP))
    places = [at + lap / 2 * n / steps for n in range(steps + 1)]
    crossed = [sum(1 for first, last in spans if first < place < last) for place in places]
    if 0 not in crossed:
        crossed = crossed[: 1 + len(crossed) * 2 // 5]
    return round(places[crossed.index(min(crossed))])


def _add_missing(found: list[Part], size: tuple[int, int], most: tuple[int, int], whole: Sequence[Box]) -> None:
    """Add parts round what lies whole in none, though it would fit into one."""
    for box in whole:
        if box[2] - box[0] > most[0] or box[3] - box[1] > most[1] or any(part_holds_box(part, box) for part in found):
            continue
        inside = (max(0.0, box[0]), max(0.0, box[1]), min(size[0], box[2]), min(size[1], box[3]))
        if any(part_holds_box(part, inside) for part in found):
            continue
        left = round(min(max(0, (box[0] + box[2] - most[0]) / 2), size[0] - most[0]))
        high = max(most[0], math.ceil(box[3] - box[1]))
        top = round(min(max(0, (box[1] + box[3] - high) / 2), max(0, size[1] - high)))
        found.append((left, top, left + most[0], min(size[1], top + high)))


def _needed(found: list[Part], whole: Sequence[Box]) -> list[Part]:
    """Leave out parts with nothing that no other has, and, of too many, those with the least."""
    if not whole:
        return found
    kept = list(found)
    held = {part: [n for n, box in enumerate(whole) if part_holds_box(part, box)] for part in kept}

    def alone(part: Part) -> int:
        others = {n for other in kept if other is not part for n in held[other]}
        return sum(n not in others for n in held[part])

    while len(kept) > 1:
        least = min(kept, key=alone)
        if alone(least) and len(kept) <= MOST:
            break
        kept.remove(least)
    return kept
