"""The version of a game's rules (`code_hash`), kept between runs: working it out takes a third of a second a game.

What is kept is found under a hash of the bytes of every source file that could count, of the hashing module among
them, and of Python's version. Sizes and times of files are not trusted: a version that is wrong would make `verify`
call an honest game false. Hashing the bytes takes about ten milliseconds.
"""

import hashlib
import platform
import re
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from data.cache_folder import read_cached, write_cached
from engine.kernel.code_hash import DIGITS, SHARED, rules_hash

HERE = Path(__file__).parent  # so that two checkouts on one machine do not throw each other's versions away
VERSION = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


def rules_version(root: str, not_rules: Sequence[str] = ()) -> str:
    """Return the version of the rules of the game whose class is defined in module `root`; as `rules_hash`."""
    name = _name("rules", root, *not_rules)
    kept = _kept(name)
    if kept is None:
        kept = rules_hash(root, not_rules)
        _keep(name, kept)
    return kept


def known_version(game: str) -> str | None:
    """Return the version that `remember_version` kept for the same sources; None if there is none.

    game: the path of the game in its registration, `module:NAME`. So the version is known without importing the game.
    """
    return _kept(_name("game", game))


def remember_version(game: str, version: str) -> None:
    """Keep the version of a game for `known_version`."""
    _keep(_name("game", game), version)


def _name(kind: str, root: str, *more: str) -> str | None:
    """Return the name under which something about a module is kept; None where its sources are not plain files."""
    tops = tuple(dict.fromkeys((*SHARED, root.partition(".")[0])))
    sources = sources_hash(tops)
    if sources is None:
        return None
    asked = hashlib.sha256("\0".join((str(HERE), root, *more)).encode()).hexdigest()[:16]
    return f"{kind}-{asked}-{sources}.version"


def _kept(name: str | None) -> str | None:
    content = read_cached(name) if name is not None else None
    found = "" if content is None else content.decode("ascii", "replace")
    return found if VERSION.fullmatch(found) else None


def _keep(name: str | None, version: str) -> None:
    if name is not None:
        kind, asked, _ = name.split("-")
        write_cached(name, version.encode(), replaces=f"{kind}-{asked}-*.version")


@cache
def sources_hash(packages: Sequence[str]) -> str | None:
    """Return a hash of all source files of some top-level packages; None where one does not lie in plain folders.

    packages: a tuple of names. The answer is worked out once a process, as the code that runs is read once.
    """
    digest = hashlib.sha256(platform.python_version().encode())
    for package in packages:
        spec = find_spec(package)
        folders = sorted(spec.submodule_search_locations or ()) if spec is not None else []
        if not folders or not all(Path(folder).is_dir() for folder in folders):
            return None
        for folder in folders:
            for path in sorted(Path(folder).rglob("*.py")):
                content = path.read_bytes()
                inner = path.relative_to(folder).as_posix()
                digest.update(f"\0{package}\0{inner}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()
