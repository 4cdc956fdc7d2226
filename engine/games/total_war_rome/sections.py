"""Which functions carry out each section of the rulebook: declared here by name, and claimed by themselves.

A function is listed where it implements the section, not where it mentions it, and its docstring (or that of its class
or module) names the section as one of whole words in its own case: "chariots" is no "Riots". `faults` says what of a
table does not hold; the tests that play each section, and that all of this is so, are beside the game's tests.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

HERE = Path(__file__)

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "Winning the Game: Victory Points": ("victory.trigger", "victory.score"),
    "Economic Power": ("taxation.collect", "victory.economic_power"),
    "Glorious Victory": ("land_battle_victor._victor",),
    "Victory at Sea": ("naval_battle._decide",),
    "Faction Advancement": ("spending._developments",),
    "Invading the Enemy": ("conquest.conquest",),
    "Broken Alliance": (
        "diplomacy.attack",
        "movement.attacked_in",
        "agent_results.takes_region",
        "navies.fight",
        "stranded.stranded_next",
        "stranded.stranded_choice",
    ),
    "The Skull Dice": ("skull_dice.roller", "skull_dice.halves", "skull_dice.mean_damage"),
    "Army Cards": (
        "battle_cards.is_main",
        "battle_cards.is_skirmisher",
        "battle_cards.is_artillery",
        "battle_cards.strength",
    ),
    "Action Cards": ("hands.held", "hands.discard", "hands.draw"),
    "The Game Board": ("geography.land_distance",),
    "The Game Round": ("rounds.begin", "rounds.agents", "rounds.taxation", "rounds.campaign", "rounds.spending"),
    "Universal Rules": (
        "armies.lose_cards",
        "armies.destroy_if_small",
        "armies.destroy",
        "armies.room",
        "armies.legal",
        "armies.trim",
        "basket_forces.overfull",
        "basket_lines.spaces",
        "campaign.end",
        "movement.can_place",
        "naval_battle._announce",
        "sharing.show",
    ),
    "Initiative Phase": ("initiative.deal", "initiative.bids", "initiative.won", "initiative.order"),
    "Agent Phase": ("agents.deal", "agents.next_turn", "hands.hand_limit"),
    "Moving Agents": ("agent_moving.homes_of", "agent_moving.steps_left", "agent_moving.move_agent"),
    "Treaty": ("agent_aims.treaties", "agent_results.treaty", "diplomacy.proposal"),
    "Trade": ("agent_aims.trades", "agent_results.trade", "agents.done", "wealth.port_markets"),
    "Spy": ("agent_aims.spies", "agent_results.spy", "agent_deeds.share"),
    "Protests": ("agent_aims.unrests", "agent_results.protests"),
    "Riots": ("agent_aims.unrests", "agent_results.riots"),
    "Rebel Uprising": (
        "agent_aims.uprisings",
        "agent_results.rebel_uprising",
        "agent_results.uprising",
        "agent_results._rebels_win",
    ),
    "Bribe": (
        "agent_aims.bribe_army_cost",
        "agent_aims.army_bribes",
        "agent_aims.bribe_region_cost",
        "agent_aims.region_bribes",
        "agent_results.bribe_army",
        "agent_results.lead",
        "agent_results.bribe_region",
        "agent_deeds.guide",
    ),
    "Sabotage": ("agent_aims.sabotages", "agent_results.sabotage"),
    "Treasury Theft": ("agent_aims.thefts", "agent_results.treasury_theft"),
    "Double Agent": ("agent_aims.foreign_agents", "agent_results.double_agent"),
    "Sow Distrust": ("agent_aims.distrusts", "agent_results.sow_distrust"),
    "Recruit Mercenaries": ("agent_aims.mercenaries", "agent_results.recruit_mercenary"),
    "Assassination": (
        "agent_aims.generals",
        "agent_aims.foreign_agents",
        "agent_results.assassinate_general",
        "agent_results.assassinate_agent",
    ),
    "Playing Events from the Action Cards": ("anytime._forms", "anytime._played"),
    "Taxation Phase": ("taxation.season", "taxation.collect", "income.region_yields", "income.linked_markets"),
    "Placing Armies and Navies": ("movement.placing_regions", "movement.can_place", "movement.placing_ports"),
    "Moving Armies and Navies": (
        "movement.army_mu",
        "movement.navy_mu",
        "movement.leg_cost",
        "movement.landing_cost",
        "movement.march_legs",
        "movement.sail_legs",
        "marching.leg",
    ),
    "Reorganising": (
        "generals.rides",
        "generals.move_general",
        "reorganising.partners",
        "reorganising.reorganise",
        "reorganising.reorganise_navies",
    ),
    "Subduing Unrest": ("reorganising.subduers",),
    "Tribal Infighting": ("reorganising.quarrels", "reorganising.infighting"),
    "Conquering Independent Regions": (
        "conquest.conquer",
        "conquest.conquered",
        "conquest.conquest",
        "conquest_rolls.accepts_annexation",
        "movement.must_conquer",
    ),
    "Assaulting Garrisoned Regions": (
        "movement.may_assault",
        "movement.defenders",
        "stranded.conquer",
        "conquest.garrison_colours",
        "conquest.garrison",
        "conquest.attack_roll",
        "conquest_rolls.attack_dice",
        "conquest_rolls.assault_succeeds",
        "state.RomeState.garrisoned",
        "wealth.garrison_dice",
        "wealth.eased",
    ),
    "Besieging a Garrisoned Region": (
        "state.RomeState.besieged",
        "taxation.toll",
        "income.region_yields",
        "basket_works.site_barred",
        "basket_works.border_barred",
        "wealth.cut_off",
        "recruiting.docks",
    ),
    "Meeting Enemy Armies and Avoiding Battle": (
        "meeting.meet",
        "meeting.escapes",
        "meeting.battle",
        "skull_dice.beats",
    ),
    "Without Leadership": ("tables.die_of",),
    "Meeting Enemy Navies": (
        "navies.fight",
        "navies.battle",
        "navies.fought",
        "navies.retreats",
        "navies.after",
        "movement.sail_legs",
    ),
    "Land Battles, Phase 1": ("land_battle._start", "land_battle_preparation.compare"),
    "Land Battles, Dice Results": ("land_battle_dice.exchange", "battle_host.hurt"),
    "Land Battles, Phase 2": (
        "land_battle_terrain._terrain",
        "battle_host.terrain_skirmishers",
        "battle_host.can_fight_terrain",
        "battle_host.retire",
    ),
    "Land Battles, Phase 3": ("land_battle_flanks._flanks", "battle_host.flank_cards"),
    "Land Battles, Phase 4": (
        "land_battle_centre._centre",
        "land_battle_combat.Combat.artillery",
        "land_battle_combat.Combat.withdraw",
    ),
    "Land Battles, Phase 5": ("land_battle_envelopment.may_attack", "land_battle_combat.rerolled"),
    "Land Battles, Phase 6": (
        "land_battle_victor.verdict",
        "land_battle_victor.recoverable",
        "land_battle_victor.upgradable",
        "land_battle_victor.improve_general",
    ),
    "Naval Battles": ("naval_battle.broadside", "naval_battle.drowned", "naval_battle.navy_dice"),
    "Spending Phase": ("spending.baskets", "spending.spend", "prices.Prices.total", "basket.Basket.menu"),
    "Buy Unit and Ship Cards": (
        "recruiting.recruitable",
        "recruiting.buildable",
        "basket_forces.Recruiting.troops",
        "basket_forces.Recruiting.ships",
    ),
    "Lines of Communication": ("recruiting.supplied", "recruiting.reinforceable"),
    "New Armies": ("basket.Basket.posts", "spending._post"),
    "Buy Mercenaries": ("recruiting.hirable", "recruiting.in_hiring_reach"),
    "Disunity in the Barbarian Tribes": (
        "disunity.disunited",
        "basket_forces.disunity",
        "reorganising.part",
    ),
    "Buy Developments": ("basket.Basket.developments", "spending._developments"),
    "Buy Regional Improvements": (
        "basket_works.Building.improvements",
        "basket_works.Building.roads",
        "basket_works.buildable_roads",
        "spending._works",
        "spending._roads",
    ),
    "Buy a General": ("basket.Basket.generals", "basket.Basket.posts", "spending._generals", "generals.near_home"),
    "Buy an Agent": ("basket.Basket.agents", "spending._agents"),
    "Pay to Remove Disruption": ("basket_works.Building.unrest", "spending._calm"),
    "The Marian Reforms": ("recruiting.reform", "recruiting.recruitable"),
    "End of Round": ("rounds.end",),
    "End of Game": ("rounds.end", "rounds.result"),
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
    """Return the functions of a folder, "module.Class.name", with their docstring and those of class and module."""
    out: dict[str, tuple[str, ...]] = {}
    for path in sorted(folder.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        out |= dict(_inside(tree, path.stem, (ast.get_docstring(tree) or "",)))
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
