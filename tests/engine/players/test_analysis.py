"""A game looked back at: chances by what everybody sees, luck and skill apart, nothing that its reader may not know."""

from typing import Any

import msgspec
import pytest

from engine.games import game_by_id, game_ids, player_by_name, prospects_for, prospects_of, strongest_player
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import OPTIONAL, Prompt
from engine.kit.prospects import USUAL, Measures, Prospects, Weighing
from engine.players.analysis import LEAST, SWINGS, Analysis, Analyst, Step, chances_at
from engine.players.player import Player
from engine.players.selfplay import Run

DECISIONS = 100  # that are looked at
WEIGHED = [game for game in game_ids() if (found := prospects_of(game)) is not None and USUAL in found.weighings]


class Defaulting:
    """Plays the default of each question."""

    looks, draws = True, False

    def answer(self, view: Any, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        """Return the default; None for a right."""
        return None if prompt.kind in OPTIONAL else prompt.default


def course(game: str, players: dict[str, Player], most: int = DECISIONS) -> tuple[Any, list[tuple[Step, Any]]]:
    """Return the beginning of a game among players: its first position, and each decision with the one after it."""
    rules = game_by_id(game)
    run = Run(rules, players, "analysis")
    begin = state = run.start()
    found: list[tuple[Step, Any]] = []
    while rules.outcome(state) is None and len(found) < most:
        state = run.step(state)
        last, done = run.log[-1], run.last
        assert done is not None
        label = msgspec.to_builtins(last.action.label())
        found.append(
            (
                Step(
                    decision=run.decisions, seat=last.seat, prompt=last.asked, action=last.action.as_builtins(),
                    label=label, draws=bool(done.draws),
                ),
                state,
            )
        )  # fmt: skip
    return begin, found


def seated(game: str, player: Player) -> dict[str, Player]:
    return {str(seat): player for seat in range(1, game_by_id(game).least_seats + 1)}


def known(game: str) -> Prospects:
    found = prospects_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", WEIGHED)
def test_chances_are_one_together_and_what_everybody_can_see(game: str) -> None:
    rules, lots = game_by_id(game), UnverifiedRandom("scrambled")
    begin, steps = course(game, seated(game, player_by_name(game, "random")))
    for state in [begin, *(state for _, state in steps[::10])]:
        chances = chances_at(rules, known(game), state)
        assert abs(sum(chances.values()) - 1) < 1e-9 and min(chances.values()) >= 0
        assert set(chances) == {side for seat in state.seats for side in rules.sides_of(state, seat)}
        if rules.outcome(state) is None:
            assert chances_at(rules, known(game), rules.determinize(state, None, lots)) == chances


@pytest.mark.parametrize("game", WEIGHED)
def test_ones_own_practice_is_looked_at_by_what_one_knows(game: str) -> None:
    """Deal everything again that the seat cannot know, at each step: not a byte of it changes."""
    rules, lots, player = game_by_id(game), UnverifiedRandom("scrambled"), strongest_player(game)
    begin, steps = course(game, seated(game, player_by_name(game, "random")), 80)

    def looked_at(scrambled: bool) -> bytes:
        def seen(state: Any) -> Any:
            return rules.determinize(state, "1", lots) if scrambled and rules.outcome(state) is None else state

        mine = [(one if one.seat == "1" else _unknown(one), seen(state)) for one, state in steps]
        return msgspec.json.encode(Analyst(rules, known(game), player, "1").analysis_of_game(seen(begin), mine))

    plain = looked_at(scrambled=False)
    assert looked_at(scrambled=True) == plain
    found = msgspec.json.decode(plain, type=Analysis)
    assert not found.luck and not found.skill and all(swing.seat == "1" for swing in found.swings)


def _unknown(step: Step) -> Step:
    """Return a decision of another's of which nothing is read."""
    return msgspec.structs.replace(step, label={})


def alternating(view: Any) -> Measures:
    """Return measures by which the first side leads in every other round."""
    number = int(getattr(view, "round", 0) or getattr(view, "turn", 0))
    return Measures(sides={"1": {"lead": float(number % 2)}, "2": {"lead": 0.0}}, course=0.0)


def test_who_plays_as_the_strong_player_would_has_no_skill_to_miss() -> None:
    game = WEIGHED[0]
    rules, player = game_by_id(game), Defaulting()
    begin, steps = course(game, seated(game, player))
    found = Analyst(rules, known(game), player).analysis_of_game(begin, steps)
    assert not found.skill and all(swing.better is None for swing in found.swings)
    begin, steps = course(game, seated(game, player_by_name(game, "random")))
    found = Analyst(rules, known(game), player_by_name(game)).analysis_of_game(begin, steps)
    assert found.skill and len(found.swings) <= SWINGS
    assert all(abs(swing.after - swing.before) >= LEAST for swing in found.swings)
    told = [swing.decision for swing in found.swings]
    assert told == sorted(told)


@pytest.mark.parametrize("game", WEIGHED)
def test_luck_is_told_of_dice_alone_and_is_nobodys_on_the_whole(game: str) -> None:
    """What one side wins of luck the others lose."""
    rules, player = game_by_id(game), player_by_name(game)
    begin, steps = course(game, seated(game, player_by_name(game, "random")))
    found = Analyst(rules, known(game), player).analysis_of_game(begin, steps)
    assert found.steps == [0, *(step.decision for step, _ in steps)]
    assert abs(sum(found.luck.values())) < 1e-6
    without = [(msgspec.structs.replace(step, draws=False), state) for step, state in steps]
    assert not Analyst(rules, known(game), player).analysis_of_game(begin, without).luck


def test_a_swing_is_found_where_the_chances_change() -> None:
    game = WEIGHED[0]
    rules = game_by_id(game)
    prospects = Prospects(alternating, {"usual": Weighing(measures={"lead": (1.0, 2.0, 0.0)})})
    begin, steps = course(game, seated(game, Defaulting()), 400)
    found = Analyst(rules, prospects, Defaulting()).analysis_of_game(begin, steps)
    changed = [
        step.decision
        for (step, after), before in zip(steps, [begin, *(state for _, state in steps)], strict=False)
        if rules.round(after) != rules.round(before)
    ]
    ended = steps[-1][0].decision  # a game that is over is won
    assert found.swings and {swing.decision for swing in found.swings} <= {*changed, ended}


def test_nobodys_chances_are_told_in_a_kind_of_game_that_was_never_weighed() -> None:
    game = WEIGHED[0]
    rules = game_by_id(game)
    begin, _ = course(game, seated(game, Defaulting()), 1)
    view = rules.view(begin, None)
    assert prospects_for(game, view) is known(game)
    others = Prospects(known(game).measure, {"another": Weighing(measures={})})
    assert known(game).measure(view).kind not in others.weighings
    assert len(set(others.chances_of_sides(view).values())) == 1  # alike
