"""What the installed version brings for operators, from its changelog."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.doctor.findings import DoctorFinding, good, note
from bot.process.version import number

FILE = "CHANGELOG.md"
CHECKOUT, INSTALLED = Path(__file__).parents[2], Path(sys.prefix) / "share" / "praetor"
SECTION = "### For operators\n"


def news(folders: tuple[Path, ...] = (CHECKOUT, INSTALLED)) -> Iterator[DoctorFinding]:
    """Yield the version with its newest notes for operators, each cut to its first sentence."""
    found = next((folder / FILE for folder in folders if (folder / FILE).is_file()), None)
    if found is None:
        yield note("version", f"praetor {number()}, without {FILE}", "read the notes where Praetor was got from")
        return
    heading, lines = newest(found.read_text(encoding="utf-8"))
    told = "".join(f"\n    - {line}" for line in lines)
    yield good("version", f"praetor {number()}; notes for operators ({heading}, {found.name}):{told or ' none'}")


def newest(text: str) -> tuple[str, list[str]]:
    """Return the newest heading of a changelog and the first sentence of each note for operators below it.

    >>> newest("\\n## 1.1\\n\\n### For operators\\n\\n- Logs are\\n  JSON. See there.\\n- Shards.\\n\\n## 1.0\\n")
    ('1.1', ['Logs are JSON.', 'Shards.'])
    """
    _, _, after = f"\n{text}".partition("\n## ")
    heading, _, below = after.partition("\n")
    section = below.split("\n## ")[0].partition(SECTION)[2].split("\n### ")[0]
    notes = [" ".join(one.split()) for one in re.split(r"^- ", section, flags=re.MULTILINE)[1:]]
    return heading.strip(), [re.split(r"(?<=[.:;])\s", one)[0] for one in notes]
