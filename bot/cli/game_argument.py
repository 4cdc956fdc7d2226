"""A game on the command line: one that is not installed is refused with where games come from."""

import argparse

from engine.games import game_ids

NOT_INSTALLED = (
    "{game} is not installed here. A game is a package that is installed beside Praetor (docs/adding_a_game.md); "
    "`praetor games` lists those that are, and what is wrong with any: {known}"
)


def installed_game(word: str) -> str:
    """Return the id of a game, for `type=` of an argument. ArgumentTypeError if there is none of that id."""
    if word not in game_ids():
        raise argparse.ArgumentTypeError(NOT_INSTALLED.format(game=word, known=", ".join(game_ids())))
    return word
