"""Messages and forms as the JSON that Discord documents: the only place that writes it, for posts, DMs, answers and
forms alike (`bot.connection.sending` sends it).

discord.py could build it out of objects of its own (views, buttons, text inputs), which costs more than all that
Praetor does for `/table`, and remembers them; here presses are found by their custom ids alone.

A screen with a card is written in the form that is asked for (`bot.messages.card`); one without is content with rows,
but in V2, where content cannot be, its words are a text display. A question (`Screen.asks`) has its pictures above all
of its words, everything else below them.

    >>> from bot.messages.screen import Button, Screen
    >>> new_message_json(Screen(content="Ready?", rows=((Button(id="go", label="Go"),),)))["components"]
    [{'type': 1, 'components': [{'type': 2, 'custom_id': 'go', 'label': 'Go', 'style': 2, 'disabled': False}]}]
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from bot.messages.card import Card, Divider, Gallery, MessageForm, Section, galleries, small_print
from bot.messages.screen import (
    EMBEDS,
    Button,
    LinkButton,
    Modal,
    Row,
    Screen,
    Select,
    TextInput,
    screen_with_plain_symbols,
)
from bot.words.command_links import COMMANDS
from bot.words.signs import SIGNS
from render import Picture

SILENT, EPHEMERAL, COMPONENTS_V2 = 1 << 12, 1 << 6, 1 << 15  # flags: no push and sound; for its reader alone; v2
ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT, LABEL = 1, 2, 3, 4, 18  # types of components
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SHORT = 1  # style of a text input: one line
STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
LINK = 5  # the style of a button that opens an address
LINKED = 3000  # characters up to which a text's commands are mentions, which makes it longer
Json = dict[str, Any]


class KeptFile(msgspec.Struct, frozen=True, kw_only=True):
    """A picture or file that a message shows and keeps when it is edited. url: `attachment://NAME`; id: of the
    attachment, where it is known."""

    url: str
    id: str = ""
    alt: str = ""
    picture: bool = True


def new_message_json(
    screen: Screen, *, nonce: str = "", ephemeral: bool = False, form: MessageForm = MessageForm.CLASSIC
) -> Json:
    """Return a new message. nonce: Discord makes one message of all that come with it, for some minutes."""
    out = _body(screen, form, v2=form is MessageForm.V2 and screen.card is not None)
    flags = out.pop("flags", 0) | SILENT * screen.silent | EPHEMERAL * ephemeral
    if flags:
        out["flags"] = flags
    if out.get("embeds") == []:
        del out["embeds"]
    if nonce:
        out |= {"nonce": nonce, "enforce_nonce": True}
    if screen.all_pictures:
        out["attachments"] = _attachments(screen.all_pictures)
    return out


def edited_message_json(
    screen: Screen,
    *,
    keep_pictures: bool = False,
    form: MessageForm = MessageForm.CLASSIC,
    kept: Sequence[KeptFile] = (),
) -> Json:
    """Return what makes an existing message into this screen. form: that of the message; one that is V2 stays so.
    keep_pictures: those that it has stay. kept: how they are named, where the message shows them in a card."""
    out = _body(screen, form, v2=form is MessageForm.V2, kept=kept)
    if not keep_pictures:
        return {**out, "attachments": _attachments(screen.all_pictures)}
    known = bool(kept) and all(one.id for one in kept)  # else nothing is said of them, so that all stay
    return {**out, "attachments": [{"id": one.id} for one in kept]} if known else out


def _body(screen: Screen, form: MessageForm, *, v2: bool, kept: Sequence[KeptFile] = ()) -> Json:
    """Return content, embeds and components of a screen in a form."""
    screen = screen_with_plain_symbols(screen)
    out: Json = {"content": None, "embeds": [], "components": [], "allowed_mentions": _mentions(screen)}
    if v2:
        out |= {"components": _components(screen, kept), "flags": COMPONENTS_V2}
        return out
    out["components"] = component_rows(screen.rows)
    card = screen.card
    if form is MessageForm.PLAIN:
        out["content"] = SIGNS.without_emojis(screen.as_plain_text()) or None
    elif card is None:
        out["content"] = screen.content or None
    else:  # a push notification is made of the content, and shows no emoji
        out |= {"content": SIGNS.without_emojis(screen.content) or None, "embeds": _embeds(screen, card, kept)}
    return out


# Components v2


def _components(screen: Screen, kept: Sequence[KeptFile]) -> list[Json]:
    """Return the components of a V2 message: its words, and the card with everything else in one container."""
    words = [_text(screen.content)] if screen.content else []
    rows = component_rows(screen.rows)
    card, pictures = screen.card, screen.pictures
    if card is not None and screen.asks:
        card, pictures = _pictures_apart(card, pictures)
    beside = _files(pictures) if screen.all_pictures else _kept_files(kept)
    if card is None:
        return [*beside, *words, *rows] if screen.asks else [*words, *beside, *rows]
    inner = [*beside, *_inner(card), *rows] if screen.asks else [*_inner(card), *beside, *rows]
    if card.below:
        inner.insert(len(inner) - len(rows), _text(small_print(card.below)))
    container: Json = {"type": CONTAINER, "components": inner}
    if card.colour is not None:
        container["accent_color"] = card.colour
    return [*words, container]


def _pictures_apart(card: Card, pictures: Sequence[Picture]) -> tuple[Card, tuple[Picture, ...]]:
    """Return a question's card without its galleries, and what they show with the pictures beside it."""
    shown = [picture for part in card.parts if isinstance(part, Gallery) for picture in part.pictures]
    words = tuple(part for part in card.parts if not isinstance(part, Gallery))
    return msgspec.structs.replace(card, parts=words), (*shown, *pictures)


def _inner(card: Card) -> list[Json]:
    """Return what a container shows of a card, but the small print below. Words that follow one another are one text
    display: at most 40 components go into a message."""
    heading = "\n".join(line for line in (small_print(card.above), f"### {card.title}" if card.title else "") if line)
    out: list[Json] = []
    if card.thumbnail is not None:
        out.append(_section(heading or "\u200b", card.thumbnail))
    words = [heading] if heading and card.thumbnail is None else []
    for part in card.parts:
        if isinstance(part, str):
            words.append(part)
            continue
        out += [_text("\n".join(words))] if words else []
        words = []
        out.append(_part(part))
    return out + ([_text("\n".join(words))] if words else [])


def _part(part: Section | Gallery | Divider) -> Json:
    match part:
        case Section(text=said, thumbnail=picture):
            return _section(said, picture)
        case Gallery(pictures=pictures):
            return _gallery([(f"attachment://{p.filename}", p.alt) for p in pictures])
        case Divider():
            return {"type": SEPARATOR, "divider": True, "spacing": 1}


def _text(said: str) -> Json:
    return {"type": TEXT, "content": COMMANDS.linked(said, LINKED)}


def _section(said: str, picture: Picture) -> Json:
    thumbnail = {"type": THUMBNAIL, "media": {"url": f"attachment://{picture.filename}"}, "description": picture.alt}
    return {"type": SECTION, "components": [_text(said)], "accessory": thumbnail}


def _gallery(shown: Sequence[tuple[str, str]]) -> Json:
    items = [{"media": {"url": url}, **({"description": alt} if alt else {})} for url, alt in shown]
    return {"type": GALLERY, "items": items}


def _kept_files(kept: Sequence[KeptFile]) -> list[Json]:
    """Return what shows the pictures and files that a message keeps."""
    shown = [(one.url, one.alt) for one in kept if one.picture]
    files = [{"type": FILE, "file": {"url": one.url}} for one in kept if not one.picture]
    return ([_gallery(shown)] if shown else []) + files


def _files(pictures: Sequence[Picture]) -> list[Json]:
    """Return what shows the pictures below a card: a gallery, and a file component for each that is no picture."""
    wide = galleries([picture for picture in pictures if picture.mime.startswith("image/")])
    shown = [_gallery([(f"attachment://{p.filename}", p.alt) for p in some]) for some in wide]
    files = [
        {"type": FILE, "file": {"url": f"attachment://{p.filename}"}}
        for p in pictures
        if not p.mime.startswith("image/")
    ]
    return shown + files


# Embeds


def _embeds(screen: Screen, card: Card, kept: Sequence[KeptFile]) -> list[Json]:
    """Return a card as an embed: its words as the description, since only there all markdown shows; its first picture
    below them, each further one as an embed of its own. An embed has its picture below its words: of a question each
    picture is an embed of its own, and the words are the last."""
    embed: Json = {"description": COMMANDS.linked(embed_description(card), LINKED)}
    if card.colour is not None:
        embed["color"] = card.colour
    if card.thumbnail is not None:
        embed["thumbnail"] = {"url": f"attachment://{card.thumbnail.filename}"}
    galleries = (part.pictures for part in card.parts if isinstance(part, Gallery))
    wide = [p for shown in (*galleries, screen.pictures) for p in shown if p.mime.startswith("image/")]
    urls = [f"attachment://{p.filename}" for p in wide] or [one.url for one in kept if one.picture]
    colour = {"color": card.colour} if card.colour is not None else {}
    if screen.asks:
        return [*({"image": {"url": url}, **colour} for url in urls[: EMBEDS - 1]), embed]
    if urls:
        embed["image"] = {"url": urls[0]}
    return [embed, *({"image": {"url": url}, **colour} for url in urls[1:EMBEDS])]


def embed_description(card: Card) -> str:
    """Return the words of a card as the description of an embed."""
    parts = [part if isinstance(part, str) else str(getattr(part, "text", "")) for part in card.parts]
    title = f"### {card.title}" if card.title else ""
    said = "\n".join((small_print(card.above), title, *parts, small_print(card.below)))
    return said.strip("\n").replace("\n\n\n", "\n\n")


def modal_form_json(modal: Modal) -> Json:
    """Return a form that opens on a press."""
    return {"custom_id": modal.id, "title": modal.title, "components": [_labelled(one) for one in modal.inputs]}


def autocomplete_json(found: Sequence[tuple[str, str]]) -> Json:
    """Return what an autocomplete suggests, of (label, value), as far as Discord takes it."""
    return {"choices": [{"name": label[:100], "value": value[:100]} for label, value in found[:25]]}


def _mentions(screen: Screen) -> Json:
    """Return whom the message may ping: nobody, but those that it names for it."""
    roles = {"roles": [str(role) for role in screen.roles]} if screen.roles else {}
    return {"parse": [], "users": [str(user) for user in screen.mention], **roles}


def _attachments(pictures: Sequence[Picture]) -> list[Json]:
    """Return what is said of the files that are sent with a message, in their order: names and alt texts."""
    return [{"id": n, "filename": p.filename, "description": p.alt} for n, p in enumerate(pictures)]


@lru_cache(maxsize=512)
def component_rows(rows: tuple[Row, ...]) -> list[Json]:
    """Return the rows of a screen. What is returned is kept: do not change it."""
    return [
        {"type": ACTION_ROW, "components": [_select(row)] if isinstance(row, Select) else [_button(b) for b in row]}
        for row in rows
    ]


def _button(button: Button) -> Json:
    if isinstance(button, LinkButton):
        return {"type": BUTTON, "url": button.url, "label": button.label, "style": LINK}
    out: Json = {
        "type": BUTTON,
        "custom_id": button.id,
        "label": button.label,
        "style": STYLES[button.style],
        "disabled": button.disabled,
    }
    if button.emoji:
        out["emoji"] = {"name": button.emoji}
    return out


def _select(select: Select) -> Json:
    options = []
    for option in select.options:
        line: Json = {"value": option.value, "label": option.label, "default": option.chosen}
        if option.description:
            line["description"] = option.description
        options.append(line)
    greyed = {"disabled": True} if select.disabled else {}
    return {
        "type": STRING_SELECT,
        "custom_id": select.id,
        "placeholder": select.placeholder,
        "min_values": select.least,
        "max_values": select.most,
        "options": options,
        **greyed,
    }


def _labelled(one: TextInput) -> Json:
    field: Json = {
        "type": TEXT_INPUT,
        "custom_id": one.id,
        "style": SHORT,
        "required": one.required,
        "max_length": one.most,
    }
    if one.placeholder:
        field["placeholder"] = one.placeholder
    if one.value:
        field["value"] = one.value
    return {"type": LABEL, "label": one.label, "component": field}
