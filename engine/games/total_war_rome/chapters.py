"""The chapters of the rulebook: importing this registers every procedure of the game. Their order is the rulebook's;
nothing hangs on it."""

# ruff: noqa: F401
# isort: off
from engine.games.total_war_rome import setup, rounds, initiative
from engine.games.total_war_rome.agents import phase as agent_phase, resolution
from engine.games.total_war_rome import event_cards, taxation
from engine.games.total_war_rome.diplomacy import treaties, sharing
from engine.games.total_war_rome.campaign import (
    phase as campaign_phase,
    marching,
    sailing,
    flight,
    meeting,
    conquest,
    reorganising,
    stranded,
)
from engine.games.total_war_rome.battle.land import (
    battlefield,
    preparation,
    deployment,
    terrain,
    flanks,
    centre,
    envelopment,
    victor,
)
from engine.games.total_war_rome.battle.land import standing_plans
from engine.games.total_war_rome.battle import naval
from engine.games.total_war_rome.spending import phase as spending_phase
