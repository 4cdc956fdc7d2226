"""Make the sample pictures of `docs/pictures/`: look at each of them, full and at 400 and 800 px, before committing.

python -m scripts.pictures [FOLDER]
"""

import sys
from pathlib import Path

import msgspec

from render import Picture
from render.games.samnite_wars.cards import EffortSide, Face, draw_effort, draw_hand
from render.games.samnite_wars.italy_map import draw_map
from render.games.total_war_rome.board_map import draw_map as draw_rome_map
from render.games.total_war_rome.faction_board import draw_board as draw_rome_board
from render.games.total_war_rome.land_battle import draw_battle as draw_rome_battle
from render.games.total_war_rome.naval_battle import draw_naval as draw_rome_naval
from render.games.total_war_rome.rome_cards import draw_hand as draw_rome_hand
from render.kit.hexes import hex_data
from render.kit.hexes.hex_drawing import draw_hexes
from render.kit.points import point_drawing
from render.kit.points.declared import MapOptions, Way
from tests.render.games.samnite_wars.sample_views import END, INVASION, MIDDLE, NAMES, START
from tests.render.games.total_war_rome import sample_faces, sample_views
from tests.render.kit import hex_sample, sample_points

OUT = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH = 1100  # the bot posts 1600; the repository keeps less
SMALL = 1150  # of 2400


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


def rome() -> dict[str, Picture]:
    """Draw those of Total War: Rome; `full` is as the bot posts it."""
    names, middle = sample_views.NAMES, sample_views.MIDDLE
    armies, navies = dict(middle.armies), dict(middle.navies)
    armies["rome_army_1"] = msgspec.structs.replace(armies["rome_army_1"], at="lilybaeum")
    navies["greek_states_navy_1"] = msgspec.structs.replace(navies["greek_states_navy_1"], sea="mare_africum")
    after = msgspec.structs.replace(middle, armies=armies, navies=navies)
    offered = {"lilybaeum": "A", "syracusae": "B", "zeugitana": "C"}
    maps = {
        "start": draw_rome_map(sample_views.START, names, width=SMALL),
        "middle": draw_rome_map(middle, names, width=SMALL),
        "end": draw_rome_map(sample_views.END, names, width=SMALL),
        "crowded": draw_rome_map(sample_views.CROWDED, names, width=SMALL),
        "dark": draw_rome_map(middle, names, width=SMALL, theme="dark"),
        "income": draw_rome_map(middle, names, width=SMALL, show="income"),
        "military": draw_rome_map(middle, names, width=SMALL, show="military"),
        "phone": draw_rome_map(middle, names, width=800),
        "crop": draw_rome_map(after, names, crop="changes", before=middle, lettered=offered),
        "crop_region": draw_rome_map(middle, names, crop="latium"),
    }
    others = {
        "hand": draw_rome_hand(sample_faces.HAND, title="Livia’s action cards", letters={"ac_07": "A", "ac_19": "B"}),
        "army": draw_rome_hand(sample_faces.ARMY, title="Army of Aemilius Paullus"),
        "board": draw_rome_board(sample_faces.board()),
        "board_dark": draw_rome_board(sample_faces.board(), theme="dark"),
        "battle": draw_rome_battle(sample_faces.battle()),
        "naval": draw_rome_naval(sample_faces.naval()),
    }
    return {f"rome_{name}": picture for name, picture in (maps | others).items()}


def kit() -> dict[str, Picture]:
    """Draw the samples of the map kit: a map of points with links, reconstructed from published play."""
    board, now = sample_points.board(), sample_points.start()
    moved = Way(side="greek", nodes=("brundisium", "tarentum", "venusia"))
    marched = Way(side="roman", nodes=("roma", "velitrae", "antium"))
    shown = MapOptions(
        crop=("tarentum", "venusia", "canusium"),
        glow=("venusia",),
        ways=(moved,),
        letters={"canusium": "A", "luceria": "B", "lucani": "C"},
    )
    inset = MapOptions(
        crop=("roma", "velitrae", "antium"), glow=("antium",), ways=(marched,), letters={"tarracina": "A", "capua": "B"}
    )
    return {
        "sample_points": point_drawing.draw(board, now, MapOptions(width=WIDTH)),
        "sample_points_dark": point_drawing.draw(board, now, MapOptions(theme="dark", width=WIDTH)),
        "sample_points_grey": point_drawing.draw(board, now, MapOptions(theme="grey", width=800)),
        "sample_points_crop": point_drawing.draw(board, now, shown),
        "sample_points_inset": point_drawing.draw(board, now, inset),
    }


def hexes() -> dict[str, Picture]:
    """Draw samples of the map engine for hexes: all of a made-up war, and Latium and Campania."""
    field, war = hex_sample.italy(), hex_sample.WAR
    letters = {"3813": "A", "3913": "B", "4312": "C", "4412": "D", "4213": "E"}
    around = ("3714", "4412")
    options = {
        "overview": hex_data.MapOptions(),
        "crop": hex_data.MapOptions(around=around, letters=letters),
        "dark": hex_data.MapOptions(around=around, letters=letters, theme="dark"),
        "grey": hex_data.MapOptions(around=around, theme="grey"),
        "phone": hex_data.MapOptions(around=around, letters=letters, width=800),
    }
    return {f"sample_hexes_{name}": draw_hexes(field, war, one) for name, one in options.items()}


def main() -> None:
    """Write them."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in (pictures() | rome() | kit() | hexes()).items():
        (folder / f"{name}.png").write_bytes(picture.data)


if __name__ == "__main__":
    main()
