"""Signs of every game: emojis that Discord takes, each with a name of its own, and seen at the size of a line."""

import io
import re
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.words import Words
from render.games import draw_sign, drawings_of
from render.picture import Picture
from render.signs import BYTES, FORM, NAME, SIZE
from render.words import picture_words
from tests.conformance.walks import GAMES

LINE = 22  # pixels of a sign in a line of text
GROUNDS = ("#313338", "#ffffff")  # of Discord's dark and light themes
SEEN, APART = 12.0, 3.0  # mean differences of 255: from the ground; of one sign from another


@cache
def signs(game: str) -> dict[str, Picture]:
    """Return the signs of a game; drawn once in a process."""
    return drawn_anew(game)


def drawn_anew(game: str) -> dict[str, Picture]:
    return {sign: draw_sign(game, sign) for sign in drawings_of(game).signs}


def in_line(drawing: Picture, ground: str) -> Image.Image:
    small = Image.open(io.BytesIO(drawing.data)).resize((LINE, LINE), Image.Resampling.LANCZOS)
    out = Image.new("RGB", small.size, ground)
    out.paste(small, (0, 0), small)
    return out


def apart(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


@pytest.mark.parametrize("game", GAMES)
def test_each_is_an_emoji_that_discord_takes(game: str) -> None:
    found = signs(game)
    for sign, made in found.items():
        name = made.filename.removesuffix(".png")
        image = Image.open(io.BytesIO(made.data))
        assert re.fullmatch(r"\w+", sign, re.ASCII), sign
        assert FORM.fullmatch(name) and 2 <= len(name) <= NAME and name.lower() == name, name
        assert image.format == "PNG" and image.mode == "RGBA" and image.size == (SIZE, SIZE), sign
        assert len(made.data) <= BYTES and made.mime == "image/png", sign
        assert image.getpixel((0, 0))[3] == 0, f"{sign} has no transparent corner"  # type: ignore[index]
    names = [made.filename for made in found.values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_is_the_same_each_time_and_so_is_its_name(game: str) -> None:
    assert drawn_anew(game) == signs(game)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_each_is_seen_in_a_line_and_told_from_the_others(game: str, ground: str) -> None:
    small = {sign: in_line(made, ground) for sign, made in signs(game).items()}
    bare = Image.new("RGB", (LINE, LINE), ground)
    faint = [sign for sign, image in small.items() if apart(image, bare) < SEEN]
    listed = list(small.items())
    alike = [
        (sign, other)
        for number, (sign, image) in enumerate(listed)
        for other, its in listed[number + 1 :]
        if apart(image, its) < APART
    ]
    assert not faint and not alike


@pytest.mark.parametrize("game", GAMES)
def test_each_has_a_symbol_and_says_what_it_is(game: str) -> None:
    words, drawn = Words(game), picture_words(game)
    for sign, made in drawings_of(game).signs.items():
        assert words.has_words(f"sign.{sign}"), sign
        assert 1 <= len(words.symbol(sign)) <= 4 and "<" not in words.symbol(sign), sign
        assert all(key in drawn or key.isdigit() for key in made.said), (sign, made.said)


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_reader_says_the_name_in_whole_words(game: str) -> None:
    """No abbreviation, no cut word: a letter alone only where a face of a die shows just that."""
    for sign, made in signs(game).items():
        *spoken, _ = made.filename.removesuffix(".png").split("_")
        said = re.sub(r"[^a-z0-9]+", " ", made.alt.lower().replace("'s", "s").replace("’s", "s")).split()
        assert spoken == said[: len(spoken)] and spoken, (sign, made.filename, made.alt)
        faces = {"x", "s"} if sign.startswith("die_") else set()
        assert all(one.isdigit() or len(one) > 2 or one in {"of", *faces} for one in spoken), (sign, made.filename)
        assert not re.search(r"\b[A-Z]{2,}\b", made.alt), (sign, made.alt)
