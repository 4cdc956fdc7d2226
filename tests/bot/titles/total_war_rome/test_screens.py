"""What a newcomer sees of Total War: Rome, screen by screen: each was confusing once."""

from typing import Any

import pytest

from bot.messages.basket import answer_with_field_reset, completed_answer, is_basket
from bot.messages.ids import parse_custom_id
from bot.messages.picks import pick_chunks
from bot.messages.screen import LABEL, OPTIONS, Button, Screen, Select
from bot.sandbox.people.person import controls_of, text_of
from bot.screens.aid import aid_of
from bot.screens.prompt_screen import PromptScreen
from bot.words import Words
from engine.games import game_by_id
from engine.games.total_war_rome.actions.agents import Levy
from engine.games.total_war_rome.actions.battle import Spoils
from engine.games.total_war_rome.actions.campaign import Meet, Withdraw
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.frames.rounds import Rounds, SpendingPhase
from engine.games.total_war_rome.state import ENEMY
from engine.games.total_war_rome.tables import faction_pair_id
from engine.kernel.choices import STOP, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from tests.bot.hall import InProcess, carried_out, choose, my_table, opened
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, rome_table
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, TRIBES, Table

GAME = game_by_id("total_war_rome")
WORDS = Words("total_war_rome", {"1": "Ada", "2": "Boris", "3": "Clara", "4": "Dmitri"})


def agents() -> Table:
    """Return Rome's turn of the Agent Phase, with cards for a treaty and an event."""
    table = Table()
    table.faction(ROME, gold=12)
    table.hold(ROME, "treaty", "trade", "bribe", "spy")
    return table.agents(ROME)


def before_a_meeting() -> Table:
    """Return Rome's campaign turn beside an enemy army."""
    table = Table()
    table.state.relations[faction_pair_id(ROME, CARTHAGE)] = ENEMY
    table.army("rome_2", "etruria")
    table.army("carthage_1", "liguria")
    for side, action in ((ROME, "treaty"), (CARTHAGE, "bribe"), (GREEKS, "spy"), (TRIBES, "trade")):
        table.hold(side, action)
    return table.campaign(ROME)


def screen(table: Table, prompt: Prompt, *given: str) -> Screen:
    """Return a question as its seat sees it."""
    aid = aid_of(GAME, table.state, GAME.view(table.state, prompt.seat), prompt, WORDS)
    return PromptScreen(WORDS, "AAAAA", prompt, given, aid=aid).screen()


def test_what_must_be_said_is_asked_field_by_field() -> None:
    """A treaty's faction, place, agent and card are chosen by the player, not put in like the lines of a basket."""
    table = agents()
    prompt = table.prompt(ROME, "must")
    assert not is_basket(prompt.menu.forms["treaty"])
    shown = screen(table, prompt, "treaty")
    assert "Choose: Faction" in shown.content
    labels = [b.label for row in shown.rows if not hasattr(row, "options") for b in row if isinstance(b, Button)]
    listed = [option.label for row in shown.rows if isinstance(row, Select) for option in row.options]
    assert any(one.startswith("Carthage") for one in (*labels, *listed)) and not any("Confirm" in one for one in labels)
    assert all(len(label) <= LABEL for label in labels)


def test_an_empty_field_is_not_named() -> None:
    """What is chosen is told without the fields that are left empty."""
    table = before_a_meeting()
    prompt = table.prompt(ROME)
    table.do(ROME, prompt.menu.value_of_tokens(("march", "rome_2", "liguria")))
    asked = table.prompt(CARTHAGE)
    shown = screen(table, asked, "meet", "fight")
    assert "Fight" in shown.content and "None" not in shown.content
    assert "First Carthaginian army meets Second Roman army in Liguria" in shown.content


async def test_a_choice_that_completes_itself_is_previewed(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the rest of an answer follows by itself, its odds are shown before Confirm all the same."""
    begin_as(monkeypatch, before_a_meeting)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()
    ada, boris = hall.person("Ada"), hall.person("Boris")
    marched = await (
        await ada.slash_with("twr-army march", thread, {"army": "rome_2", "route": "liguria"})
    ).wait_until_answered()
    assert carried_out(marched.text)
    await hall.settled()
    asked = next(m for m in reversed(boris.messages("dm")) if "meets" in text_of(m))
    labels = [c["label"] for c in controls_of(asked) if c["type"] == 2]
    assert any("win about" in label for label in labels) and any("avoided with" in label for label in labels), labels
    prompt = next(p for p in (await hall.actor(table)).live.prompts() if p.side == CARTHAGE and p.kind == "sealed")
    message = await choose(boris, await opened(boris, thread, prompt.id), "fight")
    assert "victory" in text_of(message) and "you lose about" in text_of(message)


async def test_my_table_names_what_is_asked(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question of many actions bears its own name on My table, not that of its first action."""

    def stage() -> Table:
        table = agents()
        table.hold(ROME, "agitators")
        return table

    begin_as(monkeypatch, stage)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()
    labels = [c["label"] for c in controls_of(await my_table(hall.person("Ada"), thread))]
    assert "My agents' turn" in labels and "Play an event now" in labels and "Treaty" not in labels


async def test_refusals_name_things(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal speaks of pieces by their names, says the rule's section, and offers nothing that is no answer."""
    begin_as(monkeypatch, agents)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()

    async def said(who: str, path: str, **options: Any) -> str:
        return (await (await hall.person(who).slash_with(path, thread, options)).wait_until_answered()).text

    refused = await said("Ada", "twr-agent move-agent", agent="carthage_agent_1", to="latium")
    assert "Carthaginian agent 1" in refused and "(Rules: Agent Phase)" in refused and "_" not in refused
    waiting = await said("Boris", "twr end-turn")
    assert "Not done" in waiting and "battle plan" not in waiting


def spending() -> Table:
    """Return the Spending Phase, Rome with 14 gold, an army of six and one of four."""
    table = Table()
    table.faction(ROME, gold=14)
    table.army("rome_1", "messana")
    return table.enter(Rounds(step="end"), SpendingPhase())


def test_a_crowded_list_shows_what_can_be_had() -> None:
    """Troops: a line for every copy that army, reserve and gold still allow, each with its dice; none is refused."""
    table = spending()
    form = table.prompt(ROME).menu.forms["spend"]
    troops = form.field("troops", dict.fromkeys(form.fields, ()))
    assert isinstance(troops, Pick) and sum(item.count for item in troops.items) > OPTIONS
    for own in ((), ("rome_1:velites",), ("rome_2:republican_legionaries",) * 3):
        lines = [line for _, chunk in pick_chunks(troops, own) for line in chunk]
        assert 0 < len(lines) < OPTIONS
        for token, copy, _ in lines:
            more = max(0, copy - own.count(token))
            troops.choices_after((*own, *(token,) * more))  # refuses, if it could not be had
    aid = aid_of(GAME, table.state, GAME.view(table.state, "1"), table.prompt(ROME), WORDS)
    assert "🟩🟩" in aid.note("rome_1:italian_infantry") and "gold" in aid.note("latium:market")


def test_one_and_the_next_below_it_in_whatever_order() -> None:
    """Developments: a select that is set again gives its lines after those of the others; the one below stays."""
    prompt = spending().prompt(ROME)
    form = prompt.menu.forms["spend"]
    number = list(form.fields).index("developments")
    below, above = "rome_siegecraft", "rome_engineers"
    given = answer_with_field_reset(form, completed_answer(form, {}), number, (below, above))
    assert prompt.menu.value_of_tokens(("spend", *given)) == Spend(developments=(above, below))


def test_the_ground_before_a_battle_is_prepared() -> None:
    """Phase 1: the symbols of the region are told, before cards and scouts have changed them."""
    table = before_a_meeting()
    table.do(ROME, table.prompt(ROME).menu.value_of_tokens(("march", "rome_2", "liguria")))
    for side in (ROME, CARTHAGE):
        table.do(side, Meet("fight", "stay", "none"))
    prompt = table.prompt(ROME)
    assert prompt.moment == "land_battle.prepare"
    assert "In Liguria, difficult terrain 3." in screen(table, prompt).content


async def test_why_an_action_is_not_offered(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one's own turn the rule's reason is told, not that it is somebody else's; what is unknown is told what is."""
    begin_as(monkeypatch, before_a_meeting)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()
    ada = hall.person("Ada")

    async def said(path: str, **options: Any) -> str:
        return (await (await ada.slash_with(path, thread, options)).wait_until_answered()).text

    assault = await said("twr-army assault", army="rome_2")
    assert "An assault needs" in assault and "not your turn" not in assault and "Rules:" in assault
    unknown = await said("twr-army march", army="rome_9", route="latium")
    assert "Possible: Second Roman army" in unknown
    assert "not among the things" in await said("twr spend", roads="latium-umbria")


def test_an_answer_without_a_choice_says_so() -> None:
    """Who has nothing to choose is asked all the same, since nobody may see it; but they need not look for the
    catch."""
    only = Prompt(id="0" * 16, seat="1", side=ROME, kind="must", moment="withdrawal.choose",
                  menu_of=lambda side: Menu(Form(Withdraw, to=OneOf(("latium",)))),
                  default_of=lambda side: None)  # fmt: skip
    shown = PromptScreen(WORDS, "AAAAA", only).screen()
    assert "Latium" in shown.content and "since the rules leave only this answer" in shown.content
    table = agents()
    assert "the rules leave only" not in screen(table, table.prompt(ROME, "must")).content
    menu = Menu(Form(Levy, cards=Pick(("ac_01", "ac_02"), 0, 2)))  # none is an answer too
    some = Prompt(id="0" * 16, seat="1", side=ROME, kind="must", moment="agent_turn.start",
                  menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    assert "the rules leave only" not in PromptScreen(WORDS, "AAAAA", some).screen().content


def test_a_basket_is_told_with_the_names_of_its_fields() -> None:
    """ "Keep the card, Hamilcar Barca" left one guessing what it was about."""
    cards = ("hoplites", "peltasts")
    cards, nobody = ("hoplites", "psiloi"), OneOf(("none", "hannibal"))
    form = Form(Spoils, second_wind=OneOf(("no", "yes")), recover=Pick(cards, 0, 1), upgrade=Pick(cards, 0, 1),
                one_level=nobody, two_levels=nobody)  # fmt: skip
    prompt = Prompt(id="0" * 16, seat="1", side=ROME, kind="must", moment="land_battle.spoils",
                    menu_of=lambda side: Menu(form), default_of=lambda side: None)  # fmt: skip
    assert is_basket(prompt.menu.forms["spoils"])
    given = ("spoils", "no", "hoplites", STOP, "psiloi", STOP, "none", "none")
    told = PromptScreen(WORDS, "AAAAA", prompt, given).screen().content
    assert "Recovered … **Hoplites**\nMade veterans … **Psiloi**" in told and "Second Wind" not in told


def test_a_basket_knows_all_pages_that_its_buttons_lead_to() -> None:
    """What is checked against Discord's limits is every page that can be come to; turning to one shows it as new."""
    prompt = spending().prompt(ROME)
    given = ("spend", *completed_answer(prompt.menu.forms["spend"], {"troops": ("rome_1:velites",)}))
    whole = PromptScreen(WORDS, "AAAAA", prompt, given)
    pages, seen, ahead = set(whole.basket_pages()), set[int](), {0}
    while ahead:
        page = ahead.pop()
        seen.add(page)
        shown = whole.with_page(page).screen()
        assert shown == PromptScreen(WORDS, "AAAAA", prompt, given, page=page).screen()
        parts = [part for row in shown.rows for part in (row if isinstance(row, tuple) else (row,))]
        presses = [press for part in parts if (press := parse_custom_id(part.id)) is not None]
        listed = [option.value for part in parts if isinstance(part, Select) for option in part.options]
        named = {int(value) for value in listed if value.isdecimal()} if page == 0 else set()
        ahead |= (named | {press.page for press in presses if press.verb == "page"}) - seen
    assert len(seen) > 1 and seen <= pages


def test_the_button_of_a_basket_says_the_price_that_stands_above_it() -> None:
    """It added up the lines, of which Public Works makes one free: "Spend 4 gold" below a price of 2."""
    table = spending()
    table.hold(ROME, "public_works")
    prompt = table.prompt(ROME)
    chosen = {"events": ("ac_15",), "improvements": ("latium:market",), "free_works": ("umbria:walls",)}
    given = ("spend", *completed_answer(prompt.menu.forms["spend"], chosen))
    seen = GAME.preview(table.state, prompt, given)
    labels = [
        control.label
        for row in PromptScreen(WORDS, "AAAAA", prompt, given, preview=seen).screen().rows
        if isinstance(row, tuple)
        for control in row
    ]
    assert [line.args["price"] for line in seen.lines] == [2] and any("Spend 2 gold" in label for label in labels)
