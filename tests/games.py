"""The game that tests play where any would do: shared helpers take it from here and name none."""

from bot.titles import title
from engine.games import game, game_ids

EXAMPLE = max(game_ids(), key=lambda name: game(name).most_seats)  # not the first, which changes with each game
GROUP = title(EXAMPLE).group  # of its slash commands
