"""One combat: who rolls at whom, in which order, with what effect (Dice Results, Phases 2 to 5; rulings 46 to 57)."""

import msgspec
import pytest

from engine.games.total_war_rome.army_cards import army_card_tokens
from engine.games.total_war_rome.battle.land.combat import (
    ALL_BUT_SKULLS,
    BLANKS,
    HOLD,
    NO_RIDERS,
    Fought,
    fight_combat,
    make_unopposed_attacks,
)
from engine.games.total_war_rome.battle.land.dice import Riders
from engine.games.total_war_rome.battle.land.zones import (
    CENTRE,
    ENVELOPMENT,
    FLANKS,
    TERRAIN,
    Deployed,
    Readings,
    host_after_damage,
    mustered_host,
    zone_count,
)
from engine.games.total_war_rome.frames.host import Host
from tests.engine.games.total_war_rome.battlefield import scripted

SKULL, X, S, BLANK = "skull", "x", "s", "blank"


def combat(
    ours: tuple[str, ...],
    theirs: tuple[str, ...],
    phase: str,
    *faces: str,
    riders: tuple[Riders, Riders] = NO_RIDERS,
    wounded: tuple[str, str] = ("", ""),
) -> Fought:
    """Fight a combat between stacks (main, skirmisher, artillery; "" for none), with two cards left in each hand."""
    hosts, played = [], []
    for n, stack in enumerate((ours, theirs)):
        cards = [f"{kind}.9" if kind else "" for kind in (*stack, "", "")[:3]]
        played.append(Deployed(*cards))
        rest = army_card_tokens(("italian_infantry", "italian_infantry"))
        hosts.append(Host(hand=(*rest, *(c for c in cards if c)), wounded=wounded[n]))
    roll = scripted(*faces)
    before = [zone_count(h) for h in hosts]
    out = fight_combat((hosts[0], hosts[1]), (played[0], played[1]), phase, roll, riders)
    assert not roll.left  # type: ignore[attr-defined]
    assert [zone_count(h) for h in out.hosts] == before  # no card is lost or doubled
    return out


def dead(out: Fought) -> tuple[list[str], list[str]]:
    return [c.split(".")[0] for c in out.dead[0]], [c.split(".")[0] for c in out.dead[1]]


LEGION, HOPLITES, SPEARS = "republican_legionaries", "hoplites", "libyan_spearmen"
HORSE, ELEPHANTS, CHARIOTS = "punic_cavalry", "war_elephants", "war_chariots"


@pytest.mark.ruling(50, 51)
class TestDiceResults:
    """Dice Results; rulings 50 and 51."""

    def test_a_skull_destroys(self) -> None:
        assert dead(combat((LEGION,), (LEGION,), CENTRE, SKULL, BLANK, BLANK, BLANK)) == ([], [LEGION])

    def test_two_x_destroy(self) -> None:
        assert dead(combat((LEGION,), (LEGION,), CENTRE, X, X, BLANK, BLANK)) == ([], [LEGION])

    def test_one_x_wounds_and_the_card_lies_in_the_active_zone(self) -> None:
        out = combat((LEGION,), (LEGION,), CENTRE, X, BLANK, BLANK, BLANK)
        assert out.hosts[1].wounded == f"{LEGION}.9"
        assert out.hosts[1].beside == ()
        assert out.hosts[0].beside == (f"{LEGION}.9",)

    def test_a_second_wound_destroys_the_waiting_card_and_spares_the_new_one(self) -> None:
        out = combat((LEGION,), (LEGION,), CENTRE, X, BLANK, BLANK, BLANK, wounded=("", "velites.1"))
        assert dead(out) == ([], ["velites"])
        assert out.hosts[1].beside == (f"{LEGION}.9",)
        assert out.hosts[1].wounded == ""

    def test_a_kill_leaves_the_waiting_card_alone(self) -> None:
        out = combat((LEGION,), (LEGION,), CENTRE, SKULL, BLANK, BLANK, BLANK, wounded=("", "velites.1"))
        assert dead(out) == ([], [LEGION])
        assert out.hosts[1].wounded == "velites.1"

    def test_kill_and_wound_destroy_both(self) -> None:
        out = combat((LEGION,), (LEGION,), CENTRE, SKULL, X, BLANK, BLANK, wounded=("", "velites.1"))
        assert dead(out) == ([], [LEGION, "velites"])

    def test_a_second_kill_takes_the_waiting_card_else_it_is_lost(self) -> None:
        both = combat((LEGION,), (LEGION,), CENTRE, SKULL, SKULL, BLANK, BLANK, wounded=("", "velites.1"))
        assert dead(both) == ([], [LEGION, "velites"])
        alone = combat((LEGION,), (LEGION,), CENTRE, SKULL, SKULL, BLANK, BLANK)
        assert dead(alone) == ([], [LEGION])

    def test_a_kill_and_a_wound_without_a_waiting_card_lose_the_wound(self) -> None:
        out = combat((LEGION,), (LEGION,), CENTRE, SKULL, X, BLANK, BLANK)
        assert out.hosts[1].wounded == ""

    def test_red_s_becomes_a_skull_against_its_types(self) -> None:
        assert dead(combat((LEGION,), (SPEARS,), CENTRE, S, BLANK, BLANK, BLANK)) == ([], [SPEARS])
        assert dead(combat((LEGION,), (HORSE,), CENTRE, S, BLANK, BLANK, BLANK)) == ([], [])

    def test_black_s_cancels_the_best_result(self) -> None:
        out = combat((HORSE,), (SPEARS,), FLANKS, SKULL, X, S, BLANK)
        assert out.hosts[1].wounded == f"{SPEARS}.9"  # the Skull is cancelled, the X is left
        assert out.blows[0].cancelled == 1

    def test_black_s_cancels_skulls_made_by_red_s(self) -> None:
        out = combat(("iberian_scutarii",), (SPEARS,), CENTRE, S, BLANK, S, BLANK)
        assert dead(out) == ([], [])
        assert out.blows[0].upgraded == 1
        assert out.blows[0].cancelled == 1

    def test_black_s_does_nothing_against_other_types(self) -> None:
        assert dead(combat((LEGION,), (SPEARS,), CENTRE, SKULL, BLANK, S, BLANK)) == ([], [SPEARS])

    def test_rolls_are_simultaneous(self) -> None:
        assert dead(combat((LEGION,), (LEGION,), CENTRE, SKULL, BLANK, SKULL, BLANK)) == ([LEGION], [LEGION])

    def test_the_owner_chooses_what_an_s_of_both_lists_does(self) -> None:
        cancel = (Riders(special="cancel"), Riders())
        pigs = combat(("", "incendiary_pigs"), (ELEPHANTS,), CENTRE, X, riders=cancel)
        assert pigs.hosts[1].wounded == f"{ELEPHANTS}.9"  # as an X, not as the Skull it could be
        skull = combat(("", "incendiary_pigs"), (ELEPHANTS,), CENTRE, X)
        assert dead(skull) == ([], [ELEPHANTS])


@pytest.mark.ruling(46, 47, 48, 52)
class TestSkirmishers:
    """Phases 2 to 4: Fight for Terrain, for the Flanks and the centre; rulings 46 to 48 and 52."""

    def test_alone_against_a_main_card_it_rolls_and_retires_under_the_general(self) -> None:
        out = combat(("", "velites"), (SPEARS,), TERRAIN, X)
        assert out.hosts[0].under == ("velites.9",)
        assert out.hosts[1].wounded == f"{SPEARS}.9"

    def test_alone_against_a_main_card_it_takes_no_roll(self) -> None:
        out = combat(("", "velites"), (SPEARS,), TERRAIN, BLANK)
        assert out.hosts[1].under == (f"{SPEARS}.9",)
        assert len(out.blows) == 1

    def test_stacked_it_rolls_first_and_a_destroyed_target_does_not_roll(self) -> None:
        out = combat((LEGION, "velites"), (SPEARS,), TERRAIN, SKULL)
        assert dead(out) == ([], [SPEARS])
        assert out.hosts[0].under == ("velites.9", f"{LEGION}.9")

    def test_a_wounded_target_still_rolls(self) -> None:
        out = combat((LEGION, "velites"), (SPEARS,), TERRAIN, X, BLANK, BLANK, SKULL, BLANK)
        assert dead(out) == ([LEGION], [])

    def test_two_wounds_of_one_combat_destroy(self) -> None:
        out = combat((LEGION, "velites"), (SPEARS,), TERRAIN, X, X, BLANK, BLANK, BLANK)
        assert dead(out) == ([], [SPEARS])

    def test_skirmishers_fight_each_other_only(self) -> None:
        out = combat((LEGION, "velites"), (SPEARS, "libyan_javelinmen"), TERRAIN, SKULL, SKULL, *[BLANK] * 4)
        assert dead(out) == (["velites"], ["libyan_javelinmen"])
        assert out.hosts[0].under == (f"{LEGION}.9",)

    def test_red_s_hits_skirmishers(self) -> None:
        out = combat(("", "velites"), ("", "libyan_javelinmen"), TERRAIN, S, BLANK)
        assert dead(out) == ([], ["libyan_javelinmen"])

    def test_a_lone_skirmisher_leaves_the_enemy_main_card_without_a_target(self) -> None:
        out = combat(("", "velites"), (SPEARS, "libyan_javelinmen"), TERRAIN, BLANK, BLANK)
        assert len(out.blows) == 2
        assert f"{SPEARS}.9" in out.hosts[1].under

    def test_a_wounded_skirmisher_stays_in_the_active_zone(self) -> None:
        out = combat((LEGION, "velites"), (SPEARS, "libyan_javelinmen"), CENTRE, X, BLANK, *[BLANK] * 4)
        assert out.hosts[1].wounded == "libyan_javelinmen.9"

    def test_cavalry_skirmishers_retire_next_to_the_general(self) -> None:
        out = combat((HORSE, "numidian_cavalry"), (HORSE,), FLANKS, BLANK, *[BLANK] * 4)
        assert "numidian_cavalry.9" in out.hosts[0].beside

    def test_difficult_dice_in_terrain_good_going_elsewhere(self) -> None:
        terrain = combat(("", "velites"), (SPEARS,), TERRAIN, BLANK)
        assert [colour for colour, _ in terrain.blows[0].dice] == ["GREEN"]
        centre = combat((LEGION, "velites"), (SPEARS,), CENTRE, BLANK, *[BLANK] * 4)
        assert [colour for colour, _ in centre.blows[0].dice] == ["WHITE"]

    def test_a_special_card_is_used_up(self) -> None:
        out = combat(("", "war_dogs"), (SPEARS,), TERRAIN, BLANK)
        assert out.hosts[0].spent == ("war_dogs.9",)  # ruling 65

    def test_pigs_turn_all_but_blanks_into_skulls_against_elephants(self) -> None:
        assert dead(combat((LEGION, "incendiary_pigs"), (ELEPHANTS,), CENTRE, X, *[])) == ([], [ELEPHANTS])


@pytest.mark.ruling(49)
class TestBowmen:
    """Phase 2 and Phase 4; ruling 49."""

    def test_they_roll_before_others(self) -> None:
        assert dead(combat(("cretan_archers",), (SPEARS,), CENTRE, SKULL, BLANK)) == ([], [SPEARS])
        assert dead(combat((SPEARS,), ("cretan_archers",), CENTRE, SKULL, BLANK)) == ([SPEARS], [])

    def test_a_wounded_target_rolls_back(self) -> None:
        out = combat(("cretan_archers",), (SPEARS,), CENTRE, X, BLANK, SKULL, BLANK)
        assert dead(out) == (["cretan_archers"], [])
        assert out.hosts[1].wounded == f"{SPEARS}.9"

    def test_against_bowmen_they_roll_at_the_same_time(self) -> None:
        out = combat(("cretan_archers",), ("toxotai",), CENTRE, SKULL, BLANK, SKULL, BLANK)
        assert dead(out) == (["cretan_archers"], ["toxotai"])


@pytest.mark.ruling(55)
class TestArtillery:
    """Phase 4; ruling 55."""

    def test_it_shoots_first_at_a_main_card(self) -> None:
        out = combat((LEGION, "", "scorpio"), (SPEARS,), CENTRE, S)  # RED S against close foot
        assert dead(out) == ([], [SPEARS])
        assert out.hosts[0].beside == (f"{LEGION}.9", "scorpio.9")

    def test_it_shoots_at_skirmishers_if_there_are_any(self) -> None:
        out = combat((LEGION, "", "scorpio"), (SPEARS, "libyan_javelinmen"), CENTRE, SKULL, *[BLANK] * 4)
        assert dead(out) == ([], ["libyan_javelinmen"])

    def test_artillery_shoots_at_the_same_time(self) -> None:
        out = combat((LEGION, "", "scorpio"), (SPEARS, "", "oxybeles_c"), CENTRE, SKULL, SKULL)
        assert dead(out) == ([LEGION, "scorpio"], [SPEARS, "oxybeles_c"])

    def test_it_dies_with_its_partner(self) -> None:
        out = combat((LEGION, "", "scorpio"), (SPEARS,), CENTRE, BLANK, BLANK, BLANK, SKULL, BLANK)
        assert dead(out) == ([LEGION, "scorpio"], [])

    def test_a_wounded_partner_saves_it(self) -> None:
        out = combat((LEGION, "", "scorpio"), (SPEARS,), CENTRE, BLANK, BLANK, BLANK, X, BLANK)
        assert out.hosts[0].beside == ("scorpio.9",)


class TestMounted:
    """Phase 3: mounted troops."""

    @pytest.mark.parametrize(
        ("ours", "theirs", "falls"),
        [(ELEPHANTS, HORSE, True), (ELEPHANTS, SPEARS, True), (ELEPHANTS, "lowland_warriors", False)],
    )
    def test_elephants(self, ours: str, theirs: str, falls: bool) -> None:
        assert bool(combat((ours,), (theirs,), CENTRE, S, BLANK, BLANK, BLANK).dead[1]) is falls

    def test_pikes_stop_elephants(self) -> None:
        assert dead(combat((ELEPHANTS,), ("pikemen",), CENTRE, SKULL, BLANK, S, BLANK)) == ([], [])

    def test_chariots_ride_down_cavalry(self) -> None:
        assert dead(combat((CHARIOTS,), (HORSE,), FLANKS, S, BLANK, BLANK, BLANK)) == ([], [HORSE])

    def test_cavalry_rides_down_bowmen_that_did_not_stop_it(self) -> None:
        assert dead(combat((HORSE,), ("cretan_archers",), CENTRE, BLANK, BLANK, S, BLANK)) == ([], ["cretan_archers"])


@pytest.mark.ruling(107)
class TestRiders:
    """Ruling 107: re-rolls and what softens a blow, ordered with the deployment."""

    def test_reroll_without_a_skull(self) -> None:
        riders = (Riders(reroll="rousing_words.no_skull"), Riders())
        out = combat((LEGION,), (HORSE,), CENTRE, X, BLANK, BLANK, BLANK, SKULL, BLANK, riders=riders)
        assert dead(out) == ([], [HORSE])
        assert out.blows[0].orders == ("rousing_words",)
        assert len(out.blows[0].dice) == 4

    def test_an_owners_card_rerolls_as_often_as_it_says_while_the_roll_is_poor(self) -> None:
        riders = (Riders(reroll="rousing_words.no_skull", times=3), Riders())
        faces = (X, BLANK, BLANK, BLANK, BLANK, BLANK, SKULL, BLANK)
        out = combat((LEGION,), (HORSE,), CENTRE, *faces, riders=riders)
        assert dead(out) == ([], [HORSE]) and len(out.blows[0].dice) == 6
        assert out.blows[0].orders == ("rousing_words",)

    def test_no_reroll_where_the_condition_fails(self) -> None:
        riders = (Riders(reroll="inspiring.no_damage"), Riders())
        out = combat((LEGION,), (HORSE,), CENTRE, X, BLANK, BLANK, BLANK, riders=riders)
        assert out.blows[0].orders == ()

    def test_an_s_that_becomes_a_skull_is_kept(self) -> None:
        riders = (Riders(reroll="inspiring.no_skull"), Riders())
        assert dead(combat((LEGION,), (SPEARS,), CENTRE, S, BLANK, BLANK, BLANK, riders=riders)) == ([], [SPEARS])

    def test_steady_the_line_saves(self) -> None:
        riders = (Riders(), Riders(soften="steady_line.to_save"))
        out = combat((LEGION,), (HORSE,), CENTRE, SKULL, BLANK, BLANK, BLANK, riders=riders)
        assert out.hosts[1].wounded == f"{HORSE}.9"
        assert out.blows[0].orders == ("steady_line",)

    def test_an_owners_card_softens_as_many_skulls_as_it_says(self) -> None:
        for skulls, gone in ((1, [HORSE]), (2, [HORSE])):
            riders = (Riders(), Riders(soften="steady_line.at_once", skulls=skulls))
            out = combat((LEGION,), (HORSE,), CENTRE, SKULL, SKULL, BLANK, BLANK, riders=riders)
            assert dead(out) == ([], gone) and out.blows[0].faces.count(X) == skulls

    def test_steady_the_line_is_not_wasted(self) -> None:
        riders = (Riders(), Riders(soften="steady_line.to_save"))
        out = combat((LEGION,), (HORSE,), CENTRE, SKULL, X, BLANK, BLANK, riders=riders)
        assert dead(out) == ([], [HORSE])
        assert out.blows[0].orders == ()

    def test_steady_the_line_is_kept_where_a_black_s_saves_the_card(self) -> None:
        riders = (Riders(), Riders(soften="steady_line.to_save"))
        out = combat((HORSE,), (SPEARS,), FLANKS, SKULL, BLANK, S, BLANK, riders=riders)
        assert out.hosts[1].beside == (f"{SPEARS}.9",)
        assert out.blows[0].orders == ()

    def test_steady_the_line_saves_from_what_a_black_s_leaves(self) -> None:
        riders = (Riders(), Riders(soften="steady_line.to_save"))
        out = combat((HORSE,), (SPEARS,), FLANKS, SKULL, SKULL, S, BLANK, riders=riders)
        assert dead(out) == ([], [])
        assert out.hosts[1].wounded == f"{SPEARS}.9"
        assert out.blows[0].orders == ("steady_line",)

    def test_phalanx_drill_cancels_one_x_against_close_foot(self) -> None:
        riders = (Riders(), Riders(soften="phalanx_drill.to_save"))
        out = combat((LEGION,), (HOPLITES,), CENTRE, X, X, BLANK, BLANK, riders=riders)
        assert out.hosts[1].wounded == f"{HOPLITES}.9"
        loose = combat((LEGION,), ("gaesatae",), CENTRE, X, X, X, BLANK, riders=riders)
        assert dead(loose) == ([], ["gaesatae"])

    def test_a_cavalry_commander_rolls_one_idle_die_again(self) -> None:
        riders = (Riders(one_die=True), Riders())
        out = combat((HORSE,), (HORSE,), FLANKS, X, BLANK, BLANK, BLANK, X, riders=riders)
        assert dead(out) == ([], [HORSE])


@pytest.mark.ruling(56, 57)
class TestUnopposed:
    """Phase 5, and the ends of Phases 2 to 4; rulings 56 and 57."""

    def host(self, **zones: object) -> Host:
        return msgspec.structs.replace(mustered_host(("italian_infantry",)), **zones)

    def test_a_leftover_card_attacks_once_without_dice_in_return(self) -> None:
        hosts = (Host(hand=(f"{LEGION}.1",)), self.host(beside=(f"{SPEARS}.1",)))
        out = make_unopposed_attacks(hosts, 0, hosts[0].hand, SPEARS, HOLD, CENTRE, scripted(SKULL, BLANK))
        assert out.dead[1] == (f"{SPEARS}.1",)
        assert out.hosts[0].struck == (f"{LEGION}.1",)
        assert out.hosts[0].hand == ()

    def test_red_s_counts(self) -> None:
        hosts = (Host(hand=(f"{LEGION}.1",)), self.host(beside=(f"{SPEARS}.1",)))
        assert make_unopposed_attacks(hosts, 0, hosts[0].hand, SPEARS, HOLD, CENTRE, scripted(S, BLANK)).dead[1]

    def test_cards_under_the_general_can_be_attacked_in_phase_2_only(self) -> None:
        hosts = (Host(hand=(f"{LEGION}.1",)), self.host(under=(f"{SPEARS}.1",)))
        assert make_unopposed_attacks(hosts, 0, hosts[0].hand, SPEARS, HOLD, TERRAIN, scripted(SKULL, BLANK)).dead[1]
        assert not make_unopposed_attacks(hosts, 0, hosts[0].hand, SPEARS, HOLD, CENTRE, scripted()).blows

    def test_the_wounded_card_can_be_finished(self) -> None:
        hosts = (Host(saved=(f"{HORSE}.1",)), self.host(wounded=f"{SPEARS}.1"))
        out = make_unopposed_attacks(hosts, 0, hosts[0].saved, SPEARS, HOLD, ENVELOPMENT, scripted(X, BLANK))
        assert out.dead[1] == (f"{SPEARS}.1",)

    def test_of_a_kind_the_unhurt_card_is_attacked_before_the_wounded_one(self) -> None:
        """The wounded one dies of any further wound, wherever it falls (Dice Results)."""
        hosts = (Host(saved=(f"{HORSE}.1",)), self.host(wounded=f"{SPEARS}.1", beside=(f"{SPEARS}.2",)))
        out = make_unopposed_attacks(hosts, 0, hosts[0].saved, SPEARS, HOLD, ENVELOPMENT, scripted(SKULL, X))
        assert sorted(out.dead[1]) == [f"{SPEARS}.1", f"{SPEARS}.2"]
        alone = make_unopposed_attacks(hosts, 0, hosts[0].saved, SPEARS, HOLD, ENVELOPMENT, scripted(SKULL, BLANK))
        assert alone.hosts[1].wounded == f"{SPEARS}.1"

    def test_an_envelopment_rerolls_each_die_once(self) -> None:
        hosts = (Host(saved=(f"{HORSE}.1",)), self.host(beside=(f"{SPEARS}.1",)))
        out = make_unopposed_attacks(hosts, 0, hosts[0].saved, SPEARS, BLANKS, ENVELOPMENT, scripted(BLANK, X, X))
        assert out.dead[1] == (f"{SPEARS}.1",)
        skulls = make_unopposed_attacks(
            hosts, 0, hosts[0].saved, SPEARS, ALL_BUT_SKULLS, ENVELOPMENT, scripted(X, X, BLANK, BLANK)
        )
        assert skulls.dead[1] == ()

    def test_leftovers_do_not_reroll(self) -> None:
        hosts = (Host(hand=(f"{LEGION}.1",)), self.host(beside=(f"{SPEARS}.1",)))
        out = make_unopposed_attacks(hosts, 0, hosts[0].hand, SPEARS, BLANKS, CENTRE, scripted(BLANK, BLANK))
        assert len(out.blows[0].dice) == 2

    def test_the_next_card_takes_another_target(self) -> None:
        hosts = (Host(hand=(f"{LEGION}.1", f"{LEGION}.2")), self.host(beside=(f"{SPEARS}.1", f"{HORSE}.1")))
        out = make_unopposed_attacks(
            hosts, 0, hosts[0].hand, SPEARS, HOLD, CENTRE, scripted(SKULL, BLANK, SKULL, BLANK)
        )
        assert out.dead[1] == (f"{SPEARS}.1", f"{HORSE}.1")


def test_a_wound_on_the_wounded_card_itself_destroys_it() -> None:
    host = Host(wounded="velites.1")
    assert host_after_damage(host, "velites.1", 1).dead == ("velites.1",)


@pytest.mark.ruling(47, 50)
class TestReadings:
    """Second readings of rulings 47 and 50, where a table has chosen them."""

    def test_a_lone_skirmisher_may_have_to_stand(self) -> None:
        hosts = (Host(hand=("velites.1",)), Host(hand=(f"{SPEARS}.1",)))
        played = (Deployed(skirmisher="velites.1"), Deployed(main=f"{SPEARS}.1"))
        stands = Readings(skirmisher_stands=True)
        out = fight_combat(hosts, played, TERRAIN, scripted(BLANK, SKULL, BLANK), NO_RIDERS, stands)
        assert dead(out) == (["velites"], [])

    def test_a_second_kill_may_be_lost(self) -> None:
        host = Host(wounded="velites.1")
        assert host_after_damage(host, f"{LEGION}.1", 4, Readings(second_kill_lost=True)).dead == (f"{LEGION}.1",)
        assert host_after_damage(host, f"{LEGION}.1", 3, Readings(second_kill_lost=True)).dead == (
            f"{LEGION}.1",
            "velites.1",
        )
