"""The data of SVG paths read back into points, for tests and for who looks whether a point lies in an outline."""

import re

Ring = list[tuple[int, int]]
NUMBER = re.compile(r"-?\d+")


def path_rings(path: str) -> list[Ring]:
    """Return the lines of a path as `outlines` writes it, in whole pixels.

    >>> path_rings("M3 4l2-2 0 6zM9 9l1 0")
    [[(3, 4), (5, 2), (5, 8)], [(9, 9), (10, 9)]]
    """
    found = []
    for part in path.split("M")[1:]:
        numbers = [int(one) for one in NUMBER.findall(part)]
        x, y = numbers[:2]
        ring = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        found.append(ring)
    return found


def is_inside_path(path: str, point: tuple[float, float]) -> bool:
    """Return whether a point lies within one of the rings of a path.

    >>> is_inside_path("M0 0l9 0 0 9-9 0z", (4, 4)), is_inside_path("M0 0l9 0 0 9-9 0z", (10, 4))
    (True, False)
    """
    return any(_is_inside(ring, point) for ring in path_rings(path))


def _is_inside(ring: Ring, point: tuple[float, float]) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
