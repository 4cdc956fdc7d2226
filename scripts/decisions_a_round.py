"""Measure how many decisions a round asks of a person, and how many presses a whole game takes.

    python scripts/decisions_a_round.py GAME [--seats N] [--option KEY=VALUE] [--games 4] [--seed 1] [--own] [--presses]

Strong computers play. Counted is what a person answers: questions with a choice, without answers to windows in which
they let something pass, and without ends of turns. The median of a seat's rounds is what a title tells newcomers
(`decisions` in its data).

`--own`: without answers in the turns of others. `--presses`: all presses from each question to its Confirm are added
up too, those of the screens that persons see; a question with one answer takes one, unless the table answers it by
itself.
"""

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

from bot.messages.basket import choices_by_field, is_basket, tokens_for_nothing
from bot.screens.aid import aid_of
from bot.titles import title_of_game
from bot.words import Words
from engine.games import computer_player_factory
from engine.games import game_by_id as find_game
from engine.kernel.actions import Action, Close, Pass
from engine.kernel.events import TABLE
from engine.kernel.prompts import Prompt, only_possible_answer
from engine.players.selfplay import Run
from testbed.bench.presses import Walk, answers_to_count

IDLE = frozenset((Pass.tag(), Close.tag()))
Told = tuple[str, int, Prompt, Action, Any]  # seat, round, question, answer, the state before it


def answers_of_game(game_id: str, seats: int, seed: str, options: Mapping[str, str], rounds: int = 0) -> Iterator[Told]:
    """Yield every answer of a game among strong computers. rounds: how many are played; 0: all."""
    game = find_game(game_id)
    run = Run(game, {str(n): computer_player_factory(game_id)() for n in range(1, seats + 1)}, seed, options)
    state = run.start()
    first = game.round(state)
    while game.outcome(state) is None and (not rounds or game.round(state) < first + rounds):
        before, asked = state, {one.id: one for one in game.prompts(state).values()}
        asides = game.open_side_action_prompts(state).values() if game.rules.has_side_actions else ()
        asked.update({one.id: one for one in asides})
        state = run.step(state)
        done = run.log[-1]
        yield done.seat, game.round(before), asked[done.asked], done.action, before


def is_decision(game_id: str, prompt: Prompt, action: Action) -> bool:
    """Return whether an answer was a choice that does something."""
    tag = action.tag()
    if prompt.seat == TABLE or tag in IDLE or tag in title_of_game(game_id).ending:
        return False
    return only_possible_answer(prompt.menu) is None


def measure_decisions(
    game_id: str, seats: int, options: Mapping[str, str], games: int, seed: str, rounds: int = 0, *, own: bool = False
) -> float:
    """Return the median of decisions that a round asks of a seat. own: in its own turns."""
    found: Counter[tuple[int, int, str]] = Counter()
    title, game = title_of_game(game_id), find_game(game_id)
    for n in range(games):
        for seat, number, prompt, action, state in answers_of_game(game_id, seats, f"{seed}.{n}", options, rounds):
            if seat != TABLE and number:
                others = own and title.seat_on_turn(game.view(state, None)) not in ("", seat)
                found[n, number, seat] += not others and is_decision(game_id, prompt, action)
    return statistics.median(found.values())


def count_presses(game_id: str, seats: int, options: Mapping[str, str], seed: str) -> tuple[int, int]:
    """Return how many answers and how many presses a game takes of all persons together. A basket takes a press, and
    two for each field that is not left empty."""
    game, words, title, count, total = find_game(game_id), Words(game_id), title_of_game(game_id), 0, 0
    for seat, _, prompt, action, state in answers_of_game(game_id, seats, seed, options):
        forced = only_possible_answer(prompt.menu) is not None
        if seat == TABLE or (forced and prompt.moment in title.forced.openly):
            continue
        count, form = count + 1, prompt.menu.forms[action.tag()]
        aid = aid_of(game, state, game.view(state, seat), prompt, words)
        if forced or not form.fields or any(one == action for one in aid.quick.values()):
            total += 1
        elif is_basket(form):
            fields = choices_by_field(form, prompt.menu.tokens_of_value(action)[1:])
            total += 1 + 2 * sum(own not in ((), tokens_for_nothing(choices)) for _, choices, own in fields)
        else:
            ways = [Walk(prompt, words, aid, target).count_presses() for target in answers_to_count(prompt, action)]
            total += min(ways, default=2)  # a form that is no route's own: named, and confirmed
    return count, total


def main(given: list[str] | None = None) -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=0, help="how many of each game; 0: all")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--own", action="store_true")
    parser.add_argument("--presses", action="store_true")
    asked = parser.parse_args(given)
    options = dict(option.split("=", 1) for option in asked.option)
    most = find_game(asked.game).seat_range_for_options(options)[1]
    seats = asked.seats or min(title_of_game(asked.game).usual_seats or most, most)
    median = measure_decisions(asked.game, seats, options, asked.games, asked.seed, asked.rounds, own=asked.own)
    print(f"{asked.game}, {seats} seats {options or ''}: {median:g} decisions a round")
    for n in range(asked.games if asked.presses else 0):
        count, presses = count_presses(asked.game, seats, options, f"{asked.seed}.{n}")
        print(f"game {n + 1}: {count} answers, {presses} presses, {presses / count:.2f} an answer")


if __name__ == "__main__":
    main()
