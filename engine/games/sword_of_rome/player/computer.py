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
        "player_turn.menu": turn.decide_own_turn,
        "non_player_action.start": turn.decide_deed_of_non_player,
        "non_player_action.minors": turn.decide_minor_leaders_of_non_player,
        "campaign.start": turn.decide_leader_to_campaign,
        "event_play.ask": events.decide_event_choice,
        "march.on": reactions.decide_march_on,
        "march.react": reactions.decide_reaction_to_march,
        "march.answer": reactions.decide_falling_back,
        "march.coordinate": flanking.decide_coordination,
        "march.storm": responding.decide_stopping_ships,
        "march.avoid_storm": responding.decide_stopping_ships,
        "march.refuse_storm": responding.decide_stopping_ships,
        "march.contest": fleets.decide_contesting_a_voyage,
        "march.avoid_contest": fleets.decide_contesting_a_voyage,
        "march.refuse_contest": fleets.decide_contesting_a_voyage,
        "retreat.contest": fleets.decide_contesting_a_voyage,
        "march.crossed": responding.decide_stopping_ships,
        "march.avoid_crossed": responding.decide_stopping_ships,
        "march.refuse_crossed": responding.decide_stopping_ships,
        "retreat.crossed": responding.decide_stopping_ships,
        "march.lend": fleets.decide_lending_ships,
        "march.avoid_lend": fleets.decide_lending_ships,
        "retreat.lend": fleets.decide_lending_ships,
        "march.entered": responding.decide_card_on_entry,
        "march.gates": responding.decide_card_on_entry,
        "march.forks": responding.decide_ambush,
        "march.mistrust": responding.decide_cancelling_carthage,
        "campaign.mistrust": responding.decide_cancelling_carthage,
        "player_turn.mistrust": responding.decide_cancelling_carthage,
        "blockading.start": responding.decide_cancelling_carthage,
        "non_player_action.mistrust": responding.decide_cancelling_carthage,
        "retreat.start": responding.decide_card_on_retreat,
        "retreat.storm": responding.decide_stopping_ships,
        "siege_roll.thrown": responding.decide_voiding_siege_roll,
        "politics.guarded": responding.decide_points_to_save,
        "support_loss.start": responding.decide_points_to_save,
        "gallic_roll.cancel": raids.decide_cancelling_a_raid,
        "gallic_roll.strike": raids.decide_spaces_to_raid,
        "politics.start": reactions.decide_political_support,
        "falls.loot": reactions.decide_loot,
        "battle.before": responding.decide_card_before_battle,
        "battle.stopped": responding.decide_undoing_instant_defeat,
        "battle.after": responding.decide_rerolling_battle,
        "battle.lost": responding.decide_fighting_again,
        "battle.won": responding.decide_card_after_victory,
        "battle.hamilcar": responding.decide_card_after_victory,
        "turns.draw": phases.decide_cards_to_lay_aside,
        "turns.first": phases.decide_who_goes_first,
        "turns.last_chance": phases.decide_desperate_times,
        "turns.renewal": phases.decide_alliances_to_renew,
        "surrender.start": phases.decide_siege_rolls,
        "reinforcing.other": phases.decide_reinforcements,
        "reinforcing.sides": phases.decide_reinforcements,
        "offer.alliance": diplomacy.decide_alliance_offered,
    }
