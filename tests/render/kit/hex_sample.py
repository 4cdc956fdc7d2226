"""The sample map of hexes, read from `sample_hexes/`, and made-up positions on it."""

import csv
from functools import cache
from pathlib import Path

import msgspec

from data import parsed_yaml
from render.kit.boxes import OffMap
from render.kit.hexes.hex_data import Cell, City, HexMap, HexPosition, HexRoad, HexRoute, HexSide, HexStack, SeaName
from render.kit.insets import Inset
from render.kit.tracks import Counter, Track

FOLDER = Path(__file__).parent / "sample_hexes"


@cache
def italy() -> HexMap:
    """Return the whole map."""
    raw = parsed_yaml(FOLDER / "map.yaml")
    with (FOLDER / "cells.csv").open(encoding="utf-8") as file:
        cells = tuple(
            Cell(row["number"], int(row["number"][:2]), int(row["number"][2:]), row["terrain"], row["province"],
                 float(row["land"] or 1))
            for row in csv.DictReader(file)
        )  # fmt: skip
    with (FOLDER / "sides.csv").open(encoding="utf-8") as file:
        sides = tuple(HexSide(**row) for row in csv.DictReader(file))
    return HexMap(
        name=raw["name"],
        cells=cells,
        sides=sides,
        roads=msgspec.convert(raw["roads"], tuple[HexRoad, ...]),
        cities=msgspec.convert(raw["cities"], tuple[City, ...]),
        provinces=raw["provinces"],
        seas=msgspec.convert(raw["seas"], tuple[SeaName, ...]),
        lower=raw["lower"],
        north=raw["north"],
        legend=raw["legend"],
        size=tuple(raw["size"]),
        field=tuple(raw["field"]),
        insets=msgspec.convert(raw["insets"], tuple[Inset, ...]),
        boxes=msgspec.convert(raw["boxes"], tuple[OffMap, ...]),
        tracks=msgspec.convert(raw["tracks"], tuple[Track, ...]),
    )


ROME, SAMNIUM, ETRURIA, GAUL = range(4)
SIDES = ("Rome", "the Samnites", "the Etruscans", "the Gauls")
WAR = HexPosition(
    stacks=(
        HexStack("3714", ROME, 14, 4),
        HexStack("4213", ROME, 22, 6),
        HexStack("4412", ROME, 9, 2),
        HexStack("4311", SAMNIUM, 18, 5),
        HexStack("4412", SAMNIUM, 11, 3),
        HexStack("4509", SAMNIUM, 7, 1),
        HexStack("3812", SAMNIUM, 6, 2),
        HexStack("4112", ROME, 5, 1),
        HexStack("3512", ROME, 8, 2),
        HexStack("3115", ETRURIA, 10, 3),
        HexStack("2712", ETRURIA, 8, 2),
        HexStack("2009", GAUL, 16, 5),
        HexStack("1914", GAUL, 12, 4),
        HexStack("epirus", ETRURIA, 24, 6),
        HexStack("epirus", ROME, 3),
        HexStack("africa", GAUL, 15, 2),
    ),
    routes=(
        HexRoute(("3714", "3814", "3914", "4014", "4114", "4213"), ROME),
        HexRoute(("4311", "4312", "4412"), SAMNIUM, planned=True),
    ),
    held={"latium": ROME, "campania": ROME, "samnium": SAMNIUM, "southern_etruria": ETRURIA, "sabinus": ROME,
          "northern_etruria": ETRURIA, "gallia_cispadana": GAUL},
    owners={"3714": ROME, "4412": ROME, "4310": SAMNIUM, "4710": SAMNIUM},
    strengths={"4412": 3},
    sides=SIDES,
    heading="Summer",
    counters=(
        Counter(track="turn", at=2),
        Counter(track="vp", at=4, side=ROME),
        Counter(track="vp", at=3, side=SAMNIUM),
        Counter(track="vp", at=3, side=ETRURIA),
        Counter(track="vp", at=0, side=GAUL),
    ),
)  # fmt: skip
