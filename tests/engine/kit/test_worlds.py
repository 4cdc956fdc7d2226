"""Worlds to think in: cards dealt with their right chances, never by the truth; a world played on."""

from collections import Counter
from itertools import permutations

from engine.games import game_by_id
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kernel.zones import Cards, seat_mask
from engine.kit.worlds import advance

SEATS = ("1", "2")
MINE = seat_mask(SEATS, "1")


def _table(hand: list[str], deck: list[str]) -> Cards:
    """Seat 1 holds `a`; seat 2 holds a hand, of which seat 1 knows `b` where it lies there; the rest is the deck."""
    knows = {card: seat_mask(SEATS, "2") if card in hand else 0 for card in (*hand, *deck)}
    knows["b"] |= MINE
    return Cards(zones={"1": ["a"], "2": hand, "deck": deck}, knows={"a": MINE, **knows})


def _dealt(cards: Cards, seed: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    cards.sample(MINE, UnverifiedRandom(seed))
    return tuple(cards.zones["2"]), tuple(cards.zones["deck"])


def test_every_deal_that_may_be_is_as_likely_as_by_the_exact_chances() -> None:
    """Of the six orders of c, d and e in the three places that seat 1 cannot see, each has a sixth; what it knows
    stays."""
    times = 6000
    found = Counter(_dealt(_table(["b", "c"], ["d", "e"]), seed) for seed in range(times))
    possible = {(("b", one), (two, three)) for one, two, three in permutations("cde")}
    assert set(found) == possible
    off = sum((count - times / 6) ** 2 / (times / 6) for count in found.values())
    assert off < 20.5  # chi-square of five degrees of freedom: one of a thousand is above


def test_a_hand_of_many_unknown_cards_holds_each_as_often_as_it_must() -> None:
    """Of 10 unknown cards 4 lie in the hand: each in two of five worlds, and each pair in two of fifteen."""
    rest = list("cdefghijkl")
    ones: Counter[str] = Counter()
    pairs: Counter[frozenset[str]] = Counter()
    for seed in range(5000):
        hand, _ = _dealt(_table(["b", *rest[:4]], rest[4:]), seed)
        ones.update(hand[1:])
        pairs.update(frozenset((one, two)) for one in hand[1:] for two in hand[1:] if one < two)
    assert all(abs(count / 5000 - 2 / 5) < 0.03 for count in ones.values()) and len(ones) == 10
    assert all(abs(count / 5000 - 2 / 15) < 0.02 for count in pairs.values()) and len(pairs) == 45


def test_a_world_does_not_hang_on_what_lies_there_in_truth() -> None:
    for seed in range(20):
        truths = (_table(["b", "c"], ["d", "e"]), _table(["b", "e"], ["c", "d"]), _table(["b", "d"], ["e", "c"]))
        assert len({_dealt(cards, seed) for cards in truths}) == 1


def test_determinize_starts_from_the_truth_and_a_sample_does_not() -> None:
    """Why there are both: what determinize deals to the same lots depends on where the cards lay."""
    one, two = _table(["b", "c"], ["d", "e"]), _table(["b", "e"], ["c", "d"])
    one.determinize(MINE, UnverifiedRandom(1))
    two.determinize(MINE, UnverifiedRandom(1))
    assert one.zones != two.zones


def test_a_state_is_played_on_until_something_holds_and_by_the_same_dice_alike() -> None:
    game = game_by_id("samnite_wars")
    state = game.start({}, ("1", "2", "3"), b"key", KeyedDice(b"secret", 0)).state

    def usual(now: object, prompt: Prompt) -> Action | None:
        return None

    before = game.encode(state)
    one, again = (advance(game, state, usual, lambda now: now.turn > 2, KeyedDice(b"dice", 0)) for _ in range(2))
    assert one.turn == 3 and game.encode(one) == game.encode(again)
    assert game.encode(state) == before
    assert game.encode(advance(game, state, usual, lambda now: now.turn > 2, KeyedDice(b"others", 0))) != game.encode(
        one
    )


def test_a_game_that_is_over_is_played_on_no_further() -> None:
    game = game_by_id("samnite_wars")
    state = game.start({"last_round": "1"}, ("1", "2"), b"key", KeyedDice(b"secret", 0)).state
    over = advance(game, state, lambda now, prompt: None, lambda now: False, KeyedDice(b"dice", 0))
    assert game.outcome(over) is not None
