"""What the computer player does in a leader's phase, Operation by Operation."""

from collections.abc import Collection, Iterator, Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Recover
from engine.games.rise_of_the_roman_republic.actions.cup import Activate, AskPermission, EndPhase
from engine.games.rise_of_the_roman_republic.actions.diplomacy import Negotiate, Persuade, RaiseSamnites
from engine.games.rise_of_the_roman_republic.actions.manpower import CallUpProvinces, RaiseManpower
from engine.games.rise_of_the_roman_republic.actions.movement import March, Regroup
from engine.games.rise_of_the_roman_republic.actions.naval import Sail, SailWith, SendAmbassador
from engine.games.rise_of_the_roman_republic.actions.politics import Celebrate
from engine.games.rise_of_the_roman_republic.actions.siege import (
    Assault,
    DemandSurrender,
    LeaveGarrison,
    PlaceSiege,
    Treachery,
)
from engine.games.rise_of_the_roman_republic.board.control import city_size
from engine.games.rise_of_the_roman_republic.board.hexmap import land_neighbours
from engine.games.rise_of_the_roman_republic.computer_player import peoples, triumphs, voyages
from engine.games.rise_of_the_roman_republic.computer_player.aims import cities_left_to_subdue, provinces_to_subdue
from engine.games.rise_of_the_roman_republic.computer_player.answers import highest_field_value
from engine.games.rise_of_the_roman_republic.computer_player.besieging import (
    STARVES,
    is_starved_by_siege,
    siege_promise_after_battle,
)
from engine.games.rise_of_the_roman_republic.computer_player.captures import can_leave_men, garrison_sp_lacking
from engine.games.rise_of_the_roman_republic.computer_player.marching import (
    LEAST,
    army_prospect_at_hex,
    army_prospect_if_staying,
    best_army_prospect,
    best_march,
)
from engine.games.rise_of_the_roman_republic.computer_player.odds import (
    assault_odds_of_stack,
    battle_odds_in_hex,
    expected_battle,
)
from engine.games.rise_of_the_roman_republic.computer_player.table import SP, Table
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.siege.odds import treachery_chances
from engine.games.rise_of_the_roman_republic.tables import SCENARIOS
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import Plan, action_of_first_fitting_plan, best_scored, offered_first_tokens

GAINS = 0.1  # victory points: a battle is given that promises so much
STORMS, DEAR = 30.0, 0.1  # percent, and part of the infantry: so a city is stormed that can be asked once more
STORM_GAINS = 0.05  # victory points: any other city is stormed that promises so much
WORN = 0.35  # of a city's worth: what an assault promises that leaves a weaker garrison
HOPELESS = 6  # times the strength of a city: the best column of the assault table
BETRAYS = 20.0  # percent: so Guile is spent on treachery
DESERTED = 6.0  # victory points: an Overall Commander who is left without a man among enemies
CALLED = 1.0  # victory points more than a march promises: so leave is asked for first
DISRUPTED, DISORGANIZED = 1, 2
CONSUL = 2  # the rank of both consuls


def choose_operation(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Take the next Operation, or end the phase."""
    return action_of_first_fitting_plan(Table(view, prompt.side, prompt.menu.forms), prompt, PLANS) or EndPhase()


def choose_garrison_at_phase_end(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Leave a garrison when the phase is over, where all cities must be held."""
    if not provinces_to_subdue(view.scenario):
        return None
    return action_of_first_fitting_plan(Table(view, prompt.side), prompt, CLOSING)


def _surrender(table: Table, form: Form) -> Action | None:
    found = best_scored(
        [(table.worth_of_taking_city(place), place) for place in offered_first_tokens(form, "place")], above=0.0
    )
    return DemandSurrender(found) if found else None


def _treachery(table: Table, form: Form) -> Action | None:
    stack = table.acting_stack()
    if stack is None or not table.worth_of_taking_city(stack.hex):
        return None
    most = highest_field_value(form, "guile")
    counted = 0 if table.side == ROMANS else most  # a Roman's point opens the way, and adds nothing
    of_size = city_size(SCENARIOS[table.view.scenario], stack.hex)
    return Treachery(most) if treachery_chances(of_size, counted) >= BETRAYS else None


def _attack(table: Table, form: Form) -> Action | None:
    stack = table.acting_stack()
    if stack is None:
        return None
    against = {one.power: one for one in table.enemies_outside_city(stack.hex)}
    scored = [
        (_of_attack(table, force, against[target], against.values()), (target, along))
        for target in offered_first_tokens(form, "target")
        for along, force in _forces(table, form, {"target": target})
        if target in against
    ]
    found = best_scored(scored, above=GAINS)
    return Attack(*found) if found else None


def _of_attack(table: Table, force: StackView, target: StackView, against: Collection[StackView]) -> float:
    """Return what an attack promises: the battle, and the siege of the city before which the enemy stands alone."""
    found = expected_battle(table, [force], [target], force.hex)
    if table.commander_left_behind(table.view.acting):  # who loses leaves their commander alone with the enemy
        odds = battle_odds_in_hex(table, [force], [target], force.hex)
        found -= DESERTED * (1 - (odds.win + odds.chances["draw"]) / 100)
    return found + (siege_promise_after_battle(table, force, force.hex, [target]) if len(against) == 1 else 0.0)


def _forces(table: Table, form: Form, before: dict[str, str]) -> Iterator[tuple[tuple[str, ...], StackView]]:
    """Yield with whom the active leader could fight, and what that is: with all whom they may take, and alone."""
    others = tuple(offered_first_tokens(form, "along", before))
    for along in dict.fromkeys((others, ())):
        force = table.stack_led_out(table.view.acting, along)
        if force is not None and force.sp:
            yield along, force


def _recover(table: Table, form: Form) -> Action | None:
    stack = table.acting_stack()
    if stack is None:
        return None
    threatened = table.strength_ratio_of_threat(stack.hex, stack.sp) > 0.7
    return Recover() if stack.status == DISORGANIZED or (stack.status == DISRUPTED and threatened) else None


def _legionaries(table: Table, form: Form) -> Action | None:
    """Leave a legionary in a city, so that it cannot be asked for surrender; more where all cities must be held."""
    stack = table.acting_stack()
    if stack is None:
        return None
    count = min(
        highest_field_value(form, "sp"), max(garrison_sp_lacking(table, stack), int(_wants_garrison(table, stack)))
    )
    return LeaveGarrison(count) if count else None


def _men(table: Table, form: Form) -> Action | None:
    """Leave a man who is no legionary in the city of the hex; with an army inside that is seen to as it marches."""
    stack = table.acting_stack()
    if stack is None or stack.inside or not _wants_garrison(table, stack):
        return None
    if "inside" not in offered_first_tokens(form, "to"):
        return None
    found = [one for one in offered_first_tokens(form, "units", {"to": "inside"}) if one.endswith(":infantry")]
    return Regroup("inside", (found[0],)) if found else None


def _wants_garrison(table: Table, stack: StackView) -> bool:
    return can_leave_men(stack) and stack.hex in table.cities and table.worth_of_garrison(stack.hex) > SP


def _assault(table: Table, form: Form) -> Action | None:
    """Storm a city where that promises more than it costs; with no more legions than the odds ask for."""
    stack = table.acting_stack()
    if stack is None:
        return None
    must, strength = _must_storm(table, stack.hex), max(1, table.city_defence_strength(stack.hex))
    patient = (
        bool(provinces_to_subdue(table.view.scenario)) and strength >= STARVES and not table.is_last_chance_to_subdue
    )
    scored = []
    for along, whole in _forces(table, form, {}):
        for force, out in _parts(table, whole, strength):
            odds = assault_odds_of_stack(table, force, stack.hex)
            worn = (1 - odds.falls / 100) * min(1.0, odds.defender / strength)
            if patient:  # hunger costs the besieged more than their besiegers
                worn = max(0.0, worn - odds.attacker / max(1, force.infantry))
            hopes = table.worth_of_garrisoned_capture(stack.hex) * (odds.falls / 100 + WORN * worn)
            dear = not must and (odds.falls < STORMS or odds.attacker > DEAR * force.infantry)
            cost = 0.0 if table.is_last_chance_to_subdue else SP * odds.attacker
            scored.append((-1.0 if dear else hopes - cost, (along, out)))
    found = best_scored(scored, above=STORM_GAINS)
    return Assault(*found) if found else None


def _parts(table: Table, whole: StackView, strength: int) -> Iterator[tuple[StackView, tuple[str, ...]]]:
    """Yield with what of a force a city could be stormed, and what then stays out: with enough, and with all; where all
    of a province must be subdued with each number of its legions, as a commander leads only so many well."""
    yield _enough(table, whole, strength)
    yield whole, ()
    if provinces_to_subdue(table.view.scenario):
        feet = {one.number: sum([foot for foot, _ in one.elements.values()]) for one in table.view.legions}
        best_first = sorted(whole.legions, key=lambda one: -feet[one])
        for count in range(1, len(best_first)):
            yield _of_legions(whole, best_first[:count], feet)


def _of_legions(force: StackView, goes: Collection[str], feet: Mapping[str, int]) -> tuple[StackView, tuple[str, ...]]:
    """Return these legions of a force, and what stays out of the assault."""
    out = (*[one for one in force.legions if one not in goes], *[one.kind for one in force.troops if one.infantry])
    few = sum([feet[one] for one in goes])
    return msgspec.structs.replace(force, legions=tuple(goes), troops=(), infantry=few, sp=few), out


def _enough(table: Table, force: StackView, strength: int) -> tuple[StackView, tuple[str, ...]]:
    """Return as many legions of a force as give the best odds against a city, and what stays out of the assault."""
    feet = {one.number: sum([foot for foot, _ in one.elements.values()]) for one in table.view.legions}
    goes: list[str] = []
    for number in sorted(force.legions, key=lambda one: -feet[one]):
        if sum([feet[one] for one in goes]) < HOPELESS * strength:
            goes.append(number)
    if sum([feet[one] for one in goes]) < HOPELESS * strength:
        return force, ()
    return _of_legions(force, goes, feet)


def _must_storm(table: Table, place: str) -> bool:
    """Return whether a city falls by force alone, or there is no time for anything else."""
    last = table.view.turn >= table.view.last_turn
    return last or table.cities[place].size != "small" or table.foreign_sp_in_city(place) > 0


def _siege(table: Table, form: Form) -> Action | None:
    stack = table.stack_led_out(table.view.acting)
    whole = table.acting_stack() if provinces_to_subdue(table.view.scenario) else stack
    if stack is None or whole is None or not table.worth_of_taking_city(stack.hex):
        return None
    if table.strength_ratio_of_threat(stack.hex, whole.sp, 3) > 1.2 and not table.is_last_chance_to_subdue:
        return None
    enough = whole.sp >= 3 * table.city_defence_strength(stack.hex) or is_starved_by_siege(
        table, whole.infantry, stack.hex
    )
    return PlaceSiege() if _must_storm(table, stack.hex) and enough else None


def _march(table: Table, form: Form) -> Action | None:
    found = best_march(table, form)
    return found[1] if found is not None else None


def ask_leave_to_march(table: Table, form: Form) -> Action | None:
    """Ask for leave before a march where much more is at stake elsewhere, once hardly a city is left to be subdued."""
    if not provinces_to_subdue(table.view.scenario) or cities_left_to_subdue(table.view) > 1:
        return None
    stack, march = table.stack_led_out(table.view.acting), table.forms.get(March.tag())
    if stack is None or "leave" not in offered_first_tokens(form, "matter"):
        return None
    found = best_march(table, march) if march is not None else None
    stays, goes = army_prospect_if_staying(table, stack), found[0].score if found is not None else 0.0
    return (
        AskPermission("leave", _pleads(table, form))
        if best_army_prospect(table, stack) - stays > goes + CALLED
        else None
    )


def _pleads(table: Table, form: Form) -> int:
    """Return the Guile with which leave is asked: none but where there is no later year to ask in."""
    return highest_field_value(form, "guile") if table.is_last_chance_to_subdue else 0


def _leave(table: Table, form: Form) -> Action | None:
    stack = table.stack_led_out(table.view.acting)
    if stack is None or "leave" not in offered_first_tokens(form, "matter"):
        return None
    return AskPermission("leave", _pleads(table, form)) if best_army_prospect(table, stack) > 2 * LEAST else None


def _home(table: Table, form: Form) -> Action | None:
    """Ask for leave to come with an army to the city on which the war hangs, where more is at stake there than
    anywhere else: to relieve it, or to hold it."""
    stack, place = table.acting_stack(), table.capital.place
    if stack is None or not place or stack.hex == place or "enter_rome" not in offered_first_tokens(form, "matter"):
        return None
    march = table.forms.get(March.tag())
    found = best_march(table, march) if march is not None else None
    least = max(LEAST, found[0].score if found is not None else 0.0)
    scored = [
        army_prospect_at_hex(table, one, place, inside=not table.capital.is_besieged)
        - army_prospect_if_staying(table, one)
        for one in _armies(table, stack)
    ]
    return AskPermission("enter_rome", 0) if max(scored, default=0.0) > least else None


def _armies(table: Table, stack: StackView) -> Iterator[StackView]:
    """Yield what the active leader could lead away: their own men, and those of all who could follow them."""
    offices: dict[str, int] = {name: known.rank for name, known in FIGURES.offices.items()}
    ranks = {one.leader: offices[one.office] for one in table.view.magistrates}
    own = ranks.get(table.view.acting, 0)
    others = tuple(
        [
            one
            for one in stack.leaders
            if one != table.view.acting and (ranks.get(one, 1) > own or ranks.get(one) == CONSUL == own)
        ]
    )
    for along in dict.fromkeys((others, ())):
        force = table.stack_led_out(table.view.acting, along)
        if force is not None and force.sp:
            yield force


PLANS: tuple[tuple[str, Plan[Table]], ...] = (
    (RaiseSamnites.tag(), peoples.raise_samnite_levy),
    (RaiseManpower.tag(), peoples.request_roman_troops),
    (CallUpProvinces.tag(), peoples.call_up_provinces),
    (DemandSurrender.tag(), _surrender),
    (SendAmbassador.tag(), peoples.send_ambassador_first),
    (Persuade.tag(), peoples.spend_guile_first),
    (Treachery.tag(), _treachery),
    (Attack.tag(), _attack),
    (Recover.tag(), _recover),
    (LeaveGarrison.tag(), _legionaries),
    (Regroup.tag(), _men),
    (Assault.tag(), _assault),
    (PlaceSiege.tag(), _siege),
    (AskPermission.tag(), ask_leave_to_march),
    (AskPermission.tag(), _home),
    (Sail.tag(), voyages.choose_voyage),
    (SailWith.tag(), voyages.ship_part_of_army),
    (March.tag(), _march),
    (AskPermission.tag(), _leave),
    (Persuade.tag(), peoples.spend_guile_on_box),
    (SendAmbassador.tag(), peoples.send_ambassador),
    (Negotiate.tag(), peoples.send_best_embassy),
    (Celebrate.tag(), triumphs.celebrate_when_nothing_is_better),
)

CLOSING = tuple([one for one in PLANS if one[0] == LeaveGarrison.tag()])


def choose_leader_to_activate(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Let the leader act who has most to hope for where they stand. Where a province has to be subdued, no consul gives
    their marker to the Urban Praetor, who stays in Rome."""
    table = Table(view, prompt.side)
    form = prompt.menu.forms[Activate.tag()]
    all_held = bool(provinces_to_subdue(view.scenario))
    tied = {
        one.leader for one in view.magistrates if one.office == "urban_praetor" and provinces_to_subdue(view.scenario)
    }

    def hope(leader: str) -> float:
        stack = table.stack_of(leader)
        if stack is None or leader in tied:
            return -1.0
        near = sum([table.worth_of_taking_city(one) for one in (stack.hex, *land_neighbours(stack.hex))])
        if all_held:
            stack = table.stack_led_out_with_lower_ranks(leader) or stack
        return stack.sp / 10 + near + view.leaders[leader].campaign / 10

    return Activate(
        best_scored([(hope(one), one) for one in offered_first_tokens(form, "leader")])
        or offered_first_tokens(form, "leader")[0]
    )
