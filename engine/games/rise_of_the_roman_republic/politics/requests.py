"""Requests to the Senate as they are rolled for (section 5.66)."""

from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.hexmap import distance
from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.events.politics import SenateAsked
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.politics.senate import (
    Matter,
    Request,
    Threat,
    is_granted,
    request_modifiers,
)
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, PROVINCES, ROME


def enemy_threat(state: RiseState) -> Threat:
    """Return what the Senate sees of the enemy: all SP of other sides and of what they control (ruling G9)."""
    figures, known = FIGURES.senate, scenario_of(state)
    near = far = 0
    within = anywhere = False
    for one in state.stacks.values():
        if side_of(state, one.power) in ("", ROMANS) or not (strength := total_sp(state, one)):
            continue
        away = distance(ROME, one.hex)
        near += strength if away <= figures.near.hexes else 0
        far += strength if away <= figures.far.hexes else 0
        province = province_of(one.hex)
        within, anywhere = within or province in known.roman_italy, anywhere or not is_province_overseas(province)
    return Threat(near=near, far=far, in_roman_italy=within, anywhere=anywhere)


def is_province_overseas(province: str) -> bool:
    """Return whether enemies in a province leave the Senate calm: in Sardinia or Corsica, which are neither Italy nor
    Sicily nor Gaul (section 5.66)."""
    return PROVINCES[province].area == "sardinia" or province == "corsica"


def senate_request(state: RiseState, leader: str, matter: Matter, guile: int = 0) -> Request:
    """Return a magistrate's request."""
    known = state.republic.office_of_leader(leader)
    assert known is not None  # noqa: S101 - only magistrates ask
    stays = state.republic.dictator_in_rome
    return Request(
        matter=matter,
        office=known.office,
        prorogued=known.prorogued,
        garrison=known.office == "urban_praetor",
        dictator=LEADERS[stays.leader].initiative if stays is not None and stays.leader != leader else 0,
        guile=guile,
    )


def senate_request_modifiers(state: RiseState, leader: str, matter: Matter, guile: int) -> tuple[Modifier, ...]:
    """Return the modifiers of a request with so much Guile."""
    found = request_modifiers(senate_request(state, leader, matter, guile), enemy_threat(state))
    return tuple([Modifier(f"senate_{name}", amount) for name, amount in found.items()])


def ask_senate(play: RisePlay, leader: str, matter: Matter, guile: int = 0) -> bool:
    """Roll for a request, Guile spent beforehand, and tell it. Return whether it is granted."""
    state = play.state
    found = senate_request_modifiers(state, leader, matter, guile)
    modifier = sum(one.amount for one in found)
    if guile:
        state.guile = {**state.guile, leader: state.guile[leader] - guile}
    die, campaign = roll_d10(play, f"senate_{matter}"), LEADERS[leader].campaign
    allowed = is_granted(die, modifier, campaign)
    play.emit(SenateAsked(leader, matter, die, modifier, campaign, allowed, guile, found))
    return allowed
