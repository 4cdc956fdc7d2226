"""SETUP, PRESTIGE TOKENS, CONTROL and the options of a table."""

import pytest

from data.words import folder_messages
from engine.games import game_by_id as find_game
from engine.games.samnite_wars.events import TreasuryRolled, TriumphRolled
from engine.games.samnite_wars.fate_cards import CARDS
from engine.games.samnite_wars.setup_events import FirstRolled
from engine.games.samnite_wars.state import DECK, DISCARDS, SamniteState, controlled_regions
from engine.games.samnite_wars.tables import OPTIONS, REGIONS
from engine.kernel.dice import KeyedDice, ScriptedDice
from engine.kernel.errors import SetupError
from engine.kernel.events import Event
from tests.engine.games.samnite_wars.table import GAME, KEY


def start(*rolls: int, players: int = 2, **options: str) -> tuple[SamniteState, list[Event]]:
    dice = ScriptedDice(*rolls)
    done = GAME.start(options, tuple(str(n + 1) for n in range(players)), KEY, dice)
    assert not dice.left
    return done.state, [told.event for told in done.events]


def test_setup_tokens_triumphs_treasury() -> None:
    state, events = start(4, 6, 3, 7, 2)
    assert state.triumph == {"1": 4, "2": 6}
    assert state.treasury == 3 + 3  # and the first taxes: nobody can hold a Scandal yet, so nobody was asked
    assert controlled_regions(state) == ("latins",)
    assert state.tokens["latins"] == 1 and sum(state.tokens.values()) == 1
    assert [e.prestige for e in events if isinstance(e, TriumphRolled)] == [4, 6]
    assert [e.gold for e in events if isinstance(e, TreasuryRolled)] == [3]


def test_setup_highest_d10_goes_first() -> None:
    state, events = start(1, 1, 1, 3, 9)
    assert state.consul == "2"
    first = next(e for e in events if isinstance(e, FirstRolled))
    assert first.seat == "2" and first.rolls == {"1": 3, "2": 9}


@pytest.mark.ruling(4)
def test_ruling_4_ties_for_the_first_turn_roll_again_among_the_tied() -> None:
    state, _ = start(1, 1, 1, 1, 8, 2, 8, 5, 6, players=3)
    assert state.consul == "3"


@pytest.mark.ruling(3)
def test_ruling_3_every_card_of_the_list_once() -> None:
    state, _ = start(1, 1, 1, 2, 1)
    assert sorted(card for zone in state.cards.zones.values() for card in zone) == sorted(CARDS)
    assert len(CARDS) == 89
    assert state.cards.zones[DISCARDS] == []
    assert len(state.cards.zones[DECK]) == 89 - 20  # the Fate Phase has filled both hands


@pytest.mark.parametrize(
    ("kind", "count"),
    [("ally", 10), ("battle", 10), ("strategy", 10), ("troops", 10), ("weapon", 10), ("conquest", 12), ("victory", 6),
     ("defeat", 4), ("peace", 10), ("special", 7)],
)  # fmt: skip
def test_how_many_cards_of_each_type(kind: str, count: int) -> None:
    assert sum(card.type == kind for card in CARDS.values()) == count


def test_ally_cards_do_not_clash_with_regions() -> None:
    assert not CARDS.keys() & REGIONS.keys()
    assert {card.region for card in CARDS.values() if card.type == "ally"} == set(REGIONS)


def test_borders_are_mutual() -> None:
    for name, region in REGIONS.items():
        for other in region.borders:
            assert name in REGIONS[other].borders


def test_ten_regions_one_for_each_roll() -> None:
    assert sorted(region.roll for region in REGIONS.values()) == list(range(1, 11))
    assert [name for name, region in REGIONS.items() if region.tokens == 3] == ["samnites"]


def test_options_and_their_defaults() -> None:
    defaults = {"deck": "face_up", "negate_war": "anyone", "last_round": "30", "corruption": "ever"}
    assert GAME.complete({}) == defaults
    assert {option.key for option in OPTIONS} == defaults.keys()


@pytest.mark.parametrize(
    "options", [{"deck": "sideways"}, {"last_round": "0"}, {"last_round": "many"}, {"unheard_of": "1"}]
)
def test_options_refused(options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        GAME.start(options, ("1", "2"), KEY, KeyedDice(KEY, 0))


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(SetupError):
        GAME.start({}, tuple(str(n) for n in range(players)), KEY, KeyedDice(KEY, 0))


def test_the_game_is_found_by_its_id() -> None:
    assert find_game("samnite_wars") is GAME
    with pytest.raises(SetupError):
        find_game("chess")


def test_every_card_and_region_has_words() -> None:
    words = folder_messages("samnite_wars")
    assert {key.removeprefix("card.") for key in words if key.startswith("card.")} == set(CARDS)
    assert {f"name.{one}" for one in (*CARDS, *REGIONS)} <= words.keys()
