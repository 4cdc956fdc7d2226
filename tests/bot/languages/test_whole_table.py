"""A whole table over the wire, with the real bot as a process: everybody reads their own language and no word of
another, the thread is in the table's."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from bot.sandbox.people.person import Person
from bot.sandbox.world import DM, Channel
from data.messages import texts_of
from data.speaking import language_of
from data.words import messages_of_folder
from engine.games import game_by_id as find_game
from tests.bot.hall import PATIENCE, Process, button, until, verbs
from tests.bot.languages.foreign import foreign, read_in, without_names, words_in, wrong_in
from tests.bot.players import Player
from tests.conformance.walks import GAMES
from tests.games import EXAMPLE
from tests.tiers import thinned

ASKED: tuple[tuple[str, dict[str, str]], ...] = (
    ("table", {}), ("hand", {}), ("map", {}), ("log", {}), ("rules", {}), ("legal", {}), ("stats", {}), ("fair", {}),
    ("about", {}), ("help", {}), ("settings", {}), ("privacy", {}), ("mytables", {}), ("orders list", {}),
    ("orders clear", {}), ("undo", {}), ("redo", {}), ("back", {}), ("game list", {}), ("game show", {}), ("learn", {}),
    ("card", {"card": "zzzz"}), ("rules", {"phase": "rulings"}), ("rules", {"phase": "zzzz"}),
    ("host deadlines", {"hours": "30"}), ("host pause", {}), ("host resume", {}), ("host audit", {}), ("extend", {}),
    ("away", {"until": "zzzz"}), ("records person", {}), ("records server", {}), ("watch", {}),
)  # fmt: skip
FEW = 14  # decisions of games that are not played to their end
NAMED = "Zzyx"
OTHER = {"it": "en", "en": "it"}
TABLES = [(game, "it", "it", "it") for game in GAMES]  # the server, Ada, Boris
TABLES += [(EXAMPLE, "en", "it", "en"), (EXAMPLE, "it", "en", "it")]


class Reader:
    """Reads all that anybody can read, as it is said and after each edit, and notes what is in the wrong language."""

    def __init__(self, hall: Process, game: str, server: str) -> None:
        self.hall, self.game, self.server = hall, game, server
        self.names: set[str] = set()
        self.wrong: dict[str, set[str]] = {}
        self.seen: set[tuple[str, str]] = set()  # language, text

    def look(self) -> None:
        """Read every message as it stands."""
        world = self.hall.sandbox.world
        for channel in list(world.channels.values()):
            if channel.thread is not None:
                self.read(self.server, channel.name)
            for message in list(channel.messages.values()):
                if message.author_id == world.bot_id and not message.deleted:
                    language = self._language(channel, message.ephemeral_to)
                    for said in read_in(self.hall.sandbox.hub, message):
                        self.read(language, said)
        for push in world.pushes:
            dm = world.channels[push.channel_id].type == DM
            self.read(language_of(world.users[push.user_id].locale) if dm else self.server, push.text)

    def _language(self, channel: Channel, reader: str | None) -> str:
        users = self.hall.sandbox.world.users
        if reader is None and channel.type == DM:
            reader = next(one for one, dm in self.hall.sandbox.world.dms.items() if dm == channel.id)
        return self.server if reader is None else language_of(users[reader].locale)

    def read(self, language: str, said: str) -> None:
        """Read a text that is to be in a language."""
        if (language, said) in self.seen:
            return
        self.seen.add((language, said))
        found = wrong_in(without_names(said, *self.names), self.game, language, OTHER[language])
        if found:
            self.wrong[said] = found


async def ask(reader: Reader, person: Person, where: Any, command: str, options: dict[str, Any]) -> None:
    """Let a person use a command, and read the suggestions of its options."""
    language = language_of(person.user.locale)
    receipt = await (await person.slash_with(command, where, options)).wait_until_answered()
    assert not receipt.has_failed, command
    for _, label in _labels(receipt.modal or {}):
        reader.read(language, label)


def _labels(part: Any, key: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(part, dict):
        for name, one in part.items():
            yield from _labels(one, name)
    elif isinstance(part, list):
        for one in part:
            yield from _labels(one, key)
    elif isinstance(part, str) and key in ("title", "label", "placeholder", "description", "content"):
        yield key, part


async def opened(reader: Reader, people: list[Person]) -> str:
    """Open a table of the game, the shortest that it has, look at its lobby, and start it; return its id."""
    rules, hall = find_game(reader.game), reader.hall
    shortest = {option.key: option.low for option in rules.options if option.key == "last_round" and option.low}
    options = " ".join(f"{key}={value}" for key, value in shortest.items())
    more = max(rules.least_seats - 2, 1 if rules.most_seats > 2 else 0)
    table = await hall.create("Ada", "Boris", game=reader.game, name=NAMED, options=options, computers=more)
    reader.names |= {NAMED, table}
    await ask(reader, people[1], "games", "learn", {"game": reader.game})
    card = hall.card(table)
    for verb in {"opts", "rest"} & set(verbs(card)):
        receipt = await (await people[0].press(card, custom_id=button(card, verb))).wait_until_answered()
        for _, label in _labels(receipt.modal or {}):
            reader.read(language_of(people[0].user.locale), label)
    reader.look()
    await (await people[0].slash("game start", "games", table=table)).wait_until_answered()
    await until(lambda: any("mine" in verbs(m) for m in hall.thread(table).messages.values()))
    return table


async def played(reader: Reader, people: list[Person], table: str) -> None:
    """Play: one game to its end, of the others some decisions. Half-way everybody asks for whatever can be asked."""
    thread, asked = reader.hall.thread(table), False
    players = [Player(one, thread, n, way) for n, (one, way) in enumerate(zip(people, ("dm", "mine"), strict=True))]
    end = time.monotonic() + PATIENCE
    while not any(file.filename.endswith(".json") for m in thread.messages.values() for file in m.attachments):
        for player in players:
            await player.play()
        await asyncio.sleep(0.1)  # the computers and the posts
        reader.look()
        decided = sum(player.decided for player in players)
        if not asked and decided > 3:
            asked = True
            for person in people:
                for command, given in ASKED:
                    await ask(reader, person, thread, command, dict(given))
        if reader.game != EXAMPLE and decided > FEW:
            break
        assert time.monotonic() < end, f"only {decided} decisions, {[player.failed for player in players]}"
    assert asked


@pytest.mark.drawn  # what pictures say of themselves is read too
@pytest.mark.filterwarnings("ignore:unread_data")  # of aiohttp, where a picture comes in pieces
@pytest.mark.parametrize(("game", "server", "ada", "boris"), thinned(TABLES, seconds=2))
async def test_everybody_reads_his_own_language(process: Process, game: str, server: str, ada: str, boris: str) -> None:
    """With all games in Italian alone, and with two languages at one table both ways round."""
    await process.launch()
    world = process.sandbox.world
    for user in world.users.values():
        user.locale = {"Ada": ada, "Boris": boris}.get(str(user.global_name), server)
    for guild in world.guilds.values():
        guild.locale = server
    reader, people = Reader(process, game, server), [process.person("Ada"), process.person("Boris")]
    reader.names |= {user.global_name or user.username for user in world.users.values()}
    table = await opened(reader, people)
    await played(reader, people, table)
    await ask(reader, people[0], "games", "game abandon", {"table": table})
    reader.look()
    assert len(reader.seen) > 150
    assert reader.wrong == {}


def test_a_word_that_is_cut_may_be_one_of_its_own_language() -> None:
    """The labels of a list are cut where Discord allows no more: "Veterano" looks like "veteran" then."""
    game = "total_war_rome"
    assert wrong_in("Doppio agente / Veteran…", game, "it", "en") == set()
    assert wrong_in("Doppio agente / Veteran", game, "it", "en") == {"veteran"}
    assert "choose" in wrong_in("Doppio agente / choose…", game, "it", "en")


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_of_another_language_is_found(game: str) -> None:
    """Nearly every message of one language holds a word that the other does not have; those are the lists' teeth."""
    for language, other in OTHER.items():
        told = [
            message for key, message in messages_of_folder(game, other).items() if key.startswith(("event.", "prompt."))
        ]
        long = [said for message in told if len(words_in(said := without_names(" ".join(texts_of(message))))) > 4]
        found = [said for said in long if words_in(said) & foreign(game, language, other)]
        assert len(found) > 0.97 * len(long) > 20, (language, len(found), len(long))
