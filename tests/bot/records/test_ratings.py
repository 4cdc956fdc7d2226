"""Ratings: they find the true order, and count what they should."""

import random
from typing import Any

import pytest

from bot.records.matches import Match, Played, match_of
from bot.records.ratings import FEW, rating_standings
from engine.store.models import OVER
from tests.bot.records.rows import row


def match(*places: int, users: tuple[int, ...] = (), counts: tuple[bool, ...] = ()) -> Match:
    people = users or tuple(range(1, len(places) + 1))
    return Match(
        table="T", name="T", game="g", guild=1, where=1, at=0.0,
        players=tuple(
            Played(seat=str(n), user=user, name=f"p{user}", sides=(), place=place, won=place == 1, score=None,
                   counts=counts[n] if counts else True)
            for n, (user, place) in enumerate(zip(people, places, strict=True))
        ),
    )  # fmt: skip


def ranks(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=lambda n: values[n])
    return [order.index(n) for n in range(len(values))]


def test_ratings_of_200_simulated_players_find_their_order() -> None:
    """Each has a true strength, and plays some sixty games of four with luck in them (rank correlation over 0.9)."""
    lots = random.Random(11)
    true = {user: lots.gauss(0, 1) for user in range(200)}
    found = []
    for _ in range(3000):
        people = tuple(lots.sample(range(200), 4))
        shown = {user: true[user] + lots.gauss(0, 0.8) for user in people}
        order = sorted(people, key=lambda user: -shown[user])
        found.append(match(*(1 + order.index(user) for user in people), users=people))
    best = {one.user: one.points for one in rating_standings(found, range(200))}
    a, b = ranks([true[user] for user in range(200)]), ranks([best[user] for user in range(200)])
    n = len(a)
    correlation = 1 - 6 * sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) / (n * (n * n - 1))
    assert correlation > 0.9, correlation


def test_only_those_who_take_part_and_played_themselves_are_rated() -> None:
    assert rating_standings([match(1, 2, 3)], {1}) == []
    assert {one.user for one in rating_standings([match(1, 2, 3)], {1, 3})} == {1, 3}
    assert rating_standings([match(1, 2, counts=(True, False))], {1, 2}) == []


def test_a_beginner_has_1000_points_and_is_provisional_for_some_games() -> None:
    won = [match(1, 2) for _ in range(FEW)]
    first = {one.user: one for one in rating_standings(won[:1], {1, 2})}
    assert first[1].points > 1000 and first[1].is_provisional and first[1].won == 1
    last = {one.user: one for one in rating_standings(won, {1, 2})}
    assert last[1].points > first[1].points and not last[1].is_provisional
    level = rating_standings([match(1, 1)], {1, 2})
    assert level[0].points == level[1].points


RESULT: dict[str, Any] = {
    "at": 9.0, "sides": {"1": ["rome"], "2": ["gauls"], "3": ["greeks"]}, "won": ["2"],
    "scores": {"1": 4.0, "2": 3.0, "3": 4.0}, "shares": {"1": 0.5, "2": 0.49, "3": 1.0},
}  # fmt: skip


def test_who_won_is_first_and_the_others_stand_by_score() -> None:
    found = match_of(row(OVER, extra={"result": RESULT}))
    assert found is not None
    assert [(one.place, one.won) for one in found.players] == [(2, False), (1, True), (2, False)]


def test_a_seat_that_another_played_for_over_half_of_the_game_counts_for_nobody() -> None:
    found = match_of(row(OVER, extra={"result": RESULT}))
    assert found is not None and [one.counts for one in found.players] == [True, False, True]


@pytest.mark.parametrize("extra", [{}, {"result": RESULT, "rehearsal": True}])
def test_what_has_no_result_or_was_rehearsed_is_no_game_of_the_records(extra: dict[str, Any]) -> None:
    assert match_of(row(OVER, extra=extra)) is None
