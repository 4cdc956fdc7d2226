"""The computer player that knows the game. It sees a view and a prompt, nothing else."""

from collections.abc import Mapping
from typing import ClassVar

from engine.games.sword_of_rome.computer_player import (
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
from engine.games.sword_of_rome.computer_player.weights import WEIGHTS
from engine.games.sword_of_rome.view import SwordView
from engine.kit.player import DecidingPlayer, Decision


class StrongPlayer(DecidingPlayer[SwordView]):
    """Takes victory spaces abroad, holds its own, gives battle at good odds, and has non-player powers harass those
    who lead."""

    named_weights = WEIGHTS
    decisions: ClassVar[Mapping[str, Decision[SwordView]]] = {
        "player_turn.menu": turn.choose_own_turn,
        "non_player_action.start": turn.choose_deed_of_non_player,
        "non_player_action.minors": turn.choose_minor_leaders_of_non_player,
        "campaign.start": turn.choose_leader_to_campaign,
        "event_play.ask": events.choose_event_choice,
        "march.on": reactions.choose_march_on,
        "march.react": reactions.choose_reaction_to_march,
        "march.answer": reactions.choose_falling_back,
        "march.coordinate": flanking.choose_coordination,
        "march.storm": responding.choose_stopping_ships,
        "march.avoid_storm": responding.choose_stopping_ships,
        "march.refuse_storm": responding.choose_stopping_ships,
        "march.contest": fleets.choose_contesting_a_voyage,
        "march.avoid_contest": fleets.choose_contesting_a_voyage,
        "march.refuse_contest": fleets.choose_contesting_a_voyage,
        "retreat.contest": fleets.choose_contesting_a_voyage,
        "march.crossed": responding.choose_stopping_ships,
        "march.avoid_crossed": responding.choose_stopping_ships,
        "march.refuse_crossed": responding.choose_stopping_ships,
        "retreat.crossed": responding.choose_stopping_ships,
        "march.lend": fleets.choose_lending_ships,
        "march.avoid_lend": fleets.choose_lending_ships,
        "retreat.lend": fleets.choose_lending_ships,
        "march.entered": responding.choose_card_on_entry,
        "march.gates": responding.choose_card_on_entry,
        "march.forks": responding.choose_ambush,
        "march.mistrust": responding.choose_cancelling_carthage,
        "campaign.mistrust": responding.choose_cancelling_carthage,
        "player_turn.mistrust": responding.choose_cancelling_carthage,
        "blockading.start": responding.choose_cancelling_carthage,
        "non_player_action.mistrust": responding.choose_cancelling_carthage,
        "retreat.start": responding.choose_card_on_retreat,
        "retreat.storm": responding.choose_stopping_ships,
        "siege_roll.thrown": responding.choose_voiding_siege_roll,
        "politics.guarded": responding.choose_points_to_save,
        "support_loss.start": responding.choose_points_to_save,
        "gallic_roll.cancel": raids.choose_cancelling_a_raid,
        "gallic_roll.strike": raids.choose_spaces_to_raid,
        "politics.start": reactions.choose_political_support,
        "falls.loot": reactions.choose_loot,
        "battle.before": responding.choose_card_before_battle,
        "battle.stopped": responding.choose_undoing_instant_defeat,
        "battle.after": responding.choose_rerolling_battle,
        "battle.lost": responding.choose_fighting_again,
        "battle.won": responding.choose_card_after_victory,
        "battle.hamilcar": responding.choose_card_after_victory,
        "turns.draw": phases.choose_cards_to_lay_aside,
        "turns.first": phases.choose_who_goes_first,
        "turns.last_chance": phases.choose_desperate_times,
        "turns.renewal": phases.choose_alliances_to_renew,
        "surrender.start": phases.choose_siege_rolls,
        "reinforcing.other": phases.choose_reinforcements,
        "reinforcing.sides": phases.choose_reinforcements,
        "offer.alliance": diplomacy.choose_alliance_offered,
    }
