"""What befell a seat since its last move: which events are told to whom, and points of support in one line."""

import msgspec
import pytest

from bot.titles.sword_of_rome.turn_lines import lines_of
from engine.games.sword_of_rome.affected import BEFALLS
from engine.games.sword_of_rome.events.cards import CardsDiscarded, SupportSpent
from engine.games.sword_of_rome.events.carthage import UnrestChanged
from engine.games.sword_of_rome.events.combat import BattleDecided, BattleRolled
from engine.games.sword_of_rome.events.diplomacy import AllianceMade
from engine.games.sword_of_rome.events.event_cards import CuTaken, HandSeen, MarkerSet, Vetoed
from engine.games.sword_of_rome.events.siege import CityFell, Plundered, SiegeBegan, SiegeRolled
from engine.games.sword_of_rome.events.turn import Scored
from engine.games.sword_of_rome.game import GAME
from engine.kernel.events import Event, OfferAnswered
from tests.bot.titles.sword_of_rome.said import SHOWN, WORDS
from tests.engine.games.sword_of_rome.playing import Table

STATE = Table().state
ROMAN, GREEK = STATE.players["roman"], STATE.players["greek"]
LOST = tuple(SupportSpent("gallic", "", space, "independent", "roman", "") for space in ("sutrium", "narnia"))
LOWERED = SupportSpent("greek", "", "capua", "lowered", "roman", "roman", 1)


@pytest.mark.parametrize(
    "event",
    [
        SiegeBegan("etruscan", "roma", 3),
        SiegeRolled("etruscan", "roma", (6, 3), 0, 1, 0, 1, 3),
        CardsDiscarded("roman", ("R8",)),
        CuTaken("roman", "roma", 1, "G20"),
        MarkerSet("greek", "praeneste", "G20", "roman"),
        HandSeen("greek", "roman"),
        Vetoed("roman", "R8", "samnite"),
        Scored("roman", (), ("praeneste",), -1, 5),
    ],
    ids=lambda event: type(event).__name__,
)
def test_who_is_hit_is_told(event: Event) -> None:
    """A siege is told to who holds the city, a card to whom it costs something."""
    assert ROMAN in GAME.affected_seats(STATE, event)
    assert len(SHOWN.news_for_seat([event], WORDS)) == 1


def test_carthage_is_told_of_unrest_in_its_lands() -> None:
    five = Table(players=5).state
    event = UnrestChanged(1, 3, 10, "uprising")
    assert (
        GAME.affected_seats(five, event) == {five.players["carthaginian"]}
        and len(SHOWN.news_for_seat([event], WORDS)) == 1
    )


def test_every_event_that_befalls_somebody_has_a_weight() -> None:
    """Without one it would stand last, and be the first to be left out."""
    assert not [kind.tag() for kind in BEFALLS if kind.tag() not in SHOWN.weights]


def test_a_battle_is_told_by_the_names_of_its_sides_with_dice_and_losses() -> None:
    rolled = BattleRolled("roma", "gallic", "roman", (6, 5, 2), (4, 3, 2), (("force_ratio", 2),), (), 15, 9)
    decided = BattleDecided("roma", "gallic", "roman", 6, 1, 2, ((4, 1),), ((6, 1), (5, 1)))
    assert ROMAN in GAME.affected_seats(STATE, rolled)
    ((_, line),) = SHOWN.news_for_seat([rolled, decided], WORDS)
    assert line.startswith("The Gauls beat the Romans at Roma, **15 to 9** (🎲6🎲5🎲2 against 🎲4🎲3🎲2): ")
    assert "lose **2 CU**" in line and "attacker" not in line


def test_points_of_support_of_one_side_are_one_line() -> None:
    lines = [line for _, line in SHOWN.news_for_seat([LOST[0], LOWERED, LOST[1]], WORDS)]
    assert len(lines) == 2
    assert lines[0] == "The Gauls spent 2 points of support: **Sutrium and Narnia** fall away from the Romans"
    assert lines[1] == "The Greeks spent 1 point of support: Capua down to loyalty 1"


def test_other_events_stand_in_their_order() -> None:
    fell = CityFell("capua", "samnite", "samnite", "roman", 0)
    lines = [line for _, line in SHOWN.news_for_seat([LOWERED, fell], WORDS)]
    assert "support" in lines[0] and "Capua falls" in lines[1]


def test_the_plunder_track_names_whose_markers_it_bears() -> None:
    assert WORDS.say(Plundered("transalpine", 1, -1).label()).endswith("bears 1 of the Transalpine Gauls now.")
    assert WORDS.say(Plundered("gallic", 1, 3).label()).endswith("bears 3 of the Gauls now.")
    assert WORDS.say(Plundered("gallic", 2, 0).label()).endswith("is empty now.")


def test_a_game_that_is_over_names_no_level_that_wins_at_once() -> None:
    view = GAME.view(Table(turn=4).state, None)
    assert "wins at once" in SHOWN.status_lines(view, WORDS)[0]
    assert "wins at once" not in SHOWN.status_lines(msgspec.structs.replace(view, winners=("roman",)), WORDS)[0]


def test_an_offer_that_was_accepted_is_told_by_the_alliance_alone() -> None:
    said = {"key": "action.alliance", "args": {"power": "roman", "to": "gallic"}}
    accepted, allied = OfferAnswered("roman", "gallic", "t1", "accepted", said), AllianceMade("roman", "gallic")
    lines = [line for _, line in SHOWN.news_for_seat([accepted, allied], WORDS)]
    assert lines == ["**Alliance**: the Romans and the Gauls are allies."]
    assert lines_of([accepted, allied], WORDS) == lines
    assert (
        "accept what the Romans offer" in SHOWN.news_for_seat([accepted], WORDS)[0][1]
    )  # where no alliance came of it
