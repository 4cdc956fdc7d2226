"""The computer player's armies: allies' battles, generals, mergers, cards between armies, regions in danger, a leader
who is about to win."""

import msgspec
import pytest

from engine.games.total_war_rome.actions.campaign import (
    AcceptHelp,
    Confront,
    JoinBattle,
    March,
    Meet,
    MeetFirst,
    Merge,
    MoveGeneral,
    Reorganise,
    StandAside,
)
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.board.armies import is_legal_army
from engine.games.total_war_rome.computer_player.agents import points_denied
from engine.games.total_war_rome.computer_player.defence import endangered_regions, guarding_worth, region_peril
from engine.games.total_war_rome.computer_player.reorganising import best_split
from engine.games.total_war_rome.computer_player.spending import Shop
from engine.games.total_war_rome.computer_player.values import attack_worth, region_worth, threat_of_winning
from engine.games.total_war_rome.events.battle import BattleBegun, BattleDecided
from tests.engine.games.total_war_rome.player.test_player import (
    C1,
    HANNIBAL,
    R1,
    SCIPIO,
    STRONG,
    answer,
    eyes,
    of_type,
    played,
)
from tests.engine.games.total_war_rome.scenario import (
    CARTHAGE,
    FOOT,
    GREEKS,
    HOPLITES,
    JAVELINS,
    LEGION,
    ROME,
    SPEARS,
    Board,
)

FIGHT = Meet("fight", "stay", "none")
R2, G1 = "rome_2", "greek_states_1"


class TestAlliesInBattle:
    """Allies: it fights at their side when it pays."""

    def meeting(
        self, mine: tuple[str, ...], theirs: tuple[str, ...], *, foe: str = "enemy", vp: int = 0, ally: int = 4
    ) -> Board:
        """Carthage comes upon the Romans, in a region of theirs where a Greek ally stands."""
        board = Board().status(ROME, GREEKS, "ally").status(ROME, CARTHAGE, "enemy").status(GREEKS, CARTHAGE, foe)
        board.own(ROME, "messana").army(R1, "messana", *[FOOT] * ally).army(G1, "messana", *mine).has(ROME, vp=vp)
        board.own(CARTHAGE, "lilybaeum").army(C1, "lilybaeum", *theirs)
        return board.campaign(CARTHAGE).do(CARTHAGE, March(C1, ("messana",))).do(CARTHAGE, MeetFirst(R1))

    def test_it_joins_where_its_cards_decide(self) -> None:
        assert answer(self.meeting((HOPLITES,) * 6, (SPEARS,) * 6), GREEKS) == JoinBattle((HOPLITES,) * 6)

    def test_not_where_it_would_only_lose_cards(self) -> None:
        host = (*[SPEARS] * 4, "sacred_band", "war_elephants", JAVELINS, JAVELINS)
        board = self.meeting((HOPLITES,) * 2, host, ally=2)
        assert answer(board, GREEKS) == StandAside()

    def test_not_against_a_friend_for_little(self) -> None:
        assert answer(self.meeting((HOPLITES,) * 3, (SPEARS,) * 2, foe="friendly"), GREEKS) == StandAside()

    def test_not_for_one_who_would_win_the_game_by_it(self) -> None:
        assert answer(self.meeting((HOPLITES,) * 6, (SPEARS,) * 6, vp=19), GREEKS) == StandAside()

    def test_a_computer_fights_the_battle_to_its_end(self) -> None:
        """From the position by the questions to the events: both allies' armies are in it."""
        board = self.meeting((HOPLITES,) * 6, (SPEARS,) * 6)
        action = answer(board, GREEKS)
        assert action is not None
        board.do(CARTHAGE, FIGHT).do(ROME, FIGHT).do(GREEKS, action)
        helped = answer(board, ROME)
        assert helped == AcceptHelp((GREEKS,))
        board.do(ROME, helped).fight(3)
        begun, lost = board.told(BattleBegun), board.told(BattleDecided)
        assert (begun.attacker_cards, begun.defender_cards) == (6, 6)  # four of foot, and room for two of the ally's
        assert board.moment().split(".")[0] in ("campaign_turn", "withdrawal") and lost.result


def test_it_weighs_the_two_armies_that_meet() -> None:
    """Another army of its own may stand in the region; it is not the one that fights."""
    board = Board().status(ROME, CARTHAGE, "enemy").own(ROME, "bruttium", "samnium")
    board.army(R1, "bruttium", *[LEGION] * 6).army(R2, "bruttium", FOOT, FOOT).army(C1, "bruttium", *[SPEARS] * 6)
    board.campaign().do(ROME, Confront(R2, C1))
    chosen = answer(board, ROME)
    assert isinstance(chosen, Meet) and chosen.stance == "avoid"


class TestGenerals:
    def test_the_best_leads_the_most(self) -> None:
        board = Board().army(R1, "latium", FOOT, FOOT, general=SCIPIO).army(R2, "campania", *STRONG)
        assert answer(board.campaign()) == MoveGeneral(SCIPIO, R2)

    def test_a_spare_one_takes_an_army_that_has_none(self) -> None:
        board = Board().army(R1, "latium", *STRONG, stars=0).spare(SCIPIO).campaign()
        assert answer(board) == MoveGeneral(SCIPIO, R1)

    def test_nobody_is_left_without_one_for_it(self) -> None:
        board = Board().army(R1, "latium", *[FOOT] * 3).army(R2, "campania", *STRONG, stars=0)
        assert not of_type(played(board.campaign()), MoveGeneral)

    def test_equals_stay(self) -> None:
        board = Board().army(R1, "latium", FOOT, FOOT).army(R2, "campania", *STRONG)
        assert not of_type(played(board.campaign()), MoveGeneral)


class TestMergers:
    def test_a_remnant_joins_the_army_beside_it(self) -> None:
        board = Board().army(R1, "campania", FOOT, FOOT).army(R2, "latium", LEGION, LEGION, FOOT)
        done = played(board.campaign())
        assert of_type(done, March)[0] == March(R1, ("latium",)) and of_type(done, Merge) == [Merge(R1, R2)]
        (army,) = [a for a in board.state.armies.values() if a.owner == ROME]
        assert len(army.cards) <= 5 and is_legal_army(army.cards)

    def test_not_where_both_would_be_too_large(self) -> None:
        board = Board().army(R1, "campania", FOOT, FOOT, FOOT).army(R2, "latium", *STRONG)
        assert not of_type(played(board.campaign()), Merge)

    def test_two_armies_fit_for_war_stay_two(self) -> None:
        board = Board().army(R1, "campania", *[FOOT] * 4).army(R2, "latium", *[LEGION] * 4)
        assert not of_type(played(board.campaign()), Merge)


class TestCards:
    def test_the_best_go_on_and_the_rest_stay_as_a_garrison(self) -> None:
        board = Board().army(R1, "latium", *[FOOT] * 4).army(R2, "latium", *[LEGION] * 4, spent=1)
        moves = [a for a in (answer(board.campaign()),) if isinstance(a, Reorganise)]
        assert moves and moves[0].army == R1
        board.do(ROME, moves[0])
        one, two = board.state.armies[R1], board.state.armies[R2]
        assert one.cards.count(LEGION) == 2 and two.group_card_count("main") >= 2 and is_legal_army(one.cards)

    @pytest.mark.parametrize(
        ("mine", "theirs"),
        [((FOOT,) * 2, (LEGION,) * 6), ((LEGION,) * 6, (FOOT,) * 2), ((FOOT, LEGION, FOOT), (LEGION, FOOT, "velites"))],
    )
    def test_a_split_is_always_allowed(self, mine: tuple[str, ...], theirs: tuple[str, ...]) -> None:
        give, take = best_split(mine, theirs)
        board = Board().army(R1, "latium", *mine).army(R2, "latium", *theirs).campaign()
        assert board.allows(ROME, Reorganise(R1, R2, give, take, "keep")) or not (give or take)


class TestDanger:
    """What others may take of it."""

    def near(self, *, at: str = "lilybaeum", vp: int = 0, status: str = "enemy", **land: bool) -> Board:
        board = Board().status(ROME, CARTHAGE, status).own(ROME, "messana").own(CARTHAGE, "lilybaeum")
        board.land("bruttium", **land).has(CARTHAGE, vp=vp).army(C1, at, *[SPEARS] * 6, general=HANNIBAL)
        return board

    def test_an_army_far_away_is_none(self) -> None:
        assert (
            region_peril(eyes(self.near(at="gades")), "bruttium") == 0.0 < region_peril(eyes(self.near()), "bruttium")
        )

    def test_walls_barracks_and_an_army_make_it_less(self) -> None:
        plain = region_peril(eyes(self.near()), "bruttium")
        assert plain > region_peril(eyes(self.near(walls=True)), "bruttium")
        assert plain > region_peril(eyes(self.near(barracks=True)), "bruttium")
        assert plain > region_peril(eyes(self.near()), "bruttium", 6.0)

    def test_it_is_more_before_one_who_needs_the_points_to_win(self) -> None:
        assert region_peril(eyes(self.near(vp=17)), "bruttium") > region_peril(eyes(self.near()), "bruttium")

    def test_an_ally_is_none(self) -> None:
        assert region_peril(eyes(self.near(status="ally")), "bruttium") == 0.0

    def test_an_army_goes_where_it_guards_most(self) -> None:
        board = self.near(at="messana", vp=17).own(CARTHAGE, "messana").army(R1, "apulia", *[FOOT] * 4)
        board.own(ROME, *[region for region, land in board.state.regions.items() if not land.owner])
        assert guarding_worth(eyes(board), eyes(board).armies[R1], endangered_regions(eyes(board)))["bruttium"] > 1.0
        done = played(board.campaign())
        assert isinstance(done[-1], EndTurn) and board.at(R1) == "bruttium"

    def test_it_fortifies_what_is_in_danger_first(self) -> None:
        form = None
        view = eyes(self.near(at="messana", vp=17).own(CARTHAGE, "messana"))
        shop = Shop(view, form)  # type: ignore[arg-type]
        assert shop._work("bruttium:walls") > shop._work("latium:walls") == 0.0
        assert shop._work("bruttium:walls") > shop._work("bruttium:market")


class TestLeader:
    def test_urgency_grows_with_the_points_of_one_who_leads(self) -> None:
        said = [threat_of_winning(eyes(Board().has(CARTHAGE, vp=vp)), CARTHAGE) for vp in (5, 13, 17, 20)]
        assert said[0] == 0.0 < said[1] < said[2] < said[3] == 1.0
        assert threat_of_winning(eyes(Board().has(CARTHAGE, vp=13).has(ROME, vp=15)), CARTHAGE) == 0.0
        assert threat_of_winning(eyes(Board().has(ROME, vp=19)), ROME) == 0.0

    def test_his_regions_and_armies_are_worth_more(self) -> None:
        worths = []
        for vp in (5, 18):
            board = Board().status(ROME, CARTHAGE, "enemy").own(CARTHAGE, "messana").army(R1, "bruttium", *STRONG)
            board.army(C1, "messana", *[SPEARS] * 4).has(CARTHAGE, vp=vp)
            view = eyes(board)
            worths.append((attack_worth(view, view.armies[R1], "messana"), region_worth(view, "messana")))
        assert worths[1][0] > worths[0][0]

    def test_unrest_that_costs_him_a_point_of_economic_power_is_worth_more(self) -> None:
        """20 gold are a point: one less is none."""
        view = eyes(Board().has(CARTHAGE, vp=15))
        near = [
            msgspec.structs.replace(
                view, factions={**view.factions, CARTHAGE: msgspec.structs.replace(view.factions[CARTHAGE], income=n)}
            )
            for n in (12, 20, 23)
        ]
        worths = [points_denied(one, CARTHAGE, 2) for one in near]
        assert worths[0] == 0.0 < worths[2] < worths[1]
