"""The list of all chances that are shown, made from the words that show them; wrong modifiers planted in what is shown
are found; dice by the thousand, where there are too many to go through."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from bot.titles.sword_of_rome import battle_course
from engine.games.sword_of_rome import contexts
from engine.games.sword_of_rome.actions.carthage import Contest
from engine.games.sword_of_rome.actions.combat import RetreatTo
from engine.games.sword_of_rome.actions.movement import MarchArmy, MarchOn
from engine.games.sword_of_rome.actions.reactions import React, RefuseBattle
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.turn import GoFirst
from engine.games.sword_of_rome.battle_chances import Pool, win_chance
from engine.games.sword_of_rome.combat.battle import roll_battle
from engine.games.sword_of_rome.contexts import Caught, Entered, Fought, Marching
from engine.games.sword_of_rome.events.combat import BattleRolled
from engine.games.sword_of_rome.events.movement import (
    AvoidRolled,
    BattleRefused,
    InterceptionRolled,
    NavalRoll,
    PursuitRolled,
)
from engine.games.sword_of_rome.forecast import battles, movement, sieges
from engine.games.sword_of_rome.frames.combat import Battle, Retreat
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.movement import contest, interceptions, reactions
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.actions import Action
from engine.kernel.dice import ScriptedDice
from engine.kernel.play import Play
from tests.engine.games.sword_of_rome.forecast import test_chances as shown
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.responses.fields import dice
from tests.tiers import thinned

DIE, CARTHAGE, LEAGUE = range(1, 7), "carthaginian", "etruscan_samnite"
ROLLS, WITHIN = 20_000, 0.014
WORDS = Path("data/sword_of_rome/locale/en")
TAKES_A_CHANCE = re.compile(r"\$(chance|needs|falls|loss|edge)\b|%")
COMPARED = {
    "battle-odds": "test_what_is_said_after_a_battle",
    "brief-battle_before": "test_before_the_dice_the_odds_know",
    "odds-intercepted": "test_a_leg_past_two_armies",
    "odds-succeeds": "test_a_raid_shows",
    "option-contest": "test_the_card_of_a_contest",
    "option-intercept": "test_intercepting_shows",
    "option-intercept_card": "test_intercepting_shows",
    "preview-avoid": "test_avoiding_shows",
    "preview-battle": "test_a_march_shows_the_battle",
    "preview-contest": "test_a_contest_shows",
    "preview-contested": "test_a_voyage_that_may_be_contested",
    "preview-defender": "test_who_stands_in_the_way",
    "preview-interceptor": "test_intercepting_shows",
    "preview-pursuit": "test_a_pursuit_shows",
    "preview-raid": "test_a_raid_shows",
    "preview-refusal": "test_refusing_shows",
    "preview-sea": "test_a_voyage_shows",
    "preview-siege": "test_a_siege_shows",
    "prompt-march-answer": "test_the_questions_of_a_march",
    "prompt-march-on": "test_the_questions_of_a_march",
    "prompt-march-react": "test_the_questions_of_a_march",
    "stake-march-react": "test_the_questions_of_a_march",  # whether there is a chance at all, as in the question
}
"""By the message that shows it, the test that holds a chance against the engine."""


def messages() -> Iterator[tuple[str, str]]:
    """Yield the messages of the title, by key, but for events, which tell of dice that have fallen."""
    for path in WORDS.glob("*.ftl"):
        for found in re.split(r"^(?=[a-z][\w-]* =)", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            key = found.partition(" =")[0]
            if not found.startswith("#") and not key.startswith("event-"):
                yield key, found


def test_every_chance_that_words_show_is_compared_with_the_engine() -> None:
    assert {key for key, said in messages() if TAKES_A_CHANCE.search(said)} == COMPARED.keys()
    tests = {*globals(), *vars(shown)}
    assert [name for name in COMPARED.values() if not any(known.startswith(name) for known in tests)] == []


# Chances that the other module does not compare


@pytest.mark.parametrize(
    ("armies", "to_try"),
    [(("spoletium",), ""), (("spoletium", "volsinii"), "gallic"), (("spoletium", "volsinii"), "greek")],
)
def test_a_leg_past_two_armies_is_told_with_the_chance_that_one_of_them_succeeds(
    armies: tuple[str, ...], to_try: str
) -> None:
    """After one power has succeeded the other does not roll, whichever tries first (ruling 87)."""
    march = MarchArmy("R10", "valerius", (), 5, ("narnia",))
    leaders = {"spoletium": ("gallic", "gaul_a"), "volsinii": ("greek", "dionysius")}

    def made() -> Table:
        stacks: dict[str, Force] = {f"{leaders[one][0]}@{one}": (6, leaders[one][1]) for one in armies}
        held = {"roman": ("R10", "R4")}
        table = Table(stacks={"roman@roma": (5, "valerius"), **stacks}, hands=held, strict=False)
        return table.turn_number_under_way("roman")

    caught = 0
    for faces in product(DIE, repeat=len(armies)):
        table = made().do("roman", march)
        answers = {side: React() for side in table.asked()}
        for one in armies:
            answers[leaders[one][0]] = React(intercept=(f"{leaders[one][0]}@{one}",))
        said: list[tuple[str, Action]] = [*answers.items(), *([("gallic", GoFirst(to_try))] if to_try else [])]
        for side, answer in said[:-1]:
            table.do(side, answer)
        table.rolled(*said[-1], *faces)
        caught += any(one.success for one in table.told(InterceptionRolled))
    table = made()
    prompt = table.prompt("roman", MarchArmy)
    odds = GAME.odds(table.state, prompt, prompt.menu.tokens_of_value(march))
    assert odds is not None and odds.args["chance"] == round(100 * caught / 6 ** len(armies))


def test_who_stands_in_the_way_avoids_as_often_as_is_said() -> None:
    stacks: dict[str, Force] = {"roman@capua": (8, "camillus"), "samnite@fregellae": (6, "samnite_b", "samnite_a")}
    march = MarchArmy("R10", "camillus", (), 8, ("fregellae",))
    before = Table(stacks=stacks, hands={"roman": ("R10",)}).turn_number_under_way("roman")
    action = React(avoid="aufidena", avoid_with=("samnite_b", "samnite_a"), avoid_cu=6)
    tables = [shown.met("samnite_b", "samnite_a").rolled(LEAGUE, action, die) for die in DIE]
    succeed = sum(table.told(AvoidRolled)[0].success for table in tables)
    assert shown.shown(before, "roman", march, "defender").args["needs"] == succeed


@pytest.mark.parametrize(("goal", "own"), [("syracusae", True), ("pisae", False)])
def test_a_voyage_that_may_be_contested_shows_its_chance_against_each_card(goal: str, own: bool) -> None:
    """9.6.4: each point of the card after the first is one more, a friendly port two less."""

    def made(card: str) -> Table:
        hands = {CARTHAGE: (card,), "greek": ("K10",)}
        return Table(players=5, stacks={"greek@neapolis": (5, "dionysius")}, hands=hands).turn_number_under_way("greek")

    march, through = MarchArmy("K10", "dionysius", (), 5, (f"sea:{goal}",)), []
    for card in ("C24", "C11", "C18"):
        sailed = [made(card).do("greek", march).rolled(CARTHAGE, Contest(card, ()), die) for die in DIE]
        through.append(shown.percent([table.told(NavalRoll)[0].result == "success" for table in sailed]))
    values = [CARDS[card].value for card in ("C24", "C11", "C18")]
    said = shown.shown(made("C24"), "greek", march, "contested").args
    assert [through[n] for n in range(3)] == [said[("one", "two", "three")[value - 1]] for value in values]
    assert (max(through) > 50) is own


@pytest.mark.parametrize("card", ["C1", "C4", "C24"])
def test_the_card_of_a_contest_is_offered_with_how_often_it_turns_the_voyage_back(card: str) -> None:
    done = [shown.contested(card).rolled(CARTHAGE, Contest(card, ()), die).told(NavalRoll)[0] for die in DIE]
    form = shown.contested(card).prompt(CARTHAGE, Contest).menu.forms["contest"]
    label = next(one.label for one in form.field("card", {}).choices_after(()).options if one.token == card)
    assert label is not None
    assert label.args["chance"] == shown.percent([one.result != "success" for one in done])


def test_the_questions_of_a_march_name_the_rolls_that_succeed() -> None:
    """10.3, 10.5 and 11.3, as the questions themselves say it."""
    asked = shown.beside().do("greek", MarchArmy("K10", "dionysius", (), 5, ("selinus",)))
    about = asked.prompt(CARTHAGE, React).context
    declared = React(intercept=("carthaginian@lilybaeum",))
    done = [
        shown.beside().do("greek", MarchArmy("K10", "dionysius", (), 5, ("selinus",))).rolled(CARTHAGE, declared, die)
        for die in DIE
    ]
    assert isinstance(about, Entered)
    assert about.needs == sum(table.told(InterceptionRolled)[0].success for table in done)
    caught = shown.caught().prompt("roman", RefuseBattle).context
    fled = [shown.caught().rolled("roman", RefuseBattle(), die).told(BattleRefused)[0].success for die in DIE]
    assert isinstance(caught, Caught) and caught.needs == sum(fled)
    pursues = shown.pursuing().prompt("greek", MarchOn).context
    came = [shown.pursuing().rolled("greek", MarchOn(("canusium",)), die).told(PursuitRolled)[0] for die in DIE]
    assert isinstance(pursues, Marching) and pursues.needs == sum(one.success for one in came)


def test_a_retreat_by_sea_shows_the_roll_that_is_due() -> None:
    def made() -> Table:
        stacks: dict[str, Force] = {"greek@tarentum": (3, "dionysius"), "roman@tarentum": (8, "valerius")}
        table = Table(stacks=stacks, hands={"greek": ("K10",)}, strict=False)
        table.state.effects = shown.treaty().state.effects
        table.turn_number_under_way("roman")
        return table.begin(Retreat(power="greek", space="tarentum", cu=3, leaders=("dionysius",), shut=True))

    action = RetreatTo("sea:syracusae", "K10")
    done = [made().rolled("greek", action, die).told(NavalRoll)[0].result == "success" for die in DIE]
    assert shown.shown(made(), "greek", action, "sea").args["chance"] == shown.percent(done)


def test_what_is_said_after_a_battle_is_how_likely_it_was() -> None:
    """By the modifiers and dice that it had: the same as before the dice."""
    table = before_the_dice("C29")
    about = table.prompt(CARTHAGE, Respond).context
    assert isinstance(about, Fought)
    likely = shown.by_the_engine(table)
    dice(table, *(3,) * 7)
    assert battle_course.attacker_win_percent(table.told(BattleRolled)[-1]) == round(100 * likely)


# Battles, by the dice of the engine


class Thrown(ScriptedDice):
    """Dice from a fixed seed."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self._lots = Random(seed)

    def roll(self, label: str, sides: int) -> int:
        return self._lots.randint(1, sides)


def before_the_dice(*cards: str) -> Table:
    """Return a battle of Carthage's in which it has played these cards before the dice."""
    stacks: dict[str, Force] = {"carthaginian@selinus": (6, "hamilcar"), "greek@selinus": (9, "dionysius")}
    hands = {CARTHAGE: ("C29", "C26", "C9", "C18"), LEAGUE: ("E4",), "greek": ("K4",)}
    table = Table(players=5, stacks=stacks, mercenaries={"carthaginian@selinus": 2}, hands=hands).turn_number_under_way(
        CARTHAGE
    )
    table.begin(Battle(space="selinus", attacker=CARTHAGE, defender="greek", came_from="lilybaeum"))
    for card in cards:
        table.do(CARTHAGE, Respond(card)).close()
    return table


@pytest.mark.parametrize("cards", thinned(["C29", "", "C26", "C9", "C29 C26", "C26 C9"], every=6, seconds=2))
def test_a_battle_is_won_as_often_as_is_shown_before_its_dice(cards: str) -> None:
    table = before_the_dice(*cards.split())
    about, frame = table.prompt(CARTHAGE, Respond).context, table.state.frames[-1]
    assert isinstance(about, Fought) and isinstance(frame, Battle)
    thrown, won = Thrown(f"selinus {cards}"), 0
    for _ in range(ROLLS):
        roll_battle(Play(table.state, thrown), frame)
        won += frame.winner == frame.attacker
    assert won / ROLLS == pytest.approx(about.attacker_win_chance, abs=WITHIN)


EDGES = [*product(range(-9, 10), ((3, 3), (4, 3), (4, 4)), ((3, 3), (4, 3), (4, 4)))]


@pytest.mark.parametrize(("edge", "ours", "theirs"), thinned(EDGES, every=len(EDGES), seconds=1))
def test_dice_with_every_lead_and_number_win_as_often_as_is_reckoned(
    edge: int, ours: tuple[int, int], theirs: tuple[int, int]
) -> None:
    lots, won = Random(f"{edge} {ours} {theirs}"), 0
    for _ in range(ROLLS):
        totals = [
            sum(sorted(lots.randint(1, 6) for _ in range(rolled))[rolled - kept :]) for rolled, kept in (ours, theirs)
        ]
        won += totals[0] + edge > totals[1]
    assert won / ROLLS == pytest.approx(win_chance(edge, Pool(*ours), Pool(*theirs)), abs=WITHIN)


# Planted faults


def more(by: int) -> Callable[[Any], Any]:
    """Return what plants a figure that is off by so much."""
    return lambda kept: lambda *given, **named: kept(*given, **named) + by


def other_modifiers(kept: Any) -> Any:
    """Return modifiers of a battle with one more for the attacker."""
    return lambda *given: ((*kept(*given)[0], ("planted", 1)), kept(*given)[1])


def better_leader(kept: Any) -> Any:
    """Return chances of a battle, or of rolls for a siege, with one more on the dice."""
    return lambda first, *given: kept(first + 1, *given)


def fewer(kept: Any) -> Any:
    """Return those who may react without the first of them."""
    return lambda *given, **named: kept(*given, **named)[1:]


BOTH = ("samnite_b", "samnite_a")
SIEGE = ("roman", "valerius", "R10", (), 1)
Planted = tuple[ModuleType, str, Callable[[Any], Any], Callable[..., None], tuple[Any, ...]]
PLANTED: dict[str, Planted] = {
    "avoid": (
        movement,
        "tactics_rating",
        more(1),
        shown.test_avoiding_shows_the_chance_of_who_commands,
        (("samnite_b", "samnite_a"), ("samnite_a",), 5),
    ),
    "avoid, the best and not the commander": (
        movement,
        "avoiding_leaders",
        lambda kept: lambda *given: sorted(kept(*given)),
        shown.test_avoiding_shows_the_chance_of_who_commands,
        (BOTH, BOTH, 6),
    ),
    "defender": (battles, "tactics_rating", more(1), test_who_stands_in_the_way_avoids_as_often_as_is_said, ()),
    "interceptor": (
        reactions,
        "intercept_target",
        more(1),
        shown.test_intercepting_shows_the_roll_that_it_takes,
        ("",),
    ),
    "intercept option": (
        interceptions,
        "intercept_target",
        more(1),
        shown.test_intercepting_shows_the_roll_that_it_takes,
        ("C9",),
    ),
    "intercept card": (
        interceptions,
        "card_roll_bonus",
        more(1),
        shown.test_intercepting_shows_the_roll_that_it_takes,
        ("C9",),
    ),
    "intercepted": (
        movement,
        "who_may_react",
        fewer,
        test_a_leg_past_two_armies_is_told_with_the_chance_that_one_of_them_succeeds,
        (("spoletium", "volsinii"), "gallic"),
    ),
    "refusal": (
        movement,
        "die_chance_percent",
        better_leader,
        shown.test_refusing_shows_the_chance_of_the_commander,
        (),
    ),
    "pursuit": (
        movement,
        "highest_pursuit_roll",
        more(1),
        shown.test_a_pursuit_shows_its_chance_with_the_cards_that_are_in,
        ((),),
    ),
    "pursuit card": (
        movement,
        "highest_pursuit_roll",
        lambda kept: lambda frame, cards=(): kept(frame),
        shown.test_a_pursuit_shows_its_chance_with_the_cards_that_are_in,
        (("K20",),),
    ),
    "sea": (movement, "naval_odds", more(-1), shown.test_a_voyage_shows_the_roll_that_is_due, ("neapolis",)),
    "sea, a retreat": (movement, "naval_odds", more(-1), test_a_retreat_by_sea_shows_the_roll_that_is_due, ()),
    "contest": (
        movement,
        "naval_odds",
        more(1),
        shown.test_a_contest_shows_how_often_it_turns_the_voyage_back,
        ("C4", ("C31",)),
    ),
    "contested": (
        movement,
        "naval_odds",
        more(1),
        test_a_voyage_that_may_be_contested_shows_its_chance_against_each_card,
        ("pisae", False),
    ),
    "contest option": (
        contest,
        "naval_odds",
        more(1),
        test_the_card_of_a_contest_is_offered_with_how_often_it_turns_the_voyage_back,
        ("C4",),
    ),
    "siege": (sieges, "roll_modifier", more(1), shown.test_a_siege_shows_the_chances_of_its_roll, SIEGE),
    "helepolis": (sieges, "siege_roll_count", more(-1), shown.test_helepolis_shows_the_chances_of_both_rolls, ()),
    "surrender": (sieges, "roll_modifier", more(-1), shown.test_a_surrender_roll_shows_its_chances, ()),
    "blockade": (sieges, "roll_modifier", more(1), shown.test_a_blockade_shows_the_chances_of_its_roll, ((),)),
    "raid": (
        sieges,
        "roll_chances",
        better_leader,
        shown.test_a_raid_shows_its_chances_in_its_preview_and_on_its_button,
        ((),),
    ),
    "raid button": (
        movement,
        "roll_chances",
        better_leader,
        shown.test_a_raid_shows_its_chances_in_its_preview_and_on_its_button,
        ((),),
    ),
    "march": (
        battles,
        "battle_modifiers",
        other_modifiers,
        shown.test_a_march_shows_the_battle_at_its_end_with_the_card_for_the_strait,
        ((),),
    ),
    "sortie": (battles, "battle_modifiers", other_modifiers, shown.test_a_sortie_shows_the_battle, ()),
    "relief": (
        battles,
        "battle_modifiers",
        other_modifiers,
        shown.test_a_relief_shows_the_battle_with_those_inside_and_without,
        (),
    ),
    "flank": (
        battles,
        "battle_modifiers",
        other_modifiers,
        shown.test_calling_a_flanking_force_shows_the_battle_with_it_and_without,
        (),
    ),
    "unrest": (
        battles,
        "battle_modifiers",
        other_modifiers,
        shown.test_an_attack_on_the_unrest_shows_the_battle,
        ("garrison_box", ("unrest",)),
    ),
    "before the dice": (
        contexts,
        "win_chance",
        better_leader,
        shown.test_before_the_dice_the_odds_know_the_cards_that_were_played,
        ("C29", Pool(4, 4)),
    ),
    "after the battle": (
        battle_course,
        "win_chance",
        better_leader,
        test_what_is_said_after_a_battle_is_how_likely_it_was,
        (),
    ),
}
"""By what is shown: where the wrong figure is planted, so that the engine rolls as before; the test that finds it."""


@pytest.mark.parametrize("name", PLANTED)
def test_a_wrong_modifier_in_what_is_shown_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, attribute, plant, test, given = PLANTED[name]
    test(*given)  # it is green without
    monkeypatch.setattr(module, attribute, plant(getattr(module, attribute)))
    with pytest.raises(AssertionError):
        test(*given)
