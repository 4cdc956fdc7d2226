"""Messages with pictures that can be drawn anew are compared by what they show."""

from functools import partial

from bot.delivery.last_rendered import LastRendered
from bot.messages.screen import Screen
from render.picture import Picture


async def _anew(picture: Picture) -> Picture:
    return picture


def test_how_a_picture_is_drawn_anew_makes_no_difference() -> None:
    plain = Picture(b"1", "image/png", "map.png", "A map", 9, 9)
    known, kept = Picture(**{**vars(plain), "again": partial(_anew, plain)}), LastRendered()
    kept.keep("AAAAA", 7, Screen(pictures=(known,)))
    assert kept.is_same("AAAAA", 7, Screen(pictures=(Picture(**{**vars(plain), "again": partial(_anew, known)}),)))
    assert not kept.is_same("AAAAA", 7, Screen(pictures=(Picture(**{**vars(plain), "data": b"2"}),)))
