"""Signs: small square drawings that stand in lines of text (dice, emblems, coins), as Discord shows emojis.

A game names its signs in `Drawings.signs`; who shows them asks for one by its id:

    SIGNS = {"die_6": Sign(("die", "6"), lambda: sign_shapes.pips(6))}

The bot uploads each once under the name that it has here, so that the name says what is drawn (a screen reader reads it
out) and belongs to this very drawing: another drawing has another name.
"""

import hashlib
import io
import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PIL import Image

from render.picture import Picture
from render.words import Words, say_message

SIZE = 128  # pixels each way: as much as Discord keeps of an emoji
BYTES = 256 * 1024  # that Discord takes
NAME = 32  # characters of an emoji's name, of letters, digits and underscores
HASH = 6  # of them, the hash of the drawing
FORM = re.compile(rf"\w+_[0-9a-f]{{{HASH}}}", re.ASCII)  # of every name that is made here


@dataclass(frozen=True)
class Sign:
    """One sign of a game.

    said: what a screen reader should say, as keys of the game's picture words, in their order. What is no key is said
        as it stands, such as a number.
    draw: makes the drawing, of SIZE pixels each way, on a transparent ground.
    """

    said: tuple[str, ...]
    draw: Callable[[], Image.Image]


Signs = Mapping[str, Sign]


def encode_sign(sign: Sign, words: Words) -> Picture:
    """Return a sign as a PNG file named after it, with what it says as its description.

    words: the game's picture words in English, so that the name is the same whatever language is spoken.
    """
    image = sign.draw().convert("RGBA")
    said = " ".join(say_message(words, key) if key in words else key for key in sign.said)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return Picture(out.getvalue(), "image/png", f"{sign_file_name(said, image)}.png", said, image.width, image.height)


def sign_file_name(said: str, image: Image.Image) -> str:
    """Return the name of a drawing: what it says in plain letters, as many whole words as there is room for, and the
    hash of its pixels.

    >>> sign_file_name("Ancient Wonder", Image.new("RGBA", (1, 1)))
    'ancient_wonder_df3f61'
    """
    plain = unicodedata.normalize("NFKD", said).encode("ascii", "ignore").decode().lower()
    spoken = re.sub(r"[^a-z0-9]+", "_", re.sub(r"['’]s\b", "s", plain)).strip("_")
    if len(spoken) > NAME - HASH - 1:
        whole = spoken[: NAME - HASH].rpartition("_")[0]
        spoken = (whole or spoken)[: NAME - HASH - 1]
    spoken = spoken or "sign"
    return f"{spoken}_{hashlib.sha256(image.tobytes()).hexdigest()[:HASH]}"
