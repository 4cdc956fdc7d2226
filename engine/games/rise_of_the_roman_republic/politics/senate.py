"""The Senate: requests for permission (section 5.6) and censures (section 5.67), as figures."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from engine.games.rise_of_the_roman_republic.office_figures import FIGURES, Office

Matter = Literal["leave", "enter_rome", "army", "eight_legions", "triumph"]
Result = Literal["triumph", "victory", "no_battle", "draw", "defeat", "major_defeat"]
WORST_TO_BEST: tuple[Result, ...] = ("major_defeat", "defeat", "no_battle", "draw", "victory", "triumph")


class Threat(msgspec.Struct, frozen=True, kw_only=True):
    """What the Senate sees of the enemy (section 5.66, ruling G9): all SP of other players and of tribes that are not
    Rome's, wherever they stand.

    near, far: SP within five hexes of Rome, and within ten (those within five among them). in_roman_italy, anywhere:
    whether there is any enemy unit there; `anywhere` is Italy, Sicily and the Gallic provinces.
    """

    near: int
    far: int
    in_roman_italy: bool
    anywhere: bool


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A request. matter: what for: to leave the province, to enter Rome with a force, to raise a consular army, to
    lead more than eight legions, to be granted a Triumph. office: who asks. prorogued: whether they were prorogued to
    their province. garrison: whether the Rome garrison leaves. dictator: the Initiative of a Dictator who stayed in
    Rome. guile: points spent."""

    matter: Matter
    office: Office
    prorogued: bool = False
    garrison: bool = False
    dictator: int = 0
    guile: int = 0


def request_modifiers(request: Request, threat: Threat) -> Mapping[str, int]:
    """Return the modifiers of a request by name, those of 0 left out (section 5.66; ruling G10 for a Triumph)."""
    found = {"dictator": -request.dictator, "guile": FIGURES.senate.guile * request.guile}
    if request.matter == "leave":
        found |= _of_leaving(request) | _of_threat(threat, leaving=True)
    elif request.matter == "enter_rome":
        found |= _of_threat(threat, leaving=False)
    return {name: value for name, value in found.items() if value}


def _of_leaving(request: Request) -> dict[str, int]:
    """Return what their office adds. A prorogued proconsul counts as prorogued alone (ruling a.3.1)."""
    figures = FIGURES.senate
    if request.garrison:
        return {"garrison": figures.garrison}
    if request.prorogued:
        return {"prorogued": figures.prorogued}
    if request.office == "field_consul":
        return {"field_consul": figures.field_consul}
    return {"proconsul": figures.proconsul} if request.office == "proconsul" else {}


def _of_threat(threat: Threat, *, leaving: bool) -> dict[str, int]:
    """Return the one modifier of the enemy's whereabouts: the first that is true (ruling G8)."""
    figures = FIGURES.senate
    if threat.near >= figures.enemy_sp:
        return {"near": figures.near.modifier}
    if threat.far - threat.near >= figures.enemy_sp:
        return {"far": figures.far.modifier}
    if leaving and not threat.anywhere:
        return {"no_enemy_anywhere": figures.no_enemy_anywhere}
    if leaving and not threat.in_roman_italy:
        return {"no_enemy_in_roman_italy": figures.no_enemy_in_roman_italy}
    return {}


def may_ask_to_enter(threat: Threat) -> bool:
    """Return whether a force may ask to enter Rome at all: only with a strong enemy within ten hexes (section 5.66)."""
    return bool(_of_threat(threat, leaving=False))


def is_granted(die: int, modifier: int, campaign: int) -> bool:
    """Return whether a die of 0 to 9 grants a request (section 5.66), or saves from censure (section 5.67)."""
    return die + modifier <= campaign


def request_grant_chance(modifier: int, campaign: int) -> float:
    """Return how likely a request is granted."""
    return sum(is_granted(die, modifier, campaign) for die in range(10)) / 10


def censure_modifiers(result: Result, guile: int) -> Mapping[str, int]:
    """Return the modifiers of a censure by name, those of 0 left out (section 5.67). result: the best of the phase
    (ruling G12)."""
    figures = FIGURES.censure
    found = {f"after_{result}": int(getattr(figures, result)), "senate_guile": figures.guile * guile}
    return {name: value for name, value in found.items() if value}


def censure_modifier(result: Result, guile: int) -> int:
    """Return the sum of the modifiers of a censure."""
    return sum(censure_modifiers(result, guile).values())


def best_censure_result(results: tuple[Result, ...]) -> Result:
    """Return the best of what came of illegal marches in one phase (ruling G12)."""
    fought = [result for result in results if result != "no_battle"]
    return max(fought, key=WORST_TO_BEST.index) if fought else "no_battle"
