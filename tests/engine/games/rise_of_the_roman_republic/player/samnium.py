"""Views of the Samnite Wars in which cities of Samnium are Rome's, and what the computer player answers to them."""

import msgspec

from engine.games.rise_of_the_roman_republic.board.hexmap import land_neighbours
from engine.games.rise_of_the_roman_republic.computer_player.computer import StrongPlayer
from engine.games.rise_of_the_roman_republic.computer_player.table import Table
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.siege.contexts import Taken
from engine.games.rise_of_the_roman_republic.tables import HEXES
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form, Menu
from engine.kernel.prompts import MUST, Prompt
from tests.engine.games.rise_of_the_roman_republic.random_games import start

BENEVENTUM = "4510"


def view(scenario: str = "central_italy") -> RiseView:
    return PLAIN.view(start("subduing", scenario=scenario), None)


def answer(seen: RiseView, moment: str, default: Action, *forms: Form, context: Taken | None = None) -> Action | None:
    menu = Menu(*forms)
    offer = Prompt(
        id="1", seat="1", side="rome", kind=MUST, moment=moment, menu_of=lambda side: menu,
        default_of=lambda side: default, context_of=lambda side: context,
    )  # fmt: skip
    return StrongPlayer().answer(seen, offer, UnverifiedRandom(1))


def taken(left: int) -> RiseView:
    """Return a view in which so many cities of Samnium are not Rome's."""
    seen = view()
    samnium = [one.place for one in Table(seen, "rome").outlook.cities["samnium"]]
    for place in samnium[left:]:
        cities = [msgspec.structs.replace(one, side="rome") if one.place == place else one for one in seen.cities]
        seen = msgspec.structs.replace(seen, cities=tuple(cities))
    return seen


def before_the_last_city(
    turn: int = 3, outside: int = 0, near: int = 0, garrison: int = 2, left: int = 1
) -> tuple[Table, StackView, str]:
    """Return a table on which one city of Samnium is left, or more, with a garrison and others outside or near; the
    army of Rome whose leader acts, and the city."""
    seen = taken(left)
    place = next(one.place for one in seen.cities if HEXES[one.place].province == "samnium" and one.side != "rome")
    legions = tuple([msgspec.structs.replace(one, hex="3714", commander="104") for one in seen.legions])
    numbers = tuple([one.number for one in legions])
    force = StackView(power="rome", hex="3714", side="rome", leaders=("104",), legions=numbers, sp=39, infantry=33)
    stacks = [
        force,
        StackView(power="samnites", hex=place, side="samnites", inside=True, sp=garrison, infantry=garrison),
    ]
    for at, sp in ((place, outside), (land_neighbours(place)[0], near)):
        raiders = StackView(power="samnites", hex=at, side="samnites", leaders=("brutulus",), sp=sp, infantry=sp)
        stacks += [raiders] if sp else []
    seen = msgspec.structs.replace(seen, stacks=tuple(stacks), legions=legions, acting="104", turn=turn)
    return Table(seen, "rome"), force, place
