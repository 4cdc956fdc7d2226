"""Which tests play each section of the rulebook, and the page that shows it: `python -m` with this module's name.

A test is listed where it plays a section through functions that carry it out; test_sections.py runs them all and sees
which functions they call.
"""

from collections.abc import Mapping
from pathlib import Path

from tests.engine.games.total_war_rome.sections import SECTIONS

TESTS = Path(__file__).parent
PAGE = TESTS.parents[3] / "docs" / "total_war_rome_sections.md"

PLAYED: Mapping[str, tuple[str, ...]] = {
    "Winning the Game: Victory Points": ("test_round_end.test_the_trigger_makes_the_final_round",),
    "Economic Power": (
        "test_round_taxation.test_economic_power",
        "test_round_taxation.test_the_taxation_phase",
    ),
    "Glorious Victory": (
        "test_courses.TestAlliesFightTogether.test_a_total_victory_is_a_point_for_each_and_the_dead_go_to_their_owners",
    ),
    "Victory at Sea": (
        "battle.test_naval_battle.test_victory_at_sea_for_sinking_a_navy_of_two",
        "test_victory_points.test_victory_at_sea_needs_two_ships_at_the_start",
    ),
    "Faction Advancement": (
        "spending.test_round_spending.test_developments",
        "spending.test_spending_phase.TestDevelopments.test_a_whole_column_at_once",
    ),
    "Invading the Enemy": ("campaign.test_campaign_conquest.test_invading_the_enemy",),
    "Broken Alliance": (
        "diplomacy.test_alliances.TestBrokenAlliance.test_on_his_navy",
        "diplomacy.test_betrayals.TestBribesOfRegions.test_it_is_told_before",
        "campaign.test_campaign_alliances.test_a_broken_alliance",
    ),
    "The Skull Dice": (
        "test_pieces.TestDice.test_a_die_shows_one_of_its_six_faces",
        "test_pieces.TestDice.test_red_yellow_green_white_black",
        "test_pieces.TestDice.test_what_a_face_does",
    ),
    "Army Cards": (
        "test_pieces.TestCards.test_each_is_of_one_group",
        "test_pieces.TestCards.test_the_dice_hang_on_the_ground",
    ),
    "Action Cards": (
        "agents.test_agents.TestEmergencyLevy.test_any_number_for_their_gold",
        "agents.test_agents.TestEmergencyLevy.test_only_in_ones_own_agent_turn",
        "test_event_cards.TestRights.test_in_ones_own_and_in_others_agent_turns",
    ),
    "The Game Board": ("test_pieces.TestMap.test_land_regions",),
    "The Game Round": ("test_pieces.test_five_phases_in_their_order",),
    "Universal Rules": (
        "campaign.test_campaign_reorganising.test_trimming_an_army",
        "board.test_lost_armies.test_below_two_main_battle_cards_it_is_destroyed",
        "spending.test_recruiting.TestTroops.test_six_main_battle_cards_two_skirmishers_two_artillery",
        "diplomacy.test_sharing.test_what_was_shown_is_not_offered_again",
        "board.test_universal_rules.TestLimits.test_room",
    ),
    "Initiative Phase": (
        "test_round_opening.test_initiative_cards_and_bids_are_secret",
        "test_round_opening.test_initiative_goes_to_the_highest_total",
        "test_round_opening.test_initiative_ties_go_to_the_most_gold",
    ),
    "Agent Phase": (
        "agents.test_agent_actions.test_hands_are_filled_to_five_six_and_seven",
        "agents.test_agents.TestHands.test_kept_cards_count_and_a_larger_hand_is_kept",
        "agents.test_agents.TestHands.test_up_to_five_six_or_seven",
    ),
    "Moving Agents": (
        "agents.test_agent_actions.test_moving_agents",
        "agents.test_agents.TestMovingAgents.test_a_recalled_agent_at_home_stays_there",
        "agents.test_agents.TestMovingAgents.test_five_regions_and_sea_areas",
        "agents.test_agents.TestMovingAgents.test_nobody_stops_an_agent",
    ),
    "Treaty": (
        "agents.test_agent_actions.test_treaty_needs_consent",
        "agents.test_agent_diplomacy.TestTreaty.test_one_step_up_if_the_other_agrees",
        "agents.test_agent_diplomacy.TestTreaty.test_refused",
    ),
    "Trade": (
        "agents.test_agent_actions.test_no_trade_with_an_enemy",
        "agents.test_agent_actions.test_trade",
        "agents.test_agent_diplomacy.TestTrade.test_by_status_without_consent",
    ),
    "Spy": (
        "agents.test_agent_actions.test_spy_and_sharing",
        "agents.test_agent_diplomacy.TestSpy.test_or_kept",
        "agents.test_agent_diplomacy.TestSpy.test_shared_with_an_ally",
    ),
    "Protests": (
        "agents.test_agent_actions.test_protests_and_riots",
        "agents.test_agent_effects.TestUnrest.test_added_to_what_is_there",
        "agents.test_agent_unrest.TestProtestsAndRiots.test_one_marker_and_two",
    ),
    "Riots": (
        "agents.test_agent_actions.test_protests_and_riots",
        "agents.test_agent_effects.TestUnrest.test_added_to_what_is_there",
        "agents.test_agent_unrest.TestProtestsAndRiots.test_one_marker_and_two",
    ),
    "Rebel Uprising": (
        "agents.test_agent_actions.test_rebel_uprising",
        "agents.test_agent_effects.TestRebelUprising.test_every_sum_of_damage",
        "agents.test_agent_unrest.TestRebelUprising.test_unless_it_is_destroyed",
    ),
    "Bribe": (
        "agents.test_agent_actions.test_bribe_army",
        "agents.test_agent_actions.test_bribe_region",
        "agents.test_agent_results.TestRedDie.test_an_x_is_the_agents_death_but_for_bribed_armies",
    ),
    "Sabotage": (
        "agents.test_agent_actions.test_sabotage",
        "agents.test_agent_dice.TestSabotage.test_a_skull_removes_it",
        "agents.test_agent_dice.TestSabotage.test_an_x_kills_the_agent",
    ),
    "Treasury Theft": (
        "agents.test_agent_actions.test_treasury_theft",
        "agents.test_agent_dice.TestTreasuryTheft.test_a_skull_takes_half_rounded_up",
        "agents.test_agent_dice.TestTreasuryTheft.test_an_x_kills_the_agent_and_an_s_spares_him",
    ),
    "Double Agent": (
        "agents.test_agent_actions.test_double_agent",
        "agents.test_agent_diplomacy.TestDoubleAgent.test_he_goes_home_and_does_nothing_more",
        "agents.test_agent_diplomacy.TestDoubleAgent.test_to_another_home_region_if_the_capital_is_lost",
    ),
    "Sow Distrust": (
        "agents.test_agent_actions.test_sow_distrust",
        "agents.test_agent_diplomacy.TestSowDistrust.test_a_level_down_between_the_capitals_owner_and_a_friend",
        "agents.test_agent_effects.TestSowDistrust.test_one_level",
    ),
    "Recruit Mercenaries": (
        "agents.test_agent_actions.test_recruit_mercenaries",
        "agents.test_agent_dice.TestRecruitMercenaries.test_a_card_of_the_region_for_its_price",
        "agents.test_agent_dice.TestRecruitMercenaries.test_special_cards_in_a_region_of_two_gold",
    ),
    "Assassination": (
        "agents.test_agent_actions.test_assassination_of_a_general",
        "agents.test_agent_actions.test_assassination_of_an_agent",
        "agents.test_agent_dice.TestAssassination.test_a_mediocre_general_takes_the_place_of_a_competent_one",
    ),
    "Playing Events from the Action Cards": (
        "agents.test_agent_actions.test_events_interrupt_another_turn",
        "agents.test_agent_actions.test_events_of_the_own_turn",
        "agents.test_agent_actions.test_unpaid_hirelings",
    ),
    "Taxation Phase": (
        "test_round_taxation.test_linked_markets",
        "test_round_taxation.test_taxes_with_unrest",
        "test_round_taxation.test_the_taxation_phase",
    ),
    "Placing Armies and Navies": (
        "campaign.test_campaign_movement.test_placing_armies",
        "campaign.test_campaign_movement.test_placing_navies",
        "campaign.test_march.TestPlacing.test_where",
    ),
    "Moving Armies and Navies": (
        "campaign.test_campaign_movement.test_an_ally_gives_leave",
        "campaign.test_campaign_movement.test_rivers_mountains_and_roads",
        "campaign.test_sea.TestEmbarking.test_an_army_held_by_a_garrison_goes_no_further",
    ),
    "Reorganising": (
        "campaign.test_campaign_reorganising.test_reorganising_armies",
        "campaign.test_campaign_reorganising.test_reorganising_navies",
        "campaign.test_generals.test_he_changes_places_with_the_general_of_the_other_army",
    ),
    "Subduing Unrest": (
        "campaign.test_campaign_reorganising.test_subduing_unrest",
        "campaign.test_march.TestSubduing.test_not_with_three_nor_in_anothers_region",
        "campaign.test_march.TestSubduing.test_one_marker_a_mu_with_four_cards",
    ),
    "Tribal Infighting": (
        "campaign.test_campaign_reorganising.test_tribal_infighting",
        "campaign.test_march.TestInfighting.test_adjacent_armies_roll_two_red_dice_at_each_other",
        "campaign.test_march.TestInfighting.test_between_two_others_it_suffers_both",
    ),
    "Conquering Independent Regions": (
        "campaign.test_campaign_conquest.test_a_mercenary_region_joins_freely",
        "campaign.test_campaign_conquest.test_conquering_an_independent_region",
        "campaign.test_fallen_barracks.TestMust.test_at_the_end_of_the_turn",
        "test_second_readings.TestEntering.test_a_region_without_a_garrison_is_conquered_at_once",
    ),
    "Assaulting Garrisoned Regions": (
        "diplomacy.test_betrayals.TestStrandedBeforeAnArmy.test_it_meets_the_army_before_it_conquers",
        "campaign.test_bystanders.test_another_besieger_is_no_hindrance",
        "campaign.test_campaign_conquest.test_a_failed_assault_walls_and_one_assault_a_turn",
        "test_round_end.test_previews",
        "test_second_readings.TestDamage.test_a_garrisons_roll",
    ),
    "Besieging a Garrisoned Region": (
        "spending.test_recruiting.TestLinesOfCommunication.test_a_besieger_with_a_line_of_communication_is_reinforced",
        "test_round_taxation.test_sieges_stop_taxes_and_wear_improvements_down",
        "spending.test_spending_phase.TestRoads.test_nor_onto_anothers_besieged_region",
        "board.test_universal_rules.TestSieges.test_ships_are_built_in_an_allys_besieged_port",
    ),
    "Meeting Enemy Armies and Avoiding Battle": (
        "campaign.test_campaign_meeting.test_avoiding_battle_by_a_better_roll",
        "campaign.test_campaign_meeting.test_both_avoid_and_the_active_player_moves_off",
        "campaign.test_campaign_meeting.test_meeting_is_one_sealed_form_for_each",
    ),
    "Without Leadership": ("campaign.test_campaign_meeting.test_an_army_without_a_general_rolls_black",),
    "Meeting Enemy Navies": (
        "campaign.test_campaign_navies.test_meeting_an_enemy_navy",
        "campaign.test_campaign_navies.test_navies_in_port_are_safe",
        "campaign.test_sea.TestFights.test_a_loser_moves_no_more_this_turn",
    ),
    "Land Battles, Phase 1": (
        "battle.test_battle_phases.TestPreparation.test_an_ambusher_makes_one_more_where_there_is_a_tree",
        "battle.test_battle_phases.TestPreparation.test_symbols_make_difficult_terrain",
        "battle.test_battle_victor.TestAllies.test_a_scout_among_them_scouts_only_if_he_leads",
    ),
    "Land Battles, Dice Results": (
        "battle.test_battle_combats.TestDiceResults.test_a_skull_destroys",
        "battle.test_battle_combats.TestDiceResults.test_two_x_destroy",
        "battle.test_battle_scripted.TestPhaseByPhase.test_phase_4_artillery",
    ),
    "Land Battles, Phase 2": (
        "battle.test_battle_scripted.TestPhaseByPhase.test_phase_2",
        "battle.test_battle_troops.TestOrder.test_bowmen_before_others_and_others_at_once",
        "battle.test_battle_troops.TestWhere.test_the_phase_of_every_kind",
    ),
    "Land Battles, Phase 3": (
        "battle.test_battle_scripted.TestPhaseByPhase.test_phase_3_is_declared",
        "battle.test_battle_troops.TestWhere.test_the_phase_of_every_kind",
        "battle.test_battle_troops.TestWhere.test_two_elephants_are_saved_for_the_centre",
    ),
    "Land Battles, Phase 4": (
        "battle.test_battle_phases.TestEnvelopment.test_who_attacked_what_nobody_defended_can_be_enveloped",
        "battle.test_battle_troops.TestOrder.test_artillery_before_all",
        "battle.test_battle_troops.TestZones.test_artillery_lives_and_dies_with_its_partner",
    ),
    "Land Battles, Phase 5": (
        "battle.test_battle_phases.TestEnvelopment.test_any_die_may_be_rolled_again_when_it_lies",
        "battle.test_battle_phases.TestEnvelopment.test_cards_may_take_different_targets",
        "battle.test_battle_troops.TestDice.test_an_envelopment_rolls_good_going_dice_and_may_reroll",
    ),
    "Land Battles, Phase 6": (
        "battle.test_battle_scripted.TestDetermineTheVictor.test_both_dead_are_recovered_and_two_are_veterans",
        "battle.test_battle_scripted.TestDetermineTheVictor.test_how_it_ends",
        "battle.test_battle_victor.TestSpoils.test_second_wind_recovers_one_more",
    ),
    "Naval Battles": (
        "board.test_lost_armies.TestWithItsNavy.test_sunk_to_the_last_ship",
        "board.test_lost_armies.TestWithItsNavy.test_without_a_way_to_retreat",
    ),
    "Spending Phase": (
        "spending.test_declarations.test_everything_with_its_price",
        "spending.test_round_spending.test_what_another_has_built_meanwhile_is_struck",
        "test_victory_points.test_the_final_round_is_played_to_its_end",
    ),
    "Buy Unit and Ship Cards": (
        "spending.test_recruiting.TestTroops.test_others_learn_the_number_only",
        "spending.test_recruiting.TestTroops.test_the_price_on_the_card",
        "spending.test_round_spending.test_buying_troops_ships_and_a_new_army",
    ),
    "Lines of Communication": (
        "spending.test_recruiting.TestLinesOfCommunication.test_through_an_allys_regions",
        "spending.test_recruiting.TestLinesOfCommunication.test_through_own_regions_to_a_home_region",
        "spending.test_round_spending.test_lines_of_communication",
    ),
    "New Armies": (
        "spending.test_recruiting.TestNewArmies.test_a_spare_general_founds_one_in_an_army_space",
        "spending.test_recruiting.TestNewArmies.test_not_without_a_general",
        "spending.test_recruiting.TestNewArmies.test_so_does_one_bought_now",
    ),
    "Buy Mercenaries": (
        "spending.test_recruiting.TestMercenaries.test_an_army_aboard_is_where_its_navy_is",
        "spending.test_recruiting.TestMercenaries.test_from_a_controlled_region_with_barracks",
        "spending.test_recruiting.TestMercenaries.test_within_four_land_regions_or_sea_areas",
        "spending.test_round_spending.test_buying_mercenaries",
    ),
    "Disunity in the Barbarian Tribes": (
        "campaign.test_campaign_reorganising.TestDisunity.test_at_the_end_of_a_turn_the_fewer_leave",
        "campaign.test_campaign_reorganising.TestDisunity.test_of_as_many_those_whom_the_dice_name",
        "spending.test_round_spending.test_disunity_in_the_barbarian_tribes",
    ),
    "Buy Developments": (
        "spending.test_round_spending.test_developments",
        "spending.test_spending_phase.TestDevelopments.test_a_whole_column_at_once",
        "spending.test_spending_phase.TestDevelopments.test_one_and_the_next_below_it_together",
    ),
    "Buy Regional Improvements": (
        "spending.test_round_spending.test_an_ancient_wonder",
        "spending.test_round_spending.test_regional_improvements_and_their_caps",
        "spending.test_spending_phase.TestImprovements.test_two_gold_each_and_roads_one",
    ),
    "Buy a General": (
        "campaign.test_generals.test_a_new_general_joins_by_plain_land_distance",
        "spending.test_round_spending.test_generals_and_agents",
        "spending.test_spending_phase.TestGeneralsAndAgents.test_a_general_costs_two",
        "spending.test_spending_phase.TestGeneralsAndAgents.test_a_new_one_may_relieve_another",
        "spending.test_spending_phase.TestGeneralsAndAgents.test_those_off_the_board_are_not_counted",
    ),
    "Buy an Agent": (
        "spending.test_round_spending.test_generals_and_agents",
        "spending.test_spending_phase.TestGeneralsAndAgents.test_a_lost_agent_is_bought_back",
        "spending.test_spending_phase.TestGeneralsAndAgents.test_two_agents_then_three_never_more",
    ),
    "Pay to Remove Disruption": (
        "spending.test_round_spending.test_removing_unrest",
        "spending.test_spending_phase.TestUnrest.test_druids_calm_two_free",
        "spending.test_spending_phase.TestUnrest.test_one_gold_a_marker",
    ),
    "The Marian Reforms": (
        "spending.test_recruiting.TestMarianReforms.test_every_card_is_swapped_at_once",
        "spending.test_recruiting.TestMarianReforms.test_veterans_for_veterans",
        "spending.test_round_spending.test_the_marian_reforms",
    ),
    "End of Round": ("test_round_end.test_the_winner_and_ties",),
    "End of Game": ("test_round_end.test_the_winner_and_ties",),
}
"""By section, "chapter.module.Class.test"."""


def node(test: str) -> str:
    """Return a test as pytest names it: the path of its module, its class, its function."""
    parts = test.split(".")
    length = next(n for n, part in enumerate(parts, 1) if part.startswith("test_"))
    return "::".join((str(TESTS.joinpath(*parts[:length]).with_suffix(".py")), *parts[length:]))


def page() -> str:
    """Return the table of sections, functions and tests, as Markdown."""
    lines = ["| section | functions | tests |", "|---|---|---|"]
    lines += [f"| {s} | {', '.join(own)} | {', '.join(PLAYED.get(s, ()))} |" for s, own in SECTIONS.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
