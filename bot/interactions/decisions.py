"""What presses and commands have in common that decide something: carry the action out, then show the person what is
next."""

import asyncio

import msgspec

from bot.interactions.context import InteractionContext
from bot.screens.basket import is_basket
from bot.screens.drafts import Draft, draft_from
from bot.screens.prompt_screen import PromptScreen
from bot.screens.screen import Screen
from bot.screens.table_aid import weigh
from bot.screens.table_screen import mine_screen, prompt_screen
from bot.tables.actor import Actor
from bot.tables.automatic import computers_first
from bot.tables.live import LiveTable
from bot.titles import title
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.errors import IllegalAction, RuleError, StalePrompt
from engine.kernel.prompts import Prompt
from engine.store.interface import AlreadyDone
from engine.store.models import SeatRow

PATIENCE = 0.7  # seconds that an answer waits for the computer players; Discord gives three
HURRY = 0.05  # the same where much goes on: then everybody is answered soon, and what comes next by DM


async def carry_out(context: InteractionContext, actor: Actor, seat: SeatRow, prompt_id: str, action: Action) -> None:
    """Carry out an action and show what is next. RuleError: nothing has changed. What is sealed already as it is
    pressed again stays so, and is no second decision."""
    done, tables = action.told(), context.services.tables
    live, said = actor.live, actor.live.words("screen.done", action=done)
    try:
        async with actor.turn():
            if any(p.id == prompt_id and p.seat == seat.seat and p.answered == action for p in live.prompts()):
                said = live.words("screen.sealed_so", action=done)
            else:
                await computers_first(actor, prompt_id)
                await actor.decide(seat.seat, prompt_id, action, user=context.user, interaction=context.id)
                context.done = said
    except AlreadyDone:
        said = live.words("screen.answered")
    except StalePrompt as error:  # another came first: here is what is asked now
        said = live.words.say(error.why)
        tables.settle(live.row.id)
    if context.done:
        await tables.settle_for(live.row.id, HURRY if tables.crowded else PATIENCE)
    await context.show(await my_screen(actor, seat, said))


async def draft_of(actor: Actor, seat: SeatRow, prompt: Prompt) -> Draft:
    """Return what the seat has chosen so far; a draft that has become impossible is forgotten."""
    kept = draft_from(await actor.store.draft(actor.live.row.id, draft_place(actor.live, seat, prompt.id)))
    draft = kept if kept.prompt == prompt.id else Draft(prompt.id)
    try:
        if draft.given:
            prompt.menu.next(draft.given)
    except IllegalAction:
        draft = Draft(prompt.id)
    given = PromptScreen.forward(prompt, draft.given or begun(actor.live, prompt, ()))
    return msgspec.structs.replace(draft, given=given)


async def keep_draft(actor: Actor, seat: SeatRow, draft: Draft) -> None:
    """Keep what the seat has chosen so far."""
    place = draft_place(actor.live, seat, draft.prompt)
    await actor.store.set_draft(actor.live.row.id, place, draft.kept())


def draft_place(live: LiveTable, seat: SeatRow, prompt_id: str) -> str:
    """Return where a seat's draft is kept: one for each of its sides, where it plays several."""
    prompt = next((p for p in live.prompts_of(seat.seat) if p.id == prompt_id), None)
    return f"{seat.seat}/{prompt.side}" if prompt is not None and prompt.names_side else seat.seat


def begun(live: LiveTable, prompt: Prompt, given: Given) -> Given:
    """Return the draft with which a form of many fields begins: what was sealed already, what holds now (a plan that
    was left), or what a deadline would play; else nothing."""
    forms = prompt.menu.forms
    tag = given[0] if given else next(iter(forms))
    if len(given) > 1 or (not given and len(forms) > 1) or tag not in forms or not is_basket(forms[tag]):
        return given
    present = title(live.row.game).present(live.view(prompt.seat), prompt)
    for found in (prompt.answered, present, prompt.default):
        if found is not None and found.tag() == tag and prompt.menu.contains(found):
            return prompt.menu.tokens(found)
    return given


async def aside_shown(actor: Actor, seat: SeatRow, prompt: Prompt) -> Screen:
    """Return the form of what a seat may do aside, begun with what holds now."""
    given = begun(actor.live, prompt, ())
    await keep_draft(actor, seat, Draft(prompt.id, given))
    await compute_preview(actor, prompt, PromptScreen.forward(prompt, given))
    return prompt_screen(actor.live, prompt, Draft(prompt.id, given))


async def compute_preview(actor: Actor, prompt: Prompt, given: Given) -> None:
    """Work out what a draft would mean away from the event loop: a battle may have to be fought many times for it."""
    live = actor.live
    key = (prompt.id, given)
    if not given or live.state is None or not live.asks(prompt):
        return
    if key not in live.caches.previews:
        state = live.state
        seen = await asyncio.to_thread(live.game.preview, state, prompt, given)
        if live.state is state:
            live.caches.previews[key] = seen
    await weigh(live, prompt, given)


async def my_screen(actor: Actor, seat: SeatRow, lead: str = "") -> Screen:
    """Return "My table", with the half-made answer where there is one."""
    only = actor.live.open_to(seat.seat)
    draft = await draft_of(actor, seat, only[0]) if len(only) == 1 else Draft()
    if len(only) == 1:
        await compute_preview(actor, only[0], draft.given)
    if [p.id for p in only] != [p.id for p in actor.live.open_to(seat.seat)]:
        draft = Draft()  # the table has moved on meanwhile: it was a draft of another question
    key, screens = (seat.seat, lead, draft), actor.live.caches.screens
    if key not in screens:
        screens[key] = mine_screen(actor.live, seat, lead, draft)
    return screens[key]


def error_screen(words: Words, error: RuleError, *, kept: bool = False) -> Screen:
    """Return a refusal: what was asked, why not (with the section), what is possible; and that nothing changed. kept:
    something was done before it came to that, and is not taken back."""
    section = words("error.section", section=error.section) if error.section else ""
    possible = words("error.possible_line", possible=error.possible) if error.possible else ""
    said = words("error.partly" if kept else "error.title", why=error.why, section=section, possible=possible)
    return Screen(content=f"{said[:1900]}\n{words('error.kept' if kept else 'error.unchanged')}")
