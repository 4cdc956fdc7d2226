"""Everything that the bot makes for one seat at a table, piece by piece: a name for each piece, and its bytes.

All pieces are made of a table and of its twin, in which everything is replaced that the seat cannot know. A piece
that differs is a leak.
"""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.delivery.seat_drafts import draft_to_begin_with
from bot.interactions.advice import advice_screen
from bot.interactions.commands.actions import prompt_for
from bot.interactions.commands.lookup import lookup_entries
from bot.interactions.commands.typed_options.option_parsing import (
    action_from_options,
    fields_of,
    focused_option_suggestions,
)
from bot.interactions.decisions import error_screen
from bot.messages.basket import choices_by_field, is_basket
from bot.messages.drafts import Draft
from bot.messages.screen import Screen
from bot.screens import seat_card
from bot.screens.basket_rows import PAGES
from bot.screens.help_screen import short_rules_now_screen
from bot.screens.legal_screen import findings_screen, legal_screen, thing_findings
from bot.screens.lessons import lesson_screen, lessons_of
from bot.screens.prompt_screen import PromptScreen
from bot.screens.seat_card import lead_above_questions, push_line
from bot.screens.table_aid import prompt_help_for
from bot.screens.table_screen import my_table_screen, panel_screen, private_actions_screen, prompt_screen
from bot.table_page.table_state import question_as_data
from bot.tables.computers.answers import computer_answer
from bot.tables.live import LiveTable
from bot.tables.visible_events import SeatHistory
from bot.titles import title_of_game
from engine.kernel.actions import Action
from engine.kernel.choices import STOP, Given
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.errors import RuleError
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.store.models import TableRow

Piece = tuple[str, bytes]
NOW = 1_000_000.0
STOPS = 4  # places of one way through a question at which its screen is looked at, beside the first and the last
WEIGHED = 3  # options of one list whose odds are worked out


class Still(LiveTable):
    """A table that does not change, with what is looked for in it again and again."""

    def __init__(self, row: TableRow, state: Any = None, head: int = -1) -> None:
        super().__init__(row, state, head)
        self.strings: dict[str | None, set[str]] = {}  # every string in the view of a seat


def screen_bytes(screen: Screen) -> bytes:
    """Return all of a message as bytes: its words, labels, custom ids and values."""
    return msgspec.json.encode(screen)


def pieces_always_shown(live: LiveTable, seat: str | None) -> Iterator[Piece]:
    """Yield what a seat (None: an onlooker) is shown at any time: its view, the panel, its table."""
    yield "view", msgspec.json.encode(live.view(seat))
    if seat is None:
        yield "panel", screen_bytes(panel_screen(live, 1.0, NOW))
        return
    row = live.seat_row(seat)
    assert row is not None  # noqa: S101 - the drill seats them all
    yield "my table", screen_bytes(my_table_screen(live, row))
    push = push_line(live, seat, NOW, 1.0)
    yield "push", push.encode()
    lead = lead_above_questions(live, seat, SeatHistory(), 1.0, push=push, hand=True)
    yield "live card", screen_bytes(seat_card.card_screen(live, seat, lead, Draft()))
    yield "legal", screen_bytes(legal_screen(live, seat))
    if live.asides_of(seat):
        yield "asides", screen_bytes(private_actions_screen(live, seat))
    yield "questions", repr([(p.id, p.moment, p.kind, p.answered) for p in live.prompts_of(seat)]).encode()


def words_of_view(live: LiveTable, seat: str | None) -> Iterator[Piece]:
    """Yield the words that are made from a view alone.

    If two views are the same, these can differ only by something that a title keeps between two calls.
    """
    view, shown, words = live.view(seat), title_of_game(live.played), live.words
    yield "status", repr(shown.status_lines(view, words)).encode()
    if seat is not None:
        yield "hand", repr(shown.hand_lines(view, words)).encode()
        yield "hand line", repr(shown.hand_line(view, words)).encode()
    listed = [entry.token for entry in lookup_entries(live.row.game) if entry.token]
    yield "/card", repr([shown.entry_state_text(view, token, words) for token in listed]).encode()
    yield "chart", repr(shown.points_by_side(live.view(None))).encode()
    yield from _help(live, seat)


def _help(live: LiveTable, seat: str | None) -> Iterator[Piece]:
    """Yield what everybody may read: the short rules of what is asked now, and the pages for newcomers."""
    game, asked = live.row.game, live.questions_seat_can_answer(seat) if seat is not None else []
    phase = str(getattr(live.view(None), "phase", ""))
    yield (
        "/rules",
        screen_bytes(short_rules_now_screen(live.words, phase, asked or live.prompts_waited_for(), live.row.options)),
    )
    sides = tuple(live.sides_of(seat)) if seat is not None else ()
    options = live.row.options
    for page in range(1, len(lessons_of(game, live.words, sides, options)) + 1):
        yield f"/learn {page}", screen_bytes(lesson_screen(game, live.words, page, live.row.id, sides, options=options))


def computer_suggestions(live: LiveTable, prompt: Prompt, lots: UnverifiedRandom) -> Iterator[Piece]:
    """Yield what a computer player suggests at a question: a basket as it comes filled in, and "Why this?"."""
    found = computer_answer(live.row.game, live.view(prompt.seat), prompt, lots)
    answer = found.answer
    yield f"{prompt.moment} why", screen_bytes(advice_screen(live, prompt, found))
    given = prompt.menu.tokens_of_value(answer) if answer is not None else ()
    if given and is_basket_prompt(prompt, given):
        draft = Draft(prompt.id, PromptScreen.draft_with_only_action(prompt, given), suggested=True)
        with contextlib.suppress(RuleError):
            yield f"{prompt.moment} suggested", screen_bytes(prompt_screen(live, prompt, draft))


def legal_pieces(live: LiveTable, seat: str, lots: UnverifiedRandom) -> Iterator[Piece]:
    """Yield what `/legal` tells of one place of the map, named at random."""
    places = sorted(title_of_game(live.played).places)
    if places:
        place = lots.choose(places)
        found = thing_findings(live, seat, place)
        yield f"/legal {place}", screen_bytes(findings_screen(live, live.words.name(place), found))


def refusals_of_unasked_actions(live: LiveTable, seat: str, lots: UnverifiedRandom) -> Iterator[Piece]:
    """Yield the refusals of the command of each action that is not asked for."""
    action = lots.choose(live.game.actions)
    try:
        prompt_for(live, seat, action)
    except RuleError as error:
        yield f"/{action.tag()} unasked", screen_bytes(error_screen(live.words, error))


def one_question_screen(live: LiveTable, prompt: Prompt, lots: UnverifiedRandom) -> Iterator[Piece]:
    """Yield one screen of a question, for a question that was gone through already."""
    word = prompt.menu.tokens_of_value(prompt.menu.sample(lots))
    given = word if is_basket_prompt(prompt, word) else word[: lots.integer_below(len(word) + 1)]
    yield from _screen(live, prompt, given)


def question_walk_screens(live: LiveTable, prompt: Prompt, lots: UnverifiedRandom) -> Iterator[Piece]:
    """Yield the screens of one way through a question, and the same as a command; at the end a refusal."""
    yield "question", PromptScreen(live.words, live.row.id, prompt).question().encode()
    default = prompt.default
    yield "default", msgspec.json.encode(default.as_builtins()) if default is not None else b""
    for tag, why in prompt.menu.barred.items():
        yield f"barred {tag}", live.words.say(why).encode()
    action = prompt.menu.sample(lots)
    word = prompt.menu.tokens_of_value(action)
    yield from (_basket_way if is_basket_prompt(prompt, word) else _way)(live, prompt, word, lots)
    yield from _typed(live, prompt, action, lots)


def is_basket_prompt(prompt: Prompt, word: Given) -> bool:
    """Return whether an answer is a basket."""
    return is_basket(prompt.menu.forms[word[0]])


def _screen(live: LiveTable, prompt: Prompt, given: Given, page: int = 0) -> Iterator[Piece]:
    with contextlib.suppress(RuleError):
        draft = Draft(prompt.id, given, page)
        yield f"{prompt.moment} {given} {page}", screen_bytes(prompt_screen(live, prompt, draft))
        if not page:  # the page of the table has all of it at once
            yield f"{prompt.moment} {given} as data", msgspec.json.encode(question_as_data(live, prompt, draft))


def _way(live: LiveTable, prompt: Prompt, word: Given, lots: UnverifiedRandom) -> Iterator[Piece]:
    """Yield screens of a form that is filled in field by field: the first, the last and some in between, with the
    odds of their options; of one of them the second page as well."""
    inner = lots.shuffled(range(1, len(word)))[:STOPS]
    ends = sorted({0, *inner, len(word)})
    for end in ends:
        yield from _screen(live, prompt, word[:end])
    yield from _screen(live, prompt, word[: lots.choose(ends)], page=1)
    yield from _odds(live, prompt, word[: lots.choose(ends)], lots)


def _basket_way(live: LiveTable, prompt: Prompt, word: Given, lots: UnverifiedRandom) -> Iterator[Piece]:
    """Yield a basket when it is opened and as it is filled, and two of its fields opened."""
    form = prompt.menu.forms[word[0]]
    yield from _screen(live, prompt, ())
    yield from _screen(live, prompt, draft_to_begin_with(live, prompt, (word[0],)))
    yield from _screen(live, prompt, word)
    fields = [(n, own) for n, (_, _, own) in enumerate(choices_by_field(form, word[1:]), 1)]
    for n, own in lots.shuffled(fields)[:2]:
        yield from _screen(live, prompt, word, n * PAGES)
        yield f"field {n}", repr(own).encode()
    yield from _screen(live, prompt, word, lots.choose(fields)[0] * PAGES + 1)


def _odds(live: LiveTable, prompt: Prompt, given: Given, lots: UnverifiedRandom) -> Iterator[Piece]:
    """Yield the odds in the labels of some options; not of all, since for each a battle is played many times."""
    if not given:
        return
    with contextlib.suppress(RuleError):
        tokens = [option.token for option in prompt.menu.choices_after(given).options if option.token != STOP]
        for token in lots.shuffled(tokens)[:WEIGHED]:
            found = live.game.odds(live.state, prompt, (*given, token))
            yield f"odds of {token}", live.words.say(found).encode() if found is not None else b""


def action_as_options(form: Form, action: Action) -> dict[str, Any]:
    """Return an action as the options of its command."""
    said: dict[str, Any] = {}
    for name, kind, _ in fields_of(form.action):
        value = getattr(action, name)
        if name in form.action.COLUMNS:
            said.update(zip(form.action.COLUMNS[name], value, strict=False))
        elif isinstance(value, tuple):
            said[name] = ", ".join(str(part) for part in value)
        else:
            said[name] = value if kind is int else str(value)
    return said


def _typed(live: LiveTable, prompt: Prompt, action: Action, lots: UnverifiedRandom) -> Iterator[Piece]:
    """Yield the suggestions for every option of an action's command as it is filled in, and what it is refused with
    when one is wrong: another's card, a number that is too high."""
    form = prompt.menu.forms[action.tag()]
    said, note, given = action_as_options(form, action), prompt_help_for(live, prompt).label_suffix, dict[str, Any]()
    columns = [c for name in form.fields for c in form.action.COLUMNS.get(name, (name,))]
    for column in columns:
        yield f"/{form.tag} {column}", _suggested(live, form, column, given, note)
        if column in said:
            typed = {**given, column: f"{said[column]}, "}
            yield f"/{form.tag} {column} …", _suggested(live, form, column, typed, note)
            given[column] = said[column]
    if columns:
        wrong = {**said, lots.choose(columns): lots.choose((10**6, lots.choose(card_ids_of_game(live))))}
        yield f"/{form.tag} refused", _refused(live, prompt, form, wrong)


def card_ids_of_game(live: LiveTable) -> Sequence[str]:
    """Return the ids of all cards of the game, in order."""
    return sorted(title_of_game(live.played).card_names_by_id()) or ["x"]


def _suggested(live: LiveTable, form: Form, column: str, given: Mapping[str, Any], note: Any) -> bytes:
    try:
        return repr(focused_option_suggestions(live.words, form, column, given, note)).encode()
    except RuleError as error:
        return screen_bytes(error_screen(live.words, error))


def _refused(live: LiveTable, prompt: Prompt, form: Form, options: Mapping[str, Any]) -> bytes:
    try:
        action = action_from_options(live.words, form, options)
        live.game.apply(live.state, prompt.id, action, KeyedDice(bytes(32), 1))
    except RuleError as error:
        return screen_bytes(error_screen(live.words, error))
    return b"not refused"
