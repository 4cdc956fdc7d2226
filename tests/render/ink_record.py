"""What is written and drawn on pictures, with what lies under it: recorded by the drawing layer as it draws.

    with recorded() as found:
        draw(...)
    for one in found: one.contrast("deutan")

Text is what Pillow writes into a coloured image, names set along a curve included; signs are glyphs, inside their
tokens or bare on paper. What is drawn large and kept (tokens, cards) would be recorded once only, so everything that is
kept is forgotten first.
"""

import gc
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import _lru_cache_wrapper, cache
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing import labels, tokens
from render.drawing.style import Colour
from render.palettes import colour_in_palette, luminance, srgb_to_linear

TEXT, SIGN = "text", "sign"
OUTSIDE = (1, 1, 1)  # no colour that is looked at coarsely
LEFT_OUT = {TEXT: 0.1, SIGN: 0.25}  # the share of a ground that may be nearer to the ink


@dataclass(frozen=True)
class Ink:
    """Something written or drawn. what: the text, or the glyph's name; size: pixels of the type, on the canvas that it
    is drawn on; ground: colours under and around it, with how many pixels each has."""

    kind: str
    what: str
    size: float
    colour: Colour
    ground: tuple[tuple[Colour, int], ...]

    def contrast(self, palette: str = "") -> float:
        """Return the contrast of the ink with its ground as a palette shows them: that which nine tenths of the ground
        under a text reach, and three quarters of it under a sign, whose form is plain without its last corner."""
        whole = sum(count for _, count in self.ground)
        seen, least = 0, 0.0
        for found, count in sorted((ratio(self.colour, under, palette), count) for under, count in self.ground):
            seen, least = seen + count, found
            if seen >= whole * LEFT_OUT[self.kind]:
                break
        return least


@cache
def light(colour: Colour, palette: str) -> float:
    """Return the relative luminance of a colour as a palette shows it."""
    red, green, blue = colour_in_palette(palette, colour) if palette else colour
    return luminance((srgb_to_linear(red), srgb_to_linear(green), srgb_to_linear(blue)))


def ratio(one: Colour, other: Colour, palette: str = "") -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2)."""
    a, b = light(one, palette), light(other, palette)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


@contextmanager
def recorded() -> Iterator[list[Ink]]:
    """Record all ink of what is drawn within it."""
    _forget()
    found: list[Ink] = []
    with pytest.MonkeyPatch.context() as patch:
        _texts(patch, found)
        _names(patch, found)
        _signs(patch, found)
        _bare_signs(patch, found)
        yield found
    _forget()


def _forget() -> None:
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and str(getattr(one, "__module__", "")).startswith("render."):
            one.cache_clear()


def ground_of(image: Image.Image, mask: Image.Image, box: tuple[int, int, int, int]) -> tuple[tuple[Colour, int], ...]:
    """Return the colours of an image within a mask whose left top corner is that of the box, coarsely; what is
    transparent counts for nothing."""
    left, top, right, bottom = max(0, box[0]), max(0, box[1]), min(image.width, box[2]), min(image.height, box[3])
    if left >= right or top >= bottom:
        return ()
    mask = mask.crop((left - box[0], top - box[1], right - box[0], bottom - box[1]))
    under = image.crop((left, top, right, bottom))
    if under.mode == "RGBA":
        mask = ImageChops.multiply(mask, under.getchannel("A").point([255 * (v > 127) for v in range(256)]))
    shown = under.convert("RGB").point([v >> 2 << 2 for v in range(256)] * 3)
    shown.paste(OUTSIDE, mask=mask.point([255 * (v <= 127) for v in range(256)]))
    counted = shown.getcolors(shown.width * shown.height) or []
    return tuple((colour, count) for count, colour in counted if colour != OUTSIDE)  # type: ignore[misc]


def _colour(fill: Any) -> Colour:
    return tuple(fill[:3]) if isinstance(fill, tuple) else (0, 0, 0)


def _texts(patch: pytest.MonkeyPatch, found: list[Ink]) -> None:
    write = ImageDraw.ImageDraw.text

    def text(
        self: ImageDraw.ImageDraw, xy: Any, said: str, fill: Any = None, font: Any = None, *a: Any, **k: Any
    ) -> None:
        image = self._image
        if image.mode in ("RGB", "RGBA") and isinstance(fill, tuple) and str(said).strip():
            stroke = k.get("stroke_fill")
            anchor = k.get("anchor") or (a[0] if a else None)
            left, top, right, bottom = self.textbbox(xy, said, font=font, anchor=anchor)
            box = (math.floor(left) - 2, math.floor(top) - 2, math.ceil(right) + 2, math.ceil(bottom) + 2)
            mask = Image.new("L", (box[2] - box[0], box[3] - box[1]))
            write(ImageDraw.Draw(mask), (xy[0] - box[0], xy[1] - box[1]), said, 255, font, anchor=anchor)
            mask = mask.filter(ImageFilter.MaxFilter(3))
            ground = ((_colour(stroke), 1),) if stroke else ground_of(image, mask, box)
            if ground:
                found.append(Ink(TEXT, str(said), font.size, _colour(fill), ground))
        write(self, xy, said, fill, font, *a, **k)

    patch.setattr(ImageDraw.ImageDraw, "text", text)


def _names(patch: pytest.MonkeyPatch, found: list[Ink]) -> None:
    def paint(image: Image.Image, label: labels.Label, shift: tuple[int, int] = (0, 0)) -> None:
        corner, letters, halo = labels._masks(label)
        place = (corner[0] + shift[0], corner[1] + shift[1])
        if label.halo is not None:
            image.paste(label.halo, place, halo)
        box = (*place, place[0] + letters.width, place[1] + letters.height)
        ground = ground_of(image, letters, box)
        if ground:
            found.append(Ink(TEXT, label.text, label.size, label.colour, ground))
        image.paste(label.colour, place, letters)

    patch.setattr(labels, "paint_label", paint)


def _signs(patch: pytest.MonkeyPatch, found: list[Ink]) -> None:
    depth = [0]
    last: list[tuple[object, str]] = [(None, "")]  # an outline comes before its glyph

    def measured(name: str, draw_glyph: Callable[..., None]) -> Callable[..., None]:
        def drawn(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Any) -> None:
            image = draw._image
            if depth[0] or image.mode not in ("RGB", "RGBA"):
                draw_glyph(draw, x, y, r, ink)
                return
            box = (math.floor(x - 1.3 * r), math.floor(y - 1.3 * r), math.ceil(x + 1.3 * r), math.ceil(y + 1.3 * r))
            before = image.crop(box)
            depth[0] += 1
            draw_glyph(draw, x, y, r, ink)
            depth[0] -= 1
            changed = ImageChops.difference(before.convert("RGB"), image.crop(box).convert("RGB")).convert("L")
            mask = changed.point([255 * (v > 4) for v in range(256)])
            ground = ground_of(before, mask, (0, 0, *before.size))
            if ground:
                if last[0][0] is image and last[0][1] == name and found and found[-1].size >= r:
                    found.pop()
                last[0] = (image, name)
                found.append(Ink(SIGN, name, r, _colour(ink), ground))

        return drawn

    for name, draw_glyph in list(tokens.GLYPHS.items()):
        patch.setitem(tokens.GLYPHS, name, measured(name, draw_glyph))


def _bare_signs(patch: pytest.MonkeyPatch, found: list[Ink]) -> None:
    bare: dict[int, tuple[str, Colour, Image.Image]] = {}
    make, mark, paste = tokens.glyph, tokens.faint_glyph, Image.Image.paste
    inside = [False]  # a watermark is being made: it tells nothing

    def glyph(size: int, name: str, ink: Colour, halo: Colour | None = None) -> Image.Image:
        made: Image.Image = make(size, name, ink, halo)
        if halo is None and not inside[0]:
            bare[id(made)] = (name, ink, made)
        elif halo is not None:
            found.append(Ink(SIGN, name, size / 2, ink, ((halo, 1),)))
        return made

    def watermark(size: int, name: str, field: Colour, colour: Colour) -> Image.Image:
        inside[0] = True
        made: Image.Image = mark(size, name, field, colour)
        inside[0] = False
        bare.pop(id(made), None)
        return made

    def pasted(self: Image.Image, im: Any, box: Any = None, mask: Any = None) -> None:
        known = bare.get(id(im))
        if known is not None and mask is im and self.mode in ("RGB", "RGBA") and box is not None:
            alpha = im.getchannel("A")
            ground = ground_of(self, alpha, (box[0], box[1], box[0] + im.width, box[1] + im.height))
            if ground:
                found.append(Ink(SIGN, known[0], im.width / 2, known[1], ground))
        paste(self, im, box, mask)

    patch.setattr(tokens, "glyph", glyph)
    patch.setattr(tokens, "faint_glyph", watermark)
    patch.setattr(Image.Image, "paste", pasted)
