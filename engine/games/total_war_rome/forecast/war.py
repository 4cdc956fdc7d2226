"""Previews of war: what waits at the end of a march, the odds of battles, assaults and conquests, who may intercept."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.games.total_war_rome.action_cards import might_hold
from engine.games.total_war_rome.actions.battle import NOTHING, Deploy
from engine.games.total_war_rome.actions.campaign import Assault, Betray, Conquer, Disembark, Engage, March, Meet, Sail
from engine.games.total_war_rome.battle.land.battlefield import chosen_rule_readings
from engine.games.total_war_rome.battle.land.deployment import reroll_types
from engine.games.total_war_rome.battle.land.orders import Sources
from engine.games.total_war_rome.battle.land.preparation import printed_terrain, reveals_by_generals
from engine.games.total_war_rome.battle.land.victor import counts_all_cards
from engine.games.total_war_rome.campaign.conquest import (
    MILITIA,
    assault_card_effects,
    garrison_colours,
    roller_for,
)
from engine.games.total_war_rome.campaign.conquest_rolls import (
    AS_RULED,
    LEAST_MAIN,
    DefenceRuling,
    assault_score,
    attack_dice,
    cheapest_losses,
    defence_damage,
)
from engine.games.total_war_rome.campaign.damage import defence_ruling
from engine.games.total_war_rome.campaign.meeting import can_avoid
from engine.games.total_war_rome.campaign.movement import (
    army_mu,
    defending_armies,
    enemy_navies,
    leg_cost,
    resisted_by,
    sides_attacked_in,
)
from engine.games.total_war_rome.campaign.refuges import own_army_in_region
from engine.games.total_war_rome.campaign.sailing import interceptors_at
from engine.games.total_war_rome.forecast.agents import rounded_chance_percent
from engine.games.total_war_rome.forecast.enmity import enmity_preview
from engine.games.total_war_rome.forecast.land_odds import BattleOdds, Ground, battle_odds_against
from engine.games.total_war_rome.forecast.odds import dice_score_chances
from engine.games.total_war_rome.forecast.sea_odds import MARINES, SeaOdds, Squadron, sea_odds_of
from engine.games.total_war_rome.forecast.unseen_forces import fleets_of, possible_army_cards
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.campaign import Meeting, Stranded
from engine.games.total_war_rome.skull_dice import BEST_FIRST, face_chance, mean_damage, throw_result_chances
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import REGIONS, SEAS, TROOPS, Region, general_die_colour, has_trait
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

# Land


def march_preview(state: RomeState, side: Side, action: March) -> Iterator[Text]:
    """A march: what it costs in MU, whose leave it needs, and what waits at its end."""
    army = state.armies[action.army]
    at, left, roads = army.at, army_mu(army), army.roads
    for to in action.route:
        cost, roads = leg_cost(state, army, at, to, roads)
        at, left = to, left - cost
    yield keyed_text("preview.mu", left=left)
    for to in action.route:
        owner = state.regions[to].owner
        if owner not in ("", side) and state.are_allied(owner, side):
            yield keyed_text("preview.leave", side=owner, region=to)
    yield from arrival_preview(state, side, action.army, action.route[-1])


def landing_preview(state: RomeState, side: Side, action: Disembark) -> Iterator[Text]:
    """A landing: what waits ashore."""
    yield from arrival_preview(state, side, action.army, action.region)


def betrayal_preview(state: RomeState, side: Side, action: Betray) -> Iterator[Text]:
    """An attack on an ally: what it costs in honour, and what waits there."""
    land = state.regions[action.region]
    owners = dict.fromkeys([land.owner, *(state.armies[a].owner for a in state.armies_at(action.region))])
    yield from enmity_preview(state, side, [o for o in owners if o and state.are_allied(o, side)], action.army)
    foes = [a for a in state.armies_at(action.region) if state.armies[a].owner != side]
    yield from arrival_preview(state, side, action.army, action.region, foes=foes, attack=True)


def arrival_preview(
    state: RomeState, side: Side, army_id: str, region: str, foes: Sequence[str] | None = None, *, attack: bool = False
) -> Iterator[Text]:
    """Tell what an army finds where it arrives: armies to meet, a garrison, a defence roll, or nothing."""
    attacked = sides_attacked_in(state, side, region, betrays=attack)
    foes = resisted_by(state, side, region) if foes is None else foes
    owner = state.regions[region].owner
    allied = bool(owner) and state.are_allied(owner, side) and not attack
    yield from enmity_preview(state, side, [v for v in attacked if not state.are_allied(v, side)])
    yield from _meetings(state, side, army_id, foes, region)
    if owner == side or allied:
        if not foes:
            yield keyed_text("preview.quiet", region=region)
        return
    if state.is_garrisoned(region):
        yield keyed_text("preview.garrison", region=region, dice=garrison_colours(state, side, region))
    yield from _taking(state, side, army_id, region, fought=bool(foes))


def _meetings(state: RomeState, side: Side, army_id: str, foes: Sequence[str], region: str) -> Iterator[Text]:
    """Tell which armies are met one after the other, and the odds against each as if it were met first: what is left
    of an army after that decides the next."""
    if len(foes) > 1:
        yield keyed_text("preview.whom_first", count=len(foes))
    for foe in foes:
        yield from army_meeting_preview(state, side, army_id, foe, region)


def _taking(state: RomeState, side: Side, army_id: str, region: str, *, fought: bool) -> Iterator[Text]:
    """Tell how likely a region is taken by assault or defence roll; where a battle comes first (`fought`) only what is
    rolled, since its losses decide the odds."""
    printed = REGIONS[region]
    if fought:
        dice = garrison_colours(state, side, region) if state.is_garrisoned(region) else printed.dice
        key = "preview.assault_then" if state.is_garrisoned(region) else "preview.conquest_then"
        yield keyed_text(key, region=region, dice=dice)
    elif state.is_garrisoned(region):
        yield from _assault_lines(state, side, army_id, region)
    else:
        yield from defence_roll_preview(state, side, army_id, printed)


def stranded_conquest_preview(state: RomeState, side: Side, action: Conquer) -> Iterator[Text]:
    """A stranded army conquers where it stands: the armies to be met first, then the garrison or the defence roll."""
    frame = next((f for f in reversed(state.frames) if isinstance(f, Stranded)), None)
    if frame is not None and frame.armies:
        yield from conquest_from_within_preview(state, side, frame.armies[0])


def conquest_from_within_preview(state: RomeState, side: Side, army_id: str) -> Iterator[Text]:
    """Tell what an army that tries to conquer the region where it stands must overcome."""
    region = state.armies[army_id].at
    owner = state.regions[region].owner
    yield from enmity_preview(state, side, () if state.are_allied(owner, side) else (owner,))
    foes = defending_armies(state, side, region)
    yield from _meetings(state, side, army_id, foes, region)
    yield from _taking(state, side, army_id, region, fought=bool(foes))


def defence_roll_preview(state: RomeState, side: Side, army_id: str, printed: Region) -> Iterator[Text]:
    """The defence roll of a region without a garrison: how likely the army survives it, and what it loses."""
    held, lost = conquest_chance(state, army_id, printed.id)
    yield keyed_text(
        "preview.conquest",
        region=printed.id,
        dice=printed.dice,
        success=rounded_chance_percent(held),
        losses=f"{lost:.1f}",
        roller=roller_for(state, side),
    )


def conquest_chance(state: RomeState, army_id: str, region: str) -> tuple[float, float]:
    """Return how likely an army takes a region without a garrison, and how many cards it loses on the average."""
    return conquest_odds(state.armies[army_id].cards, REGIONS[region].dice, defence_ruling(state))


@lru_cache(maxsize=512)
def conquest_odds(cards: tuple[str, ...], dice: tuple[str, ...], toll: DefenceRuling = AS_RULED) -> tuple[float, float]:
    """Return how likely an army takes a region without a garrison, and how many cards it loses on the average."""
    taken = lost = 0.0
    for faces, likely in throw_result_chances(dice).items():
        gone = cheapest_losses(cards, defence_damage(faces, toll))
        left = _without(cards, gone)
        alive = sum(TROOPS[kind].group == "main" for kind in left) >= LEAST_MAIN
        taken += likely * alive
        lost += likely * (len(gone) if alive else len(cards))
    return taken, lost


def _without(cards: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    left = list(cards)
    for kind in gone:
        left.remove(kind)
    return tuple(left)


def assault_preview(state: RomeState, side: Side, action: Assault) -> Iterator[Text]:
    """An assault: the garrison's dice, the exact odds, the losses to be expected, Town Militia."""
    region = state.armies[action.army].at
    if not state.is_garrisoned(region):
        yield from conquest_from_within_preview(state, side, action.army)
        return
    owner = state.regions[region].owner
    yield from _assault_lines(state, side, action.army, region, action.cards)
    if owner and owner != side and state.status(side, owner) != "enemy":
        yield keyed_text("preview.war", side=owner)
    if owner and might_hold(state, owner, MILITIA):
        yield keyed_text("preview.militia", side=owner)


def _assault_lines(
    state: RomeState, side: Side, army_id: str, region: str, cards: Sequence[str] = ()
) -> Iterator[Text]:
    garrison, won, lost = assault_chance(state, side, army_id, region, cards)
    yield keyed_text(
        "preview.assault", region=region, dice=garrison, success=rounded_chance_percent(won), losses=f"{lost:.1f}"
    )


def assault_chance(
    state: RomeState, side: Side, army_id: str, region: str, cards: Sequence[str] = ()
) -> tuple[tuple[str, ...], float, float]:
    """Return the garrison's dice, how likely an assault with these cards takes the region, and the cards lost on the
    average: exact."""
    army = state.armies[army_id]
    fewer, works = assault_card_effects(cards)
    garrison = garrison_colours(state, side, region, -fewer)
    walls = state.regions[region].walls
    return garrison, *assault_odds(army.cards, army.general, garrison, works, defence_ruling(state), walls=walls)


@lru_cache(maxsize=512)
def assault_odds(
    cards: tuple[str, ...],
    general: str,
    garrison: tuple[str, ...],
    works: tuple[str, ...],
    toll: DefenceRuling = AS_RULED,
    *,
    walls: bool,
) -> tuple[float, float]:
    """Return exactly how likely an assault takes the region, and how many cards it loses on the average."""
    won = lost = 0.0
    for faces, likely in throw_result_chances(garrison).items():
        gone = cheapest_losses(cards, defence_damage(faces, toll))
        left = _without(cards, gone)
        if sum(TROOPS[kind].group == "main" for kind in left) < LEAST_MAIN:
            lost += likely * len(cards)
            continue
        lost += likely * len(gone)
        dice = tuple(sorted(attack_dice(left, general, walls=walls, more=works)))
        theirs = assault_score(faces)
        won += likely * sum(p for ours, p in dice_score_chances(dice).items() if ours > theirs)
    return won, lost


def army_meeting_preview(
    state: RomeState, side: Side, army_id: str, foe_id: str, region: str, *, attacks: bool = True
) -> Iterator[Text]:
    """Tell which army is met, how likely it avoids battle (not at all a stubborn general who attacks), and how a battle
    would go."""
    foe = state.armies[foe_id]
    armies, known = possible_army_cards(state, foe_id, side)
    yield keyed_text(
        "preview.foe_known" if known else "preview.foe",
        army=foe_id,
        count=len(foe.cards),
        general=foe.general or NOTHING,
        cards=armies[0] if known else (),
    )
    mine = state.armies[army_id].general
    if attacks and has_trait(mine, "stubborn"):
        yield keyed_text("preview.pinned", general=mine)
    else:
        yield keyed_text("preview.avoid", success=rounded_chance_percent(outroll_chance(foe.general, mine)))
    odds = battle_odds(state, side, army_id, foe_id, region)
    told = _told(odds)
    yield keyed_text("preview.battle" if told["low"] == told["high"] else "preview.battle_usual", **told)


def _told(odds: BattleOdds) -> dict[str, object]:
    return {
        "success": simulated_chance_percent(odds.success),
        "low": simulated_chance_percent(odds.low),
        "high": simulated_chance_percent(odds.high),
        "tie": rounded_chance_percent(odds.tie),
        "losses": f"{odds.attacker_losses:.1f}",
        "theirs": f"{odds.defender_losses:.1f}",
        "error": max(1, round(100 * odds.standard_error)),
    }


def simulated_chance_percent(chance_: float) -> int:
    """Return a chance that was found by playing battles out, in a hundred: never a certainty."""
    return min(99, max(1, rounded_chance_percent(chance_)))


def battle_odds(state: RomeState, side: Side, army_id: str, foe_id: str, region: str) -> BattleOdds:
    """Return the simulated odds of a battle between one's army and another, as far as one knows it: on the ground and
    with the reveals and orders that generals and developments give, read as this table reads the rules."""
    armies, _ = possible_army_cards(state, foe_id, side)
    return battle_odds_against(state.armies[army_id].cards, armies, ground_of(state, army_id, foe_id, region))


def ground_of(state: RomeState, army_id: str, foe_id: str, region: str) -> Ground:
    """Return what a battle between two armies would be fought on and by."""
    mine, foe = state.armies[army_id], state.armies[foe_id]
    generals = (mine.general, foe.general)
    sources = tuple(
        Sources(army.general, reroll_types(state.factions[army.owner].developments, state.round))
        for army in (mine, foe)
    )
    return Ground(
        terrain=printed_terrain(region, generals),
        mountains=REGIONS[region].mountains > 0,
        reveals=reveals_by_generals(generals),
        sources=(sources[0], sources[1]),
        read=chosen_rule_readings(state),
        all_cards=counts_all_cards(state),
    )


def outroll_chance(mine: str, theirs: str) -> float:
    """Return how likely a general's die beats another's, which is what avoiding battle takes."""
    one, two = general_die_colour(mine), general_die_colour(theirs)
    return sum(
        face_chance(one, a) * face_chance(two, b) for a in BEST_FIRST for b in BEST_FIRST if can_avoid(mine, a, b)
    )


def meeting_preview(state: RomeState, side: Side, action: Meet) -> Iterator[Text]:
    """A meeting's answer: how a battle would go, or how likely it is avoided."""
    frame = next((f for f in reversed(state.frames) if isinstance(f, Meeting)), None)
    if frame is None:
        return
    pair = (frame.active, frame.passive)
    mine, foe = pair if state.armies[frame.active].owner == side else pair[::-1]
    rolls = {"avoid": "preview.avoid_own", "avoid_or_slip": "preview.avoid_or_slip"}
    if action.stance in rolls:
        success = rounded_chance_percent(outroll_chance(state.armies[mine].general, state.armies[foe].general))
        yield keyed_text(rolls[action.stance], success=success)
        return
    if action.stance == "fight":
        yield from army_meeting_preview(state, side, mine, foe, frame.region, attacks=mine == frame.active)


def crowding_warning(state: RomeState, side: Side, to: str) -> Iterator[Text]:
    """Tell that an army of one's own stands where another goes: one of them must be gone when the turn ends."""
    other = own_army_in_region(state, side, to) if to in REGIONS else ""
    if other:
        yield keyed_text("preview.crowded", army=other, region=to)


def deployment_preview(state: RomeState, side: Side, action: Deploy) -> Iterator[Text]:
    """A deployment: the dice of the cards, and the kills to be expected of them."""
    battle_ = next((f for f in reversed(state.frames) if isinstance(f, LandBattle)), None)
    hard = battle_ is not None and battle_.phase == "terrain"
    for kind in (action.main, action.skirmisher, action.artillery):
        if kind != NOTHING:
            dice = TROOPS[kind].difficult if hard else TROOPS[kind].good
            yield keyed_text("preview.deploy", card=kind, dice=dice, kills=f"{mean_damage(dice):.1f}")


# Sea


def voyage_preview(state: RomeState, side: Side, action: Sail) -> Iterator[Text]:
    """A voyage: whom it meets at its end, and who may intercept it on the way."""
    exposed: dict[str, str] = {}
    for to in action.route:
        if to in SEAS:
            for navy_id in interceptors_at(state, action.navy, to):
                exposed.setdefault(navy_id, to)
    last = action.route[-1]
    for foe in enemy_navies(state, side, last) if last in SEAS else ():
        yield from sea_fight_preview(state, side, action.navy, foe)
    for navy_id, sea in exposed.items():
        yield keyed_text("preview.intercept", navy=navy_id, count=len(state.navies[navy_id].ships), sea=sea)


def naval_attack_preview(state: RomeState, side: Side, action: Engage) -> Iterator[Text]:
    """A naval attack: what both sides may expect to sink."""
    yield from enmity_preview(state, side, (state.navies[action.enemy].owner,))
    yield from sea_fight_preview(state, side, action.navy, action.enemy)


def sea_fight_preview(state: RomeState, side: Side, navy_id: str, foe_id: str) -> Iterator[Text]:
    """Tell what both navies may expect to sink and capture."""
    odds = sea_odds(state, side, navy_id, foe_id)
    key = "preview.sea_fight" if fleets_of(state, foe_id, side)[1] else "preview.sea_fight_usual"
    count = len(state.navies[foe_id].ships)
    yield keyed_text(key, navy=foe_id, count=count, sunk=f"{odds.taken:.1f}", lost=f"{odds.lost:.1f}")


def sea_odds(state: RomeState, side: Side, navy_id: str, foe_id: str) -> SeaOdds:
    """Return the odds of a navy against another: exact for the ships that its faction knows, or in the mean of those
    that the other may have (NAVAL BATTLES)."""
    mine, theirs = (_squadron(state, navy, side) for navy in (navy_id, foe_id))
    return sea_odds_of(mine, theirs)


def _squadron(state: RomeState, navy_id: str, side: Side) -> Squadron:
    army = state.carried_by(navy_id)
    general = state.armies[army].general if army else ""
    marines = state.working_development_count(state.navies[navy_id].owner, MARINES) > 0
    return Squadron(fleets_of(state, navy_id, side)[0], general, marines)
