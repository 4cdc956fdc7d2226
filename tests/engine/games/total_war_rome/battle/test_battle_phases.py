"""What may be deployed when, and how the phases follow each other (rulings 43, 45, 53 to 57)."""

import msgspec
import pytest

from engine.games.total_war_rome.actions.battle import (
    AttackUnopposed,
    DeclareFlanks,
    Deploy,
    KeepForEnvelopment,
    PrepareBattle,
    RollAgain,
)
from engine.games.total_war_rome.battle.land.deployable import (
    Ground,
    artillery_kinds,
    can_deploy,
    main_kinds,
    skirmishers_beside_main_card,
)
from engine.games.total_war_rome.battle.land.plan import DEFAULT
from engine.games.total_war_rome.battle.land.played_out import kept_by_plan, may_attack
from engine.games.total_war_rome.battle.land.preparation import reveals_by_generals
from engine.games.total_war_rome.battle.land.zones import (
    CENTRE,
    ENVELOPMENT,
    FLANKS,
    TERRAIN,
    can_fight_centre,
    centre_mains,
    flank_cards,
    flank_strength,
    host_after_unopposed_attacks,
    host_with_saved_cards,
    mustered_host,
)
from engine.games.total_war_rome.battle.secrets import determinize_battle
from engine.games.total_war_rome.events.battle import (
    CombatFought,
    FlanksDeclared,
    GeneralsCompared,
    UnopposedAttackMade,
)
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.tables import TROOPS
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.texts import keyed_text
from tests.engine.games.total_war_rome.battlefield import CARTHAGE, ROME, Battle, FaceDice, land_battle

LEGION, SPEARS, HORSE, ELEPHANTS = "republican_legionaries", "libyan_spearmen", "punic_cavalry", "war_elephants"


@pytest.mark.ruling(42, 43, 44)
class TestPreparation:
    """Phase 1; rulings 42 to 44."""

    def test_the_better_general_gets_a_reveal_for_each_star(self) -> None:
        assert reveals_by_generals(("rome_scipio_africanus", "carthage_gisgo")) == (3, 0)
        assert reveals_by_generals(("rome_gaius_flaminius", "carthage_maharbal")) == (0, 1)

    def test_without_a_general_it_is_a_0_star_general(self) -> None:
        assert reveals_by_generals(("", "carthage_gisgo")) == (0, 2)

    def test_a_tactician_reveals_even_against_a_better_general(self) -> None:
        assert reveals_by_generals(("rome_aemilius_paullus", "carthage_hannibal_barca")) == (1, 3)

    def test_symbols_make_difficult_terrain(self) -> None:
        battle = land_battle([LEGION] * 3, [SPEARS] * 3, region="lucania").begin()
        assert battle.told(GeneralsCompared)[0].difficult == 2

    def test_an_ambusher_makes_one_more_where_there_is_a_tree(self) -> None:
        generals = ("", "carthage_mago_barca")
        wood = land_battle([LEGION] * 3, [SPEARS] * 3, region="etruria", generals=generals).begin()
        assert wood.told(GeneralsCompared)[0].difficult == 2
        plain = land_battle([LEGION] * 3, [SPEARS] * 3, region="campania", generals=generals).begin()
        assert plain.told(GeneralsCompared)[0].difficult == 0

    def test_cards_and_a_scout_change_it_and_a_stratagem_reveals(self) -> None:
        hands = {ROME: ("ac_10",), CARTHAGE: ("ac_22", "ac_27")}
        battle = land_battle(
            [LEGION] * 3, [SPEARS] * 3, generals=("rome_titus_flamininus", "carthage_gisgo"), hands=hands
        ).begin()
        assert set(battle.prompts) == {ROME, CARTHAGE}
        battle.answer({ROME: PrepareBattle(("ac_10",), "raise"), CARTHAGE: PrepareBattle(("ac_22", "ac_27"))})
        told = battle.told(GeneralsCompared)[0]
        assert (told.difficult, told.attacker_reveals, told.defender_reveals) == (1, 1, 1)

    def test_terrain_is_never_below_0(self) -> None:
        battle = land_battle([LEGION] * 3, [SPEARS] * 3, hands={CARTHAGE: ("ac_27",)}).begin()
        battle.answer({CARTHAGE: PrepareBattle(("ac_27",))})
        assert battle.told(GeneralsCompared)[0].difficult == 0

    def test_nobody_is_asked_who_can_have_nothing(self) -> None:
        battle = land_battle([LEGION] * 3, [SPEARS] * 3).begin()
        assert battle.step == "deploy"


class TestTerrain:
    """Phase 2."""

    ground = Ground(phase=TERRAIN, combats=2, mountains=True)

    def test_main_alone_or_stacked_or_a_foot_skirmisher_alone(self) -> None:
        host = mustered_host((LEGION, "velites"))
        assert main_kinds(host, self.ground) == (LEGION, "none")
        assert skirmishers_beside_main_card(host, self.ground, LEGION) == ("none", "velites")
        assert skirmishers_beside_main_card(host, self.ground, "none") == ("velites",)

    def test_no_artillery_and_no_cavalry_skirmishers(self) -> None:
        host = mustered_host(("scorpio", "numidian_cavalry"))
        assert not can_deploy(host, self.ground)
        assert artillery_kinds(mustered_host((LEGION, "scorpio")), self.ground, LEGION, "none") == ("none",)

    def test_flaming_logs_need_a_mountain(self) -> None:
        host = mustered_host((LEGION, "flaming_logs"))
        assert "none" not in main_kinds(host, Ground(phase=TERRAIN, combats=1))
        assert main_kinds(host, self.ground) == (LEGION, "none")

    def test_unsuitable_cards_must_be_committed(self) -> None:
        assert main_kinds(mustered_host((HORSE,)), self.ground) == (HORSE,)

    def test_one_combat_for_each_difficult_terrain(self) -> None:
        battle = land_battle([LEGION] * 4, [SPEARS] * 4, region="lucania").begin()
        battle.finish()
        assert [c.phase for c in battle.told(CombatFought)].count(TERRAIN) == 2

    def test_no_more_combats_than_cards(self) -> None:
        battle = land_battle([LEGION] * 2, [SPEARS] * 4, region="suebi").begin()
        battle.finish()
        assert [c.phase for c in battle.told(CombatFought)].count(TERRAIN) == 2

    @pytest.mark.ruling(45)
    def test_each_card_fights_once(self) -> None:
        battle = land_battle([LEGION] * 4, [SPEARS] * 4, region="lucania").begin()
        battle.finish()
        assert len(battle.told(CombatFought)) == 4  # ruling 45

    def test_a_side_out_of_cards_is_attacked_under_its_general(self) -> None:
        battle = land_battle([LEGION] * 2, [SPEARS] * 4, region="lucania").begin()
        blank = ["GREEN:blank"] * 3 + ["WHITE:blank"]
        for _ in range(2):
            battle.answer({}, FaceDice(*blank))
        prompt = battle.prompts[CARTHAGE]
        assert prompt.moment == "unopposed_attack.start"
        assert prompt.menu.contains(AttackUnopposed((SPEARS, SPEARS), LEGION))


class TestFlanks:
    """Phase 3."""

    @pytest.mark.ruling(53)
    def test_cavalry_chariots_and_spare_elephants(self) -> None:
        assert flank_strength(mustered_host((HORSE, HORSE, LEGION))) == 2
        assert flank_strength(mustered_host((ELEPHANTS, ELEPHANTS))) == 0  # ruling 53
        assert flank_strength(mustered_host((ELEPHANTS, ELEPHANTS, ELEPHANTS, HORSE))) == 2
        assert flank_strength(mustered_host(("war_chariots", "numidian_cavalry"))) == 1

    def test_the_lower_number_is_fought(self) -> None:
        battle = land_battle(["allied_cavalry"] * 3 + [LEGION] * 2, [HORSE, SPEARS, SPEARS, "numidian_cavalry"]).begin()
        assert battle.told(FlanksDeclared)[0].combats == 1
        battle.finish()
        assert [c.phase for c in battle.told(CombatFought)].count(FLANKS) == 1

    def test_cavalry_skirmishers_are_stacked_and_must_be_at_last(self) -> None:
        host = mustered_host((HORSE, HORSE, "numidian_cavalry"))
        first, last = Ground(phase=FLANKS, combats=2), Ground(phase=FLANKS, combats=2, fought=1)
        assert skirmishers_beside_main_card(host, first, HORSE) == ("none", "numidian_cavalry")
        assert skirmishers_beside_main_card(host, last, HORSE) == ("numidian_cavalry",)

    def test_without_mounted_main_cards_they_wait_for_the_centre(self) -> None:
        host = mustered_host(("numidian_cavalry", SPEARS))
        assert not can_deploy(host, Ground(phase=FLANKS, combats=1))
        assert "numidian_cavalry" in skirmishers_beside_main_card(host, Ground(phase=CENTRE), SPEARS)

    @pytest.mark.ruling(54)
    def test_spare_cards_go_to_the_centre_or_wait(self) -> None:
        """Ruling 54: card by card, as their owner says."""
        battle = land_battle(["allied_cavalry"] * 2 + [LEGION] * 2, [SPEARS] * 4).begin()
        assert battle.prompts[ROME].moment == "land_battle.spare"
        battle.answer({ROME: KeepForEnvelopment(("allied_cavalry",))})
        assert battle.frame.hosts[0].saved == ("allied_cavalry.1",)
        assert battle.prompts[ROME].menu.contains(Deploy("allied_cavalry"))

    def corps(self, *cards: str) -> Battle:
        """Carthage has its elephant corps, so that it may have four of them anywhere."""
        battle = land_battle([LEGION] * 3 + ["allied_cavalry"] * 3, cards)
        holding = battle.state.factions[CARTHAGE]
        corps = msgspec.structs.replace(holding, developments={"carthage_elephant_corps": 1})
        battle.state.factions[CARTHAGE] = corps
        return battle.begin()

    def test_elephants_beyond_two_may_fight_on_the_flanks(self) -> None:
        """Their owner declares how many of them, in secret."""
        battle = self.corps(*[ELEPHANTS] * 4, HORSE)
        prompt = battle.prompts[CARTHAGE]
        assert prompt.moment == "land_battle.declare_flanks" and prompt.default == DeclareFlanks(2)
        assert not prompt.menu.contains(DeclareFlanks(3))
        battle.answer({CARTHAGE: DeclareFlanks(1)})
        assert battle.told(FlanksDeclared)[0].defender_cards == 2
        assert set(main_kinds(battle.frame.hosts[1], Ground(phase=FLANKS, combats=2))) == {HORSE, ELEPHANTS}

    def test_elephants_that_are_not_declared_wait_for_the_centre(self) -> None:
        battle = self.corps(*[ELEPHANTS] * 3, SPEARS)
        battle.answer({CARTHAGE: DeclareFlanks(0)})
        assert battle.told(FlanksDeclared)[0].defender_cards == 0
        assert flank_cards(battle.frame.hosts[1]) == ()
        battle.answer({})
        assert battle.prompts[CARTHAGE].menu.contains(Deploy(ELEPHANTS))

    def test_who_may_have_three_is_asked_and_nobody_else(self) -> None:
        """That a side is asked may tell nothing that is not public."""
        battle = self.corps(*[SPEARS] * 4)
        assert list(battle.prompts) == [CARTHAGE] and battle.step == "declare_flanks"
        assert battle.prompts[CARTHAGE].default == DeclareFlanks(0)
        two = self.corps(*[SPEARS] * 2)
        assert two.step != "declare_flanks"
        assert land_battle([LEGION] * 4, [SPEARS] * 4).begin().step != "declare_flanks"

    def test_a_plan_keeps_all_spare_horse_beside_what_elephants_it_may(self) -> None:
        host = mustered_host((HORSE, *[ELEPHANTS] * 3))
        kept = kept_by_plan((host, mustered_host((LEGION,) * 4)), 0, DEFAULT)
        assert sorted(kept.saved) == [f"{HORSE}.1", f"{ELEPHANTS}.1"]

    def test_before_the_flanks_are_declared_nobody_knows_who_rides(self) -> None:
        """What is dealt anew for others is told apart by groups alone until then."""
        battle = self.corps(*[SPEARS] * 4)
        assert battle.step == "declare_flanks"
        riders = set()
        for seed in range(30):
            other = battle.state.copy()
            determinize_battle(other, (CARTHAGE,), UnverifiedRandom(seed))
            riders.add(sum(TROOPS[kind].type == "cavalry" for kind in other.armies["rome_1"].cards))
        assert len(riders) > 1

    def test_two_elephants_stay_for_the_centre(self) -> None:
        battle = land_battle([LEGION] * 4, [ELEPHANTS] * 3 + [HORSE]).begin()
        prompt = battle.prompts[CARTHAGE]
        assert prompt.menu.contains(KeepForEnvelopment((HORSE, ELEPHANTS)))
        assert not prompt.menu.contains(KeepForEnvelopment((ELEPHANTS, ELEPHANTS)))


class TestCentre:
    """Phase 4."""

    def test_skirmishers_and_artillery_are_stacked(self) -> None:
        host = mustered_host((LEGION, LEGION, LEGION, "velites", "scorpio"))
        ground = Ground(phase=CENTRE)
        assert main_kinds(host, ground) == (LEGION,)
        assert skirmishers_beside_main_card(host, ground, LEGION) == ("none", "velites")
        assert artillery_kinds(host, ground, LEGION, "velites") == ("none", "scorpio")

    def test_all_must_be_used_while_there_are_partners(self) -> None:
        host = mustered_host((LEGION, "velites", "scorpio"))
        assert skirmishers_beside_main_card(host, Ground(phase=CENTRE), LEGION) == ("velites",)
        assert artillery_kinds(host, Ground(phase=CENTRE), LEGION, "velites") == ("scorpio",)

    def test_at_least_two_combats_call_on_saved_horse_then_skirmishers(self) -> None:
        host = host_with_saved_cards(mustered_host((HORSE, "velites")), (f"{HORSE}.1",))
        assert centre_mains(host, 0) == (f"{HORSE}.1",)
        assert centre_mains(host, 2) == ()
        assert not can_fight_centre(host, 2)
        light = mustered_host(("velites", "scorpio"))
        ground = Ground(phase=CENTRE, fought=1)
        assert can_fight_centre(light, 1)
        assert main_kinds(light, ground) == ("none",)
        assert skirmishers_beside_main_card(light, ground, "none") == ("velites",)
        assert artillery_kinds(light, ground, "none", "velites") == ("none",)
        assert artillery_kinds(mustered_host(("scorpio",)), ground, "none", "none") == ("scorpio",)
        assert not can_fight_centre(light, 2)

    def test_it_goes_on_until_one_side_runs_out(self) -> None:
        battle = land_battle([LEGION] * 3, [SPEARS] * 5).begin()
        battle.finish()
        assert [c.phase for c in battle.told(CombatFought)] == [CENTRE] * 3

    def test_leftovers_attack_when_the_enemy_has_no_card_to_play(self) -> None:
        hosts = (Host(beside=(f"{LEGION}.1",)), Host(hand=(f"{SPEARS}.1",)))
        assert may_attack(hosts, 1, CENTRE, 2)
        assert not may_attack(hosts, 0, CENTRE, 2)


class Blanks(FaceDice):
    """Dice that show the worst face of every colour."""

    def roll(self, label: str, sides: int) -> int:
        return sides


class TestEnvelopment:
    """Phase 5."""

    def test_only_mounted_cards_and_both_sides_may(self) -> None:
        mine = Host(saved=(f"{HORSE}.1",), beside=(f"{SPEARS}.1",))
        assert may_attack((mine, mine), 0, ENVELOPMENT, 2)
        assert may_attack((mine, mine), 1, ENVELOPMENT, 2)
        assert not may_attack((Host(hand=(f"{LEGION}.1",)), mine), 0, ENVELOPMENT, 2)

    def test_cards_under_the_general_are_safe(self) -> None:
        hosts = (Host(saved=(f"{HORSE}.1",)), Host(under=(f"{LEGION}.1",)))
        assert not may_attack(hosts, 0, ENVELOPMENT, 2)

    @pytest.mark.ruling(57)
    @pytest.mark.parametrize("mounted", [ELEPHANTS, HORSE])
    def test_whoever_is_left_over_in_the_centre_envelops_once(self, mounted: str) -> None:
        """Ruling 57: elephants that had to be kept for the centre, and horse that was thrown into it, and did not
        fight there, attack in the envelopment, where their dice may be rolled again, and there alone."""
        battle = land_battle([LEGION] * 2, [SPEARS] * 3 + [mounted]).begin()
        battle.answer({})
        if battle.step == "spare":
            battle.answer({CARTHAGE: KeepForEnvelopment(())})
        while battle.step.startswith("deploy"):
            battle.answer({CARTHAGE: Deploy(SPEARS)}, Blanks())
        prompt = battle.prompts[CARTHAGE]
        assert battle.frame.phase == CENTRE and not prompt.menu.contains(AttackUnopposed((mounted,), LEGION))
        battle.answer({CARTHAGE: AttackUnopposed((SPEARS,), LEGION)}, Blanks())
        assert battle.frame.phase == ENVELOPMENT
        dice = TROOPS[mounted].good
        again = FaceDice(
            *[f"{die}:{'blank' if die != 'RED' else 's'}" for die in dice], *[f"{die}:skull" for die in dice]
        )
        battle.answer({CARTHAGE: AttackUnopposed((mounted,), LEGION, "all_but_skulls")}, again)
        made = battle.told(UnopposedAttackMade)
        assert [(one.phase, one.cards) for one in made] == [(CENTRE, (SPEARS,)), (ENVELOPMENT, (mounted,))]

    def two_riders(self) -> Battle:
        """Two cavalry wait, and three spearmen have fought."""
        battle = land_battle(["allied_cavalry"] * 2 + [LEGION] * 3, [SPEARS] * 2 + ["sacred_band"]).begin()
        battle.answer({})
        for _ in range(3):
            battle.answer({}, Blanks())
        return battle

    def test_cards_may_take_different_targets(self) -> None:
        """The second is asked about when the dice of the first have fallen."""
        battle = self.two_riders()
        one = ("allied_cavalry",)
        battle.answer({ROME: AttackUnopposed(one, SPEARS)}, FaceDice("GREEN:skull", "GREEN:blank"))
        assert list(battle.prompts) == [ROME] and not battle.ended
        battle.answer({ROME: AttackUnopposed(one, "sacred_band")}, FaceDice("GREEN:skull", "GREEN:blank"))
        assert [a.dead for a in battle.told(UnopposedAttackMade)] == [(SPEARS,), ("sacred_band",)]

    def test_who_attacks_with_none_attacks_no_more(self) -> None:
        battle = self.two_riders()
        battle.answer({ROME: AttackUnopposed((), SPEARS)})
        assert battle.ended and not battle.told(UnopposedAttackMade)

    def test_any_die_may_be_rolled_again_when_it_lies(self) -> None:
        battle = self.two_riders()
        ask = AttackUnopposed(("allied_cavalry",) * 2, SPEARS, "ask")
        battle.answer({ROME: ask}, FaceDice("GREEN:x", "GREEN:x"))
        prompt = battle.prompts[ROME]
        assert prompt.moment == "unopposed_attack.again" and prompt.default == RollAgain()
        assert not prompt.menu.contains(RollAgain(("3",)))
        battle.answer({ROME: RollAgain(("2",))}, FaceDice("GREEN:skull", "GREEN:blank", "GREEN:blank"))
        first = battle.told(UnopposedAttackMade)[0]
        assert first.dead == (SPEARS,) and [face for _, face in first.rolls[0][2]] == ["x", "x", "skull"]
        assert battle.prompts[ROME].default == RollAgain(("1", "2"))  # the second card's blanks
        battle.answer({ROME: RollAgain()})
        assert battle.told(UnopposedAttackMade)[1].dead == ()

    def test_the_question_names_the_enemy_and_the_dice(self) -> None:
        battle = self.two_riders()
        assert battle.prompts[ROME].subject == keyed_text("prompt.unopposed_attack.envelopment", enemy=CARTHAGE)
        battle.answer({ROME: AttackUnopposed(("allied_cavalry",), SPEARS, "ask")}, FaceDice("GREEN:x", "GREEN:blank"))
        asked = battle.prompts[ROME].subject
        assert asked is not None and asked.args["target"] == SPEARS and len(asked.args["dice"]) == 2

    def test_who_attacked_what_nobody_defended_can_be_enveloped(self) -> None:
        """Phase 4's end: he lies next to his general like every survivor."""
        battle = land_battle(["allied_cavalry"] + [LEGION] * 2, [SPEARS] * 4).begin()
        battle.answer({})
        while battle.step == "deploy":
            battle.answer({}, Blanks())
        assert list(battle.prompts) == [CARTHAGE]
        battle.answer({}, Blanks())
        assert len(battle.frame.hosts[1].beside) == 4
        assert battle.prompts[ROME].moment == "unopposed_attack.start"
        battle.answer({}, FaceDice("GREEN:skull", "GREEN:blank", "GREEN:blank"))
        assert battle.told(UnopposedAttackMade)[-1].side == ROME

    def test_who_attacked_in_difficult_terrain_is_safe(self) -> None:
        host = Host(struck=(f"{SPEARS}.1", "incendiary_pigs.1"))
        assert host_after_unopposed_attacks(host, TERRAIN).under == (f"{SPEARS}.1",)
        assert host_after_unopposed_attacks(host, FLANKS).beside == (f"{SPEARS}.1",)
        assert host_after_unopposed_attacks(host, ENVELOPMENT) == host

    def test_in_a_battle(self) -> None:
        battle = land_battle(["allied_cavalry"] * 2 + [LEGION] * 3, [SPEARS] * 3).begin()
        battle.answer({})
        for _ in range(3):
            battle.answer({}, FaceDice("YELLOW:blank", *["GREEN:blank"] * 3))
        prompt = battle.prompts[ROME]
        assert prompt.menu.contains(AttackUnopposed(("allied_cavalry",) * 2, SPEARS, "blanks"))
        battle.answer({}, FaceDice("GREEN:skull", "GREEN:blank", "GREEN:skull", "GREEN:x", *["GREEN:x"] * 3))
        attack = battle.told(UnopposedAttackMade)[0]
        assert (attack.phase, attack.dead) == (ENVELOPMENT, (SPEARS, SPEARS))
