"""Names, signs and colours as cards tell of them: short, since emblem and context say the rest."""

from collections.abc import Sequence
from functools import cache

from bot.words import Words
from data import load_game_data
from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE
from engine.games.rise_of_the_roman_republic.events.combat import Modifier, Sp, modifier_texts, sp_text
from engine.games.rise_of_the_roman_republic.politics.raising import NUMERALS
from engine.games.rise_of_the_roman_republic.tables import CITIES, GAME_ID, LEADERS
from engine.games.rise_of_the_roman_republic.view import RiseView

ROMAN = "rome"
LEGION_ORDER = {number: place for place, number in enumerate(NUMERALS)}


def side_emblem(power: str, words: Words) -> str:
    """Return the sign of a side with a space behind it; "" of a tribe, and of nobody."""
    return f"{words.sign(f'emblem_{power}')} " if words.has_words(f"sign.emblem_{power}") else ""


def legions_by_number(legions: Sequence[str]) -> list[str]:
    """Return legions by their numbers, those without one last; a stack has them as they came into it."""
    return sorted(legions, key=lambda one: LEGION_ORDER.get(one.partition("_")[0], len(LEGION_ORDER)))


@cache
def side_colour(side: str) -> int | None:
    """Return the colour of a side as 0xRRGGBB; None of whoever is on none."""
    livery = load_game_data(GAME_ID, "map")["liveries"].get(side)
    return int(str(livery["colour"]).lstrip("#"), 16) if livery else None


def die_text(face: int, words: Words) -> str:
    """Return a ten-sided die with what it shows."""
    return words.dice((face,))


def side_or_tribe_of_leader(leader: str) -> str:
    """Return whose a leader is: a side, or a tribe; "" of nobody."""
    return LEADERS[leader].side if leader in LEADERS else ""


def leadership_text(leader: str, words: Words) -> str:
    """Return under whom a force is, with their ratings."""
    if leader not in LEADERS:
        return words("short.unled")
    return words("short.led", leader=leader, rating=leader_rating(leader))


def leader_rating(leader: str) -> str:
    """Return a leader's Initiative, Campaign and battle letter as they are read: 3-7B."""
    known = LEADERS[leader]
    return f"{known.initiative}-{known.campaign}{known.battle}"


def modifiers_text(found: tuple[Modifier, ...], words: Words) -> str:
    """Return modifiers in words, each with what it rests on."""
    return ", ".join(words.say(one) for one in modifier_texts(found))


def sp_said(sp: Sp) -> str:
    """Return SP as they are written: infantry/cavalry, and elephants where there are any."""
    return sp_text(sp)


def named_places_on_way(way: tuple[str, ...], words: Words) -> str:
    """Return the places of a way that have names, with start and goal: where it leads along.

    Bare hexes between two named places are left out: the picture shows them.
    """
    kept = [one for n, one in enumerate(way) if n in (0, len(way) - 1) or one in CITIES]
    names = [words.name(one.removesuffix(INSIDE)) for one in kept]
    return " → ".join(name for n, name in enumerate(names) if n == 0 or name != names[n - 1])


def own_sides(view: RiseView) -> frozenset[str]:
    """Return the sides that the reader plays; none for whoever only watches."""
    return frozenset(view.own)
