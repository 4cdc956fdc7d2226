"""A share is written in one way in every text, "35%": no blank stands before the sign."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
APART = re.compile(r"[\w}*)]\s%(?![\w(])")  # `a % b` and `%s` of code are no shares


@pytest.mark.parametrize("share", ["{ $n } %", "35 %,", "**{ $n }** %", "{signed(share)} %", "35\u00a0%"])
def test_a_share_with_a_blank_is_found(share: str) -> None:
    assert APART.search(share) and not APART.search(re.sub(r"\s%", "%", share))


def test_no_words_write_a_share_with_a_blank() -> None:
    found = [
        path for path in (ROOT / "data").glob("*/locale/*/*.ftl") if APART.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_no_code_writes_a_share_with_a_blank() -> None:
    listed = [path for room in ("bot", "engine", "render") for path in (ROOT / room).rglob("*.py")]
    assert [path for path in listed if re.search(r"\} %[^\w(]", path.read_text(encoding="utf-8"))] == []
