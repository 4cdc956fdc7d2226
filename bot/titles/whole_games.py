"""Imports every part of every game at the start, so that a faulty one is found then."""

from bot.titles import title_of_game
from bot.words import Words
from engine.games import (
    GameFault,
    computer_player_factory,
    error_line,
    faulty_games,
    game_ids,
    registration_of,
    withdraw_registered_game,
)
from engine.games import game_by_id as find_game
from render.games import drawings_of


def import_whole_games() -> tuple[GameFault, ...]:
    """Import every part of every game, once, at the start. Return what was left out, and why.

    A game that lacks a part, or takes another's slash group, is left out and the others play on. So a fault of a
    game's package is reported when the bot starts, not when somebody opens a table.
    """
    groups: dict[str, str] = {}
    for game in game_ids():
        try:
            _import_parts(game, groups)
        except Exception as error:  # whatever a package does, the others play
            withdraw_registered_game(game, error_line(error))
    return faulty_games()


def _import_parts(game: str, groups: dict[str, str]) -> None:
    """Import all that a game is registered with. LookupError if a part belongs to another game.

    groups: slash group -> game, of those imported so far; this one is added.
    """
    if find_game(game).id != game:
        raise LookupError(f"{registration_of(game).game} is the game {find_game(game).id!r}")
    computer_player_factory(game)
    group = title_of_game(game).group
    drawings_of(game)
    if group in groups:
        raise LookupError(f"/{group} is the group of {groups[group]} already")
    Words(game)
    groups[group] = game
