"""Bets over the wire, for the titles whose battles can be betted on: a table that begins just before a battle, and what
must come of bets on it."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.world import Message
from bot.tables.actor import Actor
from bot.titles import title_of_game
from engine.games import game_by_id as find_game
from engine.kernel.actions import Action
from tests.bot.clockwork import default
from tests.bot.hall import InProcess, button, refused
from tests.bot.watching.looking import told_by_maps

SPECTATORS = ("Eva", "Felix")
REACTIONS, DECISIONS = 10, 40  # until a battle is told of, until it is over


def bets_on(message: Message) -> dict[str, str]:
    """Return the buttons with which one bets, by their labels."""
    return {str(c["label"]): str(c["custom_id"]) for c in controls_of(message) if "bet:" in str(c.get("custom_id"))}


def public(hall: InProcess, table: str) -> list[Message]:
    """Return what everybody sees of a table."""
    return [m for m in hall.thread(table).messages.values() if not m.deleted and m.ephemeral_to is None]


def betted(hall: InProcess, table: str) -> list[Message]:
    """Return the messages under which bets are taken."""
    return [m for m in public(hall, table) if bets_on(m)]


async def at_battle(
    hall: InProcess,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    people: Sequence[str],
    stage: Callable[[], Any],
    *decisions: tuple[str, Action],
    **options: Any,
) -> tuple[str, Actor]:
    """Return a table of these people that stands as a table of the engine's tests (`stage`), once these sides have
    decided so, in the battle that this began."""
    kind = type(find_game(game))
    setup = kind.setup

    def begin_there(self: Any, *args: Any) -> Any:
        return msgspec.structs.replace(setup(self, *args), state=stage())

    monkeypatch.setattr(kind, "setup", begin_there)
    told_by_maps(monkeypatch, game)
    table = await hall.start(*people, game=game, **options)
    actor = await hall.actor(table)
    for side, action in decisions:
        async with actor.turn() as live:
            prompt = next(p for p in live.prompts() if p.side == side and type(action).tag() in p.menu.forms)
            await actor.decide(prompt.seat, prompt.id, action)
    await hall.settled()
    for _ in range(REACTIONS):
        if betted(hall, table):
            break
        await default(actor)
        await hall.settled()
    return table, actor


async def bet_and_fight(hall: InProcess, table: str, actor: Actor, labels: tuple[str, str]) -> None:
    """Bet on the battle under way in every way, fight it, and see that its report and the records count what they
    must. labels: of the two buttons."""
    (card,) = betted(hall, table)
    on, before, said = bets_on(card), len(public(hall, table)), card.all_words
    assert tuple(on) == labels
    first, second = labels
    for name, label in (("Eva", first), ("Felix", first), ("Felix", second)):
        answer = await (await hall.person(name).press(card, custom_id=on[label])).wait_until_answered()
        assert answer.is_ephemeral and label.removeprefix("Bet on ") in answer.text
    for row in actor.live.humans():
        who = Person(hall.sandbox.hub, str(row.user))
        await refused(await who.press(card, custom_id=button(card, "bet")), "Bets are for spectators")
    await hall.settled()
    assert len(public(hall, table)) == before and card.all_words == said, "nobody is told what was bet"
    start = int(actor.live.row.extra["course"]["start"])
    sides = {name: (await actor.store.bets_on_battle(table, start))[int(hall.person(name).id)] for name in SPECTATORS}
    assert sides["Eva"] != sides["Felix"]
    for _ in range(DECISIONS):
        if any("spectators" in m.all_words for m in public(hall, table)):
            break
        await default(actor)
        await hall.settled()
    events = [form for row in await actor.store.events_between(table, 0)
              if (form := actor.live.game.event(row.event).seen_by(None)) is not None]  # fmt: skip
    contest = title_of_game(actor.live.row.game).battle_sides(events)
    assert contest is not None and not contest.open
    right = {name: int(side == contest.winner) for name, side in sides.items()}
    tally = "1 of 2 spectators saw it coming" if contest.winner else "2 spectators had bet on it"
    report = next(m for m in reversed(public(hall, table)) if "spectators" in m.all_words)
    assert tally in report.all_words and not bets_on(report)
    for name in SPECTATORS:
        counted = await actor.store.bet_success_counts(int(hall.person(name).id))
        assert counted == ((right[name], 1) if contest.winner else (0, 0))
    await refused(await hall.person("Eva").forge(report, on[first]), "No bets are taken")
    assert not betted(hall, table)
