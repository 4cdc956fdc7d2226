"""Pages that are one file: their parts put together, with a policy of their own that lets nothing but their script run,
and nothing be fetched."""

import base64
import hashlib
import html
import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

GAP = re.compile(r"\{\{ ([\w.]+) \}\}")


def assemble_page(
    folder: Path,
    scripts: Sequence[str | Path],
    words: Mapping[str, Sequence[Any]],
    language: str,
    *,
    more_policy: Sequence[str] = (),
    raw: Mapping[str, str] | None = None,
    more_styles: Sequence[Path] = (),
    modules: str = "",
) -> bytes:
    """Return the page of a folder: its `index.html` with its gaps filled by words, its style and its scripts.

    scripts: its scripts in their order, by name, or a file of another page. words: what it says, as plain data.
    more_policy: what else it may do than run its script and show its style. raw: what else fills gaps, as it is.
    more_styles: styles of another page, which come before its own. modules: the source of its modules
    (`bot.messages.module_bundle`), which comes after its scripts.
    """
    style = "\n".join(file.read_text(encoding="utf-8") for file in (*more_styles, folder / "style.css"))
    files = (one if isinstance(one, Path) else folder / f"{one}.js" for one in scripts)
    sources = "\n".join((*(file.read_text(encoding="utf-8") for file in files), modules))
    script = f'"use strict";\nconst WORDS = {script_safe_json(dict(words))};\n{sources}'
    policy = _policy(style, script, more_policy)
    found = {"language": language, "style": style, "script": script, "policy": policy, **(raw or {})}

    def filled(gap: re.Match[str]) -> str:
        return found[gap[1]] if gap[1] in found else html.escape("".join(map(str, words[gap[1]])))

    return GAP.sub(filled, (folder / "index.html").read_text(encoding="utf-8")).encode()


def script_safe_json(data: Any) -> str:
    """Return data as JSON that may stand within a script: nothing in it ends one, or begins a comment."""
    said = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return said.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _policy(style: str, script: str, more: Sequence[str]) -> str:
    """Return what the page may do: run this script and show this style, and nothing that needs a network."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {_hash(script)}",
            f"style-src {_hash(style)}",
            *more,
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
