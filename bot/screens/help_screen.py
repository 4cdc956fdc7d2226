"""Help of a game: its short rules by phase and by question, and all its rulings, page by page."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, TypedDict

from bot.screens.ids import Press
from bot.screens.screen import CONTENT, LABEL, Button, Row, Screen, cut, pages
from bot.words import Words
from data import has, load
from engine.games import game as find_game
from engine.kernel.prompts import MAY, OFFER, Prompt

COMMON = Words("common")
PAGE = 1600  # characters of rulings on a page: some screens of a phone
RULINGS = "rulings"  # what /rules takes for them in place of a phase
NUMBERED = re.compile(r"(?:ruling )?(\d{1,3}|[a-z](?:\.?\d{1,3})+)", re.IGNORECASE)  # "12", "c.12", "G8"


class Help(TypedDict, total=False):
    """A page of the short rules. moments: the procedures, or single questions, that it helps with; phases: the phases,
    where they are not the key alone; text: with the game's signs, as `Words.with_signs` has them."""

    key: str
    title: str
    section: str
    text: str
    moments: list[str]
    phases: list[str]


def rules_of(game: str) -> list[Help]:
    """Return the pages of a game's short rules; none where it has none (`rules.yaml`)."""
    kept: list[Help] = load(game, "rules") if has(game, "rules") else []
    words = Words(game)
    return [{**page, "text": words.with_signs(page["text"])} for page in kept]


def page_of(game: str, asked: str) -> Help | None:
    """Return the page of a phase, or that of this key or title; None if the game has no such page."""
    wanted = asked.lower()
    named = (p for p in rules_of(game) if wanted in (p["key"], p["title"].lower()) or asked in p.get("phases", ()))
    return next(named, None)


def page_at(game: str, moment: str) -> Help | None:
    """Return the page that helps with a question: one for this very step, else one for its procedure."""
    for wanted in (moment, moment.partition(".")[0]):
        found = next((p for p in rules_of(game) if wanted in p.get("moments", ())), None)
        if found is not None:
            return found
    return None


def rules_screen(game: str, asked: str) -> Screen:
    """Return the short rules of a phase, the rulings, or the list of what there is."""
    found = page_of(game, asked)
    if found is not None:
        return _told([found])
    if asked.lower() == RULINGS and rulings_of(game):
        return rulings_screen(game)
    numbered = NUMBERED.fullmatch(asked.lower())
    by_name = {str(number).lower(): number for number in rulings_of(game)}
    if numbered and numbered[1].lower() in by_name:
        return rulings_screen(game, _leaf_of(game, by_name[numbered[1].lower()]))
    lines = [
        COMMON("rules.list", game=Words(game).name(game)),
        *(COMMON("rules.line", title=p["title"]) for p in rules_of(game)),
        *((COMMON("rules.line", title=COMMON("rules.rulings")),) if rulings_of(game) else ()),
    ]
    return Screen(content=cut("\n".join(lines), CONTENT), rows=rulings_rows([game]))


def present_screen(game: str, phase: str, asked: Iterable[Prompt]) -> Screen:
    """Return the short rules of what is asked now, with those of the phase; the list where there are none."""
    questions = sorted(asked, key=lambda prompt: prompt.kind in (MAY, OFFER))
    found = [page_at(game, prompt.moment) for prompt in questions[:1]] + [page_of(game, phase) if phase else None]
    told = [page for n, page in enumerate(found) if page is not None and page not in found[:n]]
    return _told(told) if told else rules_screen(game, "")


def _told(found: Sequence[Help]) -> Screen:
    said = [COMMON("rules.one", title=p["title"], section=p["section"], text=p["text"]) for p in found]
    return Screen(content=cut("\n".join([*said, COMMON("rules.own_words")]), CONTENT))


# Rulings


def rulings_of(game: str) -> dict[int | str, dict[str, Any]]:
    """Return a game's rulings by number, or by what else they are called (`G8`), in their order; none where it has none
    (`rulings.yaml`)."""
    found: dict[int | str, dict[str, Any]] = load(game, "rulings")["rulings"] if has(game, "rulings") else {}
    return found


def leaves_of(game: str) -> list[str]:
    """Return all rulings of a game, some to a page."""
    return pages([ruling_line(game, number) for number in rulings_of(game)], PAGE)


def ruling_line(game: str, number: int | str) -> str:
    """Return a ruling with its number, why it was settled so, and the options of the table that read it otherwise."""
    row, words = rulings_of(game)[number], Words(game)
    listed = row.get("option") or ()
    keys = [listed] if isinstance(listed, str) else list(listed)
    offered = {option.key for option in find_game(game).options}
    names = [words.name(f"option_{key}") for key in keys if key in offered]
    why = COMMON("rules.why", why=row["why"]) if "why" in row else ""
    option = COMMON("rules.option", options=COMMON.join(names)) if names else ""
    return COMMON("rules.ruling", number=number, text=row["text"]) + why + option


def _leaf_of(game: str, number: int | str) -> int:
    start = COMMON("rules.ruling", number=number, text="").rstrip()
    found = (n for n, leaf in enumerate(leaves_of(game), 1) if any(x.startswith(start) for x in leaf.split("\n")))
    return next(found)


def rulings_screen(game: str, page: int = 1) -> Screen:
    """Return a page (from 1) of a game's rulings, with buttons to those beside it."""
    leaves = leaves_of(game)
    page = min(max(page, 1), len(leaves))
    title = COMMON("rules.rulings_page", game=Words(game).name(game), page=page, pages=len(leaves))
    row = tuple(
        _button(game, other, COMMON(key))
        for other, key in ((page - 1, "log.page_before"), (page + 1, "log.page_after"))
        if 1 <= other <= len(leaves)
    )
    return Screen(content=f"{title}\n{leaves[page - 1]}", rows=(row,) if row else ())


def rulings_rows(games: Iterable[str]) -> tuple[Row, ...]:
    """Return the buttons that open the rulings of some games, of those that have any."""
    ruled = [game for game in games if rulings_of(game)]
    row = tuple(_button(game, 1, COMMON("rules.open", game=Words(game).name(game))) for game in ruled)
    return (row,) if row else ()


def _button(game: str, page: int, label: str) -> Button:
    return Button(id=Press(RULINGS, argument=game, page=page).id(), label=cut(label, LABEL))
