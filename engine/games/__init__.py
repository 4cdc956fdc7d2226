"""The games, found by id: those of this package and those that are installed as packages of their own.

Each is found by its entry point in the group `praetor.games` (`engine.kernel.registration` shows one). Praetor's own
have such entry points too; where Praetor is not installed, or was before a game was added, their registrations are
found by their folders. A registration that is broken, or takes the id of another game, is left out with the reason
(`faults`), and the others play. Nothing of a game but its registration is imported before it is asked for.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import metadata
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec

import data
from data.charted_games import charted_name, charts_hash, kept_by_game, plain_name, remember_per_game
from data.charts import CHARTS, OURS, chart_named_by_option, is_gone, known_chart
from engine.charts.charted_import import charted_path
from engine.charts.installed import install_overlays
from engine.kernel.errors import SetupError
from engine.kernel.game import Game
from engine.kernel.registration import ID, Registration, object_at_path
from engine.kernel.rules_version import known_version, remember_version
from engine.kernel.texts import keyed_text
from engine.kit.player import DecidingPlayer
from engine.kit.prospects import Measure, Prospects, Weighing
from engine.kit.weights import HARD, NORMAL, STRENGTHS
from engine.kit.worlds import Sampler
from engine.players.player import Player, RandomPlayer

GROUP = "praetor.games"
RANDOM = "random"  # the player that plays any game at random
WEIGHED = "player/prospects"  # the data file of a game that says what its chances are judged by
OWN = "praetor-bot"  # the distribution that these games come with


@dataclass(frozen=True)
class GameFault:
    """A game that cannot be played: what it is called, the package that it comes from, and why not."""

    id: str
    origin: str
    why: str

    def __str__(self) -> str:
        return f"the game {self.id} of {self.origin} is left out: {self.why}"


@dataclass(frozen=True)
class GameEntry:
    """An entry point: the name of a game, `module:NAME` of its registration, and the package that it comes from."""

    name: str
    value: str
    origin: str
    own: bool


@dataclass
class GameRegistry:
    """The games that were found, by id, Praetor's own first; where each comes from; and what could not be used."""

    games: dict[str, Registration] = field(default_factory=dict)
    origins: dict[str, str] = field(default_factory=dict)
    faults: list[GameFault] = field(default_factory=list)

    def add_entry_point(self, entry: GameEntry) -> None:
        """Add the game of an entry point, or the reason why it cannot be used."""
        try:
            found = object_at_path(entry.value)
        except Exception as error:  # whatever the package does, the others play
            self.faults.append(
                GameFault(entry.name, entry.origin, f"{entry.value} cannot be read ({error_line(error)})")
            )
            return
        why = self._wrong(entry, found)
        if why:
            self.faults.append(GameFault(entry.name, entry.origin, why))
            return
        self.games[found.id], self.origins[found.id] = found, entry.origin
        data.set_data_folder(found.id, found.data)

    def _wrong(self, entry: GameEntry, found: object) -> str:
        """Return why a registration cannot be used; "" if it can."""
        if not isinstance(found, Registration):
            return f"{entry.value} is no Registration but a {type(found).__name__}"
        if found.id != entry.name or not ID.fullmatch(found.id):
            return f"its entry point is named {entry.name!r} and its id is {found.id!r}: both must be one plain word"
        if found.id in self.games:
            return f"{self.origins[found.id]} has a game of this id already"
        if not found.data.is_dir():
            return f"there is no folder {found.data} with its data"
        return ""


def error_line(error: Exception) -> str:
    """Return an error with its kind, in a line."""
    return f"{type(error).__name__}: {error}".split("\n", 1)[0]


def game_entry_points() -> list[GameEntry]:
    """Return every entry point, Praetor's own first, each kind in the order of names and packages."""
    found = [_installed(point) for point in metadata.entry_points(group=GROUP)]
    named = {entry.name for entry in found if entry.own}
    found += [
        GameEntry(name, f"{__name__}.{name}.registration:REGISTRATION", OWN, own=True)
        for name in _folders()
        if name not in named
    ]
    return sorted(found, key=lambda entry: (not entry.own, entry.name, entry.origin))


def _installed(point: metadata.EntryPoint) -> GameEntry:
    """Return an entry point with the package that it comes from."""
    name, version = (point.dist.name, point.dist.version) if point.dist is not None else ("an unknown package", "")
    return GameEntry(point.name, point.value, f"{name} {version}".strip(), own=name == OWN)


def _folders() -> Iterable[str]:
    """Return the games of this package."""
    here = Path(__file__).parent
    return (found.name for found in iter_modules([str(here)]) if (here / found.name / "registration.py").exists())


@cache
def installed_games() -> GameRegistry:
    """Return the games that are installed, looked for once a process."""
    found = GameRegistry()
    for entry in game_entry_points():
        found.add_entry_point(entry)
    return found


def game_ids() -> tuple[str, ...]:
    """Return the ids of the games that can be played."""
    return tuple(installed_games().games)


def package_of_game(game_id: str) -> str:
    """Return the package, with its version, that a game comes from."""
    return installed_games().origins[game_id]


def faulty_games() -> tuple[GameFault, ...]:
    """Return what was found and cannot be played."""
    return tuple(installed_games().faults)


def withdraw_registered_game(game_id: str, why: str) -> None:
    """Leave a game out that was registered and turns out to lack something: from now on there is none of this id."""
    known = installed_games()
    if known.games.pop(game_id, None) is not None:
        known.faults.append(GameFault(game_id, known.origins.pop(game_id), why))
        game_by_id.cache_clear()


def registration_of(game_id: str) -> Registration:
    """Return the registration of this id; SetupError if there is none. game_id: or the name of a game by an owner's
    charts (`data/charted_games.py`), whose parts are made of these charts when they are first asked for."""
    known, plain, digest = installed_games().games, plain_name(game_id), charts_hash(game_id)
    if plain not in known:
        raise SetupError(keyed_text("error.no_such_game", game=game_id, known=tuple(known)))
    found = known[plain]
    if not digest:
        return found
    if known_chart(game_id) is None:
        raise SetupError(keyed_text("error.no_charts", charts=digest))

    def by_charts(path: str) -> str:
        return charted_path(found, game_id, path) if path else ""

    return replace(
        found,
        id=game_id,
        game=by_charts(found.game),
        title=by_charts(found.title),
        drawings=by_charts(found.drawings),
        player=by_charts(found.player),
    )


@kept_by_game
def game_by_id(game_id: str) -> Game[Any]:
    """Return the game of this id; SetupError if there is none."""
    registration = registration_of(game_id)
    found: Game[Any] = object_at_path(registration.game)
    if not charts_hash(game_id):
        install_overlays(found, registration)
    return found


def played_name(game_id: str, options: Mapping[str, str]) -> str:
    """Return the name under which the game of a table is found: by an owner's charts, where its options name some that
    were not taken away since. SetupError if these are not known here."""
    chosen = options.get(CHARTS, OURS)
    if chosen == OURS:
        return game_id
    found = chart_named_by_option(game_id, chosen)
    if found is not None:
        return found.played_game_name
    if is_gone(charted_name(game_id, chosen.rpartition("@")[2])):
        return game_id
    raise SetupError(keyed_text("error.no_charts", charts=chosen))


def played_game(game_id: str, options: Mapping[str, str]) -> Game[Any]:
    """Return the game by the charts that the options of a table name. SetupError if there is none."""
    plain = game_by_id(game_id)  # whose charts are known then
    name = played_name(game_id, options)
    return plain if name == game_id else game_by_id(name)


def installed_version(game_id: str) -> str:
    """Return the version of a game's rules without importing the game, where it was worked out before; "unknown" of a
    game that cannot be imported."""
    path = registration_of(game_id).game
    kept = known_version(path)
    if kept is None:
        try:
            found = game_by_id(game_id)
        except Exception as error:  # whatever its package does, the others are named
            return f"unknown ({error_line(error)})"
        kept = found.version
        if type(found).__module__.partition(".")[0] == path.partition(".")[0]:  # else other sources would count
            remember_version(path, kept)
    return kept


def computer_player_factory(game_id: str) -> Callable[..., Player]:
    """Return what makes the computer players that know the game, *normal* unless another name is given: where it has
    none of its own, one that plays at random."""
    path = registration_of(game_id).player
    made: Callable[..., Player] = object_at_path(path) if path else RandomPlayer
    return made


def measure_of(game_id: str) -> Measure | None:
    """Return what everybody sees of how the sides of a game stand; None where nothing says it."""
    path = registration_of(game_id).prospects
    found: Measure | None = object_at_path(path) if path else None
    return found


@cache
def prospects_of(game_id: str) -> Prospects | None:
    """Return by what a game's chances of winning are judged; None where it was never weighed."""
    measure = measure_of(game_id)
    if measure is None or not data.has_file(game_id, WEIGHED):
        return None
    kept: dict[str, Any] = data.load_game_data(game_id, WEIGHED)
    weighings = {
        kind: msgspec.convert({key: found[key] for key in ("measures", "sides")}, Weighing)
        for kind, found in kept.items()
    }
    return Prospects(measure, weighings)


def prospects_for(game_id: str, view: Any) -> Prospects | None:
    """Return by what the chances in a game are judged, by its public view; None where games of its kind (a scenario)
    were never weighed."""
    found = prospects_of(game_id)
    return found if found is not None and found.measure(view).kind in found.weighings else None


def sampler_of(game_id: str) -> Sampler[Any] | None:
    """Return what draws worlds that agree with all that a seat may know; None where a game has nothing of the kind."""
    path = registration_of(game_id).sampler
    found: Sampler[Any] | None = object_at_path(path) if path else None
    return found


def player_names(game_id: str) -> tuple[str, ...]:
    """Return the names of a game's computer players: those that know it, and the one that plays at random."""
    made: object = computer_player_factory(game_id)
    if not (isinstance(made, type) and issubclass(made, DecidingPlayer)):
        return (RANDOM,) if made is RandomPlayer else (NORMAL, RANDOM)
    return (*(made.named_weights.names if made.named_weights else (NORMAL,)), RANDOM)


def strengths_of(game_id: str) -> tuple[str, ...]:
    """Return the strengths of computer players among which a table of this game chooses, the easiest first; one alone
    where there is no choice."""
    return tuple([name for name in STRENGTHS if name in player_names(game_id)]) or (NORMAL,)


def player_by_name(game_id: str, named: str = NORMAL) -> Player:
    """Return a computer player: its name, then weights of it that are to be others.

    named: such as "normal", "random" or "normal:keep=2.0:coin=0.5". ValueError for a name or a weight that there is
        not.
    """
    name, *pairs = named.split(":")
    if name not in player_names(game_id):
        raise ValueError(f"{game_id} has no player {name!r}: it has {', '.join(player_names(game_id))}")
    changes = dict(_changed_weight(pair) for pair in pairs)
    if name == RANDOM:
        return RandomPlayer()
    make = computer_player_factory(game_id)
    knows = isinstance(make, type) and issubclass(make, DecidingPlayer) and make.named_weights is not None
    if not knows and changes:
        raise ValueError(f"the players of {game_id} have no weights")
    return make(name, changes) if knows else make()


def _changed_weight(pair: str) -> tuple[str, str]:
    weight, equals, value = pair.partition("=")
    if not (weight and equals and value):
        raise ValueError(f"{pair!r} is no weight=value")
    return weight, value


def strongest_player(game_id: str) -> Player:
    """Return the strongest computer player that a game has: by whose answers others are judged."""
    return player_of_strength(game_id, HARD)


@remember_per_game(8)
def player_of_strength(game_id: str, strength: str) -> Player:
    """Return the computer player of a strength, one object for all tables: it keeps nothing of any. A strength that
    the game has not (any more) is *normal*; in a game whose players choose at random all are the same."""
    names = player_names(game_id)
    return player_by_name(game_id, strength if strength in names else NORMAL if NORMAL in names else RANDOM)
