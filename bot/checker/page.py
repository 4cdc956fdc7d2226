"""Puts the page together: one file without anything to be fetched, whose own policy lets nothing but its script run."""

import base64
import hashlib
import html
import json
import re
from functools import cache
from pathlib import Path

from bot.checker.messages import plain_messages
from data.words import LANGUAGE, messages

FILE = "praetor-verify.html"  # what it is called beside an export
PARTS = Path(__file__).with_name("page")
SCRIPTS = (
    "reading",
    "report",
    "form",
    "dice",
    "numbers",
    "position",
    "chain",
    "posted",
    "check",
    "words",
    "word",
    "view",
)  # in this order
GAP = re.compile(r"\{\{ ([\w.]+) \}\}")


@cache
def page(language: str = LANGUAGE) -> bytes:
    """Return the page in a language."""
    words = plain_messages(messages("checker", language))
    style = _part("style.css")
    said = json.dumps(words, ensure_ascii=False, sort_keys=True).replace("</", "<\\/")
    scripts = "\n".join(_part(f"{name}.js") for name in SCRIPTS)
    script = f'"use strict";\nconst WORDS = {said};\n{scripts}'
    raw = {"language": language, "style": style, "script": script, "policy": _policy(style, script)}

    def filled(gap: re.Match[str]) -> str:
        return raw[gap[1]] if gap[1] in raw else html.escape("".join(map(str, words[gap[1]])))

    return GAP.sub(filled, _part("index.html")).encode()


def _part(name: str) -> str:
    return (PARTS / name).read_text(encoding="utf-8")


def _policy(style: str, script: str) -> str:
    """Return what the page may do: run this script and show this style, and nothing that needs a network."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {_hash(script)}",
            f"style-src {_hash(style)}",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
