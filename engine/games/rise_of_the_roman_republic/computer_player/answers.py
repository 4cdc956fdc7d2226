"""How the computer player answers what others do: battles, interceptions, Guile."""

import msgspec

from engine.games.rise_of_the_roman_republic.actions.combat import (
    Avoid,
    Coordinate,
    JoinRelief,
    Prepare,
    SpendGuile,
    Stand,
    TakeCommand,
)
from engine.games.rise_of_the_roman_republic.actions.movement import Intercept, LetMarch
from engine.games.rise_of_the_roman_republic.board.hexmap import distance, terrain
from engine.games.rise_of_the_roman_republic.computer_player.aims import conquering_leader, provinces_to_subdue
from engine.games.rise_of_the_roman_republic.computer_player.odds import (
    battle_odds_in_hex,
    expected_battle,
    letter_of_commanding_leader,
    value_if_attacked,
)
from engine.games.rise_of_the_roman_republic.computer_player.table import Table
from engine.games.rise_of_the_roman_republic.movement.contexts import Passing
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.tables import SCENARIOS, TABLES
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import form_of, offered_first_tokens

STAYS = 0.5  # victory points that keep a force where it is
STOPS = 0.1  # victory points that an interception must promise
HALTED = 0.3  # victory points: a march that is stopped


def highest_field_value(form: Form | None, field: str) -> int:
    """Return the highest number that a field of a form takes; 0 without the form."""
    return (form.field(field, {}).choices_after(()).high or 0) if form is not None else 0


def choose_guile_and_elephants(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Spend Guile on a battle, and let all elephants charge: half of them and more do good."""
    form = form_of(prompt, Prepare)
    if form is None or not isinstance(prompt.default, Prepare):
        return None
    return Prepare(highest_field_value(form, "guile"), highest_field_value(form, "elephants"), prompt.default.devoted)


def choose_spending_all_guile(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Spend what can be spent."""
    form = form_of(prompt, SpendGuile)
    return SpendGuile(highest_field_value(form, "points"))


def choose_commander_of_equals(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Let the ablest of equals command, with Guile if they have some, where lieutenants storm a city without the
    Overall Commander, or all of a province must be subdued: elsewhere it is hardly ever asked, and the first will
    do."""
    if not conquering_leader(view) and not provinces_to_subdue(view.scenario):
        return None
    able = offered_first_tokens(form_of(prompt, TakeCommand), "leader")
    return TakeCommand(min(able, key=lambda one: (view.leaders[one].battle, -view.guile.get(one, 0))))


def choose_interception(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Intercept a march where the battle after it promises enough: each force once, where it promises most."""
    form, seen, table = form_of(prompt, Intercept), prompt.context, Table(view, prompt.side)
    if form is None or not isinstance(seen, Passing):
        return None
    chosen: dict[str, tuple[float, str]] = {}
    for token in offered_first_tokens(form, "tries"):
        leader, _, place = token.partition("@")
        stack = table.stack_of(leader)
        if stack is None or table.commander_left_behind(leader):  # the commander tries themselves
            continue
        enemy = _passing(table, seen, place)
        halted = HALTED * battle_odds_in_hex(table, [stack], [enemy], place).win / 100
        score = expected_battle(table, [stack], [enemy], place) + halted
        if score > max(STOPS, chosen.get(stack.power + stack.hex, (0.0, ""))[0]):
            chosen[stack.power + stack.hex] = (score, token)
    tries = tuple(
        [token for _, token in sorted(chosen.values(), reverse=True)][: form.field("tries", {}).choices_after(()).high]
    )
    found = Intercept(tries)
    return found if tries and prompt.menu.contains(found) else LetMarch()


def _passing(table: Table, seen: Passing, place: str) -> StackView:
    """Return who passes as a stack; where victories themselves count, with all who are known to be with them."""
    there = table.stack_of(seen.leader) if conquering_leader(table.view) else None
    if there is not None and there.sp == seen.sp:
        return msgspec.structs.replace(there, hex=place)
    return StackView(power=seen.power, hex=place, leaders=(seen.leader,), sp=seen.sp, infantry=seen.sp)


def choose_joining_a_battle(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Let the besieged come out, and all who are near come to a battle, unless a province hangs on their staying."""
    if form_of(prompt, JoinRelief) is not None:
        return JoinRelief()
    table = Table(view, prompt.side)
    for leader in offered_first_tokens(form_of(prompt, Coordinate), "leader"):
        stack = table.stack_of(leader)
        if stack is None or table.commander_left_behind(leader):
            continue
        if table.presence_gain(stack, stack.hex, inside=stack.inside, here=True) < STAYS:
            return Coordinate(leader)
    return None


def choose_avoiding_battle(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Slip away from a battle, where victories themselves count, if that promises more than to stand: who fails to get
    away is the worse for it."""
    form, table = form_of(prompt, Avoid), Table(view, prompt.side)
    enemy = table.acting_stack()
    own = next(
        (one for one in table.own_stacks if enemy and one.hex == enemy.hex and not one.inside and one.leaders), None
    )
    if form is None or enemy is None or own is None or not conquering_leader(view):
        return None
    place, found = own.hex, [(value_if_attacked(table, enemy, own, own.hex), ("", ""))]
    fails = value_if_attacked(table, enemy, own, place, TABLES.battle_modifiers["failed_avoidance"])
    for to in offered_first_tokens(form, "to"):
        for inside in offered_first_tokens(form, "inside", {"to": to}):
            chance = _slips(table, own, to, inside=inside == "yes")
            found.append(((1 - chance) * fails, (to, inside)))
    to, inside = max(found)[1]
    return Avoid(to, inside == "yes") if to else Stand()


def _slips(table: Table, own: StackView, to: str, *, inside: bool) -> float:
    """Return how likely a stack slips away to a hex, rivers apart (section 8.23)."""
    figures, far = TABLES.avoidance, distance(own.hex, to)
    best = letter_of_commanding_leader(table, [own])
    chief = next(one for one in own.leaders if table.view.leaders[one].battle == best)
    fixed = SCENARIOS[table.view.scenario].dictator
    bound = own.power == ROMANS and (fixed is None or fixed.honour or chief != fixed.leader)
    needed = table.view.leaders[chief].campaign - figures.get(terrain(own.hex) or "flat", 0)
    needed -= (figures["city"] if far <= 1 else figures["city_two_away"]) if inside else 0
    needed -= figures["roman"] if bound else 0
    return max(0, min(10, needed + 1)) / 10
