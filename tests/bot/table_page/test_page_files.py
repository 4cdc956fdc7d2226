"""What of the page's files goes over the wire."""

import gzip
import re

import pytest

from bot.table_page.page_files import COMMENTED, FILES, packed_file, without_comments

NAMES = sorted(one.name for one in FILES.iterdir())
SCRIPTS = [name for name in NAMES if name.endswith(COMMENTED)]
MOST = 28_000  # bytes of script, style and page in all, packed


def test_no_comment_line_of_a_script_is_sent() -> None:
    for name in SCRIPTS:
        sent = gzip.decompress(packed_file(name)[0]).decode()
        assert not re.search(r"^\s*(//|/\*)|^\s+|\n\n", sent, re.MULTILINE), name


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_other_line_is_sent(name: str) -> None:
    written = (FILES / name).read_text("utf-8")
    sent = without_comments(written)
    bare = re.sub(r"^\s*/\*.*?\*/[^\n]*$", "", written, flags=re.MULTILINE | re.DOTALL)
    kept = [line.strip() for line in bare.splitlines() if line.strip() and not re.match(r"\s*//", line)]
    for line, whole in zip(sent.split("\n"), kept, strict=True):
        assert whole == line or re.fullmatch(r"\s+// [^\"'`]*", whole.removeprefix(line)), whole


@pytest.mark.parametrize("name", SCRIPTS)
def test_nothing_follows_a_comment_on_its_line_and_no_string_goes_over_lines(name: str) -> None:
    """As such a line would be left out, and such a string would lose its indentation."""
    written = (FILES / name).read_text("utf-8")
    for comment in re.findall(r"^\s*/\*.*?\*/([^\n]*)$", written, flags=re.MULTILINE | re.DOTALL):
        assert not comment.strip()
    assert all(line.count("`") % 2 == 0 for line in written.splitlines())


def test_the_page_is_small() -> None:
    assert sum(len(packed_file(name)[0]) for name in NAMES) < MOST
