"""What a turn, a phase or a decision came to: which events are results, and how much each weighs."""

from collections.abc import Mapping, Sequence

from bot.titles.sentences import event_sentence, without_bold_marks
from bot.words import Words, without_stop
from engine.games.sword_of_rome.events.diplomacy import AllianceBroken, AllianceMade
from engine.kernel.events import Event

WEIGHTS: Mapping[str, int] = {  # what matters most to whom it happens to, or who has caused it
    "game_ended": 99,
    "eliminated": 97,
    "city_looted": 95,
    "carthage_driven_out": 92,
    "city_fell": 90,
    "tribe_subdued": 88,
    "alliance_broken": 86,
    "battle_decided": 84,
    "battle_rolled": -1,
    "automatic_victory": 84,
    "track_filled": 82,
    "alliance_made": 78,
    "alliance_ended": 76,
    "colony_founded": 74,
    "effect_began": 72,
    "leader_came": 70,
    "siege_began": 66,
    "africa_landing": 65,
    "gallic_event_cancelled": 64,
    "mines_depleted": 64,
    "event_played": 62,
    "raided": 56,
    "solidarity_shown": 56,
    "army_bought_off": 56,
    "marker_placed": 55,
    "scored": 55,
    "siege_helped": 54,
    "siege_rolled": 54,
    "isolated": 52,
    "activation_cancelled": 50,
    "naval_roll": 48,
    "interception_rolled": 46,
    "avoid_rolled": 46,
    "battle_refused": 46,
    "bribe_paid": 46,
    "retreated": 44,
    "support_spent": 42,
    "support_left": 5,
    "alliance_lapsed": 60,
    "mercenaries_left": 60,
    "embassy_answered": 60,
    "cu_taken": 60,
    "unrest_changed": 60,
    "marker_set": 60,
    "leader_struck": 60,
    "vetoed": 60,
    "points_by_card": 58,
    "cards_discarded": 45,
    "hand_seen": 43,
    "unit_raised": 41,
    "alliance_renewed": 36,
    "army_marched": 35,
    "attrition_rolled": 30,
    "reinforced": 28,
    "non_player_activated": 26,
    "cards_drawn": 22,
    "card_played": 20,
    "first_chosen": 18,
    "desperate_played": 15,
    "leader_activated": 10,
    "passed": 8,
    "became_active": 1,
}
RESULTS = tuple(tag for tag, weight in WEIGHTS.items() if weight >= 70)  # what a card says first, in bold
MOST = 3  # results that stand in bold


def weightiest_result_events(events: Sequence[Event]) -> list[Event]:
    """Return what is said first of some events, the weightiest, in the order in which they came; not an alliance that
    was broken after it was made, which would stand there as if it were in force."""
    broken = {frozenset((e.power, e.to)) for e in events if isinstance(e, AllianceBroken)}
    found = [
        event
        for event in events
        if type(event).tag() in RESULTS
        and not (isinstance(event, AllianceMade) and frozenset((event.power, event.to)) in broken)
    ]
    kept = sorted(range(len(found)), key=lambda n: -WEIGHTS[type(found[n]).tag()])[:MOST]
    return [found[n] for n in sorted(kept)]


def bold_event_text(event: Event, words: Words) -> str:
    """Return a result as a bold line."""
    return f"**{without_stop(without_bold_marks(event_sentence(event, words)))}**"
