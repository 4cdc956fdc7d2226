"""The files of the page as they go over the wire: without comments and indentation, packed once a process.

Nothing is built when Praetor is installed: the files stand as they are written in `page/`, and a page that is opened
from them by hand works as well."""

import gzip
import hashlib
import re
from functools import cache
from importlib import resources

FILES = resources.files("bot.table_page") / "page"
COMMENTED = (".js", ".css")
AT_END = re.compile(r"\s+//\s[^\"'`]*$")  # what begins so in a string has a quote behind it, and stays


def without_comments(text: str) -> str:
    """Return a script or style sheet without indentation, empty lines and comments, but for those behind code in which
    there is a quote.

    >>> without_comments("/** Adds.\\n * n: a number */\\nf = (n) => {\\n  // one more\\n  n + 1; // that is it\\n}")
    'f = (n) => {\\nn + 1;\\n}'
    >>> without_comments('say("a // b");')
    'say("a // b");'

    A string over several lines would lose its indentation, so the page has none (tests)."""
    lines, in_comment = list[str](), False
    for line in map(str.strip, text.splitlines()):
        if in_comment or line.startswith("/*"):
            in_comment = "*/" not in line
        elif line and not line.startswith("//"):
            lines.append(AT_END.sub("", line))
    return "\n".join(lines)


@cache
def packed_file(name: str) -> tuple[bytes, str]:
    """Return a file of the page, packed, and what tells it from another edition of it."""
    text = (FILES / name).read_text("utf-8")
    sent = without_comments(text) if name.endswith(COMMENTED) else text
    packed = gzip.compress(sent.encode(), 9, mtime=0)
    return packed, hashlib.sha256(packed).hexdigest()[:16]
