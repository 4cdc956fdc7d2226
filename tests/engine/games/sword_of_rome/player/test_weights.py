"""What the weights of a player do: cards that are left over, single CU beside armies."""

import msgspec
import pytest

from engine.games.sword_of_rome.board.roads import adjacent_spaces
from engine.games.sword_of_rome.computer_player import table as player_table
from engine.games.sword_of_rome.computer_player.cards import card_keeping_value
from engine.games.sword_of_rome.computer_player.values import Values
from engine.games.sword_of_rome.computer_player.weights import WEIGHTS
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from engine.kernel.state import Side
from engine.kit.weights import using_thinking_weights
from tests.engine.games.sword_of_rome.playing import Force, Table


def _seen(table: Table, side: Side, last_round: bool = False) -> player_table.Table:
    """Return the table as a side sees it at its turn."""
    table.turn_number_under_way(side)
    prompt = next(p for p in GAME.prompts(table.state).values() if p.side == side and p.moment == "player_turn.menu")
    found = player_table.table_of(GAME.view(table.state, prompt.seat), prompt)
    view = msgspec.structs.replace(found.view, round=found.view.rounds if last_round else 1)
    return msgspec.structs.replace(found, view=view)


def _price(side: Side, card: str, hand: list[str], last_round: bool, **weights: float) -> float:
    seen = _seen(Table(hands={side: hand}), side, last_round)
    with using_thinking_weights(WEIGHTS.named("frozen", weights)):
        return card_keeping_value(card, seen)


def test_what_the_gauls_lay_aside_anyway_costs_them_nothing_to_play() -> None:
    hand = ["G25", "G16", "G23"]
    kept = _price("gallic", "G25", hand, last_round=True)
    assert kept > 0 and _price("gallic", "G25", hand, last_round=True, laid_aside=0.0) == 0
    assert _price("gallic", "G25", hand, last_round=False, laid_aside=0.0) == kept  # there are rounds enough for all


def test_who_keeps_a_card_over_draws_one_less() -> None:
    hand = ["R25", "R19"]
    kept = _price("roman", "R25", hand, last_round=True)
    assert _price("roman", "R25", hand, last_round=True, refilled=0.02) == pytest.approx(max(kept - 0.02, 0.0))
    assert _price("roman", "R25", hand, last_round=False, refilled=0.02) == _price("roman", "R25", hand, False)


def _standing(cu: int, **weights: float) -> float:
    near = adjacent_spaces("capua")[0]
    stacks: dict[str, Force] = {"roman@capua": cu, f"gallic@{near}": (6, "brennus")}
    table = Table(changed=stacks, places={"capua": Place("roman", 2)}, strict=False)
    values = Values(_seen(table, "roman"))
    with using_thinking_weights(WEIGHTS.named("frozen", weights)):
        return values.standing_worth("roman", "capua", cu, -1)


def test_a_single_cu_in_a_city_beside_an_army_costs_what_its_weight_says() -> None:
    assert _standing(1, lone=0.5) < _standing(1)
    assert _standing(2, lone=0.5) == _standing(2)
