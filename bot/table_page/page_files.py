"""The files of the page as they go over the wire: without comments and indentation, its modules as one script and its
styles as one sheet (a phone has its first question a sixth sooner than by fifteen requests), packed once a process.

Nothing is built when Praetor is installed: the files stand as they are written in `page/`, and a page that is opened
from them by hand works as well."""

import gzip
import hashlib
import re
from functools import cache
from pathlib import Path

from bot.messages.module_bundle import bundle_into_one_script

FILES = Path(__file__).with_name("page")
PAGE, SCRIPT, STYLE, MAP_STYLE = "index.html", "app.js", "style.css", "map.css"
WHOLE = (SCRIPT, STYLE)  # what the page loads: all that the first imports, and both styles
LOADS_PART = ('<link rel="modulepreload"', f'<link rel="stylesheet" href="page/{MAP_STYLE}"')  # what is in these
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


def _text_of_file(name: str, *, apart: bool) -> str:
    if apart or name not in (PAGE, *WHOLE):
        return (FILES / name).read_text("utf-8")
    if name == SCRIPT:
        return bundle_into_one_script(SCRIPT.removesuffix(".js"), (FILES,), may_fetch=True)
    if name == STYLE:
        return "\n".join((FILES / one).read_text("utf-8") for one in (MAP_STYLE, STYLE))
    lines = (FILES / name).read_text("utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(LOADS_PART))


@cache
def packed_file(name: str, *, apart: bool = False) -> tuple[bytes, str]:
    """Return a file of the page, packed, and what tells it from another edition of it. apart: each module and style by
    itself, as they are written."""
    text = _text_of_file(name, apart=apart)
    sent = without_comments(text) if name.endswith(COMMENTED) else text
    packed = gzip.compress(sent.encode(), 9, mtime=0)
    return packed, hashlib.sha256(packed).hexdigest()[:16]
