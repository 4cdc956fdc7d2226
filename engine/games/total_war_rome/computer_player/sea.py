"""The computer player at sea: carries armies to coasts that are worth it, fights weaker navies, keeps ships safe."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from engine.games.total_war_rome.actions.campaign import Disembark, Embark, Engage, Intercept, PlaceNavy, Sail
from engine.games.total_war_rome.board.geography import BY_SEA
from engine.games.total_war_rome.computer_player.values import diplomatic_status, viewing_faction
from engine.games.total_war_rome.computer_player.weights import at_work
from engine.games.total_war_rome.contexts import OfNavy
from engine.games.total_war_rome.forecast import odds
from engine.games.total_war_rome.tables import REGIONS, SEAS, SHIPS
from engine.games.total_war_rome.view import ArmyView, NavyView, RomeView
from engine.kernel.actions import Action
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import best_scored, form_of, offered_first_tokens, partial_form_fillings, shortest_ways

Goals = Mapping[str, float]  # what it is worth to an army to enter a region
UNKNOWN_SHIP = ("GREEN",)
TURN_MU = 4
NIGHT = 3  # sea areas from which navies come upon one that stays at sea
CARGO = 6  # troop cards of an army that is yet to be found


SAILING = {sea: BY_SEA.distances(sea) for sea in SEAS}
"""Sea areas from one to another."""


# Naval battles


def dice_of(navy: NavyView) -> tuple[str, ...]:
    """Return the dice of a navy, guessed where its ships are unknown."""
    if navy.ships is None:
        return UNKNOWN_SHIP * navy.count
    return tuple(sorted(die for ship in navy.ships for die in SHIPS[ship].dice))


@cache
def expected_sinkings(dice: tuple[str, ...], ships: int) -> tuple[float, float]:
    """Return how many of so many ships some dice are expected to sink, and the chance that they sink all."""
    mean = every = 0.0
    for (wounds, _), likely in odds.dice_score_chances(dice).items():
        sunk = min(ships, wounds // 2)
        mean += likely * sunk
        every += likely * (sunk == ships)
    return mean, every


def fight_worth(view: RomeView, mine: NavyView, foe: NavyView) -> float:
    """Return what a battle of one's navy with another is worth, in gold: ships, armies aboard, Victory at Sea, and what
    it costs to make an enemy."""
    at_stake = at_work().sea_enmity.get(diplomatic_status(view, mine.owner, foe.owner))
    if at_stake is None:
        return -99.0
    dealt, all_theirs = expected_sinkings(dice_of(mine), foe.count)
    taken, all_mine = expected_sinkings(dice_of(foe), mine.count)
    worth = at_work().ship * (dealt - taken) - at_stake
    worth += at_work().victory_point * (all_theirs * (foe.count > 1) - all_mine * (mine.count > 1))
    return worth + at_work().troop_card * (
        _aboard(view, foe) * dealt / foe.count - _aboard(view, mine) * taken / mine.count
    )


def _aboard(view: RomeView, navy: NavyView) -> int:
    return view.armies[navy.carries].count if navy.carries else 0


def unfriendly_navies_near(view: RomeView, sea: str, *, within: int = 0) -> list[NavyView]:
    """Return the navies at sea near a sea area that are neither one's own nor an ally's."""
    side = viewing_faction(view)
    return [
        navy
        for navy in view.navies.values()
        if navy.sea and SAILING[sea].get(navy.sea, 99) <= within and diplomatic_status(view, side, navy.owner) != "ally"
    ]


class Raid(NamedTuple):
    """A navy that would gain by attacking one that carries an army: where it is, and what share of the army it would
    sink."""

    sea: str
    share: float


def profitable_raiders(view: RomeView, navy: NavyView, cargo: int) -> list[Raid]:
    """Return the navies at sea that would gain by attacking a navy with so many troop cards aboard."""
    out = []
    for foe in view.navies.values():
        price = at_work().sea_enmity.get(diplomatic_status(view, viewing_faction(view), foe.owner))
        if price is None or not foe.sea:
            continue
        dealt, every = expected_sinkings(dice_of(foe), navy.count)
        taken, lost = expected_sinkings(dice_of(navy), foe.count)
        gain = at_work().ship * (dealt - taken) + at_work().victory_point * (
            every * (navy.count > 1) - lost * (foe.count > 1)
        )
        if gain + at_work().troop_card * cargo * dealt / navy.count > price + at_work().sea_fight:
            out.append(Raid(foe.sea, dealt / navy.count))
    return out


def cargo_share_at_risk(threats: Sequence[Raid], sea: str, within: int) -> float:
    """Return what share of a cargo is lost by being at sea there, if the raiders in reach come upon it."""
    return max((raid.share for raid in threats if SAILING[sea].get(raid.sea, 99) <= within), default=0.0)


# Carrying armies


class Passage(NamedTuple):
    """A way over sea for an army: with which navy, so many cards, from one of some sea areas after so many MU."""

    navy: NavyView
    cargo: int
    frm: tuple[str, ...]
    ready: int


def coast_worth_less_voyage_risk(way: Passage, threats: Sequence[Raid], goal: str, worth: float) -> float:
    """Return what is left of the worth of a coast that an army sails to: less for each turn that it takes, and for what
    may be lost at sea on the way."""
    most = 0.0
    for end in REGIONS[goal].coast:
        legs, start = min((SAILING[sea].get(end, 99), sea) for sea in way.frm)
        spare = (way.navy.mu or 0) - way.ready - legs - 1
        turns = 0 if spare >= 0 else -(spare // TURN_MU)
        met = max(cargo_share_at_risk(threats, end, 1), cargo_share_at_risk(threats, start, NIGHT) if turns else 0.0)
        most = max(
            most,
            at_work().landing * at_work().later_landing ** turns * worth * (1 - met)
            - at_work().troop_card * way.cargo * met,
        )
    return most


def best_overseas_prospect(view: RomeView, way: Passage, goals: Goals) -> tuple[float, str]:
    """Return the best prospect over sea, and where it is."""
    threats = profitable_raiders(view, way.navy, way.cargo)
    return max(
        (
            (coast_worth_less_voyage_risk(way, threats, goal, worth), goal)
            for goal, worth in goals.items()
            if REGIONS[goal].coast
        ),
        default=(0.0, ""),
    )


def _start(navy: NavyView) -> tuple[tuple[str, ...], int]:
    """Return the sea areas that a navy begins in, and the MU that it takes to be there."""
    return ((navy.sea,), 0) if navy.sea else (REGIONS[navy.port].coast, 1)


def best_overseas_prospect_of_army(view: RomeView, army: ArmyView, goals: Goals) -> float:
    """Return the best prospect of an army ashore over sea, with any free navy that can come for it."""
    return max([0.0, *(_fetched(view, army, navy, goals)[0] for navy in _free(view))])


def _free(view: RomeView) -> Iterator[NavyView]:
    for navy in view.navies.values():
        if navy.owner == viewing_faction(view) and (navy.sea or navy.port) and not navy.carries:
            yield navy


def _fetched(view: RomeView, army: ArmyView, navy: NavyView, goals: Goals) -> tuple[float, str]:
    """Return the best prospect of an army with this navy, and the sea area (or port, "" for where it lies) to which the
    navy comes for it."""
    coast = REGIONS[army.at].coast if army.at else ()
    if not coast:
        return 0.0, ""
    if navy.port == army.at:
        return best_overseas_prospect(view, Passage(navy, army.count, coast, 2), goals)[0], ""
    start, ready = _start(navy)
    if navy.sea in coast:
        return best_overseas_prospect(view, Passage(navy, army.count, start, 1), goals)[0], ""
    at = min(coast, key=lambda sea: (min(SAILING[s].get(sea, 99) for s in start), sea))
    legs = min(SAILING[s].get(at, 99) for s in start)
    return best_overseas_prospect(view, Passage(navy, army.count, (at,), ready + legs + 1), goals)[0], at


def embarkation_choice(
    view: RomeView, form: Form, army: ArmyView, goals: Goals, ashore: float
) -> tuple[float, Action] | None:
    """Return what it is worth to take an army aboard now, and with which navy, if that is better than the land."""
    found: list[tuple[float, Action]] = []
    for navy in [view.navies[name] for name in offered_first_tokens(form, "navy", {"army": army.id})]:
        worth = (
            _fetched(view, army, navy, goals)[0] if navy.owner == viewing_faction(view) else 0.0
        )  # an ally sails as they like
        if worth > at_work().better_by_sea * ashore + 0.5:
            found.append((worth, Embark(army.id, navy.id)))
    return max(found, key=lambda each: each[0], default=None)


def landing_choice(view: RomeView, form: Form, army: ArmyView, goals: Goals) -> tuple[float, Action] | None:
    """Return the best landing from where the navy is, if no shore farther off is worth more."""
    navy = view.navies[army.navy]
    shores = offered_first_tokens(form, "region", {"army": army.id})
    worth, region = max(((goals.get(shore, -1.0), shore) for shore in shores), default=(-1.0, ""))
    start, ready = _start(navy)
    farther = {goal: value for goal, value in goals.items() if goal not in shores}
    if (
        worth <= 0
        or at_work().landing * worth < best_overseas_prospect(view, Passage(navy, army.count, start, ready), farther)[0]
    ):
        return None
    return worth, Disembark(army.id, region)


def _ways(form: Form, navy: str) -> Iterator[tuple[str, ...]]:
    """Yield the shortest way to everywhere that a navy can come this turn."""
    return shortest_ways(form.field("route", {"navy": navy}))


def _peaceful(view: RomeView, way: tuple[str, ...]) -> bool:
    """Return whether no navy of a declared enemy is on a way."""
    side = viewing_faction(view)
    return not any(
        diplomatic_status(view, side, navy.owner) == "enemy"
        for at in way
        if at in SEAS
        for navy in unfriendly_navies_near(view, at)
    )


def choose_ferry_passage(view: RomeView, form: Form, army: ArmyView, goals: Goals) -> Action | None:
    """Return where a navy sails with the army that it carries: nearer to the best coast, with MU left to land if it is
    in reach."""
    navy = view.navies[army.navy]
    start, ready = _start(navy)
    _, goal = best_overseas_prospect(view, Passage(navy, army.count, start, ready), goals)
    if not goal:
        return None
    here = min(SAILING[sea][end] for sea in start for end in REGIONS[goal].coast) + ready
    found: tuple[int, Action] | None = None
    for way in _ways(form, navy.id):
        if way[-1] not in SEAS or not _peaceful(view, way):
            continue
        left = min(SAILING[way[-1]][end] for end in REGIONS[goal].coast)
        if left < here and (found is None or left < found[0]):
            found = (left, Sail(navy.id, way))
    return found[1] if found else None


def army_fetching_course(view: RomeView, form: Form, wants: Mapping[str, tuple[Goals, float]]) -> Action | None:
    """Return how a free navy sails to an army that has better prospects over sea; `wants`: each army's goals, and its
    best prospect by land."""
    for navy in _free(view):
        ways = {way[-1]: way for way in _ways(form, navy.id)} if _can_sail(form, navy.id) else {}
        voyages: list[tuple[float, Action]] = []
        for army_id, (goals, ashore) in wants.items():
            worth, at = _fetched(view, view.armies[army_id], navy, goals)
            way = _towards(ways, at) if at and worth > at_work().better_by_sea * ashore + 0.5 else ()
            if way and _peaceful(view, way):
                voyages.append((worth, Sail(navy.id, way)))
        if voyages:
            return best_scored(voyages)
    return None


def _can_sail(form: Form, navy: str) -> bool:
    return navy in offered_first_tokens(form, "navy")


def _towards(ways: Mapping[str, tuple[str, ...]], at: str) -> tuple[str, ...]:
    """Return the way that ends nearest to a sea area."""
    seas = [sea for sea in ways if sea in SEAS]
    return ways[min(seas, key=lambda sea: (SAILING[sea].get(at, 99), sea))] if seas else ()


# Fleets of their own


def naval_battle_choice(view: RomeView, form: Form) -> Action | None:
    """Return a battle with a navy in the same sea area that is worth it."""
    return best_scored(
        (
            (fight_worth(view, view.navies[way["navy"]], view.navies[way["enemy"]]), Engage(**way))
            for way in partial_form_fillings(form, "navy", "enemy")
        ),
        above=at_work().sea_fight,
    )


def navy_hunting_course(view: RomeView, form: Form) -> Action | None:
    """Return how a free navy sails at a weaker one, to fight it."""

    def chases() -> Iterator[tuple[float, Action]]:
        for navy in _free(view):
            for way in _ways(form, navy.id) if _can_sail(form, navy.id) else ():
                foes = unfriendly_navies_near(view, way[-1]) if way[-1] in SEAS and _peaceful(view, way[:-1]) else []
                for foe in foes:
                    yield fight_worth(view, navy, foe) - 0.1 * len(way), Sail(navy.id, way)

    return best_scored(chases(), above=at_work().sea_fight)


def port_shelter_course(view: RomeView, form: Form) -> Action | None:
    """Return how a navy that a stronger one may come upon reaches the nearest port."""
    for navy in view.navies.values():
        if navy.owner != viewing_faction(view) or not navy.sea or not _can_sail(form, navy.id):
            continue
        if not cargo_share_at_risk(profitable_raiders(view, navy, _aboard(view, navy)), navy.sea, TURN_MU):
            continue
        way = next((way for way in _ways(form, navy.id) if way[-1] in REGIONS and _peaceful(view, way)), None)
        if way is not None:
            return Sail(navy.id, way)
    return None


def new_navy_harbour(view: RomeView, form: Form, goals: Sequence[Goals]) -> Action:
    """Return where a new navy starts: where the coasts in reach are worth most to the armies."""
    navy = offered_first_tokens(form, "navy")[0]

    def worth(port: str) -> tuple[float, str]:
        way = Passage(view.navies[navy], CARGO, REGIONS[port].coast, 2)
        return max([0.0, *(best_overseas_prospect(view, way, prospects)[0] for prospects in goals)]), port

    return PlaceNavy(navy, max(offered_first_tokens(form, "region", {"navy": navy}), key=worth))


def choose_interception(view: RomeView, prompt: Prompt) -> Action | None:
    """Return the navy with which to attack one that sails by; none if it is not worth it."""
    foe = view.navies.get(prompt.about(OfNavy).navy)
    if foe is None:
        return None
    mine = offered_first_tokens(form_of(prompt, Intercept), "navy")
    return best_scored(
        ((fight_worth(view, view.navies[navy], foe), Intercept(navy)) for navy in mine), above=at_work().sea_fight
    )
