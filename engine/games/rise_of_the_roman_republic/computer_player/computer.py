"""The computer player that knows the game. It sees a view and a prompt, nothing else."""

from collections.abc import Mapping
from typing import ClassVar

from engine.games.rise_of_the_roman_republic.computer_player import (
    answers,
    captures,
    offices,
    phase,
    placing,
    triumphs,
    voyages,
)
from engine.games.rise_of_the_roman_republic.computer_player.weights import WEIGHTS
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kit.player import DecidingPlayer, Decision


class StrongPlayer(DecidingPlayer[RiseView]):
    """Takes the cities that bring a province, asks small ones for surrender, gives battle at good odds."""

    named_weights = WEIGHTS
    decisions: ClassVar[Mapping[str, Decision[RiseView]]] = {
        "phase.act": phase.choose_operation,
        "phase.regroup": phase.choose_garrison_at_phase_end,
        "phase.triumph": triumphs.choose_entering_rome,
        "turns.activate": phase.choose_leader_to_activate,
        "battle.attack_ready": answers.choose_guile_and_elephants,
        "battle.defence_ready": answers.choose_guile_and_elephants,
        "battle.avoid": answers.choose_avoiding_battle,
        "battle.attack_help": answers.choose_joining_a_battle,
        "battle.defence_help": answers.choose_joining_a_battle,
        "movement.intercept": answers.choose_interception,
        "command.choose": answers.choose_commander_of_equals,
        "storming.guile": answers.choose_spending_all_guile,
        "capture.occupy": captures.choose_sack_or_garrison,
        "strategic.disband": offices.choose_armies_to_disband,
        "strategic.prorogue": offices.choose_prorogation,
        "strategic.emergency": offices.choose_calling_a_dictator,
        "phase.emergency": offices.choose_calling_a_dictator,
        "election.who": offices.choose_election,
        "election.master": offices.choose_master_of_horse,
        "election.field": offices.choose_who_takes_the_field,
        "election.imperium": offices.choose_province_of_magistrate,
        "raising.start": placing.choose_citizens_to_raise,
        "election.muster": placing.choose_citizens_to_raise,
        "opening.deploy": placing.choose_deployment,
        "opening.commander": placing.choose_commander_of_force,
        "strategic.retain": placing.choose_leaders_to_retain,
        "strategic.place": placing.choose_place_of_leader,
        "strategic.commander": placing.choose_commander_of_force,
        "turns.samnite_levy": placing.choose_place_of_levy,
        "levying.start": placing.choose_place_of_levy,
        "fleets.raise": voyages.choose_zone_of_new_levels,
        "fleets.move": voyages.choose_naval_level_to_move,
    }
