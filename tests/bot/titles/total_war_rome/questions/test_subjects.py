"""Where on the board a question is that lists no places: its picture is bounded to that, and never the whole board."""

import pytest

from bot.titles import title_of_game
from bot.titles.total_war_rome.subjects import places_of
from engine.games import game_by_id
from engine.games.total_war_rome.tables import REGIONS
from engine.games.total_war_rome.view import view_of
from render.games.total_war_rome import board_ground
from render.games.total_war_rome.places_map import PlacesOptions, _window
from tests.conformance.walks import Step, walk
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, Table

GAME, SHOWN = game_by_id("total_war_rome"), title_of_game("total_war_rome")
WHOLE = (0, 0, *board_ground.SIZE)


def at(step: Step, *given: str) -> tuple[str, ...]:
    return tuple(SHOWN.question_places(view_of(step.state, step.prompt.seat), step.prompt, given))


def test_a_turn_begins_with_all_that_may_act_in_sight() -> None:
    table = Table()
    table.army("rome_1", "latium")
    table.army("rome_2", "etruria")
    table.army("carthage_1", "gades")
    table.campaign(ROME)
    view = view_of(table.state, "1")
    prompt = next(p for p in GAME.prompts(table.state).values() if p.side == ROME and "march" in p.menu.forms)
    assert {"latium", "etruria"} <= set(SHOWN.question_places(view, prompt)) and "gades" not in SHOWN.question_places(
        view, prompt
    )
    assert _window(view, PlacesOptions({}, around=("latium", "etruria"))) != WHOLE


def test_pieces_that_are_listed_are_in_sight() -> None:
    table = Table()
    table.army("rome_1", "latium")
    table.army("rome_2", "insubria")
    table.campaign(ROME)
    view = view_of(table.state, "1")
    prompt = next(p for p in GAME.prompts(table.state).values() if p.side == ROME and "march" in p.menu.forms)
    assert set(SHOWN.question_places(view, prompt, ("march",))) == {"latium", "insubria"}


@pytest.mark.parametrize("seed", [0, 1])
def test_what_was_chosen_on_the_board_stays_in_sight(seed: int) -> None:
    seen = 0
    for step in walk("total_war_rome", seed):
        if not step.prompt.moment.startswith(("agent_turn.", "campaign_turn.")):
            continue
        view = view_of(step.state, step.prompt.seat)
        tokens = step.prompt.menu.tokens_of_value(step.action)
        for end in range(2, len(tokens)):
            if places := places_of(view, tokens[1:end]):
                seen += 1
                assert at(step, *tokens[:end]), (step.prompt.moment, tokens[:end])
                if len(places) == 1 and places[0] in REGIONS:
                    assert _window(view, PlacesOptions({}, around=places)) != WHOLE
    assert seen > 20


def test_what_a_question_names_is_in_sight_and_a_battle_has_its_own_picture() -> None:
    found = {
        step.prompt.moment: at(step)
        for seed in range(2)
        for step in walk("total_war_rome", seed)
        if step.prompt.seat in step.state.seats
        and step.prompt.moment in ("losses.choose", "agent_deed.foil", "initiative_phase.bid", "spending_phase.baskets")
    }
    assert found["losses.choose"] and found["initiative_phase.bid"] == found["spending_phase.baskets"] == ()
    assert CARTHAGE not in found["losses.choose"]
