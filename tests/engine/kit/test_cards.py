"""Decks: who knows what after a draw, a look, a discard or a gift, and that what was learned bars the undo."""

import msgspec
import pytest

from engine.kernel.dice import ScriptedDice, UnverifiedRandom
from engine.kernel.events import Event
from engine.kernel.play import Play
from engine.kernel.zones import EVERYBODY, PUBLIC, Cards, seat_mask
from engine.kit.cards import Deck, hand_cards_over, held_cards, possible_card_holders
from tests.engine.kernel.toy import ToyState

SEATS = ("a", "b", "c")
A, B, C = (seat_mask(SEATS, seat) for seat in SEATS)


class Shuffled(Event, frozen=True):
    """So many cards lie in the deck again."""

    count: int


class Dealt(Event, frozen=True):
    """Cards were drawn."""

    cards: tuple[str, ...]


def table(deck: str = "qrst", discard: str = "", a: str = "", b: str = "", order: str = "") -> Play[ToyState]:
    """Hands are known to their owners, discards to all. order: what a shuffle gives."""
    zones = {"deck": list(deck), "discard": list(discard), "out": [], "a": list(a), "b": list(b), "c": []}
    knows = {
        **dict.fromkeys(deck, 0),
        **dict.fromkeys(discard, EVERYBODY),
        **dict.fromkeys(a, A),
        **dict.fromkeys(b, B),
    }
    state = ToyState(prompt_key=b"", seats=SEATS, gold={}, cards=Cards(zones, knows))
    return Play(state, ScriptedDice(orders={"deck": order} if order else None))


def test_a_draw_is_known_to_its_owner_alone_and_bars_the_undo() -> None:
    play = table()
    assert Deck().draw(play, "a", 2, A) == ("t", "s")
    cards = play.state.cards
    assert cards.zones["a"] == ["t", "s"] and cards.zones["deck"] == ["q", "r"]
    assert cards.seen("a", A) == ("t", "s") and cards.seen("a", PUBLIC) == () == cards.seen("a", B)
    assert play.barriers == ["reveal"] and list(cards.violations()) == []


def test_who_knew_the_top_card_knows_who_has_drawn_it() -> None:
    play = table()
    assert Deck().look(play, 1, B) == ("t",)
    Deck().draw(play, "a", 2, A)
    assert play.state.cards.seen("a", B) == ("t",) and play.state.cards.seen("a", A) == ("t", "s")


def test_an_empty_deck_is_made_of_the_discards_at_the_next_draw() -> None:
    play = table("q", "xyz", "", "", "zxy")
    deck = Deck(reshuffled=Shuffled)
    assert deck.left(play.state.cards) == 4
    assert deck.draw(play, "a", 1, A) == ("q",) and play.state.cards.zones["deck"] == [] and not play.dice.drawn
    assert deck.draw(play, "a", 2, A, Dealt) == ("y", "x")
    assert [told.event for told in play.events] == [Shuffled(3), Dealt(("y", "x"))]
    cards = play.state.cards
    assert cards.zones["deck"] == ["z"] and cards.zones["discard"] == [] and cards.knows["z"] == 0
    assert deck.draw(play, "b", 5, B) == ("z",) and deck.left(cards) == 0
    assert deck.draw(play, "b", 1, B, Dealt) == () and len(play.events) == 2


def test_nothing_drawn_bars_and_tells_nothing() -> None:
    for play in (table(), table("")):
        count = 0 if play.state.cards.zones["deck"] else 3
        assert Deck().draw(play, "a", count, A, Dealt) == () and play.barriers == [] and play.events == []


def test_an_open_top_card_lies_open_again_after_every_draw() -> None:
    play = table("qr", "xy", "", "", "yx")
    deck = Deck(reshuffled=Shuffled, open_top=lambda state: True, at_once=True)
    deck.turn_up(play)
    assert play.state.cards.seen("deck", PUBLIC) == ("r",) and play.barriers == ["reveal"]
    deck.draw(play, "a", 1, A, Dealt)
    cards = play.state.cards
    assert cards.seen("a", PUBLIC) == ("r",) and cards.seen("deck", PUBLIC) == ("q",)
    deck.draw(play, "b", 1, B, Dealt)  # the deck is empty: made of the discards at once, its top card turned up
    assert [told.event for told in play.events] == [Dealt(("r",)), Dealt(("q",)), Shuffled(2)]
    assert cards.zones["deck"] == ["y", "x"] and cards.seen("deck", PUBLIC) == ("x",)


def test_at_once_an_empty_deck_is_filled_before_a_draw_as_well() -> None:
    play = table("", "x")
    Deck(open_top=lambda state: True, at_once=True).draw(play, "a", 0, A)
    assert play.state.cards.zones["deck"] == ["x"] and play.state.cards.seen("deck", PUBLIC) == ("x",)


def test_make_shuffles_and_nobody_knows_but_the_open_card() -> None:
    for is_open in (False, True):

        def open_top(state: ToyState, is_open: bool = is_open) -> bool:
            return is_open

        play = table("", "", "", "", "tqsr")
        play.state.cards.knows = dict.fromkeys("qrst", 0)
        Deck(open_top=open_top).make(play, "qrst")
        assert play.state.cards.zones["deck"] == list("tqsr")
        assert play.state.cards.seen("deck", PUBLIC) == (("r",) if is_open else ())
        assert play.barriers == (["reveal"] if is_open else [])
        assert [draw.label for draw in play.dice.drawn] == ["deck"]


def test_a_look_shows_the_top_and_leaves_it() -> None:
    play = table()
    assert Deck().look(play, 2, B) == ("t", "s") and play.barriers == ["reveal"]
    cards = play.state.cards
    assert cards.zones["deck"] == list("qrst") and cards.seen("deck", B) == ("s", "t") and cards.seen("deck", A) == ()
    assert Deck().look(play, 2, B) == ("t", "s") and play.barriers == ["reveal"]  # nothing new
    assert Deck().look(play, 0, B) == () and Deck().look(play, 9, B) == ("t", "s", "r", "q")


@pytest.mark.parametrize("to", ["", "out"])
def test_a_discard_is_seen_by_all(to: str) -> None:
    play = table(a="uv")
    Deck().discard(play, "a", ["u"], to)
    assert play.state.cards.seen(to or "discard", PUBLIC) == ("u",) and play.state.cards.zones["a"] == ["v"]
    assert play.barriers == ["reveal"]


def test_a_card_that_all_knew_is_discarded_without_a_bar() -> None:
    play = table(a="uv")
    play.state.cards.show(["u"])
    Deck().discard(play, "a", ["u"])
    assert play.barriers == []


def test_what_is_laid_aside_face_down_is_forgotten() -> None:
    play = table(a="uv")
    play.state.cards.show(["u", "v"])
    Deck().discard_face_down(play, "a", ["u"], A)
    cards = play.state.cards
    assert cards.seen("discard", PUBLIC) == () == cards.seen("a", PUBLIC) and cards.seen("discard", A) == ("u",)
    assert play.barriers == []  # nobody has learned anything


def test_a_gift_is_known_to_both_and_bars_the_undo() -> None:
    play = table(a="uv")
    hand_cards_over(play, "a", "b", ["u"], A | B)
    assert play.state.cards.seen("b", B) == ("u",) == play.state.cards.seen("b", A)
    assert play.state.cards.seen("b", C) == () and play.barriers == ["reveal"]
    hand_cards_over(play, "a", "b", [], A | B)
    assert play.barriers == ["reveal"]


def test_hands_and_holders() -> None:
    play = table(a="uv", b="wx")
    cards = play.state.cards
    assert held_cards(cards, "a", {"v", "u", "w"}) == ("u", "v") and held_cards(cards, "c", {"u"}) == ()
    assert possible_card_holders(cards, SEATS, iter(("u",))) == (
        "a",
        "b",
    )  # as far as all know: it lies hidden somewhere
    cards.show(["u"])
    assert possible_card_holders(cards, SEATS, ("u",)) == ("a",) and possible_card_holders(
        cards, SEATS, ("u", "w")
    ) == ("a", "b")


def test_any_run_of_draws_and_discards_keeps_every_card_and_every_hand_known() -> None:
    for seed in range(30):
        lots, play, deck = UnverifiedRandom(seed), table("qrst", "xyz", "uv", "w"), Deck()
        for _ in range(25):
            hand = lots.choose(SEATS)
            own = play.state.cards.zones[hand]
            if own and lots.integer_below(2):
                deck.discard(play, hand, [lots.choose(own)])
            elif own and lots.integer_below(2):
                deck.discard_face_down(play, hand, [lots.choose(own)], seat_mask(SEATS, hand))
            else:
                deck.draw(play, hand, 1 + lots.integer_below(3), seat_mask(SEATS, hand))
            cards = play.state.cards
            assert list(cards.violations()) == [] and sum(map(len, cards.zones.values())) == 10
            assert all(cards.seen(seat, seat_mask(SEATS, seat)) == tuple(cards.zones[seat]) for seat in SEATS)
            assert not any(cards.knows[card] for card in cards.zones["deck"])
        stored = msgspec.msgpack.encode(play.state.cards)
        assert msgspec.msgpack.decode(stored, type=Cards) == play.state.cards
