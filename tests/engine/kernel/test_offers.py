"""Offers: whom they are put to, who may know of them, how they end."""

from engine.kernel.actions import Accept, Decline, WithdrawOffer
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import OfferAnswered, OfferMade
from engine.kernel.prompts import MUST, OFFER
from tests.engine.kernel.test_machine import act, after, kinds, prompt, start
from tests.engine.kernel.toy import TOY, Auction, Bid, Finish, Idle, Propose, Travel, Whisper


def test_an_offer_says_who_makes_it_and_what_it_is() -> None:
    state = after(start(), ("a", Propose("b")))
    asked, own = prompt(state, "b", OFFER), prompt(state, "a", OFFER)
    assert asked.is_received_offer and not own.is_received_offer and asked.public and own.offered_by == "a"
    assert asked.subject is not None and asked.subject.key == "offer.to_you" and asked.subject.args["frm"] == "a"
    assert asked.subject.args["said"].args == {"gold": 1}
    assert own.subject is not None and own.subject.key == "offer.of_yours" and own.subject.args["to"] == "b"


def test_who_has_made_an_offer_takes_it_back() -> None:
    done = act(after(start(), ("a", Propose("b"))), "a", WithdrawOffer())
    assert done.state.offers == () and done.barrier == "withdrawn"
    (event,) = [t.event for t in done.events if isinstance(t.event, OfferAnswered)]
    assert event.answer == "withdrawn" and event.label().key == "event.offer_withdrawn"  # type: ignore[union-attr]


def test_an_offer_that_is_accepted_can_be_taken_back_no_more() -> None:
    state = after(start(), ("a", Propose("b")), ("a", Travel()), ("b", Accept()))
    assert state.offers[0].accepted  # it takes effect when the journey is over
    assert kinds(state) == {"a": {MUST}}


def test_a_private_offer_is_known_to_two() -> None:
    done = act(start(), "a", Whisper("b"))
    event = done.events[0].event
    assert isinstance(event, OfferMade) and event.seen_by("b") == event == event.seen_by("a")
    assert event.seen_by("c") is None and event.seen_by(None) is None
    assert not prompt(done.state, "b", OFFER).public
    views = [TOY.view(done.state, seat) for seat in ("a", "b", "c", None)]
    assert [v.offers for v in views] == [("a to b",), ("a to b",), (), ()]  # type: ignore[attr-defined]
    assert TOY.determinize(done.state, "c", UnverifiedRandom("x")).offers == ()
    assert len(TOY.determinize(done.state, "b", UnverifiedRandom("x")).offers) == 1
    declined = act(done.state, "b", Decline()).events[0].event
    assert declined.seen_by("a") == declined and declined.seen_by("c") is None and declined.seen_by(None) is None


def test_an_offer_that_is_taken_while_answers_are_sealed_waits_for_them() -> None:
    """Else the sealed answers of others would be lost, and asked anew at a moment that tells of it."""
    state = after(start(), ("a", Propose("b")), ("a", Auction()), ("c", Bid(2)))
    accepted = act(state, "b", Accept(), OFFER).state
    assert accepted.gold["b"] == 5 and accepted.pending is not None and accepted.pending.answers == {"c": Bid(2)}
    assert after(accepted, ("a", Bid(0)), ("b", Bid(0))).gold == {"a": 4, "b": 6, "c": 3}


def test_an_offer_ends_with_the_game() -> None:
    assert act(after(start(), ("a", Propose("b")), ("a", Idle())), "b", Finish()).state.offers == ()
