"""Presses on a basket: a line of it is opened or set; why it is filled in so."""

from bot.delivery.seat_drafts import keep_draft
from bot.interactions.answering import Answering
from bot.interactions.drafting import answer_preview, read_press_frame, show_draft, show_stale
from bot.messages.basket import answer_with_field_reset, choices_by_field, completed_answer, is_basket
from bot.messages.drafts import Draft
from bot.messages.picks import tokens_after_selection
from bot.messages.screen import Screen, cut_text
from bot.screens.basket_lines import basket_reason_lines
from bot.screens.basket_rows import OFFER, is_one_list, place_of_page
from bot.screens.table_aid import prompt_help_for
from bot.tables.actor import Actor
from engine.kernel.choices import Given
from engine.kernel.errors import IllegalAction
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text

CONTENT = 1900  # characters of an answer


async def explain_basket(context: Answering, actor: Actor) -> None:
    """Say of each thing in a basket what it is good for, and what stays unspent."""
    frame = await read_press_frame(context, actor)
    if frame is None:
        await show_stale(context, actor)
        return
    prompt, draft, live = frame.prompt, frame.draft, actor.live
    seen = await answer_preview(actor, frame, draft.given)
    fields = list(choices_by_field(prompt.menu.forms[draft.given[0]], draft.given[1:])) if draft.given else []
    lines = [live.words("label", id=live.row.id, name=live.row.name), live.words("basket.why_title")]
    lines += basket_reason_lines(live.words, fields, prompt_help_for(live, prompt).note)
    lines += [live.words.say(line) for line in (seen.lines if seen is not None else ())]
    await context.send(Screen(content=cut_text("\n".join(lines), CONTENT)))


async def open_or_set(context: Answering, actor: Actor) -> None:
    """Open a field of a basket, or set what is chosen in it."""
    frame = await read_press_frame(context, actor, suggest=False)
    if frame is None or context.press is None:
        await show_stale(context, actor)
        return
    seat, prompt, given = frame.seat, frame.prompt, frame.draft.given
    if not given:  # its draft is gone (it was carried out, say), and which of several forms it was for is not known
        await show_draft(context, actor, prompt, Draft(prompt.id))
        return
    chosen, argument = "".join(context.values[:1]), context.press.argument or "0"
    page = int(chosen) if context.press.verb == "bag" and chosen.isdecimal() and len(chosen) < 5 else context.press.page
    if context.press.verb in ("bagp", "bagc"):
        if not argument.isdecimal() or len(argument) > 4:
            raise IllegalAction(keyed_text("error.stale"))
        before, given = given, _bagged(prompt, given, page, int(argument), context.values)
        await keep_draft(actor, seat, Draft(prompt.id, given))
        page = 0 if context.press.verb == "bagp" and is_one_list(prompt.menu.forms[given[0]], before, page) else page
    elif chosen.startswith(OFFER):
        given, page = _offered(actor, prompt, given, chosen.removeprefix(OFFER)), 0
        await keep_draft(actor, seat, Draft(prompt.id, given))
    await show_draft(context, actor, prompt, Draft(prompt.id, given, page))


async def set_field(context: Answering, actor: Actor) -> None:
    """Set all that is chosen in one field of a basket at once."""
    frame = await read_press_frame(context, actor, suggest=False)
    argument = context.press.argument if context.press else ""
    if frame is None or not frame.draft.given or not argument.isdecimal() or len(argument) > 2:
        await show_stale(context, actor)
        return
    prompt, given = frame.prompt, frame.draft.given
    form = prompt.menu.forms[given[0]]
    number = int(argument) - 1
    if not is_basket(form) or not 0 <= number < len(form.fields):
        raise IllegalAction(keyed_text("error.stale"))
    given = (given[0], *answer_with_field_reset(form, given[1:], number, tuple(context.values)))
    await keep_draft(actor, frame.seat, Draft(prompt.id, given))
    await show_draft(context, actor, prompt, Draft(prompt.id, given))


def _offered(actor: Actor, prompt: Prompt, given: Given, number: str) -> Given:
    """Return the draft of a basket with what an offer sets in it. IllegalAction where it is offered no more."""
    offers = prompt_help_for(actor.live, prompt).basket_offers(given)
    if not number.isdecimal() or len(number) > 2 or int(number) >= len(offers):
        raise IllegalAction(keyed_text("error.stale"))
    form = prompt.menu.forms[given[0]]
    chosen = {name: own for name, _, own in choices_by_field(form, given[1:])}
    return (given[0], *completed_answer(form, {**chosen, **offers[int(number)].fields}))


def _bagged(prompt: Prompt, given: Given, page: int, chunk: int, values: list[str]) -> Given:
    """Return the draft of a basket with one select of one of its fields set. IllegalAction says what does not go."""
    form = prompt.menu.forms[given[0]]
    fields = list(choices_by_field(form, given[1:]))
    number = place_of_page(page)[0] - 1
    if not 0 <= number < len(fields):
        raise IllegalAction(keyed_text("error.stale"))
    _, choices, own = fields[number]
    if isinstance(choices, Pick):
        set_to = tokens_after_selection(choices, own, chunk, values)
    elif choices.length is None and values:
        set_to = (*own, values[0])  # an order is filled one by one
    else:
        set_to = tuple(values[:1])
    return (given[0], *answer_with_field_reset(form, given[1:], number, set_to))
