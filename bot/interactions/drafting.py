"""What every press on a question does: find the question, keep the draft, show what it has come to."""

from collections.abc import Awaitable, Callable, Sequence

from bot.delivery.question_maps import with_map
from bot.delivery.seat_drafts import compute_preview, current_draft_of_seat, draft_if_still_possible, keep_draft
from bot.interactions.answering import Answering
from bot.interactions.commands.tables import require_seat
from bot.interactions.decisions import (
    just_undone_text,
    my_table_screen_with_draft,
    refusal_text,
    show_on_card,
    text_since_last_decision,
    turn_live_card_into,
    was_question_just_answered,
)
from bot.interactions.press_frame import TRIES, PressFrame
from bot.messages.drafts import Draft
from bot.messages.screen import Screen, with_card
from bot.screens.prompt_screen import PromptScreen
from bot.screens.seat_card import questions_for_seat
from bot.screens.table_screen import draft_preview, prompt_screen
from bot.tables.actor import Actor
from engine.kernel.choices import Given
from engine.kernel.errors import IllegalAction, NotYourPrompt
from engine.kernel.prompts import Preview, Prompt
from engine.kernel.texts import keyed_text
from engine.store.models import SeatRow
from render import Picture

Handler = Callable[[Answering, Actor], Awaitable[None]]
DECIDING = frozenset(("ok", "do", "quick", "advised"))  # verbs of presses that carry out


def prompt_id_of_press(context: Answering) -> str:
    """Return the id of the prompt that a press concerns."""
    return context.press.prompt if context.press else ""


def pressed_prompt(context: Answering, actor: Actor) -> tuple[SeatRow, Prompt] | None:
    """Return the pressed prompt and its seat; None if it is no longer asked. NotYourPrompt if it is another's."""
    seat = require_seat(context, actor)
    prompt = next((p for p in actor.live.prompts() if p.id == prompt_id_of_press(context)), None)
    if prompt is None:
        return None
    if prompt.seat != seat.seat:
        raise NotYourPrompt(keyed_text("error.not_your_prompt"))
    return seat, prompt


async def read_press_frame(context: Answering, actor: Actor, *, suggest: bool = True) -> PressFrame | None:
    """Return the frame of a press on a question: all of one moment, though the draft has to be read. None if the
    question is no longer asked, as it may have come about meanwhile: by the first press of two. NotYourPrompt if it is
    another's."""
    live, found, draft = actor.live, pressed_prompt(context, actor), Draft()
    for _ in range(TRIES):
        if found is None:
            return None
        changes = live.changes
        draft = await current_draft_of_seat(actor, *found, suggest=suggest)
        found = pressed_prompt(context, actor)
        if live.changes == changes:
            break
    return None if found is None else PressFrame(live, *found, draft, live.changes)


def read_frame_without_draft(context: Answering, actor: Actor, given: Given) -> PressFrame | None:
    """Return the frame of a press that is an answer by itself, whatever draft is kept. None if the
    question is no longer asked, NotYourPrompt if it is another's."""
    found = pressed_prompt(context, actor)
    return None if found is None else PressFrame(actor.live, *found, Draft(found[1].id, given), actor.live.changes)


async def answer_preview(actor: Actor, frame: PressFrame, given: Given) -> Preview | None:
    """Return what an answer would mean, worked out away from the event loop; the frame may hold no more then."""
    await compute_preview(actor, frame.prompt, given)
    return draft_preview(frame.live, frame.prompt, given) if frame.is_current else None


async def show_stale(context: Answering, actor: Actor, key: str = "error.stale") -> None:
    """Answer a stale press with what is asked now; it is never carried out. A second press on what the person has just
    done, or taken back, shows what came of it."""
    seat, press = require_seat(context, actor), context.press
    verb, prompt = (press.verb, press.prompt) if press is not None else ("", "")
    if verb in DECIDING and await was_question_just_answered(context, actor, seat, prompt):
        await show_outcome(context, actor)
        return
    said = (await just_undone_text(context, actor, seat) if verb == "undo" else "") or actor.live.words(key)
    context.told = said
    if not await show_on_card(context, actor, seat, note=said):
        await context.show(await my_table_screen_with_draft(actor, seat, said))


async def show_outcome(context: Answering, actor: Actor) -> None:
    """Answer a second press on what the person has just done with what came of it."""
    seat = require_seat(context, actor)
    if not await show_on_card(context, actor, seat):
        context.told = await text_since_last_decision(actor, seat)
        await context.show(await my_table_screen_with_draft(actor, seat, context.told))


async def show_open_question(context: Answering, actor: Actor) -> None:
    """Show what the person is asked, in the place of what they looked up: with its picture, its choices and buttons."""
    seat = require_seat(context, actor)
    screen, open_now = await my_table_screen_with_draft(actor, seat), actor.live.questions_seat_can_answer(seat.seat)
    if len(open_now) == 1:
        draft = await current_draft_of_seat(actor, seat, open_now[0])
        await context.show_page_drawn(screen, _pictures(context, actor, open_now[0], draft, screen))
    else:
        await context.show_page(with_card(screen))


async def keep_and_show(
    context: Answering, actor: Actor, seat: SeatRow, prompt: Prompt, draft: Draft, lead: str = ""
) -> None:
    """Keep a draft, and show what it has come to, below a lead."""
    await keep_draft(actor, seat, draft)
    await show_draft(context, actor, prompt, draft, lead)


async def show_draft(context: Answering, actor: Actor, prompt: Prompt, draft: Draft, lead: str = "") -> None:
    """Show what a draft has come to, below a lead."""
    live = actor.live
    for _ in range(TRIES):
        changes = live.changes
        await compute_preview(actor, prompt, PromptScreen.draft_with_only_action(prompt, draft.given), draft.way)
        if live.changes == changes:
            break
        asked = next((p for p in live.prompts_of(prompt.seat) if p.id == prompt.id), None)
        if asked is None:
            await show_stale(context, actor)
            return
        prompt, draft = asked, draft_if_still_possible(asked, draft)
    if not await _draft_on_card(context, actor, prompt, draft, lead):
        screen = prompt_screen(actor.live, prompt, draft, lead)
        await context.show_drawn(screen, _pictures(context, actor, prompt, draft, screen))


def refused_on_question(handler: Handler) -> Handler:
    """Return the handler of a form for a question that tells why a word is refused on the question itself, with all its
    choices: a refusal below would still stand there when the question has gone on above it. IllegalAction where no
    message of the person's own was pressed."""

    async def handled(context: Answering, actor: Actor) -> None:
        try:
            await handler(context, actor)
        except IllegalAction as refusal:
            own = context.pressed_message is not None and (context.card is not None or context.is_private_answer)
            frame = await read_press_frame(context, actor) if own else None
            if frame is None:
                raise
            await show_draft(context, actor, frame.prompt, frame.draft, refusal_text(actor.live.words, refusal))

    return handled


async def _pictures(
    context: Answering, actor: Actor, prompt: Prompt, draft: Draft, screen: Screen
) -> Sequence[Picture]:
    """Draw the map of what a draft has come to."""
    made = await with_map(actor.live, actor.store, context.services.renderer, prompt, draft, screen)
    return made.pictures


async def _draft_on_card(context: Answering, actor: Actor, prompt: Prompt, draft: Draft, lead: str) -> bool:
    """Show a draft on the live card that was pressed: below its lead, where it asks nothing else, or alone."""
    if context.card is None:
        return False
    if [p.id for p in questions_for_seat(actor.live, prompt.seat)] == [prompt.id]:
        return await show_on_card(context, actor, require_seat(context, actor), draft, lead)
    return await turn_live_card_into(context, actor, prompt_screen(actor.live, prompt, draft, lead))
