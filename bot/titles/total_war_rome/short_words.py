"""Names, dice and damage as cards tell of them: short, since emblem and context say the rest."""

from collections.abc import Iterable, Sequence

from bot.words import Words
from engine.games.total_war_rome.skull_dice import damage_in_wounds
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text
from render.games.total_war_rome.liveries import FACTIONS_DARK


def faction_people_text(side: Side, words: Words, *, first: bool = False) -> str:
    """Return a faction as people say it within a sentence: the Greeks. first: at its beginning."""
    name = words(f"people.{side}") if side else words("people.nobody")
    return name[:1].upper() + name[1:] if first else name


def pair_status_text(a: Side, b: Side, status: str, words: Words) -> str:
    """Return two factions and what they are to each other."""
    return words("rome.pair", a=a, b=b, status=keyed_text(f"status.{status}", sides=(a, b)))


def faction_emblem(side: Side, words: Words) -> str:
    """Return a faction's sign; "" for nobody."""
    return words.sign(f"emblem_{side}") if side else ""


def faction_colour(side: Side) -> int | None:
    """Return the accent of a faction's cards, as 0xRRGGBB; None for nobody."""
    if side not in FACTIONS_DARK:
        return None
    red, green, blue = FACTIONS_DARK[side].colour
    return (red << 16) + (green << 8) + blue


def force_text(piece: str, side: Side, words: Words) -> str:
    """Return an army, a navy or an agent: of `side` without its people, since the card is that side's."""
    if not piece.startswith(f"{side}_"):
        return words.name(piece)
    kind, _, number = piece.removeprefix(f"{side}_").rpartition("_")
    return words(f"force.{kind or 'army'}_{number}")


def dice_text(colours: Sequence[str], faces: Sequence[str], words: Words) -> str:
    """Return dice as signs, each with its colour."""
    return words.dice(zip(colours, faces, strict=True))


def damage_text(faces: Iterable[str]) -> str:
    """Return what dice do, in cards: a Skull one, an X a half.

    >>> damage_text(("skull", "x", "blank")), damage_text(("x",)), damage_text(())
    ('1½', '½', '0')
    """
    whole, half = divmod(damage_in_wounds(faces), 2)
    return f"{whole or ''}{'½' * half}" or "0"
