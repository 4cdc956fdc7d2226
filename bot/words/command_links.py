"""Commands that texts name, as mentions that can be pressed: one table for the whole process.

A hint says `/table` between backticks, in whatever language it is. Where a message can hold a mention (`</table:ID>`,
which Discord shows by the name that the reader's own client uses), it is written so as the message is made. What a push
notification is made of keeps the plain words, since a phone shows a mention as it is written.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

NAMED = re.compile(r"`/([-\w ]{1,100})`")
MOST = 8  # mentions that one text gets: each makes it longer
SUB = (1, 2)  # types of options: a command below a command, a group of them
Json = Mapping[str, Any]
_Named = tuple[str, str, list[str]]  # a command of the first level, the path of one below it, its names


class CommandLinks:
    """Mentions by what a command is called in any language, groups included ("game create", "partita crea")."""

    def __init__(self) -> None:
        self._mentions: dict[str, str] = {}
        self._named: tuple[Sequence[Json], list[_Named]] = ((), [])  # what the commands of a payload are called

    def put(self, payload: Sequence[Json], ids: Mapping[str, str]) -> None:
        """Take over commands as Discord was told them. ids: what Discord calls each by its name. A payload that is
        handed over again is as it was: each login hands over the same."""
        if payload is not self._named[0]:
            named = [(command["name"], path, names) for command in payload for path, names in _paths(command)]
            self._named = payload, named
        self._mentions = {
            said: f"</{path}:{ids[command]}>"
            for command, path, names in self._named[1]
            if command in ids
            for said in names
        }

    def linked(self, text: str, room: int) -> str:
        """Return a text with mentions in the place of the commands that it names; as it is where they would make it
        longer than `room`."""
        if not self._mentions or "`/" not in text:
            return text
        made = NAMED.sub(self._mention, text, count=MOST)
        return made if len(made) <= room else text

    def _mention(self, found: re.Match[str]) -> str:
        return self._mentions.get(found[1], found[0])


def _paths(command: Json) -> Iterator[tuple[str, list[str]]]:
    """Yield each command that can be called below one of the first level: its path, and what that is in each
    language."""
    heads = dict.fromkeys(_names(command))
    below = [option for option in command.get("options", ()) if option.get("type") in SUB]
    if not below:
        yield command["name"], list(heads)
    for option in below:
        for path, names in _paths(option):
            yield f"{command['name']} {path}", [f"{head} {name}" for head in heads for name in names]


def _names(part: Json) -> list[str]:
    return [part["name"], *(part.get("name_localizations") or {}).values()]


COMMANDS = CommandLinks()
