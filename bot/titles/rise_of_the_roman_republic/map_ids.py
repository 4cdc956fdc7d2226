"""What the tokens of The Rise of the Roman Republic stand for on the map: hexes, and the stacks in them."""

from bot.messages.letters import AskedPlaces
from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE
from engine.games.rise_of_the_roman_republic.combat.sides import hex_of
from engine.games.rise_of_the_roman_republic.tables import HEXES
from render.games.rise_of_the_roman_republic import rise_map


def _hex(token: str) -> str:
    """Return the hex of a stack ("samnites@4010", "samnites@4010+in" within its city), of a leader who is there, or of
    a leg that ends within a city ("4010+in"); any other token itself."""
    return hex_of(token) or token.removesuffix(INSIDE)


PLACES = AskedPlaces.of(HEXES, at=_hex, fit=rise_map.is_on_one_part)
