"""Section 5.9: alliances end or are renewed."""

import pytest

from engine.games.sword_of_rome.actions.diplomacy import OfferAlliance
from engine.games.sword_of_rome.actions.turn import Renew
from engine.games.sword_of_rome.events.turn import AllianceLapsed, AllianceRenewed
from tests.engine.games.sword_of_rome.playing import Table

PAIRS = [("etruscan", "roman"), ("greek", "samnite")]


@pytest.mark.ruling(126)
def test_ruling_126_both_are_asked_at_once_and_both_must_want_it() -> None:
    table = Table(alliances=PAIRS).at("renewal")
    assert table.asked() == {"roman", "greek", "etruscan_samnite"}
    table.do("roman", Renew(("etruscan-roman",)))
    table.do("greek", Renew(("greek-samnite",)))
    assert not table.told(AllianceRenewed)  # sealed
    table.do("etruscan_samnite", Renew(("etruscan-roman",)))
    assert table.told(AllianceRenewed) == [AllianceRenewed("etruscan", "roman")]
    assert table.told(AllianceLapsed) == [AllianceLapsed("greek", "samnite", ("samnite",))]
    assert table.state.alliances == (("etruscan", "roman"),)


def test_who_does_not_answer_does_not_renew() -> None:
    table = Table(alliances=PAIRS[:1]).at("renewal")
    assert table.prompt("roman", Renew).default == Renew(())


@pytest.mark.ruling(113)
def test_ruling_113_each_power_of_the_pair_has_its_own_alliances() -> None:
    table = Table(alliances=[("etruscan", "roman"), ("roman", "samnite")]).at("renewal")
    table.do("roman", Renew(("etruscan-roman", "roman-samnite")))
    table.do("etruscan_samnite", Renew(("roman-samnite",)))
    assert table.state.alliances == (("roman", "samnite"),)


def test_without_an_alliance_nobody_is_asked() -> None:
    table = Table().at("renewal")
    assert not any(table.offered(side, Renew) for side in table.state.players)


def test_powers_that_face_each_other_in_a_space_cannot_become_allies() -> None:
    """Two Gallic CU before Pisae do not besiege it yet; as allies they could not stand there."""
    table = Table(changed={"gallic@pisae": 2}, strict=False).turn_number_under_way("gallic")
    assert not table.allowed("gallic", OfferAlliance("gallic", "etruscan"))
    assert table.allowed("gallic", OfferAlliance("gallic", "samnite"))
