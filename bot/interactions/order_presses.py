"""The screen of standing orders: those of one moment, given and dropped by a list."""

from typing import Any

import msgspec

from bot.delivery.seat_drafts import current_draft_of_seat
from bot.interactions.answering import Answering
from bot.interactions.commands.orders import (
    activity_ending_order,
    add_order,
    keep_orders,
    order_replacement_key,
    orders_of,
)
from bot.interactions.commands.tables import require_seat
from bot.screens.orders_screen import (
    DRAFTED,
    OrdersTopic,
    answers_that_may_be_ordered,
    conditions_of,
    list_screen,
    order_key,
    orders_screen,
    topic_from_argument,
)
from bot.tables.actor import Actor
from engine.kernel.actions import Action
from engine.kernel.errors import RuleError
from engine.kernel.orders import StandingOrder, may_order
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text
from engine.store.models import SeatRow


def _prompt(context: Answering, actor: Actor, seat: SeatRow) -> Prompt | None:
    """Return the open question from which the screen was come to, if it is still asked."""
    wanted = context.press.prompt if context.press else ""
    return next((p for p in actor.live.prompts_of(seat.seat) if p.id == wanted and may_order(p)), None)


async def _drafted(actor: Actor, seat: SeatRow, prompt: Prompt | None) -> Action | None:
    """Return the whole answer that a seat has put together for a question."""
    if prompt is None:
        return None
    given = (await current_draft_of_seat(actor, seat, prompt)).given
    return prompt.menu.value_of_tokens(given) if len(given) > 1 and prompt.menu.is_complete(given) else None


def _asked(context: Answering, actor: Actor, prompt: Prompt | None) -> OrdersTopic | None:
    press = context.press
    if press is not None and press.argument:
        return topic_from_argument(actor.live.game, press.argument, press.page)
    return OrdersTopic(prompt.moment) if prompt is not None else None


async def _show(context: Answering, actor: Actor, seat: SeatRow, asked: OrdersTopic | None) -> None:
    orders, prompt = await orders_of(actor, seat.seat), _prompt(context, actor, seat)
    if asked is None:
        await context.show(list_screen(actor.live, orders))
        return
    drafted = await _drafted(actor, seat, prompt)
    await context.show(orders_screen(actor.live, orders, asked, prompt.id if prompt else "", drafted))


async def open_orders(context: Answering, actor: Actor) -> None:
    """Show the orders of a moment, with what has been chosen for the next of them."""
    seat = require_seat(context, actor)
    await _show(context, actor, seat, _asked(context, actor, _prompt(context, actor, seat)))


async def choose_moment(context: Answering, actor: Actor) -> None:
    """Open the orders of the moment that is chosen in the list of all."""
    asked = topic_from_argument(actor.live.game, "".join(context.values[:1]))
    await _show(context, actor, require_seat(context, actor), asked)


async def choose_condition(context: Answering, actor: Actor) -> None:
    """Take a condition for the next order."""
    seat, chosen = require_seat(context, actor), "".join(context.values[:1])
    asked = _asked(context, actor, None)
    if asked is not None and chosen in conditions_of(actor.live.game, asked.moment):
        asked = OrdersTopic(asked.moment, chosen, asked.until, asked.page)
    await _show(context, actor, seat, asked)


async def give_order(context: Answering, actor: Actor) -> None:
    """Keep the order that an answer completes."""
    seat, chosen = require_seat(context, actor), "".join(context.values[:1])
    asked = _asked(context, actor, None)
    async with actor.turn() as live:
        if not live.is_running:
            raise RuleError(keyed_text("error.not_running"))
        if asked is not None:
            order = StandingOrder(
                moment=asked.moment,
                condition=asked.condition,
                until=activity_ending_order(live, asked.until),
                answer=chosen,
            )
            answer = await _answer(context, actor, seat, order, chosen)
            await add_order(actor, seat.seat, msgspec.structs.replace(order, answer=answer))
    await context.services.tables.wait_briefly_for_what_is_due(actor.live.row.id, 0.7)
    await _show(context, actor, seat, asked)


async def _answer(
    context: Answering, actor: Actor, seat: SeatRow, order: StandingOrder, chosen: str
) -> str | dict[str, Any]:
    """Return what an order answers: one of the answers that can be named, or what was drafted. Where that was given
    already and has answered its question, the draft is gone: the second press of two leaves the order as it is."""
    if chosen in answers_that_may_be_ordered(actor.live.game, order.moment):
        return chosen
    if chosen != DRAFTED:
        raise RuleError(keyed_text("error.no_such_answer", asked=chosen))
    drafted = await _drafted(actor, seat, _prompt(context, actor, seat))
    if drafted is not None:
        return drafted.as_builtins()
    given = [
        one.answer
        for one in await orders_of(actor, seat.seat)
        if order_replacement_key(one) == order_replacement_key(order)
    ]
    if not given or isinstance(given[0], str):
        raise RuleError(keyed_text("error.stale"))
    return given[0]


async def drop_order(context: Answering, actor: Actor) -> None:
    """Drop one order."""
    seat, chosen = require_seat(context, actor), "".join(context.values[:1])
    async with actor.turn():
        kept = await orders_of(actor, seat.seat)
        await keep_orders(actor, seat.seat, [o for o in kept if order_key(o) != chosen])
    await _show(context, actor, seat, _asked(context, actor, None))


HANDLERS = {
    "ord": open_orders,
    "ordm": choose_moment,
    "ordc": choose_condition,
    "orda": give_order,
    "ordx": drop_order,
}
