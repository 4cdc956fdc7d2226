"""Events about victory points, plunder, sieges, alliances, decks and hands, each from its text."""

import pytest

from engine.games.sword_of_rome.actions.turn import ChooseTargets, EndTurn, PlayEvent
from engine.games.sword_of_rome.board.control import change_place
from engine.games.sword_of_rome.combat.strength import battle_modifiers
from engine.games.sword_of_rome.events.event_cards import DeckSeen, HandSeen
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place, Taken, draw_pile_zone
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.dice import ScriptedDice
from engine.kernel.play import Play
from engine.kernel.zones import seat_mask
from tests.engine.games.sword_of_rome.playing import Force, Table


def at(card: str, stacks: dict[str, Force] | None = None, places: dict[str, Place] | None = None) -> Table:
    side = CARDS[card].deck
    return Table(stacks=stacks or {}, places=places, hands={side: [card]}).turn_number_under_way(side)


def test_r15_attacking_romans_have_one_more_for_the_rest_of_the_game() -> None:
    table = at("R15", {"roman@roma": (4, "valerius"), "samnite@luceria": (4, "samnite_a")})
    table.do("roman", PlayEvent("R15", ()))
    attack = Battle(space="roma", attacker="roman", defender="samnite")
    defence = Battle(space="roma", attacker="samnite", defender="roman")
    assert ("manipular_legion", 1) in battle_modifiers(table.state, attack)[0]
    assert not any("manipular_legion" in dict(mods) for mods in battle_modifiers(table.state, defence))
    table.do("roman", EndTurn()).at("advance")
    assert ("manipular_legion", 1) in battle_modifiers(table.state, attack)[0]


def test_r17_two_points_for_a_siege_which_may_end_it() -> None:
    stacks: dict[str, Force] = {"roman@neapolis": (3, "valerius")}
    three = at("R17", stacks, {"neapolis": Place("greek", 3, siege=0, besieger="roman")})
    three.do("roman", PlayEvent("R17", ("neapolis",)))
    assert three.place("neapolis").siege == 2
    two = at("R17", stacks, {"neapolis": Place("greek", 2, siege=0, besieger="roman")})
    two.do("roman", PlayEvent("R17", ("neapolis",)))
    assert two.place("neapolis") == Place("roman", 1)


def test_r17_needs_an_army() -> None:
    siege = {"neapolis": Place("greek", 3, siege=0, besieger="roman")}
    assert not at("R17", {"roman@neapolis": 3}, siege).allowed("roman", PlayEvent("R17", ("neapolis",)))


def test_k33_a_greek_army_of_three_wins_over_a_tribe() -> None:
    siege = {"lucani": Place(siege=0, besieger="greek")}
    table = at("K33", {"greek@lucani": (3, "greek_a")}, siege).do("greek", PlayEvent("K33", ("lucani",)))
    assert table.place("lucani").siege == 1
    assert not at("K33", {"greek@lucani": (2, "greek_a")}, siege).allowed("greek", PlayEvent("K33", ("lucani",)))
    beside = at("K33", {"greek@paestum": (2, "greek_a")})
    assert beside.do("greek", PlayEvent("K33", ("greek@paestum",))).stack("greek@paestum").cu == 3


def allies(card: str, *pairs: tuple[str, str]) -> Table:
    side = CARDS[card].deck
    return Table(stacks={}, hands={side: [card]}, alliances=pairs).turn_number_under_way(side)


def test_r32_and_k26_an_alliance_ends_without_a_price() -> None:
    table = allies("R32", ("gallic", "greek"), ("etruscan", "roman"))
    assert not table.allowed("roman", PlayEvent("R32", ("etruscan-roman",)))  # his own
    table.do("roman", PlayEvent("R32", ("gallic-greek",)))
    assert table.state.alliances == (("etruscan", "roman"),)
    assert not allies("R32", ("etruscan", "roman")).offered("roman", PlayEvent)
    own = allies("K26", ("gallic", "greek")).do("greek", PlayEvent("K26", ("gallic-greek",)))
    assert own.state.alliances == ()


def points(card: str, table: Table) -> int:
    before = table.state.vp["gallic"]
    return table.do("gallic", PlayEvent(card, ())).state.vp["gallic"] - before


def taken(card: str, *cities: Taken) -> Table:
    table = Table(stacks={"gallic@luna": 1}, hands={"gallic": [card]}, vp={"gallic": 3})
    table.state.taken = cities
    return table.turn_number_under_way("gallic")


def test_g12_a_point_for_a_roman_city_taken_this_turn() -> None:
    assert points("G12", taken("G12", Taken("capua", "gallic", "roman"))) == 1
    assert not taken("G12", Taken("capua", "samnite", "roman")).offered("gallic", PlayEvent)
    assert not taken("G12", Taken("pisae", "gallic", "etruscan")).offered("gallic", PlayEvent)


def test_a_city_that_changes_hands_is_noted_for_the_turn() -> None:
    table = Table(stacks={"gallic@luna": 1})
    play = Play(table.state, ScriptedDice())
    change_place(play, "capua", owner="gallic", loyalty=1)
    change_place(play, "praeneste", owner="gallic")  # no city
    assert table.state.taken == (Taken("capua", "gallic", "roman"),)
    later = table.at("advance").state
    assert not later.taken


def test_g13_two_points_for_roma() -> None:
    assert points("G13", taken("G13", Taken("roma", "gallic", "roman"))) == 2
    held = at("G13", {"gallic@luna": 1}, {"roma": Place("gallic", 1)})
    assert points("G13", held) == 2
    assert not taken("G13", Taken("capua", "gallic", "roman")).offered("gallic", PlayEvent)


def test_g14_a_point_for_four_lost_etruscan_spaces() -> None:
    lost = {space: Place() for space in ("vulci", "faesulae", "arretium", "clusium")}
    assert points("G14", at("G14", {}, lost)) == 1
    lost.pop("vulci")
    assert not at("G14", {}, lost).offered("gallic", PlayEvent)


def test_g16_gauls_in_both_towns_of_umbria_or_nobody() -> None:
    assert points("G16", at("G16", {"gallic@sentinum": 1, "gallic@spoletium": 1})) == 1
    assert points("G16", at("G16", {}, {"sentinum": Place(), "spoletium": Place()})) == 1
    mixed = at("G16", {"gallic@sentinum": 1}, {"spoletium": Place()})
    assert not mixed.offered("gallic", PlayEvent)


def test_g17_an_army_of_three_in_apulia() -> None:
    assert points("G17", at("G17", {"gallic@luceria": (3, "gaul_a")})) == 1
    assert not at("G17", {"gallic@luceria": 3}).offered("gallic", PlayEvent)
    assert not at("G17", {"gallic@luceria": (2, "gaul_a")}).offered("gallic", PlayEvent)


def test_g18_a_point_with_greek_friends_else_plunder() -> None:
    assert points("G18", allies("G18", ("gallic", "greek"))) == 1
    alone = at("G18")
    assert points("G18", alone) == 0 and alone.state.plunder == 1


def test_g26_two_cards_come_and_one_goes() -> None:
    table = Table(hands={"gallic": ["G26", "G6"]}, tops={"gallic": ["G20", "G21"]}).turn_number_under_way("gallic")
    table.do("gallic", PlayEvent("G26", ()))
    assert table.asked() == {"gallic"} and set(table.hand("gallic")) == {"G6", "G20", "G21"}
    table.do("gallic", ChooseTargets(("G6",)))
    assert set(table.hand("gallic")) == {"G20", "G21"}
    assert "G6" in table.state.cards.zones["discard_gallic"]


@pytest.mark.parametrize(
    ("card", "top"),
    [("K24", ["K22", "K23", "K25", "K26"]), ("E18", ["E19", "E20", "E22", "E23", "E24"])],
)
def test_the_top_of_the_deck_is_seen_ordered_and_one_is_taken(card: str, top: list[str]) -> None:
    side = CARDS[card].deck
    table = Table(hands={side: [card]}, tops={side: top}).turn_number_under_way(side)
    table.do(side, PlayEvent(card, ()))
    order = (top[-1], *top[:-1])
    assert not table.allowed(side, ChooseTargets(order[:-1]))
    table.do(side, ChooseTargets(order))
    assert table.hand(side) == (top[-1],)
    assert tuple(reversed(table.state.cards.zones[draw_pile_zone(side)][-len(top) + 1 :])) == order[1:]
    told = table.told(DeckSeen)[0]
    seat = table.state.players[side]
    assert told.seen_by(seat) == told and told.cards == tuple(top)
    others = [seat_mask(table.state.seats, one) for one in table.state.seats if one != seat]
    assert not any(table.state.cards.knows[one] & other for one in top for other in others)


def test_what_is_seen_on_the_deck_is_nobody_elses() -> None:
    table = Table(hands={"greek": ["K24"]}, tops={"greek": ["K22", "K23", "K25", "K26"]}).turn_number_under_way("greek")
    table.do("greek", PlayEvent("K24", ()))
    told = table.told(DeckSeen)[0]
    for seat in ("1", "3", "4", None):
        assert told.seen_by(seat) == DeckSeen("greek", 4)
        assert all("K22" not in str(one) for one in GAME.view(table.state, seat).sides)
    assert {prompt.side for prompt in GAME.prompts(table.state).values()} == {"greek"}


def test_k34_a_hand_is_seen_by_one_seat_alone() -> None:
    table = Table(hands={"greek": ["K34"], "roman": ["R25", "R9"]}).turn_number_under_way("greek")
    table.do("greek", PlayEvent("K34", ("roman",)))
    told = table.told(HandSeen)[0]
    assert told.cards == ("R25", "R9") and told.seen_by("2") == told
    assert all(told.seen_by(seat) == HandSeen("greek", "roman", by="K34") for seat in ("1", "3", "4", None))
    empty = Table(hands={"greek": ["K34"], "roman": []}).turn_number_under_way("greek")
    assert not empty.allowed("greek", PlayEvent("K34", ("roman",)))


def test_e35_a_three_comes_back_while_the_mines_yield() -> None:
    table = Table(hands={"etruscan_samnite": ["E35"]}, on_discards={"etruscan_samnite": ["E19", "E22"]})
    shut = Table(hands={"etruscan_samnite": ["E35"]}, on_discards={"etruscan_samnite": ["E19"]})
    table.turn_number_under_way("etruscan_samnite")
    assert not table.allowed("etruscan_samnite", PlayEvent("E35", ("E22",)))
    table.do("etruscan_samnite", PlayEvent("E35", ("E19",)))
    assert table.hand("etruscan_samnite") == ("E19",)
    shut.state.mines = False
    assert not shut.turn_number_under_way("etruscan_samnite").offered("etruscan_samnite", PlayEvent)
