"""The computer player's alliances: offered, taken, broken."""

from engine.games.sword_of_rome.actions.diplomacy import Alliance, BreakAlliance, OfferAlliance
from engine.games.sword_of_rome.actions.turn import EndTurn
from engine.games.sword_of_rome.computer_player.computer import StrongPlayer
from engine.games.sword_of_rome.computer_player.diplomacy import (
    alliance_breaking_choice,
    alliance_offer_choice,
    alliance_values,
    is_ahead,
)
from engine.games.sword_of_rome.computer_player.table import Table as Seen
from engine.games.sword_of_rome.computer_player.table import table_of
from engine.games.sword_of_rome.game import GAME
from engine.kernel.actions import Accept, Action, Decline
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kernel.state import Side
from tests.engine.games.sword_of_rome.playing import Force, Table

EVEN = {"roman": 6, "greek": 6, "gallic": 6, "etruscan_samnite": 6}
FACING: dict[str, Force] = {  # each of the two could take the other's land, and has an easier prey elsewhere
    "roman@roma": (8, "camillus"),
    "etruscan@tarquinii": (8, "etruscan_a"),
    "greek@syracusae": 3,
    "gallic@bononia": 3,
    "samnite@bovianum": 2,
}


def seen(table: Table, side: Side, action: type[Action]) -> tuple[Seen, Prompt]:
    prompt = table.prompt(side, action)
    return table_of(GAME.view(table.state, table.state.players[side]), prompt), prompt


def answer(table: Table, side: Side, action: type[Action]) -> Action | None:
    prompt = table.prompt(side, action)
    return StrongPlayer().answer(GAME.view(table.state, table.state.players[side]), prompt, UnverifiedRandom("one"))


def offering(**given: object) -> Table:
    return Table(stacks=FACING, **given).turn_number_under_way("roman").do("roman", OfferAlliance("roman", "etruscan"))  # type: ignore[arg-type]


def test_an_alliance_is_worth_something_where_armies_threaten_each_other() -> None:
    view, _ = seen(Table(stacks=FACING).turn_number_under_way("roman"), "roman", OfferAlliance)
    mine, theirs = alliance_values(view, "roman", "etruscan")
    assert mine > 0.2 and theirs > 0.1
    assert alliance_values(view, "roman", "greek")[0] == 0  # nobody near
    assert alliance_values(view, "greek", "roman") == alliance_values(view, "roman", "greek")[::-1]


def test_nobody_allies_with_who_is_ahead() -> None:
    table = offering(vp={**EVEN, "roman": 9})
    view, prompt = seen(table, "etruscan_samnite", Accept)
    assert is_ahead(view, "roman") and isinstance(prompt.context, Alliance)
    assert answer(table, "etruscan_samnite", Accept) == Decline()
    assert (
        alliance_offer_choice(
            *seen(Table(stacks=FACING, vp={**EVEN, "roman": 9}).turn_number_under_way("roman"), "roman", OfferAlliance)
        )
        is None
    )


def test_it_offers_what_serves_both_in_the_first_round_and_the_other_takes_it() -> None:
    table = Table(stacks=FACING, vp={**EVEN, "roman": 2}).turn_number_under_way("roman")
    found = answer(table, "roman", EndTurn)
    assert found == OfferAlliance("roman", "etruscan")
    table.do("roman", found)
    assert alliance_offer_choice(*seen(table, "roman", OfferAlliance)) is None  # one at a time
    assert answer(table, "etruscan_samnite", Accept) == Accept()
    later = Table(stacks=FACING, vp={**EVEN, "roman": 2})
    later.state.round = 2
    assert alliance_offer_choice(*seen(later.turn_number_under_way("roman"), "roman", OfferAlliance)) is None


def test_it_breaks_an_alliance_that_saves_the_only_prey() -> None:
    prey: dict[str, Force] = {
        "roman@roma": (10, "camillus"),
        "etruscan@pisae": 1,
        "greek@syracusae": 1,
        "gallic@luna": 1,
    }
    friends = [("roman", other) for other in ("etruscan", "greek", "gallic", "samnite")]
    table = Table(stacks=prey, alliances=friends, vp={**EVEN, "roman": 3}).turn_number_under_way("roman")
    view, prompt = seen(table, "roman", BreakAlliance)
    found = alliance_breaking_choice(view, prompt)
    assert isinstance(found, BreakAlliance) and found.to == "etruscan"
    assert prompt.menu.contains(found) and not {"praeneste", "capua"} & set(found.cost)
    served = Table(stacks=FACING, alliances=[("roman", "etruscan")], vp=EVEN).turn_number_under_way("roman")
    assert alliance_breaking_choice(*seen(served, "roman", BreakAlliance)) is None
