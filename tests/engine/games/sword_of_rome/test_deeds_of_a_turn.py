"""Section 5.4: what a turn allows, in any order; why something is refused."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer, LetRest, OfferAlliance
from engine.games.sword_of_rome.actions.movement import MarchArmy, MoveMinor, PlayCampaign
from engine.games.sword_of_rome.actions.turn import AddSupport, EndTurn, PlayEvent, RaiseUnit
from engine.games.sword_of_rome.event_cards.registry import HANDLERS
from engine.games.sword_of_rome.hooks import Hook
from engine.games.sword_of_rome.operations import FORMS, OFFERED
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table


def _offer(table: Table, to: str) -> None:
    table.do("gallic", OfferAlliance("gallic", to))


def test_b08_a_turn_mixes_extras_around_its_one_card() -> None:
    """B08: an offer, the Volsci, a minor leader, an army, Carthage, an offer, a minor leader: all in one turn."""
    table = Table(hands={"gallic": ["G34", "G35", "G12", "G13"]}).turn_number_under_way("gallic")
    _offer(table, "greek")
    table.do("gallic", ActivateNonPlayer("G34", "volsci")).do("gallic", LetRest())
    table.do("gallic", MoveMinor("gaul_c", "luna"))
    table.do("gallic", MarchArmy("G12", "gaul_a", (), 4, ("ariminum",)))
    assert table.stack("gallic@ariminum").cu == 4
    assert not table.offered("gallic", MarchArmy) and not table.offered("gallic", RaiseUnit)
    table.do("gallic", ActivateNonPlayer("G35", "carthaginian")).do("gallic", LetRest())
    _offer(table, "roman")
    table.do("gallic", MoveMinor("gaul_c", "ariminum")).do("gallic", EndTurn())
    assert table.asked() == {"roman"}


def test_b20_each_non_player_acts_once_a_round() -> None:
    """B20: Carthage, a card as support, Transalpine Gauls: the Volsci are left, the others not (section 16.1)."""
    table = Table(hands={"etruscan_samnite": ["E4", "E5", "E6", "E11"]}).turn_number_under_way("etruscan_samnite")
    side = "etruscan_samnite"
    table.do(side, ActivateNonPlayer("E4", "carthaginian")).do(side, LetRest())
    table.do(side, AddSupport("E11", ("+tarquinii",)))
    table.do(side, ActivateNonPlayer("E5", "transalpine")).do(side, LetRest())
    assert table.allowed(side, ActivateNonPlayer("E6", "volsci"))
    assert not table.allowed(side, ActivateNonPlayer("E6", "carthaginian"))
    assert not table.allowed(side, ActivateNonPlayer("E6", "transalpine"))


def test_b09_a_leader_of_initiative_2_needs_a_2() -> None:
    """B09 (section 8.1)."""
    table = Table(hands={"gallic": ["G7", "G6", "G12"]}).turn_number_under_way("gallic")
    march = [table.allowed("gallic", MarchArmy(card, "gaul_b", (), 5, ("genua",))) for card in ("G7", "G6", "G12")]
    assert march == [False, True, True]


@pytest.mark.ruling(79)
def test_ruling_79_the_sides_sit_clockwise_from_the_romans() -> None:
    assert tuple(Table().state.players) == ("roman", "greek", "gallic", "etruscan_samnite")


def test_what_is_refused_says_why() -> None:
    table = Table(hands={"roman": ["R9", "R16"]}).turn_number_under_way("roman")
    reasons = {
        "+roma": "refused.support_full",
        "+velitrae": "refused.support_held",
        "+sentinum": "refused.support_no_cu",
        "+neapolis": "refused.support_not_own",
        "-bovianum": "refused.support_never",
        "-sentinum": "refused.support_adds",
        "-roma": "refused.support_ally",
    }
    for token, key in reasons.items():
        error = table.refusal("roman", AddSupport("R9", (token,)))
        assert (error.why.key, bool(error.section)) == (key, True), token
    besieged = {"capua": Place("roman", 1, siege=0, besieger="samnite"), "lilybaeum": Place("", 1)}
    table = Table(hands={"roman": ["R9"]}, places=besieged, strict=False).turn_number_under_way("roman")
    assert table.refusal("roman", AddSupport("R9", ("+capua",))).why.key == "refused.support_besieged"
    assert table.refusal("roman", AddSupport("R9", ("-lilybaeum",))).why.key == "refused.support_independent"


def test_a_card_without_a_written_event_says_that_its_value_alone_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    unwritten = "R17"
    monkeypatch.delitem(HANDLERS, unwritten)
    table = Table(hands={"roman": ["R12", unwritten, "R9", "R1"]}).turn_number_under_way("roman")
    assert table.refusal("roman", PlayEvent(unwritten)).why.key == "refused.event_by_value"
    assert table.refusal("roman", PlayEvent("R9")).why.key == "refused.event_response"
    assert table.refusal("roman", PlayEvent("R1")).why.key == "refused.event_campaign"
    assert table.allowed("roman", AddSupport(unwritten, ("+capua",)))


def test_after_the_card_the_refusal_says_that_it_is_played() -> None:
    table = (
        Table(hands={"roman": ["R9", "R12"]}).turn_number_under_way("roman").do("roman", AddSupport("R9", ("+capua",)))
    )
    assert table.refusal("roman", RaiseUnit("R12", "roman@roma")).why.key == "refused.played"


def test_deeds_are_offered_in_one_order() -> None:
    assert tuple([one.tag() for one in FORMS]) == OFFERED


def test_what_follows_a_moment_runs_module_by_module() -> None:
    """Whatever is imported first; that nothing else hangs on it is held for every game (`test_import_order`)."""
    moment: Hook[[]] = Hook()
    for name in ("b", "a"):
        moment.register_what_follows(cast(Callable[[], None], SimpleNamespace(__module__=name)))
    assert [one.__module__ for one in moment._after] == ["a", "b"]


def test_of_cards_that_are_alike_one_is_offered() -> None:
    """Two Campaigns were two equal buttons; one that has its deck shuffled is another card."""
    table = Table(hands={"roman": ["R1", "R2", "R3", "R4", "R5", "R20"]}).turn_number_under_way("roman")
    menu = table.prompt("roman", PlayCampaign).menu
    assert [one.token for one in menu.choices_after(("play_campaign",)).options] == ["R1", "R3"]
    assert [one.token for one in menu.choices_after(("march_army",)).options] == ["R1", "R3", "R4", "R20"]
    table.do("roman", PlayCampaign("R1"))
