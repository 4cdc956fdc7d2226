"""Make `render/font_files/*.ttf` from the npm packages of Fontsource (all under the SIL Open Font License) and a
package of Debian's.

    npm pack @fontsource/cinzel @fontsource/alegreya-sans @fontsource/eb-garamond @fontsource/noto-emoji
    apt-get download fonts-droid-fallback     (and unpack each into a folder: tar, dpkg -x)
    npm pack @fontsource/noto-sans @fontsource/noto-serif-tibetan @fontsource/noto-sans-{hebrew,arabic,...}  (see SMALL)
    pip install fonttools brotli
    python scripts/fonts.py FOLDER_WITH_THE_UNPACKED_PACKAGES

Fontsource ships each alphabet as a file of its own; a player's name may mix them, so they are put together again.

Names are people's own, in any script. What our five cuts lack is drawn by cuts of Noto, one of each living script,
whole with their layout tables: from 15 to 350 KB each, but the Tibetan one with its stacks, 700 KB. Two more are for
scripts with thousands of letters: Droid Sans Fallback (Apache License 2.0, as it is in the package) has the 20,902
Han of Unicode 1, kana and all of Hangul in 3.4 MB, where Noto Sans CJK takes 16 MB; Noto Emoji, in one colour like
all our type, has the emoji in 1 MB. A subset of any would not do: nobody knows beforehand what people are called.
"""

import argparse
import shutil
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parent.parent / "render" / "font_files"
WANTED = {
    "cinzel": ["600-normal", "700-normal"],
    "alegreya-sans": ["500-normal", "800-normal"],
    "eb-garamond": ["500-italic"],
}
EMOJI = "600-normal"
# The scripts of Noto Sans and their weight: those that few write come in one weight. The first four are letters of our
# own alphabets that our cuts lack: for Vietnamese, phonetics and minority languages.
SMALL = {
    **dict.fromkeys(("vietnamese", "latin-ext", "greek-ext", "cyrillic-ext"), "600-normal"),
    **dict.fromkeys(
        ("hebrew", "arabic", "thai", "devanagari", "bengali", "tamil", "georgian", "armenian"), "600-normal"
    ),
    **dict.fromkeys(("telugu", "gujarati", "gurmukhi", "kannada", "malayalam", "oriya", "sinhala"), "600-normal"),
    **dict.fromkeys(("khmer", "lao", "myanmar", "javanese", "tibetan"), "600-normal"),
    **dict.fromkeys(("ethiopic", "cherokee", "canadian-aboriginal", "syriac", "thaana"), "600-normal"),
    **dict.fromkeys(("mongolian", "tifinagh", "nko"), "400-normal"),
}
OF_OUR_ALPHABETS = ("vietnamese", "latin-ext", "greek-ext", "cyrillic-ext")
ALPHABETS = ("latin", "latin-ext", "greek", "cyrillic")


def build_font_of_cut(package: Path, family: str, cut: str, scratch: Path) -> None:
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


def unpack_emoji_font(folder: Path) -> None:
    """Unpack the emoji into one TrueType file, without what only a layout engine uses."""
    package = next(folder.glob("fontsource-noto-emoji-[0-9]*/package"))
    font = TTFont(package / "files" / f"noto-emoji-emoji-{EMOJI}.woff")
    font.flavor = None
    for table in ("GSUB", "STAT", "vhea", "vmtx"):
        del font[table]
    font.save(OUT / f"noto-emoji-{EMOJI}.ttf")
    shutil.copy(package / "LICENSE", OUT / "noto-emoji-OFL.txt")


def unpack_script_fonts(folder: Path) -> None:
    """Unpack the cut of each script, and its licence: one text for all, whose copyrights differ."""
    copyrights, licence = [], ""
    for script, weight in SMALL.items():
        family = "noto-serif" if script == "tibetan" else "noto-sans"  # of Tibetan there is no other
        name = family if script in OF_OUR_ALPHABETS else f"{family}-{script}"
        package = next(folder.glob(f"fontsource-{name}-[0-9]*/package"))
        font = TTFont(package / "files" / f"{name}-{script}-{weight}.woff2", recalcTimestamp=False)
        font.flavor = None
        font.save(OUT / f"{family}-{script}-{weight}.ttf")
        owner, _, licence = (package / "LICENSE").read_text().partition("\n")
        copyrights.append(owner)
    (OUT / "noto-sans-OFL.txt").write_text("\n".join((*dict.fromkeys(copyrights), licence)))


def copy_east_asian_font(folder: Path) -> None:
    """Copy the font of the East Asian scripts, and say whose it is."""
    package = next(folder.glob("fonts-droid-fallback*/"))
    shutil.copy(next(package.rglob("DroidSansFallback.ttf")), OUT / "droid-sans-fallback.ttf")
    shutil.copy(next(package.rglob("copyright")), OUT / "droid-sans-fallback-copyright.txt")
    shutil.copy("/usr/share/common-licenses/Apache-2.0", OUT / "droid-sans-fallback-LICENSE.txt")


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
                build_font_of_cut(package, family, cut, Path(scratch))
    unpack_emoji_font(folder)
    unpack_script_fonts(folder)
    copy_east_asian_font(folder)


if __name__ == "__main__":
    main()
