"""What siege attrition cost: told city by city and marker by marker, with what is left."""

import msgspec

from bot.titles.rise_of_the_roman_republic.phase_lines import lines_of
from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.titles.rise_of_the_roman_republic.turn_card import title_of
from engine.games.rise_of_the_roman_republic.events.combat import BoxesMoved, SpLost
from engine.games.rise_of_the_roman_republic.events.cup import LeaderActivated, MarkerDrawn, PhaseEnded
from engine.games.rise_of_the_roman_republic.events.siege import Foraged, MilitiaLost, SiegeAttritionRolled
from engine.kernel.events import Event
from tests.bot.titles.rise_of_the_roman_republic.telling import WORDS, start_view

PAESTUM, TEANUM = "4911", "4605"


def die(place: str, marker: int, size: int, loss: int, *, power: str = "samnites") -> SiegeAttritionRolled:
    return SiegeAttritionRolled(
        modifiers=(), place=place, power=power, besieger=power == "samnites", die=9, adjusted=9, attrition_sp=size,
        percent=50, loss=loss, marker=marker,
    )  # fmt: skip


def lost(place: str, infantry: int, cavalry: int = 0, *, power: str = "samnites") -> SpLost:
    return SpLost(power, place, "siege", 10, infantry, cavalry, 0, {})


MARKERS: tuple[Event, ...] = (
    MarkerDrawn("siege", 6),
    *(die(PAESTUM, 1, 81, 53), die(PAESTUM, 1, 5, 1, power="rome"), lost(PAESTUM, 23, 15)),
    *(die(TEANUM, 1, 20, 0), die(TEANUM, 1, 6, 0, power="rome")),
    MarkerDrawn("siege", 5),
    *(die(PAESTUM, 2, 28, 11), die(PAESTUM, 2, 4, 3, power="rome"), lost(PAESTUM, 0, 6)),
    lost(PAESTUM, 1, power="rome"),
    MarkerDrawn("pontius", 4),
    LeaderActivated("pontius"),
)


def outcome(*own: str) -> list[str]:
    view = msgspec.structs.replace(start_view(), own=own)
    return TITLE.decision_result_lines(view, (PhaseEnded("gellius"), *MARKERS), WORDS)


def test_one_marker_after_another_says_which_what_it_cost_and_what_is_left() -> None:
    """They stood as equal lines: so many SP lost by siege attrition."""
    first, second = [line for line in outcome("samnites") if "🏰" in line]
    assert "Paestum" in first and "1 of 3" in first and "53 of 81" in first and "28 left" in first
    assert "23/15 SP gone" in first and "1 of 5" in first and "4 left" in first
    assert "2 of 3" in second and "11 of 28" in second and "17 left" in second and "0/6 SP gone" in second
    assert not any("Teanum" in line for line in outcome("samnites"))  # where nobody lost anything
    assert not any("by siege attrition" in line for line in outcome("samnites"))


def test_the_besieged_hear_of_it_too() -> None:
    own = [event for event in MARKERS if getattr(event, "power", "") == "rome"]
    said = [line for _, line in TITLE.news_for_seat(own, WORDS)]
    assert len(said) == 2 and "1 of 5" in said[0] and "3 of 4" in said[1] and "1/0 SP gone" in said[1]


def test_the_card_says_which_marker_it_is_of() -> None:
    events = [event for event in MARKERS[1:6] if isinstance(event, SiegeAttritionRolled)]
    said = title_of(start_view(), "", "", events, WORDS, key="siege_attrition_9")
    assert said == "Siege attrition, 1 of 3: 2 cities"
    assert title_of(start_view(), "", "", [], WORDS, key="siege_attrition_9").endswith(": no city is besieged")


def test_a_land_laid_waste_does_not_part_the_toll_from_its_dice() -> None:
    toll = (lost(PAESTUM, 23, 15), MilitiaLost(PAESTUM, "siege", 1, 2))
    waste = (Foraged(PAESTUM, "samnites", "lucania"), BoxesMoved("lucania", "rome", 1, 4, "devastated"))
    lines = lines_of([die(PAESTUM, 1, 81, 53), die(PAESTUM, 1, 5, 1, power="rome"), *waste, *toll], WORDS)
    assert len(lines) == 6 and all(line.startswith("▸") for line in lines[1:])
    assert "23/15" in lines[3] and "2 left" in lines[3] and "devastated" in lines[4]


def test_equal_lines_of_two_cities_stay_with_their_city() -> None:
    """The line of the second stood with the first, as "(×2)", and the second had none."""
    lines = lines_of([die(PAESTUM, 1, 5, 0, power="rome"), die(TEANUM, 1, 5, 0, power="rome")], WORDS)
    assert [line[0] for line in lines] == ["🏰", "▸", "🏰", "▸"] and lines[1] == lines[3]
