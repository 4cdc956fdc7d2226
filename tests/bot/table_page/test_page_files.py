"""What of the page's files goes over the wire."""

import gzip
import re

import pytest

from bot.messages.module_bundle import module_names
from bot.table_page.page_files import COMMENTED, FILES, packed_file, without_comments

NAMES = sorted(one.name for one in FILES.iterdir())
SCRIPTS = [name for name in NAMES if name.endswith(COMMENTED)]
MOST = 24_000  # bytes of script, style and page in all, packed


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


def sent_text(name: str) -> str:
    return gzip.decompress(packed_file(name)[0]).decode()


def test_the_page_loads_one_script_and_one_style_in_which_all_its_modules_and_styles_are() -> None:
    page = sent_text("index.html")
    loaded = re.findall(r'(?:src|href)="page/([^"]+)"', page)
    assert loaded == ["style.css", "app.js"]
    written = (FILES / "index.html").read_text("utf-8")
    script, parts = sent_text("app.js"), set(module_names("app", (FILES,)))
    assert all(f"const module_{one} = " in script for one in parts)
    preloaded = {one.removesuffix(".js") for one in re.findall(r'modulepreload" href="page/([^"]+)"', written)}
    assert preloaded == parts - {"app"}
    styles = re.findall(r'stylesheet" href="page/([^"]+)"', written)
    assert sent_text("style.css") == "\n".join(without_comments((FILES / one).read_text("utf-8")) for one in styles)


def test_modules_can_be_had_as_they_are_written() -> None:
    assert gzip.decompress(packed_file("app.js", apart=True)[0]).decode() == without_comments(
        (FILES / "app.js").read_text("utf-8")
    )


def test_the_page_is_small() -> None:
    """Of what a page inside Discord loads, which is the most."""
    assert sum(len(packed_file(name)[0]) for name in ("index.html", "style.css", "app.js", "activity.js")) < MOST
