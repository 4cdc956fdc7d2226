"""The sample pictures of The Rise of the Roman Republic in `docs/pictures/`: of games that computers play."""

from functools import cache

from engine.games.rise_of_the_roman_republic.computer_player.computer import StrongPlayer
from engine.games.rise_of_the_roman_republic.game import PLAIN as GAME
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.games.rise_of_the_roman_republic.viewing import view_of
from engine.players.selfplay import Run
from render import Picture
from render.games.rise_of_the_roman_republic.map_view import MoveView
from render.games.rise_of_the_roman_republic.rise_map import draw_map

WIDTH = 1100  # the bot posts 1600; the repository keeps less
MARCH = MoveView(side="rome", hexes=("3714", "3913", "4212", "4412"))


@cache
def played(scenario: str, turn: int) -> RiseView:
    """Return what everybody sees of a game as a turn begins."""
    least, _ = GAME.seat_range_for_options({"scenario": scenario})
    run = Run(GAME, {str(n): StrongPlayer() for n in range(1, least + 1)}, "pictures", {"scenario": scenario})
    state = run.start()
    while GAME.round(state) < turn:
        state = run.step(state)
    return view_of(state, None)


def pictures() -> dict[str, Picture]:
    """Draw the first scenario after a turn, the Eagle with its seas by both lights, and a march."""
    first, eagle = played("alexander", 2), played("eagle", 2)
    return {
        "rise_middle": draw_map(first, width=WIDTH),
        "rise_eagle": draw_map(eagle, width=WIDTH),
        "rise_eagle_dark": draw_map(eagle, theme="dark", width=800),
        "rise_crop": draw_map(first, crop=MARCH.hexes, moves=(MARCH,), letters={"4412": "A", "4213": "B"}),
    }
