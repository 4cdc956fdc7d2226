"""What can be seen on a picture, without the picture: whoever draws many compares first."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from render import games
from render.picture import Picture, shorten_alt_text
from render.service.render_service import RenderService

BLANK = Picture(b"", "image/png", "blank.png", "", 0, 0)


class SeenKeys(RenderService):
    """A render service that draws nothing: `last` is the key of the picture that was asked for last. Two pictures of
    one key are the same."""

    last: Hashable = None
    _told: Callable[[], str] | None = None

    async def draw(self, game: str, kind: str, view: Any, /, **options: Any) -> Picture:
        """Note what was asked for."""
        drawing = games.drawings_of(game).kinds[kind]
        if drawing.told is not None:
            seen, given = drawing.without_unseen(view, options)
            self._told = partial(drawing.told, seen, **given)
        else:
            self._told = None
        return await super().draw(game, kind, view, **options)

    async def _once(self, key: Hashable, draw: Callable[[], Picture], again: Any = None) -> Picture:
        self.last = key
        return BLANK

    def alt_text_asked_last(self) -> str | None:
        """Return the alt text of the picture that was asked for last, in the language that is spoken; None where its
        game cannot tell without drawing it."""
        return None if self._told is None else shorten_alt_text(self._told())
