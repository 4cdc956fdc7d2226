"""Maps as data in a person's colours: each file and each ink is exchanged, nothing is moved."""

import io

import pytest
from PIL import Image

from render.games import map_ground_tile_in_language, touch_map_in, touch_tokens_in
from render.games.total_war_rome.map_options import public_view
from render.palettes import PALETTES, colour_in_palette
from render.touch.recoloured import map_in_palette, tile_in_palette, tokens_in_palette
from render.touch.touch_tokens import css_colour
from tests.render.games.total_war_rome.sample_views import MIDDLE

GAME = "total_war_rome"
NEAR = 14  # of 255: how far a colour between those of a table may be from its own


def pixels(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGBA")


@pytest.mark.parametrize("palette", sorted(PALETTES))
def test_tokens_in_a_palette_stand_where_they_stood_in_its_colours(palette: str) -> None:
    drawn = touch_tokens_in("en", GAME, public_view(MIDDLE), "light")
    made = touch_tokens_in("en", GAME, public_view(MIDDLE), "light", palette)
    assert made.tokens.key != drawn.tokens.key and len(made.files) <= len(drawn.files)
    for one, before in zip(made.tokens.tokens, drawn.tokens.tokens, strict=True):
        assert (one.id, one.box, one.at) == (before.id, before.box, before.at)
        new, old = pixels(made.files[one.sprite]), pixels(drawn.files[before.sprite])
        assert new.getchannel("A").tobytes() == old.getchannel("A").tobytes()
        spot = old.width // 2, old.height // 2
        if old.getpixel(spot)[3] == 255:  # type: ignore[index]
            wanted = colour_in_palette(palette, old.getpixel(spot)[:3])  # type: ignore[index,arg-type]
            assert max(abs(a - b) for a, b in zip(new.getpixel(spot)[:3], wanted, strict=True)) <= NEAR  # type: ignore[index]
    assert made.tokens.washes[0].colour == css_colour(
        colour_in_palette(palette, tuple(bytes.fromhex(drawn.tokens.washes[0].colour[1:])))  # type: ignore[arg-type]
    )


def test_a_map_in_grey_is_grey_and_lies_as_it_lay() -> None:
    drawn, made = (touch_map_in("en", GAME, None, "light", palette) for palette in ("", "grey"))
    assert made.map.key != drawn.map.key and made.map.places == drawn.map.places
    assert set(made.files) == {one.hash for one in (*made.map.grounds, *made.map.over)}
    red, green, blue, _ = pixels(made.files[made.map.grounds[0].hash]).split()
    for one, other in ((red, green), (green, blue)):
        assert max(abs(a - b) for a, b in zip(one.tobytes()[::97], other.tobytes()[::97], strict=True)) <= NEAR


def test_a_palette_that_is_not_known_leaves_all_as_it_is() -> None:
    drawn, standing = touch_map_in("en", GAME, None, "light"), touch_tokens_in("en", GAME, public_view(MIDDLE), "light")
    assert map_in_palette(drawn, "plaid") is drawn and tokens_in_palette(standing, "plaid") is standing
    assert tile_in_palette(b"as it is", "plaid") == b"as it is"


def test_a_game_without_tiles_has_none_to_give() -> None:
    with pytest.raises(KeyError):
        map_ground_tile_in_language("en", "samnite_wars", None, "light", "", 0)
