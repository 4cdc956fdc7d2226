"""The computer player that looks ahead: how it judges a turn's end, and that it sees what a rule does not."""

import msgspec
import pytest

from engine.games.samnite_wars.computer_player.computer import StrongPlayer
from engine.games.samnite_wars.computer_player.outlook import chance_to_win, turn_end_measures
from engine.games.samnite_wars.state import SamniteState
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.events import TABLE
from engine.kernel.prompts import OPTIONAL
from engine.kernel.state import Outcome
from engine.kernel.texts import keyed_text
from engine.kit.worlds import Worlds
from engine.players.selfplay import Run
from tests.engine.games.samnite_wars.table import GAME, Table

FIVE = ("etruscans", "campanians", "umbrians", "gauls", "messapians")  # six with the Latins
HARD = StrongPlayer("hard")


def _ending(players: int = 3, **triumph: int) -> SamniteState:
    table = Table(players, hands={"1": ["siege"]}).turn(step="etcetera")
    table.state.phase = "etcetera"
    table.state.triumph = {seat: triumph.get(f"of_{seat}", 10) for seat in table.state.seats}
    return table.state


@pytest.mark.parametrize("players", [2, 3, 5])
def test_chances_of_all_are_one_and_prestige_is_worth_something(players: int) -> None:
    found = {seat: chance_to_win(_ending(players, of_2=20), seat) for seat in map(str, range(1, players + 1))}
    assert sum(found.values()) == pytest.approx(1.0)
    assert max(found, key=found.__getitem__) == "2"


def test_a_consul_in_the_lead_has_won_where_no_region_is_missing() -> None:
    for points, won in ((30, 1.0), (10, None), (5, None)):
        state = Table(3, hands={"1": ["siege"]}, rome=FIVE).turn(step="etcetera").state
        state.triumph["1"] = points
        found = chance_to_win(state, "1")
        assert found == won if won is not None else found < 1.0


def test_the_last_turn_and_a_game_that_is_over_are_judged_by_their_winners() -> None:
    state = _ending(of_2=20, of_3=20)
    state.options = {**state.options, "last_round": "1"}
    state.turn = 3
    assert [chance_to_win(state, seat) for seat in "123"] == [0.0, 0.5, 0.5]
    state.outcome = Outcome(winners=("1",), scores={}, reason=keyed_text("outcome.declared", seat="1"))
    assert [chance_to_win(state, seat) for seat in "123"] == [1.0, 0.0, 0.0]


def test_what_counts_as_a_turn_ends_is_what_everybody_sees() -> None:
    state = _ending(of_2=20)
    view = GAME.view(state, None)
    found = turn_end_measures(view)
    assert found is not None and found.kind == "missing_5"
    assert found.sides["2"] == {"prestige": 20.0, "next": 1.0, "after": 0.0, "treasury": state.treasury + 3.0}
    assert found.sides["3"]["after"] == 1.0 and found.sides["1"]["treasury"] == 0.0
    assert turn_end_measures(msgspec.structs.replace(view, phase="event")) is None


def _answers(seed: str) -> list[tuple[str, Action | None, Action | None]]:
    """Return a short game's questions with what two who look ahead answer, from the same lots."""
    state = GAME.start({}, ("1", "2", "3"), b"key", KeyedDice(seed.encode(), 0)).state
    found = []
    for number in range(1, 25):
        prompt = next(p for p in GAME.prompts(state).values() if p.kind not in OPTIONAL and p.answered is None)
        if prompt.seat == "table":
            answer = prompt.default
        else:
            one, other = (
                HARD.think(Worlds(GAME, state, prompt.seat), prompt, UnverifiedRandom(number)) for _ in range(2)
            )
            found.append((prompt.moment, one, other))
            answer = one
        assert answer is not None
        state = GAME.apply(state, prompt.id, answer, KeyedDice(seed.encode(), number)).state
    return found


def test_its_reasons_are_those_of_its_own_search() -> None:
    """What it takes against the rule is what was found better, and the rule's answer stands beside it."""
    run = Run(GAME, {str(n): StrongPlayer() for n in range(1, 4)}, "reasons")
    state, kinds = run.start(), set[bool]()
    while kinds != {True, False}:
        for prompt in GAME.prompts(state).values():
            if prompt.seat == TABLE or prompt.answered is not None:
                continue
            found = HARD.considered(Worlds(GAME, state, prompt.seat), prompt, UnverifiedRandom(7))
            by_rule = HARD.answer(GAME.view(state, prompt.seat), prompt, UnverifiedRandom(7))
            if found.search is None:
                assert found.answer == by_rule
                continue
            kinds.add(found.search.by_rule)
            assert found.search.by_rule == (found.answer == by_rule)
            assert found.second is not None and prompt.menu.contains(found.second)
            assert found.search.answers >= 2 and 4 <= found.search.worlds <= HARD.weights.worlds
            if not found.search.by_rule:
                assert found.second == by_rule and not found.policy
                assert 0 <= found.search.second_chance < found.search.chance <= 1
        state = run.step(state)


def test_the_same_lots_give_the_same_answers() -> None:
    for moment, one, other in _answers("again"):
        assert one == other, moment
