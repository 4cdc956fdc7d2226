"""Standing orders in words, and the screen on which those of one moment are given and dropped.

What is being put together (the condition, for how long) lies in the custom ids, so that the screen outlives a restart.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.messages.ids import Press, draft_fingerprint
from bot.messages.screen import (
    LABEL,
    OPTION,
    OPTIONS,
    PLACEHOLDER,
    ROWS,
    Button,
    Row,
    Screen,
    Select,
    SelectOption,
    cut_text,
)
from bot.tables.live import LiveTable
from bot.words import Words, unmarked_text
from engine.kernel.actions import Action
from engine.kernel.conditions import conditions_at, parse_condition, replies_at
from engine.kernel.errors import RuleError
from engine.kernel.game import Game
from engine.kernel.orders import ALWAYS, ASK, EVERY, PASS, UNLESS_TARGET, StandingOrder, orderable_moments

TURN, GAME = "turn", "game"
UNLESS = "unless"  # an answer in one word: pass, unless I am the target
DRAFTED = "drafted"  # the answer that the seat has put together for the question that is open
MARK = "~"  # parts what a custom id holds


class OrdersTopic(msgspec.Struct, frozen=True):
    """What the screen is about: a moment, and what its next order shall have for condition and term."""

    moment: str
    condition: str = ALWAYS
    until: str = GAME
    page: int = 0  # of the conditions

    def argument(self) -> str:
        """Return it as a custom id holds it: the moment by a hash, since its name may be long."""
        return MARK.join((moment_key(self.moment), self.condition, self.until))


def moment_key(moment: str) -> str:
    """Return a short hash by which a custom id names a moment."""
    return draft_fingerprint((moment,))[:8]


def topic_from_argument(game: Game[Any], argument: str, page: int = 0) -> OrdersTopic | None:
    """Return what a custom id's argument says; None where it names no moment of this version of the game."""
    key, _, rest = argument.partition(MARK)
    condition, _, until = rest.partition(MARK)
    moment = next((m for m in (EVERY, *orderable_moments(game)) if moment_key(m) == key), None)
    if moment is None:
        return None
    known = condition in conditions_of(game, moment)
    return OrdersTopic(moment, condition if known else ALWAYS, TURN if until == TURN else GAME, page)


def conditions_of(game: Game[Any], moment: str) -> list[str]:
    """Return the conditions that an order for a moment may name; for every moment, those of any."""
    if moment == EVERY:
        named = dict.fromkeys(name for one in orderable_moments(game) for name in conditions_at(game.conditions, one))
    else:
        named = dict.fromkeys(conditions_at(game.conditions, moment))
    return [ALWAYS, UNLESS_TARGET, *named]


def answers_that_may_be_ordered(game: Game[Any], moment: str) -> list[str]:
    """Return the answers that an order for a moment may name."""
    passes = [PASS] if moment == EVERY or moment in orderable_moments(game, windows=True) else []
    return [*passes, ASK, *(replies_at(game.replies, moment) if moment != EVERY else ())]


# Words


def window_or_reaction_name(words: Words, moment: str) -> str:
    """Return a window or reaction in words."""
    if moment == EVERY:
        return words("orders.every")
    procedure, _, step = moment.partition(".")
    for key in (f"moment.{moment}", f"moment.{procedure}"):
        if words.has_words(key):
            return words(key)
    plain = f"{procedure} {step}".replace("_", " ").removesuffix(" start")
    return plain[:1].upper() + plain[1:]


def condition_name(words: Words, condition: str) -> str:
    """Return a condition in words, with its number."""
    name, number = parse_condition(condition)
    key = f"condition.{name}"
    said = words(key, n=int(number) if number.isdecimal() else 0)
    return said if words.has_words(key) or not number else f"{said} {number}"


def answer_name(words: Words, answer: str | dict[str, Any], game: Game[Any]) -> str:
    """Return an answer in words."""
    if isinstance(answer, dict):
        try:
            return unmarked_text(words.say(game.action(answer).label()))
        except RuleError:
            return words("orders.unknown")
    if answer in (PASS, ASK, UNLESS):
        return words.name(f"order_{answer}")
    return words(f"reply.{answer}") if answer in game.replies else words("orders.unknown")


def order_line(words: Words, order: StandingOrder, game: Game[Any]) -> str:
    """Return an order in words."""
    until = words.name(f"order_until_{TURN if order.until else GAME}")
    window = window_or_reaction_name(words, order.moment)
    if (order.condition, order.answer) == (UNLESS_TARGET, PASS):
        return words("orders.line", window=window, answer=words.name(f"order_{UNLESS}"), until=until)
    answer = answer_name(words, order.answer, game)
    if order.condition == ALWAYS:
        return words("orders.line", window=window, answer=answer, until=until)
    known = order.condition in conditions_of(game, order.moment)
    condition = condition_name(words, order.condition) if known else words("orders.unknown")
    return words("orders.line_if", window=window, answer=answer, condition=condition, until=until)


def order_lines(words: Words, orders: Sequence[StandingOrder], game: Game[Any]) -> list[str]:
    """Return orders in words, in their sequence: the first that fits answers."""
    return [f"{n}. {order_line(words, order, game)}" for n, order in enumerate(orders, 1)]


# Screens


def list_screen(live: LiveTable, orders: Sequence[StandingOrder]) -> Screen:
    """Return all orders of a seat, with a list of the moments for which more can be given."""
    words, game = live.words, live.game
    lines = [words("orders.title" if orders else "orders.none"), *order_lines(words, orders, game)]
    moments = (EVERY, *orderable_moments(game))
    rows: list[Row] = []
    for n in range(0, min(len(moments), OPTIONS * ROWS), OPTIONS):
        options = tuple(
            SelectOption(value=moment_key(m), label=cut_text(window_or_reaction_name(words, m), OPTION))
            for m in moments[n : n + OPTIONS]
        )
        press = Press("ordm", live.row.id, "", str(n)).id()
        rows.append(Select(id=press, placeholder=words("orders.which"), options=options))
    return Screen(content=cut_text("\n".join(lines), 2000), rows=tuple(rows))


def orders_screen(
    live: LiveTable,
    orders: Sequence[StandingOrder],
    asked: OrdersTopic,
    prompt: str = "",
    drafted: Action | None = None,
) -> Screen:
    """Return the orders of one moment, with lists to add one and to drop one. prompt: the open question from which the
    screen was come to; drafted: the whole answer that its seat has put together for it, which an order may give."""
    words, game = live.words, live.game
    here = [o for o in orders if o.moment in (EVERY, asked.moment)]
    lines = [
        words("label", id=live.row.id, name=live.row.name),
        words("orders.of", window=window_or_reaction_name(words, asked.moment)),
        *order_lines(words, here, game),
        words("orders.sequence" if len(here) > 1 else "orders.first"),
    ]
    rows = tuple(_rows(live, here, asked, prompt, drafted))
    return Screen(content=cut_text("\n".join(lines), 2000), rows=rows)


def _rows(
    live: LiveTable, here: Sequence[StandingOrder], asked: OrdersTopic, prompt: str, drafted: Action | None
) -> Iterator[Row]:
    words, game, table = live.words, live.game, live.row.id
    conditions = conditions_of(game, asked.moment)
    pages = -(-len(conditions) // OPTIONS)
    page = asked.page % pages

    def press(verb: str, what: OrdersTopic) -> str:
        return Press(verb, table, prompt, what.argument(), what.page).id()

    yield Select(
        id=press("ordc", asked),
        placeholder=cut_text(words("orders.if", condition=condition_name(words, asked.condition)), PLACEHOLDER),
        options=tuple(
            SelectOption(value=c, label=cut_text(condition_name(words, c), OPTION), chosen=c == asked.condition)
            for c in conditions[page * OPTIONS : (page + 1) * OPTIONS]
        ),
    )
    answers = [(answer, answer_name(words, answer, game)) for answer in answers_that_may_be_ordered(game, asked.moment)]
    if drafted is not None:
        answers.append((DRAFTED, words("orders.drafted", action=drafted.label())))
    yield Select(
        id=press("orda", asked),
        placeholder=words("orders.then"),
        options=tuple(
            SelectOption(value=a, label=cut_text(unmarked_text(name), OPTION)) for a, name in answers[:OPTIONS]
        ),
    )
    if here:
        drops = {order_key(o): cut_text(unmarked_text(order_line(words, o, game)), OPTION) for o in here[:OPTIONS]}
        options = tuple(SelectOption(value=key, label=label) for key, label in drops.items())
        yield Select(id=press("ordx", asked), placeholder=words("orders.drop"), options=options)
    other = msgspec.structs.replace(asked, until=GAME if asked.until == TURN else TURN)
    term = words("orders.term", until=words.name(f"order_until_{asked.until}"))
    buttons = [Button(id=press("ord", other), label=cut_text(term, LABEL))]
    if pages > 1:
        further = msgspec.structs.replace(asked, page=(page + 1) % pages)
        buttons.append(Button(id=press("ord", further), label=words("button.more", page=page + 1, pages=pages)))
    buttons.append(Button(id=Press("mine", table).id(), label=words("button.mine")))
    yield tuple(buttons)


def order_key(order: StandingOrder) -> str:
    """Return a short hash by which a list names an order."""
    return draft_fingerprint((msgspec.json.encode(order, order="sorted").decode(),))
