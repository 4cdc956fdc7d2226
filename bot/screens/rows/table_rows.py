"""The rows that stand below what a seat is shown in private: to understand what is asked, its table, the way back."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.messages.ids import Press
from bot.messages.screen import LABEL, PER_ROW, ROWS, Button, Row, Screen, Select, cut_text
from bot.tables.computers.answers import policy_of
from bot.tables.live import WAITING, LiveTable
from bot.tables.visible_events import undoable_decision
from bot.words import Words, unmarked_text
from engine.kernel.conditions import conditions_at, replies_at
from engine.kernel.events import Seat
from engine.kernel.orders import may_order
from engine.kernel.prompts import MUST, OFFER, SEALED, WINDOW, Prompt

SINCE = "since"  # in the log, in the place of a chapter: since one's last decision
LEADING_BACK = frozenset(("open", "asked"))  # verbs of buttons that lead to what is asked
SPARED = ("map", "touch", "mine", "hand")  # buttons that give way first: /map, /links, /table and /hand do the same


def table_button(verb: str, live: LiveTable, words: Words, style: str = "secondary") -> Button:
    """Return a button that concerns a table as a whole; its label is `button.<verb>`."""
    return Button(id=Press(verb, live.row.id).id(), label=cut_text(words(f"button.{verb}"), LABEL), style=style)


def table_row_buttons(live: LiveTable, words: Words, seat: Seat, prompt: Prompt | None = None) -> tuple[Button, ...]:
    """Return the row that stands under a seat's private messages: my table, hand, map, its open offers, what it may do
    aside; under a window also the standing order to pass on all of its kind; where the game names what orders may
    say of it, those; where there is room, the page of the table."""
    if not live.is_practice:
        row = _own_row(live, words, seat, prompt)
        return (*row, *page_buttons(live, words))[:PER_ROW]
    row = _practice_row(live, words, seat, prompt)
    page = page_buttons(live, words) if len(row) < PER_ROW else ()
    return (*row[:-1], *page, *row[-1:])


def _own_row(live: LiveTable, words: Words, seat: Seat, prompt: Prompt | None) -> tuple[Button, ...]:
    row = tuple(table_button(verb, live, words) for verb in ("mine", "hand", "map"))
    offers, asides = live.offers_of(seat), live.asides_of(seat)
    if offers:
        label = words("button.offers", count=len(offers))
        row = (*row[: 2 if asides else 3], Button(id=Press("offers", live.row.id).id(), label=label))
    if asides:
        label = prompt_label(asides[0], words) if len(asides) == 1 else words("button.aside")
        row += (Button(id=Press("aside", live.row.id).id(), label=cut_text(label, LABEL)),)
    if prompt is None or not may_order(prompt):
        return row
    if prompt.kind == WINDOW:
        row += (Button(id=Press("passon", live.row.id, prompt.id).id(), label=cut_text(words("button.passon"), LABEL)),)
    named = replies_at(live.game.replies, prompt.moment) or conditions_at(live.game.conditions, prompt.moment)
    if named and len(row) < PER_ROW:
        row += (Button(id=Press("ord", live.row.id, prompt.id).id(), label=cut_text(words("button.orders"), LABEL)),)
    return row


def page_buttons(live: LiveTable, words: Words) -> tuple[Button, ...]:
    """Return the button that gives a person a link to the page of their table; () where there are no pages."""
    return (table_button("touch", live, words),) if live.has_page and live.is_running else ()


def _practice_row(live: LiveTable, words: Words, seat: Seat, prompt: Prompt | None) -> tuple[Button, ...]:
    """Return the same row at a practice table: why a question would be answered so, hand (My table where there is more
    than one thing to answer), map, what may be done aside, and the way out."""
    if not live.is_running:
        return tuple(table_button(verb, live, words) for verb in ("hand", "map"))
    row = [
        table_button(verb, live, words)
        for verb in ("mine" if prompt is None or live.offers_of(seat) else "hand", "map")
    ]
    if prompt is not None:  # it says why only where something was weighed
        label = words(
            "button.advice" if computer_reason_keys(words, live.played, prompt.moment) else "button.advice_alone"
        )
        row.insert(0, Button(id=Press("advice", live.row.id, prompt.id).id(), label=label))
    asides = live.asides_of(seat)
    if asides:
        label = prompt_label(asides[0], words) if len(asides) == 1 else words("button.aside")
        row.append(Button(id=Press("aside", live.row.id).id(), label=cut_text(label, LABEL)))
    return (*row, table_button("quit", live, words))


def computer_reason_keys(words: Words, game: str, moment: str, plan: str = "") -> list[str]:
    """Return the keys of how the computer player answers a question, the closest first; [] where it does so by no rule
    that is told. plan: the tag of its answer."""
    policy = policy_of(game, moment)
    keys = [f"reckons.{moment}", f"reckons.{policy}.{plan}", f"reckons.{policy}"]
    return [key for key in keys if words.has_words(key)]


def help_buttons(live: LiveTable, words: Words, *, more: bool = False) -> tuple[Button, ...]:
    """Return the buttons by which one understands what is asked: what one may do, the rules of it; more: all that has
    happened to one since."""
    return (*(table_button(verb, live, words) for verb in ("legal", "rules")), *([_all_since(live)] if more else []))


def _all_since(live: LiveTable) -> Button:
    """Return the button that shows all that has happened to a seat since its last decision."""
    label = cut_text(live.words("button.since"), LABEL)
    return Button(id=Press("leaf", live.row.id, argument=SINCE, page=1).id(), label=label)


def is_beside_question(screen: Screen) -> bool:
    """Return whether an answer is not the question itself, but has a button that leads to it."""
    verbs = {b.id.partition(":")[0] for row in screen.rows if not isinstance(row, Select) for b in row}
    return not screen.asks and not LEADING_BACK.isdisjoint(verbs)


def with_back_button(screen: Screen, live: LiveTable, seat: Seat) -> Screen:
    """Return an answer with a button back to the question that its reader's seat is asked; as it is where that asks
    nothing, or where the answer is the question itself or opens it."""
    open_now = [p for p in live.prompts_of(seat) if p.answered is None and p.kind in WAITING]
    if screen.asks or is_beside_question(screen) or all(live.needs_no_answer_from_seat(p) for p in open_now):
        return screen
    back, last = table_button("asked", live, live.words, "primary"), screen.rows[-1] if screen.rows else ()
    if len(screen.rows) < ROWS:
        rows = (*screen.rows, (back,))
    elif isinstance(last, Select) or len(last) >= PER_ROW:
        return screen
    else:
        rows = (*screen.rows[:-1], (*last, back))
    return msgspec.structs.replace(screen, rows=rows)


def undo_buttons(live: LiveTable, prompt: Prompt) -> tuple[Button, ...]:
    """Return the button that takes back what the asked seat did last, with what that is; () where it may not. By the
    question it knows that nothing was decided since."""
    step = undoable_decision(live, prompt.seat)
    if step is None:
        return ()
    label = cut_text(unmarked_text(live.words("button.undo", action=step.label)), LABEL)
    return (Button(id=Press("undo", live.row.id, prompt.id).id(), label=label),)


def add_button_of_all_since(rows: Sequence[Row], live: LiveTable, *, more: bool) -> tuple[Row, ...]:
    """Return rows with the button for all that has happened to a seat beside the last ones, where there is more of
    it."""
    if not more or not rows or isinstance(rows[-1], Select) or len(rows[-1]) >= PER_ROW:
        return tuple(rows)
    return (*rows[:-1], (*rows[-1], _all_since(live)))


def with_table_rows(rows: Sequence[Row], live: LiveTable, prompt: Prompt, *, more: bool = False) -> tuple[Row, ...]:
    """Return a question's rows with the table's own below: a row to understand it and the row of the table. Where there
    is room for one row alone, it has of both what cannot be had by a command as easily; where there is none, the
    buttons to understand stand beside the last ones (at a practice table the reason does in any case)."""
    words = live.words
    below, knows = (
        list(table_row_buttons(live, words, prompt.seat, prompt)),
        help_buttons(live, words, more=more),
    )
    undo = undo_buttons(live, prompt)
    knows = (*knows, *undo)
    room = ROWS - len(rows)
    if room >= 2:  # the map with what explains: each row then takes one line on a phone
        maps = [one for one in below if one.id.startswith("map:") and not live.is_practice]
        knows = (*knows[:2], *maps, *knows[2:])
        return (*rows, knows[:PER_ROW], tuple(one for one in below if one not in maps))
    if room == 1:
        for verb in SPARED:
            if len(knows) + len(below) > PER_ROW:
                below = [button for button in below if button.id.partition(":")[0] != verb]
        return (*rows, (*knows, *below)[:PER_ROW])
    last = rows[-1]
    if isinstance(last, Select):
        return tuple(rows)
    if live.is_practice:  # who learns is never left without a reason: the last button, the least needed, gives way
        last = (*last[: PER_ROW - 1], *below[:1])
    beside = next((one for one in (knows, undo) if len(last) + len(one) <= PER_ROW), ())
    return (*rows[:-1], (*last, *beside))


def prompt_rows(live: LiveTable, prompts: Sequence[Prompt], words: Words) -> Iterator[Row]:
    """Yield rows of buttons that open these questions."""
    buttons = [
        Button(
            id=Press("open", live.row.id, prompt.id).id(),
            label=cut_text(prompt_label(prompt, words), LABEL),
            style="primary" if prompt.kind in (MUST, SEALED, WINDOW) else "secondary",
        )
        for prompt in prompts[:20]
    ]
    for n in range(0, len(buttons), 5):
        yield tuple(buttons[n : n + 5])


def prompt_label(prompt: Prompt, words: Words) -> str:
    """Return the label of a button that opens a question; with the side that is asked where its seat plays several."""
    label = _own_label(prompt, words)
    return unmarked_text(words("side.asked", side=prompt.side, asked=label)) if prompt.names_side else label


def _own_label(prompt: Prompt, words: Words) -> str:
    if prompt.kind == OFFER:
        return unmarked_text(words.say(prompt.subject)) if prompt.subject else words("button.decide")
    key = f"button.{prompt.moment}"
    if words.has_words(key):
        return words(key)
    forms = list(prompt.menu.forms)
    return words("do." + forms[0]) if len(forms) == 1 else words("button.decide")
