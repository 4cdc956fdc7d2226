"""A card is given what it does, with figures of its own: by workbook, in play, in words, wrong ones by cell."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from bot.charts.effects import effect_lines
from bot.titles import title_of_game
from bot.words import Words
from data.charts import Chart, canonical_chart_json, know_chart
from engine.charts.charted_import import package_of
from engine.charts.dropping import drop_charted_games
from engine.games import game_by_id
from engine.workbooks.sheets import said_by
from tests.bot.charts.filled import ours

AWAY, GONE = "displace_enemy_commander", "remove_enemy_commander"
SWORD, ROME, RISE = "sword_of_rome", "total_war_rome", "rise_of_the_roman_republic"


def filled(game: str, sheet: str, row: str, **cells: Any) -> tuple[dict[str, Any], dict[str, int], list[Any]]:
    """Return what is read of a sheet whose row has other cells."""
    grid = ours(game)[sheet]
    own = next(one for one in grid if str(one[0]) == row)
    for name, value in cells.items():
        own[grid[0].index(name)] = value
    return said_by(game, {sheet: grid})


@pytest.fixture
def played() -> Iterator[Any]:
    """Return a function that makes the game by what was read; it is let go at the end."""
    names = list[str]()

    def make(game: str, said: dict[str, Any]) -> str:
        chart = Chart(game, "mine", canonical_chart_json(said))
        know_chart(chart)
        names.append(chart.played_game_name)
        game_by_id(chart.played_game_name)
        return chart.played_game_name

    yield make
    drop_charted_games(names)


@pytest.mark.parametrize(
    ("game", "sheet", "row", "cells", "cell", "why"),
    [
        (SWORD, "roman_cards", "R17", {"figures": "draw=2"}, "F18", "no_figure"),
        (SWORD, "roman_cards", "R17", {"figures": "siege_points"}, "F18", "no_figure"),
        (SWORD, "roman_cards", "R17", {"figures": "siege_points=9"}, "F18", "not_number"),
        (SWORD, "roman_cards", "R17", {"does": "value_only", "figures": "siege_points=1"}, "F18", "no_figure"),
        (SWORD, "roman_cards", "R11", {"figures": "permit_max_cu=5"}, "F12", "sure"),
        (SWORD, "greek_cards", "K15", {"figures": "roll_mods=1 2 3"}, "F16", "not_count"),
        (SWORD, "greek_cards", "K15", {"figures": "roll_mods=1 2 3 4 5 7"}, "F16", "not_number"),
        (SWORD, "roman_cards", "R30", {"figures": "roll_fates=away away away away away dead"}, "F31", "not_word"),
        (ROME, "cards", "ac_28", {"figures": "navy_mu=-9"}, "F29", "not_number"),
        (ROME, "cards", "ac_28", {"figures": "roll_damage_navy_dice=PINK"}, "F29", "not_word"),
        (RISE, "elephants", "4", {"effect": "gone"}, "C6", "not_number"),
    ],
)
def test_wrong_figures_are_told_at_their_cell(
    game: str, sheet: str, row: str, cells: dict[str, Any], cell: str, why: str
) -> None:
    _, _, (fault,) = filled(game, sheet, row, **cells)
    assert fault.where == f"{sheet}!{cell}" and fault.why.key == f"charts.{why}"
    assert all(Words(game, language=language).say(fault.why) for language in ("en", "it"))


def test_a_card_of_the_sword_does_another_ones_effect_with_its_own_figures(played: Any) -> None:
    said, changed, faults = filled(SWORD, "roman_cards", "R17", does="R25", figures="place_cu=4")
    assert (changed, faults) == ({"roman_cards": 1}, [])
    words = Words(played(SWORD, said))
    text = title_of_game(words.game).card_text("R17", words)
    assert words("card_text.R25") in words("card_text.R17_own") and "CU that are placed: 4" in text
    assert "4" not in words("card_text.R25")


def test_a_card_of_total_war_has_other_figures_than_others_with_its_event(played: Any) -> None:
    said, _, faults = filled(ROME, "cards", "ac_28", figures="navy_mu=-3; roll_damage_navy_dice=RED WHITE")
    assert not faults
    words = Words(played(ROME, said))
    own, other = (title_of_game(words.game).card_text(card, words) for card in ("ac_28", "ac_42"))
    assert "-3 MU" in own.replace("−", "-") and "-2 MU" in other.replace("−", "-")
    assert own != other and words("card.ac_28") != words("card.ac_42")


@pytest.mark.parametrize(
    ("card", "figures", "said"),
    [
        ("ac_06", "reroll_card_dice=3", "up to 3 times"),
        ("ac_21", "downgrade_result=2", "up to 2 enemy Skulls"),
        ("ac_07", "lose_random_mercenary=2", "2 mercenary cards"),
        ("ac_11", "offer_diplomacy_step=2", "2 steps"),
        ("ac_19", "assault_dice_add_dice=RED BLACK", "red and black"),
    ],
)
def test_every_figure_of_an_event_is_told_as_its_card_has_it(played: Any, card: str, figures: str, said: str) -> None:
    content, changed, faults = filled(ROME, "cards", card, figures=figures)
    assert not faults and changed == {"cards": 1}
    words = Words(played(ROME, content))
    assert said in words(f"card.{card}") and said not in Words(ROME)(f"card.{card}")


@pytest.mark.parametrize(
    ("sheet", "card", "figures", "rolled"),
    [
        ("greek_cards", "K15", "roll_mods=−2 0 1 1 2 4", [-2, 0, 1, 1, 2, 4]),
        ("carthaginian_cards", "C21", "roll_mods=-1 -1 2 2 3 3", [-1, -1, 2, 2, 3, 3]),
        ("roman_cards", "R30", "roll_fates=none none away away away gone", ["none"] * 2 + [AWAY] * 3 + [GONE]),
        ("carthaginian_cards", "C30", "roll_fates=away away gone gone gone gone", [AWAY] * 2 + [GONE] * 4),
    ],
)
def test_each_face_of_a_cards_die_has_what_its_owners_table_says(
    played: Any, sheet: str, card: str, figures: str, rolled: list[Any]
) -> None:
    said, changed, faults = filled(SWORD, sheet, card, figures=figures)
    assert not faults and changed == {sheet: 1}
    game = played(SWORD, said)
    operations = import_module(f"{package_of(game)}.engine.games.sword_of_rome.responses.operations")
    cards = import_module(f"{package_of(game)}.engine.games.sword_of_rome.tables").CARDS
    roll = next(op for op in operations.card_operations(cards[card]) if op.name == "roll")
    found = [operations.rolled_operation(roll, die) for die in range(1, 7)]
    assert [one.get("mod", one.name) for one in found] == rolled
    shown = figures.partition("=")[2].replace("−", "-")
    assert shown in Words(game)(f"card_text.{card}_own") and shown not in Words(SWORD)(f"card_text.{card}")


@pytest.mark.parametrize(("sheet", "card"), [("greek_cards", "K31"), ("carthaginian_cards", "C23")])
def test_a_figure_that_counts_where_a_condition_holds_may_be_another(played: Any, sheet: str, card: str) -> None:
    name = "remove_support_n_then" if card == "K31" else "draw_n_then"
    said, _, faults = filled(SWORD, sheet, card, figures=f"{name}=3")
    assert not faults
    (operation,) = import_module(f"{package_of(played(SWORD, said))}.engine.games.sword_of_rome.tables").CARDS[card].ops
    assert (operation["n"], operation["n_then"]) == (1, 3)


def test_elephants_are_lost_by_other_dice() -> None:
    said, _, faults = filled(RISE, "elephants", "2", effect="lost")
    assert not faults and said == {"tables": {"elephants": {"2": "lost"}}}
    assert filled(RISE, "elephants", "0", effect=0)[0] == {"tables": {"elephants": {"0": 0}}}


@pytest.mark.parametrize("game", [SWORD, ROME, RISE])
@pytest.mark.parametrize("language", ["en", "it"])
def test_each_effect_is_listed_with_what_it_takes(game: str, language: str) -> None:
    lines = list(effect_lines(Words(game, language=language), game))
    assert all(one and name and does for one, name, does, _ in lines) and len(lines) > 15
    assert game == RISE or sum(bool(figures) for *_, figures in lines) > 15
