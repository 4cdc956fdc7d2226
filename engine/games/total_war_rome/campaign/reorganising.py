"""Reorganising: cards between armies or navies in one place; Subduing Unrest; Tribal Infighting."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

from engine.games.total_war_rome.actions.battle import NOTHING
from engine.games.total_war_rome.actions.campaign import Merge, MoveGeneral, Reorganise, ReorganiseNavies
from engine.games.total_war_rome.board.armies import (
    BOUNDS,
    MAIN,
    cards_without,
    change_army_cards,
    lose_cards,
    set_army,
    set_board,
    too_large,
)
from engine.games.total_war_rome.board.disunity import HIGHLAND, LOWLAND, has_mixed_tribes, is_disunited
from engine.games.total_war_rome.board.navies import set_navy
from engine.games.total_war_rome.campaign.conquest_rolls import defence_damage
from engine.games.total_war_rome.campaign.damage import cards_as_pick_items, defence_ruling, throw_skull_dice
from engine.games.total_war_rome.campaign.generals import place_of, possible_general_rides
from engine.games.total_war_rome.campaign.movement import army_mu, can_still_sail
from engine.games.total_war_rome.events.campaign import ArmiesMerged, Reorganised
from engine.games.total_war_rome.frames.campaign import Infighting, Losses
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import Army, Navy, RomeState
from engine.games.total_war_rome.tables import FACTIONS, LIMITS, RED, REGIONS, TROOPS, stars_of
from engine.games.total_war_rome.traces import EXCHANGED, MIXED, Trace, flattened_record
from engine.kernel.choices import Choices, OneOf, Option
from engine.kernel.forms import Field, Form
from engine.kernel.picks import Item, Pick
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text
from engine.kit.later import Later, first_found_with_rest

SUBDUING = 4  # troop cards that an army needs to subdue unrest
KEEP, SWAP = "keep", "swap"
INFIGHTING_DICE = (RED, RED)


# Between armies


def reorganising_partners(state: RomeState, own: Mapping[str, Army]) -> dict[str, list[str]]:
    """Return the pairs of a faction's `own` armies in one region, or aboard navies in one sea area or port, that both
    have a MU left (Reorganising; ruling 22: one ashore and one aboard are not in one place)."""
    placed = [(a, army, _deck_or_field(state, army)) for a, army in own.items() if army.is_placed]
    places = [place for _, _, place in placed]
    if len(set(places)) == len(places):
        return {}
    able = [(a, place) for a, army, place in placed if army_mu(army) > 0]
    return {a: others for a, place in able if (others := [b for b, other in able if b != a and other == place])}


def _deck_or_field(state: RomeState, army: Army) -> tuple[bool, str]:
    """Return whether an army on the board is aboard, and the region or sea area where it is."""
    return bool(army.navy), place_of(state, army)


def _apart(state: RomeState, cards: tuple[str, ...], from_: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards of an army that may join one of these cards: not Highland with Lowland Warriors (Disunity in the
    Barbarian Tribes, ruling 123)."""
    owner = next((TROOPS[kind].faction for kind in from_ if not TROOPS[kind].is_mercenary), "")
    if owner not in state.players or not is_disunited(state, owner):
        return from_
    return tuple(kind for kind in from_ if not has_mixed_tribes((*cards, kind)))


def _give(state: RomeState, army_id: str, other_id: str) -> Choices[tuple[str, ...]]:
    cards = _apart(state, state.armies[other_id].cards, state.armies[army_id].cards)
    mains = state.armies[army_id].group_card_count(MAIN)
    return Pick(cards_as_pick_items(cards), 0, len(cards), groups={MAIN: (0, max(0, mains - BOUNDS[MAIN][0]))})


def _take(state: RomeState, army_id: str, other_id: str, give: tuple[str, ...]) -> Choices[tuple[str, ...]]:
    mine = cards_without(state.armies[army_id].cards, give)
    theirs = state.armies[other_id].cards
    mains = state.armies[other_id].group_card_count(MAIN)

    def rule(counts: Mapping[str, int]) -> bool:
        return not too_large((*mine, *Counter(counts).elements()))

    come = _apart(state, state.armies[army_id].cards, theirs)
    return Pick(cards_as_pick_items(come), 0, len(come), groups={MAIN: (0, max(0, mains - BOUNDS[MAIN][0]))}, rule=rule)


def can_merge(state: RomeState, side: Side, army_id: str, other_id: str) -> bool:
    """Return whether two armies may become one: within the limits, and no Highland with Lowland Warriors."""
    cards = (*state.armies[army_id].cards, *state.armies[other_id].cards)
    return not too_large(cards) and not (is_disunited(state, side) and has_mixed_tribes(cards))


def army_forms(state: RomeState, side: Side, own: Mapping[str, Army]) -> list[Form]:
    """Return the forms for moving cards between a faction's `own` armies, merging them, and moving generals."""
    forms = []
    pairs = reorganising_partners(state, own)
    if pairs:
        forms.append(
            Form(
                Reorganise,
                army=OneOf(pairs),
                other=lambda v: OneOf(pairs[v["army"]]),
                give=lambda v: _give(state, v["army"], v["other"]),
                take=lambda v: _take(state, v["army"], v["other"], v["give"]),
                generals=OneOf((KEEP, SWAP)),
            )
        )
        merging = {
            a: fit for a, others in pairs.items() if (fit := [b for b in others if can_merge(state, side, a, b)])
        }
        if merging:
            forms.append(
                Form(
                    Merge,
                    army=OneOf(merging),
                    other=lambda v: OneOf(merging[v["army"]]),
                    leader=lambda v: _leaders(state, v["army"], v["other"]),
                )
            )
    moves = first_found_with_rest(possible_general_rides(state, side, own))
    if moves is not None:
        forms.append(Form(MoveGeneral, lambda: _moving(moves)))
    return forms


def _leaders(state: RomeState, army_id: str, other_id: str) -> OneOf:
    """Return who may command two armies that become one: where both have a general, either, or whoever has more stars
    (ruling 114)."""
    generals = tuple(filter(None, (state.armies[a].general for a in (other_id, army_id))))
    return OneOf((Option(NOTHING, keyed_text("choice.best_general")), *(generals if len(generals) > 1 else ())))


def _moving(moves: Later[tuple[str, str, int]]) -> dict[str, Field]:
    """Return the fields for moving a general: who, and to which army."""
    return {
        "general": lambda v: OneOf(dict.fromkeys([general for general, _, _ in moves.in_order()])),
        "army": lambda v: OneOf([army for general, army, _ in moves.in_order() if general == v["general"]]),
    }


def exchange_army_cards(play: Play[RomeState], side: Side, action: Reorganise) -> None:
    """Move cards between two armies, 1 MU each. An army that becomes too small or too large is put right by the end
    of the turn."""
    state = play.state
    one, two = state.armies[action.army], state.armies[action.other]
    ours, theirs = (
        (*cards_without(one.cards, action.give), *action.take),
        (*cards_without(two.cards, action.take), *action.give),
    )
    change_army_cards(
        state, action.army, ours, traces=(Trace(EXCHANGED, len(ours), other=flattened_record(two.record)),)
    )
    change_army_cards(
        state, action.other, theirs, traces=(Trace(EXCHANGED, len(theirs), other=flattened_record(one.record)),)
    )
    generals = (two.general, one.general) if action.generals == SWAP else (one.general, two.general)
    held = one.held or two.held  # nobody is carried on past a garrison by changing armies (ruling 125)
    set_army(state, action.army, spent=one.spent + 1, roads=0, general=generals[0], held=held)
    set_army(state, action.other, spent=two.spent + 1, roads=0, general=generals[1], held=held)
    play.emit(Reorganised(owner=side, one=action.army, other=action.other))


def merge_armies(play: Play[RomeState], side: Side, army_id: str, other_id: str, leader: str = NOTHING) -> None:
    """Move all cards of an army to another. leader: the general who commands, "none" for the better, of equals the one
    whose army stays; the other is a spare one (ruling 114). What either may not do any more this turn, assault here or
    go on past a garrison, the one may not (ruling 125)."""
    state = play.state
    one, two = state.armies.pop(army_id), state.armies[other_id]
    change_army_cards(
        state, other_id, (*two.cards, *one.cards), traces=(Trace(MIXED, other=flattened_record(one.record)),)
    )
    best = max((two.general, one.general), key=stars_of) if leader == NOTHING else leader
    spare = one.general if best == two.general else two.general
    barred = {"held": one.held or two.held, "assaulted": tuple(dict.fromkeys((*two.assaulted, *one.assaulted)))}
    set_army(state, other_id, general=best, spent=max(one.spent, two.spent) + 1, roads=0, **barred)
    if spare:
        set_board(state, side, spare=(*state.factions[side].spare, spare))
    play.emit(ArmiesMerged(owner=side, army=army_id, other=other_id))


def part_hostile_warriors(play: Play[RomeState], side: Side, army_id: str) -> None:
    """Send away the fewer of the Highland and Lowland Warriors whom the end of a turn has thrown together; of as many,
    those whom the dice name (Disunity in the Barbarian Tribes, ruling 123)."""
    state = play.state
    cards = state.armies[army_id].cards
    if not is_disunited(state, side) or not has_mixed_tribes(cards):
        return
    high, low = (tuple(kind for kind in cards if kind in folk) for folk in (HIGHLAND, LOWLAND))
    if len(high) == len(low):
        gone = {"highland": high, "lowland": low}[play.dice.pick("disunity", ("highland", "lowland"))]
    else:
        gone = min(high, low, key=len)
    lose_cards(play, army_id, gone)


# Between navies


def navy_forms(state: RomeState, fleet: Mapping[str, Navy]) -> list[Form]:
    """Return the form for moving ship cards between two navies of a faction's `fleet` in one place."""
    places = [navy.sea or navy.port for navy in fleet.values()]
    if len(set(places)) == len(places):
        return []
    own = [(n, navy) for n, navy in fleet.items() if navy.sea or navy.port]
    pairs = {
        n: others
        for n, navy in own
        if can_still_sail(state, navy)
        and (
            others := [
                m for m, o in own if m != n and (o.sea, o.port) == (navy.sea, navy.port) and can_still_sail(state, o)
            ]
        )
    }
    if not pairs:
        return []

    most = LIMITS["ships_per_navy"]

    def take(v: Mapping[str, tuple[str, ...]]) -> Choices[tuple[str, ...]]:
        mine, theirs = state.navies[str(v["navy"])].ships, state.navies[str(v["other"])].ships
        given = len(v["give"])
        high = 0 if given == len(mine) else min(len(theirs), most - len(mine) + given, len(theirs) + given - 1)
        return Pick(_ships(theirs), max(0, len(theirs) + given - most), high)

    def give(v: Mapping[str, str]) -> Choices[tuple[str, ...]]:
        ships = state.navies[v["navy"]].ships
        all_ = not state.carried_by(v["navy"]) and len(ships) + len(state.navies[v["other"]].ships) <= most
        return Pick(_ships(ships), 0, len(ships) - (not all_))

    return [Form(ReorganiseNavies, navy=OneOf(pairs), other=lambda v: OneOf(pairs[v["navy"]]), give=give, take=take)]


def _ships(ships: tuple[str, ...]) -> list[Item]:
    return [Item(kind, count=ships.count(kind)) for kind in dict.fromkeys(ships)]


def reorganise_navies(play: Play[RomeState], side: Side, action: ReorganiseNavies) -> None:
    """Move ship cards between two navies, 1 MU each (Reorganising); one that gives all its ships is merged into the
    other (ruling 119)."""
    state = play.state
    one, two = state.navies[action.navy], state.navies[action.other]
    mine = tuple(sorted((*cards_without(one.ships, action.give), *action.take)))
    theirs = tuple(sorted((*cards_without(two.ships, action.take), *action.give)))
    spent = two.spent if mine else max(one.spent, two.spent)  # in a merger nobody has more MU left than before
    set_navy(state, action.navy, ships=mine, spent=one.spent + 1, seen=())
    set_navy(state, action.other, ships=theirs, spent=spent + 1, seen=())
    if not mine:
        state.navies.pop(action.navy)
        play.emit(ArmiesMerged(owner=side, army=action.navy, other=action.other))
        return
    play.emit(Reorganised(owner=side, one=action.navy, other=action.other))


# Subduing Unrest


def armies_able_to_subdue(state: RomeState, own: Mapping[str, Army]) -> dict[str, int]:
    """Return which of a faction's `own` armies can subdue unrest where they are, and how many markers: 4 troop cards or
    more, a region that the faction controls, one marker for each MU (Subduing Unrest)."""
    out = {}
    for army_id, army in own.items():
        if not army.at or len(army.cards) < SUBDUING:
            continue
        land = state.regions[army.at]
        if land.unrest and land.owner == army.owner and (most := min(army_mu(army), land.unrest)) > 0:
            out[army_id] = most
    return out


# Tribal Infighting


def quarrelling_tribe_armies(state: RomeState, side: Side) -> list[tuple[str, str]]:
    """Return the pairs of adjacent armies of Barbarian Tribes without Reduced Antipathy (Tribal Infighting)."""
    if "tribal_infighting" not in FACTIONS[side].rules or state.working_development_count(side, "reduced_antipathy"):
        return []
    own = [(a, army.at) for a, army in state.armies.items() if army.owner == side and army.at]
    return [(a, b) for (a, here), (b, there) in combinations(own, 2) if there in REGIONS[here].neighbours]


@rules.step(Infighting)
def roll_infighting(play: Play[RomeState], frame: Infighting) -> Next:
    """Each adjacent pair rolls 2 RED dice at each other, all at once (Tribal Infighting, ruling 24)."""
    dealt: dict[str, list[int]] = {}
    for one, two in quarrelling_tribe_armies(play.state, frame.side):
        for target in (one, two):
            damage = defence_damage(
                throw_skull_dice(play, frame.side, "infighting", INFIGHTING_DICE, target), defence_ruling(play.state)
            )
            sums = dealt.setdefault(target, [0, 0])
            sums[0] += damage.cards
            sums[1] += damage.light
    frame.armies = tuple(dealt)
    frame.kills = tuple(sums[0] for sums in dealt.values())
    frame.light = tuple(sums[1] for sums in dealt.values())
    return Goto("losses")


@rules.step(Infighting, "losses")
def choose_infighting_losses(play: Play[RomeState], frame: Infighting) -> Next:
    """The owner chooses what each army loses."""
    if not frame.armies:
        return End()
    army_id, kills, light = frame.armies[0], frame.kills[0], frame.light[0]
    frame.armies, frame.kills, frame.light = frame.armies[1:], frame.kills[1:], frame.light[1:]
    return Call(Losses(army=army_id, side=frame.side, kills=kills, light=light), "losses")
