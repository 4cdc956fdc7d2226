"""The pictures that one seat can get: their pixels, alt texts and file names."""

from bot.titles import title_of_game
from bot.titles.map_request import MapRequest, PlacesRequest
from engine.kernel.dice import UnverifiedRandom
from render import Picture, RenderService
from testbed.drills.leaks.visible import Piece, Still


async def drawn_pieces(renderer: RenderService | None, live: Still, seat: str | None, walk: str) -> list[Piece]:
    """Return the map, in one of its forms, the map of a question, and the seat's hand.

    renderer: the service that draws for everybody, and may have kept something; None: a new one.
    """
    if renderer is not None:
        return await _drawn(renderer, live, seat, UnverifiedRandom(walk))
    own = RenderService(kept=0)
    try:
        return await _drawn(own, live, seat, UnverifiedRandom(walk))
    finally:
        own.close()


async def _drawn(renderer: RenderService, live: Still, seat: str | None, lots: UnverifiedRandom) -> list[Piece]:
    shown, view, words = title_of_game(live.played), live.view(seat), live.words
    around = lots.choose((None, lots.choose(sorted(shown.places))))
    show = lots.choose(("", *shown.shows))
    pictures = [await shown.draw_map(renderer, view, words, MapRequest(around=around, show=show))]
    if shown.places:
        asked = [lots.choose(sorted(shown.places)) for _ in range(3)]
        letters = dict(zip(dict.fromkeys(asked), "ABC", strict=False))
        pictures.append(await shown.draw_places(renderer, view, words, PlacesRequest(letters=letters)))
    if seat is not None:
        pictures += await shown.draw_hand(renderer, view, words)
    return [piece for picture in pictures for piece in _pieces(picture)]


def _pieces(picture: Picture) -> list[Piece]:
    name = picture.filename
    return [(f"pixels of {name}", picture.data), (f"alt text of {name}", picture.description.encode())]
