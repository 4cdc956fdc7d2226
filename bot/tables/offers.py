"""Offers at the table: each is a direct message of its own to the person to whom it is made, with Accept and Decline.
When it is open no more, however that came about (an answer, its maker took it back, its time is over, an undo), the
message says so and loses its buttons.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.tables.live import LiveTable
from bot.tables.post_types import Offer, OfferOver, outbox_post
from engine.kernel.events import Event, OfferAnswered, OfferMade, Seat
from engine.kernel.offers import offer_id
from engine.kernel.prompts import Prompt
from engine.store.models import HUMAN, NewPost, SeatRow

GONE = "gone"  # how an offer ended of whose end no event tells


def offer_posts_of_decision(before: Iterable[Prompt], after: LiveTable, events: Sequence[Event]) -> list[NewPost]:
    """Return what is said of offers that are new, and of those that are open no more."""
    then = {prompt.id: prompt for prompt in before if prompt.is_received_offer}
    now = {prompt.id: prompt for prompt in after.prompts() if prompt.is_received_offer}
    closed = [_over(prompt, _how(prompt, after, events)) for one, prompt in then.items() if one not in now]
    made = [offer_message(prompt) for one, prompt in now.items() if one not in then and _person(after, prompt.seat)]
    return [*closed, *made]


def _person(live: LiveTable, seat: Seat) -> SeatRow | None:
    row = live.seat_row(seat)
    return row if row is not None and row.kind == HUMAN else None


def offer_message(prompt: Prompt) -> NewPost:
    """Return the message with which an offer comes to the person to whom it is made. private: nobody else may know of
    it, so nothing is said in public where it cannot come."""
    return outbox_post(prompt.seat, Offer(prompt=prompt.id, private=not prompt.public), replaces=offer_key(prompt.id))


def _over(prompt: Prompt, how: str) -> NewPost:
    """Return what makes the message of an offer say how it ended. It carries no number: it is no message."""
    said = msgspec.to_builtins(prompt.subject) if prompt.subject is not None else None
    ended = OfferOver(prompt=prompt.id, said=said, how=how)
    return outbox_post(prompt.seat, ended, replaces=offer_key(prompt.id), numbered=False)


def offer_key(prompt_id: str) -> str:
    """Return what names the posts about one offer: its end voids its message, where that has not been sent."""
    return f"offer:{prompt_id}"


def _how(prompt: Prompt, after: LiveTable, events: Sequence[Event]) -> str:
    """Return how an offer ended: as its event tells, or accepted, though it takes effect later."""
    if any(offer.accepted and offer_id(after.state, offer) == prompt.id for offer in after.state.offers):
        return "accepted"
    about = _about(prompt)
    for event in events:
        if isinstance(event, OfferAnswered) and (event.frm, event.to, event.said) == about:
            return event.answer
    return GONE


def _about(prompt: Prompt) -> tuple[Any, ...]:
    args = prompt.subject.args if prompt.subject is not None else {}
    return args.get("frm"), args.get("to"), msgspec.to_builtins(args.get("said"))


def knows_of_offer_already(live: LiveTable, event: Event, seat: Seat) -> bool:
    """Return whether a seat need not be told of an event about an offer: it made the offer itself, or the message of
    the offer says so."""
    if isinstance(event, OfferMade):
        return seat in (live.game.seat_of_name(live.state, event.frm), live.game.seat_of_name(live.state, event.to))
    return isinstance(event, OfferAnswered) and seat == live.game.seat_of_name(live.state, event.to)
