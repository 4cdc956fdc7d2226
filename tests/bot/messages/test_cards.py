"""Messages as cards, in each of their forms."""

from dataclasses import replace

from bot.delivery.footers import post_numbers_of_table, split_card, with_footer
from bot.messages.card import DIVIDER, Card, Gallery, MessageForm, Section
from bot.messages.message_json import KeptFile, edited_message_json, new_message_json
from bot.messages.screen import Button, Screen, text_without_heading_marks, with_card
from render import Picture

MAP = Picture(data=b"x", mime="image/png", filename="map.png", alt="the map", width=1, height=1)
SMALL = Picture(data=b"y", mime="image/png", filename="small.png", alt="a crop", width=1, height=1)
OTHER = Picture(data=b"z", mime="image/png", filename="other.png", alt="another", width=1, height=1)
ROWS = ((Button(id="go", label="Go"),),)
CARD = Card(
    above="Ada's table",
    title="Umbria is yours",
    parts=("3 hits against 2.", DIVIDER, Section(text="The army", thumbnail=SMALL), Gallery(pictures=(MAP,))),
    below="#17 · AB12C",
    colour=0xAA2222,
)


def test_v2_is_one_container_with_everything_in_it() -> None:
    sent = new_message_json(Screen(card=CARD, rows=ROWS), form=MessageForm.V2)
    assert sent["content"] is None and "embeds" not in sent and sent["flags"] == 1 << 15
    (container,) = sent["components"]
    assert (container["type"], container["accent_color"]) == (17, 0xAA2222)
    assert [part["type"] for part in container["components"]] == [10, 14, 9, 12, 10, 1]
    assert container["components"][0]["content"] == "-# Ada's table\n### Umbria is yours\n3 hits against 2."
    assert container["components"][4]["content"] == "-# #17 · AB12C"
    assert [file["filename"] for file in sent["attachments"]] == ["small.png", "map.png"]


def test_the_classic_form_is_a_push_line_and_an_embed() -> None:
    sent = new_message_json(Screen(content="Your turn until tomorrow", card=CARD, rows=ROWS))
    assert sent["content"] == "Your turn until tomorrow" and "flags" not in sent
    (embed,) = sent["embeds"]
    assert embed["color"] == 0xAA2222 and embed["image"] == {"url": "attachment://map.png"}
    assert embed["description"].startswith("-# Ada's table\n### Umbria is yours\n3 hits") and sent["components"]


QUESTION = Screen(content="Your turn", card=CARD, rows=ROWS, pictures=(OTHER,), asks=True)


def test_a_question_has_its_pictures_above_all_of_its_words() -> None:
    """A phone shows words and buttons together: what stands between them would hide what the buttons mean."""
    *pictures, words = new_message_json(QUESTION)["embeds"]
    assert [set(one) for one in pictures] == [{"image", "color"}] * 2
    assert [one["image"]["url"] for one in pictures] == ["attachment://map.png", "attachment://other.png"]
    assert "image" not in words and words["description"].startswith("-# Ada's table")
    (container,) = [c for c in new_message_json(QUESTION, form=MessageForm.V2)["components"] if c["type"] == 17]
    kinds = [part["type"] for part in container["components"]]
    assert kinds == [12, 10, 14, 9, 10, 1] and len(container["components"][0]["items"]) == 2


def test_a_question_that_is_edited_takes_the_pictures_it_keeps_above_its_words() -> None:
    kept = (KeptFile(url="attachment://x.png", id="7", alt="a map"),)
    bare = Screen(card=Card(title="Next"), asks=True)
    classic = edited_message_json(bare, keep_pictures=True, kept=kept)
    assert classic["embeds"] == [{"image": {"url": "attachment://x.png"}}, {"description": "### Next"}]
    (container,) = edited_message_json(bare, keep_pictures=True, kept=kept, form=MessageForm.V2)["components"]
    assert [part["type"] for part in container["components"]] == [12, 10]


def test_a_question_has_nine_pictures_at_most() -> None:
    def of(count: int) -> Screen:
        pictures = tuple(replace(MAP, filename=f"{n}.png") for n in range(count))
        return Screen(content="x", card=Card(title="Which?"), pictures=pictures, asks=True)

    assert (
        not list(of(9).broken_limits())
        and list(of(10).broken_limits())
        and len(new_message_json(of(10))["embeds"]) == 10
    )


def test_the_plain_form_is_words_alone() -> None:
    sent = new_message_json(Screen(content="Your turn", card=CARD), form=MessageForm.PLAIN)
    assert sent["content"].startswith("Your turn\n-# Ada's table\n**Umbria is yours**") and "embeds" not in sent


def test_what_is_v2_stays_v2_when_it_is_edited() -> None:
    sent = edited_message_json(Screen(content="It is over."), form=MessageForm.V2)
    assert sent["content"] is None and sent["flags"] == 1 << 15
    assert sent["components"] == [{"type": 10, "content": "It is over."}]


def test_an_edit_keeps_the_pictures_that_the_message_shows() -> None:
    bare = Screen(card=Card(title="Next"))
    kept = (KeptFile(url="attachment://x.png", id="7", alt="a map"),)
    classic = edited_message_json(bare, keep_pictures=True, kept=(KeptFile(url="attachment://x.png"),))
    assert classic["embeds"][0]["image"] == {"url": "attachment://x.png"} and "attachments" not in classic
    shown = edited_message_json(bare, keep_pictures=True, kept=kept, form=MessageForm.V2)
    items = shown["components"][0]["components"][1]["items"]
    assert items == [{"media": {"url": "attachment://x.png"}, "description": "a map"}]
    assert shown["attachments"] == [{"id": "7"}]


def test_plain_words_become_a_card() -> None:
    card = with_card(Screen(content="-# Ada's table\n**Your turn**\nGo on.\n-# #17")).card
    assert card == Card(above="Ada's table", title="Your turn", parts=("Go on.",), below="#17")
    starred = with_card(Screen(content="## a\\_b \\*c\\*\nx")).card
    assert starred is not None and starred.title == "a\\_b \\*c\\*"


def test_numbers_are_read_back_from_every_form() -> None:
    screen = with_footer(Screen(card=Card(title="x", parts=("y",))), "-# #12–15 · AB12C")
    assert (
        post_numbers_of_table(screen.words(), "AB12C")
        == range(12, 16)
        == post_numbers_of_table("y\n-# #12–15 · AB12C", "AB12C")
    )
    assert text_without_heading_marks("### x\n**y**") == "x\ny"


def test_a_long_card_is_split_between_parts_and_lines() -> None:
    card = Card(title="T", below="b", parts=("\n".join(["line"] * 300), Gallery(pictures=(MAP,)), "end"))
    parts = split_card(card, 800)
    assert len(parts) > 1 and parts[0].title == "T" and parts[-1].below == "b" and not parts[-1].title
    assert sum(part.words().count("line") for part in parts) == 300 and all(len(p.text()) <= 800 for p in parts)
    assert [picture for part in parts for picture in part.pictures] == [MAP]


def test_limits_of_cards() -> None:
    assert not list(Screen(card=CARD, rows=ROWS).broken_limits())
    assert list(Screen(card=Card(parts=("x" * 4001,))).broken_limits())
    assert list(Screen(card=Card(parts=(DIVIDER,) * 41)).broken_limits())
