"""Whole games of random decisions over the rulebook's own forms, with what must always be true checked at each step."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.invariants import violations
from engine.games.rise_of_the_roman_republic.options import OPTIONS
from engine.games.rise_of_the_roman_republic.setup import empty_table
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import SCENARIOS
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kernel.state import Outcome
from tests.engine.games.rise_of_the_roman_republic.playing import MACHINE

MOST = 20_000  # decisions of a game
EAGER = {"attack": 80, "assault": 70, "place_siege": 60, "celebrate": 100, "treachery": 30, "demand_surrender": 50}
TRIES = 6  # draws until a phase is ended


class FaultError(AssertionError):
    """Something that must always be true is not."""


def start(seed: str, scenario: str = "alexander", **chosen: str) -> RiseState:
    """Return the state at the first question of a game."""
    sides = SCENARIOS[scenario].sides
    seats = tuple(str(n + 1) for n in range(len(sides)))
    options = {option.key: option.default for option in OPTIONS} | {"scenario": scenario} | chosen
    table = empty_table(options, seats, b"k" * 16, dict(zip(sides, seats, strict=True)))
    return MACHINE.begin(table, Turns(), KeyedDice(seed.encode(), 0)).state


def states(
    seed: str, moments: Counter[str] | None = None, *, eager: bool = False, **chosen: str
) -> Iterator[RiseState]:
    """Yield every state of a game of random decisions. moments: counts what is asked. eager: leaders fight and besiege
    where they can, and seldom end their phase."""
    lots, state = UnverifiedRandom(seed), start(seed, **chosen)
    for number in range(1, MOST):
        yield state
        if state.outcome is not None:
            return
        prompts = [one for one in MACHINE.prompts(state).values() if one.default is not None]
        if not prompts:
            raise FaultError(f"nobody is asked, seed {seed}, decision {number}")
        prompt = lots.choose(prompts)
        if moments is not None:
            moments[prompt.moment] += 1
        if prompt.default is not None and not prompt.menu.contains(prompt.default):
            raise FaultError(f"{prompt.moment}: {prompt.default} is not on the menu, seed {seed}, decision {number}")
        action = eagerly(prompt, lots) if eager else prompt.menu.sample(lots)
        state = MACHINE.apply(state, prompt.id, action, KeyedDice(seed.encode(), number)).state
    raise FaultError(f"the game does not end, seed {seed}")


def eagerly(prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Return a random action, of those of a leader's phase rather one that does something."""
    for tag, percent in EAGER.items() if prompt.moment == "phase.act" else ():
        if tag in prompt.menu.forms and lots.integer_below(100) < percent:
            return prompt.menu.forms[tag].sample(lots)
    for _ in range(TRIES):
        action = prompt.menu.sample(lots)
        if action.tag() != "end_phase":
            break
    return action


def play(seed: str, moments: Counter[str] | None = None, *, eager: bool = False, **chosen: str) -> Outcome:
    """Play a game of random decisions to its end. FaultError if something is wrong on the way."""
    last = None
    for number, state in enumerate(states(seed, moments, eager=eager, **chosen)):
        faults = list(violations(state))
        if faults:
            raise FaultError(f"{faults}, seed {seed}, decision {number}")
        if number % 20 == 0:
            packed = msgspec.msgpack.encode(state)
            assert msgspec.msgpack.encode(msgspec.msgpack.decode(packed, type=RiseState)) == packed
        last = state.outcome
    assert last is not None
    return last
