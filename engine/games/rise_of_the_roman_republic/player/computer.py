"""The computer player that knows the game. It sees a view and a prompt, nothing else."""

from collections.abc import Mapping
from typing import ClassVar

from engine.games.rise_of_the_roman_republic.player import answers, captures, offices, phase, placing, triumphs, voyages
from engine.games.rise_of_the_roman_republic.player.weights import WEIGHTS
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kit.player import DecidingPlayer, Decision


class StrongPlayer(DecidingPlayer[RiseView]):
    """Takes the cities that bring a province, asks small ones for surrender, gives battle at good odds."""

    named_weights = WEIGHTS
    decisions: ClassVar[Mapping[str, Decision[RiseView]]] = {
        "phase.act": phase.decide_operation,
        "phase.regroup": phase.decide_garrison_at_phase_end,
        "phase.triumph": triumphs.decide_entering_rome,
        "turns.activate": phase.decide_leader_to_activate,
        "battle.attack_ready": answers.decide_guile_and_elephants,
        "battle.defence_ready": answers.decide_guile_and_elephants,
        "battle.avoid": answers.decide_avoiding_battle,
        "battle.attack_help": answers.decide_joining_a_battle,
        "battle.defence_help": answers.decide_joining_a_battle,
        "movement.intercept": answers.decide_interception,
        "command.choose": answers.decide_commander_of_equals,
        "storming.guile": answers.decide_spending_all_guile,
        "capture.occupy": captures.decide_sack_or_garrison,
        "strategic.disband": offices.decide_armies_to_disband,
        "strategic.prorogue": offices.decide_prorogation,
        "strategic.emergency": offices.decide_calling_a_dictator,
        "phase.emergency": offices.decide_calling_a_dictator,
        "election.who": offices.decide_election,
        "election.master": offices.decide_master_of_horse,
        "election.field": offices.decide_who_takes_the_field,
        "election.imperium": offices.decide_province_of_magistrate,
        "raising.start": placing.decide_citizens_to_raise,
        "election.muster": placing.decide_citizens_to_raise,
        "opening.deploy": placing.decide_deployment,
        "opening.commander": placing.decide_commander_of_force,
        "strategic.retain": placing.decide_leaders_to_retain,
        "strategic.place": placing.decide_place_of_leader,
        "strategic.commander": placing.decide_commander_of_force,
        "turns.samnite_levy": placing.decide_place_of_levy,
        "levying.start": placing.decide_place_of_levy,
        "fleets.raise": voyages.decide_zone_of_new_levels,
        "fleets.move": voyages.decide_naval_level_to_move,
    }
