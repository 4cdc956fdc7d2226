"""The picture of a question shows what it is about: where the leader stands, the land of the tribe, the march."""

from collections import Counter

import pytest

from bot.messages.drafts import NO_WAY
from bot.messages.letters import map_place_of_option, select_pages_of_list, shown_letters
from bot.screens.rows.way_rows import listed_places, route_of
from bot.titles import title_of_game
from bot.titles.rise_of_the_roman_republic.notes import acting_stack
from bot.titles.rise_of_the_roman_republic.subjects import AROUND, way_near_hexes
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.games.rise_of_the_roman_republic.board.control import alliance_row_of
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, HEXES
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.events import TABLE
from render.games.rise_of_the_roman_republic import rise_map
from tests.conformance.walks import walk
from tests.tiers import thinned

ALWAYS = ("phase.act", "phase.regroup", "tribe_roll.guile", "movement.intercept", "movement.answer")


def test_each_question_of_a_phase_is_about_hexes_of_the_map() -> None:
    game, shown, met = find_game(GAME_ID), title_of_game(GAME_ID), Counter[str]()
    for step in (step for seed in (1, 2) for step in walk(GAME_ID, seed)[1:]):
        prompt = step.prompt
        if prompt.seat == TABLE or prompt.moment not in ALWAYS:
            continue
        view = game.view(step.state, prompt.seat)
        assert isinstance(view, RiseView)
        about = shown.question_route(view, prompt) or shown.question_places(view, prompt)
        met[prompt.moment] += 1
        assert about and set(about) <= set(HEXES), (prompt.moment, view.acting)
        own = acting_stack(view)
        if prompt.moment == "phase.act":
            assert own is not None and about == (own.hex,)
        if prompt.moment == "tribe_roll.guile" and prompt.subject is not None:
            assert {alliance_row_of(HEXES[place].province) for place in about} == {prompt.subject.args["tribe"]}
    assert set(met) >= {"phase.act", "phase.regroup", "tribe_roll.guile", "movement.intercept"}


def test_of_a_long_march_only_the_part_is_shown_where_it_could_be_intercepted() -> None:
    way = tuple(f"{column}10" for column in range(20, 50))
    assert way_near_hexes(way, frozenset(("3010", "3110"))) == way[10 - AROUND : 11 + AROUND + 1]
    assert way_near_hexes(way, frozenset(("2010",))) == way[: AROUND + 1]
    assert way_near_hexes(way, frozenset(("9910",))) == way


@pytest.mark.parametrize(("pages", "least"), thinned([(15, 15), (1000, 40)], seconds=4))
def test_each_page_of_a_march_lies_on_one_part_of_the_map(pages: int, least: int) -> None:
    """The whole map, with its tracks, is no picture for a question. pages: that are looked at, at most."""
    seen = 0
    for step in walk(GAME_ID, 1):
        if seen >= pages:
            break
        prompt = step.prompt
        if "march" not in prompt.menu.forms:
            continue
        given = ("march", prompt.menu.choices_after(("march",)).options[0].token)
        route = route_of(prompt, given)
        if route is None or route[1]:
            continue
        goals = listed_places(route[0], NO_WAY, ())
        places, words = title_of_game(GAME_ID).places, Words(GAME_ID)
        assert rise_map.is_on_one_part(shown_letters(goals, places, words))  # the first page
        for page in select_pages_of_list(goals, places, words)[1:]:
            assert rise_map.is_on_one_part([map_place_of_option(goal) for _, chunk in page for goal in chunk])
            seen += 1
    assert seen >= least
