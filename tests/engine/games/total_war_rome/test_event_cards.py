"""PLAYING EVENTS FROM THE ACTION CARDS at any time, in one's own and others' turns (rulings 87, 105)."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.games.total_war_rome.actions.agents import Agree, BribeArmy, LeadAway, Spy
from engine.games.total_war_rome.actions.campaign import Engage, LoseCards, March, RetreatNavy, Sail
from engine.games.total_war_rome.actions.event_cards import Agitate, Festival, HostageExchange, Storm, Unpaid
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.campaign.conquest import assault_card_effects, kept_dice_colours, siege_dice
from engine.games.total_war_rome.contexts import Proposed
from engine.games.total_war_rome.events.rounds import CardPlayed
from engine.games.total_war_rome.forecast.war import assault_chance
from engine.games.total_war_rome.frames.agents import AgentPhase
from engine.games.total_war_rome.frames.campaign import AssaultRoll, CampaignPhase
from engine.games.total_war_rome.frames.rounds import SpendingPhase
from engine.games.total_war_rome.tables import CARDS
from engine.kernel.prompts import MAY
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, LEGION, ROME, SPEARS, TRIBES, Board

HIRED = ("mamertines", "mamertines")


def unpaid(*cards: str) -> Board:
    """The Greeks may cost Rome a mercenary at any time."""
    return Board().holds(GREEKS, "unpaid_hirelings").army("rome_1", "umbria", *cards)


class TestRights:
    """Playing Events in others' turns."""

    def test_in_ones_own_and_in_others_agent_turns(self) -> None:
        board = Board().holds(ROME, "agitators").holds(GREEKS, "festival_games").land("attica", unrest=2)
        board.begin(AgentPhase())
        for side in (ROME, CARTHAGE):
            assert board.asked() == {side}
            assert board.allows(ROME, Agitate("ac_08", "hippo"))
            assert board.allows(GREEKS, Festival("ac_05", ("attica", "attica")))
            board.do(side, EndTurn())

    def test_in_the_campaign_phase_too(self) -> None:
        board = Board().holds(ROME, "agitators").holds(GREEKS, "festival_games").land("attica", unrest=2)
        board.navy("carthage_fleet_1", "mare_africum").begin(CampaignPhase(), step="end").do(ROME, EndTurn())
        assert board.allows(ROME, Agitate("ac_08", "hippo"))
        assert not board.may(GREEKS, Festival)  # not in that phase

    def test_the_turn_goes_on_where_it_was(self) -> None:
        board = Board().holds(GREEKS, "agitators").agents().do(GREEKS, Agitate("ac_08", "hippo"))
        assert board.asked() == {ROME} and board.state.regions["hippo"].unrest == 1
        assert board.told(CardPlayed).use == "event"

    def test_without_a_target_nothing_is_offered(self) -> None:
        board = Board().holds(GREEKS, "festival_games", "unpaid_hirelings", "storm").agents()
        assert not board.prompts(GREEKS)
        board = Board(2).holds(CARTHAGE, "agitators").own("", *Board().state.controlled_regions(ROME))
        assert not board.agents().prompts(CARTHAGE)

    @pytest.mark.ruling(105)
    def test_not_where_something_is_sealed(self) -> None:
        """Ruling 105."""
        board = Board().holds(GREEKS, "agitators").army("rome_1", "umbria").army("carthage_1", "boii")
        board.own(CARTHAGE, "boii").campaign().do(ROME, March("rome_1", ("boii",)))
        assert board.moment() == "meeting.stances" and not any(p.kind == MAY for p in board.prompts(GREEKS))

    @pytest.mark.ruling(87)
    def test_an_event_is_no_agent_action(self) -> None:
        """Ruling 87: a card is used for one or the other."""
        board = Board().holds(ROME, "ac_14").army("carthage_1", "messana").agents()
        board.do(ROME, Agitate("ac_14", "hippo"))
        assert not board.may(ROME, Spy) and board.state.agents["rome_agent_1"].acted == 0


class TestAgitators:
    """Playing Events: Agitators."""

    def test_one_marker_where_there_are_no_barracks(self) -> None:
        board = Board().holds(GREEKS, "agitators").land("hippo", barracks=True).campaign()
        for region in ("hippo", "attica", "messana"):
            board.refused(GREEKS, Agitate("ac_08", region))
        assert board.do(GREEKS, Agitate("ac_08", "latium")).state.regions["latium"].unrest == 1


class TestUnpaidHirelings:
    """Playing Events: Unpaid Hirelings."""

    def test_a_random_mercenary_leaves(self) -> None:
        board = unpaid(FOOT, FOOT, "mamertines", "gaesatae").campaign().do(GREEKS, Unpaid("ac_07", "rome_1"), 2)
        assert board.state.armies["rome_1"].cards == ("gaesatae", FOOT, FOOT)
        assert board.state.packs["mamertines"] == 4  # ruling 61

    @pytest.mark.ruling(9)
    def test_the_army_may_be_destroyed(self) -> None:
        """Ruling 9."""
        board = unpaid(FOOT, "mamertines").campaign().do(GREEKS, Unpaid("ac_07", "rome_1"), 1)
        assert board.at("rome_1") == "gone" and board.asked() == {ROME}

    def test_while_its_owner_chooses_losses(self) -> None:
        """The choice is put anew, for what is left."""
        board = unpaid(FOOT, FOOT, FOOT, *HIRED).campaign().do(ROME, March("rome_1", ("boii",)), "G*", "G-")
        board.do(GREEKS, Unpaid("ac_07", "rome_1"), 1).do(ROME, LoseCards((FOOT,)))
        assert board.state.armies["rome_1"].cards == (FOOT, FOOT, "mamertines") and board.owner("boii") == ROME

    def test_while_its_owner_chooses_losses_and_that_is_its_end(self) -> None:
        board = unpaid(FOOT, "mamertines").campaign().do(ROME, March("rome_1", ("boii",)), "G*", "G-")
        board.do(GREEKS, Unpaid("ac_07", "rome_1"), 1)
        assert board.at("rome_1") == "gone" and board.moment() == "campaign_turn.start" and board.owner("boii") == ""

    def test_while_an_ally_is_asked_for_leave(self) -> None:
        board = unpaid(FOOT, "mamertines").own(CARTHAGE, "boii").status(ROME, CARTHAGE, "ally").campaign()
        board.do(ROME, March("rome_1", ("boii",)))
        assert board.moment() == "advance.leave"
        board.do(GREEKS, Unpaid("ac_07", "rome_1"), 1)
        assert board.moment() == "campaign_turn.start"

    def test_while_a_spy_reports(self) -> None:
        board = Board().holds(GREEKS, "unpaid_hirelings").holds(ROME, "ac_14").status(ROME, GREEKS, "ally")
        board.army("carthage_1", "messana", SPEARS, "mamertines").agents()
        board.do(ROME, Spy("ac_14", "rome_agent_1", "carthage_1"))
        board.do(GREEKS, Unpaid("ac_07", "carthage_1"), 1)
        assert board.at("carthage_1") == "gone" and board.moment() == "agent_turn.start"

    def test_while_a_bribed_army_is_halved(self) -> None:
        board = Board().holds(GREEKS, "unpaid_hirelings").holds(ROME, "ac_31").own(CARTHAGE, "messana")
        board.army("carthage_1", "messana", SPEARS, SPEARS, SPEARS).army("carthage_2", "hippo", *[SPEARS] * 2, *HIRED)
        board.agents().do(ROME, BribeArmy("ac_31", "rome_agent_1", "carthage_1"), "R*")
        board.do(GREEKS, Unpaid("ac_07", "carthage_2"), 1).do(CARTHAGE, LoseCards((SPEARS,)))
        board.do(ROME, LeadAway("messana"))
        assert len(board.state.armies["carthage_2"].cards) == 3 and board.moment() == "agent_turn.start"


@pytest.mark.ruling(87)
class TestStorm:
    """Playing Events: Storm at Sea; ruling 87: a right at any moment of a campaign turn."""

    def fleet(self, *ships: str) -> Board:
        return Board().holds(GREEKS, "storm").navy("rome_fleet_1", "mare_tyrrhenum", *ships)

    def test_two_mu_less_and_a_green_die(self) -> None:
        board = self.fleet("trireme_r", "quinquereme_r").campaign().do(GREEKS, Storm("ac_28", "rome_fleet_1"), "G*")
        assert board.state.navies["rome_fleet_1"].ships == ("quinquereme_r",)  # the cheapest goes down
        legs = ("mare_sardoum", "mare_africum", "mare_sardoum")
        board.refused(ROME, Sail("rome_fleet_1", legs))
        board.do(ROME, Sail("rome_fleet_1", legs[:2]))
        assert board.at("rome_fleet_1") == "mare_africum"

    def test_an_odd_x_does_nothing(self) -> None:
        board = self.fleet().campaign().do(GREEKS, Storm("ac_28", "rome_fleet_1"), "Gx")
        assert len(board.state.navies["rome_fleet_1"].ships) == 2

    @pytest.mark.ruling(70)
    def test_the_army_aboard_loses_its_share(self) -> None:
        """Ruling 70."""
        board = self.fleet().army("rome_1", "", FOOT, FOOT, LEGION).aboard("rome_1", "rome_fleet_1").campaign()
        board.do(GREEKS, Storm("ac_28", "rome_fleet_1"), "G*", 1, 1)
        assert board.at("rome_1") == "gone"  # 2 of 3 cards drown, and one main battle card is no army

    @pytest.mark.ruling(72)
    def test_with_the_last_ship_navy_and_army_are_lost(self) -> None:
        """Ruling 72."""
        board = self.fleet("trireme_r").army("rome_1", "", FOOT, FOOT).aboard("rome_1", "rome_fleet_1").campaign()
        board.do(GREEKS, Storm("ac_28", "rome_fleet_1"), "G*")
        assert board.at("rome_fleet_1") == "gone" == board.at("rome_1")

    def test_not_in_port_and_not_ones_own(self) -> None:
        board = Board().holds(GREEKS, "storm").navy("rome_fleet_1", port="latium")
        board.navy("greek_states_fleet_1", "mare_ionium").campaign()
        assert not board.may(GREEKS, Storm)

    def test_while_its_retreat_is_asked(self) -> None:
        """A navy that goes down then is asked nothing more."""
        board = self.fleet("trireme_r").navy("carthage_fleet_1", "mare_tyrrhenum").status(ROME, CARTHAGE, "enemy")
        board.campaign().do(ROME, Engage("rome_fleet_1", "carthage_fleet_1"), "G-", "G-", "G-")
        assert board.moment() == "sea_fight.choose" and board.allows(ROME, RetreatNavy("mare_ionium"))
        board.do(GREEKS, Storm("ac_28", "rome_fleet_1"), "G*")
        assert board.at("rome_fleet_1") == "gone" and board.moment() == "campaign_turn.start"

    def test_while_the_losses_of_a_landed_army_are_asked(self) -> None:
        board = self.fleet("trireme_r").army("rome_1", "umbria", FOOT, FOOT, FOOT).campaign()
        board.do(ROME, March("rome_1", ("boii",)), "G*", "G-").do(GREEKS, Storm("ac_28", "rome_fleet_1"), "G*")
        board.do(ROME, LoseCards((FOOT,)))
        assert board.owner("boii") == ROME


@pytest.fixture
def gives(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return a function that gives a card other figures, as an owner's charts do."""

    def give(card: str, **figures: Any) -> None:
        own = CARDS[card]
        monkeypatch.setitem(CARDS, card, msgspec.structs.replace(own, effects=({**own.effects[0], **figures},)))

    return give


class TestOwnersFigures:
    """Playing Events: a card of an owner's charts may have figures of its own."""

    def test_several_mercenaries_leave_and_no_more_than_there_are(self, gives: Callable[..., None]) -> None:
        gives("ac_07", value=3)
        board = unpaid(FOOT, FOOT, *HIRED, "gaesatae", "gaesatae").campaign()
        assert len(board.do(GREEKS, Unpaid("ac_07", "rome_1"), 1, 1, 1).state.armies["rome_1"].cards) == 3
        board = unpaid(FOOT, FOOT, *HIRED).campaign().do(GREEKS, Unpaid("ac_07", "rome_1"), 1, 1)
        assert board.state.armies["rome_1"].cards == (FOOT, FOOT)

    def test_a_status_gets_better_by_several_steps(self, gives: Callable[..., None]) -> None:
        gives("ac_11", value=2)
        board = Board().holds(ROME, "ac_11").status(ROME, TRIBES, "enemy").agents()
        board.do(ROME, HostageExchange("ac_11", TRIBES))
        (prompt,) = board.prompts(TRIBES)
        assert prompt.about(Proposed).status == "friendly"
        assert board.do(TRIBES, Agree()).relation(ROME, TRIBES) == "friendly"

    def test_an_alliance_is_the_best_also_in_the_spending_phase(self, gives: Callable[..., None]) -> None:
        gives("ac_11", value=3)
        board = Board().holds(ROME, "ac_11").begin(SpendingPhase(), step="end").do(ROME, Spend(hostages=TRIBES))
        for side in (CARTHAGE, GREEKS, TRIBES):
            board.do(side, Spend())
        assert board.do(TRIBES, Agree()).relation(ROME, TRIBES) == "ally"

    def test_siege_works_are_dice_of_any_colour(self, gives: Callable[..., None]) -> None:
        gives("ac_19", dice=["RED", "BLACK", "BLACK"])
        assert assault_card_effects(("ac_19",)) == (0, ("RED", "BLACK", "BLACK"))
        board = Board().holds(ROME, "ac_19").army("rome_1", "messana", FOOT, FOOT).own(CARTHAGE, "messana")
        state = board.campaign().state
        frame = AssaultRoll(army="rome_1", side=ROME, region="messana", works=3, colours=("RED", "BLACK", "BLACK"))
        assert siege_dice(frame.works, frame.colours) == ("RED", "BLACK", "BLACK")
        assert kept_dice_colours(("GREEN", "GREEN")) == () and siege_dice(2, ()) == ("GREEN", "GREEN")
        plain = assault_chance(state, ROME, "rome_1", "messana")[1]
        assert assault_chance(state, ROME, "rome_1", "messana", ("ac_19",))[1] > plain
