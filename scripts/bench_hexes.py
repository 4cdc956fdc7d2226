"""Print how long the sample map of hexes takes: `python -m scripts.bench_hexes [REDRAWS]`."""

import json
import sys

from msgspec.structs import replace

from render.kit.hexes.hex_bench import measure_hex_map
from render.kit.hexes.hex_data import HexPosition
from tests.render.kit.hex_sample import WAR, italy

MARCH = ("3814", "3914", "4014", "4114", "4113", "4213")


def positions(count: int) -> list[HexPosition]:
    """Return positions each of which differs from the one before: another army marches, another stack is stronger."""
    out = []
    for turn in range(count):
        stacks = (replace(WAR.stacks[0], cell=MARCH[turn % len(MARCH)], strength=14 + turn % 9), *WAR.stacks[1:])
        out.append(replace(WAR, stacks=stacks))
    return out


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    sys.stdout.write(json.dumps(measure_hex_map(italy(), positions(many), ("3714", "4412")), indent=1) + "\n")
