"""The real bot with one-pixel pictures, for drills about something else: it need not draw a map first.

Run as `python -m testbed.drills.plain_pictures run`, in place of `python -m bot run`. Two variables of its
environment arrange more: `PRAETOR_DRILL_VIEWS=1` has pictures say in their alt text of what they are drawn, as a hash;
`PRAETOR_DRILL_OUT=3:2` has seat 3 out of every game from its second round on.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from typing import Any

from bot.__main__ import main
from engine.games import game_by_id, game_ids
from render import Picture, RenderService
from render.touch.touch_map import MadeMap, TouchMap
from render.touch.touch_tokens import MadeTokens, TouchTokens
from testbed.seeded_secrets import draw_from_seed

VIEWS, OUT = "PRAETOR_DRILL_VIEWS", "PRAETOR_DRILL_OUT"

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030802000000368849d6"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)


async def _draw(self: RenderService, key: Any, draw: Callable[[], Picture], again: Any = None) -> Picture:
    name = str(key[1]) if isinstance(key, tuple) else "picture"
    drawn_of = hashlib.sha256(repr(key).encode()).hexdigest()[:16] if os.environ.get(VIEWS) else ""
    return Picture(
        data=PIXEL,
        mime="image/png",
        filename=f"{name.replace(' ', '_')}.png",
        alt=f"A plain picture {drawn_of}".rstrip(),
        width=2,
        height=3,
    )


async def touch_answer_with_hash_alone(self: RenderService, key: Any, job: Callable[[], Any]) -> Any:
    """Return a map to touch, or what stands on one, with a hash of what it would show and nothing else."""
    kind, asked = key
    seen = hashlib.sha256(asked).hexdigest()[:24]
    return MadeMap(TouchMap(seen, (1, 1), (), ()), {}) if kind == "map" else MadeTokens(TouchTokens(seen), {})


async def _warm(self: RenderService, game: str, theme: str = "light") -> None:
    return


def replace_drawing_by_pixels() -> None:
    """Make every render service of this process return a pixel instead of drawing."""
    RenderService._draw = _draw  # type: ignore[method-assign]
    RenderService._answer = touch_answer_with_hash_alone  # type: ignore[method-assign]
    RenderService.draw_plates_ahead = _warm  # type: ignore[method-assign]


def count_seat_as_eliminated(seat: str, since: int) -> None:
    """Have a seat count as out of every game from a round on, though the game goes on asking it."""

    def eliminated(self: Any, state: Any) -> frozenset[str]:
        return frozenset({seat}) if self.round(state) >= since else frozenset()

    for one in game_ids():
        type(game_by_id(one)).eliminated = eliminated  # type: ignore[method-assign]


if __name__ == "__main__":
    draw_from_seed()
    replace_drawing_by_pixels()
    if os.environ.get(OUT):
        count_seat_as_eliminated(os.environ[OUT].partition(":")[0], int(os.environ[OUT].partition(":")[2]))
    sys.exit(main())
