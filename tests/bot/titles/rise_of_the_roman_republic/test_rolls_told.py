"""Whoever reads of a die reads what was needed, and whoever is called what is at stake."""

import pytest
from msgspec.structs import replace

from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id
from engine.games.rise_of_the_roman_republic.events import combat
from engine.games.rise_of_the_roman_republic.events.combat import (
    CasualtyRolled,
    ElephantsCharged,
    LeaderStranded,
    PursuitRolled,
)
from engine.games.rise_of_the_roman_republic.events.manpower import LevyRaised, SamniteLevyRolled
from engine.games.rise_of_the_roman_republic.events.tribes import TribeGone
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, TABLES
from engine.kernel.prompts import MUST, SEALED
from tests.bot.titles.rolls_told import unexplained_rolls
from tests.conformance.walks import walk

WORDS = Words(GAME_ID)
AMOUNTS = {  # dice that say how much, by a table, and need no number
    "assault_rolled", "battle_rolled", "boxes_moved", "fleet_built", "gauls_came", "incursion_met", "inertia_rolled",
    "manpower_requested", "samnite_levy_rolled", "samnites_raised", "siege_attrition_rolled", "tribe_mustered",
}  # fmt: skip


def test_each_die_that_decides_says_what_it_needed() -> None:
    assert unexplained_rolls(GAME_ID) == AMOUNTS


def test_a_man_is_hit_by_dice_that_are_named() -> None:
    assert "9 or more wounds: he is unhurt" in WORDS.say(CasualtyRolled("pontius", 4, False, "none").label())
    said = WORDS.say(CasualtyRolled("pontius", 9, True, "killed").label())
    assert "8 or more wounds, 9 or more kills" in said and "he falls" in said
    fled = WORDS.say(LeaderStranded("pontius", "3714", 3, "", 4).label())
    assert "4 or less needed" in fled and "nowhere to go" in fled
    assert "needed" not in WORDS.say(LeaderStranded("pontius", "3714", 3, "").label()), (
        "of games kept before it was told"
    )


def test_elephants_charge_by_dice_but_for_their_first_time() -> None:
    assert "5 or more is +1 and 8 or more is +2; 1 or less is −1 and runs amok" in WORDS.say(
        ElephantsCharged("epirus", (1, 8), 2, 1).label()
    )
    assert "first time" in WORDS.say(ElephantsCharged("epirus", (), 5, 0, fixed=True).label())


def test_dice_that_by_an_owners_charts_do_nothing_are_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = replace(TABLES, elephants=dict.fromkeys(range(10), 0), pursuit={0: 0, "major": 1, "superior": 1})
    monkeypatch.setattr(combat, "TABLES", tables)
    charge, pursuit = ElephantsCharged("epirus", (1, 8), 0, 0), PursuitRolled("epirus", 5, 2, True, 0)
    for language in ("en", "it"):
        words = Words(GAME_ID, language=language)
        assert "10" not in words.say(charge.label()) and "-1" not in words.say(charge.label())
        assert "-1" not in words.say(pursuit.label())
    assert "none helps)" in WORDS.say(charge.label()) and "costs" not in WORDS.say(pursuit.label())


def test_a_levy_says_where_its_number_comes_from() -> None:
    raised = LevyRaised("epirus", "italian", 9, 2, "4510", "province", ("campania",))
    assert WORDS.say(raised.label()).endswith("SP at Beneventum, the men of Campania this year.")
    before = LevyRaised("epirus", "italian", 9, 2, "4510")
    assert WORDS.say(before.label()).endswith("SP at Beneventum."), "of games kept before it was told"


def test_both_dice_of_a_samnite_levy_are_told_with_what_they_bring() -> None:
    said = WORDS.say(SamniteLevyRolled((4, 9), 40, 11, 2).label())
    assert said.endswith("**11/2 SP**.") and said.count(WORDS.dice([4])) == said.count(WORDS.dice([9])) == 1
    cut = WORDS.say(SamniteLevyRolled((9, 9), 95, 2, 3).label())
    assert cut.endswith("**2/3 SP**, fewer than 18, as 95 SP are in play already.")


def test_a_tribe_goes_home_for_a_reason() -> None:
    reasons = ("men", "beaten", "alone", "land", "sated", "")
    assert len({WORDS.say(TribeGone("gaul", why).label()) for why in reasons}) == len(reasons)


def test_no_question_of_a_random_game_calls_without_its_stake() -> None:
    game, shown = game_by_id(GAME_ID), title_of_game(GAME_ID)
    for step in (step for seed in range(2) for step in walk(GAME_ID, seed, 150)):
        if step.prompt.kind in (MUST, SEALED):
            assert shown.stake_sentence(game.view(step.state, None), step.prompt, WORDS), step.prompt.moment
