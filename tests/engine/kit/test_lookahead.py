"""Answers compared in imagined worlds: the usual one stands unless another is surely better."""

from engine.kernel.dice import UnverifiedRandom
from engine.kit.lookahead import best_by_worlds


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


def test_where_nothing_else_may_be_answered_nothing_is_thought_about() -> None:
    assert best_by_worlds(["hold"], lambda answer, world: 1 / 0, worlds=5) == "hold"
