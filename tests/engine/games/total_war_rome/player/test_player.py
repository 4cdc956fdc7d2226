"""The computer player in positions with an evident move: at sea, at land, in treaties, in battle."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.total_war_rome.actions.agents import Agree, Refuse, Spy, Treaty
from engine.games.total_war_rome.actions.battle import Deploy
from engine.games.total_war_rome.actions.campaign import (
    Assault,
    Betray,
    Confront,
    Disembark,
    Embark,
    Engage,
    Intercept,
    March,
    Meet,
    PlaceNavy,
    Sail,
)
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.computer_player.computer import StrongPlayer
from engine.games.total_war_rome.computer_player.diplomacy import alliance_worth, is_leading_too_far
from engine.games.total_war_rome.computer_player.sea import SAILING, expected_sinkings, fight_worth, profitable_raiders
from engine.games.total_war_rome.computer_player.values import attack_worth, region_worth, rounds_left
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.tables import REGIONS
from engine.games.total_war_rome.view import RomeView, view_of
from engine.kernel.actions import Action, Pass
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.prompts import MAY
from engine.players.selfplay import Run
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, LEGION, ROME, SPEARS, TRIBES, Board

R1, C1, FLEET, FOE = "rome_1", "carthage_1", "rome_fleet_1", "carthage_fleet_1"
STRONG = (LEGION, LEGION, LEGION, LEGION, FOOT, FOOT)
SCIPIO, HANNIBAL = "rome_scipio_africanus", "carthage_hannibal_barca"
PLAYER = StrongPlayer()


def eyes(board: Board, side: str = ROME) -> RomeView:
    return view_of(board.state, board.state.players[side])


def answer(board: Board, side: str = ROME, moment: str = "") -> Action | None:
    """Return what the computer player answers for a side."""
    prompts = [p for p in board.prompts(side) if p.kind != MAY and moment in ("", p.moment)]
    return PLAYER.answer(eyes(board, side), prompts[0], UnverifiedRandom(1))


def played(board: Board, side: str = ROME, *, turns: int = 40) -> list[Action]:
    """Let the computer player play a side's campaign turn to its end (others by default), and return what it did."""
    done: list[Action] = []
    for n in range(turns):
        prompts = [p for p in GAME.prompts(board.state).values() if p.kind != MAY and p.answered is None]
        prompt = next((p for p in prompts if p.side == side), prompts[0])
        action = (
            PLAYER.answer(eyes(board, side), prompt, UnverifiedRandom(n)) if prompt.side == side else prompt.default
        )
        action = action if action is not None else prompt.default
        assert action is not None
        if prompt.side == side:
            done.append(action)
        if isinstance(action, EndTurn):
            return done
        board.state = GAME.apply(board.state, prompt.id, action, KeyedDice(b"k" * 32, n)).state
    raise AssertionError(f"the turn does not end: {done[-6:]}")


def of_type(done: list[Action], kind: type[Action]) -> list[Any]:
    return [action for action in done if isinstance(action, kind)]


class TestByLand:
    def test_it_takes_a_weak_region_beside_it(self) -> None:
        board = Board().army(R1, "etruria", *STRONG).campaign()
        move = answer(board)
        assert isinstance(move, March) and board.owner(move.route[-1]) == ""

    def test_it_does_not_attack_at_bad_odds(self) -> None:
        board = Board().status(ROME, CARTHAGE, "enemy").army(R1, "bruttium", *[FOOT] * 4)
        board.own(CARTHAGE, "messana").army(
            C1, "messana", *[SPEARS] * 4, "sacred_band", "war_elephants", general=HANNIBAL
        )
        board.campaign()
        assert all("messana" not in march.route for march in of_type(played(board), March))

    def test_it_fights_at_good_odds(self) -> None:
        board = Board().status(ROME, CARTHAGE, "enemy").army(R1, "messana", *STRONG, stars=3).army(C1, "messana")
        assert isinstance(answer(board.campaign()), Confront)

    def test_it_does_not_confront_a_stronger_army(self) -> None:
        board = Board().status(ROME, CARTHAGE, "enemy").army(R1, "messana", *[FOOT] * 3)
        board.army(C1, "messana", *[SPEARS] * 5, "sacred_band", general=HANNIBAL).campaign()
        assert not isinstance(answer(board), Confront)

    def test_an_army_too_small_for_war_stays(self) -> None:
        board = Board().army(R1, "etruria", FOOT, FOOT).campaign()
        assert not of_type(played(board), March)

    def test_it_assaults_only_with_a_chance(self) -> None:
        weak = Board().status(ROME, GREEKS, "enemy").army(R1, "epirus", FOOT, FOOT, FOOT, FOOT)
        assert not isinstance(answer(weak.land("epirus", barracks=True, walls=True).campaign()), Assault)
        strong = Board().status(ROME, GREEKS, "enemy").army(R1, "epirus", *STRONG, "onager", "onager", general=SCIPIO)
        assert isinstance(answer(strong.campaign()), Assault)

    def test_an_ally_is_not_asked_for_leave_without_end(self) -> None:
        """Its refusal would be followed by the same question."""
        board = Board().status(ROME, CARTHAGE, "ally").own(CARTHAGE, "messana", "lilybaeum").own(ROME, "syracusae")
        board.army(R1, "bruttium", *STRONG).campaign()
        assert all(board.owner(at) != CARTHAGE for march in of_type(played(board), March) for at in march.route)


class TestMeeting:
    def met(self, mine: tuple[str, ...], theirs: tuple[str, ...]) -> Board:
        board = Board().status(ROME, CARTHAGE, "enemy").own(CARTHAGE, "messana").own(ROME, "bruttium")
        board.army(R1, "bruttium", *mine).army(C1, "messana", *theirs)
        return board.campaign().do(ROME, March(R1, ("messana",)))

    def test_the_stronger_fights_and_the_weaker_goes(self) -> None:
        board = self.met(STRONG, (SPEARS, SPEARS))
        fights, goes = answer(board, ROME), answer(board, CARTHAGE)
        assert isinstance(fights, Meet) and fights.stance == "fight"
        assert isinstance(goes, Meet) and goes.stance == "avoid" and goes.to == "lilybaeum"


class TestOverSea:
    def rich(self, *free: str, sea: str = "", port: str = "", at: str = "latium") -> Board:
        """Some regions (Massalia) are free, all others Rome's or its allies'."""
        board = Board().own(ROME, *[r for r in Board().state.regions if r not in (free or ("massalia",))])
        for side in (CARTHAGE, GREEKS, TRIBES):
            board.own(side, *[r for r, land in Board().state.regions.items() if land.owner == side])
            board.status(ROME, side, "ally")
        return board.navy(FLEET, sea, port=port).army(R1, at, *STRONG)

    def test_it_embarks_for_an_undefended_rich_coast(self) -> None:
        board = self.rich(port="latium").campaign()
        assert answer(board) == Embark(R1, FLEET)
        done = played(board)
        (landing,) = of_type(done, Disembark)
        assert landing == Disembark(R1, "massalia") and board.owner("massalia") in (ROME, "")

    def test_it_lands_where_its_navy_lies_off_a_rich_coast(self) -> None:
        board = self.rich(sea="mare_gallicum").aboard(R1, FLEET).campaign()
        assert answer(board) == Disembark(R1, "massalia")

    def test_a_free_navy_comes_for_the_army(self) -> None:
        board = self.rich("cyrenaica", sea="mare_libycum").campaign()
        move = answer(board)
        assert isinstance(move, Sail) and SAILING[move.route[-1]]["mare_tyrrhenum"] <= 1

    def test_with_nothing_to_gain_an_army_aboard_comes_home(self) -> None:
        board = self.rich(sea="mare_tyrrhenum").own(ROME, "massalia").aboard(R1, FLEET).campaign()
        home = answer(board)
        assert isinstance(home, Disembark) and board.owner(home.region) == ROME

    def test_a_prospect_by_land_that_is_as_good_comes_first(self) -> None:
        board = self.rich("insubria", "massalia", port="liguria", at="liguria").campaign()
        assert isinstance(answer(board), March)

    def test_not_past_a_fleet_that_would_sink_the_army(self) -> None:
        board = self.rich(port="latium").status(ROME, CARTHAGE, "enemy")
        board.navy(FOE, "mare_ligusticum", *["quinquereme_c"] * 5).campaign()
        done = played(board)
        assert not any("mare_ligusticum" in sail.route for sail in of_type(done, Sail))
        assert all(landed.region != "massalia" for landed in of_type(done, Disembark))

    def test_a_new_navy_starts_where_it_is_of_use(self) -> None:
        board = self.rich().navy(FLEET).campaign()
        (placed,) = of_type(played(board), PlaceNavy)
        assert "mare_tyrrhenum" in REGIONS[placed.region].coast


class TestNavies:
    def near(self, mine: tuple[str, ...], theirs: tuple[str, ...], *, at: str = "mare_ionium", **status: str) -> Board:
        board = Board().status(ROME, CARTHAGE, status.get("status", "enemy"))
        return board.navy(FLEET, "mare_tyrrhenum", *mine).navy(FOE, at, *theirs)

    def test_it_sails_at_a_weaker_navy(self) -> None:
        board = self.near(("quinquereme_r",) * 4, ("trireme_c",) * 2).campaign()
        assert answer(board) == Sail(FLEET, ("mare_ionium",))

    def test_and_engages_one_in_its_sea(self) -> None:
        board = self.near(("quinquereme_r",) * 4, ("trireme_c",) * 2, at="mare_tyrrhenum").campaign()
        assert answer(board) == Engage(FLEET, FOE)

    def test_not_one_that_is_as_strong(self) -> None:
        board = self.near(("trireme_r",) * 2, ("trireme_c",) * 2).campaign()
        assert not isinstance(answer(board), Sail | Engage)

    def test_before_a_stronger_one_it_goes_into_port(self) -> None:
        board = self.near(("trireme_r",) * 2, ("quinquereme_c",) * 5).campaign()
        move = answer(board)
        assert isinstance(move, Sail) and board.owner(move.route[-1]) == ROME

    def test_a_friend_is_not_made_an_enemy_for_a_ship(self) -> None:
        board = self.near(("quinquereme_r",) * 3, ("trireme_c",), status="friendly").campaign()
        assert not isinstance(answer(board), Sail | Engage)

    def test_an_ally_is_not_fought(self) -> None:
        board = self.near(("quinquereme_r",) * 5, ("trireme_c",) * 2, status="ally")
        view = eyes(board.campaign())
        assert fight_worth(view, view.navies[FLEET], view.navies[FOE]) < -50

    @pytest.mark.parametrize(("mine", "falls_upon"), [(("quinquereme_c",) * 5, True), (("trireme_c",), False)])
    def test_it_intercepts_only_what_it_can_beat(self, mine: tuple[str, ...], falls_upon: bool) -> None:
        board = self.near(("trireme_r",) * 2, mine, at="mare_africum").campaign()
        board.do(ROME, Sail(FLEET, ("mare_ionium",)))
        reply = answer(board, CARTHAGE, "voyage.intercept")
        assert isinstance(reply, Intercept) is falls_upon
        assert falls_upon or reply is None or isinstance(reply, Pass)

    def test_a_cargo_tempts(self) -> None:
        """An army aboard is worth a battle that ships alone are not."""
        board = self.near(("trireme_r",) * 2, ("trireme_c",) * 2).army(R1, "latium", *STRONG)
        before = eyes(board, CARTHAGE)
        board.aboard(R1, FLEET)
        after = eyes(board, CARTHAGE)
        assert fight_worth(after, after.navies[FOE], after.navies[FLEET]) > 2 + fight_worth(
            before, before.navies[FOE], before.navies[FLEET]
        )
        mine = eyes(board)
        assert profitable_raiders(mine, mine.navies[FLEET], 6) and not profitable_raiders(mine, mine.navies[FLEET], 0)

    def test_sinking_is_exact(self) -> None:
        """Two GREEN (1 Skull, 2 X, 1 S, 2 blank): a Skull or two X sink a ship."""
        mean, every = expected_sinkings(("GREEN", "GREEN"), 2)
        assert every == pytest.approx(1 / 36)
        assert mean == pytest.approx(2 / 36 + (2 * 5 + 4) / 36)


class TestTreaties:
    def asked(self, status: str, **setting: Callable[[Board], Board]) -> Board:
        board = Board().status(ROME, CARTHAGE, status).agent("carthage_agent_1", "latium").holds(CARTHAGE, "treaty")
        for change in setting.values():
            change(board)
        board.agents(CARTHAGE)
        card = board.card(CARTHAGE, "treaty")
        board.do(CARTHAGE, Treaty(card=card, agent="carthage_agent_1", side=ROME, region="latium"))
        while board.window():
            board.close()
        return board

    def test_it_accepts_better_trade(self) -> None:
        assert answer(self.asked("neutral"), ROME) == Agree()

    def test_it_accepts_an_alliance_that_costs_it_nothing(self) -> None:
        assert answer(self.asked("friendly"), ROME) == Agree()

    def test_an_army_at_the_border_makes_it_dearer(self) -> None:
        board = Board().status(ROME, CARTHAGE, "friendly").own(CARTHAGE, "messana").army(C1, "messana", *[SPEARS] * 6)
        assert alliance_worth(eyes(board), CARTHAGE) > alliance_worth(eyes(Board()), CARTHAGE)

    def test_not_with_one_whose_land_it_is_about_to_take(self) -> None:
        def ready(board: Board) -> Board:
            return board.own(ROME, "messana").army(R1, "messana", *STRONG, "onager", "onager", general=SCIPIO)

        board = self.asked("friendly", ready=ready)
        assert attack_worth(eyes(board), eyes(board).armies[R1], "lilybaeum") > 3
        assert answer(board, ROME) == Refuse()

    def test_not_with_one_who_runs_away_with_the_game(self) -> None:
        board = self.asked("neutral", ahead=lambda board: board.has(CARTHAGE, vp=12))
        assert is_leading_too_far(eyes(board), CARTHAGE) and answer(board, ROME) == Refuse()

    def test_it_asks_for_treaties_itself(self) -> None:
        board = Board().agent("rome_agent_1", "zeugitana").agent("rome_agent_2").holds(ROME, "treaty").agents(ROME)
        move = answer(board)
        assert isinstance(move, Treaty)

    def test_an_allys_army_may_pass(self) -> None:
        board = Board().status(ROME, CARTHAGE, "ally").own(ROME, "messana").own(CARTHAGE, "lilybaeum")
        board.army(C1, "lilybaeum", *[SPEARS] * 4).campaign(CARTHAGE).do(CARTHAGE, March(C1, ("messana",)))
        assert answer(board, ROME, "advance.leave") == Agree()


class TestBetrayal:
    def border(self, final: bool) -> Board:
        board = Board().status(ROME, CARTHAGE, "ally").army(R1, "bruttium", *STRONG, "onager", "onager", general=SCIPIO)
        board.own(CARTHAGE, "messana", "lilybaeum")
        board.state.final = final
        return board

    def test_an_ally_is_kept_for_little(self) -> None:
        assert not of_type(played(self.border(False).campaign()), Betray)

    def test_in_the_final_round_it_takes_what_wins(self) -> None:
        """Three points for a region of 2 gold, less the one for the alliance."""
        board = (
            Board()
            .status(ROME, GREEKS, "ally")
            .own(ROME, "messana")
            .army(R1, "messana", *STRONG, "onager", general=SCIPIO)
        )
        board.state.final = True
        board.campaign()
        assert answer(board) == Betray(R1, "syracusae")

    def test_but_not_while_the_game_goes_on_among_friends(self) -> None:
        board = Board().status(ROME, GREEKS, "ally").own(ROME, "messana").army(R1, "messana", FOOT, FOOT, FOOT, FOOT)
        for other in (CARTHAGE, TRIBES):
            board.status(ROME, other, "friendly")
        assert not isinstance(answer(board.campaign()), Betray)


class TestAgents:
    def test_it_spies_on_an_army_that_it_may_have_to_fight(self) -> None:
        board = Board().agent("rome_agent_1", "messana").agent("rome_agent_2").holds(ROME, "spy")
        board.own(CARTHAGE, "messana").army(C1, "messana", *[SPEARS] * 4).army(R1, "bruttium", *[FOOT] * 4)
        board.status(ROME, CARTHAGE, "enemy").agents(ROME)
        move = answer(board)
        assert isinstance(move, Spy) and move.army == C1

    def test_not_on_one_far_from_all_its_own(self) -> None:
        board = Board().agent("rome_agent_1", "ionia").agent("rome_agent_2").holds(ROME, "spy")
        board.own(CARTHAGE, "ionia").army(C1, "ionia", *[SPEARS] * 4).army(R1, "bruttium", *[FOOT] * 4).agents(ROME)
        assert not isinstance(answer(board), Spy)


class TestValues:
    def test_land_is_worth_less_as_the_end_comes_near(self) -> None:
        worths = []
        for vp, final in ((0, False), (17, False), (21, True)):
            board = Board().has(GREEKS, vp=vp)
            board.state.final = final
            worths.append((rounds_left(eyes(board)), region_worth(eyes(board), "massalia")))
        assert worths[0] > worths[1] > worths[2] and worths[2][0] == 0

    def test_home_regions_of_others_keep_their_points_to_the_end(self) -> None:
        board = Board()
        board.state.final = True
        assert region_worth(eyes(board), "syracusae") > 5 * 3 > region_worth(eyes(board), "massalia")


def test_its_deployment_uses_a_reveal_and_answers_what_it_sees() -> None:
    board = Board().status(ROME, CARTHAGE, "enemy").army(R1, "messana", LEGION, LEGION, FOOT, FOOT, general=SCIPIO)
    board.army(C1, "messana", *[SPEARS] * 4).campaign().do(ROME, Confront(R1, C1))
    for side in (CARTHAGE, ROME):
        board.state = GAME.apply(
            board.state, board.prompt(side, Meet).id, Meet("fight", "stay", "none"), KeyedDice(b"k" * 32, 1)
        ).state
    while not board.may(ROME, Deploy):
        prompt = next(p for p in GAME.prompts(board.state).values() if p.answered is None)
        assert prompt.default is not None
        board.state = GAME.apply(board.state, prompt.id, prompt.default, KeyedDice(b"k" * 32, 2)).state
    first = answer(board, ROME)
    assert isinstance(first, Deploy) and first.reveal == "yes"
    for side in (ROME, CARTHAGE):
        action = answer(board, side)
        assert action is not None
        board.state = GAME.apply(board.state, board.prompt(side, Deploy).id, action, KeyedDice(b"k" * 32, 3)).state
    again = answer(board, ROME, "combat_deployment.redeploy")
    assert isinstance(again, Deploy) and again.main in (LEGION, FOOT)


@pytest.mark.parametrize("seed", ["blind.1", "blind.2"])
def test_it_never_peeks(seed: str) -> None:
    """Deal anew what its seat cannot know: it answers the same."""
    run = Run(GAME, {str(n): StrongPlayer() for n in range(1, 5)}, seed, {"last_round": "3"})
    state, asked = run.start(), 0
    while GAME.outcome(state) is None:
        if run.decisions % 5 == 0:
            prompts = [p for p in GAME.prompts(state).values() if p.seat in state.seats]
            prompt = UnverifiedRandom(f"{seed} {run.decisions}").choose(prompts)
            other = GAME.determinize(state, prompt.seat, UnverifiedRandom(run.decisions))
            twin = GAME.prompts(other)[prompt.id]
            mine = PLAYER.answer(view_of(state, prompt.seat), prompt, UnverifiedRandom(1))
            assert PLAYER.answer(view_of(other, prompt.seat), twin, UnverifiedRandom(1)) == mine, prompt.moment
            asked += 1
        state = run.step(state)
    assert asked > 20
