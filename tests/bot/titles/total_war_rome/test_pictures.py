"""What Total War: Rome shows in pictures, as the bot makes it from a view: faction boards in words of the locale."""

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from bot.titles import title_of_game
from bot.titles.total_war_rome.pictures import action_card, faction_board
from bot.words import Words
from engine.games.total_war_rome.tables import CARDS, FACTIONS
from render.games.total_war_rome.rome_cards import event_phase_lines
from tests.render.games.total_war_rome.sample_views import MIDDLE

WORDS = Words("total_war_rome", {"1": "Livia"})


@pytest.mark.parametrize("side", FACTIONS)
def test_the_columns_of_a_development_tree_bear_their_names(side: str) -> None:
    columns = faction_board(MIDDLE, side, WORDS).columns
    assert len(columns) == len(FACTIONS[side].columns)
    names = [column.name for column in columns]
    assert len(set(names)) == len(names)
    assert all(len(name) > 3 and "column" not in name for name in names)
    assert all(column.developments for column in columns)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_names_every_phase_of_its_event(card: str) -> None:
    face = action_card(card, WORDS)
    assert " ".join(event_phase_lines(face)[1]) == face.when


def test_a_board_is_drawn_anew_when_its_gold_or_its_forces_change() -> None:
    """After a bid it showed the gold that had been paid, and told of a new hand only when cards had changed."""
    shown, army = title_of_game("total_war_rome"), next(iter(MIDDLE.armies.values()))
    view, side = replace(MIDDLE, sides=(army.owner,)), army.owner
    before = encode(shown.hand_board_data(view))
    paid = replace(view.factions[side], gold=view.factions[side].gold + 1)
    assert encode(shown.hand_board_data(replace(view, factions={**view.factions, side: paid}))) != before
    more = {**view.armies, army.id: replace(army, count=army.count + 1)}
    assert encode(shown.hand_board_data(replace(view, armies=more))) != before
    other = next(one for one in view.factions if one != side)
    theirs = replace(view.factions[other], gold=view.factions[other].gold + 1)
    assert encode(shown.hand_board_data(replace(view, factions={**view.factions, other: theirs}))) == before
