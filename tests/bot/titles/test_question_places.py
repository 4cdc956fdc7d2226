"""What the picture of a question shows: fleets with their levels, who comes by and who could stop them, the armies
among which one chooses, each inset in a picture of its own."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.delivery.question_maps import _places
from bot.messages.drafts import Draft
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from bot.titles.rise_of_the_roman_republic.subjects import FLEETS
from bot.titles.sword_of_rome.scenes import inset_holding_space
from bot.titles.total_war_rome.subjects import PASSING
from engine.games import game_by_id as find_game
from engine.kernel.choices import Given
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from render.games.rise_of_the_roman_republic.rise_map import SEA_HEXES
from testbed.drills.leaks.twin_tables import seated_table_row
from tests.conformance.drawn.every_picture import Asked
from tests.conformance.walks import Step, seats_of, walk

RISE, ROME, SWORD = "rise_of_the_roman_republic", "total_war_rome", "sword_of_rome"


async def asked_of(game_id: str, step: Step, number: int, given: Given) -> list[dict[str, Any]]:
    """Return what is asked of the map for a step's question at a draft."""
    live = LiveTable(
        seated_table_row(game_id, seats_of(game_id, 1), find_game(game_id).complete({})), step.state, number
    )
    asked = Asked()
    await _places(live, asked, step.prompt, Draft(step.prompt.id, given))
    asked.close()
    return [request.options for found in asked.found.values() for request in found]


def met(game_id: str, moment: str, seeds: range) -> Iterator[tuple[int, Step]]:
    """Yield the questions of random games with such a moment."""
    for seed in seeds:
        yield from ((n, one) for n, one in enumerate(walk(game_id, seed)) if one.prompt.moment.startswith(moment))


async def test_a_question_of_fleets_shows_all_seas() -> None:
    game = find_game(RISE)
    options = game.complete({"scenario": "eagle"})
    run = Run(game, {"1": RandomPlayer(), "2": RandomPlayer()}, "fleets", options)
    state = run.start()
    title = title_of_game(RISE)
    while not (prompt := next(iter(game.prompts(state).values()))).moment.startswith(FLEETS):
        state = run.step(state)
    view: Any = game.view(state, prompt.seat)
    assert set(title.question_places(view, prompt)) == {SEA_HEXES[zone] for zone in view.naval} <= title.places


async def test_who_could_stop_a_navy_sees_both_and_the_way_between() -> None:
    number, step = next(one for one in met(ROME, PASSING, range(1, 5)) if "intercept" in one[1].prompt.menu.forms)
    view: Any = find_game(ROME).view(step.state, step.prompt.seat)
    navy = step.prompt.menu.choices_after(("intercept",)).options[0].token
    (shown,) = await asked_of(ROME, step, number, ("intercept", navy))
    assert step.prompt.subject is not None
    passing = view.navies[str(step.prompt.subject.args["navy"])].sea
    assert shown["way"] == (view.navies[navy].sea, passing)


async def test_who_could_intercept_a_march_sees_their_own_army_and_its_way() -> None:
    for number, step in met(SWORD, "march.react", range(1, 5)):
        view, prompt = find_game(SWORD).view(step.state, step.prompt.seat), step.prompt
        way = title_of_game(SWORD).question_route(view, prompt)
        if len(way) < 2:
            continue
        (shown,) = await asked_of(SWORD, step, number, ("react",))
        assert shown["moves"] == [{"power": title_of_game(SWORD).question_route_owner(prompt), "spaces": way}]
        own = {item.split("@")[1].split(":")[0] for item in tokens_of(prompt) if "@" in item}
        assert {space for space in own if inset_holding_space(space) == inset_holding_space(way[-1])} <= set(
            shown["crop"]
        )
        return
    pytest.fail("nobody could intercept")


def tokens_of(prompt: Any) -> list[str]:
    """Return what can be picked first in an answer to a march."""
    level = prompt.menu.forms["react"].opened(())
    return [item.token for item in getattr(level[1], "items", ())] if level else []


async def test_armies_on_several_insets_are_shown_in_a_picture_each() -> None:
    many = 0
    for number, step in met(SWORD, "player_turn.menu", range(1, 3)):
        if "march_army" not in step.prompt.menu.forms:
            continue
        card = step.prompt.menu.choices_after(("march_army",)).options[0].token
        shown = await asked_of(SWORD, step, number, ("march_army", card))
        assert shown and all(len({inset_holding_space(space) for space in one["crop"]}) == 1 for one in shown)
        many += len(shown) > 1
    assert many
