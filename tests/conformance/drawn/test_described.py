"""Every kind of picture says in words what it shows: an alt text within Discord's limit, and a text board."""

import re

import pytest
from PIL import Image

from bot.messages.screen import CONTENT, Screen
from bot.screens.looks import texts_of_drawings
from data.speaking import known_languages, language_context
from render.games import drawings_of
from render.picture import ALT_LIMIT
from render.replay.film import replay_film
from tests.conformance.drawn.every_picture import Request, missing, requests, some
from tests.conformance.walks import GAMES, turned
from tests.tiers import thinned

RAW = re.compile(r"[{}]|\bNone\b|[a-z]_[a-z]|\bpicture[.-]|\balt\.")


# Every other game in one language, another in each; in soak all.
CASES = [(game, language) for n, game in enumerate(GAMES) for language in turned(known_languages(), n)]


@pytest.mark.parametrize(("game_id", "language"), thinned(CASES, 2 * len(known_languages()), seconds=5))
async def test_every_picture_has_an_alt_text_and_a_text_board(game_id: str, language: str) -> None:
    with language_context(language):
        assert not missing(game_id, await requests(game_id))
        for one in await some(game_id, 1):
            picture = one.drawn()
            assert 10 < len(picture.alt) <= ALT_LIMIT, (one.kind, picture.alt)
            told = re.sub(r"\b(roman|greek|gallic|etruscan)_\w+|greek_states|barbarian_tribes", "", picture.description)
            assert one.kind == "chart" or not RAW.search(told), (one.kind, RAW.search(told), picture.description)
            board = texts_of_drawings(Screen(pictures=(picture,)))
            assert board and all(0 < len(page) <= CONTENT for page in board), one.kind
            said = re.sub(r"\s+", " ", " ".join(board))
            assert all(word in said for word in picture.description.split()), one.kind
            assert picture.description.startswith(picture.alt.rstrip("…")[:200]), one.kind
            if one.kind == "map" and not one.options.get("crop"):
                assert told_without_drawing(one) == picture.description


def told_without_drawing(one: Request) -> str | None:
    """Return what a game says of a picture before it is drawn."""
    drawing = drawings_of(one.game).kinds[one.kind]
    view, options = drawing.without_unseen(one.view, one.options)
    return drawing.told(view, **options) if drawing.told is not None else None


async def test_a_film_is_described() -> None:
    class Maps:
        """Two maps."""

        def image(self, number: int) -> Image.Image:
            """Return one of them."""
            return Image.new("RGB", (400, 300), (number * 90, 90, 90))

    made = replay_film(Maps(), [(0, "Round 1"), (1, "Round 2")], "A game in two maps.")  # type: ignore[arg-type]
    assert made.alt == "A game in two maps." and made.mime == "image/webp"
