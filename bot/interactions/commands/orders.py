"""/orders: what shall be answered to windows without asking. They live with the table; their answers are ordinary
decisions of the seat.
"""

from typing import Any

import msgspec

from bot.interactions.commands.registry import Command, CommandOption, Registry
from bot.interactions.commands.tables import actor_of, complete_table, seat_of
from bot.interactions.context import InteractionContext
from bot.screens.screen import Screen, cut
from bot.screens.table_screen import mine_screen
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.game import Game
from engine.kernel.orders import ALWAYS, ASK, PASS, UNLESS_TARGET, StandingOrder
from engine.kernel.prompts import WINDOW
from engine.kernel.rulebook import Question
from engine.kernel.texts import text
from engine.store.models import SeatRow

COMMON = Words("common")
EVERY = "*"
MOST = 40  # orders that a seat may have
ANSWERS = {"pass": (ALWAYS, PASS), "unless": (UNLESS_TARGET, PASS), "ask": (ALWAYS, ASK)}
TURN, GAME = "turn", "game"


def register(registry: Registry) -> None:
    """Add /orders set, list and clear."""
    registry.group("orders", description=COMMON("help.orders"))
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    window = CommandOption(name="window", description=COMMON("option.window"), required=True, autocomplete=True)
    which = CommandOption(name="window", description=COMMON("option.window"), autocomplete=True)
    answers = tuple((COMMON.name(f"order_{a}"), a) for a in ANSWERS)
    answer = CommandOption(name="answer", description=COMMON("option.answer"), required=True, choices=answers)
    ends = tuple((COMMON.name(f"order_until_{u}"), u) for u in (GAME, TURN))
    until = CommandOption(name="until", description=COMMON("option.order_until"), choices=ends)
    for name, run, options in (
        ("set", _set, (window, answer, until, table)),
        ("list", _list, (table,)),
        ("clear", _clear, (which, table)),
    ):
        description = COMMON(f"help.orders_{name}")
        registry.add(
            Command(path=("orders", name), description=description, run=run, options=options, complete=_complete)
        )


def moments_of(game: Game[Any]) -> list[str]:
    """Return every window of a game, by its moment."""
    return [
        f"{frame.__struct_config__.tag}.{name}"
        for frame, procedure in game.rules.procedures.items()
        for name, step in procedure.steps.items()
        if isinstance(step, Question) and step.kind == WINDOW
    ]


def moment_name(words: Words, moment: str) -> str:
    """Return a window in words."""
    if moment == EVERY:
        return words("orders.every")
    procedure, _, step = moment.partition(".")
    for key in (f"moment.{moment}", f"moment.{procedure}"):
        if words.has(key):
            return words(key)
    plain = f"{procedure} {step}".replace("_", " ").removesuffix(" start")
    return plain[:1].upper() + plain[1:]


async def _complete(context: InteractionContext, focused: str) -> list[tuple[str, str]]:
    typed = context.option(focused).lower()
    if focused == "table":
        return await complete_table(context, typed)
    live = (await actor_of(context)).live
    found = [(moment_name(live.words, m), m) for m in (EVERY, *moments_of(live.game))]
    return [pair for pair in found if typed in pair[0].lower()][:25]


def _moment(context: InteractionContext, live: LiveTable) -> str:
    wanted = context.option("window")
    for moment in (EVERY, *moments_of(live.game)):
        if wanted.lower() in (moment, moment_name(live.words, moment).lower()):
            return moment
    raise RuleError(text("error.no_such_window", asked=wanted))


def _turn_of(live: LiveTable) -> str:
    """Return the outermost activity that is under way: an order until the turn's end ends with it."""
    return next((p.within[0] for p in live.prompts() if p.within), "")


async def orders_of(actor: Actor, seat: str) -> list[StandingOrder]:
    """Return a seat's standing orders; those of a turn that is over are left out."""
    kept = [msgspec.convert(o, StandingOrder) for o in await actor.store.orders(actor.live.row.id, seat)]
    return [o for o in kept if not o.until or o.until == _turn_of(actor.live)]


async def add(actor: Actor, seat: str, order: StandingOrder) -> None:
    """Keep an order before the others; one for the same window and time goes. Call within the actor's turn."""
    kept = [o for o in await orders_of(actor, seat) if (o.moment, o.until) != (order.moment, order.until)]
    # What is said of one window goes before what is said of all, the shorter time before the longer.
    kept = sorted([order, *kept], key=lambda o: (o.moment == EVERY, not o.until))[:MOST]
    await actor.store.set_orders(actor.live.row.id, seat, [msgspec.to_builtins(o) for o in kept])


async def _set(context: InteractionContext) -> None:
    actor = await actor_of(context)
    seat = seat_of(context, actor)
    async with actor.turn() as live:
        if not live.running:
            raise RuleError(text("error.not_running"))
        condition, answer = ANSWERS[context.option("answer")]
        until = _turn_of(live) if context.option("until", GAME) == TURN else ""
        if context.option("until") == TURN and not until:
            raise RuleError(text("error.no_turn"))
        order = StandingOrder(moment=_moment(context, live), condition=condition, answer=answer, until=until)
        await add(actor, seat.seat, order)
    context.services.tables.settle(live.row.id)
    await _show(context, actor, seat)


async def _list(context: InteractionContext) -> None:
    actor = await actor_of(context)
    await _show(context, actor, seat_of(context, actor))


async def _clear(context: InteractionContext) -> None:
    actor = await actor_of(context)
    seat = seat_of(context, actor)
    async with actor.turn() as live:
        wanted = _moment(context, live) if context.option("window") else ""
        kept = [o for o in await orders_of(actor, seat.seat) if wanted and o.moment != wanted]
        await actor.store.set_orders(live.row.id, seat.seat, [msgspec.to_builtins(o) for o in kept])
    await _show(context, actor, seat)


async def _show(context: InteractionContext, actor: Actor, seat: SeatRow) -> None:
    words, kept = actor.live.words, await orders_of(actor, seat.seat)
    lines = [words("orders.title" if kept else "orders.none")]
    lines += [words("orders.line", window=moment_name(words, o.moment), answer=_said(o), until=_until(o)) for o in kept]
    await context.send(Screen(content=cut("\n".join(lines), 2000)))


def _said(order: StandingOrder) -> str:
    name = next((n for n, pair in ANSWERS.items() if pair == (order.condition, order.answer)), "pass")
    return COMMON.name(f"order_{name}")


def _until(order: StandingOrder) -> str:
    return COMMON.name(f"order_until_{TURN if order.until else GAME}")


async def pass_on(context: InteractionContext, actor: Actor) -> None:
    """Pass on this window and all of its kind, for the rest of the game (the button)."""
    seat = seat_of(context, actor)
    async with actor.turn() as live:
        asked = context.press.prompt if context.press else ""
        prompt = next((p for p in live.prompts_of(seat.seat) if p.id == asked and p.kind == WINDOW), None)
        if prompt is None:
            said = live.words("error.stale")
        else:
            await add(actor, seat.seat, StandingOrder(moment=prompt.moment))
            said = live.words("orders.passing", window=moment_name(live.words, prompt.moment))
    await context.services.tables.settle_for(live.row.id, 0.7)
    await context.show(mine_screen(live, seat, said))
