"""The test battery: laws that every game must obey, checked on the states that random games pass through.

A law is a generator: it yields a line of text for each thing that is broken, nothing if all is well. Those of
`cheap_checks` are checked at every step; those of `costly_checks` at some steps (or at all, with `--check-full`).
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.errors import RuleError
from engine.kernel.events import TABLE
from engine.kernel.game import Game
from engine.kernel.orders import order_rule_faults
from engine.kernel.play import Transition
from engine.kernel.prompts import MUST, OPTIONAL, SEALED, WINDOW, Prompt, openly_forced
from engine.kernel.routes import Route, ways_law

State = Any
PromptCheck = Callable[[Game[Any], State, Prompt], Iterable[str]]
PREFIXES = 40  # random answers that are tried for one prompt at a step of a game
STEPS = 250  # tokens that these may have in all, since a form may be long


def cheap_checks(game: Game[Any], state: State) -> Iterator[str]:
    """Check that the game's own invariants hold, that the state survives saving and copying, that somebody is asked
    as long as the game goes on and nobody who is out of it, and that every default is on its menu."""
    yield from game.check(state)
    saved = game.encode(state)
    if game.encode(game.decode(saved)) != saved:
        yield "the state does not survive a round trip"
    if game.encode(state.copy()) != saved:
        yield "a copy differs"
    prompts = game.prompts(state)
    if game.outcome(state) is None and not any(p.kind in (MUST, SEALED, WINDOW) for p in prompts.values()):
        yield "nobody is asked and the game is not over"
    if game.outcome(state) is not None and prompts:
        yield "the game is over and somebody is asked"
    out = game.eliminated(state) if game.outcome(state) is None else frozenset()
    for prompt in prompts.values():
        if prompt.seat in out:
            yield f"{prompt.moment}: seat {prompt.seat} is out of the game and is asked"
        default = prompt.default
        if default is not None and not prompt.menu.contains(default):
            yield f"{prompt.moment}: the default {default} is not among the choices"


def check_unmutated(game: Game[Any], before: bytes, state: State) -> Iterator[str]:
    """Check that `state` is still what it was before a decision was applied to it."""
    if game.encode(state) != before:
        yield "apply changed its input"


def check_secrecy(game: Game[Any], state: State, lots: UnverifiedRandom) -> Iterator[str]:
    """Check that nothing that a seat is shown depends on what it cannot know.

    Each seat's view and prompts must be the same, to the byte, in a state determinized for that seat; so must who is
    asked, and who is answered for.
    """
    for seat in (None, *state.seats):
        other = game.determinize(state, seat, lots)
        broken = list(game.check(other))
        yield from (f"determinize({seat}) breaks: {what}" for what in broken)
        if msgspec.json.encode(game.view(state, seat)) != msgspec.json.encode(game.view(other, seat)):
            yield f"the view of {seat} hangs on what it cannot know"
        seed = lots.integer_below(2**30)
        if seat is not None and _asked(game, state, seat, seed) != _asked(game, other, seat, seed):
            yield f"the prompts of {seat} hang on what it cannot know"
        yield from asked_alike(game, state, other, seat)


def _asked(game: Game[Any], state: State, seat: str, seed: int) -> list[object]:
    """Return all that a seat's prompts show: ids, words, context, defaults, first levels, and a walk along the
    choices."""
    out: list[object] = []
    for prompt in (*game.prompts(state).values(), *game.open_side_action_prompts(state).values()):
        if prompt.seat == seat:
            walked = prompt.menu.sample(UnverifiedRandom(seed))
            shown = (prompt.id, prompt.side, prompt.kind, prompt.moment, prompt.section, prompt.subject)
            out.append((*shown, prompt.context, prompt.default, prompt.answered, prompt.menu.choices_after(()), walked))
    return out


# Whom the table waits for


def asked_alike(game: Game[Any], state: State, other: State, seat: str | None) -> Iterator[str]:
    """Check that the question under way would be put to the same sides in `other`, which is the same to `seat` (None:
    the public), and that the same sides may be answered for at once."""
    if state.pending is None:
        return
    if game.machine.sides_now(state) != game.machine.sides_now(other):
        yield f"{_moment(game, state)}: who is asked hangs on what {seat} cannot know"
    if _forced(game, state) != _forced(game, other):
        yield f"{_moment(game, state)}: who is answered for hangs on what {seat} cannot know"


def check_awaited_alike(
    game: Game[Any], state: State, prompt: Prompt, action: Any, key: bytes, decision: int, lots: UnverifiedRandom
) -> Iterator[str]:
    """Check that whom the table waits for after a decision is the same for all who have seen the same of it: a question
    that is left out where somebody has a plan, or lacks a card, would show that."""
    done = game.apply(state, prompt.id, action, KeyedDice(key, decision))
    for seat in (None, *state.seats):
        other = game.determinize(state, seat, lots)
        there = game.machine.find(other, prompt.id)
        if there is None or not there.menu.contains(action):
            continue  # it could not have been decided so
        twin = game.apply(other, prompt.id, action, KeyedDice(key, decision))
        if _seen(game, done, seat) == _seen(game, twin, seat) and _awaited(game, done) != _awaited(game, twin):
            yield f"{prompt.moment}: who is asked after {action} hangs on what {seat} cannot know"


def _moment(game: Game[Any], state: State) -> str:
    return next((p.moment for p in game.prompts(state).values() if p.kind not in OPTIONAL), "")


def _forced(game: Game[Any], state: State) -> set[str]:
    return {p.side for p in game.prompts(state).values() if p.seat != TABLE and openly_forced(p)}


def _seen(game: Game[Any], done: Transition[Any], seat: str | None) -> bytes:
    """Return all that a seat sees of a decision and after it."""
    told = [form for one in done.events if (form := one.event.seen_by(seat)) is not None]
    return msgspec.json.encode((told, game.view(done.state, seat)))


def _awaited(game: Game[Any], done: Transition[Any]) -> set[tuple[str, str, str]]:
    """Return what all see of what is asked: whom, how and at which moment."""
    return {(p.side, p.kind, p.moment) for p in game.prompts(done.state).values() if p.kind not in OPTIONAL}


def check_prefixes(prompt: Prompt, lots: UnverifiedRandom) -> Iterator[str]:
    """Check that whatever is offered leads to an answer: follow a menu along random tokens to the end, again and
    again.

    Each answer that is come to must be on the menu, and its tokens must give the same action again.
    """
    walked = 0
    for _ in range(PREFIXES):
        given: Given = ()
        if walked > STEPS:
            return
        for _ in range(200):
            walked += 1
            level = prompt.menu.choices_after(given)
            if prompt.menu.is_complete(given) and (lots.integer_below(2) or (not level.options and level.low is None)):
                break
            if level.low is not None and level.high is not None:
                given += (str(level.low + lots.integer_below(level.high - level.low + 1)),)
            elif level.options:
                tokens = [option.token for option in level.options]
                if len(set(tokens)) < len(tokens):
                    yield f"{prompt.moment}: a level offers an option twice: {tokens}"
                given += (lots.choose(tokens),)
            else:
                yield f"{prompt.moment}: the tokens {given} cannot be completed"
                return
        yield from _check_answer(prompt, given)


def _routes(prompt: Prompt) -> Iterator[Route]:
    """Yield the routes that a walk through each action's fields comes to."""
    lots = UnverifiedRandom(prompt.id)
    for form in prompt.menu.forms.values():
        values: dict[str, Any] = {}
        for name in form.fields:
            choices = form.field(name, values)
            if isinstance(choices, Route):
                yield choices
            values[name] = choices.sample(lots)


def _check_answer(prompt: Prompt, given: Given) -> Iterator[str]:
    try:
        action = prompt.menu.value_of_tokens(given)
        if prompt.menu.value_of_tokens(prompt.menu.tokens_of_value(action)) != action:
            yield f"{prompt.moment}: {given} and the tokens of its action stand for different actions"
    except RuleError as error:
        yield f"{prompt.moment}: the tokens {given} are refused: {error}"


def check_same_again(
    game: Game[Any], state: State, prompt: Prompt, action: Action, key: bytes, decision: int
) -> Iterator[str]:
    """Check that the same decision with the same number gives the same state, events and draws a second time."""
    once = game.apply(state, prompt.id, action, KeyedDice(key, decision))
    again = game.apply(game.decode(game.encode(state)), prompt.id, action, KeyedDice(key, decision))
    if _kept(game, once) != _kept(game, again):
        yield f"{prompt.moment}: done again it comes out differently"


def check_undo_barriers(
    game: Game[Any], state: State, prompt: Prompt, action: Action, key: bytes, decision: int, lots: UnverifiedRandom
) -> Iterator[str]:
    """Check that an undo is barred where dice were rolled, or the seat learned something that it could not know.

    It has learned something if its view after the decision would be another had the hidden things been dealt
    otherwise.
    """
    done = game.apply(state, prompt.id, action, KeyedDice(key, decision))
    if done.barrier:
        return
    if done.draws:
        yield f"{prompt.moment}: chance is drawn for {action} and nothing bars an undo"
    if prompt.seat == TABLE:
        return
    twin = game.apply(game.determinize(state, prompt.seat, lots), prompt.id, action, KeyedDice(key, decision))
    seen = [msgspec.json.encode(game.view(one.state, prompt.seat)) for one in (done, twin)]
    if seen[0] != seen[1]:
        yield f"{prompt.moment}: {prompt.seat} learns something by {action} and nothing bars an undo"


def _kept(game: Game[Any], done: Transition[Any]) -> tuple[bytes, bytes, object]:
    return game.encode(done.state), msgspec.json.encode(done.events), done.draws


def check_arrival_order(
    game: Game[Any], state: State, lots: UnverifiedRandom, key: bytes, decision: int
) -> Iterator[str]:
    """Check that the public cannot tell in which order two sealed answers, or two responses in a window, came in."""
    asked = [
        p for p in game.prompts(state).values() if p.kind in (SEALED, WINDOW) and p.seat != TABLE and p.answered is None
    ]
    if len(asked) < 2:
        return
    first, second = lots.shuffled(asked)[:2]
    answers = {p.id: p.menu.sample(lots) for p in (first, second)}
    seen = []
    for order in ((first, second), (second, first)):
        now, told = state, []
        for n, prompt in enumerate(order):
            done = game.apply(now, prompt.id, answers[prompt.id], KeyedDice(key, decision + n))
            now = done.state
            told += [form for t in done.events if (form := t.event.seen_by(None)) is not None]
        seen.append((msgspec.json.encode(game.view(now, None)), msgspec.json.encode(told)))
    if seen[0] != seen[1]:
        yield f"{first.moment}: the order of arrival shows in public"


def check_forged_answers(game: Game[Any], state: State, key: bytes) -> Iterator[str]:
    """Check that an answer to a prompt that does not exist, and an action that no game has, are refused."""
    from engine.kernel.actions import Accept

    for asked, action in (("0" * 16, Accept()), *((p.id, _Foreign()) for p in game.prompts(state).values())):
        try:
            game.apply(state, asked, action, KeyedDice(key, 0))
        except RuleError:
            continue
        yield "a forged answer was carried out"


class _Foreign(Action, frozen=True):
    """An action of no game."""


def costly_checks(
    game: Game[Any], state: State, lots: UnverifiedRandom, key: bytes, decision: int, checks: Iterable[PromptCheck] = ()
) -> Iterator[str]:
    """Check the laws that cost more. checks: further ones for each prompt, such as the bot's limits."""
    yield from check_secrecy(game, state, lots)
    yield from check_forged_answers(game, state, key)
    yield from check_arrival_order(game, state, lots, key, decision)
    for prompt in (*game.prompts(state).values(), *game.open_side_action_prompts(state).values()):
        yield from check_prefixes(prompt, lots)
        yield from order_rule_faults(game, state, prompt)
        for route in _routes(prompt):
            yield from (f"{prompt.moment}: {what}" for what in ways_law(route, UnverifiedRandom(prompt.id)))
        for check in checks:
            yield from check(game, state, prompt)
