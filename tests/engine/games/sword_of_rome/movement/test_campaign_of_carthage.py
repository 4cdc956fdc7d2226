"""Carthage in a Roman Campaign under the treaty (sections 9.5.5, 16.2 and 18)."""

import pytest

from engine.games.sword_of_rome.actions.diplomacy import CallOnCarthage
from engine.games.sword_of_rome.actions.movement import EndCampaign, MarchArmy, PlayCampaign
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.diplomacy import ActivationCancelled, NonPlayerActivated
from engine.games.sword_of_rome.state import Effect
from tests.engine.games.sword_of_rome.playing import Table

TREATY = Effect("R14", "treaty")
SAILS = MarchArmy("R1", "hamilcar_npp", (), 5, ("panormus",))


def campaign(*greek: str) -> Table:
    """Let Rome, which holds two Campaigns, begin one under the treaty."""
    table = Table(
        stacks={
            "roman@roma": (5, "valerius"),
            "greek@syracusae": 3,
            "carthaginian@lilybaeum": (5, "hamilcar_npp"),
            "carthaginian@kerkouane": (5, "bomilcar_npp"),
        },
        hands={"roman": ("R1", "R2"), "greek": greek},
    )
    table.state.effects = (TREATY,)
    return table.turn_number_under_way("roman").do("roman", PlayCampaign("R1"))


def test_carthage_acts_once_a_round_in_a_campaign_too() -> None:
    table = campaign().do("roman", SAILS)
    assert table.stack("carthaginian@panormus").cu == 5
    assert table.told(NonPlayerActivated) == [NonPlayerActivated("roman", "carthaginian", "R1")]
    assert table.state.activated == ("carthaginian",)
    assert not table.allowed("roman", MarchArmy("R1", "bomilcar_npp", (), 5, ("carthago",)))
    assert table.allowed("roman", MarchArmy("R1", "valerius", (), 5, ("narnia",)))


def test_carthage_that_has_acted_is_not_lent_to_a_campaign() -> None:
    table = campaign()
    table.do("roman", EndCampaign())
    table.state.activated = ("carthaginian",)
    table.turn_number_under_way("roman")
    assert not table.offered("roman", CallOnCarthage)
    table.do("roman", PlayCampaign("R2"))
    assert not table.allowed("roman", MarchArmy("R2", "hamilcar_npp", (), 5, ("panormus",)))


@pytest.mark.ruling(136)
def test_ruling_136_mistrust_cancels_one_half_of_a_campaign() -> None:
    table = campaign("K29").do("roman", SAILS)
    assert table.moment() == "campaign.mistrust" and table.asked() == {"greek"}
    table.do("greek", Respond("K29")).close()
    assert table.told(ActivationCancelled) == [ActivationCancelled("greek", "K29", "carthaginian", "hamilcar_npp")]
    assert table.stack("carthaginian@lilybaeum").cu == 5 and table.state.activated == ("carthaginian",)
    assert table.moment() == "campaign.start"
    assert not table.allowed("roman", SAILS)
    assert table.allowed("roman", MarchArmy("R1", "valerius", (), 5, ("narnia",)))
