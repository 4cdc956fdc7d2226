"""WAR and THE REGION TABLE: an enemy region attacks Rome, unless it becomes a revolt or a peace."""

from collections.abc import Mapping

from engine.games.samnite_wars.actions import FreeRegion, NegateWar
from engine.games.samnite_wars.cards.fate_deck import cards_held_by_player, play_card, possible_card_holders
from engine.games.samnite_wars.contexts import OfRegion
from engine.games.samnite_wars.events import BattleDecided, RegionRolled, WarNegated
from engine.games.samnite_wars.fate_cards import NEGATE_WAR
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import (
    WAR,
    Aftermath,
    Combat,
    Peace,
    Revolt,
    SamniteState,
    War,
    WarEffort,
    bordering_free_regions,
    is_controlled,
    losable_provinces,
)
from engine.games.samnite_wars.tables import HOME, REGION_OF_ROLL, REGIONS, TABLES, dice_total
from engine.games.samnite_wars.tokens import free_region, gain_prestige, roll_whether_region_freed, spend_gold
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next

RULES.procedure(War)
PEACE, REVOLT = "peace", "revolt"


def region_roll_meaning(state: SamniteState, rolled: str) -> tuple[str, str]:
    """Return what a roll on the Region Table becomes (war, revolt, peace) and of which region (ruling 8)."""
    region = rolled
    if region != HOME and not is_controlled(state, region) and region not in bordering_free_regions(state):
        region = REGIONS[rolled].otherwise
    if region == PEACE:
        return PEACE, ""
    if region == HOME or is_controlled(state, region):
        return REVOLT, region
    return WAR, region


@RULES.step(War)
def roll_region(play: SamnitePlay, frame: War) -> Next:
    """Roll on the Region Table; the home's or a controlled region's war is a revolt of it."""
    state = play.state
    rolled = dice_total(play.dice, "region", TABLES.region_dice)
    name = REGION_OF_ROLL[rolled]
    becomes, frame.region = region_roll_meaning(state, name)
    play.emit(RegionRolled(rolled, name, becomes, frame.region))
    state.event = becomes
    if becomes == PEACE:
        return Call(Peace(), "over")
    if becomes == REVOLT:
        return Call(Revolt(region=frame.region), "over")
    return Goto("negate")


def possible_war_negators(state: SamniteState, frame: War) -> tuple[str, ...]:
    """Return who may turn a War into peace: all, or (table option) the Consul alone (ruling 19)."""
    might = possible_card_holders(state, NEGATE_WAR)
    return might if state.options["negate_war"] == "anyone" else tuple(s for s in might if s == state.consul)


def negate_menu(state: SamniteState, frame: War, side: str) -> Menu:
    """Return the cards that turn the War into peace."""
    cards = cards_held_by_player(state, side, NEGATE_WAR)
    return Menu(Form(NegateWar, card=OneOf(cards))) if cards else Menu()


@RULES.window(
    War,
    "negate",
    sides=possible_war_negators,
    menu=negate_menu,
    then="declared",
    section="SPECIAL CARDS",
    context=lambda state, frame, side: OfRegion(frame.region),
)
def turn_into_peace(play: SamnitePlay, frame: War, side: str, action: NegateWar) -> Call:
    """Treaty, Hostages, Diplomacy: a Peace event instead, in which the Consul may campaign (ruling 24)."""
    play_card(play, side, action.card)
    play.state.event = PEACE
    play.emit(WarNegated(side, action.card, frame.region))
    return Call(Peace(), "over")


@RULES.step(War, "declared")
def begin_war_effort(play: SamnitePlay, frame: War) -> Call:
    """The region attacks."""
    play.state.combat = Combat(kind=WAR, region=frame.region)
    return Call(WarEffort(), "fought")


@RULES.step(War, "fought")
def settle_war(play: SamnitePlay, frame: War) -> Call:
    """The Consul gains or loses Prestige by dice; a defeat costs half the Treasury, rounded down."""
    state, combat = play.state, play.state.combat_under_way()
    won = combat.winner == "consul"
    prestige = (
        dice_total(play.dice, "prestige", TABLES.war.won)
        if won
        else -dice_total(play.dice, "prestige", TABLES.war.lost)
    )
    changed = abs(gain_prestige(play, state.consul, prestige))
    gold = 0 if won else spend_gold(play, state.treasury // TABLES.war.treasury_part)
    play.emit(BattleDecided(WAR, frame.region, state.consul, combat.enemy, combat.winner, changed, gold))
    return Call(Aftermath(), "over" if won else "freedom")


@RULES.step(War, "freedom")
def roll_for_freedom(play: SamnitePlay, frame: War) -> Goto:
    """Roll whether a region regains its freedom."""
    return Goto("freed" if roll_whether_region_freed(play, bool(losable_provinces(play.state))) else "over")


@RULES.ask(
    War,
    "freed",
    sides=lambda state, frame: (state.consul,) if len(losable_provinces(state)) > 1 else (),
    menu=lambda state, frame, side: Menu(Form(FreeRegion, region=OneOf(losable_provinces(state)))),
    default=lambda state, frame, side: FreeRegion(losable_provinces(state)[-1]),
    section="WAR",
)
def free_chosen_region(play: SamnitePlay, frame: War, answers: Mapping[str, FreeRegion]) -> Goto:
    """The Consul chooses which region goes."""
    state = play.state
    answer = answers.get(state.consul)
    free_region(play, answer.region if answer else losable_provinces(state)[0])
    return Goto("over")


@RULES.step(War, "over")
def end_war(play: SamnitePlay, frame: War) -> End:
    """The War is over."""
    return End()
