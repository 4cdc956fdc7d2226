"""Zones: where cards lie and who knows it."""

import pytest

from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import EngineBug
from engine.kernel.zones import EVERYBODY, NOBODY, PUBLIC, Cards, seat_mask

SEATS = ("a", "b", "c")
A, B, C = (seat_mask(SEATS, seat) for seat in SEATS)


def table() -> Cards:
    zones = {"deck": list("qrst"), "pile": [], "a": list("uv"), "b": list("wx"), "c": []}
    knows = {**dict.fromkeys("qrst", NOBODY), **dict.fromkeys("uv", A), **dict.fromkeys("wx", B)}
    return Cards(zones, knows)


def test_bits() -> None:
    assert (A, B, C) == (2, 4, 8) and seat_mask(SEATS, "a", "c") == 10 and seat_mask(SEATS) == 0
    assert EVERYBODY & PUBLIC and EVERYBODY & C


def test_show_says_whether_anybody_learned() -> None:
    cards = table()
    assert cards.show(["u"], B) and not cards.show(["u"], B)
    assert cards.seen("a", B) == ("u",) and cards.seen("a", A) == ("u", "v") and cards.seen("a", PUBLIC) == ()


def test_move_keeps_what_is_known() -> None:
    cards = table()
    cards.show(["u"])
    cards.move(["u"], "a", "pile")
    assert cards.seen("pile", PUBLIC) == ("u",) and cards.zones["a"] == ["v"]
    with pytest.raises(EngineBug):
        cards.move(["u"], "a", "pile")


def test_hide_forgets_the_whole_source_for_those_who_do_not_see() -> None:
    cards = table()
    cards.show(["u", "v"])
    cards.hide(["u"], "a", "pile", A)
    assert cards.seen("a", PUBLIC) == () and cards.seen("pile", B) == ()
    assert cards.seen("a", A) == ("v",) and cards.seen("pile", A) == ("u",)


def test_hide_nothing_forgets_nothing() -> None:
    cards = table()
    cards.show(["u"])
    cards.hide([], "a", "pile", A)
    assert cards.seen("a", PUBLIC) == ("u",)


def test_hide_shows_it_to_giver_and_taker() -> None:
    cards = table()
    cards.hide(["u"], "a", "b", A | B)
    assert cards.seen("b", B) == ("w", "x", "u") and cards.seen("b", A) == ("u",) and cards.seen("b", C) == ()


def test_a_shuffle_forgets() -> None:
    cards = table()
    cards.show(list("qrst"))
    cards.shuffled("deck", list("tsrq"))
    assert cards.zones["deck"] == list("tsrq") and cards.seen("deck", PUBLIC) == ()
    with pytest.raises(EngineBug):
        cards.shuffled("deck", list("tsr"))


def test_might_hold_by_public_knowledge() -> None:
    cards = table()
    assert cards.might_hold_any_of("a", ["q"])  # nobody knows where it lies
    assert cards.might_hold_any_of("a", ["w"])  # that b has it is not public
    assert not cards.might_hold_any_of("c", ["q"])  # an empty hand
    cards.show(["q"])
    assert not cards.might_hold_any_of("a", ["q"]) and cards.might_hold_any_of("a", ["q", "r"])
    cards.show(["u", "v"])
    assert cards.might_hold_any_of("a", ["u"]) and not cards.might_hold_any_of("a", ["r"])
    assert not cards.might_hold_any_of("b", ["u"])
    assert not cards.might_hold_any_of("a", [])


def test_elsewhere() -> None:
    cards = table()
    cards.show(["q"])
    assert cards.cards_known_elsewhere("a", PUBLIC) == {"q"} and cards.cards_known_elsewhere("deck", B) == {"w", "x"}


@pytest.mark.parametrize("mask", [PUBLIC, A, B, C])
def test_determinize_keeps_what_the_seat_knows(mask: int) -> None:
    seen = set()
    for n in range(40):
        cards = table()
        cards.show(["q"])
        before = {zone: cards.seen(zone, mask) for zone in cards.zones}
        sizes = {zone: len(pile) for zone, pile in cards.zones.items()}
        cards.determinize(mask, UnverifiedRandom(n))
        assert {zone: cards.seen(zone, mask) for zone in cards.zones} == before
        assert {zone: len(pile) for zone, pile in cards.zones.items()} == sizes
        assert list(cards.violations()) == []
        assert all(cards.knows[card] & A for card in cards.zones["a"])  # each hand stays known to its owner
        seen.add(str(cards.zones))
    assert len(seen) > 10


def test_broken_finds_doubles_and_lost_knowledge() -> None:
    cards = table()
    cards.zones["pile"].append("q")
    assert list(cards.violations())
    cards = table()
    del cards.knows["q"]
    assert list(cards.violations())


def test_a_copy_is_independent() -> None:
    cards = table()
    new = cards.copy()
    new.move(["u"], "a", "b")
    new.show(["q"])
    assert cards.zones["a"] == ["u", "v"] and cards.knows["q"] == NOBODY
