"""Lists of many places."""

from bot.messages.aid import PromptHelp
from bot.messages.drafts import Draft
from bot.messages.letters import LETTERS
from bot.messages.screen import Select
from bot.screens.map_letters import letters_of_open_list
from bot.screens.prompt_screen import PromptScreen
from bot.words import Words
from data import load_game_data
from engine.games.total_war_rome.actions.agents import MoveAgent
from engine.games.total_war_rome.actions.campaign import Sail
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.frames.agents import AgentTurn
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.prompts import MUST, Prompt
from tests.engine.games.total_war_rome.scenario import Board

WORDS = Words("total_war_rome", {"1": "Ada", "2": "Boris", "3": "Clara", "4": "Dmitri"})


def asked(*forms: Form) -> Prompt:
    return Prompt(id="0" * 16, seat="1", side="rome", kind=MUST, moment="campaign_turn.start",
                  menu_of=lambda side: Menu(*forms), default_of=lambda side: None)  # fmt: skip


def test_many_places_are_listed_by_name() -> None:
    """Sixty regions fill three pages of a select each, lettered anew: their titles say which holds what."""
    places = tuple(load_game_data("total_war_rome", "regions")["regions"])
    prompt = asked(Form(MoveAgent, agent=OneOf(("rome_agent_1", "rome_agent_2")), to=OneOf(places)))
    given, aid = ("move_agent", "rome_agent_1"), PromptHelp(places=frozenset(places))
    names: list[str] = []
    for page in range(3):
        shown = PromptScreen(WORDS, "AAAAA", prompt, given, aid=aid, page=page).screen()
        assert not list(shown.broken_limits())
        pages, select = [row for row in shown.rows if isinstance(row, Select)]
        assert len(pages.options) == 3
        lettered = [option.label.split(" · ") for option in select.options]
        assert [letter for letter, _ in lettered] == list(LETTERS[: len(lettered)])
        assert select.placeholder == f"Choose: Where to: {lettered[0][1]} – {lettered[-1][1]}"
        assert {o.value: o.label[0] for o in select.options} == letters_of_open_list(
            prompt, Draft("p", given, page), aid.places, WORDS
        )
        names += [name for _, name in lettered]
    assert names == sorted(names) and len(names) == len(places)


def test_what_is_wholly_in_the_list_of_who_moves_is_not_offered_twice() -> None:
    """An action stays among the others where it can begin with what the list does not say."""
    agents, navies = OneOf(("rome_agent_1", "rome_agent_2")), OneOf(("rome_navy_1",))
    to = OneOf(("latium", "campania"))
    prompt = asked(Form(MoveAgent, agent=agents, to=to), Form(Sail, navy=navies, route=to), Form(EndTurn))
    aid = PromptHelp(at_once=frozenset({"move_agent", "sail"}))
    screen = PromptScreen(WORDS, "AAAAA", prompt, aid=aid).screen()
    (who,) = [row for row in screen.rows if isinstance(row, Select)]
    assert [line.value for line in who.options] == ["move_agent:rome_agent_1", "move_agent:rome_agent_2"]
    buttons = {button.id.split(":")[3] for row in screen.rows if not isinstance(row, Select) for button in row}
    assert buttons == {"sail", "end_turn"}


def test_the_first_page_of_where_an_agent_may_go_has_regions_of_other_factions() -> None:
    """There it acts; they stood by name among sixty regions, on three pages."""
    prompt = Board().agent("rome_agent_1", "latium").begin(AgentTurn(side="rome")).prompt("rome", MoveAgent)
    aid = PromptHelp(places=frozenset(load_game_data("total_war_rome", "regions")["regions"]))
    shown = PromptScreen(WORDS, "AAAAA", prompt, ("move_agent", "rome_agent_1"), aid=aid).screen()
    first = next(
        row for row in shown.rows if isinstance(row, Select) and row.placeholder == "Regions of other factions"
    )
    assert "zeugitana" in {option.value for option in first.options}
    assert not {"latium", "aquitania"} & {option.value for option in first.options}
