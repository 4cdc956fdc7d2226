"""Charts: an owner's own figures of a game, which some table is played by in the place of ours.

A chart says only what differs, file by file of the game's data, as JSON of one form (`canonical_chart_json`), and is
named by its owner; its hash is of what it says. As long as it is known (`know_chart`) the game by it is found by its
charted name (`data/charted_games.py`), whoever asks: `load_game_data("checkers+<hash>", "board")`.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from threading import Lock
from typing import Any

import data
from data.chart_names import NAMES, chart_names
from data.charted_games import charted_name, forget_game

WHOLE = "!whole"  # before a table or a list that is replaced, whatever bounds or length ours has
ROWS = "!rows"  # before a list that is replaced, row by row complete in itself
DIGITS = 40  # of a hash: of twelve whoever owns the charts could write two with the same, and pick one by the dice
OLDER = 12  # as many as tables of an older Praetor have
VALUE_ONLY = "value_only"  # what a card does that counts by its value alone: no rule here can do what its owner's does
CHARTS, OURS = "charts", "reconstructed"  # the option of a table, and its value without an owner's
_KNOWN: dict[str, "Chart"] = {}  # by charted name
_GONE = set[str]()  # charted names of games whose charts were taken away for good
_LOCK = Lock()


class GoneChartsError(Exception):
    """Something was still to be done by charts that were taken away meanwhile: it is done anew by our figures."""


class ChartError(Exception):
    """What charts say cannot be laid over the game's figures."""


@dataclass(frozen=True)
class Chart:
    """An owner's figures of a game.

    name: as the owner calls it. content: what it says, by file, as `canonical_chart_json` writes it.
    """

    game: str
    name: str
    content: bytes

    @cached_property
    def hash(self) -> str:
        """Return the hash of what it says."""
        return hashlib.sha256(self.content).hexdigest()[:DIGITS]

    @property
    def option_value(self) -> str:
        """Return what a table's option says of it: name and hash."""
        return f"{self.name}@{self.hash}"

    @property
    def played_game_name(self) -> str:
        """Return the name of the game by it."""
        return charted_name(self.game, self.hash)

    def content_by_file(self) -> dict[str, Any]:
        """Return what it says, by file. ChartError if that is no mapping of files."""
        try:
            found = json.loads(self.content)
        except (ValueError, RecursionError) as error:
            raise ChartError("it cannot be read") from error
        if not isinstance(found, dict):
            raise ChartError("it says nothing by files")
        return found

    def changes_figures(self) -> bool:
        """Return whether any figure is another than ours."""
        return any(data.load_game_data(self.game, name) != one for name, one in self.figures_by_file().items())

    def figures_by_file(self) -> dict[str, Any]:
        """Return the game's figures with its own over them, by file. ChartError if they do not fit."""
        said = {name: one for name, one in self.content_by_file().items() if name != NAMES}
        return {
            name: value_with_chart_over_it(data.load_game_data(self.game, name), one, name)
            for name, one in said.items()
        }


def canonical_chart_json(said: Mapping[str, Any]) -> bytes:
    """Return what a chart says in the form that its hash is of."""
    return json.dumps(said, sort_keys=True, default=str, ensure_ascii=False).encode()


def value_with_chart_over_it(base: Any, said: Any, where: str) -> Any:
    """Return a value of the game's with what is said over it: mappings key by key, all else is replaced. ChartError
    where a mapping meets none.

    >>> value_with_chart_over_it({1: {"gold": 2, "port": True}}, {"1": {"gold": 3}}, "regions")
    {1: {'gold': 3, 'port': True}}
    """
    if isinstance(said, dict) and set(said) == {ROWS}:
        return said[ROWS]
    if isinstance(said, dict) and set(said) == {WHOLE}:
        whole = said[WHOLE]
        if isinstance(whole, dict):
            return {_key_like(base, key): one for key, one in whole.items()}
        return value_with_chart_over_it(base, whole, where)
    if isinstance(said, dict) and isinstance(base, dict):
        known, out = {str(key): key for key in base}, dict(base)
        for key, one in said.items():
            own = known.get(str(key), _key_like(base, key))
            if one is None:
                out.pop(own, None)
            else:
                out[own] = value_with_chart_over_it(out.get(own), one, f"{where}.{key}")
        return out
    if isinstance(said, dict) and isinstance(base, list):
        rows = list(base)
        for key, one in said.items():
            if not key.isdecimal() or int(key) >= len(rows):
                raise ChartError(f"{where} has no row {key}")
            rows[int(key)] = value_with_chart_over_it(rows[int(key)], one, f"{where}.{key}")
        return rows
    if isinstance(said, list) and isinstance(base, list) and base:
        like = [base[min(number, len(base) - 1)] for number in range(len(said))]
        return [
            value_with_chart_over_it(old, one, f"{where}[{number}]") if isinstance(old, dict | list) else one
            for number, (old, one) in enumerate(zip(like, said, strict=True))
        ]
    if isinstance(base, dict) and base:
        raise ChartError(f"{where} must be a mapping")
    return said


def _key_like(base: Any, key: str) -> Any:
    """Return a key of JSON as the game's table has its keys: numbers where all of them are."""
    numbers = isinstance(base, dict) and bool(base) and all(type(one) is int for one in base)
    return int(key) if numbers and str(key).removeprefix("-").isdecimal() else key


def layable_files(game: str) -> tuple[str, ...]:
    """Return the names of a game's data files over which an owner may lay a folder of YAML: those that it lists, else
    those of its sheets; () for none."""
    if not data.has_file(game, CHARTS):
        return ()
    listed = data.load_game_data(game, CHARTS)
    return tuple(sorted(listed.get("files") or {sheet["file"] for sheet in listed["sheets"].values()}))


def know_chart(chart: Chart) -> None:
    """Let the game by a chart be found. ChartError if its figures do not fit."""
    with _LOCK:
        _GONE.discard(chart.played_game_name)
        if chart.played_game_name not in _KNOWN:
            data.LAID.update({(chart.played_game_name, name): one for name, one in chart.figures_by_file().items()})
            data.LAID[chart.played_game_name, NAMES] = chart_names(chart.content_by_file())
        _KNOWN[chart.played_game_name] = chart


def charted_names(name: str) -> Mapping[str, Mapping[str, str]]:
    """Return the names that the charts of a game of this name give, by language and id."""
    found: Mapping[str, Mapping[str, str]] = data.LAID.get((name, NAMES), {})
    return found


def forget_chart(name: str) -> None:
    """Let nothing of a chart be found any more. name: of the game by it (`Chart.played_game_name`)."""
    with _LOCK:
        _KNOWN.pop(name, None)
        for key in [key for key in data.LAID if key[0] == name]:
            del data.LAID[key]
    forget_game(name)


def note_gone(name: str) -> None:
    """Note that the charts of a game of this name were taken away for good: its tables go on by our figures."""
    _GONE.add(name)


def is_gone(name: str) -> bool:
    """Return whether the charts of a game of this name were taken away for good."""
    return name in _GONE


def known_chart(name: str) -> Chart | None:
    """Return the chart that a game of this name is played by; None if it is not known (any more)."""
    return _KNOWN.get(name)


def chart_named_by_option(game: str, value: str) -> Chart | None:
    """Return the chart that a table's option names, also as an older Praetor wrote it (`OLDER` digits); None if it is
    not known."""
    name, _, digest = value.rpartition("@")
    if len(digest) == DIGITS:
        return _KNOWN.get(charted_name(game, digest))
    found = [one for one in _KNOWN.values() if one.game == game and one.name == name and one.hash[:OLDER] == digest]
    return found[0] if found and len(digest) == OLDER else None
