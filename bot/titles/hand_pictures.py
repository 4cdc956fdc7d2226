"""A hand as pictures whose cards a phone shows large enough to be read: one of more than twelve in several."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from render import Picture, RenderService

MOST = 12  # cards of one picture


def split_into_even_parts(cards: Sequence[Any]) -> list[Sequence[Any]]:
    """Return cards in as few parts of up to MOST as there must be, none much smaller than another."""
    count = -(-len(cards) // MOST)
    sizes = [len(cards) // count + (n < len(cards) % count) for n in range(count)]
    return [cards[sum(sizes[:n]) : sum(sizes[: n + 1])] for n in range(count)]


async def hand_pictures(renderer: RenderService, game: str, cards: Sequence[Any], **options: Any) -> list[Picture]:
    """Return the pictures of a hand, each with a file name of its own. options: of the drawing."""
    drawn = [await renderer.draw(game, "hand", part, **options) for part in split_into_even_parts(cards)]
    return [*drawn[:1], *(replace(one, filename=f"{n}_{one.filename}") for n, one in enumerate(drawn[1:], 2))]
