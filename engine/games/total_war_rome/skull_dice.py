"""THE SKULL DICE: five colours, four results, their order and their chances. All figures are in dice.yaml."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections.abc import Callable, Iterable

from data import load_game_data
from engine.games.total_war_rome.tables import GAME_ID
from engine.kernel.dice import Dice
from engine.kit.pools import Pool

SKULL, X, S, BLANK = "skull", "x", "s", "blank"
BEST_FIRST = (SKULL, X, S, BLANK)  # MEETING ENEMY ARMIES 3
HALVES = {SKULL: 2, X: 1, S: 0, BLANK: 0}  # damage, counted in wounds: two make a kill
COLOURS: tuple[str, ...] = tuple(load_game_data(GAME_ID, "dice")["order"])  # best first
SIDES = 6

Colours = tuple[str, ...]
DiceFaces = tuple[str, ...]
Roller = Callable[[str, str], str]  # (what the die is rolled for, its colour) -> its face

SKULLS: Pool[str] = Pool(
    {
        colour: {symbol.lower(): count for symbol, count in faces.items()}
        for colour, faces in load_game_data(GAME_ID, "dice")["faces"].items()
    },
    BEST_FIRST,
)
FACES: dict[str, DiceFaces] = SKULLS.faces  # of each colour, best first


def face_of(colour: str, roll: int) -> str:
    """Return the face that a roll of 1..6 shows."""
    return FACES[colour][roll - 1]


def lowest_roll_showing_face(colour: str, face: str) -> int:
    """Return the lowest roll that shows this face (for scripted dice)."""
    return FACES[colour].index(face) + 1


def skull_dice_roller(dice: Dice) -> Roller:
    """Return what rolls skull dice with the given dice."""

    def roll(label: str, colour: str) -> str:
        return FACES[colour][dice.roll(label, SIDES) - 1]

    return roll


def is_face_better(one: str, other: str) -> bool:
    """Return whether a face is strictly better than another: Skull > X > S > Blank (MEETING ENEMY ARMIES 3)."""
    return BEST_FIRST.index(one) < BEST_FIRST.index(other)


def damage_in_wounds(faces: Iterable[str]) -> int:
    """Return the damage of some faces in wounds: a Skull is two, an X one."""
    return sum(HALVES[face] for face in faces)


def face_chance(colour: str, face: str) -> float:
    """Return how likely a face is on a die of this colour."""
    return SKULLS.chance(colour, face)


def mean_damage(colours: Iterable[str]) -> float:
    """Return the kills to be expected of some dice, S apart."""
    return sum(damage_in_wounds(FACES[colour]) for colour in colours) / (2 * SIDES)


def throw_result_chances(colours: Colours) -> dict[DiceFaces, float]:
    """Return every result of throwing these dice together, sorted best first, and how likely it is."""
    return SKULLS.throws(colours)
