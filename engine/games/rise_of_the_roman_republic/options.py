"""What a table settles before it starts: the scenario, and the options that are open (ruling s.9)."""

from data import load
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.game import TableOption

OPTIONS = tuple(
    TableOption(key=row["key"], default=row["values"][0], values=tuple(row["values"]), section=row["section"])
    for row in load(GAME_ID, "options")["options"]
)
