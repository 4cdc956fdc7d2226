"""What the computer player does with a city that it has taken: a garrison, and Rome's retribution (section 9.7)."""

from engine.games.rise_of_the_roman_republic.actions.siege import AbandonCity, GarrisonCity, OccupyCity
from engine.games.rise_of_the_roman_republic.computer_player.aims import cities_left_to_subdue, provinces_to_subdue
from engine.games.rise_of_the_roman_republic.computer_player.answers import highest_field_value
from engine.games.rise_of_the_roman_republic.computer_player.table import SP, Table
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.siege.contexts import Taken
from engine.games.rise_of_the_roman_republic.tables import CITIES, TABLES
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kit.player import form_of

FEWEST = 5  # infantry SP of an army that leaves men behind
GARRISON = 2  # SP that hold a city which matters: one falls to half of all assaults
STRONGEST = 6  # SP in each city of a province that has to be subdued, when all are taken; one less for each that is not
SPARES = 3  # times the garrison: infantry of an army that leaves one


def choose_sack_or_garrison(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Sack a city where that impresses others; leave a garrison where it counts who holds it."""
    seen, table = prompt.context, Table(view, prompt.side)
    if not isinstance(seen, Taken) or not table.loyalty.counts:
        return None
    sack = table.loyalty.sack_gain(seen.place) > SP and prompt.menu.contains(AbandonCity(True))
    province = CITIES[seen.place].province
    held, surrendered = table.aims_of_scenario.provinces.get(province, 0.0) > 1, seen.how == "surrender"
    most = highest_field_value(form_of(prompt, GarrisonCity), "sp")
    choices = (
        GarrisonCity(min(most, garrison_sp_wanted(table, seen.place)), sack) if most and held else None,
        AbandonCity(sack) if surrendered or not held else None,
        OccupyCity(sack),
        AbandonCity(sack),
    )
    return next((one for one in choices if one is not None and prompt.menu.contains(one)), None)


def garrison_sp_wanted(table: Table, place: str) -> int:
    """Return how many SP should hold a city: more, the fewer are left of a province that has to be subdued."""
    held = CITIES[place].province in provinces_to_subdue(table.view.scenario) and table.side == ROMANS
    return max(GARRISON, STRONGEST - cities_left_to_subdue(table.view)) if held else GARRISON


def can_leave_men(stack: StackView) -> bool:
    """Return whether an army has men to leave in a city: a tribe leaves nobody behind."""
    return stack.infantry >= FEWEST and stack.power not in TABLES.tribes


def garrison_sp_lacking(table: Table, stack: StackView) -> int:
    """Return how many SP the garrison of a city lacks that a strong army could leave there; 0 for none."""
    city = table.cities.get(stack.hex)
    if (
        city is None
        or city.side != table.side
        or CITIES[stack.hex].province not in provinces_to_subdue(table.view.scenario)
    ):
        return 0
    wanted, inside = garrison_sp_wanted(table, stack.hex), table.outlook.sp_inside_cities.get(stack.hex, 0)
    strong = not stack.inside and wanted > GARRISON and stack.infantry >= SPARES * wanted
    return max(0, wanted - inside) if strong else 0
