"""The standing messages of a table: status panel, "My table", the nudge where DMs are closed."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.messages import card as message
from bot.messages.drafts import NO_DRAFT, Draft
from bot.messages.ids import Press, draft_fingerprint
from bot.messages.screen import Button, Screen, cut_text
from bot.screens.prompt_screen import SURE, PromptScreen
from bot.screens.rows.deed_labels import consent_label
from bot.screens.rows.table_rows import (
    page_buttons,
    prompt_rows,
    table_button,
    table_row_buttons,
    with_table_rows,
)
from bot.screens.table_aid import prompt_help_for
from bot.screens.times.time_lines import holiday_text, time_account_lines
from bot.tables.endings.archive import ending_of_archived_table
from bot.tables.live import LiveTable
from bot.tables.notices import study_texts
from bot.tables.post_types import Card, OfferOver, VoteOver
from bot.tables.timing import answers_hidden_until, paused_at, question_deadline
from bot.titles import title_of_game
from bot.words import Words, unmarked_text
from engine.kernel.choices import Given
from engine.kernel.events import TABLE, Seat
from engine.kernel.prompts import MAY, MUST, SEALED, WINDOW, Preview, Prompt, openly_forced
from engine.kernel.texts import Text
from engine.store.models import ABANDONED, ARCHIVED, OVER, RUNNING, SeatRow

# The panel

PANEL = (("mine", "hand", "map"), ("chart", "log", "rules"))  # its buttons, in rows that a phone shows whole
STYLES = {"mine": "primary"}  # of those that are not grey


def panel_screen(live: LiveTable, scale: float, now: float) -> Screen:
    """Return the pinned status panel: all of it public."""
    words, row = live.words, live.row
    lines = [words("panel.title", game=words.name(row.game), name=row.name, id=row.id)]
    if live.state is None:
        return Screen(content="\n".join(lines))
    view = live.view(None)
    lines += title_of_game(live.played).status_lines(view, words)
    lines += list(waiting_lines(live, scale, now)) or [_rests(live)]
    lines += [*table_condition_lines(live, now), *time_account_lines(live)]
    lines += [words("lobby.imagines")] if live.extra.imagines else []
    lines += [*map(words.say, study_texts(live)), *([words("panel.rehearsal")] if live.extra.rehearsal else [])]
    verbs = (
        PANEL
        if title_of_game(live.played).points_by_side(view)
        else [[verb for verb in one if verb != "chart"] for one in PANEL]
    )
    rows = tuple(tuple(table_button(verb, live, words, STYLES.get(verb, "secondary")) for verb in one) for one in verbs)
    page = page_buttons(live, words)
    return Screen(content=cut_text("\n".join(lines), 2000), rows=(*rows, page) if page else rows)


def delayed_panel_screen(live: LiveTable, late: Sequence[str]) -> Screen:
    """Return the panel of a table as it stood some rounds ago, for whoever sees it no earlier. late: the line that says
    so."""
    words, row = live.words, live.row
    lines = [words("panel.title", game=words.name(row.game), name=row.name, id=row.id), *late]
    lines += title_of_game(live.played).status_lines(live.view(None), words)
    verbs = (
        ("map", "chart", "log", "rules")
        if title_of_game(live.played).points_by_side(live.view(None))
        else ("map", "log", "rules")
    )
    return Screen(
        content=cut_text("\n".join(lines), 2000),
        rows=(tuple(table_button(verb, live, words) for verb in verbs),),
    )


def _rests(live: LiveTable) -> str:
    """Return in words how a table stands at which nobody is waited for."""
    ended = ending_of_archived_table(live.row)
    return live.words("panel.ended", until=ended.until) if ended else live.words(f"panel.{live.row.status}")


def waiting_lines(live: LiveTable, scale: float, now: float) -> Iterator[str]:
    """Yield whom the game waits for, as far as a table would see it, and until when. Who has sealed is named once all
    have had the time of a window: until then a plan or a standing order may have answered."""
    words, waiting = live.words, live.prompts_waited_for()
    asked = [p for p in waiting if p.seat != TABLE]
    if not asked:
        return
    what = f" {words(key)}" if words.has_words(key := f"asked.{asked[0].moment}") else ""
    kind = asked[0].kind
    if kind == WINDOW:
        known = [p.seat for p in asked if not p.held and not openly_forced(p)]  # whoever could respond
        yield words("panel.window_of" if known else "panel.window", what=what, seats=list(dict.fromkeys(known)))
    else:
        seats = list(dict.fromkeys(p.seat for p in asked))
        sides = tuple(dict.fromkeys(p.side for p in asked if p.names_side)) if kind == MUST else ()
        key = "panel.sealed" if kind == SEALED else "panel.turn_sides" if sides else "panel.turn"
        open_still = {p.seat for p in asked if p.answered is None}
        told = kind == SEALED and asked[0].shown and answers_hidden_until(live, scale) <= now  # who has answered
        done = [seat for seat in seats if seat not in open_still] if told else []  # for all its sides
        yield words(key, seats=[seat for seat in seats if seat not in done] or seats, what=what, sides=sides)
        if done:
            yield words("panel.in", seats=done)
    late = question_deadline(live, scale)
    if late is not None:
        yield words("panel.deadline", when=late)


def table_condition_lines(live: LiveTable, now: float) -> Iterator[str]:
    """Yield what else holds at the table: a pause, who is away, whose seats computer players keep."""
    words = live.words
    paused = paused_at(live)
    if paused is not None and live.is_running:
        yield words("panel.paused", since=paused)
    for seat, (frm, to) in live.extra.away.items():
        if to > now and live.seat_row(seat) in live.humans():
            yield words("panel.away", seat=seat, frm=frm, to=to, rested=holiday_text(live, seat))
    kept = [s.seat for s in live.computers() if s.owner is not None]
    if kept and live.is_running:
        yield words("panel.kept", seats=kept)


# Cards: words with buttons


def card_screen(live: LiveTable, card: Card) -> Screen:
    """Return words with buttons, as they were posted: to the table, or to a person with the table's label."""
    words, row = live.words, live.row
    asked = card.text.get("args", {}).get("said")
    about = msgspec.convert(asked, Text) if isinstance(asked, dict) else None
    buttons = tuple(
        Button(
            id=Press(verb, row.id, prompt, argument).id(),
            label=consent_label(words, verb, about, words(f"button.{verb}")),
            style=style,
        )
        for verb, prompt, argument, style in card.buttons
    )
    said = words("label", id=row.id, name=row.name) + "\n" + words.say(card.text)
    return Screen(content=cut_text(said, 1900), rows=(buttons,) if buttons else ())


# My table


def my_table_screen(live: LiveTable, seat: SeatRow, lead: str = "", draft: Draft = NO_DRAFT) -> Screen:
    """Return everything that a seat may do now. One question: its form at once, with what is drafted already;
    several: a button each."""
    words = live.words
    prompts, offers = live.questions_seat_can_answer(seat.seat), live.offers_of(seat.seat)
    open_now = [p for p in prompts if p.answered is None and p.kind != MAY]
    label = words("label", id=live.row.id, name=live.row.name)
    if len(prompts) == 1 and open_now:
        return prompt_screen(live, prompts[0], draft, "\n".join((*filter(None, [lead]), *offer_lines(live, offers))))
    lines = [label, lead, *title_of_game(live.played).status_lines(live.view(seat.seat), words)]
    lines += list(_mine_lines(live, seat, prompts, words))
    lines += offer_lines(live, offers)
    first = open_now[0] if open_now and live.is_practice else None
    rows = (*prompt_rows(live, prompts, words), table_row_buttons(live, words, seat.seat, first))
    return Screen(content=cut_text("\n".join(line for line in lines if line), 2000), rows=rows, asks=bool(prompts))


# Offers


def offer_lines(live: LiveTable, offers: Sequence[Prompt]) -> Iterator[str]:
    """Yield the open offers: those that were made to the seat, then its own, each under its heading."""
    for key, listed in (
        ("mine.offers", [p for p in offers if p.is_received_offer]),
        ("mine.own_offers", [p for p in offers if not p.is_received_offer]),
    ):
        if listed:
            yield live.words(key)
        for prompt in listed:
            yield f"- {PromptScreen(live.words, live.row.id, prompt).question().strip('*')}"


def offers_screen(live: LiveTable, seat: Seat) -> Screen:
    """Return the open offers of a seat, a button each."""
    words, offers = live.words, live.offers_of(seat)
    lines = [words("label", id=live.row.id, name=live.row.name), *offer_lines(live, offers)]
    rows = (*prompt_rows(live, offers, words), table_row_buttons(live, words, seat))
    return Screen(content=cut_text("\n".join(lines), 2000), rows=rows, asks=True)


def offer_screen(live: LiveTable, seat: Seat, prompt_id: str, where: str) -> Screen | None:
    """Return the message with which an offer comes to the person to whom it is made; None where it is open no more.
    where: the head of the line that calls, which names nobody where nobody else may know of the offer."""
    words = live.words
    prompt = next((p for p in live.offers_of(seat) if p.id == prompt_id), None)
    if prompt is None:
        return None
    screen = PromptScreen(words, live.row.id, prompt, aid=prompt_help_for(live, prompt)).screen(large=True)
    maker = live.game.seat_of_name(live.state, prompt.offered_by)
    made = message.Card(
        above=f"**{live.row.name}** · {words.name(live.row.game)}",
        parts=(screen.content, words("offer.while_open")),
        colour=title_of_game(live.played).seat_colour(live.view(maker), maker) if maker else None,
    )
    open_to_all = words("push.offer", where=where, frm=prompt.offered_by) if prompt.public else ""
    push = unmarked_text(open_to_all or words("push.offer_secret", where=where))
    return Screen(content=push, card=made, rows=with_table_rows(screen.rows, live, prompt), asks=True)


def offer_over_screen(live: LiveTable, ended: OfferOver, came: Sequence[str] = ()) -> Screen:
    """Return what stands in the place of an offer that is open no more: what it was, how it ended, and what came of
    that."""
    words = live.words
    lines = [words("label", id=live.row.id, name=live.row.name)]
    if ended.said is not None:
        lines.append(words.say(ended.said))
    lines += [words(f"offer.{ended.how}"), *came]
    return Screen(content=cut_text("\n".join(lines), 1900))


def vote_over_screen(live: LiveTable, ended: VoteOver) -> Screen:
    """Return what stands in the place of a vote that is over: what was asked, and how it ended."""
    words = live.words
    said = words("vote.over", said=ended.said, how=ended.how)
    return Screen(content=cut_text(words("label", id=live.row.id, name=live.row.name) + "\n" + said, 1900))


def private_actions_screen(live: LiveTable, seat: Seat) -> Screen:
    """Return what a seat may do aside, a button each."""
    words, asides = live.words, live.asides_of(seat)
    lines = [words("label", id=live.row.id, name=live.row.name)]
    lines += [PromptScreen(words, live.row.id, prompt).question() for prompt in asides]
    rows = (*prompt_rows(live, asides, words), table_row_buttons(live, words, seat))
    return Screen(content=cut_text("\n".join(lines), 2000), rows=rows, asks=True)


def prompt_screen(live: LiveTable, prompt: Prompt, draft: Draft, lead: str = "") -> Screen:
    """Return one question as it stands, with the table's own buttons below where there is room."""
    words, given, aid = (
        live.words,
        PromptScreen.draft_with_only_action(prompt, draft.given),
        prompt_help_for(live, prompt),
    )
    seen = draft_preview(live, prompt, given)
    made = PromptScreen(
        words,
        live.row.id,
        prompt,
        given,
        page=draft.page,
        aid=aid,
        preview=seen,
        way=draft.way,
        suggested=draft.suggested,
    )
    label = words("label", id=live.row.id, name=live.row.name)
    screen = made.screen("\n".join(x for x in (label, lead) if x))
    return msgspec.structs.replace(screen, rows=with_table_rows(screen.rows, live, prompt))


def confirm_again_screen(live: LiveTable, prompt: Prompt, given: Given, asked: Text) -> Screen:
    """Return what is asked once more before an answer that looks like a slip is carried out."""
    words = live.words
    sure = Press("ok", live.row.id, prompt.id, draft_fingerprint(given), SURE).id()
    label = PromptScreen(words, live.row.id, prompt, given, aid=prompt_help_for(live, prompt)).answer_label()
    buttons = (
        Button(id=sure, label=label, style="danger"),
        Button(id=Press("page", live.row.id, prompt.id).id(), label=words("button.back")),
    )
    said = f"{words('label', id=live.row.id, name=live.row.name)}\n{words.say(asked)}"
    return Screen(content=said, rows=(buttons,), asks=True)


def draft_preview(live: LiveTable, prompt: Prompt, given: Given) -> Preview | None:
    """Return what a draft would mean; worked out once while nothing changes (`decisions.compute_preview` does it
    beforehand, off the event loop, where it may take long). None where nothing is drafted, or the question is closed by
    now."""
    if not given or not live.is_still_asked(prompt):
        return None
    key, previews = (prompt.id, given), live.caches.previews
    if key not in previews:
        previews[key] = live.game.preview(live.state, prompt, given)
    return previews[key]


def _mine_lines(live: LiveTable, seat: SeatRow, prompts: Sequence[Prompt], words: Words) -> Iterator[str]:
    for prompt in prompts:
        question = PromptScreen(words, live.row.id, prompt).question()
        sealed = words("screen.sealed", action=prompt.answered.label()) if prompt.answered is not None else ""
        yield f"{question} {sealed}".strip()
    if not prompts:
        rests = live.row.status in (OVER, ABANDONED, ARCHIVED)
        yield _rests(live) if rests else words("mine.nothing" if live.row.status == RUNNING else "mine.not_running")


def nudge_screen(live: LiveTable, seat: SeatRow) -> Screen:
    """Return the public word to a person whose DMs are closed: that there is something, never what."""
    words = live.words
    user = seat.user or 0
    return Screen(
        content=words("nudge", mention=f"<@{user}>"),
        rows=((table_button("mine", live, words, "primary"),),),
        mention=(user,),
    )
