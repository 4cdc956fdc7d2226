"""One person with two sides: what they are asked says for which, commands ask which is meant, and they count once."""

import pytest

from bot.sandbox.people.person import controls_of, text_of
from bot.tables import votes
from bot.tables.missed_deadlines import missed_deadlines_in_row
from engine.kernel.dice import UnverifiedRandom
from engine.store.models import COMPUTER
from engine.store.verification.export import export_table
from engine.store.verification.verify import verify_export
from tests.bot.clockwork import DAY, Time, dm_text
from tests.bot.hall import InProcess, button, carried_out, choose, leaves, my_table, refused, until
from tests.bot.toy_table import begin, decides, register, toy_table
from tests.engine.kernel.pairs import PAIRS, SIDES, Raise, Rest, Stop


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, PAIRS)


@pytest.fixture
def pairs(toy: None, hall: InProcess) -> InProcess:
    """The hall where the toy of pairs can be played."""
    return hall


async def bids(hall: InProcess, table: str) -> None:
    """Let every side bid nothing."""
    state = (await hall.actor(table)).live.state
    for side in SIDES:
        await decides(hall, table, state.players[side], Raise(0), side)


def labels(message: object) -> list[str]:
    """Return what stands on the controls of a message."""
    return [str(control.get("label", "")) for control in controls_of(message)]  # type: ignore[arg-type]


async def test_a_pair_is_chosen_in_the_lobby_and_played(pairs: InProcess) -> None:
    ada, boris = pairs.person("Ada"), pairs.person("Boris")
    receipt = await (await ada.slash("game create", "games", game="toy")).wait_until_answered()
    table = receipt.text.split("(table ")[1][:5]
    await (await boris.slash("game join", "games", table=table)).wait_until_answered()
    await until(lambda: "Ada plays **gauls and greeks**" in pairs.card(table).all_words)
    assert "Free: " not in pairs.card(table).all_words  # the two play all four sides
    await (
        await boris.slash("game role", "games", role="greeks", table=table)
    ).wait_until_answered()  # who come with the gauls
    await until(lambda: "Boris plays **gauls and greeks** (chosen)" in pairs.card(table).all_words)
    await begin(pairs, "Ada", table)
    state = (await pairs.actor(table)).live.state
    assert state.players == {"gauls": "2", "greeks": "2", "romans": "1", "etruscans": "1"}
    await bids(pairs, table)
    await decides(pairs, table, "2", Stop())
    report = verify_export(await export_table(pairs.app.store, table))
    assert report.ok and report.whole, report


async def test_my_table_shows_both_sides(pairs: InProcess) -> None:
    table = await toy_table(pairs, "Ada", "Boris")
    ada, thread = pairs.person("Ada"), pairs.thread(table)
    shown = await my_table(ada, thread)
    assert "gauls: " in text_of(shown) and "greeks: " in text_of(shown) and "romans" not in text_of(shown)
    assert [label.split(":")[0] for label in labels(shown)[:2]] == ["gauls", "greeks"]
    opened = await (await ada.press(shown, custom_id=button(shown, "open"))).wait_until_answered()
    assert opened.message is not None and "gauls: " in opened.text
    first = await choose(ada, opened.message, "2")  # chosen, not confirmed
    again = await my_table(ada, thread)
    second = next(c["custom_id"] for c in controls_of(again) if c.get("label", "").startswith("greeks"))
    other = await (await ada.press(again, custom_id=second)).wait_until_answered()
    assert other.message is not None and "greeks: " in other.text
    await choose(ada, other.message, "1")
    confirmed = await (
        await ada.press(first, "Confirm" if any(one.startswith("Confirm: ") for one in labels(first)) else "Seal")
    ).wait_until_answered()
    assert carried_out(confirmed.text)  # each side has a draft of its own
    answers = (await pairs.actor(table)).live.state.pending.answers
    assert answers == {"gauls": Raise(2)}


async def test_a_person_has_sealed_when_both_his_sides_have(pairs: InProcess) -> None:
    table = await toy_table(pairs, "Ada", "Boris")
    panel = [m for m in pairs.person("Ada").messages(pairs.thread(table)) if m.pinned_at][-1]
    await decides(pairs, table, "1", Raise(1), "gauls")
    assert "Sealed already" not in panel.all_words and "Waiting for Ada and Boris**, each in secret" in panel.all_words
    await decides(pairs, table, "1", Raise(1), "greeks")
    await until(lambda: "Sealed already: Ada" in panel.all_words)
    assert "Waiting for Boris**, in secret" in panel.all_words  # nobody waits for who has answered


async def test_a_command_asks_for_which_side(pairs: InProcess) -> None:
    table = await toy_table(pairs, "Ada", "Boris")
    ada, thread = pairs.person("Ada"), pairs.thread(table)
    await refused(await ada.slash("toy raise", thread, gold=2), "gauls and greeks", "side:")
    await refused(await ada.slash("toy raise", thread, gold=2, side="romans"), "none of your sides", "gauls and greeks")
    listed = await ada.autocomplete("toy raise", "side", "gre", thread)
    assert listed.labels == ["greeks"]
    done = await (await ada.slash("toy raise", thread, gold=2, side="Greeks")).wait_until_answered()
    assert carried_out(done.text)
    assert (await pairs.actor(table)).live.state.pending.answers == {"greeks": Raise(2)}
    await decides(pairs, table, "1", Raise(0), "gauls")
    for side in ("romans", "etruscans"):
        await decides(pairs, table, "2", Raise(0), side)
    assert carried_out((await (await ada.slash("toy rest", thread)).wait_until_answered()).text)  # only one side could


async def test_messages_say_for_which_side(pairs: InProcess) -> None:
    table = await toy_table(pairs, "Ada", "Boris")
    assert "gauls: " in dm_text(pairs.person("Ada")) and "greeks: " in dm_text(pairs.person("Ada"))
    await bids(pairs, table)
    await decides(pairs, table, "1", Rest(), "gauls")
    panel = [m for m in pairs.person("Ada").messages(pairs.thread(table)) if m.pinned_at][-1]
    await until(lambda: "Waiting for Ada** (greeks)" in panel.all_words)
    last = pairs.person("Ada").messages("dm")[-1]
    assert "greeks: " in last.all_words and "gauls: " not in last.all_words


async def test_with_one_side_each_nothing_names_it(pairs: InProcess) -> None:
    table = await toy_table(pairs, "Ada", "Boris", "Clara", "Dmitri")
    assert "gauls: " not in text_of(await my_table(pairs.person("Ada"), pairs.thread(table)))
    done = await (await pairs.person("Ada").slash("toy raise", pairs.thread(table), gold=2)).wait_until_answered()
    assert carried_out(done.text)


async def test_a_person_is_reminded_and_misses_a_deadline_once(pairs: InProcess) -> None:
    time = Time(pairs)
    table = await toy_table(pairs, "Ada", "Boris")
    actor = await pairs.actor(table)
    await time.passes(DAY - 3600, table)
    said = dm_text(pairs.person("Ada"))
    assert said.count("The table waits for you (gauls and greeks)") == 1
    await time.passes(3700, table)
    assert len([d for d in await pairs.app.store.path(table) if d.why == "deadline"]) == 4  # each side's bid
    assert [await missed_deadlines_in_row(actor, seat) for seat in actor.live.row.seats] == [1, 1]
    await decides(pairs, table, "1", Rest(), "gauls")
    assert [await missed_deadlines_in_row(actor, seat) for seat in actor.live.row.seats] == [0, 1]


async def test_the_second_side_of_a_missed_deadline_is_not_a_second_one(pairs: InProcess) -> None:
    """Who has missed two deadlines would else lose their seat at the second of three."""
    time = Time(pairs)
    table = await toy_table(pairs, "Ada", "Boris")
    actor = await pairs.actor(table)
    await (await pairs.person("Ada").slash("host deadlines", "games", missed=2, table=table)).wait_until_answered()
    await time.passes(DAY + 60, table)
    assert not actor.live.computers()


async def test_a_vote_counts_a_person_once(pairs: InProcess) -> None:
    table = await toy_table(pairs, "Ada", "Boris")
    await (await pairs.person("Boris").slash("extend", pairs.thread(table), hours=3)).wait_until_answered()
    (vote,) = votes.votes_of((await pairs.actor(table)).live).values()
    assert vote.voters == ("1", "2") and vote.yes == ("2",)


async def test_the_hands_of_both_sides_are_his_alone(pairs: InProcess) -> None:
    table = await toy_table(pairs, "Ada", "Boris")
    hand = await (await pairs.person("Ada").slash("hand", pairs.thread(table))).wait_until_answered()
    assert hand.is_ephemeral and "gauls" in hand.text and "greeks" in hand.text and "romans" not in hand.text
    live = (await pairs.actor(table)).live
    other = live.game.determinize(live.state, "1", UnverifiedRandom("x"))
    assert live.game.view(other, "1") == live.view("1")


async def test_who_leaves_leaves_both_sides(pairs: InProcess) -> None:
    table = await toy_table(pairs, "Ada", "Boris", "Clara", "Dmitri")
    live = (await pairs.actor(table)).live
    assert len(live.row.seats) == 4
    table = await toy_table(pairs, "Ada", "Boris")
    await leaves(pairs.person("Boris"), table)
    await pairs.settled()
    live = (await pairs.actor(table)).live
    assert [s.kind for s in live.row.seats] == ["human", COMPUTER]
    assert live.state.pending.answers.keys() == {"romans", "etruscans"}
