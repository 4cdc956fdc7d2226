"""Battle plans that stand: left at any time, kept from battle to battle, seen by nobody else
(ruling 117)."""

import msgspec
import pytest

from bot.titles import title_of_game
from engine.games.total_war_rome.actions.battle import Deploy, DropPlan, FollowPlan
from engine.games.total_war_rome.actions.campaign import Confront, March, Meet
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.battle.land.automatic import automatic_deployment, orders_of
from engine.games.total_war_rome.battle.land.battlefield import change_host
from engine.games.total_war_rome.battle.land.deployable import Ground
from engine.games.total_war_rome.battle.land.deployment import planned_deployment
from engine.games.total_war_rome.battle.land.plan import (
    DEFAULT,
    RULES,
    kinds_in_plan_order,
    plan_as_strings,
    plan_from_strings,
    troop_kinds_of_faction,
)
from engine.games.total_war_rome.battle.land.zones import CENTRE, TERRAIN
from engine.games.total_war_rome.events.battle import BattleBegun, BattlePlanFollowed, CombatFought
from engine.games.total_war_rome.frames.battle import CombatDeployment, LandBattle
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.tables import TROOPS
from engine.kernel.battery import check_secrecy, costly_checks
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.errors import IllegalAction
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, LEGION, ROME, SPEARS, VELITES, Board

R1, C1 = "rome_1", "carthage_1"
PLAN = FollowPlan((FOOT, LEGION), in_the_open="strong_first", reveals="never", dice_orders="no_orders")
FIGHT = Meet("fight", "stay", "none")


def leave(board: Board, side: str, action: FollowPlan | DropPlan) -> Board:
    """Let a faction leave a plan aside, or drop it."""
    done = GAME.apply(board.state, board.aside(side).id, action, KeyedDice(b"k", 1))
    assert done.events == () and done.barrier == "aside"
    board.state = done.state
    return board


def give(board: Board, side: str, action: FollowPlan | DropPlan) -> Board:
    """Let a faction leave its deployment in the battle under way to a plan, or take it back."""
    done = GAME.apply(board.state, board.prompt(side, type(action)).id, action, KeyedDice(b"k", 5))
    board.state, board.events = done.state, [*board.events, *(t.event for t in done.events)]
    return board


def copied(board: Board) -> Board:
    """Return another board that stands as this one does."""
    other = Board()
    other.state, other.events = board.state.copy(), list(board.events)
    return other


def before() -> Board:
    """Rome at Bruttium, Carthage in its Messana, in Rome's campaign."""
    board = Board().status(ROME, CARTHAGE, "enemy").own(CARTHAGE, "messana")
    return board.army(R1, "bruttium", LEGION, LEGION, FOOT, FOOT).army(C1, "messana", *[SPEARS] * 4).campaign()


def battle(board: Board) -> Board:
    """Let the armies meet and fight, up to the first deployment that somebody is asked for."""
    board.do(ROME, March(R1, ("messana",))).do(CARTHAGE, FIGHT)
    done = GAME.apply(board.state, board.prompt(ROME, Meet).id, FIGHT, KeyedDice(b"k", 1))
    board.state, board.events = done.state, [*board.events, *(t.event for t in done.events)]
    while asked := next((p for p in GAME.prompts(board.state).values() if p.moment == "land_battle.prepare"), None):
        assert asked.default is not None
        done = GAME.apply(board.state, asked.id, asked.default, KeyedDice(b"k", 2))
        board.state, board.events = done.state, [*board.events, *(t.event for t in done.events)]
        if asked.id in GAME.prompts(board.state):  # sealed: asked until the other has answered too
            other = next(p for p in GAME.prompts(board.state).values() if p.answered is None)
            assert other.default is not None
            done = GAME.apply(board.state, other.id, other.default, KeyedDice(b"k", 3))
            board.state, board.events = done.state, [*board.events, *(t.event for t in done.events)]
    return board


@pytest.mark.ruling(117)
class TestLeavingOne:
    def test_at_any_time_by_everybody(self) -> None:
        """In one's own turn and in others', beside sealed questions, and in others' battles."""
        board = before()
        assert all(board.aside(side).menu.contains(FollowPlan()) for side in board.state.players)
        board.do(ROME, March(R1, ("messana",)))
        assert board.moment() == "meeting.stances" and leave(board, CARTHAGE, FollowPlan()).state.plans
        battle_of_others = battle(before())
        assert leave(battle_of_others, GREEKS, FollowPlan()).state.plans == {GREEKS: plan_as_strings(DEFAULT)}

    def test_not_beside_the_deployment_that_it_would_answer(self) -> None:
        board = battle(before())
        assert board.asked() == {ROME, CARTHAGE}
        with pytest.raises(StopIteration):
            board.aside(ROME)
        assert board.may(ROME, FollowPlan)

    def test_it_changes_nothing_that_is_asked(self) -> None:
        board = before()
        asked = set(GAME.prompts(board.state))
        assert set(GAME.prompts(leave(board, CARTHAGE, FollowPlan()).state)) == asked

    def test_it_names_every_kind_that_one_may_ever_have(self) -> None:
        """It speaks of kinds, so it holds when cards change: troops of developments to come, mercenaries."""
        form = before().aside(ROME).menu
        assert form.contains(FollowPlan(("imperial_legionaries", "cretan_archers", "scorpio")))
        assert not form.contains(FollowPlan((SPEARS,)))
        for side in (ROME, CARTHAGE, GREEKS, "barbarian_tribes"):
            assert len(troop_kinds_of_faction(side)) <= 25 and not any(
                TROOPS[kind].base for kind in troop_kinds_of_faction(side)
            )

    def test_a_kind_is_named_once(self) -> None:
        assert not before().aside(ROME).menu.contains(FollowPlan((FOOT, FOOT)))

    def test_it_is_taken_back(self) -> None:
        board = leave(before(), ROME, PLAN)
        assert plan_from_strings(board.state.plans[ROME]) == PLAN
        assert leave(board, ROME, FollowPlan()).state.plans == {ROME: plan_as_strings(FollowPlan())}
        assert leave(board, ROME, DropPlan()).state.plans == {}
        with pytest.raises(IllegalAction):
            board.aside(ROME).menu.tokens_of_value(DropPlan())


@pytest.mark.ruling(117)
class TestStanding:
    def test_it_deploys_in_the_next_battle_without_being_asked(self) -> None:
        board = battle(leave(before(), ROME, PLAN))
        assert board.asked() == {CARTHAGE}
        assert [(e.side, e.planned) for e in board.all(BattlePlanFollowed)] == [(ROME, True)]
        board.fight(1)
        fought = [c.attacker_cards[0] for c in board.all(CombatFought)]
        assert fought == [FOOT, FOOT, LEGION, LEGION][: len(fought)] and len(fought) > 1

    def test_with_two_plans_a_battle_asks_nobody_to_deploy(self) -> None:
        board = battle(leave(leave(before(), ROME, PLAN), CARTHAGE, FollowPlan()))
        assert not any(isinstance(f, CombatDeployment) for f in board.state.frames)
        assert board.all(CombatFought)

    def test_one_left_in_a_battle_stands_in_the_next(self) -> None:
        board = battle(before())
        for side, plan in ((ROME, PLAN), (CARTHAGE, FollowPlan())):
            prompt = board.prompt(side, FollowPlan)
            board.state = GAME.apply(board.state, prompt.id, plan, KeyedDice(b"k", 5)).state
        board.fight(2)
        assert plan_from_strings(board.state.plans[ROME]) == PLAN
        again = Board().status(ROME, CARTHAGE, "enemy").army(R1, "messana", *[FOOT] * 4).army(C1, "messana")
        again.state.plans.update(board.state.plans)
        again.campaign().do(ROME, Confront(R1, C1))
        assert [e.side for e in battle_from(again).all(BattlePlanFollowed)] == [ROME, CARTHAGE]

    def test_one_left_for_this_battle_alone_ends_with_it(self) -> None:
        """What stood before stands still; where nothing stood, the next battle asks."""
        here, board = msgspec.structs.replace(PLAN, holds="battle"), battle(leave(before(), CARTHAGE, FollowPlan()))
        give(board, ROME, here).fight(2)
        fought = [c.attacker_cards[0] for c in board.all(CombatFought)]
        assert fought and fought == [FOOT, FOOT, LEGION, LEGION][: len(fought)]
        assert board.state.plans == {CARTHAGE: plan_as_strings(FollowPlan())}

    def test_one_for_this_battle_goes_before_the_one_that_stands(self) -> None:
        """Taken back it ends; the one that stands was never given up."""
        board = give(battle(leave(before(), ROME, FollowPlan((LEGION,)))), ROME, DropPlan())
        board.state.plans[ROME] = plan_as_strings(FollowPlan((LEGION,)))
        give(board, ROME, msgspec.structs.replace(PLAN, holds="battle"))
        deployed = board.prompt(CARTHAGE, Deploy)
        assert deployed.default is not None
        done = GAME.apply(board.state, deployed.id, deployed.default, KeyedDice(b"k", 6))
        board.state, board.events = done.state, [*board.events, *(t.event for t in done.events)]
        assert board.asked() == {CARTHAGE}
        assert give(copied(board), ROME, DropPlan()).state.plans[ROME] == plan_as_strings(FollowPlan((LEGION,)))
        board.fight(2)
        assert board.all(CombatFought)[0].attacker_cards[0] == FOOT

    def test_the_button_in_a_battle_is_for_this_one_and_no_button_stands_beside_the_plan_that_lasts(self) -> None:
        board = battle(before())
        asked = board.prompt(ROME, FollowPlan)
        rest = title_of_game("total_war_rome").quick_answers(asked)["rest"]
        assert isinstance(rest, FollowPlan) and rest.holds == "battle" and asked.menu.contains(rest)
        assert "rest" not in title_of_game("total_war_rome").quick_answers(before().aside(ROME))

    def test_nobody_else_knows_for_how_long_a_plan_was_left(self) -> None:
        for holds in ("battle", "always"):
            board, plan = battle(before()), msgspec.structs.replace(PLAN, holds=holds)
            give(board, ROME, plan)
            for n in range(4):
                assert list(check_secrecy(GAME, board.state, UnverifiedRandom(n))) == []
                dealt = GAME.determinize(board.state, "2", UnverifiedRandom(n))
                assert list(check_secrecy(GAME, dealt, UnverifiedRandom(n))) == []

    def test_it_is_changed_while_it_is_followed(self) -> None:
        board = battle(leave(before(), ROME, PLAN))
        leave(board, ROME, FollowPlan((LEGION,), dice_orders="no_orders"))
        board.fight(1)
        assert board.all(CombatFought)[0].attacker_cards[0] == LEGION

    def test_taken_back_in_battle_it_stands_no_longer(self) -> None:
        board = battle(leave(before(), ROME, PLAN))
        board.refused(CARTHAGE, DropPlan())
        prompt = board.prompt(ROME, DropPlan)
        board.state = GAME.apply(board.state, prompt.id, DropPlan(), KeyedDice(b"k", 1)).state
        assert board.asked() == {ROME, CARTHAGE} and board.state.plans == {}
        assert board.may(ROME, Deploy)

    def test_only_its_owner_is_told_that_it_is_followed(self) -> None:
        board = battle(leave(before(), ROME, PLAN))
        (event,) = board.all(BattlePlanFollowed)
        assert event.seen_by("1") is not None
        assert event.seen_by("2") is None and event.seen_by(None) is None
        assert board.all(BattleBegun)


def battle_from(board: Board) -> Board:
    """Let two armies that have met fight."""
    board.do(CARTHAGE, FIGHT)
    done = GAME.apply(board.state, board.prompt(ROME, Meet).id, FIGHT, KeyedDice(b"k", 1))
    board.state, board.events = done.state, [*board.events, *(t.event for t in done.events)]
    return board


class TestSecrecy:
    def test_only_its_owner_sees_it(self) -> None:
        board = leave(before(), ROME, PLAN)
        assert GAME.view(board.state, "1").plan == plan_as_strings(PLAN)  # type: ignore[attr-defined]
        for seat in ("2", "3", "4", None):
            shown = msgspec.json.encode(GAME.view(board.state, seat))
            without = msgspec.json.encode(GAME.view(before().state, seat))
            assert shown == without

    def test_no_prompt_of_others_hangs_on_it(self) -> None:
        plain, planned = before(), leave(before(), ROME, PLAN)
        for side in (CARTHAGE, GREEKS):
            levels = [
                (p.id, p.menu.choices_after(()), p.subject)
                for b in (plain, planned)
                for p in (*b.prompts(side), b.aside(side))
            ]
            assert levels[: len(levels) // 2] == levels[len(levels) // 2 :]

    @pytest.mark.parametrize("planner", [ROME, CARTHAGE])
    def test_it_is_dealt_anew_to_others(self, planner: str) -> None:
        plan = FollowPlan(troop_kinds_of_faction(planner)[:2])
        board = leave(before(), planner, plan)
        other = CARTHAGE if planner == ROME else ROME
        seat = board.state.players[other]
        dealt = [GAME.determinize(board.state, seat, UnverifiedRandom(n)).plans.get(planner) for n in range(20)]
        assert None in dealt and len(set(dealt)) > 5 and plan_as_strings(plan) not in dealt
        mine = GAME.determinize(board.state, board.state.players[planner], UnverifiedRandom(1))
        assert mine.plans[planner] == plan_as_strings(plan)

    def test_one_that_is_followed_is_dealt_as_some_plan(self) -> None:
        """Everybody sees that its owner is not asked."""
        board = battle(leave(before(), ROME, PLAN))
        dealt = [GAME.determinize(board.state, "2", UnverifiedRandom(n)).plans.get(ROME) for n in range(20)]
        assert None not in dealt and len(set(dealt)) > 5

    @pytest.mark.parametrize("planners", [(), (ROME,), (CARTHAGE,), (ROME, CARTHAGE, GREEKS)])
    def test_the_laws_hold_with_plans_on_all_sides(self, planners: tuple[str, ...]) -> None:
        board = before()
        for side in planners:
            leave(board, side, FollowPlan())
        for n in range(3):
            assert list(check_secrecy(GAME, board.state, UnverifiedRandom(n))) == []
        board = battle(board)
        if any(isinstance(f, LandBattle) for f in board.state.frames):
            assert list(costly_checks(GAME, board.state, UnverifiedRandom(4), b"k", 9)) == []


class TestRulesOfThumb:
    host = Host(hand=(f"{FOOT}.1", f"{LEGION}.1", f"{LEGION}.2"))

    def test_strings_keep_every_rule(self) -> None:
        odd = FollowPlan((FOOT,), **{rule: values[-1] for rule, values in RULES.items()})
        assert plan_from_strings(plan_as_strings(odd)) == odd
        assert plan_from_strings(()) == DEFAULT == FollowPlan()
        assert plan_from_strings(("with_the_last", "centre", "never", LEGION)).first == (
            LEGION,
        )  # as it was kept before

    def test_no_value_belongs_to_two_rules(self) -> None:
        values = [value for values in RULES.values() for value in values]
        assert len(set(values)) == len(values) and not set(values) & set(TROOPS)

    def test_weak_or_strong_first(self) -> None:
        ground = Ground(phase=CENTRE)
        assert automatic_deployment(self.host, ground, FollowPlan(in_the_open="weak_first")).main == FOOT
        assert automatic_deployment(self.host, ground, FollowPlan(in_the_open="strong_first")).main == LEGION

    def test_into_difficult_terrain(self) -> None:
        ground = Ground(phase=TERRAIN, combats=2)
        assert automatic_deployment(self.host, ground, FollowPlan(in_terrain="weakest")).main == FOOT
        assert automatic_deployment(self.host, ground, FollowPlan(in_terrain="strongest")).main == LEGION

    def test_kinds_named_go_before_any_rule_and_mean_veterans_too(self) -> None:
        veteran = TROOPS[LEGION].veteran or next(k for k, t in TROOPS.items() if t.base == LEGION)
        plan = FollowPlan((LEGION, FOOT))
        assert kinds_in_plan_order(plan, (FOOT, veteran)) == (veteran, FOOT)
        host = Host(hand=(f"{FOOT}.1", f"{veteran}.1"))
        assert automatic_deployment(host, Ground(phase=CENTRE), plan).main == veteran

    def test_skirmishers_alone_in_terrain_or_stacked(self) -> None:
        host = Host(hand=(*self.host.hand, f"{VELITES}.1"))
        ground = Ground(phase=TERRAIN, combats=2)
        assert automatic_deployment(host, ground, FollowPlan()).main == "none"
        stacked = automatic_deployment(host, ground, FollowPlan(skirmishers="with_the_first"))
        assert (stacked.main != "none", stacked.skirmisher) == (True, VELITES)

    @pytest.mark.parametrize(
        ("orders", "reroll", "soften"),
        [("free", "inspiring.no_damage", "none"), ("all", "inspiring.no_damage", "steady_line.to_save")],
    )
    def test_orders_for_the_dice(self, orders: str, reroll: str, soften: str) -> None:
        """Those that cost no card first; cards only if the plan says so."""
        again = ("none", "rousing_words.no_skull", "rousing_words.no_damage", "inspiring.no_damage")
        softer = ("none", "steady_line.to_save", "steady_line.at_once")
        given = orders_of(again, softer, ("rousing_words", "steady_line"), FollowPlan(dice_orders=orders))
        assert given == {"reroll": reroll, "soften": soften}

    def test_no_orders(self) -> None:
        assert orders_of(("inspiring.no_damage",), (), (), FollowPlan(dice_orders="no_orders")) == {}

    def test_a_plan_uses_an_inspiring_general_once(self) -> None:
        board = before()
        board.army(R1, "bruttium", LEGION, LEGION, FOOT, FOOT, general=inspiring())
        board = battle(leave(board, ROME, FollowPlan()))
        fight = next(f for f in board.state.frames if isinstance(f, LandBattle))
        assert planned_deployment(board.state, fight, 0).reroll == "inspiring.no_damage"
        change_host(fight, 0, used=("inspiring",))
        assert planned_deployment(board.state, fight, 0).reroll == "none"


def inspiring() -> str:
    """Return a Roman general whose men roll again."""
    from engine.games.total_war_rome.tables import FACTIONS, has_trait

    return next(g for g in FACTIONS[ROME].generals if has_trait(g, "inspiring"))


def test_a_turn_ends_with_plans_as_without() -> None:
    board = leave(before(), ROME, PLAN).do(ROME, EndTurn())
    assert board.state.plans == {ROME: plan_as_strings(PLAN)}
