"""What a person may know, and whether anything that they saw said more.

Every message, edit, alt text, file name, custom id, choice and form that was ever shown to them is searched for cards
by name and by id. They may read of a card once they were allowed to know it: from their own view and their own form of
the events, decision by decision, as the database of the finished game has them. Cards that nobody but another ever held
before them must not be there."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.sandbox import permissions
from bot.sandbox.launch import Sandbox
from bot.sandbox.people.person import Person
from bot.sandbox.validation.components import components_with_paths
from bot.sandbox.world import Attachment, Message
from bot.titles.samnite_wars.title import CARDS
from bot.words import Words
from engine.games import game_by_id
from engine.store.interface import Store

Json = dict[str, Any]
WORDS = Words("samnite_wars")
NAMES = {WORDS.name(card): card for card in CARDS}
NAMED = re.compile(r"\b(" + "|".join(re.escape(name) for name in sorted(NAMES, key=len, reverse=True)) + r")\b")
TOKEN = re.compile(r"(?<![a-z_])(" + "|".join(sorted(CARDS, key=len, reverse=True)) + r")(?![a-z_])")
ANY_TIME = {"scandal", "plague"}  # the questions name these cards to whomever they are put


@cache
def innocent_phrases() -> list[str]:
    """Return the fixed phrases of the words that hold a card's name without telling of a card ("Taxation Phase")."""
    found = []
    for key in WORDS.messages:
        if not key.startswith(("name.", "card.", "short.", "rules.", "ruling.")):  # a page is called like a card
            found += [part for part in WORDS.text_pieces_between_gaps(key) if NAMED.search(part)]
    return sorted(found, key=len, reverse=True)


def cards_in(said: str) -> set[str]:
    """Return the cards that a text names."""
    for phrase in innocent_phrases():
        said = said.replace(phrase, " ")
    return {NAMES[name] for name in NAMED.findall(said)}


def tokens_in(said: str) -> set[str]:
    """Return the cards whose ids stand in a custom id, a value or a file name."""
    return set(TOKEN.findall(said))


class Knowledge:
    """What a seat, or the public, has ever been allowed to know, by time."""

    def __init__(self, seat: str | None) -> None:
        self.seat = seat
        self.since: dict[str, float] = {}

    def learn(self, cards: Iterator[str] | list[str], at: float) -> None:
        for card in cards:
            self.since.setdefault(card, at)

    def at(self, when: float) -> set[str]:
        return {card for card, since in self.since.items() if since <= when}


def _cards_of(view: Any) -> list[str]:
    """Return every card that a view shows."""
    found = [*view.hand, *view.discards, *(view.effort or ()), *([view.top_card] if view.top_card else [])]
    found += [card for player in view.players for card in player.known]
    if view.combat is not None:
        found += [*(view.combat.consul_cards or ()), *(view.combat.enemy_cards or ())]
    return found


async def knowledge(store: Store, table: str, seat: str | None) -> Knowledge:
    """Return what a seat has known at each moment of a game."""
    row = await store.table(table)
    assert row is not None
    title, known = game_by_id(row.game), Knowledge(seat)
    path = await store.path(table)
    times = {decision.id: decision.at for decision in path}
    for decision in path:
        state = title.decode(await store.state_at(table, decision.id))
        known.learn(_cards_of(title.view(state, seat)), decision.at)
    for kept in await store.events(table, last=2**31):
        form = title.event(kept.event).seen_by(seat)
        if form is not None:
            known.learn(sorted(tokens_in(str(form))), times[kept.decision])
    return known


def _shown(message: Message) -> Iterator[tuple[float, str, str]]:
    """Yield (when, what, text) for all that a message ever showed."""
    at = message.at
    for version in message.versions:
        yield from _version(at, version.content, version.embeds, version.components, version.attachments)
        at = version.until
    yield from _version(at, message.content, message.embeds, message.components, message.attachments)


def _version(
    at: float, content: str, embeds: list[Json], components: list[Json], files: list[Attachment]
) -> Iterator[tuple[float, str, str]]:
    yield at, "content", content
    yield at, "embeds", str(embeds)
    for _, one in components_with_paths(components):
        yield at, "id", str(one.get("custom_id", ""))
        yield at, "label", f"{one.get('label', '')}\n{one.get('placeholder', '')}\n{one.get('content', '')}"
        for option in one.get("options", ()):
            yield at, "id", option["value"]
            yield at, "label", option["label"]
    for file in files:
        if not file.filename.endswith(".json"):  # the export, when the game is over
            yield at, "id", file.filename
            yield at, "alt", file.description or ""


def seen_by(sandbox: Sandbox, person: Person) -> Iterator[tuple[float, str, str, str]]:
    """Yield (when, where, what, text) for all that a person was ever shown."""
    world = sandbox.world
    for channel in world.channels.values():
        if permissions.can_see(world, channel, person.id) or person.id in channel.audience:
            for message in channel.messages.values():
                if message.ephemeral_to in (None, person.id):
                    for at, what, said in _shown(message):
                        yield at, channel.name or "dm", what, said
    for shown in world.shown:
        if shown.user_id == person.id and "card" not in shown.what.split():
            for choice in shown.payload if shown.kind == "choices" else []:
                yield shown.at, shown.what, "id", str(choice["value"])
                yield shown.at, shown.what, "label", str(choice["name"])
            if shown.kind == "modal":
                yield shown.at, shown.what, "label", str(shown.payload)


def leaks(sandbox: Sandbox, person: Person, known: Knowledge) -> list[str]:
    """Return all that a person was shown and may not have known."""
    found = []
    for at, where, what, said in seen_by(sandbox, person):
        cards = tokens_in(said) if what == "id" else cards_in(said)
        secret = sorted(cards - known.at(at) - ANY_TIME)
        found += [f"{person.name} in {where} ({what}): {card} in {said!r}" for card in secret]
    return found
