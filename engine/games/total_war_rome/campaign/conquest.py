"""CONQUERING INDEPENDENT REGIONS, ASSAULTING GARRISONED REGIONS."""

from collections.abc import Iterable, Mapping

from engine.games.total_war_rome.action_cards import discard_cards, held_event_cards, might_hold
from engine.games.total_war_rome.actions.battle import NOTHING
from engine.games.total_war_rome.actions.campaign import Militia, TakeMercenary
from engine.games.total_war_rome.army_cards import troop_gold_worth
from engine.games.total_war_rome.board.armies import has_room_for, join_mercenary, set_army, set_board
from engine.games.total_war_rome.board.regions import garrison_dice, has_easier_garrison, take_region
from engine.games.total_war_rome.campaign.conquest_rolls import accepts_annexation, assault_succeeds, attack_dice
from engine.games.total_war_rome.campaign.damage import army_loss_procedure, throw_skull_dice
from engine.games.total_war_rome.diplomacy.status import attack_faction
from engine.games.total_war_rome.events.campaign import ArmyMoved, AssaultEnds
from engine.games.total_war_rome.frames.campaign import AssaultRoll, CampaignTurn, Conquest
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import (
    CARDS,
    GREEN,
    PACKS,
    RED,
    REGIONS,
    YELLOW,
    card_figure,
    figures_of_event_cards,
)
from engine.games.total_war_rome.victory import INVADING, score_victory_points
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

MILITIA = "town_militia"
TRAITOR, WORKS = "traitor_at_the_gate", "siege_works"
SIEGE_DIE = GREEN  # of which those are whose number alone is kept

rules.procedure(AssaultRoll, activity=True)


def assault_card_effects(cards: Iterable[str]) -> tuple[int, tuple[str, ...]]:
    """Return what cards played with an assault do: how many dice the garrison has less, and which the army more."""
    played = tuple(cards)
    works = [die for card in played if CARDS[card].event == WORKS for die in card_figure(card, "dice")]
    return -sum(figures_of_event_cards(played, TRAITOR)), tuple(works)


def siege_dice(works: int, colours: tuple[str, ...]) -> tuple[str, ...]:
    """Return the dice of Siege Works in an assault. works: how many there are, of these colours where not all are
    GREEN."""
    return colours or (SIEGE_DIE,) * works


def kept_dice_colours(dice: tuple[str, ...]) -> tuple[str, ...]:
    """Return the colours of dice of Siege Works as they are kept: none where all are GREEN."""
    return dice if {*dice} - {SIEGE_DIE} else ()


def move_escaping_army(play: Play[RomeState], army_id: str, to: str, then: str) -> Next:
    """Move an army that escapes, withdraws or leaves: it goes aboard a navy, or into a region that it must try to
    conquer at once unless it is its own or an ally's (ruling 39). Go on at `then`."""
    state = play.state
    army = state.armies[army_id]
    if to in state.navies:
        set_army(state, army_id, at="", navy=to, siege=False, held=False)
    else:
        set_army(state, army_id, at=to, navy="", siege=False, held=False)
    play.emit(ArmyMoved(owner=army.owner, army=army_id, frm=army.at, to=to))
    if to in state.navies or state.are_allied(state.regions[to].owner, army.owner):
        return Goto(then)
    attack_faction(play, army.owner, state.regions[to].owner)
    return Call(Conquest(army=army_id, side=army.owner, region=to), then)


def roller_for(state: RomeState, side: Side) -> Side:
    """Return who rolls for a region's inhabitants: the next in turn order who is no ally (ruling 25)."""
    others = state.turn_order_from(side)[1:]
    return next((other for other in others if not state.are_allied(side, other)), others[0] if others else side)


@rules.step(Conquest)
def roll_defence(play: Play[RomeState], frame: Conquest) -> Next:
    """An opponent makes the defence roll; the army takes its damage (Conquering Independent Regions 2)."""
    printed = REGIONS[frame.region]
    faces = throw_skull_dice(play, roller_for(play.state, frame.side), "defence", printed.dice)
    frame.annexed = printed.mercenary and accepts_annexation(faces)
    return Call(army_loss_procedure(play.state, faces, frame.army, frame.side), "result")


@rules.step(Conquest, "result")
def subdue_region(play: Play[RomeState], frame: Conquest) -> Next:
    """If the army is not destroyed the region is subdued (Conquering 3); mercenaries that rolled all Blanks join with a
    free card, if it fits (Conquering 4, ruling 35)."""
    state = play.state
    army = state.armies.get(frame.army)
    if army is None or army.at != frame.region:
        return End(False)
    conquer_region(play, frame.side, frame.region)
    return Goto("annexed") if frame.annexed and any(state.packs[kind] for kind in PACKS[frame.region]) else End(True)


def mercenaries_fitting_army(state: RomeState, frame: Conquest) -> tuple[str, ...]:
    """Return the mercenary cards of a region's pack that an army has room for, the best first."""
    cards = state.armies[frame.army].cards
    kinds = [kind for kind in PACKS[frame.region] if state.packs[kind] and has_room_for(cards, kind)]
    return tuple(sorted(kinds, key=troop_gold_worth, reverse=True))


def _annexed_menu(state: RomeState, frame: Conquest, side: Side) -> Menu:
    found = mercenaries_fitting_army(state, frame)
    return Menu(Form(TakeMercenary, unit=OneOf(found or (Option(NOTHING, keyed_text("choice.no_mercenary")),))))


@rules.ask(
    Conquest,
    "annexed",
    sides=lambda state, frame: (frame.side,) if frame.army in state.armies else (),
    menu=_annexed_menu,
    default=lambda state, frame, side: TakeMercenary(next(iter(mercenaries_fitting_army(state, frame)), NOTHING)),
    section="Conquering Independent Regions",
    subject=lambda state, frame, side: keyed_text("subject.annexed", army=frame.army, region=frame.region),
)
def join_chosen_pack_mercenary(play: Play[RomeState], frame: Conquest, answers: Mapping[Side, TakeMercenary]) -> Next:
    """A free mercenary card of the region's pack joins, whichever its owner says, if one fits (ruling 35). They are
    always asked, as what fits is their secret."""
    for answer in answers.values():
        if answer.unit != NOTHING:
            join_mercenary(play, frame.army, answer.unit)
    return End(True)


def conquer_region(play: Play[RomeState], side: Side, region: str) -> None:
    """Place a control marker; VP for Invading the Enemy: 1 and the gold value, for another faction's home region, once
    a region and round (rulings 7, 34)."""
    state = play.state
    home, holding, before = REGIONS[region].home, state.factions[side], state.regions[region].owner
    narrow = state.options["invading"] == "home_faction"  # ruling 7, second reading: only from the faction itself
    take_region(play, region, side, "conquest")
    for army_id in state.armies_at(region):
        set_army(state, army_id, siege=False, held=False)
    prize = home in state.players and home != side and not (narrow and before != home)
    if prize and region not in holding.invaded:
        set_board(state, side, invaded=(*holding.invaded, region))
        score_victory_points(play, side, 1 + REGIONS[region].gold, INVADING)
    for frame in state.frames:
        if isinstance(frame, CampaignTurn) and frame.side == side:
            frame.conquered = (*frame.conquered, region)


# Assaults


@rules.step(AssaultRoll)
def begin_assault_roll(play: Play[RomeState], frame: AssaultRoll) -> Next:
    """One assault by an army on a region in a turn; it costs no MU (ruling 31)."""
    army = play.state.armies[frame.army]
    set_army(play.state, frame.army, assaulted=(*army.assaulted, frame.region), held=False)
    return Goto("militia")


def _militia_sides(state: RomeState, frame: AssaultRoll) -> list[Side]:
    owner = state.regions[frame.region].owner
    return [owner] if owner and owner != frame.side and might_hold(state, owner, MILITIA) else []


def _militia_menu(state: RomeState, frame: AssaultRoll, side: Side) -> Menu:
    cards = held_event_cards(state, side, MILITIA)
    return Menu(Form(Militia, card=OneOf(cards))) if cards else Menu()


@rules.window(
    AssaultRoll,
    "militia",
    sides=_militia_sides,
    menu=_militia_menu,
    then="garrison",
    section="Town Militia",
    subject=lambda state, frame, side: keyed_text("subject.militia", army=frame.army, region=frame.region),
)
def play_town_militia(play: Play[RomeState], frame: AssaultRoll, side: Side, action: Militia) -> Next:
    """The assaulted garrison rolls one die more (Town Militia)."""
    discard_cards(play, side, (action.card,), "event")
    frame.more += int(card_figure(action.card))
    return Goto("garrison")


def garrison_colours(state: RomeState, side: Side, region: str, change: int = 0) -> tuple[str, ...]:
    """Return the dice that a garrison rolls against a faction: RED, or YELLOW when it reconquers its own home region or
    has siegecraft (Assaulting 4 and 7, ruling 30)."""
    return (YELLOW if has_easier_garrison(state, side, region) else RED,) * max(
        0, garrison_dice(state, region) + change
    )


@rules.step(AssaultRoll, "garrison")
def roll_garrison(play: Play[RomeState], frame: AssaultRoll) -> Next:
    """The garrison rolls first and the invader takes its damage (Assaulting 4, ruling 27)."""
    state = play.state
    who = state.regions[frame.region].owner or roller_for(state, frame.side)
    dice = garrison_colours(state, frame.side, frame.region, frame.more - frame.fewer)
    army = state.armies[frame.army]
    frame.general, frame.cards = army.general, army.cards
    frame.garrison = throw_skull_dice(play, who, "garrison", dice)
    return Call(army_loss_procedure(play.state, frame.garrison, frame.army, frame.side), "attack")


@rules.step(AssaultRoll, "attack")
def attack_roll(play: Play[RomeState], frame: AssaultRoll) -> Next:
    """The survivors roll; the region is conquered if they did more damage than they received (Assaulting 5, 6, 8)."""
    state = play.state
    army = state.armies.get(frame.army)
    if army is None:
        play.emit(_end_of(state, frame, taken=False))
        return End(False)
    walls = state.regions[frame.region].walls
    dice = attack_dice(army.cards, army.general, walls=walls, more=siege_dice(frame.works, frame.colours))
    faces = throw_skull_dice(play, frame.side, "assault", dice)
    taken = assault_succeeds(faces, frame.garrison)
    play.emit(_end_of(state, frame, taken=taken))
    if taken:
        conquer_region(play, frame.side, frame.region)
    return End(taken)


def _end_of(state: RomeState, frame: AssaultRoll, *, taken: bool) -> AssaultEnds:
    """Return how an assault ends, with what was known before its first die."""
    colours = garrison_colours(state, frame.side, frame.region, frame.more - frame.fewer)
    return AssaultEnds(
        side=frame.side,
        army=frame.army,
        region=frame.region,
        taken=taken,
        seat=state.players[frame.side],
        general=frame.general,
        started=len(frame.cards),
        cards=frame.cards,
        garrison=tuple(zip(colours, frame.garrison, strict=False)),
        walls=state.regions[frame.region].walls,
        works=frame.works,
        colours=frame.colours,
    )
