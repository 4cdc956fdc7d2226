"""BATTLES: importing this registers every procedure of land and naval battles, in the rulebook's order."""

from engine.games.total_war_rome import (
    land_battle,
    land_battle_centre,
    land_battle_deployment,
    land_battle_envelopment,
    land_battle_flanks,
    land_battle_preparation,
    land_battle_terrain,
    land_battle_victor,
    naval_battle,
)

CHAPTERS = (
    land_battle,
    land_battle_preparation,
    land_battle_deployment,
    land_battle_terrain,
    land_battle_flanks,
    land_battle_centre,
    land_battle_envelopment,
    land_battle_victor,
    naval_battle,
)
