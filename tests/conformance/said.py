"""What the code says: the keys of words that it names, whole or put together, read from its syntax trees."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, cast

SPEAKERS = {"keyed_text", "Text", "COMMON", "words", "WORDS"}  # what is called with a key of words
KEY = re.compile(r"[a-z][a-z_0-9]*(\.[a-z0-9_-]+)+")
GAP = "\0"


class Said(NamedTuple):
    """keys: whole keys that are asked for; with a gap (`GAP`) in each place that is filled as the program runs.
    strings: every string in the code but for docstrings, and patterns of those that are put together."""

    keys: dict[str, str]  # key -> the file that asks for it
    strings: set[str]
    patterns: set[str]


def said_in(paths: Iterable[Path]) -> Said:
    """Return what the code in some files says."""
    found = Said({}, set(), set())
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                found.strings.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found.patterns.add(_joined(node))
            elif isinstance(node, ast.BinOp):
                found.patterns.update(key for key in _keys(node) if key != GAP)
            elif isinstance(node, ast.Call) and _name(node.func) in SPEAKERS and node.args:
                found.keys.update((key, path.name) for key in _keys(node.args[0]) if KEY.match(key.replace(GAP, "x")))
    return found


@cache
def calls_of_speakers(path: Path) -> tuple[ast.Call, ...]:
    """Return the calls in a file that say something; read once in a process."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return tuple(node for node in nodes if isinstance(node, ast.Call) and node.args and _name(node.func) in SPEAKERS)


def calls_in(paths: Iterable[Path]) -> Iterator[tuple[str, str, set[str]]]:
    """Yield each call in some files that says a whole key with arguments that can be read there: the file, the key, the
    names of the arguments. One that takes a mapping (`**args`) is left out."""
    for path in paths:
        for node in calls_of_speakers(path):
            if len(node.args) != 1:
                continue
            names = {one.arg for one in node.keywords}
            for key in _keys(node.args[0]):
                if GAP not in key and KEY.fullmatch(key) and None not in names:
                    yield path.name, key, {str(name) for name in names}


def kinds_named(paths: Iterable[Path]) -> set[str]:
    """Return the kinds of ids whose names some code asks for: of `words.name(f"palette_{one}")`, "palette"."""
    calls = (node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    patterns = {
        _joined(node.args[0]).partition(GAP)[0]
        for node in calls
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "name"
        if node.args and isinstance(node.args[0], ast.JoinedStr)
    }
    return {pattern.removesuffix("_") for pattern in patterns}


def texts_within(paths: Iterable[Path]) -> Iterator[tuple[str, str, set[str]]]:
    """Yield each call in some files that says a text within a text: the file, the key (with gaps), the names of the
    arguments that are texts."""
    for path in paths:
        for node in calls_of_speakers(path):
            calls = [one for one in node.keywords if isinstance(one.value, ast.Call)]
            texts = {str(one.arg) for one in calls if _name(cast(ast.Call, one.value).func) in ("keyed_text", "Text")}
            if texts:
                yield from ((path.name, key, texts) for key in _keys(node.args[0]))


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _joined(node: ast.JoinedStr) -> str:
    return "".join(str(v.value) if isinstance(v, ast.Constant) else GAP for v in node.values)


def _keys(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield _joined(node)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from (f"{key}{GAP}" for key in _keys(node.left))


@cache
def matcher(pattern: str) -> re.Pattern[str]:
    """Return the expression of a key with gaps: what fills a gap is not empty."""
    return re.compile(".+".join(re.escape(piece) for piece in pattern.split(GAP)))
