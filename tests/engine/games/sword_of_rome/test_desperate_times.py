"""Section 7.4: Desperate Times, announced in secret."""

import pytest

from engine.games.sword_of_rome.actions.turn import (
    AddSupport,
    Announce,
    EndTurn,
    FetchEvent,
    GoFirst,
    HoldBack,
    PlayDesperate,
    PlayEvent,
    RaiseUnit,
    Swap,
)
from engine.games.sword_of_rome.event_cards.registry import HANDLERS, NOTHING, register_card_event
from engine.games.sword_of_rome.events.cards import EventPlayed
from engine.games.sword_of_rome.events.turn import (
    AnnouncementMade,
    BecameActive,
    DesperateAnnounced,
    DesperatePlayed,
    EventFetched,
)
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import REMOVED
from engine.games.sword_of_rome.tables import CARDS
from engine.games.sword_of_rome.turn.player_turn import findable_events
from tests.engine.games.sword_of_rome.playing import Table


def _announced(*moments: tuple[str, str], **named: object) -> Table:
    """A round in which Rome is active and the Greeks are next, with announcements: (side, before)."""
    table = Table(**named).round_of("roman", "greek")  # type: ignore[arg-type]
    for side, before in moments:
        table.do(side, Announce(before))
    return table


@pytest.mark.ruling(139)
def test_ruling_139_an_announcement_is_a_secret_aside() -> None:
    table = _announced(("gallic", "greek"))
    assert table.barrier == "aside" and table.asked() == {"roman"}
    made = table.told(AnnouncementMade)[0]
    assert made.seen_by("3") == made and made.seen_by("1") is None and made.seen_by(None) is None
    assert GAME.view(table.state, "3").own[0].announced == "greek"
    silent = _announced()
    assert GAME.view(table.state, "1") == GAME.view(silent.state, "1")
    assert GAME.view(table.state, None) == GAME.view(silent.state, None)


@pytest.mark.ruling(139)
def test_ruling_139_when_the_moment_comes_the_others_are_asked_once() -> None:
    table = _announced(("gallic", "greek")).do("roman", EndTurn())
    assert table.told(DesperateAnnounced) == [DesperateAnnounced(("gallic",), "greek")]
    assert table.asked() == {"roman", "greek", "gallic", "etruscan_samnite"}
    assert {table.prompt(side, HoldBack).default for side in table.asked()} == {HoldBack()}


@pytest.mark.ruling(139)
def test_ruling_139_nothing_announced_nobody_is_asked() -> None:
    table = _announced().do("roman", EndTurn())
    assert not table.told(DesperateAnnounced) and table.told(BecameActive)[-1].side == "greek"


@pytest.mark.ruling(139)
def test_ruling_139_an_announcement_can_be_withdrawn() -> None:
    table = _announced(("gallic", "greek"), ("gallic", "never")).do("roman", EndTurn())
    assert table.asked() == {"greek"} and not table.told(DesperateAnnounced)
    table = _announced(("gallic", "greek")).do("roman", EndTurn())
    for side in ("roman", "greek", "gallic", "etruscan_samnite"):
        table.do(side, HoldBack())
    assert table.asked() == {"greek"} and not table.told(DesperatePlayed)
    assert table.state.announced == {}


def test_b13_the_fewest_points_play_and_the_rest_keep_their_cards() -> None:
    """B13, ruling 47: Greeks and Gauls both with 7 want to: the Gauls win the tie, the Greeks keep theirs."""
    table = _announced(("greek", "greek"), vp={"greek": 7, "gallic": 7}).do("roman", EndTurn())
    for side in ("greek", "gallic"):
        table.do(side, PlayDesperate())
    for side in ("roman", "etruscan_samnite"):
        table.do(side, HoldBack())
    assert table.told(DesperatePlayed) == [DesperatePlayed("gallic", "GD1", ("greek",))]
    zones = table.state.cards.zones
    assert (zones["desperate_gallic"], zones["desperate_greek"]) == (["GD2"], ["KD1", "KD2"])
    assert "GD1" in zones[REMOVED] and table.asked() == {"gallic"}


def _desperate(side: str, **named: object) -> Table:
    """A side plays Desperate Times before the Greeks' turn."""
    table = _announced((side, "greek"), **named).do("roman", EndTurn())
    for other in ("roman", "greek", "gallic", "etruscan_samnite"):
        table.do(other, PlayDesperate() if other == side else HoldBack())
    return table


@pytest.mark.ruling(47)
def test_ruling_47_one_at_an_opening_then_the_turn_that_was_due() -> None:
    table = _desperate("gallic")
    assert table.offered("gallic", RaiseUnit) and not table.offered("gallic", PlayEvent)
    table.do("gallic", RaiseUnit("GD1", "gallic@luna"))
    assert table.stack("gallic@luna").cu == 6
    assert table.asked() == {"greek"} and table.told(BecameActive)[-1].side == "greek"


def test_it_counts_as_a_3() -> None:
    table = _desperate("roman")
    table.do("roman", AddSupport("RD1", ("+capua", "+capua", "+narnia")))
    assert table.place("capua").loyalty == 3 and table.asked() == {"greek"}


def test_cards_are_swapped() -> None:
    table = _desperate("gallic", hands={"gallic": ["G4", "G5", "G6"]})
    table.do("gallic", Swap(("G4", "G6")))
    assert len(table.hand("gallic")) == 3 and "G5" in table.hand("gallic")
    assert table.state.cards.zones["discard_gallic"] == ["G4", "G6"] and table.asked() == {"greek"}


@pytest.mark.ruling(48)
def test_ruling_48_a_fetched_event_obeys_remove_and_the_deck_is_shuffled() -> None:
    played = []
    kept = HANDLERS.pop("G13", None)
    register_card_event("G13", lambda state, side: NOTHING)(lambda play, side, targets: played.append(side))
    try:
        table = _desperate("gallic")
        before = list(table.state.cards.zones["deck_gallic"])
        order = sorted(card for card in before if card != "G13")
        table.do("gallic", FetchEvent("G13"))
    finally:
        HANDLERS.pop("G13")
        if kept is not None:
            HANDLERS["G13"] = kept
    assert played == ["gallic"] and table.told(EventFetched) == [EventFetched("gallic", "G13", "deck")]
    assert table.told(EventPlayed) == [EventPlayed("gallic", "G13")]
    zones = table.state.cards.zones
    assert "G13" in zones[REMOVED] and zones["deck_gallic"] == order  # the scripted shuffle sorts


def test_after_the_last_round_each_holder_may_go_by_descending_points() -> None:
    table = Table(vp={"greek": 8, "gallic": 5})
    table.state.round = 5
    table.at("last_chance")
    assert table.asked() == {"roman", "greek", "gallic", "etruscan_samnite"}
    for side in table.state.players:
        table.do(side, PlayDesperate() if side in ("greek", "gallic") else HoldBack())
    assert table.asked() == {"greek"}
    table.do("greek", EndTurn())
    assert table.asked() == {"gallic"}


def test_who_spends_the_last_card_otherwise_meanwhile_has_no_turn_after_the_last_round() -> None:
    table = Table(vp={"greek": 8, "gallic": 5})
    table.state.cards.move(["GD1"], "desperate_gallic", REMOVED)
    table.state.round = 5
    table.at("last_chance")
    for side in table.state.players:
        table.do(side, PlayDesperate() if side in ("greek", "gallic") else HoldBack())
    table.state.cards.move(["GD2"], "desperate_gallic", REMOVED)  # as a bribe, or ships, in the Greek turn
    table.do("greek", EndTurn())
    assert "gallic" not in {event.side for event in table.told(DesperatePlayed)} and not table.offered(
        "gallic", EndTurn
    )


def test_an_announcement_for_the_end_is_the_default_there() -> None:
    table = _announced(("gallic", "end"))
    table.state.round = 5
    table.at("last_chance")
    assert table.prompt("gallic", PlayDesperate).default == PlayDesperate()
    assert table.prompt("roman", PlayDesperate).default == HoldBack()


def test_who_has_no_card_left_is_not_asked() -> None:
    table = Table()
    table.state.cards.move(["KD1", "KD2"], "desperate_greek", REMOVED)
    table.at("last_chance")
    assert table.asked() == {"roman", "gallic", "etruscan_samnite"} and not table.offered("greek", Announce)


def test_that_nothing_was_announced_is_news_too() -> None:
    """Who lets himself go first learns that nobody interrupts him, so he cannot take it back alone."""
    table = Table(vp={"gallic": 4}).at("first").do("gallic", GoFirst("gallic"))
    assert table.barrier == "reveal"


@pytest.mark.ruling(165)
def test_ruling_165_only_an_event_is_found() -> None:
    table = _desperate("gallic")
    found = set(findable_events(table.state, "gallic"))
    assert found and {CARDS[card].kind for card in found} == {"event"}
    campaign = next(card.id for card in CARDS.values() if card.deck == "gallic" and card.kind == "campaign")
    assert campaign in table.state.cards.zones["deck_gallic"] and not table.allowed("gallic", FetchEvent(campaign))
