"""The pages of `/learn`: what wins, a round, the dice or cards, the symbols, the opening of one's side.

Their words are data of the game, `learn.<page>` and `learn.<page>_title`; the last page goes on with
`learn.opening_<role>`. A game without them gets the pages of its short rules instead (`rules.yaml`).
"""

from collections.abc import Mapping, Sequence

import msgspec

from bot.messages.card import Card, Gallery
from bot.messages.ids import Press
from bot.messages.screen import LABEL, OPTION, Button, Row, Screen, Select, SelectOption, cut_text
from bot.screens.help_screen import short_rules_pages
from bot.titles import title_of_game
from bot.titles.scenarios import (
    USUAL,
    Subject,
    practice_roles,
    scenarios_of,
    subject_at,
    titled_with_scenario,
)
from bot.words import Words, unmarked_text
from data.charted_games import plain_name, remember_per_game
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.dice import KeyedDice
from engine.kernel.roles import roles_for_seat_count
from render import Picture
from render.games import drawings_of

PAGES = ("wins", "round", "dice", "symbols", "opening")
ABOUT = ("learn.length", "learn.time", "learn.rests_on")  # what a lobby says of a game, where the game has it
MAPPED = 2  # the page that shows the map
BUTTONS = 5  # that Discord shows in a row
KEY = bytes(32)  # of the game whose first map is shown: anybody's
KEPT = 16  # first views
LINES = 25  # of a select


class Lesson(msgspec.Struct, frozen=True):
    """One page: its title and its words."""

    title: str
    text: str


def lessons_of(game: str, words: Words, sides: Sequence[str] = (), options: Mapping[str, str] = USUAL) -> list[Lesson]:
    """Return the pages of a game. sides: those that the reader plays, for the page on their opening; (): all of them.
    options: of the table for which they are told; what it has not settled has its default.

    A game has one page at least: its name and numbers of players, where it tells nothing else of itself.
    """
    figures = title_of_game(game).lesson_figures(options)
    own = [page for page in PAGES if words.has_words(f"learn.{page}")]
    if own:
        found = [Lesson(words(f"learn.{page}_title"), words(f"learn.{page}", **figures)) for page in own]
        told = [words(f"learn.opening_{side}", **figures) for side in sides or all_sides(game, options)
                if words.has_words(f"learn.opening_{side}")]  # fmt: skip
        last = Lesson(found[-1].title, "\n".join((found[-1].text, *told)))
        return [*found[:-1], last if own[-1] == PAGES[-1] else found[-1]]
    rules = [Lesson(page["title"], page["text"]) for page in short_rules_pages(words)[: len(PAGES)]]
    return rules or [Lesson(words.name(game), words("learn.plain", least=find_game(game).least_seats,
                                                   most=find_game(game).most_seats))]  # fmt: skip


def all_sides(game: str, options: Mapping[str, str] = USUAL) -> list[str]:
    """Return every side that can be chosen in a game's lobby, in the order in which they are offered."""
    roles = find_game(game).roles_for_options(options)
    found = (
        side
        for count in sorted(roles, reverse=True)
        for role in roles_for_seat_count(roles, count)
        for side in role.plays()
    )
    return list(dict.fromkeys(found))


def length_line(
    game: str, words: Words, options: Mapping[str, str], seated: int = 0, *, about: Sequence[str] = ABOUT
) -> str:
    """Return how long a game is by a table's options, what it takes of one's time, and on what its rules rest; "" where
    it does not say.

    seated: how many sit at the table; as long as they are too few to play, it is told for as many as usual. about: the
    keys of what is said."""
    least = find_game(game).seat_range_for_options(options)[0]
    figures = title_of_game(game).lesson_figures(options, seated if seated >= least else 0)
    return " · ".join(words(key, **figures) for key in about if words.has_words(key))


def lesson_screen(
    game: str,
    words: Words,
    page: int,
    table: str = "",
    sides: Sequence[str] = (),
    picture: Picture | None = None,
    *,
    options: Mapping[str, str] = USUAL,
    by: str = "",
) -> Screen:
    """Return a page (from 1) as a card with buttons to those beside it; the first and the last let another scenario be
    chosen, where the title has them and no table has settled it. table: the one that it was opened from; picture: what
    stands below the words; options: the table's; game: or its name by an owner's charts; by: the key of what says by
    whose figures it is told."""
    subject = subject_at(plain_name(game), options)
    pages = lessons_of(game, words, sides, options)
    page = min(max(page, 1), len(pages))
    lesson = pages[page - 1]
    parts = (lesson.text, *((Gallery(pictures=(picture,)),) if picture is not None else ()))
    card = Card(
        title=lesson.title,
        parts=parts,
        above=words("learn.page", game=titled_with_scenario(subject, words), page=page, pages=len(pages)),
        below=_below(words, by, last=page == len(pages)),
    )
    row: list[Button] = []
    if page > 1:
        row.append(lesson_page_button(subject, page - 1, words("learn.before"), table))
    if page < len(pages):
        label = words("learn.next", title=unmarked_text(pages[page].title))
        row.append(lesson_page_button(subject, page + 1, label, table, style="primary"))
    style = "success" if page == len(pages) else "secondary"
    guide = Press("guide", table, argument=subject.argument()).id()
    row.append(Button(id=guide, label=cut_text(words("button.guide"), LABEL), style=style))
    rows: list[Row] = [tuple(row)]
    if page == len(pages) and (roles := _role_buttons(subject, words, table, options)):
        rows.append(roles)
    if not table and page in (1, len(pages)) and (listed := _scenarios(subject, words, page)):
        rows.append(listed)
    return Screen(card=card, rows=tuple(rows))


def _below(words: Words, by: str, *, last: bool) -> str:
    """Return the small print of a page."""
    lines = [words(by).removeprefix("-# ")] if by else []
    return "\n".join([*lines, *([words("learn.foot")] if last else [])])


def seat_count_range(game: str) -> tuple[int, int]:
    """Return how many can play a game, at least and at most, whatever its options: a scenario may be for fewer."""
    found = find_game(game)
    usual = found.complete({})
    chosen = [usual, *(usual | {one.key: value} for one in found.options for value in one.values)]
    seats = [found.seat_range_for_options(options) for options in chosen]
    return min(least for least, _ in seats), max(most for _, most in seats)


def game_choice_screen(words: Words) -> Screen:
    """Return every game with its players and length, and a button to the first page of each. words: the bot's own."""
    lines, row = [], []
    for game in game_ids():
        own, found = Words(game), find_game(game)
        least, most = seat_count_range(game)
        exactly = least if least == most else 0
        told = words("learn.of_game", game=own.name(game), least=least, most=most, exactly=exactly)
        scenarios = [words("learn.scenario", name=own.name(name)) for name in scenarios_of(game).values()]
        about = ABOUT[1:] if scenarios else ABOUT  # how long it takes hangs on the scenario
        length = length_line(game, own, found.complete({}), about=about)
        lines.append("\n".join(filter(None, (told, length, *scenarios))))
        row.append(lesson_page_button(Subject(game), 1, own.name(game)))
    rows = tuple(tuple(row[n : n + BUTTONS]) for n in range(0, len(row), BUTTONS))
    return Screen(card=Card(title=words("learn.which"), parts=("\n\n".join(lines),)), rows=rows)


def _role_buttons(subject: Subject, words: Words, table: str, options: Mapping[str, str]) -> tuple[Button, ...]:
    """Return a button for each role that a guided round can be played as; its number stands in the id."""
    return tuple(
        [
            Button(
                id=Press("guide", table, argument=subject.argument(), page=n).id(),
                label=cut_text(words("button.guide_as", role=role.id), LABEL),
            )
            for n, role in enumerate(practice_roles(subject, options)[:BUTTONS], 1)
        ]
    )


def _scenarios(subject: Subject, words: Words, page: int) -> Select | None:
    """Return the list in which another scenario is chosen; None where the title has none."""
    lines = [
        SelectOption(value=value, label=cut_text(words.name(name), OPTION), chosen=value == subject.scenario)
        for value, name in scenarios_of(subject.game).items()
    ]
    if not lines:
        return None
    return Select(
        id=Press("learn", "", "", subject.argument(), page).id(),
        placeholder=cut_text(words("learn.which_scenario"), LABEL),
        options=tuple(lines[:LINES]),
    )


def lesson_page_button(subject: Subject, page: int, label: str, table: str = "", style: str = "secondary") -> Button:
    """Return the button that opens a page of a game."""
    return Button(
        id=Press("learn", table, "", subject.argument(), page).id(), label=cut_text(label, LABEL), style=style
    )


def has_map(game: str) -> bool:
    """Return whether a game has a map that a page can show."""
    return "map" in drawings_of(game).kinds


def public_view_of_new_game(game: str, options: Mapping[str, str] = USUAL) -> object:
    """Return what everybody sees of a game that has just begun, by these options and with as many as can play then: for
    a map to show. It takes some milliseconds the first time, so ask for it away from the event loop."""
    return _first_view(game, tuple(sorted(find_game(game).complete(options).items())))


@remember_per_game(KEPT)
def _first_view(game: str, options: tuple[tuple[str, str], ...]) -> object:
    found, chosen = find_game(game), dict(options)
    seats = tuple(str(n + 1) for n in range(found.seat_range_for_options(chosen)[1]))
    begun = found.start(chosen, seats, KEY, KeyedDice(KEY, 0))
    return found.view(begun.state, None)
