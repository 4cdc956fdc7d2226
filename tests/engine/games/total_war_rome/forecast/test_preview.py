"""Previews: what they say comes from the seat's own knowledge, and they say what the rules do."""

from typing import Any

import msgspec
import pytest

from engine.games import game_by_id
from engine.games.total_war_rome.actions.campaign import Assault, Betray, Confront, Engage, March
from engine.games.total_war_rome.board.armies import set_army
from engine.games.total_war_rome.campaign.conquest_rolls import RED
from engine.games.total_war_rome.forecast.agents import agent_roll_chances
from engine.games.total_war_rome.forecast.odds import assault_odds as table_odds
from engine.games.total_war_rome.forecast.preview import TELLERS
from engine.games.total_war_rome.forecast.war import (
    assault_odds,
    conquest_odds,
    outroll_chance,
    simulated_chance_percent,
)
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.prompts import MAY, MUST
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, SPEARS, Board
from tests.engine.games.total_war_rome.table import ROME, Table

GAME = game_by_id("total_war_rome")
KEY = b"k" * 32


def walked(seed: int, decisions: int = 400) -> Any:
    """Yield the states of a random game with what is asked and a random answer."""
    state = GAME.start({"last_round": "5"}, ("1", "2", "3", "4"), b"p" * 16, KeyedDice(KEY, seed)).state
    lots = UnverifiedRandom(str(seed))
    for n in range(1, decisions):
        prompts = list(GAME.prompts(state).values())
        if not prompts:
            return
        open_now = [p for p in prompts if p.seat != "table" and p.answered is None]
        open_now = [p for p in open_now if p.kind != MAY or lots.integer_below(8) == 0] or open_now
        prompt = lots.choose(open_now or prompts)
        action = prompt.menu.sample(lots)
        for _ in range(4):
            if action.tag() in ("end_turn", "levy"):
                action = prompt.menu.sample(lots)
        yield state, prompt, action, lots
        state = GAME.apply(state, prompt.id, action, KeyedDice(KEY, seed * 10_000 + n)).state


@pytest.mark.parametrize("seed", [1, 2])
def test_a_preview_hangs_on_nothing_secret(seed: int) -> None:
    """Deal anew what the asked seat cannot know: the preview is the same to a byte."""
    told = 0
    for state, prompt, action, lots in walked(seed):
        if action.tag() not in TELLERS:
            continue
        word = prompt.menu.tokens_of_value(action)
        shown = GAME.preview(state, prompt, word)
        assert shown.legal
        told += bool(shown.lines)
        other = GAME.determinize(state, prompt.seat, lots)
        again = GAME.preview(other, GAME.prompts(other)[prompt.id], word)
        assert msgspec.json.encode(again) == msgspec.json.encode(shown), (word, shown, again)
    assert told > 20


def test_an_assault_is_exact() -> None:
    """The odds of a preview are those of the table of odds, for an army without what that table leaves out."""
    cards = ("italian_infantry",) * 5
    won, lost = assault_odds(cards, "", (RED,) * 3, (), walls=False)
    odds = table_odds(infantry=5, gold=2)
    assert won == pytest.approx(odds.success) and lost == pytest.approx(odds.attacker_losses)


def test_dice_of_agents_and_generals() -> None:
    """A RED die is a Skull with 1/2 and an X with 1/3; two dice take the best; a second roll helps."""
    skull, dead = agent_roll_chances("x_worst")
    assert skull == pytest.approx(1 / 2) and dead == pytest.approx(1 / 3)
    assert agent_roll_chances("x_worst", 2)[0] == pytest.approx(3 / 4)
    assert agent_roll_chances("x_worst", 1, reroll=True)[0] == pytest.approx(3 / 4)
    assert 0 < outroll_chance("", "") < 1 / 2


def test_a_small_army_may_be_lost_to_a_defence_roll() -> None:
    taken, lost = conquest_odds(("italian_infantry",) * 2, ("YELLOW", "GREEN"))
    assert 0 < taken < 1 and 0 < lost < 2
    assert conquest_odds(("italian_infantry",) * 6, ("GREEN",))[0] == 1


def test_every_risky_action_has_one() -> None:
    for kind in (March, Assault, Betray, Confront, Engage):
        assert kind.tag() in TELLERS
    assert {"bribe_army", "bribe_region", "sabotage", "treasury_theft", "assassinate_general", "assassinate_agent",
            "bid", "meet", "sail"} <= set(TELLERS)  # fmt: skip


def told(table: Table, side: str, *given: str) -> list[str]:
    """Return the keys of what is said before an action is confirmed."""
    prompt = table.prompt(side, MUST)
    return [line.key for line in GAME.preview(table.state, prompt, given).lines]


def test_an_agent_s_way_to_its_deed_is_told() -> None:
    """An agent that acts elsewhere goes there: that is said before, since it is seldom what one looks at."""
    table = Table()
    table.hold(ROME, "protests")
    table.agents(ROME)
    prompt = table.prompt(ROME, MUST)
    region = prompt.menu.choices_after(("protests",)).options[0].token
    agent = prompt.menu.choices_after(("protests", region)).options[0].token
    card = prompt.menu.choices_after(("protests", region, agent)).options[0].token
    assert told(table, ROME, "protests", region, agent, card) == ["preview.goes", "preview.unrest"]
    assert told(table, ROME, "end_turn") == ["preview.idle_agents"]


def test_a_turn_is_not_ended_by_a_slip() -> None:
    """Whoever could still move is named before the turn ends, also who has moved and has movement left."""
    table = Table()
    table.army("rome_1", "latium")
    table.campaign(ROME)
    assert "preview.idle" in told(table, ROME, "end_turn")
    table.do(ROME, table.prompt(ROME, MUST).menu.value_of_tokens(("march", "rome_1", "campania")))
    assert "preview.idle" in told(table, ROME, "end_turn")
    set_army(table.state, "rome_1", spent=9)
    assert "preview.idle" not in told(table, ROME, "end_turn")


def test_what_is_not_placed_yet_is_named_before_the_turn_ends() -> None:
    """Rome's second army is ready on its board; once it stands in a home region nothing is left to place."""
    table = Table()
    table.army("rome_1", "latium")
    table.campaign(ROME)
    assert "preview.unplaced" in told(table, ROME, "end_turn")
    table.do(ROME, table.prompt(ROME, MUST).menu.value_of_tokens(("place_army", "rome_2", "campania")))
    table.do(ROME, table.prompt(ROME, MUST).menu.value_of_tokens(("place_navy", "rome_fleet_1", "campania")))
    assert "preview.unplaced" not in told(table, ROME, "end_turn")


def test_a_turn_order_is_told_before_it_is_set() -> None:
    state = GAME.start({}, ("1", "2", "3", "4"), b"p" * 16, KeyedDice(KEY, 1)).state
    for n in range(20):
        prompt = next(p for p in GAME.prompts(state).values() if p.answered is None)
        if "set_order" in prompt.menu.forms:
            break
        assert prompt.default is not None
        state = GAME.apply(state, prompt.id, prompt.default, KeyedDice(KEY, 100 + n)).state
    (line,) = GAME.preview(state, prompt, ("set_order", "carthage", "anticlockwise")).lines
    assert line.args["order"][:2] == ("carthage", "rome")


def _lines(board: Board, action: March) -> list[str]:
    prompt = board.prompt(action=March, side=ROME)
    return [line.key for line in GAME.preview(board.state, prompt, prompt.menu.tokens_of_value(action)).lines]


def test_no_odds_of_what_a_battle_before_it_decides() -> None:
    """Who must fight first is told what is rolled afterwards, not with which chance: that hangs on what is left."""
    board = Board().status(ROME, CARTHAGE, "enemy").army("rome_1", "umbria", *[FOOT] * 6)
    board.army("carthage_1", "boii", SPEARS, SPEARS)
    free = Board().army("rome_1", "umbria", *[FOOT] * 6).campaign()
    assert "preview.conquest" in _lines(free, March("rome_1", ("boii",)))
    told = _lines(board.campaign(), March("rome_1", ("boii",)))
    assert "preview.conquest_then" in told and "preview.conquest" not in told
    held = Board().status(ROME, CARTHAGE, "enemy").army("rome_1", "lucania", *[FOOT] * 6).own(CARTHAGE, "apulia")
    told = _lines(held.army("carthage_1", "apulia", SPEARS, SPEARS).campaign(), March("rome_1", ("apulia",)))
    assert "preview.assault_then" in told and "preview.assault" not in told


def test_a_simulated_battle_is_never_certain() -> None:
    assert [simulated_chance_percent(chance) for chance in (0.0, 0.004, 0.5, 0.999, 1.0)] == [1, 1, 50, 99, 99]
