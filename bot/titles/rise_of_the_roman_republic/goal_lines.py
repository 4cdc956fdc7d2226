"""How far those who have to act are from their victory, and which tribes are in arms: the same for the panel and for
the report of a turn."""

from bot.words import Words
from engine.games.rise_of_the_roman_republic.tables import CITIES, SCENARIOS
from engine.games.rise_of_the_roman_republic.view import RiseView

SUBDUED, RESISTING = "samnium", "samnites"  # what Rome has to take in the Samnite Wars, and from whom


def samnite_subdual_lines(view: RiseView, words: Words) -> list[str]:
    """Return how far Rome is from her victory in the Samnite Wars: cities of Samnium, provinces that lean to the
    Samnites, with their boxes; nothing in other scenarios."""
    if not is_subdual(view):
        return []
    cities = [one for one in view.cities if CITIES[one.place].province == SUBDUED]
    lean = [
        words("status.leaning", province=row, boxes=boxes[RESISTING])
        for row, boxes in view.levels.items()
        if boxes.get(RESISTING)
    ]
    said = words(
        "status.goals", held=sum(one.holder == "rome" for one in cities), all=len(cities), lean_count=len(lean),
        list=", ".join(lean),
    )  # fmt: skip
    return [said]


def tribes_in_arms_lines(view: RiseView, words: Words) -> list[str]:
    """Return the tribes in arms, together those whom one side leads."""
    led: dict[str, list[str]] = {}
    for power, side in view.masters.items():
        if any(one.power == power for one in view.stacks):
            led.setdefault(side, []).append(power)
    found = [words("status.tribe", tribes=tribes, side=side) for side, tribes in led.items()]
    return [words("status.tribes", list="; ".join(found))] if found else []


def conquest_progress_lines(view: RiseView, words: Words) -> list[str]:
    """Return how many provinces in a row a conqueror has, and needs; nothing where nobody conquers."""
    one = view.conquest
    if one is None:
        return []
    said = words(
        "status.conquest", side=one.side, count=len(one.provinces), provinces=one.provinces, needed=one.needed,
        fewer=one.fewer, city=one.city, held=one.held,
    )  # fmt: skip
    return [said]


def turn_report_lines(view: RiseView, words: Words) -> list[str]:
    """Return what the report of a turn says of it; of tribes in arms only where Rome needs peace to win."""
    found = [*samnite_subdual_lines(view, words), *tribes_in_arms_lines(view, words)] if is_subdual(view) else []
    return [*found, *conquest_progress_lines(view, words)]


def is_subdual(view: RiseView) -> bool:
    """Return whether Rome wins by subduing Samnium."""
    return SCENARIOS[view.scenario].has_rule("samnite_victory")
