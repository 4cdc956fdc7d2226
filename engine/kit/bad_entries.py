"""An entry of a game's data files that is not what it should be, which charts of an owner may have made so."""

from typing import NoReturn

from engine.kernel.errors import EngineBug


def report_entry(game: str, file: str, entry: str, why: object) -> NoReturn:
    """Report it, in the form by which the cell of a workbook is found (`engine/workbooks/trial.py`).

    entry: its table and its id, or its number from 1 in a list; why: with "at `$.field`" where it is one field.

    >>> report_entry("tiny_game", "board", "places 2", "it is nowhere")
    Traceback (most recent call last):
        ...
    engine.kernel.errors.EngineBug: data/tiny_game/board.yaml, places 2: it is nowhere
    """
    raise EngineBug(f"data/{game}/{file}.yaml, {entry}: {why}")
