"""Offers between sides: open beside whatever is asked, to be accepted or declined by one and withdrawn by the other."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.kernel.actions import Accept, Action, Decline, WithdrawOffer
from engine.kernel.forms import Form, Menu
from engine.kernel.prompts import OFFER, Context, Prompt, PromptId, prompt_id
from engine.kernel.state import Offer, State
from engine.kernel.texts import Text, keyed_text

ANSWER_MENU = Menu(Form(Accept), Form(Decline))
WITHDRAW_MENU = Menu(Form(WithdrawOffer))


def offer_id(state: State[Any, Any], offer: Offer[Any]) -> PromptId:
    """Return the id of the prompt by which an offer is accepted or declined."""
    return prompt_id(state.prompt_key, offer.serial, 0, offer.to, "offer")


def withdrawal_id(state: State[Any, Any], offer: Offer[Any]) -> PromptId:
    """Return the id of the prompt by which an offer is withdrawn."""
    return prompt_id(state.prompt_key, offer.serial, 0, offer.frm, "withdraw")


def offer_prompts(state: State[Any, Any], seat_of: Callable[[str], str]) -> Iterator[Prompt]:
    """Yield two prompts for each open offer: to accept or decline it, and to withdraw it. The game waits for neither.

    seat_of: of a side: the seat that decides for it.
    """
    for offer in state.offers:
        if offer.accepted:
            continue
        moment = f"offer.{offer.terms.tag()}"
        yield Prompt(
            id=offer_id(state, offer),
            seat=seat_of(offer.to),
            side=offer.to,
            kind=OFFER,
            moment=moment,
            menu_of=lambda side: ANSWER_MENU,
            default_of=_decline,
            subject_of=_in_words("offer.to_you", offer),
            context_of=_terms_of(offer),
            offered_by=offer.frm,
            public=not offer.between,
        )
        yield Prompt(
            id=withdrawal_id(state, offer),
            seat=seat_of(offer.frm),
            side=offer.frm,
            kind=OFFER,
            moment=moment,
            menu_of=lambda side: WITHDRAW_MENU,
            default_of=_nothing,
            subject_of=_in_words("offer.of_yours", offer),
            context_of=_terms_of(offer),
            offered_by=offer.frm,
            public=not offer.between,
        )


def _in_words(key: str, offer: Offer[Any]) -> Callable[[str], Text]:
    return lambda side: keyed_text(key, frm=offer.frm, to=offer.to, said=offer.terms.label())


def _terms_of(offer: Offer[Any]) -> Callable[[str], Context]:
    return lambda side: offer.terms


def _decline(side: str) -> Action | None:
    return Decline()


def _nothing(side: str) -> Action | None:
    return None


def known_offers(state: State[Any, Any], seat: str | None) -> tuple[Offer[Any], ...]:
    """Return the offers that `seat` (None: the public) may know of, for a game's `view`."""
    return tuple(offer for offer in state.offers if offer.is_known_to(seat))
