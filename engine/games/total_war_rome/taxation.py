"""TAXATION PHASE: gold of the regions, of linked markets and developments, Ancient Wonders; sieges take their toll."""

from collections.abc import Mapping

from engine.games.total_war_rome.actions import Season
from engine.games.total_war_rome.armies import set_holding
from engine.games.total_war_rome.events import RegionBlighted, TaxRaised
from engine.games.total_war_rome.frames import TaxationPhase
from engine.games.total_war_rome.hands import discard, held, might_hold
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import TAXATION, RomeState
from engine.games.total_war_rome.tables import CARDS, EVENTS, REGIONS, border
from engine.games.total_war_rome.victory import ECONOMY, economic_power, score
from engine.games.total_war_rome.wealth import (
    DETERIORATION,
    add_unrest,
    port_markets,
    remove_improvement,
    transfer,
)
from engine.kernel.choices import Choices, Item, Pick
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side

HARVEST, BLIGHT, FESTIVAL = "bumper_harvest", "blight", "festival_games"
SEASONAL = (HARVEST, BLIGHT, FESTIVAL)
HARVEST_GOLD: int = EVENTS[HARVEST].effects[0]["value"]
FESTIVAL_MARKERS: int = EVENTS[FESTIVAL].effects[0]["value"]
WONDER_GOLD = 2
NOTHING = 2  # unrest markers from which on a region yields nothing

rules.procedure(TaxationPhase, activity=True)


@rules.step(TaxationPhase)
def start(play: Play[RomeState], frame: TaxationPhase) -> Next:
    """The phase begins with its one sealed window for events (ruling 104)."""
    play.state.phase = TAXATION
    return Goto("season")


def calm_items(state: RomeState, side: Side) -> list[Item]:
    """Return a faction's regions with unrest, as many times as they have markers."""
    return [Item(r, count=land.unrest) for r, land in state.regions.items() if land.owner == side and land.unrest]


def _season_menu(state: RomeState, frame: TaxationPhase, side: Side) -> Menu:
    cards = held(state, side, *SEASONAL)

    def blighted(before: Mapping[str, tuple[str, ...]]) -> Choices[tuple[str, ...]]:
        theirs = [r for r, land in state.regions.items() if land.owner not in ("", side)]
        count = min(sum(CARDS[card].event == BLIGHT for card in before["cards"]), len(theirs))
        return Pick([Item(r, state.regions[r].owner) for r in theirs], count, count)

    def calmed(before: Mapping[str, tuple[str, ...]]) -> Choices[tuple[str, ...]]:
        most = FESTIVAL_MARKERS * sum(CARDS[card].event == FESTIVAL for card in before["cards"])
        return Pick(calm_items(state, side) if most else (), 0, most)

    return Menu(Form(Season, cards=Pick(cards, 0, len(cards)), blighted=blighted, calmed=calmed))


@rules.ask(
    TaxationPhase,
    "season",
    sides=lambda state, frame: [side for side in state.order if might_hold(state, side, *SEASONAL)],
    menu=_season_menu,
    default=lambda state, frame, side: Season(()),
    sealed=True,
    section="Taxation Phase",
)
def season(play: Play[RomeState], frame: TaxationPhase, answers: Mapping[Side, Season]) -> Next:
    """Reveal the events in turn order and collect the taxes with them."""
    blighted: set[str] = set()
    harvests: dict[Side, int] = {}
    for side, answer in answers.items():
        discard(play, side, answer.cards, "event")
        harvests[side] = HARVEST_GOLD * sum(CARDS[card].event == HARVEST for card in answer.cards)
        for region in answer.blighted:
            blighted.add(region)
            play.tell(RegionBlighted(region=region))
        for region in answer.calmed:
            add_unrest(play, region, -1)
    collect(play, blighted, harvests)
    return Goto("toll")


def collect(play: Play[RomeState], blighted: set[str], harvests: Mapping[Side, int]) -> None:
    """Players gather gold; at the end Ancient Wonders take 2 gold from every opponent; then Economic Power is counted
    (Taxation Phase; rulings 4 and 89)."""
    state = play.state
    raised = {}
    for side in state.order:
        lands, markets = region_tax(state, side, blighted), linked_markets(state, side)
        bonus = development_tax(state, side) + harvests.get(side, 0)
        raised[side] = [lands, markets, bonus, 0]
        set_holding(state, side, gold=state.factions[side].gold + lands + markets + bonus)
    for side in state.order:
        wonders = sum(state.regions[region].wonder for region in state.controlled(side))
        for other in state.order if wonders else ():
            if other != side:
                gold = min(WONDER_GOLD * wonders, state.factions[other].gold)
                transfer(play, other, side, gold, "wonder")
                raised[side][3] += gold
    for side in state.order:
        lands, markets, bonus, wonder = raised[side]
        total = sum(raised[side])
        play.tell(TaxRaised(side=side, regions=lands, markets=markets, bonus=bonus, wonders=wonder, total=total))
        score(play, side, economic_power(total), ECONOMY)


def region_tax(state: RomeState, side: Side, blighted: set[str]) -> int:
    """Return the gold of a faction's regions: one unrest marker halves it (rounded down), two leave nothing; besieged
    regions give none (Taxation Phase; Besieging 1; ruling 88)."""
    scopes = [(str(e["scope"]), int(str(e["value"]))) for e in state.effects(side, "ignore_unrest")]
    total = 0
    for region, land in state.regions.items():
        if land.owner != side or region in blighted or state.besieged(region):
            continue
        ignored = max((n for scope, n in scopes if scope == "all" or REGIONS[region].home == side), default=0)
        unrest = max(0, land.unrest - ignored)
        total += 0 if unrest >= NOTHING else REGIONS[region].gold // (2 if unrest else 1)
    return total


def linked_markets(state: RomeState, side: Side) -> int:
    """Return the gold of a faction's linked markets: 1 for each market that a chain of roads through its regions links
    to another of its own; with Peaceful Agriculture an adjacent market is enough (ruling 90)."""
    markets = [r for r, land in state.regions.items() if land.owner == side and land.market and not state.besieged(r)]
    if len(markets) < 2:
        return 0
    if state.works(side, "peaceful_agriculture"):
        near = {r for r in markets if any(other in markets for other in REGIONS[r].neighbours)}
    else:
        near = set()
    return sum(r in near or _linked(state, side, r, markets) for r in markets)


def _linked(state: RomeState, side: Side, start: str, markets: list[str]) -> bool:
    reached, ring = {start}, [start]
    while ring:
        here = ring.pop()
        for other in REGIONS[here].neighbours:
            if other not in reached and state.regions[other].owner == side and border(here, other) in state.roads:
                if other in markets:
                    return True
                reached.add(other)
                ring.append(other)
    return False


def development_tax(state: RomeState, side: Side) -> int:
    """Return the gold that developments add in the Taxation Phase."""
    gold = state.total(side, "tax_bonus")
    for effect in state.effects(side, "tax_bonus_if_control_any"):
        regions: list[str] = effect["regions"]  # type: ignore[assignment]
        if any(state.regions[region].owner == side for region in regions):
            gold += int(str(effect["value"]))
    for effect in state.effects(side, "tax_per_port_market"):
        gold += min(int(str(effect["maximum"])), int(str(effect["value"])) * port_markets(state, side))
    return gold


@rules.step(TaxationPhase, "toll")
def toll(play: Play[RomeState], frame: TaxationPhase) -> Next:
    """A besieged region loses one improvement: walls, barracks, then markets (Besieging a Garrisoned Region 3)."""
    state = play.state
    for region, land in list(state.regions.items()):
        if land.owner and state.besieged(region):
            lost = next((what for what in DETERIORATION if getattr(land, what)), "")
            if lost:
                remove_improvement(play, region, lost)
    return End()
