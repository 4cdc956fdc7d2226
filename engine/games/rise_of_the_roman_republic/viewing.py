"""What a seat may know of a state (`view.py`), filled field by field."""

from engine.games.rise_of_the_roman_republic.board.bonds import pinned_troop_kinds
from engine.games.rise_of_the_roman_republic.board.control import (
    city_size,
    controlled_provinces,
    full_city_defence,
    has_province_control,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.fleets import fleet_levels_by_zone
from engine.games.rise_of_the_roman_republic.board.stacks import infantry_sp, stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.cup.markers import marker_counts
from engine.games.rise_of_the_roman_republic.forces import number_of
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.options import CHARTS, OURS
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.siege.surrender import cities_asked_in_phase
from engine.games.rise_of_the_roman_republic.state import CityState, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.games.rise_of_the_roman_republic.turn.conquest import (
    conquest_terms,
    holds_city_replacing_provinces,
    largest_conquered_group,
    provinces_needed,
)
from engine.games.rise_of_the_roman_republic.turn.samnite_wars import last_turn
from engine.games.rise_of_the_roman_republic.turn.victory import scenario_score
from engine.games.rise_of_the_roman_republic.view import (
    CityView,
    ConquestView,
    LeaderView,
    LegionView,
    MagistrateView,
    ProvinceView,
    RiseView,
    SideView,
    StackView,
)
from engine.kernel.state import Side


def view_of(state: RiseState, seat: str | None) -> RiseView:
    """Return what `seat`, or the public (None), may know."""
    known, republic = scenario_of(state), state.republic
    acting = next((one for one in reversed(state.frames) if isinstance(one, Phase)), None)
    points = scenario_score(state)
    return RiseView(
        seat=seat,
        scenario=state.scenario,
        turn=state.turn,
        last_turn=last_turn(state),
        start=known.start,
        phase=state.phase,
        acting=acting.leader if acting else "",
        acting_side=acting.side if acting else "",
        asked=cities_asked_in_phase(acting) if acting else (),
        goals=acting.goals if acting and seat is not None and state.players.get(acting.side) == seat else (),
        sides=tuple([_side(state, side, points[side]) for side in state.players]),
        provinces=tuple(
            [
                ProvinceView(province=one, control=_controller(state, one), devastated=one in state.devastated)
                for one in known.in_play
            ]
        ),
        cities=tuple([_city(state, place, city) for place, city in sorted(state.cities.items())]),
        stacks=tuple([_stack(state, state.stacks[key]) for key in sorted(state.stacks)]),
        legions=tuple([_legion(state, number) for number in state.legions]),
        magistrates=tuple([_magistrate(state, one) for one in republic.magistrates]),
        outgoing=tuple([_magistrate(state, one) for one in republic.outgoing]),
        pool=republic.pool,
        paused=republic.paused,
        wounded=(*republic.wounded, *state.wounded),
        gone=(*republic.gone, *state.gone),
        triumphs={leader: glory.turn for leader, glory in republic.triumphs.items()},
        cup=marker_counts(state.cup.markers),
        drawn=state.cup.drawn,
        guile={leader: left for leader, left in state.guile.items() if LEADERS[leader].guile},
        masters=dict(state.masters),
        levels={row: dict(boxes) for row, boxes in state.levels.items()},
        naval=fleet_levels_by_zone(state),
        roads=state.roads,
        charts=state.options.get(CHARTS, OURS),
        leaders={
            one: LeaderView(
                side=man.side,
                initiative=man.initiative,
                campaign=man.campaign,
                battle=man.battle,
                guile=man.guile,
                subordinate=man.subordinate,
            )
            for one, man in LEADERS.items()
            if state.scenario in man.scenarios
        },
        own=tuple([side for side, player in state.players.items() if player == seat]),
        winners=state.outcome.winners if state.outcome else (),
        season=state.season,
        unwilling=tuple(sorted(pinned_troop_kinds(state))),
        conquest=_conquest(state) if known.has_rule("conquest") else None,
    )


def _conquest(state: RiseState) -> ConquestView:
    figures, (most, fewer) = conquest_terms(state), provinces_needed(state)
    return ConquestView(
        side=figures.side,
        provinces=largest_conquered_group(state),
        needed=most,
        fewer=fewer,
        city=figures.city,
        held=holds_city_replacing_provinces(state),
        majors=state.majors.get(figures.hero, 0),
        defeats=state.victories.get(figures.enemy, 0),
    )


def _controller(state: RiseState, province: str) -> Side:
    return next((side for side in state.players if has_province_control(state, side, province)), "")


def _side(state: RiseState, side: Side, points: int) -> SideView:
    own = [one for one in state.stacks.values() if side_of(state, one.power) == side]
    return SideView(
        side=side,
        seat=state.players[side],
        points=points,
        sp=sum([total_sp(state, one) for one in own]),
        provinces=controlled_provinces(state, side, scenario_of(state).in_play),
        commander=state.commanders.get(side, ""),
        waiting=() if side == ROMANS else state.waiting.get(side, ()),
    )


def _city(state: RiseState, place: str, city: CityState) -> CityView:
    known = scenario_of(state)
    return CityView(
        place=place,
        size=city_size(known, place),
        holder=city.holder,
        side=side_of(state, city.holder),
        ids=city.ids,
        full=full_city_defence(known, place),
        sacked=city.sacked,
        besieger=city.besieger,
    )


def _stack(state: RiseState, one: Stack) -> StackView:
    return StackView(
        power=one.power,
        hex=one.hex,
        side=side_of(state, one.power),
        inside=one.inside,
        leaders=one.leaders,
        legions=one.legions,
        troops=one.troops,
        status=one.status,
        engines=one.engines,
        sp=total_sp(state, one),
        infantry=infantry_sp(state, one),
        units=len(one.leaders) + len(one.legions) + len(one.troops),
    )


def _legion(state: RiseState, number: str) -> LegionView:
    known, there = state.legions[number], next((one for one in state.stacks.values() if number in one.legions), None)
    commander = state.republic.commander_of_legion(number)
    return LegionView(
        number=number,
        elements=dict(known.elements),
        hex=there.hex if there else "",
        veteran=known.veteran,
        inside=there is not None and there.inside,
        army=state.republic.army_of(number),
        commander=commander.leader if commander else "",
        apart=number != number_of(number),
    )


def _magistrate(state: RiseState, one: Magistrate) -> MagistrateView:
    there = stack_of_leader(state, one.leader)
    return MagistrateView(
        leader=one.leader,
        office=one.office,
        army=one.army,
        legions=one.legions,
        province=one.province,
        prorogued=one.prorogued,
        stays=one.stays,
        held=one.held,
        phases=one.phases,
        most=one.most,
        granted=one.granted,
        hex=there.hex if there else "",
    )
