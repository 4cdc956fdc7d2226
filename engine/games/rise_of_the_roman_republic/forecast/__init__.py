"""What an answer would mean before it is confirmed, from what all can see: its price, its dangers, exact odds.

A module a chapter; each has `forecast_lines(state, prompt, action)` and, where something hangs on chance,
`option_odds(state, prompt, given)`.
"""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.forecast import (
    combat,
    command,
    ending,
    garrisons,
    movement,
    naval,
    politics,
    siege,
)
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text

CHAPTERS = (movement, combat, siege, naval, politics)


def forecast_lines(state: RiseState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer before it is confirmed."""
    for chapter in CHAPTERS:
        yield from chapter.forecast_lines(state, prompt, action)
    yield from command.forecast_lines(state, action)
    yield from garrisons.forecast_lines(state, action)
    yield from ending.forecast_lines(state, prompt, action)


def option_odds(state: RiseState, prompt: Prompt, given: Given) -> Text | None:
    """Return the odds of an option in a few words; None where nothing hangs on chance."""
    found = [chapter.option_odds(state, prompt, given) for chapter in CHAPTERS]
    return next((one for one in found if one is not None), None)
