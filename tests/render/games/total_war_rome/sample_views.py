"""Positions of Total War: Rome to draw and to test with: made up, with everything on the board somewhere."""

from typing import Any

import msgspec

import data
from engine.games.total_war_rome.state import Agent, Land
from engine.games.total_war_rome.view import ArmyView, FactionView, NavyView, RomeView

RAW = data.load_game_data("total_war_rome", "regions")
SIDES = ("rome", "carthage", "greek_states", "barbarian_tribes")
NAMES = {"1": "Livia", "2": "Marcus Aurelius", "3": "Κλεοπάτρα", "4": "Иван Грозный the Terrible"}


def army(number: int, owner: str, at: str = "", count: int = 6, **more: Any) -> ArmyView:
    """Return an army."""
    fields: dict[str, Any] = {"general": None, "mercenaries": 0, "siege": False, "spent": 0, "navy": ""} | more
    return ArmyView(id=f"{owner}_army_{number}", owner=owner, at=at, count=count, **fields)


def navy(number: int, owner: str, sea: str = "", port: str = "", count: int = 2) -> NavyView:
    """Return a navy."""
    return NavyView(id=f"{owner}_navy_{number}", owner=owner, sea=sea, port=port, count=count, carries="")


def factions(**points: int) -> dict[str, FactionView]:
    """Return the four boards."""
    return {
        side: FactionView(
            side=side,
            seat=str(number + 1),
            gold=9 + number * 2,
            vp=points.get(side, 0),
            hand_size=5,
            developments={},
            spare_count=0,
        )
        for number, side in enumerate(SIDES)
    }


def lands(**owned: str) -> dict[str, Land]:
    """Return all regions, the home ones with their factions; `owned` gives others."""
    return {region: Land(owner=owned.get(region, row.get("home", ""))) for region, row in RAW["regions"].items()}


def better(found: dict[str, Land], region: str, **changes: Any) -> None:
    """Change a region."""
    found[region] = msgspec.structs.replace(found[region], **changes)


def listed(*found: Any) -> dict[str, Any]:
    """Return things by their ids."""
    return {one.id: one for one in found}


def position(**changes: Any) -> RomeView:
    """Return the starting position with some changes."""
    fields: dict[str, Any] = {
        "seat": None,
        "sides": (),
        "round": 1,
        "last_round": 12,
        "phase": "initiative",
        "turn": "",
        "order": (),
        "final": False,
        "trigger": 20,
        "factions": factions(),
        "regions": lands(),
        "besieged": (),
        "roads": (),
        "armies": {},
        "navies": {},
        "agents": {
            f"{side}_agent_{number}": Agent(
                owner=side, at=next(r for r, v in RAW["regions"].items() if v.get("home") == side)
            )
            for side in SIDES
            for number in (1, 2)
        },
        "relations": {"|".join(sorted((a, b))): "neutral" for a in SIDES for b in SIDES if a < b},
        "packs": {},
        "deck_size": 35,
        "discards": (),
    }
    return RomeView(**(fields | changes))


START = position()


def _middle() -> RomeView:
    found = lands(
        boii="rome", liguria="rome", corsica="rome", messana="rome", baleares="carthage", mastia="carthage",
        turdetania="carthage", syracusae="carthage", illyria="greek_states", creta="greek_states",
        thracia="greek_states", volcae="barbarian_tribes", treveri="barbarian_tribes", insubria="barbarian_tribes",
    )  # fmt: skip
    better(found, "latium", market=True, barracks=True, walls=True, wonder=True)
    better(found, "campania", market=True, walls=True)
    better(found, "etruria", market=True, barracks=True)
    better(found, "zeugitana", market=True, barracks=True)
    better(found, "gades", market=True)
    better(found, "syracusae", unrest=2)
    better(found, "insubria", unrest=1)
    better(found, "attica", market=True, barracks=True)
    better(found, "massylia", unrest=0)
    better(found, "aedui", barracks=True, walls=True)
    armies = listed(
        army(1, "rome", "messana", 8), army(2, "rome", "etruria", 5), army(3, "rome", "syracusae", 4, siege=True),
        army(4, "rome", "", 6, navy="rome_navy_1"),
        army(1, "carthage", "lilybaeum", 10), army(2, "carthage", "mastia", 6), army(3, "carthage", "zeugitana", 3),
        army(1, "greek_states", "macedonia", 7), army(2, "greek_states", "epirus", 5),
        army(1, "barbarian_tribes", "insubria", 9), army(2, "barbarian_tribes", "volcae", 6),
        army(3, "barbarian_tribes", "suebi", 4),
    )  # fmt: skip
    navies = listed(
        navy(1, "rome", "mare_tyrrhenum", count=4), navy(2, "rome", port="campania", count=2),
        navy(1, "carthage", "mare_sardoum", count=5), navy(2, "carthage", port="gades", count=1),
        navy(1, "greek_states", "mare_ionium", count=3), navy(2, "greek_states", port="attica", count=2),
        navy(1, "barbarian_tribes", "mare_cantabricum", count=2),
    )  # fmt: skip
    agents = {
        "rome_agent_1": Agent(owner="rome", at="massalia"), "rome_agent_2": Agent(owner="rome", at="apulia"),
        "carthage_agent_1": Agent(owner="carthage", at="latium"),
        "carthage_agent_2": Agent(owner="carthage", at="edetania"),
        "greek_states_agent_1": Agent(owner="greek_states", at="latium"),
        "greek_states_agent_2": Agent(owner="greek_states", at="latium"),
        "barbarian_tribes_agent_1": Agent(owner="barbarian_tribes", at="raetia"),
        "barbarian_tribes_agent_2": Agent(owner="barbarian_tribes", at="aedui"),
    }  # fmt: skip
    relations = dict(START.relations)
    relations |= {"carthage|rome": "enemy", "carthage|greek_states": "ally", "greek_states|rome": "friendly"}
    yields = {region: RAW["regions"][region]["gold"] for region, one in found.items() if one.owner}
    yields |= {"latium": 4, "campania": 3, "etruria": 3, "syracusae": 0, "insubria": 1}  # markets linked, siege, unrest
    boards = factions(rome=7, carthage=9, greek_states=4, barbarian_tribes=7)
    for side, one in boards.items():
        taxes = sum(gold for region, gold in yields.items() if found[region].owner == side)
        boards[side] = msgspec.structs.replace(one, income=taxes)
    return position(
        round=4, phase="campaign", turn="carthage", order=("carthage", "rome", "barbarian_tribes", "greek_states"),
        factions=boards, regions=found, yields=yields,
        garrisons={r: RAW["regions"][r]["gold"] + 1 + one.barracks for r, one in found.items()
                   if RAW["regions"][r].get("home") or one.barracks},
        besieged=("syracusae",), roads=("campania-latium", "etruria-latium", "boii-etruria", "byzacena-zeugitana"),
        armies=armies, navies=navies, agents=agents, relations=relations,
    )  # fmt: skip


MIDDLE = _middle()


def _crowded() -> RomeView:
    """Everything that four factions can have, heaped on three regions and one sea."""
    found = lands(messana="rome")
    for region in ("latium", "attica", "messana"):
        better(found, region, market=True, barracks=True, walls=True, wonder=True, unrest=3)
    spots = ("latium", "attica", "messana", "")
    armies = [
        army(number + 1, side, spot, 10, siege=side != "rome", navy="" if spot else f"{side}_navy_1")
        for side in SIDES
        for number, spot in enumerate(spots)
    ]
    navies = [navy(1, side, sea="mare_ligusticum", count=5) for side in SIDES]
    navies += [navy(2, side, port="messana", count=5) for side in SIDES]
    agents = {
        f"{side}_agent_{number}": Agent(owner=side, at=at)
        for side in SIDES
        for number, at in enumerate(("latium", "latium", "messana"))
    }
    return position(
        round=9, phase="campaign", turn="rome", order=SIDES, regions=found, besieged=("latium", "attica", "messana"),
        armies=listed(*armies), navies=listed(*navies), agents=agents,
        factions=factions(rome=19, carthage=19, greek_states=19),
        roads=tuple(sorted("-".join(sorted((a, b))) for a, row in RAW["regions"].items() for b in row["borders"])),
    )  # fmt: skip


def _end() -> RomeView:
    """Rome has won."""
    owners = dict.fromkeys(
        ("boii", "liguria", "corsica", "messana", "lilybaeum", "syracusae", "insubria", "venetia"), "rome"
    )
    owners |= dict.fromkeys(("zeugitana", "hippo", "dalmatia", "sardinia", "massalia"), "rome")
    owners |= dict.fromkeys(("mastia", "edetania", "turdetania", "massylia", "massaesylia", "celtiberia"), "carthage")
    owners |= dict.fromkeys(("creta", "ionia", "thracia", "illyria", "cyrenaica"), "greek_states")
    owners |= dict.fromkeys(("volcae", "aquitania", "treveri", "cherusci", "raetia", "noricum"), "barbarian_tribes")
    return msgspec.structs.replace(
        MIDDLE,
        round=11,
        phase="spending",
        turn="",
        final=True,
        winners=("rome",),
        regions={**lands(**owners), **{r: v for r, v in MIDDLE.regions.items() if v.market}},
        factions=factions(rome=23, carthage=14, greek_states=17, barbarian_tribes=12),
        besieged=(),
        yields={},
    )


CROWDED = _crowded()
END = _end()
ALL = {"start": START, "middle": MIDDLE, "crowded": CROWDED, "end": END}
