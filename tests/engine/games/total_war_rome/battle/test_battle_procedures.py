"""The battle at the table: sealed deployment, reveals, orders, plans; secrets; what the kernel asks of every frame."""

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from data.words import folder_messages
from engine.games.total_war_rome.actions.battle import BattleAction, Deploy, DropPlan, FollowPlan, PrepareBattle, Spoils
from engine.games.total_war_rome.army_cards import army_card_tokens
from engine.games.total_war_rome.battle.land.plan import plan_as_strings, plan_from_strings
from engine.games.total_war_rome.battle.land.played_out import play_out
from engine.games.total_war_rome.battle.land.zones import zone_count
from engine.games.total_war_rome.battle.secrets import armies_in_battle, determinize_battle
from engine.games.total_war_rome.battle.view import battle_view
from engine.games.total_war_rome.events.battle import BATTLE_EVENTS, CombatFought, RevealUsed, SkullDieRolled
from engine.games.total_war_rome.frames.battle import CombatDeployment
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.skull_dice import skull_dice_roller
from engine.games.total_war_rome.state import RomeState
from engine.kernel.dice import KeyedDice, ScriptedDice, UnverifiedRandom
from engine.kernel.errors import IllegalAction
from engine.kernel.texts import snake_case_name
from tests.engine.games.total_war_rome.battlefield import CARTHAGE, GREEKS, ROME, SIDES, Battle, FaceDice, land_battle

LEGION, FOOT, SPEARS, HORSE = "republican_legionaries", "italian_infantry", "libyan_spearmen", "punic_cavalry"
ROMANS = [LEGION] * 2 + [FOOT] * 2 + ["allied_cavalry", "velites", "scorpio"]
PUNIC = [SPEARS] * 3 + [HORSE, "war_elephants", "libyan_javelinmen", "numidian_cavalry"]
BLANK = ("YELLOW:blank", "GREEN:blank")


def to_deployment(battle: Battle) -> Battle:
    while battle.step != "deploy":
        battle.answer({})
    return battle


def of_each(battle: Battle) -> list[str]:
    return sorted(battle.prompts)


def rights(battle: Battle) -> list[str]:
    return [p.moment for p in battle.machine.prompts(battle.state).values() if p.kind == "may"]


class Blanks(FaceDice):
    """Dice that show nothing but their last face: a blank, where there is one."""

    def roll(self, label: str, sides: int) -> int:
        return sides


class TestSealed:
    def test_both_deploy_in_private_and_may_change_until_both_have(self) -> None:
        battle = land_battle([LEGION, LEGION, FOOT, FOOT], [SPEARS] * 4).begin()
        prompt = battle.prompts[ROME]
        default = prompt.default
        assert isinstance(default, Deploy)
        battle.give(prompt, default)
        told = len(battle.told(CombatFought))
        assert battle.prompts[ROME].answered == default
        other = msgspec.structs.replace(default, main=FOOT if default.main != FOOT else LEGION)
        battle.give(battle.prompts[ROME], other)
        assert len(battle.told(CombatFought)) == told
        battle.answer({ROME: other})
        assert len(battle.told(CombatFought)) == told + 1

    def test_the_order_of_arrival_changes_nothing(self) -> None:
        seen = []
        for order in ((ROME, CARTHAGE), (CARTHAGE, ROME)):
            battle = land_battle([LEGION] * 3, [SPEARS] * 3).begin()
            for side in order:
                battle.give(battle.prompts[side], Deploy(LEGION if side == ROME else SPEARS), KeyedDice(b"k", 7))
            seen.append(msgspec.json.encode([e for e in battle.events if isinstance(e, CombatFought)]))
        assert seen[0] == seen[1]

    def test_every_die_is_told_with_colour_and_face(self) -> None:
        battle = land_battle([LEGION] * 3, [SPEARS] * 3).begin()
        battle.answer({}, FaceDice("YELLOW:skull", "GREEN:blank", "GREEN:x", "GREEN:blank"))
        dice = [(e.side, e.colour, e.face) for e in battle.told(SkullDieRolled)]
        assert dice[:3] == [(ROME, "YELLOW", "skull"), (ROME, "GREEN", "blank"), (CARTHAGE, "GREEN", "x")]


class TestReveals:
    """Phase 1, Compare Generals."""

    def battle(self) -> Battle:
        return land_battle(
            [LEGION, LEGION, FOOT, FOOT], [SPEARS, SPEARS, "sacred_band"], generals=("rome_aemilius_paullus", "")
        ).begin()

    def test_the_peeker_sees_and_may_change(self) -> None:
        battle = self.battle()
        assert battle.frame.reveals == (4, 0)  # three stars, and a tactician
        battle.answer({ROME: Deploy(LEGION, reveal="yes"), CARTHAGE: Deploy("sacred_band")})
        assert of_each(battle) == [ROME]
        event = battle.told(RevealUsed)[0]
        assert event.seen_by("1").cards == ("sacred_band",)
        assert event.seen_by("2").cards == event.seen_by(None).cards == ()
        prompt = battle.prompts[ROME]
        assert prompt.subject is not None
        assert not prompt.menu.contains(Deploy(FOOT, reveal="yes"))
        battle.answer({ROME: Deploy(FOOT)})
        fought = battle.told(CombatFought)[0]
        assert (fought.attacker_cards, fought.defender_cards) == ((FOOT,), ("sacred_band",))
        assert battle.frame.reveals == (3, 0)

    def test_without_reveals_none_can_be_used(self) -> None:
        assert not self.battle().prompts[CARTHAGE].menu.contains(Deploy(SPEARS, reveal="yes"))

    @pytest.mark.ruling(106)
    def test_attacker_first_and_one_peek_a_combat(self) -> None:
        battle = self.battle()
        battle.frame.reveals = (1, 1)
        battle.answer({ROME: Deploy(LEGION, reveal="yes"), CARTHAGE: Deploy(SPEARS, reveal="yes")})
        assert of_each(battle) == [ROME]  # ruling 106: the peeked card is fixed
        battle.answer({})
        assert battle.frame.reveals == (0, 1)
        assert len(battle.told(RevealUsed)) == 1

    def test_a_reveal_bars_undo(self) -> None:
        battle = self.battle()
        battle.give(battle.prompts[ROME], Deploy(LEGION, reveal="yes"))
        prompt = battle.prompts[CARTHAGE]
        done = battle.machine.apply(battle.state, prompt.id, Deploy(SPEARS), KeyedDice(b"k", 1))
        assert done.barrier


class TestOrders:
    def test_rousing_words_are_offered_used_and_discarded(self) -> None:
        battle = land_battle([LEGION] * 3, [SPEARS] * 3, hands={ROME: ("ac_06",)}).begin()
        to_deployment(battle)
        order = Deploy(LEGION, reroll="rousing_words.no_skull")
        assert battle.prompts[ROME].menu.contains(order)
        assert not battle.prompts[CARTHAGE].menu.contains(Deploy(SPEARS, reroll="rousing_words.no_skull"))
        dice = FaceDice("YELLOW:x", "GREEN:blank", "GREEN:blank", "GREEN:blank", "YELLOW:skull", "GREEN:blank")
        battle.answer({ROME: order}, dice)
        assert battle.told(CombatFought)[0].defender_dead == (SPEARS,)
        assert "ac_06" in battle.state.cards.zones["discard"]
        assert not battle.prompts[ROME].menu.contains(order)

    @pytest.mark.ruling(144)
    @pytest.mark.parametrize(("hand", "played"), [(("ac_06", "ac_23"), "ac_06"), (("ac_23", "ac_06"), "ac_23")])
    def test_of_two_the_one_held_longer_is_played(self, hand: tuple[str, ...], played: str) -> None:
        battle = land_battle([LEGION] * 3, [SPEARS] * 3, hands={ROME: hand}).begin()
        to_deployment(battle)
        dice = FaceDice("YELLOW:x", "GREEN:blank", "GREEN:blank", "GREEN:blank", "YELLOW:skull", "GREEN:blank")
        battle.answer({ROME: Deploy(LEGION, reroll="rousing_words.no_skull")}, dice)
        assert battle.state.cards.zones["discard"][-1:] == [played]

    def test_an_unused_order_keeps_its_card(self) -> None:
        battle = land_battle([LEGION] * 3, [SPEARS] * 3, hands={CARTHAGE: ("ac_21",)}).begin()
        to_deployment(battle)
        order = Deploy(SPEARS, soften="steady_line.to_save")
        battle.answer({CARTHAGE: order}, FaceDice("YELLOW:x", "GREEN:blank", "GREEN:blank", "GREEN:blank"))
        assert "ac_21" not in battle.state.cards.zones["discard"]

    def test_an_inspiring_general_works_once_a_battle(self) -> None:
        battle = land_battle([LEGION] * 3, [SPEARS] * 3, generals=("rome_scipio_africanus", "")).begin()
        order = Deploy(LEGION, reroll="inspiring.no_damage")
        dice = FaceDice("YELLOW:blank", "GREEN:blank", "GREEN:blank", "GREEN:blank", "YELLOW:skull", "GREEN:blank")
        battle.answer({ROME: order}, dice)
        assert battle.frame.hosts[0].used == ("inspiring",)
        assert not battle.prompts[ROME].menu.contains(order)

    @pytest.mark.parametrize(("main", "offered"), [("war_elephants", True), (SPEARS, False)])
    def test_trained_mahouts_for_elephants_alone(self, main: str, offered: bool) -> None:
        battle = land_battle([LEGION] * 3, PUNIC)
        holding = battle.state.factions[CARTHAGE]
        trained = msgspec.structs.replace(holding, developments={"carthage_mahouts": 1})
        battle.state.factions[CARTHAGE] = trained
        battle.begin()
        to_deployment(battle)
        word = battle.prompts[CARTHAGE].menu
        action = Deploy(main, skirmisher="numidian_cavalry", reroll="battle_reroll.no_skull")
        assert word.contains(action) is offered

    def test_phalanx_drill_is_offered(self) -> None:
        battle = land_battle([LEGION] * 3, [SPEARS] * 3, generals=("greek_states_kleomenes", "")).begin()
        assert battle.prompts[ROME].menu.contains(Deploy(LEGION, soften="phalanx_drill.at_once"))


class TestPlans:
    plan = FollowPlan((FOOT, LEGION), skirmishers="with_the_last", mounted="centre", reveals="never")

    def test_a_plan_is_kept_as_strings(self) -> None:
        assert plan_from_strings(plan_as_strings(self.plan)) == self.plan
        assert plan_from_strings(()) == FollowPlan()

    def test_it_deploys_in_its_order_until_the_end(self) -> None:
        battle = land_battle([LEGION, LEGION, FOOT, FOOT], [SPEARS] * 4).begin()
        battle.answer({ROME: self.plan})
        while not battle.ended and battle.step.startswith("deploy"):
            assert of_each(battle) == [CARTHAGE]
            battle.answer({})
        fought = [c.attacker_cards[0] for c in battle.told(CombatFought)]
        assert fought == [FOOT, FOOT, LEGION, LEGION][: len(fought)]

    def test_it_can_be_taken_back(self) -> None:
        battle = land_battle([LEGION] * 4, [SPEARS] * 4).begin()
        battle.answer({ROME: FollowPlan()})
        battle.give(battle.prompt(ROME, "combat_deployment.drop_plan"), DropPlan())
        assert of_each(battle) == [CARTHAGE, ROME]
        assert battle.frame.planned == (False, False)

    @pytest.mark.ruling(106)
    def test_it_stands_once_a_reveal_has_shown_what_it_deploys(self) -> None:
        """The peeked card is fixed (ruling 106): the owner of the plan may not take it back then."""
        battle = land_battle([LEGION] * 4, [SPEARS] * 4, generals=("rome_aemilius_paullus", "")).begin()
        battle.answer({ROME: Deploy(LEGION), CARTHAGE: FollowPlan()})
        assert "combat_deployment.drop_plan" in rights(battle)
        battle.answer({ROME: Deploy(LEGION, reveal="yes")})
        assert battle.step == "redeploy"
        assert "combat_deployment.drop_plan" not in rights(battle)

    def test_it_orders_for_the_dice_also_where_it_uses_a_reveal(self) -> None:
        battle = land_battle([LEGION, FOOT, FOOT], [SPEARS] * 3, generals=("rome_scipio_africanus", "")).begin()
        assert battle.frame.reveals[0]
        battle.answer({ROME: FollowPlan(in_the_open="strong_first"), CARTHAGE: Deploy(SPEARS)}, Blanks())
        assert battle.told(RevealUsed)
        assert battle.frame.hosts[0].used == ("inspiring",)

    def test_with_two_plans_nobody_is_asked(self) -> None:
        battle = land_battle(ROMANS, PUNIC).begin()
        to_deployment(battle)
        battle.answer({ROME: self.plan, CARTHAGE: FollowPlan()})
        assert battle.ended or battle.step == "spoils"

    def test_a_plan_uses_reveals_and_answers_what_it_sees(self) -> None:
        battle = land_battle([LEGION, FOOT, FOOT], [SPEARS] * 3, generals=("rome_scipio_africanus", "")).begin()
        battle.answer({ROME: FollowPlan()})
        assert len(battle.told(RevealUsed)) == 1

    def test_the_table_and_the_odds_fight_the_same_battle(self) -> None:
        faces = [((7 * n) % 6) + 1 for n in range(300)]
        battle = land_battle(ROMANS, PUNIC, region="lucania")
        battle.begin()
        plan = FollowPlan(reveals="never")
        for side in (ROME, CARTHAGE):
            battle.give(battle.prompts[side], plan, ScriptedDice(*faces))
        alone = play_out(
            (Host(hand=army_card_tokens(ROMANS)), Host(hand=army_card_tokens(PUNIC))),
            2,
            skull_dice_roller(ScriptedDice(*faces)),
            plans=(plan, plan),
        )
        decided = battle.events[-1] if not battle.ended else None
        assert decided is None or battle.frame.hosts[0].dead == alone[0].dead
        dead = [tuple(sorted(c.split(".")[0] for c in h.dead)) for h in alone]
        told = next(e for e in battle.events if type(e).__name__ == "BattleDecided")
        assert (told.attacker_dead, told.defender_dead) == (dead[0], dead[1])  # type: ignore[attr-defined]


# Whole battles at random


def walk(battle: Battle, lots: UnverifiedRandom, check: Callable[[Battle], None]) -> None:
    for _ in range(400):
        if battle.ended:
            return
        check(battle)
        prompts = [p for p in battle.machine.prompts(battle.state).values() if p.answered is None]
        prompt = lots.choose(prompts)
        if prompt.kind == "may" and lots.integer_below(4):
            prompt = next(p for p in prompts if p.kind != "may")
        battle.give(prompt, prompt.menu.sample(lots))
    raise AssertionError("the battle does not end")


def at_random(seed: int) -> Battle:
    hands: dict[str, tuple[str, ...]] = {ROME: ("ac_06", "ac_10", "ac_43"), CARTHAGE: ("ac_21", "ac_22", "ac_27")}
    generals = ("rome_scipio_africanus", "carthage_maharbal") if seed % 2 else ("rome_titus_flamininus", "")
    battle = land_battle(ROMANS, PUNIC, region="samnium", generals=generals, hands=hands if seed % 3 else None)
    battle.decision = 1000 * seed
    return battle.begin()


def asked(state: RomeState, battle: Battle, side: str) -> list[object]:
    out: list[object] = []
    for p in battle.machine.prompts(state).values():
        if p.side == side:
            walked = p.menu.sample(UnverifiedRandom(1))
            out.append((p.id, p.kind, p.moment, p.subject, p.default, p.answered, p.menu.choices_after(()), walked))
    return out


@pytest.mark.parametrize("seed", range(12))
def test_secrets_can_be_dealt_anew(seed: int) -> None:
    """No view and no prompt changes when all that its seat cannot know is dealt anew, and the battle goes on."""
    lots = UnverifiedRandom(seed)

    def check(battle: Battle) -> None:
        state = battle.state
        for own in ((), *((side,) for side in SIDES)):
            other = state.copy()
            determinize_battle(other, own, lots)
            assert battle_view(state, own) == battle_view(other, own)
            for side in own:
                assert asked(state, battle, side) == asked(other, battle, side)
            assert sum(other.factions[CARTHAGE].reserve.values()) == sum(state.factions[CARTHAGE].reserve.values())
            frame = next((f for f in other.frames if type(f).__name__ == "LandBattle"), None)
            for army in armies_in_battle(other):
                assert frame is not None
                assert len(other.armies[army].cards) == len(state.armies[army].cards)

    walk(at_random(seed), lots, check)


@pytest.mark.parametrize("seed", range(12))
def test_a_battle_survives_saving_and_keeps_every_card(seed: int) -> None:
    def check(battle: Battle) -> None:
        saved = msgspec.msgpack.encode(battle.state)
        assert msgspec.msgpack.encode(msgspec.msgpack.decode(saved, type=RomeState)) == saved
        assert msgspec.msgpack.encode(battle.state.copy()) == saved
        for n, started in enumerate(battle.frame.starts):
            count = zone_count(battle.frame.hosts[n])
            assert count.total() == len(count) == started
        for prompt in battle.prompts.values():
            assert prompt.default is not None
            assert prompt.menu.contains(prompt.default)
            given: tuple[str, ...] = ()
            while not prompt.menu.is_complete(given):
                given += (prompt.menu.choices_after(given).options[0].token,)
            assert prompt.menu.contains(prompt.menu.value_of_tokens(given))

    battle = at_random(seed)
    before = msgspec.msgpack.encode(battle.state)
    walk(battle, UnverifiedRandom(seed), check)
    assert before


def test_a_third_party_sees_what_lies_open_only() -> None:
    battle = land_battle(ROMANS, PUNIC).begin()
    view = battle_view(battle.state, (GREEKS,))
    assert view is not None
    assert [host.hand for host in view.hosts] == [None, None]
    own = battle_view(battle.state, (ROME,))
    assert own is not None
    assert own.hosts[0].hand == tuple(sorted(ROMANS))
    assert own.hosts[1].hand is None


def test_a_peek_is_the_peekers_alone() -> None:
    battle = land_battle([LEGION] * 3, [SPEARS] * 3, generals=("rome_aemilius_paullus", "")).begin()
    battle.answer({ROME: Deploy(LEGION, reveal="yes")})
    assert isinstance(battle.state.frames[-1], CombatDeployment)
    shown = {side: battle_view(battle.state, (side,)) for side in SIDES}
    assert [v.hosts[1].shown for v in shown.values() if v] == [(SPEARS,), (), ()]


def test_answers_of_another_kind_are_refused() -> None:
    battle = land_battle([LEGION] * 3, [SPEARS] * 3).begin()
    for wrong in (PrepareBattle(), Spoils(), Deploy(SPEARS)):
        with pytest.raises(IllegalAction):
            battle.give(battle.prompts[ROME], wrong)


def test_every_event_has_words() -> None:
    words = folder_messages("total_war_rome")
    told = {event.tag() for event in BATTLE_EVENTS}
    assert all(any(key == f"event.{tag}" or key.startswith(f"event.{tag}.") for key in words) for tag in told)
    asked = {snake_case_name(a.__name__) for a in get_args(BattleAction)}
    for part in ("do", "hint", "action"):
        assert {f"{part}.{tag}" for tag in asked} <= words.keys()


def test_every_text_that_a_battle_tells_has_words() -> None:
    words = folder_messages("total_war_rome")
    for seed in range(6):
        battle = at_random(seed)
        walk(battle, UnverifiedRandom(seed), lambda battle: None)
        for event in battle.events:
            text = event.label()
            if text is not None and event.tag() in {e.tag() for e in BATTLE_EVENTS}:
                assert text.key in words


def test_nobody_is_asked_who_has_visibly_nothing_to_choose() -> None:
    battle = land_battle([LEGION] * 3, [SPEARS] * 3).begin()
    for _ in range(2):
        assert of_each(battle) == [CARTHAGE, ROME]
        battle.answer({}, FaceDice("YELLOW:blank", *["GREEN:blank"] * 7))
    assert len(battle.told(CombatFought)) == 3  # the last card of both sides fights unasked
