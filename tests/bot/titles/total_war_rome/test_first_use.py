"""Terms of art are explained where a person meets them first, once each, at most one on a screen."""

from collections.abc import Sequence

import pytest

from bot.delivery import seat_drafts
from bot.sandbox.people.person import text_of
from bot.tables.live import LiveTable
from bot.titles.first_use import is_named, met_at, term_line, terms_of_moment
from bot.titles.lexicon import game_glossary
from bot.words import Words
from engine.games import game_ids
from engine.kernel.prompts import Prompt
from tests.bot.hall import InProcess, my_table, until
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, draw_plainly, rome_table

SIGN = "💡"
LONGEST = 125  # characters of a line of small print: two lines of a phone at most


@pytest.mark.parametrize("game", game_ids())
def test_each_has_its_words(game: str) -> None:
    words = Words(game)
    for term in met_at(game):
        assert term in game_glossary(game) and words.has_words(f"term_text.{term}")
        assert len(term_line(game, term, words)) <= LONGEST, term


def test_a_question_uses_the_terms_of_its_procedure() -> None:
    assert terms_of_moment("total_war_rome", "initiative_phase.bid") == ["initiative"]
    assert "mu" in terms_of_moment("total_war_rome", "campaign_turn.start")


def test_a_term_is_named_by_its_abbreviation_or_by_its_words_in_any_form() -> None:
    rome, sword = Words("total_war_rome"), Words("sword_of_rome")
    assert is_named("mu", "1st army · 3 MU", rome) and is_named("mu", "Movement units left", rome)
    assert not is_named("mu", "a museum", rome) and is_named("garrison", "no garrisons", rome)
    assert is_named("cu", "with 4 CU", sword) and not is_named("support", "Who goes first?", sword)


async def test_a_term_is_explained_once_for_each_person(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first question shows it, however often it is looked at; a second table says nothing of it any more."""
    draw_plainly(monkeypatch)
    ada = hall.person("Ada")

    def told() -> int:
        return sum(SIGN in text_of(m) for place in ada.dms() for m in ada.messages(place))

    thread = await begin(hall, await rome_table(hall, *PEOPLE[1:]))
    await hall.settled()
    assert await until(lambda: told() == 1)
    shown = text_of(await my_table(ada, thread))
    assert shown.count(SIGN) == 1 and "Initiative" in shown.split(SIGN)[1]
    again = await begin(hall, await rome_table(hall, *PEOPLE[1:]))
    await hall.settled()
    assert SIGN not in text_of(await my_table(ada, again)) and told() == 1
    kept = (await hall.app.store.person(int(ada.id)))["preferences"]["met"]
    assert list(kept) == ["total_war_rome:initiative"]


async def test_no_question_is_drawn_for_a_person_who_knows_its_terms(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a question says was put together twice for each press: once to look for terms, once to show it."""
    draw_plainly(monkeypatch)
    looked: list[str] = []
    shown = seat_drafts._shown

    def look(live: LiveTable, prompt: Prompt) -> str:
        looked.append(prompt.id)
        return shown(live, prompt)

    monkeypatch.setattr(seat_drafts, "_shown", look)
    await begin(hall, await rome_table(hall, *PEOPLE[1:]))
    await hall.settled()
    asked = len(looked)
    assert asked > 0
    await begin(hall, await rome_table(hall, *PEOPLE[1:]))
    await hall.settled()
    assert len(looked) == asked, "Ada has met what the first question names"


async def test_a_term_is_explained_though_the_table_changes_while_it_is_looked_for(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_plainly(monkeypatch)
    table = await rome_table(hall, *PEOPLE[1:])
    await begin(hall, table)
    await hall.settled()
    actor, preferences = await hall.actor(table), hall.app.tables.preferences
    live, look = actor.live, preferences.unexplained_terms

    async def changes(user: int, terms: Sequence[str], place: str) -> list[str]:
        live.forget_caches()
        return await look(user, terms, place)

    monkeypatch.setattr(preferences, "unexplained_terms", changes)
    live.forget_caches()
    seat = live.seat_of(int(hall.person("Ada").id))
    assert seat is not None
    prompt = next(one for one in live.prompts_of(seat.seat) if terms_of_moment(live.row.game, one.moment))
    await seat_drafts.choose_term_to_explain(actor, seat, prompt)
    assert live.caches.terms == {prompt.id: "initiative"}
