"""BROKEN ALLIANCE beyond the march: bribes, uprisings, stranded armies that meet a defending army, landings."""

import pytest

from engine.games.total_war_rome.actions.agents import (
    BribeArmy,
    BribeRegion,
    DoubleAgent,
    Foil,
    Protests,
    RebelUprising,
    Riots,
    Sabotage,
    TreasuryTheft,
)
from engine.games.total_war_rome.actions.campaign import Betray, Conquer, Disembark, Leave, Meet, TakeMercenary
from engine.games.total_war_rome.computer_player.agents import deed_worth
from engine.games.total_war_rome.events.campaign import AssaultEnds
from engine.games.total_war_rome.events.diplomacy import AllianceBroken
from engine.games.total_war_rome.events.rounds import VictoryPoints
from engine.games.total_war_rome.game import GAME
from engine.kernel.actions import Action
from tests.engine.games.total_war_rome.player.test_player import answer, eyes
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, LEGION, ROME, SPEARS, TRIBES, Board

A1 = "rome_agent_1"
FIGHT = Meet("fight", "stay", "none")
BRIBE = BribeRegion("ac_31", A1, "messana")


def said(board: Board, side: str, action: Action) -> list[str]:
    """Return the keys of what is told before an action is confirmed."""
    prompt = board.prompt(side, type(action))
    given = prompt.menu.tokens_of_value(action)
    return [line.key for line in GAME.preview(board.state, prompt, given).lines]


def briber(status: str = "ally", entering: str = "attack") -> Board:
    """Rome, which has 3 VP and a bribe in hand, and Carthage, which holds Messana; the Greeks are Rome's allies too."""
    board = Board(entering=entering).holds(ROME, "bribe").own(CARTHAGE, "messana").has(ROME, vp=3)
    return board.status(ROME, CARTHAGE, status).status(ROME, GREEKS, "ally").status(ROME, TRIBES, "friendly")


@pytest.mark.ruling(131)
class TestBribesOfRegions:
    """Broken Alliance, ruling 131: whoever bribes a region tries to take it."""

    @pytest.mark.parametrize("face", ["R*", "Rx", "Rs"])
    def test_of_an_allys_breaks_the_alliance_whatever_is_rolled(self, face: str) -> None:
        board = briber().agents().do(ROME, BRIBE, face)
        assert board.told(AllianceBroken).victim == CARTHAGE and board.told(VictoryPoints).points == -1
        assert board.vp() == 2 and board.owner("messana") == (ROME if face == "R*" else CARTHAGE)
        assert [board.relation(ROME, s) for s in (CARTHAGE, GREEKS, TRIBES)] == ["enemy", "neutral", "neutral"]

    @pytest.mark.ruling(20)
    @pytest.mark.parametrize("reading", ["attack", "until_fight"])
    @pytest.mark.parametrize("status", ["neutral", "friendly", "enemy"])
    def test_of_anothers_makes_enemies(self, status: str, reading: str) -> None:
        """Ruling 20, in both readings: to try to take a region is an attack."""
        board = briber(status, entering=reading).agents().do(ROME, BRIBE, "Rs")
        assert board.relation(ROME, CARTHAGE) == "enemy" and board.vp() == 3
        assert board.relation(ROME, GREEKS) == "ally" and not board.all(AllianceBroken)

    def test_one_that_is_foiled_is_none(self) -> None:
        board = briber().holds(CARTHAGE, "ac_09").agents().do(ROME, BRIBE)
        board.do(CARTHAGE, Foil(board.card(CARTHAGE, "safe_house"))).close()
        assert board.relation(ROME, CARTHAGE) == "ally" and board.vp() == 3

    def test_armies_are_stranded_by_it(self) -> None:
        """After the die, and in turn order: they conquer or leave, in the Agent Phase too."""
        board = briber().army("carthage_1", "boii", *[SPEARS] * 4).own(ROME, "boii").army("rome_1", "lilybaeum")
        board.agents().do(ROME, BRIBE, "R*")
        assert board.moment() == "stranded.choose" and board.asked() == {ROME} and board.owner("messana") == ROME
        assert board.options(ROME, Leave) == ("messana",)
        board.do(ROME, Leave("messana"))
        assert board.at("rome_1") == "messana" and board.asked() == {CARTHAGE}
        board.do(CARTHAGE, Conquer(), "G-", "G-")
        assert board.owner("boii") == CARTHAGE and board.moment() == "agent_turn.start" and board.asked() == {ROME}

    def test_it_is_told_before(self) -> None:
        board = briber().army("rome_1", "lilybaeum").agents()
        lines = said(board, ROME, BRIBE)
        assert "preview.betray" in lines and "preview.stranded" in lines
        lines = said(briber("neutral").agents(), ROME, BRIBE)
        assert "preview.war" in lines and "preview.betray" not in lines
        lines = said(briber("enemy").agents(), ROME, BRIBE)
        assert "preview.war" not in lines and "preview.betray" not in lines

    def test_the_label_of_the_region_says_so(self) -> None:
        def key(status: str) -> str:
            board = briber(status).agents()
            odds = GAME.odds(board.state, board.prompt(ROME, BribeRegion), ("bribe_region", "messana"))
            assert odds is not None
            return odds.key

        assert [key(s) for s in ("ally", "neutral", "enemy")] == ["odds.bribe_ally", "odds.bribe_war", "odds.bribe"]


def meddling() -> Board:
    board = briber().holds(ROME, "protests", "riots", "rebel_uprising", "sabotage", "treasury_theft", "double_agent")
    board.land("lilybaeum", barracks=True).army("carthage_1", "messana", SPEARS, SPEARS).agent(A1, "messana")
    return board.own(CARTHAGE, "mastia")


MEDDLING: list[tuple[type[Action], dict[str, str], list[str]]] = [
    (Protests, {"region": "messana"}, []),
    (Riots, {"region": "messana"}, []),
    (RebelUprising, {"region": "messana"}, ["G-", "G-"]),
    (BribeArmy, {"army": "carthage_1"}, ["Rs"]),
    (Sabotage, {"region": "lilybaeum", "improvement": "barracks"}, ["R*"]),
    (TreasuryTheft, {"region": "zeugitana"}, ["R*"]),
    (DoubleAgent, {"target": "carthage_agent_1"}, []),
]
CARD = {Protests: "protests", Riots: "riots", RebelUprising: "rebel_uprising", BribeArmy: "bribe",
        Sabotage: "sabotage", TreasuryTheft: "treasury_theft", DoubleAgent: "double_agent"}  # fmt: skip


@pytest.mark.ruling(131)
@pytest.mark.parametrize(("kind", "on", "rolls"), MEDDLING, ids=lambda v: v.__name__ if isinstance(v, type) else "")
def test_what_else_an_agent_does_to_an_ally_is_no_attack(
    kind: type[Action], on: dict[str, str], rolls: list[str]
) -> None:
    """Ruling 131: nobody tries to take a region, and no army or navy is fought."""
    board = meddling().agents()
    board.do(ROME, kind(card=board.card(ROME, CARD[kind]), agent=A1, **on), *rolls)
    assert board.relation(ROME, CARTHAGE) == "ally" and board.vp() == 3 and not board.all(AllianceBroken)


@pytest.mark.ruling(131)
def test_an_uprising_that_gives_back_ones_own_home_region_is_an_attack() -> None:
    """Ruling 131: it takes the region from the ally who holds it."""
    board = briber().holds(ROME, "rebel_uprising").own(CARTHAGE, "bruttium").agents()
    rise = RebelUprising(board.card(ROME, "rebel_uprising"), A1, "bruttium")
    assert "preview.betray" in said(board, ROME, rise)
    board.do(ROME, rise)
    assert board.owner("bruttium") == ROME and board.vp() == 2 and board.relation(ROME, CARTHAGE) == "enemy"


class TestStrandedBeforeAnArmy:
    """Assaulting Garrisoned Regions 2: a defending army must be defeated first, by a stranded army too."""

    def board(self, region: str, *defenders: str) -> Board:
        """Rome breaks the alliance with Carthage at Messana; an army of Carthage stands in a Roman region beside a
        Roman one."""
        board = Board().own(CARTHAGE, "messana").own(ROME, region).status(ROME, CARTHAGE, "ally").has(ROME, vp=3)
        board.army("rome_1", "bruttium", *[LEGION] * 4).army("rome_2", region, *defenders)
        board.army("carthage_1", region, *[SPEARS] * 4)
        return board.campaign().do(ROME, Betray("rome_1", "messana"))

    @pytest.mark.parametrize("region", ["boii", "samnium"])
    def test_it_meets_the_army_before_it_conquers(self, region: str) -> None:
        board = self.board(region, FOOT, FOOT).do(CARTHAGE, Conquer())
        assert board.moment() == "meeting.stances" and board.asked() == {ROME, CARTHAGE}
        asked = board.prompt(CARTHAGE, Meet).subject
        assert asked is not None and (asked.args["own"], asked.args["enemy"]) == ("carthage_1", "rome_2")
        assert board.owner(region) == ROME

    def test_when_the_defender_has_gone_the_garrison_is_assaulted(self) -> None:
        board = self.board("samnium", FOOT, FOOT).do(CARTHAGE, Conquer())
        board.do(CARTHAGE, FIGHT).do(
            ROME, Meet("avoid", "campania", "none"), "W*", "W-", "Rs", "Rs", *["G-"] * 4, "W-", "G-", "G-"
        )
        board.do(ROME, TakeMercenary("mamertines"))
        assert board.at("rome_2") == "campania" and board.moment() == "campaign_turn.start"
        assert board.told(AssaultEnds).army == "carthage_1"

    def test_one_that_slips_off_itself_conquers_nothing(self) -> None:
        board = self.board("boii", FOOT, FOOT).own(CARTHAGE, "venetia").do(CARTHAGE, Conquer())
        board.do(CARTHAGE, Meet("avoid", "venetia", "none")).do(ROME, FIGHT, "W*", "W-", "G-", "G-")
        assert board.at("carthage_1") == "venetia" and board.owner("boii") == ROME and board.owner("messana") == ROME

    def test_beaten_it_conquers_nothing(self) -> None:
        board = self.board("boii", *[LEGION] * 4, FOOT, FOOT).do(CARTHAGE, Conquer())
        board.do(CARTHAGE, FIGHT).do(ROME, FIGHT).fight(3)
        while board.moment() == "withdrawal.choose":
            (side,) = board.asked()
            board.do(side, board.prompts(side)[0].default)  # type: ignore[arg-type]
        assert board.at("rome_2") == "boii" and board.owner("boii") == ROME and board.at("carthage_1") != "boii"

    def test_what_awaits_it_is_told_before(self) -> None:
        board = self.board("samnium", FOOT, FOOT)
        lines = said(board, CARTHAGE, Conquer())
        assert lines[0] == "preview.foe" and "preview.garrison" not in lines and "preview.assault_then" in lines
        alone = self.board("boii", FOOT, FOOT)
        assert "preview.conquest_then" in said(alone, CARTHAGE, Conquer())


class TestLandings:
    """Broken Alliance: who lands on an ally's shore asks his leave, or breaks the alliance."""

    def board(self) -> Board:
        board = Board().own(CARTHAGE, "messana").status(ROME, CARTHAGE, "ally").has(ROME, vp=3)
        board.navy("rome_fleet_1", "mare_ionium").army("rome_1", "", *[LEGION] * 4).aboard("rome_1", "rome_fleet_1")
        return board

    def test_by_choice_it_is_a_betrayal(self) -> None:
        board = self.board().campaign()
        assert "messana" in board.options(ROME, Betray, "rome_1") and board.allows(ROME, Disembark("rome_1", "messana"))
        assert "preview.betray" in said(board, ROME, Betray("rome_1", "messana"))
        board.do(ROME, Betray("rome_1", "messana"), "G-", "G-")
        assert board.owner("messana") == ROME and board.vp() == 2 and board.relation(ROME, CARTHAGE) == "enemy"
        assert board.at("rome_1") == "messana" and board.state.navies["rome_fleet_1"].spent == 1

    def test_only_on_an_allys_shore(self) -> None:
        board = self.board().own(GREEKS, "epirus").campaign()
        assert board.options(ROME, Betray, "rome_1") == ("messana",)

    def test_not_without_a_mu_left(self) -> None:
        board = self.board().navy("rome_fleet_1", "mare_ionium", spent=9).campaign()
        assert not board.may(ROME, Betray)


class TestTheComputerPlayer:
    """It weighs what a bribe of a region makes of its owner, and what a stranded army can do (Broken Alliance)."""

    def test_an_army_too_weak_to_conquer_leaves(self) -> None:
        for region, cards, expected in (
            ("boii", (SPEARS, SPEARS), Leave("venetia")), ("boii", (SPEARS,) * 5, Conquer()),
        ):  # fmt: skip
            board = Board().own(CARTHAGE, "messana", "venetia").own(ROME, region).status(ROME, CARTHAGE, "ally")
            board.army("rome_1", "bruttium", *[LEGION] * 4).army("carthage_1", region, *cards)
            if cards == (SPEARS, SPEARS):
                board.army("rome_2", region, *[FOOT] * 4)
            board.campaign().do(ROME, Betray("rome_1", "messana"))
            assert answer(board, CARTHAGE) == expected

    def test_it_bribes_no_ally(self) -> None:
        """An enemy rather than a neutral faction, and that rather than a friend; an ally never."""

        def worth(status: str) -> float:
            return deed_worth(eyes(briber(status).agents()), "bribe_region", {"region": "messana"})

        assert worth("enemy") > worth("neutral") > worth("friendly") > worth("ally") + 50
