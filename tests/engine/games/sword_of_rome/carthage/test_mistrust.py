"""Carthaginian Mistrust (K29) with five players, when Carthage activates its own leaders; and Blockade (C15, C16),
a free activation that it cancels too (section 21)."""

import pytest

from engine.games.sword_of_rome.actions.movement import Coordinate, EndCampaign, MarchArmy, PlayCampaign
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.actions.turn import AddSupport, EndTurn, PlayEvent
from engine.games.sword_of_rome.events.diplomacy import ActivationCancelled
from engine.games.sword_of_rome.events.event_cards import CuTaken
from engine.games.sword_of_rome.events.siege import SiegeRolled
from engine.games.sword_of_rome.frames.turn import PlayerTurn
from engine.games.sword_of_rome.state import Place
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import MAY
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.test_march import march

CARTHAGE = "carthaginian"
STACKS: dict[str, Force] = {
    "carthaginian@messana": (5, "hamilcar"),
    "carthaginian@lilybaeum": (4, "carthage_a"),
    "greek@syracusae": 2,
}
MERCENARIES = {"carthaginian@messana": 3, "carthaginian@lilybaeum": 1}
SIEGE = {"messana": Place("greek", 3, siege=0, besieger=CARTHAGE)}
BLOCKADE = PlayEvent("C15", ("messana", "hired@lilybaeum"))


def table_of(*held: str, greek: tuple[str, ...] = ("K29",), **given: object) -> Table:
    """Return a table of five: Carthage, active, besieges Messana; the Greeks hold Mistrust."""
    given = {"stacks": STACKS, "mercenaries": MERCENARIES, "places": SIEGE, **given}
    return Table(players=5, hands={CARTHAGE: held, "greek": greek}, **given).turn_number_under_way(CARTHAGE)  # type: ignore[arg-type]


# Carthage's own card


@pytest.mark.ruling(226)
@pytest.mark.parametrize("cancelled", [True, False])
def test_k29_answers_a_march_of_carthage_before_it_begins(cancelled: bool) -> None:
    table = table_of("C1", "C18").do(CARTHAGE, march("carthage_a", 3, "panormus", card="C1"))
    assert table.moment() == "player_turn.mistrust" and table.asked() == {"greek"}
    assert table.prompts("greek")[0].context.leader == "carthage_a"  # type: ignore[union-attr]
    if cancelled:
        table.do("greek", Respond("K29"))
    table.close()
    assert table.stack("carthaginian@panormus").cu == (0 if cancelled else 3)
    told = [ActivationCancelled("greek", "K29", CARTHAGE, "carthage_a")] if cancelled else []
    assert table.told(ActivationCancelled) == told
    assert "C1" not in table.hand(CARTHAGE)  # spent all the same
    assert not table.allowed(CARTHAGE, AddSupport("C18", ("+carthago",))) and table.moment() == "player_turn.menu"


@pytest.mark.ruling(226)
def test_k29_answers_a_siege() -> None:
    table = table_of("C1").do(CARTHAGE, Besiege("C1", "hamilcar"))
    table.do("greek", Respond("K29")).close()
    assert not table.told(SiegeRolled) and "messana" not in table.state.besieged


def test_k29_does_not_stop_support_or_cu() -> None:
    table = table_of("C1").do(CARTHAGE, AddSupport("C1", ("+carthago",)))
    assert not table.window() and table.place("carthago").loyalty == 3


@pytest.mark.ruling(226)
def test_k29_answers_desperate_times() -> None:
    table = table_of()
    table.state.frames.pop()
    table.begin(PlayerTurn(side=CARTHAGE, card="CD1"))
    table.do(CARTHAGE, march("carthage_a", 3, "panormus", card="CD1"))
    assert table.moment() == "player_turn.mistrust"
    table.do("greek", Respond("K29")).close()
    assert table.stack("carthaginian@lilybaeum").cu == 4


def test_nobody_is_asked_once_mistrust_is_known_to_be_elsewhere() -> None:
    table = table_of("C1", greek=("K1",), on_discards={"greek": ("K29",)})
    table.do(CARTHAGE, march("carthage_a", 3, "panormus", card="C1"))
    assert table.stack("carthaginian@panormus").cu == 3


# A Campaign: nested windows, the last first


def campaign(*greek: str) -> Table:
    return table_of("C1", greek=greek).do(CARTHAGE, PlayCampaign("C1"))


@pytest.mark.ruling(14, 226)
def test_ruling_14_mistrust_answers_the_second_activation_of_a_campaign() -> None:
    table = campaign("K29").do(CARTHAGE, march("carthage_a", 3, "panormus", card="C1"))
    assert table.moment() == "campaign.mistrust"
    table.close()  # the Greeks let the first go
    assert table.stack("carthaginian@panormus").cu == 3 and table.moment() == "campaign.start"
    table.do(CARTHAGE, MarchArmy("C1", "hamilcar", (), 4, ("catina",)))
    assert table.moment() == "campaign.mistrust" and table.asked() == {"greek"}
    table.do("greek", Respond("K29")).close()
    assert table.stack("carthaginian@messana").cu == 5 and table.stack("carthaginian@panormus").cu == 3
    assert [one.leader for one in table.told(ActivationCancelled)] == ["hamilcar"]
    assert table.moment() == "player_turn.menu"  # both halves are spent


@pytest.mark.ruling(14)
def test_ruling_14_mistrust_spends_the_first_half_alone() -> None:
    table = campaign("K29").do(CARTHAGE, march("carthage_a", 3, "panormus", card="C1"))
    table.do("greek", Respond("K29")).close()
    assert table.moment() == "campaign.start"
    assert not table.allowed(CARTHAGE, march("carthage_a", 3, "panormus", card="C1"))
    table.do(CARTHAGE, MarchArmy("C1", "hamilcar", (), 4, ("catina",)))
    while table.window():
        table.close()
    assert table.stack("carthaginian@catina").cu == 4
    if table.offered(CARTHAGE, EndCampaign):
        table.do(CARTHAGE, EndCampaign())
    assert table.moment() == "player_turn.menu"


@pytest.mark.ruling(226)
def test_ruling_226_mistrust_keeps_a_flanking_force_of_carthage_away() -> None:
    stacks: dict[str, Force] = {
        "carthaginian@lilybaeum": (6, "hamilcar"),
        "carthaginian@messana": (4, "carthage_a"),
        "greek@agrigentum": (5, "greek_a"),
    }
    places = {"messana": Place(CARTHAGE, 1), "catina": Place(CARTHAGE)}
    table = table_of("C1", "C18", stacks=stacks, mercenaries={}, places=places, greek=("K29", "K4"))
    table.do(CARTHAGE, PlayCampaign("C1"))
    table.do(CARTHAGE, MarchArmy("C1", "hamilcar", (), 6, ("selinus", "agrigentum")))
    while table.moment() != "march.coordinate":
        (side,) = table.asked() - {CARTHAGE} or table.asked()
        prompt = next(one for one in table.prompts(side) if one.kind != MAY)
        assert prompt.default is not None or table.window(), prompt.moment
        if table.window():
            table.close()
        else:
            table.do(side, prompt.default)  # type: ignore[arg-type]
    action = table.prompt(CARTHAGE, Coordinate).menu.forms[Coordinate.tag()].sample(UnverifiedRandom(1))
    assert isinstance(action, Coordinate) and action.leader == "carthage_a"
    table.do(CARTHAGE, action)
    assert table.moment() == "march.mistrust" and table.asked() == {"greek"}
    table.do("greek", Respond("K29")).close()
    assert table.told(ActivationCancelled)[0].leader == "carthage_a"
    assert table.stack("carthaginian@messana").cu == 4 and table.moment() == "battle.before"


# Blockade


def test_c15_a_mercenary_pays_and_the_siege_rolls_at_two_more_beside_the_card() -> None:
    table = table_of("C15", "C18", greek=()).do(CARTHAGE, BLOCKADE, 4, 2)
    rolled = table.told(SiegeRolled)[-1]
    assert (rolled.space, rolled.dice, rolled.modifier) == ("messana", (4, 2), 2)
    assert table.place("messana").siege == 1 and table.state.besieged == ("messana",)
    assert table.told(CuTaken) == [CuTaken(CARTHAGE, "lilybaeum", 1, "C15")]
    assert table.stack("carthaginian@lilybaeum").cu == 3 and table.stack("carthaginian@lilybaeum").mercenaries == 0
    assert table.allowed(CARTHAGE, AddSupport("C18", ("+carthago",)))  # the card of the turn is still to be played


def test_c15_comes_after_the_card_too_but_only_where_no_roll_was_made() -> None:
    table = table_of("C15", "C16", "C1", greek=()).do(CARTHAGE, AddSupport("C1", ("+carthago",)))
    table.do(CARTHAGE, BLOCKADE, 1, 1)
    assert not table.offered(CARTHAGE, PlayEvent)  # Messana has had its roll of the round
    table.do(CARTHAGE, EndTurn())


def test_c16_engineers_help_the_roll() -> None:
    table = table_of("C16", "C36", greek=())
    table.do(CARTHAGE, PlayEvent("C16", ("messana", "hired@lilybaeum", "C36")), 1, 2)
    assert table.told(SiegeRolled)[-1].modifier == 5 and table.hand(CARTHAGE) == ()


def test_c15_only_a_port_city_and_only_three_cu() -> None:
    inland = {"capua": Place("roman", 3, siege=0, besieger=CARTHAGE)}
    stacks: dict[str, Force] = {"carthaginian@capua": (5, "hamilcar")}
    assert not table_of("C15", stacks=stacks, places=inland, mercenaries={"carthaginian@capua": 2}).offered(
        CARTHAGE, PlayEvent
    )
    few: dict[str, Force] = {"carthaginian@messana": (3, "hamilcar")}
    assert not table_of("C15", stacks=few, mercenaries={"carthaginian@messana": 2}).offered(CARTHAGE, PlayEvent)
    enough: dict[str, Force] = {"carthaginian@messana": (4, "hamilcar")}
    paid = table_of("C15", stacks=enough, mercenaries={"carthaginian@messana": 2})
    assert paid.allowed(CARTHAGE, PlayEvent("C15", ("messana", "hired@messana")))


@pytest.mark.ruling(124)
def test_ruling_124_no_blockade_without_a_mercenary() -> None:
    assert not table_of("C15", mercenaries={}).offered(CARTHAGE, PlayEvent)


def test_s30_k29_cancels_a_blockade_and_mercenary_and_card_are_lost() -> None:
    table = table_of("C15", "C18").do(CARTHAGE, BLOCKADE)
    assert table.moment() == "blockading.start" and table.asked() == {"greek"}
    table.do("greek", Respond("K29")).close()
    assert not table.told(SiegeRolled) and table.state.besieged == ()
    assert table.stack("carthaginian@lilybaeum").mercenaries == 0 and table.hand(CARTHAGE) == ("C18",)
    assert table.allowed(CARTHAGE, AddSupport("C18", ("+carthago",)))
