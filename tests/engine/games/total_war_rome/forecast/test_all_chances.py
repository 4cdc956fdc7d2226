"""That no chance is shown which is not held against the dice: the list of them is made from the words and the code, and
what is wrong in a forecast alone is found."""

import ast
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.games.total_war_rome.actions.agents import AssassinateAgent, BribeArmy
from engine.games.total_war_rome.forecast import agents as agents_forecast
from engine.games.total_war_rome.forecast import war
from engine.games.total_war_rome.skull_dice import BEST_FIRST
from tests.engine.games.total_war_rome.forecast import test_chances as cases

HERE = "tests.engine.games.total_war_rome.forecast."
LAND = "test_land_chances.test_by_the_same_dice_a_battle_ends_as_at_the_table"
UNSEEN = "test_calibration.test_what_is_shown_is_what_the_true_armies_would_win"
AT_SEA = "test_sea_chances.test_an_attack_at_sea"
SHOWN = {
    "preview.must_conquer": "test_chances.test_having_to_conquer",
    "preview.avoid": "test_chances.test_avoiding_battle",
    "preview.avoid_own": "test_chances.test_avoiding_battle",
    "preview.avoid_or_slip": "test_chances.test_avoiding_battle",
    "preview.battle": "test_land_chances.test_what_is_shown_of_known_armies_is_as_near_as_it_says",
    "preview.battle_usual": UNSEEN,
    "preview.assault": "test_chances.test_an_assault",
    "preview.conquest": "test_chances.test_a_defence_roll",
    "preview.roll": "test_chances.test_an_agents_die",
    "preview.roll_safe": "test_chances.test_an_agents_die",
    "odds.battle": LAND,
    "odds.battle_span": UNSEEN,
    "odds.sea_war": "test_sea_chances.test_the_same_odds_where_it_makes_enemies",
    "odds.sea_ally": "test_sea_chances.test_the_same_odds_where_it_makes_enemies",
    "odds.assault": "test_chances.test_an_assault",
    "odds.conquest": "test_chances.test_a_defence_roll",
    "odds.avoid": "test_chances.test_avoiding_battle",
    "odds.avoid_or_slip": "test_chances.test_avoiding_battle",
    "odds.bribe": "test_chances.test_an_agents_die",
    "odds.bribe_ally": "test_chances.test_a_bribe_of_a_region_says_whose_enemy_one_becomes_with_the_same_chance",
    "odds.bribe_war": "test_chances.test_a_bribe_of_a_region_says_whose_enemy_one_becomes_with_the_same_chance",
    "odds.roll": "test_chances.test_an_agents_die",
    "odds.theft": "test_chances.test_an_agents_die",
    "brief.intercept_odds": "test_sea_chances.test_who_may_intercept_reads_the_odds_that_the_dice_give",
    "beforehand.battle": LAND,
    "beforehand.own": LAND,
    "beforehand.sea": "test_sea_chances.test_when_it_is_over_the_odds_beforehand_are_those_of_the_dice",
    "beforehand.assault": "test_chances.test_an_assault",
    "beforehand.assault_unknown": "test_chances.test_an_assault",  # in the mean of the armies that it may have been
}
NO_CHANCE = {"record.dice"}  # how much better dice fell than on average
CODE = {
    "agents._rolled": "test_chances.test_an_agents_die",
    "option_odds._arrival": "test_chances.test_a_defence_roll",
    "option_odds._battle": LAND,
    "option_odds._assault": "test_chances.test_an_assault",
    "option_odds._meet": "test_chances.test_avoiding_battle",
    "option_odds._at_sea": AT_SEA,
    "option_odds._sea_fight": "test_sea_chances.test_a_voyage_against_a_navy_says_what_an_attack_there_would",
    "option_odds._bribe": "test_chances.test_an_agents_die",
    "option_odds._chance": "test_chances.test_an_agents_die",
    "option_odds._theft": "test_chances.test_an_agents_die",
    "preview.end_of_turn_warnings": "test_chances.test_having_to_conquer",
    "war.defence_roll_preview": "test_chances.test_a_defence_roll",
    "war._assault_lines": "test_chances.test_an_assault",
    "war.army_meeting_preview": "test_chances.test_avoiding_battle",
    "war._told": "test_land_chances.test_what_is_shown_of_known_armies_is_as_near_as_it_says",
    "war.simulated_chance_percent": "test_land_chances.test_what_is_shown_of_known_armies_is_as_near_as_it_says",
    "war.meeting_preview": "test_chances.test_avoiding_battle",
    "verdicts._odds": LAND,
    "verdicts.assault_odds": "test_chances.test_an_assault",
    "verdicts.sea_odds": "test_sea_chances.test_when_it_is_over_the_odds_beforehand_are_those_of_the_dice",
    "words._passing": "test_sea_chances.test_who_may_intercept_reads_the_odds_that_the_dice_give",
}


def in_words() -> Iterator[str]:
    """Yield the keys of the messages that show a number in a hundred."""
    for path in sorted(Path("data/total_war_rome/locale/en").glob("*.ftl")):
        for message in re.split(r"\n(?=[a-z])", path.read_text(encoding="utf-8")):
            if re.search(r"\}\s?%", message):
                yield message.partition(" =")[0].replace("-", ".", 1)


def in_code() -> Iterator[str]:
    """Yield the functions that make a number in a hundred of a chance, as module.function."""
    for root in ("engine/games/total_war_rome", "bot/titles/total_war_rome"):
        for path in sorted(Path(root).rglob("*.py")):
            for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                called = ast.walk(function) if isinstance(function, ast.FunctionDef) else ()
                names = {c.func.id for c in called if isinstance(c, ast.Call) and isinstance(c.func, ast.Name)}
                if isinstance(function, ast.FunctionDef) and names & {
                    "rounded_chance_percent",
                    "simulated_chance_percent",
                }:
                    yield f"{path.stem}.{function.name}"


def test_every_chance_that_is_shown_is_held_against_the_dice() -> None:
    assert set(in_words()) - NO_CHANCE == SHOWN.keys()
    assert set(in_code()) == CODE.keys()
    for name in {*SHOWN.values(), *CODE.values()}:
        module, _, test = name.partition(".")
        assert hasattr(import_module(HERE + module), test), name


# Planted where the forecast alone takes it from


def worse(*given: Any, **named: Any) -> Any:
    """Return the dice of an assault with one less."""
    return _KEPT["attack_dice"](*given, **named)[1:]


_KEPT: dict[str, Callable[..., Any]] = {
    name: getattr(war, name) for name in ("attack_dice", "defence_damage", "can_avoid")
}


def one_red(*given: Any) -> tuple[str, ...]:
    """Return a garrison of a single die."""
    return ("RED",)


PLANTED: list[tuple[Any, str, Any, Callable[[], object]]] = [
    (agents_forecast, "agent_face", lambda faces, order, again: min(faces, key=BEST_FIRST.index),
     lambda: cases.test_an_agents_die(AssassinateAgent, {}, reroll=True)),
    (agents_forecast, "do_bribers_die", lambda state: False,
     lambda: cases.test_an_agents_die(BribeArmy, {"bribers": "die"}, reroll=False)),
    (war, "can_avoid", lambda general, mine, theirs: not _KEPT["can_avoid"](general, theirs, mine),
     lambda: cases.test_avoiding_battle(*cases.AVOIDING[0])),
    (war, "defence_damage", lambda faces, toll: _KEPT["defence_damage"](faces),
     lambda: cases.test_a_defence_roll(*cases.CONQUERING[3])),
    (war, "attack_dice", worse, lambda: cases.test_an_assault(cases.SIEGES[0])),
    (war, "garrison_colours", one_red, lambda: cases.test_an_assault(cases.SIEGES[0])),
]  # fmt: skip


@pytest.mark.parametrize(("module", "name", "wrong", "test"), PLANTED, ids=[one[1] for one in PLANTED])
def test_a_wrong_modifier_in_a_forecast_is_found(
    module: Any, name: str, wrong: Any, test: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    war.assault_odds.cache_clear()
    war.conquest_odds.cache_clear()
    monkeypatch.setattr(module, name, wrong)
    try:
        with pytest.raises(AssertionError):
            test()
    finally:
        war.assault_odds.cache_clear()
        war.conquest_odds.cache_clear()
