"""The board of a war for whoever fights in it, and what each of their cards does there, in a few words."""

from bot.words import Words, unmarked_text
from engine.games.samnite_wars.computer_player.estimates import side_role
from engine.games.samnite_wars.fate_cards import CARDS, EFFORT, card_forces
from engine.games.samnite_wars.view import CombatView, SamniteView
from engine.kernel.events import Seat
from render.games.samnite_wars.war_board import WarCard, WarSide

NAMING = "resolution"  # the only phase in whose questions other players are named
Board = tuple[WarSide, WarSide, list[WarCard], str]


def war_board(view: SamniteView, words: Words) -> Board | None:
    """Return both sides, the viewer's cards (those that count most first) and the title of the war that they take part
    in; None where there is none, or all is shown."""
    combat = view.combat
    if combat is None or view.seat is None or not combat.enemy or combat.consul_cards is not None:
        return None
    if view.seat not in (combat.consul, combat.enemy, combat.consul_ally, combat.enemy_ally):
        return None
    usable = card_counts_for_side(view, combat)
    hand = sorted(view.hand, key=lambda card: (-usable.get(card, -1), card))
    cards = [WarCard(name=words.name(card), kind=CARDS[card].type, force=usable.get(card)) for card in hand]
    left = _side(view, words("status.rome"), combat.consul, combat.consul_ally, words)
    right = _side(view, words.name(combat.region), combat.enemy, combat.enemy_ally, words)
    return left, right, cards, words("war.title", kind=combat.kind, region=combat.region)


def card_counts_for_side(view: SamniteView, combat: CombatView) -> dict[str, int]:
    """Return what cards count for the side that the viewer is on."""
    rome = view.seat in (combat.consul, combat.consul_ally)
    return card_forces(side_role(view, combat.region, rome=rome, rome_attacks=combat.rome_attacks))


def _side(view: SamniteView, of: str, seat: Seat, ally: Seat, words: Words) -> WarSide:
    held = next((player.hand_size for player in view.players if player.seat == seat), 0)
    named = unmarked_text(words.seat(ally)) if ally else ""
    return WarSide(role=of, name=unmarked_text(words.seat(seat)), livery=int(seat) - 1, cards=held, ally=named)


def card_note(view: SamniteView, token: str, words: Words) -> str:
    """Return what a card does, and where it goes to war what it counts; "" of what is neither a card nor a
    player."""
    if token not in CARDS:
        return player_note(view, token, words)
    said, combat = unmarked_text(words(f"card.{token}")), view.combat
    if combat is None or not combat.enemy or token not in EFFORT or combat.consul_cards is not None:
        return said
    count = card_counts_for_side(view, combat).get(token)
    return words("note.no_use", said=said) if count is None else words("note.counts", count=count, said=said)


def player_note(view: SamniteView, token: str, words: Words) -> str:
    """Return how many cards and how much Prestige a player has whom an answer may name: an enemy, an ally, a victim; ""
    of anything else. Where cards are bought the same tokens are numbers."""
    found = next((player for player in view.players if player.seat == token), None)
    if found is None or view.phase != NAMING:
        return ""
    return words("note.player", cards=found.hand_size, triumph=found.triumph)
