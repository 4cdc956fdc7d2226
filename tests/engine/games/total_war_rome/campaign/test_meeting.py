"""MEETING ENEMY ARMIES AND AVOIDING BATTLE: stances, rolls, escapes, cards, pursuit, what follows a battle."""

from typing import Any

import pytest

from engine.games.total_war_rome.actions.campaign import Confront, March, Meet, TakeMercenary, Withdraw
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.campaign.movement import EXHAUSTED
from engine.games.total_war_rome.events.battle import BattleDecided
from engine.games.total_war_rome.events.campaign import BattleAvoided
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.campaign import Withdrawal
from engine.kernel.prompts import SEALED
from tests.engine.games.total_war_rome.diplomacy.test_betrayals import said
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, LEGION, PUNIC, ROME, SPEARS, Board

R1, C1 = "rome_1", "carthage_1"
FIGHT = Meet("fight", "stay", "none")


def avoid(to: str, no_escape: str = "none") -> Meet:
    return Meet("avoid", to, no_escape)


def before(**armies: str) -> Board:
    """Rome, at Bruttium, and Carthage, in its Messana, are enemies; each has a mediocre general."""
    board = Board().status(ROME, CARTHAGE, "enemy").own(CARTHAGE, "messana")
    board.army(R1, "bruttium", *[LEGION] * 4, general=armies.get("rome"))
    return board.army(C1, "messana", *[SPEARS] * 3, general=armies.get("carthage"))


def met(board: Board | None = None) -> Board:
    return (board or before()).campaign().do(ROME, March(R1, ("messana",)))


@pytest.mark.ruling(38, 107)
class TestStances:
    """Meeting Enemy Armies and avoiding battle; rulings 38 and 107."""

    def test_one_sealed_form_for_each(self) -> None:
        board = met()
        assert board.asked() == {ROME, CARTHAGE} and board.at(R1) == "messana"
        assert {p.kind for side in (ROME, CARTHAGE) for p in board.prompts(side)} == {SEALED}

    def test_no_one_avoids(self) -> None:
        board = met().do(ROME, FIGHT).do(CARTHAGE, FIGHT)
        assert any(isinstance(f, LandBattle) for f in board.state.frames)

    def test_both_avoid_the_active_player_moves_off(self) -> None:
        board = met().do(CARTHAGE, avoid("lilybaeum")).do(ROME, avoid("bruttium"))
        assert board.at(R1) == "bruttium" and board.at(C1) == "messana" and board.told(BattleAvoided).army == R1

    @pytest.mark.parametrize(
        ("mine", "theirs", "escapes"), [("W*", "Wx", True), ("Wx", "Ws", True), ("Ws", "W-", True),
                                        ("W*", "W*", False), ("W-", "W-", False), ("Wx", "W*", False)],
    )  # fmt: skip
    def test_one_who_avoids_must_roll_better(self, mine: str, theirs: str, escapes: bool) -> None:
        more = ("G-", "G-") if escapes else ()
        board = met().do(ROME, FIGHT).do(CARTHAGE, avoid("lilybaeum"), mine, theirs, *more)
        assert (board.at(C1) == "lilybaeum") is escapes
        assert (board.owner("messana") == ROME) is escapes

    def test_each_general_rolls_the_die_on_his_card(self) -> None:
        board = met(before(rome="rome_scipio_africanus", carthage="carthage_hasdrubal_barca"))
        board.do(CARTHAGE, FIGHT).do(ROME, avoid("bruttium"), "R*", "Yx")
        assert board.at(R1) == "bruttium"

    def test_without_leadership_a_black_die(self) -> None:
        board = before()
        board.army(C1, "messana", SPEARS, SPEARS, stars=0)
        met(board).do(ROME, FIGHT).do(CARTHAGE, avoid("lilybaeum"), "Kx", "W-", "G-", "G-")
        assert board.at(C1) == "lilybaeum"

    def test_an_elusive_generals_blank_is_an_s(self) -> None:
        board = met(before(rome="rome_fabius_maximus")).do(CARTHAGE, FIGHT).do(ROME, avoid("bruttium"), "Y-", "W-")
        assert board.at(R1) == "bruttium"

    def test_nobody_avoids_a_stubborn_one_who_enters(self) -> None:
        board = Board().status(CARTHAGE, "barbarian_tribes", "enemy").own(CARTHAGE, "treveri")
        board.army(C1, "treveri").army("barbarian_tribes_1", "belgica", general="barbarian_tribes_viridomarus")
        board.campaign("barbarian_tribes").do("barbarian_tribes", March("barbarian_tribes_1", ("treveri",)))
        board.refused(CARTHAGE, avoid("cherusci"))
        assert board.allows("barbarian_tribes", avoid("cherusci"))


@pytest.mark.ruling(39)
class TestEscapes:
    """Meeting Enemy Armies 3; ruling 39."""

    def ways(self, board: Board) -> tuple[str, ...]:
        return board.options(CARTHAGE, Meet, "avoid")

    def test_own_and_allied_and_empty_independent_regions(self) -> None:
        assert self.ways(met()) == ("lilybaeum",)  # Syracuse is garrisoned, Bruttium Roman
        assert set(self.ways(met(before().status(CARTHAGE, GREEKS, "ally")))) == {"lilybaeum", "syracusae"}

    @pytest.mark.ruling(121)
    def test_aboard_a_navy_in_the_port_of_the_region(self) -> None:
        """An adjacent friendly navy: also one that lies in port there (ruling 121)."""
        fleet = "carthage_fleet_1"
        board = met(before().own(GREEKS, "lilybaeum").navy(fleet, port="messana"))
        assert self.ways(board) == (fleet,)
        board.do(ROME, FIGHT).do(CARTHAGE, avoid(fleet), "W*", "Wx", "G-", "G-")
        assert board.at(C1) == fleet and board.owner("messana") == ROME

    def test_not_aboard_one_in_another_port(self) -> None:
        board = met(before().own(GREEKS, "lilybaeum").navy("carthage_fleet_1", port="lilybaeum"))
        board.refused(CARTHAGE, avoid("carthage_fleet_1"))

    @pytest.mark.parametrize("status", ["neutral", "friendly"])
    def test_to_an_own_region_beside_an_army_that_is_no_enemys(self, status: str) -> None:
        """Never into a region with an enemy army; a neutral or friendly one is none."""
        board = met(before().army("greek_states_1", "lilybaeum").status(CARTHAGE, GREEKS, status))
        assert self.ways(board) == ("lilybaeum",)
        board.do(ROME, FIGHT).do(CARTHAGE, avoid("lilybaeum"), "W*", "W-", "G-", "G-")
        assert board.at(C1) == "lilybaeum" and board.relation(CARTHAGE, GREEKS) == status

    def test_not_to_a_region_to_conquer_where_such_an_army_stands(self) -> None:
        """An independent region must be empty: nobody is met on the flight."""
        board = Board().status(ROME, CARTHAGE, "enemy").army(R1, "umbria").army(C1, "boii").own(CARTHAGE, "boii")
        board.army("greek_states_1", "venetia").campaign().do(ROME, March(R1, ("boii",)))
        assert "venetia" not in self.ways(board)

    def test_never_to_an_enemy_or_another_own_army(self) -> None:
        board = met(before().army("carthage_2", "lilybaeum", PUNIC, PUNIC))
        board.refused(CARTHAGE, avoid("lilybaeum"))

    def test_without_a_way_there_is_no_avoiding(self) -> None:
        board = met(before().own(GREEKS, "lilybaeum"))
        board.refused(CARTHAGE, avoid("lilybaeum"))
        assert board.allows(CARTHAGE, FIGHT)

    def test_rivers_and_mountains_do_not_hinder(self) -> None:
        board = Board().status(ROME, CARTHAGE, "enemy").army(R1, "noricum").army(C1, "venetia").own(CARTHAGE, "venetia")
        board.campaign(CARTHAGE).do(CARTHAGE, March(C1, ("noricum",)))
        assert {"dalmatia", "raetia", "venetia"} <= set(board.options(ROME, Meet, "avoid"))

    def test_an_empty_independent_region_must_be_conquered_at_once(self) -> None:
        board = Board().status(ROME, CARTHAGE, "enemy").army(R1, "umbria").army(C1, "boii").own(CARTHAGE, "boii")
        board.campaign().do(ROME, March(R1, ("boii",))).do(ROME, FIGHT)
        board.do(CARTHAGE, avoid("venetia"), "W*", "W-", "G-", "G-", "G-", "G-")
        assert board.owner("venetia") == CARTHAGE and board.owner("boii") == ROME

    def test_aboard_an_own_navy_in_an_adjacent_sea_area(self) -> None:
        board = met(before().navy("carthage_fleet_1", "mare_ionium"))
        board.do(ROME, FIGHT).do(CARTHAGE, avoid("carthage_fleet_1"), "W*", "W-", "G-", "G-")
        assert board.at(C1) == "carthage_fleet_1" and board.owner("messana") == ROME

    def test_not_aboard_one_that_carries_an_army_nor_one_far_away(self) -> None:
        board = (
            before()
            .navy("carthage_fleet_1", "mare_ionium")
            .army("carthage_2", "")
            .navy("carthage_fleet_2", "mare_africum")
        )
        met(board.aboard("carthage_2", "carthage_fleet_1"))
        board.refused(CARTHAGE, avoid("carthage_fleet_1"))
        board.refused(CARTHAGE, avoid("carthage_fleet_2"))


class TestCards:
    """Meeting Enemy Armies 4: cards."""

    def test_slip_away_needs_no_roll(self) -> None:
        board = met(before().holds(CARTHAGE, "slip_away"))
        board.do(ROME, FIGHT).do(CARTHAGE, Meet("slip_away", "lilybaeum", "none"), "G-", "G-")
        assert board.at(C1) == "lilybaeum" and board.hand(CARTHAGE) == []

    @pytest.mark.ruling(38)
    def test_it_is_kept_if_it_is_not_needed(self) -> None:
        """Ruling 38: both avoid, so the active player moves off."""
        board = met(before().holds(CARTHAGE, "slip_away")).do(ROME, avoid("bruttium"))
        board.do(CARTHAGE, Meet("slip_away", "lilybaeum", "none"))
        assert board.at(R1) == "bruttium" and len(board.hand(CARTHAGE)) == 1

    @pytest.mark.parametrize(("mine", "left"), [("W*", 1), ("W-", 0)])
    def test_it_may_wait_for_what_the_dice_say(self, mine: str, left: int) -> None:
        """Whose roll was not better must fight, unless he has such a card (4)."""
        board = met(before().holds(CARTHAGE, "slip_away")).do(ROME, FIGHT)
        board.do(CARTHAGE, Meet("avoid_or_slip", "lilybaeum", "none"), mine, "W-", "G-", "G-")
        assert board.at(C1) == "lilybaeum" and len(board.hand(CARTHAGE)) == left

    @pytest.mark.ruling(144)
    @pytest.mark.parametrize(("named", "left"), [("ac_35", "ac_50"), ("ac_50", "ac_35")])
    def test_who_holds_two_says_which_is_played(self, named: str, left: str) -> None:
        """Ruling 144: one is also Sabotage, the other Recruit Mercenaries."""
        board = met(before().holds(CARTHAGE, "ac_35", "ac_50")).do(ROME, FIGHT)
        board.refused(CARTHAGE, Meet("slip_away", "lilybaeum", "none"))
        board.do(CARTHAGE, Meet("slip_away", "lilybaeum", "none", named), "G-", "G-")
        assert board.hand(CARTHAGE) == [left]

    def test_who_holds_two_and_fights_names_none(self) -> None:
        board = met(before().holds(CARTHAGE, "ac_35", "ac_50"))
        assert board.prompt(CARTHAGE, Meet).default == Meet("fight", "stay", "none", "none")
        board.refused(CARTHAGE, Meet("fight", "stay", "none", "ac_35"))

    @pytest.mark.ruling(124)
    def test_it_is_kept_where_no_escape_has_undone_the_roll(self) -> None:
        """He who has just avoided battle must fight after all (ruling 124)."""
        board = met(before().holds(ROME, "no_escape").holds(CARTHAGE, "slip_away"))
        board.do(ROME, Meet("fight", "stay", "ac_01"))
        board.do(CARTHAGE, Meet("avoid_or_slip", "lilybaeum", "none"), "W*", "W-")
        assert board.at(C1) == "messana" and board.hand(ROME) == [] and len(board.hand(CARTHAGE)) == 1

    def test_waiting_for_the_dice_needs_the_card_and_dice_to_roll(self) -> None:
        wait = Meet("avoid_or_slip", "lilybaeum", "none")
        met().refused(CARTHAGE, wait)

    def test_no_escape_stops_one_who_has_rolled_better(self) -> None:
        board = met(before().holds(ROME, "no_escape"))
        board.do(ROME, Meet("fight", "stay", "ac_01")).do(CARTHAGE, avoid("lilybaeum"), "W*", "W-")
        assert board.at(C1) == "messana" and board.hand(ROME) == []
        assert any(isinstance(f, LandBattle) for f in board.state.frames)

    @pytest.mark.ruling(124)
    def test_it_stops_one_who_slips_away_too(self) -> None:
        """Ruling 124: he too has just avoided battle; both cards are gone."""
        board = met(before().holds(ROME, "no_escape").holds(CARTHAGE, "slip_away"))
        board.do(ROME, Meet("fight", "stay", "ac_01")).do(CARTHAGE, Meet("slip_away", "lilybaeum", "none"))
        assert board.at(C1) == "messana" and board.hand(ROME) == board.hand(CARTHAGE) == []
        assert any(isinstance(f, LandBattle) for f in board.state.frames)

    def test_it_is_kept_if_the_roll_was_worse(self) -> None:
        board = met(before().holds(ROME, "no_escape"))
        board.do(ROME, Meet("fight", "stay", "ac_01")).do(CARTHAGE, avoid("lilybaeum"), "W-", "W-")
        assert board.hand(ROME) == ["ac_01"]


@pytest.mark.ruling(40, 41)
class TestPursuit:
    """Meeting Enemy Armies 4: pursuit; rulings 40 and 41."""

    def test_with_mu_left_it_is_met_again(self) -> None:
        board = before().own(CARTHAGE, "tripolitania")
        board = met(board).do(ROME, FIGHT).do(CARTHAGE, avoid("lilybaeum"), "W*", "W-", "G-", "G-")
        board.do(ROME, TakeMercenary("mamertines")).do(ROME, March(R1, ("lilybaeum",)))
        assert board.moment() == "meeting.stances" and board.asked() == {ROME, CARTHAGE}

    def test_who_begins_beside_an_enemy_meets_it_before_leaving(self) -> None:
        board = Board().army(R1, "latium").army(C1, "latium").status(ROME, CARTHAGE, "enemy").campaign()
        board.refused(ROME, March(R1, ("umbria",)))
        board.do(ROME, Confront(R1, C1)).do(CARTHAGE, FIGHT).do(ROME, avoid("umbria"), "W*", "W-")
        assert board.at(R1) == "umbria"

    def test_or_stays(self) -> None:
        board = Board().army(R1, "latium").army(C1, "latium").status(ROME, CARTHAGE, "enemy").campaign()
        assert board.do(ROME, EndTurn()).at(R1) == "latium"


@pytest.mark.ruling(59)
class TestAfterTheBattle:
    """Determine the Victor; ruling 59."""

    def fought(self, seed: int, **options: Any) -> Board:
        board = Board(**options).status(ROME, CARTHAGE, "enemy").own(CARTHAGE, "messana")
        board.army(R1, "bruttium", *[LEGION] * 6).army(C1, "messana", *[SPEARS] * 6)
        return met(board).do(ROME, FIGHT).do(CARTHAGE, FIGHT).fight(seed)

    def decided(self, result: str, winner: str, **options: Any) -> Board:
        """Return a battle that ended so."""
        for seed in range(300):
            board = self.fought(seed, **options)
            told = board.told(BattleDecided)
            if (told.result, told.side) == (result, winner):
                return board
        raise AssertionError("no such battle among the seeds")

    def test_a_beaten_attacker_withdraws_with_no_mu_left(self) -> None:
        board = self.decided("victory", CARTHAGE)
        assert board.moment() == "withdrawal.choose" and board.asked() == {ROME}
        board.do(ROME, Withdraw("bruttium"))
        assert board.at(R1) == "bruttium" and board.state.armies[R1].spent == EXHAUSTED
        assert not board.may(ROME, March) and board.owner("messana") == CARTHAGE

    @pytest.mark.ruling(60)
    def test_so_does_an_attacker_who_tied(self) -> None:
        """Ruling 60."""
        board = self.decided("tie", "")
        assert board.asked() == {ROME} and board.vp() == 0 == board.vp(CARTHAGE)
        board.do(ROME, Withdraw("bruttium"))
        assert board.at(C1) == "messana"

    def test_a_victorious_attacker_goes_on_and_conquers(self) -> None:
        board = self.decided("victory", ROME)
        assert board.asked() == {CARTHAGE}
        board.do(CARTHAGE, Withdraw("lilybaeum"), "G-", "G-")
        assert board.owner("messana") == ROME and board.state.armies[R1].spent == 1 and board.vp() == 1

    def test_a_total_victory_leaves_nobody(self) -> None:
        board = self.decided("total_victory", CARTHAGE)
        assert board.at(R1) == "gone" and board.vp(CARTHAGE) == 2 and board.moment() == "campaign_turn.start"

    @pytest.mark.ruling(59)
    def test_the_beaten_stay(self) -> None:
        """Ruling 59, second reading (option beaten_army)."""
        board = self.decided("victory", ROME, beaten_army="stays")
        assert board.at(R1) == "messana" == board.at(C1) and board.moment() == "campaign_turn.start"
        board.refused(ROME, March(R1, ("bruttium",)))  # beside an enemy army it must meet it again first
        assert board.allows(ROME, Confront(R1, C1)) and board.owner("messana") == CARTHAGE

    def test_without_a_way_it_is_destroyed(self) -> None:
        board = Board().army(R1, "baleares", FOOT, FOOT).campaign(GREEKS)
        board._begin(Withdrawal(army=R1, side=ROME), ())
        assert board.at(R1) == "gone"


@pytest.mark.ruling(132)
class TestRefugeWithOnesOwn:
    """Universal Rules 5, ruling 132: in one's own turn a region with another army of one's own is a refuge: one army a
    region is the rule at the end of that turn."""

    def beaten(self, *others: str, at: str = "bruttium") -> Board:
        """Rome's army has tied or lost in Messana, with a second one at Bruttium, where alone it can go."""
        for seed in range(300):
            board = before().army("rome_1", "messana", *[LEGION] * 6).army(C1, "messana", *[SPEARS] * 6)
            board.army("rome_2", at, *(others or (FOOT, FOOT))).campaign()
            board.do(ROME, Confront(R1, C1)).do(ROME, FIGHT).do(CARTHAGE, FIGHT).fight(seed)
            if board.at(R1) != "gone" and (told := board.told(BattleDecided)).side != ROME and told.result:
                return board
        raise AssertionError("no such battle among the seeds")

    def test_a_beaten_army_withdraws_to_it(self) -> None:
        board = self.beaten()
        assert board.moment() == "withdrawal.choose" and board.options(ROME, Withdraw) == ("bruttium",)
        board.do(ROME, Withdraw("bruttium"))
        assert board.at(R1) == board.at("rome_2") == "bruttium" and board.moment() == "campaign_turn.start"

    def test_the_other_may_make_room(self) -> None:
        board = self.beaten().do(ROME, Withdraw("bruttium")).do(ROME, March("rome_2", ("lucania",)))
        board.do(ROME, EndTurn())
        assert board.at(R1) == "bruttium" and board.at("rome_2") == "lucania"

    @pytest.mark.ruling(109)
    def test_else_they_are_one_at_the_end_of_the_turn(self) -> None:
        """Ruling 109; what is too much for one army goes at random, after a warning."""
        board = self.beaten(*[FOOT] * 6).do(ROME, Withdraw("bruttium"))
        assert "preview.merged" in said(board, ROME, EndTurn())
        many = len(board.state.armies[R1].cards) + 6
        board.do(ROME, EndTurn(), *[1] * (many - 6))
        (left,) = [army for army in board.state.armies.values() if army.owner == ROME]
        assert left.at == "bruttium" and len(left.cards) == 6

    def test_it_is_told_before(self) -> None:
        assert said(self.beaten(), ROME, Withdraw("bruttium")) == ["preview.crowded"]

    def test_a_timeout_goes_where_there_is_room(self) -> None:
        """The default of a question merges no armies unless it must."""
        board = self.beaten(at="bruttium").own(ROME, "syracusae")
        assert set(board.options(ROME, Withdraw)) == {"bruttium", "syracusae"}
        assert board.prompt(ROME, Withdraw).default == Withdraw("syracusae")

    def test_an_army_that_avoids_battle_in_its_own_turn_goes_to_it(self) -> None:
        board = before().army(R1, "messana", *[LEGION] * 4).army("rome_2", "bruttium").campaign()
        board.do(ROME, Confront(R1, C1)).do(CARTHAGE, FIGHT).do(ROME, avoid("bruttium"), "W*", "W-")
        assert board.at(R1) == board.at("rome_2") == "bruttium"

    def test_not_in_anothers_turn(self) -> None:
        board = before().army(R1, "messana", *[LEGION] * 4).army("rome_2", "bruttium").campaign(CARTHAGE)
        board.do(CARTHAGE, Confront(C1, R1)).refused(ROME, avoid("bruttium"))

    @pytest.mark.ruling(39)
    def test_not_where_a_foreign_garrison_is(self) -> None:
        """Ruling 39."""
        board = before().army(R1, "messana", *[LEGION] * 4).army("rome_2", "lilybaeum", siege=True).campaign()
        board.do(ROME, Confront(R1, C1)).refused(ROME, avoid("lilybaeum"))
