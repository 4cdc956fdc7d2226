"""What the computer player does at sea: it ships small armies to islands where points are to be had, and keeps its
ships where they are needed for that, and to keep its own ports open (chapter 7)."""

from collections.abc import Iterator, Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.movement import ALL, INSIDE, OWN
from engine.games.rise_of_the_roman_republic.actions.naval import KeepFleets, RaiseLevels, Reallot, Sail, SailWith
from engine.games.rise_of_the_roman_republic.computer_player.hero import hero_of
from engine.games.rise_of_the_roman_republic.computer_player.islands import zones_passage_chance
from engine.games.rise_of_the_roman_republic.computer_player.marching import (
    army_prospect_at_hex,
    army_prospect_if_staying,
    best_march,
)
from engine.games.rise_of_the_roman_republic.computer_player.table import SP, Table
from engine.games.rise_of_the_roman_republic.naval.routes import zones_of_token
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.tables import HEXES, TABLES
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import best_scored, form_of, greedy_basket, offered_first_tokens

LEAST = 0.3  # victory points that a voyage must promise, and more than the best march
PARTY, HOME_GUARD = 12, 8  # SP that are shipped of a larger army, and that have to stay
LEGION = 0.35  # victory points: what a level costs Rome, in legions that it does not get


def choose_voyage(table: Table, form: Form) -> Action | None:
    """Ship a small army of its own, where that promises more than to march."""
    scored = [(_voyage(table, army, to, zones), Sail(name, to, zones)) for name, army, to, zones in _whole(table, form)]
    return best_scored(scored, above=_least(table)) if scored else None


def ship_part_of_army(table: Table, form: Form) -> Action | None:
    """Ship a part of a larger army, under a leader who does not command it all."""
    stack = table.acting_stack()
    hero = hero_of(table.view)
    if stack is None or hero == table.view.acting or stack.sp < PARTY + HOME_GUARD:
        return None
    party = msgspec.structs.replace(stack, leaders=(table.view.acting,), legions=(), sp=PARTY, infantry=PARTY)
    ways = [
        (to, zones) for to in _ports(table, form, {}) for zones in offered_first_tokens(form, "zones", {"to": to})[:1]
    ]
    scored = [(_voyage(table, party, to, zones), (to, zones)) for to, zones in ways]
    found = best_scored(scored, above=_least(table))
    if found is None:
        return None
    to, zones = found
    choices = form.field("units", {"to": to, "zones": zones})
    units = greedy_basket(choices, lambda token: 1.0 if token.endswith(":infantry") else 0.0, PARTY)
    return SailWith(to, zones, units) if units else None


def _least(table: Table) -> float:
    march = table.forms.get("march")
    found = best_march(table, march) if march is not None else None
    return max(LEAST, found[0].score if found is not None else 0.0)


def _whole(table: Table, form: Form) -> Iterator[tuple[str, StackView, str, str]]:
    """Yield each army that could sail, but for leaders alone, with where to and by which zones."""
    stack = table.acting_stack()
    if stack is None or hero_of(table.view) in stack.leaders:
        return
    for name in offered_first_tokens(form, "army"):
        army = _army(table, stack, name)
        if army is None or not army.sp:
            continue
        for to in _ports(table, form, {"army": name}):
            for zones in offered_first_tokens(form, "zones", {"army": name, "to": to})[:1]:
                yield name, army, to, zones


def _army(table: Table, stack: StackView, name: str) -> StackView | None:
    legion = next((one for one in table.view.legions if one.number == name), None)
    if legion is not None:
        feet = sum([foot for foot, _ in legion.elements.values()])
        horse = sum([horse for _, horse in legion.elements.values()])
        return msgspec.structs.replace(
            stack, leaders=(table.view.acting,), legions=(name,), troops=(), infantry=feet, sp=feet + horse
        )
    if name == ALL:
        return stack
    return table.stack_led_out(table.view.acting) if name == OWN else None


def _ports(table: Table, form: Form, before: Mapping[str, str]) -> list[str]:
    """Return the ports that are worth a look: of islands where points are to be had, and, from an island that has
    nothing left, those at home."""
    stack = table.acting_stack()
    here = HEXES[stack.hex].province if stack is not None else ""
    found = []
    for to in offered_first_tokens(form, "to", before):
        province = HEXES[to.removesuffix(INSIDE)].province
        if province in table.islands.landing_gains or (here in table.islands.all and province not in table.islands.all):
            found.append(to)
    return found


def _voyage(table: Table, army: StackView, to: str, zones: str) -> float:
    """Return what a voyage promises an army, beside what it has where it is."""
    place, inside = to.removesuffix(INSIDE), to.endswith(INSIDE)
    province = HEXES[place].province
    arrives = zones_passage_chance(table.islands.zone_levels, zones_of_token(zones))
    islands, here = table.islands, HEXES[army.hex].province
    hopes = max(army_prospect_at_hex(table, army, place, inside=inside), islands.landing_gains.get(province, 0.0))
    stays = max(0.0, army_prospect_if_staying(table, army), islands.gain_by_island.get(here, 0.0))
    lost = SP * army.sp * TABLES.naval["loss"] / 100
    return arrives * hopes - (1 - arrives) * lost - stays


def choose_naval_level_to_move(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Move a level to where it is worth more."""
    table, form = Table(view, prompt.side), form_of(prompt, Reallot)
    islands, levels = table.islands, table.islands.zone_levels
    now = islands.worth_of_fleet_levels(levels)
    scored = [
        (
            islands.worth_of_fleet_levels({**levels, source: levels[source] - 1, zone: levels[zone] + 1}) - now,
            (source, zone),
        )
        for source in offered_first_tokens(form, "source")
        for zone in offered_first_tokens(form, "zone", {"source": source})
    ]
    found = best_scored(scored, above=SP)
    return Reallot(*found) if found else KeepFleets()


def choose_zone_of_new_levels(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Put the levels that were built where they are worth most; Rome builds none that it would rather have as
    legions."""
    table, form = Table(view, prompt.side), form_of(prompt, RaiseLevels)
    if form is None:
        return None
    islands, levels, price = table.islands, table.islands.zone_levels, LEGION if table.side == ROMANS else 0.0
    chosen: tuple[str, ...] = ()
    while True:
        now = islands.worth_of_fleet_levels(levels)
        scored = [
            (islands.worth_of_fleet_levels({**levels, zone: levels[zone] + 1}) - now, zone)
            for zone in [one.token for one in form.field("zones", {}).choices_after(chosen).options]
        ]
        zone = best_scored(scored, above=price)
        if zone is None:
            return RaiseLevels(chosen)
        levels = {**levels, zone: levels[zone] + 1}
        chosen = (*chosen, zone)
