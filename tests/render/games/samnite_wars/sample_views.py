"""Positions to draw."""

import data
from engine.games.samnite_wars.view import CombatView, PlayerView, RegionView, SamniteView

REGIONS = data.load_game_data("samnite_wars", "regions")["regions"]
NAMES = {
    "1": "Marcus Aurelius",
    "2": "Livia",
    "3": "Κλεοπάτρα",
    "4": "Иван Грозный the very Magnificent",
    "5": "漢字🦅player",
    "6": "O",
}
WAR = CombatView(
    kind="war",
    region="samnites",
    consul="2",
    enemy="4",
    rome_attacks=False,
    consul_ally="1",
    enemy_ally="3",
    consul_force=11,
    enemy_force=9,
    winner="consul",
)
CAMPAIGN = CombatView(kind="campaign", region="lucanians", consul="2", enemy="3", rome_attacks=True)


def position(held: tuple[str, ...] = ("latins",), samnites: int = 0, players: int = 4, **more: object) -> SamniteView:
    """Return a view with these regions held."""
    regions = tuple(
        RegionView(
            region=region,
            tokens=samnites if region == "samnites" else int(region in held),
            needed=raw["tokens"],
            controlled=samnites >= 3 if region == "samnites" else region in held,
        )
        for region, raw in REGIONS.items()
    )
    piles = (23, 8, 14, 131, 0, 5)
    seats = tuple(PlayerView(seat=str(n + 1), triumph=piles[n], hand_size=10 - n % 3) for n in range(players))
    fields: dict[str, object] = {
        "seat": None,
        "round": 4,
        "last_round": 30,
        "phase": "resolution",
        "consul": "2",
        "treasury": 13,
        "players": seats,
        "regions": regions,
        "deck_size": 43,
        "top_card": "gladius_pilum",
        "discard_size": 11,
    }
    return SamniteView(**{**fields, **more})  # type: ignore[arg-type]


START = position(round=1, phase="fate", treasury=4, discard_size=0, deck_size=50, consul="1")
MIDDLE = position(("latins", "etruscans", "campanians", "umbrians"), 2, 5, event="war", combat=WAR)
INVASION = position(("latins", "etruscans", "campanians"), 1, 6, event="peace", combat=CAMPAIGN)
PEACE = position(("latins", "etruscans"), 3, 2, event="peace", phase="event")
END = position(
    ("latins", "etruscans", "campanians", "umbrians", "lucanians", "bruttians"),
    3,
    6,
    phase="over",
    treasury=37,
    winners=("4", "1"),
    round=22,
)
ALL = {"start": START, "middle": MIDDLE, "invasion": INVASION, "peace": PEACE, "end": END}
LETTERS = dict(zip(REGIONS, "ABCDEFGHIJ", strict=True))
