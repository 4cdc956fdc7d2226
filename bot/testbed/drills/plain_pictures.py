"""The real bot with one-pixel pictures, for drills about something else: it need not draw a map first.

Run as `python -m bot.testbed.drills.plain_pictures run`, in place of `python -m bot run`.
"""

import sys
from collections.abc import Callable, Hashable

from bot.__main__ import main
from render import Picture, RenderService

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030802000000368849d6"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)


async def _draw(self: RenderService, key: Hashable, draw: Callable[[], Picture]) -> Picture:
    name = str(key[1]) if isinstance(key, tuple) else "picture"
    return Picture(
        data=PIXEL, mime="image/png", filename=f"{name.replace(' ', '_')}.png", alt="A plain picture", width=2, height=3
    )


async def _warm(self: RenderService, game: str, theme: str = "light") -> None:
    return


def make_plain() -> None:
    """Make every render service of this process return a pixel instead of drawing."""
    RenderService._draw = _draw  # type: ignore[method-assign]
    RenderService.warm = _warm  # type: ignore[method-assign]


if __name__ == "__main__":
    make_plain()
    sys.exit(main())
