"""The figures: the whole map, every deck of every edition, every start; nothing named that is not there."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from data import load_game_data
from data.words import folder_messages
from engine.games.sword_of_rome import tables
from engine.games.sword_of_rome.figures import Losses, SiegeResult
from engine.games.sword_of_rome.tables import (
    APPIAN_WAY,
    CARDS,
    GAME_ID,
    LEADERS,
    LINKS,
    SCENARIOS,
    SPACES,
    TABLES,
    cards_of,
    scenario_for_player_count,
)
from engine.kernel.errors import EngineBug
from engine.kit import graph

DECKS = ("roman", "greek", "gallic", "etruscan_samnite")
POWERS = {"roman", "greek", "gallic", "etruscan", "samnite", "carthaginian", "volsci", "transalpine"}
ELSEWHERE = {"independent", "mercenaries", "unrest"}  # nobody's, and what the five-player game adds


def test_the_map_has_63_spaces_two_boxes_and_105_links() -> None:
    """Section 2.2."""
    homes = Counter(space.home for space in SPACES.values() if space.kind != "box")
    assert sum(homes.values()) == 63
    assert homes == {
        "gallic": 12, "etruscan": 11, "roman": 7, "volsci": 1, "samnite": 9, "independent": 2, "greek": 14,
        "carthaginian": 7,
    }  # fmt: skip
    assert [space.id for space in SPACES.values() if space.kind == "box"] == ["transalpine_box", "garrison_box"]
    assert len({frozenset((link.a, link.b)) for link in LINKS}) == len(LINKS) == 105
    assert [(link.a, link.b) for link in LINKS if link.one_way] == [("transalpine_box", "eporedia")]


def test_only_cities_have_loyalty_and_only_tribes_a_factor() -> None:
    """Section 2.2."""
    for space in SPACES.values():
        assert bool(space.loyalty) == (space.kind == "walled"), space.id
        assert bool(space.subjugation) == (space.kind == "tribe"), space.id
    assert SPACES["roma"].loyalty == 3
    assert [space.id for space in SPACES.values() if space.port == "carthaginian"] == ["carthago", "kerkouane"]


def test_land_hangs_together_and_the_appian_way_is_a_chain() -> None:
    roads = graph.point_graph([graph.GraphLink(link.a, link.b, link.kind, link.one_way) for link in LINKS], SPACES)
    italy = {space.id for space in SPACES.values() if space.region in ("italy", "sicily")}
    assert set(roads.reach(["eporedia"])) == italy
    for a, b in pairwise(APPIAN_WAY):
        assert roads.kinds(a, b) == ("appian",)
    assert roads.distance("clusium", "roma") == 3  # as in the worked example of the avoid
    assert {"luna", "populonium", "faesulae"} == set(roads.neighbours("pisae"))


@pytest.mark.parametrize(
    ("edition", "decks"), [("2-4p", DECKS), ("5p", (*DECKS, "carthaginian"))], ids=["2-4p", "5p"]
)  # fmt: skip
def test_each_deck_has_37_cards_and_two_desperate_times(edition: Any, decks: tuple[str, ...]) -> None:
    """Section 6."""
    for deck in decks:
        cards = cards_of(edition, deck)
        assert [card.number for card in cards] == list(range(1, 40)), deck
        assert [card.kind == "desperate_times" for card in cards] == [False] * 37 + [True] * 2
        kinds = Counter(card.kind for card in cards)
        assert kinds["campaign"] == 3, deck
        assert kinds["npa"] == (3 if deck == "carthaginian" else 4), deck
        assert sum(card.reshuffle for card in cards) == 1


def test_five_players_swap_six_cards() -> None:
    swapped = {card.id: card.replaces for card in CARDS.values() if card.replaces}
    assert sorted(swapped.values()) == ["E12", "G18", "K35", "K8", "R13", "R14"]
    for new, old in swapped.items():
        assert CARDS[new].number == CARDS[old].number
        assert (CARDS[new].editions, CARDS[old].editions) == ("5p", "2-4p")
    assert len(CARDS) == 201


def test_every_card_has_a_value_and_only_responses_have_moments() -> None:
    for card in CARDS.values():
        assert 1 <= card.value <= 3, card.id
        assert bool(card.timing) == (card.kind in ("response", "desperate_times")), card.id
        assert bool(card.powers) == (card.kind == "npa"), card.id
        assert set(card.powers) <= {"volsci", "transalpine", "carthaginian"}
        assert bool(card.ops) == (card.kind in ("event", "response")), card.id


def test_corrected_cards_have_their_moments() -> None:
    assert CARDS["R21"].timing == ("after_siege_roll", "on_event_played", "on_gallic_event_3p")
    assert CARDS["R27"].timing == ("on_avoid_declared", "on_refuse_declared")
    assert CARDS["K20"].timing == CARDS["C9"].timing == ("on_intercept_declared", "on_pursuit", "before_combat_roll")
    assert CARDS["R36"].kind == "event"


def ids_in(value: object, key: str) -> Iterator[str]:
    """Yield what the ops of a card name under a key."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == key and isinstance(inner, str):
                yield inner
            yield from ids_in(inner, key)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from ids_in(inner, key)


def test_every_id_that_a_card_names_is_there() -> None:
    for card in CARDS.values():
        for leader in ids_in(card.ops, "leader"):
            assert leader in LEADERS or leader == "minor", card.id
        for where in ids_in(card.ops, "where"):
            for atom in where.replace("&", "|").split("|"):
                if atom.startswith(("id:", "not_id:")):
                    assert atom.partition(":")[2] in SPACES, (card.id, atom)


def test_leaders_belong_to_powers_and_come_in_by_cards_that_are_there() -> None:
    """Section 8."""
    for leader in LEADERS.values():
        assert leader.power in POWERS | ELSEWHERE, leader.id
        assert leader.entry in {"setup", "pool", "reserve", "rule"} or leader.entry in CARDS, leader.id
        assert not leader.loyalty_penalty or leader.power == "greek"
    assert (LEADERS["camillus"].tactics, LEADERS["egnatius"].tactics, LEADERS["pyrrhus"].tactics) == (4, 3, 4)
    assert LEADERS["brennus"].initiative == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_start_is_complete(players: int) -> None:
    """Section 3."""
    scenario = scenario_for_player_count(players)
    assert set(scenario.hand) == set(scenario.players)
    edition = "5p" if players == 5 else "2-4p"
    assert scenario.edition == edition
    placed = {force.leader for force in scenario.forces if force.leader}
    begun = {force.power for force in scenario.forces}
    expected = {
        leader.id
        for leader in LEADERS.values()
        if leader.entry == "setup" and leader.editions in ("all", edition) and leader.power in begun
    }
    assert placed == expected
    sides = {"etruscan", "samnite"} if "etruscan_samnite" in scenario.players else set()
    assert begun == ({*scenario.players, *scenario.non_players} - {"etruscan_samnite"}) | sides
    for force in scenario.forces:
        assert force.space not in scenario.out_of_play
        if force.leader:
            assert LEADERS[force.leader].power == force.power
    persons = [side for group in scenario.persons for side in group]
    assert sorted(persons) == (sorted(scenario.players) if players == 2 else [])


def test_what_differs_between_the_scenarios() -> None:
    cu = {key: sum(force.cu for force in scenario.forces) for key, scenario in SCENARIOS.items()}
    assert cu == {"two_players": 68, "three_players": 52, "four_players": 68, "five_players": 68}
    assert SCENARIOS["five_players"].loyalty == {"lilybaeum": 2, "carthago": 2}
    assert len(SCENARIOS["three_players"].out_of_play) == 13
    assert SCENARIOS["two_players"].hand["roman"] == 7


def test_z01_the_romans_hold_eight_cards_with_four_players() -> None:
    assert scenario_for_player_count(4).hand["roman"] == 8


def test_z02_vp_stop_at_the_ends_of_the_track() -> None:
    assert (TABLES.clamped_vp(13), TABLES.clamped_vp(-1), TABLES.clamped_vp(7)) == (12, 0, 7)


def test_z05_gauls_have_two_mp_more_than_the_card() -> None:
    assert [TABLES.movement_points_by_card("gallic", value) for value in (1, 2, 3)] == [3, 4, 5]
    assert (TABLES.movement_points_by_card("roman", 1), TABLES.movement_points_by_card("transalpine", 3)) == (4, 5)


@pytest.mark.parametrize(("larger", "smaller", "modifier"), [(8, 4, 3), (10, 5, 3), (4, 2, 3), (2, 1, 3), (6, 4, 1)])
def test_the_attested_force_ratios(larger: int, smaller: int, modifier: int) -> None:
    """Section 12.2."""
    assert TABLES.force_ratio(larger, smaller) == modifier


def test_the_ends_of_the_force_ratio() -> None:
    assert (TABLES.force_ratio(5, 5), TABLES.force_ratio(11, 3), TABLES.force_ratio(12, 3)) == (0, 5, None)
    assert TABLES.force_ratio(3, 0) is None
    assert TABLES.highest_ratio == 5


def test_losses_go_by_the_size_of_who_rolled_and_a_losers_one_is_his_own() -> None:
    """Section 12.3."""
    assert [TABLES.winner_losses(die, 3).loser for die in range(1, 7)] == [0, 0, 0, 1, 2, 2]
    assert [TABLES.winner_losses(die, 1).loser for die in range(1, 7)] == [0, 0, 0, 0, 0, 2]
    assert TABLES.loser_losses(5, 2) == Losses(winner=1, loser=0)
    assert TABLES.loser_losses(1, 1) == Losses(winner=0, loser=1)


def test_siege_attrition_and_naval_rolls() -> None:
    """Sections 5.5, 9.6.4 and 13.1."""
    assert TABLES.siege_roll_result(3) == SiegeResult(0, 1)
    assert (TABLES.siege_roll_result(7), TABLES.siege_roll_result(1), TABLES.siege_roll_result(14)) == (
        (1, 1),
        (0, 1),
        (2, 0),
    )
    assert [TABLES.naval_combat_result(result) for result in (-1, 2, 3, 4, 5, 9)] == [
        "success", "success", "return", "return", "attrition", "attrition",
    ]  # fmt: skip
    assert (TABLES.attrition_losses(6, 1), TABLES.attrition_losses(6, 7), TABLES.attrition_losses(1, 25)) == (1, 2, 1)


@pytest.mark.ruling(249)
def test_ruling_249_the_tables_count_and_no_rounded_means() -> None:
    """22 points in 36 rolls of a siege, and 5 CU in 6 rolls of attrition for five to seven."""
    assert sum(TABLES.siege_roll_result(a + b).points for a in range(1, 7) for b in range(1, 7)) == 22
    assert [sum(TABLES.attrition_losses(die, cu) for die in range(1, 7)) for cu in (5, 7)] == [5, 5]


def test_spaces_bring_cu_to_their_own_power_and_cities_to_the_romans() -> None:
    """Section 5.10.1."""
    bring = TABLES.reinforcement_of_space
    assert bring("roman", "roma", walled=True) == 2
    assert bring("roman", "capua", walled=True) == 1
    assert bring("roman", "tarquinii", walled=True) == 1
    assert bring("roman", "velitrae", walled=False) == 0
    assert bring("roman", "velitrae", walled=True) == 1  # a colony
    assert bring("gallic", "tarquinii", walled=True) == 0
    total = {p: sum(bring(p, s.id, walled=s.kind == "walled") for s in SPACES.values() if s.home == p) for p in POWERS}
    assert total == {
        "roman": 5, "greek": 5, "gallic": 6, "etruscan": 2, "samnite": 3, "carthaginian": 3, "volsci": 1,
        "transalpine": 1,
    }  # fmt: skip


def test_automatic_victory_ends_before_the_last_turn() -> None:
    """Section 4.2."""
    levels = [TABLES.auto_victory(turn) for turn in range(1, SCENARIOS["four_players"].turns + 1)]
    assert levels == [*[None] * 3, *[12] * 5, None]


def test_the_short_rules_name_the_first_turn_of_an_automatic_victory() -> None:
    said = [folder_messages(GAME_ID)[f"rules.{page}_text"].source for page in ("victory", "scoring")]
    assert all(f"from turn {TABLES.first_automatic_win_turn} on" in text for text in said)


def test_everything_has_a_name_and_every_card_a_text() -> None:
    words = folder_messages(GAME_ID)
    for key in (*SPACES, *LEADERS, *CARDS, *POWERS):
        assert f"name.{key}" in words
    for card in CARDS.values():
        assert card.text in words


def raw(name: str, *path: str, **change: object) -> Any:
    """Return a data file with one of its rows changed."""

    def changed(value: Any, path: tuple[str, ...]) -> Any:
        if not path:
            return {**value, **change}
        return {**value, path[0]: changed(value[path[0]], path[1:])}

    return changed(load_game_data(GAME_ID, name), path)


@pytest.mark.parametrize(
    ("name", "path", "change", "reader", "told"),
    [
        ("spaces", ("spaces", "roma"), {"kind": "castle"}, tables.read_spaces, "spaces.yaml, space roma"),
        ("spaces", ("spaces", "roma"), {"walls": 2}, tables.read_spaces, "spaces.yaml, space roma"),
        ("leaders", ("leaders", "pyrrhus"), {"tactics": "many"}, tables.read_leaders, "leaders.yaml, leader pyrrhus"),
        ("cards", ("gallic", "G5"), {"value": None}, tables.read_cards, "cards.yaml, card G5"),
        ("cards", ("gallic", "G5"), {"replaces": "G99"}, tables.read_cards, "cards.yaml, card G5.*'G99'"),
        ("scenarios", ("scenarios", "five_players"), {"forces": ["huns"]}, tables.read_scenarios, "five_players.*huns"),
        ("scenarios", ("scenarios", "five_players"), {"loyalty": {"utica": 1}}, tables.read_scenarios, "utica"),
    ],
)
def test_an_error_names_the_file_and_the_entry(
    name: str, path: tuple[str, ...], change: dict[str, object], reader: Callable[[Any], object], told: str
) -> None:
    with pytest.raises(EngineBug, match=told):
        reader(raw(name, *path, **change))


def test_a_link_must_lead_to_a_space() -> None:
    with pytest.raises(EngineBug, match=r"spaces.yaml, link roma - ostia: there is no space 'ostia'"):
        tables.read_links({"links": [{"a": "roma", "b": "ostia", "kind": "clear"}]}, SPACES)
