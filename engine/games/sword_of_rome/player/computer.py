"""The computer player that knows the game. It sees a view and a prompt, nothing else."""

from collections.abc import Mapping
from typing import ClassVar

from engine.games.sword_of_rome.player import (
    diplomacy,
    events,
    flanking,
    fleets,
    phases,
    raids,
    reactions,
    responding,
    turn,
)
from engine.games.sword_of_rome.player.weights import WEIGHTS
from engine.games.sword_of_rome.view import SwordView
from engine.kit.player import DecidingPlayer, Decision


class StrongPlayer(DecidingPlayer[SwordView]):
    """Takes victory spaces abroad, holds its own, gives battle at good odds, and has non-player powers harass those
    who lead."""

    named_weights = WEIGHTS
    decisions: ClassVar[Mapping[str, Decision[SwordView]]] = {
        "player_turn.menu": turn.own_turn,
        "non_player_action.start": turn.non_player,
        "non_player_action.minors": turn.minors_of_non_player,
        "campaign.start": turn.campaign,
        "event_play.ask": events.answered,
        "march.on": reactions.march_on,
        "march.react": reactions.react,
        "march.answer": reactions.caught,
        "march.coordinate": flanking.coordinate,
        "march.storm": responding.storm,
        "march.avoid_storm": responding.storm,
        "march.refuse_storm": responding.storm,
        "march.contest": fleets.contest,
        "march.avoid_contest": fleets.contest,
        "march.refuse_contest": fleets.contest,
        "retreat.contest": fleets.contest,
        "march.crossed": responding.storm,
        "march.avoid_crossed": responding.storm,
        "march.refuse_crossed": responding.storm,
        "retreat.crossed": responding.storm,
        "march.lend": fleets.lend,
        "march.avoid_lend": fleets.lend,
        "retreat.lend": fleets.lend,
        "march.entered": responding.entered,
        "march.gates": responding.entered,
        "march.forks": responding.forks,
        "march.mistrust": responding.mistrust,
        "campaign.mistrust": responding.mistrust,
        "player_turn.mistrust": responding.mistrust,
        "blockading.start": responding.mistrust,
        "non_player_action.mistrust": responding.mistrust,
        "retreat.start": responding.retreating,
        "retreat.storm": responding.storm,
        "siege_roll.thrown": responding.siege,
        "politics.guarded": responding.losing,
        "support_loss.start": responding.losing,
        "gallic_roll.cancel": raids.raided,
        "gallic_roll.strike": raids.striking,
        "politics.start": reactions.politics,
        "falls.loot": reactions.loot,
        "battle.before": responding.before,
        "battle.stopped": responding.stopped,
        "battle.after": responding.after,
        "battle.lost": responding.lost,
        "battle.won": responding.won,
        "battle.hamilcar": responding.won,
        "turns.draw": phases.draw,
        "turns.first": phases.first,
        "turns.last_chance": phases.last_chance,
        "turns.renewal": phases.renewal,
        "surrender.start": phases.surrender,
        "reinforcing.other": phases.reinforce,
        "reinforcing.sides": phases.reinforce,
        "offer.alliance": diplomacy.offered,
    }
