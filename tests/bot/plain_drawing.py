"""Pictures that are asked for as in play, and not drawn: three quarters of what a game on a large map costs a test.

Everything that a title can draw is drawn for real in `tests/conformance/drawn` and `tests/render`.
"""

import hashlib
from collections.abc import Callable
from functools import partial

import msgspec

from render import Picture, RenderService
from render.service.render_service import Again, Key
from testbed.drills.plain_pictures import PIXEL

PLAIN = "not drawn"


def plain_picture(key: Key) -> Picture:
    """Return a pixel whose alt text says in which language the picture was asked for, and, as a hash, of what: another
    view or another option is another picture."""
    _, kind, seen = key
    language = msgspec.msgpack.decode(seen)[0]
    drawn_of = hashlib.sha256(repr(key).encode()).hexdigest()[:16]
    return Picture(
        data=PIXEL,
        mime="image/png",
        filename=f"{kind.replace(' ', '_')}.png",
        alt=f"{language} {drawn_of} {PLAIN}",
        width=2,
        height=3,
    )


class PlainRenderService(RenderService):
    """Keeps, shares and queues pictures like its parent, and draws only a few kinds of them."""

    def __init__(self, drawn: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.drawn = drawn

    async def _draw(self, key: Key, draw: Callable[[], Picture], again: Again | None = None) -> Picture:
        return await super()._draw(key, draw if key[1] in self.drawn else partial(plain_picture, key), again)

    async def draw_plates_ahead(self, game: str, theme: str = "light") -> None:
        """Draw no plates."""
