"""What Total War: Rome shows in pictures, as the bot makes it from a view: faction boards in words of the locale."""

import pytest

from bot.titles.total_war_rome.pictures import action, board
from bot.words import Words
from engine.games.total_war_rome.tables import CARDS, FACTIONS
from render.games.total_war_rome.rome_cards import phases
from tests.render.games.total_war_rome.sample_views import MIDDLE

WORDS = Words("total_war_rome", {"1": "Livia"})


@pytest.mark.parametrize("side", FACTIONS)
def test_the_columns_of_a_development_tree_bear_their_names(side: str) -> None:
    columns = board(MIDDLE, side, WORDS).columns
    assert len(columns) == len(FACTIONS[side].columns)
    names = [column.name for column in columns]
    assert len(set(names)) == len(names)
    assert all(len(name) > 3 and "column" not in name for name in names)
    assert all(column.developments for column in columns)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_names_every_phase_of_its_event(card: str) -> None:
    face = action(card, WORDS)
    assert " ".join(phases(face)[1]) == face.when
