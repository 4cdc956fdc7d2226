"""Views of the map for tests and sample pictures: the start, the middle of a war, and anything at hazard."""

import random

from data import load_game_data
from render.games.sword_of_rome import GAME_ID
from render.games.sword_of_rome.map_view import MapView, MarkerView, SpaceView, StackView

SPACES = load_game_data(GAME_ID, "spaces")["spaces"]
LEADERS = load_game_data(GAME_ID, "leaders")["leaders"]
SCENARIOS = load_game_data(GAME_ID, "scenarios")
SIDES = ("roman", "greek", "gallic", "etruscan_samnite", "carthaginian")
POWERS = ("roman", "greek", "gallic", "etruscan", "samnite", "carthaginian", "volsci", "transalpine")


def start(players: int = 4) -> MapView:
    """The set-up."""
    key = {4: "four_players", 5: "five_players"}[players]
    scenario = SCENARIOS["scenarios"][key]
    rows = [row for group in scenario["forces"] for row in SCENARIOS["groups"][group] if row.get("leader")]
    stacks = tuple(StackView(power=r["power"], space=r["space"], cu=r["cu"], leaders=(r["leader"],)) for r in rows)
    return MapView(
        players=players,
        turn=1,
        round=1,
        stacks=stacks,
        vp=dict.fromkeys(scenario["players"], 6),
        alliances=(("etruscan", "samnite"),),
        unrest=0 if players == 5 else None,
    )


def middle(players: int = 4) -> MapView:
    """A war: sieges, a colony, cities lost, stacks in and before walls, markers."""
    spaces = {
        "velitrae": SpaceView(owner="roman", loyalty=1, kind="walled"),
        "antium": SpaceView(owner="volsci", loyalty=1, siege=1),
        "fregellae": SpaceView(owner="roman", kind="open"),
        "populonium": SpaceView(owner="roman"),
        "tarquinii": SpaceView(owner="etruscan", loyalty=1, siege=0),
        "neapolis": SpaceView(owner="greek", loyalty=2, siege=1),
        "sentinum": SpaceView(),
        "perusia": SpaceView(owner="gallic"),
        "messana": SpaceView(owner="carthaginian", loyalty=1),
        "canusium": SpaceView(owner="samnite"),
    }
    stacks = (
        StackView(power="roman", space="roma", cu=4, leaders=("valerius",)),
        StackView(power="roman", space="antium", cu=6, leaders=("camillus",)),
        StackView(power="volsci", space="antium", cu=2, leaders=("volsci_a",), inside=True),
        StackView(power="roman", space="capua", cu=2),
        StackView(power="roman", space="velitrae", cu=1),
        StackView(power="samnite", space="neapolis", cu=7, leaders=("pontius", "samnite_a")),
        StackView(power="greek", space="neapolis", cu=3, inside=True),
        StackView(power="samnite", space="bovianum", cu=2),
        StackView(power="etruscan", space="clusium", cu=3, leaders=("etruscan_a",)),
        StackView(power="gallic", space="tarquinii", cu=5, leaders=("brennus",)),
        StackView(power="etruscan", space="tarquinii", cu=2, leaders=("etruscan_b",), inside=True),
        StackView(power="gallic", space="perusia", cu=4, leaders=("gaul_a",)),
        StackView(power="gallic", space="bononia", cu=3, leaders=("gaul_b",)),
        StackView(power="greek", space="syracusae", cu=8, leaders=("dionysius", "timoleon")),
        StackView(power="greek", space="tarentum", cu=6, leaders=("pyrrhus", "greek_a")),
        StackView(power="greek", space="rhegium", cu=2),
        StackView(power="carthaginian", space="messana", cu=5, leaders=("hamilcar_npp",)),
        StackView(power="carthaginian", space="kerkouane", cu=5, leaders=("bomilcar_npp",)),
        StackView(power="transalpine", space="transalpine_box", cu=4, leaders=("transalpine_a",)),
    )
    markers = (
        MarkerView(kind="plundered", space="sentinum", power="gallic"),
        MarkerView(kind="treaty", space="roma", power="carthaginian"),
        MarkerView(kind="truce", space="capua", power="samnite"),
    )
    return MapView(
        players=players,
        turn=3,
        round=4,
        spaces=spaces,
        stacks=stacks,
        markers=markers,
        vp={"roman": 7, "greek": 5, "gallic": 7, "etruscan_samnite": 5},
        plunder={"gallic": 3},
        alliances=(("etruscan", "samnite"), ("roman", "carthaginian"), ("gallic", "samnite")),
        support=("samnite", 3),
        appian_way=True,
    )


def hazard(seed: int) -> MapView:
    """Return any position: the higher the seed, the more stands together."""
    dice = random.Random(seed)
    players = dice.choice((4, 5))
    here = [space for space, row in SPACES.items() if row["kind"] != "box"]
    crowd = dice.sample(here, 4)
    boxes = ["transalpine_box", *(["garrison_box"] if players == 5 else [])]
    leaders = dice.sample([one for one, row in LEADERS.items() if row["kind"] != "virtual"], 24)
    stacks: dict[tuple[str, str, bool], StackView] = {}
    for number in range(20 + seed):
        power = dice.choice(POWERS)
        space = dice.choice(crowd if dice.random() < 0.2 else [*here, *boxes])
        inside = SPACES[space]["kind"] == "walled" and dice.random() < 0.3
        led = tuple(leaders.pop() for _ in range(dice.choice((0, 0, 1, 1, 2))) if leaders)
        cu = None if number % 11 == 0 else dice.randint(1, 20)
        stacks[power, space, inside] = StackView(power=power, space=space, cu=cu, leaders=led, inside=inside)
    spaces = {
        space: SpaceView(
            owner=dice.choice(("", *POWERS)),
            loyalty=dice.randint(1, 3),
            kind="walled" if SPACES[space]["kind"] == "open" and dice.random() < 0.1 else None,
            siege=dice.choice((None, None, 0, 1, 2)) if SPACES[space]["kind"] != "open" else None,
        )
        for space in dice.sample(here, 30)
    }
    return MapView(
        players=players,
        turn=dice.randint(1, 9),
        round=dice.randint(0, 5),
        spaces=spaces,
        stacks=tuple(stacks.values()),
        markers=tuple(
            MarkerView(kind=dice.choice(("truce", "envoys", "plundered")), space=space)
            for space in dice.sample(here, 4)
        ),
        vp={side: dice.randint(0, 12) for side in SIDES},
        plunder={dice.choice(("gallic", "transalpine")): dice.randint(0, 4)},
        alliances=tuple(tuple(dice.sample(POWERS, 2)) for _ in range(dice.randint(0, 5))),  # type: ignore[misc]
        support=("roman", dice.randint(0, 8)) if seed % 2 else None,
        unrest=dice.randint(0, 10) if players == 5 else None,
        appian_way=seed % 3 == 0,
    )
