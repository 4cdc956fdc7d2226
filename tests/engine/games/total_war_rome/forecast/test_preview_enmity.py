"""Enmity is announced before it is made: whom an answer makes an enemy of, its preview says; and what else it does."""

from typing import Any

import msgspec
import pytest

from bot.words import Words
from engine.games.total_war_rome.actions.agents import Protests, RebelUprising, Riots, SowDistrust, Treaty
from engine.games.total_war_rome.actions.campaign import (
    Betray,
    Disembark,
    Embark,
    Engage,
    Intercept,
    March,
    PlaceArmy,
    Sail,
)
from engine.games.total_war_rome.actions.event_cards import HostageExchange
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.frames.rounds import Rounds, SpendingPhase
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.state import ENEMY, STATUSES
from engine.games.total_war_rome.tables import faction_pair_id
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.prompts import MAY, WINDOW, Prompt
from tests.engine.games.total_war_rome.scenario import CARTHAGE, GREEKS, ROME, Board
from tests.engine.games.total_war_rome.table import Table

KEY = b"k" * 32
WORDS = Words("total_war_rome")
FLEET, FOE = "rome_fleet_1", "carthage_fleet_1"
SEA = "mare_tyrrhenum"


def said(state: Any, prompt: Prompt, action: Action) -> list[str]:
    """Return the preview of an answer in words."""
    return [WORDS.say(line) for line in GAME.preview(state, prompt, prompt.menu.tokens_of_value(action)).lines]


def announced(state: Any, prompt: Prompt, action: Action) -> set[str]:
    """Return whom a preview says that one makes an enemy of, an ally included."""
    lines = GAME.preview(state, prompt, prompt.menu.tokens_of_value(action)).lines
    return {str(line.args["side"]) for line in lines if line.key in ("preview.war", "preview.betray")}


def made(before: Any, after: Any, side: str) -> set[str]:
    """Return who has become an enemy of a faction."""
    return {
        other
        for other in before.players
        if other != side and before.status(side, other) != ENEMY and after.status(side, other) == ENEMY
    }


def test_no_answer_makes_an_enemy_that_its_preview_has_not_named() -> None:
    """Whole random games in which friends are many: of each decision, what its own answer brings about at once."""
    assert sum(enemies_made(seed) for seed in range(6)) > 10


def enemies_made(seed: int) -> int:
    """Play a random game and return how many enemies were made by answers whose previews named them."""
    count = 0
    state = GAME.start({"last_round": "6"}, ("1", "2", "3", "4"), b"p" * 16, KeyedDice(KEY, seed)).state
    lots = UnverifiedRandom(f"enmity {seed}")
    for n in range(1, 500):
        waits = any(p.kind == WINDOW for p in GAME.prompts(state).values())  # who was asked is asked still
        if n % 40 == 1 and not waits:
            for one, two in ((a, b) for a in state.players for b in state.players if a < b):
                state.relations[faction_pair_id(one, two)] = lots.choose(STATUSES)
        prompts = list(GAME.prompts(state).values())
        if not prompts:
            break
        asked = [p for p in prompts if p.seat != "table" and p.answered is None]
        asked = [p for p in asked if p.kind != MAY or not lots.integer_below(8)]
        prompt = lots.choose(asked or prompts)
        action = prompt.menu.sample(lots)
        for _ in range(4):
            if action.tag() in ("end_turn", "levy"):
                action = prompt.menu.sample(lots)
        after = GAME.apply(state, prompt.id, action, KeyedDice(KEY, seed * 10_000 + n)).state
        if len(asked) == 1 and prompt.seat != "table":  # else another's answer may have come to bear with it
            new = made(state, after, prompt.side)
            count += len(new)
            assert new <= announced(state, prompt, action), (prompt.moment, action)
        state = after
    return count


def at_sea(status: str) -> Table:
    table = Table()
    table.status(ROME, CARTHAGE, status)
    table.navy(FLEET, sea=SEA)
    table.navy(FOE, sea=SEA)
    return table.campaign(ROME)


@pytest.mark.parametrize(
    ("status", "words", "label"),
    [("friendly", "become **enemies**", "makes you enemies"), ("ally", "1 VP lost", "breaks the alliance")],
)
def test_engaging_a_friend(status: str, words: str, label: str) -> None:
    table = at_sea(status)
    lines = said(table.state, table.prompt(ROME), Engage(FLEET, FOE))
    assert any(words in line for line in lines) and any("you sink about" in line for line in lines)
    told = GAME.odds(table.state, table.prompt(ROME), ("engage", FLEET, FOE))
    assert told is not None and label in WORDS.say(told)


def test_intercepting_one_who_is_no_enemy() -> None:
    table = Table()
    table.status(ROME, CARTHAGE, "neutral")
    table.navy(FLEET, port="latium")
    table.navy(FOE, sea="mare_sardoum")
    table.campaign(ROME).do(ROME, Sail(FLEET, (SEA,)))
    prompt = table.prompt(CARTHAGE)
    lines = said(table.state, prompt, Intercept(FOE))
    assert any("you and Rome become **enemies**" in line for line in lines)
    assert any("you sink about" in line for line in lines)
    told = GAME.odds(table.state, prompt, ("intercept", FOE))
    assert told is not None and "makes you enemies: win about" in WORDS.say(told)


def test_a_treaty_says_the_step_that_it_proposes_by_whatever_means() -> None:
    board = Board().holds(ROME, "treaty", "hostage_exchange").status(ROME, CARTHAGE, "enemy").agents()
    by_agent = Treaty(board.card(ROME, "treaty"), "rome_agent_1", CARTHAGE, "zeugitana")
    actions: tuple[Action, ...] = (by_agent, HostageExchange(board.card(ROME, "hostage_exchange"), CARTHAGE))
    for action in actions:
        prompt = board.prompt(ROME, type(action))
        told = GAME.preview(board.state, prompt, prompt.menu.tokens_of_value(action)).lines
        (line,) = [one for one in told if "treaty" in one.key]
        assert line.args == {"side": CARTHAGE, "now": "enemy", "better": "neutral"}


def test_the_effect_of_protests_riots_and_distrust() -> None:
    board = Board().holds(ROME, "protests", "riots", "sow_distrust").status(CARTHAGE, GREEKS, "ally").agents()
    menu = board.prompts(ROME)[0].menu
    found = {}
    lots = UnverifiedRandom("effects")
    for kind in (Protests, Riots, SowDistrust):
        action = next(a for a in (menu.forms[kind.tag()].sample(lots) for _ in range(50)) if a)
        found[kind] = " ".join(said(board.state, board.prompt(ROME, kind), action))
    assert "1 unrest marker more in" in found[Protests] and "its tax is" in found[Protests]
    assert "2 unrest markers more in" in found[Riots] and "its tax is 0 gold" in found[Riots]
    assert "allies now, friendly then" in found[SowDistrust]


def test_embarking_says_what_it_costs_and_that_it_is_the_last() -> None:
    for spent, last in ((0, False), (3, True)):
        table = Table()
        table.army("rome_1", "latium")
        table.navy(FLEET, port="latium")
        table.state.navies[FLEET] = msgspec.structs.replace(table.state.navies[FLEET], spent=spent)
        table.campaign(ROME)
        table.state.navies[FLEET] = msgspec.structs.replace(table.state.navies[FLEET], spent=spent)
        lines = " ".join(said(table.state, table.prompt(ROME), Embark("rome_1", FLEET)))
        assert "1 MU of both" in lines and ("last MU" in lines) is last, lines


def test_an_empty_basket_with_gold_unspent_is_asked_again() -> None:
    table = Table()
    table.faction(ROME, gold=7)
    table.army("rome_1", "messana")
    table.enter(Rounds(step="end"), SpendingPhase())
    prompt = table.prompt(ROME)
    again = GAME.preview(table.state, prompt, prompt.menu.tokens_of_value(Spend())).again
    assert again is not None and "7 gold** unspent: seal an empty basket?" in WORDS.say(again)
    bought = next(a for a in (prompt.menu.sample(UnverifiedRandom(str(n))) for n in range(50)) if a != Spend())
    assert GAME.preview(table.state, prompt, prompt.menu.tokens_of_value(bought)).again is None
    table.faction(ROME, gold=0)
    assert GAME.preview(table.state, table.prompt(ROME), prompt.menu.tokens_of_value(Spend())).again is None


@pytest.mark.parametrize(("status", "says"), [("neutral", True), ("friendly", True), ("enemy", False)])
def test_labels_of_armies_name_the_new_enemy_before_the_odds(status: str, says: bool) -> None:
    board = Board().status(ROME, CARTHAGE, status).own(CARTHAGE, "messana").army("rome_1", "bruttium").campaign()
    told = GAME.odds(board.state, board.prompt(ROME, March), ("march", "rome_1", "messana"))
    assert told is not None
    label = WORDS.say(told)
    assert label.startswith("makes Carthage your enemy: ") is says and "%" in label
    lines = said(board.state, board.prompt(ROME, March), March("rome_1", ("messana",)))
    assert any("you and Carthage become **enemies**" in line for line in lines) is says


def test_landing_on_a_neutral_faction_says_so_and_an_ally_s_army_is_betrayed_by_name() -> None:
    board = Board().status(ROME, CARTHAGE, "neutral").own(CARTHAGE, "messana")
    board.navy(FLEET, SEA).army("rome_1").aboard("rome_1", FLEET).campaign()
    told = GAME.odds(board.state, board.prompt(ROME, Disembark), ("disembark", "rome_1", "messana"))
    assert told is not None and WORDS.say(told).startswith("makes Carthage your enemy")
    board = Board().status(ROME, CARTHAGE, "ally").own(CARTHAGE, "messana").army("rome_1", "bruttium").campaign()
    told = GAME.odds(board.state, board.prompt(ROME, Betray), ("betray", "rome_1", "messana"))
    assert told is not None and WORDS.say(told).startswith("breaks the alliance: ")


def risen(status: str) -> tuple[Board, RebelUprising]:
    """Carthage holds Bruttium, which the Romans may call to arms."""
    board = Board().holds(ROME, "rebel_uprising").own(CARTHAGE, "bruttium").status(ROME, CARTHAGE, status).agents()
    return board, RebelUprising(board.card(ROME, "rebel_uprising"), "rome_agent_1", "bruttium")


@pytest.mark.ruling(131)
@pytest.mark.parametrize(
    ("status", "words"),
    [("neutral", "makes Carthage your enemy"), ("ally", "breaks the alliance"), ("enemy", "")],
)
def test_the_label_of_an_uprising_at_home_names_the_new_enemy(status: str, words: str) -> None:
    """Ruling 131: it takes the region from who controls it, as a bribe does."""
    board, action = risen(status)
    told = GAME.odds(board.state, board.prompt(ROME, RebelUprising), ("rebel_uprising", "bruttium"))
    assert (WORDS.say(told) if told else "") == words
    assert announced(board.state, board.prompt(ROME, RebelUprising), action) == ({CARTHAGE} if words else set())


def test_an_uprising_elsewhere_makes_no_enemy() -> None:
    board = Board().holds(ROME, "rebel_uprising").own(CARTHAGE, "messana").agents()
    assert GAME.odds(board.state, board.prompt(ROME, RebelUprising), ("rebel_uprising", "messana")) is None


@pytest.mark.ruling(138)
def test_an_uprising_beside_a_strangers_army_is_told_as_it_goes() -> None:
    """Ruling 138: only the army of who controls the region holds it."""
    board, action = risen("enemy")
    board.army("greek_states_1", "bruttium").agents()
    lines = " ".join(said(board.state, board.prompt(ROME, RebelUprising), action))
    assert "No army stands there" not in lines and "goes back to Rome" in lines
    assert board.do(ROME, action).owner("bruttium") == ROME and len(board.state.armies["greek_states_1"].cards) == 2


def test_placing_beside_an_army_of_ones_own_warns() -> None:
    board = Board().own(ROME, "mastia").army("rome_1").army("rome_2", "mastia").campaign()
    lines = " ".join(said(board.state, board.prompt(ROME, PlaceArmy), PlaceArmy("rome_1", "mastia")))
    assert "they become one army" in lines
