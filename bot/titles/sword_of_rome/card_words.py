"""Hands and cards in words, and as they are drawn; what can be played for its value alone says so."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.words import Words, unmarked_text
from engine.games.sword_of_rome.event_cards.registry import event_handler
from engine.games.sword_of_rome.tables import CARDS
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.state import Side
from render.games.sword_of_rome.cards import Face

EVENT = "event"
ALIKE = ("campaign", "npa", "desperate_times")  # kinds of cards with one name and one text


EDITIONS = {"5p": "five", "2-4p": "fewer"}  # of cards that are not used with every number of players


def hands_of(view: SwordView) -> Mapping[Side, tuple[str, ...]]:
    """Return by side what the viewer holds, of every side that they play: its hand, then its Desperate Times."""
    open_ones = {side.side: side.desperate for side in view.sides}
    return {mine.side: (*mine.hand, *open_ones[mine.side]) for mine in view.own}


def by_value_only(card: str) -> bool:
    """Return whether a card's event cannot be played yet, so that it counts for its value alone."""
    return CARDS[card].kind == EVENT and event_handler(card) is None


def card_face(card: str, words: Words, copies: int = 1) -> Face:
    """Return a card as it is drawn, with what it does in words, or that it counts for its value alone. copies: how many
    alike it stands for."""
    known = CARDS[card]
    short = f"hand.drawn_{known.kind}"
    if by_value_only(card):
        said = words("hand.by_value_drawn")
    else:
        said = words(short) if words.has_words(short) else words(known.text, powers=known.powers)
    return Face(
        id=card,
        name=words.name(card),
        kind=known.kind,
        kind_name=words(f"kind.{known.kind}"),
        value=known.value,
        lines=(said,),
        copies=copies,
    )


def hand_faces(held: Sequence[str], words: Words) -> list[Face]:
    """Return a hand as it is drawn: cards of a kind that all have one name and one text once, with their number."""
    return [card_face(card, words, copies) for card, copies in cards_with_counts(held)]


def cards_with_counts(held: Sequence[str]) -> list[tuple[str, int]]:
    """Return the cards of a hand with how many there are of each, of those with one name and one text the first."""
    alike = Counter(_likeness(card) for card in held)
    first = {_likeness(card): card for card in reversed(held)}
    return [(card, alike[_likeness(card)]) for card in held if first[_likeness(card)] == card]


def short_hand_lines(held: Sequence[str], words: Words) -> list[str]:
    """Return a hand in lines that leave room for a second hand: of what is in every deck the name and number alone."""
    return [
        words("hand.alike", card=card, value=CARDS[card].value, count=copies)
        if CARDS[card].kind in ALIKE
        else card_line(card, words)
        for card, copies in cards_with_counts(held)
    ]


def full_hand_lines(held: Sequence[str], words: Words) -> list[str]:
    """Return a hand in lines that say what each card does, equal cards in one."""
    return [card_line(card, words, copies) for card, copies in cards_with_counts(held)]


def hand_names_line(held: Sequence[str], words: Words) -> str:
    """Return the names of a hand in a line, equal ones once with their number."""
    return ", ".join(words("hand.named", card=card, count=copies) for card, copies in cards_with_counts(held))


def _likeness(card: str) -> str:
    kind = CARDS[card].kind
    return kind if kind in ALIKE else card


def card_text(card: str, words: Words) -> str:
    """Return what a card does, in one line."""
    return unmarked_text(" ".join(words(CARDS[card].text, powers=CARDS[card].powers).split()))


def card_line(card: str, words: Words, copies: int = 1) -> str:
    """Return a card in a line: name, value, with how many players it is used, what it does, whether it counts for its
    value alone. copies: how many alike it stands for."""
    known = CARDS[card]
    return words(
        "hand.card",
        card=card,
        count=copies,
        value=known.value,
        said={"key": known.text, "args": {"powers": known.powers}},
        response=known.kind == "response",
        edition=EDITIONS.get(known.editions, ""),
        remove=known.remove,
        later=by_value_only(card),
    )


def card_note(card: str, words: Words) -> str:
    """Return what stands beside a card in a list: its value, what it does in a few words, whether it counts for its
    value alone."""
    known = CARDS[card]
    key = "note.card_by_value" if by_value_only(card) else "note.card"
    short = f"card_short.{known.text.partition('.')[2]}"
    said = words(short) if words.has_words(short) else words(known.text, powers=known.powers)
    return unmarked_text(words(key, value=known.value, said=said, reshuffles=known.reshuffle))
