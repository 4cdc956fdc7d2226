"""Strategy cards: a hand as one picture, and a card by itself. A card's words come from the caller."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from render.drawing.style import Kind, colour_from_hex
from render.kit import hand
from render.picture import Picture

KINDS: Final = {
    "campaign": Kind(colour_from_hex("#9d2b22"), "plain", "swords"),
    "npa": Kind(colour_from_hex("#6b4a86"), "bend", "rings"),
    "event": Kind(colour_from_hex("#2c5d8c"), "plain", "laurel"),
    "response": Kind(colour_from_hex("#3d3633"), "sinister", "shield"),
    "desperate_times": Kind(colour_from_hex("#6b4707"), "check", "spark"),
}


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """A card as its viewer may see it. kind: a key of `KINDS`; kind_name: what stands on the band; copies: how many
    alike it stands for."""

    id: str
    name: str
    kind: str
    kind_name: str
    value: int
    lines: tuple[str, ...] = ()
    copies: int = 1


def _card(face: Face) -> hand.HandCard:
    return hand.HandCard(
        id=face.id,
        name=face.name,
        kind=KINDS[face.kind],
        kind_name=face.kind_name,
        number=face.value,
        lines=face.lines,
        copies=face.copies,
    )


def draw_hand(faces: Sequence[Face], **options: Any) -> Picture:
    """Draw a hand."""
    return hand.draw_hand([_card(face) for face in faces], **options)


def draw_card(face: Face, **options: Any) -> Picture:
    """Draw one card."""
    return hand.draw_card(_card(face), **options)
