"""What a game says of itself so that it can be found: its id, and by dotted path where its parts are.

A game's package names an object of this kind under the entry point group `praetor.games`:

    [project.entry-points."praetor.games"]
    checkers = "checkers.registration:REGISTRATION"

    # checkers/registration.py
    REGISTRATION = Registration(
        id="checkers",
        game="checkers.game:GAME",
        title="checkers.title:TITLE",
        drawings="checkers.drawings:DRAWINGS",
        data=Path(__file__).parent / "data",
    )

The paths are strings, so that reading a registration imports none of the parts: the engine imports the game, the
bot its title, and who draws its drawings, each when a table first needs it.
"""

import re
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

ID = re.compile(r"[a-z][a-z0-9_]{0,31}")


@dataclass(frozen=True, kw_only=True)
class Registration:
    """Where a game's parts are. Each part is `module:NAME`.

    id: what tables, commands and the command line call the game; also the name of its entry point.
    game: the `Game` (`engine.kernel.game`).
    title: what the bot needs beyond the rules (`bot.titles.Title`).
    drawings: what it can be drawn as (`render.drawings.Drawings`); a module `bench` beside it measures its pictures.
    data: the folder of its YAML files, with its words in `locale/`.
    player: the class of the computer player that knows the game; "" where computer players play at random.
    """

    id: str
    game: str
    title: str
    drawings: str
    data: Path
    player: str = ""


def part(path: str) -> Any:
    """Return the object at `module:NAME`. ImportError if there is no such module, or nothing of that name in it."""
    module, _, name = path.partition(":")
    found = import_module(module)
    if not hasattr(found, name):
        raise ImportError(f"{module} has no {name}", name=module)
    return getattr(found, name)
