"""AGENT PHASE: hands, movement, the thirteen agent actions with all their results, the events that go with them."""

import pytest

from engine.games.total_war_rome.action_cards import hand_limit
from engine.games.total_war_rome.actions.agents import (
    Agree,
    AssassinateAgent,
    AssassinateGeneral,
    BribeArmy,
    BribeRegion,
    DoubleAgent,
    Foil,
    Keep,
    LeadAway,
    Levy,
    MoveAgent,
    NameHeir,
    Protests,
    RebelUprising,
    RecruitMercenary,
    Refuse,
    Riots,
    Sabotage,
    Share,
    SowDistrust,
    Spy,
    Trade,
    TreasuryTheft,
    Treaty,
)
from engine.games.total_war_rome.actions.campaign import LoseCards
from engine.games.total_war_rome.actions.event_cards import ExtraDeed, Festival, HostageExchange, RelayRiders
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.frames.agents import AgentPhase
from engine.games.total_war_rome.frames.rounds import Rounds
from engine.games.total_war_rome.state import hand_zone
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, TRIBES, Table

SPY_1, SPY_2 = "rome_agent_1", "rome_agent_2"


def test_hands_are_filled_to_five_six_and_seven() -> None:
    """Agent Phase: five cards, six with the extra agent development, seven with advanced subterfuge."""
    table = Table()
    table.faction(ROME, developments={"rome_extra_agent": 1})
    table.faction(CARTHAGE, developments={"carthage_extra_agent": 1, "carthage_advanced_subterfuge": 1})
    table.faction(GREEKS, developments={"greek_extra_agent": 2})  # bought this round: not yet
    table.enter(Rounds(step="taxation"), AgentPhase())
    sizes = [len(table.state.cards.zones[hand_zone(side)]) for side in table.state.players]
    assert sizes == [6, 7, 5, 5]
    assert [hand_limit(table.state, side) for side in table.state.players] == [6, 7, 5, 5]


def test_moving_agents() -> None:
    """Moving Agents: five regions and sea areas in all, by sea from port to port."""
    table = Table().agents(ROME)
    table.refuse(ROME, MoveAgent(SPY_1, "cherusci"))  # six away
    table.do(ROME, MoveAgent(SPY_1, "zeugitana"))  # two sea areas and the port
    agent = table.state.agents[SPY_1]
    assert (agent.at, agent.steps) == ("zeugitana", 3)
    table.refuse(ROME, MoveAgent(SPY_1, "latium"))  # three away, two steps are left
    table.do(ROME, MoveAgent(SPY_1, "hippo"))


def test_one_action_an_agent_and_the_levy() -> None:
    """Agent Phase: each agent takes one action; any number of cards is cashed as an emergency tax levy."""
    table = Table()
    one, two, three = table.hold(ROME, "riots", "riots", "protests")
    table.agents(ROME)
    table.do(ROME, Riots(one, SPY_1, "lilybaeum"))
    table.refuse(ROME, Riots(two, SPY_1, "lilybaeum"))
    table.do(ROME, Riots(two, SPY_2, "lilybaeum"))
    assert "protests" not in table.tags(ROME)
    gold = table.gold(ROME)
    table.do(ROME, Levy((three,)))
    assert table.gold(ROME) == gold + 2


def test_treaty_needs_consent() -> None:
    """Treaty: one step up on both trackers if the opponent agrees; the card is discarded in any case."""
    for answer, status in ((Agree(), "friendly"), (Refuse(), "neutral")):
        table = Table()
        (card,) = table.hold(ROME, "treaty")
        table.agents(ROME)
        table.do(ROME, Treaty(card, SPY_1, CARTHAGE, "lilybaeum"))
        assert (CARTHAGE, "proposal.start") in table.asked()
        table.do(CARTHAGE, answer)
        assert table.state.status(ROME, CARTHAGE) == status
        assert card in table.state.cards.zones["discard"]


@pytest.mark.parametrize(("status", "gold"), [("neutral", 2), ("friendly", 3), ("ally", 4)])
def test_trade(status: str, gold: int) -> None:
    """Trade: 2, 3 or 4 gold each, 1 more for one's own markets at ports; once a turn with each faction."""
    table = Table()
    table.status(ROME, CARTHAGE, status)
    table.land("zeugitana", market=False)
    table.land("campania", market=True)
    table.land("samnium", market=True)  # no port
    one, two = table.hold(ROME, "trade", "trade")
    table.agents(ROME)
    before = table.gold(ROME), table.gold(CARTHAGE)
    table.do(ROME, Trade(one, SPY_1, CARTHAGE, "lilybaeum"))
    assert (table.gold(ROME) - before[0], table.gold(CARTHAGE) - before[1]) == (gold + 1, gold)
    table.refuse(ROME, Trade(two, SPY_2, CARTHAGE, "lilybaeum"))


def test_no_trade_with_an_enemy() -> None:
    """Trade: only with a faction that is no enemy."""
    table = Table()
    for other in (CARTHAGE, GREEKS, TRIBES):
        table.status(ROME, other, "enemy")
    table.hold(ROME, "trade")
    assert "trade" not in table.agents(ROME).tags(ROME)


def test_spy_and_sharing() -> None:
    """Spy: the cards of an army are shown, and may be shown to an ally; everybody else learns nothing."""
    table = Table()
    army = table.army("carthage_1", "lilybaeum")
    table.status(ROME, GREEKS, "ally")
    (card,) = table.hold(ROME, "spy")
    table.agents(ROME).do(ROME, Spy(card, SPY_1, army))
    table.close()
    assert dict(table.state.armies[army].seen) == {ROME: 2}
    assert "share" in table.tags(ROME)
    table.refuse(ROME, Share(CARTHAGE))
    events = table.do(ROME, Share(GREEKS))
    assert dict(table.state.armies[army].seen) == {ROME: 2, GREEKS: 2}
    assert all(not getattr(e.seen_by("4"), "cards", ()) for e in events)
    table2 = Table()
    table2.army("carthage_1", "lilybaeum")
    table2.status(ROME, GREEKS, "ally")
    (card,) = table2.hold(ROME, "spy")
    table2.agents(ROME).do(ROME, Spy(card, SPY_1, "carthage_1"))
    table2.close()
    table2.do(ROME, Keep())
    assert dict(table2.state.armies["carthage_1"].seen) == {ROME: 2}


def test_protests_and_riots() -> None:
    """Protests, Riots: one and two unrest markers; barracks make a region immune."""
    table = Table()
    table.land("hippo", barracks=True)
    one, two = table.hold(ROME, "protests", "riots")
    table.agents(ROME)
    table.refuse(ROME, Protests(one, SPY_1, "hippo"))
    table.do(ROME, Protests(one, SPY_1, "lilybaeum"))
    table.do(ROME, Riots(two, SPY_2, "lilybaeum"))
    assert table.state.regions["lilybaeum"].unrest == 3


def test_rebel_uprising() -> None:
    """Rebel Uprising: no army, and the region is free again; a home region returns to its owner; an army takes the
    defence roll; a printed home region of its own controller is no target."""
    table = Table()
    table.land("messana", owner=CARTHAGE)
    table.land("bruttium", owner=CARTHAGE)
    table.land("corsica", owner=CARTHAGE)
    table.army("carthage_1", "corsica")
    cards = table.hold(ROME, "rebel_uprising", "rebel_uprising", "rebel_uprising", "web_of_informers")
    table.agents(ROME)
    table.refuse(ROME, RebelUprising(cards[0], SPY_1, "lilybaeum"))
    table.do(ROME, ExtraDeed(cards[3], SPY_1))
    table.do(ROME, RebelUprising(cards[0], SPY_1, "messana"))
    assert table.state.regions["messana"].owner == ""
    table.do(ROME, RebelUprising(cards[1], SPY_1, "bruttium"))
    assert table.state.regions["bruttium"].owner == ROME
    table.do(ROME, RebelUprising(cards[2], SPY_2, "corsica"), "GREEN:SKULL", "GREEN:BLANK")
    assert (CARTHAGE, "losses.choose") in table.asked()
    table.do(CARTHAGE, LoseCards(("libyan_spearmen",)))
    assert table.state.regions["corsica"].owner == CARTHAGE
    assert len(table.state.armies["carthage_1"].cards) == 5


def test_bribe_army() -> None:
    """Bribe Army: 1 gold a card that is no mercenary and 1 a star; on a Skull mercenaries and half of the rest desert,
    and what is left is led up to two regions; else the gold is lost."""
    table = Table()
    table.army("carthage_1", "lilybaeum", "libyan_spearmen", "libyan_spearmen", "libyan_spearmen", "punic_cavalry",
               "mamertines")  # fmt: skip
    table.faction(ROME, gold=20)
    one, two = table.hold(ROME, "bribe", "bribe")
    table.agents(ROME)
    table.do(ROME, BribeArmy(one, SPY_1, "carthage_1"))
    assert table.close("RED:X") and table.gold(ROME) == 20 - 4 - 3  # four cards and three stars
    assert SPY_1 in table.state.agents
    table.do(ROME, BribeArmy(two, SPY_2, "carthage_1"))
    table.close("RED:SKULL")
    table.do(CARTHAGE, LoseCards(("libyan_spearmen", "punic_cavalry")))
    table.refuse(ROME, LeadAway("latium"))
    table.do(ROME, LeadAway("lilybaeum"))
    assert table.state.armies["carthage_1"].cards == ("libyan_spearmen", "libyan_spearmen")
    assert table.state.packs["mamertines"] == 4


@pytest.mark.parametrize(
    ("face", "owner", "alive"), [("SKULL", ROME, True), ("X", CARTHAGE, False), ("S", CARTHAGE, True)]
)
def test_bribe_region(face: str, owner: str, alive: bool) -> None:
    """Bribe Region: 2 gold a garrison die; a Skull brings it over, on an X the agent dies; capitals are not bribed."""
    table = Table()
    table.faction(ROME, gold=20)
    (card,) = table.hold(ROME, "bribe")
    table.agents(ROME)
    table.refuse(ROME, BribeRegion(card, SPY_1, "zeugitana"))
    table.do(ROME, BribeRegion(card, SPY_1, "lilybaeum"))
    table.close(f"RED:{face}")
    assert table.gold(ROME) == 20 - 6
    assert table.state.regions["lilybaeum"].owner == owner
    assert (SPY_1 in table.state.agents) == alive
    assert table.vp(ROME) == 0  # no Invading the Enemy


@pytest.mark.parametrize(("face", "market", "alive"), [("SKULL", False, True), ("X", True, False), ("S", True, True)])
def test_sabotage(face: str, market: bool, alive: bool) -> None:
    """Sabotage: a Skull removes the market or barracks, an X costs the agent; walls are no target."""
    table = Table()
    table.land("lilybaeum", market=True, walls=True)
    (card,) = table.hold(ROME, "sabotage")
    table.agents(ROME)
    table.refuse(ROME, Sabotage(card, SPY_1, "lilybaeum", "walls"))
    table.do(ROME, Sabotage(card, SPY_1, "lilybaeum", "market"))
    table.close(f"RED:{face}")
    assert table.state.regions["lilybaeum"].market == market
    assert (SPY_1 in table.state.agents) == alive


@pytest.mark.parametrize(("face", "stolen", "alive"), [("SKULL", 4, True), ("X", 0, False), ("S", 0, True)])
def test_treasury_theft(face: str, stolen: int, alive: bool) -> None:
    """Treasury Theft: at the region of the highest gold value; a Skull takes half the gold rounded up."""
    table = Table()
    table.faction(CARTHAGE, gold=7)
    table.faction(ROME, gold=1)
    (card,) = table.hold(ROME, "treasury_theft")
    table.agents(ROME)
    table.refuse(ROME, TreasuryTheft(card, SPY_1, "lilybaeum"))
    table.do(ROME, TreasuryTheft(card, SPY_1, "zeugitana"))
    table.close(f"RED:{face}")
    assert (table.gold(ROME), table.gold(CARTHAGE)) == (1 + stolen, 7 - stolen)
    assert (SPY_1 in table.state.agents) == alive


def test_double_agent() -> None:
    """Double Agent: the other agent is sent to its capital, or a home region left, and may do nothing this round."""
    table = Table()
    table.agent("carthage_agent_1", "latium")
    table.land("zeugitana", owner=GREEKS)
    (card,) = table.hold(ROME, "double_agent")
    table.agents(ROME).do(ROME, DoubleAgent(card, SPY_1, "carthage_agent_1"))
    table.close()
    agent = table.state.agents["carthage_agent_1"]
    assert agent.locked and agent.at == "byzacena"


def test_safe_house_cancels() -> None:
    """Playing Events: Safe House cancels an action aimed at oneself; both cards are discarded."""
    table = Table()
    table.faction(CARTHAGE, gold=9)
    (card,) = table.hold(ROME, "treasury_theft")
    (house,) = table.hold(CARTHAGE, "safe_house")
    table.agents(ROME).do(ROME, TreasuryTheft(card, SPY_1, "zeugitana"))
    table.do(CARTHAGE, Foil(house))
    table.close()
    assert table.gold(CARTHAGE) == 9
    assert {card, house} <= set(table.state.cards.zones["discard"])


def test_sow_distrust() -> None:
    """Sow Distrust: ally to friendly, friendly to neutral, never to enemy."""
    for before, after in (("ally", "friendly"), ("friendly", "neutral")):
        table = Table()
        table.status(CARTHAGE, GREEKS, before)
        (card,) = table.hold(ROME, "sow_distrust")
        table.agents(ROME)
        table.refuse(ROME, SowDistrust(card, SPY_1, CARTHAGE, TRIBES))  # neutral already
        table.do(ROME, SowDistrust(card, SPY_1, CARTHAGE, GREEKS))
        assert table.state.status(CARTHAGE, GREEKS) == after


def test_recruit_mercenaries() -> None:
    """Recruit Mercenaries: from a mercenary region within 4 land regions of the army, or one of the specials in a
    region of 2 gold where agent and army are."""
    table = Table()
    table.army("rome_1", "campania")
    table.faction(ROME, gold=10)
    one, two = table.hold(ROME, "recruit_mercenaries", "recruit_mercenaries")
    table.agents(ROME)
    table.refuse(ROME, RecruitMercenary(one, SPY_1, "baleares", "rome_1", "balearic_slingers"))  # no land way
    table.refuse(ROME, RecruitMercenary(one, SPY_1, "messana", "rome_1", "mamertines_vet"))
    table.do(ROME, RecruitMercenary(one, SPY_1, "messana", "rome_1", "mamertines"))
    table.do(ROME, RecruitMercenary(two, SPY_2, "campania", "rome_1", "war_dogs"))
    assert {"mamertines", "war_dogs"} <= set(table.state.armies["rome_1"].cards)
    assert table.gold(ROME) == 10 - 2 - 2
    assert (table.state.packs["mamertines"], table.state.packs["war_dogs"]) == (3, 1)


@pytest.mark.parametrize(
    ("general", "face", "left", "alive"),
    [
        ("carthage_hannibal_barca", "SKULL", "carthage_adherbal", True),
        ("carthage_himilco", "SKULL", "", True),
        ("carthage_himilco", "X", "carthage_himilco", False),
        ("carthage_himilco", "S", "carthage_himilco", True),
    ],
)
def test_assassination_of_a_general(general: str, face: str, left: str, alive: bool) -> None:
    """Assassination: 1 RED die; a general of 3 stars or more is replaced by a mediocre one, another by nobody."""
    table = Table()
    table.army("carthage_1", "lilybaeum", general=general)
    (card,) = table.hold(ROME, "assassination")
    table.agents(ROME).do(ROME, AssassinateGeneral(card, SPY_1, "carthage_1"))
    table.close(f"RED:{face}")
    if left == "carthage_adherbal":
        table.refuse(CARTHAGE, NameHeir(general))
        table.do(CARTHAGE, NameHeir(left))
    assert table.state.armies["carthage_1"].general == left
    assert (SPY_1 in table.state.agents) == alive


@pytest.mark.ruling(76)
@pytest.mark.parametrize(
    ("faces", "killed", "alive"),
    [(("X", "SKULL"), True, True), (("X", "S"), False, True), (("X", "X"), False, False)],
)
def test_assassination_of_an_agent(faces: tuple[str, str], killed: bool, alive: bool) -> None:
    """Assassination: 2 RED dice and the best result for the acting player (ruling 76)."""
    table = Table()
    table.agent("carthage_agent_1", "latium")
    (card,) = table.hold(ROME, "assassination")
    table.agents(ROME).do(ROME, AssassinateAgent(card, SPY_1, "carthage_agent_1"))
    table.close(*(f"RED:{face}" for face in faces))
    assert ("carthage_agent_1" not in table.state.agents) == killed
    assert (SPY_1 in table.state.agents) == alive


def test_loyal_bodyguard() -> None:
    """Playing Events: Loyal Bodyguard cancels an assassination; the assassin dies on a Skull of a GREEN die."""
    table = Table()
    table.army("carthage_1", "lilybaeum")
    (card,) = table.hold(ROME, "assassination")
    (guard,) = table.hold(CARTHAGE, "loyal_bodyguard")
    table.agents(ROME).do(ROME, AssassinateGeneral(card, SPY_1, "carthage_1"))
    table.do(CARTHAGE, Foil(guard))
    table.close("GREEN:SKULL")
    assert SPY_1 not in table.state.agents
    assert table.state.armies["carthage_1"].general


def test_a_reroll_with_advanced_subterfuge() -> None:
    """Advanced Subterfuge: one own agent die a round is rolled again."""
    table = Table()
    table.faction(ROME, developments={"rome_extra_agent": 1, "rome_advanced_subterfuge": 1})
    table.faction(CARTHAGE, gold=10)
    one, two = table.hold(ROME, "treasury_theft", "treasury_theft")
    table.agents(ROME).do(ROME, TreasuryTheft(one, SPY_1, "zeugitana", True))
    table.close("RED:X", "RED:SKULL")
    assert table.gold(CARTHAGE) == 5
    table.refuse(ROME, TreasuryTheft(two, SPY_2, "zeugitana", True))


def test_events_of_the_own_turn() -> None:
    """Playing Events: Relay Riders give five steps, Hostage Exchange a treaty without an agent, Festival calm."""
    table = Table()
    riders, hostages, festival = table.hold(ROME, "relay_riders", "hostage_exchange", "festival_games")
    table.land("latium", unrest=2)
    table.agents(ROME)
    table.do(ROME, RelayRiders(riders, SPY_1))
    table.do(ROME, MoveAgent(SPY_1, "gades"))
    table.do(ROME, HostageExchange(hostages, TRIBES))
    table.do(TRIBES, Agree())
    assert table.state.status(ROME, TRIBES) == "friendly"
    table.do(ROME, Festival(festival, ("latium", "latium")))
    assert table.state.regions["latium"].unrest == 0
    table.do(ROME, EndTurn())


def test_events_interrupt_another_turn() -> None:
    """Playing Events: at any time unless restricted, even in an opponent's turn."""
    table = Table()
    (card,) = table.hold(CARTHAGE, "agitators")
    table.agents(ROME)
    assert (CARTHAGE, "agent_turn.any_time") in table.asked()
    from engine.games.total_war_rome.actions.event_cards import Agitate

    table.do(CARTHAGE, Agitate(card, "latium"))
    assert table.state.regions["latium"].unrest == 1
    assert (ROME, "agent_turn.start") in table.asked()


def test_unpaid_hirelings() -> None:
    """Playing Events: Unpaid Hirelings send a random mercenary card back to its pack."""
    from engine.games.total_war_rome.actions.event_cards import Unpaid

    table = Table()
    table.army("carthage_1", "lilybaeum", "libyan_spearmen", "libyan_spearmen", "mamertines")
    (card,) = table.hold(ROME, "unpaid_hirelings")
    table.agents(GREEKS)
    table.do(ROME, Unpaid(card, "carthage_1"))
    assert table.state.packs["mamertines"] == 4
