"""Which functions carry out each section of the rulebook: read from docstrings, held by a test.

The sections are the rulebook's headings and, within the long chapters, its paragraphs. A function belongs to a section
if its docstring (or that of its class) names it. `python -m engine.games.total_war_rome.sections` prints the table.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

SECTIONS: Mapping[str, tuple[str, ...]] = {  # heading -> how docstrings name it
    "Winning the Game: Victory Points": ("WINNING THE GAME", "Winning the Game"),
    "Economic Power": ("Economic Power",),
    "Glorious Victory": ("Glorious Victory", "Total Victory", "glory"),
    "Victory at Sea": ("Victory at Sea", "victory at sea", "entirely sink"),
    "Faction Advancement": ("Faction Advancement",),
    "Invading the Enemy": ("Invading the Enemy",),
    "Broken Alliance": ("Broken Alliance", "BROKEN ALLIANCE"),
    "The Skull Dice": ("skull dice", "garrison dice", "faces"),
    "Army Cards": ("Army Cards", "troop card", "troop groups"),
    "Action Cards": ("Action Cards", "ACTION CARDS", "emergency tax levy"),
    "The Game Board": ("The Game Board", "Game Board"),
    "The Game Round": ("The Game Round", "five phases", "whole games"),
    "Universal Rules": ("Universal Rule",),
    "Initiative Phase": ("Initiative Phase", "INITIATIVE PHASE"),
    "Agent Phase": ("Agent Phase", "AGENT PHASE"),
    "Moving Agents": ("Moving Agents",),
    "Treaty": ("Treaty:", "(Treaty"),
    "Trade": ("Trade:", "(Trade"),
    "Spy": ("Spy:", "(Spy"),
    "Protests": ("Protests",),
    "Riots": ("Riots",),
    "Rebel Uprising": ("Rebel Uprising",),
    "Bribe": ("Bribe",),
    "Sabotage": ("Sabotage",),
    "Treasury Theft": ("Treasury Theft",),
    "Double Agent": ("Double Agent",),
    "Sow Distrust": ("Sow Distrust",),
    "Recruit Mercenaries": ("Recruit Mercenaries",),
    "Assassination": ("Assassination",),
    "Playing Events from the Action Cards": ("Playing Events", "Playing events"),
    "Taxation Phase": ("Taxation Phase", "TAXATION PHASE"),
    "Placing Armies and Navies": ("Placing",),
    "Moving Armies and Navies": ("Moving Armies", "Movement Modifiers", "Movement units"),
    "Reorganising": ("Reorganising",),
    "Subduing Unrest": ("Subduing Unrest",),
    "Tribal Infighting": ("Tribal Infighting",),
    "Conquering Independent Regions": ("Conquering", "CONQUERING"),
    "Assaulting Garrisoned Regions": ("Assaulting", "ASSAULTING"),
    "Besieging a Garrisoned Region": ("Besieging",),
    "Meeting Enemy Armies and Avoiding Battle": ("Meeting Enemy Armies", "MEETING ENEMY ARMIES"),
    "Without Leadership": ("Without Leadership",),
    "Meeting Enemy Navies": ("Meeting Enemy Navies", "MEETING ENEMY NAVIES"),
    "Land Battles, Phase 1": ("Phase 1",),
    "Land Battles, Dice Results": ("Dice Results", "wound"),
    "Land Battles, Phase 2": ("Phase 2", "Fight for Terrain"),
    "Land Battles, Phase 3": ("Phase 3", "Fight for the Flanks"),
    "Land Battles, Phase 4": ("Phase 4", "centre"),
    "Land Battles, Phase 5": ("Phase 5", "nvelopment"),
    "Land Battles, Phase 6": ("Phase 6", "Determine the Victor"),
    "Naval Battles": ("naval battle",),
    "Spending Phase": ("Spending Phase", "SPENDING PHASE"),
    "Buy Unit and Ship Cards": ("Buy Unit", "Buy Unit and Ship Cards"),
    "Lines of Communication": ("Lines of Communication",),
    "New Armies": ("New Armies", "New armies", "new army"),
    "Buy Mercenaries": ("Buy Mercenaries", "buying mercenaries"),
    "Disunity in the Barbarian Tribes": ("Disunity",),
    "Buy Developments": ("Buy Developments",),
    "Buy Regional Improvements": ("Regional Improvements",),
    "Buy a General": ("Buy a General",),
    "Buy an Agent": ("Buy an Agent",),
    "Pay to Remove Disruption": ("Pay to Remove Disruption",),
    "The Marian Reforms": ("Marian Reforms",),
    "End of Round": ("End of Round", "round ends", "last round"),
    "End of Game": ("END OF GAME", "End of Game"),
}
HERE = Path(__file__)


@cache
def functions(folder: Path) -> tuple[tuple[str, str], ...]:
    """Return (module.function, its name and docstring in small letters) of a folder, every module itself included."""
    return tuple((name, f"{name.replace('_', ' ')} {said}".lower()) for name, said in _functions(folder))


def _functions(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.glob("*.py")):
        if path != HERE:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            yield path.stem, ast.get_docstring(tree) or ""
            yield from _inside(tree, path.stem, "")


def _inside(node: ast.AST, module: str, said: str) -> Iterator[tuple[str, str]]:
    """Yield the functions within a node; what a class says is said of its methods too."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _inside(child, module, f"{ast.get_docstring(child) or ''} ")
            continue
        if isinstance(child, ast.FunctionDef):
            yield f"{module}.{child.name}", f"{said}{ast.get_docstring(child) or ''}"
        yield from _inside(child, module, "")


def named(section: str, folder: Path) -> list[str]:
    """Return the functions of a folder that name a section."""
    # "Initiative Phase 3" is no phase of a battle
    words = [re.compile(rf"(?<!initiative ){re.escape(word.lower())}") for word in SECTIONS[section]]
    return [name for name, said in functions(folder) if any(word.search(said) for word in words)]


def table(tests: Path) -> str:
    """Return the table of sections, functions and tests, as Markdown."""
    lines = ["| section | functions | tests |", "|---|---|---|"]
    for section in SECTIONS:
        own, theirs = named(section, HERE.parent), [n for n in named(section, tests) if ".test_" in n]
        lines.append(f"| {section} | {', '.join(own)} | {', '.join(theirs)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the table to docs."""
    root = HERE.parents[3]
    out = root / "docs" / "total_war_rome_sections.md"
    out.write_text(table(root / "tests/engine/games/total_war_rome"), encoding="utf-8")


if __name__ == "__main__":
    main()
