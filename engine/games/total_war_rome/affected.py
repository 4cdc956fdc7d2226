"""Whom events happen to, though they did not cause them (`Game.affected_names`): their players are told in private.

By event, the fields that name a faction, or something that belongs to one: a region, an army, a navy, an agent. A
faction's own events, such as losses that only it learns of, are shown to it in any case.
"""

from collections.abc import Mapping

from engine.games.total_war_rome.actions.agents import Trade, Treaty
from engine.games.total_war_rome.events import agents, battle, board, campaign, diplomacy, rounds, spending
from engine.kernel.events import Event, Names, named


def _paid(event: board.GoldMoved) -> tuple[str, ...]:
    """Return the two between whom gold moved; what is paid to or by the bank is one's own doing."""
    return (event.frm, event.to) if event.frm and event.to else ()


def _aimed_at(event: agents.DeedDeclared) -> tuple[str, ...]:
    """Return what a deed is aimed at: of a trade and a treaty the faction, not the region where they meet."""
    return event.on[:1] if event.what in (Trade.tag(), Treaty.tag()) else event.on


BEFALLS: Mapping[type[Event], Names] = {
    rounds.VictoryPoints: named("side"),
    diplomacy.StatusChanged: named("a", "b"),
    diplomacy.AllianceBroken: named("victim"),
    agents.DeedDeclared: _aimed_at,
    agents.AgentLost: named("side"),
    agents.AgentSentHome: named("side"),
    board.GoldMoved: _paid,
    agents.Traded: named("other"),
    agents.ArmySeen: named("owner"),
    board.UnrestPlaced: named("region"),
    board.RegionTaken: named("before", "owner"),
    board.ImprovementLost: named("region"),
    diplomacy.ProposalAnswered: named("side"),
    rounds.RegionBlighted: named("region"),
    spending.LineStruck: named("side"),
    campaign.CardsLost: named("owner"),
    campaign.ArmyUnscathed: named("owner"),
    campaign.ArmyDestroyed: named("owner"),
    campaign.NavyDestroyed: named("owner"),
    campaign.GeneralChanged: named("owner"),
    campaign.MercenaryJoined: named("owner"),
    campaign.ArmyMoved: named("owner"),
    campaign.NavyBattered: named("owner"),
    campaign.ShipsLost: named("owner"),
    campaign.AssaultEnds: named("army", "region"),
    campaign.ArmiesMeet: named("active", "passive"),
    campaign.HelpersStandAside: named("one", "other"),
    campaign.BattleAvoided: named("owner"),
    campaign.HelpAnswered: named("ally"),
    campaign.PassageAnswered: named("army"),
    battle.BattleDecided: named("attacker", "defender"),
    battle.SpoilsTaken: named("side"),
    battle.GeneralImproved: named("side"),
    battle.NavalBattleFought: named("attacker", "defender"),
}
