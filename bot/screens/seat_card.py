"""The live card of a seat: what its person's DM shows of the table, in the form that calls them.

In small print stands where and until when; then what has happened to them since their last decision, and what came of
that; below, large, what is asked of them now, next to its buttons. It is made of the table and of the seat's history
alone, so that it can be made again at any time and look the same.
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.messages.card import DIVIDER, TEXTS, Card, Part
from bot.messages.drafts import Draft
from bot.messages.laid_out import is_seen_with_buttons_on_phone
from bot.messages.screen import TITLE, Row, Screen, cut_text, text_without_heading_marks, with_card
from bot.screens.news_since_decision import are_lines_since_decision_cut, lines_since_decision
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.table_rows import add_button_of_all_since, prompt_rows, table_row_buttons, with_table_rows
from bot.screens.table_aid import prompt_help_for
from bot.screens.table_screen import draft_preview
from bot.tables.live import WAITING, LiveTable
from bot.tables.notices import outcome_text
from bot.tables.timing import DAY, HOUR, deadline_part_of_question, question_deadline
from bot.tables.visible_events import SEALED, SeatHistory
from bot.titles import Title, title_of_game
from bot.titles.sentences import without_bold_marks
from bot.words import TIMESTAMP, Words, unmarked_text
from engine.kernel.events import Event, OfferAnswered, OfferMade, Seat
from engine.kernel.prompts import WINDOW, Prompt
from engine.store.models import FORCED, Decision

PUSH = 400  # characters of a line that calls somebody

LEAD = 900  # characters above a question of what came of the last decision
PLAYED = 3  # answers without a choice that were given for a seat, of which its next card tells
SHORTEST, TOLD = 5, 2  # how short a question may be made; lines of what came of the last decision that it then has
SHORTER = 3  # from which of these on
PHASE = 120  # characters of where a game stands
MINUTE = 60.0
FOLDED_BY = {
    "deadline": "by_deadline",
    "computer": "by_computer",
    "order": "by_order",
    FORCED: "by_forced",
    "away": "by_away",
}  # by `Decision.why`


def questions_for_seat(live: LiveTable, seat: Seat) -> list[Prompt]:
    """Return the questions that wait for a seat's own answer."""
    open_now = [p for p in live.prompts_of(seat) if p.answered is None and p.kind in WAITING]
    return [p for p in open_now if not live.needs_no_answer_from_seat(p)]


def outcome_lines(live: LiveTable, seat: Seat, history: SeatHistory) -> list[str]:
    """Return what came of a seat's last decision, the result first; [] where it has decided nothing yet."""
    decision, words = history.decision, live.words
    if decision is None or live.state is None:
        return []
    if came := outcome_lines_of_game(live, seat, history):
        return came
    waits = decision.barrier == SEALED and any(prompt.answered is not None for prompt in live.prompts_of(seat))
    return [words("result.sealed" if waits else "result.plain", action=decision.label)]


def outcome_lines_of_game(live: LiveTable, seat: Seat, history: SeatHistory) -> list[str]:
    """Return what a game tells of a seat's last decision; [] where that is nothing."""
    if history.decision is None or live.state is None:
        return []
    return title_of_game(live.played).decision_result_lines(
        live.view(seat), history.came_of, live.words, is_latest=history.is_last
    )


# The card


class Lead(msgspec.Struct, frozen=True, kw_only=True):
    """What stands above the questions. push: the plain line that calls, "" for none; above: where and until when, in
    small print; since: what has happened to the seat, with its heading; more: there is more of it; answer: its last
    decision, where what came of that stands below something newer; said: what came of it, the result first and bold;
    colour: the accent of the seat's side."""

    push: str
    above: str
    since: tuple[str, ...] = ()
    more: bool = False
    answer: str = ""
    said: tuple[str, ...] = ()
    colour: int | None = None


def card_screen(live: LiveTable, seat: Seat, lead: Lead, draft: Draft, *, asking: bool = True) -> Screen:
    """Return the card as the table stands; draft: what is chosen so far, of the only question; asking: with its
    questions, which a message of news leaves to the card that calls."""
    words, asked = live.words, questions_for_seat(live, seat) if asking else []
    if len(asked) == 1:
        return _question(live, asked[0], draft, lead)
    questions = [PromptScreen(words, live.row.id, p).heading() for p in asked]
    first = asked[0] if asked and live.is_practice else None
    rows = (*prompt_rows(live, asked, words), table_row_buttons(live, words, seat, first))
    lines = questions or ([words("seat_card.nothing")] if live.is_running and asking else [])
    rows = add_button_of_all_since(rows, live, more=lead.more)
    told = asking and live.is_running and bool(lead.said)  # what came of an answer stands where the question stood
    return lay_out_card(lead, "\n".join(lines), rows, asks=bool(asked) or told)


def _question(live: LiveTable, prompt: Prompt, draft: Draft, lead: Lead) -> Screen:
    draft = draft if draft.prompt == prompt.id else Draft(prompt.id)
    given = PromptScreen.draft_with_only_action(prompt, draft.given)
    aid, seen = prompt_help_for(live, prompt), draft_preview(live, prompt, given)
    made = PromptScreen(
        live.words, live.row.id, prompt, given, page=draft.page, aid=aid, preview=seen, way=draft.way,
        suggested=draft.suggested,
    )  # fmt: skip
    whole = made.screen(large=True)
    rows = with_table_rows(whole.rows, live, prompt, more=lead.more)
    first = next((line for line in lead.said if line), whole.content).split("\n")[0]
    screen = lay_out_card(lead, whole.content, rows, asks=True)
    for short in range(1, SHORTEST):  # with fewer words, until a phone shows what is asked with its buttons
        if is_seen_with_buttons_on_phone(screen, first):
            break
        told = msgspec.structs.replace(lead, said=lead.said[:TOLD]) if short >= SHORTER else lead
        screen = lay_out_card(told, made.content(large=True, short=short), rows, asks=True)
    return screen


def lay_out_card(lead: Lead, asked: str, rows: Sequence[Row], *, asks: bool = False) -> Screen:
    """Return a card. Its large line is what is asked; where nothing is, the first line that is bold as a whole. asks:
    it is a question."""
    lines, since = [line for line in lead.said if line], "\n".join(line for line in lead.since if line)
    title = text_without_heading_marks(lines.pop(0)) if not asked and lines and TITLE.fullmatch(lines[0]) else ""
    answer = [lead.answer] if lead.answer and since and lines and not title else []
    said = cut_text("\n".join((*answer, *lines)), LEAD)
    told = (said, since) if title else (since, said)  # the result is a heading only where it is the first of all
    parts: list[Part] = []
    for part in (one for one in (*told, asked) if one):
        parts += [DIVIDER, part] if parts else [part]
    card = Card(title=title, above=lead.above, parts=tuple(parts), colour=lead.colour)
    return Screen(content=lead.push, card=card, rows=tuple(rows), asks=asks)


def game_over_screen(live: LiveTable, seat: Seat, lead: Lead, told: Screen | None = None, came: str = "") -> Screen:
    """Return how a game ended, in the DM of a seat. told: the card of the end, None where there is none; came: how it
    ended for the seat."""
    if told is not None and told.card is not None:
        push = live.words("finale.push", where=table_and_round_text(live, live.words), came=came) if came else lead.push
        card = msgspec.structs.replace(told.card, above=lead.above, below=live.words("finale.fair_there"))
        card = msgspec.structs.replace(card, parts=(*_last_happenings(lead, TEXTS - len(card.text())), *card.parts))
        return Screen(content=push, card=card, rows=told.rows)
    return lay_out_card(lead, live.words.say(outcome_text(live)), (table_row_buttons(live, live.words, seat),))


def _last_happenings(lead: Lead, room: int) -> list[Part]:
    """Return what came of a seat's last decision and what befell it since, in so many characters: the card of the end
    tells who has won, and not by what."""
    answer = [lead.answer] if lead.answer and lead.said else []
    told = ("\n".join((*answer, *lead.said)), "\n".join(lead.since))
    found: list[Part] = []
    for part in (cut_text(one, LEAD) for one in told if one):
        room -= len(part) + 2
        if room >= 0:
            found += [part, DIVIDER]
    return found


def folded_screen(live: LiveTable, seat: Seat, history: SeatHistory, made: int, *, gone: bool) -> Screen:
    """Return what is left of a card when another has taken its place: one line, and no button. made: the last decision
    when it was sent; gone: its person does not play this seat any more."""
    words = live.words
    return Screen(
        content=f"{words('label', id=live.row.id, name=live.row.name)}\n{_ending(live, seat, history, made, gone=gone)}"
    )


def _ending(live: LiveTable, seat: Seat, history: SeatHistory, made: int, *, gone: bool) -> str:
    words, decision = live.words, history.decision
    if gone:
        return words("seat_card.handed_over")
    if decision is not None and decision.id > made:  # what came of it, perhaps by another's doing, is told elsewhere
        key = "seat_card.sealed" if decision.barrier == SEALED else "seat_card.answered"
        return words(key, action=decision.label)
    played: Decision | None = next((d for d in history.automatic if d.id > made), None)
    if played is not None and played.why in FOLDED_BY:
        return words(f"seat_card.by_{played.why}", action=played.label)
    return words("seat_card.moved_on" if questions_for_seat(live, seat) else "seat_card.taken_back")


# The line that calls


def push_line(live: LiveTable, seat: Seat, now: float, scale: float, known: Sequence[Event] = ()) -> str:
    """Return the plain line of which a push notification is made: what is wanted, where, until when. It says only what
    the table may know, since it stands on a locked screen. known: what befell the seat, as everybody knows it."""
    words, asked = live.words, questions_for_seat(live, seat)
    where = table_and_round_text(live, words)
    if live.state is not None and live.game.outcome(live.state) is not None:
        return words("push.over", where=where)
    if not asked:
        told = title_of_game(live.played).news_for_seat(known, words)
        line = unmarked_text(max(told, key=lambda one: one[0], default=(0, ""))[1])
        return cut_text(words("push.befell", where=where, what=line), PUSH) if line else words("push.news", where=where)
    shown = title_of_game(live.played)
    return line_calling_seat(shown, live.view(None), asked[0], words, where, _until(live, words, seat, now, scale))


def line_calling_seat(shown: Title[Any], view: Any, prompt: Prompt, words: Words, where: str, until: str) -> str:
    """Return the line that calls for an answer to a question: what is at stake in it as everybody may know, else what
    kind of answer is wanted. view: the public's; where: which table; until: how long there is still."""
    if stake := shown.stake_sentence(view, prompt, words):
        return cut_text(words("push.consent", where=where, asked=stake, until=until), PUSH)
    named = f"asked.{prompt.moment}"
    what = unmarked_text(words(named)) if words.has_words(named) else ""
    if prompt.kind == WINDOW:
        key = "push.window" if what else "push.window_alone"
    else:
        key = "push.must" if what else "push.must_alone"
    return words(key, where=where, what=what, until=until)


def table_and_round_text(live: LiveTable, words: Words) -> str:
    """Return the head of a line that calls: which table, which round. A locked screen cuts what is long."""
    round_ = getattr(live.view(None), "round", None) if live.state is not None else 0
    round_ = live.game.round(live.state) if round_ is None else round_  # 0 is a phase between rounds
    key = "push.where" if round_ else "push.where_alone"
    return words(key, name=live.row.name, round=round_)


def card_below_call(screen: Screen, line: str) -> Screen:
    """Return words to a person as a card below the line that calls them, where they have a moment in Discord's marks,
    which a phone would show; else as they are."""
    if not TIMESTAMP.search(screen.content):
        return screen
    shown = with_card(screen)
    return msgspec.structs.replace(shown, content=cut_text(line, PUSH))


def plain_call_line(live: LiveTable, said: str, now: float) -> str:
    """Return words as a line that calls somebody: where, and the words without markup, each moment as the time until
    then, since a phone shows a notification as it is written."""
    words = live.words

    def left(found: re.Match[str]) -> str:
        unit, count = _left(float(found[1]) - now)
        return words(f"push.in_{unit}", count=count)

    plain = unmarked_text(TIMESTAMP.sub(left, said)).replace("`", "")
    return " ".join((table_and_round_text(live, words), *plain.split("\n")))


def reminder_line(live: LiveTable, seat: Seat, sides: list[str], link: str, now: float, scale: float) -> str:
    """Return the line that reminds a seat of what it is asked. sides: those that it is asked for, where it plays more
    than one; link: where its card is."""
    said, key = push_line(live, seat, now, scale), "push.reminder_sides" if sides else "push.reminder"
    return live.words(key, said=said, sides=sides, link=link)


def _until(live: LiveTable, words: Words, seat: Seat, now: float, scale: float) -> str:
    late = question_deadline(live, scale, seat)
    if late is None:
        return ""
    unit, count = _left(late - now)
    return words(f"push.{unit}", count=count)


def _left(seconds: float) -> tuple[str, int]:
    """Return a time as a unit and how many of it, to the minute: a day that has just begun is no 23 hours."""
    left = max(seconds + MINUTE / 2, MINUTE)
    unit, length = ("days", DAY) if left >= 2 * DAY else ("hours", HOUR) if left >= 2 * HOUR else ("minutes", MINUTE)
    return unit, int(left // length)


def lead_above_questions(
    live: LiveTable,
    seat: Seat,
    history: SeatHistory,
    scale: float,
    *,
    push: str = "",
    note: str = "",
    hand: bool = False,
) -> Lead:
    """Return what stands above a card's questions, what came of the seat's last decision among it, so that whoever
    reads the next question has it before their eyes. push: the line that calls, of a card that is being made; note: a
    line above all; hand: its hand is another than was shown last. scale: see `question_deadline`."""
    words = live.words
    lines = [note] if note else []
    answer = ""
    if history.is_last or outcome_lines_of_game(
        live, seat, history
    ):  # "sealed" holds only until something else is decided
        lines += outcome_lines(live, seat, history)
        if not history.is_last and history.decision is not None:
            answer = words("seat_card.before", action=history.decision.label)
    lines += [words("seat_card.by_forced", action=d.label) for d in reversed(history.automatic) if d.why == FORCED][
        -PLAYED:
    ]
    lines += _hand(live, seat, words) if hand else ()
    colour = None if live.state is None else title_of_game(live.played).seat_colour(live.view(seat), seat)
    history, answered = _answers_apart(live, history)
    lines += answered
    since, more = tuple(lines_since_decision(live, history, seat)), are_lines_since_decision_cut(live, history, seat)
    if history.decision is None and questions_for_seat(live, seat):  # there is no last move: the set-up is no news
        since, more = (), False
    above = _above(live, seat, scale)
    return Lead(push=push, above=above, since=since, more=more, answer=answer, said=tuple(lines), colour=colour)


def _answers_apart(live: LiveTable, history: SeatHistory) -> tuple[SeatHistory, list[str]]:
    """Return a history without the answers to what its seat has just offered, and these as lines: they follow the
    offer, and are not told before it."""
    offers = [(e.frm, e.to, e.said) for e in history.came_of if isinstance(e, OfferMade)]
    answers: list[Event] = [
        e for e in history.since if isinstance(e, OfferAnswered) and (e.frm, e.to, e.said) in offers
    ]
    if not answers:
        return history, []
    for n, event in enumerate(history.since[:-1]):
        if event in answers and isinstance(event, OfferAnswered) and event.answer == "accepted":
            answers.append(history.since[n + 1])  # what the accepted offer has brought about
    told = title_of_game(live.played).news_for_seat(answers, live.words)
    rest = tuple(event for event in history.since if event not in answers)
    return msgspec.structs.replace(history, since=rest), [line for _, line in told]


def _above(live: LiveTable, seat: Seat, scale: float) -> str:
    """Return in small print which table it is, how it stands, and until when its seat has time."""
    words, late = live.words, question_deadline(live, scale, seat) if questions_for_seat(live, seat) else None
    stands = title_of_game(live.played).status_lines(live.view(seat), words)[:1] if live.state is not None else []
    phase = cut_text(" · ".join(without_bold_marks(text_without_heading_marks(line)) for line in stands), PHASE)
    short = any(prompt.weight < 1 for prompt in questions_for_seat(live, seat)) and deadline_part_of_question(live) < 1
    until = words("seat_card.until_reaction" if short else "seat_card.until", when=late) if late is not None else ""
    named = words("seat_card.above", name=live.row.name, game=words.name(live.row.game))
    return " · ".join(part for part in (named, phase, until) if part)


def _hand(live: LiveTable, seat: Seat, words: Words) -> Sequence[str]:
    """Return a seat's secrets in one line, where it has any that are drawn."""
    if live.state is None:
        return []
    shown, view = title_of_game(live.played), live.view(seat)
    line = shown.hand_line(view, words) if shown.hand_data(view) else ""
    return [line] if line else []
