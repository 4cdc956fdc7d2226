"""Cards in words, and as they are drawn; what can be played for its value alone says so."""

from bot.words import Words
from engine.games.sword_of_rome.tables import CARDS
from render.games.sword_of_rome.cards import Face


def face(card: str, words: Words) -> Face:
    """Return a card as it is drawn, with what it does in words."""
    known = CARDS[card]
    return Face(
        id=card,
        name=words.name(card),
        kind=known.kind,
        kind_name=words(f"kind.{known.kind}"),
        value=known.value,
        lines=(words(known.text, powers=known.powers),),
    )


def card_line(card: str, words: Words) -> str:
    """Return a card in a line: name, value, what it does."""
    known = CARDS[card]
    return words(
        "hand.card", card=card, value=known.value, said={"key": known.text, "args": {"powers": known.powers}},
        response=known.kind == "response", remove=known.remove,
    )  # fmt: skip
