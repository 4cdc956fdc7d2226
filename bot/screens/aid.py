"""Makes the help that a title gives with a question."""

from typing import Any

from bot.messages.aid import BasketOffer, PromptHelp
from bot.messages.screen import cut_text
from bot.titles import title_of_game
from bot.words import Words
from engine.kernel.choices import Given
from engine.kernel.game import Game
from engine.kernel.prompts import WINDOW, Prompt, has_nothing_to_decide

BRIEF = 600  # characters of a briefing


def aid_of(game: Game[Any], state: Any, view: Any, prompt: Prompt, words: Words) -> PromptHelp:
    """Return the help of a title with a question, from the view of the seat that is asked, and its odds at once."""
    shown = title_of_game(game.id)

    def odds(given: Given) -> str:
        found = game.odds(state, prompt, given)
        return words.say(found) if found is not None else ""

    brief = cut_text("\n".join(shown.question_briefing(view, prompt, words)), BRIEF)
    beside = (_alike(prompt, words), _lasting(prompt, words))
    return PromptHelp(
        places=shown.places,
        brief="\n".join(line for line in (brief, *beside) if line),
        note=lambda token: shown.note_in_question(view, prompt, token, words),
        odds=odds,
        seen=lambda given: game.preview(state, prompt, given),
        quick=shown.quick_answers(prompt) if prompt.answered is None else {},
        basket_offers=lambda given: [BasketOffer(*one) for one in shown.basket_offers(view, prompt, given)],
        at_once=shown.at_once,
        worth=shown.worth,
        ending=shown.ending,
        sentences=shown.has_sentence_labels,
        sentence_deeds=shown.sentence_deeds,
        presumes=lambda given: shown.likely_token(view, prompt, given),
        stands=lambda field, option: (
            shown.place_of_option(prompt, field, option),
            shown.piece_of_option(view, prompt, field, option),
        ),
    )


def _alike(prompt: Prompt, words: Words) -> str:
    """Return why somebody is asked who has nothing to choose."""
    return words("screen.alike") if prompt.answered is None and has_nothing_to_decide(prompt) else ""


def _lasting(prompt: Prompt, words: Words) -> str:
    """Return for how long the standing order holds that a button under a window gives."""
    return words("screen.passing") if prompt.kind == WINDOW and prompt.answered is None else ""
