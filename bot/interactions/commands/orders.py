"""/orders: what shall be answered to windows and reactions without asking. They live with the table; their answers are
ordinary decisions of the seat.
"""

from collections.abc import Iterator, Sequence

import msgspec

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import INTEGER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_seat, require_table
from bot.screens.orders_screen import (
    GAME,
    TURN,
    UNLESS,
    answer_name,
    answers_that_may_be_ordered,
    condition_name,
    conditions_of,
    list_screen,
    window_or_reaction_name,
)
from bot.screens.table_screen import my_table_screen
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.orders import (
    ALWAYS,
    EVERY,
    PASS,
    UNLESS_TARGET,
    StandingOrder,
    orderable_moments,
    orders_from,
)
from engine.kernel.prompts import WINDOW
from engine.kernel.texts import keyed_text
from engine.store.models import SeatRow

COMMON = Words("common")
MOST = 40  # orders that a seat may have
PLAIN = (ALWAYS, UNLESS_TARGET)
LOOK_BACK = 50  # decisions among which the one that an order brought is looked for


def register(registry: CommandRegistry) -> None:
    """Add /orders set, list and clear."""
    registry.group("orders", description=COMMON("help.orders"))
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    window = CommandOption(name="window", description=COMMON("option.window"), required=True, autocomplete=True)
    which = CommandOption(name="window", description=COMMON("option.window"), autocomplete=True)
    answer = CommandOption(name="answer", description=COMMON("option.answer"), required=True, autocomplete=True)
    condition = CommandOption(name="condition", description=COMMON("option.order_condition"), autocomplete=True)
    place = CommandOption(name="place", description=COMMON("option.order_place"), type=INTEGER, low=1, high=MOST)
    ends = tuple((COMMON.name(f"order_until_{u}"), u) for u in (GAME, TURN))
    until = CommandOption(name="until", description=COMMON("option.order_until"), choices=ends)
    for name, run, options in (
        ("set", _set, (window, answer, condition, until, place, table)),
        ("list", _list, (table,)),
        ("clear", _clear, (which, table)),
    ):
        description = COMMON(f"help.orders_{name}")
        registry.add(
            Command(path=("orders", name), description=description, run=run, options=options, complete=_complete)
        )


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    typed = context.text_option(focused).lower()
    if focused == "table":
        return await complete_table(context, typed)
    live = (await require_table(context)).live
    found = list(_named(context, live, focused))
    return [pair for pair in found if typed in pair[0].lower()][:25]


def _named(context: Answering, live: LiveTable, focused: str) -> Iterator[tuple[str, str]]:
    """Yield (in words, by name) what an option of an order may be, for the window that is named before it."""
    words, game = live.words, live.game
    if focused == "window":
        yield from ((window_or_reaction_name(words, m), m) for m in (EVERY, *orderable_moments(game)))
        return
    try:
        moment = _moment(context, live)
    except RuleError:
        moment = EVERY
    if focused == "condition":
        yield from ((condition_name(words, c), c) for c in conditions_of(game, moment))
        return
    for answer in answers_that_may_be_ordered(game, moment):
        yield answer_name(words, answer, game), answer
        if answer == PASS:
            yield answer_name(words, UNLESS, game), UNLESS


def _chosen(context: Answering, live: LiveTable, option: str, wrong: str) -> str:
    """Return by name what an option says, by name or in words. RuleError where there is no such thing."""
    wanted = context.text_option(option)
    for said, name in _named(context, live, option):
        if wanted.lower() in (name.lower(), said.lower()):
            return name
    raise RuleError(keyed_text(wrong, asked=wanted))


def _moment(context: Answering, live: LiveTable) -> str:
    return _chosen(context, live, "window", "error.no_such_window")


def outermost_activity(live: LiveTable) -> str:
    """Return the outermost activity that is under way: an order until the turn's end ends with it."""
    return next((p.within[0] for p in live.prompts() if p.within), "")


async def orders_of(actor: Actor, seat: str) -> list[StandingOrder]:
    """Return a seat's standing orders; those of a turn that is over are left out."""
    kept = orders_from(await actor.store.orders(actor.live.row.id, seat))
    return [o for o in kept if not o.until or o.until == outermost_activity(actor.live)]


def order_replacement_key(order: StandingOrder) -> tuple[str, str, str]:
    """Return what two orders have in common of which the later takes the place of the earlier."""
    return order.moment, order.until, "" if order.condition in PLAIN else order.condition


def _rank(order: StandingOrder) -> tuple[bool, bool, bool]:
    """Return where an order stands by itself: what is said of one moment goes before what is said of all, the shorter
    time before the longer, a condition before what holds always."""
    return order.moment == EVERY, not order.until, order.condition in PLAIN


async def add_order(actor: Actor, seat: str, order: StandingOrder, place: int | None = None) -> None:
    """Keep an order at a place in the sequence (from 1), else before those that it would never come after; one that it
    takes the place of goes. Call within the actor's turn."""
    kept = [o for o in await orders_of(actor, seat) if order_replacement_key(o) != order_replacement_key(order)]
    if place is None:
        at = next((n for n, o in enumerate(kept) if _rank(o) >= _rank(order)), len(kept))
    else:
        at = min(place - 1, len(kept))
    await keep_orders(actor, seat, [*kept[:at], order, *kept[at:]][:MOST])


async def keep_orders(actor: Actor, seat: str, orders: Sequence[StandingOrder]) -> None:
    """Keep these orders and no others."""
    await actor.store.set_orders(actor.live.row.id, seat, [msgspec.to_builtins(o) for o in orders])


def activity_ending_order(live: LiveTable, until: str) -> str:
    """Return the activity with which an order ends, "" for none. RuleError where no turn is under way."""
    turn = outermost_activity(live) if until == TURN else ""
    if until == TURN and not turn:
        raise RuleError(keyed_text("error.no_turn"))
    return turn


async def _set(context: Answering) -> None:
    actor = await require_table(context)
    seat = require_seat(context, actor)
    async with actor.turn() as live:
        if not live.is_running:
            raise RuleError(keyed_text("error.not_running"))
        answer = _chosen(context, live, "answer", "error.no_such_answer")
        condition = ALWAYS
        if context.text_option("condition"):
            condition = _chosen(context, live, "condition", "error.no_such_condition")
        if answer == UNLESS:
            answer, condition = PASS, UNLESS_TARGET
        until = activity_ending_order(live, context.text_option("until", GAME))
        order = StandingOrder(moment=_moment(context, live), condition=condition, answer=answer, until=until)
        await add_order(actor, seat.seat, order, int(context.text_option("place") or 0) or None)
    context.services.tables.run_automatic(live.row.id)
    await _show(context, actor, seat)


async def _list(context: Answering) -> None:
    actor = await require_table(context)
    await _show(context, actor, require_seat(context, actor))


async def _clear(context: Answering) -> None:
    actor = await require_table(context)
    seat = require_seat(context, actor)
    async with actor.turn() as live:
        wanted = _moment(context, live) if context.text_option("window") else ""
        kept = [o for o in await orders_of(actor, seat.seat) if wanted and o.moment != wanted]
        await keep_orders(actor, seat.seat, kept)
    await _show(context, actor, seat)


async def _show(context: Answering, actor: Actor, seat: SeatRow) -> None:
    await context.send(list_screen(actor.live, await orders_of(actor, seat.seat)))


async def pass_for_rest_of_game(context: Answering, actor: Actor) -> None:
    """Pass on this window and all of its kind, for the rest of the game (the button)."""
    seat = require_seat(context, actor)
    async with actor.turn() as live:
        asked = context.press.prompt if context.press else ""
        prompt = next((p for p in live.prompts_of(seat.seat) if p.id == asked and p.kind == WINDOW), None)
        moment = prompt.moment if prompt is not None else await _passed_by_order(actor, seat, asked)
        if prompt is not None:
            await add_order(actor, seat.seat, StandingOrder(moment=prompt.moment))
        passing = live.words("orders.passing", window=window_or_reaction_name(live.words, moment)) if moment else ""
        said = passing or live.words("error.stale")
    await context.services.tables.wait_briefly_for_what_is_due(live.row.id, 0.7)
    await context.show(my_table_screen(live, seat, said))


async def _passed_by_order(actor: Actor, seat: SeatRow, asked: str) -> str:
    """Return the moment of a window that is over, where an order of the seat that stands still has passed on it: the
    second press of two; "" else."""
    path = await actor.store.path(actor.live.row.id, last=LOOK_BACK)
    passed = [d.moment for d in path if (d.seat, d.prompt, d.why) == (seat.seat, asked, "order")]
    standing = [order.moment for order in await orders_of(actor, seat.seat) if order.answer == PASS]
    return next((moment for moment in passed if moment in standing), "")
