"""The computer player's campaign: takes what is weak and near, fights at good odds, keeps its armies together."""

from collections.abc import Callable, Iterator

import msgspec

from engine.games.total_war_rome.actions.campaign import Assault, Confront, March, Meet, MeetFirst, PlaceArmy
from engine.games.total_war_rome.board.disunity import has_mixed_tribes
from engine.games.total_war_rome.board.geography import land_distance
from engine.games.total_war_rome.computer_player.defence import endangered_regions, guarding_worth
from engine.games.total_war_rome.computer_player.diplomacy import betrayal_choice, help_in_battle
from engine.games.total_war_rome.computer_player.event_uses import march_on, sail_on, spread_camp_fever
from engine.games.total_war_rome.computer_player.reorganising import (
    LEAST_ARMY,
    MU_TO_MERGE,
    army_merger_choice,
    best_general,
    card_exchange_choice,
    reinforced_army,
    rendezvous_march,
)
from engine.games.total_war_rome.computer_player.sea import (
    army_fetching_course,
    best_overseas_prospect_of_army,
    choose_ferry_passage,
    embarkation_choice,
    landing_choice,
    naval_battle_choice,
    navy_hunting_course,
    new_navy_harbour,
    port_shelter_course,
)
from engine.games.total_war_rome.computer_player.values import (
    army_strength,
    assault_chance,
    attack_worth,
    battle_chance,
    conquest_chance,
    diplomatic_status,
    is_garrisoned,
    region_worth,
    viewing_faction,
)
from engine.games.total_war_rome.computer_player.weights import at_work
from engine.games.total_war_rome.contexts import Encounter
from engine.games.total_war_rome.tables import REGIONS
from engine.games.total_war_rome.view import ArmyView, RomeView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import (
    action_of_first_fitting_plan,
    best_scored,
    form_of,
    offered_first_tokens,
    partial_form_fillings,
    shortest_ways,
)

HORIZON = 5  # regions by land beyond which nothing is worth a thought
WALK = 60  # ways of a march that are looked at


def choose_campaign_turn(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Return the best next action of a campaign turn, None to end it."""
    plans = Plans(view)
    return action_of_first_fitting_plan(view, prompt, (
        ("plunder", _plunder), ("camp_fever", spread_camp_fever), ("confront", _confront), ("assault", _assault),
        ("engage", naval_battle_choice), ("betray", betrayal_choice), ("place_navy", plans.place_new_navy),
        ("place_army", plans.place_army), ("move_general", best_general), ("merge", army_merger_choice),
        ("reorganise", card_exchange_choice), ("march", rendezvous_march), ("disembark", plans.land_army),
        ("sail", plans.sail_on_with_army), ("embark", plans.take_army_aboard),
        ("march", plans.march_to_stronger_army), ("march", plans.march_at_best_goal), ("subdue", _subdue),
        ("sail", plans.move_free_navies), ("forced_march", plans.march_on), ("fair_winds", sail_on),
    ))  # fmt: skip


def _plunder(view: RomeView, form: Form) -> Action | None:
    card = offered_first_tokens(form, "card")[0]
    region = max(offered_first_tokens(form, "region"), key=lambda r: REGIONS[r].gold)
    return form.action(card=card, region=region) if REGIONS[region].gold > 1 else None


def _confront(view: RomeView, form: Form) -> Action | None:
    for way in partial_form_fillings(form, "army", "enemy"):
        mine, theirs = view.armies[way["army"]], view.armies[way["enemy"]]
        if battle_chance(army_strength(mine), at_work().defender_edge * army_strength(theirs)) > 0.5:
            return Confront(**way)
    return None


def _assault(view: RomeView, form: Form) -> Action | None:
    for army_id in offered_first_tokens(form, "army"):
        army = view.armies[army_id]
        worth = region_worth(view, army.at)
        take = assault_chance if is_garrisoned(view, army.at) else conquest_chance
        if take(view, army, army.at) > (at_work().assault_odds if worth > 8 else at_work().assault_odds + 0.15):
            cards = (
                tuple(offered_first_tokens(form, "cards", {"army": army_id}))
                if "cards" in form.fields and worth > 8
                else ()
            )
            return Assault(army_id, cards)
    return None


def _ready(army: ArmyView) -> bool:
    return army.cards is not None and len(army.cards) >= LEAST_ARMY


def attack_prospects(view: RomeView, army: ArmyView) -> dict[str, float]:
    """Return what every region that is worth attacking is worth to an army."""
    side = viewing_faction(view)
    sails = any(navy.owner == side for navy in view.navies.values())
    out = {}
    for region, land in view.regions.items():
        if army.at and land_distance(army.at, region) > HORIZON and not (sails and REGIONS[region].coast):
            continue
        if land.owner == side or (land.owner and diplomatic_status(view, side, land.owner) == "ally"):
            foes = any(
                a.at == region and diplomatic_status(view, side, a.owner) == "enemy" for a in view.armies.values()
            )
            if not foes or land.owner != side:
                continue
        if any(a.at == region and a.owner == side and a.id != army.id for a in view.armies.values()):
            continue  # another of its own armies is at it
        worth = attack_worth(view, army, region)
        if worth > 0:
            out[region] = worth
    return out


def best_prospect_from(goals: dict[str, float], region: str) -> float:
    """Return the best prospect seen from a region."""
    return max((worth * at_work().far ** land_distance(region, goal) for goal, worth in goals.items()), default=0.0)


class Plans:
    """What a faction's armies could gain where, and how they come there by land and sea."""

    def __init__(self, view: RomeView) -> None:
        self.view, self.side = view, viewing_faction(view)
        self.armies = {a.id: a for a in view.armies.values() if a.owner == self.side and _ready(a)}
        self._goals: dict[str, dict[str, float]] = {}
        self._guards: dict[str, dict[str, float]] = {}
        self._perils: dict[str, float] | None = None

    def guard_worth(self, army: ArmyView) -> dict[str, float]:
        """Return what an army is worth where one's own regions are in danger."""
        if army.id not in self._guards:
            if self._perils is None:
                self._perils = endangered_regions(self.view)
            self._guards[army.id] = guarding_worth(self.view, army, self._perils)
        return self._guards[army.id]

    def prospects_of_army(self, army: ArmyView) -> dict[str, float]:
        """Return an army's prospects; one aboard may also come home."""
        if army.id not in self._goals:
            goals = attack_prospects(self.view, army)
            if army.navy:
                goals |= {r: at_work().coming_home + 0.5 * best_prospect_from(goals, r) for r in self._havens()}
            self._goals[army.id] = goals
        return self._goals[army.id]

    def _havens(self) -> list[str]:
        taken = [a.at for a in self.view.armies.values()]
        own = [r for r, land in self.view.regions.items() if land.owner == self.side]
        return [r for r in own if REGIONS[r].coast and r not in taken]

    def best_land_prospect(self, army: ArmyView) -> float:
        """Return the best prospect of an army by land, what it guards included."""
        return best_prospect_from(self.guard_worth(army) | self.prospects_of_army(army), army.at)

    def gain_of_each_army(self) -> dict[str, tuple[dict[str, float], float]]:
        """Return what every army ashore could gain, and what of it by land."""
        return {a.id: (self.prospects_of_army(a), self.best_land_prospect(a)) for a in self.armies.values() if a.at}

    def place_new_navy(self, view: RomeView, form: Form) -> Action | None:
        """Place a new navy where the coasts are worth most."""
        return new_navy_harbour(view, form, [self.prospects_of_army(a) for a in self.armies.values()])

    def place_army(self, view: RomeView, form: Form) -> Action | None:
        """Place an army where it has the best prospects by land or sea."""
        return best_scored(self._placings(view, form))

    def _placings(self, view: RomeView, form: Form) -> Iterator[tuple[float, Action]]:
        for way in partial_form_fillings(form, "army", "region"):
            army, region = view.armies[way["army"]], way["region"]
            if not _ready(army) or self._stands_in(region):
                continue
            goals = self.prospects_of_army(army)
            there = msgspec.structs.replace(army, at=region)
            worth = max(
                best_prospect_from(self.guard_worth(army) | goals, region),
                best_overseas_prospect_of_army(view, there, goals),
            )
            yield worth + 0.01 * REGIONS[region].gold, PlaceArmy(**way)

    def _stands_in(self, region: str) -> bool:
        return any(army.at == region and army.owner == self.side for army in self.view.armies.values())

    def _best(self, form: Form, decide: Callable[[ArmyView], tuple[float, Action] | None]) -> Action | None:
        found = [decide(self.armies[a]) for a in offered_first_tokens(form, "army") if a in self.armies]
        return best_scored(each for each in found if each is not None)

    def land_army(self, view: RomeView, form: Form) -> Action | None:
        """Land an army where it is worth most."""
        return self._best(form, lambda army: landing_choice(view, form, army, self.prospects_of_army(army)))

    def take_army_aboard(self, view: RomeView, form: Form) -> Action | None:
        """Take an army aboard that has more to gain over sea."""
        return self._best(
            form,
            lambda army: embarkation_choice(
                view, form, army, self.prospects_of_army(army), self.best_land_prospect(army)
            ),
        )

    def sail_on_with_army(self, view: RomeView, form: Form) -> Action | None:
        """Sail on with an army aboard."""
        navies = offered_first_tokens(form, "navy")
        for army in self.armies.values():
            if army.navy in navies:
                action = choose_ferry_passage(view, form, army, self.prospects_of_army(army))
                if action is not None:
                    return action
        return None

    def move_free_navies(self, view: RomeView, form: Form) -> Action | None:
        """Let free navies fetch an army, fight a weaker navy, or go into port before a stronger one."""
        return (
            army_fetching_course(view, form, self.gain_of_each_army())
            or navy_hunting_course(view, form)
            or port_shelter_course(view, form)
        )

    def march_to_stronger_army(self, view: RomeView, form: Form) -> Action | None:
        """March an army to one next to it that could do more with its best cards than it can itself."""
        return best_scored(self._meetings(view, form), above=at_work().together)

    def _meetings(self, view: RomeView, form: Form) -> Iterator[tuple[float, Action]]:
        for army_id in offered_first_tokens(form, "army"):
            one = self.armies.get(army_id)
            if one is None or (one.mu or 0) < MU_TO_MERGE or one.siege:
                continue
            near = [a for a in self.armies.values() if a.at and a.id != one.id and land_distance(one.at, a.at) == 1]
            steps = offered_first_tokens(form, "route", {"army": army_id}) if near else ()
            for two in near:
                if (
                    has_mixed_tribes((*(one.cards or ()), *(two.cards or ())))
                    or two.at not in steps
                    or (two.mu or 0) < MU_TO_MERGE + 1
                    or view.regions[two.at].owner != self.side
                ):
                    continue
                both = best_prospect_from(attack_prospects(view, reinforced_army(two, one)), two.at)
                yield both - self.best_land_prospect(two) - self.best_land_prospect(one), March(army_id, (two.at,))

    def march_at_best_goal(self, view: RomeView, form: Form) -> Action | None:
        """March at the best goal in reach, or nearer to a better one."""
        return best_scored(self._marches(view, form))

    def march_on(self, view: RomeView, form: Form) -> Action | None:
        """Let an army march on by a card."""
        return march_on(view, form, {army.id: self.prospects_of_army(army) for army in self.armies.values() if army.at})

    def _marches(self, view: RomeView, form: Form) -> Iterator[tuple[float, Action]]:
        for army_id in offered_first_tokens(form, "army"):
            army = view.armies[army_id]
            if not _ready(army):
                continue
            goals, here, kept = self.prospects_of_army(army), self.best_land_prospect(army), self.guard_worth(army)
            both = kept | goals
            leaves = any(a.id != army_id and a.at == army.at and a.owner == self.side for a in view.armies.values())
            for route in _ways(view, form, army_id):
                end = route[-1]
                if end in goals:
                    gain = (
                        goals[end] + 1.0 - max(0.0, best_prospect_from(kept, army.at) - best_prospect_from(kept, end))
                    )
                elif view.regions[end].owner != self.side or _crowded(view, army, end):
                    continue
                else:
                    gain = 0.9 * best_prospect_from(both, end) - 1.05 * here - 0.3
                if leaves and not _crowded(view, army, end):
                    gain += at_work().merged_badly
                if gain > 0.4 + 0.5 * army.siege:
                    yield gain, March(army_id, route)


def _crowded(view: RomeView, army: ArmyView, region: str) -> bool:
    return any(a.at == region and a.id != army.id for a in view.armies.values())


def _ways(view: RomeView, form: Form, army_id: str) -> Iterator[tuple[str, ...]]:
    """Return the shortest way to every region in reach; an ally is not asked for leave to pass, since it could be asked
    without end."""
    side = viewing_faction(view)

    def enters(region: str) -> bool:
        owner = view.regions[region].owner
        return owner == side or diplomatic_status(view, side, owner) != "ally"

    return shortest_ways(form.field("route", {"army": army_id}), enters, WALK)


def _subdue(view: RomeView, form: Form) -> Action | None:
    army_id = offered_first_tokens(form, "army")[0]
    most = form.field("markers", {"army": army_id}).choices_after(()).high or 1
    return form.action(army=army_id, markers=most)


# Meetings


def choose_enemy_to_meet_first(view: RomeView, prompt: Prompt) -> Action:
    """Meet first the weakest of several enemies, who is beaten most likely and at the least cost."""
    enemies = offered_first_tokens(form_of(prompt, MeetFirst), "enemy")

    def weight(enemy: str) -> float:
        return army_strength(view.armies[enemy]) if enemy in view.armies else view.navies[enemy].count

    return MeetFirst(min(enemies, key=weight))


def choose_fight_or_avoid(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Fight at even odds or better, else avoid; join an ally's battle if that pays."""
    form, asked = form_of(prompt, Meet), prompt.about(Encounter)
    own, enemy = asked.own, asked.enemy
    if form is None:
        return help_in_battle(view, own, enemy)
    stances = offered_first_tokens(form, "stance")
    chance = battle_chance(army_strength(view.armies[own]), army_strength(view.armies[enemy]))
    none = "none"
    if chance >= 0.42 or len(stances) == 1:
        guard = [c for c in offered_first_tokens(form, "no_escape", {"stance": "fight", "to": "stay"}) if c != none]
        return _met(form, "fight", "stay", guard[0] if guard and chance > 0.6 else none)
    stance = stances[-1] if chance < 0.3 else stances[1]
    ways = offered_first_tokens(form, "to", {"stance": stance})
    side = viewing_faction(view)
    taken = {a.at for a in view.armies.values() if a.owner == side}
    to = max(ways, key=lambda way: (way not in taken, way in REGIONS and view.regions[way].owner == side, way))
    return _met(form, stance, to, none)


def _met(form: Form, stance: str, to: str, no_escape: str) -> Action:
    """Return the answer, with the first of several Slip Away cards where one must be named."""
    values = {"stance": stance, "to": to, "no_escape": no_escape}
    return Meet(**values, slip=offered_first_tokens(form, "slip", values)[0] if "slip" in form.fields else "")
