"""What posts of a thread tell, read out of any text that was copied from it.

Players write in the same thread, and posts say their names and words. So a head counts only where a whole line has the
form of a post's last line and names the file's own table. A name has no room for a whole head; of tables that told
short ones, names that look like such a line are written otherwise before they are posted (`bot.words.harmless_text`).
What Discord puts around copied text (quote marks, blanks, "(edited)") is no part of a line.

The page in the browser reads by the same rule (`bot/checker/page/posted.js`); tests hold both to the same pastes.
"""

import re
from typing import NamedTuple

from engine.store.chain.hashes import SHORT, SHOWN

UNSEEN = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
BLANKS = re.compile("[ \t\r\u00a0\u2000-\u200a\u202f\u3000]+")
QUOTED = re.compile(r"^(?:> ?)+")
SIGN = re.compile(
    rf"(?:-# )?#[0-9]{{1,9}}(?:[–-][0-9]{{1,9}})? · ([0-9a-z]+) · ([0-9a-f]{{{SHOWN}}}|[0-9a-f]{{{SHORT}}})"
    r"((?:/[0-9]{1,9})?)(?: \([0-9]{1,3}/[0-9]{1,3}\))?(?: \([^()0-9]{1,30}\))?"
)
HASH = re.compile(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")
TIME = "—"  # what a client copies between the name of who wrote a message and its time


class PostedSign(NamedTuple):
    """The last line of a post, as it was copied. table, head: in lower case. restore: "/1", or ""."""

    line: int
    table: str
    head: str
    restore: str


def chain_heads_in_text(text: str, table: str, *, short: bool = True) -> list[str]:
    """Return the heads of a table's chain that stand in a text, each with the number of the last restore behind it.
    Where it has none of this table, those of others: posts of another game. short: heads of few digits count too, since
    the table is older than long ones.

    >>> chain_heads_in_text("Ada\\n#142 · AB12C · 5f0c91be3d2a/1\\nBoris: #143 · AB12C · 0123456789ab", "AB12C")
    ['5f0c91be3d2a/1']
    """
    return [sign.head + sign.restore for sign in _signs(text, table, short)]


def hashes_before_heads(text: str, table: str, *, short: bool = True) -> list[str]:
    """Return the whole hashes in a text before the first head of a chain: what a thread told before the game.

    >>> said = f"Ada: {'a' * 64}\\n-# #1 · AB12C\\n-# #2 · AB12C · 5f0c91be3d2a\\n{'b' * 64}"
    >>> hashes_before_heads(said, "AB12C") == ["a" * 64]
    True
    """
    signs = _signs(text, table, short)
    before = text.lower().split("\n")[: signs[0].line] if signs else []
    return [found for line in before for found in HASH.findall(line)]


def _signs(text: str, table: str, short: bool) -> list[PostedSign]:
    """Return the last lines of posts that stand in a text: this table's, or others' where it has none of these."""
    lines = [_plain(line) for line in text.lower().split("\n")]
    found = []
    for n, line in enumerate(lines):
        matched = SIGN.fullmatch(line)
        if matched is None or not (short or len(matched[2]) == SHOWN) or _is_author(lines, n):
            continue
        found.append(PostedSign(n, *matched.groups()))
    own = [sign for sign in found if sign.table == table.lower()]
    return own or found


def _plain(line: str) -> str:
    """Return a line without what Discord or a mail program puts around it."""
    return QUOTED.sub("", BLANKS.sub(" ", UNSEEN.sub("", line)).strip())


def _is_author(lines: list[str], n: int) -> bool:
    """Return whether a line is the name of who wrote what follows: its time stands below it."""
    below = next((line for line in lines[n + 1 :] if line), "")
    return below.startswith(TIME)
