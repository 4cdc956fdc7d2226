"""The page's map shows what a question is about, as its picture in the chat does, by places that are on it."""

import pytest

from bot.messages.drafts import Draft
from bot.table_page.table_state import question_as_data
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from engine.games import game_by_id as find_game
from engine.kernel.events import TABLE
from testbed.drills.leaks.twin_tables import seated_table_row
from tests.conformance.touch.test_positions import TOUCHED, map_of, shown
from tests.conformance.walks import seats_of, walk

MOST, ENOUGH = 250, 3
SILENT = ("samnite_wars",)  # whose questions are about no places that they do not let choose


@pytest.mark.parametrize("game_id", TOUCHED)
def test_what_a_question_is_about_is_on_its_map(game_id: str) -> None:
    game, title, found = find_game(game_id), title_of_game(game_id), 0
    row = seated_table_row(game_id, seats_of(game_id, 3), game.complete({}))
    for number, step in enumerate(walk(game_id, 3, MOST)):
        if step.prompt.seat == TABLE or found >= ENOUGH:
            continue
        view = game.view(step.state, step.prompt.seat)
        about, around = (tuple(of(view, step.prompt, ())) for of in (title.question_route, title.question_places))
        if not about and not around:
            continue
        live = LiveTable(row, step.state, number)
        prompt = next(p for p in live.prompts_of(step.prompt.seat) if p.id == step.prompt.id)
        asked = question_as_data(live, prompt, Draft(prompt.id))
        places = {place.id for place in map_of(game_id, shown(game_id, view)).map.places}
        if asked.begun or asked.way or not (asked.about or asked.around):
            continue  # something is chosen of itself
        assert {*asked.about, *asked.around} <= places, (prompt.moment, asked.about, asked.around)
        found += 1
    assert found or game_id in SILENT
