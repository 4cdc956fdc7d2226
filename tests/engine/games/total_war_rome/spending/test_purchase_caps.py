"""SPENDING PHASE: each cap and condition of a purchase: what just fits, what is one too many, and what is said of it
(rulings 17, 62, 91 to 95, 97)."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from data.messages import variables_of
from data.words import folder_messages
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.events.spending import LineStruck, Recruited
from engine.games.total_war_rome.spending.lines import REFUSALS
from engine.games.total_war_rome.spending.muster import refused_kinds_by_limit
from engine.games.total_war_rome.state import Army
from engine.games.total_war_rome.tables import REGIONS, TROOPS, border_id, stars_of
from engine.kernel.errors import IllegalAction
from tests.engine.games.total_war_rome.scenario import (
    ADMIRAL,
    CARTHAGE,
    COMPETENT,
    FOOT,
    GREEKS,
    HIGHLAND,
    LEGION,
    LOWLAND,
    ROME,
    SPEARS,
    TRIBES,
    VELITES,
    Board,
)
from tests.engine.games.total_war_rome.spending.test_spending_phase import shop

ENGINEERS = ("rome_engineers",)
REFORMS = ("rome_marian_reforms",)
CONTRACTS = ("carthage_contracts",)
FIVE = ("latium:market", "etruria:market", "umbria:walls", "samnium:walls", "apulia:barracks")
MAMERTINES = "mamertines"
ABOARD = ("rome_1", "rome_fleet_1")
WORDS = {
    key.removeprefix("buy."): one for key, one in folder_messages("total_war_rome").items() if key.startswith("buy.")
}


class Case(msgspec.Struct, frozen=True):
    """A purchase that the rule `key` refuses, and perhaps one beside it that fits."""

    key: str
    board: Callable[[], Board]
    refused: dict[str, Any]
    fits: dict[str, Any] | None = None
    side: str = ROME
    gold: int = 60


def plain() -> Board:
    return Board()


def army(*cards: str) -> Board:
    return Board().army("rome_1", "latium", *cards)


def besieged() -> Board:
    """Umbria, where a Roman army stands, is besieged."""
    board = Board().army("rome_1", "umbria").army("carthage_1", "umbria", siege=True)
    return board.status(ROME, CARTHAGE, "enemy")


def reforming() -> Board:
    """Rome has all that comes before the Marian Reforms."""
    before = ("rome_socii_horse", "rome_centurions", "rome_consular_command", *ENGINEERS, "rome_siegecraft")
    return army().has(ROME, developments=(*before, "rome_onagers"))


def messana(**land: Any) -> Board:
    """Rome controls the region of the Mamertines and has an army next to it."""
    return Board().own(ROME, "messana").land("messana", **land).army("rome_1", "bruttium")


def tribes(*cards: str) -> Board:
    return Board().army("barbarian_tribes_1", "aedui", *cards)


def four_armies() -> Board:
    board = Board()
    for n, region in enumerate(("latium", "etruria", "umbria", "samnium"), 1):
        board.army(f"rome_{n}", region)
    return board.spare("rome_scipio_africanus")


def mediocre_ones_lead() -> Board:
    """Every general of 2 stars has an army."""
    board = Board()
    two = sorted(g for g in board.state.factions[ROME].generals if stars_of(g) == 2)
    for n, (general, region) in enumerate(zip(two, ("latium", "etruria", "umbria", "samnium"), strict=True), 1):
        board.army(f"rome_{n}", region, general=general)
    return board


def wonder(**land: bool) -> Board:
    return Board().land("latium", **land)


def all_roads(board: Board) -> Board:
    return board.roads(*(("latium", other) for other in REGIONS["latium"].neighbours))


CASES = [
    Case("gold", army, {"troops": (f"rome_1:{LEGION}",) * 3}, {"troops": (f"rome_1:{LEGION}",) * 2}, gold=8),
    Case("most", lambda: army().holds(ROME, "conscription"),
         {"events": ("ac_37",), "free_troops": (f"rome_1:{FOOT}", f"rome_1:{LEGION}")},
         {"events": ("ac_37",), "free_troops": (f"rome_1:{FOOT}",)}),
    Case("unplayed", lambda: army().holds(ROME, "conscription"), {"free_troops": (f"rome_1:{FOOT}",)}),
    # Buy Developments
    Case("row", plain, {"developments": ("rome_engineers", "rome_viae")}, {"developments": ("rome_engineers",)}),
    Case("above", plain, {"developments": ("rome_siegecraft",)},
         {"developments": ("rome_engineers", "rome_siegecraft")}),
    Case("above_owned", lambda: Board(next_development="next_round"),
         {"developments": ("rome_engineers", "rome_siegecraft")}, {"developments": ("rome_engineers",)}),
    Case("owned", lambda: Board().has(ROME, developments=ENGINEERS), {"developments": ENGINEERS},
         {"developments": ("rome_siegecraft",)}),
    Case("foreign_board", plain, {"developments": CONTRACTS}),
    # Buy a General, New Armies, Buy an Agent
    Case("rank", plain, {"generals": (COMPETENT,)}, {"generals": (ADMIRAL,)}),
    Case("no_general", mediocre_ones_lead, {"generals": (ADMIRAL,)}),
    Case("far_from_home", lambda: Board().own(ROME, "callaecia").army("rome_1", "callaecia", stars=0),
         {"generals": (ADMIRAL,), "posts": (f"{ADMIRAL}:rome_1",)}),
    Case("far_from_home", lambda: Board().navy("rome_fleet_1", "mare_tyrrhenum").army("rome_1").aboard(*ABOARD),
         {"generals": (ADMIRAL,), "posts": (f"{ADMIRAL}:rome_1",)}),
    Case("besieged", lambda: besieged().army("rome_2", "latium"),
         {"generals": (ADMIRAL,), "posts": (f"{ADMIRAL}:rome_1",)},
         {"generals": (ADMIRAL,), "posts": (f"{ADMIRAL}:rome_2",)}),
    Case("led", lambda: army().spare("rome_scipio_africanus"), {"posts": ("rome_scipio_africanus:rome_1",)},
         {"generals": (ADMIRAL,), "posts": (f"{ADMIRAL}:rome_1",)}),
    Case("not_spare", plain, {"posts": (f"{ADMIRAL}:rome_1",)},
         {"generals": (ADMIRAL,), "posts": (f"{ADMIRAL}:rome_1",)}),
    Case("posted", lambda: Board().spare("rome_scipio_africanus"),
         {"generals": (ADMIRAL,), "posts": ("rome_scipio_africanus:rome_1", f"{ADMIRAL}:rome_1")},
         {"generals": (ADMIRAL,), "posts": ("rome_scipio_africanus:rome_1", f"{ADMIRAL}:rome_2")}),
    Case("no_army_space", four_armies, {"posts": ("rome_scipio_africanus:rome_5",)}),
    Case("agent_limit", plain, {"agents": ("latium",)}),
    Case("agent_limit", lambda: Board().has(ROME, developments=("rome_extra_agent",)), {"agents": ("latium",) * 2},
         {"agents": ("latium",)}),
    Case("agent_home", lambda: Board().agent("rome_agent_2"), {"agents": ("messana",)}, {"agents": ("umbria",)}),
    Case("besieged", lambda: besieged().agent("rome_agent_2"), {"agents": ("umbria",)}, {"agents": ("latium",)}),
    # Buy Unit and Ship Cards
    Case("no_such_army", army, {"troops": (f"rome_2:{FOOT}",)}, {"troops": (f"rome_1:{FOOT}",)}),
    Case("no_such_army", lambda: army().army("carthage_1", "zeugitana"), {"troops": (f"carthage_1:{FOOT}",)}),
    Case("no_such_navy", plain, {"ships": ("rome_fleet_3:trireme_r",)},
         {"ships": ("rome_fleet_1:trireme_r", "rome_fleet_2:trireme_r")}),
    Case("no_such_navy", plain, {"ships": ("carthage_fleet_1:trireme_r",)}),
    Case("stock", lambda: Board().army("rome_1", "latium", *[LEGION] * 5).army("rome_2", "umbria"),
         {"troops": (f"rome_2:{LEGION}",) * 4}, {"troops": (f"rome_2:{LEGION}",) * 3}),
    Case("foreign_card", army, {"troops": (f"rome_1:{SPEARS}",)}),
    Case("foreign_card", plain, {"ships": ("rome_fleet_1:trireme_c",)}),
    Case("upgrade_only", army, {"troops": (f"rome_1:{LEGION}_vet",)}, {"troops": (f"rome_1:{LEGION}",)}),
    Case("locked", army, {"troops": ("rome_1:scorpio",)}),
    Case("locked", army, {"developments": ENGINEERS, "troops": ("rome_1:scorpio",)}),
    Case("locked", plain, {"ships": ("rome_fleet_1:quinquereme_r",)}, {"ships": ("rome_fleet_1:trireme_r",)}),
    Case("retired", lambda: army().has(ROME, developments=("rome_marian_reforms",)), {"troops": (f"rome_1:{VELITES}",)},
         {"troops": ("rome_1:imperial_auxilia",)}),
    Case("retired_now", reforming, {"developments": REFORMS, "troops": (f"rome_1:{LEGION}",)},
         {"troops": (f"rome_1:{LEGION}",)}),
    Case("retired_now", reforming, {"developments": REFORMS, "troops": (f"rome_1:{VELITES}",)},
         {"developments": REFORMS, "troops": ("rome_1:ballista",)}),
    Case("supply_line", lambda: Board().own(ROME, "venetia").army("rome_1", "venetia"),
         {"troops": (f"rome_1:{FOOT}",)}),
    Case("besieged", besieged, {"troops": (f"rome_1:{FOOT}",)}),
    Case("besieged", besieged, {"improvements": ("umbria:market",)}, {"improvements": ("latium:market",)}),
    Case("road_besieged", besieged, {"roads": (border_id("boii", "umbria"),)}, {"roads": (border_id("etruria",
    "latium"),)}), Case("road_besieged", besieged, {"roads": (border_id("latium", "umbria"),)}),
    Case("full_main", lambda: army(*[LEGION] * 4), {"troops": (f"rome_1:{FOOT}",) * 3},
         {"troops": (f"rome_1:{FOOT}",) * 2}),
    Case("full_skirmisher", army, {"troops": (f"rome_1:{VELITES}",) * 3}, {"troops": (f"rome_1:{VELITES}",) * 2}),
    Case("full_artillery", lambda: army().has(ROME, developments=ENGINEERS),
         {"troops": ("rome_1:scorpio", "rome_1:scorpio", "rome_1:ballista")},
         {"troops": ("rome_1:scorpio", "rome_1:ballista")}),
    Case("disunity_main", tribes, {"troops": (f"barbarian_tribes_1:{LOWLAND}",) * 3},
         {"troops": (f"barbarian_tribes_1:{LOWLAND}",) * 2}, TRIBES),
    Case("disunity_skirmisher", tribes, {"troops": ("barbarian_tribes_1:tribal_javelinmen",) * 2},
         {"troops": ("barbarian_tribes_1:tribal_javelinmen",)}, TRIBES),
    Case("mixed", tribes, {"troops": (f"barbarian_tribes_1:{HIGHLAND}",)},
         {"troops": (f"barbarian_tribes_1:{LOWLAND}",)}, TRIBES),
    Case("mercenary_region", lambda: messana(), {"troops": (f"rome_1:{MAMERTINES}",)}),
    Case("mercenary_region", army, {"troops": (f"rome_1:{MAMERTINES}",)}),
    Case("mercenary_reach", lambda: messana(barracks=True).army("rome_2", "carnutes"),
         {"troops": (f"rome_2:{MAMERTINES}",)}, {"troops": (f"rome_1:{MAMERTINES}",)}),
    Case("mercenary_reach", lambda: messana(barracks=True).navy("rome_fleet_1", "mare_cantabricum").aboard(*ABOARD),
         {"troops": (f"rome_1:{MAMERTINES}",)}),
    Case("pack", lambda: messana(barracks=True), {"troops": (f"rome_1:{MAMERTINES}",) * 5},
         {"troops": (f"rome_1:{MAMERTINES}",) * 4}),
    Case("no_dock", lambda: Board().navy("rome_fleet_1", "mare_tyrrhenum"), {"ships": ("rome_fleet_1:trireme_r",)},
         {"ships": ("rome_fleet_2:trireme_r",)}),
    Case("full_navy", lambda: Board().navy("rome_fleet_1", "", *["trireme_r"] * 4, port="latium"),
         {"ships": ("rome_fleet_1:trireme_r", "rome_fleet_1:trireme_r")}, {"ships": ("rome_fleet_1:trireme_r",)}),
    Case("no_navy_space", lambda: Board().navy("rome_fleet_1", port="latium").navy("rome_fleet_2", port="apulia"),
         {"ships": ("rome_fleet_3:trireme_r",)}, {"ships": ("rome_fleet_2:trireme_r",)}),
    # Event cards
    Case("conscript", lambda: messana(barracks=True).holds(ROME, "conscription"),
         {"events": ("ac_37",), "free_troops": (f"rome_1:{MAMERTINES}",)}),
    Case("conscript", lambda: army().holds(ROME, "conscription").has(ROME, developments=("rome_onagers",)),
         {"events": ("ac_37",), "free_troops": ("rome_1:onager",)},
         {"events": ("ac_37",), "free_troops": (f"rome_1:{LEGION}",)}),
    Case("no_veteran", lambda: army(f"{LEGION}_vet", LEGION).holds(ROME, "recalled_veterans"),
         {"events": ("ac_30",), "veterans": (f"rome_1:{LEGION}_vet",)},
         {"events": ("ac_30",), "veterans": (f"rome_1:{LEGION}",)}),
    Case("no_such_card", lambda: army().holds(ROME, "recalled_veterans"),
         {"events": ("ac_30",), "veterans": (f"rome_1:{LEGION}",)}),
    Case("wonder_free", lambda: all_roads(wonder(market=True, walls=True, barracks=True)).holds(ROME, "public_works"),
         {"events": ("ac_15",), "free_works": ("latium:wonder",)}, {"improvements": ("latium:wonder",)}),
    # Buy Regional Improvements, Pay to Remove Disruption
    Case("not_yours", plain, {"improvements": ("messana:market",)}),
    Case("not_yours", lambda: Board().land("zeugitana", unrest=1), {"unrest": ("zeugitana",)}),
    Case("built", lambda: wonder(market=True), {"improvements": ("latium:market",)},
         {"improvements": ("latium:walls",)}),
    Case("built", plain, {"improvements": ("latium:market", "latium:market")}, {"improvements": ("latium:market",)}),
    Case("built", lambda: Board().roads(("latium", "umbria")), {"roads": ("latium-umbria",)}),
    Case("per_region", plain, {"improvements": ("latium:market", "latium:walls", "latium:barracks")},
         {"improvements": ("latium:market", "latium:walls")}),
    Case("per_kind", plain, {"improvements": ("latium:market", "etruria:market", "umbria:market")},
         {"improvements": ("latium:market", "etruria:market")}),
    Case("per_round", plain, {"improvements": (*FIVE, "campania:barracks")}, {"improvements": FIVE}),
    Case("per_round", lambda: Board().holds(ROME, "public_works"),
         {"events": ("ac_15",), "improvements": FIVE, "free_works": ("campania:barracks",)},
         {"events": ("ac_15",), "improvements": FIVE[:4], "free_works": ("campania:barracks",)}),
    Case("wonder_improvements", lambda: all_roads(wonder(market=True, walls=True)),
         {"improvements": ("latium:barracks", "latium:wonder")}, {"improvements": ("latium:barracks",)}),
    Case("wonder_roads", lambda: wonder(market=True, walls=True, barracks=True), {"improvements": ("latium:wonder",)}),
    Case("no_border", plain, {"roads": (border_id("apulia", "latium"),)}),
    Case("road_control", plain, {"roads": (border_id("corsica", "sardinia"),)}),
    Case("road_both_sides", lambda: Board(roads="both_sides"), {"roads": (border_id("boii", "umbria"),)},
         {"roads": (border_id("latium", "umbria"),)}),
    Case("road_enemy", lambda: Board().own(GREEKS, "boii").status(ROME, GREEKS, "enemy"),
         {"roads": (border_id("boii", "umbria"),)}),
    Case("calm", lambda: Board().land("latium", unrest=1), {"unrest": ("latium", "latium")}, {"unrest": ("latium",)}),
    Case("calm", plain, {"unrest": ("latium",)}),
]  # fmt: skip


def name(case: Case) -> str:
    return case.key


@pytest.mark.parametrize("case", CASES, ids=name)
def test_one_too_many_is_refused_by_its_rule(case: Case) -> None:
    """The refusal names the rule, its section and its cap, and nothing else is the matter with the basket."""
    board = shop(case.board(), **{case.side: case.gold})
    prompt = board.prompt(case.side, Spend)
    with pytest.raises(IllegalAction) as caught:
        prompt.menu.tokens_of_value(Spend(**case.refused))
    section, most = REFUSALS[case.key]
    assert (caught.value.why.key, caught.value.section) == (f"buy.{case.key}", section)
    if most:
        assert caught.value.why.args["most"] == most
    assert variables_of(WORDS[case.key]) <= set(caught.value.why.args)


@pytest.mark.parametrize("case", [case for case in CASES if case.fits is not None], ids=name)
def test_what_just_fits_is_bought(case: Case) -> None:
    """The same board and gold: up to the cap everything is allowed."""
    board = shop(case.board(), **{case.side: case.gold})
    assert board.allows(case.side, Spend(**(case.fits or {})))


def test_ten_troop_cards() -> None:
    """Universal Rules 5: the limits of the three groups add up to it, it alone bars armies out of order only."""
    here = (*["velites"] * 4, *["scorpio"] * 4, FOOT)
    assert FOOT not in refused_kinds_by_limit(here, (), disunited=False)
    assert refused_kinds_by_limit(here, (FOOT,), disunited=False)[FOOT] == "full_army"


def test_every_refusal_is_among_them() -> None:
    """No rule of a basket goes untested."""
    assert {case.key for case in CASES} | {"full_army"} == set(REFUSALS)


def test_every_refusal_has_words() -> None:
    assert set(WORDS) == set(REFUSALS)


@pytest.mark.parametrize("lines", [
    {"developments": ("rome_atlantis",)}, {"generals": ("many",)}, {"posts": ("nobody:rome_1",)},
    {"troops": ("rome_1:hussars",)}, {"troops": ("rome_1:war_dogs",)}, {"ships": ("rome_fleet_1:submarine",)},
    {"improvements": ("atlantis:market",)}, {"improvements": ("latium:cinema",)}, {"roads": ("latium-atlantis",)},
    {"roads": ("umbria-latium",)}, {"agents": ("atlantis",)}, {"unrest": ("atlantis",)},
])  # fmt: skip
def test_what_there_is_not(lines: dict[str, Any]) -> None:
    """A word that names nothing is no breach of a rule: it is not among the choices, and that is all."""
    assert shop(army()).refused(ROME, Spend(**lines)).key == "error.not_offered"


def test_the_gold_is_named() -> None:
    """What the list would cost, and what the fields before it have left."""
    board = shop(army(), rome=9)
    why = board.refused(ROME, Spend(developments=("rome_engineers",), troops=(f"rome_1:{LEGION}",) * 3))
    assert why.key == "buy.gold" and (why.args["total"], why.args["left"]) == (9, 7)


def test_the_development_above_is_named() -> None:
    assert shop(Board()).refused(ROME, Spend(developments=("rome_onagers",))).args["needs"] == "rome_siegecraft"


def test_the_development_that_a_card_needs_is_named() -> None:
    why = shop(army()).refused(ROME, Spend(troops=("rome_1:allied_cavalry",)))
    assert (why.key, why.args["needs"]) == ("buy.locked", "rome_socii_horse")


def test_the_limit_of_agents_is_named() -> None:
    board = Board().has(ROME, developments=("rome_extra_agent",)).agent("rome_agent_3", "latium")
    assert shop(board).refused(ROME, Spend(agents=("latium",))).args["limit"] == 3


@pytest.mark.ruling(94, 108)
class TestStruckMercenaries:
    """Rulings 94 and 108: the last card of a pack, gone when a basket's turn comes."""

    def sold_out(self, *before: str) -> Board:
        """Rome has put Mamertines into its basket; all but those `before` are taken before it is revealed."""
        board = shop(messana(barracks=True).has(ROME, developments=()), rome=20)
        board.do(ROME, Spend(troops=(f"rome_1:{MAMERTINES}",) * 2 + (f"rome_1:{FOOT}",)))
        state = board.state
        taken = state.packs[MAMERTINES] - len(before)
        state.packs[MAMERTINES] -= taken
        state.armies["carthage_1"] = Army(owner=CARTHAGE, cards=(MAMERTINES,) * taken)
        for side in (CARTHAGE, GREEKS, TRIBES):
            board.do(side, Spend())
        return board

    def test_all_are_gone(self) -> None:
        board = self.sold_out()
        price = TROOPS[MAMERTINES].cost or 0
        struck = [(e.side, e.line, e.refund) for e in board.all(LineStruck)]
        assert struck == [(ROME, "", price)] * 2  # nobody learns which
        assert board.gold() == 20 - (TROOPS[FOOT].cost or 0)
        assert board.state.armies["rome_1"].cards == (FOOT,) * 3

    def test_one_is_left(self) -> None:
        board = self.sold_out("one")
        assert len(board.all(LineStruck)) == 1 and board.state.packs[MAMERTINES] == 0
        assert board.state.armies["rome_1"].cards == (FOOT, FOOT, FOOT, MAMERTINES)

    @pytest.mark.ruling(108)
    def test_the_refund_is_not_spent_again(self) -> None:
        """Ruling 108: it comes back after the basket, which stands as it was."""
        board = self.sold_out()
        assert board.told(Recruited).seen_by("1").kinds == (FOOT,)
        assert board.gold() == 20 - (TROOPS[FOOT].cost or 0)
