"""What may be deployed in a combat of each phase (PHASES 2 TO 4; rulings 43 to 55). Kinds of cards, "none" for no card.

One definition for forms, plans and computer players; it knows the side's own cards and public numbers only.
"""

from __future__ import annotations

import msgspec

from engine.games.total_war_rome.actions.battle import NOTHING, Deploy
from engine.games.total_war_rome.army_cards import Token, first_card_of_kind, kind_of, main_battle_cards
from engine.games.total_war_rome.battle.land.zones import (
    CENTRE,
    FLANKS,
    TERRAIN,
    Deployed,
    can_fight_centre,
    cavalry_skirmishers,
    centre_artillery,
    centre_mains,
    centre_skirmishers,
    flank_cards,
    has_terrain_fighter,
    terrain_skirmishers,
)
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.tables import TROOPS

Kinds = tuple[str, ...]


class Ground(msgspec.Struct, frozen=True):
    """What everybody knows of the combat to come: its phase, how many are to be fought and have been, and whether the
    region has a mountain symbol."""

    phase: str
    combats: int = 0
    fought: int = 0
    mountains: bool = False


def distinct_kinds(cards: tuple[Token, ...]) -> Kinds:
    """Return the different kinds among some cards, in order."""
    return tuple(dict.fromkeys(kind_of(c) for c in cards))


def playable_main_cards(host: Host, ground: Ground) -> tuple[Token, ...]:
    """Return the main battle cards that may be played in this combat."""
    if ground.phase == TERRAIN:
        return main_battle_cards(host.hand)
    if ground.phase == FLANKS:
        return flank_cards(host)
    return centre_mains(host, ground.fought)


def playable_skirmishers(host: Host, ground: Ground) -> tuple[Token, ...]:
    """Return the skirmishers that may be played in this combat."""
    if ground.phase == TERRAIN:
        return terrain_skirmishers(host, ground.mountains)
    return cavalry_skirmishers(host) if ground.phase == FLANKS else centre_skirmishers(host)


def main_kinds(host: Host, ground: Ground) -> Kinds:
    """Return the main battle cards to choose from; "none" where a skirmisher may (Phase 2) or must (Phase 4) stand
    alone."""
    found = distinct_kinds(playable_main_cards(host, ground))
    if not found or (ground.phase == TERRAIN and playable_skirmishers(host, ground)):
        return (*found, NOTHING)
    return found


def skirmishers_beside_main_card(host: Host, ground: Ground, main: str) -> Kinds:
    """Return the skirmishers to choose from with this main battle card. They must come along where there would not be
    enough combats left for all (flanks, centre), and where no main battle card is played."""
    ready = playable_skirmishers(host, ground)
    if not ready:
        return (NOTHING,)
    if main == NOTHING:
        return distinct_kinds(ready)
    left = ground.combats - ground.fought if ground.phase == FLANKS else len(playable_main_cards(host, ground))
    must = ground.phase != TERRAIN and len(ready) >= left
    return distinct_kinds(ready) if must else (NOTHING, *distinct_kinds(ready))


def artillery_kinds(host: Host, ground: Ground, main: str, skirmisher: str) -> Kinds:
    """Return the artillery to choose from: in the centre only, stacked with a main battle card; all must be used."""
    ready = centre_artillery(host) if ground.phase == CENTRE else ()
    if main == NOTHING:
        return distinct_kinds(ready) if ready and skirmisher == NOTHING else (NOTHING,)
    if not ready:
        return (NOTHING,)
    return (
        distinct_kinds(ready)
        if len(ready) >= len(playable_main_cards(host, ground))
        else (NOTHING, *distinct_kinds(ready))
    )


def special_uses(skirmisher: str, main: str) -> Kinds:
    """Return what an S may be used for: a choice only for a card with a type in both its lists (ruling 51)."""
    both = any(set(TROOPS[k].red) & set(TROOPS[k].black) for k in (skirmisher, main) if k != NOTHING)
    return ("upgrade", "cancel") if both else ("upgrade",)


def cards_of_deployment(host: Host, ground: Ground, action: Deploy) -> Deployed:
    """Return the cards that a deployment plays."""

    def chosen(kind: str, cards: tuple[Token, ...]) -> Token:
        return first_card_of_kind(kind, cards) if kind != NOTHING else ""

    return Deployed(
        main=chosen(action.main, playable_main_cards(host, ground)),
        skirmisher=chosen(action.skirmisher, playable_skirmishers(host, ground)),
        artillery=chosen(action.artillery, centre_artillery(host)),
    )


def can_deploy(host: Host, ground: Ground) -> bool:
    """Return whether a side can play a card in the next combat of this phase."""
    if ground.phase == TERRAIN:
        return has_terrain_fighter(host, ground.mountains)
    if ground.phase == FLANKS:
        return bool(playable_main_cards(host, ground))
    return can_fight_centre(host, ground.fought)
