"""Whom events happen to, though they did not cause them (`Game.affected_names`): their players are told in private.

By event, the fields that name a faction, or something that belongs to one: a region, an army, a navy, an agent. A
faction's own events, such as losses that only it learns of, are shown to it in any case.
"""

from collections.abc import Mapping

from engine.games.total_war_rome.actions.agents import Trade, Treaty
from engine.games.total_war_rome.events import agents, battle, board, campaign, diplomacy, rounds, spending
from engine.kernel.events import Event, Names, names_in_fields


def _paid(event: board.GoldMoved) -> tuple[str, ...]:
    """Return the two between whom gold moved; what is paid to or by the bank is one's own doing."""
    return (event.frm, event.to) if event.frm and event.to else ()


def _aimed_at(event: agents.DeedDeclared) -> tuple[str, ...]:
    """Return what a deed is aimed at: of a trade and a treaty the faction, not the region where they meet."""
    return event.on[:1] if event.what in (Trade.tag(), Treaty.tag()) else event.on


BEFALLS: Mapping[type[Event], Names] = {
    rounds.VictoryPoints: names_in_fields("side"),
    diplomacy.StatusChanged: names_in_fields("a", "b"),
    diplomacy.AllianceBroken: names_in_fields("victim"),
    agents.DeedDeclared: _aimed_at,
    agents.AgentLost: names_in_fields("side"),
    agents.AgentSentHome: names_in_fields("side"),
    board.GoldMoved: _paid,
    agents.Traded: names_in_fields("other"),
    agents.ArmySeen: names_in_fields("owner"),
    board.UnrestPlaced: names_in_fields("region"),
    board.RegionTaken: names_in_fields("before", "owner"),
    board.ImprovementLost: names_in_fields("region"),
    diplomacy.ProposalAnswered: names_in_fields("side"),
    rounds.RegionBlighted: names_in_fields("region"),
    spending.LineStruck: names_in_fields("side"),
    campaign.CardsLost: names_in_fields("owner"),
    campaign.ArmyUnscathed: names_in_fields("owner"),
    campaign.ArmyDestroyed: names_in_fields("owner"),
    campaign.NavyDestroyed: names_in_fields("owner"),
    campaign.GeneralChanged: names_in_fields("owner"),
    campaign.MercenaryJoined: names_in_fields("owner"),
    campaign.ArmyMoved: names_in_fields("owner"),
    campaign.NavyBattered: names_in_fields("owner"),
    campaign.ShipsLost: names_in_fields("owner"),
    campaign.AssaultEnds: names_in_fields("army", "region"),
    campaign.ArmiesMeet: names_in_fields("active", "passive"),
    campaign.HelpersStandAside: names_in_fields("one", "other"),
    campaign.BattleAvoided: names_in_fields("owner"),
    campaign.HelpAnswered: names_in_fields("ally"),
    campaign.PassageAnswered: names_in_fields("army"),
    battle.BattleDecided: names_in_fields("attacker", "defender"),
    battle.SpoilsTaken: names_in_fields("side"),
    battle.GeneralImproved: names_in_fields("side"),
    battle.NavalBattleFought: names_in_fields("attacker", "defender"),
}
