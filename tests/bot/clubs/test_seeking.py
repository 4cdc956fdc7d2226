"""Who fits together: what each wants holds for all, the longest wait comes first, and nobody is taken whom they did not
look for."""

import random
from itertools import combinations
from typing import Any

import pytest

from bot.clubs.seeking import Seek, Seeker, can_sit_together, decoded_seek, encoded_seek, people_to_seat_with


def seats(game: str) -> tuple[int, int, int]:
    return {"duel": (2, 2, 2), "war": (2, 5, 4), "three": (3, 3, 3)}[game]


def seeker(user: int, *games: str, points: int | None = None, **more: Any) -> Seeker:
    return Seeker(user, Seek(games=games or ("war",), **more), points)


def users(newest: Seeker, *others: Seeker) -> tuple[str, list[int], int] | None:
    found = people_to_seat_with(newest, others, seats)
    return found and (found.game, [one.user for one in found.persons], found.computers)


def test_two_meet_at_once_where_two_are_enough() -> None:
    assert users(seeker(2, "duel"), seeker(1, "duel")) == ("duel", [2, 1], 0)
    assert users(seeker(2, "duel"), seeker(1, "war")) is None and users(seeker(1, "duel")) is None


def test_people_fill_a_table_before_computer_players_do() -> None:
    three = [seeker(user, "war", players=4) for user in (1, 2, 3)]
    assert users(seeker(4, "war", players=4), *three) == ("war", [4, 1, 2, 3], 0)
    assert users(seeker(4, "war", players=4), *three[:1]) == ("war", [4, 1], 2)
    assert users(seeker(4, "war", players=4, computers=False), *three[:1]) is None
    assert users(seeker(4, "three", computers=False), seeker(1, "three")) is None
    assert users(seeker(4, "three"), seeker(1, "three", computers=False)) is None


def test_who_has_looked_longest_is_taken_first() -> None:
    assert users(seeker(9, "duel"), seeker(5, "duel"), seeker(1, "duel")) == ("duel", [9, 5], 0)


@pytest.mark.parametrize(
    ("mine", "theirs", "fits"),
    [
        ({"pace": "live"}, {"pace": "slow"}, False), ({"pace": "live"}, {}, True),
        ({"language": "it"}, {"language": "en"}, False), ({"players": 2}, {"players": 3}, False),
        ({"low": 1100}, {"points": 1050}, False), ({"low": 1100}, {}, False),
        ({"low": 1100}, {"points": 1200}, True), ({"high": 1100}, {"points": 1200}, False),
        ({"high": 1100}, {"points": 900}, True), ({}, {"low": 1100}, False),
        ({"points": 1100}, {"low": 1100, "high": 1100}, True),
    ],
)  # fmt: skip
def test_what_one_wants_holds_for_the_other(mine: dict[str, Any], theirs: dict[str, Any], fits: bool) -> None:
    one, other = seeker(1, "war", **mine), seeker(2, "war", **theirs)
    assert can_sit_together(one, other, "war") is fits and can_sit_together(other, one, "war") is fits


def test_a_wish_comes_back_as_it_was() -> None:
    wish = Seek(games=("war", "duel"), players=3, pace="live", low=900, computers=False, name="Ada")
    assert decoded_seek(encoded_seek(wish)) == wish


@pytest.mark.parametrize("seed", range(40))
def test_whoever_is_brought_together_fits_each_with_each(seed: int) -> None:
    lots = random.Random(seed)

    def made(user: int) -> Seeker:
        return seeker(
            user, *lots.sample(["duel", "war", "three"], lots.randint(1, 3)), points=lots.choice([None, 900, 1100]),
            players=lots.choice([0, 0, 2, 3, 4]), pace=lots.choice(["", "live", "daily"]),
            low=lots.choice([0, 0, 1000]), computers=lots.random() < 0.6,
        )  # fmt: skip

    others = [made(user) for user in range(1, 15)]
    newest = made(20)
    found = people_to_seat_with(newest, others, seats)
    assert found == people_to_seat_with(newest, others, seats)
    if found is None:
        assert not any(can_sit_together(newest, one, "duel") for one in others if newest.seek.players in (0, 2))
        return
    least, most, _ = seats(found.game)
    size = len(found.persons) + found.computers
    assert newest in found.persons and least <= size <= most and len(found.persons) > 1
    assert all(can_sit_together(a, b, found.game) for a, b in combinations(found.persons, 2))
    assert all(one.seek.players in (0, size) for one in found.persons)
    assert not found.computers or all(one.seek.computers for one in found.persons)
