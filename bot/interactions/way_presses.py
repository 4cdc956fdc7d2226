"""Presses on a route whose goal is named first: the goal, another way to it, a place to come through or to avoid."""

from collections.abc import Awaitable, Callable

from bot.interactions.answering import Answering
from bot.interactions.drafting import keep_and_show, read_press_frame, show_stale
from bot.messages.drafts import AVOID, BY_LEGS, NO_WAY, VIA, Draft, WayAsked
from bot.screens.rows.way_rows import WAY, requested_way, route_of, route_stage
from bot.tables.actor import Actor
from engine.kernel.choices import Given

Handler = Callable[[Answering, Actor], Awaitable[None]]
Change = Callable[[WayAsked, str], WayAsked]  # the way that was asked for, what was pressed: the way asked for now


def _asks(change: Change) -> Handler:
    """Return the handler of a press that asks for another way and shows it."""

    async def handler(context: Answering, actor: Actor) -> None:
        frame = await read_press_frame(context, actor)
        route = route_of(frame.prompt, frame.draft.given) if frame is not None else None
        if frame is None or route is None:
            await show_stale(context, actor)
            return
        draft, (ways, own) = frame.draft, route
        chosen = context.values[0] if context.values else context.press.argument if context.press else ""
        way = change(draft.way, chosen)
        before = _before(draft.given, own)
        if way.to and way.mode != BY_LEGS:
            given = (*before, *requested_way(ways, way).legs)
        else:
            given = (*before, *own) if way.mode == BY_LEGS else before
        await keep_and_show(context, actor, frame.seat, frame.prompt, Draft(frame.prompt.id, given, 0, way))

    return handler


def _before(given: Given, own: Given) -> Given:
    return given[: len(given) - len(own)]


def back_button_handler(otherwise: Handler) -> Handler:
    """Return the handler of Back: from a place that is being chosen to the way, from a way to the goals, and else as
    everywhere."""

    async def handler(context: Answering, actor: Actor) -> None:
        frame = await read_press_frame(context, actor)
        route = route_of(frame.prompt, frame.draft.given) if frame is not None else None
        if frame is None or route is None or not (frame.draft.way.to or frame.draft.way.mode):
            await otherwise(context, actor)
            return
        draft, own = frame.draft, route[1]
        stage = route_stage(draft.way, own)
        if stage == BY_LEGS and own:
            given = draft.given[:-1]
            way = WayAsked(mode=BY_LEGS)
        elif stage in (VIA, AVOID):
            given, way = draft.given, _replaced(draft.way, mode="")
        else:
            given, way = _before(draft.given, own) if stage == WAY else draft.given, NO_WAY
        await keep_and_show(context, actor, frame.seat, frame.prompt, Draft(frame.prompt.id, given, 0, way))

    return handler


def _replaced(
    way: WayAsked, *, via: Given | None = None, avoid: Given | None = None, variant: str | None = None, mode: str = ""
) -> WayAsked:
    return WayAsked(
        way.to,
        way.via if via is None else via,
        way.avoid if avoid is None else avoid,
        way.variant if variant is None else variant,
        mode,
    )


def _toggled(places: Given, place: str) -> Given:
    return tuple(p for p in places if p != place) if place in places else (*places, place)


def _mode(way: WayAsked, mode: str) -> WayAsked:
    if mode == BY_LEGS:
        return WayAsked(mode=BY_LEGS)
    return _replaced(way, mode=mode) if mode in (VIA, AVOID) else NO_WAY


HANDLERS: dict[str, Handler] = {
    "goto": _asks(lambda way, place: WayAsked(place)),
    "wby": _asks(lambda way, variant: _replaced(way, variant=variant)),
    "wvia": _asks(lambda way, place: _replaced(way, via=_toggled(way.via, place))),
    "wavo": _asks(lambda way, place: _replaced(way, avoid=_toggled(way.avoid, place))),
    "wmode": _asks(_mode),
}
