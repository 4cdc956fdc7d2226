"""Answers compared in imagined worlds: the usual one stands unless another is surely better."""

from engine.kernel.dice import UnverifiedRandom
from engine.kit.lookahead import best_by_worlds, compare_by_worlds


def test_luck_that_all_answers_share_decides_nothing() -> None:
    lots = UnverifiedRandom(1)
    luck = [100 * lots.fraction() for _ in range(12)]
    gain = {"hold": 0.0, "march": 0.5, "flee": -0.5}
    assert best_by_worlds(["hold", "march", "flee"], lambda one, world: luck[world] + gain[one], worlds=12) == "march"


def test_a_gain_that_may_be_chance_is_none() -> None:
    lots = UnverifiedRandom(2)
    luck = {(one, world): 10 * lots.fraction() for one in ("hold", "march") for world in range(8)}
    found = {best_by_worlds(["hold", "march"], lambda one, world: luck[one, world], worlds=8, sure=3.0)}
    assert found == {"hold"}


def test_an_answer_that_does_worse_is_given_up_early() -> None:
    asked: list[tuple[str, int]] = []

    def worth(answer: str, world: int) -> float:
        asked.append((answer, world))
        return {"hold": 1.0, "flee": 0.0, "march": 2.0}[answer] + world

    assert best_by_worlds(["hold", "flee", "march"], worth, worlds=10, first=4) == "march"
    assert max(world for answer, world in asked if answer == "flee") == 3
    assert max(world for answer, world in asked if answer == "march") == 9


def test_a_comparison_tells_the_two_nearest_over_the_worlds_that_both_were_played_in() -> None:
    luck, gain = [0.0, 4.0, 0.0, 4.0, 10.0, 20.0], {"hold": 1.0, "flee": 0.0, "march": 3.0}

    def worth(answer: str, world: int) -> float:
        return luck[world] + gain[answer]

    found = compare_by_worlds(["hold", "flee", "march"], worth, worlds=6)
    assert (found.best, found.is_usual, found.second, found.worlds) == ("march", False, "hold", 6)
    assert (round(found.worth, 3), round(found.second_worth, 3)) == (9.333, 7.333)
    found = compare_by_worlds(["march", "flee", "hold"], worth, worlds=6)  # both are given up after four
    assert (found.best, found.is_usual, found.second, found.worlds) == ("march", True, "hold", 4)
    assert (found.worth, found.second_worth) == (5.0, 3.0)
    assert compare_by_worlds(["hold"], worth, worlds=6).second is None


def test_where_nothing_else_may_be_answered_nothing_is_thought_about() -> None:
    assert best_by_worlds(["hold"], lambda answer, world: 1 / 0, worlds=5) == "hold"
