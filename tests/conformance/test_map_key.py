"""The key to the map of every game that draws one: every sign has its words, on the picture and beside it."""

from io import BytesIO

import pytest
from PIL import Image

from engine.games import game_ids
from render.games import drawings_of

WITH_KEY = [game for game in game_ids() if "key" in drawings_of(game).kinds]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", WITH_KEY)
def test_the_key_is_drawn_and_said(game: str, theme: str) -> None:
    picture = drawings_of(game).kinds["key"].draw(None, theme=theme)
    assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)
    said = picture.alt.split(": ", 1)[1].rstrip(".").split("; ")
    assert len(said) == len(set(said)) >= 5
    assert not any("key." in one for one in said)  # a key without words would stand as it is
    assert 37 * 400 / picture.width >= 14  # its type where a phone shows it 400 wide


@pytest.mark.parametrize("game", WITH_KEY)
def test_a_map_that_has_a_key_is_drawn(game: str) -> None:
    assert "map" in drawings_of(game).kinds
