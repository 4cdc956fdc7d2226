"""Presses that carry something out: a Confirm, an action with nothing to choose, a whole answer that a title offers."""

from typing import TypeGuard

from bot.delivery.seat_drafts import draft_place, draft_to_begin_with
from bot.interactions.answering import Answering
from bot.interactions.decisions import carry_out, last_private_action, turn_live_card_into
from bot.interactions.drafting import (
    answer_preview,
    keep_and_show,
    pressed_prompt,
    read_frame_without_draft,
    read_press_frame,
    show_outcome,
    show_stale,
)
from bot.interactions.press_frame import TRIES, PressFrame
from bot.messages.drafts import Draft
from bot.messages.ids import Press, draft_fingerprint
from bot.screens.prompt_screen import SURE, PromptScreen, answer_without_choice
from bot.screens.rows.way_rows import answers_by_other_ways
from bot.screens.table_aid import prompt_help_for
from bot.screens.table_screen import confirm_again_screen
from bot.tables.actor import Actor
from engine.kernel.actions import OFFER_ACTIONS, Action
from engine.kernel.choices import Given
from engine.kernel.prompts import Preview, Prompt

OFFERED = frozenset(action.tag() for action in OFFER_ACTIONS)


async def carry_out_confirmed_draft(context: Answering, actor: Actor) -> None:
    """Carry out the draft, if it is still the one that was shown."""
    for _ in range(TRIES):
        frame = await read_press_frame(context, actor, suggest=False)
        if frame is None:
            await show_stale(context, actor)
            return
        given = _shown(actor, frame.prompt, frame.draft, context.press)
        if context.press is None or draft_fingerprint(given) != context.press.argument:
            await _other_than_shown(context, actor, frame)
            return
        seen = await answer_preview(actor, frame, given)
        if frame.is_current:  # else others have acted meanwhile: whether it looks like a slip is to be seen again
            await _confirmed(context, actor, frame, given, seen)
            return
    await show_stale(context, actor, "error.changed")


async def _confirmed(context: Answering, actor: Actor, frame: PressFrame, given: Given, seen: Preview | None) -> None:
    """Carry out an answer; one that looks like a slip is asked for once more."""
    seat, prompt = frame.seat, frame.prompt
    if seen is not None and seen.again is not None and context.press is not None and context.press.page != SURE:
        again = confirm_again_screen(actor.live, prompt, given, seen.again)
        if not await turn_live_card_into(context, actor, again):
            await context.show(again)
        return
    place = draft_place(actor.live, seat, prompt.id)
    await carry_out(context, actor, seat, prompt.id, prompt.menu.value_of_tokens(given))
    await actor.store.drop_draft(actor.live.row.id, place, prompt.id)  # what is asked next may have its own there


async def _other_than_shown(context: Answering, actor: Actor, frame: PressFrame) -> None:
    """Answer a Confirm whose draft is another by now: what is sealed, or was done aside, as it was shown stays so."""
    prompt, shown = frame.prompt, context.press.argument if context.press else ""
    if is_answer_shown_by_press(prompt.answered, prompt, shown):
        await carry_out(context, actor, frame.seat, prompt.id, prompt.answered)
    elif is_answer_shown_by_press(await last_private_action(context, actor, frame.seat, prompt), prompt, shown):
        await show_outcome(context, actor)
    else:
        await show_stale(context, actor, "error.changed")


def _shown(actor: Actor, prompt: Prompt, draft: Draft, press: Press | None) -> Given:
    """Return the draft that a Confirm means: the kept one; where that was filled in beforehand and nobody has seen it,
    what an older message showed in its place; where nothing is chosen, what that comes to; another way to its goal."""
    plain = PromptScreen.draft_with_only_action(prompt, draft_to_begin_with(actor.live, prompt, ()))
    if draft.suggested and press is not None and draft_fingerprint(plain) == press.argument:
        return plain
    ended = answer_without_choice(prompt, PromptScreen.draft_with_only_action(prompt, draft.given))
    if ended and press is not None and draft_fingerprint(ended) == press.argument:
        return ended
    for other in answers_by_other_ways(prompt, draft.given, draft.way):
        if press is not None and draft_fingerprint(other) == press.argument:
            return other
    return draft.given


def is_answer_shown_by_press(action: Action | None, prompt: Prompt, shown: str) -> TypeGuard[Action]:
    """Return whether an answer to a question is what a press showed, by its fingerprint."""
    return (
        action is not None
        and prompt.menu.contains(action)
        and draft_fingerprint(prompt.menu.tokens_of_value(action)) == shown
    )


async def carry_out_simple_action(context: Answering, actor: Actor) -> None:
    """Carry out an action that has nothing to choose; one that would have a price is shown with it first."""
    given: Given = (context.press.argument if context.press else "",)
    for _ in range(TRIES):
        frame = read_frame_without_draft(context, actor, given)
        if frame is None:
            await show_stale(context, actor, "offer.stale" if given[0] in OFFERED else "error.stale")
            return
        seen = await answer_preview(actor, frame, given)
        if not frame.is_current:
            continue
        if seen is not None and seen.legal and seen.lines:
            await keep_and_show(context, actor, frame.seat, frame.prompt, frame.draft)
        else:
            await carry_out(context, actor, frame.seat, frame.prompt.id, frame.prompt.menu.value_of_tokens(given))
        return
    await show_stale(context, actor, "error.changed")


async def give_quick_answer(context: Answering, actor: Actor) -> None:
    """Give a whole answer that the title offers: the rest by a plan, the losses that hurt least."""
    found = pressed_prompt(context, actor)
    action = (
        prompt_help_for(actor.live, found[1]).quick.get(context.press.argument) if found and context.press else None
    )
    if found is None or action is None:
        await show_stale(context, actor)
        return
    seat, prompt = found
    await carry_out(context, actor, seat, prompt.id, action)
