"""All who might hold something are asked alike: whom the table waits for, and until when, tells nobody who could
respond, who has a plan, and who has none."""

import pytest

from bot.tables.timing import question_deadline
from engine.kernel.actions import Pass
from tests.bot.clockwork import HOUR, Time, dm_text
from tests.bot.hall import InProcess
from tests.bot.toy_table import decides, register, toy_table
from tests.engine.kernel.hidden_choices import BOLD, with_hidden_choices
from tests.engine.kernel.toy import Draw, Guard, Hide, Note, Raid, Speak

HOLD = 900.0  # of the daily pace
NAMES = ("Ada", "Boris", "Clara")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, with_hidden_choices(monkeypatch))


@pytest.fixture
def toys(toy: None, hall: InProcess) -> InProcess:
    """The hall where the toy with hidden choices can be played, and windows are held open."""
    hall.app.tables.hold_scale = 1.0
    return hall


def panel(toys: InProcess, table: str) -> str:
    """Return the panel of a table."""
    shown = [m for m in toys.person("Ada").messages(toys.thread(table)) if m.pinned_at]
    return shown[-1].all_words


async def dealt(toys: InProcess, *, amber: str = "", **more: object) -> str:
    """Return a table of three who hold a ware each. amber: the seat that holds amber, "" for nobody."""
    table = await toy_table(toys, *NAMES, **more)
    actor = await toys.actor(table)
    for seat in "123":
        await decides(toys, table, seat, Draw())
    zones = actor.live.state.cards.zones
    state = actor.live.state.copy()
    zones, knows = state.cards.zones, state.cards.knows
    wanted = {"1": "bronze", "2": "cloth", "3": "dates"}
    wanted |= {amber: "amber"} if amber else {}
    rest = [ware for ware in ("amber", "bronze", "cloth", "dates", "ebony", "figs") if ware not in wanted.values()]
    knows.clear()
    for place, seat in enumerate("123"):
        zones[seat] = [wanted[seat]]
        knows[wanted[seat]] = 2 << place
    zones["deck"] = rest
    knows.update(dict.fromkeys(rest, 0))
    actor.live.replace(state=state)
    return table


@pytest.mark.parametrize("amber", ["", "2"])
async def test_a_window_waits_for_all_who_might_respond_whether_or_not_they_could(toys: InProcess, amber: str) -> None:
    time = Time(toys)
    table = await dealt(toys, amber=amber)
    actor = await toys.actor(table)
    await decides(toys, table, "1", Speak())
    for seat in "13":
        await decides(toys, table, seat, Pass())
    assert "you may respond" in dm_text(toys.person("Boris"))
    await time.passes(2 * HOUR, table)
    assert actor.live.window_prompt() is not None, "it is open as long as somebody who was asked has not answered"
    await decides(toys, table, "2", Pass())
    assert actor.live.window_prompt() is None


@pytest.mark.parametrize("amber", ["", "2"])
async def test_a_window_closes_with_its_deadline_and_not_before(toys: InProcess, amber: str) -> None:
    time = Time(toys)
    table = await dealt(toys, amber=amber)
    actor = await toys.actor(table)
    await decides(toys, table, "1", Speak())
    assert question_deadline(actor.live, 1.0) == time.at + 8 * HOUR
    await time.passes(8 * HOUR - 60, table)
    assert actor.live.window_prompt() is not None
    await time.passes(120, table)
    assert actor.live.window_prompt() is None


@pytest.mark.parametrize("amber", ["", "2"])
async def test_a_sealed_question_waits_for_who_has_one_answer_alone(toys: InProcess, amber: str) -> None:
    time = Time(toys)
    table = await dealt(toys, amber=amber)
    actor = await toys.actor(table)
    await decides(toys, table, "1", Raid())
    assert "Boris and Clara" in panel(toys, table) and "Sealed already" not in panel(toys, table)
    await decides(toys, table, "3", Hide())
    assert "Sealed already" not in panel(toys, table), "nobody is named before the hold is over"
    edited = [m.edited_at for m in toys.person("Ada").messages(toys.thread(table)) if m.pinned_at]
    await time.passes(HOLD - 60, table)
    assert "Sealed already" not in panel(toys, table)
    assert edited == [m.edited_at for m in toys.person("Ada").messages(toys.thread(table)) if m.pinned_at]
    await time.passes(120, table)
    assert "Sealed already: Clara" in panel(toys, table)
    await time.passes(2 * HOUR, table)
    assert actor.live.publicly_asked(), "it still waits for Boris"
    await decides(toys, table, "2", Hide())
    assert actor.live.state.turns == 4


async def test_who_has_nothing_to_choose_is_told_why_he_is_asked(toys: InProcess) -> None:
    Time(toys)
    table = await dealt(toys, amber="3")
    await decides(toys, table, "1", Speak())
    assert "asked like everybody" in dm_text(toys.person("Boris"))
    assert "asked like everybody" not in dm_text(toys.person("Clara"))


async def test_a_plan_answers_within_the_hold_and_its_side_is_shown_as_asked(toys: InProcess) -> None:
    time = Time(toys)
    table = await dealt(toys, amber="2")
    actor = await toys.actor(table)
    await decides(toys, table, "2", Note("buy"))
    await decides(toys, table, "1", Raid())
    assert "Boris and Clara" in panel(toys, table), "who has a plan is shown as asked"
    assert actor.live.questions_seat_can_answer("2") == [], "they need not look at it"
    assert not any(p.answered for p in actor.live.prompts_waited_for())
    await decides(toys, table, "3", Hide())
    await time.passes(HOLD / 2, table)
    assert actor.live.state.turns == 4 and actor.live.state.value == "2"
    assert (await toys.app.store.path(table))[-1].action == BOLD.as_builtins()


async def test_a_plan_answers_for_who_is_away_like_a_default(toys: InProcess) -> None:
    """A plan that answered later than the default of others would show."""
    Time(toys)
    table = await dealt(toys, amber="2")
    actor = await toys.actor(table)
    await decides(toys, table, "2", Note("buy"))
    await (await toys.person("Boris").slash("away", "dm", until="3d")).wait_until_answered()
    await decides(toys, table, "1", Raid())
    answered = {p.seat: p.answered for p in actor.live.prompts_waited_for()}
    assert answered["2"] == Guard(1) and answered["3"] is None


async def test_a_quick_table_passes_for_who_can_only_pass(toys: InProcess) -> None:
    time = Time(toys)
    table = await dealt(toys, amber="2", responses="able")
    actor = await toys.actor(table)
    await decides(toys, table, "1", Speak())
    assert {p.seat for p in actor.live.prompts_waited_for() if p.answered} == {"1", "3"}
    await decides(toys, table, "2", Pass())
    await time.passes(HOLD + 1, table)
    assert actor.live.window_prompt() is None
    await decides(toys, table, "2", Raid())
    await time.passes(HOLD - 60, table)
    assert not any(p.answered for p in actor.live.prompts_waited_for())
    await time.passes(120, table)
    assert actor.live.state.turns == 5, "who have nothing to choose have answered as the hold was over"


async def test_the_lobby_says_that_a_table_is_quick_and_the_host_may_change_it(toys: InProcess) -> None:
    Time(toys)
    ada = toys.person("Ada")
    receipt = await (await ada.slash("game create", "games", game="toy", responses="able")).wait_until_answered()
    table = receipt.text.split("(table ")[1][:5]
    assert "waiting tells that somebody can respond" in toys.card(table).all_words
    said = await (await ada.slash("host deadlines", "games", responses="all", table=table)).wait_until_answered()
    assert "asked of all who might hold something" in said.text
    assert not (await toys.actor(table)).live.row.pace.quick


async def test_one_person_against_computers_is_never_asked_for_nothing(toys: InProcess) -> None:
    Time(toys)
    table = await toy_table(toys, "Ada", computers=1)
    actor = await toys.actor(table)
    assert not actor.live.asks_all_possible_holders
