"""What the computer player does before the markers are drawn: set-up, leaders who are drawn, levies."""

from engine.games.rise_of_the_roman_republic.actions.manpower import PlaceLevy
from engine.games.rise_of_the_roman_republic.actions.politics import (
    MusterApart,
    NameCommander,
    PlaceLeader,
    RetainLeaders,
)
from engine.games.rise_of_the_roman_republic.actions.setup import CITY, Deploy
from engine.games.rise_of_the_roman_republic.board.hexmap import distance
from engine.games.rise_of_the_roman_republic.computer_player.table import SP, Table
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kit.player import best_scored, form_of, offered_first_tokens

LETTERS = "EDCBA"
PIECE = 10  # SP of the citizens of a legion


def leader_ability(view: RiseView, leader: str) -> float:
    """Return how much a leader can do in a turn: their phases, how long they last, how well they fight."""
    known = view.leaders[leader]
    return known.initiative * known.campaign + 2 * max(0, LETTERS.find(known.battle)) + 2 * known.guile


def choose_deployment(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Leave a man in each city that is worth it, then put all others together into the strongest city."""
    table, form = Table(view, prompt.side), form_of(prompt, Deploy)
    if not isinstance(prompt.default, Deploy):
        return None
    chief = prompt.default.place
    scored = [
        (table.worth_of_garrison(one), one)
        for one in offered_first_tokens(form, "place")
        if one in table.cities and one != chief
    ]
    city = best_scored(scored, above=SP)
    if city is None or prompt.default.infantry < len(scored):
        return prompt.default
    return Deploy(city, CITY, 1, 0, ())


def choose_leaders_to_retain(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Keep the leaders who are better than the mean of those who could be drawn."""
    if not isinstance(prompt.default, RetainLeaders):
        return None
    waiting = next((one.waiting for one in view.sides if one.side == prompt.side), ())
    pool = [leader_ability(view, one) for one in (*waiting, *prompt.default.leaders)]
    mean = sum(pool) / max(1, len(pool))
    return RetainLeaders(tuple([one for one in prompt.default.leaders if leader_ability(view, one) >= mean]))


def choose_place_of_leader(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Place a leader where most men are without one, else with most men."""
    table = Table(view, prompt.side)

    def men(place: str) -> float:
        there = [one for one in table.own_stacks if one.hex == place]
        return sum([one.sp * (1.0 if not one.leaders else 0.5) for one in there])

    found = offered_first_tokens(form_of(prompt, PlaceLeader), "place")
    return PlaceLeader(best_scored([(men(one), one) for one in found]) or found[0]) if found else None


def choose_commander_of_force(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Let the ablest command."""
    found = offered_first_tokens(form_of(prompt, NameCommander), "leader")
    return (
        NameCommander(best_scored([(leader_ability(view, one), one) for one in found]) or found[0]) if found else None
    )


def choose_place_of_levy(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Place a levy where a leader is, or as near to one as can be."""
    table = Table(view, prompt.side)
    leaders = [one.hex for one in table.own_stacks if one.leaders]
    found = offered_first_tokens(form_of(prompt, PlaceLevy), "place")

    def near(place: str) -> float:
        besieged = bool(table.cities[place].besieger) if place in table.cities else False
        return -min([distance(place, one) for one in leaders], default=0) - (50 if besieged else 0)

    return PlaceLevy(best_scored([(near(one), one) for one in found]) or found[0]) if found else None


def choose_citizens_to_raise(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Raise the citizens of new legions in the city on which the war hangs, while it is besieged: they alone may come
    in (section 10.21). Their allies gather where most of the side's men are."""
    table, form = Table(view, prompt.side), form_of(prompt, MusterApart)
    home = table.capital.place
    if form is None or not table.capital.is_besieged or home not in offered_first_tokens(form, "citizens"):
        return None
    men = {one.hex: one.sp for one in table.own_stacks if one.leaders and one.hex != home}
    before = {"citizens": home}
    allies = best_scored(
        [(float(men.get(one, 0)), one) for one in offered_first_tokens(form, "allies", before) if one != home]
    )
    if allies is None or table.capital.reinforcement_gain(PIECE) < SP * PIECE:
        return None
    two = MusterApart(home, allies, home, allies)
    return two if prompt.menu.contains(two) else MusterApart(home, allies)
