"""Make `render/fonts/*.ttf` from the npm packages of Fontsource (all under the SIL Open Font License).

    npm pack @fontsource/cinzel @fontsource/alegreya-sans @fontsource/eb-garamond   (and unpack each into a folder)
    pip install fonttools
    python scripts/fonts.py FOLDER_WITH_THE_UNPACKED_PACKAGES

Fontsource ships each alphabet as a file of its own; a player's name may mix them, so they are put together again.
"""

import argparse
import shutil
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parent.parent / "render" / "fonts"
WANTED = {
    "cinzel": ["600-normal", "700-normal"],
    "alegreya-sans": ["500-normal", "800-normal"],
    "eb-garamond": ["500-italic"],
}
ALPHABETS = ("latin", "latin-ext", "greek", "cyrillic")


def build(package: Path, family: str, cut: str, scratch: Path) -> None:
    """Merge the alphabets of one cut into one TrueType file."""
    parts = []
    for alphabet in ALPHABETS:
        woff = package / "files" / f"{family}-{alphabet}-{cut}.woff"
        if not woff.exists():
            continue
        font = TTFont(woff)
        font.flavor = None
        for table in ("GSUB", "GPOS", "GDEF", "fpgm", "prep", "cvt ", "DSIG"):
            # Each alphabet brings its own layout tables and hints, which do not merge; kerning is lost with them only
            # where two alphabets meet, so the Latin part keeps its own.
            if table in font and not (alphabet == "latin" and table in ("GPOS", "GDEF")):
                del font[table]
        part = scratch / f"{alphabet}.ttf"
        font.save(part)
        parts.append(str(part))
    merged = Merger().merge(parts)
    merged.save(OUT / f"{family}-{cut}.ttf")


def main() -> None:
    """Build every wanted cut and put its licence beside it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    OUT.mkdir(parents=True, exist_ok=True)
    for family, cuts in WANTED.items():
        package = next(folder.glob(f"fontsource-{family}-[0-9]*/package"))
        shutil.copy(package / "LICENSE", OUT / f"{family}-OFL.txt")
        for cut in cuts:
            with tempfile.TemporaryDirectory() as scratch:
                build(package, family, cut, Path(scratch))


if __name__ == "__main__":
    main()
