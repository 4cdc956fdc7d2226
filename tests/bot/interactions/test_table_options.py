"""The options of a table, typed as keys or as the list shows them."""

import pytest

from bot.interactions.commands.table_options import parse_options, table_option_suggestions
from bot.interactions.commands.typed_options.option_parsing import action_from_options
from bot.words import Words
from engine.games import game_ids
from engine.games.total_war_rome.actions.campaign import Withdraw
from engine.kernel.choices import OneOf
from engine.kernel.errors import IllegalAction, SetupError
from engine.kernel.forms import Form


@pytest.mark.parametrize("game", game_ids())
def test_every_line_of_the_list_may_be_typed_as_it_is_shown(game: str) -> None:
    for shown, value in table_option_suggestions(game, ""):
        assert parse_options(game, shown) == parse_options(game, value), shown
        assert parse_options(game, shown.upper()) == parse_options(game, value)


def test_several_in_any_form_one_after_the_other() -> None:
    short, assassins = (
        "Length of the game: Short: 15 victory points",
        "The best of two assassins' dice: Skull, X, S, Blank",
    )
    said = f"{short}, last_round=9; {assassins}"
    assert parse_options("total_war_rome", said) == {"length": "short", "last_round": "9", "assassins": "x_second"}
    assert parse_options("total_war_rome", "Last round: 7 bribers=die") == {"last_round": "7", "bribers": "die"}
    assert parse_options("total_war_rome", "") == {}


def test_what_is_neither_is_named() -> None:
    with pytest.raises(SetupError) as caught:
        parse_options("total_war_rome", "length=short, quickly please; last_round=9")
    assert caught.value.why.args == {"said": "quickly please"}


def test_the_list_goes_on_from_what_is_typed_in_words() -> None:
    found = dict(table_option_suggestions("total_war_rome", "Last round: 12, length"))
    assert found["Length of the game: Short: 15 victory points"] == "last_round=12 length=short"
    assert not any("last_round" in shown for shown in found)
    assert all(len(value) <= 100 for value in found.values())


def test_an_actions_option_may_be_typed_with_its_note() -> None:
    """The list that opens shows "Umbria et Picenum: Rome · gold 2"; who types that means Umbria."""
    words, form = Words("total_war_rome"), Form(Withdraw, to=OneOf(("umbria", "latium")))
    for said in ("umbria", "Umbria et Picenum", "Umbria et Picenum: Rome · gold 2", "UMBRIA ET PICENUM"):
        assert action_from_options(words, form, {"to": said}) == Withdraw("umbria")
    with pytest.raises(IllegalAction):
        action_from_options(words, form, {"to": "Umbrian: Rome"})
