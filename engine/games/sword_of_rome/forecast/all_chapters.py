"""What answers of all chapters would mean before they are confirmed."""

from collections.abc import Iterator

from engine.games.sword_of_rome.forecast import alliances, battles, movement, sieges, turn
from engine.games.sword_of_rome.state import SwordState
from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text

option_odds = movement.option_odds


def answer_forecast_lines(state: SwordState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer before it is confirmed."""
    for chapter in (movement, sieges, battles, alliances, turn):
        yield from chapter.forecast_lines(state, prompt, action)
