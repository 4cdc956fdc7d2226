"""From longitude and latitude to pixels: a conformal cone, fitted to the canvas, as atlases of Europe use."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Extent = tuple[float, float, float, float]  # west, south, east, north


@dataclass(frozen=True)
class Lens:
    """A part of the map that is drawn larger, fading outwards: its middle and radius on the cone, and how much larger
    the very middle is (0.5: half as large again). Below 2.2 the map never folds over itself."""

    x: float
    y: float
    radius: float
    strength: float

    def place_through_lens(self, x: float, y: float) -> Point:
        """Return where the lens shows a place of the cone."""
        dx, dy = x - self.x, y - self.y
        push = self.strength * math.exp(-(dx * dx + dy * dy) / (self.radius * self.radius))
        return x + dx * push, y + dy * push


@dataclass(frozen=True)
class Projection:
    """A Lambert cone for an extent; `projection_to_fit` makes one."""

    middle: float
    n: float
    f: float
    scale: float
    x0: float
    y0: float
    width: int
    height: int
    lenses: tuple[Lens, ...] = ()

    def project_point(self, lon: float, lat: float) -> Point:
        """Return where a place falls on the canvas."""
        x, y = _cone(lon, lat, self.middle, self.n, self.f)
        for lens in self.lenses:
            x, y = lens.place_through_lens(x, y)
        return self.x0 + self.scale * x, self.y0 - self.scale * y

    def project_line(self, places: Iterable[Point]) -> list[Point]:
        """Return where a line of places falls."""
        return [self.project_point(lon, lat) for lon, lat in places]

    def pixels_of_degrees(self, length: float) -> float:
        """Return how many pixels a length in degrees of latitude is, near the middle."""
        return length * self.scale * math.pi / 180


def _cone(lon: float, lat: float, middle: float, n: float, f: float) -> Point:
    rho = f / math.tan(math.pi / 4 + math.radians(lat) / 2) ** n
    theta = n * math.radians(lon - middle)
    return rho * math.sin(theta), -rho * math.cos(theta)


def projection_to_fit(extent: Extent, width: int, height: int, lenses: Iterable[Sequence[float]] = ()) -> Projection:
    """Return the projection that shows the whole extent, in the middle of the canvas.

    Each of the lenses is [lon, lat, radius in degrees of latitude, strength]."""
    west, south, east, north = extent
    low, high = math.radians(south + (north - south) / 6), math.radians(north - (north - south) / 6)
    n = math.log(math.cos(low) / math.cos(high)) / math.log(
        math.tan(math.pi / 4 + high / 2) / math.tan(math.pi / 4 + low / 2)
    )
    f = math.cos(low) * math.tan(math.pi / 4 + low / 2) ** n / n
    middle = (west + east) / 2
    made = tuple(
        Lens(*_cone(lon, lat, middle, n, f), math.radians(radius), strength) for lon, lat, radius, strength in lenses
    )
    edge = [(west + (east - west) * i / 8, lat) for i in range(9) for lat in (south, north)]
    points = [_cone(lon, lat, middle, n, f) for lon, lat in edge]
    left, right = min(p[0] for p in points), max(p[0] for p in points)
    bottom, top = min(p[1] for p in points), max(p[1] for p in points)
    scale = min(width / (right - left), height / (top - bottom))
    x0 = width / 2 - scale * (left + right) / 2
    y0 = height / 2 + scale * (bottom + top) / 2
    return Projection(middle, n, f, scale, x0, y0, width, height, made)
