"""The game that tests play where any would do: shared helpers take it from here and name none."""

from bot.titles import title_of_game
from engine.games import game_by_id, game_ids

EXAMPLE = max(game_ids(), key=lambda name: game_by_id(name).most_seats)  # not the first, which changes with each game
GROUP = title_of_game(EXAMPLE).group  # of its slash commands
