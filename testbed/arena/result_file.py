"""The file of a match: its first line says what is played and by which command, then there is a line a game.

A match that was broken off goes on where it was: games that the file has are not played again. A last line that is not
whole is left out.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import msgspec

from testbed.arena.match import Match, Played


def read_results(path: Path) -> tuple[Match | None, dict[int, Played]]:
    """Return the match of a file and its games by number; None and nothing where there is no file yet. ValueError if it
    is no file of a match."""
    if not path.exists():
        return None, {}
    lines = path.read_bytes().split(b"\n")[:-1]  # what follows the last end of a line is not whole
    if not lines:
        return None, {}
    try:
        match = msgspec.json.decode(lines[0], type=Match)
        games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
    except msgspec.MsgspecError as error:
        raise ValueError(f"{path} is no file of a match: {error}") from error
    return match, {played.number: played for played in games}


def is_same_match(one: Match, other: Match) -> bool:
    """Return whether two matches have the same games; how they were asked for does not count."""
    return msgspec.structs.replace(one, command="") == msgspec.structs.replace(other, command="")


@contextmanager
def open_results(path: Path | None, match: Match) -> Iterator["ResultFile"]:
    """Open the file of a match to go on with it; None: keep the games for as long as this runs alone. ValueError where
    it has another match."""
    kept, games = read_results(path) if path is not None else (None, {})
    if kept is not None and not is_same_match(kept, match):
        raise ValueError(f"{path} has the games of another match: {kept.command or kept}")
    if path is None:
        yield ResultFile(None, games)
        return
    with path.open("ab") as out:
        out.truncate(path.read_bytes().rfind(b"\n") + 1)  # a line that is not whole
        if kept is None:
            out.write(msgspec.json.encode(match) + b"\n")
        yield ResultFile(out, games)


class ResultFile:
    """The games of a match, written as they end. out: where to; None: nowhere."""

    def __init__(self, out: IO[bytes] | None, games: dict[int, Played]) -> None:
        self._out, self.games = out, games

    def add_game(self, played: Played) -> None:
        """Take a game."""
        self.games[played.number] = played
        if self._out is not None:
            self._out.write(msgspec.json.encode(played) + b"\n")
            self._out.flush()
