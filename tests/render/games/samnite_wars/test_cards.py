"""Cards and hands: every type drawn, long names whole, any script survived, hidden cards alike."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageDraw

from render import ALT_LIMIT
from render.drawing import dice, fonts
from render.drawing.style import THEMES
from render.games.samnite_wars.cards import KINDS, EffortSide, Face, draw_card, draw_effort, draw_hand


def faces(count: int) -> list[Face]:
    kinds = list(KINDS)
    return [
        Face(id=f"c{n}", name=f"Card {n}", kind=kinds[n % len(kinds)], force=n % 4 or None, lines=("Rome only", "+1"))
        for n in range(count)
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("count", [0, 1, 3, 10, 15, 40])
def test_a_hand_of_any_size_is_one_small_picture(count: int, theme: str) -> None:
    hand = draw_hand(faces(count), title="Livia", theme=theme)
    assert len(hand.data) < 400_000
    assert hand.width == 1000
    assert len(hand.alt) <= ALT_LIMIT
    with Image.open(io.BytesIO(hand.data)) as image:
        assert image.size == (hand.width, hand.height)


def test_hidden_cards_show_their_number_alone() -> None:
    one, other = draw_hand(faces(2), hidden=3), draw_hand(faces(2), hidden=3)
    assert one == other
    assert "3 hidden" in one.alt
    assert draw_hand([], hidden=4).filename == "hand.png"


def test_letters_stand_on_the_cards_and_in_the_words() -> None:
    hand = draw_hand(faces(3), letters={"c1": "B"})
    assert "B Card 1" in hand.alt
    assert hand.data != draw_hand(faces(3)).data


def test_a_card_says_its_words() -> None:
    card = draw_card(Face(id="siege", name="Siege", kind="battle", force=2, lines=("Attacker only",)))
    assert card.alt == "Siege, Battle 2: Attacker only"
    assert card.filename == "card.png"


@pytest.mark.parametrize("winner", ["left", "right", ""])
def test_an_effort_shows_both_sides_and_the_winner(winner: str) -> None:
    left = EffortSide(name="Livia", livery=1, faces=tuple(faces(5)), total=9, role="Consul")
    right = EffortSide(name="漢字 Иван 🦅", livery=3, faces=tuple(faces(2)), total=7)
    effort = draw_effort(left, right, winner=winner)
    assert "total 9" in effort.alt
    assert ("wins" in effort.alt) == bool(winner)
    assert len(effort.data) < 400_000


@pytest.mark.parametrize(("rolls", "alt"), [(((2, 5),), "2 to 5"), (((3, 3), (6, 6), (1, 1), (6, 4)), "6 to 4")])
def test_the_dice_that_broke_a_tie_are_shown(rolls: tuple[tuple[int, int], ...], alt: str) -> None:
    left = EffortSide(name="Livia", livery=1, faces=tuple(faces(2)), total=7, rolls=tuple(a for a, _ in rolls))
    right = EffortSide(name="Otto", livery=3, faces=tuple(faces(2)), total=7, rolls=tuple(b for _, b in rolls))
    won = "left" if rolls[-1][0] > rolls[-1][1] else "right"
    shown = draw_effort(left, right, winner=won)
    assert f"A tie, the dice {alt}. {'Livia' if won == 'left' else 'Otto'} wins" in shown.alt
    without = draw_effort(replace(left, rolls=()), replace(right, rolls=()), winner=won)
    assert "dice" not in without.alt and shown.height > without.height


def test_the_dice_are_as_many_pips_as_they_say() -> None:
    """Counted on the die itself: dark spots apart from its edge."""
    for value in range(1, 7):
        die = dice.plain_die(64, value).convert("L")
        field = die.crop((7, 7, 57, 57)).point(lambda light: 255 if light < 100 else 0)
        spots = 0
        while field.getbbox():
            spots += 1
            pixel = next((x, y) for y in range(50) for x in range(50) if field.getpixel((x, y)))
            ImageDraw.floodfill(field, pixel, 0)
        assert spots == value


def test_a_sealed_effort_shows_neither_number_nor_kind() -> None:
    sealed = EffortSide(name="Otto", livery=0, faces=None)
    alt = draw_effort(sealed, EffortSide(name="Livia", livery=1, faces=None)).alt
    assert "sealed" in alt
    assert "Card" not in alt


@pytest.mark.parametrize(
    "name", ["", " ", "a\nb\tc", "漢字", "🦅" * 50, "\u202eevil", "Ἀθηνᾶ", "W" * 200, "\x00", "ñandú"]
)
def test_any_name_can_be_drawn(name: str) -> None:
    assert draw_effort(EffortSide(name=name, livery=5, faces=()), EffortSide(name=name, livery=5, faces=())).data
    assert fonts.text_width(fonts.TEXT, 30, fonts.shorten_to_fit(fonts.TEXT, 30, name, 200)) <= 200 or len(name) == 1


def test_wrapping_keeps_words_and_shortens_the_last_line() -> None:
    lines = fonts.wrap_text(fonts.TEXT, 30, "the quick brown fox jumps over the lazy dog again and again", 200, 2)
    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert all(fonts.text_width(fonts.TEXT, 30, line) <= 200 for line in lines)
