"""Buttons, selects and forms, found by their custom id alone: they outlive restarts, and authorise nobody."""

from collections.abc import Awaitable, Callable
from typing import TypeVarTuple, Unpack

from bot.delivery.seat_drafts import draft_to_begin_with, draft_with_likely_fields
from bot.interactions import (
    basket_presses,
    confirm_presses,
    lesson_presses,
    lobby_presses,
    order_presses,
    pick_presses,
    practice_presses,
    spectator_presses,
    way_presses,
)
from bot.interactions.answering import Answering
from bot.interactions.commands import ending, roles, seats
from bot.interactions.commands.clubs.board import change_being_called
from bot.interactions.commands.clubs.event import leave_event, show_event, sign_up
from bot.interactions.commands.game import leave_now, leave_table, start_table
from bot.interactions.commands.history import open_log, show_chart, show_log_page, show_stats, turn_to_map_of_chapter
from bot.interactions.commands.legal import show_legal_actions
from bot.interactions.commands.opening import open_rematch
from bot.interactions.commands.orders import pass_for_rest_of_game
from bot.interactions.commands.records import turn_records
from bot.interactions.commands.replay import post_film, show_replay
from bot.interactions.commands.steps import every_step
from bot.interactions.commands.studies import analysis, coaching, imagining, play_on
from bot.interactions.commands.table import (
    show_crowded_map_part,
    show_hand,
    show_key,
    show_map,
    show_rules_of_moment,
    show_rulings_page,
)
from bot.interactions.commands.tables import check_may_see_table, require_seat
from bot.interactions.commands.undo import press_undo_beside_question
from bot.interactions.commands.watch import change_perspective, go_to_other_step
from bot.interactions.context import InteractionContext
from bot.interactions.decisions import my_table_screen_with_draft, note_press_on_live_card, private_action_form
from bot.interactions.drafting import (
    keep_and_show,
    prompt_id_of_press,
    read_press_frame,
    refused_on_question,
    show_open_question,
    show_stale,
)
from bot.interactions.page_links import end_links, open_table, open_to_watch
from bot.interactions.place_presses import typed_place_handler
from bot.messages.aid import NO_AID
from bot.messages.basket import is_basket
from bot.messages.drafts import NO_WAY, Draft
from bot.messages.ids import Press, parse_custom_id
from bot.messages.picks import is_complete_in_single_list
from bot.screens.prompt_screen import PromptScreen
from bot.screens.table_aid import prompt_help_for
from bot.screens.table_screen import offers_screen, private_actions_screen, prompt_screen
from bot.tables.actor import Actor
from engine.kernel.choices import STOP, Given
from engine.kernel.errors import IllegalAction, RuleError
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text

LEADS_ON = ("add", "sel", "go")  # verbs after which the next fields may be put in unasked
LISTED = ("add", "sel")  # verbs of what a message offers to add; what does not fit belongs to a draft that is gone
Ts = TypeVarTuple("Ts")
Handler = Callable[[Answering, Actor], Awaitable[None]]


def verb_of_press(custom_id: str) -> str:
    """Return what kind of press this is, "unknown" for one that is none of ours."""
    found = parse_custom_id(custom_id)
    return found.verb if found is not None and (found.verb in ANYWHERE or found.verb in HANDLERS) else "unknown"


def is_of_table(press: Press, table: str) -> bool:
    """Return whether a press is about this table, or about none but can be answered beside it."""
    return press.table == table if press.verb in HANDLERS else press.verb in LOOKED_UP


async def handle_press(context: Answering, custom_id: str) -> None:
    """Do what a press asks for. RuleError if it cannot be done; nothing has changed then."""
    found = parse_custom_id(custom_id)
    context.press = found
    if found is not None and found.verb in ANYWHERE:
        await ANYWHERE[found.verb](context)
        return
    handler = HANDLERS.get(found.verb) if found else None
    if found is None or handler is None:
        raise RuleError(keyed_text("error.unknown_press"))
    actor = await context.services.tables.actor(found.table)
    check_may_see_table(context, actor)
    context.at = actor.live
    if found.verb in ON_CARD:
        await note_press_on_live_card(context, actor)
    await handler(context, actor)


# My table, hand, map, rules


async def _mine(context: Answering, actor: Actor) -> None:
    seat = require_seat(context, actor)
    screen = await my_table_screen_with_draft(actor, seat)
    await (context.show(screen) if context.is_private_answer else context.send(screen))


async def _map(context: Answering, actor: Actor) -> None:
    await show_map(context, actor, prompt=prompt_id_of_press(context))


# Prompts: a draft, walked a level at a time


def _walk(change: Callable[[Answering, Prompt, Given], Given]) -> Handler:
    """Return the handler of a press that changes the draft and shows the next level."""

    async def handler(context: Answering, actor: Actor) -> None:
        frame = await read_press_frame(context, actor)
        if frame is None:
            await show_stale(context, actor)
            return
        seat, prompt, before = frame.seat, frame.prompt, frame.draft
        given = draft_to_begin_with(actor.live, prompt, change(context, prompt, before.given))
        verb, page = (context.press.verb, context.press.page) if context.press else ("", 0)
        try:
            if given:
                prompt.menu.choices_after(given)  # refuses, with its reason, what is no prefix
        except IllegalAction:
            if verb not in LISTED or not before.given:
                raise
            await show_stale(context, actor, "error.begun_anew")
            return
        if verb in LEADS_ON:
            given = draft_with_likely_fields(actor.live, prompt, given)
        if verb == "pgs":
            chosen = "".join(context.values[:1])
            page = int(chosen) if chosen.isdecimal() and len(chosen) < 4 else 0
        turned = verb in ("page", "pgs", "pick")
        way = before.way if verb in ("page", "pgs") else NO_WAY
        await keep_and_show(context, actor, seat, prompt, Draft(prompt.id, given, page if turned else 0, way))

    return handler


def _open(context: Answering, prompt: Prompt, given: Given) -> Given:
    """Begin again; a basket stays as it was filled."""
    return given if given and is_basket(prompt.menu.forms[given[0]]) else ()


def _add(context: Answering, prompt: Prompt, given: Given) -> Given:
    """Add a token at the level at which it was offered: the draft may have gone on since, from another message."""
    if context.press is None or len(given) < context.press.page:
        return given
    return _on_from_pick(prompt, (*given[: context.press.page], context.press.argument))


def _on_from_pick(prompt: Prompt, given: Given) -> Given:
    """Return a draft gone on to its next field where a choice of several things is all that one list gives."""
    form = prompt.menu.forms.get(given[0])
    opened = form.opened(given[1:-1]) if form is not None and len(given) > 1 and given[-1] != STOP else None
    if form is None or opened is None or not isinstance(opened[1], Pick) or opened[0] == form.fields[-1]:
        return given
    pick, own = opened[1], (*opened[2], given[-1])
    return (*given, STOP) if is_complete_in_single_list(pick, own) else given


def _select(context: Answering, prompt: Prompt, given: Given) -> Given:
    level = context.press.page if context.press else 0
    return (*given[:level], *context.values[:1]) if len(given) >= level else given


def _go(context: Answering, prompt: Prompt, given: Given) -> Given:
    """Begin with an action and its first choice at once."""
    tag, _, token = "".join(context.values[:1]).partition(":")
    return (tag, token)


def _trim(context: Answering, prompt: Prompt, given: Given) -> Given:
    """Ask for a field that was put in unasked."""
    return given[: context.press.page] if context.press else given


def _back(context: Answering, prompt: Prompt, given: Given) -> Given:
    return PromptScreen.draft_before_last_choice(
        prompt, given, prompt_help_for(context.at, prompt) if context.at is not None else NO_AID
    )


def _same(context: Answering, prompt: Prompt, given: Given) -> Given:
    return given


async def _aside(context: Answering, actor: Actor) -> None:
    """Open what a seat may do aside: at once where that is one thing."""
    seat = require_seat(context, actor)
    asides = actor.live.asides_of(seat.seat)
    if len(asides) == 1:
        await context.show(await private_action_form(actor, seat, asides[0]))
    elif asides:
        await context.show(private_actions_screen(actor.live, seat.seat))
    else:
        await show_stale(context, actor)


async def _offers(context: Answering, actor: Actor) -> None:
    """Open the offers of a seat: at once where that is one."""
    seat = require_seat(context, actor)
    offers = actor.live.offers_of(seat.seat)
    if len(offers) == 1:
        await context.show(prompt_screen(actor.live, offers[0], Draft(offers[0].id)))
    elif offers:
        await context.show(offers_screen(actor.live, seat.seat))
    else:
        await show_stale(context, actor, "offer.stale")


async def _number(context: Answering, actor: Actor) -> None:
    """Open the form for a number, or take what it brought."""
    frame = await read_press_frame(context, actor)
    if frame is None:
        await show_stale(context, actor)
        return
    seat, prompt, given = frame.seat, frame.prompt, frame.draft.given
    said = context.text_option("n").strip()
    if not said:
        made = PromptScreen(actor.live.words, actor.live.row.id, prompt, given)
        await context.show_form(made.modal())
        return
    if not said.lstrip("-").isdecimal():
        raise IllegalAction(keyed_text("error.not_a_number", asked=said))
    given = (*given, str(int(said)))
    prompt.menu.choices_after(given)
    await keep_and_show(context, actor, seat, prompt, Draft(prompt.id, given))


def _in_chat(
    handler: Callable[[InteractionContext, Unpack[Ts]], Awaitable[None]],
) -> Callable[[Answering, Unpack[Ts]], Awaitable[None]]:
    """Return the handler of a press that only Discord's chat can answer. RuleError elsewhere."""

    async def handled(context: Answering, *rest: *Ts) -> None:
        if not isinstance(context, InteractionContext):
            raise RuleError(keyed_text("error.in_chat"))
        await handler(context, *rest)

    return handled


ANYWHERE: dict[str, Callable[[Answering], Awaitable[None]]] = {
    "rulings": show_rulings_page,
    "learn": lesson_presses.show_lesson_page,
    "guide": practice_presses.open_practice_table,
    "nofollow": spectator_presses.unfollow_tables,
    "unlink": end_links,
    "recs": _in_chat(turn_records),
    "callme": _in_chat(change_being_called),
    "evjoin": _in_chat(sign_up),
    "evleave": _in_chat(leave_event),
    "evshow": _in_chat(show_event),
}  # what concerns no table
LOOKED_UP = frozenset(("rulings", "learn"))  # of those, what one looks up beside a table
ON_CARD = frozenset(
    (
        "open",
        "add",
        "sel",
        "go",
        "trim",
        "pick",
        "fill",
        "put",
        "with",
        "bag",
        "bagp",
        "bagc",
        "bput",
        "back",
        "page",
        "pgs",
    )
)
ON_CARD |= frozenset(("put", "bput", "num", "place", "ok", "do", "quick", "undo", "coachgo", *way_presses.HANDLERS))
"""What is answered on the live card itself, where it is pressed there; all else is an answer beside it."""
HANDLERS: dict[str, Handler] = {
    "mine": _mine,
    "asked": show_open_question,
    "undo": press_undo_beside_question,
    "hand": show_hand,
    "map": _map,
    "touch": _in_chat(open_table),
    "look": _in_chat(open_to_watch),
    "key": show_key,
    "near": show_crowded_map_part,
    "rules": show_rules_of_moment,
    "legal": show_legal_actions,
    "log": open_log,
    "leaf": show_log_page,
    "then": turn_to_map_of_chapter,
    "steps": every_step,
    "aside": _aside,
    "offers": _offers,
    "open": _walk(_open),
    "add": _walk(_add),
    "sel": _walk(_select),
    "go": _walk(_go),
    "trim": _walk(_trim),
    "pick": _walk(pick_presses.set_picks_from_list),
    "topup": _walk(pick_presses.add_as_many_as_needed),
    "put": _walk(pick_presses.set_all),
    "with": _walk(pick_presses.begin_action_with_picks),
    "bag": basket_presses.open_or_set,
    "bagp": basket_presses.open_or_set,
    "bagc": basket_presses.open_or_set,
    "bput": basket_presses.set_field,
    "bagw": basket_presses.explain_basket,
    "back": way_presses.back_button_handler(_walk(_back)),
    "page": _walk(_same),
    "pgs": _walk(_same),
    "num": refused_on_question(_number),
    "place": refused_on_question(typed_place_handler({"sel": _walk(_select), **way_presses.HANDLERS})),
    "ok": confirm_presses.carry_out_confirmed_draft,
    "do": confirm_presses.carry_out_simple_action,
    "quick": confirm_presses.give_quick_answer,
    **order_presses.HANDLERS,
    **way_presses.HANDLERS,
    "join": lobby_presses.join_lobby,
    "leave": leave_table,
    "goleave": leave_now,
    "rest": lobby_presses.show_other_lobby_actions,
    "word": lobby_presses.open_dice_word_form,
    "fill": lobby_presses.fill_lobby_and_start,
    "bot": lobby_presses.add_computer,
    "unbot": lobby_presses.remove_computer,
    "strong": lobby_presses.set_strength,
    "role": roles.open_roles,
    "roleset": roles.set_role,
    "opts": lobby_presses.open_options,
    "optof": lobby_presses.open_option,
    "opt": lobby_presses.set_option,
    "pace": lobby_presses.set_option,
    "start": start_table,
    "rematch": _in_chat(open_rematch),
    "stats": show_stats,
    "chart": show_chart,
    "replay": _in_chat(show_replay),
    "watch": go_to_other_step,
    "bet": spectator_presses.place_bet,
    "follow": spectator_presses.follow_table,
    "alleyes": spectator_presses.ask_to_see_everything,
    "uneyes": spectator_presses.take_back_seeing_everything,
    "eyes": change_perspective,
    "film": _in_chat(post_film),
    "coach": coaching.call_coach,
    "coachgo": practice_presses.do_all_the_same,
    "whatif": imagining.open_scratch_copy,
    "imagines": lobby_presses.toggle_position_imagining,
    "analysis": _in_chat(analysis.show_analysis),
    "playon": play_on.choose_step,
    "playas": play_on.choose_seat,
    "playsolo": play_on.begin_by_dm,
    "playwith": _in_chat(play_on.begin_here),
    "agree": seats.accept_vote,
    "refuse": seats.refuse_vote,
    "retake": seats.retake_seat,
    "take": seats.take_over_seat,
    "revive": seats.revive_table,
    "passon": pass_for_rest_of_game,
    "end": ending.confirm_game_end,
    "noend": ending.cancel_game_end,
    "advice": practice_presses.show_computer_advice,
    "advised": practice_presses.follow_computer_advice,
    "quit": practice_presses.leave_practice,
}
