"""Section 7.3: support, by a card and after a battle."""

import pytest

from engine.games.sword_of_rome.actions.combat import SpendSupport
from engine.games.sword_of_rome.actions.siege import Loot
from engine.games.sword_of_rome.actions.turn import AddSupport
from engine.games.sword_of_rome.cards.support import (
    Support,
    spend_support_point,
    spendable_support_points,
    state_after_support_point,
)
from engine.games.sword_of_rome.events.siege import CityFell
from engine.games.sword_of_rome.frames.combat import Politics
from engine.games.sword_of_rome.state import Place, Stack
from engine.kernel.dice import ScriptedDice
from engine.kernel.play import Play
from tests.engine.games.sword_of_rome.playing import Force, Table

ROME = Support(power="", side="roman")
LEAGUE = Support(power="", side="etruscan_samnite")
BEATEN_ROME = Support(power="samnite", side="etruscan_samnite", beaten="roman", space="roma")
CARDS = {"roman": ["R9", "R16", "R8"], "etruscan_samnite": ["E16"], "gallic": ["G10", "G7"], "greek": ["K15"]}


def test_b10_two_points_raise_a_city_from_1_to_3() -> None:
    """B10 (section 7.3.1)."""
    table = Table(hands=CARDS).turn_number_under_way("roman").do("roman", AddSupport("R16", ("+capua", "+capua")))
    assert table.place("capua").loyalty == 3


def test_a_cards_value_limits_its_points() -> None:
    table = Table(hands=CARDS).turn_number_under_way("roman")
    assert not table.allowed("roman", AddSupport("R8", ("+capua", "+capua")))
    assert table.allowed("roman", AddSupport("R8", ("+capua",)))


def test_a_city_has_at_most_3_a_gallic_one_1() -> None:
    """Section 7.3.1."""
    state = Table(places={"pisae": Place("gallic", 1)}).state
    assert "+roma" not in spendable_support_points(state, ROME) and "+capua" in spendable_support_points(state, ROME)
    assert "+pisae" not in spendable_support_points(state, Support("", "gallic"))


def test_a_besieged_city_is_not_raised() -> None:
    state = Table(places={"capua": Place("roman", 1, siege=0, besieger="samnite")}, strict=False).state
    assert "+capua" not in spendable_support_points(state, ROME)


def test_a_marker_is_placed_where_own_cu_stand() -> None:
    table = Table(changed={"roman@sentinum": 2}, hands=CARDS, strict=False).turn_number_under_way("roman")
    table.do("roman", AddSupport("R8", ("+sentinum",)))
    assert table.place("sentinum").owner == "roman"
    assert "+spoletium" not in spendable_support_points(table.state, ROME)


def test_the_value_of_a_card_takes_nothing_from_others() -> None:
    """Section 7.1: a card's value adds support; only events and won battles remove another's."""
    table = Table(hands=CARDS).turn_number_under_way("roman")
    assert not any(token.startswith("-") for token in spendable_support_points(table.state, ROME))
    assert not table.allowed("roman", AddSupport("R16", ("-sentinum",)))
    assert table.refusal("roman", AddSupport("R16", ("-sentinum",))).why.key == "refused.support_adds"


def test_in_an_allys_home_a_marker_is_cleared_where_one_may_not_be_placed() -> None:
    """Section 7.3.1, first exception."""
    changed: dict[str, Force] = {"roman@sentinum": 2}
    table = Table(
        changed=changed, places={"sentinum": Place("gallic")}, hands=CARDS,
        alliances=[("roman", "etruscan")], strict=False,
    ).turn_number_under_way("roman")  # fmt: skip
    assert "+sentinum" not in spendable_support_points(table.state, ROME)
    table.do("roman", AddSupport("R8", ("-sentinum",)))
    assert table.place("sentinum").owner == ""


def test_markers_without_cu_of_their_owner_are_removed() -> None:
    """Section 7.3.3."""
    state = Table().state
    found = spendable_support_points(state, Support("roman", "roman", beaten="etruscan", space="clusium"))
    assert "-sentinum" in found and "-clusium" not in found  # CU stand in Clusium
    found = spendable_support_points(state, Support("roman", "roman", beaten="samnite", space="clusium"))
    assert "-teate" in found and "-bovianum" not in found and "-lucani" not in found  # tribes are untouched


@pytest.mark.ruling(116)
def test_ruling_116_a_garrison_saves_a_citys_loyalty() -> None:
    """Loyalty never falls below the owner's CU, inside or outside (section 7.3.3)."""
    table = Table(places={"neapolis": Place("greek", 2)}, changed={"greek@neapolis": 1})
    won = Support("roman", "roman", beaten="greek", space="neapolis")
    assert "-neapolis" in spendable_support_points(table.state, won)
    lowered = state_after_support_point(table.state, won, "-neapolis")
    assert lowered.places["neapolis"].loyalty == 1 and "-neapolis" not in spendable_support_points(lowered, won)
    inside = Stack("greek", "neapolis", cu_inside=2)
    table.state.stacks = {**table.state.stacks, "greek@neapolis": inside}
    assert "-neapolis" not in spendable_support_points(table.state, won)


def test_a_city_at_0_is_independent_with_loyalty_1() -> None:
    state = state_after_support_point(
        Table().state, Support("roman", "roman", beaten="etruscan", space="clusium"), "-tarquinii"
    )
    assert state.places["tarquinii"] == Place("", 1)


@pytest.mark.ruling(43)
def test_ruling_43_independent_cities_are_neither_raised_nor_lowered() -> None:
    state = Table(places={"capua": Place("", 1)}).state
    won = Support("samnite", "etruscan_samnite", beaten="roman", space="roma")
    assert not {"+capua", "-capua"} & {*spendable_support_points(state, ROME), *spendable_support_points(state, won)}


@pytest.mark.ruling(32)
def test_ruling_32_a_card_of_the_pair_serves_both_freely() -> None:
    table = Table(changed={"samnite@paestum": 1}, hands=CARDS, strict=False).turn_number_under_way("etruscan_samnite")
    table.do("etruscan_samnite", AddSupport("E16", ("+tarquinii", "+paestum")))
    assert table.place("tarquinii").loyalty == 2
    assert table.place("paestum").owner == "samnite"


def test_allies_are_not_harmed_by_a_card() -> None:
    table = Table(alliances=[("roman", "samnite")], changed={"roman@teate": 2}, strict=False)
    assert not {"+teate", "-teate"} & set(spendable_support_points(table.state, ROME))


@pytest.mark.ruling(111)
def test_ruling_111_in_the_partners_home_it_becomes_the_partners() -> None:
    state = Table(changed={"samnite@sentinum": 2}, places={"sentinum": Place("gallic")}, strict=False).state
    assert state_after_support_point(state, LEAGUE, "+sentinum").places["sentinum"].owner == "etruscan"


@pytest.mark.ruling(73)
def test_ruling_73_no_support_reaches_carthago() -> None:
    state = Table(changed={"carthaginian@carthago": 0}).state
    found = spendable_support_points(state, Support("greek", "greek", beaten="carthaginian", space="selinus"))
    assert "-carthago" not in found and "-selinus" in found


@pytest.mark.ruling(73)
@pytest.mark.parametrize(("players", "loyalty"), [(2, 0), (3, 0), (4, 0), (5, 2)])
def test_ruling_73_carthago_has_loyalty_with_five_players_alone(players: int, loyalty: int) -> None:
    assert Table(players=players).place("carthago") == Place("carthaginian", loyalty)


@pytest.mark.ruling(33)
def test_ruling_33_a_besieged_city_lowered_to_the_siege_level_falls_at_once() -> None:
    besieged = Place("roman", 2, siege=1, besieger="samnite")
    stacks: dict[str, Force] = {"samnite@capua": (3, "samnite_a"), "roman@roma": 3}
    table = Table(stacks=stacks, places={"capua": besieged}).turn_number_under_way("etruscan_samnite")
    table.begin(Politics(side="etruscan_samnite", power="samnite", points=1, beaten="roman", space="roma"))
    table.do("etruscan_samnite", SpendSupport(("-capua",)))
    assert [event.owner for event in table.told(CityFell)] == ["samnite"]
    assert table.place("capua") == Place("samnite", 1)


@pytest.mark.ruling(33)
@pytest.mark.ruling(115)
def test_a_city_that_a_point_brings_down_is_raised_by_the_next() -> None:
    """Section 13.5."""
    besieged = Place("roman", 2, siege=1, besieger="samnite")
    stacks: dict[str, Force] = {"samnite@capua": (3, "samnite_a"), "roman@roma": 3}
    table = Table(stacks=stacks, places={"capua": besieged}).turn_number_under_way("etruscan_samnite")
    fallen = state_after_support_point(table.state, BEATEN_ROME, "-capua")
    assert fallen.places["capua"].owner == "samnite"
    assert {"+capua", "-capua"} & set(spendable_support_points(fallen, BEATEN_ROME)) == {"+capua"}
    table.begin(Politics(side="etruscan_samnite", power="samnite", points=3, beaten="roman", space="roma"))
    assert not table.allowed("etruscan_samnite", SpendSupport(("-capua", "+capua", "-capua")))
    table.do("etruscan_samnite", SpendSupport(("-capua", "+capua", "+capua")))
    assert table.place("capua") == Place("samnite", 3)
    assert [event.owner for event in table.told(CityFell)] == ["samnite"]


def test_gauls_may_still_loot_a_city_that_their_support_has_brought_down() -> None:
    """Sections 13.5 and 14.4."""
    table = Table(
        stacks={"gallic@capua": (3, "gaul_a"), "roman@roma": 3},
        places={"capua": Place("roman", 1, siege=0, besieger="gallic")},
    ).turn_number_under_way("gallic")
    table.begin(Politics(side="gallic", power="gallic", points=2, beaten="roman", space="roma"))
    assert not table.allowed("gallic", SpendSupport(("-capua", "+capua")))  # Gauls raise no city above 1
    table.do("gallic", SpendSupport(("-capua",)))
    table.do("gallic", Loot())
    assert table.place("capua") == Place("", 1)


# After a battle


def _won(**changes: object) -> tuple[Table, Support]:
    """B18: the Etruscans have won at Roma; a Roman CU stands in Velitrae and one in Narnia."""
    stacks: dict[str, Force] = {"roman@velitrae": 2, "roman@narnia": 1, "etruscan@roma": 4, "etruscan@clusium": 1}
    table = Table(stacks=stacks, strict=False)
    held = tuple(s for s, place in table.state.places.items() if place.owner in ("etruscan", "samnite"))
    return table, Support("etruscan", "etruscan_samnite", beaten="roman", space="roma", held=held)


def test_b18_what_may_be_removed_after_the_battle_at_roma() -> None:
    """Section 7.3.2."""
    table, support = _won()
    removed = {token for token in spendable_support_points(table.state, support) if token[0] == "-"}
    assert removed == {"-roma", "-capua", "-sutrium", "-praeneste", "-tarracina"}


def test_b18_a_city_at_0_is_taken_where_a_space_beside_it_was_held() -> None:
    table, support = _won()
    assert state_after_support_point(table.state, support, "-sutrium").places["sutrium"] == Place("etruscan", 1)
    assert state_after_support_point(table.state, support, "-roma").places["roma"].loyalty == 2


@pytest.mark.ruling(31)
def test_ruling_31_only_spaces_held_before_the_battle_count() -> None:
    """Section 7.3.4."""
    table, _ = _won()
    without = Support("etruscan", "etruscan_samnite", beaten="roman", space="roma", held=("clusium",))
    assert state_after_support_point(table.state, without, "-sutrium").places["sutrium"] == Place("", 1)
    by_rough = Support("samnite", "etruscan_samnite", beaten="roman", space="roma", held=("bovianum",))
    assert state_after_support_point(table.state, by_rough, "-capua").places["capua"] == Place("samnite", 1)


@pytest.mark.ruling(115)
def test_ruling_115_each_point_is_legal_after_those_before_it() -> None:
    table, support = _won()
    taken = state_after_support_point(table.state, support, "-sutrium")
    assert "+sutrium" not in spendable_support_points(table.state, support) and "+sutrium" in spendable_support_points(
        taken, support
    )
    assert state_after_support_point(taken, support, "+sutrium").places["sutrium"].loyalty == 2


def test_a_won_battle_frees_an_independent_space_of_the_home() -> None:
    table, support = _won()
    table.state.places = {**table.state.places, "sentinum": Place(), "pisae": Place("", 1)}
    assert {"+sentinum", "+pisae"} <= set(spendable_support_points(table.state, support))
    assert not {"+sentinum", "+pisae"} & set(spendable_support_points(table.state, LEAGUE))  # not by a card
    assert state_after_support_point(table.state, support, "+pisae").places["pisae"] == Place("etruscan", 1)


def test_only_the_losers_support_is_removed_after_a_battle() -> None:
    table, support = _won()
    assert not any(token in spendable_support_points(table.state, support) for token in ("-luna", "-thurii", "-brixia"))


def test_the_choices_and_the_table_agree() -> None:
    """What `state_after_support_point` foresees is what `spend_support_point` does, where no siege is in the way."""
    table, support = _won()
    for given in (support, LEAGUE, ROME):
        for token in spendable_support_points(table.state, given):
            play = Play(table.state.copy(), ScriptedDice())
            spend_support_point(play, given, token)
            assert play.state.places == state_after_support_point(table.state, given, token).places


def test_cu_of_the_owners_allies_secure_his_support_too() -> None:
    """7.3.3 speaks of friendly CU: an ally's are friendly (15.2)."""
    won = Support("samnite", "etruscan_samnite", beaten="roman", space="roma")
    stacks: dict[str, Force] = {"greek@praeneste": 1}
    assert "-praeneste" in spendable_support_points(Table(stacks=stacks, strict=False).state, won)
    assert "-praeneste" not in spendable_support_points(
        Table(stacks=stacks, alliances=[("roman", "greek")], strict=False).state, won
    )


def test_no_marker_is_placed_beside_a_third_powers_cu() -> None:
    """7.3.4: in a space free of enemy CU; it is only removed there."""
    won = Support("samnite", "etruscan_samnite", beaten="roman", space="roma", held=("fregellae",))
    alone, beside = Table(stacks={}), Table(stacks={"greek@velitrae": 1}, strict=False)
    assert state_after_support_point(alone.state, won, "-velitrae").places["velitrae"].owner == "samnite"
    assert state_after_support_point(beside.state, won, "-velitrae").places["velitrae"].owner == ""


def test_a_won_battle_frees_a_city_of_the_home_that_the_winner_himself_besieges() -> None:
    """7.3.4 asks only that no enemy CU stand there."""
    place = Place("", 1, siege=0, besieger="etruscan")
    state = Table(stacks={"etruscan@pisae": (2, "etruscan_a")}, places={"pisae": place}, strict=False).state
    won = Support("etruscan", "etruscan_samnite", beaten="roman", space="roma")
    assert "+pisae" in spendable_support_points(state, won) and state_after_support_point(state, won, "+pisae").places[
        "pisae"
    ] == Place("etruscan", 1)


def test_an_ally_who_flanks_has_his_share_of_the_outcome() -> None:
    """12.5: the winner may place support for the ally who flanked; of beaten allies he may remove either's."""
    state = Table(alliances=[("roman", "greek")]).state
    won = Support("roman", "roman", beaten="samnite", space="luceria", ally="greek")
    assert {"+capua", "+neapolis"} <= set(spendable_support_points(state, won))
    lost = Support("samnite", "etruscan_samnite", beaten="roman", space="luceria", also="greek")
    assert {"-praeneste", "-thurii"} <= set(spendable_support_points(state, lost))
