"""Half-made answers of seats: kept, begun where a form has something to begin with, weighed before they are shown."""

import asyncio

import msgspec

from bot.messages.basket import is_basket
from bot.messages.drafts import NO_WAY, Draft, WayAsked, draft_from_stored
from bot.messages.screen import Select
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.way_rows import answers_by_other_ways
from bot.screens.table_aid import prompt_help_for, work_out_option_odds
from bot.tables.actor import Actor
from bot.tables.computers.answers import answer_of_computer
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from bot.titles.first_use import is_named, terms_of_moment
from engine.kernel.choices import Given
from engine.kernel.errors import IllegalAction
from engine.kernel.prompts import SEALED, Preview, Prompt
from engine.kit.weights import NORMAL
from engine.store.models import SeatRow

ASIDE = "aside"


async def current_draft_of_seat(actor: Actor, seat: SeatRow, prompt: Prompt, *, suggest: bool = True) -> Draft:
    """Return what the seat has chosen so far; a draft that has become impossible is forgotten. suggest: a basket that
    nobody has touched is filled in beforehand; not by a press on one, which may have been shown empty."""
    await choose_term_to_explain(actor, seat, prompt)
    kept = draft_from_stored(await actor.store.draft(actor.live.row.id, draft_place(actor.live, seat, prompt.id)))
    draft = draft_if_still_possible(prompt, kept)
    if suggest and not draft.given and (suggested := await _suggested(actor, seat, prompt)):
        draft = Draft(prompt.id, suggested, suggested=True)
        await keep_draft(actor, seat, draft)
    given = PromptScreen.draft_with_only_action(prompt, draft.given or draft_to_begin_with(actor.live, prompt, ()))
    return msgspec.structs.replace(draft, given=given)


def draft_if_still_possible(prompt: Prompt, draft: Draft) -> Draft:
    """Return a draft, empty where it is of another question or has become impossible."""
    try:
        if draft.given and draft.prompt == prompt.id:
            prompt.menu.choices_after(draft.given)
    except IllegalAction:
        return Draft(prompt.id)
    return draft if draft.prompt == prompt.id else Draft(prompt.id)


async def _suggested(actor: Actor, seat: SeatRow, prompt: Prompt) -> Given:
    """Return what a computer player would put into a sealed basket, thought out from the seat's own view and away from
    the event loop; () for any other question, and for one that is answered already."""
    live, forms = actor.live, prompt.menu.forms
    if prompt.kind != SEALED or prompt.answered is not None or len(forms) != 1 or not live.is_still_asked(prompt):
        return ()
    form = next(iter(forms.values()))
    if not is_basket(form) or title_of_game(live.played).setting_in_force(live.view(prompt.seat), prompt) is not None:
        return ()
    answer = await answer_of_computer(actor, seat, prompt, NORMAL)
    return prompt.menu.tokens_of_value(answer) if answer is not None and live.is_still_asked(prompt) else ()


async def choose_term_to_explain(actor: Actor, seat: SeatRow, prompt: Prompt) -> None:
    """Choose the term of art that is explained under a question: one that it names, and that its person has met nowhere
    yet."""
    live = actor.live
    if seat.user is None or prompt.id in live.caches.terms:
        return
    game, place = live.row.game, f"{live.row.id}:{prompt.id}"
    terms = [f"{game}:{term}" for term in terms_of_moment(game, prompt.moment)]
    head, unmet = live.head, await actor.preferences.unexplained_terms(seat.user, terms, place)
    if live.head != head:  # the table has gone on, and is shown anew
        return
    said = _shown(live, prompt) if unmet else ""
    named = [term for term in unmet if is_named(term.partition(":")[2], said, live.words)]
    found = await actor.preferences.term_to_explain(seat.user, named, place) if named else ""
    live.caches.terms[prompt.id] = found.partition(":")[2]  # of now: those of before the waiting may be forgotten


def _shown(live: LiveTable, prompt: Prompt) -> str:
    """Return the words of a question and of its controls, as it is asked first."""
    screen = PromptScreen(live.words, live.row.id, prompt, aid=prompt_help_for(live, prompt)).screen()
    parts = [screen.content]
    for row in screen.rows:
        if isinstance(row, Select):
            parts += [row.placeholder, *(f"{option.label} {option.description}" for option in row.options)]
        else:
            parts += [button.label for button in row]
    return "\n".join(parts)


def draft_with_likely_fields(live: LiveTable, prompt: Prompt, given: Given) -> Given:
    """Return a draft with what will mostly be wanted in its next fields: the nearest agent, the card that is worth
    least otherwise."""
    given, aid = PromptScreen.draft_with_only_action(prompt, given), prompt_help_for(live, prompt)
    while given and not prompt.menu.is_complete(given) and (token := aid.presumes(given)):
        level = prompt.menu.choices_after(given)
        if level.high is None and all(option.token != token for option in level.options):
            break
        given = PromptScreen.draft_with_only_action(prompt, (*given, token))
    return given


async def keep_draft(actor: Actor, seat: SeatRow, draft: Draft) -> None:
    """Keep what the seat has chosen so far."""
    place = draft_place(actor.live, seat, draft.prompt)
    await actor.store.set_draft(actor.live.row.id, place, draft.as_stored())


def draft_place(live: LiveTable, seat: SeatRow, prompt_id: str) -> str:
    """Return where a seat's draft is kept: one for each of its sides, where it plays several, and one more for what it
    does aside, which leaves that of its question as it is."""
    prompt = next((p for p in live.prompts_of(seat.seat) if p.id == prompt_id), None)
    if prompt is None:
        return seat.seat
    place = f"{seat.seat}/{prompt.side}" if prompt.names_side else seat.seat
    return f"{place}/{ASIDE}" if prompt.side_action else place


def draft_to_begin_with(live: LiveTable, prompt: Prompt, given: Given) -> Given:
    """Return the draft with which a form of many fields begins: what was sealed already, what holds now (a plan that
    was left), or what a deadline would play; else nothing."""
    forms = prompt.menu.forms
    tag = given[0] if given else next(iter(forms))
    if len(given) > 1 or (not given and len(forms) > 1) or tag not in forms or not is_basket(forms[tag]):
        return given
    present = title_of_game(live.played).setting_in_force(live.view(prompt.seat), prompt)
    for found in (prompt.answered, present, prompt.default):
        if found is not None and found.tag() == tag and prompt.menu.contains(found):
            return prompt.menu.tokens_of_value(found)
    return given


async def compute_preview(actor: Actor, prompt: Prompt, given: Given, way: WayAsked = NO_WAY) -> None:
    """Work out what a draft would mean, and what other ways to the goal of its route would, away from the event loop: a
    battle may have to be fought many times for it. way: how its route was asked for."""
    live = actor.live
    if not given or live.state is None or not live.is_still_asked(prompt):
        return
    if way.to or (prompt.id, given) not in live.caches.previews:  # other ways may be missing where the draft is known
        state = live.state
        seen, odds = await asyncio.to_thread(_missing_previews, live, prompt, given, way)
        if live.state is state:
            live.caches.previews.update(seen)
            live.caches.odds.update(odds)
    await work_out_option_odds(live, prompt, given)


def _missing_previews(
    live: LiveTable, prompt: Prompt, given: Given, way: WayAsked
) -> tuple[dict[tuple[str, Given], Preview], dict[tuple[str, Given], str]]:
    """Return what a draft and the other ways to its goal would mean, as far as the table does not know it yet, and the
    odds of these ways, by their keys."""
    state, known, others = live.state, live.caches.previews, answers_by_other_ways(prompt, given, way)
    missing = [one for one in (given, *others) if (prompt.id, one) not in known]
    odds = {(prompt.id, one): live.game.odds(state, prompt, one) for one in missing if one in others}
    seen = {(prompt.id, one): live.game.preview(state, prompt, one) for one in missing}
    return seen, {key: live.words.say(said) if said is not None else "" for key, said in odds.items()}
