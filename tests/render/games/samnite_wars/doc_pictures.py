"""The pictures of Samnite Wars in `docs/pictures/`."""

from render import Picture
from render.games.samnite_wars.cards import EffortSide, Face, draw_effort, draw_hand
from render.games.samnite_wars.italy_map import draw_map
from tests.render.games.samnite_wars.sample_views import END, INVASION, MIDDLE, NAMES, START

WIDTH = 1100  # the bot posts 1600; the repository keeps less


def face(name: str, kind: str, force: int | None = None, *lines: str) -> Face:
    """Return a sample card."""
    return Face(id=name.lower().replace(" ", "_"), name=name, kind=kind, force=force, lines=lines)


HAND = [
    face("Campanians", "ally", None, "3 in the role, 2 if Rome's, else 1"),
    face("Siege", "battle", 2, "Attacker only"),
    face("Maniples", "strategy", 3, "Rome and Samnites only"),
    face("Hoplites", "troops", 2, "Hellenized only"),
    face("Swords", "weapon", 1, "+1 for non-Semi-Civilized"),
    face("Gladius & Pilum", "weapon", 2, "Rome only"),
    face("Citizenship", "conquest", None, "+3 Prestige"),
    face("Decisive Victory", "victory", None, "+2 Prestige"),
    face("Pass Under the Yoke", "defeat", None, "−2 Prestige if Rome attacks"),
    face("Tribute", "peace", None, "+3 Gold", "+3 Prestige"),
    face("Treaty", "special", None, "A War becomes a Pax Romana"),
]


def pictures() -> dict[str, Picture]:
    """Draw them all."""
    offered = {"lucanians": "A", "samnites": "B", "umbrians": "C", "gauls": "D"}
    mine = EffortSide(
        name="Livia",
        livery=1,
        role="Consul, for Rome",
        faces=(
            face("Campanians", "ally", 2, "Rome's ally"),
            face("Legions", "troops", 3, "Rome only"),
            face("Gladius & Pilum", "weapon", 2, "Rome only"),
            face("Fortifications", "strategy", 2, "Defender only"),
            face("Tactics", "battle", 2),
        ),
        total=11,
    )
    theirs = EffortSide(
        name="Иван Грозный",
        livery=3,
        role="for the Samnites",
        faces=(
            face("Samnites", "ally", 3, "their own"),
            face("Warriors", "troops", 2, "Non-Civilized only"),
            face("Javelins", "weapon", 2, "1, and 1 for Samnites"),
            face("Ferocity", "battle", 2, "Non-Civilized only"),
        ),
        total=9,
    )
    return {
        "start": draw_map(START, NAMES, width=WIDTH),
        "middle": draw_map(MIDDLE, NAMES, width=WIDTH),
        "end": draw_map(END, NAMES, width=WIDTH),
        "dark": draw_map(MIDDLE, NAMES, width=WIDTH, theme="dark"),
        "choice": draw_map(INVASION, NAMES, width=WIDTH, lettered=offered),
        "phone": draw_map(MIDDLE, NAMES, width=800),
        "crop": draw_map(MIDDLE, NAMES, crop="changes", before=START),
        "hand": draw_hand(HAND, hidden=1, title="Livia’s hand", letters={"siege": "A", "swords": "B"}),
        "hand_dark": draw_hand(HAND[:6], title="Livia’s hand", theme="dark"),
        "effort": draw_effort(mine, theirs, winner="left", title="War against the Samnites"),
    }
