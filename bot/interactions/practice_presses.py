"""The guided round: its start, "Why this?" at each question, and leaving it."""

import discord
import msgspec

from bot.delivery.closed_dms import CLOSED, UNSENT
from bot.delivery.seat_drafts import compute_preview
from bot.interactions.advice import advice_screen, advised_answer
from bot.interactions.answering import Answering
from bot.interactions.commands.tables import require_seat
from bot.interactions.confirm_presses import is_answer_shown_by_press
from bot.interactions.decisions import carry_out
from bot.interactions.drafting import pressed_prompt, show_stale
from bot.interactions.lesson_presses import table_of_lesson_page
from bot.messages.ids import Press
from bot.messages.screen import Button, Screen
from bot.screens.lobby.strength_select import strength_screen
from bot.screens.seat_card import questions_for_seat
from bot.screens.studies.coach_screen import coach_row
from bot.tables import practice
from bot.tables.actor import Actor
from bot.tables.computers.coaching import COACHES, can_coach
from bot.tables.computers.strengths import offered_strengths
from bot.titles import title_of_game
from bot.titles.scenarios import (
    practice_options,
    practice_role,
    subject_at,
    subject_from_argument,
    titled_with_scenario,
    usual_seats,
)
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text

COMMON = Words("common")


async def open_practice_table(context: Answering) -> None:
    """Open a practice table of a game in the person's DM, by all options of the table that it was asked for at; or show
    the way to the one that they have. RuleError where they cannot be written to."""
    press = context.press
    named = subject_from_argument(press.argument if press else "")
    live = await table_of_lesson_page(context, named, press.table if press else "")
    options = practice_options(named.game, live.row.options if live is not None else named.options())
    subject = subject_at(named.game, options)  # an older button names no scenario
    role = practice_role(subject, press.page if press else 0, options)
    services = context.services
    words = Words(subject.game)
    row = await practice.current_practice_table(services.store, context.user, subject.game, options)
    if row is None:
        others = usual_seats(subject.game, options) - 1
        usual = live is None or options == practice_options(named.game, subject.options())
        hello = words("practice.hello", game=titled_with_scenario(subject, words), count=others, role=role or "none",
        usual=usual,
                      table=live.row.name if live is not None else "")  # fmt: skip
        hello += f"\n{words('practice.led_in')}" if title_of_game(subject.game).lesson_begins else ""
        row = await practice.make_practice_table(
            services.store, context.user, context.name, subject, await write_practice_welcome(context, hello),
            context.id, options=options, role=role,
        )  # fmt: skip
    services.draw_map_ground_soon(subject.game)
    await practice.start_practice_game(await services.tables.actor(row.id))
    services.tables.run_automatic(row.id)
    said = words("practice.open", link=practice.dm_link(row.thread or row.channel))
    live = (await services.tables.actor(row.id)).live
    screen = strength_screen(live, said) if offered_strengths(row.game) else Screen(content=said)
    coach = (coach_row(live),) if can_coach(live) else ()
    await context.send(msgspec.structs.replace(screen, rows=(*screen.rows, *coach)))


async def write_practice_welcome(context: Answering, hello: str) -> int:
    """Write to a person what a practice table is, and return their DM channel. RuleError where they cannot be written
    to."""
    dms = context.services.worker.dms
    try:
        await dms.write(context.user, Screen(content=hello))
    except UNSENT as error:
        closed = isinstance(error, discord.HTTPException) and error.code in CLOSED
        raise RuleError(keyed_text("error.practice_dm" if closed else "error.busy")) from None
    await context.services.store.set_person(context.user, dm_open=True)
    return await dms.channel(context.user)


async def leave_practice(context: Answering, actor: Actor) -> None:
    """Leave a practice table: asked once more first, since nothing of it is kept."""
    live = actor.live
    require_seat(context, actor)
    if not live.extra.practice:
        raise RuleError(keyed_text("error.unknown_press"))
    if context.press is None or context.press.argument != "yes":
        sure = Button(id=Press("quit", live.row.id, "", "yes").id(), label=live.words("button.quit"), style="danger")
        await context.send(Screen(content=live.words("practice.sure"), rows=((sure,),)))
        return
    await practice.end_practice(actor, context.user)
    context.services.tables.posted()
    await context.show(Screen(content=live.words("practice.left")))


def _asked(context: Answering, actor: Actor) -> Prompt | None:
    """Return the question that a press is about, else the first that waits. None where nothing is asked."""
    seat = require_seat(context, actor)
    asked = [p for p in actor.live.prompts_of(seat.seat) if p.answered is None]
    wanted = context.press.prompt if context.press else ""
    found = next((p for p in asked if p.id == wanted), None)
    return found or next(iter(questions_for_seat(actor.live, seat.seat)), None) if actor.live.is_practice else None


async def show_computer_advice(context: Answering, actor: Actor) -> None:
    """Show what a computer player would answer, and why ("Why this?")."""
    prompt, seat = _asked(context, actor), require_seat(context, actor)
    if prompt is None:
        await show_stale(context, actor)
        return
    found = await advised_answer(actor, seat, prompt)
    if found.answer is not None:
        await compute_preview(actor, prompt, prompt.menu.tokens_of_value(found.answer))
    await context.send(advice_screen(actor.live, prompt, found))


async def do_all_the_same(context: Answering, actor: Actor) -> None:
    """Do what the coach has warned of, if it is still asked and known."""
    found = pressed_prompt(context, actor)
    action = COACHES.answer_warned_of(actor.live.row.id, found[1].id) if found is not None else None
    if found is None or action is None or not found[1].menu.contains(action):
        await show_stale(context, actor)
        return
    seat, prompt = found
    await carry_out(context, actor, seat, prompt.id, action)


async def follow_computer_advice(context: Answering, actor: Actor) -> None:
    """Do what was suggested, if it is still the same."""
    found, shown = pressed_prompt(context, actor), context.press.argument if context.press else ""
    if found is None or not actor.live.is_practice:
        await show_stale(context, actor)
        return
    seat, prompt = found
    action = prompt.answered or (await advised_answer(actor, seat, prompt)).answer
    if is_answer_shown_by_press(action, prompt, shown):
        await carry_out(context, actor, seat, prompt.id, action)
    else:
        await show_stale(context, actor, "error.stale" if action is None else "advice.changed")
