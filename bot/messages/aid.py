"""What a title adds to a question: letters for places, what one must know, notes on options, quick answers."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from engine.kernel.actions import Action
from engine.kernel.choices import Given, Option
from engine.kernel.prompts import Preview
from engine.kernel.texts import Text


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


def _not_seen(given: Given) -> Preview | None:
    return None


def _no_offers(given: Given) -> Sequence[BasketOffer]:
    return ()


def _nowhere(field: str, option: Option) -> tuple[str, str]:
    return "", ""


class PromptHelp(msgspec.Struct, frozen=True, kw_only=True):
    """Help with a question. brief: lines below it; note: a few words on an option's token; odds: the odds of an answer
    that begins with these tokens, as far as they are worked out; seen: what an answer would mean, as far as that is;
    quick: whole answers that a button gives at once, by the key of the button's words; basket_offers: of a basket's
    draft, what sets several fields at once; at_once: tags of actions whose first choice stands beside them; worth: tags
    of actions in the order in which a menu lists them before all others; ending: of those that end a turn or a phase;
    presumes: the token that is put in unasked after these, "" for none; term: the line that explains a term of art
    which the person meets here first; sentences: the words of its actions are sentences that a button may bear as they
    are; sentence_deeds: tags of the actions of which that holds, where it does not of all; stands: the place and the
    piece on the map that an option of a field stands for, "" for none (`Title.place_of_option`,
    `Title.piece_of_option`)."""

    places: frozenset[str] = frozenset()
    brief: str = ""
    note: Callable[[str], str] = _no_note
    odds: Callable[[Given], str] = _no_odds
    seen: Callable[[Given], Preview | None] = _not_seen
    quick: Mapping[str, Action] = {}
    basket_offers: Callable[[Given], Sequence[BasketOffer]] = _no_offers
    at_once: frozenset[str] = frozenset()
    worth: tuple[str, ...] = ()
    ending: frozenset[str] = frozenset()
    sentences: bool = False
    sentence_deeds: frozenset[str] = frozenset()
    presumes: Callable[[Given], str] = _nothing
    term: Callable[[], str] = lambda: ""
    stands: Callable[[str, Option], tuple[str, str]] = _nowhere

    def label_suffix(self, given: Given, token: str) -> str:
        """Return what an option's label says beside its name: the odds of choosing it next, then the note on it."""
        return " · ".join(said for said in (self.odds((*given, token)), self.note(token)) if said)


NO_AID = PromptHelp()
