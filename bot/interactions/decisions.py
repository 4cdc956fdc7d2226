"""What presses and commands have in common that decide something: carry the action out, then show the person what is
next."""

import contextlib
from collections.abc import Sequence

from bot.delivery.seat_drafts import compute_preview, current_draft_of_seat, draft_to_begin_with, keep_draft
from bot.delivery.seats.claims import TAKEN, claim_seat_posts
from bot.interactions.answering import Answering
from bot.interactions.context import DRAWING
from bot.messages.card import DONE, REFUSED
from bot.messages.drafts import Draft
from bot.messages.screen import Row, Screen, with_card
from bot.screens.news_since_decision import lines_since_decision
from bot.screens.prompt_screen import PromptScreen
from bot.screens.seat_card import folded_screen, outcome_lines
from bot.screens.studies.coach_screen import mistake_screen
from bot.screens.table_screen import my_table_screen, prompt_screen
from bot.tables.actor import Actor
from bot.tables.automatic import decide_computers_first
from bot.tables.computers.coaching import COACHES
from bot.tables.live import LiveTable
from bot.tables.lobby import update_seat_name
from bot.tables.table_extra import SeatMark
from bot.tables.visible_events import seat_history
from bot.titles import title_of_game
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.errors import RuleError, StalePrompt
from engine.kernel.prompts import MUST, Prompt
from engine.store.interface import AlreadyDone
from engine.store.models import Post, SeatRow

PATIENCE = 0.7  # seconds that an answer waits for the computer players; Discord gives three
UNWARNED = ("advised", "coachgo")  # presses that carry out what was shown already
HURRY = 0.05  # the same where much goes on: then everybody is answered soon, and what comes next by DM


async def carry_out(context: Answering, actor: Actor, seat: SeatRow, prompt_id: str, action: Action) -> None:
    """Carry out an action and show what came of it, and what is next. RuleError: nothing has changed. What is sealed
    already as it is pressed again stays so, and is no second decision."""
    live, cards = actor.live, context.services.worker.seat_cards
    if await _is_warned(context, actor, prompt_id, action):
        return
    with contextlib.ExitStack() as held:
        held.enter_context(cards.hold_queue_while_answering(live.row.id, seat.seat))
        note = await _decided(context, actor, seat, prompt_id, action)
        if context.card is not None and await _on_card(context, actor, seat, note):
            return
        said = context.told = note or await text_since_last_decision(actor, seat)
        if context.done and await _on_offer(context, actor, seat, prompt_id):
            context.services.start_background(_card_follows(context, actor, seat, held.pop_all()))
            return
        await context.show(
            with_card(await my_table_screen_with_draft(actor, seat, said), colour=DONE if context.done else None)
        )
        if context.done:  # they have their answer: nobody waits until the card in their DM says the same
            context.services.start_background(_card_follows(context, actor, seat, held.pop_all()))


async def _is_warned(context: Answering, actor: Actor, prompt_id: str, action: Action) -> bool:
    """Show a word before what looks like a bad mistake at a practice table whose person wants that; return whether
    there is one. What was shown, or is what the coach would do, is carried out."""
    live = actor.live
    if not live.extra.coach or (context.press is not None and context.press.verb in UNWARNED):
        return False
    prompt = next((one for one in live.prompts() if one.id == prompt_id), None)
    found = await COACHES.mistake_in_answer(live, prompt, action) if prompt is not None else None
    if prompt is None or found is None or not live.is_still_asked(prompt):
        return False
    COACHES.keep_answer_warned_of(live.row.id, prompt.id, action)
    screen = mistake_screen(live, prompt, action, found)
    if not await turn_live_card_into(context, actor, screen):
        await context.show(screen)
    return True


async def _on_offer(context: Answering, actor: Actor, seat: SeatRow, prompt_id: str) -> bool:
    """Answer on the message with which an offer came, which says from now on what became of it; return whether it was
    pressed and does so."""
    message, services = context.pressed_message, context.services
    if message is None:
        return False
    over = await services.worker.offers.over_when_pressed(
        actor.live, seat.seat, prompt_id, message, services.tables.now()
    )
    return over is not None and await context.change_pressed_message(over, anew=True)


async def _card_follows(context: Answering, actor: Actor, seat: SeatRow, held: contextlib.ExitStack) -> None:
    """Bring a seat's live card up to date with what its person was just answered. held: what holds the seat's queue
    back until then."""
    with held:
        await context.services.worker.seat_cards.catch_up_with_reading(actor, seat.seat)


async def _decided(context: Answering, actor: Actor, seat: SeatRow, prompt_id: str, action: Action) -> str:
    """Carry out an action; return why it was not, in words, "" where it was."""
    live, tables = actor.live, context.services.tables
    try:
        async with actor.turn():
            if any(p.id == prompt_id and p.seat == seat.seat and p.answered == action for p in live.prompts()):
                return live.words("screen.sealed_so", action=action.label())
            if await _repeats(context, actor, seat, prompt_id, action):
                return ""
            await decide_computers_first(actor, prompt_id)
            openly = any(p.id == prompt_id and p.kind == MUST for p in live.prompts())
            await actor.decide(seat.seat, prompt_id, action, user=context.user, interaction=context.id)
            context.done = live.words("result.plain", action=action.label())
            if openly and context.is_named_by_discord:  # else a new name would tell that there was an answer
                await _named_anew(context, live)
    except AlreadyDone:
        return live.words("screen.answered")
    except StalePrompt as error:  # another came first: here is what is asked now
        tables.run_automatic(live.row.id)
        return "" if await was_question_just_answered(context, actor, seat, prompt_id) else live.words.say(error.why)
    await tables.wait_briefly_for_what_is_due(live.row.id, HURRY if tables.is_crowded else PATIENCE)
    return ""


async def _named_anew(context: Answering, live: LiveTable) -> None:
    """Take over the name that the person carries by now."""
    row = await update_seat_name(context.services.store, live, context.user, context.name, context.is_server_nickname)
    if row is not live.row:
        live.replace(row=row)


async def was_question_just_answered(context: Answering, actor: Actor, seat: SeatRow, prompt_id: str) -> bool:
    """Return whether the last decision of a person's seat was their answer to a question that is asked no more."""
    if any(p.id == prompt_id and p.seat == seat.seat for p in actor.live.prompts()):
        return False
    decision = (await seat_history(actor.store, actor.live, seat.seat, aside=True)).decision
    return decision is not None and decision.prompt == prompt_id and decision.user == context.user


async def last_private_action(context: Answering, actor: Actor, seat: SeatRow, prompt: Prompt) -> Action | None:
    """Return the private action that a person's seat took last, where it was by this question, which stays open after
    it."""
    if not prompt.side_action:
        return None
    decision = (await seat_history(actor.store, actor.live, seat.seat, aside=True)).decision
    if decision is None or decision.prompt != prompt.id or decision.user != context.user:
        return None
    return actor.live.game.action(decision.action)


async def _repeats(context: Answering, actor: Actor, seat: SeatRow, prompt_id: str, action: Action) -> bool:
    """Return whether a private action is what its person has just done: nobody has decided anything else since."""
    prompt = next((p for p in actor.live.prompts() if p.id == prompt_id and p.seat == seat.seat), None)
    if prompt is None or await last_private_action(context, actor, seat, prompt) != action:
        return False
    return (await seat_history(actor.store, actor.live, seat.seat, aside=True)).is_last


async def just_undone_text(context: Answering, actor: Actor, seat: SeatRow) -> str:
    """Return what a person has taken back of their seat's, in words, where that is the last that was done at the table;
    "" where it is not."""
    markers = await actor.store.undo_markers(actor.live.row.id)
    done = markers[-1] if markers else None
    if done is None or done.kind != "undo" or done.to != actor.live.head:
        return ""
    if (done.marker.get("seat"), done.marker.get("user")) != (seat.seat, context.user):
        return ""
    return actor.live.words("undo.done", action=done.marker["label"])


async def text_since_last_decision(actor: Actor, seat: SeatRow) -> str:
    """Return what has happened to a seat since its last decision, and what came of that, in words."""
    live = actor.live
    history = await seat_history(actor.store, live, seat.seat, aside=True)
    await title_of_game(live.played).compute_event_odds(live.view(seat.seat), history.came_of)
    return "\n".join((*lines_since_decision(live, history), *outcome_lines(live, seat.seat, history)))


# On the live card


async def note_press_on_live_card(context: Answering, actor: Actor) -> None:
    """Note whether the pressed message is the live card of the person's seat: then it is what answers."""
    message, seat = context.pressed_message, actor.live.seat_of(context.user)
    if message is None or seat is None:
        return
    mark = context.services.worker.seat_cards.live_card_message(actor.live, seat.seat)
    context.card = mark if mark is not None and mark.message == message else None


async def show_on_card(
    context: Answering, actor: Actor, seat: SeatRow, draft: Draft | None = None, note: str = ""
) -> bool:
    """Answer by changing the live card that was pressed; return whether it shows that. draft: what is chosen so far,
    if that is known; note: a line above all."""
    cards, mark = context.services.worker.seat_cards, context.card
    if mark is None:
        return False
    screen = await cards.seat_card_screen(actor, seat.seat, mark, draft, note, patience=DRAWING)
    return await turn_live_card_into(context, actor, screen)


async def turn_live_card_into(context: Answering, actor: Actor, screen: Screen, posts: Sequence[Post] = ()) -> bool:
    """Answer by making the live card that was pressed into this screen, with its numbers and those of these posts."""
    cards, mark, seat = context.services.worker.seat_cards, context.card, actor.live.seat_of(context.user)
    if mark is None or seat is None:
        return False
    numbered = cards.card_with_numbers(mark, actor.live.row.id, with_card(screen), posts)
    late = not screen.pictures and cards.made_of.lacks_card_its_map(actor.live, seat.seat)
    if not await context.change_pressed_message(
        numbered, cards.owed_pictures(actor.live.row.id, seat.seat, mark.message), anew=late
    ):
        return False
    cards.note_shown(actor.live.row.id, mark, numbered, posts)
    return True


async def _on_card(context: Answering, actor: Actor, seat: SeatRow, note: str) -> bool:
    """Answer a decision on the live card, with all that waits for its seat; return whether the card shows it."""
    cards, live, mark = context.services.worker.seat_cards, actor.live, context.card
    if mark is None:
        return False
    async with cards.wait_for_turn_to_change_dm(live.row.id, seat.seat):
        if not note and await _gives_way(context, actor, seat, mark):
            return True
        posts = await claim_seat_posts(context.services.tables, live, seat.seat)
        screen = await cards.seat_card_screen(actor, seat.seat, mark, note=note, patience=DRAWING)
        if not await turn_live_card_into(context, actor, screen, posts):
            return False
        await cards.mark_shown(live, seat.seat, mark, posts)
        await cards.made_of.remake_card_when_at_rest(live, seat.seat)
    return True


async def _gives_way(context: Answering, actor: Actor, seat: SeatRow, mark: SeatMark) -> bool:
    """Answer by folding a card below which something was looked up, where the seat's next question waits to be sent
    below that; return whether it is folded."""
    cards, live, queue = context.services.worker.seat_cards, actor.live, (actor.live.row.id, seat.seat)
    waiting = await actor.store.due_posts(context.services.tables.now(), TAKEN, per_queue=TAKEN, queue=queue)
    if not cards.buried.must_buried_card_give_way(live, seat.seat, mark, waiting):
        return False
    history = await seat_history(actor.store, live, seat.seat)
    left = folded_screen(live, seat.seat, history, mark.made, gone=False)
    return await context.change_pressed_message(
        cards.card_with_numbers(mark, live.row.id, with_card(left))
    )  # its pictures go with the fold


async def private_action_form(actor: Actor, seat: SeatRow, prompt: Prompt) -> Screen:
    """Return the form of what a seat may do aside, begun with what holds now."""
    given = draft_to_begin_with(actor.live, prompt, ())
    await keep_draft(actor, seat, Draft(prompt.id, given))
    await compute_preview(actor, prompt, PromptScreen.draft_with_only_action(prompt, given))
    return prompt_screen(actor.live, prompt, Draft(prompt.id, given))


async def my_table_screen_with_draft(actor: Actor, seat: SeatRow, lead: str = "") -> Screen:
    """Return "My table", with the half-made answer where there is one."""
    only = actor.live.questions_seat_can_answer(seat.seat)
    draft = await current_draft_of_seat(actor, seat, only[0]) if len(only) == 1 else Draft()
    if len(only) == 1:
        await compute_preview(actor, only[0], draft.given, draft.way)
    if [p.id for p in only] != [p.id for p in actor.live.questions_seat_can_answer(seat.seat)]:
        draft = Draft()  # the table has moved on meanwhile: it was a draft of another question
    key, screens = (seat.seat, lead, draft), actor.live.caches.screens
    if key not in screens:
        screens[key] = my_table_screen(actor.live, seat, lead, draft)
    return screens[key]


def refusal_text(words: Words, error: RuleError, *, kept: bool = False) -> str:
    """Return a refusal in words: what was asked, why not (with the section), what is possible."""
    section = words("error.section", section=error.section) if error.section else ""
    possible = words("error.possible_line", possible=error.possible) if error.possible else ""
    return words("error.partly" if kept else "error.title", why=error.why, section=section, possible=possible)


def error_screen(words: Words, error: RuleError, *, kept: bool = False, rows: tuple[Row, ...] = ()) -> Screen:
    """Return a refusal: what was asked, why not (with the section), what is possible; and that nothing changed. kept:
    something was done before it came to that, and is not taken back; rows: what can be pressed instead."""
    said = refusal_text(words, error, kept=kept)
    refusal = Screen(content=f"{said[:1900]}\n{words('error.kept' if kept else 'error.unchanged')}", rows=rows)
    return with_card(refusal, colour=REFUSED)
