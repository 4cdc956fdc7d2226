"""Messages as their reader wants to see pictures (`render.looks`): in their colours, large, or in words."""

import logging
import re

import msgspec

from bot.messages.card import TEXTS, Card, Gallery, Part, galleries
from bot.messages.screen import CONTENT, EMBEDS, Screen, cut_text, message_pages
from bot.tables.table_extra import Extra
from render import Picture
from render.looks import LARGE, WORDS, Look, known_look, picture_in_large_type, pictures_in_look

log = logging.getLogger(__name__)
KEPT_FREE = 160  # characters for a post's number and the head of the chain
BREAK = re.compile(r"(?<=[.;]) (?=\S)")


def picture_look_of_table(extra: Extra) -> Look:
    """Return how a table's public posts show pictures."""
    return known_look(extra.palette, extra.size)


async def screen_in_look(screen: Screen, look: Look) -> Screen:
    """Return a message with its pictures as a look shows them (`screen_with_pictures_in_look`), those in large type
    drawn again for it."""
    return screen_with_pictures_in_look(await _large(screen) if look.size == LARGE else screen, look)


async def _large(screen: Screen) -> Screen:
    made = {picture: await _drawn_large(picture) for picture in screen.all_pictures if _drawn(picture)}
    card = screen.card.with_redrawn_pictures(lambda one: made.get(one, one)) if screen.card is not None else None
    return msgspec.structs.replace(screen, card=card, pictures=tuple([made.get(one, one) for one in screen.pictures]))


async def _drawn_large(picture: Picture) -> Picture:
    try:
        return await picture_in_large_type(picture)
    except Exception as error:  # a message is told in any case
        log.error("a picture could not be drawn in large type (%s)", type(error).__name__)
        return picture


def screen_with_pictures_in_look(screen: Screen, look: Look) -> Screen:
    """Return a message with its pictures as a look shows them. In words they are told as far as one message has room
    (`drawings_as_words`: all of it, in several)."""
    drawings = [picture for picture in screen.all_pictures if _drawn(picture)]
    if look == Look() or not drawings:
        return screen
    if look.size == WORDS:
        bare, lines = drawings_as_words(screen)
        return _with_lines(bare, lines)
    if look.size == LARGE and sum(len(pictures_in_look(one, look)) for one in screen.all_pictures) > EMBEDS:
        look = Look(look.palette)  # Discord takes ten pictures
    card = _redrawn(screen.card, look) if screen.card is not None else None
    made = tuple([part for picture in screen.pictures for part in pictures_in_look(picture, look)])
    return msgspec.structs.replace(screen, card=card, pictures=made)


def _drawn(picture: Picture) -> bool:
    return picture.mime.startswith("image/png")


def _redrawn(card: Card, look: Look) -> Card:
    """Return a card with its galleries in parts; small pictures beside words stay one."""
    one = card.with_redrawn_pictures(lambda picture: pictures_in_look(picture, Look(look.palette))[0])
    parts: list[Part] = []
    for part, old in zip(one.parts, card.parts, strict=True):
        if isinstance(old, Gallery):
            made = [one for each in old.pictures for one in pictures_in_look(each, look)]
            parts += [Gallery(pictures=some) for some in galleries(made)]
        else:
            parts.append(part)
    return msgspec.structs.replace(one, parts=tuple(parts))


# In words


def drawings_as_words(screen: Screen) -> tuple[Screen, list[str]]:
    """Return a message without its drawings, and what they say, line by line; files stay."""
    lines = [
        line for picture in screen.all_pictures if _drawn(picture) for line in BREAK.split(picture.description) if line
    ]
    files = tuple(picture for picture in screen.all_pictures if not _drawn(picture))
    card = screen.card.without_pictures() if screen.card is not None else None
    return msgspec.structs.replace(screen, card=card, pictures=files), lines


def texts_of_drawings(screen: Screen) -> list[str]:
    """Return what the drawings of a message say, as the texts of as many messages as it takes."""
    return message_pages(drawings_as_words(screen)[1], CONTENT - KEPT_FREE)


def _with_lines(screen: Screen, lines: list[str]) -> Screen:
    said = "\n".join(lines)
    if screen.card is None:
        room = CONTENT - KEPT_FREE - len(screen.content)
        return msgspec.structs.replace(screen, content=f"{screen.content}\n{cut_text(said, room)}".strip())
    room = TEXTS - KEPT_FREE - len(screen.content) - len(screen.card.text())
    if room < KEPT_FREE:
        return screen
    card = msgspec.structs.replace(screen.card, parts=(*screen.card.parts, cut_text(said, room)))
    return msgspec.structs.replace(screen, card=card)
