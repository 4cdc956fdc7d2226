"""A sample map of points with links, from reconstructed facts (see `sample_points.yaml`), and positions on it."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from render.kit.boxes import OffMap
from render.kit.insets import Inset
from render.kit.points.declared import (
    Legend,
    LinkKind,
    Node,
    PointLink,
    PointMap,
    PointPosition,
    PointSide,
    PointStack,
    Sea,
    Shape,
)
from render.kit.tracks import Counter, Track

SIDES = (
    PointSide(id="roman", name="Romans", colour="#b02a25", dark="#c4473e", glyph="eagle", pattern="bend"),
    PointSide(id="etruscan", name="Etruscans", colour="#a87a0c", dark="#cf9a25", glyph="crescent", pattern="fess"),
    PointSide(id="samnite", name="Samnites", colour="#3f7a3c", dark="#569650", glyph="mountain", pattern="check"),
    PointSide(id="gallic", name="Gauls", colour="#27478c", dark="#5379c9", glyph="wheel", pattern="pale"),
    PointSide(id="greek", name="Greeks", colour="#3a87b5", dark="#58a5d2", glyph="helmet", pattern="sinister"),
    PointSide(id="carthaginian", name="Carthage", colour="#7d4a94", dark="#9a69b3", glyph="tanit", pattern="fess"),
    PointSide(id="volsci", name="Volsci", colour="#c2641a", dark="#d98038", glyph="swords", pattern="bend"),
    PointSide(
        id="transalpine", name="Transalpine Gauls", colour="#6a6d72", dark="#8b8f96", glyph="flame", pattern="pale"
    ),
    PointSide(id="independent", name="Independents", colour="#9c8763", dark="#ab976f", glyph="star", pattern="plain"),
)
KINDS: dict[str, Shape] = {"open": "round", "walled": "square", "tribal": "hexagon"}
WAYS: dict[str, LinkKind] = {"clear": "clear", "rough": "dashed", "strait": "blue", "appian": "double"}
PORTS = {"normal": "anchor", "carthaginian": "ship", "none": ""}
SEAS = (
    Sea(name="Mare Sardoum", line=((7.7, 38.75), (8.7, 38.45), (9.8, 38.4))),
    Sea(name="Mare Siculum", line=((16.3, 37.4), (17.3, 37.2), (18.3, 37.15))),
    Sea(name="Mare Superum", line=((14.9, 43.0), (16.0, 42.35), (17.2, 41.75))),
    Sea(name="Mare Ligusticum", line=((7.3, 43.5), (8.3, 43.72), (9.3, 43.6))),
)


@cache
def board() -> PointMap:
    raw: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "sample_points.yaml").read_text(encoding="utf-8"))
    nodes = tuple(
        Node(
            id=key, name=name, place=(lon, lat), kind=KINDS[kind], home=home, pips=loyalty, prized=victory == "all",
            glyph=PORTS[port], number=yields,
        )
        for key, (name, lon, lat, home, kind, loyalty, port, victory, yields) in raw["nodes"].items()
    )  # fmt: skip
    links = tuple(PointLink(a=a, b=b, kind=WAYS[kind], one_way=bool(one)) for a, b, kind, *one in raw["links"])
    return PointMap(
        id="sample_points",
        name="Italy, 386 BC (sample, reconstructed)",
        size=(1600, 1700),
        extent=(7.2, 36.35, 20.0, 46.25),
        field=(0, 0, 1600, 1520),
        nodes=nodes,
        links=links,
        sides=SIDES,
        seas=SEAS,
        insets=msgspec.convert(raw["insets"], tuple[Inset, ...]),
        boxes=msgspec.convert(raw["boxes"], tuple[OffMap, ...]),
        tracks=msgspec.convert(raw["tracks"], tuple[Track, ...]),
        legend=Legend(
            name="Signs",
            at=(1318, 984),
            rows=(
                ("round", "open town"), ("square", "walled city"), ("hexagon", "tribe"), ("pips", "loyalty"),
                ("prized", "victory space"), ("glyph:anchor", "port"), ("number", "levy"),
                ("clear", "clear"), ("dashed", "rough"), ("blue", "strait"), ("double", "great road"),
            ),
        ),
    )  # fmt: skip


def start() -> PointPosition:
    """A position early in a game; the stacks are the sample's own."""
    control = {node.id: node.home for node in board().nodes}
    control |= {"velitrae": "volsci", "fregellae": "samnite", "populonium": "roman"}
    stacks = (
        PointStack(id="r1", node="roma", side="roman", count=8, commander="Camillus", more=1),
        PointStack(id="r2", node="sutrium", side="roman", count=2),
        PointStack(id="r3", node="antium", side="roman", count=6, commander="Manlius"),
        PointStack(id="v1", node="antium", side="volsci", count=3),
        PointStack(id="e1", node="tarquinii", side="etruscan", count=4, commander="Arruns"),
        PointStack(id="e2", node="pisae", side="etruscan", count=2),
        PointStack(id="e3", node="clusium", side="etruscan", count=3),
        PointStack(id="s1", node="bovianum", side="samnite", count=7, commander="Pontius"),
        PointStack(id="s2", node="aufidena", side="samnite", count=2),
        PointStack(id="g1", node="sena_gallica", side="gallic", count=9, commander="Brennus"),
        PointStack(id="g2", node="mediolanum", side="gallic", count=3),
        PointStack(id="g3", node="bononia", side="gallic", count=4),
        PointStack(id="h1", node="syracusae", side="greek", count=10, commander="Dionysius", more=2),
        PointStack(id="h2", node="tarentum", side="greek", count=5, commander="Archytas"),
        PointStack(id="h3", node="neapolis", side="greek", count=2),
        PointStack(id="h4", node="messana", side="greek", count=2),
        PointStack(id="c1", node="lilybaeum", side="carthaginian", count=4, commander="Hanno"),
        PointStack(id="c2", node="carthago", side="carthaginian", count=6, commander="Himilco"),
        PointStack(id="c3", node="panormus", side="carthaginian", count=3),
        PointStack(id="t1", node="transalpine_box", side="transalpine", count=5),
    )
    points = {"roman": 7, "etruscan": 5, "samnite": 6, "gallic": 4, "greek": 6, "carthaginian": 6}
    counters = [Counter(track="vp", at=at, side=side) for side, at in points.items()]
    counters.append(Counter(track="turn", at=1))
    return PointPosition(control=control, stacks=stacks, sieges={"antium": 1}, pips={"antium": 1, "neapolis": 2},
                    counters=tuple(counters))  # fmt: skip


COMMANDERS = ("", "", "Camillus", "Pyrrhus", "Appius Claudius", "Decius Mus", "Brennus", "Dionysius the Elder")


def random_position(seed: int, stacks: int = 26) -> PointPosition:
    """Any position: stacks, sieges and control at hazard, crowds included."""
    dice = random.Random(seed)
    nodes = [node.id for node in board().nodes]
    crowd = dice.sample(nodes, 3)
    made = tuple(
        PointStack(
            id=f"x{number}",
            node=dice.choice(crowd if dice.random() < 0.2 else [*nodes, "transalpine_box", "garrison_box"]),
            side=dice.choice(SIDES).id,
            count=dice.choice([None, dice.randint(1, 20)]),
            commander=dice.choice(COMMANDERS),
            more=dice.choice([0, 0, 0, 1, 3]),
        )
        for number in range(stacks)
    )
    return PointPosition(
        control={node: dice.choice(SIDES).id for node in nodes if dice.random() < 0.8},
        stacks=made,
        sieges={node: dice.randint(1, 4) for node in dice.sample(nodes, 3)},
        counters=tuple(Counter(track="vp", at=dice.randint(0, 12), side=side.id) for side in SIDES[:6]),
    )
