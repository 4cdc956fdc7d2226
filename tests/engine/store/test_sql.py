"""All SQL of the project, read: what some version of Python's sqlite3 refuses is in none of it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
MODULES = [*ROOT.glob("engine/store/*.py"), *ROOT.glob("bot/**/*.py"), *ROOT.glob("testbed/**/*.py")]
RUNS = {"execute", "executemany"}
NAMED = re.compile(r"(?<![:\w'$]):[a-z_]+\b")
NUMBERED = re.compile(r"\?\d")


def spoken(node: ast.AST) -> str:
    """Return the text of all constants in an expression."""
    return " ".join(n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str))


def refused(source: str) -> Iterator[str]:
    """Yield what sqlite3 refuses: numbered placeholders, which it counts among the named, and named ones that are
    given values in a row (a warning from Python 3.12 on, an error from 3.14 on)."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBERED.search(node.value):
            sql = re.search(r"\b(SELECT|UPDATE|INSERT|DELETE|WHERE|VALUES)\b", node.value)
            if sql:
                yield f"line {node.lineno}: a numbered placeholder"
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in RUNS):
            continue
        if (
            len(node.args) == 2
            and isinstance(node.args[1], ast.Tuple | ast.List)
            and NAMED.search(spoken(node.args[0]))
        ):
            yield f"line {node.lineno}: named placeholders, values in a row"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_version_refuses_the_sql(path: Path) -> None:
    assert list(refused(path.read_text(encoding="utf-8"))) == []


def test_the_reader_finds_what_is_refused() -> None:
    assert list(refused('conn.execute("UPDATE outbox SET a = ?1 WHERE id = ?2", (1, 2))'))
    assert list(refused('conn.execute("SELECT 1 WHERE a = :a", (1,))'))
    assert not list(refused('conn.execute("SELECT 1 WHERE a = :a AND t = \'12:30\'", {"a": 1})'))
    assert not list(refused('conn.execute("SELECT 1 WHERE a = ?", (1,))'))
