"""NAVAL BATTLES: one exchange of dice, sunk and captured ships, carried armies. The campaign lets the loser retreat."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import ceil

import msgspec

from engine.games.total_war_rome.actions.battle import LoseShips
from engine.games.total_war_rome.battle.land.dice import NAMES
from engine.games.total_war_rome.board.armies import cards_without, destroy_if_small, lose_cards, to_reserve
from engine.games.total_war_rome.board.navies import destroy_navy, set_navy, show_navy
from engine.games.total_war_rome.events.battle import (
    BroadsidesFired,
    NavalBattleBegun,
    NavalBattleFought,
    Rolled,
    SkullDieRolled,
)
from engine.games.total_war_rome.frames.battle import BattleEnd, NavalBattle
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.skull_dice import SKULL, Colours, DiceFaces, S, X, skull_dice_roller
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import GREEN, LIMITS, SHIPS, has_trait
from engine.games.total_war_rome.victory import SEA, score_victory_points
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.play import Play
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side

SECTION = "Naval Battles"
BOTH = (0, 1)
MOST_SHIPS: int = LIMITS["ships_per_navy"]
MARINES_PAIR = 2  # S results that capture a ship, with marines
LEAST_SUNK = 2  # Victory at Sea: the enemy navy had as many ship cards

rules.procedure(NavalBattle, activity=True, atomic=True)


class Broadside(msgspec.Struct, frozen=True):
    """What one navy's dice do to the other: ships sunk, ships captured, carried troop cards killed by S."""

    sunk: int
    captured: int
    swept: int


def broadside_damage(faces: DiceFaces, ships: int, marines: bool) -> Broadside:
    """Return the damage to a navy of so many ships: a Skull sinks one, two X one, an odd X is lost; with marines every
    two S capture one; each S kills a carried troop card (Naval Battles; rulings 68 and 70)."""
    special = faces.count(S)
    sunk = min(ships, faces.count(SKULL) + faces.count(X) // 2)
    captured = min(ships - sunk, special // MARINES_PAIR) if marines else 0
    return Broadside(sunk, captured, special)


def drowned_troops(troops: int, ships: int, lost: int, swept: int) -> int:
    """Return how many carried troop cards are lost: one for each S, and the lost ships' share (ruling 70)."""
    return min(troops, swept + ceil(lost * troops / ships))


def navy_dice(state: RomeState, navy_id: str) -> tuple[tuple[str, Colours], ...]:
    """Return the dice of a navy with what each is for."""
    return dice_of(state, navy_id, state.navies[navy_id].ships)


def dice_of(state: RomeState, navy_id: str, ships: Iterable[str]) -> tuple[tuple[str, Colours], ...]:
    """Return the dice of a navy of these ships: the ship cards', and a GREEN one for an admiral aboard."""
    army = state.carried_by(navy_id)
    return ship_dice(ships, state.armies[army].general if army else "")


def ship_dice(ships: Iterable[str], general: str) -> tuple[tuple[str, Colours], ...]:
    """Return the dice of these ships with what each is for; general: of the army aboard, "" for none. An admiral adds
    a GREEN die."""
    dice = [(kind, SHIPS[kind].dice) for kind in ships]
    if general and has_trait(general, "admiral"):
        dice.append((general, (GREEN,)))
    return tuple(dice)


def _navies(battle: NavalBattle) -> tuple[str, str]:
    return battle.attacker, battle.defender


@rules.step(NavalBattle)
def _start(play: Play[RomeState], battle: NavalBattle) -> Next:
    """Roll all dice at the same time."""
    state = play.state
    navies = _navies(battle)
    _announce(play, navies)
    for navy_id in navies:
        show_navy(state, navy_id, state.factions)  # the dice are shown ship by ship
    hits = []
    rolls: list[tuple[Rolled, ...]] = []
    for n, navy_id in enumerate(navies):
        side, enemy = state.navies[navy_id].owner, state.navies[navies[1 - n]]
        rolled: list[Rolled] = []
        for kind, colours in navy_dice(state, navy_id):
            faces = tuple(skull_dice_roller(play.dice)(f"{NAMES[n]}.ships", colour) for colour in colours)
            for colour, face in zip(colours, faces, strict=True):
                play.emit(SkullDieRolled(side, kind, colour, face, enemy.owner))
            rolled.append((kind, "", tuple(zip(colours, faces, strict=True))))
        rolls.append(tuple(rolled))
        thrown = tuple(face for _, _, dice in rolled for _, face in dice)
        hits.append(broadside_damage(thrown, len(enemy.ships), state.working_development_count(side, "marines") > 0))
    battle.rolls = (rolls[0], rolls[1])
    battle.sunk, battle.captured = (hits[1].sunk, hits[0].sunk), (hits[1].captured, hits[0].captured)
    battle.drowned = tuple(_drowned(state, navies[n], battle, n, hits[1 - n].swept) for n in BOTH)  # type: ignore[assignment]
    owners = (state.navies[navies[0]].owner, state.navies[navies[1]].owner)
    play.emit(BroadsidesFired(*owners, *battle.rolls, *battle.sunk, *battle.captured, *battle.drowned))
    return Goto("losses")


def _announce(play: Play[RomeState], navies: tuple[str, str]) -> None:
    """Tell who meets: ships and troops aboard, whose numbers anybody may ask for (Universal Rules 1)."""
    state = play.state
    one, two = (state.navies[navy] for navy in navies)
    aboard = [len(state.armies[army].cards) if (army := state.carried_by(navy)) else 0 for navy in navies]
    play.emit(
        NavalBattleBegun(
            one.owner, two.owner, two.sea or one.sea, *navies, len(one.ships), len(two.ships), aboard[0], aboard[1]
        )
    )


def _drowned(state: RomeState, navy_id: str, battle: NavalBattle, n: int, swept: int) -> int:
    army, ships = state.carried_by(navy_id), len(state.navies[navy_id].ships)
    if not army:
        return 0
    return drowned_troops(len(state.armies[army].cards), ships, battle.sunk[n] + battle.captured[n], swept)


def _losing(state: RomeState, battle: NavalBattle) -> tuple[Side, ...]:
    """Ask who loses some of their ships, not all (whether they differ is their secret)."""
    navies = _navies(battle)
    return tuple(state.navies[navies[n]].owner for n in BOTH if 0 < battle.sunk[n] < len(state.navies[navies[n]].ships))


def _menu(state: RomeState, battle: NavalBattle, side: Side) -> Menu:
    n = _side(state, battle, side)
    ships = Counter(state.navies[_navies(battle)[n]].ships)
    items = [Item(kind, count=count) for kind, count in sorted(ships.items())]
    return Menu(Form(LoseShips, ships=Pick(items, battle.sunk[n], battle.sunk[n])))


def _side(state: RomeState, battle: NavalBattle, side: Side) -> int:
    return 0 if state.navies[battle.attacker].owner == side else 1


def _default(state: RomeState, battle: NavalBattle, side: Side) -> LoseShips:
    n = _side(state, battle, side)
    return LoseShips(cheapest_ships(state.navies[_navies(battle)[n]].ships, battle.sunk[n]))


def cheapest_ships(ships: Iterable[str], count: int) -> tuple[str, ...]:
    """Return the ship cards that a navy misses least."""
    return tuple(sorted(sorted(ships, key=lambda kind: (SHIPS[kind].cost, kind))[:count]))


@rules.ask(NavalBattle, "losses", sides=_losing, menu=_menu, default=_default, sealed=True, section=SECTION)
def _lost(play: Play[RomeState], battle: NavalBattle, answers: Mapping[Side, LoseShips]) -> Next:
    """Sink the chosen ships, capture others at random, drown what they carried, and see who has won."""
    state, navies = play.state, _navies(battle)
    owners = tuple(state.navies[navy].owner for navy in navies)
    starts = tuple(len(state.navies[navy].ships) for navy in navies)
    area = state.navies[battle.defender].sea or state.navies[battle.attacker].sea
    taken: list[tuple[str, ...]] = []
    lost: list[tuple[str, ...]] = []
    for n in BOTH:
        answer = answers.get(owners[n])
        ships = state.navies[navies[n]].ships
        sunk = answer.ships if answer else cheapest_ships(ships, battle.sunk[n])
        taken.append(_remove(play, navies[n], sunk, battle.captured[n]))
        lost.append(tuple(sorted((*sunk, *taken[n]))))
    for n in BOTH:
        _take_over(state, navies[n], taken[1 - n])
    for n in BOTH:
        _drown(play, navies[n], battle.drowned[n])
    destroyed = tuple(navy for navy in navies if not state.navies[navy].ships)
    for navy in destroyed:
        destroy_navy(play, navy)
    return _decide(play, battle, owners, starts, area, destroyed, lost)


def _remove(play: Play[RomeState], navy_id: str, sunk: tuple[str, ...], captured: int) -> tuple[str, ...]:
    """Take sunk ships out of a navy, and captured ones at random; return the captured."""
    state = play.state
    navy = state.navies[navy_id]
    left = cards_without(navy.ships, sunk)
    taken: list[str] = []
    for _ in range(captured):
        taken.append(play.dice.pick(f"captured from {navy_id}", left))
        left = cards_without(left, taken[-1:])
    to_reserve(state, navy.owner, sunk)
    set_navy(state, navy_id, ships=left)
    return tuple(taken)


def _take_over(state: RomeState, navy_id: str, captured: tuple[str, ...]) -> None:
    """Add captured ships to the captor's navy while there is room and it floats; the others sink (ruling 68)."""
    navy = state.navies[navy_id]
    room = MOST_SHIPS - len(navy.ships) if navy.ships else 0
    set_navy(state, navy_id, ships=tuple(sorted((*navy.ships, *captured[:room]))))
    for kind in captured[room:]:
        to_reserve(state, SHIPS[kind].faction, (kind,))


def _drown(play: Play[RomeState], navy_id: str, count: int) -> None:
    army = play.state.carried_by(navy_id)
    if not army or not count:
        return
    cards = play.state.armies[army].cards
    gone: list[str] = []
    for _ in range(count):
        gone.append(play.dice.pick(f"drowned from {navy_id}", cards))
        cards = cards_without(cards, gone[-1:])
    lose_cards(play, army, gone)
    if army in play.state.armies:
        destroy_if_small(play, army)


def _decide(
    play: Play[RomeState],
    battle: NavalBattle,
    owners: tuple[str, ...],
    starts: tuple[int, ...],
    area: str,
    destroyed: tuple[str, ...],
    gone: list[tuple[str, ...]],
) -> Next:
    """The victor sank and captured more; on a tie the attacking navy retreats (ruling 69). A navy of two or more that
    is gone is Victory at Sea (ruling 6)."""
    navies = _navies(battle)
    lost = [battle.sunk[n] + battle.captured[n] for n in BOTH]
    victor = -1 if lost[0] == lost[1] else 0 if lost[1] > lost[0] else 1
    winner = owners[victor] if victor >= 0 else ""
    play.emit(
        NavalBattleFought(
            winner, owners[0], owners[1], area, *battle.sunk, *battle.captured, *battle.drowned, *battle.rolls, *gone
        )
    )
    for n in BOTH:
        if navies[1 - n] in destroyed and starts[1 - n] >= LEAST_SUNK:
            score_victory_points(play, owners[n], 1, SEA)
    loser = navies[1 - victor] if victor >= 0 else navies[0]
    withdraws = (loser,) if loser not in destroyed else ()
    return End(BattleEnd(winner=NAMES[victor] if victor >= 0 else "", destroyed=destroyed, withdraws=withdraws))
