"""Put screens of a played game side by side, as the README shows them.

    python -m scripts.screens --game GAME --rounds 2 --computers 3 --out DIR
    python -m scripts.gallery DIR docs/pictures/screens.png "thread:campaign, turn" "dm:Your campaign" …

Each screen is named by where it stands and words that it has; the last that fits is taken. A folder among them is where
those after it are from, so that screens of two versions stand side by side:

    python -m scripts.gallery OLD docs/pictures/pairs/bid.webp "dm:Your bid" NEW "dm:Your bid"
"""

import re
import sys
from pathlib import Path

from PIL import Image

GROUND = (30, 31, 34)  # Discord's, around its messages
GAP = 16
HIGHEST = 1250  # pixels of a column: what is longer is cut, and looks cut
HEAD = re.compile(r"^(\d{3}) · (\w+) · (?:new|edited)$", re.MULTILINE)


def screens_of_played_game(folder: Path) -> list[tuple[str, str, str]]:
    """Return the screens of a played game in order: number, place, all that is said."""
    told = (folder / "screens.txt").read_text(encoding="utf-8")
    found = list(HEAD.finditer(told))
    ends = [match.start() for match in found[1:]] + [len(told)]
    return [(match[1], match[2], told[match.end() : end]) for match, end in zip(found, ends, strict=True)]


def picture_of_last_screen(folder: Path, wanted: str) -> Image.Image:
    """Return the last screen of a place that has these words, as a phone shows it. LookupError if there is none."""
    place, _, words = wanted.partition(":")
    numbers = [number for number, where, said in screens_of_played_game(folder) if where == place and words in said]
    if not numbers:
        raise LookupError(f"no screen of {place} has {words!r}")
    return Image.open(folder / f"{numbers[-1]}-{place}-390.png").convert("RGB")


def side_by_side(found: list[Image.Image]) -> Image.Image:
    """Return pictures in a row on Discord's ground, none higher than HIGHEST."""
    cut = [image.crop((0, 0, image.width, min(image.height, HIGHEST))) for image in found]
    wide = sum(image.width for image in cut) + GAP * (len(cut) + 1)
    whole = Image.new("RGB", (wide, max(image.height for image in cut) + 2 * GAP), GROUND)
    x = GAP
    for image in cut:
        whole.paste(image, (x, GAP))
        x += image.width + GAP
    return whole


if __name__ == "__main__":
    source, out, *asked = sys.argv[1:]
    chosen = []
    for one in asked:
        if Path(one).is_dir():
            source = one
        else:
            chosen.append(picture_of_last_screen(Path(source), one))
    side_by_side(chosen).save(out, optimize=True, quality=80)
