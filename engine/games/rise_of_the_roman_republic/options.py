"""What a table settles before it starts: the scenario, the charts, and the options that are open (ruling s.9).

The data list all that the rules offer; `offered_table_options` there says which of it can be played now. What is not
offered has its first value at every table.
"""

from collections.abc import Mapping

from data import load_game_data
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.game import TableOption

CHARTS, OURS = "charts", "reconstructed"  # the option of an owner's overlay, and its value without one
_ROWS = load_game_data(GAME_ID, "options")["options"]
OPTIONS = tuple(
    TableOption(key=row["key"], default=row["values"][0], values=tuple(row["values"]), section=row["section"])
    for row in _ROWS
)  # all of them, whether they are offered or not


def offered_table_options(charts: tuple[str, ...] = ()) -> tuple[TableOption, ...]:
    """Return the options that a host is offered. charts: overlays that the operator has installed."""
    found = []
    for row in _ROWS:
        values = tuple(row.get("offered", row["values"]))
        if row["key"] == CHARTS:
            values = (OURS, *charts)
        if values:
            needs = {key: tuple(named) for key, named in row.get("needs", {}).items()}
            option = TableOption(key=row["key"], default=values[0], values=values, section=row["section"], needs=needs)
            found.append(option)
    return tuple(found)


def completed_table_options(options: Mapping[str, str]) -> dict[str, str]:
    """Return the options of a table with those that are not offered."""
    return {option.key: option.default for option in OPTIONS} | dict(options)
