"""What is done to a tournament: signing up, dropping out, results by hand, late games, pairings by hand."""

from typing import Any

import msgspec
import pytest

from engine.kernel.errors import RuleError
from engine.tournaments.changes import (
    advanced_tournament,
    begin_tournament,
    cancel_tournament,
    dropped_out,
    late_pairings,
    pairings_to_open,
    record_opened_table,
    signed_up,
    with_adjudication,
    with_result,
    with_swap,
)
from engine.tournaments.models import BY_HAND, CANCELLED, KNOCKOUT, LADDER, OVER, POOL, RUNNING, SWISS, Tournament
from engine.tournaments.round_robin import round_robin_round
from tests.engine.tournaments.seasons import entered, roles

DAY = 86_400.0


def started(kind: str = SWISS, count: int = 4, **more: Any) -> Tournament:
    plan = Tournament(kind=kind, least=2, most=2, **more)
    return begin_tournament(entered(plan, count), roles, 100.0)


def test_who_finds_no_place_waits_and_moves_up() -> None:
    full = entered(Tournament(kind=SWISS, least=2, most=2, places=2), 3)
    assert full.entrants_to_pair == [1, 2] and full.entrants[2].waiting
    after = dropped_out(full, 1, 0.0)
    assert after.entrants_to_pair == [2, 3] and [one.number for one in after.entrants] == [2, 3]


def test_who_comes_after_the_start_waits_but_at_a_ladder() -> None:
    late, entrant = signed_up(started())
    assert entrant.waiting and late.entrants_to_pair == [1, 2, 3, 4]
    ladder, entrant = signed_up(started(LADDER, rounds=3))
    assert not entrant.waiting and ladder.ladder[-1] == entrant.number


def test_too_few_cannot_begin_and_nobody_begins_twice() -> None:
    with pytest.raises(RuleError):
        started(count=1)
    with pytest.raises(RuleError):
        begin_tournament(started(), roles, 0.0)


def test_who_drops_out_is_replaced_by_who_waits_in_what_was_not_opened() -> None:
    plan, _ = signed_up(started(POOL))
    first = plan.pairings[0]
    plan = record_opened_table(plan, first.number, "TABLE")
    gone = first.players[0]
    after = dropped_out(plan, gone, 5.0)
    assert gone in after.pairings[0].players  # what is played goes on
    assert 5 in after.slots[0] and gone not in after.slots[0] and after.notes[-1].key == "tournament.note_replaced"
    assert after.entrant(5) is not None and 5 in after.entrants_to_pair


@pytest.mark.parametrize("kind", [SWISS, POOL, KNOCKOUT])
def test_nobody_comes_in_where_no_game_is_left_for_them(kind: str) -> None:
    """Who waited was taken off the list in the last round, and never got a game."""
    plan, _ = signed_up(started(kind, 4, rounds=0 if kind == KNOCKOUT else 1))
    first, second = plan.pairings
    plan = record_opened_table(plan, first.number, "TABLE")
    after = dropped_out(plan, first.players[0], 5.0)
    assert after.entrant(5) in plan.entrants and after.notes[-1].key == "tournament.note_dropped"
    after = dropped_out(plan, second.players[0], 5.0)  # their game is still to be opened
    assert 5 in after.pairings[1].players and after.notes[-1].key == "tournament.note_replaced"


def test_who_comes_into_a_pool_has_an_opponent_in_a_round_that_comes() -> None:
    """Of three each sits out once: whose last round that is leaves nobody a game."""
    plan, _ = signed_up(started(POOL, 3))
    played = plan
    while played.round < 2:
        for one in pairings_to_open(played):
            played = with_result(played, one.number, [1, 2])
        played = advanced_tournament(played, roles, 5.0)
    (game,) = pairings_to_open(played)
    played = record_opened_table(played, game.number, "TABLE")
    idle_last = next(one for one in game.players if one not in round_robin_round(played.slots[0], 3)[1])
    other = next(one for one in game.players if one != idle_last)
    assert dropped_out(played, idle_last, 6.0).notes[-1].key == "tournament.note_dropped"
    assert dropped_out(played, other, 6.0).notes[-1].key == "tournament.note_replaced"


def test_who_came_in_late_does_not_sit_out_first() -> None:
    plan, _ = signed_up(started(SWISS, 5, rounds=2))
    assert plan.entrants[5].waiting
    game = next(one for one in plan.pairings if not one.is_bye)
    for one in pairings_to_open(plan):
        plan = record_opened_table(plan, one.number, f"T{one.number}")
    plan = dropped_out(plan, game.players[0], 5.0)
    for one in plan.pairings:
        if not one.is_over:
            plan = with_result(plan, one.number, [1, 2])
    after = advanced_tournament(plan, roles, 6.0)
    assert any(6 in one.players and not one.is_bye for one in after.pairings if one.round == 2)


def test_a_smaller_pool_is_over_when_all_its_pairs_have_met() -> None:
    """It played some pairs twice while a larger pool went on."""
    plan = started(POOL, 9, pools=2)
    while plan.status == RUNNING:
        for one in pairings_to_open(plan):
            plan = with_result(plan, one.number, [1, 2])
        plan = advanced_tournament(plan, roles, 5.0)
    games = [one for one in plan.pairings if not one.is_bye]
    assert plan.round == 5 and len({frozenset(one.players) for one in games}) == len(games) == 10 + 6


def test_without_somebody_who_waits_the_opponent_has_won_and_the_rest_is_paired_around() -> None:
    plan = started(SWISS, 4)
    gone, other = plan.pairings[0].players
    after = dropped_out(plan, gone, 5.0)
    assert after.pairings[0].is_over and after.pairings[0].place_of(other) == 1
    for one in pairings_to_open(after):
        after = with_result(after, one.number, [1, 2])
    after = advanced_tournament(after, roles, 6.0)
    players = [player for one in after.pairings if one.round == 2 for player in one.players]
    assert sorted(players) == sorted({1, 2, 3, 4} - {gone})


def test_a_result_is_one_of_that_game_and_what_was_set_by_hand_stays() -> None:
    plan = started()
    for number, places in ((1, [1, 3]), (1, [1]), (9, [1, 2]), (1, [2, 2]), (1, [0, 1])):
        with pytest.raises(RuleError):
            with_result(plan, number, places)
    by_hand = with_result(plan, 1, [2, 1], how=BY_HAND)
    assert with_result(by_hand, 1, [1, 2]) == by_hand
    assert with_result(by_hand, 1, [1, 2], how=BY_HAND).pairings[0].places == (1, 2)


def test_a_late_game_is_found_and_adjudicated_and_the_next_round_comes() -> None:
    plan = started(days=2.0)
    assert late_pairings(plan, 100.0 + 2 * DAY - 1) == [] and len(late_pairings(plan, 100.0 + 2 * DAY)) == 2
    at = 100.0 + 2 * DAY
    for one in late_pairings(plan, at):
        plan = with_adjudication(plan, one.number, [1, 1], at)
    assert advanced_tournament(plan, roles, at).round == 2


def test_a_swap_changes_two_places_and_nothing_that_was_opened() -> None:
    plan = started()
    one, other = plan.pairings[0].players[0], plan.pairings[1].players[0]
    after = with_swap(plan, one, other, roles, 7.0)
    assert other in after.pairings[0].players and one in after.pairings[1].players
    assert after.notes[-1].key == "tournament.note_swapped"
    with pytest.raises(RuleError):
        with_swap(plan, plan.pairings[0].players[0], plan.pairings[0].players[1], roles, 7.0)
    with pytest.raises(RuleError):
        with_swap(record_opened_table(plan, plan.pairings[0].number, "T"), one, other, roles, 7.0)
    with pytest.raises(RuleError):
        with_swap(plan, one, 99, roles, 7.0)
    anew = with_swap(record_opened_table(plan, plan.pairings[0].number, "T"), one, other, roles, 7.0, ["T"])
    assert (anew.pairings[0].table, anew.pairings[0].moves) == ("", 1) and anew.pairings[1].moves == 0


def test_a_knockout_whose_winner_drops_out_lets_the_next_go_on() -> None:
    plan = started(KNOCKOUT, 4)
    first = plan.pairings[0]
    for one in plan.pairings:
        plan = with_result(plan, one.number, [1, 2])
    plan = dropped_out(plan, first.players[0], 1.0)
    after = advanced_tournament(plan, roles, 2.0)
    assert first.players[1] in after.pairings[-1].players and first.players[0] not in after.pairings[-1].players
    after = advanced_tournament(with_result(after, after.pairings[-1].number, [2, 1]), roles, 3.0)
    assert after.status == OVER


def test_a_ladder_is_climbed() -> None:
    plan = started(LADDER, 4, rounds=2)
    assert plan.ladder == (1, 2, 3, 4)
    top = next(one for one in plan.pairings if 1 in one.players)
    low = next(one for one in plan.pairings if 1 not in one.players)
    for one in (top, low):
        weaker = max(one.players)
        plan = with_result(plan, one.number, [1 if player == weaker else 2 for player in one.players])
    after = advanced_tournament(plan, roles, 1.0)
    assert after.ladder == (2, 1, 4, 3) and after.status == RUNNING


def test_it_comes_back_from_json_as_it_was_and_can_be_cancelled() -> None:
    plan = started(POOL, 7)
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Tournament) == plan
    assert cancel_tournament(plan, 1.0).status == CANCELLED
    with pytest.raises(RuleError):
        cancel_tournament(cancel_tournament(plan, 1.0), 2.0)


def test_of_several_pools_the_end_names_who_is_first_in_each() -> None:
    """Who led one pool was said to be first of all."""
    plan = started(POOL, 4, pools=2, rounds=1)
    for one in plan.pairings:
        plan = with_result(plan, one.number, [1, 2])
    over = advanced_tournament(plan, roles, 9.0)
    firsts = [[one.players[0]] for one in sorted(plan.pairings, key=lambda one: one.pool)]
    assert over.status == OVER and over.notes[-1].args == {"pools": firsts}
    assert over.notes[-1].key == "tournament.note_over_pools"
