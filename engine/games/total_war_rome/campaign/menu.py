"""CAMPAIGN PHASE: what a faction may do in its turn, as forms."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections.abc import Callable, Container, Mapping

from engine.games.total_war_rome.action_cards import held_event_cards
from engine.games.total_war_rome.actions.campaign import (
    Assault,
    Betray,
    Confront,
    Disembark,
    Embark,
    Engage,
    March,
    Merge,
    MoveGeneral,
    PlaceArmy,
    PlaceNavy,
    Reorganise,
    ReorganiseNavies,
    Sail,
    Subdue,
)
from engine.games.total_war_rome.actions.event_cards import CampFever, FairWinds, ForcedMarch, Plunder
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.campaign.movement import (
    EXHAUSTED,
    Marching,
    armies_met_at,
    army_mu,
    boardable_navies,
    can_place,
    is_passage_denied,
    landing_cost,
    leg_cost,
    march_legs,
    march_on,
    march_start,
    may_assault,
    may_march,
    may_sail,
    navy_mu,
    placing_ports,
    placing_regions,
    reachable_shores,
    regions_with_strangers,
    sail_legs,
)
from engine.games.total_war_rome.campaign.reorganising import armies_able_to_subdue, army_forms, navy_forms
from engine.games.total_war_rome.frames.campaign import CampaignTurn
from engine.games.total_war_rome.reasons import action_requirement_text, unreached_target_reason
from engine.games.total_war_rome.state import ALLY, Army, Navy, RomeState
from engine.games.total_war_rome.tables import BORDERS, CARDS, REGIONS
from engine.kernel.choices import Barred, Choices, Given, Number, OneOf
from engine.kernel.forms import Field, Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.routes import Leg, Route
from engine.kernel.state import Side
from engine.kit.choices import Reasons
from engine.kit.later import Later, first_found_with_rest
from engine.kit.ways import LegWays, Variant

WHY = Reasons(
    [
        action.tag()
        for action in (
            PlaceArmy, PlaceNavy, March, Betray, Confront, Assault, Subdue, Embark, Disembark, Sail, Engage,
            Reorganise, Merge, MoveGeneral, ReorganiseNavies, ForcedMarch, FairWinds, CampFever, Plunder,
        )
    ],
    action_requirement_text,
)  # fmt: skip
COAST = {region: frozenset(printed.coast) for region, printed in REGIONS.items()}
"""The sea areas at each region."""
ASSAULT_CARDS = ("traitor_at_the_gate", "siege_works")


def turn_menu(state: RomeState, frame: CampaignTurn, side: Side) -> Menu:
    """Return what a faction may do in its campaign turn."""
    own = {a: army for a, army in state.armies.items() if army.owner == side}
    fleet = {n: navy for n, navy in state.navies.items() if navy.owner == side}
    friends = state.allies(side)
    met = regions_with_strangers(state, friends)
    forms: list[Form] = []
    _add_placing(forms, state, side, own, fleet)
    _add_marching(forms, state, own, met)
    if len(friends) > 1:
        _add_betraying(forms, state, own, met, [friend for friend in friends if friend != side])
    markers = armies_able_to_subdue(state, own)
    if markers:
        forms.append(Form(Subdue, army=OneOf(markers), markers=lambda v: Number(1, markers[v["army"]])))
    _add_fighting(forms, state, side, own, met)
    if fleet:
        _add_sailing(forms, state, fleet)
    if state.navies:
        _add_crossing(forms, state, own, friends, met)
    if fleet:
        _add_engaging(forms, state, side, fleet)
    forms += army_forms(state, side, own)
    if len(fleet) > 1:
        forms += navy_forms(state, fleet)
    _add_events(forms, state, frame, side, own)
    return Menu(*forms, END_TURN, barred=WHY)


END_TURN = Form(EndTurn)
Pairs = Later[tuple[str, list[str]]]  # (army or navy, what it may do it to)


def _keys(found: Pairs, why: Barred | None = None) -> Callable[..., Choices[str]]:
    return lambda before: OneOf([one for one, _ in found.in_order()], why)


def _of(found: Pairs, name: str) -> Callable[..., Choices[str]]:
    return lambda before: OneOf(dict(found.in_order())[before[name]])


def _any_of(found: Later[str], why: Barred | None = None) -> Callable[..., Choices[str]]:
    return lambda before: OneOf(found.in_order(), why)


def _add_placing(
    forms: list[Form],
    state: RomeState,
    side: Side,
    own: dict[str, Army],
    fleet: dict[str, Navy],
) -> None:
    armies = [a for a, army in own.items() if not army.at and can_place(army)]
    if armies:
        regions = first_found_with_rest(placing_regions(state, side, own))
        if regions is not None:
            why = unreached_target_reason("place_army")
            forms.append(Form(PlaceArmy, lambda: {"army": OneOf(armies, why), "region": _any_of(regions, why)}))
    navies = [n for n, navy in fleet.items() if navy.ships and not (navy.sea or navy.port)]
    ports = placing_ports(state, side) if navies else []
    if ports:
        forms.append(
            Form(
                PlaceNavy,
                lambda: {"navy": OneOf(navies), "region": OneOf(ports, unreached_target_reason("place_navy"))},
            )
        )


def _march_route(state: RomeState, army_id: str) -> Route:
    army = state.armies[army_id]
    start = march_start(army)

    def step(here: Marching, to: str) -> Marching:
        return march_on(state, army, here, to)

    def priced_legs(here: Marching) -> list[Leg]:
        near = march_legs(state, army, here)
        return [Leg(to, to=to, cost=leg_cost(state, army, here.at, to, here.roads)[0]) for to in near]

    def by_road(here: str, to: str, by: str) -> int | None:
        return 1 if BORDERS[here][to] in state.roads else None

    def is_free(region: str) -> bool:
        return not state.regions[region].owner

    def is_others(region: str) -> bool:
        owner = state.regions[region].owner
        return owner not in ("", army.owner) and state.status(army.owner, owner) != ALLY

    def ways() -> LegWays:
        by_worth = {"free": is_free, "foreign": is_others}
        roads = {"road": Variant(cost=by_road)}
        return LegWays(priced_legs, start, step, start=army.at, variants=roads, foremost=by_worth)

    return Route(
        lambda here: march_legs(state, army, here),
        barred=unreached_target_reason("leg"),
        start=start,
        step=step,
        ways=ways,
    )


def _sea_route(state: RomeState, navy_id: str) -> Route:
    navy = state.navies[navy_id]

    def legs(given: Given) -> list[str]:
        return sail_legs(state, navy_id, given)

    def step(given: Given, to: str) -> Given:
        return (*given, to)

    def same(given: Given) -> tuple[str, int]:
        return given[-1] if given else "", len(given)

    def ways() -> LegWays:
        return LegWays(legs, (), step, start=navy.sea or navy.port, same=same)

    return Route(legs, barred=unreached_target_reason("sea_leg"), ways=ways)


def _add_marching(forms: list[Form], state: RomeState, own: dict[str, Army], met: Container[str]) -> None:
    movers = first_found_with_rest(a for a, army in own.items() if army.at and may_march(state, army, met))
    if movers is not None:
        forms.append(Form(March, lambda: _marching(state, movers)))


def _marching(state: RomeState, movers: Later[str]) -> dict[str, Field]:
    return {
        "army": _any_of(movers, unreached_target_reason("march")),
        "route": lambda v: _march_route(state, v["army"]),
    }


def _add_betraying(
    forms: list[Form], state: RomeState, own: dict[str, Army], met: Container[str], allies: Container[Side]
) -> None:
    stands = {army.at for army in state.armies.values() if army.owner in allies}

    def theirs(region: str) -> bool:
        """Return whether an ally controls a region or has an army in it."""
        return region in stands or state.regions[region].owner in allies

    victims = first_found_with_rest(
        (a, found) for a, army in own.items() if army.is_placed and (found := _betrayable(state, army, met, theirs))
    )
    if victims is not None:
        forms.append(Form(Betray, army=_keys(victims), region=_of(victims, "army")))


def _betrayable(state: RomeState, army: Army, met: Container[str], theirs: Callable[[str], bool]) -> list[str]:
    """Return where an army may attack an ally: where it stands, or next to it, or ashore of its navy (Broken
    Alliance)."""
    if army.navy:
        return [region for region in _ashore(state, army) if theirs(region)]
    near = [region for region in (army.at, *REGIONS[army.at].neighbours) if theirs(region)]
    marches = bool(near) and may_march(state, army, met)
    return [
        region
        for region in near
        if region == army.at or (marches and leg_cost(state, army, army.at, region, army.roads)[0] <= army_mu(army))
    ]


def _ashore(state: RomeState, army: Army) -> tuple[str, ...]:
    """Return where an army aboard can land: it and its navy have the MU for it (Movement Modifiers)."""
    navy, cost = state.navies[army.navy], landing_cost(state, army.owner)
    return reachable_shores(navy) if navy_mu(state, navy) >= cost and army_mu(army) >= cost else ()


def _add_fighting(forms: list[Form], state: RomeState, side: Side, own: dict[str, Army], met: Container[str]) -> None:
    foes = {a: armies_met_at(state, side, army.at) for a, army in own.items() if army.at in met}
    if foes:
        forms.append(Form(Confront, army=OneOf(foes), enemy=lambda v: OneOf(foes[v["army"]])))
    armies = [a for a, army in own.items() if army.at and may_assault(state, side, army, met)]
    if armies:
        cards = held_event_cards(state, side, *ASSAULT_CARDS)
        walled = [a for a in armies if state.is_garrisoned(own[a].at)] if cards else []

        def of_use(before: Mapping[str, str]) -> Pick:
            return Pick(cards, 0, len(cards)) if before["army"] in walled else Pick((), 0, 0)

        fields = {"cards": of_use} if walled else {}
        forms.append(Form(Assault, army=OneOf(armies, unreached_target_reason("assault")), **fields))


def _add_sailing(forms: list[Form], state: RomeState, fleet: dict[str, Navy]) -> None:
    movers = first_found_with_rest(n for n, navy in fleet.items() if (navy.sea or navy.port) and may_sail(state, navy))
    if movers is not None:
        forms.append(Form(Sail, lambda: _sailing(state, movers)))


def _sailing(state: RomeState, movers: Later[str]) -> dict[str, Field]:
    return {"navy": _any_of(movers, unreached_target_reason("sail")), "route": lambda v: _sea_route(state, v["navy"])}


def _add_crossing(
    forms: list[Form], state: RomeState, own: dict[str, Army], friends: Container[Side], met: Container[str]
) -> None:
    """Add going aboard a navy of one's own or an ally's, and going ashore."""
    moored = {navy.sea or navy.port for navy in state.navies.values() if navy.owner in friends}
    near = [
        (a, army) for a, army in own.items() if army.at and (army.at in moored or not moored.isdisjoint(COAST[army.at]))
    ]
    boarding = (
        first_found_with_rest((a, found) for a, army in near if (found := boardable_navies(state, army, met)))
        if near
        else None
    )
    if boarding is not None:
        forms.append(
            Form(
                Embark,
                lambda: {"army": _keys(boarding, unreached_target_reason("embark")), "navy": _of(boarding, "army")},
            )
        )
    landing = {
        a: found
        for a, army in own.items()
        if army.navy
        and (found := [shore for shore in _ashore(state, army) if not is_passage_denied(state, army, shore)])
    }
    if landing:
        forms.append(Form(Disembark, army=OneOf(landing), region=lambda v: OneOf(landing[v["army"]])))


def _add_engaging(forms: list[Form], state: RomeState, side: Side, fleet: dict[str, Navy]) -> None:
    strange = {navy.sea for navy in state.navies.values() if navy.sea and navy.owner != side}
    targets = {
        n: [m for m in state.navies_in(navy.sea) if m not in fleet]
        for n, navy in fleet.items()
        if navy.sea in strange and navy.spent < EXHAUSTED
    }
    if targets:
        forms.append(Form(Engage, navy=OneOf(targets), enemy=lambda v: OneOf(targets[v["navy"]])))


def _add_events(forms: list[Form], state: RomeState, frame: CampaignTurn, side: Side, own: dict[str, Army]) -> None:
    cards = held_event_cards(state, side, "forced_march", "fair_winds", "camp_fever", "plunder")
    if not cards:
        return
    by_event = {event: [c for c in cards if CARDS[c].event == event] for event in {CARDS[c].event: 0 for c in cards}}
    placed = [a for a, army in own.items() if army.is_placed]
    if "forced_march" in by_event and placed:
        forms.append(Form(ForcedMarch, card=OneOf(by_event["forced_march"]), army=OneOf(placed)))
    navies = [n for n, navy in state.navies.items() if navy.owner == side and navy.is_placed]
    if "fair_winds" in by_event and navies:
        forms.append(Form(FairWinds, card=OneOf(by_event["fair_winds"]), navy=OneOf(navies)))
    if "camp_fever" in by_event:
        away = [
            a
            for a, army in state.armies.items()
            if army.at and not state.are_allied(army.owner, side) and REGIONS[army.at].home != army.owner
        ]
        if away:
            forms.append(Form(CampFever, card=OneOf(by_event["camp_fever"]), army=OneOf(away)))
    if "plunder" in by_event and frame.conquered:
        forms.append(Form(Plunder, card=OneOf(by_event["plunder"]), region=OneOf(dict.fromkeys(frame.conquered))))
