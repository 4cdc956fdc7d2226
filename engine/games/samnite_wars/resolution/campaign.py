"""CAMPAIGN, as Peace and Raids have it in the same words; LOSING BATTLES: when the Consul may not choose one."""

from engine.games.samnite_wars.actions import Invade, PlayPlague
from engine.games.samnite_wars.cards.fate_deck import cards_held_by_player, play_card, possible_card_holders
from engine.games.samnite_wars.cards.special import LEVY_COST
from engine.games.samnite_wars.contexts import Invasion
from engine.games.samnite_wars.events import BattleDecided, CampaignBegan, CampaignDeclared, PlaguePlayed
from engine.games.samnite_wars.fate_cards import LEVY, PLAGUE
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import (
    CAMPAIGN,
    Aftermath,
    Campaign,
    Combat,
    Conquest,
    SamniteState,
    WarEffort,
    bordering_free_regions,
    can_afford_campaign,
    is_controlled,
)
from engine.games.samnite_wars.tables import HOME, REGIONS, TABLES, dice_total
from engine.games.samnite_wars.tokens import gain_gold, gain_prestige, spend_gold
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto
from engine.kernel.texts import Text, keyed_text

RULES.procedure(Campaign)


def could_campaign(state: SamniteState) -> bool:
    """Return whether, as far as all know, the Consul might campaign now (with a levy where they are barred)."""
    if not state.campaign_barred:
        return can_afford_campaign(state)
    return can_afford_campaign(state, LEVY_COST) and state.cards.might_hold_any_of(state.consul, LEVY)


def campaign_forms(state: SamniteState) -> tuple[Form, ...]:
    """Return the form of a campaign where the Consul may choose one."""
    if state.campaign_barred or not can_afford_campaign(state):
        return ()
    return (Form(Invade, region=OneOf(bordering_free_regions(state), lambda region: why_not_invade(state, region))),)


def why_no_campaign(state: SamniteState) -> dict[str, Text]:
    """Return why a campaign is not among the choices."""
    if state.plague:
        return {Invade.tag(): keyed_text("why.plague", section="SPECIAL CARDS")}
    if state.weary:
        enough = TABLES.campaign.cost + LEVY_COST
        return {Invade.tag(): keyed_text("why.lost_battle", enough=enough, section="LOSING BATTLES")}
    if state.treasury < TABLES.campaign.cost:
        why = keyed_text("why.no_gold", cost=TABLES.campaign.cost, treasury=state.treasury, section="PEACE")
        return {Invade.tag(): why}
    return {Invade.tag(): keyed_text("why.no_region", section="PEACE")}


def why_not_invade(state: SamniteState, region: str) -> Text | None:
    """Return why a region cannot be invaded."""
    if region not in REGIONS:
        return None
    key = "why.is_rome" if region == HOME else "why.controlled" if is_controlled(state, region) else "why.no_border"
    return keyed_text(key, region=region, section="PEACE")


@RULES.step(Campaign)
def declare_campaign(play: SamnitePlay, frame: Campaign) -> Goto:
    """The campaign is declared; its coins are not yet spent (ruling 19)."""
    play.emit(CampaignDeclared(play.state.consul, frame.region))
    return Goto("plague")


@RULES.window(
    Campaign,
    "plague",
    sides=lambda state, frame: tuple(seat for seat in possible_card_holders(state, PLAGUE) if seat != state.consul),
    menu=lambda state, frame, side: Menu(Form(PlayPlague)) if cards_held_by_player(state, side, PLAGUE) else Menu(),
    then="march",
    section="SPECIAL CARDS",
    context=lambda state, frame, side: Invasion(consul=state.consul, region=frame.region),
)
def stop_by_plague(play: SamnitePlay, frame: Campaign, side: str, action: PlayPlague) -> End:
    """Plague: the Consul may not campaign; they choose again."""
    state = play.state
    card = cards_held_by_player(state, side, PLAGUE)[0]
    play_card(play, side, card)
    state.plague = True
    play.emit(PlaguePlayed(side, card, state.consul))
    return End(False)


@RULES.step(Campaign, "march")
def begin_war_effort(play: SamnitePlay, frame: Campaign) -> Call:
    """The coins are spent, and the War Effort follows."""
    state = play.state
    state.chosen = True
    play.emit(CampaignBegan(frame.region, spend_gold(play, TABLES.campaign.cost)))
    state.combat = Combat(kind=CAMPAIGN, region=frame.region)
    return Call(WarEffort(), "fought")


@RULES.step(Campaign, "fought")
def settle_campaign(play: SamnitePlay, frame: Campaign) -> Call:
    """The Consul gains Prestige and Gold by dice, or loses Prestige; then cards may be played."""
    state, combat = play.state, play.state.combat_under_way()
    won = combat.winner == "consul"
    prestige = dice_total(play.dice, "prestige", TABLES.campaign.won) if won else -TABLES.campaign.lost
    gold = dice_total(play.dice, "gold", TABLES.campaign.gold) if won else 0
    changed = abs(gain_prestige(play, state.consul, prestige))
    play.emit(BattleDecided(CAMPAIGN, frame.region, state.consul, combat.enemy, combat.winner, changed, gold))
    gain_gold(play, gold)
    return Call(Aftermath(), "conquest" if won else "over")


@RULES.step(Campaign, "conquest")
def conquer_after_victory(play: SamnitePlay, frame: Campaign) -> Call:
    """A campaign that was won may end in a conquest."""
    return Call(Conquest(region=frame.region), "over")


@RULES.step(Campaign, "over")
def end_campaign(play: SamnitePlay, frame: Campaign) -> End:
    """The campaign took place."""
    return End(True)
