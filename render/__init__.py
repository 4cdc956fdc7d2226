"""View in, picture out: maps, cards and hands as small PNG files, pure and the same every time.

    draw_game_picture(game, kind, view, ...)      a picture at once, in this thread
    RenderService().draw(game, kind, view, ...)   the same, awaited: off the event loop, kept, never drawn twice at once

What kinds there are, and what may be asked of each, a game says itself (`render.drawings`). Nothing here knows Discord,
and nothing here is given a state: what a picture may show is what the view holds.
"""

from render.games import draw_game_picture
from render.picture import ALT_LIMIT, Picture
from render.service.render_service import RenderService

__all__ = ["ALT_LIMIT", "Picture", "RenderService", "draw_game_picture"]
