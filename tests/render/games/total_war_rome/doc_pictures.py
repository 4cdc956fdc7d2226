"""The pictures of Total War: Rome in `docs/pictures/`."""

import msgspec

from render import Picture
from render.games.total_war_rome.board_map import draw_map as draw_rome_map
from render.games.total_war_rome.faction_board import draw_board as draw_rome_board
from render.games.total_war_rome.land_battle import draw_battle as draw_rome_battle
from render.games.total_war_rome.naval_battle import draw_naval as draw_rome_naval
from render.games.total_war_rome.rome_cards import draw_hand as draw_rome_hand
from tests.render.games.total_war_rome import sample_faces, sample_views

SMALL = 1150  # of 2400


def pictures() -> dict[str, Picture]:
    """Draw them all."""
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
