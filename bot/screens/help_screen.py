"""Help of a game: its short rules by phase and by question, and all its rulings, page by page."""

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypedDict

from bot.messages.ids import Press
from bot.messages.screen import CONTENT, LABEL, Button, Row, Screen, cut_text, message_pages, page_turns
from bot.words import Words
from data import has_file, load_game_data
from data.charted_games import plain_name
from engine.games import game_by_id as find_game
from engine.kernel.prompts import MAY, OFFER, Prompt

PAGE = 1600  # characters of rulings on a page: some screens of a phone
NO_TABLE: Mapping[str, str] = MappingProxyType({})  # options, where help is read without a table
RULINGS = "rulings"  # what /rules takes for them in place of a phase
NUMBERED = re.compile(r"(?:ruling )?(\d{1,3}|[a-z](?:\.?\d{1,3})+)", re.IGNORECASE)  # "12", "c.12", "G8"


class Help(TypedDict, total=False):
    """A page of the short rules. moments: the procedures, or single questions, that it helps with; phases: the phases,
    where they are not the key alone; needs: by option of the table its values with which it helps with them, any where
    an option is not named; title, text: in words."""

    key: str
    title: str
    section: str
    text: str
    moments: list[str]
    phases: list[str]
    needs: dict[str, list[str]]


def short_rules_pages(words: Words) -> list[Help]:
    """Return the pages of a game's short rules; none where it has none (`rules.yaml`). words: the game's."""
    return [_said(words, page) for page in _kept(words.game)]


def _kept(game: str) -> list[Help]:
    kept: list[Help] = load_game_data(game, "rules") if has_file(game, "rules") else []
    return kept


def _said(words: Words, page: Help) -> Help:
    return {**page, "title": words(f"rules.{page['key']}_title"), "text": words(f"rules.{page['key']}_text")}


def _fits(page: Help, options: Mapping[str, str]) -> bool:
    """Return whether a page is about a table with these options, of which those that are not given have no say."""
    return all(options.get(key, values[0]) in values for key, values in page.get("needs", {}).items())


def help_page_by_name(words: Words, asked: str, options: Mapping[str, str] = NO_TABLE) -> Help | None:
    """Return the page of a phase, or that of this key or title; None if the game has no such page. options: of the
    table whose phase it is."""
    wanted = asked.lower()
    named = [
        p for p in short_rules_pages(words) if wanted in (p["key"], p["title"].lower()) or asked in p.get("phases", ())
    ]
    return next((page for page in named if _fits(page, options)), None)


def help_page_for_question(words: Words, moment: str, options: Mapping[str, str] = NO_TABLE) -> Help | None:
    """Return the page that helps with a question: one for this very step, else one for its procedure. options: of the
    table where it is asked."""
    fitting = [page for page in _kept(words.game) if _fits(page, options)]
    for wanted in (moment, moment.partition(".")[0]):
        found = next((p for p in fitting if wanted in p.get("moments", ())), None)
        if found is not None:
            return _said(words, found)
    return None


def rules_screen(words: Words, asked: str) -> Screen:
    """Return the short rules of a phase, the rulings, or the list of what there is."""
    found = help_page_by_name(words, asked)
    if found is not None:
        return _told(words, [found])
    rulings = rulings_of(words.game)
    if asked.lower() == RULINGS and rulings:
        return rulings_screen(words)
    numbered = NUMBERED.fullmatch(asked.lower())
    by_name = {str(number).lower(): number for number in rulings}
    if numbered and numbered[1].lower() in by_name:
        return rulings_screen(words, _leaf_of(words, by_name[numbered[1].lower()]))
    lines = [
        words("rules.list", game=words.name(words.game)),
        *(words("rules.line", title=p["title"]) for p in short_rules_pages(words)),
        *((words("rules.line", title=words("rules.rulings")),) if rulings else ()),
    ]
    return Screen(content=cut_text("\n".join(lines), CONTENT), rows=rulings_button_rows([words]))


def short_rules_now_screen(
    words: Words, phase: str, asked: Iterable[Prompt], options: Mapping[str, str] = NO_TABLE
) -> Screen:
    """Return the short rules of what is asked now, with those of the phase; the list where there are none. options: of
    the table."""
    questions = sorted(asked, key=lambda prompt: prompt.kind in (MAY, OFFER))
    found = [help_page_for_question(words, prompt.moment, options) for prompt in questions[:1]]
    found += [help_page_by_name(words, phase, options) if phase else None]
    told = [page for n, page in enumerate(found) if page is not None and page not in found[:n]]
    return _told(words, told) if told else rules_screen(words, "")


def _told(words: Words, found: Sequence[Help]) -> Screen:
    said = [words("rules.one", title=p["title"], section=p["section"], text=p["text"]) for p in found]
    return Screen(content=cut_text("\n".join([*said, words("rules.own_words")]), CONTENT))


# Rulings


def rulings_of(game: str) -> dict[int | str, dict[str, Any]]:
    """Return what is said of a game's rulings but their words, by number or by what else they are called (`G8`), in
    their order; none where it has none (`rulings.yaml`)."""
    found: dict[int | str, dict[str, Any]] = (
        load_game_data(game, "rulings")["rulings"] if has_file(game, "rulings") else {}
    )
    return found


def ruling_pages(words: Words) -> list[str]:
    """Return all rulings of a game, some to a page."""
    return message_pages([ruling_line(words, number) for number in rulings_of(words.game)], PAGE)


def ruling_line(words: Words, number: int | str) -> str:
    """Return a ruling with its number, why it was settled so, and the options of the table that read it otherwise."""
    listed = rulings_of(words.game)[number].get("option") or ()
    keys = [listed] if isinstance(listed, str) else list(listed)
    offered = {option.key for option in find_game(words.game).options}
    names = [words.name(f"option_{key}") for key in keys if key in offered]
    reason = f"ruling.{number}_why"
    why = words("rules.why", why=words(reason)) if words.has_words(reason) else ""
    option = words("rules.option", options=words.join(names)) if names else ""
    return words("rules.ruling", number=number, text=words(f"ruling.{number}")) + why + option


def _leaf_of(words: Words, number: int | str) -> int:
    start = words("rules.ruling", number=number, text="").rstrip()
    found = (n for n, leaf in enumerate(ruling_pages(words), 1) if any(x.startswith(start) for x in leaf.split("\n")))
    return next(found)


def rulings_screen(words: Words, page: int = 1) -> Screen:
    """Return a page (from 1) of a game's rulings, with buttons to those beside it."""
    leaves = ruling_pages(words)
    page = min(max(page, 1), len(leaves))
    title = words("rules.rulings_page", game=words.name(words.game), page=page, pages=len(leaves))
    row = page_turns(words, page, len(leaves), lambda other: Press(RULINGS, argument=words.game, page=other))
    return Screen(content=f"{title}\n{leaves[page - 1]}", rows=(row,) if row else ())


def rulings_button_rows(games: Iterable[Words]) -> tuple[Row, ...]:
    """Return the buttons that open the rulings of some games, of those that have any. games: the words of each."""
    row = tuple(
        _button(plain_name(words.game), 1, words("rules.open", game=words.name(words.game)))
        for words in games
        if rulings_of(words.game)
    )
    return (row,) if row else ()


def _button(game: str, page: int, label: str) -> Button:
    return Button(id=Press(RULINGS, argument=game, page=page).id(), label=cut_text(label, LABEL))
