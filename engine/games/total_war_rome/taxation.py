"""TAXATION PHASE: gold of the regions, of linked markets and developments, Ancient Wonders; sieges destroy works."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections.abc import Mapping

from engine.games.total_war_rome.action_cards import discard_cards, event_item, held_event_cards, might_hold
from engine.games.total_war_rome.actions.rounds import Season
from engine.games.total_war_rome.board.armies import set_board
from engine.games.total_war_rome.board.regions import DETERIORATION, add_unrest, remove_improvement, transfer_gold
from engine.games.total_war_rome.events.rounds import RegionBlighted, TaxRaised
from engine.games.total_war_rome.frames.rounds import TaxationPhase
from engine.games.total_war_rome.income import development_tax, linked_markets, region_yield_shortfall, total_region_tax
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import TAXATION, RomeState
from engine.games.total_war_rome.tables import CARDS, figures_of_event_cards
from engine.games.total_war_rome.victory import ECONOMY, economic_power, score_victory_points
from engine.kernel.choices import Choices
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.play import Play
from engine.kernel.prompts import REACTION
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side

HARVEST, BLIGHT, FESTIVAL = "bumper_harvest", "blight", "festival_games"
SEASONAL = (HARVEST, BLIGHT, FESTIVAL)
WONDER_GOLD = 2

rules.procedure(TaxationPhase, activity=True)


@rules.step(TaxationPhase)
def begin_phase(play: Play[RomeState], frame: TaxationPhase) -> Next:
    """The phase begins with its one sealed window for events (ruling 104)."""
    play.state.phase = TAXATION
    return Goto("season")


def unrest_items_to_calm(state: RomeState, side: Side) -> list[Item]:
    """Return a faction's regions with unrest, as many times as they have markers."""
    return [Item(r, count=markers) for r in state.controlled_regions(side) if (markers := state.regions[r].unrest)]


def _season_menu(state: RomeState, frame: TaxationPhase, side: Side) -> Menu:
    cards = held_event_cards(state, side, *SEASONAL)

    def blighted(before: Mapping[str, tuple[str, ...]]) -> Choices[tuple[str, ...]]:
        blights = sum(CARDS[card].event == BLIGHT for card in before["cards"])
        theirs = [r for r, land in state.regions.items() if land.owner not in ("", side)] if blights else []
        count = min(blights, len(theirs))
        return Pick([Item(r, state.regions[r].owner) for r in theirs], count, count)

    def calmed(before: Mapping[str, tuple[str, ...]]) -> Choices[tuple[str, ...]]:
        most = sum(figures_of_event_cards(before["cards"], FESTIVAL))
        return Pick(unrest_items_to_calm(state, side) if most else (), 0, most)

    return Menu(
        Form(Season, cards=Pick([event_item(card) for card in cards], 0, len(cards)), blighted=blighted, calmed=calmed)
    )


@rules.ask(
    TaxationPhase,
    "season",
    sides=lambda state, frame: [side for side in state.order if might_hold(state, side, *SEASONAL)],
    menu=_season_menu,
    default=lambda state, frame, side: Season(()),
    sealed=True,
    weight=REACTION,  # like the windows: most hold nothing for it, and are asked all the same
    section="Taxation Phase",
)
def collect_with_events(play: Play[RomeState], frame: TaxationPhase, answers: Mapping[Side, Season]) -> Next:
    """Reveal the events in turn order and collect the taxes with them."""
    blighted: set[str] = set()
    harvests: dict[Side, int] = {}
    for side, answer in answers.items():
        discard_cards(play, side, answer.cards, "event")
        harvests[side] = sum(figures_of_event_cards(answer.cards, HARVEST))
        for region in answer.blighted:
            blighted.add(region)
            play.emit(RegionBlighted(region=region, by=side))
        for region in answer.calmed:
            add_unrest(play, region, -1)
    collect_taxes(play, blighted, harvests)
    return Goto("toll")


def collect_taxes(play: Play[RomeState], blighted: set[str], harvests: Mapping[Side, int]) -> None:
    """Players gather gold; at the end Ancient Wonders take 2 gold from every opponent; then Economic Power is counted
    (Taxation Phase; rulings 4 and 89)."""
    state = play.state
    raised, poor = {}, {}
    for side in state.order:
        poor[side] = region_yield_shortfall(state, side)
        lands, markets = total_region_tax(state, side, blighted), len(linked_markets(state, side))
        bonus = development_tax(state, side) + harvests.get(side, 0)
        raised[side] = [lands, markets, bonus, 0]
        set_board(state, side, gold=state.factions[side].gold + lands + markets + bonus)
    for side in state.order:
        wonders = sum(state.regions[region].wonder for region in state.controlled_regions(side))
        for other in state.order if wonders else ():
            if other != side:
                gold = min(WONDER_GOLD * wonders, state.factions[other].gold)
                transfer_gold(play, other, side, gold, "wonder")
                raised[side][3] += gold
    for side in state.order:
        lands, markets, bonus, wonder = raised[side]
        total = sum(raised[side])
        missing, unrest, besieged = poor[side]
        play.emit(
            TaxRaised(
                side=side,
                regions=lands,
                markets=markets,
                bonus=bonus,
                wonders=wonder,
                total=total,
                missing=missing,
                unrest=unrest,
                besieged=besieged,
            )
        )
        score_victory_points(play, side, economic_power(total), ECONOMY)


@rules.step(TaxationPhase, "toll")
def destroy_besieged_improvements(play: Play[RomeState], frame: TaxationPhase) -> Next:
    """A besieged region loses one improvement: walls, barracks, then markets (Besieging a Garrisoned Region 3)."""
    state = play.state
    sieges = state.besieged_regions()
    for region, land in list(state.regions.items()) if sieges else ():
        if region in sieges:
            lost = next((what for what in DETERIORATION if getattr(land, what)), "")
            if lost:
                remove_improvement(play, region, lost, "siege")
    return End()
