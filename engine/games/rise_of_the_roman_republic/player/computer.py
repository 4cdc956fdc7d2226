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
        "phase.act": phase.act,
        "phase.regroup": phase.regroup,
        "phase.triumph": triumphs.before_rome,
        "turns.activate": phase.activate,
        "battle.attack_ready": answers.ready,
        "battle.defence_ready": answers.ready,
        "battle.avoid": answers.avoid,
        "battle.attack_help": answers.help_comes,
        "battle.defence_help": answers.help_comes,
        "movement.intercept": answers.intercept,
        "command.choose": answers.command,
        "storming.guile": answers.all_guile,
        "capture.occupy": captures.occupy,
        "strategic.disband": offices.disband,
        "strategic.prorogue": offices.prorogue,
        "strategic.emergency": offices.emergency,
        "phase.emergency": offices.emergency,
        "election.who": offices.elect,
        "election.master": offices.master,
        "election.field": offices.field,
        "election.imperium": offices.imperium,
        "raising.start": placing.muster,
        "election.muster": placing.muster,
        "opening.deploy": placing.deploy,
        "opening.commander": placing.commander,
        "strategic.retain": placing.retain,
        "strategic.place": placing.place_leader,
        "strategic.commander": placing.commander,
        "turns.samnite_levy": placing.place_levy,
        "levying.start": placing.place_levy,
        "fleets.raise": voyages.build,
        "fleets.move": voyages.reallot,
    }
