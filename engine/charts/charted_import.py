"""A game's modules once more, by the figures of a chart, beside those by our own.

All chapters read their figures once, when they are imported. So the game by other figures is another set of the same
modules: `engine.games.checkers.board` is found as `charted.checkers_<hash>.engine.games.checkers.board`, made of the
same compiled code, which takes a tenth of a first import. What such a module imports of its own game (rules, title,
pictures) is of the same set; all else is what everybody has. The game's id in them is its charted name
(`data/charted_games.py`), so that data, words, title and drawings are found by it. They are modules like any other:
what is made of their types can be sent to another process that knows the charts.

Nothing that is imported already is touched meanwhile, so it can be done in any thread. `drop_modules` lets them go.
"""

import builtins
import sys
import typing
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.abc import InspectLoader, Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import CodeType, ModuleType
from typing import Any

from data.charted_games import charts_hash, plain_name
from engine.kernel.registration import Registration

ROOM = "charted"  # the package that all of them lie in
GAME_ID = "GAME_ID"  # the constant of modules that holds the game's id
PARTS = ("game", "title", "drawings", "player")  # of a registration, by whose packages a game's modules are known
_GAMES: dict[str, tuple[str, tuple[str, ...]]] = {}  # by package, a game's charted name and the packages of its own


def charted_path(registration: Registration, name: str, path: str) -> str:
    """Return where a part of a game (`module:NAME`) is found by charts.

    registration: the game's own. name: the game by the charts. Its package is what the modules of its parts lie in.
    """
    package = package_of(name)
    _GAMES[package] = (name, _own_packages(registration))
    _find_charted_modules()
    return f"{package}.{path}"


def package_of(name: str) -> str:
    """Return the package that the modules of a game by charts lie in.

    >>> package_of("checkers+0f3a")
    'charted.checkers_0f3a'
    """
    return f"{ROOM}.{plain_name(name)}_{charts_hash(name)}"


def drop_modules(name: str) -> None:
    """Let the modules of a game by charts go: nobody may use anything of them any more. They are emptied, since the
    collector cannot see that a record of plain values (which it does not track) holds its type, and with it the module.
    """
    package = package_of(name)
    _GAMES.pop(package, None)
    for one in [one for one in sys.modules if one == package or one.startswith(f"{package}.")]:
        vars(sys.modules.pop(one)).clear()
    if ROOM in sys.modules:
        vars(sys.modules[ROOM]).pop(package.rpartition(".")[2], None)
    for clear in getattr(typing, "_cleanups", ()):  # what was subscripted, Union[...] of events, is kept there
        clear()


def _own_packages(registration: Registration) -> tuple[str, ...]:
    """Return the packages of a game's own: those of its parts, never a module that lies in none."""
    found = [getattr(registration, part).partition(":")[0].rpartition(".")[0] for part in PARTS]
    whole = {_game_package(one, registration.id) for one in found if one}
    return tuple(sorted(whole))


def _game_package(package: str, game: str) -> str:
    """Return the package that is called after a game, if a package lies in one; else the package itself."""
    parts = package.split(".")
    return ".".join(parts[: parts.index(game) + 1]) if game in parts else package


def _find_charted_modules() -> None:
    if not any(isinstance(one, _Finder) for one in sys.meta_path):
        sys.meta_path.insert(0, _Finder())


class _Finder(MetaPathFinder):
    """Finds `charted.<game>_<hash>.<module>`, for games that `charted_path` was asked about."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module comes from; None if it is none of ours."""
        if fullname != ROOM and not fullname.startswith(f"{ROOM}."):
            return None
        parts = fullname.split(".")
        package, module = ".".join(parts[:2]), ".".join(parts[2:])
        if len(parts) > 1 and package not in _GAMES:
            return None
        own = _GAMES[package][1] if len(parts) > 1 else ()
        if not any(_lies_in(module, one) for one in own):  # a package around those of the game: it holds nothing
            found = ModuleSpec(fullname, _Empty(), is_package=True)
        else:
            real = find_spec(module)
            if real is None:
                return None
            found = ModuleSpec(
                fullname,
                _Again(module, package),
                origin=real.origin,
                is_package=real.submodule_search_locations is not None,
            )
        return found


class _Empty(Loader):
    """Makes a package that holds nothing."""

    def create_module(self, spec: ModuleSpec) -> None:
        """Let Python make it."""

    def exec_module(self, module: ModuleType) -> None:
        """Put nothing in it."""


class _Again(Loader):
    """Makes a module of the same code as another."""

    def __init__(self, module: str, package: str) -> None:
        self.module, self.package = module, package

    def create_module(self, spec: ModuleSpec) -> None:
        """Let Python make it."""

    def exec_module(self, module: ModuleType) -> None:
        """Carry out the code, in which imports lead to the same set."""
        name, own = _GAMES[self.package]
        module.__dict__["__builtins__"] = _builtins(self.package, own)
        exec(_with_name(_code_of(self.module), name), module.__dict__)  # noqa: S102 - our own module's code


@cache
def _code_of(module: str) -> CodeType:
    """Return the code of a module, which all sets share."""
    real = find_spec(module)
    loader = real.loader if real is not None else None
    code = loader.get_code(module) if isinstance(loader, InspectLoader) else None
    if code is None:
        raise ImportError(f"{module} has no code that could be carried out again", name=module)
    return code


def _with_name(code: CodeType, name: str) -> CodeType:
    """Return a module's code with the charted name where the module says its game's id."""
    if GAME_ID not in code.co_names:
        return code
    plain = plain_name(name)
    return code.replace(co_consts=tuple([name if one == plain else one for one in code.co_consts]))


def _builtins(package: str, own: Sequence[str]) -> dict[str, Any]:
    """Return Python's own names with an import that leads to the set of a package."""

    def imported(
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002 - as Python calls it
        locals: Mapping[str, object] | None = None,  # noqa: A002 - as Python calls it
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> ModuleType:
        if level == 0 and any(_lies_in(name, one) for one in own):
            if not fromlist:
                raise ImportError(f"a game's modules import its own by `from … import …`, not `import {name}`")
            return builtins.__import__(f"{package}.{name}", globals, locals, fromlist, 0)
        return builtins.__import__(name, globals, locals, fromlist, level)

    return {**vars(builtins), "__import__": imported}


def _lies_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")
