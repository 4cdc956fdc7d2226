"""What the installed version brings for operators, from its changelog."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.doctor.findings import DoctorFinding, finding_to_note, good_finding
from bot.process.version import installed_version_number

FILE = "CHANGELOG.md"
CHECKOUT, INSTALLED = Path(__file__).parents[2], Path(sys.prefix) / "share" / "praetor"
SECTION = "### For operators\n"


def version_findings(folders: tuple[Path, ...] = (CHECKOUT, INSTALLED)) -> Iterator[DoctorFinding]:
    """Yield the version with its newest notes for operators, each cut to its first sentence."""
    found = next((folder / FILE for folder in folders if (folder / FILE).is_file()), None)
    if found is None:
        yield finding_to_note(
            "version",
            f"praetor {installed_version_number()}, without {FILE}",
            "read the notes where Praetor was got from",
        )
        return
    heading, lines = newest_operator_notes(found.read_text(encoding="utf-8"))
    told = "".join(f"\n    - {line}" for line in lines)
    yield good_finding(
        "version",
        f"praetor {installed_version_number()}; notes for operators ({heading}, {found.name}):{told or ' none'}",
    )


def newest_operator_notes(text: str) -> tuple[str, list[str]]:
    """Return the newest heading of a changelog and the first sentence of each note for operators below it.

    >>> newest_operator_notes("\\n## 1.1\\n\\n### For operators\\n\\n- Logs in\\n  JSON. See it.\\n\\n## 1.0\\n")
    ('1.1', ['Logs in JSON.'])
    """
    _, _, after = f"\n{text}".partition("\n## ")
    heading, _, below = after.partition("\n")
    section = below.split("\n## ")[0].partition(SECTION)[2].split("\n### ")[0]
    notes = [" ".join(one.split()) for one in re.split(r"^- ", section, flags=re.MULTILINE)[1:]]
    return heading.strip(), [re.split(r"(?<=[.:;])\s", one)[0] for one in notes]
