"""Buttons, selects and forms, found by their custom id alone: they outlive restarts, and authorise nobody."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.interactions.commands import ending, seats
from bot.interactions.commands.game import leave_table, start_table
from bot.interactions.commands.history import open_log, turn_log, turn_then
from bot.interactions.commands.orders import pass_on
from bot.interactions.commands.table import show_hand, show_map, show_rules, turn_rulings
from bot.interactions.commands.tables import host_only, may_see, seat_of
from bot.interactions.context import Call
from bot.interactions.decisions import aside_shown, begun, carry_out, draft_of, foresee, my_screen
from bot.screens.aid import aid_for
from bot.screens.basket import chosen_in, with_field
from bot.screens.ids import Press, fingerprint, parse
from bot.screens.options_screen import options_screen
from bot.screens.picks import picked
from bot.screens.prompt_screen import PAGES, PromptScreen
from bot.screens.screen import Modal, Screen, TextInput
from bot.screens.table_screen import SURE, again_screen, aside_screen, previewed, prompt_screen
from bot.tables import lobby
from bot.tables.actor import Actor
from engine.kernel.actions import Action
from engine.kernel.choices import Given, Pick
from engine.kernel.errors import IllegalAction, NotYourPrompt, RuleError
from engine.kernel.prompts import Prompt
from engine.kernel.texts import text
from engine.store.models import SeatRow

Handler = Callable[[Call, Actor], Awaitable[None]]


async def press(call: Call, custom_id: str) -> None:
    """Do what a press asks for. RuleError if it cannot be done; nothing has changed then."""
    found = parse(custom_id)
    call.press = found
    if found is not None and found.verb in ANYWHERE:
        await ANYWHERE[found.verb](call)
        return
    handler = HANDLERS.get(found.verb) if found else None
    if found is None or handler is None:
        raise RuleError(text("error.unknown_press"))
    actor = await call.services.house.actor(found.table)
    may_see(call, actor)
    await handler(call, actor)


# My table, hand, map, rules


async def _mine(call: Call, actor: Actor) -> None:
    seat = seat_of(call, actor)
    screen = await my_screen(actor, seat)
    await (call.show(screen) if call.private else call.send(screen))


async def _map(call: Call, actor: Actor) -> None:
    await show_map(call, actor, prompt=_asked(call))


def _asked(call: Call) -> str:
    return call.press.prompt if call.press else ""


# Prompts: a draft, walked a level at a time


def _prompt(call: Call, actor: Actor) -> tuple[SeatRow, Prompt] | None:
    """Return the pressed prompt and its seat; None if it is no longer asked. NotYourPrompt if it is another's."""
    seat = seat_of(call, actor)
    prompt = next((p for p in actor.live.prompts() if p.id == _asked(call)), None)
    if prompt is None:
        return None
    if prompt.seat != seat.seat:
        raise NotYourPrompt(text("error.not_your_prompt"))
    return seat, prompt


async def _keep(actor: Actor, seat: SeatRow, prompt: Prompt, given: Given) -> None:
    await actor.store.set_draft(actor.live.row.id, seat.seat, {"prompt": prompt.id, "given": list(given)})


async def _stale(call: Call, actor: Actor, key: str = "error.stale") -> None:
    """Answer a stale press with what is asked now; it is never carried out."""
    seat = seat_of(call, actor)
    await call.show(await my_screen(actor, seat, actor.live.words(key)))


def _walk(change: Callable[[Call, Prompt, Given], Given]) -> Handler:
    """Return the handler of a press that changes the draft and shows the next level."""

    async def handler(call: Call, actor: Actor) -> None:
        found = _prompt(call, actor)
        if found is None:
            await _stale(call, actor)
            return
        seat, prompt = found
        given = begun(actor.live, prompt, change(call, prompt, await draft_of(actor, seat, prompt)))
        if given:
            prompt.menu.next(given)  # refuses, with its reason, what is no prefix
        await _keep(actor, seat, prompt, given)
        await _show(call, actor, prompt, given)

    return handler


async def _show(call: Call, actor: Actor, prompt: Prompt, given: Given, page: int | None = None) -> None:
    if page is None:
        page = call.press.page if call.press and call.press.verb in ("page", "pick") else 0
    await foresee(actor, prompt, PromptScreen.forward(prompt, given))
    if actor.live.asks(prompt):
        await call.show(prompt_screen(actor.live, prompt, given, page=page))
    else:
        await _stale(call, actor)


def _open(call: Call, prompt: Prompt, given: Given) -> Given:
    return ()


def _add(call: Call, prompt: Prompt, given: Given) -> Given:
    """Add a token at the level at which it was offered: the draft may have gone on since, from another message."""
    level = call.press.page if call.press else 0
    return (*given[:level], call.press.argument) if call.press and len(given) >= level else given


def _select(call: Call, prompt: Prompt, given: Given) -> Given:
    level = call.press.page if call.press else 0
    return (*given[:level], *call.values[:1]) if len(given) >= level else given


def _pick(call: Call, prompt: Prompt, given: Given) -> Given:
    opened = prompt.menu.forms[given[0]].opened(given[1:]) if given else None
    argument = call.press.argument if call.press else ""
    if opened is None or not isinstance(opened[1], Pick) or not argument.isdecimal():
        raise IllegalAction(text("error.stale"))
    pick, own = opened[1], opened[2]
    before = given[: len(given) - len(own)] if own else given
    return (*before, *picked(pick, own, int(argument), call.values))


async def _bag(call: Call, actor: Actor) -> None:
    """Open a field of a basket, or set what is chosen in it."""
    found = _prompt(call, actor)
    if found is None or call.press is None:
        await _stale(call, actor)
        return
    seat, prompt = found
    given = await draft_of(actor, seat, prompt)
    chosen, argument = "".join(call.values[:1]), call.press.argument or "0"
    page = int(chosen) if call.press.verb == "bag" and chosen.isdecimal() and len(chosen) < 5 else call.press.page
    if call.press.verb in ("bagp", "bagc"):
        if not argument.isdecimal() or len(argument) > 4:
            raise IllegalAction(text("error.stale"))
        given = _bagged(prompt, given, page, int(argument), call.values)
        await _keep(actor, seat, prompt, given)
    await _show(call, actor, prompt, given, page)


def _bagged(prompt: Prompt, given: Given, page: int, chunk: int, values: list[str]) -> Given:
    """Return the draft of a basket with one select of one of its fields set. IllegalAction says what does not go."""
    form = prompt.menu.forms[given[0]]
    fields = list(chosen_in(form, given[1:]))
    number = page // PAGES - 1
    if not 0 <= number < len(fields):
        raise IllegalAction(text("error.stale"))
    _, choices, own = fields[number]
    if isinstance(choices, Pick):
        set_to = picked(choices, own, chunk, values)
    elif choices.length is None and values:
        set_to = (*own, values[0])  # an order is filled one by one
    else:
        set_to = tuple(values[:1])
    return (given[0], *with_field(form, given[1:], number, set_to))


def _back(call: Call, prompt: Prompt, given: Given) -> Given:
    return PromptScreen.backward(prompt, given)


def _same(call: Call, prompt: Prompt, given: Given) -> Given:
    return given


async def _aside(call: Call, actor: Actor) -> None:
    """Open what a seat may do aside: at once where that is one thing."""
    seat = seat_of(call, actor)
    asides = actor.live.asides_of(seat.seat)
    if len(asides) == 1:
        await call.show(await aside_shown(actor, seat, asides[0]))
    elif asides:
        await call.show(aside_screen(actor.live, seat.seat))
    else:
        await _stale(call, actor)


async def _number(call: Call, actor: Actor) -> None:
    """Open the form for a number, or take what it brought."""
    found = _prompt(call, actor)
    if found is None:
        await _stale(call, actor)
        return
    seat, prompt = found
    given = await draft_of(actor, seat, prompt)
    said = call.option("n").strip()
    if not said:
        made = PromptScreen(actor.live.words, actor.live.row.id, prompt, given)
        await call.modal(made.modal())
        return
    if not said.lstrip("-").isdecimal():
        raise IllegalAction(text("error.not_a_number", asked=said))
    given = (*given, str(int(said)))
    prompt.menu.next(given)
    await _keep(actor, seat, prompt, given)
    await _show(call, actor, prompt, given)


async def _confirm(call: Call, actor: Actor) -> None:
    """Carry out the draft, if it is still the one that was shown."""
    found = _prompt(call, actor)
    if found is None:
        await _stale(call, actor)
        return
    seat, prompt = found
    given = await draft_of(actor, seat, prompt)
    if call.press is None or fingerprint(given) != call.press.argument:
        sealed = _sealed_so(prompt, call.press.argument if call.press else "")
        if sealed is not None:
            await carry_out(call, actor, seat, prompt.id, sealed)
            return
        await _stale(call, actor, "error.changed")
        return
    await foresee(actor, prompt, given)
    seen = previewed(actor.live, prompt, given)
    if seen is not None and seen.again is not None and call.press.page != SURE:
        await call.show(again_screen(actor.live, prompt, given, seen.again))
        return
    await carry_out(call, actor, seat, prompt.id, prompt.menu.value(given))
    await actor.store.set_draft(actor.live.row.id, seat.seat, None)


def _sealed_so(prompt: Prompt, shown: str) -> Action | None:
    """Return what is sealed already, where it is what was shown."""
    found = prompt.answered
    if found is None or not prompt.menu.contains(found) or fingerprint(prompt.menu.tokens(found)) != shown:
        return None
    return found


async def _do(call: Call, actor: Actor) -> None:
    """Carry out an action that has nothing to choose; one that would have a price is shown with it first."""
    found = _prompt(call, actor)
    if found is None:
        await _stale(call, actor)
        return
    seat, prompt = found
    given: Given = (call.press.argument if call.press else "",)
    await foresee(actor, prompt, given)
    seen = previewed(actor.live, prompt, given)
    if seen is not None and seen.legal and seen.lines:
        await _keep(actor, seat, prompt, given)
        await call.show(prompt_screen(actor.live, prompt, given))
        return
    await carry_out(call, actor, seat, prompt.id, prompt.menu.value(given))


async def _quick(call: Call, actor: Actor) -> None:
    """Give a whole answer that the title offers: the rest by a plan, the losses that hurt least."""
    found = _prompt(call, actor)
    action = aid_for(actor.live, found[1]).quick.get(call.press.argument) if found and call.press else None
    if found is None or action is None:
        await _stale(call, actor)
        return
    seat, prompt = found
    await carry_out(call, actor, seat, prompt.id, action)


# The lobby


async def _join(call: Call, actor: Actor) -> None:
    from bot.interactions.commands.game import join_table

    await join_table(call, actor)


async def _word(call: Call, actor: Actor) -> None:
    words, row = actor.live.words, actor.live.row
    said = call.option("word").strip()
    if not said:
        field = TextInput(id="word", label=words("lobby.word_label"), most=60)
        form = Modal(id=Press("word", row.id).id(), title=words("lobby.word_title"), inputs=(field,))
        seat_of(call, actor)
        await call.modal(form)
        return
    async with actor.turn() as live:
        live.replace(row=await lobby.set_word(actor.store, live.row, call.user, said))
    await _lobby_done(call, actor, "lobby.word_kept")


async def _lobby_done(call: Call, actor: Actor, key: str, **args: Any) -> None:
    call.services.house.posted()
    await call.send(Screen(content=actor.live.words(key, **args)))


async def _bot(call: Call, actor: Actor) -> None:
    host_only(call, actor)
    async with actor.turn() as live:
        live.replace(row=await lobby.add_computer(actor.store, live.row))
    await _lobby_done(call, actor, "lobby.computer_added")


async def _unbot(call: Call, actor: Actor) -> None:
    host_only(call, actor)
    async with actor.turn() as live:
        live.replace(row=await lobby.remove_computer(actor.store, live.row))
    await _lobby_done(call, actor, "lobby.computer_removed")


async def _opts(call: Call, actor: Actor) -> None:
    host_only(call, actor)
    await call.show(options_screen(actor.live))


async def _open_option(call: Call, actor: Actor) -> None:
    host_only(call, actor)
    await call.show(options_screen(actor.live, *call.values[:1]))


async def _set_option(call: Call, actor: Actor) -> None:
    host_only(call, actor)
    chosen = call.values[0] if call.values else ""
    verb, key = (call.press.verb, call.press.argument) if call.press else ("", "")
    options = {key: chosen} if verb == "opt" else {}
    pace = lobby.PACES.get(chosen) if verb == "pace" else None
    async with actor.turn() as live:
        live.replace(row=await lobby.set_options(actor.store, live.row, options, pace))
    call.services.house.posted()
    await call.show(options_screen(actor.live, key))


ANYWHERE: dict[str, Callable[[Call], Awaitable[None]]] = {"rulings": turn_rulings}  # what concerns no table
HANDLERS: dict[str, Handler] = {
    "mine": _mine,
    "hand": show_hand,
    "map": _map,
    "rules": show_rules,
    "log": open_log,
    "leaf": turn_log,
    "then": turn_then,
    "aside": _aside,
    "open": _walk(_open),
    "add": _walk(_add),
    "sel": _walk(_select),
    "pick": _walk(_pick),
    "bag": _bag,
    "bagp": _bag,
    "bagc": _bag,
    "back": _walk(_back),
    "page": _walk(_same),
    "num": _number,
    "ok": _confirm,
    "do": _do,
    "quick": _quick,
    "join": _join,
    "leave": leave_table,
    "word": _word,
    "bot": _bot,
    "unbot": _unbot,
    "opts": _opts,
    "optof": _open_option,
    "opt": _set_option,
    "pace": _set_option,
    "start": start_table,
    "agree": seats.agree,
    "refuse": seats.refuse,
    "retake": seats.retake,
    "take": seats.take,
    "revive": seats.revive,
    "passon": pass_on,
    "end": ending.confirm,
    "noend": ending.cancel,
}
