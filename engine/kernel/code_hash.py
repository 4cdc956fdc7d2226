"""The version of a game's rules: a hash of the code that decides what is legal and what comes of it.

Which code that is, is found by following imports: the module of the game's class, what it imports of its own package,
of `engine` and of `data`, what these import, and so on. A game's `not_rules` names modules of its package that only
show, foresee or play. They are left out where the module of the class imports them; where a rule imports one, it
decides something after all, and counts.

Of each module its syntax tree counts, without comments, docstrings, `pass` and layout, in a form that is the same on
every Python that Praetor runs on, and wherever the source is read from (a folder, a wheel, a zip):

>>> one = normal_form(ast.parse("x = 1  # one"))
>>> one == normal_form(ast.parse("x = (1)")), one == normal_form(ast.parse("x = 2"))
(True, False)

This module imports nothing but Python's standard library, so that each Python can be asked for the hash of a source.
"""

import ast
import gc
import hashlib
from collections.abc import Callable, Collection, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.util import find_spec
from threading import Lock
from typing import Any

SHARED = ("engine", "data")  # packages whose modules count if a game imports them
NO_RULES = (__name__, "engine.kernel.rules_version", "data.cache_folder")  # modules of these that decide nothing
LEFT_OUT = frozenset(
    {"ctx", "kind", "type_comment", "type_ignores", "type_params"}
)  # fields that only some Pythons have, or that mean nothing
BLOCKS = frozenset({"body", "orelse", "finalbody"})
DIGITS = 16
ONE_AT_A_TIME = Lock()

Source = Callable[[str], tuple[str, bool] | None]  # of a module by name: its text, and whether it is a package
Put = Callable[[str], Any]


def rules_hash(root: str, not_rules: Sequence[str] = (), source: Source | None = None) -> str:
    """Return the hash of the rules of the game whose class is defined in module `root`, as hexadecimal digits.

    not_rules: patterns of module names within the game's package, such as `player*`.
    source: reads a module, instead of Python's import system.
    """
    digest = hashlib.sha256()
    for name, form in sorted(rule_modules(root, not_rules, source).items()):
        digest.update(f"{name}\0{form}\0".encode())
    return digest.hexdigest()[:DIGITS]


def forget_modules() -> None:
    """Drop what was read of modules, some megabytes, when the versions of all games are known."""
    _installed_module.cache_clear()


def rule_modules(root: str, not_rules: Sequence[str] = (), source: Source | None = None) -> dict[str, str]:
    """Return the normal form of every module that counts, by the module's name. Parameters as in `rules_hash`."""
    package, tops = root.rpartition(".")[0], {*SHARED, root.partition(".")[0]}
    found: dict[str, str] = {}
    tried, waiting = set(NO_RULES), [root]
    while waiting:
        name = waiting.pop()
        kept = None if name in tried else _installed_module(name) if source is None else _module(name, source)
        tried.add(name)
        if kept is None:  # it was looked at already, or is no module but a name within one
            continue
        found[name], imported = kept
        for other in imported:
            if other.partition(".")[0] in tops and not (name == root and _matches(other, package, not_rules)):
                waiting += (other, *(p for p in _parents(other) if not f"{package}.".startswith(f"{p}.")))
    return found


def _parents(name: str) -> list[str]:
    """Return the packages that a module lies in. Python runs them before it, so they count too."""
    parts = name.split(".")
    return [".".join(parts[:n]) for n in range(1, len(parts))]


def _matches(name: str, package: str, patterns: Sequence[str]) -> bool:
    """Return whether one of the patterns names a module of the package, or a package within it that the module lies
    in."""
    inner = name.removeprefix(f"{package}.")
    names = () if inner == name else (inner, *_parents(inner))
    return any(fnmatchcase(one, pattern) for one in names for pattern in patterns)


def _module(name: str, source: Source) -> tuple[str, Collection[str]] | None:
    """Return a module's normal form and the names that it imports, modules or not; None if it is no module."""
    kept = source(name)
    if kept is None:
        return None
    text, is_package = kept
    imports: list[ast.Import | ast.ImportFrom] = []
    form = normal_form(syntax_tree(text), imports)
    return form, tuple(dict.fromkeys(_imported(imports, name if is_package else name.rpartition(".")[0])))


def syntax_tree(text: str) -> ast.AST:
    """Return the syntax tree of a source, built while no other is and while the garbage collector is off.

    CPython 3.11 counts how deep it is in the tree being built in one place for all threads. If the garbage collector
    runs meanwhile and calls Python code, another thread may start to build a tree too, and the first fails with
    `SystemError: AST constructor recursion depth mismatch`.
    """
    with ONE_AT_A_TIME:
        collects = gc.isenabled()
        gc.disable()
        try:
            return ast.parse(text)
        finally:
            if collects:
                gc.enable()


@cache
def _installed_module(name: str) -> tuple[str, Collection[str]] | None:
    return _module(name, read_installed_source)


def _imported(imports: Sequence[ast.Import | ast.ImportFrom], package: str) -> Iterator[str]:
    """Yield every name that an import may mean a module by: for `from a import b` both `a` and `a.b`."""
    for node in imports:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
            continue
        parts = package.split(".")
        above = parts[: len(parts) - node.level + 1] if node.level else []
        base = ".".join((*above, *filter(None, (node.module,))))
        yield base
        yield from (f"{base}.{alias.name}" for alias in node.names)


def read_installed_source(name: str) -> tuple[str, bool] | None:
    """Return the source of an installed module, and whether it is a package; None if there is no such module.

    ImportError if it is there without its source, since then a change of it could not be seen.
    """
    try:
        spec = find_spec(name)
    except ModuleNotFoundError:  # a name in a module that is no package
        return None
    if spec is None:
        return None
    read = getattr(spec.loader, "get_source", None)
    text = read(name) if read else None
    if text is None:
        raise ImportError(f"the version of the rules needs the source of {name}", name=name)
    return text, spec.submodule_search_locations is not None


# The normal form of a syntax tree


def normal_form(tree: ast.AST, imports: list[ast.Import | ast.ImportFrom] | None = None) -> str:
    """Return a syntax tree as text that is the same on every Python (see the top of this module).

    imports: a list that gets every import in the tree.
    """
    out: list[str] = []
    _write(tree, out.append, [] if imports is None else imports)
    return "".join(out)


def _write(node: Any, put: Put, imports: list[ast.Import | ast.ImportFrom]) -> None:
    kind = type(node)
    if kind is ast.Constant:
        put(_plain(node.value))
        return
    if kind is ast.ImportFrom or kind is ast.Import:
        imports.append(node)
    put(f"({kind.__name__}")
    for field in kind._fields:
        value = getattr(node, field, None)
        if value is None or field in LEFT_OUT:
            continue
        many = type(value) is list
        parts = _said(kind, field, value) if many else (value,)
        if parts:
            put(f" {field}[" if many else f" {field}=")
            for part in parts:
                if isinstance(part, ast.AST):
                    _write(part, put, imports)
                else:  # a name, a number, or None for something that is absent
                    put(_plain(part))
            put("]" if many else "")
    put(")")


def _said(kind: type, field: str, parts: list[Any]) -> list[Any]:
    """Return the parts of a list in the tree that count."""
    if kind is ast.JoinedStr:
        return _joined(parts)
    return [part for part in parts if not _says_nothing(part)] if field in BLOCKS else parts


def _says_nothing(statement: ast.AST) -> bool:
    """Return whether a statement is a docstring or another bare constant, or `pass`."""
    kind = type(statement)
    return kind is ast.Pass or (kind is ast.Expr and type(getattr(statement, "value", None)) is ast.Constant)


def _joined(parts: list[Any]) -> list[Any]:
    """Return the parts of an f-string with neighbouring texts made one: where they are cut differs between Pythons."""
    found: list[Any] = []
    for part in parts:
        text = type(part) is ast.Constant
        if text and found and type(found[-1]) is ast.Constant:
            found[-1] = ast.Constant(found[-1].value + part.value)
        elif not text or part.value:
            found.append(part)
    return found


def _plain(value: object) -> str:
    """Return a constant with its type; in ASCII, since which letters can be printed differs between Pythons."""
    return f"<{type(value).__name__} {value!a}>"
