"""Overlays: an owner's own figures in the place of a game's, as folders of YAML that the operator installs by name.

    PRAETOR_OVERLAYS/<game>/<name>/tables.yaml     # "overlays" in the working folder, if it is not set

A file has the name of one of the game's and says only what differs: mappings are laid over the game's key by key, all
else is replaced. It must have the game's shape: the same keys, numbers where there are numbers, lists of the same kind.
A table by numbers (a bound, a die) with `!whole` before it is replaced with all its rows, and may have other bounds and
rows of another length; so may a list of numbers.
What is wrong is reported with file and line (`OverlayError`). Two folders that say the same have the same
`Overlay.hash`, whatever their comments and layout; it stands with the name in exports, the content never does.
"""

import logging
import os
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

import data
from data.charts import DIGITS, OLDER, WHOLE, Chart, canonical_chart_json

FOLDER = "PRAETOR_OVERLAYS"  # the setting
LONGEST = 100  # characters that Discord takes as an option's value
LEFT_OUT: dict[str, dict[str, str]] = {}  # by game and name of folder: why an overlay could not be used
MOST_BYTES = 2**20  # of a file: ours have some 30,000
NOT_IN_NAMES = frozenset("@<>&#:*`~|\\[]")  # what Discord may take for a mention, a link or a layout
log = logging.getLogger(__name__)


class OverlayError(Exception):
    """What an overlay says that it cannot say: in which file and line, and why not."""

    def __init__(self, path: Path, line: int, why: str) -> None:
        shown = str(path) if str(path).isprintable() else ascii(str(path))[1:-1]  # a hidden mark is seen
        super().__init__(f"{shown}:{line}: {why}")
        self.path, self.line, self.why = path, line, why


@dataclass(frozen=True)
class Overlay:
    """An overlay that was read.

    chart: what it says. files: by the file's name, the game's figures with its own over them. lines: by file and key,
    the first line on which that stands, for errors that are found later.
    """

    chart: Chart
    folder: Path
    files: Mapping[str, Any]
    lines: Mapping[tuple[str, str], int] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Return the name of its folder."""
        return self.chart.name

    @property
    def hash(self) -> str:
        """Return the hash of what it says."""
        return self.chart.hash

    @property
    def option_value(self) -> str:
        """Return what a table's option says of it: name and hash."""
        return self.chart.option_value

    def figures_error(self, why: str) -> OverlayError:
        """Return the error of figures that fit in form and not in meaning. why: names file and entry, if it can."""
        said = why.replace(":", " ").split()
        found = [(line, file) for (file, key), line in self.lines.items() if f"{file}.yaml" in why and key in said]
        if found:
            line, file = max(found)  # the innermost of what is named
            return OverlayError(self.folder / f"{file}.yaml", line, why)
        first = next((file for file in self.files if f"{file}.yaml" in why), next(iter(self.files), "overlay"))
        return OverlayError(self.folder / f"{first}.yaml", 1, why)


def legacy_overlay_name(value: str) -> str:
    """Return name and hash of an overlay as tables of an older Praetor have them.

    >>> legacy_overlay_name("my_copy@0123456789abcdef")
    'my_copy@0123456789ab'
    """
    name, _, said = value.rpartition("@")
    return f"{name}@{said[:OLDER]}"


def overlays_folder() -> Path:
    """Return the folder that holds the overlays of all games, there or not."""
    return Path(os.environ.get(FOLDER) or "overlays")


def missing_overlay_folder() -> Path | None:
    """Return the folder that the operator has set, if it is not there; None if it is, or if none was set."""
    return overlays_folder() if os.environ.get(FOLDER) and not overlays_folder().is_dir() else None


def without_game(games: Sequence[str]) -> list[Path]:
    """Return what lies where folders of games are expected and is none. games: the ids of those that take overlays."""
    try:
        return sorted(
            path for path in overlays_folder().iterdir() if path.name not in games and not path.name.startswith(".")
        )
    except OSError:
        return []


def overlay_folders(game: str) -> list[Path]:
    """Return the folders of a game's overlays, by name."""
    own = overlays_folder() / game
    try:
        found = {path.name: path for path in sorted(own.iterdir()) if path.is_dir()} if own.is_dir() else {}
    except OSError as error:
        note_unusable_overlay(game, own, OverlayError(own, 1, f"it cannot be looked into ({error.strerror})"))
        found = {}
    return [found[name] for name in sorted(found)]


def note_unusable_overlay(game: str, folder: Path, error: OverlayError) -> None:
    """Note that an overlay cannot be used, and say so in the log; all others can."""
    LEFT_OUT.setdefault(game, {})[folder.name] = str(error)
    log.warning("the charts %a of %s are left out: %s", folder.name, game, error)


def _refuse_name(folder: Path, name: str) -> None:
    """Refuse a name that a host could not be shown as it is."""
    if len(name) + 1 + DIGITS > LONGEST:
        raise OverlayError(folder, 1, f"the folder's name may have {LONGEST - 1 - DIGITS} characters")
    wrong = [letter for letter in name if letter in NOT_IN_NAMES or unicodedata.category(letter)[0] == "C"]
    if wrong or name != name.strip() or not name.isprintable():
        what = unicodedata.name(wrong[0], f"U+{ord(wrong[0]):04X}") if wrong else "a blank at its end"
        raise OverlayError(
            folder, 1, f"the folder's name has {what} in it: letters, digits, blanks, . _ and - are good"
        )


def read_overlay(game: str, folder: Path, may: Sequence[str]) -> Overlay:
    """Read an overlay. may: the names of the files that it may have. OverlayError says what is wrong."""
    name = folder.resolve().name
    _refuse_name(folder, name)
    paths = _files(folder)
    if not paths:
        raise OverlayError(folder, 1, f"there is no file; there may be {', '.join(f'{one}.yaml' for one in may)}")
    files: dict[str, Any] = {}
    said: dict[str, Any] = {}
    lines: dict[tuple[str, str], int] = {}
    for path in paths:
        if path.stem not in may or path.suffix != ".yaml":
            raise OverlayError(path, 1, f"an overlay may have {', '.join(f'{one}.yaml' for one in may)}")
        files[path.stem], said[path.stem] = _file(game, path, lines)
    try:
        plain = canonical_chart_json(said)
    except (ValueError, TypeError, RecursionError) as error:  # it refers to itself, or has keys of several kinds
        raise OverlayError(folder, 1, f"it cannot be read ({_why(error)})") from error
    return Overlay(Chart(game, name, plain), folder, files, lines)


def _files(folder: Path) -> list[Path]:
    """Return the files of an overlay. OverlayError if its folder cannot be looked into."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix in (".yaml", ".yml")) if folder.is_dir() else []
    except OSError as error:
        raise OverlayError(folder, 1, f"it cannot be looked into ({error.strerror})") from error


def _file(game: str, path: Path, lines: dict[tuple[str, str], int]) -> tuple[Any, Any]:
    """Return the game's figures with those of a file over them, and what the file itself says. OverlayError whatever is
    wrong with it: not UTF-8, a folder, numbers of thousands of digits, nested without end."""
    try:
        if not path.is_file():
            raise OverlayError(path, 1, "this is no file")
        if path.stat().st_size > MOST_BYTES:
            raise OverlayError(path, 1, f"it has more than {MOST_BYTES} bytes")
        reader = _Reader(path, lines)
        node = reader.whole()
        return reader.laid(data.load_game_data(game, path.stem), node, ""), reader.value(node)
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise OverlayError(path, line, "this is not UTF-8 text") from error
    except (OSError, ValueError, TypeError, RecursionError, yaml.YAMLError) as error:
        raise OverlayError(path, 1, f"it cannot be read ({_why(error)})") from error


def _why(error: Exception) -> str:
    """Return in a few words why a file cannot be read."""
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    return str(error).split("\n", 1)[0].split(";", 1)[0]


class _Loader(yaml.SafeLoader):
    """Reads what is marked as whole as what it is, with the mark: it says something else without."""


def _marked(loader: yaml.SafeLoader, node: yaml.Node) -> dict[str, Any]:
    found = loader.construct_sequence if isinstance(node, yaml.SequenceNode) else loader.construct_mapping
    return {WHOLE: found(node, deep=True)}  # type: ignore[arg-type]


_Loader.add_constructor(WHOLE, _marked)


class _Reader:
    """Lays what one file says over the game's figures."""

    def __init__(self, path: Path, lines: dict[tuple[str, str], int]) -> None:
        self.path, self.lines = path, lines
        self.loader = _Loader(path.read_text(encoding="utf-8-sig"))

    def whole(self) -> yaml.Node:
        """Return the file's only document."""
        try:
            node = self.loader.get_single_node()
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise OverlayError(self.path, line, f"this is no YAML: {error.problem}") from error
        if node is None:
            raise OverlayError(self.path, 1, "the file is empty")
        return node

    def value(self, node: yaml.Node) -> Any:
        """Return what a node says."""
        return self.loader.construct_object(node, deep=True)

    def wrong(self, node: yaml.Node, why: str) -> OverlayError:
        """Return the error of a node."""
        return OverlayError(self.path, node.start_mark.line + 1, why)

    def laid(self, base: Any, node: yaml.Node, where: str, beside: Sequence[Any] = ()) -> Any:
        """Return the game's value with what a node says over it. beside: the values of its kind, for keys that not each
        of them has."""
        if isinstance(base, dict):
            return self._mapping(base, node, where, [one for one in beside if isinstance(one, dict)])
        if isinstance(base, list):
            return self._list(base, node, where)
        return self._plain([base], node, where)

    def _mapping(
        self, base: dict[Any, Any], node: yaml.Node, where: str, beside: Sequence[dict[Any, Any]]
    ) -> dict[Any, Any]:
        if not isinstance(node, yaml.MappingNode):
            raise self.wrong(node, f"{where or 'the file'} must be a mapping")
        if node.tag == WHOLE:
            return self._table(base, node, where)
        whole = {key: value for one in (*beside, base) for key, value in one.items()}
        known = {str(key): key for key in whole}
        out, seen = dict(base), set[str]()
        for key_node, inner in node.value:
            key = str(self.value(key_node))
            if key not in known:
                raise self.wrong(key_node, f"there is no {key!r} in {where or 'this file'}")
            if key in seen:
                raise self.wrong(key_node, f"{key!r} is there twice")
            seen.add(key)
            self.lines.setdefault((self.path.stem, key), key_node.start_mark.line + 1)
            old, path = whole[known[key]], f"{where}.{key}" if where else key
            if isinstance(old, dict | list):
                out[known[key]] = self.laid(old, inner, path, tuple(base.values()))
            else:
                kind = [one for one in base.values() if _mixed(base)] or [old]
                out[known[key]] = self._plain(kind, inner, path)
        return out

    def _table(self, base: dict[Any, Any], node: yaml.MappingNode, where: str) -> dict[Any, Any]:
        """Return a table by numbers in the place of the game's: rows of the same kind, by other numbers. Words must be
        some that the game's table has."""
        if not base or not all(isinstance(key, int) for key in base):
            raise self.wrong(node, f"{where or 'the file'} is no table by numbers, which alone can be replaced whole")
        out: dict[Any, Any] = {}
        like = next(iter(base.values()))
        words = {one for one in base.values() if isinstance(one, str)}
        for key_node, inner in node.value:
            key, path = self.value(key_node), f"{where}.{self.value(key_node)}"
            if not isinstance(key, int) or key in out:
                raise self.wrong(key_node, f"{path} must be a number that is not there yet")
            self.lines.setdefault((self.path.stem, str(key)), key_node.start_mark.line + 1)
            known = list(base.values())
            row = isinstance(like, list)
            found = self._list(like, inner, path, free=True) if row else self._plain(known, inner, path)
            if isinstance(found, str) and found not in words:
                raise self.wrong(inner, f"{path} must be one of {', '.join(sorted(words))}, not {found!r}")
            out[key] = found
        if not out:
            raise self.wrong(node, f"{where} must not be empty")
        return out

    def _list(self, base: list[Any], node: yaml.Node, where: str, *, free: bool = False) -> list[Any]:
        """Return a list in the place of the game's. free: it may be of another length, as if it were marked."""
        if not isinstance(node, yaml.SequenceNode):
            raise self.wrong(node, f"{where} must be a list")
        open_ended = all(isinstance(one, dict) for one in base) or all(isinstance(one, str) for one in base)
        fixed = not open_ended and not free and node.tag != WHOLE
        if base and fixed and len(node.value) != len(base):
            raise self.wrong(node, f"{where} must have {len(base)} entries, not {len(node.value)}")
        if base and not node.value:
            raise self.wrong(node, f"{where} must not be empty")
        return [self._entry(base, number, one, f"{where}[{number}]") for number, one in enumerate(node.value)]

    def _entry(self, base: list[Any], number: int, node: yaml.Node, where: str) -> Any:
        if not base:
            return self.value(node)
        like = base[min(number, len(base) - 1)]
        return self.laid(like, node, where) if isinstance(like, dict | list) else self._plain(base, node, where)

    def _plain(self, base: Sequence[Any], node: yaml.Node, where: str) -> Any:
        """Return a plain value, of a kind that the game has there or beside it."""
        if not isinstance(node, yaml.ScalarNode):
            raise self.wrong(node, f"{where} must be a single value")
        found = self.value(node)
        kinds = {type(one) for one in base if not isinstance(one, dict | list)}
        if float in kinds:
            kinds.add(int)
        if kinds and type(found) not in kinds:
            names = " or ".join(sorted(kind.__name__ for kind in kinds))
            raise self.wrong(node, f"{where} must be {names}, not {found!r}")
        return found


def _mixed(row: dict[Any, Any]) -> bool:
    """Return whether a mapping is a column of a table, whose values are of several kinds: a modifier or a word by the
    die. In a record each field has its own."""
    return all(isinstance(key, int) for key in row)
