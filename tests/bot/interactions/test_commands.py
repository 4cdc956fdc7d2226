"""Commands: every action by slash and by button, what autocomplete shows, and what Discord is told."""

import re

import pytest

from bot.interactions.commands import actions, game, table
from bot.interactions.commands.registry import CommandRegistry
from bot.sandbox.people.person import text_of
from bot.words import Words
from engine.games import game_ids
from tests.bot.hall import InProcess, carried_out, choose, opened, refused, until, verbs
from tests.bot.titles.samnite_wars.leaks import tokens_in


@pytest.fixture
def registry(hall: InProcess) -> CommandRegistry:
    return hall.app.registry


async def test_commands_are_told_only_when_they_have_changed(hall: InProcess) -> None:
    assert await hall.app.sync_commands() is False
    await hall.app.store.set_bot_setting("commands", "another")
    assert await hall.app.sync_commands() is True
    assert await hall.app.sync_commands(force=True) is True


def test_a_path_is_given_once() -> None:
    registry = CommandRegistry()
    for part in (game, table, actions):
        part.register(registry)
    with pytest.raises(ValueError, match="there twice"):
        table.register(registry)
    assert registry.find(("no", "such")) is None


# The commands of a table


async def test_looking_is_always_private(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris")
    thread, ada = hall.thread(name), hall.person("Ada")
    public = len([m for m in thread.messages.values() if m.ephemeral_to is None])
    for command in ("table", "hand", "map", "log", "rules", "help", "about", "undo", "redo", "game list", "game show"):
        receipt = await (await ada.slash(command, thread)).wait_until_answered()
        assert receipt.is_ephemeral and receipt.text and not receipt.has_failed, command
        assert "went wrong" not in receipt.text, receipt
    receipt = await (await ada.slash("card", thread, card="plague")).wait_until_answered()
    assert receipt.is_ephemeral and "Plague" in receipt.text and receipt.message and receipt.message.attachments
    assert len([m for m in thread.messages.values() if m.ephemeral_to is None]) == public
    for command in ("table", "hand"):  # in the DM it needs no name where there is one table
        assert name in (await (await ada.slash(command, "dm")).wait_until_answered()).text


async def test_another_games_command_says_which_hold_here(hall: InProcess) -> None:
    """Each game's actions have a group of their own; at another's table the person is told the right one."""
    thread, ada = hall.thread(await hall.start("Ada", "Boris")), hall.person("Ada")
    for command in ("twr-agent levy", "twr pass"):
        said = await refused(await ada.slash(command, thread), "Not done", "Nothing has changed")
        assert "plays Samnite Wars" in said and "`/samnite …`" in said and "not `/twr …`" in said


async def test_the_hand_in_words_and_pictures(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris")
    live, ada = (await hall.actor(name)).live, hall.person("Ada")
    receipt = await (await ada.slash("hand", hall.thread(name))).wait_until_answered()
    cards = live.state.hand("1")
    assert all(live.words.name(card) in receipt.text for card in cards) and f"{len(cards)} cards" in receipt.text
    assert receipt.message is not None and [a.filename for a in receipt.message.attachments] == ["hand.png"]


async def test_the_map_around_a_place_in_a_theme(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris")
    ada, thread = hall.person("Ada"), hall.thread(name)
    receipt = await (await ada.slash("map", thread, around="Latins", theme="dark")).wait_until_answered()
    assert receipt.message and (receipt.message.attachments[0].description or "").startswith("map dark latins")
    assert (await ada.autocomplete("map", "around", "Etr", thread)).labels == ["Etruscans"]
    await refused(await ada.slash("map", thread, around="Atlantis"), "There is no place “Atlantis”")


async def test_log_rules_card_and_about(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris")
    ada, thread = hall.person("Ada"), hall.thread(name)
    log = (await ada.slash("log", thread, last=3)).text
    assert len(log.split("\n")) == 3 and "Treasury" in log
    phases = (await ada.autocomplete("rules", "phase", "", thread)).choices
    for phase in phases:
        said = (await ada.slash("rules", thread, phase=phase["value"])).text
        assert ("page 1 of" if phase["value"] == "rulings" else "Rules text:") in said, phase
    await refused(await ada.slash("card", thread, card="No such"), "Nothing is called “No such”")
    about = (await ada.slash("about", thread)).text
    assert "reconstruction" in about and "permissions=2252177770925056" in about


async def test_without_a_table_every_game_is_told_of(hall: InProcess) -> None:
    """A newcomer asks in the channel, before there is a table: they hear of all games, or of the one that they name."""
    ada = hall.person("Ada")
    await (await ada.slash("about")).wait_until_answered()
    for g in game_ids():  # in as many messages as it takes
        await until(lambda g=g: any(f"**{Words(g).name(g)}**" in text_of(m) for m in ada.messages("games")))
    rome = (await ada.slash("about", game="total_war_rome")).text
    assert "**Total War: Rome**" in rome and "**Samnite Wars**" not in rome
    await ada.slash("rules")
    for g in game_ids():
        await until(lambda g=g: any(f"**{Words(g).name(g)}**: on what" in text_of(m) for m in ada.messages("games")))
    assert (
        "Hoplites"
        in (await (await ada.slash("card", card="Hoplites", game="total_war_rome")).wait_until_answered()).text
    )
    named = (await ada.autocomplete("card", "card", "trireme")).labels
    assert named == ["Trireme · Ship, Rome", "Trireme · Ship, Carthage", "Trireme · Ship, Greek States"]


def test_help_tells_of_every_command_once(registry: CommandRegistry) -> None:
    lines = table.help_lines(registry)
    for command in registry:
        top, path = command.path[0], " ".join(command.path)
        starts = (f"`/{path}`", f"`/{top}` ", f"`/{top}`:")  # a line of its own, of a group, first of a game's groups
        others = [line.split(":")[0].split(" ")[1:] for line in lines if line.startswith("`/")]
        own = [line for line in lines if line.startswith(starts)] + [o for o in others if f"`/{top}`" in o]
        assert len(own) == 1 or (len(command.path) == 1 and own == [f"`/{path}`: {command.description}"]), (path, own)
    headings = [line for line in lines if line.startswith(("**To ", "**For "))]
    assert len(headings) >= 3


async def test_the_log_shows_each_his_own(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris", options="deck=closed_deck")
    live, thread = (await hall.actor(name)).live, hall.thread(name)
    for seat, who in (("1", "Ada"), ("2", "Boris"), ("", "Clara")):
        said = (await hall.person(who).slash("log", thread, last=100)).text
        for owner in ("1", "2"):
            shown = [card for card in live.state.hand(owner) if re.search(rf"\b{live.words.name(card)}\b", said)]
            assert bool(shown) == (owner == seat), (who, owner, shown)


# Autocomplete


async def test_autocomplete_shows_a_player_his_own_cards_only(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris", options="deck=closed_deck")
    actor, thread = await hall.actor(name), hall.thread(name)
    live = actor.live
    people = {"1": hall.person("Ada"), "2": hall.person("Boris"), "": hall.person("Clara")}
    for _ in range(40):
        asked = [p for p in live.prompts_waited_for() if p.answered is None and p.seat != "table"]
        held = {seat: set(live.state.hand(seat)) for seat in live.state.seats}
        known = set(live.view(None).discards)
        for command, option in (
            ("samnite discard", "first"),
            ("samnite commit-effort", "troops"),
            ("samnite conquer", "card"),
        ):
            for seat, who in people.items():
                found = await who.autocomplete(command, option, "", thread)
                cards = {c for choice in found.choices for c in tokens_in(str(choice["value"]))}
                assert cards <= held.get(seat, set()) | known, (command, seat, cards)
        async with actor.turn():
            prompt = asked[0] if asked else live.window_prompt()
            assert prompt is not None and prompt.default is not None
            await actor.decide(prompt.seat, prompt.id, prompt.default)
        if asked and asked[0].moment == "turn.etcetera":
            return
    raise AssertionError("nobody laid cards aside")


# Undo


async def test_undo_up_to_the_barrier_and_why_not_beyond(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris")
    thread, live = hall.thread(name), (await hall.actor(name)).live
    who = hall.person("Ada" if live.state.consul == "1" else "Boris")
    other = hall.person("Boris" if live.state.consul == "1" else "Ada")
    await refused(await who.slash("undo", thread), "Not done")
    await refused(await who.slash("redo", thread), "nothing of yours")
    bought = await (await who.slash("samnite buy-cards", thread, gold=1)).wait_until_answered()
    assert carried_out(bought.text) and "For 1 coin you draw" in bought.text
    await hall.settled()
    before = await hall.stand(name)
    said = await refused(await who.slash("undo", thread), "Not done", "Nothing has changed")
    assert any(why in said for why in ("drawn since", "secret nothing is taken", "asked since", "window"))
    await refused(await other.slash("undo", thread), "Not done")
    assert await hall.stand(name) == before


async def test_a_choice_can_be_walked_back(hall: InProcess) -> None:
    name = await hall.start("Ada", "Boris")
    live = (await hall.actor(name)).live
    who = hall.person("Ada" if live.state.consul == "1" else "Boris")
    first = await opened(who, hall.thread(name), live.prompts_waited_for()[0].id)
    chosen = await choose(who, first, "1")
    assert "ok" in verbs(chosen) and "Chosen" in text_of(chosen)
    again = await opened(who, hall.thread(name), live.prompts_waited_for()[0].id)
    back = await who.press(chosen, "Back")
    assert back.message is not None and "Chosen" not in text_of(back.message)
    assert again.ephemeral_to == who.id
    await until(lambda: True)


async def test_the_log_says_who_is_connected_and_where(hall: InProcess, caplog: pytest.LogCaptureFixture) -> None:
    await until(lambda: len(hall.app.client.guilds) == 1)  # they are told of one by one after the login
    caplog.clear()
    with caplog.at_level("INFO", "bot.connection.client"):
        await hall.app.client.on_ready()
    assert caplog.messages == [f"Connected as {hall.app.client.user} in 1 guild"]
    assert str(hall.app.client.user) != "None"
