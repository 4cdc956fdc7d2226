"""Laws of the board's layout over many random positions: nothing covers anything, everything is there and readable,
and what hangs beside its place is led to it."""

import random
from functools import cache

import pytest

from engine.games.total_war_rome.state import Agent
from engine.games.total_war_rome.view import RomeView
from render.drawing.pieces import NUMBER
from render.drawing.style import THEMES
from render.games.total_war_rome import board_ground, board_map, board_tokens
from render.games.total_war_rome.map_options import SHOWS, MapOptions
from render.layout.leader_lines import lines_cross
from render.layout.scene import Scene, Stamp
from tests.render.games.total_war_rome.sample_views import (
    NAMES,
    RAW,
    SIDES,
    army,
    better,
    factions,
    lands,
    listed,
    navy,
    position,
)
from tests.render.layout_laws import outside, overlapping

LEAST = 42  # 14 px when a picture 2400 wide is shown 800 wide
SEEDS = range(24)


@cache
def drawn_lots(seed: int) -> RomeView:
    """Return a position with all that four factions may have, anywhere; the higher the seed, the closer together."""
    lots = random.Random(seed)
    regions, seas = list(RAW["regions"]), list(RAW["seas"])
    near = lots.sample(regions, 60 - 2 * seed)
    found = lands(**{region: lots.choice(("", *SIDES)) for region in regions})
    for region in lots.sample(near, 10):
        for what in ("market", "barracks", "walls", "wonder"):
            better(found, region, **{what: lots.random() < 0.5})
        better(found, region, unrest=lots.randint(0, 3))
    navies = [navy(n, side, sea=lots.choice(seas), count=lots.randint(1, 5)) for side in SIDES for n in (1, 2)]
    armies = []
    for side in SIDES:
        armies += [army(n, side, lots.choice(near), lots.randint(2, 10), siege=lots.random() < 0.2) for n in (1, 2, 3)]
        armies.append(army(4, side, "", 10, navy=f"{side}_navy_1"))
    agents = {f"{side}_agent_{n}": Agent(owner=side, at=lots.choice(near)) for side in SIDES for n in (1, 2, 3)}
    pairs = sorted("-".join(sorted((a, b))) for a, row in RAW["regions"].items() for b in row["borders"])
    return position(
        round=lots.randint(1, 12), phase="campaign", turn=lots.choice(SIDES), order=tuple(lots.sample(SIDES, 4)),
        factions=factions(**{side: lots.randint(0, 20) for side in SIDES}), regions=found, agents=agents,
        armies=listed(*armies), navies=listed(*navies), roads=tuple(sorted(set(lots.sample(pairs, 12)))),
        besieged=tuple(one.at for one in armies if one.siege and found[one.at].owner),
        garrisons={region: lots.randint(1, 6) for region in lots.sample(regions, 20)},
        yields={region: lots.randint(0, 5) for region, one in found.items() if one.owner},
    )  # fmt: skip


@cache
def laid(seed: int) -> Scene:
    """Return its layout: in turns by each theme, with letters on some, light and dark."""
    view, lots = drawn_lots(seed), random.Random(seed)
    offered = lots.sample([*RAW["regions"], *RAW["seas"], *view.armies], seed)
    letters = {what: chr(65 + n) for n, what in enumerate(offered)}
    theme, show = list(THEMES)[seed % 2], SHOWS[seed % 3]
    return board_map.board_scene(view, MapOptions(NAMES, theme=theme, show=show, lettered=letters))


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_lies_on_anything_else_or_leaves_the_picture(seed: int) -> None:
    found = list(laid(seed).boxes())
    assert list(overlapping(found, slack=5)) == []
    assert list(outside(found, board_ground.SIZE, 6)) == []


def type_size(stamp: Stamp) -> float:
    """Return the size of a token's type, infinite without any."""
    if stamp.kind in ("banner", "galley"):  # their number fills a little more than half of them
        return stamp.size / 2 * (1.14 if stamp.kind == "banner" else 1.08) if stamp.args[-1] else float("inf")
    if stamp.kind == "badge":
        return stamp.size / 2 * 1.08
    if stamp.kind != "pill" or all(item[0] != "text" for item in stamp.args[2]):  # type: ignore[attr-defined]
        return float("inf")
    return round(stamp.high * (float(str(stamp.args[3])) if len(stamp.args) > 3 else NUMBER))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_type_is_under_14_pixels_on_a_preview_800_wide(seed: int) -> None:
    scene = laid(seed)
    assert min(label.size for label in (*scene.labels, *scene.printed)) >= LEAST
    assert min(text.size for text in scene.texts) >= LEAST
    assert min(type_size(stamp) for stamp in scene.stamps) >= LEAST - 0.5


@pytest.mark.parametrize("seed", SEEDS)
def test_every_piece_is_there_once_on_its_place_or_led_to_it(seed: int) -> None:
    view, scene = drawn_lots(seed), laid(seed)
    show, theme = SHOWS[seed % 3], THEMES[list(THEMES)[seed % 2]]
    ashore, afloat = board_tokens.pieces_of(view, show, theme)
    assert sorted(scene.pieces) == sorted(p.id for found in (*ashore.values(), *afloat.values()) for p in found)
    led = {leader.start: leader.end for leader in scene.leaders}
    for region, found in ashore.items():
        for piece in found:
            stamp = scene.pieces[piece.id]
            at = led.get((stamp.x, stamp.y), (stamp.x, stamp.y))
            beside = [(at[0] + dx, at[1] + dy) for dx in (-12, 0, 12) for dy in (-12, 0, 12)]
            assert any(board_ground.belongs_to_region(place, region) for place in beside), (piece.id, region)
    for sea, found in afloat.items():
        for piece in found:
            stamp = scene.pieces[piece.id]
            at = led.get((stamp.x, stamp.y), (stamp.x, stamp.y))
            carrier = scene.pieces.get(view.armies[piece.id].navy) if piece.id in view.armies else None
            there = at in board_ground.sea_area_piece_places()[sea] or at == board_ground.sea_area_middles()[sea]
            assert there or (carrier is not None and at == (carrier.x, carrier.y)), (piece.id, sea)


def test_leaders_seldom_cross() -> None:
    """Of all leaders of all these positions hardly any runs across another."""
    crossed = leaders = 0
    for seed in SEEDS:
        lines = [(one.start, one.end) for one in laid(seed).leaders if not one.label]
        leaders += len(lines)
        crossed += sum(lines_cross(a, b) for n, a in enumerate(lines) for b in lines[n + 1 :])
    assert leaders > 40
    assert crossed <= leaders * 0.12


@pytest.mark.parametrize("seed", [3, 17])
def test_the_same_position_is_laid_out_the_same(seed: int) -> None:
    view = drawn_lots(seed)
    options = MapOptions(NAMES)
    assert list(board_map.board_scene(view, options).boxes()) == list(board_map.board_scene(view, options).boxes())
