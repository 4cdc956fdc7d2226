"""What the computer player does with a city that it has taken: a garrison, and Rome's retribution (section 9.7)."""

from engine.games.rise_of_the_roman_republic.actions.siege import AbandonCity, GarrisonCity, OccupyCity
from engine.games.rise_of_the_roman_republic.player.answers import highest
from engine.games.rise_of_the_roman_republic.player.table import SP, Table
from engine.games.rise_of_the_roman_republic.siege.contexts import Taken
from engine.games.rise_of_the_roman_republic.tables import CITIES
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.actions import Action
from engine.kernel.dice import Lots
from engine.kernel.prompts import Prompt
from engine.kit.player import form_of

GARRISON = 2  # SP that hold a city which matters: one falls to half of all assaults


def occupy(view: RiseView, prompt: Prompt, lots: Lots) -> Action | None:
    """Sack a city where that impresses others; leave a garrison where it counts who holds it."""
    seen, table = prompt.context, Table(view, prompt.side)
    if not isinstance(seen, Taken) or not table.loyalty.counts:
        return None
    sack = table.loyalty.sack(seen.place) > SP and prompt.menu.contains(AbandonCity(True))
    province = CITIES[seen.place].province
    held, surrendered = table.aims.provinces.get(province, 0.0) > 1, seen.how == "surrender"
    most = highest(form_of(prompt, GarrisonCity), "sp")
    wanted = (
        GarrisonCity(min(most, GARRISON), sack) if most and held else None,
        AbandonCity(sack) if surrendered or not held else None,
        OccupyCity(sack),
        AbandonCity(sack),
    )
    return next((one for one in wanted if one is not None and prompt.menu.contains(one)), None)
