"""Whose turn it is, and whose comes next: what the word "yours is the next" hangs on."""

from typing import Any

import pytest

from bot.tables.live import LiveTable
from bot.tables.reminders import _after
from bot.titles import title_of_game
from engine.games import game_by_id as find_game
from engine.games.total_war_rome.frames.agents import AgentTurn
from engine.games.total_war_rome.frames.campaign import CampaignTurn
from engine.kernel.dice import KeyedDice, UnverifiedRandom, game_key, prompt_key
from testbed.drills.leaks.twin_tables import seated_table_row

KEY = game_key(bytes(32), {})


def played(game: str, count: int, seed: str, decisions: int) -> Any:
    """Yield a table as it stands after each decision of a random game."""
    found, lots = find_game(game), UnverifiedRandom(seed)
    seats = tuple(str(n) for n in range(1, count + 1))
    options = found.complete({})
    state = found.start(options, seats, prompt_key(KEY), KeyedDice(KEY, 0)).state
    for number in range(1, decisions):
        live = LiveTable(seated_table_row(game, seats, options), state, number)
        yield live
        waiting = [p for p in live.prompts_waited_for() if p.answered is None]
        if not waiting:
            return
        prompt = lots.choose(waiting)
        state = found.apply(state, prompt.id, prompt.menu.sample(lots), KeyedDice(KEY, number)).state


@pytest.mark.parametrize("count", [2, 3, 4])
def test_in_rome_it_is_whose_agents_or_armies_move_whatever_happens_meanwhile(count: int) -> None:
    shown, seen = title_of_game("total_war_rome"), set()
    for live in played("total_war_rome", count, f"turns {count}", 160):
        view = live.view(None)
        turn = next((f for f in live.state.frames if isinstance(f, AgentTurn | CampaignTurn)), None)
        assert shown.seat_on_turn(view) == (live.state.players[turn.side] if turn is not None else ""), (
            live.state.frames
        )
        if turn is not None:
            seen.add(type(turn))
            assert shown.seat_on_turn(view) in shown.seats_in_turn_order(view)
    assert seen == {AgentTurn, CampaignTurn}


def test_in_rome_turns_go_in_the_order_of_the_initiative_and_do_not_go_round() -> None:
    shown, checked = title_of_game("total_war_rome"), 0
    for live in played("total_war_rome", 4, "order", 120):
        view = live.view(None)
        order = list(shown.seats_in_turn_order(view))
        if not shown.seat_on_turn(view):
            assert _after(live, "", order) is None
            continue
        checked += 1
        for seat, following in zip(order, [*order[1:], None], strict=True):
            after = _after(live, seat, order)
            assert (after.seat if after else None) == following
    assert checked > 20


def test_in_samnite_wars_the_consulate_goes_round() -> None:
    shown = title_of_game("samnite_wars")
    for live in played("samnite_wars", 3, "round", 30):
        consul = shown.seat_on_turn(live.view(None))
        after = _after(live, consul, list(shown.seats_in_turn_order(live.view(None))))
        assert consul in ("1", "2", "3")
        assert after is not None and after.seat == str(int(consul) % 3 + 1)
