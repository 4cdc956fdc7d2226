"""Sections 5.1 to 5.3 and 6.2: the mines, drawing, the first player."""

import pytest

from engine.games.sword_of_rome.actions.turn import Discard, EndTurn, GoFirst
from engine.games.sword_of_rome.events.cards import CardsDiscarded, CardsDrawn, DeckShuffled
from engine.games.sword_of_rome.events.turn import FirstChosen, MinesDepleted
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.powers import sides_by_most_points
from engine.games.sword_of_rome.state import Place
from engine.kernel.dice import KeyedDice, game_key
from tests.engine.games.sword_of_rome.playing import SEATS, Table

HOME = ("populonium", "vulci", "faesulae", "arretium", "volsinii")


def test_z01_hands_of_the_first_turn() -> None:
    """Z01: with four players Rome holds 8 cards, the others 7 (section 6.2)."""
    done = GAME.start({}, SEATS, b"k" * 16, KeyedDice(game_key(b"s", {}), 0))
    zones = done.state.cards.zones
    assert [len(zones[f"hand_{side}"]) for side in ("roman", "greek", "gallic", "etruscan_samnite")] == [8, 7, 7, 7]
    assert [len(zones[f"deck_{side}"]) for side in ("roman", "greek")] == [29, 30]
    assert zones["desperate_greek"] == ["KD1", "KD2"]


def test_cards_drawn_are_their_owners_secret() -> None:
    event = CardsDrawn("roman", 2, "1", ("R1", "R2"))
    assert event.seen_by("1") == event
    assert event.seen_by("2") == event.seen_by(None) == CardsDrawn("roman", 2)


def _drawing(**named: object) -> Table:
    table = Table(turn=1, **named)  # type: ignore[arg-type]
    return table.at("turn")


def test_the_gauls_lay_all_aside_and_the_others_what_they_like() -> None:
    """Section 5.2."""
    table = _drawing(hands={"roman": ["R8", "R9"], "gallic": ["G4", "G5"], "greek": ["K15"]})
    assert table.asked() == {"roman", "greek"}
    table.do("roman", Discard(("R8",)))
    assert table.asked() == {"roman", "greek"}  # sealed, and may be replaced
    table.do("greek", Discard(()))
    assert table.told(CardsDiscarded) == [CardsDiscarded("roman", ("R8",)), CardsDiscarded("gallic", ("G4", "G5"))]
    assert len(table.hand("roman")) == 8 and "R9" in table.hand("roman")
    assert {len(table.hand(side)) for side in ("greek", "gallic", "etruscan_samnite")} == {7}
    assert table.state.cards.zones["discard_gallic"] == ["G4", "G5"]


@pytest.mark.ruling(126)
def test_ruling_126_the_draw_is_answered_by_all_at_once() -> None:
    table = _drawing(hands={"roman": ["R8"], "greek": ["K15"], "etruscan_samnite": ["E8"]})
    assert table.asked() == {"roman", "greek", "etruscan_samnite"}
    assert {prompt.kind for side in table.asked() for prompt in table.prompts(side) if not prompt.side_action} == {
        "sealed"
    }


@pytest.mark.ruling(102)
def test_ruling_102_an_empty_pile_is_made_of_the_discards_at_once() -> None:
    table = Table(turn=1, on_discards={"gallic": ["G4", "G5", "G6", "G7"]})
    pile = table.state.cards.zones["deck_gallic"]
    table.state.cards.move(pile[2:], "deck_gallic", "removed")
    table.state.cards.show(pile[2:])
    table.at("turn")
    assert DeckShuffled("gallic", 4) in table.told(DeckShuffled)
    assert len(table.hand("gallic")) == 6  # two of the deck and four of the discards: removed cards stay away
    assert not set(table.hand("gallic")) & set(table.state.cards.zones["removed"])


@pytest.mark.ruling(102)
def test_ruling_102_reshuffle_comes_at_the_next_draw_before_anybody_draws() -> None:
    table = _drawing(hands={"greek": ["K3", "K15"]}, on_discards={"greek": ["K4"]})
    table.do("greek", Discard(("K3",)))
    assert "greek" in table.state.reshuffling and not table.told(DeckShuffled)
    table.at("turn")
    assert table.told(DeckShuffled) == [DeckShuffled("greek", 30)]  # before the draw of this turn
    assert not table.state.reshuffling
    assert table.state.cards.zones["discard_greek"] == []


@pytest.mark.parametrize("lost", [4, 5])
def test_the_mines_close_with_the_fifth_home_space(lost: int) -> None:
    """Section 5.1."""
    table = Table(turn=1, places={space: Place("roman") for space in HOME[:lost]}, strict=False).at("turn")
    assert table.state.mines == (lost < 5)
    assert [event.lost for event in table.told(MinesDepleted)] == [5] * (lost == 5)
    table.state.places = {**table.state.places, **{space: Place("etruscan") for space in HOME}}
    assert table.at("turn").state.mines == (lost < 5)  # for good


def test_a_tie_for_the_fewest_points_is_said_to_be_one() -> None:
    table = Table(vp={"greek": 4, "gallic": 4}).at("first")
    (side,) = table.asked()
    table.do(side, GoFirst("roman"))
    (told,) = table.told(FirstChosen)
    assert told.tied and told.label().args["tied"] == "yes"


@pytest.mark.ruling(127)
def test_ruling_127_who_has_the_fewest_points_says_who_goes_first() -> None:
    """Section 5.3."""
    table = Table(vp={"greek": 4}).at("first")
    assert table.asked() == {"greek"} and table.prompt("greek", GoFirst).default == GoFirst("greek")
    table.do("greek", GoFirst("gallic"))
    assert table.told(FirstChosen) == [FirstChosen("greek", "gallic", 4)]
    assert table.asked() == {"gallic"}
    table.do("gallic", EndTurn())
    assert table.asked() == {"etruscan_samnite"}  # clockwise


@pytest.mark.ruling(45)
def test_ruling_45_a_tie_is_the_tie_winners() -> None:
    """Section 5.3."""
    assert Table(vp={"roman": 5, "greek": 5}).at("first").asked() == {"greek"}
    assert Table(vp={"roman": 5, "gallic": 5, "greek": 5}).at("first").asked() == {"gallic"}


def test_s24_ties_go_in_the_printed_order() -> None:
    """S24: Gauls, Etruscans, Samnites, Greeks, Carthage, Romans; the pair has one marker (section 4.4)."""
    table = Table()
    assert sides_by_most_points(table.state) == ("gallic", "etruscan_samnite", "greek", "roman")
    table.state.vp = dict.fromkeys(("roman", "gallic", "carthaginian", "greek"), 6)
    assert sides_by_most_points(table.state, table.state.vp) == ("gallic", "greek", "carthaginian", "roman")


@pytest.mark.ruling(46)
def test_ruling_46_the_pair_has_the_etruscans_place() -> None:
    table = Table(vp={"gallic": 7})
    assert sides_by_most_points(table.state)[:2] == ("gallic", "etruscan_samnite")


@pytest.mark.ruling(166)
def test_ruling_166_what_is_laid_aside_is_not_shuffled_in() -> None:
    table = Table(turn=1, hands={"greek": ["K3", "K15"]}, on_discards={"greek": ["K4"]})
    table.state.reshuffling = ("greek",)
    table.at("turn").do("greek", Discard(("K15",)))
    assert table.told(DeckShuffled)[0].side == "greek" and table.state.cards.zones["discard_greek"] == ["K15"]
