"""A registration: where the parts of a game are found.

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

The paths are strings, so reading a registration imports none of the parts. The engine imports the game, the bot its
title, the process that draws its drawings, each when it first needs it.
"""

import re
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

ID = re.compile(r"[a-z][a-z0-9_]{0,31}")


@dataclass(frozen=True, kw_only=True)
class Registration:
    """Where a game's parts are. Each part but the data is a path `module:NAME`.

    id: what tables, commands and the command line call the game; also the name of its entry point.
    game: the rules (`engine.kernel.game.Game`).
    title: how the bot tells and shows the game (`bot.titles.Title`).
    drawings: the pictures that can be made of it (`render.drawings.Drawings`). If a module `bench` lies beside that
        module, `praetor bench` measures the pictures by it.
    data: the folder of its YAML files, with its words in `locale/`.
    player: the class of its computer player (`engine.players.player.Player`); "": computer players choose at random.
    prospects: what everybody sees of how its sides stand (`engine.kit.prospects.Measure`), weighed by
        `player/prospects.yaml` in its data; "": nobody's chances are told.
    sampler: what draws a world that agrees with all that a seat may know, never by what is true, of (state, seat,
        lots); "": there is none, and nothing is imagined for anybody.
    """

    id: str
    game: str
    title: str
    drawings: str
    data: Path
    player: str = ""
    prospects: str = ""
    sampler: str = ""


def object_at_path(path: str) -> Any:
    """Return the object at `module:NAME`. ImportError if there is no such module, or it has nothing of that name.

    >>> object_at_path("engine.kernel.texts:snake_case_name")("WarEffort")
    'war_effort'
    """
    module, _, name = path.partition(":")
    found = import_module(module)
    if not hasattr(found, name):
        raise ImportError(f"{module} has no {name}", name=module)
    return getattr(found, name)
