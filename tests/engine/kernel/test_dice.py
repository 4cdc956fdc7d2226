"""Dice: keyed draws that anybody can derive again, without bias; commitment; scripted dice; lots."""

import hashlib
import hmac
from collections import Counter

import pytest

from engine.kernel.dice import KeyedDice, ScriptedDice, UnverifiedRandom, dice_secret_hash, game_key, prompt_key
from engine.kernel.errors import EngineBug

KEY = bytes(range(32))


def by_hand(decision: int, label: str, index: int, part: int = 0) -> bytes:
    return hmac.new(KEY, f"{decision}\0{label}\0{index}\0{part}".encode(), hashlib.sha256).digest()


def test_a_roll_is_the_hmac_of_decision_label_and_index() -> None:
    dice = KeyedDice(KEY, 7)
    for index in range(5):
        assert dice.roll("event", 10) == int.from_bytes(by_hand(7, "event", index)[:8], "big") % 10 + 1
    assert [(d.label, d.index, d.sides) for d in dice.drawn] == [("event", n, 10) for n in range(5)]


def test_known_vectors() -> None:
    assert [KeyedDice(KEY, n).roll("event", 10) for n in range(8)] == [
        int.from_bytes(by_hand(n, "event", 0)[:8], "big") % 10 + 1 for n in range(8)
    ]
    assert dice_secret_hash(b"secret") == hashlib.sha256(b"praetor dice\0secret").hexdigest()


def test_a_value_that_would_favour_low_faces_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = []

    def digest(self: KeyedDice, label: str, index: int, part: int) -> bytes:
        parts.append(part)
        return b"\xff" * 32 if part == 0 else b"\0" * 32

    monkeypatch.setattr(KeyedDice, "_digest", digest)
    assert KeyedDice(KEY, 1).roll("x", 10) == 1
    assert parts == [0, 1]


def test_a_draw_elsewhere_shifts_nothing() -> None:
    one, two = KeyedDice(KEY, 3), KeyedDice(KEY, 3)
    two.roll("added later", 6)
    assert one.roll("event", 100) == two.roll("event", 100)


def test_redo_repeats_and_a_new_decision_does_not() -> None:
    again = [[KeyedDice(KEY, 5).roll(f"l{n}", 1000) for n in range(10)] for _ in range(2)]
    assert again[0] == again[1]
    assert again[0] != [KeyedDice(KEY, 6).roll(f"l{n}", 1000) for n in range(10)]


@pytest.mark.parametrize("sides", [2, 6, 10])
def test_no_face_is_favoured(sides: int) -> None:
    rolls = Counter(KeyedDice(KEY, n).roll("fair", sides) for n in range(6000))
    expected = 6000 / sides
    assert set(rolls) == set(range(1, sides + 1))
    assert sum((count - expected) ** 2 / expected for count in rolls.values()) < 30  # chi squared, far out


def test_a_shuffle_does_not_hang_on_the_order_it_is_given() -> None:
    items = [str(n) for n in range(20)]
    one = KeyedDice(KEY, 1).shuffle("deck", items)
    assert one == KeyedDice(KEY, 1).shuffle("deck", list(reversed(items)))
    assert sorted(one) == sorted(items) and one != items
    assert one != KeyedDice(KEY, 2).shuffle("deck", items)


def test_a_kept_shuffle_names_its_order() -> None:
    dice = KeyedDice(KEY, 1)
    got = dice.shuffle("deck", ["c", "a", "b"])
    assert [sorted("abc")[int(n)] for n in dice.drawn[0].result.split(",")] == got


def test_every_place_of_a_shuffle_is_as_likely() -> None:
    tops = Counter(KeyedDice(KEY, n).shuffle("deck", list("abcd"))[0] for n in range(2000))
    assert all(400 < count < 600 for count in tops.values())


def test_pick_counts_doubles() -> None:
    picks = Counter(KeyedDice(KEY, n).pick("cup", ["a", "b", "a"]) for n in range(900))
    assert 500 < picks["a"] < 700
    assert KeyedDice(KEY, 1).pick("cup", ["b", "a", "c"]) == KeyedDice(KEY, 1).pick("cup", ["c", "b", "a"])


def test_impossible_dice_are_a_bug() -> None:
    with pytest.raises(EngineBug):
        KeyedDice(KEY, 1).roll("x", 0)


def test_the_game_key_comes_of_secret_and_words() -> None:
    one = game_key(b"s", {"a": "x", "b": "y"})
    assert one == game_key(b"s", {"b": "y", "a": "x"})
    assert len({one, game_key(b"t", {"a": "x", "b": "y"}), game_key(b"s", {"a": "x"}), game_key(b"s", {})}) == 4


def test_the_prompt_key_is_another() -> None:
    assert prompt_key(KEY) != KEY[:16] and len(prompt_key(KEY)) == 16


def test_scripted_dice() -> None:
    dice = ScriptedDice(3, 1, orders={"deck": ["b", "a"]})
    assert dice.roll("x", 6) == 3 and dice.left == 1
    assert dice.pick("y", ["q", "p"]) == "p"
    assert dice.shuffle("deck", ["a", "b"]) == ["b", "a"] and dice.shuffle("other", ["b", "a"]) == ["a", "b"]
    with pytest.raises(EngineBug):
        dice.roll("z", 6)
    with pytest.raises(EngineBug):
        ScriptedDice(7).roll("x", 6)


def test_lots_repeat() -> None:
    def drawn(seed: int | str) -> list[object]:
        lots = UnverifiedRandom(seed)
        return [lots.integer_below(9), lots.choose("abc"), lots.shuffled("abcdef"), lots.fraction()]

    assert drawn("s") == drawn("s") != drawn("t")
    assert sorted(UnverifiedRandom(1).shuffled("abc")) == ["a", "b", "c"]
