"""What the computer player does where all of a province must be subdued, and no tribe may be in arms (Samnite Wars)."""

import msgspec

from engine.games.rise_of_the_roman_republic.actions.cup import Activate
from engine.games.rise_of_the_roman_republic.actions.politics import CallDictator, Elect, NoDictator, Prorogue
from engine.games.rise_of_the_roman_republic.actions.siege import AbandonCity, GarrisonCity
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.player.computer import StrongPlayer
from engine.games.rise_of_the_roman_republic.player.table import Table
from engine.games.rise_of_the_roman_republic.siege.contexts import Taken
from engine.games.rise_of_the_roman_republic.view import MagistrateView, RiseView, StackView
from engine.kernel.actions import Action
from engine.kernel.choices import Number, OneOf
from engine.kernel.dice import Lots
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.prompts import MUST, Prompt
from engine.kit.choices import YesNo
from tests.engine.games.rise_of_the_roman_republic.random_games import start

BENEVENTUM, CORFINUM = "4510", "3810"


def view(scenario: str = "central_italy") -> RiseView:
    return PLAIN.view(start("subduing", scenario=scenario), None)


def answer(seen: RiseView, moment: str, default: Action, *forms: Form, context: Taken | None = None) -> Action | None:
    menu = Menu(*forms)
    offer = Prompt(
        id="1", seat="1", side="rome", kind=MUST, moment=moment, menu_of=lambda side: menu,
        default_of=lambda side: default, context_of=lambda side: context,
    )  # fmt: skip
    return StrongPlayer().answer(seen, offer, Lots(1))


def taken(left: int) -> RiseView:
    """Return a view in which so many cities of Samnium are not Rome's."""
    seen = view()
    samnium = [one.place for one in Table(seen, "rome").outlook.cities["samnium"]]
    for place in samnium[left:]:
        cities = [msgspec.structs.replace(one, side="rome") if one.place == place else one for one in seen.cities]
        seen = msgspec.structs.replace(seen, cities=tuple(cities))
    return seen


def test_able_consuls_are_prorogued_for_samnium_alone() -> None:
    """Papirius Cursor is far abler than the mean of the pool, Veturius far less able."""
    consuls = (MagistrateView(leader="104", office="rome_consul"), MagistrateView(leader="110", office="field_consul"))
    form = Form(Prorogue, leaders=Pick(("104", "110"), 0, 2), triumphs=Pick((), 0, 2))
    seen = msgspec.structs.replace(view(), outgoing=consuls, pool=("105", "106", "108"))
    assert answer(seen, "strategic.prorogue", Prorogue(), form) == Prorogue(("104",))
    other = msgspec.structs.replace(view("alexander"), outgoing=consuls, pool=("105", "106"))
    assert answer(other, "strategic.prorogue", Prorogue(), form) == Prorogue()


def test_who_is_known_to_be_able_is_elected_rather_than_drawn() -> None:
    seen = msgspec.structs.replace(view(), pool=("105", "106", "108"))
    for named, chosen in (("104", "104"), ("110", "draw")):
        found = answer(seen, "election.who", Elect("draw"), Form(Elect, leader=OneOf(("draw", named))))
        assert found == Elect(chosen)


def test_a_dictator_is_called() -> None:
    found = answer(view(), "strategic.emergency", NoDictator(), Form(CallDictator), Form(NoDictator))
    assert found == CallDictator()


def test_no_marker_of_a_consul_goes_to_the_urban_praetor() -> None:
    """He has the garrison of Rome with him, as the consul has, who stands there too."""
    seen = view()
    praetor = next(one.leader for one in seen.magistrates if one.office == "urban_praetor")
    form = Form(Activate, leader=OneOf((praetor, "110")))
    assert answer(seen, "turns.activate", Activate(praetor), form) == Activate("110")


def test_garrisons_are_the_stronger_the_fewer_cities_are_left() -> None:
    def left_in(seen: RiseView) -> int:
        forms = (Form(GarrisonCity, sp=Number(1, 20), sack=YesNo()), Form(AbandonCity, sack=YesNo()))
        found = answer(seen, "capture.occupy", AbandonCity(False), *forms, context=Taken(BENEVENTUM, "assault"))
        assert isinstance(found, GarrisonCity)
        return found.sp

    assert left_in(taken(7)) == 2 and left_in(taken(0)) > left_in(taken(2)) > 2


def test_a_tribe_in_arms_counts_most_when_it_alone_stands_in_the_way() -> None:
    """The Sabines go home when their province becomes Rome's ally."""
    sabines = StackView(power="sabinus", hex=CORFINUM, side="samnites", inside=True, sp=8, infantry=8)
    early, late = (
        Table(msgspec.structs.replace(seen, stacks=(*seen.stacks, sabines)), "rome").loyalty
        for seen in (taken(7), taken(0))
    )
    assert late.gain("sabinus", 1) > early.gain("sabinus", 1) > Table(taken(7), "rome").loyalty.gain("sabinus", 1)


def test_who_comes_to_a_siege_reckons_with_those_who_follow_him() -> None:
    """A Dictator without men has those of a Proconsul at Beneventum; a Proconsul has them not."""
    seen = view()
    legion = msgspec.structs.replace(seen.legions[0], hex=BENEVENTUM, commander="105")
    there = StackView(power="rome", hex=BENEVENTUM, side="rome", leaders=("105",), legions=(legion.number,))
    for office, joins in (("dictator", True), ("proconsul", False)):
        offices = (MagistrateView(leader="104", office=office), MagistrateView(leader="105", office="proconsul"))
        legions = (legion, *seen.legions[1:])
        table = Table(msgspec.structs.replace(seen, stacks=(there,), legions=legions, magistrates=offices), "rome")
        alone = StackView(power="rome", hex="3714", side="rome", leaders=("104",))
        assert (table.joined(alone, BENEVENTUM).infantry > 0) is joins


def test_an_enemy_army_counts_most_when_all_cities_are_taken() -> None:
    assert Table(taken(0), "rome").loyalty.menace > 3 * Table(taken(7), "rome").loyalty.menace > 0


def test_a_city_in_which_a_tribe_in_arms_sits_is_worth_taking() -> None:
    sabines = StackView(power="sabinus", hex=CORFINUM, side="samnites", inside=True, sp=3, infantry=3)
    seen = taken(0)
    there = msgspec.structs.replace(seen, stacks=(*seen.stacks, sabines))
    assert Table(there, "rome").worth(CORFINUM) > Table(seen, "rome").worth(CORFINUM) + 5
    assert Table(there, "samnites").worth(CORFINUM) < 1 > Table(seen, "samnites").worth(CORFINUM)
