"""What one reader of a table is shown, as whitelisted structs: nothing else of a view or a state leaves by the page.

Words come as Discord's markdown, which the page shows; emojis of the application as the symbols that stand for them.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.delivery.seat_drafts import compute_preview, current_draft_of_seat
from bot.messages.drafts import Draft
from bot.messages.ids import Press
from bot.messages.screen import Button, Screen, Select
from bot.screens.asked import Asked
from bot.screens.map_letters import key_buttons, places_of_open_route
from bot.screens.news_since_decision import lines_since_decision
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.table_rows import prompt_label, table_button, undo_buttons
from bot.screens.seat_card import outcome_lines
from bot.screens.table_aid import prompt_help_for
from bot.screens.table_screen import draft_preview, waiting_lines
from bot.table_page.glances import Glance, HeldCard, cards_of, glances_of
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.timing import question_deadline
from bot.tables.visible_events import seat_history
from bot.titles import title_of_game
from bot.words.signs import SIGNS
from engine.kernel.conditions import conditions_at, replies_at
from engine.kernel.events import Seat
from engine.kernel.orders import may_order
from engine.kernel.prompts import WINDOW, Prompt
from engine.store.models import SeatRow

TOOLS = ("legal", "rules", "log")


class TableNamed(msgspec.Struct, frozen=True):
    """Which table it is and how it stands. status: a few lines; waits: whom it waits for; until: when that ends."""

    id: str
    name: str
    game: str
    running: bool
    status: tuple[str, ...]
    waits: tuple[str, ...]
    until: float | None


class Reader(msgspec.Struct, frozen=True):
    """Whose seat the reader has. colour: of its side, as the cards have it."""

    seat: str
    name: str
    sides: tuple[str, ...]
    colour: int | None


class TouchBoard(msgspec.Struct, frozen=True):
    """The map and what stands on it (`TouchMap`, `TouchTokens`), each by its key: they are asked for by that, once."""

    map: str
    tokens: str


class TableShown(msgspec.Struct, frozen=True):
    """All that a reader of a table is shown. asked: their questions; asides, offers: what they may do beside them.
    hand: their secrets; came: what came of their last decision, news: what has happened since, in lines. cards: those
    of the hand; glances: what can be looked at beside the map; newest: the name of the newest entry of the log
    (`last_log_entries`). tools: buttons for what else can be looked up. board: the map, None while it is not drawn yet;
    mapped: whether there is one. language: in which all of it is."""

    table: TableNamed
    me: Reader | None
    language: str
    asked: tuple[Asked, ...] = ()
    asides: tuple[Asked, ...] = ()
    offers: tuple[Asked, ...] = ()
    hand: tuple[str, ...] = ()
    came: tuple[str, ...] = ()
    news: tuple[str, ...] = ()
    cards: tuple[HeldCard, ...] = ()
    glances: tuple[Glance, ...] = ()
    newest: str = ""
    tools: tuple[Button, ...] = ()
    board: TouchBoard | None = None
    mapped: bool = False
    mark: str = ""


class AnswerSheet(msgspec.Struct, frozen=True):
    """A screen that answers and is no question: its words, its rows of buttons and lists, its pictures as data."""

    words: str
    rows: tuple[Any, ...] = ()
    pictures: tuple[tuple[str, str, bytes], ...] = ()  # type, what it shows in words, data


async def question_with_draft(actor: Actor, row: SeatRow, prompt: Prompt) -> Asked:
    """Return a question with what its seat has chosen so far, weighed."""
    draft = await current_draft_of_seat(actor, row, prompt)
    await compute_preview(actor, prompt, draft.given, draft.way)
    return question_as_data(actor.live, prompt, draft)


def question_as_data(live: LiveTable, prompt: Prompt, draft: Draft) -> Asked:
    """Return a question with a draft, and with the buttons that stand below it in the chat and are for it alone."""
    given = PromptScreen.draft_with_only_action(prompt, draft.given)
    made = PromptScreen(
        live.words,
        live.row.id,
        prompt,
        given,
        aid=prompt_help_for(live, prompt),
        preview=draft_preview(live, prompt, given),
        way=draft.way,
        suggested=draft.suggested,
    ).question_as_data()
    way = tuple(places_of_open_route(prompt, msgspec.structs.replace(draft, prompt=prompt.id, given=given)))
    title, view = title_of_game(live.played), live.view(prompt.seat)
    return msgspec.structs.replace(
        made,
        label=prompt_label(prompt, live.words),
        way=way,
        about=() if way else tuple(title.question_route(view, prompt, given)),
        around=tuple(title.question_places(view, prompt, given)),
        buttons=(*made.buttons, *_beside(live, prompt)),
    )


def _beside(live: LiveTable, prompt: Prompt) -> tuple[Button, ...]:
    """Return what may be done about a question beside answering it: take back the last step, leave it to an order."""
    buttons = list(undo_buttons(live, prompt))
    if live.is_practice and not prompt.side_action:
        buttons.append(Button(id=Press("advice", live.row.id, prompt.id).id(), label=live.words("button.advice_alone")))
    if not live.is_practice and may_order(prompt):
        if prompt.kind == WINDOW:
            buttons.append(Button(id=Press("passon", live.row.id, prompt.id).id(), label=live.words("button.passon")))
        if replies_at(live.game.replies, prompt.moment) or conditions_at(live.game.conditions, prompt.moment):
            buttons.append(Button(id=Press("ord", live.row.id, prompt.id).id(), label=live.words("button.orders")))
    return tuple(buttons)


async def table_as_seat_sees_it(actor: Actor, seat: Seat, scale: float, now: float, language: str) -> TableShown:
    """Return what the person of a seat is shown as the table stands."""
    for _ in range(3):
        changes = actor.live.changes
        found = await _shown(actor, seat, scale, now, language)
        if actor.live.changes == changes:
            break
    return found


async def _shown(actor: Actor, seat: Seat, scale: float, now: float, language: str) -> TableShown:
    live, words = actor.live, actor.live.words
    row, title = live.seat_row(seat), title_of_game(live.played)
    view = live.view(seat) if live.state is not None else None
    asked, asides, offers = [], [], []
    if row is not None and view is not None:
        asked = [await question_with_draft(actor, row, p) for p in live.questions_seat_can_answer(seat)]
        asides = [await question_with_draft(actor, row, p) for p in live.asides_of(seat)]
        offers = [await question_with_draft(actor, row, p) for p in live.offers_of(seat)]
    history = await seat_history(actor.store, live, seat, aside=True)
    if view is not None:
        await title.compute_event_odds(view, history.came_of)
    return TableShown(
        table=TableNamed(
            id=live.row.id,
            name=live.row.name,
            game=words.name(live.row.game),
            running=live.is_running,
            status=lines_with_plain_symbols(title.status_lines(view, words) if view is not None else ()),
            waits=lines_with_plain_symbols(list(waiting_lines(live, scale, now))),
            until=question_deadline(live, scale),
        ),
        me=Reader(
            seat=seat,
            name=live.names.get(seat, ""),
            sides=tuple(words.name(side) for side in live.sides_of(seat) if side != seat),
            colour=title.seat_colour(view, seat) if view is not None else None,
        ),
        language=language,
        asked=tuple(asked),
        asides=tuple(asides),
        offers=tuple(offers),
        hand=lines_with_plain_symbols(
            title.hand_lines(view, words) if view is not None and title.hand_data(view) else ()
        ),
        came=lines_with_plain_symbols(outcome_lines(live, seat, history)),
        news=lines_with_plain_symbols(
            lines_since_decision(live, history, seat) if history.decision is not None else ()
        ),
        cards=cards_of(live, view, seat) if view is not None else (),
        glances=glances_of(live, view) if view is not None else (),
        tools=_tools(live) if view is not None else (),
    )


def _tools(live: LiveTable) -> tuple[Button, ...]:
    """Return what can be looked up: what one may do, the rules, the whole log, the map's key."""
    return (*(table_button(verb, live, live.words) for verb in TOOLS), *key_buttons(live))


def lines_with_plain_symbols(lines: Sequence[str]) -> tuple[str, ...]:
    """Return lines with symbols in the place of the application's emojis, without those that are empty."""
    return tuple(SIGNS.without_emojis(line) for line in lines if line)


def table_shown_as_json(shown: TableShown) -> bytes:
    """Return what a reader is shown as JSON, its words without emojis of the application."""
    return SIGNS.without_emojis(msgspec.json.encode(shown).decode()).encode()


def screen_as_sheet(screen: Screen) -> AnswerSheet:
    """Return a screen as a sheet."""
    card = screen.card.text() if screen.card is not None else ""
    rows = tuple(
        {"list": msgspec.to_builtins(row)} if isinstance(row, Select) else {"buttons": msgspec.to_builtins(row)}
        for row in screen.rows
    )
    pictures = tuple((one.mime, one.alt, one.data) for one in screen.all_pictures if one.mime.startswith("image/"))
    return AnswerSheet(
        words=SIGNS.without_emojis("\n".join(filter(None, (screen.content, card)))), rows=rows, pictures=pictures
    )
