"""All SQL of the project, read: what some version of Python's sqlite3 refuses is in none of it, nor what would give
another answer, or none, on another database."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[4]
MODULES = [*ROOT.glob("engine/store/**/*.py"), *ROOT.glob("bot/**/*.py"), *ROOT.glob("testbed/**/*.py")]
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


# What the store's own SQL does without, and why.
UNPORTABLE = {
    r"INSERT INTO \w+ (VALUES|SELECT)": "columns that are not named: a schema with one more is refused",
    r"INSERT OR (REPLACE|IGNORE|ROLLBACK|ABORT|FAIL)": "a word of SQLite's alone; replacing deletes other columns",
    r"ON CONFLICT DO UPDATE": "an update without the key that is in conflict",
    r"\b(iif|ifnull)\(": "a word of SQLite's alone",
    r"LIMIT -1": "a limit that others refuse",
    r"CROSS JOIN \w+ \w+ ON": "an order of rows that comes of how SQLite joins",
    r"json_(each|extract)\(": "said by `engine.store.sql.dialect`",
    r"INDEXED BY": "said by `dialect.by_index`",
    r"\b(max|min)\([\w.]+, ": "said by `dialect.larger` and `smaller`",
    r"\b(instr|total)\(": "a word of SQLite's alone",
    r"\b(SELECT|WHERE|AND|OR|SET|BY|UNION SELECT|,) (\w\.)?user\b(?! not)": "whoever is connected, in other databases",
    r"(AND|WHERE|NOT|WHEN) numbered\b(?! [=,])": "a number that is taken for true",
    r"sqlite_schema|PRAGMA": "SQLite's own",
}
ENGINES = {
    "dialect.py",
    "connection.py",
    "schema.py",
    "process_lock.py",
    "read_only.py",
    "backup.py",
    "shrink.py",
    "group_commit.py",
}


def unportable(source: str) -> Iterator[str]:
    """Yield what stands in the SQL of a module and is to be written otherwise."""
    for node in ast.walk(ast.parse(source)):
        said = "".join(spoken(node)) if isinstance(node, ast.JoinedStr) else getattr(node, "value", "")
        if isinstance(node, ast.JoinedStr | ast.Constant) and isinstance(said, str):
            for form, why in UNPORTABLE.items():
                if re.search(form, said):
                    yield f"line {node.lineno}: {why}"


def test_the_stores_sql_is_written_for_any_database() -> None:
    found = {
        str(path.relative_to(ROOT)): lines
        for path in ROOT.glob("engine/store/**/*.py")
        if path.name not in ENGINES and (lines := list(unportable(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


def test_the_reader_finds_what_is_not_portable() -> None:
    for sql in (
        "INSERT INTO done VALUES (?, ?)", "INSERT OR REPLACE INTO bets (a) VALUES (?)", "SELECT iif(a, 1, 2)",
        "INSERT INTO a (b) VALUES (?) ON CONFLICT DO UPDATE SET b = 1", "SELECT 1 LIMIT -1",
        "SELECT a FROM walk CROSS JOIN decisions d ON d.id = walk.id", "SELECT id FROM seats WHERE user = ?",
        "UPDATE a SET b = max(b, ?)", "SELECT 1 FROM a WHERE b IN (SELECT value FROM json_each(?))",
        "SELECT 1 FROM a WHERE numbered AND b = 1", "SELECT total(a) FROM b",
    ):  # fmt: skip
        assert list(unportable(f"conn.execute({sql!r})")), sql
    assert not list(unportable("conn.execute('INSERT INTO a (b) VALUES (?) ON CONFLICT (b) DO UPDATE SET b = 1')"))


def test_no_version_refuses_the_sql() -> None:
    wrong = {path: list(refused(path.read_text(encoding="utf-8"))) for path in MODULES}
    assert {str(path.relative_to(ROOT)): found for path, found in wrong.items() if found} == {}


def test_the_reader_finds_what_is_refused() -> None:
    assert list(refused('conn.execute("UPDATE outbox SET a = ?1 WHERE id = ?2", (1, 2))'))
    assert list(refused('conn.execute("SELECT 1 WHERE a = :a", (1,))'))
    assert not list(refused('conn.execute("SELECT 1 WHERE a = :a AND t = \'12:30\'", {"a": 1})'))
    assert not list(refused('conn.execute("SELECT 1 WHERE a = ?", (1,))'))
