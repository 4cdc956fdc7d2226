"""The game that tests play where any would do: shared helpers take it from here and name none."""

from bot.titles import title
from engine.games import game_ids

EXAMPLE = game_ids()[0]
GROUP = title(EXAMPLE).group  # of its slash commands
