"""Pictures that stand apart: each in a gallery of its own, one below another."""

from dataclasses import replace
from io import BytesIO

from PIL import Image

from bot.messages.card import Card, Gallery, MessageForm, galleries
from bot.messages.message_json import GALLERY, new_message_json
from bot.messages.screen import Screen
from bot.screens.looks import screen_with_pictures_in_look
from render import Picture
from render.looks import LARGE, Look
from render.picture import encode_picture

ONE = Picture(b"", "image/webp", "one.webp", "One.", 10, 10)
TWO, THREE = replace(ONE, filename="two.webp"), replace(ONE, filename="three.webp")


def test_what_stands_apart_has_a_gallery_of_its_own() -> None:
    apart = [replace(one, apart=True) for one in (ONE, TWO)]
    assert galleries([]) == []
    assert galleries([ONE, TWO, THREE]) == [(ONE, TWO, THREE)]
    assert galleries([*apart, THREE, ONE]) == [(apart[0],), (apart[1],), (THREE, ONE)]


def test_an_answer_shows_the_parts_of_a_map_one_below_another() -> None:
    parts = tuple(replace(one, apart=True) for one in (ONE, TWO, THREE))
    made = new_message_json(Screen(card=Card(title="The map"), pictures=parts), form=MessageForm.V2)
    inner = made["components"][0]["components"]
    assert [len(part["items"]) for part in inner if part["type"] == GALLERY] == [1, 1, 1]
    assert (
        len(new_message_json(Screen(card=Card(title="The map"), pictures=parts), form=MessageForm.CLASSIC)["embeds"])
        >= 3
    )


def test_a_gallery_of_a_card_is_parted_too() -> None:
    boxes = [("L", (0, 0, 200, 200)), ("R", (200, 0, 400, 200))]
    whole = encode_picture(Image.new("RGB", (400, 200)), "map", "A map.", parts=boxes)
    card = screen_with_pictures_in_look(
        Screen(card=Card(parts=(Gallery(pictures=(whole,)), "words"))), Look("", LARGE)
    ).card
    assert card is not None
    shown = [part for part in card.parts if isinstance(part, Gallery)]
    assert [len(part.pictures) for part in shown] == [1, 1] and card.parts[-1] == "words"
    assert Image.open(BytesIO(shown[0].pictures[0].data)).width == 200
