"""The sample pictures of The Sword of Rome in `docs/pictures/`."""

from render import Picture
from render.games.sword_of_rome.map_view import MoveView
from render.games.sword_of_rome.sword_map import draw_map
from tests.render.games.sword_of_rome.sample_views import middle, start

WIDTH = 1100  # the bot posts 1600; the repository keeps less
MARCH = MoveView(power="roman", spaces=("roma", "velitrae", "antium"))


def pictures() -> dict[str, Picture]:
    """Draw the start, a war by both lights and in grey, and a move."""
    return {
        "sword_start": draw_map(start(), width=WIDTH),
        "sword_middle": draw_map(middle(), width=WIDTH),
        "sword_dark": draw_map(middle(), theme="dark", width=800),
        "sword_grey": draw_map(middle(), theme="grey", width=800),
        "sword_crop": draw_map(
            middle(), crop=MARCH.spaces, moves=(MARCH,), glow=("antium",), letters={"tarracina": "A"}
        ),
    }
