"""Pictures of every game: each has an alt text in whole words, fits Discord, and shows nothing that is hidden."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.kernel.dice import UnverifiedRandom
from render import Picture, RenderService
from tests.conformance.walks import GAMES, walk

SEED, LOOKED = 4, 60  # a random game, and after how many decisions it is drawn
ALT, BYTES = 1024, 1_500_000  # characters of an alt text that Discord takes; bytes of a picture that a phone loads


@pytest.fixture
def renderer() -> Iterator[RenderService]:
    service = RenderService()
    yield service
    service.close()


async def drawn(game_id: str, renderer: RenderService) -> AsyncIterator[tuple[str, Picture]]:
    """Yield the map as a seat sees it, the seat's hand, and a card, each with what it is."""
    game, face = find_game(game_id), title_of_game(game_id)
    steps = walk(game_id, SEED)
    state = steps[min(LOOKED, len(steps) - 1)].state
    words = Words(game_id, {seat: f"Player {seat}" for seat in state.seats})
    view = game.view(state, state.seats[0])
    yield "map", await face.draw_map(renderer, view, words)
    for picture in await face.draw_hand(renderer, view, words):
        yield "hand", picture
    for card in list(face.card_names_by_id())[:1]:
        yield "card", await face.draw_card(renderer, card, words)


@pytest.mark.parametrize("game_id", GAMES)
async def test_every_picture_has_an_alt_text(game_id: str, renderer: RenderService) -> None:
    async for kind, picture in drawn(game_id, renderer):
        assert 10 < len(picture.alt) <= ALT, (kind, picture.alt)
        assert not {"{", "}", "None", "_"} & set(picture.alt.split()) and "{" not in picture.alt, (kind, picture.alt)
        assert len(picture.data) <= BYTES, kind


@pytest.mark.parametrize("game_id", GAMES)
async def test_a_picture_shows_nothing_that_its_viewer_cannot_know(game_id: str, renderer: RenderService) -> None:
    """The same drawing serves both: of the state, and of one in which all hidden things are dealt anew."""
    game, face = find_game(game_id), title_of_game(game_id)
    steps = walk(game_id, SEED)
    state = steps[min(LOOKED, len(steps) - 1)].state
    words = Words(game_id, {seat: f"Player {seat}" for seat in state.seats})
    one = await face.draw_map(renderer, game.view(state, None), words)
    twin = game.determinize(state, None, UnverifiedRandom(SEED))
    assert await face.draw_map(renderer, game.view(twin, None), words) is one and renderer.drawings == 1
