"""Names, signs and forces as cards tell of them: short, since emblem and context say the rest."""

from collections.abc import Iterable

from bot.words import Words
from engine.games.sword_of_rome.powers import LEAGUE, POWERS_OF
from engine.games.sword_of_rome.tables import LEADERS
from engine.kernel.state import Side
from render.games.sword_of_rome.signs import power_liveries

SEA = "sea:"  # before the port of a landing


def powers_of_side_name(name: str) -> tuple[str, ...]:
    """Return the powers of a side; of a power itself."""
    return POWERS_OF.get(name, (name,))


def side_emblem(name: str, words: Words) -> str:
    """Return the sign of a power, those of a side's powers; "" for nobody."""
    return "".join(words.sign(f"emblem_{power}") for power in powers_of_side_name(name)) if name else ""


def side_colour(name: str) -> int | None:
    """Return the colour of a power or a side as 0xRRGGBB, of the league the Etruscans'; None for nobody."""
    look = power_liveries().get("etruscan" if name == LEAGUE else name)
    if look is None:
        return None
    red, green, blue = look.colour[:3]
    return (red << 16) + (green << 8) + blue


def leadership_text(leader: str, words: Words) -> str:
    """Return under whom a force is, with their tactics."""
    if leader not in LEADERS:
        return words("force.unled")
    return words("force.led", leader=leader, tactics=LEADERS[leader].tactics)


def tactics_rating(leader: str) -> int:
    """Return a leader's tactics; 0 for nobody."""
    return LEADERS[leader].tactics if leader in LEADERS else 0


def way_with_arrows(spaces: Iterable[str], words: Words) -> str:
    """Return a way, space by space; each space that follows itself once.

    A port that was sailed to stands as the space that it is.
    """
    way: list[str] = []
    for space in spaces:
        name = words.name(space.removeprefix(SEA))
        if not way or way[-1] != name:
            way.append(name)
    return " → ".join(way)


def own_powers(view: object) -> frozenset[str]:
    """Return the powers of the sides that the reader plays; none for whoever only watches."""
    sides: Iterable[Side] = (mine.side for mine in getattr(view, "own", ()))
    return frozenset(power for side in sides for power in powers_of_side_name(side))
