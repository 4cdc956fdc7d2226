"""Universal Rules 4: only allies may share with their ally the cards they hold."""

import pytest

from engine.games.total_war_rome.actions.agents import ShowArmy, ShowCards
from engine.games.total_war_rome.events.diplomacy import ArmyShown, CardsShown
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.state import ALLY, FRIENDLY, hand_zone
from engine.games.total_war_rome.tables import faction_pair_id
from engine.games.total_war_rome.view import view_of
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, ScriptedFaces, Table


def allied(status: str = ALLY) -> Table:
    """Return Rome's campaign turn; Rome and Carthage are allies."""
    table = Table()
    table.state.relations[faction_pair_id(ROME, CARTHAGE)] = status
    table.hold(ROME, "treaty", "trade")
    table.army("rome_1", "messana")
    return table.campaign(ROME)


def showing(table: Table, side: str) -> Prompt | None:
    found = GAME.open_side_action_prompts(table.state).values()
    return next((p for p in found if p.side == side and p.moment == "rounds.show"), None)


def do(table: Table, side: str, action: ShowCards | ShowArmy) -> str:
    """Carry an aside out; return what bars its undoing."""
    prompt = showing(table, side)
    assert prompt is not None
    done = GAME.apply(table.state, prompt.id, action, ScriptedFaces())
    table.state = done.state
    table.events += [told.event for told in done.events]
    return done.barrier


def test_only_allies() -> None:
    """A friend is no ally, and an ally shows to allies alone."""
    assert showing(allied(FRIENDLY), ROME) is None
    table = allied()
    prompt = showing(table, ROME)
    assert prompt is not None and prompt.side_action
    assert [o.token for o in prompt.menu.choices_after(("show_cards",)).options] == [CARTHAGE]
    assert showing(table, GREEKS) is None


def test_cards_of_the_hand() -> None:
    """The ally knows them from now on; nobody else sees more than before, or hears of it."""
    table = allied()
    card = table.state.cards.zones[hand_zone(ROME)][0]
    before = {seat: view_of(table.state, seat) for seat in ("1", "3", "4", None)}
    asked = [p.id for p in table.prompts()]
    assert do(table, ROME, ShowCards(CARTHAGE, (card,))) == "aside"
    assert view_of(table.state, "2").factions[ROME].shown == (card,)
    assert {seat: view_of(table.state, seat) for seat in before} == before
    assert [p.id for p in table.prompts()] == asked  # what is asked stands
    event = table.told("cards_shown")[0]
    assert isinstance(event, CardsShown)
    assert [event.seen_by(seat) is not None for seat in ("1", "2", "3", "4", None)] == [True, True, False, False, False]


def test_what_was_shown_is_not_offered_again() -> None:
    table = allied()
    do(table, ROME, ShowCards(CARTHAGE, tuple(table.state.cards.zones[hand_zone(ROME)])))
    prompt = showing(table, ROME)
    assert prompt is not None and "show_cards" not in prompt.menu.forms and "show_army" in prompt.menu.forms


@pytest.mark.ruling(103)
def test_an_army() -> None:
    """The ally sees its cards as of now (ruling 103)."""
    table = allied()
    assert view_of(table.state, "2").armies["rome_1"].cards is None
    do(table, ROME, ShowArmy(CARTHAGE, "rome_1"))
    seen = view_of(table.state, "2").armies["rome_1"]
    assert seen.cards == table.state.armies["rome_1"].cards and seen.seen == table.state.round
    assert view_of(table.state, "3").armies["rome_1"].cards is None
    assert isinstance(table.told("army_shown")[0], ArmyShown) and table.told("army_shown")[0].seen_by(None) is None


def test_what_an_ally_knows_is_not_dealt_anew() -> None:
    """Secrecy: for the ally the shown card stays where it is, for all others it may be any."""
    table = allied()
    card = table.state.cards.zones[hand_zone(ROME)][0]
    do(table, ROME, ShowCards(CARTHAGE, (card,)))
    moved = False
    for seed in range(20):
        anew = GAME.determinize(table.state, "2", UnverifiedRandom(str(seed)))
        assert card in anew.cards.zones[hand_zone(ROME)] and view_of(anew, "2") == view_of(table.state, "2")
        moved |= (
            card not in GAME.determinize(table.state, "3", UnverifiedRandom(str(seed))).cards.zones[hand_zone(ROME)]
        )
    assert moved


def test_a_shuffle_forgets() -> None:
    """A card that was shown, played and shuffled away is known to nobody."""
    table = allied()
    card = table.state.cards.zones[hand_zone(ROME)][0]
    do(table, ROME, ShowCards(CARTHAGE, (card,)))
    cards = table.state.cards
    cards.move((card,), hand_zone(ROME), "deck")
    cards.shuffled("deck", cards.zones["deck"])
    assert view_of(table.state, "2").factions[ROME].shown == ()
