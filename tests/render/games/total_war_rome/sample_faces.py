"""Cards of Total War: Rome to draw: from the rules' own data, with words made up from the ids."""

from typing import Any

import data
from bot.words import Words
from render.games.total_war_rome.faction_board import Board, Column, Development, Force
from render.games.total_war_rome.land_battle import Battle, BattleSide, Blow, Fighter
from render.games.total_war_rome.naval_battle import NavalBattle, NavalSide, Vessel
from render.games.total_war_rome.rome_cards import Action, Face, General, Ship, Troop

UNITS = data.load_game_data("total_war_rome", "units")
CARDS = data.load_game_data("total_war_rome", "action_cards")


def word(name: str) -> str:
    """Return an id as words."""
    return name.replace("_", " ").title()


def troop(kind: str, count: int = 1) -> Troop:
    """Return a troop card."""
    row = UNITS["troops"][kind]
    return Troop(
        id=kind,
        name=word(kind.removesuffix("_vet")),
        side=row["faction"],
        type=row["type"],
        type_name=word(row["type"]),
        good=tuple(row["good"]),
        difficult=tuple(row["difficult"]),
        red=tuple(row.get("red", ())),
        black=tuple(row.get("black", ())),
        cost=row.get("cost"),
        veteran=kind.endswith("_vet"),
        count=count,
    )


def ship(kind: str, count: int = 1) -> Ship:
    """Return a ship card."""
    row = UNITS["ships"][kind]
    return Ship(
        id=kind,
        name=word(kind[:-2]),
        side=row["faction"],
        type_name="Ship",
        dice=tuple(row["dice"]),
        cost=row["cost"],
        count=count,
    )


def general(kind: str) -> General:
    """Return a general card."""
    row = UNITS["generals"][kind]
    name = word(kind.removeprefix(row["faction"] + "_"))
    die = UNITS["general_dice"][row["stars"]]
    said = (word(row["characteristic"]),) if row.get("characteristic") else ()
    return General(
        id=kind, name=name, side=row["faction"], type_name="General", stars=row["stars"], die=die, lines=said
    )


def action(kind: str) -> Action:
    """Return an action card."""
    what, tax, event = CARDS["cards"][kind]
    phases = ", ".join(word(one) for one in CARDS["events"][event]["phases"])
    return Action(
        id=kind,
        action=what,
        action_name=word(what),
        tax=tax,
        event_name=word(event),
        when=phases,
        lines=(Words("total_war_rome")(f"event_text.{event}"),),
    )


HAND = [action(kind) for kind in ("ac_01", "ac_07", "ac_14", "ac_19", "ac_30", "ac_40", "ac_50")]
ARMY: list[Face] = [
    general("rome_aemilius_paullus"), troop("republican_legionaries", 2), troop("republican_legionaries_vet"),
    troop("italian_infantry", 2), troop("allied_cavalry"), troop("velites"), troop("war_elephants"),
    troop("scorpio"), ship("quinquereme_r", 2), troop("war_elephants") ,
]  # fmt: skip


def board() -> Board:
    """Return Rome's board in the middle of a game."""
    rows = data.load_game_data("total_war_rome", "developments")["developments"]
    columns = data.load_game_data("total_war_rome", "factions")["factions"]["rome"]["columns"]
    owned = {"rome_socii_horse": "owned", "rome_centurions": "new", "rome_engineers": "owned", "rome_viae": "owned",
             "rome_shipyards": "owned", "rome_marines": "owned", "rome_naval_supply": "owned"}  # fmt: skip
    found = []
    for letter in columns:
        line, before = [], True
        for kind, row in rows.items():
            if row["faction"] == "rome" and row["column"] == letter:
                status = owned.get(kind, "open" if before else "locked")
                before = status == "owned"
                line.append(Development(name=word(kind.removeprefix("rome_")), cost=row["cost"], status=status))
        found.append(
            Column(name=Words("total_war_rome").name(f"rome_column_{letter.lower()}"), developments=tuple(line))
        )
    army = [one for one in ARMY if isinstance(one, Troop)]
    forces = (
        Force(
            name="Army I",
            where="Etruria",
            kind="army",
            count=10,
            cards=tuple(army),
            general=general("rome_aemilius_paullus"),
        ),
        Force(
            name="Army II",
            where="Aboard, Mare Tyrrhenum",
            kind="army",
            count=6,
            general=general("rome_gaius_flaminius"),
        ),
        Force(name="Navy I", where="Mare Tyrrhenum", kind="navy", count=2, cards=(ship("quinquereme_r", 2),)),
    )
    return Board(side="rome", title="Rome", player="Livia", vp=7, gold=12, hand=5, columns=tuple(found), forces=forces)


def fighter(kind: str, **more: Any) -> Fighter:
    """Return a card in a zone."""
    one = troop(kind)
    return Fighter(name=one.name, type=one.type, veteran=one.veteran, **more)


def battle(**more: Any) -> Battle:
    """Return a battle under way."""
    rome = BattleSide(
        side="rome", name="Rome", general="Aemilius Paullus", stars=3, die="GREEN", left=4, reveals=1, lost=1,
        active=(
            Blow(
                fighter=fighter("republican_legionaries_vet"),
                dice=(("YELLOW", "SKULL"), ("YELLOW", "X")),
                fate="wounded",
            ),
            Blow(fighter=fighter("velites"), dice=(("WHITE", "S"),)),
        ),
        safe=(fighter("italian_infantry", count=2), fighter("allied_cavalry", wounded=True)),
        dead=(fighter("republican_legionaries"),),
    )  # fmt: skip
    carthage = BattleSide(
        side="carthage", name="Carthage", general="Hanno the Great", stars=2, die="WHITE", left=3, lost=2,
        active=(
            Blow(fighter=fighter("war_elephants"), dice=(("YELLOW", "BLANK"), ("YELLOW", "X")), fate="dead"),
            Blow(fighter=fighter("libyan_javelinmen"), dice=(("GREEN", "BLANK"),), fate="dead"),
        ),
        safe=(fighter("libyan_spearmen"),),
        dead=(fighter("libyan_spearmen", count=2), fighter("punic_cavalry")),
    )  # fmt: skip
    fields: dict[str, Any] = {
        "title": "Battle of Messana", "phase": "centre", "combat": 2, "combats": 4, "difficult": 1,
        "attacker": rome, "defender": carthage, "summary": "Rome destroys 2 cards, Carthage wounds 1.",
    }  # fmt: skip
    return Battle(**(fields | more))


def naval(**more: Any) -> NavalBattle:
    """Return a naval battle that is over: Carthage has sunk two ships and captured one."""
    rome = NavalSide(
        side="rome", name="Rome", navy="Navy I", ships=5, sunk=2, captured=1, troops=6, drowned=4,
        vessels=(
            Vessel(name="Quinquereme", dice=(("YELLOW", "SKULL"),)),
            Vessel(name="Quinquereme", dice=(("YELLOW", "X"),)),
            Vessel(name="Trireme", dice=(("GREEN", "BLANK"),)),
            Vessel(name="Trireme", dice=(("GREEN", "X"),)),
            Vessel(name="Trireme", dice=(("GREEN", "S"),)),
            Vessel(name="Gaius Duilius", dice=(("GREEN", "BLANK"),), admiral=True),
        ),
    )  # fmt: skip
    carthage = NavalSide(
        side="carthage", name="Carthage", navy="Navy II", ships=4, sunk=2,
        vessels=(
            Vessel(name="Quinquereme", dice=(("YELLOW", "SKULL"),)),
            Vessel(name="Quinquereme", dice=(("YELLOW", "S"),)),
            Vessel(name="Trireme", dice=(("GREEN", "SKULL"),)),
            Vessel(name="Trireme", dice=(("GREEN", "S"),)),
        ),
    )  # fmt: skip
    fields: dict[str, Any] = {
        "title": "Naval battle", "area": "Mare Tyrrhenum", "attacker": rome, "defender": carthage,
        "summary": "Carthage wins the battle.", "winner": "defender",
    }  # fmt: skip
    return NavalBattle(**(fields | more))
