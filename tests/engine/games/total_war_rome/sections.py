"""Which functions carry out each section of the rulebook, by name: the chapter's package, the module, the function.

A function is listed where it implements the section, not where it mentions it, and its docstring (or that of its class
or module) names the section as one of whole words in its own case: "chariots" is no "Riots". `faults` says what of a
table does not hold; section_tests.py lists the tests that play each section.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "Winning the Game: Victory Points": ("victory.trigger_point", "victory.score_victory_points"),
    "Economic Power": ("taxation.collect_taxes", "victory.economic_power"),
    "Glorious Victory": ("battle.land.victor._victor",),
    "Victory at Sea": ("battle.naval._decide",),
    "Faction Advancement": ("spending.phase._developments",),
    "Invading the Enemy": ("campaign.conquest.conquer_region",),
    "Broken Alliance": (
        "diplomacy.status.attack_faction",
        "campaign.movement.sides_attacked_in",
        "agents.results.takes_region",
        "campaign.sailing.stop_to_fight",
        "campaign.stranded.settle_next_stranded_army",
        "campaign.stranded.carry_out_stranded_choice",
    ),
    "The Skull Dice": ("skull_dice.skull_dice_roller", "skull_dice.damage_in_wounds", "skull_dice.mean_damage"),
    "Army Cards": (
        "army_cards.is_main",
        "army_cards.is_skirmisher",
        "army_cards.is_artillery",
        "army_cards.expected_kills",
    ),
    "Action Cards": ("action_cards.held_event_cards", "action_cards.discard_cards", "action_cards.draw_cards"),
    "The Game Board": ("board.geography.land_distance",),
    "The Game Round": (
        "rounds.begin_round",
        "rounds.begin_agent_phase",
        "rounds.begin_taxation_phase",
        "rounds.begin_campaign_phase",
        "rounds.begin_spending_phase",
    ),
    "Universal Rules": (
        "board.armies.lose_cards",
        "board.armies.destroy_if_small",
        "board.armies.destroy_army",
        "board.armies.room_for_cards",
        "board.armies.is_legal_army",
        "board.armies.trim_army_to_limits",
        "spending.muster.Muster.limits_on_more_lines",
        "spending.lines.free_spaces_of_kind",
        "campaign.phase.end_turn",
        "campaign.movement.can_place",
        "battle.naval._announce",
        "diplomacy.sharing.show_cards_or_army",
    ),
    "Initiative Phase": (
        "initiative.deal_initiative_cards",
        "initiative.reveal_bids",
        "initiative.find_winner",
        "initiative.choose_order",
    ),
    "Agent Phase": ("agents.phase.fill_hands", "agents.phase.next_turn", "action_cards.hand_limit"),
    "Moving Agents": ("agents.moving.homes_of", "agents.moving.steps_left", "agents.moving.move_agent"),
    "Treaty": (
        "agents.requirements.treaty_targets",
        "agents.results.request_treaty",
        "diplomacy.treaties.answer_proposal",
    ),
    "Trade": (
        "agents.requirements.trade_targets",
        "agents.results.trade_with_faction",
        "agents.phase.continue_turn",
        "board.regions.port_markets",
    ),
    "Spy": ("agents.requirements.spy_targets", "agents.results.spy_on_army", "agents.resolution.share_report"),
    "Protests": ("agents.requirements.unrest_targets", "agents.results.cause_protests"),
    "Riots": ("agents.requirements.unrest_targets", "agents.results.cause_riots"),
    "Rebel Uprising": (
        "agents.requirements.uprising_targets",
        "agents.results.rebel_uprising",
        "agents.results.lose_region_to_uprising",
        "agents.results._rebels_win",
    ),
    "Bribe": (
        "agents.requirements.bribe_army_cost",
        "agents.requirements.army_bribes",
        "agents.requirements.bribe_region_cost",
        "agents.requirements.region_bribes",
        "agents.results.bribe_army",
        "agents.results.lead_bribed_army",
        "agents.results.bribe_region",
        "agents.resolution.move_bribed_army",
    ),
    "Sabotage": ("agents.requirements.sabotage_targets", "agents.results.sabotage_building"),
    "Treasury Theft": ("agents.requirements.theft_targets", "agents.results.carry_out_treasury_theft"),
    "Double Agent": ("agents.requirements.foreign_agents", "agents.results.carry_out_double_agent"),
    "Sow Distrust": ("agents.requirements.distrust_targets", "agents.results.sow_distrust"),
    "Recruit Mercenaries": ("agents.requirements.mercenary_targets", "agents.results.recruit_mercenary"),
    "Assassination": (
        "agents.requirements.assassination_targets",
        "agents.requirements.foreign_agents",
        "agents.results.assassinate_general",
        "agents.results.assassinate_agent",
    ),
    "Playing Events from the Action Cards": ("event_cards._forms", "event_cards._played"),
    "Taxation Phase": (
        "taxation.collect_with_events",
        "taxation.collect_taxes",
        "income.region_yields",
        "income.linked_markets",
    ),
    "Placing Armies and Navies": (
        "campaign.movement.placing_regions",
        "campaign.movement.can_place",
        "campaign.movement.placing_ports",
    ),
    "Moving Armies and Navies": (
        "campaign.movement.army_mu",
        "campaign.movement.navy_mu",
        "campaign.movement.leg_cost",
        "campaign.movement.landing_cost",
        "campaign.movement.march_legs",
        "campaign.movement.may_sail",
        "campaign.marching.take_next_leg",
    ),
    "Reorganising": (
        "campaign.generals.possible_general_rides",
        "campaign.generals.move_general",
        "campaign.reorganising.reorganising_partners",
        "campaign.reorganising.exchange_army_cards",
        "campaign.reorganising.reorganise_navies",
    ),
    "Subduing Unrest": ("campaign.reorganising.armies_able_to_subdue",),
    "Tribal Infighting": ("campaign.reorganising.quarrelling_tribe_armies", "campaign.reorganising.roll_infighting"),
    "Conquering Independent Regions": (
        "campaign.conquest.roll_defence",
        "campaign.conquest.subdue_region",
        "campaign.conquest.conquer_region",
        "campaign.conquest_rolls.accepts_annexation",
        "campaign.movement.armies_that_must_conquer",
    ),
    "Assaulting Garrisoned Regions": (
        "campaign.movement.may_assault",
        "campaign.movement.defending_armies",
        "campaign.stranded.conquer_or_fight",
        "campaign.conquest.garrison_colours",
        "campaign.conquest.roll_garrison",
        "campaign.conquest.attack_roll",
        "campaign.conquest_rolls.attack_dice",
        "campaign.conquest_rolls.assault_succeeds",
        "state.RomeState.is_garrisoned",
        "board.regions.garrison_dice",
        "board.regions.has_easier_garrison",
    ),
    "Besieging a Garrisoned Region": (
        "state.RomeState.is_besieged",
        "taxation.destroy_besieged_improvements",
        "income.region_yields",
        "spending.improvements.site_barred",
        "spending.improvements.border_barred",
        "board.regions.is_cut_off_from_recruiting",
        "spending.recruiting.navies_for_new_ships",
    ),
    "Meeting Enemy Armies and Avoiding Battle": (
        "campaign.meeting.begin_meeting",
        "campaign.refuges.escape_places",
        "campaign.meeting.begin_battle",
        "skull_dice.is_face_better",
    ),
    "Without Leadership": ("tables.general_die_colour",),
    "Meeting Enemy Navies": (
        "campaign.sailing.stop_to_fight",
        "campaign.sailing.fight_battle",
        "campaign.sailing.retreat_loser",
        "campaign.sailing.navy_retreat_places",
        "campaign.sailing.continue_after_battle",
        "campaign.movement.sail_legs",
    ),
    "Land Battles, Phase 1": ("battle.land.battlefield._start", "battle.land.preparation.reveals_by_generals"),
    "Land Battles, Dice Results": ("battle.land.dice.exchange_blows", "battle.land.zones.host_after_damage"),
    "Land Battles, Phase 2": (
        "battle.land.terrain._terrain",
        "battle.land.zones.terrain_skirmishers",
        "battle.land.zones.has_terrain_fighter",
        "battle.land.zones.host_after_retiring_card",
    ),
    "Land Battles, Phase 3": ("battle.land.flanks._flanks", "battle.land.zones.flank_cards"),
    "Land Battles, Phase 4": (
        "battle.land.centre._centre",
        "battle.land.combat.Combat.shoot_artillery",
        "battle.land.combat.Combat.pull_survivors_back",
    ),
    "Land Battles, Phase 5": ("battle.land.envelopment.may_attack_unopposed", "battle.land.combat.dice_to_reroll"),
    "Land Battles, Phase 6": (
        "battle.land.victor.battle_verdict",
        "battle.land.victor.recoverable_dead",
        "battle.land.victor.cards_for_veteran_upgrade",
        "battle.land.victor.improve_general",
    ),
    "Naval Battles": ("battle.naval.broadside_damage", "battle.naval.drowned_troops", "battle.naval.navy_dice"),
    "Spending Phase": (
        "spending.phase.declare_purchases",
        "spending.phase.carry_out_basket",
        "spending.prices.Prices.price_of_basket",
        "spending.basket.Basket.menu",
    ),
    "Buy Unit and Ship Cards": (
        "spending.recruiting.recruitable_troops",
        "spending.recruiting.buildable_ships",
        "spending.forces.Recruiting.troops",
        "spending.forces.Recruiting.ships",
    ),
    "Lines of Communication": ("spending.recruiting.supplied_places", "spending.recruiting.reinforceable_armies"),
    "New Armies": ("spending.basket.Basket.posts", "spending.phase._post"),
    "Buy Mercenaries": ("spending.recruiting.hirable_mercenaries", "spending.recruiting.in_hiring_reach"),
    "Disunity in the Barbarian Tribes": (
        "board.disunity.is_disunited",
        "spending.muster.Muster.limits_on_more_lines",
        "campaign.reorganising.part_hostile_warriors",
    ),
    "Buy Developments": ("spending.basket.Basket.developments", "spending.phase._developments"),
    "Buy Regional Improvements": (
        "spending.improvements.Building.improvements",
        "spending.improvements.Building.roads",
        "spending.improvements.buildable_roads",
        "spending.phase._works",
        "spending.phase._roads",
    ),
    "Buy a General": (
        "spending.basket.Basket.generals",
        "spending.basket.Basket.posts",
        "spending.phase._generals",
        "campaign.generals.is_near_home",
    ),
    "Buy an Agent": ("spending.basket.Basket.agents", "spending.phase._agents"),
    "Pay to Remove Disruption": ("spending.improvements.Building.unrest", "spending.phase._calm"),
    "The Marian Reforms": ("spending.recruiting.apply_marian_reforms", "spending.recruiting.recruitable_troops"),
    "End of Round": ("rounds.end_round",),
    "End of Game": ("rounds.end_round", "rounds.game_outcome"),
}
"""The rulebook's contents: its headings and, within the long chapters, its paragraphs, each with who carries it out."""

CITED_AS: Mapping[str, tuple[str, ...]] = {
    "Winning the Game: Victory Points": ("Winning the Game",),
    "Placing Armies and Navies": ("Placing",),
    "Moving Armies and Navies": ("Moving Armies", "Movement Modifiers"),
    "Conquering Independent Regions": ("Conquering",),
    "Assaulting Garrisoned Regions": ("Assaulting",),
    "Besieging a Garrisoned Region": ("Besieging",),
    "Meeting Enemy Armies and Avoiding Battle": ("Meeting Enemy Armies",),
    "Playing Events from the Action Cards": ("Playing Events",),
    "Land Battles, Phase 1": ("Phase 1",),
    "Land Battles, Dice Results": ("Dice Results",),
    "Land Battles, Phase 2": ("Phase 2", "Phases 2", "Fight for Terrain"),
    "Land Battles, Phase 3": ("Phase 3", "Fight for the Flanks"),
    "Land Battles, Phase 4": ("Phase 4", "Phases 2 and 4", "Fight for the Centre"),
    "Land Battles, Phase 5": ("Phase 5",),
    "Land Battles, Phase 6": ("Phase 6", "Determine the Victor"),
    "Disunity in the Barbarian Tribes": ("Disunity",),
    "Buy Regional Improvements": ("Regional Improvements",),
    "The Marian Reforms": ("Marian Reforms",),
}
"""What a docstring may call a section instead of its whole name."""


def names(section: str) -> tuple[str, ...]:
    """Return what a docstring may call a section."""
    short = CITED_AS.get(section, (section,))
    return (section, section.upper(), *short, *(name.upper() for name in short))


def cites(section: str, said: str) -> bool:
    """Return whether a text names a section, in whole words and its own case; a phase of the Initiative is none of a
    battle."""
    return any(
        re.search(rf"(?<![A-Za-z])(?<!Initiative ){re.escape(name)}(?![A-Za-z0-9])", said) for name in names(section)
    )


@cache
def functions(folder: Path) -> Mapping[str, tuple[str, ...]]:
    """Return the functions of a package, "chapter.module.Class.name", with their docstring and those of class and
    module."""
    out: dict[str, tuple[str, ...]] = {}
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        out |= dict(_inside(tree, module, (ast.get_docstring(tree) or "",)))
    return out


def _inside(node: ast.AST, where: str, said: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _inside(child, f"{where}.{child.name}", (ast.get_docstring(child) or "", *said))
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{where}.{child.name}", (ast.get_docstring(child) or "", *said)


def faults(listed: Mapping[str, Iterable[str]], folder: Path, contents: Iterable[str] = tuple(SECTIONS)) -> list[str]:
    """Return what does not hold of a table of sections: a section that the rulebook does not have or that is missing, a
    section of nobody, a function that is not there, one that does not claim its section."""
    known, there = functions(folder), list(contents)
    out = [f"{section}: not among the rulebook's contents" for section in listed if section not in there]
    out += [f"{section}: missing" for section in there if section not in listed]
    for section, own in listed.items():
        if not list(own):
            out.append(f"{section}: of nobody")
        for name in own:
            if name not in known:
                out.append(f"{section}: there is no {name}")
            elif not any(cites(section, said) for said in known[name]):
                out.append(f"{section}: {name} does not claim it")
    return out
