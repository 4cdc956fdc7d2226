"""PHASE 1: PREPARING THE BATTLE. Difficult terrain and comparing generals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.games.total_war_rome.action_cards import discard_cards, held_event_cards, might_hold
from engine.games.total_war_rome.actions.battle import NOTHING, PrepareBattle
from engine.games.total_war_rome.army_cards import expected_kills, kind_of, kinds_of
from engine.games.total_war_rome.battle.land.battlefield import (
    BOTH,
    SECTION,
    armies_of,
    armies_of_cards,
    cards_able_to_fight,
    dearest_fitting_cards,
    draw_up,
    number_of,
)
from engine.games.total_war_rome.battle.land.zones import TERRAIN
from engine.games.total_war_rome.board.armies import BOUNDS, MAIN
from engine.games.total_war_rome.events.battle import GeneralsCompared
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import MOST_TROOPS, RomeState
from engine.games.total_war_rome.tables import EVENTS, REGIONS, TROOPS, figures_of_event_cards, has_trait, stars_of
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form, Menu, Values
from engine.kernel.picks import Item, Pick
from engine.kernel.play import Play
from engine.kernel.rulebook import Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

NEITHER = PrepareBattle()  # who is not asked
RAISE, LOWER = "raise", "lower"
SCOUT = {NOTHING: 0, RAISE: 1, LOWER: -1}
BATTLE_CARDS = tuple(event.id for event in EVENTS.values() if event.timing == "battle_preparation")
STRATAGEM, GROUND = "stratagem", ("broken_ground", "open_plain")
ROUGH_ARMY = 0.72  # difficult over good-going strength; an army above it likes difficult terrain


def _asked(state: RomeState, battle: LandBattle) -> tuple[Side, ...]:
    """Ask those who may have something to prepare with, by public knowledge: a card, a scout, an allied army. Of allies
    the owner of the first army answers for all: they compose the army and name its general."""
    return tuple(
        side
        for n, side in enumerate(battle.sides)
        if has_trait(battle.generals[n], "scout")
        or len(armies_of(battle, n)) > 1
        or might_hold(state, side, *BATTLE_CARDS)
    )


def _composite(state: RomeState, battle: LandBattle, n: int) -> Pick:
    """Return the choice of the cards of allied armies that fight as one army, within the usual limits (ruling 64)."""
    armies = armies_of(battle, n)
    if len(armies) == 1:
        return Pick((), 0, 0)
    counts = Counter(kind for army in armies for kind in cards_able_to_fight(state, battle, army))
    items = [Item(kind, TROOPS[kind].group, count=count) for kind, count in sorted(counts.items())]
    return Pick(items, BOUNDS[MAIN][0], MOST_TROOPS, groups=BOUNDS)


def possible_allied_commanders(state: RomeState, battle: LandBattle, n: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Return the generals of the allied armies that these cards are of, one of whom leads the composite army; none
    where one army fights alone (Allies, ruling 64)."""
    armies = armies_of(battle, n)
    return (
        tuple(g for a in armies_of_cards(state, battle, n, kinds) if (g := state.armies[a].general))
        if armies[1:]
        else ()
    )


def general_leading(battle: LandBattle, n: int, named: str, able: tuple[str, ...]) -> str:
    """Return the general who leads a side: the one named, else the one with most stars of those who are `able`; where
    one army fights alone, its own."""
    return (max(able, key=stars_of) if able else battle.generals[n]) if named == NOTHING else named


def _menu(state: RomeState, battle: LandBattle, side: Side) -> Menu:
    cards = held_event_cards(state, side, *BATTLE_CARDS)
    n = number_of(battle, side)
    fields: dict[str, Any] = {"cards": Pick(cards, 0, len(cards)), "composite": _composite(state, battle, n)}

    def leader(before: Values) -> OneOf:
        able = possible_allied_commanders(state, battle, n, before["composite"])
        return OneOf((Option(NOTHING, keyed_text("choice.best_general")), *able))

    if len(armies_of(battle, n)) > 1:
        fields["leader"] = leader

    def scout(before: Values) -> OneOf:
        able = possible_allied_commanders(state, battle, n, before["composite"])
        scouts = has_trait(general_leading(battle, n, before.get("leader", NOTHING), able), "scout")
        return OneOf(Option(c, keyed_text(f"choice.scout.{c}")) for c in (SCOUT if scouts else (NOTHING,)))

    fields["scout"] = scout
    return Menu(Form(PrepareBattle, **fields))


def likes_difficult(host: Host) -> bool:
    """Return whether an army loses little of its strength in difficult terrain."""
    kinds = [kind_of(c) for c in host.hand]
    good, difficult = (sum(expected_kills(kind, going) for kind in kinds) for going in (False, True))
    return difficult > ROUGH_ARMY * good


def _default(state: RomeState, battle: LandBattle, side: Side) -> PrepareBattle:
    n = number_of(battle, side)
    armies = armies_of(battle, n)
    composite = dearest_fitting_cards(state, battle, n) if len(armies) > 1 else ()
    general = general_leading(battle, n, NOTHING, possible_allied_commanders(state, battle, n, composite))
    return PrepareBattle(scout=automatic_scouting(general, battle.hosts[n]), composite=composite)


def automatic_scouting(general: str, host: Host) -> str:
    """Return what a scout does of the terrain with good sense; nothing without one."""
    if not has_trait(general, "scout"):
        return NOTHING
    return RAISE if likes_difficult(host) else LOWER


@rules.ask(
    LandBattle,
    "prepare",
    sides=_asked,
    menu=_menu,
    default=_default,
    sealed=True,
    section=f"{SECTION}, Phase 1",
    shown=True,
)
def _prepared(play: Play[RomeState], battle: LandBattle, answers: Mapping[Side, PrepareBattle]) -> Next:
    """Play the cards, attacker first, add up the difficult terrain and compare the generals."""
    chosen = [
        answers.get(side, NEITHER).composite or kinds_of(battle.hosts[n].hand) for n, side in enumerate(battle.sides)
    ]
    generals = [
        general_leading(
            battle, n, answers.get(side, NEITHER).leader, possible_allied_commanders(play.state, battle, n, chosen[n])
        )
        for n, side in enumerate(battle.sides)
    ]
    battle.generals = (generals[0], generals[1])
    draw_up(play.state, battle, tuple(chosen))
    difficult = printed_terrain(battle.region, battle.generals)
    extra = [0, 0]
    for n, side in enumerate(battle.sides):
        answer = answers.get(side, NEITHER)
        discard_cards(play, side, answer.cards, "event")
        difficult += sum(sum(figures_of_event_cards(answer.cards, event)) for event in GROUND) + SCOUT[answer.scout]
        extra[n] = sum(figures_of_event_cards(answer.cards, STRATAGEM))
    battle.difficult = max(0, difficult)
    reveals = reveals_by_generals(battle.generals)
    battle.reveals = (reveals[0] + extra[0], reveals[1] + extra[1])
    battle.phase = TERRAIN
    play.emit(GeneralsCompared(*battle.sides, battle.difficult, *battle.generals, *battle.reveals))
    return Goto("terrain")


def printed_terrain(at: str, generals: tuple[str, str]) -> int:
    """Return the tree and mountain symbols of the region; an ambusher, on whichever side, makes one more of a region
    with a tree (ruling 43)."""
    region = REGIONS[at]
    ambush = sum(has_trait(general, "ambusher") for general in generals) if region.trees else 0
    return region.trees + region.mountains + ambush


def reveals_by_generals(generals: tuple[str, str]) -> tuple[int, int]:
    """Return the reveals of both sides: one for each star more, and a tactician's (Compare Generals; ruling 44)."""
    stars = [stars_of(general) for general in generals]
    reveals = [max(0, stars[n] - stars[1 - n]) + has_trait(generals[n], "tactician") for n in BOTH]
    return reveals[0], reveals[1]
