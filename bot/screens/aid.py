"""What a title adds to a question: letters for places, what one must know, notes on options, quick answers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.messages.screen import cut
from bot.titles import title
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.game import Game
from engine.kernel.prompts import WINDOW, Prompt, nothing_to_decide
from engine.kernel.texts import Text

BRIEF = 600  # characters of a briefing


def _no_note(token: str) -> str:
    return ""


def _no_odds(given: Given) -> str:
    return ""


class BasketOffer(NamedTuple):
    """A line of a basket's menu that sets several of its fields at once ("Raise a new army"): what it is called, and
    the tokens of the fields that it sets, by name."""

    label: Text
    fields: Mapping[str, Given]


def _nothing(given: Given) -> str:
    return ""


def _no_offers(given: Given) -> Sequence[BasketOffer]:
    return ()


class Aid(msgspec.Struct, frozen=True, kw_only=True):
    """Help with a question. brief: lines below it; note: a few words on an option's token; odds: the odds of an answer
    that begins with these tokens, as far as they are worked out; quick: whole answers that a button gives at once, by
    the key of the button's words; basket_offers: of a basket's draft, what sets several fields at once; at_once: tags
    of actions whose first choice stands beside them; ending: of those that end a turn or a phase; presumes: the token
    that is put in unasked after these, "" for none; term: the line that explains a term of art which the
    person meets here first."""

    places: frozenset[str] = frozenset()
    brief: str = ""
    note: Callable[[str], str] = _no_note
    odds: Callable[[Given], str] = _no_odds
    quick: Mapping[str, Action] = {}
    basket_offers: Callable[[Given], Sequence[BasketOffer]] = _no_offers
    at_once: frozenset[str] = frozenset()
    ending: frozenset[str] = frozenset()
    presumes: Callable[[Given], str] = _nothing
    term: Callable[[], str] = lambda: ""

    def on(self, given: Given, token: str) -> str:
        """Return what an option's label says beside its name: the odds of choosing it next, then the note on it."""
        return " · ".join(said for said in (self.odds((*given, token)), self.note(token)) if said)


NO_AID = Aid()


def aid_of(game: Game[Any], state: Any, view: Any, prompt: Prompt, words: Words) -> Aid:
    """Return the help of a title with a question, from the view of the seat that is asked, and its odds at once."""
    shown = title(game.id)

    def odds(given: Given) -> str:
        found = game.odds(state, prompt, given)
        return words.say(found) if found is not None else ""

    brief = cut("\n".join(shown.briefing(view, prompt, words)), BRIEF)
    beside = (_alike(prompt, words), _lasting(prompt, words))
    return Aid(
        places=shown.places,
        brief="\n".join(line for line in (brief, *beside) if line),
        note=lambda token: shown.note(view, token, words),
        odds=odds,
        quick=shown.quick(prompt) if prompt.answered is None else {},
        basket_offers=lambda given: [BasketOffer(*one) for one in shown.basket_offers(view, prompt, given)],
        at_once=shown.at_once,
        ending=shown.ending,
        presumes=lambda given: shown.presumes(view, prompt, given),
    )


def _alike(prompt: Prompt, words: Words) -> str:
    """Return why somebody is asked who has nothing to choose."""
    return words("screen.alike") if prompt.answered is None and nothing_to_decide(prompt) else ""


def _lasting(prompt: Prompt, words: Words) -> str:
    """Return for how long the standing order holds that a button under a window gives."""
    return words("screen.passing") if prompt.kind == WINDOW and prompt.answered is None else ""
