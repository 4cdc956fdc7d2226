"""The files of the page as they go over the wire: without comment lines and indentation, packed once a process.

Nothing is built when Praetor is installed: the files stand as they are written in `page/`, and a page that is opened
from them by hand works as well."""

import gzip
import hashlib
from functools import cache
from importlib import resources

FILES = resources.files("bot.table_page") / "page"
COMMENTED = (".js", ".css")  # files whose comments stand on lines of their own


def without_comment_lines(text: str) -> str:
    """Return a script or style sheet without indentation, empty lines and comments that fill whole lines.

    >>> without_comment_lines("/** Adds.\\n * n: a number */\\nf = (n) => {\\n  // one more\\n  n + 1; // kept\\n}")
    'f = (n) => {\\nn + 1; // kept\\n}'

    A string over several lines would lose its indentation, so the page has none (tests)."""
    lines, in_comment = list[str](), False
    for line in map(str.strip, text.splitlines()):
        if in_comment or line.startswith("/*"):
            in_comment = "*/" not in line
        elif line and not line.startswith("//"):
            lines.append(line)
    return "\n".join(lines)


@cache
def packed_file(name: str) -> tuple[bytes, str]:
    """Return a file of the page, packed, and what tells it from another edition of it."""
    text = (FILES / name).read_text("utf-8")
    sent = without_comment_lines(text) if name.endswith(COMMENTED) else text
    packed = gzip.compress(sent.encode(), 9, mtime=0)
    return packed, hashlib.sha256(packed).hexdigest()[:16]
