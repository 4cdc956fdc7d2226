"""What a reader needs who sees the game for the first time: faces of dice, odds, places, whose luck it was."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.screens.basket_lines import basket_summary_lines, why_nothing_can_be_added
from bot.titles import title_of_game
from bot.titles.total_war_rome.phase_cards import order_card
from bot.words import Words
from engine.games import game_by_id
from engine.games.total_war_rome.actions.campaign import Intercept, Sail
from engine.games.total_war_rome.events.board import GoldMoved, Rolled
from engine.games.total_war_rome.events.rounds import CardsDealt, OrderSet, VictoryPoints
from engine.games.total_war_rome.forecast.sea_odds import sea_contest
from engine.games.total_war_rome.frames.campaign import CampaignTurn
from engine.games.total_war_rome.spending.basket import Basket
from engine.kernel.picks import Item, Pick
from tests.bot.titles.total_war_rome.test_naval import AWAY, SUNK, fought
from tests.engine.games.total_war_rome.scenario import CARTHAGE, ROME, Board

WORDS = Words("total_war_rome", {"1": "Ada", "2": "Boris"})
SHOWN: Any = title_of_game("total_war_rome")


def test_theft_is_told_as_theft_and_a_payment_as_a_payment() -> None:
    stolen, paid = (WORDS.say(GoldMoved(CARTHAGE, ROME, 5, why).label() or {}) for why in ("theft", "tribute"))
    assert stolen == "Rome steals 5 gold from Carthage." and paid == "Carthage pays Rome 5 gold."


def test_a_battle_at_sea_says_its_odds_beforehand_and_what_faces_do() -> None:
    """The same two pairs of green dice: as likely for either."""
    board, events = fought(SUNK, AWAY)
    told = SHOWN.span_card(game_by_id("total_war_rome").view(board.state, None), events, WORDS, over=True).text()
    won, tied = sea_contest((("GREEN", "GREEN"), ("GREEN", "GREEN")), (2, 2), (False, False))
    share, tie = round(100 * won), round(100 * tied)
    assert f"Rome {share}%" in told and f"no victor {tie}%" in told and "☠️ sinks a ship" in told
    running = SHOWN.span_card(
        game_by_id("total_war_rome").view(board.state, None), events[:-3], WORDS, over=False
    ).text()
    assert "☠️ sinks a ship" in running


def test_who_may_intercept_is_told_where_what_and_with_which_odds() -> None:
    board = Board().navy("rome_fleet_1", "mare_tyrrhenum").navy("carthage_fleet_1", "mare_africum").campaign()
    board.do(ROME, Sail("rome_fleet_1", ("mare_ionium", "mare_libycum")))
    (asked,) = (p for p in board.prompts(CARTHAGE) if Intercept.tag() in p.menu.forms)
    view = game_by_id("total_war_rome").view(board.state, asked.seat)
    told = "\n".join(SHOWN.question_briefing(view, asked, WORDS))
    for says in ("It belongs to Rome", "Mare Ionium", "2 ships", "**win ", "☠️ sinks a ship"):
        assert says in told


@pytest.mark.ruling(66)
def test_a_navy_that_has_intercepted_this_one_already_is_given_no_odds() -> None:
    """Ruling 66: each navy once a turn of the one that sails past."""
    board = Board().navy("rome_fleet_1", "mare_tyrrhenum").navy("carthage_fleet_1", "mare_africum")
    board.navy("carthage_fleet_2", "mare_africum").campaign()
    turn = next(frame for frame in board.state.frames if isinstance(frame, CampaignTurn))
    turn.intercepted = (("carthage_fleet_1", "rome_fleet_1"),)
    board.do(ROME, Sail("rome_fleet_1", ("mare_ionium", "mare_libycum")))
    (asked,) = (p for p in board.prompts(CARTHAGE) if Intercept.tag() in p.menu.forms)
    told = list(SHOWN.question_briefing(game_by_id("total_war_rome").view(board.state, asked.seat), asked, WORDS))
    assert sum("**win " in said for said in told) == 1


def test_the_last_round_says_why_and_no_number_that_contradicts_it() -> None:
    board = Board().campaign()
    board.state.final = True
    (line, *_) = SHOWN.status_lines(game_by_id("total_war_rome").view(board.state, None), WORDS)
    assert "**last round**, since a faction has reached" in line and " of 20" not in line
    board.state.final = False
    (line, *_) = SHOWN.status_lines(game_by_id("total_war_rome").view(board.state, None), WORDS)
    assert "last round" not in line


def test_luck_says_whose_dice_for_what_and_against_what() -> None:
    assault = Rolled(ROME, "assault", ("RED", "RED"), ("skull", "skull"))
    events = (assault, Rolled(CARTHAGE, "avoid", ("RED",), ("s",)), VictoryPoints(ROME, 1, "invading", 1))
    told = SHOWN.luck_lines(events, WORDS)
    assert "against the average" in told and "Luckiest throw" in told and "for the assault" in told
    assert "Carthage, for " in told and "hits: 0, on average" in told
    assert "hits: 2, on average" in told


def test_dice_thrown_for_inhabitants_are_nobody_s_luck() -> None:
    """Whoever is next in turn order throws them against the attacker: good ones are not to their credit."""
    own = (Rolled(ROME, "assault", ("RED",), ("skull",)), Rolled(CARTHAGE, "avoid", ("RED",), ("s",)))
    inhabitants = (
        Rolled(CARTHAGE, "defence", ("RED",) * 3, ("blank",) * 3),
        Rolled(CARTHAGE, "defence", ("RED",) * 3, ("skull",) * 3),
    )
    assert SHOWN.luck_lines((*inhabitants, *own), WORDS) == SHOWN.luck_lines(own, WORDS)
    battle: Any = VictoryPoints(ROME, 1, "invading", 1)  # that a round is told at all
    view: Any = game_by_id("total_war_rome").view(Board().campaign().state, None)
    assert SHOWN.round_story_lines(view, (*inhabitants, *own, battle), WORDS) == SHOWN.round_story_lines(
        view, (*own, battle), WORDS
    )


def test_a_basket_says_where_a_building_goes() -> None:
    market = Item("zeugitana:market", group="zeugitana", cost=2)
    said = list(basket_summary_lines(WORDS, [("improvements", Pick((market,), 0, 1), ("zeugitana:market",))]))
    assert "Zeugitana" in said[0] and "Market" in said[0]


@pytest.mark.parametrize(("moment", "says"), [("meeting.stances", "The better symbol gets away"),
                                              ("assault_roll.militia", "more hits than the garrison"),
                                              ("losses.choose", "✖️ ½ a hit"),
                                              ("combat_deployment.deploy", "**main cards**"),
                                              ("unopposed_attack.start", "Main cards are all troops but")])  # fmt: skip
def test_questions_before_dice_explain_their_faces(moment: str, says: str) -> None:
    board = Board().campaign()
    view = game_by_id("total_war_rome").view(board.state, "1")
    prompt: Any = SimpleNamespace(moment=moment, side=ROME, seat="1", context=None, subject=None)
    assert says in "\n".join(SHOWN.question_briefing(view, prompt, WORDS))


def test_an_agent_that_can_do_nothing_more_is_not_counted_and_says_why() -> None:
    """After a Double Agent "2 agents may act" stood where one could."""
    board = Board().agent("rome_agent_1", "latium", locked=True).agent("rome_agent_2", "gades")
    view = game_by_id("total_war_rome").view(board.state, "1")
    prompt: Any = SimpleNamespace(moment="agent_turn.start", side=ROME, seat="1", context=None, subject=None)
    assert "Rome: 1 agent may act" in SHOWN.stake_sentence(view, prompt, WORDS)
    told = "\n".join(SHOWN.question_briefing(view, prompt, WORDS))
    assert "Roman agent 1 in Latium (sent home by a Double Agent" in told and told.endswith("Roman agent 2 in Gades")
    board.agent("rome_agent_2", "gades", acted=1)
    view = game_by_id("total_war_rome").view(board.state, "1")
    assert "Rome: no agent may act" in SHOWN.stake_sentence(view, prompt, WORDS)
    assert "Roman agent 2 in Gades (has acted)" in "\n".join(SHOWN.question_briefing(view, prompt, WORDS))


def test_a_line_of_the_basket_says_which_rule_bars_it_and_a_price_once() -> None:
    """ "Not now: there is nothing of it to be had" stood for five reasons, and "Duilius, 2 gold · 2 gold"."""
    basket = Basket(Board().has(ROME, gold=5).state, ROME)
    before = {"events": (), "developments": (), "generals": (), "posts": (), "troops": (), "ships": ()}
    works, market = basket.improvements(before), Item("a", cost=1)
    assert isinstance(works, Pick)
    full = next(item.token for item in works.items)
    assert "from 1 gold, which is more" in why_nothing_can_be_added(WORDS, Pick([market], 0, 1, budget=0), (), [market])
    assert "There is one already" in why_nothing_can_be_added(WORDS, works, (full,), [works.items[0]])
    said = list(basket_summary_lines(WORDS, [("generals", basket.generals({}), ("rome_gaius_duilius",))]))
    assert said == ["Generals … **Gaius Duilius, 2★, Admiral, 2 gold**"]


def test_who_draws_no_action_cards_is_named_too() -> None:
    view: Any = game_by_id("total_war_rome").view(Board().campaign().state, None)
    events = (OrderSet((ROME, CARTHAGE)), CardsDealt(ROME, "1", 5))
    told = order_card(view, events, WORDS, round_number=1).text()
    assert "5" in told and "🐘 none" in told


def test_a_meeting_says_where_its_outcome_is_told() -> None:
    said = WORDS("turn.meets", other="rome_1", region="latium")
    assert "if they fight, the battle has a card of its own" in said
