"""What comes up in whole games is counted as it was told, decided and asked."""

import pytest

from engine.games import game_by_id as find_game
from engine.kernel.code_hash import forget_modules
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from scripts.deeds_seen import (
    Entered,
    Seeker,
    Seen,
    counting_entered_functions,
    function_names_in_code,
    main,
    never_entered_functions,
    rules_modules,
)
from tests.games import EXAMPLE


def a_run() -> Run:
    """Return a game of the example among random players, at its start."""
    game = find_game(EXAMPLE)
    return Run(game, {f"p{n}": RandomPlayer() for n in range(game.most_seats)}, "seen")


def test_each_decision_counts_as_an_action_and_a_question() -> None:
    run, seen = a_run(), Seen()
    seen.play_and_count(run)
    assert seen.games == 1 and seen.decisions == run.decisions == len(run.log) > 20
    assert sum(seen.actions.values()) == sum(seen.moments.values()) == run.decisions
    assert seen.actions == {
        tag: sum([one.action.tag() == tag for one in run.log]) for tag in {one.action.tag() for one in run.log}
    }


def test_the_values_of_a_field_are_counted_as_often_as_its_event() -> None:
    run, told = a_run(), []
    state = run.start()
    while run.game.outcome(state) is None:
        state = run.step(state)
        assert run.last is not None
        told += [one.event for one in run.last.events]
    event = next(one for one in told if one.__struct_fields__)
    name = event.__struct_fields__[0]
    seen = Seen([f"{event.tag()}.{name}"])
    seen.play_and_count(a_run())
    assert sum(seen.events.values()) == len(told)
    assert sum(seen.values.values()) == seen.events[event.tag()] > 0
    assert seen.values[f"{event.tag()}.{name}={getattr(event, name)}"] > 0


def test_a_function_that_was_entered_is_not_named_and_any_other_is() -> None:
    game, entered = find_game(EXAMPLE), Entered()
    nothing = never_entered_functions(game, Entered())
    run = a_run()
    with counting_entered_functions(entered):
        run.start()
    after_setup = never_entered_functions(game, entered)
    name = next(n for file, n in rules_modules(game).items() if file == type(game).setup.__code__.co_filename)
    setup = (name, type(game).setup.__qualname__)
    assert setup in nothing and setup not in after_setup
    assert set(after_setup) < set(nothing) and after_setup
    forget_modules()


def test_who_seeks_takes_rare_actions_more_often_than_who_draws() -> None:
    """Of the actions that both have come to, the rarest of the random game."""
    drawn, sought = Seen(), Seen()
    drawn.play_and_count(a_run())
    game = find_game(EXAMPLE)
    seeker = Seeker(sought.actions)
    sought.play_and_count(Run(game, {f"p{n}": seeker for n in range(game.most_seats)}, "seen"))
    shares = [max(one.actions.values()) / one.decisions for one in (drawn, sought)]
    assert shares[1] < shares[0] or len(sought.actions) > len(drawn.actions)


def test_methods_and_inner_functions_are_found_by_their_names() -> None:
    code = compile("def a():\n def b(): return [n for n in ()]\nclass C:\n def d(self): return lambda: 1", "x", "exec")
    assert list(function_names_in_code(code)) == ["a", "a.b", "C.d"]


def test_counts_are_printed_with_what_never_came_up(capsys: pytest.CaptureFixture[str]) -> None:
    main([EXAMPLE, "--random", "1", "--seeking", "1", "--strong", "1", "--functions"])
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("3 games (1 random, 1 seeking, 1 strong), ")
    headings = [line.split(":")[0] for line in said if not line.startswith(" ")][1:]
    assert headings == ["events", "actions", "questions", "functions never entered"]
    assert sum([line.startswith("    never: ") for line in said]) == 2
    known = {one.tag() for one in find_game(EXAMPLE).events}
    at = said.index(next(line for line in said if line.startswith("events: ")))
    counted = {one.split()[0] for one in said[at + 1].strip().split(", ")}
    never = set(said[at + 2].split(": ")[1].split(", ")) - {"-"}
    assert not counted & never and known <= counted | never
