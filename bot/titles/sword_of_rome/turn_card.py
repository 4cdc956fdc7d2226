"""The card of a player's turn, and those of the phases between: what it came to in bold, then what was done, a line a
force."""

from collections.abc import Sequence

from bot.messages.card import DIVIDER, Card, Part
from bot.titles.sword_of_rome.dice_tables import siege_table_line
from bot.titles.sword_of_rome.results import bold_event_text, weightiest_result_events
from bot.titles.sword_of_rome.short_words import side_colour, side_emblem
from bot.titles.sword_of_rome.trailing import unplayed_power_deciders_line
from bot.titles.sword_of_rome.turn_lines import lines_of
from bot.words import Words
from engine.games.sword_of_rome.events.cards import SupportSpent
from engine.games.sword_of_rome.events.siege import SiegeRolled
from engine.games.sword_of_rome.events.turn import BecameActive, DesperatePlayed, GameEnded, Scored, TurnBegan
from engine.games.sword_of_rome.powers import GALLIC, SIDE_OF
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.events import Event, OfferAnswered, OfferMade
from engine.kernel.state import Side

TURN = "player_turn"
PHASES = {  # the events of the phases, by the key of their card
    "gallic": "gallic_event_rolled gallic_event_quiet gallic_event_cancelled",
    "draw": "turn_began mines_depleted first_chosen deck_shuffled cards_drawn cards_discarded",
    "desperate": "desperate_announced desperate_played",
    "reinforcement": "order_set reinforced leader_placed leaders_kept consuls_drawn support_spent",
    "ending": "attrition_rolled marker_placed isolated scored alliance_renewed alliance_lapsed consuls_returned "
    "leader_left leader_displaced eliminated game_ended city_fell siege_rolled siege_lifted city_looted tribe_subdued "
    "plundered track_filled carthage_driven_out",
}
SETTLED = ("attrition_rolled", "marker_placed", "siege_rolled", "scored")  # what the end of a turn is about
PHASE_OF = {tag: phase for phase, tags in PHASES.items() for tag in tags.split()}


def card_key_of_event(event: Event, within: Sequence[str]) -> str:
    """Return the key of the card that tells an event: a player's turn, or a phase."""
    turn = next((activity for activity in within if activity.rpartition("_")[0] == TURN), "")
    if (
        not turn and isinstance(event, SupportSpent) and event.side == GALLIC
    ):  # beyond turns only their event spends any
        return "gallic"
    return turn or PHASE_OF.get(type(event).tag(), within[0] if within else "told")


def turn_card(
    view: SwordView, actor: Side, events: Sequence[Event], words: Words, *, key: str, continued: bool = False
) -> Card:
    """Return the card of some events. actor: the side whose turn it is, as far as that is known. continued: it goes on
    from another of the same key."""
    first = weightiest_result_events(events)
    lines = lines_of([event for event in events if event not in first and not isinstance(event, TurnBegan)], words)
    if any(isinstance(event, SiegeRolled) for event in events):
        lines.append(siege_table_line(words))
    if any(isinstance(event, Scored) for event in events):
        lines += unplayed_power_deciders_line(view, words)
    heads = "\n".join(bold_event_text(event, words) for event in first)
    parts: list[Part] = [heads, DIVIDER, "\n".join(lines)] if heads and lines else [heads or "\n".join(lines)]
    side = actor or _side_of(view, events)
    if key.rpartition("_")[0] == TURN:
        title, accent = _title(side, events, words, continued=continued), side_colour(side)
    else:
        title, accent = _phase_title(view, key, events, words), None
    if continued:
        title = words("turn.title_continued", title=title)
    if not any(parts):
        parts = [words("turn.to_move", side=side)] if side else []
    return Card(title=title, parts=tuple(parts), colour=accent)


def _side_of(view: SwordView, events: Sequence[Event]) -> Side:
    """Return whose turn some events are of: the first that is active, else that acts, by itself or by a power of it."""
    active = next((event.side for event in events if isinstance(event, BecameActive)), "")
    acts = (str(getattr(event, "side", "")) or _side_with(view, str(getattr(event, "power", ""))) for event in events)
    return active or next(filter(None, acts), "")


def _side_with(view: SwordView, power: str) -> Side:
    """Return the side that plays a power; "" if none does."""
    side = SIDE_OF.get(power, "")
    return side if any(one.side == side for one in view.sides) else ""


def _title(side: Side, events: Sequence[Event], words: Words, *, continued: bool) -> str:
    began = next((event for event in events if isinstance(event, BecameActive)), None)
    round_number, of = (began.round, began.of) if began is not None else (0, 0)
    if not side:
        return words("turn.goes_on")
    if began is None and not continued:  # a deed between the turns, of which Desperate Times alone are one
        return words("turn.desperate", emblem=side_emblem(side, words), side=side)
    return words("turn.title", emblem=side_emblem(side, words), side=side, round=round_number, of=of)


def _phase_title(view: SwordView, key: str, events: Sequence[Event], words: Words) -> str:
    began = next((event for event in events if isinstance(event, TurnBegan)), None)
    if began is not None:
        return words("turn.began", turn=began.turn, of=began.of, first=began.first, last=began.last)
    played = next((event for event in events if isinstance(event, DesperatePlayed)), None)
    if played is not None:
        return words("turn.desperate", emblem=side_emblem(played.side, words), side=played.side)
    if any(isinstance(event, GameEnded) for event in events):
        return words("turn.game_over")
    if key == "ending" and not any(type(event).tag() in SETTLED for event in events):
        key = "other"
    if events and all(isinstance(event, OfferAnswered | OfferMade) for event in events):
        key = "offers"
    return words(f"turn.phase_{key}" if words.has_words(f"turn.phase_{key}") else "turn.phase_other", turn=view.turn)
