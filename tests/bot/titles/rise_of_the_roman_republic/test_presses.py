"""A march takes four presses at most: with whom, the page of the list, the goal, Confirm of its way or of another.
One by another way of which there is more to know is seen first, a fifth."""

from statistics import median

import pytest

from bot.messages.drafts import WayAsked
from bot.messages.picks import (
    chosen_line_values,
    first_pick_of_form,
    is_complete_in_single_list,
    pick_chunks,
    tokens_after_selection,
)
from bot.messages.screen import Select
from bot.screens.aid import aid_of
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.way_rows import route_of
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.games.rise_of_the_roman_republic.actions.siege import AbandonCity, GarrisonWith, OccupyCity
from engine.games.rise_of_the_roman_republic.movement.guards import Units
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.choices import STOP
from engine.kernel.events import TABLE
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.prompts import Prompt
from engine.kit.choices import YesNo
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from testbed.bench.presses import presses_by_decision
from tests.conformance.walks import walk
from tests.tiers import thinned

MOST = 4


@pytest.mark.parametrize("games", thinned([1, 2], seconds=5))
def test_every_march_of_random_games_takes_four_presses_at_most(games: int) -> None:
    found: dict[str, list[int]] = {}
    for seed in range(2 - games, 2):
        for tag, count in presses_by_decision(GAME_ID, seed):
            found.setdefault(tag, []).append(count)
    marches = [*found["march"], *found["march_allies"], *found["march_with"]]
    assert len(marches) > 50 * games and max(marches) <= MOST + 1
    assert sum(count > MOST for count in marches) <= len(marches) / 100  # its dangers are read before it is confirmed
    assert median(found["march_with"]) < MOST
    assert len(found["regroup"]) > 10 * games
    assert max(found["regroup"]) <= MOST  # whoever sends dozens of SP sets one list


def test_of_a_kind_with_more_than_a_list_has_lines_amounts_are_chosen_in_any_choice() -> None:
    """As men among whom a garrison is named: line by line one could not even come beyond the first list."""
    garrison = Pick([Item("african", count=40, group="troops"), Item("gallic", count=3, group="troops")], 1, 43)
    ((_, lines),) = pick_chunks(garrison, ())
    assert [line.size for line in lines] == [1, 2, 4, 8, 9, 16, 0, 0, 0]
    wanted = ("african",) * 33 + ("gallic",) * 2
    assert tokens_after_selection(garrison, (), 0, sorted(chosen_line_values(lines, wanted))) == wanted


def asking(menu: Menu) -> Prompt:
    """Return a question with these answers."""
    return Prompt(id="0" * 16, seat="1", side="rome", kind="must", moment="capture.occupy",
                  menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip


def test_whoever_must_take_all_has_only_to_confirm() -> None:
    """A tribe goes into its city with its whole army: each of its 30 SP had to be chosen."""
    army = Units([Item("etruscan", group="leaders"), Item("infantry", count=30, group="troops")], 31, 31)
    menu = Menu(Form(GarrisonWith, units=army, sack=YesNo()))
    given = PromptScreen.draft_with_only_action(asking(menu), ())
    assert given == (GarrisonWith.tag(), "etruscan", *["infantry"] * 30, STOP)
    half = (GarrisonWith.tag(), "infantry", "infantry")
    assert sorted(PromptScreen.draft_with_only_action(asking(menu), half)) == sorted(given)
    free = Menu(
        Form(GarrisonWith, units=Units([Item("infantry", count=30), Item("cavalry", count=2)], 31, 32), sack=YesNo())
    )
    assert PromptScreen.draft_with_only_action(asking(free), ()) == (GarrisonWith.tag(),)


def test_whoever_marches_with_a_part_chooses_it_beside_the_other_actions() -> None:
    """The list of the part begins the march: one press fewer, and what it was begun with can be changed."""
    game = find_game(GAME_ID)
    run = Run(game, {str(n): RandomPlayer() for n in range(1, 4)}, "parts")
    state = run.start()
    while not (asked := [one for one in game.prompts(state).values() if "march_with" in one.menu.forms]):
        state = run.step(state)
    prompt, words = asked[0], Words(GAME_ID)
    aid = aid_of(game, state, game.view(state, prompt.seat), prompt, words)
    rows = PromptScreen(words, "AAAAA", prompt, aid=aid).screen().rows
    (parts,) = [row for row in rows if isinstance(row, Select) and row.id.split(":")[3:4] == ["march_with"]]
    assert parts.placeholder.startswith(words("do.march_with"))
    pick = first_pick_of_form(prompt.menu.forms["march_with"])
    assert pick is not None and [line.value for line in parts.options] == [
        line.value for _, lines in pick_chunks(pick, ()) for line in lines
    ]
    buttons = [one.id for row in rows if not isinstance(row, Select) for one in row]
    assert not any(one.endswith(":march_with") for one in buttons)


def test_units_of_all_kinds_are_one_list_and_whoever_has_chosen_goes_on() -> None:
    """A list for each kind, and a press to say that it is enough, made a march of a part eight presses."""
    force = Units([Item("113", group="leaders"), Item("I", group="legions"), Item("II", group="legions")], 1, 3)
    assert [group for group, _ in pick_chunks(force, ())] == [""]
    assert is_complete_in_single_list(force, ("I",)) and not is_complete_in_single_list(force, ())
    many = Units([Item("infantry", count=30, group="troops"), Item("113", group="leaders")], 1, 31)
    assert len(pick_chunks(many, ())) == 1 and is_complete_in_single_list(many, ("113",))
    assert not is_complete_in_single_list(Pick([Item("I"), Item("II")], 1, 2), ("I",))


def test_more_of_a_kind_than_a_list_has_lines_are_amounts_that_add_up() -> None:
    many = Units([Item("infantry", count=30, group="troops"), Item("113", group="leaders")], 1, 31)
    ((_, lines),) = pick_chunks(many, ())
    assert [line.size for line in lines if line.token == "infantry"] == [1, 2, 4, 8, 15]
    for count in range(31):
        own = ("infantry",) * count
        held = chosen_line_values(lines, own)
        assert sum(line.size for line in lines if line.value in held) == count
        assert tokens_after_selection(many, (), 0, sorted(held)) == own
    assert tokens_after_selection(many, (), 0, ["infantry~1x999999999"]) == ("infantry",)


def test_a_march_that_is_to_be_confirmed_tells_its_price_once() -> None:
    """The forecast says goal, hexes and Attrition Points; the line of the way adds what kind of way it is alone."""
    game, words = find_game(GAME_ID), Words(GAME_ID)
    run = Run(game, {str(n): RandomPlayer() for n in range(1, 4)}, "price")
    state = run.start()
    while not (asked := [one for one in game.prompts(state).values() if "march" in one.menu.forms]):
        state = run.step(state)
    (prompt,) = asked
    found = route_of(prompt, ("march", prompt.menu.choices_after(("march",)).options[0].token))
    assert found is not None
    shown = 0
    for goal in found[0].goals():
        for variant in ("", "road"):
            trip = found[0].cheapest_way(goal.token, variant=variant)
            given = ("march", prompt.menu.choices_after(("march",)).options[0].token, *(trip.legs if trip else ()))
            if trip is None or not prompt.menu.is_complete(given):
                continue
            way = WayAsked(to=goal.token, variant=variant)
            screen = PromptScreen(words, "AAAAA", prompt, given, preview=game.preview(state, prompt, given), way=way)
            content = screen.screen().content
            assert content.count(" AP") == 1 and content.count("-# To ") == 1, content
            assert content.count(words("way.road")) == (variant == "road") and "-# ," not in content, content
            shown += 1
    assert shown > 5


def test_a_bare_yes_says_to_what() -> None:
    """Of several answers one may have nothing but a yes or no; its question alone does not say of what."""
    words, menu = Words(GAME_ID), Menu(Form(OccupyCity, sack=YesNo()), Form(AbandonCity, sack=YesNo()))
    content = PromptScreen(words, "AAAAA", asking(menu), (AbandonCity.tag(),)).screen().content
    assert words("screen.asked_for", field="sack") in content and "Sack it" in content


def test_back_takes_back_a_choice_of_ones_own_with_what_was_filled_in_after_it() -> None:
    game, words = find_game(GAME_ID), Words(GAME_ID)
    run = Run(game, {str(n): RandomPlayer() for n in range(1, 4)}, "back")
    state = run.start()
    while not (asked := [one for one in game.prompts(state).values() if "deploy" in one.menu.forms]):
        state = run.step(state)
    prompt = asked[0]
    aid = aid_of(game, state, game.view(state, prompt.seat), prompt, words)
    chosen = PromptScreen.draft_with_only_action(
        prompt, ("deploy", prompt.menu.choices_after(("deploy",)).options[0].token)
    )
    filled = chosen
    while not prompt.menu.is_complete(filled) and (token := aid.presumes(filled)):
        filled = PromptScreen.draft_with_only_action(prompt, (*filled, token))
    assert len(filled) > len(chosen), "something is filled in"
    assert PromptScreen.draft_before_last_choice(prompt, filled, aid) == PromptScreen.draft_with_only_action(prompt, ())
    assert PromptScreen.draft_before_last_choice(prompt, filled) != PromptScreen.draft_with_only_action(prompt, ()), (
        "field by field without help"
    )


def test_whoever_chooses_nobody_is_told_for_what_and_buttons_begin_with_a_capital() -> None:
    labels = []
    for step in walk(GAME_ID, 1)[1::3]:
        for tag in step.prompt.menu.forms if step.prompt.seat != TABLE else ():
            screen = PromptScreen(Words(GAME_ID), "AAAAA", step.prompt, (tag,)).screen()
            buttons = [one for row in screen.rows if not isinstance(row, Select) for one in row]
            labels += [one.label for one in buttons if one.id.startswith("add:")]
    assert len(labels) > 50
    assert [label for label in labels if label.lower() == "none" or label[:1] != label[:1].upper()] == []
