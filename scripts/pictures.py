"""Make the sample pictures of `docs/pictures/`: look at each of them, full and at 400 and 800 px, before committing.

python -m scripts.pictures [FOLDER]
"""

import argparse
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from engine.games import game_ids
from render import Picture
from render.kit.hexes import hex_data
from render.kit.hexes.hex_drawing import draw_hexes
from render.kit.points import point_drawing
from render.kit.points.declared import PointMapOptions, PointWay
from tests.render.kit import hex_sample, sample_points
from tests.tiny_game.six_hills import drawings as tiny_drawings
from tests.tiny_game.six_hills.game import HillsView

OUT = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH = 1100  # the bot posts 1600; the repository keeps less


def draw_game_pictures() -> dict[str, Picture]:
    """Draw those of every game that has a module of them among its tests."""
    found: dict[str, Picture] = {}
    for name in (f"tests.render.games.{game}.doc_pictures" for game in game_ids()):
        if find_spec(name) is not None:
            found |= import_module(name).pictures()
    return found


def draw_kit_samples() -> dict[str, Picture]:
    """Draw the samples of the map kit: a map of points with links, reconstructed from published play."""
    board, now = sample_points.board(), sample_points.start()
    moved = PointWay(side="greek", nodes=("brundisium", "tarentum", "venusia"))
    marched = PointWay(side="roman", nodes=("roma", "velitrae", "antium"))
    shown = PointMapOptions(
        crop=("tarentum", "venusia", "canusium"),
        glow=("venusia",),
        ways=(moved,),
        letters={"canusium": "A", "luceria": "B", "lucani": "C"},
    )
    inset = PointMapOptions(
        crop=("roma", "velitrae", "antium"), glow=("antium",), ways=(marched,), letters={"tarracina": "A", "capua": "B"}
    )
    return {
        "sample_points": point_drawing.draw_point_map(board, now, PointMapOptions(width=WIDTH)),
        "sample_points_dark": point_drawing.draw_point_map(board, now, PointMapOptions(theme="dark", width=WIDTH)),
        "sample_points_grey": point_drawing.draw_point_map(board, now, PointMapOptions(theme="grey", width=800)),
        "sample_points_crop": point_drawing.draw_point_map(board, now, shown),
        "sample_points_inset": point_drawing.draw_point_map(board, now, inset),
    }


def draw_hex_samples() -> dict[str, Picture]:
    """Draw samples of the map engine for hexes: all of a made-up war, and Latium and Campania."""
    field, war = hex_sample.italy(), hex_sample.WAR
    letters = {"3813": "A", "3913": "B", "4312": "C", "4412": "D", "4213": "E"}
    around = ("3714", "4412")
    options = {
        "overview": hex_data.HexMapOptions(),
        "overview_dark": hex_data.HexMapOptions(theme="dark", width=WIDTH),
        "crop": hex_data.HexMapOptions(around=around, letters=letters),
        "dark": hex_data.HexMapOptions(around=around, letters=letters, theme="dark"),
        "grey": hex_data.HexMapOptions(around=around, theme="grey"),
        "phone": hex_data.HexMapOptions(around=around, letters=letters, width=800),
    }
    return {f"sample_hexes_{name}": draw_hexes(field, war, one) for name, one in options.items()}


def tiny_game() -> dict[str, Picture]:
    """Draw those of the game that `docs/adding_a_game.md` builds."""
    kinds = tiny_drawings.DRAWINGS.kinds
    view = HillsView(
        round=5,
        last_round=6,
        leader="2",
        owners={"palatine": "1", "quirinal": "1", "esquiline": "2"},
        scores={},
        discards=(),
    )
    return {
        "six_hills_map": kinds["map"].draw(view, letters={"aventine": "A", "caelian": "B", "capitol": "C"}),
        "six_hills_hand": kinds["hand"].draw(("spear_3", "spear_11", "spear_24")),
    }


def main() -> None:
    """Write them."""
    parser = argparse.ArgumentParser(description="Make the sample pictures of the documentation.")
    parser.add_argument("folder", nargs="?", type=Path, default=OUT, help="where they go (default: docs/pictures)")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in (draw_game_pictures() | draw_kit_samples() | draw_hex_samples() | tiny_game()).items():
        (folder / f"{name}.png").write_bytes(picture.data)


if __name__ == "__main__":
    main()
